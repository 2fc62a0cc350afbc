"""Curious things: telescopes, lamps of the moon, samples, tubes, printers and drones."""
import math

from art import spot
from makers import maker
from makers.shared.fittings import bar, lying
from shapes import ball, box, group, lathe, move, panel, ring, rod, slab, tube
from typeset import Sheet


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
