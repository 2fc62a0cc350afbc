"""Small toys and craft things: boats, crayons, cutters, cards on a shelf, first instruments, soft books."""
import math

from art import motif
from makers import maker
from makers.baby_toddler.plush import plush
from makers.shared.parts import bar, blob, disc, figure, upright
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


@maker('boats', view='high')
def boats(hulls=('plastic coral', 'plastic amber', 'plastic teal'), sail='plastic white', cup_mat='plastic sky'):
    """Three bath boats and a cup with holes that rains."""
    for i, hull in enumerate(hulls):
        with group() as g:
            line = fillet([(-8, 0), (-4, -4), (7, -3.6), (7, 3.6), (-4, 4)], 2.6, True, 6)
            slab(line, 3.6, hull, round=1)
            slab([(x * .8, y * .76) for x, y in line], .6, 'plastic cream', (0, 0, 3.2), .2)
            if i == 0:
                bar((0, 0, 3), (0, 0, 14), .5, 'plastic white')
                upright([(.6, 5), (6.4, 5), (.6, 13.6)], .5, sail, (0, 0, 0), .1)
                upright([(-.6, 5), (-4, 5), (-.6, 11.6)], .5, 'plastic butter', (0, 0, 0), .1)
            elif i == 1:
                box(6, 4.4, 3, 'plastic white', (1.4, 0, 3.6), .6)
                rod(1.2, 3.4, 'plastic coral', (2, 0, 6.4), .3)
            else:
                box(4.6, 4.4, 4.4, 'plastic white', (2.6, 0, 3.6), .6)
                box(3.4, 4.6, 1.2, 'plastic sky', (2.4, 0, 5.8), .1)
                rod(.7, 2.6, 'plastic amber', (-3.6, 0, 3.6), .2)
        move(g, ((i - 1) * 13 - 2, (6, -6, 6)[i], 0), turn=(14, -12, 20)[i])
    with group() as c:
        lathe([(0, 0), (3.2, 0), (4, 7), (3.6, 7), (2.9, .5), (0, .5)], cup_mat, round=.3)
        tube([(3.8, 0, 5.6), (7, 0, 5.4), (7, 0, 2), (3.4, 0, 1.4)], .6, cup_mat)
        for i in range(7):
            rod(.35, .1, 'plastic navy', (math.cos(i) * 2 * (i > 0), math.sin(i) * 2 * (i > 0), .52), 0)
    move(c, (13, -9, 0), turn=-30)


@maker('crayons', view='steep')
def crayons(mats=('wax red', 'wax amber', 'wax leaf', 'wax cobalt'), length=9, thick=.85, fan=10):
    for i, mat in enumerate(mats):
        with group() as g:
            rod(thick, length, mat, round=.1)
            lathe([(0, 0), (thick * .9, 0), (thick * .45, thick * 1.8), (0, thick * 2)], mat, (0, 0, length - .1), .1)
            rod(thick * 1.05, length * .66, mat.replace('wax', 'paper'), (0, 0, length * .14), .03)
            for z in (.18, .74):
                rod(thick * 1.07, length * .03, 'paper ink', (0, 0, length * z), 0)
        move(g, tilt=-90)
        move(g, ((i - (len(mats) - 1) / 2) * thick * 2.6, 0, thick), turn=-(i - (len(mats) - 1) / 2) * fan)


@maker('cutters', view='high')
def cutters(shapes=('star', 'heart', 'circle'), mat='beech', size=7, height=2.4):
    """Cookie cutters, or wooden ones with a knob."""
    for i, shape in enumerate(shapes):
        if shape == 'star':
            line = star(size / 2, size * .24)
        elif shape == 'heart':
            line = [(size * .031 * 16 * math.sin(t) ** 3, size * .031 * (13 * math.cos(t) - 5 * math.cos(2 * t) - 2 * math.cos(3 * t) - math.cos(4 * t))) for t in [k * math.pi / 24 for k in range(48)]]
        elif shape == 'bone':
            line = fillet([(-.5, .12), (.0, .12), (.3, .12), (.36, .3), (.5, .22), (.5, -.22), (.36, -.3), (.3, -.12), (-.3, -.12), (-.36, -.3), (-.5, -.22), (-.5, .22), (-.36, .3), (-.3, .12)][1:], .08, True)
            line = [(x * size, y * size) for x, y in line]
        else:
            line = oval(size, size, 40)
        with group() as g:
            inner = [(x * .88, y * .88) for x, y in line]
            slab(line, height, mat, round=.15, holes=[inner])
        move(g, ((i - (len(shapes) - 1) / 2) * size * 1.25, (i % 2) * size * .5, 0), turn=12 * i - 10)


@maker('standing-cards', view='table')
def standing_cards(arts=('leaf', 'bee', 'flower'), papers=('card white',), inks=(('paper ink', 'paper white', 'paper ink', 'paper ink'),), titles=None, width=13, height=18, stack=None, ink='paper ink', lean=-12, words_on=None):
    """Cards propped up in a row, each with its own picture; the rest lie in a pile."""
    n = len(arts)
    for i, art in enumerate(arts):
        with group() as g:
            c = slab(panel(width, height, 1), .25, papers[i % len(papers)], round=.05)
            move(c, tilt=90)
            move(c, (0, .12, height / 2))
            s = Sheet(width, height)
            motif(s, art, list(inks[i % len(inks)]), 0, height * (.08 if titles else 0), width * .84, height * .7)
            if titles:
                s.text(titles[i % len(titles)], 0, -height * .38, width * .76, height * .1, ink, 'serif', lines=1)
            s.put((0, -.16, height / 2))
        move(g, tilt=lean)
        move(g, ((i - (n - 1) / 2) * width * 1.08, (i % 2) * 2.4, 0), turn=(-6, 5, -4, 7)[i % 4])
    if stack:
        with group() as g:
            box(width, height * .8, 3, stack, round=.2)
            s = Sheet(width, height * .8)
            s.text(words_on or '', 0, 0, width * .76, height * .4, ink, 'serif')
            s.put((0, 0, 3.02), 'up')
        move(g, (0, -height * .72, 0), turn=10)


@maker('rainmaker', view='high')
def rainmaker(wood='birch', ends='stain amber', beads=('gloss coral', 'gloss sky', 'gloss amber', 'gloss leaf')):
    """A sealed tube with windows of beads, and a ring of bells."""
    with group() as g:
        for z in (0, 20):
            rod(3.4, 2.4, ends, (0, 0, z), .6)
        lathe([(2.7, 2), (2.9, 2), (2.9, 20.4), (2.7, 20.4)], 'glass', round=.05)
        for a in range(0, 360, 60):
            c = math.radians(a)
            bar((math.cos(c) * 2.9, math.sin(c) * 2.9, 2), (math.cos(c) * 2.9, math.sin(c) * 2.9, 20.4), .5, wood)
        for i in range(70):
            a, d = i * 2.4, 2.1 * math.sqrt((i * 7 % 10) / 10)
            ball(.5, beads[i % 4], (math.cos(a) * d, math.sin(a) * d, 2.6 + (i % 14) * .62), steps=12)
        for z in (8, 14):
            ring(2.95, .4, ends, (0, 0, z))
    move(g, tilt=-90)
    move(g, (-7, -11, 3.4), turn=16)
    with group() as b:
        ring(5, .9, wood)
        for i in range(5):
            a = 2 * math.pi * i / 5 + .3
            ball(1.35, 'brass', (math.cos(a) * 6.4, math.sin(a) * 6.4, .2))
    move(b, (10, -2, 0))


@maker('baby-piano', view='high')
def baby_piano(wood='birch', hues=('paper coral', 'paper orange', 'paper amber', 'paper leaf', 'paper teal', 'paper blue', 'paper violet', 'paper rose')):
    """Flat painted keys on a wooden case, a sheet of color notes on its stand."""
    with group() as g:
        n = len(hues)
        box(36, 18, 5, wood, round=.8)
        box(36, 3, 8, wood, (0, 8, 0), .8)
        s = Sheet(34, 12)
        for i, hue in enumerate(hues):
            s.rect((i - (n - 1) / 2) * 4.1, 0, 3.8, 11.4, 'paper white', .3)
            s.rect((i - (n - 1) / 2) * 4.1, -4.2, 2.6, 2, hue, .9)
        for i in range(n - 1):
            if i not in (2, 6):
                s.rect((i - (n - 2) / 2) * 4.1, 2.4, 2, 6.6, 'paper ink', .2)
        s.put((0, -2, 5.02), 'up')
        with group() as p:
            box(18, .4, 10, 'card white', round=.05)
            s = Sheet(18, 10)
            for i in range(18):
                s.circle((i % 6 - 2.5) * 2.6, (1 - i // 6) * 2.8, .9, hues[(i * 5) % n])
            s.put((0, -.22, 5))
        move(p, tilt=-14)
        move(p, (0, 8.4, 8))
        for x in (-15, 15):
            for y in (-6, 6):
                rod(1.2, 1, 'rubber charcoal', (x, y, -1), .2)
        disc(1, .4, 'plastic coral', (15, 6.4, 6), 'y', .1)
    move(g, (0, 0, 1), turn=16)


@maker('robot-plush', view='table')
def robot_plush(body='plush sky', trim='plush slate', glow='glow amber'):
    """A cuddly robot; its chest shines."""
    with group() as g:
        box(15, 11, 15, body, (0, 0, 6), 2.6)
        box(13, 10, 10, body, (0, 0, 21.4), 2.6)
        box(9.6, .8, 4.6, trim, (0, -4.9, 24.4), .8)
        for x in (-2.2, 2.2):
            disc(1.1, .6, glow, (x, -5.5, 26.9), 'y', .2)
        tube([(-1.6, -5.4, 25.4), (0, -5.4, 25), (1.6, -5.4, 25.4)], .22, 'plush white')
        slab(oval(8.4, 8.4, 40), 1.4, trim, round=.5)
        move(g[-1], tilt=90)
        move(g[-1], (0, -5, 13.6))
        disc(3.3, 1.2, glow, (0, -6.2, 13.6), 'y', .4)
        for x in (-1, 1):
            tube([(x * 7, 0, 17), (x * 11, -2, 14), (x * 11.4, -4, 9)], 2.2, trim)
            blob(2.8, 2.6, 2.8, body, (x * 11.4, -4.4, 7.6))
            box(6, 9, 7, trim, (x * 4, -1, 0), 2)
            disc(1.6, 1.6, trim, (x * 6.8, 0, 26), 'x', .5)
        tube([(0, 0, 31), (0, 0, 34.6)], .7, trim)
        blob(1.7, 1.7, 1.7, 'plush coral', (0, 0, 35.8))
    move(g, turn=22)


@maker('cloth-book', view='steep')
def cloth_book(cover='cotton pine', left='cotton mint', right='cotton cream'):
    """A soft book lying open: a zipped felt tent, a campfire, pines."""
    with group() as g:
        cushion(38, 20, 2.4, cover, (0, 0, 0), 8)
        for x, mat in ((-9.2, left), (9.2, right)):
            cushion(18.4, 19, 2.6, mat, (x, 0, 1.2), 9)
        s = Sheet(18, 18)
        motif(s, 'tent', ['felt amber', 'felt brick', 'felt brown'], 0, -1, 14, 14)
        s.put((-9.2, -1, 3.9), 'up')
        bar((-9.2, -5.4, 4.2), (-9.2, 2.6, 4.2), .22, 'tinplate')
        box(.8, 1.4, .3, 'plastic coral', (-9.2, -4.6, 4.2), .1)
        motif_sheet = Sheet(18, 18)
        motif(motif_sheet, 'pines', ['felt pine', 'felt brown', 'felt moss'], -2.4, 1.6, 12, 12)
        motif(motif_sheet, 'campfire', ['felt coral', 'felt yellow', 'felt brown'], 4.2, -3.6, 8, 8)
        motif_sheet.put((9.2, 0, 3.9), 'up')
        figure('owl', 5, .8, ('felt tan', 'felt cream', 'felt brown'), (13, 4.6, 3.7))
        bar((0, -10, 1.8), (0, 10, 1.8), .6, cover)
        tube([(18, 2, 1.4), (21, 1, 1), (21, -3, 1), (18, -3, 1.4)], .5, 'satin coral')
    move(g, turn=12)


@maker('toy-bar', view='eye')
def toy_bar(rail='foam charcoal'):
    """A stroller bar with three soft toys clipped on: an elephant, a folded map, a mirror."""
    tube([(-22, 8, 24), (-20, 2, 30), (-10, 0, 32), (10, 0, 32), (20, 2, 30), (22, 8, 24)], 1.4, rail)
    for x in (-13, 0, 13):
        bar((x, 0, 33), (x, 0, 23), .6, 'satin coral')
        ring(2, .6, 'plastic amber', (x, 0, 29.4), True)
    with group() as e:
        plush('elephant', ('plush slate', 'plush blush', 'felt charcoal'), 0)
    move(e, (-12, 0, 11), scale=.46)
    with group():
        for i in range(3):
            p = box(4.6, .8, 11, ('cotton sky', 'cotton cream', 'cotton sage')[i], ((i - 1) * 4.3, 0, 12), .3)
            move(p, (0, (i % 2) * .8, 0))
            s = Sheet(4.4, 10)
            motif(s, ('waves', 'compass', 'hills')[i], ['felt cobalt', 'felt coral', 'felt leaf', 'felt amber'], 0, 0, 3.8, 5)
            s.put(((i - 1) * 4.3, -.44 + (i % 2) * .8, 17.5))
    disc(6.4, 1.6, 'plush amber', (13, 0, 16.6), 'y', .8)
    disc(4.4, 1.8, 'mirror', (13, -.2, 16.6), 'y', .1)


@maker('play-table', view='table')
def play_table(top='plastic white', leg='plastic amber'):
    """Big keys, a dial, a book page and lights on four legs."""
    with group() as g:
        slab(panel(46, 40, 12), 5, top, (0, 0, 26), 1.6)
        slab(panel(42, 36, 10), .6, 'plastic sky', (0, 0, 30.8), .2)
        for x in (-16, 16):
            for y in (-13, 13):
                rod(2.6, 26.4, ('plastic coral', 'plastic leaf', 'plastic violet', leg)[(x > 0) * 2 + (y > 0)], (x, y, 0), .8)
        for i in range(5):
            box(4.4, 9, 1.2, ('plastic coral', 'plastic amber', 'plastic leaf', 'plastic cobalt', 'plastic violet')[i], ((i - 2) * 4.8, -11, 31.2), .4)
        rod(6, 1.6, 'plastic amber', (-12, 5, 31.2), .4)
        for k in range(6):
            a = k * math.pi / 3
            rod(1.1, .6, ('glow coral', 'glow leaf', 'glow sky')[k % 3], (-12 + math.cos(a) * 3.8, 5 + math.sin(a) * 3.8, 32.6), .2)
        rod(1.6, 2.4, 'plastic coral', (-12, 5, 32.4), .4)
        for side in (-1, 1):
            p = box(8, 11, .8, 'plastic cream', (side * 4, 0, 0), .2)
            move(p, roll=-side * 14)
            move(p, (9, 6, 31.6))
        s = Sheet(7, 9)
        motif(s, 'flower', ['paper coral', 'paper amber', 'paper leaf'], 0, 0, 6, 8)
        s.put((12.6, 6, 33.6), 'up')
        disc(3, 1.4, 'plastic cobalt', (2, 14, 34), 'y', .3)
    move(g, turn=22)
