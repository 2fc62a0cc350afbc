"""Benches, windows, logs and moss that things grow in."""
import math

from art import spot
from makers import maker
from makers.plants_garden.plants import foliage, pot
from makers.shared.fittings import bar, blob, lying
from shapes import (
    ball,
    box,
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


@maker('potting-bench', view='table')
def potting_bench(wood='pinewood'):
    with group() as g:
        box(54, 26, 2.4, wood, (0, 0, 38), 0.5)
        for x in (-25, 25):
            box(3, 3, 38, wood, (x, -10, 0), 0.4)
            box(3, 3, 72, wood, (x, 11, 0), 0.4)
        for k in range(4):
            box(50, 1.2, 5.4, wood, (0, 11.6, 44 + k * 6.6), 0.3)
        box(54, 9, 1.6, wood, (0, 8, 71), 0.3)
        for k in range(4):
            box(50, 4.6, 1.4, wood, (0, -8 + k * 5.6, 10), 0.3)
        slab(panel(20, 15, 3), 0.5, 'steel', (13, -2, 40.3), 0.1)
        slab(panel(17, 12, 2.4), 0.8, 'soil', (13, -2, 40.4), 0.3)
        for k, (x, mat) in enumerate(((-19, 'terracotta'), (-9, 'glaze coral'))):
            with group() as p:
                pot(mat, 9, 8)
                foliage('herb', 6.4, 16, 'leaf leaf', 'petal pink')
            move(p, (x, 0, 40.4))
        for k in range(3):
            x = -14 + k * 8
            bar((x, 10, 62), (x, 9, 62), 0.4, 'steel')
            bar((x, 9.4, 62), (x, 9.4, 52), 0.7, f'stain {("coral", "amber", "teal")[k]}')
            slab(fillet([(-1.6, 0), (1.6, 0), (1.2, 5), (0, 6.4), (-1.2, 5)], 0.5, True), 0.4, 'steel', round=0.1)
            move(g[-1], tilt=-90)
            move(g[-1], (x, 9.2, 52))
        for k in range(2):
            with group() as p:
                pot('terracotta', 8, 7)
            move(p, (-8 + k * 10, 8, 72.6))
    move(g, turn=22)


@maker('root-window', view='eye')
def root_window(wood='pinewood', worms=False):
    """A thin planter with a clear side: carrots and onions underground; or worms in layers of soil."""
    with group() as g:
        for x in (-17, 17):
            box(1.6, 7, 24, wood, (x, 0, 0), 0.3)
        box(35, 7, 1.6, wood, (0, 0, 0), 0.3)
        layers = (('soil', 6), ('sandy a8804a', 4), ('soil 4a3422', 6), ('sandy c8a060', 3)) if worms else (('soil', 19),)
        z = 1.6
        for mat, h in layers:
            box(32.6, 4.4, h, mat, (0, 0.8, z), 0.1)
            z += h
        box(33, 0.3, 21, 'glass', (0, -2.2, 1.6), 0)
        if worms:
            for i in range(9):
                x, zz = (spot(i, 1) - 0.5) * 26, 4 + spot(i, 2) * 14
                tube([(x, -1.5, zz), (x + 1.6, -1.5, zz + 1.2), (x + 3.2, -1.5, zz - 0.4), (x + 4.8, -1.5, zz + 0.6)], 0.42, 'fruit b8605a')
            box(35, 7, 1.4, wood, (0, 0, 23.4), 0.3)
            tube([(-6, 0, 24.8), (-3, -1, 26.4), (1, 0, 25)], 0.7, 'fruit red')
        else:
            for i in range(5):
                x = -12.6 + i * 6.3
                if i % 2 == 0:
                    lathe([(0, 0), (0.3, 1), (1.5, 9.4), (1.2, 10.4), (0, 10.6)], 'fruit orange', (x, -1.2, 10.2), 0.4)
                else:
                    lathe([(0, 0), (2, 1.4), (2.2, 3), (0.8, 5.4), (0.5, 7), (0, 7)], 'fruit c98a5a', (x, -0.9, 13.6), 0.8)
                for k in range(6):
                    a = k * 1.05
                    tube([(x, -0.6, 20.4), (x + math.cos(a) * 1.6, -0.6 + math.sin(a) * 1.4, 25), (x + math.cos(a) * 3, -0.6 + math.sin(a) * 2, 28 + (k % 3))], 0.2 if i % 2 else 0.16, 'leaf leaf')
    move(g, turn=16)


@maker('kokedama', view='eye')
def kokedama(moss='moss', rope='rope'):
    with group() as g:
        blob(13, 13, 13, moss, 0.12, 1, 0)
        for k in range(5):
            pts = []
            for i in range(24):
                a = 2 * math.pi * i / 24
                pts.append((math.cos(a) * 6.7, math.sin(a) * 6.7, 0))
            with group() as s:
                tube(pts, 0.13, rope, closed=True)
            move(s, tilt=20 + 34 * k, turn=50 * k)
            move(s, (0, 0, 6.5))
        foliage('fern', 12, 26, 'leaf leaf', 'petal pink')
        for s in (-1, 1):
            tube([(s * 6.4, 0, 8), (s * 4, 0, 24), (0, 0, 40)], 0.2, rope)
        move(ring(1, 0.25, 'brass'), (0, 0, 40), tilt=90)
    move(g, (0, 0, 4))


@maker('mushroom-log', view='table')
def mushroom_log(bark_mat='bark', caps='petal d8c8b0'):
    with group() as g:
        lying(7, 34, bark_mat, (0, 0, 7), 0, 0.8)
        for s in (-1, 1):
            lying(6.6, 0.3, 'oak', (s * 17.1, 0, 7), 0, 0.1)
        for i in range(16):
            x = -12 + (i % 6) * 4.8 + spot(i) * 2
            a = math.radians(20 + 50 * (i // 6) + 24 * spot(i, 3))
            y, z = -math.cos(a) * 6.8, 7 + math.sin(a) * 6.8
            r = 1.8 + 1.6 * spot(i, 5)
            with group() as m:
                lathe([(0, 0), (0.7, 0), (0.6, 1.8), (r, 2.8), (r * 0.9, 3.4), (r * 0.3, 3.0), (0, 2.8)], caps, round=0.4)
            move(m, tilt=60 - 40 * (i // 6))
            move(m, (x, y, z))
    move(g, turn=20)


@maker('plant-stand', view='eye')
def plant_stand(wood='walnut'):
    from makers.plants_garden.plants import plant
    for x in (-1, 1):
        for y in (-1, 1):
            lathe([(0, 0), (0.9, 0), (1.3, 26), (1.3, 32), (0, 32)], wood, (x * 9.4, y * 9.4, 0), 0.3)
    with group() as c:
        box(25, 2.4, 2.4, wood, (0, 0, 12), 0.3)
        box(2.4, 25, 2.4, wood, (0, 0, 12), 0.3)
    move(c, turn=45)
    with group() as p:
        plant(kind='snake', size=40, pot_mat='glaze white', pot_kind='straight', pot_width=21, pot_height=18)
    move(p, (0, 0, 14.4))


@maker('robot-mower', view='high')
def robot_mower(body='matte charcoal', accent='gloss leaf'):
    with group() as g:
        grid(10, 10, lambda u, v: ((u - 0.5) * 90, (v - 0.5) * 80, 0.4), 'foliage leaf')
        for s in (-1, 1):
            w = rod(8, 6, 'rubber black', round=1)
            move(w, roll=90)
            move(w, (s * 19 - 3, 10, 8))
            for k in range(12):
                a = math.pi / 6 * k
                box(6.4, 1.4, 1.4, 'rubber charcoal', (s * 19, 10 + math.cos(a) * 8, 7.4 + math.sin(a) * 8), 0.3)
            ball(3, 'rubber black', (s * 10, -20, 0.4))
        slab(fillet([(-16, -24), (16, -24), (18, 0), (15, 24), (-15, 24), (-18, 0)], 7, True, 6), 12, body, (0, 0, 5), 4)
        slab(fillet([(-10, -18), (10, -18), (11, 4), (8, 16), (-8, 16), (-11, 4)], 5, True, 6), 2.4, accent, (0, 0, 16), 1)
        rod(3.4, 1.4, 'gloss red', (0, 6, 18.2), 0.4)
        box(10, 5, 0.6, 'screen 2c4a55', (0, -8, 18.2), 0.2)
    move(g, turn=30)


@maker('flytraps', view='table')
def flytraps(green='leaf lime', red='petal red'):
    """Plants that eat flies: open traps with teeth along their rims, and two pitchers with lids."""
    for k, (x, y, z, spin) in enumerate(((-3.6, -2.6, 5.4, 10), (2.6, -3.6, 4.4, -14), (-.6, -.6, 8.4, 0), (4.4, .8, 7, 24))):
        tube([(x * .4, y * .4 + .6, 0), (x * .8, y * .8, z * .6), (x, y, z)], .3, green)
        with group() as g:
            for side in (-1, 1):
                with group() as lobe:
                    slab(oval(4.4, 3, 28), .3, green, (0, 1.5, 0), .1)
                    slab(oval(3.6, 2.3, 28), .2, red, (0, 1.5, .22), .08)
                    for i in range(8):
                        a = math.radians(15 + 150 * i / 7)
                        bar((2.1 * math.cos(a), 1.5 + 1.4 * math.sin(a), .2), (2.7 * math.cos(a), 1.5 + 2.3 * math.sin(a), .7), .09, green)
                move(lobe, tilt=32)
                move(lobe, turn=0 if side > 0 else 180)
            move(g, tilt=34)
        move(g, (x, y, z), turn=spin)
    for x, y, high in ((-3.4, 3, 10), (2.4, 3.4, 11.6)):
        lathe([(0, 0), (.5, 0), (.8, high * .4), (1.5, high), (1.8, high + .3), (1.4, high - .2), (.4, high * .5)], green, (x, y, 0), .3)
        with group() as lid:
            slab(oval(3.2, 3.4, 28), .25, red, (0, 0, 0), .1)
        move(lid, tilt=-30)
        move(lid, (x, y + 1, high + 2))
        bar((x, y + 1.5, high), (x, y + 1.6, high + 1.6), .3, green)
