"""For class and locker: a calculator, name labels, a pencil roll, a pencil pot, a photo board, a locker's shelf."""
import math

from art import motif
from makers import maker
from makers.plants_garden.plants import foliage
from makers.shared.parts import bar, disc
from shapes import box, group, lathe, move, panel, rod, slab, tube
from typeset import Sheet

HUES = ('stain red', 'stain orange', 'stain yellow', 'stain lime', 'stain leaf', 'stain teal', 'stain sky', 'stain cobalt', 'stain violet', 'stain magenta', 'stain brown', 'stain ink')


def pencil(length, mat, radius=.38):
    """Standing on its end, its point up."""
    with group() as g:
        lathe([(0, 0), (radius, 0), (radius, length * .86), (0, length * .86)], mat, round=0, steps=6)
        lathe([(radius, 0), (radius * .34, length * .1)], 'birch', (0, 0, length * .86), 0, 20)
        lathe([(radius * .36, 0), (0, length * .045)], mat, (0, 0, length * .955), 0, 16)
    return g


@maker('graph-calculator', view='steep')
def graph_calculator(body='matte charcoal', key='plastic white', accents=('plastic sky', 'plastic leaf')):
    """A handheld calculator with a curve on its color screen and rows of keys."""
    with group() as g:
        slab(panel(9, 19.4, 1.3), 1.7, body, round=.4)
        s = Sheet(7.4, 5.4)
        s.fill('screen e9f2f4')
        for i in range(1, 6):
            s.line([(-3.6 + 1.2 * i, -2.6), (-3.6 + 1.2 * i, 2.6)], .03, 'screen b4c4cc')
        s.z = .01
        s.line([(-3.6, 0), (3.6, 0)], .07, 'screen 33363b')
        s.line([(0, -2.6), (0, 2.6)], .07, 'screen 33363b')
        s.line([(-3.5 + .175 * i, 1.9 * math.sin(i * .23)) for i in range(41)], .17, 'screen d0402a')
        s.line([(-2.1 + .105 * i, -2.3 + .0028 * (i - 20) ** 2 * 4) for i in range(41)], .17, 'screen 2d63c8')
        box(7.9, 5.9, .12, 'gloss black', (0, 5.6, 1.68), .05)
        s.put((0, 5.6, 1.82), 'up')
        for i in range(5):
            box(1.2, .6, .35, 'plastic gray', ((i - 2) * 1.55, 1.75, 1.6), .12)
        lathe([(0, 0), (1.15, 0), (1.15, .35), (0, .35)], 'plastic gray', (2.6, .1, 1.6), .12)
        labels = '7 8 9 × 4 5 6 − 1 2 3 + 0 . ( ='.split()
        for r in range(7):
            for c in range(5):
                if r < 2 and c > 2:
                    continue
                x, y = (c - 2) * 1.55, .55 - 1.42 * r
                number = r >= 3 and c in (1, 2, 3)
                mat = key if number else accents[0] if c == 4 else accents[1] if (r, c) == (0, 0) else 'plastic slate'
                box(1.2, .84, .4, mat, (x, y, 1.6), .14)
                if r >= 3 and 1 <= c <= 4:
                    t = Sheet(1, .7)
                    t.text(labels[(r - 3) * 4 + c - 1], 0, 0, .6, .46, 'paper ink' if number else 'paper white', 'sans', lines=1)
                    t.put((x, y, 2.01), 'up')
    move(g, turn=-14)


@maker('name-labels', view='steep')
def name_labels(name='Ida', colors=('paper coral', 'paper sky', 'paper butter', 'paper mint', 'paper lilac'), arts=('fox', 'rocket', 'owl', 'fish', 'rabbit'), inks=('paper ink', 'paper white', 'paper ink'), sheets=3, bottle=True):
    """Sheets of stickers with a name and a small picture, and a bottle that wears one."""
    for k in range(sheets):
        with group() as g:
            slab(panel(24, 32, .8), .12, 'card white', round=.02)
            if k == sheets - 1:
                for i in range(3):
                    for j in range(8):
                        s = Sheet(7.2, 3.3)
                        n = i + j
                        s.step = .004
                        s.rect(0, 0, 7.2, 3.3, colors[n % 5], .8)
                        motif(s, arts[n % 5], inks, -2.1, 0, 2.2, 2.4)
                        s.text(name, 1.2, 0, 3.6, 1.6, 'paper ink', 'sans', lines=1)
                        s.put(((i - 1) * 7.6, (j - 3.5) * 3.8, .14), 'up')
        move(g, (-3, 0, .14 * k), turn=-14 + 9 * k)
    if bottle:
        with group() as g:
            lathe([(0, 0), (3.4, 0), (3.4, 13), (2.4, 15), (2.4, 16), (0, 16)], 'matte sky', round=.5)
            rod(2.6, 2.6, 'plastic white', (0, 0, 15.6), .3)
            s = Sheet(6, 3)
            s.rect(0, 0, 6, 3, colors[2], .7)
            motif(s, arts[1], ('paper coral', 'paper ink', 'paper white'), -1.7, 0, 2, 2.2)
            s.text(name, 1.1, 0, 2.9, 1.4, 'paper ink', 'sans', lines=1)
            s.wrap(3.43)
            move(s.things, (0, 0, 7.4))
        move(g, (15, 3, 0), turn=-8)


@maker('pencil-roll', view='steep')
def pencil_roll(mat='canvas indigo', strap='leather caramel', count_of=24):
    """A canvas roll lying open, a pencil in each loop, with ruler, eraser and sharpener."""
    wide = count_of * 1.5 + 12
    with group() as g:
        slab(panel(wide, 24, 1), .5, mat, round=.2)
        slab(panel(wide, 8, .8), .4, mat, (0, -7.4, .9), .15)
        for i in range(count_of):
            x = -wide / 2 + 1.6 + 1.5 * i
            with group() as p:
                pencil(17.5 - .5 * (i % 3), HUES[i * len(HUES) // count_of], .46)
            move(p, tilt=-90)
            move(p, (x, -9.6, .98))
            bar((x + .75, -11.2, 1.32), (x + .75, -3.6, 1.32), .08, 'cotton cream')
        right = wide / 2
        box(2.2, 18, .3, 'birch', (right - 9, .2, .7), .05)
        s = Sheet(2, 17)
        for i in range(33):
            s.line([(-.95, -8 + .5 * i), (-.95 + (.9 if i % 4 == 0 else .5), -8 + .5 * i)], .06, 'paper ink')
            s.z = .01
        s.put((right - 9, .2, 1.02), 'up')
        box(3, 5.4, 1.6, 'rubber blush', (right - 5, 1.6, .5), .3)
        box(2.2, 3, 1.3, 'aluminum', (right - 2.2, 2, .5), .15)
        r = rod(2.6, 24, mat, round=.4)
        move(r, (0, 0, -12))
        move(r, tilt=90)
        move(r, (right + 1.2, 0, 2.6))
        tube([(right + 3.6, 0, 2.6), (right + 6, -4, .5), (right + 3, -9, .5), (right + 5, -14, .5)], .5, strap, flat=.6)
    move(g, turn=8)


@maker('pencil-pot', view='table')
def pencil_pot(body='glaze sage', second='glaze cream'):
    """A ceramic pot in two halves: pencils in one, a small succulent in the other."""
    with group() as g:
        lathe([(0, 0), (4.2, 0), (4.6, 10.6), (4.2, 10.6), (3.9, .8), (0, .8)], body, (-4.4, 0, 0), .5)
        lathe([(0, 0), (4.2, 0), (4.6, 6.6), (4.2, 6.6), (4, 5.6), (0, 5.6)], second, (4.4, 0, 0), .5)
        rod(4.1, .4, 'soil', (4.4, 0, 5.5), .1)
        for i in range(7):
            a = i * 2.4
            with group() as p:
                pencil(17 + (i % 3), HUES[(i * 5) % len(HUES)])
            move(p, roll=8 * math.cos(a), tilt=-7 * math.sin(a))
            move(p, (-4.4 + 1.9 * math.cos(a), 1.9 * math.sin(a), .9))
        with group() as s:
            foliage('succulent', 0, 9, 'leaf sage', 'petal rose')
        move(s, (4.4, 0, 5.8), scale=1.5)
    move(g, turn=12)


@maker('photo-board', view='eye')
def photo_board(wood='oak', board='matte ink', chalk='paper white', head='First Day of School', rows=(('My name is', 'Maya'), ('I am', '7 years old'), ('My teacher is', 'Mr. Bell'), ('I want to be', 'an astronaut'))):
    """A board to be held up, with its blanks filled in chalk."""
    with group() as g:
        for x, z, w, h in ((0, 0, 30, 1.6), (0, 36.4, 30, 1.6), (-14.2, 0, 1.6, 38), (14.2, 0, 1.6, 38)):
            box(w, 1.8, h, wood, (x, 0, z), .15)
        box(28, .6, 36, board, (0, .2, 1), 0)
        s = Sheet(26, 34)
        s.text(head, 0, 11.4, 22, 8, 'paper butter', 'serif', lines=2)
        for i, (lead, blank) in enumerate(rows):
            y = 3.4 - 5.2 * i
            s.text(lead, -6.4, y, 10.4, 1.5, chalk, 'sans', 'left', lines=1, most=2)
            s.text(blank, 6, y + .2, 11, 2, ('paper coral', 'paper mint', 'paper sky', 'paper butter')[i % 4], 'italic', lines=1, most=2.8)
            s.line([(.4, y - 1.6), (11.6, y - 1.6)], .14, chalk)
            s.z = min(s.z, .2)
        s.put((0, -.14, 19))
    move(g, tilt=-7)
    move(g, (0, 0, .1), turn=12)


@maker('locker-set', view='eye')
def locker_set(metal='enamel slate', shelf='enamel lilac', cup='enamel mint', magnets=('gloss coral', 'gloss amber', 'gloss sky', 'gloss leaf')):
    """An open locker with a shelf and books, a mirror, a pencil cup and magnets holding a schedule on its door."""
    for x, w in ((-12.6, .8), (12.6, .8)):
        box(w, 24, 56, metal, (x, 0, 0), .1)
    box(26, .8, 56, metal, (0, 12, 0), .1)
    for z in (0, 55.2):
        box(26, 24, .8, metal, (0, 0, z), .1)
    box(24, 20, .8, shelf, (0, .5, 27), .2)
    for x in (-11, 11):
        for y in (-8, 9):
            bar((x, y, 1), (x, y, 27), .5, shelf)
    for i, (mat, h, w) in enumerate((('linen coral', 17, 3), ('linen teal', 19, 2.4), ('linen amber', 16, 3.4), ('linen indigo', 18, 2.6))):
        box(w, 13, h, mat, (-9 + i * 3.4, 0, 27.8), .2)
    for i, mat in enumerate(('linen plum', 'linen moss', 'linen sky')):
        box(17 - i, 14, 2.6, mat, (-1 + i, 0, .8 + 2.6 * i), .2, 3 - 4 * i)
    with group() as d:
        box(25, .8, 56, metal, (12.5, 0, 0), .1)
        for i in range(4):
            box(9, .1, .5, 'matte black', (12.5, -.42, 49 + 1.2 * i), 0)
        box(11, .5, 13, shelf, (12.5, -.7, 33), .2)
        box(9.6, .1, 11.6, 'mirror', (12.5, -1, 33.7), 0)
        lathe([(0, 0), (2.6, 0), (2.8, 8), (2.5, 8), (2.3, .4), (0, .4)], cup, (6, -3.2, 20), .2)
        for i in range(4):
            with group() as p:
                pencil(13 + i % 2, HUES[i * 3])
            move(p, roll=7 * (i - 1.5))
            move(p, (6 + .7 * (i - 1.5), -3.2, 20.4))
        s = Sheet(11, 14)
        s.fill('paper white')
        s.text('Schedule', 0, 5.4, 8, 1.5, 'paper ink', 'serif', lines=1)
        for i in range(6):
            s.rect(0, 3.2 - 1.7 * i, 9, 1.1, ('paper sky', 'paper blush', 'paper mint')[i % 3])
            s.z = .08
        s.put((17, -.5, 22))
        for i, (x, z) in enumerate(((12.6, 28.2), (21.4, 28.2), (9, 12), (14, 9))):
            disc(1.1, .8, magnets[i], (x, -1, z))
    move(d, turn=-34)
    move(d, (12.8, -12, 0))
