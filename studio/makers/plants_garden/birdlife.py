"""For birds, bees and butterflies, and what tells the weather."""
import math

from art import spot
from makers import maker
from makers.plants_garden.plants import foliage
from makers.shared.fittings import bar, disc, upright
from shapes import ball, box, fillet, group, lathe, move, panel, ring, rod, slab, tube
from typeset import Sheet


@maker('bird-feeder', view='eye')
def bird_feeder(wood='cedar', roof='matte sky', camera=True):
    """A little house with a seed tray, a perch and a round lens."""
    with group() as g:
        box(15, 8, 15, wood, (0, 2, 0), 0.4)
        upright(panel(10, 9, 1), 0.3, 'glass', (0, -2.2, 9), 0.05)
        box(11, 0.4, 6, 'soil 8a6a3a', (0, -1.8, 3), 0.1)
        if camera:
            disc(2.6, 1.2, 'matte charcoal', (0, -2, 10.4), 0.3)
            disc(1.7, 0.4, 'gloss navy', (0, -3.2, 10.4), 0.1)
        box(17, 9, 1, wood, (0, -5, 0), 0.3)
        box(17, 0.8, 2.2, wood, (0, -9.4, 0.4), 0.2)
        for i in range(50):
            ball(0.4, ('soil 8a6a3a', 'crumb', 'soil')[i % 3], ((spot(i, 1) - 0.5) * 14, -5 + (spot(i, 2) - 0.5) * 7, 0.9), 0.7, 8)
        for s in (-1, 1):
            with group() as r:
                box(12, 16, 0.9, roof, (0, 0, 0), 0.3)
            move(r, roll=s * 34)
            move(r, (s * 4.6, 0, 18))
        bar((0, 3, 22), (0, 3, 30), 0.4, 'steel')
        tube([(0, 3, 29), (0, 3, 32), (2, 3, 33), (3, 3, 31)], 0.35, 'steel')
    move(g, turn=24)


@maker('bee-hotel', view='eye')
def bee_hotel(wood='pinewood'):
    """A small house filled with cut canes."""
    with group() as g:
        for x in (-12, 12):
            box(1.4, 11, 22, wood, (x, 0, 0), 0.3)
        box(25, 11, 1.4, wood, (0, 0, 0), 0.3)
        box(23, 1, 22, wood, (0, 5, 0), 0)
        for s in (-1, 1):
            with group() as r:
                box(19, 14, 1.2, 'stain rust', (0, 0, 0), 0.3)
            move(r, roll=s * 38)
            move(r, (s * 6.6, 0, 27))
        upright([(-12, 22), (12, 22), (0, 31)], 1, wood, (0, 5, 0), 0)
        n = 0
        for j in range(13):
            for i in range(10):
                x, z = -10.4 + i * 2.3 + (1.1 if j % 2 else 0), 2.6 + j * 2.05
                if z > 22 and abs(x) > (31 - z) * 1.2 - 1.4:
                    continue
                if x > 11:
                    continue
                r = 1.02 - 0.16 * spot(n, 2)
                t = lathe([(r, 0), (r, 8), (r * 0.5, 8), (r * 0.5, 6)], ('bamboo', 'bamboo', 'bark a8804a')[n % 3], round=0.06, steps=20)
                move(t, tilt=90)
                move(t, (x, 4, z))
                disc(r * 0.52, 0.2, 'gloss espresso', (x, -2.2, z), 0)
                n += 1
        tube([(0, 0, 32), (-3, 0, 36), (0, 0, 39), (3, 0, 36), (0, 0, 32)], 0.3, 'rope')
    move(g, turn=20)


@maker('window-feeder', view='eye')
def window_feeder(body='gloss red', glass='glass'):
    """A hummingbird dish on suction cups against a window."""
    with group():
        for x, z, ww, h in ((0, 0, 46, 3), (0, 47, 46, 3), (-23, 0, 3, 50), (23, 0, 3, 50), (0, 24, 44, 1.6), (0, 0, 1.6, 50)):
            box(ww, 3, h, 'stain ffffff', (x, 4, z), 0.3)
        box(44, 0.3, 46, 'glass cfe3ea', (0, 4, 2), 0)
    with group() as f:
        lathe([(0, 0), (6.4, 0), (7.4, 1.6), (7, 3), (0, 3)], glass, round=0.6)
        lathe([(0, 0.4), (6, 0.6), (6.6, 2.4), (0, 2.4)], 'liquid e04a4a', round=0.4)
        lathe([(0, 2.8), (7.6, 2.8), (7.2, 4), (3, 4.8), (0, 5)], body, round=0.6)
        for k in range(5):
            a = math.radians(-90 + 50 * (k - 2))
            for j in range(5):
                ball(0.6, 'petal yellow', (math.cos(a) * 5 + 0.6 * math.cos(j * 1.26), math.sin(a) * 5 + 0.6 * math.sin(j * 1.26), 4.2), 0.4, 12)
            ball(0.4, body, (math.cos(a) * 5, math.sin(a) * 5, 4.5), steps=12)
        ring(8.6, 0.4, body, (0, 0, 1.2))
        upright(panel(7, 12, 2), 0.8, glass, (0, 8, 8), 0.2)
    move(f, (0, -5.6, 14))
    for x in (-2, 2):
        disc(1.6, 0.6, 'glass', (x, 3.6, 26), 0.2)


@maker('wind-chime', view='eye')
def wind_chime(metal='aluminum', wood='walnut'):
    rod(6, 1.6, wood, (0, 0, 56), 0.4)
    for k in range(3):
        a = math.radians(90 + 120 * k)
        tube([(math.cos(a) * 5, math.sin(a) * 5, 57), (0, 0, 68)], 0.16, 'rope')
    move(ring(1.2, 0.3, 'steel'), (0, 0, 69), tilt=90)
    for k in range(5):
        a = math.radians(90 + 72 * k)
        x, y = math.cos(a) * 4.8, math.sin(a) * 4.8
        long = 30 + k * 3.4
        bar((x, y, 56), (x, y, 51), 0.12, 'rope')
        lathe([(1.2, 0), (1.2, long), (0.9, long), (0.9, 0)], metal, (x, y, 51 - long), 0.05)
    bar((0, 0, 56), (0, 0, 6), 0.14, 'rope')
    rod(2.8, 1, wood, (0, 0, 34), 0.3)
    upright(fillet([(-2.6, 0), (2.6, 0), (3.4, 7), (0, 9), (-3.4, 7)], 1.4, True, 5), 0.6, wood, (0, 0.3, 0), 0.2)


@maker('rain-gauge', view='eye')
def rain_gauge(metal='copper'):
    bar((0, 0, 0), (0, 0, 34), 0.6, metal)
    lathe([(0, 0), (7, 0), (6, 2), (0, 2.6)], 'soil', round=0.4)
    for z in (26, 34):
        ring(2.1, 0.34, metal, (2.6, 0, z))
    lathe([(0, 22), (1.5, 22.4), (1.8, 24), (1.8, 42), (2.3, 43), (2.1, 43), (1.6, 42), (1.6, 24), (0, 22.6)], 'glass', (2.6, 0, 0), 0.3)
    lathe([(0, 22.8), (1.5, 24), (1.5, 31), (0, 31)], 'liquid 8fc8dc', (2.6, 0, 0), 0.2)
    s = Sheet(2.4, 16)
    for i in range(15):
        s.rect(-0.5, -7 + i, 1.0 if i % 5 == 0 else 0.5, 0.1, 'paper ink')
        if i % 5 == 0:
            s.text(str(i // 5 + 1), 0.6, -7 + i, 0.6, 0.8, 'paper ink', 'sans')
    move(s.wrap(1.85), (2.6, 0, 33))
    for i in range(9):
        a = i * 2.4
        with group() as f:
            foliage('herb', 0, 8, 'leaf leaf', 'petal pink')
        move(f, (math.cos(a) * 1.8 * math.sqrt(i), math.sin(a) * 1.8 * math.sqrt(i), 1.6), scale=0.6)
    for i in range(12):
        ball(0.4, 'glass', ((spot(i, 1) - 0.5) * 22, (spot(i, 2) - 0.5) * 8, 30 + spot(i, 3) * 18), 1.5, 10)


@maker('butterfly-tent', view='eye')
def butterfly_tent(mesh_mat='glass e6dcf2', trim='cotton lilac'):
    """A mesh cylinder with painted ladies inside and out."""
    r, h = 15, 40
    lathe([(r, 1), (r, h), (r - 0.2, h), (r - 0.2, 1)], mesh_mat, round=0)
    for z in (0, h - 0.6):
        ring(r, 0.7, trim, (0, 0, z))
    rod(r, 0.5, trim, (0, 0, 0), 0.1)
    rod(r, 0.5, trim, (0, 0, h), 0.1)
    for k in range(8):
        a = math.pi / 4 * k
        bar((math.cos(a) * r, math.sin(a) * r, 0), (math.cos(a) * r, math.sin(a) * r, h), 0.22, trim)
    tube([(0, 0, h), (-2, 0, h + 5), (2, 0, h + 5), (0, 0, h)], 0.4, trim)
    for i, (x, y, z, t) in enumerate(((-6, -15.4, 24, 10), (5, -15.8, 14, -24), (17, -10, 34, 30), (2, -15.6, 33, 40), (-18, -8, 6, -10))):
        with group() as b:
            for s in (-1, 1):
                with group() as wing:
                    slab(fillet([(0, 0), (s * 3.4, 2.6), (s * 3.6, 0.8), (s * 1.4, -0.4), (s * 2.4, -2.2), (s * 0.6, -2.4)], 0.4, True, 4), 0.12, ('petal orange', 'petal amber')[i % 2], round=0.03)
                    slab([(s * 2.6, 2.1), (s * 3.4, 2.5), (s * 3.5, 1.0), (s * 2.9, 0.9)], 0.14, 'petal ink', (0, 0, 0.02), 0)
                move(wing, roll=-s * 24)
            tube([(0, -1.8, 0.1), (0, 1.6, 0.2)], 0.26, 'petal ink')
        move(b, tilt=66, turn=t)
        move(b, (x, y, z))
