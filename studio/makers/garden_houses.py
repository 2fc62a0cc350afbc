"""Shelters and stations of a garden: greenhouses, feeders, hotels, chimes, mowers, benches."""
import math

from art import spot
from makers import maker
from makers.fittings import bar, blob, disc, lying, upright
from makers.plants import foliage, pot
from shapes import ball, box, fillet, grid, group, lathe, move, panel, ring, rod, slab, tube
from typeset import Sheet


def frame_house(w, d, h, top, metal, glass, bars=3):
    """A gabled frame with panes."""
    for x in (-w / 2, w / 2):
        for y in (-d / 2, d / 2):
            bar((x, y, 0), (x, y, h), 0.9, metal)
        bar((x, -d / 2, h), (x, d / 2, h), 0.8, metal)
        bar((x, -d / 2, 1), (x, d / 2, 1), 0.8, metal)
    for y in (-d / 2, d / 2):
        bar((-w / 2, y, h), (0, y, top), 0.8, metal)
        bar((w / 2, y, h), (0, y, top), 0.8, metal)
        bar((-w / 2, y, 1), (w / 2, y, 1), 0.8, metal)
        bar((-w / 2, y, h), (w / 2, y, h), 0.6, metal)
    bar((0, -d / 2, top), (0, d / 2, top), 0.8, metal)
    for k in range(1, bars):
        y = -d / 2 + d * k / bars
        for x in (-w / 2, w / 2):
            bar((x, y, 0), (x, y, h), 0.5, metal)
            bar((x, y, h), (0, y, top), 0.5, metal)
    for x in (-w / 2, w / 2):
        box(0.3, d, h, glass, (x, 0, 0), 0)


@maker('greenhouse', view='table')
def greenhouse(metal='matte white', glass='glass d8ece4'):
    """A walk-in greenhouse with a door, shelves and plants."""
    with group() as g:
        frame_house(64, 84, 66, 92, metal, glass)
        for x in (-13, 13):
            bar((x, -42, 1), (x, -42, 66), 0.7, metal)
        ball(1.4, 'brass', (10, -43, 32))
        for s in (-1, 1):
            for z in (16, 38):
                box(14, 70, 1.4, 'cedar', (s * 23, 2, z), 0.3)
                for k in range(5):
                    with group() as p:
                        pot('terracotta', 9, 8)
                        foliage(('herb', 'fern', 'succulent')[(k + (z > 20)) % 3], 6.4, 18, 'leaf leaf', 'petal pink')
                    move(p, (s * 23, -26 + k * 14, z + 1.4))
    move(g, turn=28)


@maker('shelf-greenhouse', view='eye')
def shelf_greenhouse(metal='enamel leaf', tiers=4, width=34, tent=None, lamp=False, cover='glass d8ece4'):
    """A slim rack of seedlings behind a zip cover; or a reflective tent with a lamp."""
    h = tiers * 20
    with group() as g:
        for x in (-width / 2, width / 2):
            for y in (-10, 10):
                bar((x, y, 0), (x, y, h + 4), 0.7, metal)
        for t in range(tiers):
            z = 3 + t * 20
            for k in range(7):
                bar((-width / 2, -9 + k * 3, z), (width / 2, -9 + k * 3, z), 0.3, metal)
            for k in range(3):
                box(width * 0.28, 14, 4, 'plastic charcoal', ((k - 1) * width * 0.31, 0, z + 0.4), 0.3)
                for j in range(4):
                    with group() as f:
                        foliage('herb', 0, 7, ('leaf leaf', 'leaf lime')[j % 2], 'petal pink')
                    move(f, ((k - 1) * width * 0.31 + (j % 2 - 0.5) * 4, (j // 2 - 0.5) * 6, z + 4), scale=0.7)
            if lamp:
                box(width * 0.9, 4, 1.4, 'glow fff0e8', (0, 0, z + 17), 0.3)
        if tent:
            box(width + 6, 0.6, h + 8, tent, (0, 12.4, 0), 0.2)
            for x in (-1, 1):
                box(0.6, 24, h + 8, tent, (x * (width / 2 + 3), 0, 0), 0.2)
            box(width + 6, 25, 1, 'nylon black', (0, 0, h + 8), 0.3)
            for x in (-1, 1):
                rod(3, h + 4, 'nylon black', (x * (width / 2 + 4), -13, 1), 1)
        else:
            for x in (-1, 1):
                bar((x * width / 2, -10, h + 4), (0, 0, h + 14), 0.6, metal)
                bar((x * width / 2, 10, h + 4), (0, 0, h + 14), 0.6, metal)
                box(0.2, 20, h, cover, (x * (width / 2 + 0.6), 0, 3), 0)
            lying(2.4, width + 2, 'plastic ice', (0, -11, h + 4), 0, 0.8)
    move(g, turn=20)


@maker('compost-tumbler', view='table')
def compost_tumbler(body='plastic charcoal', door='plastic leaf', metal='enamel leaf'):
    with group() as g:
        for x in (-27, 27):
            bar((x, -16, 0), (x * 0.94, 0, 42), 1.3, metal)
            bar((x, 16, 0), (x * 0.94, 0, 42), 1.3, metal)
            bar((x, -16, 1), (x, 16, 1), 1.1, metal)
        with group() as d:
            lathe([(0, 0), (18, 0), (21, 3), (21, 22), (20, 23), (20, 25), (21, 26), (21, 45), (18, 48), (0, 48)], body, round=0.6, steps=8)
            move(d, turn=22)
        move(d, roll=90)
        move(d, (-24, 0, 44))
        for x in (-12, 12):
            box(14, 1.2, 15, door, (x, -20.6, 37), 0.5)
            disc(1.4, 1.4, 'steel', (x, -21.2, 49), 0.2)
        bar((-30, 0, 44), (30, 0, 44), 1.1, 'steel')
    move(g, turn=18)
    blob(20, 14, 6, 'soil', 0.3, 2.0, 0.4)


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
    with group() as w:
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


@maker('plant-stand', view='eye')
def plant_stand(wood='walnut'):
    from makers.plants import plant
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


@maker('playhouse', view='table')
def playhouse(wood='cedar', roof='stain pine'):
    """A child's house with flower boxes and a low door."""
    with group() as g:
        for k in range(12):
            box(74, 50, 4.7, wood, (0, 0, k * 4.8), 0.3)
        for s in (-1, 1):
            with group() as r:
                for k in range(7):
                    box(8, 62, 1.6, roof, (k * 7.6 * s, 0, 0.5 * (k % 2)), 0.3)
            move(r, roll=s * 34)
            move(r, (s * 2, 0, 84))
        for y in (-25, 24):
            upright([(-37, 57), (37, 57), (0, 83)], 1.2, wood, (0, y + 1, 0), 0.1)
        arch = [(-9, 0)] + [(-9 * math.cos(t), 32 + 9 * math.sin(t)) for t in [math.pi * k / 16 for k in range(17)]] + [(9, 0)]
        upright([(x - 18, z) for x, z in arch], 1.6, 'stain coral', (0, -24.6, 1), 0.3)
        disc(1, 1.2, 'brass', (-12, -26, 20), 0.2)
        upright(panel(20, 18, 1), 0.6, 'gloss ice', (16, -25, 38), 0.1)
        for x, z, w, h in ((16, 38, 22, 1.4), (16, 38, 1.4, 20), (16, 28.4, 22, 1.6), (16, 47.4, 22, 1.6), (5.4, 38, 1.6, 20), (26.6, 38, 1.6, 20)):
            box(w, 1.4, h, 'stain ffffff', (x, -26, z - h / 2), 0.2)
        box(24, 7, 6, wood, (16, -29, 20), 0.3)
        for i in range(9):
            x = 6 + i * 2.5
            ball(1.8, ('petal coral', 'petal amber', 'petal pink')[i % 3], (x, -29 + (i % 2), 27 + (i % 3)), 0.9, 14)
            ball(1.7, 'foliage leaf', (x, -28.4, 25), 0.8, 14)
    move(g, turn=28)
