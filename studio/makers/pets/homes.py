"""Where pets sleep, climb and live."""
import math

from art_figures import smooth
from makers import maker
from makers.coffee_tea.vessels import mug
from makers.plants_garden.plants import leaf
from makers.shared.parts import bar, blob, disc, frame_box, legs, sideways, words
from shapes import (
    ball,
    box,
    cushion,
    cut,
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


@maker('dog-bed', view='high')
def dog_bed(base='canvas slate', bolster='fleece fog', pad='fleece cream', width=90, depth=64):
    """A mattress with bolsters on three sides."""
    with group() as g:
        slab(panel(width, depth, 9), 11, base, round=3)
        cushion(width * .8, depth * .78, 9, pad, (0, -depth * .08, 8), 6)
        r = 7.6
        w, d = width / 2 - r * .8, depth / 2 - r * .8
        tube([(-w, -d, 14), (-w, d * .7, 14), (-w * .86, d, 14), (w * .86, d, 14), (w, d * .7, 14), (w, -d, 14)], r, bolster)
        for x in (-w, w):
            blob(r, r, r, bolster, (x, -d, 14))
        words('Orthopedic', 16, 2.6, (width * .3, -depth / 2 - .1, 5.4), 'paper white', font='sans')
    move(g, turn=18)


@maker('cat-tree', view='table')
def cat_tree(post='rope', plush='plush plum', hammock='plush lilac'):
    with group() as g:
        slab(panel(50, 42, 4), 4, plush, round=1)
        for x, y, h in ((-16, 10, 92), (16, 10, 64), (0, -12, 34)):
            rod(3.6, h, post, (x, y, 3), .3)
        slab(panel(28, 26, 5), 3, plush, (-13, 8, 93), 1)
        tube([(-13 + math.cos(a) * 13, 8 + math.sin(a) * 12, 98) for a in [2 * math.pi * i / 24 for i in range(24)]], 3, plush, closed=True)
        slab(panel(30, 26, 5), 3, plush, (15, 6, 65), 1)
        slab(panel(26, 22, 5), 3, plush, (0, -9, 36), 1)

        def sling(u, v):
            x, y = 2 * u - 1, 2 * v - 1
            return (4 + x * 15, -3 + y * 10, 58 - 8 * (1 - x * x) * (1 - y * y * .6))
        grid(16, 12, sling, hammock, thick=.8)
        for x in (-1, 1):
            for y in (-1, 1):
                bar((4 + x * 15, -3 + y * 10, 58), (15 + x * 10, 4 + y * 9, 65), .4, 'rope')
        bar((26, 0, 65), (26, 0, 54), .2, 'cotton cream')
        ball(2.6, 'felt amber', (26, 0, 49))
    move(g, turn=22)


@maker('window-perch', view='table')
def window_perch(frame='stain white', perch='plush sand', wood='birch'):
    """A window with a padded shelf hung from suction cups."""
    with group() as g:
        for x, z, w, h in ((0, 0, 84, 5), (0, 79, 84, 5), (-39.5, 0, 5, 84), (39.5, 0, 5, 84), (0, 40, 84, 3)):
            box(w, 5, h, frame, (x, 0, z), .4)
        box(78, .5, 80, 'glass', (0, 0, 3), 0)
        slab(panel(56, 28, 8), 3, wood, (0, -18, 20), .8)
        cushion(54, 27, 8, perch, (0, -18, 22), 4)
        for x in (-22, 22):
            bar((x, -30, 23), (x, -3.6, 56), .35, 'steel')
            bar((x, -6, 23), (x, -3.6, 56), .35, 'steel')
            disc(4.6, 1.6, 'silicone gray', (x, -3.4, 58), 'y', .6)
            disc(1.4, 2.6, 'plastic white', (x, -4.6, 58), 'y', .4)
            disc(4.6, 1.6, 'silicone gray', (x, -3.4, 22), 'y', .6)
    move(g, turn=22)


@maker('coop', view='table')
def coop(wood='cedar', roof='stain slate', wire='chrome'):
    """A raised hen house with a ramp, a run of wire and a nest box."""
    with group() as g:
        for x in (-44, -4):
            for y in (-18, 18):
                box(3.4, 3.4, 32, wood, (x, y, 0), .3)
        for i in range(6):
            box(42, 36, 5, wood, (-24, 0, 28 + i * 5.1), .2)
        sideways([(-24, 0), (24, 0), (0, 18)], 48, roof, (-24, 0, 58), .3)
        box(9, .6, 14, 'stain espresso', (-30, -18.2, 30), .1)
        ramp = box(8, 30, 1, wood, (0, -15, 0), .2)
        move(ramp, tilt=45)
        move(ramp, (-30, -18, 29))
        for i in range(5):
            box(8, 1, 1, 'pinewood', (-30, -22 - i * 4.2, 25 - i * 4.6), .2)
        box(12, 14, 12, wood, (-50, 0, 32), .3)
        slab(panel(14, 17, .5), 1.4, roof, (-50.6, 0, 44), .3)
        frame_box(52, 36, 44, 1.2, wood, 1)
        run = g[-12:]
        move(run, (23, 0, 0))
        for i in range(17):
            for y in (-18, 18):
                bar((-1 + i * 3.1, y, 1), (-1 + i * 3.1, y, 44), .14, wire)
        for i in range(13):
            for y in (-18, 18):
                bar((-2, y, 3 + i * 3.3), (49, y, 3 + i * 3.3), .14, wire)
            bar((49, -18, 3 + i * 3.3), (49, 18, 3 + i * 3.3), .14, wire)
        box(46, 34, .8, 'straw', (23, 0, .2), .2)
    move(g, turn=22)


@maker('pet-stairs', view='table')
def pet_stairs(mat='fleece tan', steps=3, width=38):
    with group() as g:
        for i in range(steps):
            box(width, 17, 13 * (i + 1), mat, (0, i * 17 - 17, 0), 1.6)
            box(width * .9, 12, .6, 'fleece cream', (0, i * 17 - 17.6, 13 * (i + 1) - .2), .3)
    move(g, turn=-42)


@maker('memorial-stone', view='high')
def memorial_stone(name='Biscuit', years='2009 – 2024', stone='stone silver'):
    with group() as g:
        slab(smooth([(-16, 1), (-12, 9), (-2, 12), (10, 10.6), (17, 3), (15, -7), (5, -11.4), (-8, -10.6)]), 6, stone, round=2.6)
        s = Sheet(24, 14)
        s.text(name, 0, 2, 20, 5.4, 'paper ink', 'serif', lines=1)
        s.text(years, 0, -3.4, 13, 2, 'paper ink', 'serif', lines=1)
        s.put((0, -.6, 6.06), 'up')
    move(g, turn=10)
    for i in range(14):
        a = math.radians(40 + i * 9)
        leaf(5, 1.2, 'leaf moss', .3, .2, (math.cos(a) * 18, math.sin(a) * 13, 0), i * 50, 60)


@maker('seat-hammock', view='table')
def seat_hammock(mat='quilted pine', seat='leather charcoal'):
    """A quilted sling between a front and a back car seat."""
    with group() as g:
        for y, h in ((-30, 0), (34, 0)):
            for x in (-22, 22):
                back = slab(panel(40, 11, 4), 58, seat, (0, 0, 0), 3)
                move(back, tilt=-10)
                move(back, (x, y, 16))
                slab(panel(22, 9, 4), 16, seat, (x, y + 13, 76), 3)
                if y > 0:
                    slab(panel(42, 44, 6), 16, seat, (x, y - 20, 8), 4)
        path = [(-16, 66), (-13, 40), (-6, 27), (6, 25.4), (20, 26), (31, 32), (36, 48), (40, 74)]

        def sling(u, v):
            k = min(int(v * 7), 6)
            f = v * 7 - k
            y, z = (path[k][j] * (1 - f) + path[k + 1][j] * f for j in (0, 1))
            return ((u - .5) * 80, y - .8, z)
        grid(20, 42, sling, mat, thick=1.6)
        for x in (-22, 22):
            tube([(x - 7, -15, 66), (x, -21, 80), (x + 7, -15, 66)], 1, 'nylon black')
            tube([(x - 7, 39, 74), (x, 46, 84), (x + 7, 39, 74)], 1, 'nylon black')
        bar((0, 5, 27), (0, 34, 46), .5, 'plastic amber')
    move(g, turn=-64)


@maker('cat-wheel', view='table')
def cat_wheel(wood='birch', track='felt slate', radius=56):
    with group() as g:
        for y in (-16, 16):
            r = lathe([(radius - 5, 0), (radius, 0), (radius, 2.4), (radius - 5, 2.4)], wood, round=.3)
            move(r, tilt=90)
            move(r, (0, y + 1.2, radius + 5))
        for i in range(40):
            a0, _a1 = 2 * math.pi * i / 40, 2 * math.pi * (i + 1) / 40
            p = box(2 * math.pi * (radius - 4) / 40 * 1.02, 31, 1, track if i % 10 else wood, (0, 0, 0), .1)
            move(p, (0, 0, -(radius - 3.6)))
            move(p, roll=math.degrees(a0))
            move(p, (0, 0, radius + 5))
        slab(panel(96, 44, 6), 5, wood, round=1)
        for x in (-26, 26):
            for y in (-19, 19):
                disc(5, 2.4, 'rubber charcoal', (x, y, 11), 'y', .4)
    move(g, turn=26)


@maker('cat-house', view='table')
def cat_house(wood='oak', cloth='linen oat'):
    """A side table outside, a den within; a cup stands on it."""
    with group() as g:
        b = box(42, 40, 38, wood, (0, 0, 8), 1)
        cut(b, disc(12.6, 20, None, (0, -18, 27), 'y'))
        move(ring(12.8, 1, cloth), (0, -19.4, 27.4), tilt=90)
        disc(12.6, .5, 'linen charcoal', (0, -8, 27), 'y', 0)
        cushion(26, 14, 6, cloth, (0, -14, 14.6), 4)
        legs(34, 32, 9, 3, wood, 2)
        box(44, 42, 2, wood, (0, 0, 45.6), .6)
    move(g, turn=22)
    with group() as m:
        mug(body='stoneware sage')
    move(m, (-6, 4, 47.6))
