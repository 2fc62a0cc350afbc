"""Wood shop, chess, birds, shaving, grilling: what a Saturday at home is spent with; and a teenager's shelf."""
import math

from makers import maker
from makers.shared.parts import bar, blob, disc, wheel
from shapes import (
    ball,
    box,
    cup,
    fillet,
    grid,
    group,
    lathe,
    move,
    ring,
    rod,
    slab,
    tube,
)
from typeset import Sheet


@maker('chisels', view='steep')
def chisels(roll='leather caramel', handle='maple', widths=(.7, 1.3, 1.9, 2.6)):
    """Laid out on an open roll, narrow to wide."""
    slab(fillet([(-19, -11), (19, -11), (19, 15), (-19, 15)], 1.5, True), .5, roll, round=.2)
    slab(fillet([(-19, -11), (19, -11), (19, 1), (-19, 1)], 1.2, True), .7, roll, (0, 0, 1.2), .3)
    n = len(widths)
    for i, w in enumerate(widths):
        with group() as g:
            slab([(-w / 2, -9), (w / 2, -9), (w / 2, 4), (.5, 6), (-.5, 6), (-w / 2, 4)], .4, 'steel', (0, 0, .5), .08)
            with group() as h:
                lathe([(0, 0), (.8, 0), (.9, 1), (1.3, 3), (1.5, 7), (1.2, 10), (1.3, 12), (0, 12.4)], handle, round=.4)
                lathe([(1.22, 10.6), (1.4, 10.6), (1.4, 11.6), (1.3, 11.6)], 'brass', round=.1)
                lathe([(.8, 0), (1, 0), (1, 1.2), (.9, 1.2)], 'brass', round=.1)
            move(h, tilt=-90)
            move(h, (0, 5.6, 1.7))
        move(g, ((i - (n - 1) / 2) * 8.6, 0, 0))
    tube([(19, 8, .4), (25, 6, .3), (26, -2, .3), (24, -8, .3)], .4, 'leather brown')


@maker('hand-plane', view='table')
def hand_plane(metal='bronze', wood='rosewood', board='maple'):
    """A block plane halfway along a board, a long curl of wood rising from its mouth."""
    with group() as g:
        box(44, 9, 3, board, (-4, 0, 0), .2)
        with group() as p:
            box(24, 7, 1, metal, (0, 0, 0), .2)
            for s in (-1, 1):
                with group() as side:
                    slab(fillet([(-12, 0), (12, 0), (12, 1.6), (8.4, 2.6), (5, 4.6), (-2, 4.8), (-6, 2.6), (-12, 1.6)], 1, True), .6, metal, round=.15)
                move(side, tilt=90)
                move(side, (0, 3.2 * s + .3, 0))
            with group() as iron:
                box(17, 4.8, .5, 'steel', (0, 0, 0), .1)
                blob(5.6, 2.5, 1.7, 'brass', (.6, 0, .6))
            move(iron, roll=-20)
            move(iron, (4.2, 0, 3.6))
            lathe([(0, 0), (1.1, 0), (.9, 1.4), (1.9, 2.6), (1.9, 3.8), (0, 4.4)], wood, (-8.6, 0, 1), .5)
            disc(1.5, .6, 'brass', (11, 0, 4.6), 'x')
        move(p, (5, 0, 3), scale=1.15)

        def curl(u, v):
            a, r = 9.5 * v, 1.2 + 3.4 * (1 - v)
            return (-.6 - 2.6 * (1 - v) - r * math.sin(a), (u - .5) * 4.4 + 2.2 * v - 1, 8.2 + 3 * (1 - v) - r * math.cos(a))
        grid(4, 60, curl, 'birch', .12)
        for x, y, r in ((-16, -9, 1.7), (-8, -11, 1.3)):
            grid(4, 30, lambda u, v: (x + r * math.cos(8 * v) * (1 - .4 * v), y + (u - .5) * 3, r + r * math.sin(8 * v) * (1 - .4 * v)), 'birch', .1)
    move(g, turn=-28)


@maker('birdhouse', view='eye')
def birdhouse(wood='cedar', roof='cedar', tin=None):
    """A gabled box with a round door and a perch, on a post."""
    with group() as g:
        rod(1.6, 20, 'pinewood', (0, 0, 0), .2)
        with group() as front:
            slab([(-8, 0), (8, 0), (8, 15), (0, 23), (-8, 15)], 15, wood, round=.15)
        move(front, tilt=90)
        move(front, (0, 7.5, 19))
        disc(2.5, .5, 'matte black', (0, -7.7, 31))
        move(ring(2.6, .35, 'copper'), (0, -7.6, 31), tilt=90)
        bar((0, -7, 26.4), (0, -11, 26.4), .5, 'birch')
        for s in (-1, 1):
            with group() as r:
                box(15, 20, 1.1, tin or roof, (0, 0, 0), .15)
            move(r, roll=45 * s)
            move(r, (s * 5.1, -1, 37.8))
        box(18, 17, 1.2, wood, (0, 0, 18.4), .2)
        for x in (-6, 6):
            for z in (21, 32):
                disc(.35, .3, 'brass', (x, -7.6, z))
    move(g, turn=24)


@maker('kettle-grill', view='table')
def kettle_grill(body='enamel black', metal='aluminum', wood='beech'):
    """A round charcoal grill, lid on, on three legs with two wheels and a shelf of wire."""
    with group() as g:
        lathe([(0, 38), (10, 39), (20, 43.5), (26.6, 51), (28, 57.6), (28.6, 58), (0, 58)], body, round=1.2)
        lathe([(28.8, 58.4), (29, 59.4), (27, 67), (20, 74.5), (10, 78.4), (0, 79)], body, round=1.4)
        ring(28.7, .5, metal, (0, 0, 57.6))
        tube([(-5, -10, 77), (-5, -11, 82), (5, -11, 82), (5, -10, 77)], .6, metal)
        bar((-5, -11, 82), (5, -11, 82), 1.4, wood)
        disc(2.6, .8, metal, (14, -18, 69))
        for a, foot in ((-90, True), (35, False), (145, False)):
            t = math.radians(a)
            x, y = math.cos(t), math.sin(t)
            bar((x * 17, y * 17, 42), (x * 27, y * 27, 6 if not foot else 0), 1.1, metal)
            if not foot:
                wheel(6.4, 3, (x * 28.4, y * 28, 6.4), hub='plastic white', along='x')
        ring(17, .5, metal, (0, 0, 19))
        for k in range(-3, 4):
            w = math.sqrt(17 ** 2 - (k * 4.6) ** 2)
            bar((-w, k * 4.6, 19.6), (w, k * 4.6, 19.6), .35, metal)
        lathe([(0, 27), (8, 27), (8.4, 29.4), (8, 29.4), (0, 27.6)], metal, round=.2)
        for s in (-1, 1):
            tube([(s * 28, -5, 55), (s * 33, -4, 55), (s * 33, 4, 55), (s * 28, 5, 55)], .7, metal)
            bar((s * 33, -4, 55), (s * 33, 4, 55), 1.3, wood)
    move(g, turn=-16)


@maker('shaving-set', view='table')
def shaving_set(metal='chrome', wood='ebony', bowl='glaze slate', bristle='wool cream'):
    """A safety razor lying before a brush and a bowl of lather."""
    with group() as b:
        cup(6, 5, .5, bowl, foot=3.6, round=.8)
        blob(5.2, 5.2, 2, 'icing', (0, 0, 4.4))
        blob(2.4, 2.2, 1.4, 'icing', (1.4, -1, 6.2))
    move(b, (-6, 5, 0))
    with group() as h:
        lathe([(0, 0), (2.2, 0), (2.4, .6), (1.4, 2.4), (1.9, 4.4), (1.5, 5.6), (1.4, 6), (0, 6)], wood, round=.4)
        lathe([(1.3, 5.8), (1.6, 5.8), (1.6, 6.5), (1.3, 6.5)], metal, round=.1)
        lathe([(0, 6), (1.3, 6.2), (1.8, 8.6), (2.7, 11), (2.2, 12.4), (0, 13.2)], bristle, round=.6)
    move(h, (6, 3, 0))
    with group() as r:
        bar((-7, 0, 1), (4, 0, 1), .75, metal)
        for k in range(14):
            move(ring(.72, .12, 'gunmetal'), (-6 + k * .62, 0, 1), roll=90)
        rod(.9, .8, metal, (-7.6, 0, .6), .2)
        slab(fillet([(4, -2.6), (6.6, -2.6), (6.6, 2.6), (4, 2.6)], .7, True), .9, metal, (0, 0, .6), .3)
        slab([(3.7, -2.5), (6.9, -2.5), (6.9, 2.5), (3.7, 2.5)], .1, 'steel', (0, 0, 1), .02)
    move(r, (1, -8, 0), turn=18, scale=1.15)


@maker('lit-magnifier', view='high')
def magnifier(rim='brass', handle='walnut', page=True):
    """A round glass with a lit rim over a printed page."""
    if page:
        box(26, 20, .4, 'paper cream', (0, 2, 0), .05)
        s = Sheet(24, 18)
        for k in range(8):
            s.line([(-10, 7 - k * 2), (10 - (k * 5) % 4, 7 - k * 2)], .28, 'paper gray')
        s.put((0, 2, .42), 'up')
    with group() as g:
        rod(5.4, .5, 'glass', (0, 0, .4), .2)
        ring(5.6, .55, rim)
        for i in range(10):
            a = 2 * math.pi * i / 10
            ball(.24, 'glow fff2d0', (5.6 * math.cos(a), 5.6 * math.sin(a), .9), steps=12)
        bar((5.8, 0, .6), (8, 0, .6), .7, rim)
        tube([(7.6, 0, .8), (10, 0, .9), (15, 0, 1), (18, 0, .9)], 1.1, handle, taper=[.8, 1, 1.15, .8])
    move(g, (-3, 0, .6), turn=-38)


@maker('chess-clock', view='table')
def chess_clock(body='matte charcoal', accent='gloss red', times=('4:57', '5:00')):
    """A wedge with two screens and a rocker on top."""
    with group() as g:
        with group() as wedge:
            slab(fillet([(-5, 0), (5, 0), (4, 8), (-1, 9.6)], .8, True), 22, body, round=.4)
        move(wedge, tilt=90)
        move(wedge, turn=90)
        move(wedge, (-11, 0, 0))
        for i, t in enumerate(times):
            x = (i - .5) * 10.4
            s = Sheet(9, 6)
            s.rect(0, 0, 8.6, 5, 'paper b8c4a0')
            s.text(t, 0, 0, 7.6, 3, 'paper ink', 'sans-black', lines=1)
            move(s.put((0, 0, 0), 'up'), (x, -3.35, 4.9), tilt=67)
        for s in (-1, 1):
            with group() as b:
                slab(fillet([(-4.4, -1.8), (4.4, -1.8), (4.4, 1.8), (-4.4, 1.8)], .8, True), 1.4, accent if s > 0 else 'gloss white', round=.4)
            move(b, (s * 5.4, 1.4, 9 + (.5 if s > 0 else -.1)), tilt=0)
    move(g, turn=14)


@maker('lava-lamp', view='eye')
def lava_lamp(metal='aluminum', liquid='glass b07ae0', wax='dimglow ff5a3c'):
    """A tapered glass of floating wax on a cone."""
    lathe([(0, 0), (6.4, 0), (6.5, .8), (4.2, 8), (5.3, 12), (0, 12)], metal, round=.5)
    lathe([(5.2, 11.8), (5.9, 15), (4.8, 24), (3.2, 33), (0, 33)], liquid, round=.4)
    lathe([(3.3, 32.4), (2.5, 37.4), (0, 38)], metal, round=.4)
    blob(4.4, 4, 2, wax, (0, 0, 14.2))
    for x, z, r, h in ((.8, 18.6, 1.9, 2.4), (-.9, 23.4, 1.6, 1.9), (.7, 27.4, 1.2, 1.3), (-.2, 31, 1.5, .9)):
        blob(r, r, h, wax, (x, -1.2, z))


@maker('yo-yo', view='table')
def yo_yo(body='anodized coral', cap='anodized charcoal', string='cotton white'):
    """Two metal halves on edge, its string looped in front."""
    with group() as g:
        for s in (-1, 1):
            with group() as half:
                lathe([(0, .3), (2, .3), (4.8, 1.6), (5.2, 2.6), (4.9, 3.4), (3.4, 3.2), (2.6, 2.2), (0, 2.2)], body, round=.35)
                lathe([(0, 2.1), (2.4, 2.1), (2.2, 2.9), (0, 3.1)], cap, round=.2)
            move(half, tilt=90 * s)
        rod(.7, 1.4, 'steel', (0, 0, -.7))
        disc(1.5, .9, string, (0, 0, 0))
    move(g, (0, 2, 5.2), turn=-34)
    tube([(1, 0, 1.6), (2, -3, .3), (6, -6, .2), (9, -3, .2), (6, -.6, .3), (2, -5, .3), (-4, -8, .2), (-9, -6, .2)], .18, string)
    move(ring(1.3, .18, string), (-10.2, -5.8, 0))


@maker('practice-pad', view='high')
def practice_pad(rubber='rubber slate', wood='birch', stick='maple'):
    """A round rubber pad on wood with two sticks across it."""
    slab([(14 * math.cos(2 * math.pi * i / 8 + .39), 14 * math.sin(2 * math.pi * i / 8 + .39)) for i in range(8)], 1.8, wood, round=.3)
    rod(11.4, 1.3, rubber, (0, 0, 1.7), .4)
    for y, turn in ((-2, 26), (1, -14)):
        with group() as g:
            tube([(-21, 0, .8), (-19, 0, .8), (10, 0, .8), (17, 0, .8), (19, 0, .8)], .8, stick, taper=[.8, 1, 1, .6, .5])
            blob(1.2, .8, .8, stick, (19.8, 0, .8))
        move(g, (1, y, 3.1 + (.9 if turn < 0 else 0)), turn=turn)
