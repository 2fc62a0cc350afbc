"""Chairs, desks, cabinets, beds and what one sits or sleeps on."""
import math

from makers import maker
from makers.shared.fittings import bar, cable, disc
from shapes import (
    box,
    cushion,
    grid,
    group,
    lathe,
    move,
    noise,
    oval,
    panel,
    rod,
    slab,
    tube,
)
from typeset import Sheet


@maker('rocker', view='table')
def rocker(wood='acacia'):
    """A porch rocking chair of slats."""
    with group() as g:
        for i in range(6):
            box(50, 6.8, 2, wood, (0, -19 + i * 7.6, 38), 0.4)
        with group() as back:
            for x in (-24, 24):
                box(4, 3, 76, wood, (x, 0, 0), 0.6)
            for i in range(6):
                box(5, 1.6, 62, wood, ((i - 2.5) * 7.4, 0, 5), 0.4)
            box(52, 3, 10, wood, (0, 0, 67), 1.4)
            box(46, 3, 4, wood, (0, 0, 4), 0.5)
        move(back, tilt=-15)
        move(back, (0, 21, 35))
        for side in (-1, 1):
            box(4, 4, 54, wood, (side * 26, -20, 6), 0.5)
            box(4, 4, 36, wood, (side * 26, 22, 7), 0.5)
            box(9, 56, 2.6, wood, (side * 27, -2, 59), 1)
            line = [(side * 26, y, 3 + (y / 42) ** 2 * 11) for y in range(-44, 53, 8)]
            tube(line, 2.2, wood)
        box(50, 3, 5, wood, (0, -20, 31), 0.5)
        box(50, 3, 4, wood, (0, 22, 20), 0.5)
    move(g, turn=34)


@maker('kneeling-chair', view='table')
def kneeling_chair(wood='birch', pad='wool charcoal'):
    """A seat that tips forward and a pad for the knees, on runners."""
    with group() as g:
        for side in (-1, 1):
            x = side * 19
            tube([(x, 34, 9), (x, 20, 3), (x, -10, 2), (x, -34, 5)], 2, wood)
            tube([(x, -30, 4), (x * 0.9, -6, 22), (x * 0.8, 18, 46)], 2, wood)
            tube([(x, 22, 4), (x * 0.9, -4, 16), (x * 0.8, -26, 26)], 2, wood)
        for y, z in ((30, 6), (-30, 5)):
            bar((-19, y, z), (19, y, z), 1.6, wood)
        seat = slab(panel(46, 34, 9), 8, pad, round=3.4)
        move(seat, tilt=18)
        move(seat, (0, 17, 46))
        knees = slab(panel(48, 24, 8), 7, pad, round=3)
        move(knees, tilt=-26)
        move(knees, (0, -27, 24))
    move(g, turn=52)


@maker('desk', view='table')
def desk(top='oak', leg='matte white', width=120, depth=60, height=108, monitor='paper sky', converter=False):
    """A standing desk raised on two columns; or a converter that lifts screen and keys from a desk."""
    with group() as g:
        if converter:
            box(110, 60, 3, top, (0, 0, 0), 0.6)
            z = 30
            for side in (-1, 1):
                box(5, 40, 1.6, leg, (side * 34, 4, 3), 0.4)
                bar((side * 34, -14, 4), (side * 34, 20, z + 2), 1.4, leg)
                bar((side * 34, 20, 4), (side * 34, -12, z + 2), 1.4, leg)
            box(84, 40, 2.4, leg, (0, 6, z + 3), 0.8)
            box(84, 22, 2, leg, (0, -26, z - 6), 0.8)
            for side in (-1, 1):
                box(3, 4, 9, leg, (side * 34, -17, z - 5), 0.4)
            box(42, 12, 1.6, 'plastic white', (0, -26, z - 4), 0.4)
            for r in range(4):
                for c in range(12):
                    box(2.8, 2.2, 0.6, 'plastic gray', ((c - 5.5) * 3.2, -22.4 - 2.5 * r, z - 2.5), 0.2)
            lathe([(0, 0), (4, 0), (4.6, 9), (4.2, 9), (3.7, 0.5), (0, 0.5)], 'glaze coral', (33, 0, z + 5.4), 0.4)
            tail = z + 5.4
        else:
            box(width, depth, 3, top, (0, 0, height - 3), 0.8)
            for side in (-1, 1):
                x = side * width * 0.36
                box(8, 64, 3, leg, (x, 0, 0), 0.8)
                box(9, 6, height * 0.56, leg, (x, 0, 2), 0.6)
                box(7, 4.6, height - 6, leg, (x, 0, 2), 0.5)
            box(width * 0.72, 5, 4, leg, (0, 0, height - 7), 0.5)
            box(11, 3, 3, 'plastic black', (width * 0.34, -depth / 2 + 1, height - 6), 0.5)
            for i in (-1, 1):
                disc(0.9, 0.4, 'plastic white', (width * 0.34 + i * 2.4, -depth / 2 - 0.5, height - 4.5))
            tail = height
        box(22, 14, 1.2, 'aluminum', (0, 10, tail), 0.4)
        box(3, 2, 22, 'aluminum', (0, 13, tail), 0.3)
        box(58, 2, 34, 'matte black', (0, 11, tail + 10), 0.6)
        s = Sheet(55, 31)
        s.fill(monitor)
        from art import motif
        motif(s, 'hills', ['paper jade', 'paper teal', 'paper navy', 'paper butter'], 0, 0, 55, 31)
        s.put((0, 9.95, tail + 27))
    move(g, turn=24)


@maker('record-cabinet', view='table')
def record_cabinet(wood='oak', width=60, height=78, depth=38):
    """Two shelves of albums, a turntable on top."""
    hues = ['paper coral', 'paper navy', 'paper cream', 'paper amber', 'paper pine', 'paper wine', 'paper slate', 'paper mustard', 'paper ink']
    with group() as g:
        for x in (-1, 1):
            box(2, depth, height - 12, wood, (x * width / 2, 0, 12), 0.3)
        for z in (12, 12 + (height - 14) / 2, height - 2):
            box(width + 2, depth, 2, wood, (0, 0, z), 0.3)
        box(width, 1, height - 14, wood, (0, depth / 2 - 0.6, 12), 0)
        for x in (-1, 1):
            for y in (-1, 1):
                rod(1.4, 13, wood, (x * (width / 2 - 4), y * (depth / 2 - 5), 0), 0.2, 2)
        for row in range(2):
            z = 14 + row * (height - 14) / 2
            for i in range(34):
                box(1.1, depth - 6, 28.5, hues[(i * 5 + row * 3 + i // 4) % len(hues)], ((i - 16.5) * 1.65, -1 + (i * 7 % 3) * 0.5, z), 0.05)
        z = height
        box(44, 33, 5, 'walnut', (0, 0, z), 0.6)
        rod(14.5, 1.2, 'aluminum', (-4, 0, z + 5), 0.2)
        rod(14, 0.5, 'gloss black', (-4, 0, z + 6.2), 0.1)
        rod(4.6, 0.1, 'paper coral', (-4, 0, z + 6.7), 0.02)
        rod(2, 4, 'aluminum', (16, 9, z + 5), 0.3)
        tube([(16, 11, z + 8.4), (16, -2, z + 8.6), (10, -8, z + 7.4)], 0.5, 'steel')
    move(g, turn=26)


@maker('bed', view='high')
def bed(duvet='linen sky', sheet='cotton white', pillows=('linen sky', 'cotton white'), wood='oak', dials=None, fold=True, pad=None):
    """A made bed from its foot; `dials` adds two controls on cables, `pad` shows a quilted pad instead of a cover."""
    with group() as g:
        box(168, 8, 96, wood, (0, 104, 0), 2)
        box(164, 204, 26, wood, (0, 0, 4), 2)
        slab(panel(158, 200, 12), 24, sheet, (0, 0, 28), 6)
        for side in (-1, 1):
            for k, mat in enumerate(pillows):
                with group() as p:
                    cushion(70, 44, 20, mat)
                move(p, tilt=26)
                move(p, (side * 38, 82 - k * 16, 52 + k * 3))
        if pad:
            slab(panel(160, 150, 8), 6, pad, (0, -26, 50), 2.6)
        else:
            def place(u, v):
                x, y = (u - 0.5) * 182, -106 + v * 150
                edge = max(0.0, abs(x) - 76)
                foot = max(0.0, -96 - y)
                z = 58 + 2.6 * noise(x * 0.03, y * 0.03) + 1.2 * noise(x * 0.09, y * 0.09, 4) - 3.4 * edge - 3.2 * foot
                return (math.copysign(min(abs(x), 84), x), max(y, -103), max(z, 20))
            grid(60, 50, place, duvet, thick=2.4)
            if fold:
                roll = slab(panel(170, 30, 8), 8, sheet, (0, 38, 56), 3.6)
                move(roll, (0, 0, 0))
        if dials:
            for side in (-1, 1):
                cable([(side * 60, -60, 56), (side * 70, -90, 57), (side * 46, -70, 58.6)], 'rubber gray', 0.8)
                with group() as d:
                    slab(panel(18, 26, 8), 4, 'plastic white', round=1.6)
                    rod(6, 3, dials, (0, 0, 4), 0.6)
                    box(1, 5, 0.4, 'plastic white', (0, 2.4, 7), 0.1)
                move(d, (side * 44, -62, 56), turn=side * -10)
    move(g, turn=24)


@maker('bean-bag', view=28)
def bean_bag(mat='corduroy caramel', width=98, height=62):
    """A slouching bag with a dent to sit in."""
    def place(u, v):
        a = 2 * math.pi * u
        r = (1 - v ** 3) ** 0.6 * (0.86 + 0.26 * math.sin(math.pi * min(1, v * 1.6))) * (1 + 0.07 * noise(math.cos(a) * 1.6, math.sin(a) * 1.6, v * 2.4))
        x, y, z = math.cos(a) * r, math.sin(a) * r, v
        dent = math.exp(-((x / 0.5) ** 2 + ((y + 0.3) / 0.42) ** 2)) * max(0.0, v - 0.2)
        return (x * width / 2, (y + 0.26 * v) * width / 2, max(0, (z - 0.62 * dent) * height))
    with group() as g:
        grid(72, 40, place, mat)
        for k in range(4):
            pts = []
            for j in range(1, 39):
                x, y, z = place(k / 6, j / 40)
                pts.append((x * 1.004, y * 1.004, z + 0.2))
            tube(pts, 0.6, mat)
    move(g, turn=20)


@maker('floor-cushion', view='table')
def floor_cushion(mat='linen coral', piping='cotton cream', handle='leather caramel', width=62, height=18, round_seat=False, band=None):
    """A deep square seat with a handle at its side; or a round one with pleats."""
    with group() as g:
        if round_seat:
            r = width / 2
            lathe([(0, 0), (r * 0.9, 0.4), (r, height * 0.3), (r, height * 0.7), (r * 0.9, height), (r * 0.3, height * 1.03), (0, height)], mat, round=3.4)
            for i in range(44):
                a = 2 * math.pi * i / 44
                c, s = math.cos(a), math.sin(a)
                tube([(c * r * 0.93, s * r * 0.93, 0.6), (c * r * 1.012, s * r * 1.012, height * 0.3), (c * r * 1.012, s * r * 1.012, height * 0.7), (c * r * 0.93, s * r * 0.93, height * 0.97)], 0.42, band or mat)
            tube([(-4, -r * 1.0, height * 0.5), (-3, -r * 1.1, height * 0.72), (3, -r * 1.1, height * 0.72), (4, -r * 1.0, height * 0.5)], 1, handle)
        else:
            def soft(u, v):
                a, t = 2 * math.pi * u, math.pi * (v - 0.5)
                ring_of = math.cos(t) ** 0.42
                sx, sy = (math.copysign(abs(f) ** 0.42, f) for f in (math.cos(a), math.sin(a)))
                crease = 1 + 0.02 * noise(sx * 3, sy * 3, t * 2)
                tuft = sum(math.exp(-((sx * ring_of - p) ** 2 + (sy * ring_of - q) ** 2) / 0.016) for p in (-0.42, 0.42) for q in (-0.42, 0.42))
                z = math.copysign(abs(math.sin(t)) ** 0.62, t)
                return (sx * ring_of * width / 2 * crease, sy * ring_of * width / 2 * crease, height * 0.56 * (1 + z - (0.34 * tuft if z > 0 else 0)))
            grid(120, 60, soft, mat)
            for z in (0.3, 0.86):
                tube([(x, y, height * z) for x, y in oval(width * 0.985, width * 0.985, 64, 4.8)], 0.75, piping, closed=True)
            for x in (-0.2, 0.2):
                for y in (-0.2, 0.2):
                    rod(1.4, 0.6, piping, (x * width, y * width, height * 0.86), 0.25)
            tube([(-9, -width / 2, height * 0.5), (-7, -width / 2 - 4, height * 0.56), (7, -width / 2 - 4, height * 0.56), (9, -width / 2, height * 0.5)], 1.3, handle)
    move(g, turn=26)
