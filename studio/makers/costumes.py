"""Suits and dressing up: one-pieces, capes, armor, life vests."""
import math

from art import motif
from makers import maker
from makers.garments import cloth_shape
from makers.parts import blob, disc, figure, upright, words
from shapes import ball, box, cushion, fillet, grid, group, lathe, move, oval, panel, ring, rod, slab, star, tube
from typeset import Sheet


@maker('suit', view='top')
def suit(mat='nylon sky', trim='nylon amber', hood=True, ears=None, zips=1, patches=None, mittens=None, boots=None, stripe=None):
    """A one-piece laid flat: rain suit, bear suit, astronaut."""
    cloth_shape([(-9, 30), (9, 30), (17, 26), (38, -4), (30, -10), (17, 8), (18, -18), (22, -56), (5, -58), (0, -26), (-5, -58), (-22, -56), (-18, -18), (-17, 8), (-30, -10), (-38, -4), (-17, 26)], mat, 3, round=3)
    if hood:
        cloth_shape([(-13, 28), (13, 28), (15, 42), (9, 52), (-9, 52), (-15, 42)], mat, 4, round=6)
        cloth_shape([(-9, 29), (9, 29), (10, 40), (6, 46), (-6, 46), (-10, 40)], trim, 4.4, (0, 0, 0), 5)
        if ears:
            for x in (-1, 1):
                blob(5.4, 4.4, 2.4, mat, (x * 12, 50, 3))
                blob(3.2, 2.6, 1.6, ears, (x * 12, 49.4, 4.6))
    else:
        tube([(-9, 30, 2), (0, 25, 3.2), (9, 30, 2)], 1.6, trim)
    for x in ((0,) if zips == 1 else (-6, 6)):
        tube([(x, 27, 3), (x, 0, 3.3), (x * 1.6, -22 if zips == 1 else -48, 3)], .5, 'plastic charcoal')
        box(1, 2.4, .5, trim, (x, 24, 3.2), .15)
    for side in (-1, 1):
        if mittens:
            blob(5.4, 4.6, 2.2, mittens, (side * 35, -9, 2), side * -52)
        else:
            move(box(9.4, 4, 3.4, trim, round=.8), (side * 33.6, -6, 0), turn=side * -36)
        if boots:
            cloth_shape([(side * 3, -54), (side * 23, -54), (side * 24, -64), (side * 3, -64)], boots, 4, round=3)
        else:
            box(18, 3.4, 3.4, trim, (side * 13.4, -56, 0), .8)
        if stripe:
            box(9, 2, 3.3, stripe, (side * 12.6, -36, 0), .3, side * 4)
            box(12, 1.4, 3.3, stripe, (side * 13, -40, 0), .3, side * 4)
        box(11, 9, 3.3, mat, (side * 12.6, -34 if not stripe else -27, 0), .6) if not patches else None
    if patches:
        for art, x, y, mat_of in patches:
            s = Sheet(11, 11)
            s.circle(0, 0, 5.2, mat_of)
            motif(s, art, ['felt white', 'felt coral', 'felt amber', 'felt yellow'], 0, 0, 8, 8)
            s.put((x, y, 3.1), 'up')


@maker('cape', view='top')
def cape(mat='satin red', emblem='star', ink='satin yellow', length=70, mask=None, hood=None, wings=None):
    """A cape laid flat with its emblem; a felt mask beside it, or a hood above and ribbed wings."""
    w = 30 if not wings else 58
    if wings:
        pts = [(-8, 30), (8, 30), (w, 22), (w * .86, -2), (w * .62, -10), (w * .5, -26), (w * .28, -24), (w * .12, -38), (-w * .12, -38), (-w * .28, -24), (-w * .5, -26), (-w * .62, -10), (-w * .86, -2), (-w, 22)]
        slab(pts, 1, mat, round=.3)
        for side in (-1, 1):
            for x, y in ((w, 22), (w * .86, -2), (w * .5, -26), (w * .12, -38)):
                tube([(side * 6, 28, 1.2), (side * (x + 6) * .55, (y + 28) * .5 + 5, 1.5), (side * x * .98, y * .98, 1)], .8, wings)
            ring(2.2, .5, wings, (side * (w + 2), 23, 0))
    else:
        slab(fillet([(-10, 34), (10, 34), (w, 34 - length), (w * .5, 31 - length), (0, 35 - length), (-w * .5, 31 - length), (-w, 34 - length)], 2, True), 1, mat, round=.3)
        for x in (-.5, 0, .5):
            tube([(x * 14, 32, 1), (x * 30, 34 - length * .5, 1.2), (x * 44, 36 - length, 1)], .5, mat)
    if emblem:
        slab([(x, y + 4) for x, y in star(9, 4)] if emblem == 'star' else [(x, y + 4) for x, y in oval(16, 16)], 1.5, ink, round=.2)
    if hood:
        cloth = cushion(30, 26, 8, hood, (0, 40, 0))
        for i in range(4):
            slab([(-2.4, 0), (2.4, 0), (0, 5)], 2, wings or ink, (0, 32 + i * 5, 7), .4)
    else:
        tube([(-10, 34, 1), (-5, 38, 1.2), (0, 36, 1.4), (5, 38, 1.2), (10, 34, 1)], .9, ink)
    if mask:
        m = slab(fillet([(-12, 4), (-5, 6), (0, 4), (5, 6), (12, 4), (11, -4), (5, -6), (0, -3), (-5, -6), (-11, -4)], 1.6, True), .8, mask, round=.2, holes=[oval_at(-5.4, 0, 5, 3.4), oval_at(5.4, 0, 5, 3.4)])
        move(m, (w * .9, 38, 0), turn=-16)


def oval_at(x, y, w, h):
    return [(px + x, py + y) for px, py in oval(w, h, 24)]


@maker('life-vest', view='eye')
def life_vest(mat='nylon coral', trim='nylon amber', strap='nylon charcoal'):
    """Two foam fronts, a head collar with a grab handle, straps and buckles."""
    with group() as g:
        for x in (-1, 1):
            slab(fillet([(x * .6, 0), (x * 11, 0), (x * 12, 14), (x * 9, 24), (x * 3, 25), (x * .6, 18)], 2.4, True, 5), 5, mat, round=1.8)
            move(g[-1], tilt=90)
            move(g[-1], (0, -2, 0))
            tube([(x * 7, -4.6, 23), (x * 8, 0, 27), (x * 6, 5, 28)], 2.6, mat)
        slab(fillet([(-12, 0), (12, 0), (12, 26), (-12, 26)], 3, True, 5), 4, mat, round=1.6)
        move(g[-1], tilt=90)
        move(g[-1], (0, 8, 0))
        with group() as c:
            cushion(25, 20, 6, trim)
        move(c, tilt=80)
        move(c, (0, 7, 36))
        tube([(-4, 7, 45), (0, 7, 49.6), (4, 7, 45)], .9, strap)
        for z in (5, 13):
            box(24.6, .5, 2, strap, (0, -7.2, z), .15)
            box(5, 1.4, 3.2, 'plastic black', (0, -7.6, z - .6), .4)
        tube([(-3, -5, 1), (-1, -2, -4), (1, 4, -4), (3, 6, 1)], .9, strap)
    move(g, (0, 0, 5), turn=20)
