"""Machines and tubs for training at home."""
import math

from makers import maker
from makers.shared.parts import bar, disc, words
from shapes import box, group, lathe, move, panel, ring, rod, slab, tube


@maker('plunge-tub', view='table')
def plunge_tub(mat='nylon indigo', trim='nylon charcoal'):
    """A padded barrel full of water and ice, its lid leaning beside it."""
    n = 10
    lathe([(0, 0), (36, 0), (37, 2), (37, 70), (34, 72), (33, 70), (33, 4), (0, 4)], mat, round=1.4)
    for i in range(n):
        a = 2 * math.pi * i / n
        bar((math.cos(a) * 37.4, math.sin(a) * 37.4, 1), (math.cos(a) * 37.4, math.sin(a) * 37.4, 70), 1.3, trim)
    for z in (2, 36, 69):
        ring(37.2, 1, trim, (0, 0, z - 1))
    rod(32.8, .4, 'liquid 79b7c9', (0, 0, 62), .02)
    for i in range(16):
        a, d = i * 2.4, 7 * math.sqrt(i)
        box(6.4, 5.6, 5, 'glass ice', (math.cos(a) * d, math.sin(a) * d, 59.4), .8, i * 37)
    with group() as l:
        rod(37, 5, mat, round=1.4)
        ring(30, .5, trim, (0, 0, 4.6))
    move(l, roll=-76)
    move(l, (42, 22, 37))
    lathe([(0, 0), (2, 0), (2, 5), (1.2, 5), (1, 12), (0, 12)], 'plastic amber', (-10, -26, 60), .3)


@maker('walking-pad', view='high')
def walking_pad(body='matte silver', belt='rubber charcoal'):
    with group() as g:
        slab(panel(48, 120, 4), 8, body, round=1.4)
        slab(panel(40, 104, 1), .8, belt, (0, -6, 7.6), .2)
        slab(panel(48, 16, 4), 4, 'matte charcoal', (0, 53, 7), 1.2)
        words('2.4', 7, 3.4, (-7, 52, 11.1), 'glow mint', 'up', 'sans')
        words('mph', 6, 2.4, (3, 52, 11.1), 'glow mint', 'up', 'sans')
        for x in (-21, 21):
            box(2, 106, .6, 'plastic coral', (x, -6, 8), .1)
            disc(3, 2, 'rubber black', (x, 62, 3), 'x', .4)
    move(g, turn=-34)
    with group() as r:
        slab(panel(4, 9, 1.6), 1.4, 'matte charcoal', round=.5)
        rod(.9, .3, 'plastic coral', (0, 2, 1.3), .1)
    move(r, (48, -22, 0), turn=-20, scale=1.6)


@maker('rower', view='table')
def rower(tank='glass sky', wood='ash', seat='leather black'):
    with group() as g:
        for y in (-7, 7):
            box(140, 3, 5, wood, (10, y, 22), .8)
        box(30, 14, 1.6, wood, (-64, 0, 20), .5)
        lathe([(0, 0), (17, 0), (18, 3), (18, 11), (15, 14), (0, 14)], tank, (-62, 0, 22), 1.2)
        rod(16.6, 8, 'liquid 4f98b8', (-62, 0, 23), .4)
        for i in range(3):
            box(30, 3, 7, 'aluminum', (-62, 0, 26), .3, i * 60)
        rod(2.4, 3, 'matte black', (-62, 0, 36), .4)
        bar((-64, 0, 22), (-78, 0, 0), 1.8, wood)
        for y in (-16, 16):
            bar((-72, 0, 6), (-78, y, 1), 1.6, wood)
            bar((74, 0, 20), (78, y * .8, 1), 1.6, wood)
        slab(panel(22, 26, 7), 5, seat, (26, 0, 28), 2)
        for y in (-6, 6):
            f = box(11, 9, 1.6, 'matte charcoal', (0, 0, 0), .6)
            move(f, roll=-48)
            move(f, (-34, y, 32))
            tube([(-38, y - 4, 36), (-36, y, 39), (-34, y + 4, 36)], .8, 'nylon coral')
        bar((-38, -19, 44), (-38, 19, 44), 1.5, 'rubber charcoal')
        bar((-56, 0, 40), (-38, 0, 44), .6, 'nylon black')
        bar((-58, 0, 36), (-54, 0, 62), 1.2, 'matte charcoal')
        m = box(3, 16, 10, 'matte charcoal', (0, 0, 0), .8)
        move(m, (-53, 0, 60))
        box(.4, 13, 7, 'screen 24414a', (-51.3, 0, 61.6), .1)
    move(g, turn=56)
