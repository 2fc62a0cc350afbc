"""Made about one person, or given in their name: papers, puzzles, pearls; and what is eaten by new year."""
import math

from art import motif, spot
from makers import maker
from makers.shared.parts import bar, blob, words
from shapes import (
    ball,
    box,
    cut,
    fillet,
    group,
    lathe,
    mesh,
    move,
    panel,
    ring,
    rod,
    slab,
    tube,
)
from typeset import Sheet


@maker('caviar', view='high')
def caviar(tin='enamel navy', spoon='porcelain fog'):
    """An open tin of dark pearls on ice, its lid and a pale spoon beside it."""
    for i in range(40):
        a, r = i * 2.4, 11 * math.sqrt((i + 0.5) / 40)
        box(2.6, 2.4, 2.2, 'glass e6f2f6', (r * math.cos(a), r * math.sin(a), 0.2), 0.5, 50 * i)
    lathe([(0, 2), (5.4, 2), (5.4, 5), (5, 5), (4.9, 3), (0, 3)], tin, round=0.2)
    for i in range(170):
        a, r = i * 2.39996, 4.7 * math.sqrt((i + 0.5) / 170)
        ball(0.42, 'gloss 20242a', (r * math.cos(a), r * math.sin(a), 4.2 + 0.3 * spot(i)), steps=12)
    with group() as lid:
        rod(5.6, 1.2, tin, (0, 0, 0), 0.3)
        words('Caviar', 7, 2.2, (0, 0, 1.24), 'foil', 'up')
    move(lid, (14, 5, 0), turn=-10)
    with group() as s:
        blob(2.2, 1.5, 0.5, spoon, (0, 0, 0.7))
        tube([(1.8, 0, 0.7), (6, 0, 1.1), (11, 0, 0.6)], 0.5, spoon, flat=0.7)
    move(s, (6, -13, 0), turn=18)


@maker('parmesan', view='table')
def parmesan(rind='crust c98a3a', paste='cheese f0d998', wood='walnut'):
    """A tall wedge of aged cheese with its dotted rind, shards broken off, a short knife."""
    slab(panel(40, 24, 2), 1.6, wood, (0, 0, 0), 0.4)
    arc = [(18 * math.cos(a), 18 * math.sin(a)) for a in [math.radians(-22 + 44 * i / 14) for i in range(15)]]
    with group() as g:
        slab([(0, 0)] + arc, 12, paste, (0, 0, 1.6), 0.3)
        slab([(x * 1.0, y * 1.0) for x, y in arc] + [(x * 1.05, y * 1.05) for x, y in reversed(arc)], 12.2, rind, (0, 0, 1.5), 0.2)
    move(g, (-15, 4, 0), turn=-14)
    for i, (x, y, size) in enumerate(((-13, -5, 2.3), (-9.2, -8, 1.5), (-6.4, -4.6, 2.7), (-2.2, -7.8, 1.9), (1.6, -5, 1.3), (-11.6, -9.2, 0.8), (-5, -9.6, 0.9), (3.6, -8.6, 1), (6, -6, 0.7))):
        sides = 6
        low, high = [], []
        for k in range(sides):
            a = 2 * math.pi * (k + 0.7 * spot(k, i + 2)) / sides
            r = size * (0.62 + 0.6 * spot(k + 9, i + 5))
            low.append((1.3 * r * math.cos(a), 0.8 * r * math.sin(a), 0))
            q = 0.35 + 0.5 * spot(k + 20, i + 1)
            high.append((1.3 * r * q * math.cos(a) + 0.3 * size, 0.8 * r * q * math.sin(a), size * (0.45 + 0.75 * spot(k + 30, i + 7))))
        top = (0.2 * size, 0.1 * size, size * 1.15)
        faces = [f for k in range(sides) for f in ((k, (k + 1) % sides, sides + k), ((k + 1) % sides, sides + (k + 1) % sides, sides + k), (sides + k, sides + (k + 1) % sides, 2 * sides))]
        move(mesh(low + high + [top], faces, paste, False), (x, y, 1.6), turn=67 * i)
    with group() as k:
        slab(fillet([(-2, 0), (0, -4.6), (2, 0), (0.8, 2), (-0.8, 2)], 0.5, True), 0.4, 'steel', round=0.1)
        tube([(0, 2, 0.3), (0, 9, 0.5)], 0.95, 'olivewood', taper=[0.8, 1])
    move(k, (14, -5, 1.8), turn=-40)


@maker('citrus', view='high')
def citrus(hues=('orange', 'e0562a', 'amber', 'c8402a'), count_of=18):
    """A heap of oranges and mandarins with leaves on, one cut open to its red inside."""
    from makers.plants_garden.plants import leaf
    for i in range(count_of):
        a, r = i * 2.39996, math.sqrt((i + 0.5) / count_of)
        x, y = 13.4 * r * math.cos(a), 8.6 * r * math.sin(a)
        size = 3.2 if i % 3 else 2.5
        ball(size, f'fruit {hues[i % len(hues)]}', (x, y, 3.2 * (1 - r)), 0.94)
        if i % 3 == 0:
            leaf(4.6, 2, 'leaf leaf', 0.3, 0.2, (x, y, 3.2 * (1 - r) + size * 1.85), 100 * i, 26)
    with group() as half:
        b = ball(3.4, 'fruit orange')
        cut(b, box(9, 9, 9, None, (0, 0, 3.5), 0))
        rod(3.2, 0.1, 'icing f4e0c0', (0, 0, 3.46))
        for k in range(9):
            a = math.radians(40 * k)
            slab([(0.4 * math.cos(a), 0.4 * math.sin(a)), (2.8 * math.cos(a - 0.3), 2.8 * math.sin(a - 0.3)), (2.8 * math.cos(a + 0.3), 2.8 * math.sin(a + 0.3))], 0.12, 'jelly b8281e', (0, 0, 3.52), 0.03)
    move(half, (4, -4, 6.2), tilt=42, turn=10)


@maker('pillar', view='table')
def pillar(height=14, radius=4, mat='wax honey'):
    """A beeswax candle rolled in a honeycomb, its wick unlit."""
    rod(radius, height, mat, (0, 0, 0), 0.25)
    rows = int(height / 1.25)
    for j in range(rows):
        for i in range(20):
            a = 2 * math.pi * (i + (j % 2) / 2) / 20
            blob(0.52, 0.52, 0.52, mat, ((radius - 0.12) * math.cos(a), (radius - 0.12) * math.sin(a), 0.8 + j * 1.25), steps=8)
    tube([(0, 0, height), (0.1, 0, height + 1.4)], 0.14, 'cotton cream')


@maker('moon-sheet', view='eye')
def moon_sheet(paper='paper ink', ink='paper cream', wood='oak', year='2027'):
    """A long poster: twelve rows of moons, thirty nights each, between two wooden rails."""
    w, h = 38, 52
    with group() as g:
        slab([(-w / 2, -h / 2), (w / 2, -h / 2), (w / 2, h / 2), (-w / 2, h / 2)], 0.15, paper, round=0)
        s = Sheet(w, h)
        s.text(f'The moon in {year}', 0, h * 0.42, w * 0.7, 2.6, ink, 'serif', lines=1)
        for m in range(12):
            for d in range(20):
                x, y, r = (d - 9.5) * 1.72, h * 0.34 - m * 3.34, 0.66
                age = ((d * 1.5 + m * 2.4) % 29.5) / 29.5
                s.circle(x, y, r, 'paper 3a4460', n=18)
                lit, k = [], math.cos(2 * math.pi * age)
                for q in range(19):
                    t = math.pi * q / 18 - math.pi / 2
                    lit.append((x + r * math.cos(t) * (1 if age < 0.5 else -1), y + r * math.sin(t)))
                for q in range(18, -1, -1):
                    t = math.pi * q / 18 - math.pi / 2
                    lit.append((x + r * k * math.cos(t) * (1 if age < 0.5 else -1), y + r * math.sin(t)))
                s.poly(lit, ink)
        s.put((0, 0, 0.16), 'up')
    move(g, tilt=84)
    move(g, (0, 0, h / 2 + 3))
    for z in (3, h + 3):
        box(w + 2, 1.6, 1.8, wood, (0, 0, z - 0.9), 0.2)
    tube([(-w * 0.3, 0, h + 4), (0, 0, h + 10), (w * 0.3, 0, h + 4)], 0.22, 'rope')


@maker('crossword', view='steep')
def crossword(name='JUNE', pencil='stain amber'):
    """A printed grid with a name in it, half filled, and a pencil."""
    s = Sheet(24, 28)
    s.fill('paper white')
    s.text(f'A puzzle for {name.title()}', 0, 11.6, 18, 2, 'paper ink', 'serif', lines=1)
    n, c = 9, 1.9
    black = {(0, 3), (1, 3), (2, 6), (3, 0), (3, 7), (4, 4), (5, 1), (5, 8), (6, 2), (7, 5), (8, 5), (2, 2), (6, 6)}
    s.rect(0, 1.4, n * c + 0.14, n * c + 0.14, 'paper ink')
    open_cells = [((i - 4) * c, 1.4 + (j - 4) * c) for i in range(n) for j in range(n) if (j, i) not in black]
    half = c / 2 - 0.07
    points = [(x + a * half, y + b * half, 0) for x, y in open_cells for a, b in ((-1, -1), (1, -1), (1, 1), (-1, 1))]
    s._keep(mesh(points, [tuple(range(4 * k, 4 * k + 4)) for k in range(len(open_cells))], 'paper white', False))
    for k, letter in enumerate(name):
        s.text(letter, (k - 2) * c, 1.4 + 1 * c, 1.1, 1.1, 'paper cobalt', 'sans', lines=1)
    for k, letter in enumerate('LAKE'):
        s.text(letter, 3 * c, 1.4 + (4 - k) * c, 1.1, 1.1, 'paper cobalt', 'sans', lines=1)
    for k in range(4):
        s.rect(-5, -9.2 - k * 1.1, 9, 0.3, 'paper silver')
        s.rect(5.4, -9.2 - k * 1.1, 8, 0.3, 'paper silver')
    s.put((0, 0, 0.1), 'up')
    move(s.things, turn=-7)
    with group() as p:
        tube([(-8, 0, 0.5), (6, 0, 0.5)], 0.5, pencil, straight=True)
        tube([(6, 0, 0.5), (7.8, 0, 0.5)], 0.5, 'birch', straight=True, taper=[1, 0.1])
        tube([(-8, 0, 0.5), (-9.4, 0, 0.5)], 0.5, 'rubber pink', straight=True)
    move(p, (7, -8, 0.2), turn=62)


@maker('street-jigsaw', view='steep')
def street_jigsaw(paper='print e6ead2', road='paper white', water='paper sky', home='print coral'):
    """A street map cut into pieces, the house-shaped one in the middle lying loose."""
    w, h = 34, 26
    slab(panel(w, h, 0.4), 0.5, paper, round=0.1)
    s = Sheet(w, h)
    s.poly([(-w / 2, -4), (-8, -7), (2, -h / 2 + 0.2), (-w / 2 + 0.2, -h / 2 + 0.2)], water)
    for pts in (((-16.8, 6), (-4, 4), (6, 7), (16.8, 5)), ((-16.8, -1), (0, -2.4), (16.8, -2)), ((-9, 12.8), (-8, 2), (-7, -5)), ((4, 12.8), (3, 0), (5, -12.8)), ((12, 12.8), (11, 0), (13, -12.8)), ((-2, 12.8), (-2.4, 4), (-1.6, -2.2)), ((3, -7.4), (16.8, -8))):
        s.line(pts, 0.7, road)
    s.circle(9, 9.6, 2, 'paper sage')
    n, m = 8, 6
    for i in range(1, n):
        s.line([(-w / 2 + i * w / n + 0.5 * math.sin(k * math.pi * m / 24) * (1 if (i + k // 4) % 2 else -1), -h / 2 + h * k / 24) for k in range(25)], 0.1, 'paper slate')
    for j in range(1, m):
        s.line([(-w / 2 + w * k / 32, -h / 2 + j * h / m + 0.5 * math.sin(k * math.pi * n / 32) * (1 if (j + k // 4) % 2 else -1)) for k in range(33)], 0.1, 'paper slate')
    roof = [(-1.7, -1.7), (1.7, -1.7), (1.7, 0.7), (2.2, 0.7), (0, 2.6), (-2.2, 0.7), (-1.7, 0.7)]
    s.poly([(x + 0.4, y + 0.8) for x, y in roof], 'paper espresso')
    s.put((0, 0, 0.52), 'up')
    with group() as piece:
        slab([(x * 1.5, y * 1.5) for x, y in roof], 0.8, home, round=0.15)
    move(piece, (9, -17, 0), turn=16)
    for x, y, t in ((-9, -17.5, 30), (-3, -18, -20)):
        p = slab(fillet([(-2, -2), (-0.7, -2), (-0.9, -3), (0.9, -3), (0.7, -2), (2, -2), (2, 2), (-2, 2)], 0.4, True), 0.5, paper, round=0.1)
        move(p, (x, y, 0), turn=t)


@maker('letter-bundle', view='high')
def letter_bundle(papers=('paper lavender', 'paper blush', 'paper cream', 'paper mint'), seal='wax plum', tied=8, ribbon='satin plum'):
    """Sealed envelopes, each with the day it may be opened: four in a fan before a tied stack of the others."""
    with group() as stack:
        for i in range(tied):
            box(17, 11.4, 0.55, papers[i % len(papers)], (0.3 * (i % 2), 0.2 * (i % 3), 0.6 * i), 0.1, 2 * (i % 3) - 2)
        top = 0.6 * tied + 0.1
        box(1.6, 12.2, 0.15, ribbon, (0, 0.2, top), 0)
        box(1.6, 0.15, top, ribbon, (0, -5.9, 0.1), 0)
        for side in (-1, 1):
            tube([(0, 0, top + 0.2), (side * 2, 0.8, top + 1.3), (side * 3.4, 0, top + 0.7), (0, 0, top + 0.3)], 0.34, ribbon)
    move(stack, (-1, 14, 0), turn=9)
    for i, day in enumerate(('On a hard day', 'In ten years', 'When you move', 'On your birthday')):
        with group() as g:
            box(17, 11.4, 0.3, papers[i % len(papers)], (0, 0, 0), 0.08)
            s = Sheet(17, 11.4)
            s.line([(-8.4, 5.6), (0, 0.4), (8.4, 5.6)], 0.12, 'paper mauve')
            s.text(day, 0, -3.2, 12, 1.9, 'paper plum', 'italic', lines=1)
            s.put((0, 0, 0.31), 'up')
            lathe([(0, 0), (1.3, 0), (1.4, 0.3), (1.1, 0.4), (0.9, 0.3), (0, 0.3)], seal, (0, 0.6, 0.32), 0.1)
        move(g, (3 * i - 3, 2 - 5 * i, 0.4 * i), turn=10 - 7 * i)


@maker('pearls', view='high')
def pearls(pearl='gloss ivory', metal='gold', bed='velvet wine'):
    """A string of pearls in two loops, one end unfastened, needle and silk beside it."""
    slab(panel(40, 27, 2), 1, bed, (0, 0, 0), 0.4)
    for i in range(56):
        t = i / 55
        a = 6.9 * math.pi / 4 * (2.05 * t) + 0.6
        r = 9.6 - 3.2 * t
        x, y = 1.35 * r * math.cos(a) - 1, r * math.sin(a) + 0.6
        ball(0.78 + 0.22 * math.sin(math.pi * t), pearl, (x, y, 1), steps=24)
    ring(0.7, 0.16, metal, (12.6, 6.2, 1))
    tube([(-2, -3.2, 1.4), (4, -2, 1.4), (9, -6, 1.3), (14, -8.6, 1.3)], 0.1, 'silk white')
    bar((14, -8.6, 1.3), (17.4, -10.4, 1.3), 0.1, 'chrome')


@maker('certificate', view='steep')
def certificate(words='', sub=None, art='tree', colors=('paper leaf', 'paper brown', 'paper moss'), paper='paper cream', ink='paper pine', seal='foil'):
    """A sheet with a border, a picture, its words and a gold seal."""
    s = Sheet(28, 21)
    s.fill(paper)
    s.frame(1, 0.3, ink)
    s.frame(1.6, 0.1, ink)
    motif(s, art, colors, 0, 3.4, 9, 8.6)
    s.text(words, 0, -3, 20, 3.2, ink, 'serif', lines=1)
    s.text(sub, 0, -6, 18, 0.9, ink, 'sans', lines=1)
    s.circle(9.6, -5.6, 1.8, seal)
    s.put((0, 0, 0.1), 'up')
    move(s.things, turn=-8)
