"""Telescopes, moons, meteorites and stars on a wall."""
import math

from art import spot
from makers import maker
from makers.shared.fittings import bar, disc, upright
from shapes import (
    ball,
    box,
    fillet,
    grid,
    group,
    lathe,
    mesh,
    move,
    noise,
    panel,
    ring,
    rod,
    slab,
    tube,
)
from typeset import Sheet, label


@maker('newton-telescope', view='eye')
def newton_telescope(tube_mat='gloss indigo', metal='matte black', wood='oak', phone=True):
    """A short wide tube on a tabletop fork, a phone in its dock."""
    with group() as t:
        lathe([(0, 0), (7.6, 0), (7.6, 46), (7, 46), (7, 2), (0, 2)], tube_mat, round=0.3)
        for z in (1, 44):
            lathe([(7.5, z), (8, z), (8, z + 2), (7.5, z + 2)], metal, round=0.2)
        with group() as e:
            rod(2, 5, metal, round=0.3)
            rod(1.6, 4, 'steel', (0, 0, 5), 0.2)
            rod(1.9, 2, 'rubber black', (0, 0, 8.6), 0.3)
        move(e, tilt=90)
        move(e, (0, -7.4, 38))
        if phone:
            with group() as p:
                slab(panel(7.6, 15, 1), 0.8, 'gloss black', round=0.2)
                s = Sheet(7, 14)
                s.fill('paper ink')
                for i in range(22):
                    s.circle((spot(i, 1) - 0.5) * 6, (spot(i, 2) - 0.5) * 12, 0.1 + 0.14 * spot(i, 3), 'glow white', n=10)
                s.circle(0.6, 1.4, 1.0, 'glow butter')
                s.line([(-1.8, 1.0), (3, 1.8)], 0.2, 'glow butter')
                s.put((0, 0, 0.82), 'up')
            move(p, tilt=90)
            move(p, (0, -9, 20))
    move(t, (0, 0, -18))
    move(t, roll=38)
    move(t, (0, 0, 34))
    upright(fillet([(-4, 0), (4, 0), (3, 30), (0, 37), (-3, 30)], 2, True, 5), 2, wood, (0, 11, 6), 0.4)
    disc(3, 4, metal, (0, 10, 34), 0.4)
    rod(14, 2.4, wood, (0, 1, 3.6), 0.4)
    rod(14, 1.6, wood, (0, 1, 1.2), 0.4)
    for k in range(3):
        a = math.radians(90 + 120 * k)
        rod(1.6, 1.4, 'rubber black', (math.cos(a) * 11, 1 + math.sin(a) * 11, 0), 0.2)


@maker('moon-lamp', view='eye')
def moon_lamp(glow='dimglow f3dcae', wood='beech', width=16):
    """A glowing moon with seas and craters on a wooden cradle."""
    r = width / 2
    craters = [(spot(i, 1) * 2 - 1, spot(i, 2) * 6.28, 0.06 + 0.16 * spot(i, 3) ** 2) for i in range(90)]
    spots = [(math.sqrt(1 - z * z) * math.cos(a), math.sqrt(1 - z * z) * math.sin(a), z, c) for z, a, c in craters]

    def place(u, v):
        a, t = 2 * math.pi * u, math.pi * v
        x, y, z = math.sin(t) * math.cos(a), math.sin(t) * math.sin(a), -math.cos(t)
        k = 1.0
        for cx, cy, cz, c in spots:
            d = math.sqrt((x - cx) ** 2 + (y - cy) ** 2 + (z - cz) ** 2)
            if d < c * 1.25:
                k += -0.022 * (1 - (d / c) ** 2) if d < c else 0.01
        return (x * r * k, y * r * k, (z + 1) * r * 1.0 + 3)
    grid(160, 80, place, glow)
    for cx, cy, rr in ((-0.3, 0.35, 0.3), (0.1, 0.5, 0.2), (0.34, 0.2, 0.24), (-0.42, -0.1, 0.2), (0.1, -0.2, 0.13)):
        pts = []
        for i in range(24):
            a = 2 * math.pi * i / 24
            q = rr * (1 + 0.2 * math.sin(3 * a + cx * 9))
            x, z = cx + q * math.cos(a), cy + q * math.sin(a)
            y = -math.sqrt(max(0.0, 1.012 - x * x - z * z))
            pts.append((x * r, y * r, (z + 1) * r + 3))
        mid = (cx * r, -math.sqrt(1.014 - cx * cx - cy * cy) * r, (cy + 1) * r + 3)
        mesh([mid] + pts, [(0, i + 1, (i + 1) % 24 + 1) for i in range(24)], 'dimglow d8bd8a')
    for k in range(3):
        a = math.radians(30 + 120 * k)
        tube([(math.cos(a) * r * 0.9, math.sin(a) * r * 0.9, 0.6), (math.cos(a) * r * 0.5, math.sin(a) * r * 0.5, 2), (math.cos(a) * r * 0.62, math.sin(a) * r * 0.62, 5)], 0.6, wood)
    ring(r * 0.5, 0.6, wood, (0, 0, 1.4))


def _inside(x, y, line):
    hit = False
    for (ax, ay), (bx, by) in zip(line, line[1:] + line[:1]):
        if (ay > y) != (by > y) and x < (bx - ax) * (y - ay) / (by - ay) + ax:
            hit = not hit
    return hit


@maker('meteorite', view='table')
def meteorite(stand='matte black', words='Campo del Cielo', sub='IRON · FOUND 1576'):
    """A cut of iron in its case, its face etched into crossing bands, its rim rough; its card beside it."""
    with group() as g:
        box(18, 9, 1.8, stand, round=0.2)
        for x in (-8.3, 8.3):
            for y in (-3.8, 3.8):
                bar((x, y, 1.8), (x, y, 15.3), 0.16, 'brass')
            bar((x, -3.8, 15.3), (x, 3.8, 15.3), 0.16, 'brass')
        for y in (-3.8, 3.8):
            bar((-8.3, y, 15.3), (8.3, y, 15.3), 0.16, 'brass')
        n, k = 120, 8
        outline = []
        for i in range(n):
            a = 2 * math.pi * i / n
            r = 1 + 0.09 * math.sin(2 * a + 0.6) + 0.06 * math.sin(3 * a + 2) + 0.035 * math.sin(5 * a) + 0.02 * math.sin(9 * a + 1)
            outline.append((6.6 * r * math.cos(a), 5.4 * r * math.sin(a)))
        with group() as m:
            verts = []
            for j in range(k + 1):
                for i, (x, y) in enumerate(outline):
                    t = j / k
                    out = 1 + 0.05 * math.sin(math.pi * t) + 0.035 * noise(x, y, t * 5, 0.9) + 0.02 * noise(x, y, t * 5, 2.2) * math.sin(math.pi * t)
                    verts.append((x * out, y * out, 2 * t))
            faces = [(j * n + i, j * n + (i + 1) % n, (j + 1) * n + (i + 1) % n, (j + 1) * n + i) for j in range(k) for i in range(n)]
            faces += [tuple(range(n - 1, -1, -1)), tuple(range(k * n, k * n + n))]
            mesh(verts, faces, 'castiron')
            face = [(x * 0.95, y * 0.95) for x, y in outline]
            slab(face, 0.1, 'steel', (0, 0, 1.97), 0.03)
            for way in range(3):
                c, s = math.cos(math.radians(14 + 60 * way)), math.sin(math.radians(14 + 60 * way))
                for q in range(-11, 12):
                    off = q * 0.58 + (spot(q + 40, way) - 0.5) * 0.4
                    steps = [-7 + 0.1 * e for e in range(141)]
                    start = None
                    for e, t in enumerate(steps):
                        x, y = t * c - off * s, t * s + off * c
                        on = _inside(x / 0.93, y / 0.93, outline) and spot(int((t + 20) / 2.8) + q * 7 + 300, way + 3) < 0.68
                        if on and start is None:
                            start = t
                        if start is not None and (not on or e == 140):
                            if t - start > 0.3:
                                b = box(t - start, 0.1 + 0.1 * spot(q + 60, way + 5), 0.04, ('gunmetal', 'brushed', 'gunmetal')[way], round=0)
                                mid = (t + start) / 2
                                move(b, (mid * c - off * s, mid * s + off * c, 2.05 + 0.006 * way), turn=14 + 60 * way)
                            start = None
        move(m, tilt=82)
        move(m, (0, 1.2, 7.6))
        for x in (-3.4, 3.4):
            tube([(x, 1.8, 1.6), (x, -0.6, 2.1), (x, -1.5, 2.2), (x, -1.7, 3.6)], 0.22, 'brass')
        s = Sheet(11, 1.6)
        s.text(words, 0, 0, 9, 1, 'foil', 'serif', lines=1)
        s.put((0, -4.55, 0.9))
    move(g, turn=14)
    with group() as c:
        box(9, 6, 0.1, 'card cream', round=0.02)
        s = Sheet(9, 6)
        s.text(words, 0, 0.8, 7, 1, 'paper ink', 'serif', lines=1)
        s.text(sub, 0, -1, 5.6, 0.5, 'paper ink', 'sans', lines=1)
        s.put((0, 0, 0.12), 'up')
    move(c, (11, -9, 0), turn=-12)


@maker('star-projector', view='eye')
def star_projector(body='matte ink', lens='glass violet'):
    """A ball on a ring foot with a lens, throwing stars on the wall behind."""
    with group():
        upright(panel(60, 44, 2), 0.6, 'matte 1a1838', (0, 18, 22), 0.1)
        s = Sheet(60, 44)
        for i in range(150):
            s.circle((spot(i, 1) - 0.5) * 56, (spot(i, 2) - 0.5) * 40, 0.1 + 0.36 * spot(i, 3) ** 3, 'glow white', n=10)
        s.put((0, 17.3, 22))
    with group() as g:
        ring(5.4, 1.0, body)
        move(ball(6.4, body), (0, 0, 2))
        disc(3.2, 2, 'steel', (0, 0, 0), 0.3)
        d = g[-1]
        move(d, (0, -5.4, 0))
        move(d, tilt=-40)
        move(d, (0, 0, 8.4))
        e = disc(2.6, 0.4, 'glow lilac', (0, 0, 0), 0.1)
        move(e, (0, -7.3, 0))
        move(e, tilt=-40)
        move(e, (0, 0, 8.4))
    move(g, (0, -6, 0))



@maker('weather-station', view='eye')
def weather_station(body='matte white'):
    """An outdoor mast with wind cups and a rain funnel, and its bright panel."""
    bar((-9, 2, 0), (-9, 2, 26), 0.9, 'aluminum')
    lathe([(0, 0), (4, 0), (4, 0.8), (0, 0.8)], 'aluminum', (-9, 2, 0), 0.2)
    lathe([(0, 22), (3.4, 22), (3.8, 28), (3.4, 28), (3, 24), (0, 24)], body, (-9, 2, 0), 0.3)
    for k in range(5):
        ring(2.6, 0.3, body, (-9, 2, 16 + k))
    bar((-9, 2, 26), (-9, 2, 34), 0.4, 'steel')
    for k in range(3):
        a = math.radians(20 + 120 * k)
        bar((-9, 2, 33.6), (-9 + math.cos(a) * 4.6, 2 + math.sin(a) * 4.6, 33.6), 0.2, 'steel')
        ball(1.3, 'plastic charcoal', (-9 + math.cos(a) * 5, 2 + math.sin(a) * 5, 32.4))
    with group() as p:
        upright(panel(22, 15, 1), 1.6, 'matte charcoal', (0, 0.8, 8), 0.4)
        s = Sheet(20, 13)
        s.fill('screen 123044')
        s.text('68°', -5, 2.4, 7, 4.4, 'glow white', 'sans', lines=1)
        s.circle(5.4, 2.8, 2, 'glow butter')
        for i, (a, b) in enumerate((('WIND', '6 mph'), ('RAIN', '0.2 in'), ('PRESSURE', '30.1'))):
            s.text(a, -6.4 + i * 6.4, -2.6, 3.6, 0.8, 'glow aqua', 'sans', lines=1, most=0.9)
            s.text(b, -6.4 + i * 6.4, -4.6, 4.2, 1.3, 'glow white', 'sans', lines=1)
        s.put((0, -0.83, 8))
        box(10, 6, 0.8, 'matte charcoal', (0, 1, 0), 0.2)
    move(p, tilt=-6)
    move(p, (8, -4, 0), turn=14)


@maker('galileo', view='eye')
def galileo(wood='walnut', hues=('red', 'amber', 'leaf', 'cobalt', 'violet')):
    """A tall glass tube with colored floating bulbs."""
    lathe([(0, 0), (4.6, 0), (4.6, 1.2), (3, 2), (0, 2)], wood, round=0.3)
    lathe([(0, 2), (3, 2), (3.2, 3), (3.2, 31), (2, 33.6), (0, 34.4)], 'glass', round=0.9)
    for i, (hue, z) in enumerate(zip(hues, (4.4, 8.4, 19, 23, 27))):
        x = 0.7 * (1 if i % 2 else -1)
        ball(1.7, f'liquid {hue}', (x, 0, z), 1)
        rod(0.35, 0.8, 'gold', (x, 0, z - 0.8), 0.05)
        rod(0.7, 0.14, 'gold', (x, 0, z - 0.9), 0.03)
    label(3, 1.2, (0, 0, 1.0), '72°', 'brass', 'paper ink', 'serif', around=4.6)


@maker('elements', view='eye')
def elements(rows=7, columns=18):
    """A clear block with a sample under each symbol."""
    names = 'H He Li Be B C N O F Ne Na Mg Al Si P S Cl Ar K Ca Sc Ti V Cr Mn Fe Co Ni Cu Zn Ga Ge As Se Br Kr Rb Sr Y Zr Nb Mo Tc Ru Rh Pd Ag Cd In Sn Sb Te I Xe Cs Ba La Hf Ta W Re Os Ir Pt Au Hg Tl Pb Bi Po At Rn'.split()
    cells = []
    for i in range(len(names)):
        n = i + 1
        if n == 1:
            cells.append((0, 0))
        elif n == 2:
            cells.append((0, 17))
        elif n <= 10:
            cells.append((1, n - 3 if n < 5 else n + 7))
        elif n <= 18:
            cells.append((2, n - 11 if n < 13 else n - 1))
        else:
            cells.append((3 + (n - 19) // 18, (n - 19) % 18))
    samples = ('brushed', 'copper', 'gold', 'gunmetal', 'castiron', 'enamel lemon', 'brass', 'enamel coral', 'silver', 'liquid 5a2f8f', 'titanium', 'glaze aqua')
    with group() as g:
        box(42, 4, 20, 'gloss white', (0, 0.4, 0), 0.4)
        s = Sheet(41, 19)
        for name, (r, c) in zip(names, cells):
            x, y = (c - 8.5) * 2.2, 7.4 - r * 2.5
            s.rect(x, y, 2.0, 2.3, ('paper coral', 'paper amber', 'paper sky', 'paper sage', 'paper lilac')[0 if c < 1 else 1 if c < 2 else 2 if c < 12 else 3 if c < 17 else 4])
            s.text(name, x, y + 0.62, 1.5, 0.62, 'paper ink', 'sans', lines=1, most=0.85)
        s.put((0, -1.65, 10.2))
        for i, (r, c) in enumerate(cells):
            ball(0.5, samples[(i * 5) % 12], ((c - 8.5) * 2.2, -1.9, 10.2 + 7.4 - r * 2.5 - 0.9), 0.9, 14)
    move(g, tilt=-8)
    move(g, turn=14)
