"""Suits and dressing up: one-pieces, capes, armor, life vests."""
from art import motif
from makers import maker
from makers.shared.cloth import Cloth, creases, pull
from makers.shared.parts import bar, blob, tray, words
from makers.style.baby_clothes_and_hats import cloth_shape
from shapes import (
    ball,
    box,
    cushion,
    fillet,
    group,
    lathe,
    move,
    oval,
    panel,
    ring,
    rod,
    slab,
    star,
    tube,
)
from typeset import Sheet


@maker('suit', view=64)
def suit(mat='nylon sky', trim='nylon amber', hood=True, ears=None, zips=1, patches=None, mittens=None, boots=None, stripe=None):
    """A one-piece laid flat: rain suit, bear suit, astronaut."""
    line = [(-9, 30), (9, 30), (17, 26), (30, 8), (38, -4), (30, -10), (17, 8), (18, -18), (20.6, -40), (22, -56), (5, -58), (0, -26), (-5, -58), (-22, -56), (-20.6, -40), (-18, -18), (-17, 8), (-30, -10), (-38, -4), (-30, 8), (-17, 26)]
    folds = [creases(0.8, 11, 84, 2), creases(0.5, 7, 30, 5), pull((16, 8), 2.0, 11, 7, 1), pull((-16, 8), 2.0, 11, 7, 2), pull((0, -25), 1.8, 13, 8, 0), pull((13, -44), 1.2, 9, 6, 1), pull((-13, -44), 1.2, 9, 6, 2)]
    Cloth(line, 4.2, folds, 3).make(mat)
    if hood:
        cloth_shape([(-13, 28), (13, 28), (16, 42), (11, 53.4), (-11, 53.4), (-16, 42)], mat, 6, round=6)
        cloth_shape([(-8.4, 29), (8.4, 29), (9.4, 38), (6, 43.6), (-6, 43.6), (-9.4, 38)], trim, 6.4, (0, 0, 1.6), 5)
        if ears:
            for x in (-1, 1):
                blob(5.4, 4.4, 2.4, mat, (x * 12, 50, 3))
                blob(3.2, 2.6, 1.6, ears, (x * 12, 49.4, 4.6))
                blob(.95, .95, .8, 'gloss black', (x * 4.6, 49.6, 6.2))
            blob(2.6, 1.8, 1.5, ears, (0, 46.6, 6))
            blob(1.2, .9, .7, 'felt espresso', (0, 47.2, 7.4))
    else:
        tube([(-9, 30, 2), (0, 25, 3.2), (9, 30, 2)], 1.6, trim)
    for x in ((0,) if zips == 1 else (-6, 6)):
        tube([(x, 27, 4.4), (x, 0, 4.6), (x * 1.6, -22 if zips == 1 else -48, 4.4)], .5, 'plastic charcoal')
        box(1, 2.4, .5, trim, (x, 24, 4.6), .15)
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
            box(9, 2, 4.6, stripe, (side * 12.6, -36, 0), .3, side * 4)
            box(12, 1.4, 4.6, stripe, (side * 13, -40, 0), .3, side * 4)
        box(11, 9, 4.6, mat, (side * 12.6, -34 if not stripe else -27, 0), .6) if not patches else None
    if patches:
        for art, x, y, mat_of in patches:
            s = Sheet(11, 11)
            s.circle(0, 0, 5.2, mat_of)
            motif(s, art, ['felt white', 'felt coral', 'felt amber', 'felt yellow'], 0, 0, 8, 8)
            s.put((x, y, 5.2), 'up')


@maker('cape', view='top')
def cape(mat='satin red', emblem='star', ink='satin yellow', length=70, hood=None, wings=None):
    """A cape laid flat with its emblem, or with a hood above and ribbed wings."""
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
        cushion(30, 26, 8, hood, (0, 40, 0))
        for i in range(4):
            slab([(-2.4, 0), (2.4, 0), (0, 5)], 2, wings or ink, (0, 32 + i * 5, 7), .4)
    else:
        tube([(-10, 34, 1), (-5, 38, 1.2), (0, 36, 1.4), (5, 38, 1.2), (10, 34, 1)], .9, ink)


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


@maker('knight-set', view='steep')
def knight_set(tunic='felt plum', mail='knit gray', sword='foam silver', shield='birch'):
    """Tunic, blank wooden shield and foam sword, laid out."""
    cloth_shape([(-8, 34), (8, 34), (20, 30), (25, 16), (17, 12), (18, -34), (-18, -34), (-17, 12), (-25, 16), (-20, 30)], tunic, 1.6, round=2)
    for s in (-1, 1):
        cloth_shape([(s * 20, 30), (s * 36, 4), (s * 29, -2), (s * 17, 12)], mail, 1.3, round=1)
    box(36.6, 4, 2, 'leather brown', (0, -6, 0), .4)
    box(5, 5.4, 2.6, 'brass', (0, -6.8, 0), .4)
    slab([(x, y + 14) for x, y in star(8, 3, 4)], 2, 'felt butter', round=.2)
    with group() as d:
        slab(fillet([(-15, 18), (15, 18), (15, -2), (0, -22), (-15, -2)], 3, True, 6), 2.4, shield, round=.6)
        tube([(-15, 17, 2), (15, 17, 2), (15, -2, 2), (0, -21.6, 2), (-15, -2, 2)], .9, 'stain plum', closed=True, straight=True)
    move(d, (33, -22, 1), turn=-12)
    with group() as w:
        slab(fillet([(-2.6, 0), (2.6, 0), (2.6, 40), (0, 46), (-2.6, 40)], .8, True), 1.6, sword, round=.5)
        box(15, 3.4, 2.4, 'foam amber', (0, -1, 0), .8)
        bar((0, -2, 1.2), (0, -11, 1.2), 1.5, 'foam brown')
        ball(2.2, 'foam amber', (0, -13, -.8))
    move(w, (-36, -18, 0), turn=14)


@maker('palette', view='steep')
def palette(colors=('red', 'orange', 'yellow', 'leaf', 'aqua', 'cobalt', 'violet', 'magenta', 'white', 'black', 'brown', 'pink', 'lime', 'navy'), case='plastic black', words_on='Face Paint'):
    """An open case of paint cakes, brushes and sponges before it."""
    with group() as g:
        tray(34, 18, 2.4, case, (0, 0, 0), .8, 1.4)
        across = 7
        for i, c in enumerate(colors):
            x, y = (i % across - 3) * 4.5, (.5 - i // across) * 7
            rod(1.9, .8, f'matte {c}', (x, y, 1.6), .3)
            ring(1.9, .2, 'plastic white', (x, y, 1.7))
        with group() as lid:
            slab(panel(34, 18, 1.4), 1.4, case, round=.3)
            words(words_on, 22, 5, (0, 0, 1.44), 'paper white', 'up')
        move(lid, (0, 9, 0))
        move(lid, tilt=70)
        move(lid, (0, 9.4, 2.2))
    move(g, turn=8)
    for i in range(3):
        with group() as b:
            bar((0, 0, .5), (0, 11, .5), .45, ('stain coral', 'stain teal', 'stain amber')[i])
            bar((0, 11, .5), (0, 12.6, .5), .5, 'tinplate')
            lathe([(0, 0), (.5, 0), (.6, 1.2), (0, 2.8)], 'straw', round=.2)
            move(b[-1], tilt=-90)
            move(b[-1], (0, 12.4, .5))
        move(b, (-10 + i * 4, -24, 0), turn=-16 + 10 * i)
    for x, mat in ((9, 'foam pink'), (14.4, 'foam butter')):
        rod(2.6, 2.2, mat, (x, -15 - (x > 10) * 2, 0), .5)
