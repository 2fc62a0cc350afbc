"""Furniture and gear for small children."""
import math

from art import motif
from makers import maker
from makers.shared.cloth import Cloth, creases, pull
from makers.shared.parts import bar, blob, disc, sideways, words
from makers.style.baby_clothes_and_hats import cloth_shape
from shapes import (
    ball,
    box,
    cushion,
    fillet,
    grid,
    group,
    lathe,
    move,
    panel,
    ring,
    rod,
    slab,
    tube,
)
from typeset import Sheet


@maker('baby-monitor', view='table')
def baby_monitor(body='matte white', accent='plastic sage'):
    """The unit that listens, with a soft light, and the one the parents carry."""
    with group() as g:
        lathe([(0, 0), (5.6, 0), (6.4, 2), (6.2, 9), (4.4, 11.4), (0, 12)], body, round=1.8)
        lathe([(6.45, 2.2), (6.5, 3.4)], 'glow butter', round=0)
        for r in range(4):
            for c in range(6 - (r % 2)):
                a = math.radians(-90 + (c - (5 - (r % 2)) / 2) * 10)
                ball(.3, 'plastic charcoal', (math.cos(a) * 6.2, math.sin(a) * 6.2, 7.8 - 1.1 * r), steps=12)
        bar((3.4, 3, 9), (3.4, 3, 18), .5, 'matte gray')
    move(g, (-7.5, 3, 0), turn=20)
    with group() as g:
        slab(panel(8, 4.6, 2), 13, body, round=1.2)
        bar((2.4, .6, 11), (2.4, .6, 17), .55, 'matte gray')
        for r in range(4):
            for c in range(5 - (r % 2)):
                disc(.28, .2, 'plastic charcoal', ((c - (4 - (r % 2)) / 2) * .95, -2.36, 5.6 - .9 * r), 'y', .02)
        for k in range(5):
            disc(.34, .2, ('glow leaf', 'glow leaf', 'glow amber', 'plastic silver', 'plastic silver')[k], ((k - 2) * 1.1, -2.36, 10.4), 'y', .02)
        words('Nursery', 4.6, 1, (0, -2.34, 8), 'paper slate', font='sans')
        box(3, .6, .9, accent, (0, -2.4, .9), .2)
    move(g, (7, -3, 0), turn=-4)


def ribbon(points, width, mat, thick=1.4):
    """A flat padded strap through points; it lies across x."""
    n = len(points) - 1

    def place(u, v):
        k = min(int(v * n), n - 1)
        f = v * n - k
        before, here, there, after = (points[max(0, min(n, k + d))] for d in (-1, 0, 1, 2))
        at = [0.5 * (2 * b + (c - a) * f + (2 * a - 5 * b + 4 * c - d) * f * f + (3 * b - a - 3 * c + d) * f ** 3) for a, b, c, d in zip(before, here, there, after)]
        return (at[0] + (u - .5) * width, at[1], at[2])
    return grid(4, 12 * n, place, mat, thick=thick)


@maker('baby-carrier', view='table')
def baby_carrier(mat='cotton plum', strap_mat='cotton mauve', buckle='plastic charcoal'):
    """As it is worn: a pouch in front, a padded waist belt, wide straps over the shoulders."""
    with group() as g:
        def pouch(u, v):
            wide = (11 + 3.4 * math.cos(v * 7.2)) * (1 - .06 * v)
            x = (2 * u - 1) * wide
            return (x, -10 - 5.4 * math.sin(math.pi * min(1, .1 + v * .8)) * (1 - (2 * u - 1) ** 2 * .8), 6 + v * 33)
        grid(20, 24, pouch, mat, thick=1.4)
        grid(14, 8, lambda u, v: ((2 * u - 1) * 8 * (1 - .1 * v), -11 - 2 * (1 - (2 * u - 1) ** 2), 38 + v * 8), mat, thick=1.2)

        def belt(u, v):
            a = 2 * math.pi * u
            return (math.cos(a) * 17, 4 + math.sin(a) * 14, 1 + v * 9)
        grid(56, 6, belt, strap_mat, thick=2)
        for side in (-1, 1):
            ribbon([(side * 9.4, -11, 33), (side * 11, -8, 42), (side * 12, 0, 47), (side * 13, 9, 44), (side * 13, 16, 32), (side * 11, 18.6, 16), (side * 9, 18.4, 6)], 6.4, strap_mat)
            box(3.4, 1.6, 4, buckle, (side * 10.4, 19.4, 14), .5)
            ribbon([(side * 8, -13.4, 20), (side * 13, -11, 19), (side * 16, -4, 16)], 1.4, buckle, .5)
        ribbon([(-13, 12, 40), (0, 15, 40), (13, 12, 40)], 1, buckle, .8)
        box(12, .8, 9, strap_mat, (0, -16.2, 16), .4)
        box(5, 2, 5, buckle, (0, 18.8, 3), .7)
    move(g, turn=30)


@maker('keepsake-box', view='table')
def keepsake_box(wood='walnut', knob='brass', words_on='Ida', tags=('First curl', 'Bracelet', 'Letters', 'First sock')):
    """A chest of small drawers, one drawn out."""
    with group() as g:
        box(30, 18, 22, wood, round=.5)
        box(31, 19, 1.4, wood, (0, 0, 22), .5)
        for i, tag in enumerate(tags):
            x, z = (i % 2 - .5) * 14, 2 + (1 - i // 2) * 10
            out = 6 if i == 3 else 0
            box(13, 17 if out else 1, 8.6, 'maple', (x, -9.4 - out + (8 if out else 0), z), .25)
            if out:
                box(11.6, 12, .4, 'felt lilac', (x, -7.4, z + 8.4), .1)
                move(ring(2.2, .5, 'satin white'), (x, -11, z + 8.8))
            disc(.8, 1.2, knob, (x, -10.4 - out, z + 6.2), 'y', .3)
            s = Sheet(9, 2.6)
            s.rect(0, 0, 9, 2.6, 'paper cream', .3)
            s.text(tag, 0, 0, 7.6, 1.5, 'paper ink', 'italic', lines=1)
            s.put((x, -9.94 - out, z + 3))
        words(words_on, 12, 5, (0, 0, 23.44), 'foil', 'up', 'italic')
    move(g, turn=24)


@maker('baby-bottle', view='table')
def baby_bottle(milk='liquid white', cap='plastic mint', height=15):
    lathe([(0, 0), (2.8, 0), (2.9, height * .5), (2.7, height * .7), (2.5, height * .72), (2.6, height * .5), (2.5, .4), (0, .4)], 'glass', round=.5)
    rod(2.4, height * .5, milk, (0, 0, .45), .3)
    rod(2.95, height * .13, cap, (0, 0, height * .7), .3)
    lathe([(0, 0), (2.2, 0), (1.9, .9), (.9, 1.5), (.7, 2.6), (.4, 3), (0, 3.1)], 'silicone sand', (0, 0, height * .82), .5)


@maker('bottle-warmer', view='table')
def bottle_warmer(body='matte white', trim='plastic mint', cap='plastic amber'):
    """A round heater with a dial and its cord, a bottle standing deep in its water."""
    lathe([(0, 0), (5.6, 0), (6, 1), (5.6, 8.6), (5, 9.4), (4, 9.4), (4, 5), (0, 5)], body, round=.7)
    lathe([(3.9, 9.2), (5.1, 9.3), (5.2, 9.8), (3.9, 9.9)], trim, round=.2)
    rod(3.9, 3.6, 'liquid ice', (0, 0, 5.1), .1)
    with group() as b:
        baby_bottle(cap=cap)
    move(b, (0, 0, 5.4))
    disc(2.1, 1.6, trim, (0, -5.6, 3.4), 'y', .4)
    bar((0, -6.5, 3.6), (0, -6.5, 5), .2, 'plastic white')
    for i in range(9):
        a = math.radians(-30 + i * 30)
        disc(.16, .3, 'plastic charcoal', (math.cos(a) * 2.7, -5.75, 3.4 + math.sin(a) * 2.7), 'y', .02)
    disc(.34, .3, 'glow coral', (0, -5.66, 7.4), 'y', .02)
    tube([(5, 3, .6), (9, 5, .35), (12, 3, .35), (15, 6, .35)], .3, 'rubber charcoal')


@maker('handprint-frame', view='eye')
def handprint_frame(wood='oak', clay='terracotta bone', photo='sun'):
    """Two windows: a print pressed in clay and a photo."""
    with group() as g:
        for x, z, w, h in ((0, 0, 46, 2), (0, 28, 46, 2), (-22, 0, 2, 30), (22, 0, 2, 30), (0, 0, 2, 30)):
            box(w, 2.4, h, wood, (x, 0, z), .2)
        box(44, .4, 28, 'paper white', (0, .6, 1), 0)
        disc(9, 1.4, clay, (-11, 0, 15), 'y', .5)
        s = Sheet(18, 18)
        dark = 'terracotta a88f6e'
        s.circle(0, -2, 3.1, dark, 1.05)
        for a, length, wide in ((58, 5.4, .8), (80, 6.6, .85), (100, 6.8, .85), (120, 6, .8), (15, 4.6, .95)):
            t = math.radians(a)
            s.line([(math.cos(t) * 2, -2 + math.sin(t) * 2), (math.cos(t) * length, -2 + math.sin(t) * length)], wide * 1.6, dark)
            s.circle(math.cos(t) * length, -2 + math.sin(t) * length, wide * .8, dark)
        s.put((-11, -.72, 15))
        s = Sheet(17, 24)
        s.fill('paper sky', 1)
        motif(s, photo, ['paper amber', 'paper butter'], 0, 0, 14, 20)
        s.put((11, .3, 15))
    move(g, tilt=-7)
    move(g, (0, 0, .2), turn=14)


@maker('hooded-towel', view='steep')
def hooded_towel(mat='terry caramel', inner='terry cream'):
    """A towel spread like a diamond; its hood is a bear's head."""
    with group() as g:
        folds = [creases(0.9, 14, 60, 2), creases(0.6, 9, 120, 5), pull((0, 14), 1.8, 20, 9, 1), pull((-14, -10), 1.2, 12, 7, 2)]
        Cloth([(-34, 4), (-17, -17), (0, -36), (17, -17), (34, 4), (0, 34)], 2.4, folds, 3).make(mat)
        tube([(-33, 3, 1.6), (-17, -16, 1.8), (0, -35, 1.6), (17, -16, 1.8), (33, 3, 1.6)], 1.1, inner, straight=True)
        head = ((0, 22, 3), (17, 14, 10))
        blob(*head[1], mat, head[0])
        tube([(-17, 17, 3), (-8, 9.6, 7), (0, 7.4, 8.4), (8, 9.6, 7), (17, 17, 3)], 1.4, inner)
        for side in (-1, 1):
            blob(5.4, 4.4, 4.4, mat, (side * 12.6, 31, 9))
            blob(3.4, 2.6, 3, inner, (side * 12.8, 29.6, 11.6))
            blob(1.2, 1.2, 1, 'gloss black', (side * 6.4, 20.4, 12.3))
        blob(4.4, 3.4, 2.4, inner, (0, 14.4, 11))
        blob(1.9, 1.3, 1, 'felt espresso', (0, 15.6, 13.1))
        tube([(-1.9, 13, 12.6), (-.9, 12.2, 12.9), (0, 12.9, 13.2), (.9, 12.2, 12.9), (1.9, 13, 12.6)], .22, 'felt espresso')
    move(g, turn=10)


@maker('bodysuit', view='top')
def bodysuit(mat='cotton white', text=None, ink='paper ink'):
    """A baby's bodysuit: envelope neck, bare legs, three snaps."""
    cloth_shape([(-7, 21), (7, 21), (13, 18), (25, 7), (20, 1), (13, 7), (13, -14), (4, -25), (-4, -25), (-13, -14), (-13, 7), (-20, 1), (-25, 7), (-13, 18)], mat, 2.2, round=2)
    tube([(-8, 21, 1.4), (0, 15.6, 2.2), (8, 21, 1.4)], .8, mat)
    for x in (-2.4, 0, 2.4):
        rod(.7, .4, 'plastic silver', (x, -22.6, 2.1), .1)
    if text:
        words(text, 18, 8, (0, 4, 2.3), ink, 'up', 'sans-black')


@maker('baby-swing', view='eye')
def baby_swing(mat='canvas lilac', wood='beech', rope='rope', nest=False):
    """A canvas seat hung from a bar; `nest` is a round netted seat for two."""
    with group() as g:
        if nest:
            ring(40, 3.6, mat, (0, 0, 20))
            for i in range(13):
                x = (i - 6) * 6
                half = math.sqrt(max(0, 38 ** 2 - x * x))
                tube([(x, -half, 23), (x, 0, 19), (x, half, 23)], .6, 'rope moss')
                tube([(-half, x, 23), (0, x, 19), (half, x, 23)], .6, 'rope moss')
            for a in (45, 135, 225, 315):
                t = math.radians(a)
                bar((math.cos(t) * 40, math.sin(t) * 40, 24), (0 if a in (45, 315) else 0, 0, 105), .9, rope)
            ring(3, .8, 'steel', (0, 0, 104), True)
        else:
            bar((-24, 0, 78), (24, 0, 78), 1.6, wood)
            for x in (-20, 20):
                bar((x, 0, 78), (x * .1, 0, 104), .6, rope)
                for y in (-10, 10):
                    bar((x, 0, 77), (x * .76, y, 40), .6, rope)
            ring(2, .5, 'steel', (0, 0, 103), True)
            def sling(u, v):
                a = math.pi * (2 * u - 1)
                deep = math.cos(a / 2) ** .6 if abs(a) < math.pi else 0
                return (math.copysign(abs(2 * v - 1) ** .8, v - .5) * 16, math.sin(a / 2) * 10.5, 41 - 33 * deep * (1 - .28 * (2 * v - 1) ** 2))
            grid(40, 20, sling, mat, thick=.8)
            for side in (-1, 1):
                sideways(fillet([(-10.5, 40), (-8.6, 22), (0, 15), (8.6, 22), (10.5, 40)], 5, True, 5), .8, mat, (side * 16, 0, 0), .2)
            box(4, 1.4, 30, 'cotton cream', (0, -11.2, 11), .5)
            bar((-17, -10.5, 41), (17, -10.5, 41), 1.5, wood)
            bar((-17, 10.5, 41), (17, 10.5, 41), 1.5, wood)
            for x in (-17, 17):
                bar((x, -10.5, 41), (x, 10.5, 41), 1.2, wood)
    move(g, turn=22)


@maker('pixel-quilt', view='steep')
def pixel_quilt(heart='cotton coral', back='cotton cream', edge='cotton rose', shine='cotton white'):
    rows = ['..........', '..##..##..', '.#o######.', '.#o######.', '.########.', '..######..', '...####...', '....##....', '..........']
    with group() as g:
        cushion(92, 84, 3, edge, (0, 0, 0), 14)
        for j, row in enumerate(rows):
            for i, c in enumerate(row):
                mat = {'.': back, '#': heart, 'o': shine}[c]
                if c == '#' and (j + i) % 5 == 0:
                    mat = 'cotton salmon'
                cushion(9, 9, 2.6, mat, ((i - 4.5) * 8.7, (4 - j) * 8.7, 1.4), 4)
    move(g, turn=12)
