"""Easels, tablets and decks with pictures on them."""
import math

from art import motif
from makers import maker
from makers.shared.fittings import bar, disc, lying, upright
from shapes import box, group, lathe, move, panel, slab, tube
from typeset import Sheet


def picture(w, h, art, sky, colors, thick=1.6):
    """A canvas standing with a picture on it."""
    box(w, thick, h, 'canvas white', (0, 0, 0), 0.15)
    s = Sheet(w, h)
    s.fill(sky, 0.05)
    motif(s, art, colors, 0, 0, w * 0.96, h * 0.94)
    s.put((0, -thick / 2 - 0.02, h / 2))


@maker('box-easel', view='eye')
def box_easel(wood='beech', metal='brass'):
    """A French easel: a paint box on three legs with a canvas."""
    with group() as g:
        for s in (-1, 1):
            bar((s * 17, -10, 52), (s * 25, -30, 0), 1.3, wood)
        bar((0, 12, 50), (0, 40, 0), 1.3, wood)
        box(42, 28, 9, wood, (0, 0, 50), 0.5)
        box(38, 16, 3.6, wood, (0, -18, 52), 0.3)
        hues = ('coral', 'amber', 'lemon', 'leaf', 'teal', 'cobalt', 'violet')
        for i, hue in enumerate(hues):
            lying(0.9, 9, f'gloss {hue}', (-14.4 + i * 4.8, -18, 56.4), 90, 0.2)
        with group() as m:
            for x in (-15, 15):
                box(2, 1.6, 62, wood, (x, 0, 0), 0.3)
            box(32, 2.4, 2, wood, (0, -1, 8), 0.3)
            box(8, 2.4, 3, wood, (0, -1, 50), 0.3)
            with group() as c:
                picture(44, 40, 'hills', 'paper ice', ('paper sage', 'paper moss', 'paper pine', 'paper butter'))
            move(c, (0, -2, 10))
        move(m, tilt=-8)
        move(m, (0, 6, 58))
        for x in (-20, 20):
            disc(1.2, 0.8, metal, (x, -13.6, 55), 0.2)
        tube([(-8, -14, 54), (-6, -17, 51), (6, -17, 51), (8, -14, 54)], 0.8, 'leather brown')
    move(g, turn=20)


@maker('table-easel', view='table')
def table_easel(wood='beech'):
    """A tabletop easel with a canvas, tubes of paint and brushes."""
    with group() as g:
        box(30, 24, 4, wood, (0, 0, 0), 0.4)
        with group() as m:
            for x in (-10, 10):
                box(2, 1.6, 38, wood, (x, 0, 0), 0.3)
            box(28, 3, 1.6, wood, (0, -1.6, 3), 0.3)
            with group() as c:
                picture(26, 30, 'flower', 'paper cream', ('paper coral', 'paper amber', 'paper leaf'))
            move(c, (0, -1.8, 4.6))
        move(m, tilt=-16)
        move(m, (0, 2, 4))
    move(g, (-6, 6, 0), turn=16)
    for i in range(12):
        hue = ('red', 'orange', 'yellow', 'lime', 'green', 'teal', 'sky', 'blue', 'violet', 'magenta', 'brown', 'black')[i]
        with group() as t:
            lying(0.9, 4.6, 'aluminum', (0, 0, 0.9), 0, 0.2)
            lying(0.94, 2, f'gloss {hue}', (0, 0, 0.9), 0, 0.1)
            lying(0.5, 1, 'plastic white', (2.8, 0, 0.9), 0, 0.1)
        move(t, (-18 + (i % 6) * 6.6, -14 - (i // 6) * 3.4, 0), turn=80)
    for i in range(5):
        with group() as b:
            bar((0, -9, 0.4), (0, 5, 0.4), 0.32, f'stain {("coral", "amber", "teal", "navy", "plum")[i]}')
            bar((0, 5, 0.4), (0, 7, 0.4), 0.36, 'steel')
            lathe([(0, 0), (0.4, 0), (0.5, 1.4), (0, 2.6)], 'bark', (0, 0, 0), 0.1)
            move(b[-1], tilt=-90)
            move(b[-1], (0, 7, 0.5))
        move(b, (20 + i * 1.9, 0 + (i % 2), 0), turn=-6 + 3 * i)


@maker('kids-easel', view='eye')
def kids_easel(wood='birch'):
    with group() as g:
        for side, tilt in ((-1, -13), (1, 13)):
            with group() as f:
                for x in (-24, 24):
                    box(2.6, 1.8, 100, wood, (x, 0, 0), 0.3)
                box(46, 1.4, 46, 'slatestone 2b3d36' if side < 0 else 'gloss white', (0, 0, 46), 0.2)
                for z in (45, 92):
                    box(50, 2, 2.6, wood, (0, 0, z), 0.3)
                box(50, 9, 1.6, wood, (0, side * 4, 40), 0.3)
                if side < 0:
                    s = Sheet(44, 44)
                    motif(s, 'house', ['paper cream', 'paper blush', 'paper butter', 'paper sky'], 0, -2, 32, 32)
                    s.put((0, -0.75, 69))
                    for k in range(4):
                        lying(0.7, 5, f'paper {("white", "pink", "lemon", "sky")[k]}', (-12 + k * 7, -5, 42.4), 0, 0.1)
            move(f, tilt=tilt)
            move(f, (0, side * 23, 0))
        lying(3.4, 44, 'paper white', (0, 0, 99), 0, 0.3)
        lying(1, 52, wood, (0, 0, 99), 0, 0.3)
        for y in (-12, 12):
            bar((-24, y, 40), (-24, -y, 40), 0.6, wood)
    move(g, turn=22)


@maker('pen-tablet', view='high')
def pen_tablet(screen=None, body='matte charcoal', width=30, height=19, art='mountains', colors=('paper lilac', 'paper sky', 'paper indigo', 'paper white'), pen='matte black'):
    """A drawing tablet with its pen: a screen with a picture, or a plain pad with a drawn line."""
    with group() as g:
        slab(panel(width, height, 1.4), 1, body, round=0.3)
        s = Sheet(width * 0.82, height * 0.84)
        s.fill(screen or 'matte slate')
        if screen:
            motif(s, art, colors, 0, 0, s.w, s.h * 0.94)
        else:
            s.frame(0.5, 0.06, 'paper silver')
            s.line([(-8 + t * 0.4, 3 * math.sin(t * 0.32) * math.cos(t * 0.1)) for t in range(40)], 0.16, 'glow sky')
        s.put((width * 0.05, 0, 1.02), 'up')
        for k in range(6):
            slab(panel(1.6, 1.4, 0.4), 0.3, 'plastic black', (-width * 0.44, height * (0.3 - 0.12 * k), 1), 0.1)
        with group() as p:
            lathe([(0, 0), (0.1, 0), (0.6, 2), (0.7, 6), (0.5, 15), (0, 15.2)], pen, round=0.2)
            box(0.5, 0.4, 2.4, 'plastic gray', (0, -0.62, 4), 0.1)
        move(p, tilt=-58)
        move(p, (width * 0.16, -height * 0.14, 1.2), turn=-50)
    move(g, turn=14)


@maker('skate-deck', view='eye')
def skate_deck(wood='maple', sky='print navy'):
    """A printed deck hung upright."""
    with group() as g:
        line = [(-10, 10)] + [(-10 * math.cos(t), 10 - 10 * math.sin(t)) for t in [math.pi * k / 16 for k in range(17)]] + [(10, 10), (10, 70)] + [(10 * math.cos(t), 70 + 10 * math.sin(t)) for t in [math.pi * k / 16 for k in range(17)]] + [(-10, 70)]
        upright(line, 1.2, wood, (0, 0.6, 0), 0.2)
        upright([(x * 0.985, 0.6 + y * 0.985) for x, y in line], 0.1, sky, (0, -0.6, 0), 0)
        s = Sheet(19, 60)
        for i in range(7):
            r = 8 - i
            s.circle(0, 12, r, ('paper amber', 'paper butter', 'paper orange')[i % 3], n=48)
        for k in range(9):
            s.line([(-9 + t * 0.46, -8 - k * 2.6 + 1.3 * math.sin(t * 0.42 + k)) for t in range(40)], 0.9, ('paper aqua', 'paper sky', 'paper cream', 'paper teal')[k % 4])
        s.put((0, -0.74, 40))
        for z in (16, 64):
            for x in (-2, 2):
                for d in (-3, 3):
                    disc(0.5, 0.3, 'steel', (x, -0.7, z + d), 0.05)
    move(g, tilt=-5)
    move(g, turn=14)
