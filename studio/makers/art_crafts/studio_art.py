"""Easels, wheels, yarn, looms, carts: what art is made with."""
import math

from art import motif
from makers import maker
from makers.shared.fittings import bar, blob, disc, hollow, lying, upright
from shapes import ball, box, fillet, group, lathe, move, panel, ring, rod, slab
from typeset import Sheet


@maker('pottery-wheel', view='table')
def pottery_wheel(body='matte mint', clay='terracotta', kids=False):
    """A small wheel with a bowl taking shape in its splash pan."""
    with group() as g:
        slab(panel(34, 28, 5), 11, body, round=1.6)
        lathe([(0, 0), (13, 0), (14, 4), (13.4, 4), (12.4, 0.8), (0, 0.8)], 'plastic white' if not kids else 'plastic amber', (0, 0, 11), 0.4)
        rod(9, 1.2, 'aluminum', (0, 0, 12), 0.2)
        lathe([(0, 0), (3.4, 0), (4, 0.8), (6, 4), (5.6, 7.4), (5.1, 7.4), (5.4, 4.2), (3.2, 1.2), (0, 1.2)], clay, (0, 0, 13.2), 0.9)
        for z in (15, 17, 19):
            ring(5.5 - abs(z - 17) * 0.35, 0.14, clay, (0, 0, z))
        disc(1.9, 1.2, 'plastic coral' if kids else 'plastic charcoal', (11, -13.8, 6), 0.3)
        box(0.4, 0.4, 1.4, 'plastic white', (11, -15.1, 6), 0)
    move(g, turn=18)
    if kids:
        for i, hue in enumerate(('coral', 'amber', 'leaf', 'sky', 'violet', 'white')):
            with group() as p:
                rod(1.8, 3, f'liquid {hue}' if hue != 'white' else 'glaze white', round=0.2)
                rod(1.9, 0.7, 'plastic white', (0, 0, 3), 0.15)
            move(p, (-13 + i * 4.6, -21 - (i % 2), 0))
    else:
        with group() as t:
            lying(0.6, 13, 'beech', (0, 0, 0.7), 0, 0.2)
            slab(fillet([(6, -1.4), (10, -1), (10, 1), (6, 1.4)], 0.5, True), 0.3, 'steel', (0, 0, 0.5), 0.1)
        move(t, (-6, -22, 0), turn=10)
        with group() as sp:
            blob(5, 4, 3, 'crumb e0b860', 0.2, 1, 0.4)
        move(sp, (10, -20, 0))


@maker('finger-paints', view='high')
def finger_paints(hues=('red', 'orange', 'yellow', 'leaf', 'blue', 'violet')):
    """Six open pots, a smock and paper with hand-smeared stripes."""
    for i, hue in enumerate(hues):
        with group() as p:
            lathe([(0, 0), (3, 0), (3.2, 4), (2.9, 4), (2.8, 3.2), (0, 3.2)], 'plastic white', round=0.3)
            rod(2.8, 0.3, f'liquid {hue}', (0, 0, 3.2), 0.1)
        move(p, (-18 + i * 7.2, -12 + (i % 2) * 1.6, 0))
    with group() as r:
        box(36, 24, 0.1, 'paper white', round=0.02)
        lying(2, 25, 'paper white', (18.6, 0, 2), 90, 0.1)
        s = Sheet(34, 22)
        for i, hue in enumerate(hues):
            for k in range(4):
                s.line([(-13 + i * 5 + k * 1.0 + 0.5 * math.sin(t * 0.5), -7 + t * 0.8 + k * 0.5) for t in range(16)], 0.9, f'paper {hue}')
        s.put((-1, 0, 0.12), 'up')
    move(r, (0, 6, 0), turn=6)


@maker('egg-crayons', view='high')
def egg_crayons(hues=('cherry', 'orange', 'yellow', 'leaf', 'teal', 'blue', 'violet', 'brown')):
    """Rounded wax crayons and their scribbles."""
    for i, hue in enumerate(hues):
        a = 2 * math.pi * i / len(hues)
        with group() as g:
            lathe([(0, 0), (1.6, 0.3), (2.2, 2.2), (1.5, 4.4), (0.5, 5.6), (0, 5.8)], f'wax {hue}', round=1)
        if i % 2:
            move(g, tilt=82, turn=math.degrees(a))
            move(g, (0, 0, 2.1))
        move(g, (math.cos(a) * 9.4, math.sin(a) * 7, 0))
    s = Sheet(14, 10)
    s.rect(0, 0, 13, 9, 'paper cream')
    for i, hue in enumerate(('teal', 'orange', 'violet')):
        s.line([(-4 + i * 3.6 + 1.5 * math.cos(t * 0.8), -1 + 2.4 * math.sin(t * 0.8) + t * 0.06) for t in range(30)], 0.3, f'paper {hue}')
    s.put((0, 0, 0.05), 'up')


@maker('art-cart', view='table')
def art_cart(metal='enamel amber'):
    """Three tiers on wheels: cups of markers, jars of paint, paper."""
    hues = ('coral', 'teal', 'violet', 'leaf', 'cobalt', 'magenta', 'orange', 'sky')
    with group() as g:
        for x in (-19, 19):
            for y in (-12, 12):
                bar((x, y, 4), (x, y, 76), 0.9, metal)
                ball(2.2, 'rubber black', (x, y, 0))
        for z in (10, 38, 66):
            hollow(38, 25, 7, 0.7, metal, (0, 0, z), 0.3)
        for k in range(3):
            with group() as c:
                lathe([(0, 0), (4, 0), (4.2, 8), (3.9, 8), (3.7, 0.5), (0, 0.5)], 'plastic white', round=0.2)
                for i in range(9):
                    a = i * 2.4
                    rod(0.6, 12, f'plastic {hues[(i + k * 3) % 8]}', (math.cos(a) * 0.9 * math.sqrt(i), math.sin(a) * 0.9 * math.sqrt(i), 1), 0.2)
            move(c, (-12 + k * 12, 0, 67))
        for k in range(5):
            with group() as j:
                rod(3, 6, f'liquid {hues[k]}', round=0.3)
                rod(3.1, 1.4, 'plastic white', (0, 0, 6), 0.2)
            move(j, (-14 + k * 7, 0, 39))
        for k in range(10):
            box(30, 21, 0.5, ('paper white', 'paper sky', 'paper blush', 'paper butter')[k % 4], (0, 0, 11 + k * 0.6), 0.02, k % 3 - 1)
        bar((-19, 12, 84), (19, 12, 84), 0.7, metal)
        for x in (-19, 19):
            bar((x, 12, 76), (x, 12, 84), 0.7, metal)
        for k in range(2):
            with group() as p:
                upright(panel(14, 17, 0.2), 0.1, 'paper white', (0, 0, 0), 0.01)
                s = Sheet(14, 17)
                motif(s, ('sun', 'house')[k], ['paper coral', 'paper amber', 'paper teal', 'paper butter'], 0, 0, 11, 13)
                s.put((0, -0.12, 0))
            move(p, (-9 + k * 18, 11.4, 75))
    move(g, turn=24)
