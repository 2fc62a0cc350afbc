"""Tea and butter on the table: matcha sets, pitchers, butter keepers, smart mugs."""
import math

from makers import maker
from makers.shared.fittings import lying
from shapes import ball, box, cup, group, lathe, move, panel, ring, rod, slab, tube
from typeset import Sheet


@maker('matcha-set', view='high')
def matcha_set(bowl='stoneware charcoal', bamboo='bamboo', tea='liquid 7d9a3a'):
    """A bowl of green tea, a bamboo whisk, a scoop and a tin."""
    with group() as b:
        lathe([(0, 0), (3, 0), (3, 0.6), (6, 3.4), (6.6, 7.4), (6.2, 7.4), (5.6, 3.6), (0, 1.4)], bowl, round=0.9)
        rod(5.9, 0.3, tea, (0, 0, 5), 0.1)
        for i in range(30):
            a, d = i * 2.4, 0.9 * math.sqrt(i)
            ball(0.3, 'icing lime', (math.cos(a) * d, math.sin(a) * d, 5.1), 0.4, 8)
    move(b, (-5, 1, 0))
    with group() as w:
        lathe([(0, 0), (1.3, 0), (1.2, 4.4), (0, 4.4)], bamboo, round=0.2)
        ring(1.25, 0.14, 'cotton ink', (0, 0, 4.2))
        for ring_r, n, h in ((2.2, 36, 6.2), (1.0, 16, 5.6)):
            for k in range(n):
                a = 2 * math.pi * k / n
                c, s = math.cos(a), math.sin(a)
                tube([(c * 1.0, s * 1.0, 4.4), (c * ring_r, s * ring_r, 4.4 + h * 0.6), (c * ring_r * 0.86, s * ring_r * 0.86, 4.4 + h)], 0.1, bamboo)
    move(w, roll=180)
    move(w, (7, 2, 10.6))
    with group() as sc:
        tube([(-8, 0, 0.5), (0, 0, 0.4), (6, 0, 0.6), (8.4, 0, 1.6)], 0.36, bamboo, taper=[1, 0.9, 1.3, 1.2])
    move(sc, (4, -8, 0), turn=10)
    with group() as t:
        rod(2.5, 4.4, 'tinplate', round=0.2)
        rod(2.6, 1.4, 'enamel leaf', (0, 0, 3.4), 0.2)
        s = Sheet(4.4, 2)
        s.fill('paper leaf')
        s.text('Matcha', 0, 0, 3.4, 1.1, 'paper cream', 'serif', lines=1)
        move(s.wrap(2.53), (0, 0, 1.8))
    move(t, (13, 0, 0))


@maker('pitcher', view='eye')
def pitcher(glass='glass', tea='liquid c9782a', infuser='steel'):
    """A tall jug of iced tea with its infuser core, lemon and ice."""
    lathe([(0, 0), (5, 0), (5.2, 1), (4.7, 12), (5.2, 22), (5.6, 23), (5.3, 23), (4.9, 22), (4.4, 12), (4.9, 1), (0, 0.6)], glass, round=0.9)
    lathe([(0, 0.8), (4.7, 1.2), (4.2, 12), (4.5, 18.4), (0, 18.4)], tea, round=0.4)
    lathe([(0, 22.6), (5.2, 22.6), (5.2, 23.8), (2, 24.6), (0, 24.6)], 'plastic charcoal', round=0.3)
    rod(1.3, 3, 'plastic charcoal', (0, 0, 24.4), 0.4)
    tube([(5, 0, 20.4), (9, 0, 20), (9.4, 0, 13), (4.8, 0, 6)], 0.7, glass)
    move(lathe([(0.2, 0), (1.8, 1.8), (1.4, 1.8)], glass, round=0.1), (-4.6, 0, 21.6))
    with group() as c:
        cup(3.4, 9, 0.25, 'glass', foot=2.9, round=0.4)
        lathe([(0, 0.4), (2.7, 0.4), (3, 7), (0, 7)], tea, round=0.2)
        for k in range(3):
            box(1.5, 1.5, 1.5, 'crystal', (-0.8 + k * 0.9, -0.4 + 0.6 * (k % 2), 6.4), 0.2, k * 30)
        with group() as l:
            rod(1.9, 0.4, 'fruit lemon', round=0.1)
            rod(1.6, 0.05, 'fruit f4eaa0', (0, 0, 0.4), 0)
        move(l, roll=84)
        move(l, (3.2, -0.4, 8.6))
    move(c, (12, -4, 0))


@maker('butter-keeper', view='table')
def butter_keeper(body='stoneware sand', butter='cheese f2dc8a'):
    """A crock whose lid is a bell full of butter, turned up beside it."""
    lathe([(0, 0), (4.6, 0), (5, 1), (5, 7.6), (4.5, 7.6), (4.4, 1.2), (0, 1)], body, round=0.5)
    rod(4.3, 0.2, 'liquid c8dde0', (0, 0, 4.4), 0.05)
    with group() as l:
        lathe([(0, 0), (5.3, 0), (5.4, 0.9), (3.8, 1.2), (3.7, 6), (3.3, 6), (3.3, 2), (0, 2)], body, round=0.3)
        lathe([(0, 5.4), (1.6, 6.6), (3.2, 5.6), (3.2, 2.2), (0, 2.2)], butter, round=0.5)
        ball(0.9, body, (0, 0, -0.9), 0.6)
    move(l, (12, -3, 1.2))
    with group() as k:
        slab([(0, -0.5), (7, -0.9), (8.4, 0.2), (7, 0.7), (0, 0.5)], 0.2, 'steel', (0, 0, 0.4), 0.05)
        lying(0.6, 6, 'walnut', (-3, 0, 0.6), 0, 0.2)
    move(k, (3, -10, 0), turn=8)


@maker('smart-mug', view='table')
def smart_mug(body='matte black', base='matte charcoal', light='glow coral'):
    """A mug on its charging saucer, a lit number on its foot."""
    from makers.coffee_tea.vessels import mug
    lathe([(0, 0), (6, 0), (6.4, 0.8), (5, 1.1), (0, 1.1)], base, round=0.2)
    with group() as m:
        mug(body=body)
    move(m, (0, 0, 1.2))
    s = Sheet(4, 2)
    s.text('135°', 0, 0, 2.2, 1.0, light, 'sans', lines=1)
    move(s.wrap(4.02), (0, 0, 3.4))
    tube([(6, 0, 0.5), (10, -1, 0.4), (13, -5, 0.4)], 0.3, 'rubber black')
    for k in (-1, 1):
        tube([(k, 0, 11), (1.4 * k + 0.5, 0, 13.4), (1.4 * k - 0.5, 0, 16)], 0.3, 'frosted white', taper=[0.6, 1, 0.15])


@maker('vanilla-tube', view='eye')
def vanilla_tube(words='Vanilla', sub='MADAGASCAR'):
    """A corked glass tube of long dark pods, two lying beside it."""
    lathe([(0, 0), (1.9, 0), (2, 0.6), (2, 19), (1.8, 19), (1.8, 0.8), (0, 0.5)], 'glass', round=0.4)
    rod(1.75, 2.6, 'cork', (0, 0, 18), 0.2)
    for k in range(8):
        a = k * 2.4
        x, y = math.cos(a) * 0.42 * math.sqrt(k), math.sin(a) * 0.42 * math.sqrt(k)
        tube([(x, y, 0.8), (x + 0.1, y, 9), (x - 0.1, y, 17)], 0.32, 'chocolate', taper=[0.6, 1, 0.5])
    s = Sheet(4.4, 4.4)
    s.fill('paper cream')
    s.text(words, 0, 0.6, 3.4, 1.2, 'paper espresso', 'serif', lines=1)
    s.text(sub, 0, -1, 3.2, 0.5, 'paper espresso', 'sans', lines=1)
    move(s.wrap(2.03), (0, 0, 8))
    for k in range(2):
        with group() as p:
            tube([(-8, 0, 0.4), (-2, 0.6, 0.4), (4, -0.2, 0.4), (9, 0.8, 0.5)], 0.4, 'chocolate', taper=[0.5, 1, 1, 0.3])
        move(p, (4, -5 - 2 * k, 0), turn=10 * k)


@maker('tea-sachets', view='steep')
def tea_sachets(names=('Mint', 'Chai', 'Rooibos', 'Earl', 'Green', 'Rose'), mats=('paper jade', 'paper amber', 'paper coral', 'paper slate', 'paper moss', 'paper rose'), ink='paper cream', columns=3):
    """Flat paper sachets of tea in rows, each with its name."""
    for i, name in enumerate(names):
        with group() as g:
            slab(panel(6.4, 7.6, 0.2), 0.4, mats[i % len(mats)], round=0.16)
            s = Sheet(6.4, 7.6)
            s.text(name, 0, 0.2, 5, 1.5, ink, 'serif', lines=1)
            s.line([(-2.9, 3), (2.9, 3)], 0.08, ink)
            s.line([(-2.9, -3), (2.9, -3)], 0.08, ink)
            s.put((0, 0, 0.42), 'up')
        move(g, ((i % columns - (columns - 1) / 2) * 7.2, -(i // columns) * 8.6, 0), turn=(4, -3, 5, -4, 3, -5)[i % 6])
