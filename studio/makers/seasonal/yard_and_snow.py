"""Winter slopes, summer evenings, the table after dinner."""
import math

from makers import maker
from makers.shared.parts import bar, blob, disc, tray, upright, words
from shapes import (
    ball,
    box,
    cushion,
    fillet,
    grid,
    group,
    lathe,
    move,
    oval,
    panel,
    ring,
    rod,
    slab,
    tube,
)
from typeset import Sheet


@maker('snow-tube', view='high')
def snow_tube(mat='nylon cobalt', accent='nylon amber', strap='nylon black'):
    """A fat covered ring with handles and a tow rope."""
    ring(30, 13, mat)
    ring(29.6, 12.2, accent, (0, 0, 2.4))
    rod(20, 6, mat, (0, 0, 2), 1)
    for s in (-1, 1):
        tube([(s * 32, -9, 25), (s * 34, -7, 29), (s * 34, 7, 29), (s * 32, 9, 25)], 1.3, strap)
    tube([(0, -42, 10), (6, -52, 2), (0, -60, 1), (-8, -54, 1)], .8, strap)
    for a in range(0, 360, 45):
        c = math.radians(a + 22)
        tube([(math.cos(c) * 20, math.sin(c) * 20, 22), (math.cos(c) * 30, math.sin(c) * 30, 26.6), (math.cos(c) * 41, math.sin(c) * 41, 19)], .35, strap)


@maker('toboggan', view='table')
def toboggan(wood='ash', pad='wool brick', rope='rope'):
    """Slats that curl up in front, crossbars, a long cushion."""
    with group() as g:
        def path(t):
            if t < .72:
                return (70 - t / .72 * 120, 3)
            a = (t - .72) / .28 * 3.9
            return (-50 - math.sin(a) * 15, 18 - math.cos(a) * 15)
        for k in range(6):
            y = (k - 2.5) * 6.4
            grid(2, 90, lambda u, v, y=y: (path(v)[0], y + (u - .5) * 6, path(v)[1]), wood, thick=.9)
        for x in (60, 30, 0, -30):
            box(2.6, 40, 2, wood, (x, 0, 3.6), .6)
        bar((-56, -19, 31), (-56, 19, 31), 1.2, wood)
        for s in (-1, 1):
            tube([(62, s * 18, 6.6), (0, s * 18, 7), (-40, s * 18, 7.4), (-56, s * 18, 31)], .7, rope)
            tube([(-56, s * 14, 31), (-76, s * 7, 10), (-84, 0, 4)], .6, rope)
        cushion(96, 34, 8, pad, (14, 0, 4.4), 7)
        for x in (-16, 14, 44):
            bar((x, -15, 11.4), (x, 15, 11.4), .4, 'wool wine')
    move(g, turn=-48)


@maker('snowshoes', view='steep')
def snowshoes(frame='anodized cobalt', deck='nylon charcoal', binding='rubber amber'):
    """A pair with their bindings, two poles beside them."""
    for x in (-13, 13):
        with group() as g:
            line = fillet([(-9, -20), (-4, -31), (4, -31), (9, -20), (11, 10), (8, 26), (0, 31), (-8, 26), (-11, 10)], 6, True, 6)
            slab([(px * .94, py * .96) for px, py in line], .6, deck, (0, 0, 1), .1, [oval_at(0, 13, 9, 6)])
            tube([(px, py, 1.6) for px, py in line], .9, frame, closed=True, straight=True)
            box(9, 22, 1.2, binding, (0, -4, 1.6), .5)
            for y in (-11, -3, 5):
                tube([(-5, y, 2.6), (-3, y, 5.6), (3, y, 5.6), (5, y, 2.6)], .9, binding)
            box(3, 2, 1.4, 'plastic black', (4, 5, 4.4), .3)
            for s in (-1, 1):
                box(1, 4, 1.4, 'steel', (s * 3, 11, .2), .1)
        move(g, (x, 0, 0), turn=-x * .3)
    for x in (30, 36):
        with group() as p:
            bar((0, -34, 1), (0, 26, 1), .7, 'anodized cobalt')
            bar((0, 26, 1), (0, 37, 1), 1.4, 'foam charcoal')
            tube([(0, 36, 1), (3, 34, 1), (3, 28, 1), (0, 27, 1)], .4, 'nylon black')
            disc(3.4, .6, 'plastic black', (0, -29, 2), 'y', .1)
        move(p, (x, 0, 0), turn=-5)


def oval_at(x, y, w, h):
    return [(px + x, py + y) for px, py in oval(w, h, 24)]


@maker('tool-roll', view='steep')
def tool_roll(mat='canvas slate', strap='leather caramel', handle='beech'):
    """Tongs, spatula and brush in the pockets of an opened canvas roll."""
    with group() as g:
        slab(panel(56, 40, 2), 1, mat, round=.3)
        slab(panel(56, 19, 2), 1, mat, (0, -10.4, .8), .3)
        for x in (-10, 10):
            bar((x, -19.6, 1.9), (x, -1.2, 1.9), .2, 'cotton cream')
        r = rod(3.4, 38, mat, round=.6)
        move(r, tilt=90)
        move(r, (30.6, 19, 3.4))
        for y in (-6, 8):
            tube([(33, y, 1), (40, y - 1, .6), (46, y + 1, .6)], .9, strap)
        with group() as t:
            for s in (-1, 1):
                tube([(0, -22, 2.4), (s * 1.6, -4, 2.4), (s * 2.6, 17, 2.4)], .55, 'steel')
                blob(1.7, 3, .5, 'steel', (s * 2.6, 18.6, 2.4))
                bar((s * .5, -20, 2.4), (s * 1.3, -8, 2.4), 1, handle)
            ring(1.2, .3, 'steel', (0, -24, 2))
        move(t, (-19, -2, 0))
        with group() as t:
            bar((0, -24, 2.6), (0, -10, 2.6), 1.3, handle)
            bar((0, -10, 2.6), (0, 4, 2.6), .5, 'steel')
            slab(fillet([(-4, 4), (4, 4), (4.6, 17), (-4.6, 17)], 1.4, True), .4, 'steel', (0, 0, 2.4), .1)
            for x in (-1.6, 0, 1.6):
                slab(panel(.7, 8, .3), .5, 'matte black', (x, 10.4, 2.42), 0)
        move(t, (0, -2, 0))
        with group() as t:
            bar((0, -24, 2.6), (0, 6, 2.6), 1.2, handle)
            box(7, 13, 2, handle, (0, 11, 1.8), .6)
            for i in range(5):
                for j in range(8):
                    bar(((i - 2) * 1.3, 6 + j * 1.4, 3.6), ((i - 2) * 1.4, 6 + j * 1.4, 6), .3, 'straw')
        move(t, (19, -2, 0))
    move(g, turn=12)


@maker('fishing-set', view='steep')
def fishing_set(rod_mat='matte charcoal', reel='anodized sky', cork='cork'):
    """A four-piece rod with its reel, a tube and a box of lures."""
    with group() as g:
        bar((-34, 0, 2), (-16, 0, 2), 1.3, cork)
        bar((-16, 0, 2), (36, 0, 2), .55, rod_mat)
        bar((-36, 0, 2), (-34, 0, 2), 1.5, 'rubber black')
        for x in (2, 18, 34):
            move(ring(1.2, .2, 'chrome'), (x, 0, 1), roll=90)
        bar((-20, 0, 2), (-20, -5, 2), .8, reel)
        disc(3.2, 4, reel, (-20, -7.4, 2.6), 'x', .6)
        disc(2.4, 4.6, 'cotton white', (-18.4, -7.4, 2.6), 'x', .3)
        disc(3.2, 1, 'anodized charcoal', (-16, -7.4, 2.6), 'x', .3)
        tube([(-22, -7, 4.6), (-24, -11, 5), (-26, -13, 5)], .5, 'chrome')
        blob(1.2, 1.2, 1.2, 'cork', (-26.6, -13.4, 5))
    move(g, (-2, 2, 0), turn=40)
    for k in range(3):
        move([bar((0, 0, 1), (34 - k * 2, 0, 1), .6 - k * .1, rod_mat), ring(.9, .16, 'chrome', (26, 0, .2), True)], (-22 + k * 2.6, 13 - k * 3.4, 0), turn=40)
    with group() as b:
        tray(20, 13, 3, 'plastic ice', (0, 0, 0), .6, 1)
        for x in (-3.4, 3.4):
            box(.5, 12, 2.8, 'plastic ice', (x, 0, 0), .05)
        for i, c in enumerate(('enamel coral', 'enamel lemon', 'enamel leaf', 'enamel silver', 'enamel cobalt', 'enamel orange')):
            x, y = (i % 3 - 1) * 6.6, (i // 3 - .5) * 5.4
            blob(2.2, .8, .8, c, (x, y, 1.8), 12)
            tube([(x + 1.8, y, 1.6), (x + 2.6, y, .8), (x + 1.8, y - .3, .5)], .12, 'chrome')
    move(b, (24, -22, 0), turn=30, scale=1.2)
    with group() as t:
        rod(2.8, 40, 'nylon charcoal', round=.5)
        for z in (2, 36):
            ring(2.6, .3, 'leather brown', (0, 0, z))
    move(t, tilt=90)
    move(t, (-4, -19, 2.6), turn=130)


@maker('table-lane', view='high')
def table_lane(mat='nylon ice', wood='oak'):
    """A slick canvas lane over a table's end, targets and eight stones."""
    with group() as g:
        slab(panel(64, 120, 3), 4, wood, (0, 0, 30), .6)
        for x in (-28, 28):
            box(5, 5, 30, wood, (x, -54, 0), .4)
        slab(panel(44, 118, 1), .5, mat, (0, 0, 34), .1)
        s = Sheet(44, 118)
        for r, m in ((18, 'paper cobalt'), (13, 'paper white'), (8, 'paper coral'), (3, 'paper white')):
            s.circle(0, 34, r, m)
        for y in (-6, -30):
            s.rect(0, y, 43, .8, 'paper coral')
        for i, n in enumerate(('1', '2', '3')):
            s.text(n, 0, -14 - i * 13, 6, 6, 'paper cobalt', 'sans-black')
        s.put((0, 0, 34.54), 'up')
        for i in range(8):
            x, y = ((-7, 36), (5, 28), (9, 44), (-12, 12), (-12, -48), (-3, -50), (6, -48), (14, -50))[i]
            c = ('plastic red', 'plastic blue')[i % 2]
            lathe([(0, 0), (3, 0), (3.6, .8), (3.6, 2), (2.6, 2.8), (0, 2.8)], 'steel', (x, y, 34.5), .4)
            rod(2.5, .9, c, (x, y, 36.9), .3)
            tube([(x - 1.6, y, 37.6), (x - 1, y, 39.4), (x + 1.6, y, 39.4)], .5, c)
    move(g, turn=-24)


@maker('brick-wreath', view='eye')
def brick_wreath(green=('plastic pine', 'plastic leaf', 'plastic green'), bow='plastic red'):
    """A small wreath of bricks on its stand."""
    with group() as g:
        n = 22
        for i in range(n):
            a = 2 * math.pi * i / n
            for k, (r, y) in enumerate(((15, -1.6), (18.4, 0), (12, 0))):
                with group() as b:
                    box(4.6, 3.2, 3.2, green[(i + k) % 3], (0, 0, -1.6), .15)
                    for dx in (-1.1, 1.1):
                        d = rod(.8, .7, green[(i + k) % 3], round=.1)
                        move(d, tilt=90)
                        move(d, (dx, -1.6, 0))
                move(b, roll=-math.degrees(a) + i * 13 % 20)
                move(b, (math.cos(a) * r, y, 23 + math.sin(a) * r))
            if i % 4 == 1:
                ball(1.3, 'plastic red', (math.cos(a) * 15, -4.6, 22 + math.sin(a) * 15))
        for s in (-1, 1):
            upright([(0, 0), (s * 9, 4), (s * 9, -4)], 2.4, bow, (0, -4, 7), .3)
            upright([(s * .6, 0), (s * 3.4, 0), (s * 6.4, -9), (s * 2.8, -9)], 2, bow, (0, -4, 7), .3)
        box(4, 3.4, 4, 'plastic cherry', (0, -4, 5), .3)
    move(g, turn=14)


@maker('advent-boxes', view='table')
def advent_boxes(papers=('print pine', 'print brick', 'print cream', 'print sage', 'print gold'), columns=6):
    """Twenty-four small numbered boxes in a case, puzzle pieces in front."""
    with group() as g:
        box(54, 9, 38, 'print forest', (0, .6, 0), .3)
        for i in range(24):
            n = (i * 7 + 4) % 24 + 1
            x, z = (i % columns - 2.5) * 8.6, 2.2 + (i // columns) * 8.8
            mat = papers[(i * 3) % 5]
            out = 2.6 if n == 1 else 0
            box(7.8, 6, 7.8, mat, (x, -2.2 - out, z), .25)
            words(str(n), 4.4, 3.6, (x, -5.23 - out, z + 3.9), 'paper brick' if mat in ('print cream', 'print gold') else 'paper cream')
    move(g, turn=18)
    hues = ('card sky', 'card white', 'card amber', 'card slate', 'card brick')
    for i in range(9):
        with group() as p:
            slab(panel(3.4, 3.4, .3), .5, hues[i % 5], round=.08)
            rod(.8, .5, hues[i % 5], (2, 0, 0), .05)
            rod(.8, .5, hues[i % 5], (0, -2, 0), .05)
        move(p, (-14 + i * 4.6, -20 - (i % 3) * 4, 0), turn=i * 47)
