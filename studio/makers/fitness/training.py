"""Weights, mats, bands and boards for training at home."""
import math

from makers import maker
from makers.shared.parts import bar, blob, disc, upright
from shapes import (
    box,
    cut,
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


@maker('adjustable-dumbbells', view='high')
def adjustable_dumbbells(plate='rubber charcoal', dial='plastic coral', cradle='plastic black'):
    """Two in their cradles, plates of many sizes, a dial at each end."""
    for k, y in enumerate((9, -11)):
        with group() as g:
            slab(panel(40, 16, 2), 4, cradle, round=.6)
            bar((-8, 0, 12), (8, 0, 12), 1.6, 'brushed')
            for s in (-1, 1):
                for i in range(6):
                    disc(7.6 - .18 * i, 1.3, plate if i % 2 else 'gunmetal', (s * (7.4 + i * 1.6), 0, 11), 'x', .3)
                disc(3.6, 1.6, dial, (s * 17.6, 0, 11), 'x', .4)
                for n in range(8):
                    a = n * math.pi / 4
                    bar((s * 18.5, math.cos(a) * 2.4, 11 + math.sin(a) * 2.4), (s * 18.5, math.cos(a) * 3, 11 + math.sin(a) * 3), .14, 'plastic white')
        move(g, (k * 5 - 2, y, 0), turn=16)


@maker('kettlebell', view='table')
def kettlebell(body='matte charcoal', band='enamel coral', weight='18 LB'):
    lathe([(0, 0), (6.4, 0), (9, 3), (10.4, 9), (9, 15), (6, 18), (0, 19)], body, round=3)
    tube([(-6.4, 0, 15), (-8.2, 0, 21), (-6.4, 0, 27), (0, 0, 28.4), (6.4, 0, 27), (8.2, 0, 21), (6.4, 0, 15)], 1.9, body)
    for s in (-1, 1):
        move(ring(1.9, .45, band), (s * 7.7, 0, 19.6), roll=s * 14)
    t = Sheet(10, 4)
    t.text(weight, 0, 0, 8, 3, 'paper white', 'sans-black')
    move(t.wrap(10.3), (0, 0, 9))


@maker('fabric-bands', view='high')
def fabric_bands(mats=('canvas rose', 'canvas plum', 'canvas lilac', 'canvas slate', 'canvas amber'), levels=('Light', 'Easy', 'Medium', 'Strong', 'Heavy')):
    """Woven loops, each named by its strength, leaning one on another."""
    for i, mat in enumerate(mats):
        with group() as g:
            def loop(u, v):
                a = 2 * math.pi * u
                return (math.cos(a) * 11, math.sin(a) * 5.4, v * 7)
            grid(64, 6, loop, mat, thick=.45)
            s = Sheet(6, 3)
            s.rect(0, 0, 6, 2.6, 'leather white', .3)
            s.text(levels[i], 0, 0, 4.6, 1.5, 'paper ink', 'sans', lines=1)
            s.put((0, -5.7, 3.5))
        move(g, ((i % 3 - 1) * 25 + (12 if i > 2 else 0), (i // 3) * -17 + 6, 0), turn=(8, -6, 10, -8, 6)[i])


@maker('suspension-straps', view='eye')
def suspension_straps(strap='nylon charcoal', accent='nylon amber', door=True):
    """Hung over a door: two straps, foam grips, foot loops."""
    with group() as g:
        if door:
            box(62, 4, 100, 'stain bone', (0, 3, 20), .4)
            for x in (-15, 15):
                box(23, .6, 38, 'stain ivory', (x, .8, 74), .4)
                box(23, .6, 40, 'stain ivory', (x, .8, 26), .4)
            disc(2, 5, 'brass', (27, -1, 66), 'y', .5)
        box(7, 3, 4, strap, (0, -.6, 117), .8)
        tube([(0, -1, 118), (0, -2.6, 106)], 1, accent)
        ring(2, .5, 'steel', (0, -2.6, 102), True)
        for s in (-1, 1):
            tube([(0, -2.6, 103), (s * 7, -5, 76), (s * 10, -8, 48)], 1.5, strap)
            box(4, 2.2, 4.4, accent, (s * 7.2, -5.4, 74), .4)
            tube([(s * 10, -8, 48), (s * 5.4, -9, 38), (s * 5.4, -9, 36)], .9, strap)
            tube([(s * 10, -8, 48), (s * 14.6, -9, 38), (s * 14.6, -9, 36)], .9, strap)
            bar((s * 4.6, -9, 35.6), (s * 15.4, -9, 35.6), 2.3, 'foam charcoal')
            tube([(s * 7, -9, 34), (s * 8, -10, 24), (s * 12, -10, 24), (s * 13, -9, 34)], 1.4, accent)
    move(g, turn=16)


@maker('yoga-blocks', view='high')
def yoga_blocks(mat='cork', strap='cotton lilac'):
    box(23, 15, 7.6, mat, (-4, 4, 0), .9, 14)
    box(23, 7.6, 15, mat, (2, 5, 7.6), .9, -12)
    pts = []
    for i in range(70):
        t = i / 69
        a = t * 7.4 * math.pi
        r = 1.4 + 4.4 * t
        pts.append((math.cos(a) * r, math.sin(a) * r))

    def coil(u, v):
        k = min(int(u * 69), 68)
        f = u * 69 - k
        return (15 + pts[k][0] * (1 - f) + pts[k + 1][0] * f, -11 + pts[k][1] * (1 - f) + pts[k + 1][1] * f, .1 + v * 3.8)
    grid(138, 2, coil, strap, thick=.3)
    grid(12, 2, lambda u, v: (15 + pts[-1][0] + u * 12, -11 + pts[-1][1] - u * 3.4 + math.sin(u * 4) * .6, .1 + v * 3.8), strap, thick=.3)
    for y in (-.8, .8):
        move(ring(2, .28, 'steel'), (25 + y, -14.6, 0), tilt=86, turn=70)


@maker('grip-set', view='steep')
def grip_set(handle='rubber mint', metal='steel'):
    """A spring gripper, a finger stretcher and a ring."""
    with group() as g:
        for s in (-1, 1):
            tube([(s * 1.2, 7, 1.4), (s * 2.4, 3, 1.4), (s * 4.4, -7, 1.4)], 1.35, handle, taper=[.8, 1, 1.1])
        pts = [(-1.2, 7.5, 1.2)] + [(1.9 * math.cos(a), 9.6 + 1.9 * math.sin(a), 1.2 + i * .12) for i, a in enumerate([math.radians(220 - k * 30) for k in range(24)])] + [(1.2, 7.5, 3)]
        tube(pts, .35, metal)
        rod(1.2, 1, 'plastic coral', (3.4, -1, 2.2), .2)
    move(g, (-9, 0, 0), turn=14)
    with group() as r:
        ring(3.4, 1.3, 'silicone coral')
    move(r, (4, -5, 0))
    with group() as f:
        rod(2.2, 1.2, 'silicone amber', round=.5)
        for i in range(5):
            a = math.radians(20 + i * 36)
            bar((0, 0, .6), (math.cos(a) * 4.6, math.sin(a) * 4.6, .6), .45, 'silicone amber')
            ring(1.1, .4, 'silicone amber', (math.cos(a) * 6, math.sin(a) * 6, .1))
    move(f, (8, 4, 0), turn=-20)


@maker('jump-rope', view='steep')
def jump_rope(handle='anodized coral', cable='rubber charcoal'):
    pts = []
    for i in range(46):
        t = i / 45
        a = t * 4 * math.pi + .5
        r = 10 + 2.5 * math.sin(t * 9)
        pts.append((math.cos(a) * r, math.sin(a) * r * .82, .5 + t * .9))
    tube([(-17, -12, .8), (-12, -2, .6)] + pts + [(12, -4, 1), (15, -14, .8)], .32, cable)
    for at, turn in (((-17.6, -13, 1.2), -24), ((15.4, -15, 1.2), 12)):
        with group() as h:
            lathe([(0, 0), (1, 0), (1.15, 3), (.95, 9), (1.1, 13), (0, 13.4)], handle, round=.4)
            rod(.7, 1.6, 'steel', (0, 0, -1.4), .2)
            for k in range(7):
                ring(1.05, .1, 'rubber charcoal', (0, 0, 3 + k * 1.2))
        move(h, tilt=90)
        move(h, at, turn=turn)


@maker('hangboard', view='eye')
def hangboard(wood='beech', frame='stain white'):
    """A wooden board of holds mounted over a doorway."""
    with group() as g:
        b = upright(fillet([(-32, 0), (32, 0), (34, 8), (28, 17), (-28, 17), (-34, 8)], 2.4, True, 5), 6, wood, (0, -4, 28), .8)
        for x, z, w, h in ((-21, 32, 14, 2.6), (21, 32, 14, 2.6), (0, 32, 16, 2.2), (-18, 38, 10, 2.6), (18, 38, 10, 2.6), (0, 38, 8, 3.4)):
            cut(b, box(w, 6, h, None, (x, -6.4, z), .6))
        for x in (-26, 26):
            blob(6.6, 3.6, 3, wood, (x, -5, 44.4))
        for x in (-39, 39):
            box(8, 5, 44, frame, (x, 1, 0), .4)
        box(86, 5, 9, frame, (0, 1, 44), .4)
        box(66, 2, 2.6, 'gunmetal', (0, -1.4, 46.6), .3)
        box(70, .6, 44, 'stain fog', (0, 3, 0), 0)
    move(g, turn=14)


@maker('balance-board', view='table')
def balance_board(wood='beech', felt='felt teal'):
    with group() as g:
        def curve(z):
            return lambda u, v: ((2 * u - 1) * 42, (v - .5) * 30, z + 17 * (2 * u - 1) ** 2)
        grid(40, 6, curve(1.2), wood, thick=1.6)
        grid(40, 6, lambda u, v: ((2 * u - 1) * 41.6, (v - .5) * 29.4, .2 + 17 * (2 * u - 1) ** 2), felt, thick=.4)
    move(g, turn=26)


@maker('punching-bag', view='eye')
def punching_bag(body='leather coral', base='plastic black', gloves='leather coral'):
    lathe([(0, 0), (26, 0), (28, 4), (24, 16), (10, 20), (0, 20)], base, round=3)
    rod(6, 12, 'gunmetal', (0, 0, 18), .5)
    for z in (21, 24, 27):
        ring(6, .7, 'steel', (0, 0, z))
    lathe([(0, 28), (13, 28), (15.4, 31), (15.4, 118), (13, 122), (0, 123)], body, round=3)
    for z in (44, 102):
        lathe([(15.45, z), (15.6, z), (15.6, z + 4), (15.45, z + 4)], 'leather white', round=.1)
    for x, y, t in ((-34, -14, 20), (-22, -26, 60)):
        with group() as g:
            blob(8, 7, 6.6, gloves, (0, 0, 6.6))
            blob(3, 4.6, 3.4, gloves, (-6.4, -3, 9), 20)
            lathe([(0, 0), (5, 0), (5.6, 8), (0, 8)], 'leather white', round=.6)
            move(g[-1], roll=90)
            move(g[-1], (6, 0, 6))
        move(g, (x, y, 0), turn=t)


@maker('foam-shapes', view='high')
def foam_shapes(mats=('matte violet', 'matte coral', 'matte teal', 'matte amber', 'matte sky')):
    """Ramp, steps, arch, roll and block, each a wipe-clean color."""
    with group() as g:
        upright([(-20, 0), (20, 0), (-20, 26)], 28, mats[0], (-34, 22, 0), 1.4)
        for i in range(3):
            box(14, 28, 9 * (3 - i), mats[1], (-4 + i * 14 - 1, 22, 0), 1.4)
        upright(fillet([(-22, 0), (-12, 0), (-12, 8), (-6, 15), (6, 15), (12, 8), (12, 0), (22, 0), (22, 27), (-22, 27)], 1.4, True), 22, mats[2], (-26, -24, 0), 1.2)
        disc(10, 34, mats[3], (18, -30, 10), 'x', 1.6)
        box(26, 26, 24, mats[4], (48, 0, 0), 1.8, 16)
    move(g, turn=10)
