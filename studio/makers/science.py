"""Curious things: telescopes, lamps of the moon, samples, tubes, printers and drones."""
import math

from art import spot
from makers import maker
from makers.fittings import bar, cable, disc, lying, upright
from shapes import ball, box, fillet, grid, group, lathe, mesh, move, panel, ring, rod, slab, tube
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


@maker('meteorite', view='table')
def meteorite(stand='matte black', words='Campo del Cielo', sub='IRON · FOUND 1576'):
    """A slice of iron in a clear case, with its card."""
    with group() as g:
        box(12, 8, 1.6, stand, round=0.2)
        box(11, 7, 9, 'glass', (0, 0, 1.6), 0.1)
        pts = [(3 * (1 + 0.2 * math.sin(3 * a) + 0.12 * math.sin(7 * a)) * math.cos(a), 2.6 * (1 + 0.2 * math.sin(3 * a) + 0.12 * math.sin(7 * a)) * math.sin(a)) for a in [2 * math.pi * i / 40 for i in range(40)]]
        upright(pts, 0.7, 'castiron', (0, 0.3, 5.6), 0.2)
        upright([(x * 0.9, y * 0.9) for x, y in pts], 0.1, 'brushed', (0, -0.4, 5.6), 0)
        for k in range(9):
            a = (0, 60, 120)[k % 3]
            t = box(4.4, 0.08, 0.12, 'gunmetal', round=0)
            move(t, (0, 0, (k // 3 - 1) * 1.1))
            move(t, roll=a)
            move(t, (0, -0.52, 5.6))
        box(1.2, 1.6, 1.4, 'brass', (0, 0, 1.6), 0.2)
        s = Sheet(9, 1.4)
        s.text(words, 0, 0, 7, 0.8, 'foil', 'serif', lines=1)
        s.put((0, -4.05, 0.8))
    move(g, turn=18)
    with group() as c:
        box(9, 6, 0.1, 'card cream', round=0.02)
        s = Sheet(9, 6)
        s.text(words, 0, 0.8, 7, 1, 'paper ink', 'serif', lines=1)
        s.text(sub, 0, -1, 5.6, 0.5, 'paper ink', 'sans', lines=1)
        s.put((0, 0, 0.12), 'up')
    move(c, (10, -7, 0), turn=-12)


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
        box(42, 4, 20, 'gloss ink', (0, 0.4, 0), 0.4)
        s = Sheet(41, 19)
        for name, (r, c) in zip(names, cells):
            x, y = (c - 8.5) * 2.2, 7.4 - r * 2.5
            s.rect(x, y, 2.0, 2.3, 'paper navy' if c not in (0, 1) else 'paper plum')
            s.text(name, x, y + 0.62, 1.5, 0.62, 'paper white', 'sans', lines=1, most=0.85)
        s.put((0, -1.65, 10.2))
        for i, (r, c) in enumerate(cells):
            ball(0.5, samples[(i * 5) % 12], ((c - 8.5) * 2.2, -1.9, 10.2 + 7.4 - r * 2.5 - 0.9), 0.9, 14)
        box(42, 1.2, 20, 'glass', (0, -2.6, 0), 0.3)
    move(g, tilt=-8)
    move(g, turn=14)


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


@maker('kinetic', view='eye')
def kinetic(metal='chrome', base='gloss black'):
    """Balanced arms with weights, swinging on a ring."""
    slab(panel(13, 8, 2), 1.4, base, round=0.4)
    t = ring(8, 0.35, metal)
    move(t, tilt=90)
    move(t, (0, 0, 10.4))
    bar((0, 0, 1), (0, 0, 3), 0.5, metal)
    for k, (a, r) in enumerate(((24, 6.2), (-38, 4.8), (80, 3.6))):
        dx, dz = math.cos(math.radians(a)) * r, math.sin(math.radians(a)) * r
        y = -0.7 * k - 0.5
        tube([(-dx, y, 10.4 - dz), (0, y, 10.9), (dx, y, 10.4 + dz)], 0.26, metal)
        for s in (-1, 1):
            ball(1.0 - 0.12 * k, metal, (s * dx, y, 10.4 + s * dz - 0.9))
    lying(0.5, 4, metal, (0, -0.6, 10.6), 90, 0.1)
    tube([(0, 1, 3), (0, 1.2, 7), (0, 0.6, 10.6)], 0.3, metal)


@maker('printer-3d', view='table')
def printer_3d(frame='matte charcoal', accent='plastic orange', boat='plastic coral'):
    """A frame with a bed, a gantry, a spool, and a little boat being printed."""
    with group() as g:
        box(38, 36, 4, frame, round=0.8)
        box(24, 24, 1, 'steel', (0, -2, 5.4), 0.1)
        for x in (-16, 16):
            box(3, 3, 42, frame, (x, 4, 2), 0.3)
        box(36, 3, 3, frame, (0, 4, 42), 0.3)
        box(36, 2.4, 2.4, 'aluminum', (0, 2.6, 20), 0.3)
        box(7, 5, 8, frame, (3, 0, 17), 0.6)
        lathe([(0, 0), (0.3, 0), (1.4, 2), (0, 2)], 'brass', (3, -1.4, 14.6), 0.1)
        disc(1.7, 0.6, 'plastic black', (3, -2.5, 21), 0.1)
        with group() as b:
            slab(fillet([(-5, 0), (-4.4, -2), (3, -2), (6, 0), (3, 2), (-4.4, 2)], 0.8, True, 5), 3, boat, round=0.3)
            box(3.4, 2.8, 3.4, boat, (-1, 0, 3), 0.2)
            box(4.2, 3.4, 0.6, boat, (-1, 0, 6.2), 0.15)
            rod(0.7, 2.4, boat, (-2.6, 0, 3), 0.1)
        move(b, (2, -3, 6.4), turn=-10)
        for s in (-1, 1):
            lathe([(2, 0), (7, 0), (7, 0.6), (2, 0.6)], accent, (0, 0, 0), 0.1)
            move(g[-1], roll=90)
            move(g[-1], (s * 2.2, 5, 51))
        lying(5.6, 4, boat, (0, 5, 51), 0, 0.2)
        tube([(2, 3, 50), (6, 0, 44), (4, -0.6, 32), (3, -0.4, 25)], 0.3, boat)
        bar((0, 5, 44), (0, 5, 51), 0.9, frame)
        box(9, 1, 5, 'screen 2c4a55', (11, -18.2, 1), 0.3)
    move(g, turn=24)


@maker('pen-3d', view='high')
def pen_3d(body='gloss lilac', hues=('coral', 'amber', 'teal', 'violet')):
    """A thick drawing pen, coils of filament, and a small cube drawn in the air."""
    with group() as p:
        lathe([(0, 0), (0.4, 0), (1.2, 2.4), (1.6, 5), (1.6, 15), (1.2, 16), (0, 16)], body, round=0.4)
        lathe([(0, -0.6), (0.2, -0.6), (0.5, 0.4), (0, 0.4)], 'brass', round=0.1)
        box(1, 0.6, 3, 'plastic white', (0, -1.6, 8), 0.2)
    move(p, tilt=-68)
    move(p, (-5, -6, 1.6), turn=40)
    for k, hue in enumerate(hues):
        with group() as c:
            for j in range(4):
                ring(3 - 0.1 * j, 0.2, f'plastic {hue}', (0, 0, j * 0.4))
        move(c, (6 + (k % 2) * 6.6, -5 + (k // 2) * 6.6, 0))
    pts = [(x, y, z) for z in (0.3, 5.3) for x, y in ((0, 0), (5, 0), (5, 5), (0, 5))]
    with group() as q:
        for a, b in ((0, 1), (1, 2), (2, 3), (3, 0), (4, 5), (5, 6), (6, 7), (7, 4), (0, 4), (1, 5), (2, 6), (3, 7), (0, 5), (3, 6)):
            bar(pts[a], pts[b], 0.28, 'plastic teal' if b - a != 5 else 'plastic coral')
    move(q, (-8, 4, 0), turn=20)


@maker('drone', view='high')
def drone(body='matte silver', blade='plastic charcoal'):
    with group() as g:
        slab(fillet([(-3, -6), (3, -6), (3.6, 4), (2, 7), (-2, 7), (-3.6, 4)], 1.6, True, 5), 3.4, body, (0, 0, 2), 1.1)
        box(3, 2, 2.4, 'matte charcoal', (0, -6.6, 1.6), 0.6)
        disc(0.9, 0.5, 'gloss navy', (0, -7.5, 2.8), 0.1)
        for sx in (-1, 1):
            for sy in (-1, 1):
                x, y = sx * 9.6, sy * 7.4 - 0.6
                tube([(sx * 2.6, sy * 4, 3.8), (sx * 6, sy * 6, 4.2), (x, y, 4)], 0.7, body)
                rod(1.2, 2, 'matte charcoal', (x, y, 3.4), 0.2)
                for t in (0, 180):
                    with group() as b:
                        slab(fillet([(0, -0.5), (5.4, -0.7), (6, 0.2), (0, 0.5)], 0.3, True), 0.16, blade, round=0.05)
                    move(b, (x, y, 5.4), turn=t + sx * 34 + sy * 20)
                rod(0.4, 3.4, 'matte charcoal', (x, y, 0), 0.1)
    move(g, turn=22)


@maker('tube-clock', view='eye')
def tube_clock(words='10:42', wood='walnut'):
    """Orange digits glowing inside glass tubes on a wooden base."""
    with group() as g:
        slab(panel(26, 9, 1), 4.4, wood, round=0.4)
        for i, d in enumerate(words.replace(':', '')):
            x = (-9, -3.6, 3.6, 9)[i]
            lathe([(0, 4.4), (2.3, 4.4), (2.3, 12), (1.4, 13.8), (0, 14.4)], 'glass', (x, 0, 0), 0.8)
            rod(1.9, 0.8, 'gloss black', (x, 0, 4.3), 0.1)
            lathe([(2.3, 4.2), (2.6, 4.2), (2.6, 5), (2.3, 5)], 'brass', (x, 0, 0), 0.1)
            s = Sheet(4, 6)
            s.text(d, 0, 0, 2.8, 4.6, 'glow ff7a1c', 'sans-light', lines=1)
            s.put((x, -0.2, 8.6))
        for z in (7.4, 9.6):
            ball(0.4, 'glow ff7a1c', (0, 0, z))
    move(g, turn=14)


@maker('speed-cube', view='high')
def speed_cube(size=5.6, hues=('enamel white', 'enamel leaf', 'enamel red')):
    n = size / 3
    with group() as g:
        for layer in range(3):
            with group() as row:
                for i in range(3):
                    for j in range(3):
                        box(n * 0.98, n * 0.98, n * 0.98, 'gloss black', ((i - 1) * n, (j - 1) * n, layer * n), 0.12)
                scramble = ('enamel leaf', 'enamel cobalt', 'enamel yellow', 'enamel red', 'enamel orange', 'enamel white')
                for i in range(3):
                    for face, at in (('front', ((i - 1) * n, -1.5 * n - 0.02, (layer + 0.5) * n)), ('right', (1.5 * n + 0.02, (i - 1) * n, (layer + 0.5) * n))):
                        s = Sheet(n, n)
                        s.rect(0, 0, n * 0.84, n * 0.84, scramble[(i * 2 + layer * 3 + (face == 'right')) % 6] if layer < 2 else scramble[0 if face == 'front' else 3], 0.2)
                        s.put(at, face)
                    if layer == 2:
                        for j in range(3):
                            s = Sheet(n, n)
                            s.rect(0, 0, n * 0.84, n * 0.84, scramble[5], 0.2)
                            s.put(((i - 1) * n, (j - 1) * n, 3 * n + 0.02), 'up')
            if layer == 2:
                move(row, turn=24)
    move(g, turn=-34)


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


@maker('robot-arm', view='table')
def robot_arm(body='plastic amber', joint='matte charcoal'):
    with group() as g:
        rod(8, 3, joint, round=0.5)
        rod(5, 4, body, (0, 0, 3), 0.5)
        a, b, c, d = (0, 0, 9), (-6, 0, 24), (12, 0, 31), (19, 0, 22)
        for p, q, w in ((a, b, 2.2), (b, c, 1.8), (c, d, 1.4)):
            bar((p[0], -1.6, p[2]), (q[0], -1.6, q[2]), w * 0.6, body)
            bar((p[0], 1.6, p[2]), (q[0], 1.6, q[2]), w * 0.6, body)
        for t, r in ((a, 3), (b, 2.6), (c, 2.2), (d, 1.8)):
            lying(r, 7, joint, t, 90, 0.3)
        for s in (-1, 1):
            tube([(19, s * 0.8, 21), (20 + 0.4, s * 2.8, 18.4), (21, s * 1.4, 14.6)], 0.6, joint)
        box(3, 3, 3, 'plastic coral', (21, 0, 12.4), 0.3)
        cable([(0, 4, 8), (-6, 4, 16), (-6, 3, 24), (2, 3, 29)], 'rubber coral', 0.3)
    move(g, turn=16)


@maker('bricks', view='high')
def bricks(hues=('red', 'yellow', 'blue', 'leaf', 'white', 'orange', 'sky', 'lime'), count_of=26):
    """Studded bricks in a heap."""
    for i in range(count_of):
        a, d = i * 2.4, 3.0 * math.sqrt(i)
        nx, ny = ((2, 4), (2, 2), (1, 4), (2, 3))[i % 4]
        with group() as b:
            box(nx * 1.6, ny * 1.6, 1.9, f'plastic {hues[i % len(hues)]}', round=0.08)
            for x in range(nx):
                for y in range(ny):
                    rod(0.48, 0.4, f'plastic {hues[i % len(hues)]}', ((x - (nx - 1) / 2) * 1.6, (y - (ny - 1) / 2) * 1.6, 1.9), 0.06)
        move(b, roll=(spot(i, 3) - 0.5) * (40 if i < 12 else 0))
        move(b, (math.cos(a) * d, math.sin(a) * d * 0.8, (2.6 * (1 - i / 12) if i < 12 else 0) + 0.4 * (i < 12)), turn=spot(i, 5) * 180)


@maker('solder-station', view='table')
def solder_station(body='matte charcoal', accent='plastic amber'):
    with group() as g:
        slab(panel(14, 14, 2), 11, body, round=0.8)
        s = Sheet(8, 4)
        s.rect(0, 0, 8, 4, 'gloss black', 0.3)
        s.text('350°', 0, 0, 6, 2.4, 'glow coral', 'sans', lines=1)
        s.put((0, -7.04, 7.6))
        disc(1.8, 1.4, accent, (0, -6.9, 3), 0.3)
        tube([(18 + 2.2 * math.cos(i * 0.7), 4, 3 + i * 0.16) for i in range(60)], 0.25, 'steel')
        lathe([(0, 0), (5, 0), (5, 1), (0, 1)], body, (18, 3, 0), 0.3)
        with group() as iron:
            lathe([(0, 0), (0.15, 0), (0.5, 3), (0.5, 6), (0, 6)], 'steel', round=0.05)
            lathe([(0, 6), (1.2, 6), (1.4, 8), (1.2, 15), (0.9, 16), (0, 16)], accent, round=0.4)
        move(iron, roll=24)
        move(iron, (16, 2, 4))
        cable([(22.4, 2, 18), (20, 8, 12), (8, 12, 3), (6, 7, 3)], 'rubber black', 0.4)
        rod(2.6, 2, 'plastic white', (9, -9, 0), 0.3)
        ring(1.6, 0.6, 'steel', (9, -9, 1.6))
    move(g, (-6, 0, 0), turn=14)


@maker('bit-set', view='steep')
def bit_set(case='matte charcoal', accent='anodized sky'):
    """An open case of precision bits, a driver, tweezers and a suction cup."""
    with group() as g:
        slab(panel(22, 14, 1.2), 1.4, case, round=0.3)
        for r in range(4):
            for c in range(16):
                lying(0.3, 1.9, 'steel', ((c - 7.5) * 1.25, 4.8 - r * 2.4, 1.6), 90, 0.03)
        box(20, 2.4, 0.4, 'foam charcoal', (0, -5, 1.2), 0.1)
        lying(0.7, 12, accent, (-2, -5, 2.2), 0, 0.2)
        lying(0.35, 3, 'steel', (-9.4, -5, 2.2), 0, 0.05)
    move(g, turn=12)
    with group() as t:
        for s in (-1, 1):
            tube([(0, s * 0.2, 0.4), (5, s * 0.8, 0.4), (12, s * 0.15, 0.4)], 0.26, 'steel')
    move(t, (-12, -11, 0), turn=8)
    lathe([(0, 0), (2.2, 0), (1.4, 1), (0.6, 1.4), (0.6, 2.6), (0, 2.6)], 'silicone coral', (12, -10, 0), 0.3)


@maker('teasers', view='high')
def teasers(metals=('brass', 'gunmetal', 'silver')):
    """Three cast metal puzzles: linked rings, a knot, a lock of two hearts."""
    with group() as a:
        ring(3, 0.6, metals[0])
        t = ring(3, 0.6, metals[1])
        move(t, tilt=70)
        move(t, (2.6, 0, 1.4))
    move(a, (-9, 0, 0))
    pts = [((2 + math.cos(3 * t)) * math.cos(2 * t) * 1.25, (2 + math.cos(3 * t)) * math.sin(2 * t) * 1.25, 1.4 + math.sin(3 * t) * 0.9) for t in [2 * math.pi * i / 60 for i in range(60)]]
    with group() as b:
        tube(pts, 0.6, metals[1], closed=True)
    move(b, (1.4, -3, 0))
    with group() as c:
        for s, m in ((-1, metals[2]), (1, metals[0])):
            heart = [(s * 1.2 + 0.2 * 16 * math.sin(t) ** 3, 0.2 * (13 * math.cos(t) - 5 * math.cos(2 * t) - 2 * math.cos(3 * t) - math.cos(4 * t)), 0.7 + 0.5 * s * math.sin(2 * t)) for t in [2 * math.pi * i / 48 for i in range(48)]]
            tube(heart, 0.5, m, closed=True)
    move(c, (11, 1, 0.3), turn=-12)


@maker('star-projector', view='eye')
def star_projector(body='matte ink', lens='glass violet'):
    """A ball on a ring foot with a lens, throwing stars on the wall behind."""
    with group() as wall:
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
