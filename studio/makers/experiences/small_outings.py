"""Small things that stand for an evening: a stage, a baseball, padlocks, a feed bucket, a jeweler's hammer."""
import math

from art import spot
from makers import maker
from makers.shared.parts import bar, upright, words
from shapes import ball, box, group, lathe, move, ring, rod, tube


@maker('baseball', view='table')
def baseball(radius=6, hide='leather white', thread='rubber red'):
    """A stitched ball."""
    ball(radius, hide)
    seam = []
    for i in range(64):
        t = 2 * math.pi * i / 64
        v = (0.92 * math.cos(t) + 0.3 * math.cos(3 * t), 0.92 * math.sin(t) - 0.3 * math.sin(3 * t), 0.98 * math.sin(2 * t))
        n = math.sqrt(sum(c * c for c in v))
        seam.append(tuple(c / n * radius * 1.004 for c in v))
    with group() as g:
        tube(seam, radius * 0.018, thread, closed=True)
        for i in range(0, 64):
            a, b = seam[i], seam[(i + 1) % 64]
            d = [q - p for p, q in zip(a, b)]
            c = (a[1] * d[2] - a[2] * d[1], a[2] * d[0] - a[0] * d[2], a[0] * d[1] - a[1] * d[0])
            n = math.sqrt(sum(x * x for x in c)) or 1
            bar(tuple(p + x / n * radius * 0.1 for p, x in zip(a, c)), tuple(p - x / n * radius * 0.1 for p, x in zip(a, c)), radius * 0.016, thread)
    move(g, tilt=50)
    move(g, (0, 0, radius), turn=30)


@maker('comedy-stage', view='eye')
def comedy_stage(brick='terracotta brick', floor='walnut', stool='oak'):
    """A brick wall, a stool with a glass of water, a microphone on its stand."""
    box(76, 34, 6, floor, (0, 0, 0), 0.4)
    box(76, 2, 66, 'concrete sand', (0, 16, 6), 0.1)
    for j in range(11):
        for i in range(8):
            x = -34 + 9.4 * i + (4.7 if j % 2 else 0)
            if x < 36:
                box(8.8, 2, 5.2, brick, (x, 14.6, 6.6 + 5.9 * j), 0.3)
    rod(7, 1.6, stool, (18, 0, 34), 0.4)
    for a in range(4):
        x, y = math.cos(a * 1.57 + 0.8), math.sin(a * 1.57 + 0.8)
        bar((18 + 7 * x, 7 * y, 6), (18 + 4.6 * x, 4.6 * y, 34), 0.8, stool)
    lathe([(0, 35.6), (2, 35.6), (2.3, 42), (2.1, 42), (1.9, 36), (0, 36)], 'glass', (18, 0, 0), 0.1)
    rod(1.9, 3.6, 'liquid cfe3ea', (18, 0, 36))
    rod(7, 1.2, 'castiron', (-8, -4, 6), 0.4)
    bar((-8, -4, 7), (-8, -4, 50), 0.6, 'chrome')
    with group() as mic:
        rod(1.3, 9, 'matte black', (0, 0, 0), 0.3, 1.7)
        ball(2.6, 'brushed', (0, 0, 8))
        ring(2.4, 0.3, 'chrome', (0, 0, 10.2))
    move(mic, (-8, -4, 49), tilt=36)


@maker('locked-box', view='table')
def locked_box(wood='walnut', metal='brass', code='4 1 7'):
    """A chest shut with a chain and three padlocks, an hourglass running beside it."""
    box(34, 22, 15, wood, (0, 0, 0), 0.5)
    box(35, 23, 5, wood, (0, 0, 15.2), 1)
    for x in (-12, 12):
        box(3, 23.6, 20.6, metal, (x, 0, 0), 0.3)
    for x, mat in ((-8, 'brass'), (0, 'gunmetal'), (8, 'enamel red')):
        tube([(x - 1.6, -13, 9), (x - 1.6, -13, 13), (x, -13, 14.8), (x + 1.6, -13, 13), (x + 1.6, -13, 9)], 0.5, 'steel')
        box(5.4, 2.4, 6, mat, (x, -13, 3.4), 0.5)
        if mat == 'gunmetal':
            words(code, 4, 1.4, (x, -14.3, 6.4), 'paper cream', font='sans-black')
        else:
            upright([(0.6 * math.cos(a), 0.6 * math.sin(a)) for a in [k * 0.4 for k in range(16)]], 0.2, 'matte black', (x, -14.2, 6.6), 0)
    for i in range(13):
        ring(1.1, 0.34, 'steel', (-15 + 2.5 * i, -12.4, 13.4 if i % 2 else 14), i % 2 == 0)
    for z in (0, 15):
        rod(4, 1, 'oak', (25, -6, z), 0.2)
    lathe([(2.8, 1), (3.2, 4), (0.5, 7.8), (0.5, 8.2), (3.2, 12), (2.8, 15)], 'glass', (25, -6, 0), 1)
    lathe([(0, 1.1), (2.7, 1.1), (2.8, 2.6), (0, 5)], 'sandy amber', (25, -6, 0), 0.3)
    for a in (0.4, 2.5, 4.6):
        bar((25 + 3.5 * math.cos(a), -6 + 3.5 * math.sin(a), 1), (25 + 3.5 * math.cos(a), -6 + 3.5 * math.sin(a), 15), 0.3, 'oak')


@maker('feed-bucket', view='table')
def feed_bucket(metal='tinplate', greens=('leaf leaf', 'leaf lime')):
    """A tin bucket heaped with carrots and leaves."""
    from makers.plants_garden.plants import leaf
    lathe([(0, 0), (7.4, 0), (10, 17), (10.4, 17.4), (9.6, 17), (7.2, 0.6), (0, 0.6)], metal, round=0.2)
    tube([(-10, 0, 16.4), (-7, -5, 22), (0, -7.4, 24), (7, -5, 22), (10, 0, 16.4)], 0.35, 'steel')
    rod(8.8, 1, 'soil', (0, 0, 14))
    for i in range(9):
        a, r = i * 2.4, 6 * math.sqrt((i + 0.3) / 9)
        with group() as g:
            lathe([(0, 0), (0.5, 1), (1.5, 8), (1.2, 9.4), (0, 9.8)], 'fruit orange', round=0.4, steps=28)
            for k in range(4):
                leaf(6, 1.6, 'leaf moss', 0.4, 0.2, (0, 0, 9.4), 90 * k, 62)
        move(g, (r * math.cos(a), r * math.sin(a), 14.6 + 0.6 * i), turn=60 * i, tilt=64 + 18 * spot(i, 2))
    for i in range(6):
        leaf(8, 5, greens[i % 2], 0.6, 0.5, (6 * math.cos(i * 2.4), 6 * math.sin(i * 2.4), 15.4), 137 * i, 24)


@maker('ring-tools', view='high')
def ring_tools(wood='beech', metal='steel', silver='silver'):
    """A tapered mandrel with a ring on it, a small hammer, a coil of silver wire."""
    tube([(-14, 0, 1.6), (8, 0, 1.6)], 1.6, metal, straight=True, taper=[0.5, 1])
    tube([(8, 0, 1.6), (15, 0, 1.6)], 1.7, wood, straight=True)
    r = ring(1.55, 0.34, silver, (0, 0, 0))
    move(r, (0, 0, -0.34), roll=0)
    move(r, roll=90)
    move(r, (0.4, 0, 1.6))
    with group() as h:
        bar((-9, 0, 1), (8, 0, 1), 0.6, wood)
        tube([(8, -3.4, 1), (8, 3.2, 1)], 1, metal, straight=True, taper=[1.2, 0.7])
        ball(1.3, metal, (8, 3.2, -0.2))
    move(h, (0, -8, 0), turn=-12)
    for k in range(5):
        ring(2.8 - 0.1 * k, 0.16, silver, (-11, 8, 0.26 * k))
    ring(0.95, 0.24, silver, (4, 7, 0), True)
