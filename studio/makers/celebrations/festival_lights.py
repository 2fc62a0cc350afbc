"""Lights of the feasts: oil lamps, hung lanterns, a standing lantern, an incense burner, a new year's bamboo."""
import math

from makers import maker
from makers.plants_garden.plants import leaf
from makers.shared.parts import bar
from shapes import ball, box, grid, group, lathe, move, ring, rod, tube


def lip(angle):
    """How far the rim is drawn out towards the wick."""
    away = (angle + math.pi / 2 + math.pi) % (2 * math.pi) - math.pi
    return math.exp(-(away / 0.42) ** 2)


def diya(metal, lit):
    profile = ((1.6, 0), (2.0, 0.3), (3.4, 1.5), (3.7, 2.3), (3.45, 2.3), (2.8, 1.4), (0.01, 1.0))

    def place(u, v):
        a = 2 * math.pi * u
        k = v * (len(profile) - 1)
        i = min(len(profile) - 2, int(k))
        (r0, z0), (r1, z1) = profile[i], profile[i + 1]
        r, z = r0 + (r1 - r0) * (k - i), z0 + (z1 - z0) * (k - i)
        r *= 1 + 0.34 * lip(a) * min(1, z / 2)
        return (math.cos(a) * r, math.sin(a) * r, z + 0.35 * lip(a) * (z > 1.6))
    grid(64, 24, place, metal)
    rod(3.0, 0.06, 'liquid b8862a', (0, 0.1, 1.75), 0.02)
    tube([(0, 0, 1.7), (0, -2.6, 1.9), (0, -4.2, 2.7)], 0.28, 'cotton cream')
    if lit:
        lathe([(0, 0), (0.75, 0.9), (0.55, 2.2), (0, 4.4)], 'glow ffb040', (0, -4.4, 2.6), 0.3)


@maker('diyas', view='high')
def diyas(metal='brass', count_of=6, lit=True):
    """Small oil lamps with a drawn-out lip, in two rows, each with its flame."""
    for i in range(count_of):
        half = (count_of + 1) // 2
        row, k = divmod(i, half)
        with group() as g:
            diya(metal, lit)
        move(g, ((k - (half - 1) / 2) * 9.6 + (row - .5) * 2.4, row * 9.6, 0), turn=58 - 10 * k - 16 * row)


def tassel(mat, length, at, knot='gold'):
    with group() as g:
        rod(0.06, 2, mat, (0, 0, -2))
        ball(0.9, knot, (0, 0, -3.6))
        lathe([(0, 0), (1.5, 0), (1.1, length * .6), (0.5, length), (0, length)], mat, (0, 0, -3.4 - length), 0.3)
        for i in range(14):
            a = 2 * math.pi * i / 14
            bar((math.cos(a) * 1.5, math.sin(a) * 1.5, -3.6 - length), (math.cos(a) * .6, math.sin(a) * .6, -3.8), 0.16, mat)
    return move(g, at)


def round_lantern(mat, trim):
    r = 12
    ball(r, mat, squash=.84)
    for i in range(16):
        a = 2 * math.pi * i / 16
        tube([(math.cos(a) * r * math.sin(t) * 1.004, math.sin(a) * r * math.sin(t) * 1.004, r * .84 * (1 - math.cos(t) * 1.004)) for t in [math.pi * k / 10 for k in range(1, 10)]], .16, trim)
    for z in (-.4, r * 1.68 - 1.2):
        rod(4.6, 1.6, trim, (0, 0, z), .2)
    tassel(mat, 8, (0, 0, 0), trim)
    tube([(0, 0, 20.4), (0, 0, 26)], .14, 'cotton charcoal', straight=True)


def kandil(mat, trim, second):
    profile = [(4.4, 0), (9.6, 5.4), (9.6, 12.6), (4.4, 18)]
    lathe([(0, 0)] + profile + [(0, 18)], mat, round=0, steps=8)
    knots = [[(r * math.cos(math.pi * i / 4), r * math.sin(math.pi * i / 4), z) for r, z in profile] for i in range(8)]
    for i in range(8):
        for p, q in zip(knots[i], knots[i][1:]):
            bar(p, q, .28, trim)
        for p, q in zip(knots[i], knots[(i + 1) % 8]):
            bar(p, q, .28, trim)
        a = math.pi * (i + .5) / 4
        x, y = math.cos(a) * 4, math.sin(a) * 4
        grid(2, 14, lambda u, v, x=x, y=y, a=a: (x * (1 + .25 * v) - math.sin(a) * (u - .5) * 2 + .5 * math.sin(v * 7), y * (1 + .25 * v) + math.cos(a) * (u - .5) * 2, .2 - 13 * v), second if i % 2 else mat, thick=.08)
        m, r = math.pi * (i + .5) / 4, 9.6 * math.cos(math.pi / 8) + .05
        with group() as g:
            move(rod(1.9, .12, second, round=0), tilt=90)
        move(g, (0, -r, 9))
        move(g, turn=math.degrees(m) + 90)
    tube([(0, 0, 18), (0, 0, 26)], .14, 'cotton charcoal', straight=True)


@maker('hung-lanterns', view='eye')
def hung_lanterns(kind='round', mats=('silk red', 'silk red'), trim='gold', second=None, wood='walnut'):
    """Two paper or cloth lanterns with tassels hung from a rail: `round`, or an eight-sided `kandil` with paper tails."""
    for x, y, mat, other in ((-13.6, 0, mats[0], mats[1]), (13.6, 0, mats[1], mats[0])):
        with group() as g:
            if kind == 'round':
                round_lantern(mat, trim)
            else:
                kandil(mat, trim, second or other)
        move(g, (x, y, 19))
    bar((-31, 0, 45), (31, 0, 45), 1, wood)
    for s in (-1, 1):
        bar((s * 28.6, 0, 0), (s * 28.6, 0, 47), 1.1, wood)
        box(4, 18, 1.6, wood, (s * 28.6, 0, 0), .3)


@maker('fanous', view='table')
def fanous(metal='brass', panes=('dimglow e8503a', 'dimglow f0b030', 'dimglow 2f9a6a', 'dimglow 3a78c8')):
    """A six-sided lantern with colored windows, a dome and a ring to carry it by."""
    lathe([(0, 0), (8, 0), (8, 1.2), (6.6, 2.4), (6.6, 3.6), (0, 3.6)], metal, round=0, steps=6)
    low, high, r0, r1 = 3.6, 17, 6, 7.4
    for i in range(6):
        a, b = math.pi * i / 3, math.pi * (i + 1) / 3
        p = [(r * math.cos(t), r * math.sin(t), z) for r, z in ((r0, low), (r1, high)) for t in (a, b)]
        grid(1, 1, lambda u, v, p=p: tuple((1 - v) * ((1 - u) * p[0][k] + u * p[1][k]) + v * ((1 - u) * p[2][k] + u * p[3][k]) for k in range(3)), panes[i % len(panes)], smooth=False)
        bar(p[0], p[2], .42, metal)
        mid = [tuple((p[j][k] * .5 + p[j + 2][k] * .5) for k in range(3)) for j in (0, 1)]
        bar(mid[0], mid[1], .26, metal)
        low_mid, high_mid = [tuple((p[j][k] + p[j + 1][k]) / 2 for k in range(3)) for j in (0, 2)]
        bar(low_mid, high_mid, .26, metal)
    lathe([(0, 0), (8.4, 0), (8.4, 1), (6.4, 2), (6, 4.6), (3, 7.4), (1, 8.4), (1, 9.4), (0, 9.4)], metal, (0, 0, high), 0, 6)
    ring(2.2, .35, metal, (0, 0, high + 9.2), standing=True)


@maker('bakhoor', view='table')
def bakhoor(body='enamel plum', trim='gold', words='Bakhoor', sub='OUD AND AMBER'):
    """A footed incense burner with smoke, and a jar of scented wood chips."""
    from makers.basics.containers import jar
    with group() as g:
        lathe([(0, 0), (6, 0), (6, 1.6), (2.2, 4.4), (2.2, 6), (6.4, 10.6), (6.4, 14), (5.4, 14), (5.0, 12), (0, 12)], body, round=.1, steps=4)
        for z, r in ((1.2, 6.1), (5, 2.6), (10.8, 6.5), (13.4, 6.5)):
            lathe([(0, 0), (r, 0), (r, .6), (0, .6)], trim, (0, 0, z), 0, 4) if z < 13 else None
        for i in range(16):
            a = i * 2.4
            move(box(1.6, 1, .8, 'bark', round=.1), (math.cos(a) * .75 * i ** .5, math.sin(a) * .75 * i ** .5, 12 + .35 * (i % 3)), turn=i * 40, tilt=20)
        tube([(0, 0, 13), (1.4, 0, 17), (-1.2, 0, 21), (1.2, 0, 25), (0, 0, 29)], .5, 'frosted f4f0ea', taper=[.4, 1, .9, .7, .1])
    move(g, (-7, 0, 0), turn=32)
    with group() as g:
        jar(words=words, sub=sub, filling='bark', lid='gold', width=9.5, height=11)
    move(g, (8, -2, 0))


@maker('lucky-bamboo', view='table')
def lucky_bamboo(body='glaze brick', stalk='leaf lime', green='leaf leaf'):
    """Three spiraled stems in a glazed pot with pebbles."""
    lathe([(0, 0), (6, 0), (8, 8), (8, 10), (7.3, 10), (7, 7.6), (0, 7.6)], body, round=.6)
    for i in range(46):
        a, r = i * 2.4, .98 * i ** .5
        ball(.95, ('stone fog', 'stone bone', 'stone gray')[i % 3], (math.cos(a) * r, math.sin(a) * r, 7.6), .7, 16)
    for k, (x, y, high) in enumerate(((-3.2, .6, 34), (0, -1.6, 40), (3.2, .8, 31))):
        line = []
        for i in range(29):
            t = i / 28
            swing = 2.6 * min(1, max(0, (t - .3) / .2)) * min(1, max(0, (1 - t) / .12))
            line.append((x + swing * math.cos(t * 15 + k * 2) * .9, y + swing * math.sin(t * 15 + k * 2) * .6, 7.6 + (high - 7.6) * t))
        tube(line, .8, stalk)
        for i in range(3, 28, 4):
            ball(.95, 'leaf moss', (line[i][0], line[i][1], line[i][2] - .35), .4, 16)
        for j in range(5):
            leaf(11 - j, 1.7, green, .5, .2, (line[-1][0], line[-1][1], line[-1][2] - 1 - .6 * j), 72 * j + 30 * k, 62 - 9 * j)
