"""Small vehicles with a maker of their own: models on wheels, and a motorcycle with or without its sidecar."""
import math

from art import motif
from makers import maker
from makers.shared.parts import bar, bars, blob, disc, upright, wheel
from shapes import (
    ball,
    box,
    fillet,
    group,
    lathe,
    move,
    panel,
    ring,
    rod,
    slab,
    star,
    tube,
)
from typeset import Sheet


def pair(radius, width, x, y, tire='rubber charcoal', hub='chrome'):
    for s in (-1, 1):
        wheel(radius, width, (x, s * y, radius), tire, hub, 'y')


def semi(body, trim):
    """A long-nosed tractor with its stacks, and a box trailer."""
    glass = 'gloss 28323f'
    box(60, 5, 1.4, 'matte charcoal', (3, 0, 3.6), .2)
    box(10, 8.4, 6.6, body, (-26, 0, 4.2), 1)
    box(.8, 6, 6, 'chrome', (-31.2, 0, 4.4), .2)
    box(1.4, 11, 2.2, 'chrome', (-32, 0, 1.8), .4)
    upright(fillet([(-21.5, 0), (-12, 0), (-12, 14), (-19, 14), (-21, 7)], 1.2, True), 9.6, body, (0, 0, 4), .8)
    box(7, 9.8, 15.4, body, (-8.6, 0, 4), .9)
    upright(fillet([(-19.6, 7.6), (-13.2, 7.6), (-13.2, 12.4), (-18.2, 12.4)], .5, True), 9.9, glass, (0, 0, 4), .1)
    upright([(-21.1, 7.6), (-20.8, 7.6), (-19.5, 12.6), (-19.8, 12.6)], 8, glass, (0, 0, 4), .05)
    for y in (-1, 1):
        rod(.6, 14, 'chrome', (-12.4, y * 5.6, 6))
        disc(1.7, 6, 'chrome', (-14, y * 4.6, 3.6), 'x')
        ball(.9, 'gloss white', (-31.6, y * 4.6, 6))
        upright(fillet([(-29.4, 4.6), (-26.4, 6.6), (-23.4, 4.6)], .8), .9, body, (0, y * 5, 0), .1)
    pair(2.7, 2, -26.4, 4.4)
    for x in (-8.5, -2.6, 21.6, 27.6):
        pair(2.7, 2.8, x, 4.4)
    box(37, 10.6, 14.6, trim, (14, 0, 6.2), .5)
    for z in (6.6, 19.8):
        box(37.2, 10.9, .7, 'chrome', (14, 0, z), .1)
    for x in range(-3, 32, 3):
        box(.16, 10.8, 12.4, 'plastic silver', (x, 0, 7.3), .02)


def tractor(body, trim):
    """Small wheels in front, big ones behind, a roofed seat, and a wagon with bales."""
    upright(fillet([(-16, 5), (-2, 5), (-2, 12), (-14, 11), (-16, 9.6)], 1, True), 7, body, (0, 0, 0), .6)
    box(.5, 5.4, 5, 'matte charcoal', (-16, 0, 5), .1)
    for z in (6, 7.4, 8.8):
        box(.6, 5.6, .4, 'matte slate', (-16.1, 0, z), .05)
    box(16, 4, 3, 'matte charcoal', (-6, 0, 3.4), .4)
    rod(.6, 6, 'gunmetal', (-9, -1.8, 11.2))
    box(8, 6, 3, 'matte black', (3, 0, 6.2), .6)
    box(1.6, 6, 5, 'matte black', (6.4, 0, 8.6), .6)
    bar((-2.6, 0, 11.4), (-.6, 0, 13.6), .4, 'matte black')
    with group() as w:
        ring(1.7, .3, 'matte black')
    move(w, (-.6, 0, 13.4), roll=48)
    for x, lean in ((-2.4, .6), (7.6, -.4)):
        for y in (-4, 4):
            bar((x, y, 8.4), (x + lean, y, 20), .36, 'matte charcoal')
    box(13.4, 10, 1.2, body, (2.6, 0, 20), .5)
    pair(3.6, 2.6, -11.4, 5, 'rubber charcoal', trim)
    pair(7, 3.6, 4.4, 6.6, 'rubber charcoal', trim)
    for y in (-6.6, 6.6):
        upright(fillet([(-2.6, 11.6), (0, 14.4), (4.4, 15.6), (9, 14.2), (9, 13.4), (4.4, 14.8), (.4, 13.6), (-2, 11.2)], .6, True), 3.8, body, (0, y, 0), .15)
    bar((8, 0, 4), (17, 0, 4), .5, 'matte charcoal')
    box(24, 11, 1.2, trim, (28, 0, 4.6), .3)
    for y in (-5.4, 5.4):
        box(24, .6, 3, trim, (28, y, 5.6), .15)
    pair(3, 2, 21, 6, 'rubber charcoal', trim)
    pair(3, 2, 35, 6, 'rubber charcoal', trim)
    for x in (20.6, 25.6, 30.6, 35.6):
        for y in (-2.4, 2.4):
            box(4.5, 4.4, 4.6, 'straw', (x, y, 5.8), .6)
    for x in (23.2, 28.2, 33.2):
        box(4.5, 4.6, 4.4, 'straw', (x, 0, 10.4), .6)


def racer(body, trim):
    """A wedge carved from one block, with four nails for axles."""
    upright(fillet([(-12, 1.2), (12, 1.2), (12, 5.4), (7, 5.6), (3, 4.6), (-6, 2.8), (-12, 2)], 1, True), 5, body, (0, 0, 0), .3)
    upright(fillet([(-1, 4.1), (4, 5), (5.6, 6.8), (1.6, 6.6)], .8, True), 3, trim, (0, 0, 0), .4)
    for x in (-8, 8.4):
        pair(2.1, 1.2, x, 3.5, 'plastic black', 'steel')


def buggy(body, trim):
    """An off-road racer: fat knobbed tires, a cage, a wing and an aerial."""
    box(34, 10, 2, 'matte charcoal', (0, 0, 6), .5)
    upright(fillet([(-21, 7.4), (-18, 10), (-7, 12.4), (-2, 17), (7, 17), (13, 13), (20, 12.4), (20, 8), (-20, 7)], 1.6, True), 9, body, (0, 0, 0), 1.4)
    upright(fillet([(-5.6, 12.4), (-2, 16), (6.4, 16), (10, 12.8)], .8, True), 9.3, 'gloss 28323f', (0, 0, 0), .3)
    upright(fillet([(-20, 8.6), (20, 9.2), (20, 10.4), (-19, 9.8)], .3, True), 9.4, trim, (0, 0, 0), .1)
    for x in (-15, 15):
        for y in (-1, 1):
            bar((x * .8, y * 4, 8), (x, y * 9, 6), .6, 'steel')
            bar((x * .7, y * 4, 12), (x, y * 8, 7), .5, trim)
            wheel(6, 6, (x, y * 11.6, 6), 'rubber charcoal', 'chrome', 'y')
            for k in range(18):
                a = 2 * math.pi * k / 18
                with group() as g:
                    box(1.5, 6.2, 1, 'rubber charcoal', (0, 0, 5.6), .2)
                    move(g, roll=math.degrees(a))
                move(g, (x, y * 11.6, 6))
    for y in (-4, 4):
        bar((16, y, 12), (19, y, 18), .4, 'matte black')
    with group() as w:
        box(7, 16, .6, trim, (0, 0, 0), .2)
    move(w, (19.4, 0, 18), roll=12)
    bar((10, 3, 15), (12, 3, 27), .14, 'matte black')


@maker('model-vehicle', view='table')
def model_vehicle(kind='semi', body='gloss red', trim='gloss white'):
    """semi (a truck with its trailer), tractor (with a wagon of bales), racer (a carved wedge) or buggy (off-road)."""
    with group() as g:
        {'semi': semi, 'tractor': tractor, 'racer': racer, 'buggy': buggy}[kind](body, trim)
    move(g, turn={'semi': -24, 'tractor': -20, 'racer': -32, 'buggy': -34}[kind])


@maker('motorcycle', view='table')
def motorcycle(body='gloss red', seat='leather brown', metal='chrome', sidecar=None):
    """A classic motorcycle seen from its left side; `sidecar` is the color of the car at its far side."""
    with group() as g:
        for x in (-24, 24):
            wheel(11, 5, (x, 0, 11), 'rubber charcoal', metal, 'y', spokes=20)
            upright([(math.cos(math.radians(a)) * r + x, math.sin(math.radians(a)) * r + 11) for r, angles in ((12.6, range(20, 165, 6)), (11.8, range(164, 19, -6))) for a in angles], 5, body, (0, 0, 0), .2)
        for y in (-3, 3):
            bar((-24, y, 11), (-15.4, y, 35), .9, metal)
            bar((24, y, 11), (9, y, 13), .8, 'matte black')
            bar((23, y, 12), (14, y, 25), 1.1, metal)
        bars([((-15.6, 0, 31), (-6, 0, 9)), ((-15, 0, 32), (10, 0, 25)), ((-6, 0, 9), (10, 0, 10)), ((10, 0, 10), (11, 0, 25))], .9, 'matte black')
        blob(10.5, 5, 5, body, (-5, 0, 31), roll=8)
        rod(1.3, .8, metal, (-7, 0, 35.8))
        upright(fillet([(4, 27), (24, 28), (25, 31), (16, 31.4), (11, 30), (4, 31)], 1.4, True), 8, seat, (0, 0, 0), 1.2)
        box(15, 7, 7, 'gunmetal', (2, 0, 8), 1.6)
        with group() as c:
            for k in range(6):
                disc(3.6, .7, 'aluminum', (0, 0, k * 1.6), 'y')
                box(7.6, 6.6, .8, 'aluminum', (0, 0, k * 1.6), .2)
        move(c, (-1, 0, 14.6), roll=-12)
        disc(3.4, 8, metal, (6, 0, 12), 'y', .5)
        tube([(-3, -4, 20), (-8, -4.6, 16), (-6, -5, 9), (6, -5.2, 7), (20, -5.4, 7.4), (31, -5.4, 8.6)], 1.2, metal)
        disc(3.4, 3.6, metal, (-21.4, 0, 32), 'x', .6)
        disc(2.9, .6, 'glass e8eef2', (-23.4, 0, 32), 'x', .1)
        tube([(-13, -11, 39), (-16, -8, 38), (-16, 0, 35.6), (-16, 8, 38), (-13, 11, 39)], .6, metal)
        for y in (-1, 1):
            bar((-13, y * 11, 39), (-9.6, y * 13, 39), .9, 'rubber black')
        disc(1.5, 1.6, 'gloss red', (34.6, 0, 21), 'x', .3)
        bar((6, -3, 8), (2, -9, 0), .6, 'matte black')
        if sidecar:
            wheel(8, 4, (6, 34, 8), 'rubber charcoal', metal, 'y', spokes=16)
            bars([((-8, 4, 12), (-8, 16, 12)), ((14, 4, 12), (14, 16, 12)), ((6, 26, 9), (6, 34, 8))], .9, 'matte black')
            with group() as s:
                blob(27, 9, 9, sidecar, (0, 0, 0))
                box(20, 13, 8, 'leather brown', (7, 0, 3.6), 3)
                box(4, 13, 12, 'leather brown', (17, 0, 4), 2)
                upright(fillet([(-6, 5), (-4, 5), (1, 15), (-.4, 15)], .4, True), 12, 'glass dfe8ec', (0, 0, 0), .3)
            move(s, (2, 21, 15))
    move(g, turn=154 if sidecar else -26)


@maker('service-keepsake', view='eye')
def service_keepsake(kind='medals', wood='walnut', felt='felt navy', words='', sub='', metal='gold', names=('', '')):
    """medals (a shadow box), flag (folded, in its triangular case), coin (on its stand), tags (two on a chain) or tag (one on a key ring)."""
    if kind == 'coin':
        with group() as g:
            lathe([(0, 0), (9.4, 0), (10, .3), (10, 1.2), (9.4, 1.5), (8.6, 1.5), (8.4, 1.15), (0, 1.15)], metal, round=.1, steps=96)
            for k in range(72):
                a = 2 * math.pi * k / 72
                blob(.24, .24, .24, metal, (math.cos(a) * 7.7, math.sin(a) * 7.7, 1.2), steps=8)
            s = Sheet(15, 15)
            s.text(words, 0, 1.1, 10.6, 4.6, 'paper espresso', 'serif')
            s.text(sub, 0, -3.2, 8.6, 1.5, 'paper espresso', 'sans', lines=1)
            s.line([(-3.4, -1.7), (3.4, -1.7)], .18, 'paper espresso')
            s.put((0, 0, 1.17), 'up')
        move(g, tilt=74)
        move(g, (0, 1.2, 10.8))
        box(13, 7, 1.8, wood, (0, 0, 0), .4)
        box(11, 1.2, 1.6, wood, (0, -1.9, 1.6), .3)
        return
    if kind == 'tags':
        for k, (x, y, turn) in enumerate(((1.2, 2.8, 10), (1.8, -3.4, -10))):
            with group() as t:
                slab(panel(9.6, 5.4, 2.2), .3, 'steel', round=.1, holes=([(math.cos(a / 8 * math.pi) * .42 - 3.9, math.sin(a / 8 * math.pi) * .42) for a in range(16)],))
                s = Sheet(8, 5)
                s.text(names[k], .5, 0, 6.2, 3.4, 'paper ink', 'sans')
                s.put((0, 0, .31), 'up')
            move(t, (x, y, .1), turn=turn)
        for k in range(96):
            a = 2 * math.pi * k / 96
            blob(.27, .27, .27, 'steel', (math.cos(a) * 6.4 - 8.8, math.sin(a) * 6 - .4, .3 if math.cos(a) < .8 else .55), steps=8)
        return
    if kind == 'tag':
        with group() as t:
            hole = [(math.cos(a / 8 * math.pi) * .5 - 5, math.sin(a / 8 * math.pi) * .5) for a in range(16)]
            slab(panel(12, 5.6, 1.2), .22, 'aluminum', round=.06, holes=(hole,))
            slab([(-3.6, -2.6), (5, -2.6), (5.7, -1.9), (5.7, -.9), (-2.2, -.9)], .03, felt, (0, 0, .22), 0)
            s = Sheet(9, 5)
            s.text(words, .9, 1, 8, 1.5, 'paper ink', 'sans-black', lines=1)
            s.text(sub, 1.1, -1.76, 7, .62, 'paper white', 'sans', lines=1)
            s.put((0, 0, .26), 'up')
        move(t, turn=-12)
        for k in range(2):
            ring(2.4, .16, 'chrome', (-6.8, 1.6, .1 + .3 * k))
        return
    with group() as g:
        if kind == 'flag':
            out = [(-29, 0), (29, 0), (0, 29)]
            for scale, thick, mat, y, hole in ((1, 8, wood, 0, True), (.8, 1, felt, 2, False)):
                pts = [(px * scale, 4 + pz * scale if scale < 1 else pz) for px, pz in out]
                inner = [(px * .8, 4 + pz * .78) for px, pz in out]
                upright(pts, thick, mat, (0, y, 0), .4 if hole else .1, holes=(inner,) if hole else ())
            rows = ((-11, 7), (-5.6, 7), (0, 7), (5.6, 7), (11, 7), (-5.6, 12), (0, 12.4), (5.6, 12), (0, 18))
            for px, pz in rows:
                with group() as st:
                    slab(star(1.7, .68), .3, 'felt white', round=.05)
                move(st, tilt=90)
                move(st, (px, 1.3, pz))
            box(62, 10, 7, wood, (0, 0, -7), .5)
            box(22, .4, 4, 'brass', (0, -5.1, -5.6), .1)
            s = Sheet(22, 4)
            s.text(words, 0, .5, 18, 1.5, 'paper ink', 'serif', lines=1)
            s.text(sub, 0, -1, 16, .8, 'paper ink', 'sans', lines=1)
            s.put((0, -5.34, -3.6))
        else:
            for x, z, w, h in ((0, 0, 44, 2), (0, 34, 44, 2), (-21, 0, 2, 36), (21, 0, 2, 36)):
                box(w, 6, h, wood, (x, 0, z), .2)
            box(42, .6, 34, felt, (0, 2.2, 1), 0)
            for k, (x, top, low) in enumerate(((-12.6, 'satin red', 'satin cream'), (-4.4, 'satin navy', 'satin gold'), (3.8, 'satin leaf', 'satin cream'))):
                for j, stripe in enumerate((top, low, top)):
                    box(1.3, .3, 7, stripe, (x - 1.3 + 1.3 * j, 1.6, 22), .02)
                box(4.2, .7, .7, metal, (x, 1.5, 28.8), .1)
                ring(.6, .16, metal, (x, 1.5, 20.8), True)
                with group() as m:
                    if k == 1:
                        slab(star(3, 1.5), .6, metal, round=.1)
                        rod(1.2, .8, metal)
                    else:
                        rod(2.5, .6, metal, round=.15)
                        ring(1.8, .18, metal, (0, 0, .4))
                move(m, tilt=90)
                move(m, (x, 1.7, 18.2))
            upright(fillet([(11, 19), (14, 21), (17, 19), (17.6, 25), (14, 28.6), (10.4, 25)], .8, True), .9, metal, (0, 1.5, 0), .25)
            disc(1.7, .5, 'enamel navy', (14, .9, 24), 'y', .1)
            for x, mat in ((-14.6, 'felt rust'), (12.6, 'felt leaf')):
                with group() as p:
                    rod(3.9, .5, mat, round=.1)
                    ring(3.8, .22, 'cotton butter', (0, 0, .2))
                move(p, tilt=90)
                move(p, (x, 1.6, 9.2))
            for x, k in ((-14.6, 'star'), (12.6, 'shield')):
                s = Sheet(7, 7)
                motif(s, 'stars' if k == 'star' else 'mountains', ['paper butter', 'paper cream', 'paper cream', 'paper cream'], 0, 0, 4.4, 4.4)
                s.put((x, 1, 9.2))
            box(15, .4, 6.4, 'brass', (-1, 1.4, 6), .1)
            s = Sheet(15, 6.4)
            s.text(words, 0, .9, 12, 2, 'paper ink', 'serif', lines=1)
            s.text(sub, 0, -1.5, 11, 1, 'paper ink', 'sans', lines=1)
            s.put((-1, 1.16, 9.2))
    move(g, tilt=-5)
    move(g, (0, 0, 8 if kind == 'flag' else .4), turn=14)
