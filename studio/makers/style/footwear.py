"""What is worn on feet and hands: shoes, boots, slippers, skates and gloves."""
import math

from makers import maker
from shapes import (
    ball,
    box,
    fillet,
    grid,
    group,
    mesh,
    move,
    ring,
    rod,
    slab,
    soften,
    tube,
)

# Slices of an upper from the sole to the opening: height, heel, toe and half width in shares of the foot's length.
LOW = [(0.06, 0.0, 1.0, 0.165), (0.11, -0.01, 0.995, 0.172), (0.16, -0.01, 0.95, 0.168), (0.2, -0.005, 0.84, 0.158), (0.24, 0.0, 0.69, 0.142),
       (0.28, 0.005, 0.57, 0.125), (0.32, 0.01, 0.485, 0.112), (0.36, 0.015, 0.44, 0.105)]
ANKLE = LOW[:6] + [(0.33, 0.01, 0.47, 0.115), (0.4, 0.015, 0.43, 0.112), (0.5, 0.01, 0.425, 0.118), (0.6, 0.0, 0.43, 0.126)]
HIGH = LOW[:6] + [(0.34, 0.01, 0.46, 0.112), (0.44, 0.02, 0.42, 0.106), (0.58, 0.01, 0.41, 0.112), (0.72, -0.01, 0.42, 0.122)]
SLIP = [(0.04, 0.0, 1.0, 0.17), (0.1, -0.015, 1.0, 0.178), (0.16, -0.015, 0.95, 0.172), (0.2, -0.005, 0.85, 0.158), (0.235, 0.01, 0.72, 0.138)]
TINY = [(z, b, f, h * 1.34) for z, b, f, h in LOW[:3]] + [(0.24, -0.005, 0.9, 0.215), (0.32, 0.0, 0.74, 0.19), (0.4, 0.01, 0.56, 0.165), (0.48, 0.02, 0.5, 0.155)]
SHAPES = {'boot': ANKLE, 'skate': HIGH, 'roller': HIGH, 'hike': ANKLE, 'slipper': SLIP, 'baby': TINY}


def outline(back, front, half, n=48):
    """A foot seen from above: round at the heel, widest at the ball."""
    out = []
    for i in range(n):
        a = 2 * math.pi * i / n
        c, s = math.cos(a), math.sin(a)
        x = (back + front) / 2 + math.copysign(abs(c) ** 0.92, c) * (front - back) / 2
        out.append((x, math.copysign(abs(s) ** 0.86, s) * half * (0.92 + 0.12 * c)))
    return out


def upper(slices, length, mat, lining, wall=0.025):
    """The leather of a shoe with a real opening, lined inside."""
    def sheet(rows, what):
        verts, faces, n = [], [], 48
        for z, back, front, half in rows:
            verts += [((x - 0.5) * length, y * length, z * length) for x, y in outline(back, front, half, n)]
        for k in range(len(rows) - 1):
            for i in range(n):
                j = (i + 1) % n
                faces.append((k * n + i, k * n + j, (k + 1) * n + j, (k + 1) * n + i))
        return soften(mesh(verts, faces, what, crease=80), 1)
    sheet(slices, mat)
    top = slices[-1]
    inside = [top] + [(z - 0.002, b + wall, f - wall, h - wall) for z, b, f, h in reversed(slices)]
    return sheet(inside, lining)


def sole(length, mat, thick, half=0.178, heel=0.0):
    line = [((x - 0.5) * length, y * length) for x, y in outline(-0.02, 1.015, half)]
    thing = slab(line, thick, mat, (0, 0, heel), 0.35)
    if heel:
        slab([(x, y) for x, y in line if x < -length * 0.22], heel + 0.1, mat, (0, 0, 0), 0.1)
        slab([(x, y) for x, y in line if x > -length * 0.06], heel + 0.1, mat, (0, 0, 0), 0.1)
    return thing


def laces(slices, length, mat, rows=5, low=0.2, high=0.34):
    """Bars across the instep, and a bow."""
    def at(z):
        for (z0, _, f0, h0), (z1, _, f1, h1) in zip(slices, slices[1:]):
            if z0 <= z <= z1:
                t = (z - z0) / (z1 - z0)
                return f0 + (f1 - f0) * t, h0 + (h1 - h0) * t
        return slices[-1][2], slices[-1][3]
    for i in range(rows):
        z = low + (high - low) * i / max(1, rows - 1)
        f, h = at(z)
        pts = [((f - 0.5 - 0.36 * (abs(k) / 2) ** 2 * h) * length - 0.1, k / 2 * h * 0.5 * length, (z + 0.012) * length) for k in (-2, -1, 0, 1, 2)]
        tube(pts, 0.016 * length, mat)
    f, h = at(high)
    for side in (-1, 1):
        x, z = (f - 0.5) * length + 0.2, (high + 0.02) * length
        tube([(x, 0, z), (x + 1.2, side * 1.6, z + 1.3), (x + 1.8, side * 3.2, z + 0.2), (x + 0.5, side * 1.2, z - 0.2), (x, 0, z)], 0.011 * length, mat)


def runners(kind, length, accent):
    """The blade or the wheels under a skate."""
    if kind == 'skate':
        blade = slab([(-length * 0.5, 0), (length * 0.5, 0), (length * 0.56, 1.6), (length * 0.3, 2), (-length * 0.46, 2)], 0.5, 'chrome', round=0.05)
        move(blade, tilt=90)
        move(blade, (0, 0.25, 0))
        for x in (-0.28, 0.25):
            box(3, 1.4, 4, 'chrome', (x * length, 0, 1.6), 0.2)
        return
    box(length * 0.7, 4, 1, 'gunmetal', (0, 0, 4.2), 0.2)
    for x in (-0.3, 0.3):
        for side in (-1, 1):
            wheel = rod(2.7, 2.8, accent or 'silicone coral', round=0.5)
            move(wheel, tilt=90)
            move(wheel, (x * length, side * 3.2 + 1.4, 2.7))


def slide(length, mat, sole_mat):
    sole(length, sole_mat, 3)

    def place(u, v):
        a = math.pi * u
        return ((v - 0.5) * 9 + 4, -math.cos(a) * length * 0.185, 2.4 + math.sin(a) * 4.6)
    grid(20, 6, place, mat, thick=1.0)


def collar(slices, length, mat, thick):
    """A soft roll around the opening."""
    z, back, front, half = slices[-1]
    tube([((x - 0.5) * length, y * length, z * length) for x, y in outline(back + 0.01, front - 0.01, half - 0.008, 20)], thick * length, mat, closed=True)


@maker('shoes', view='high')
def shoes(kind='sneaker', mat='leather white', sole_mat='rubber white', lace='cotton white', lining='cotton cream', length=28, accent=None, fold=None):
    """A pair: sneaker, slipper, boot, hike, slide, baby, skate or roller."""
    apart = 0.27 if kind == 'baby' else 0.22
    for y, x in ((-apart, 0.07), (apart, -0.07)):
        with group() as g:
            if kind == 'slide':
                slide(length, mat, sole_mat)
            else:
                slices = SHAPES.get(kind, LOW)
                thick = {'baby': 0.02, 'slipper': 0.05}.get(kind, 0.085)
                upper(slices, length, mat, lining)
                sole(length, sole_mat, thick * length, 0.24 if kind == 'baby' else 0.178, 0.05 * length if kind in ('boot', 'hike') else 0)
                if kind in ('boot', 'hike'):
                    for part in g[:2]:
                        move(part, (0, 0, 0.05 * length))
                    slices = [(z + 0.05, b, f, h) for z, b, f, h in slices]
                if fold or kind == 'slipper':
                    collar(slices, length, fold or lining, 0.036)
                else:
                    collar(slices, length, accent or mat, 0.014)
                if lace:
                    top = slices[-1][0]
                    laces(slices, length, lace, 5 if top < 0.45 else 7, 0.215 if top < 0.45 else 0.26, min(0.35, top) if top < 0.45 else top - 0.06)
                    z, _, front, half = slices[-1]
                    tongue = slab(fillet([(-half * 0.6, 0), (half * 0.6, 0), (half * 0.7, 0.11), (-half * 0.7, 0.11)], 0.03, True), 0.02, mat, round=0.008)
                    move(tongue, scale=length)
                    move(tongue, tilt=76)
                    move(tongue, ((front - 0.535) * length, 0, (z - 0.06) * length), turn=90)
                if accent and kind == 'sneaker':
                    stripe = sole(length * 1.012, accent, 0.016 * length, 0.178, 0)
                    move(stripe, (0, 0, 0.042 * length))
                    box(0.03 * length, 0.13 * length, 0.16 * length, accent, (-0.502 * length, 0, 0.17 * length), 0.3)
                if kind == 'boot':
                    tube([(-0.49 * length, 0, 0.56 * length), (-0.56 * length, 0, 0.66 * length), (-0.5 * length, 0, 0.72 * length), (-0.46 * length, 0, 0.62 * length)], 0.02 * length, accent or mat)
            if kind in ('skate', 'roller'):
                move(g, (0, 0, 5))
                runners(kind, length, accent)
        move(g, (x * length, y * length, 0))
        move(g, turn=-34)


@maker('gloves', view='top')
def gloves(mat='leather caramel', cuff=None, garden=False, holes=None, mitt=False):
    """A pair laid side by side, fingers up, thumbs towards each other; `mitt` has one bag for all fingers."""
    for side in (-1, 1):
        with group() as g:
            slab(fillet([(-4.3, -9), (4.3, -9), (5.2, -2), (4.9, 4), (-4.9, 4), (-5, -2)], 2, True, 5), 2.6, mat, round=1.2)
            if mitt:
                slab(fillet([(-4.9, 2), (4.9, 2), (4.9, 10), (2.4, 14.5), (-2.4, 14.5), (-4.9, 10)], 3, True, 6), 2.6, mat, round=1.2)
            else:
                for x, top, lean in ((-3.7, 9.4, -1.3), (-1.3, 11.4, -0.4), (1.2, 11.6, 0.4), (3.6, 10.0, 1.3)):
                    tube([(x, 2, 1.3), (x + lean * 0.6, top - 4, 1.3), (x + lean, top - 0.6, 1.3), (x + lean, top + 0.4, 1.3)], 1.22, mat, taper=[1.02, 1.0, 0.92, 0.55])
                    ball(0.8, mat, (x + lean, top + 0.1, 0.5))
            tube([(3.4, -6, 1.3), (5.9, -2.6, 1.3), (7.2, 0.8, 1.3), (7.6, 2.2, 1.3)], 1.45, mat, taper=[1.1, 1.05, 0.9, 0.5])
            ball(0.9, mat, (7.5, 1.8, 0.4))
            box(9.4, 5, 2.9, cuff or mat, (0, -10.4, -0.15), 0.9)
            if holes:
                for x in (-3.4, -1.2, 1.1, 3.3):
                    ring(0.5, 0.12, holes, (x, 2.6, 2.52))
                slab([(-1.6, -6), (1.6, -6), (0, -1.5)], 0.1, holes, (0, 0, 2.58), 0)
                box(4.2, 1.7, 0.5, cuff or mat, (-1, -7.4, 2.5), 0.2)
                rod(0.5, 0.3, 'brass', (-2.4, -7.4, 2.95), 0.1)
            elif not mitt:
                for x in (-2.2, 0, 2.2):
                    tube([(x, -3, 2.56), (x, 2, 2.56)], 0.14, cuff or mat)
        move(g, scale=(-side, 1, 1))
        move(g, (side * 10.5, 0, 0), turn=side * -7)
