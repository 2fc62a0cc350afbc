"""Rest and care: massagers, mats, masks, baths, wraps."""
import math

from makers import maker
from makers.shared.cloth import Cloth, creases, pull
from makers.shared.fittings import bar, cable, disc, lying, upright
from shapes import (
    ball,
    box,
    copy,
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
    tube,
)
from typeset import Sheet


@maker('acupressure', view='high')
def acupressure(mat='cotton plum', spike='plastic blush', pillow=True):
    """A foam mat covered in spiked discs, and its half-round pillow."""
    spots = [((i - 4) * 4.3, (j - 6.5) * 4.4, 2.2) for i in range(9) for j in range(14)]
    if pillow:
        arc = [math.radians(a) for a in (50, 80, 110, 140)]
        spots += [((i - 3.5) * 4.3, 42 + math.cos(t) * 6.4, math.sin(t) * 6.4 + 0.4) for i in range(8) for t in arc]
    with group() as g:
        slab(panel(42, 66, 3), 2.2, mat, round=0.9)
        if pillow:
            half = slab([(math.cos(a) * 7, math.sin(a) * 7) for a in [math.pi * k / 20 for k in range(21)]], 38, mat, round=0.8)
            move(half, tilt=90)
            move(half, (0, 19, 0))
            move(half, turn=90)
            move(half, (0, 42, 0))
        with group() as flower:
            rod(1.5, 0.25, spike, round=0.05)
            for k in range(7):
                a, d = k * math.pi / 3, 0 if k == 6 else 1.0
                rod(0.34, 0.9, spike, (math.cos(a) * d, math.sin(a) * d, 0.2), 0, 0.02)
        for at in spots[1:]:
            move(copy(flower), at)
        move(flower, spots[0])
    move(g, turn=24)


@maker('massage-gun', view='eye')
def massage_gun(body='matte charcoal', accent='anodized coral', heads=3):
    """A percussion massager standing on its handle's foot, heads beside it."""
    with group() as g:
        lathe([(0, 0), (2.1, 0), (2.2, 1), (1.9, 9), (2.2, 14), (0, 14)], body, round=0.6)
        lathe([(0, 0), (2.9, 0), (2.9, 1.4), (2, 2), (0, 2)], accent, round=0.3)
        lying(3.2, 15, body, (-1.4, 0, 15.6), 0, 1.0)
        lying(3.24, 1.0, accent, (4, 0, 15.6), 0, 0.2)
        lying(1.0, 4, 'steel', (-10.4, 0, 15.6), 0, 0.1)
        ball(2.4, 'foam black', (-13.6, 0, 13.2))
        disc(0.9, 0.4, 'screen 2c4a55', (0, -3.1, 15.6))
    move(g, turn=12)
    for i in range(heads):
        with group() as h:
            rod(0.8, 2, 'steel', round=0.1)
            if i == 0:
                lathe([(0, 1.8), (1.6, 1.8), (2.0, 3.4), (2.0, 3.9), (0, 4.1)], 'rubber black', round=0.3)
            elif i == 1:
                lathe([(0, 1.8), (1.5, 1.8), (0.5, 4.6), (0, 4.8)], 'rubber black', round=0.3)
            else:
                for s in (-1, 1):
                    tube([(0, 0, 1.8), (s * 1.2, 0, 2.6), (s * 1.3, 0, 4.4)], 0.6, 'rubber black')
        move(h, (6 + i * 4.6, -3.4, 0))


@maker('shiatsu', view='high')
def shiatsu(mat='leather coral', node='plastic cream', heat='dimglow coral'):
    """A yoke for the neck with four rollers and two long arms."""
    with group() as g:
        line = [(-15, -24, 3), (-15, -6, 3.4), (-12, 7, 4), (0, 13, 4.4), (12, 7, 4), (15, -6, 3.4), (15, -24, 3)]
        tube(line, 4.6, mat, taper=[0.62, 0.8, 1.1, 1.25, 1.1, 0.8, 0.62])
        for side in (-1, 1):
            tube([(side * 15, -23, 3), (side * 15, -30, 3), (side * 10.6, -33, 3), (side * 10.6, -25, 3)], 1.1, 'canvas charcoal')
            for x, y in ((5, 8.2), (10.2, 4.6)):
                rod(2.5, 1.2, 'canvas charcoal', (side * x, y, 7.6), 0.3)
                ball(1.7, node if x < 8 else heat, (side * x, y, 7.8))
        slab(panel(6, 3, 1.2), 1, 'plastic charcoal', (15, -14, 6.4), 0.3)
        for i in range(3):
            rod(0.5, 0.3, node, (13.4 + i * 1.6, -14, 7.3), 0.1)
    move(g, turn=18)


@maker('heat-wrap', view='high')
def heat_wrap(mat='cotton lilac', lavender=True):
    """A long stitched pad bent around an empty neck, lavender beside it."""
    with group() as g:
        n = 61
        line = [math.radians(215 - 250 * i / (n - 1)) for i in range(n)]
        swell = [0.62 + 0.45 * abs(math.sin(math.pi * 5 * i / (n - 1))) ** 0.5 for i in range(n)]
        tube([(math.cos(a) * 13, math.sin(a) * 15, 3.6) for a in line], 4.6, mat, taper=swell)
        if lavender:
            for i in range(5):
                with group() as s:
                    tube([(0, -9, 0.3), (0.4, 0, 0.4), (0, 6, 0.5)], 0.14, 'leaf sage')
                    for k in range(14):
                        ball(0.42, 'petal violet', (0.32 * math.cos(k * 2.4), 2 + k * 0.42, 0.3 + 0.3 * math.sin(k * 2.4)), steps=12)
                move(s, (-2 + i * 1.2, -4, 0.2 * (i % 2)), turn=12 - 6 * i)
    move(g, turn=6)


@maker('chair-pad', view='eye')
def chair_pad(mat='leather charcoal', accent='leather caramel', node='plastic cream'):
    """A massage pad for seat and back, with its rollers and control."""
    with group() as g:
        slab(panel(48, 46, 8), 7, mat, (0, -20, 0), 2.6)
        with group() as back:
            upright(fillet([(-23, 0), (23, 0), (22, 52), (12, 74), (-12, 74), (-22, 52)], 9, True, 6), 8, mat, (0, 4, 0), 3)
            upright(fillet([(-9, 6), (9, 6), (9, 64), (-9, 64)], 4, True), 1.2, accent, (0, -3.4, 0), 0.4)
            for z in (20, 36, 54):
                for side in (-1, 1):
                    disc(3, 1.2, node, (side * 4.4, -4.4, z), 0.5)
        move(back, tilt=-10)
        move(back, (0, 6, 4))
        slab(panel(30, 28, 5), 0.8, accent, (0, -21, 6.8), 0.3)
        cable([(24, -10, 4), (34, -18, 1), (32, -32, 1)], thick=0.6)
        slab(panel(7, 15, 2.4), 2.4, 'plastic black', (32, -38, 0), 0.8)
        for i in range(3):
            rod(1.2, 0.5, ['plastic coral', 'plastic white', 'plastic sky'][i], (32, -34 - i * 4, 2.3), 0.15)
    move(g, turn=28)


@maker('noise-machine', view='table')
def noise_machine(body='matte white', grille='felt mint'):
    """A round sound machine with slots around its top."""
    lathe([(0, 0), (7, 0), (7.4, 1), (7.2, 3.4), (0, 3.4)], grille, round=0.5)
    lathe([(0, 3.2), (7.3, 3.2), (6.8, 6), (4.6, 8), (0, 8.6)], body, round=1.2)
    for i in range(24):
        a = 2 * math.pi * i / 24
        tube([(math.cos(a) * 6.7, math.sin(a) * 6.7, 6.0), (math.cos(a) * 4.9, math.sin(a) * 4.9, 7.9)], 0.26, 'plastic charcoal')
    lathe([(0, 8.3), (3, 8.3), (3, 9.3), (0, 9.3)], body, round=0.3)
    s = Sheet(4.6, 2)
    for i, x in enumerate((-1.2, 0, 1.2)):
        s.line([(x - 0.5, -0.4), (x - 0.2, 0.4), (x + 0.2, -0.4), (x + 0.5, 0.4)], 0.14, 'paper jade')
    s.put((0, 0, 9.34), 'up')
    s = Sheet(11, 2)
    s.text('Rain  ·  Ocean  ·  Fan', 0, 0, 10, 1.3, 'paper pine', 'sans', lines=1)
    move(s.wrap(7.4), (0, 0, 1.9))


@maker('foam-roller', view='table')
def foam_roller(foam='foam coral', core='plastic charcoal', strap='cotton slate'):
    """A ribbed roller lying, its looped strap before it."""
    with group() as g:
        tube_of = lathe([(4.6, 0), (7, 0), (7, 45), (4.6, 45)], foam, round=0.4)
        rows = [tube_of]
        for z in range(7):
            for k in range(10):
                a = 2 * math.pi * (k + 0.5 * (z % 2)) / 10
                b = box(3.2, 1.6, 5, foam, (0, 0, 0), 0.5)
                move(b, (0, 7, 1.2 + z * 6.3), turn=0)
                move(b, turn=math.degrees(a))
                rows.append(b)
        rows.append(lathe([(4.2, -0.1), (4.7, -0.1), (4.7, 45.1), (4.2, 45.1)], core, round=0.1))
        move(rows, roll=90)
        move(rows, (-22.5, 0, 7.8))
    move(g, turn=24)
    with group() as s:
        pts = []
        for i in range(9):
            pts += [(i * 4.6 - 18, -2.2, 0.5), (i * 4.6 - 16.4, 2.2, 0.5)] if False else []
        for i in range(6):
            ring(2.5, 0.5, strap, (i * 5.2 - 13, 0, 0))
            box(1.4, 1.6, 0.9, strap, (i * 5.2 - 10.4, 0, 0.05), 0.2)
    move(s, (2, -17, 0), turn=12)


@maker('pebble', view='high')
def pebble(body='matte slate', glow='glow mint'):
    """A smooth stone with a slow ring of light."""
    with group() as g:
        move(ball(5, body, squash=0.52), scale=(1.2, 1, 1))
        t = ring(3.2, 0.16, glow)
        move(t, (0, 0, 4.44), scale=(1.2, 1, 1))
    move(g, turn=20)


@maker('body-sock', view=64)
def body_sock(mat='nylon indigo', trim='nylon lilac'):
    """A stretchy sack with an opening in front and stubs for arms and legs."""
    line = [(-8, 60), (8, 60), (30, 58), (54, 68), (60, 58), (42, 38), (33, 16), (32, -14), (40, -44), (50, -64), (38, -70), (16, -54), (0, -50), (-16, -54), (-38, -70), (-50, -64), (-40, -44), (-32, -14), (-33, 16), (-42, 38), (-60, 58), (-54, 68), (-30, 58)]
    folds = [creases(1.2, 20, 88, 1)] + [pull(at, 3.4, 30, 9, seed) for seed, at in enumerate(((46, 56), (-46, 56), (38, -56), (-38, -56)))]
    sack = Cloth(line, 6, folds, 7)
    sack.make(mat, 1.8)
    sack.patch([(x, y + 16) for x, y in oval(13, 60, 36, 2.2)], 'nylon black', 0.3, 1.8)
    tube([(x, y + 16, sack.top(x, y + 16) + 0.5) for x, y in oval(14, 62, 36, 2.2)], 1.3, trim, closed=True)
    for k in range(3):
        rod(1.5, 0.6, trim, (9.6, 28 - k * 12, sack.top(9.6, 28 - k * 12)), 0.2)


@maker('slumber-bag', view='high')
def slumber_bag(mat='nylon coral', lining='nylon charcoal', control=True):
    """A quilted sauna blanket, half open, its control beside it."""
    with group() as g:
        slab(panel(70, 124, 10), 6, lining, round=2.6)
        for i in range(9):
            slab(panel(69, 12.4, 5), 8, mat, (0, -55 + i * 10.6, 5), 3.6)
        lying(5.4, 66, lining, (0, 42, 11), 0, 2.6)
        move(cushion(46, 22, 10, 'cotton cream'), (0, 50, 5))
        bar((35.4, -58, 8), (35.4, 34, 8), 0.7, 'brass')
        if control:
            cable([(34, -50, 6), (46, -58, 1), (48, -40, 1)], thick=0.8)
            slab(panel(11, 22, 4), 4, 'plastic black', (48, -28, 0), 1.2)
            s = Sheet(9, 7)
            s.text('120°F', 0, 0, 8, 4, 'glow coral', 'sans')
            s.put((48, -24, 4.1), 'up')
    move(g, turn=58)
