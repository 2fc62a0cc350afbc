"""Days out, shown by what they are done with: an anvil, a balloon, a sailboat, a bow, skis, a tower."""
import math

from makers import maker
from makers.shared.parts import bar, bars, blob, disc, upright, words
from shapes import (
    ball,
    box,
    cut,
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


@maker('anvil', view='table')
def anvil(iron='castiron', wood='oak', hot='glow ff7a2a'):
    """An anvil on its stump, a hammer, and a hook that still glows at one end."""
    lathe([(0, 0), (15, 0), (14, 22), (0, 22)], 'bark', round=0.6)
    rod(13.6, 0.3, 'endgrain tan', (0, 0, 22))
    upright(fillet([(-9, 0), (9, 0), (9, 2.4), (4.6, 5), (4.6, 8), (12, 9.6), (12, 14), (-10, 14), (-19, 12.6), (-10, 9.6), (-4.6, 8), (-4.6, 5), (-9, 2.4)], 1.2, True), 8, iron, (0, 0, 22.3), 0.5)
    with group() as hammer:
        tube([(0, 0, 0), (17, 0, 0)], 1.0, wood, straight=True)
        box(3.2, 8.4, 3.6, 'iron', (17, 0, -1.8), 0.4)
    move(hammer, (-1, -1.5, 38), turn=24)
    tube([(-3, 0.5, 37), (-9, 0.8, 37), (-14, 0.6, 37.2), (-16.4, 0, 39.6), (-14.4, -0.6, 41.6)], 0.6, hot)
    tube([(5, 0.8, 37), (-3, 0.5, 37)], 0.6, 'iron', straight=True)


@maker('air-balloon', view='eye')
def air_balloon(hues=('nylon coral', 'nylon cream', 'nylon amber', 'nylon cream'), weave='wicker', gores=16):
    """A balloon in gores over its basket, just off the ground."""
    line = [(1.8, 14), (6, 20), (11, 27), (13.6, 34), (13.2, 41), (9.6, 47), (4, 50.4), (0, 51)]
    for i in range(gores):
        a0, a1 = 2 * math.pi * i / gores, 2 * math.pi * (i + 1) / gores

        def place(u, v, a0=a0, a1=a1):
            x = v * (len(line) - 1)
            k = min(int(x), len(line) - 2)
            p, q, t = line[k], line[k + 1], x - k
            t2 = t
            r = (p[0] * (1 - t2) + q[0] * t2) * (1 + 0.05 * math.sin(math.pi * u))
            a = a0 + (a1 - a0) * u
            return (r * math.cos(a), r * math.sin(a), p[1] * (1 - t) + q[1] * t)
        grid(6, 28, place, hues[i % len(hues)])
    for x, y in ((-2.4, -2.4), (2.4, -2.4), (2.4, 2.4), (-2.4, 2.4)):
        bar((x, y, 6), (x * 0.66, y * 0.66, 14.4), 0.12, 'rope')
    rod(1.2, 1.4, 'steel', (0, 0, 9.4), 0.2)
    lathe([(0, 11.2), (0.7, 11.6), (0.4, 13.4), (0, 14.6)], 'glow ffb050', round=0.3)
    bars([((-2.2, -2.2, 9.6), (2.2, 2.2, 9.6)), ((-2.2, 2.2, 9.6), (2.2, -2.2, 9.6))], 0.16, 'steel')
    b = box(6, 6, 5.4, weave, (0, 0, 1), 0.7)
    cut(b, box(5, 5, 5.4, None, (0, 0, 2), 0))
    for z in (1.2, 6.2):
        tube([(-3, -3, z), (3, -3, z), (3, 3, z), (-3, 3, z)], 0.4, 'leather brown', closed=True, straight=True)


def two_masts(sail, wood):
    """A schooner's rig: gaff sails behind both masts, the tall one aft, and two jibs out to the bowsprit."""
    def four(a, b, c, d):
        def place(u, v):
            x = (a[0] * (1 - u) + b[0] * u) * (1 - v) + (d[0] * (1 - u) + c[0] * u) * v
            z = (a[1] * (1 - u) + b[1] * u) * (1 - v) + (d[1] * (1 - u) + c[1] * u) * v
            return (x, -1.7 * math.sin(math.pi * u) * math.sin(math.pi * (0.15 + 0.7 * v)), z)
        grid(14, 14, place, sail, 0.12)
    for x, high, boom in ((-3, 44, 15), (8, 37, 9.6)):
        rod(0.4, high, wood, (x, 0, 7.4))
        bar((x, 0, 12), (x - boom, 0, 12.6), 0.32, wood)
        bar((x, 0, high * 0.72), (x - boom * 0.72, 0, high * 0.92), 0.28, wood)
        four((x - 0.5, 12.8), (x - boom + 0.4, 13.2), (x - boom * 0.7, high * 0.9), (x - 0.5, high * 0.72))
    bar((16, 0, 9), (26, 0, 12), 0.4, wood)
    for foot, tip, head in ((10, 17, 33), (17, 25, 30)):
        four((foot - 1, 11.6), (tip, 11.8), (9, head), (8.6, head))
        bar((tip, 0, 11.6), (8, 0, head + 2), 0.08, 'steel')


@maker('sailboat', view='eye')
def sailboat(hull='enamel white', stripe='enamel navy', sail='canvas cream', wood='teak', number='24', schooner=False):
    """A small sloop under sail on its stand; a schooner has a lower mast before the tall one."""
    def place(u, v, lift=0.0, wide=1.0):
        t = 2 * u - 1
        beam = 5.6 * max(0.0, 1 - max(0.0, t) ** 2.4) ** 0.9 * (0.82 + 0.18 * min(1, 1 + t)) * wide
        a = math.pi * v
        return (t * 19, -beam * math.cos(a), 8 - 5.4 * math.sin(a) ** 0.7 * (1 - 0.35 * max(0, t) ** 2) + 1.2 * t * t + lift)
    grid(36, 18, place, hull, 0.3)
    grid(36, 2, lambda u, v: (place(u, 0)[0] * 0.98, place(u, 0)[1] * (1 - 2 * v) * 0.95, place(u, 0)[2] - 0.5), wood)
    for side in (0, 1):
        tube([place(u / 20, side) for u in range(20)], 0.32, stripe)
    if schooner:
        two_masts(sail, wood)
    else:
        rod(0.42, 46, wood, (3, 0, 7.4))
        bar((3, 0, 12), (-14, 0, 12.6), 0.36, wood)
        grid(16, 16, lambda u, v: (2.6 - 15.6 * u * (1 - v), -1.9 * math.sin(math.pi * u) * (1 - v), 13 + 38 * v), sail, 0.12)
        grid(16, 16, lambda u, v: (3.8 + 13.4 * u * (1 - v), -1.5 * math.sin(math.pi * u) * (1 - v), 10.4 + 32 * v), sail, 0.12)
        bar((17.6, 0, 9.6), (3.2, 0, 44), 0.1, 'steel')
    upright([(-5, 0), (4, 0), (2.4, 4), (-3, 4)], 0.8, stripe, (0, 0, 0))
    box(15, 8, 1, wood, (-0.5, 0, 0), 0.2)
    if number:
        words(number, 5, 4, (-4.6, -1.8, 24), 'paper navy')


@maker('archery', view='eye')
def archery(wood='maple', fletch='petal coral'):
    """A round target on its easel, two arrows in it, a bow leaning beside."""
    with group() as g:
        for r, mat in ((24, 'print white'), (19.2, 'print ink'), (14.4, 'print sky'), (9.6, 'print red'), (4.8, 'print yellow')):
            disc(r, 5 + (24 - r) * 0.02, mat, (0, 0, 0), 'y', 0.1)
        for x, z in ((2, 3), (-3, -2)):
            tube([(x, -2, z), (x + 1.5, -24, z + 2)], 0.32, 'bamboo', straight=True)
            for k in range(3):
                with group() as f:
                    slab([(0, 0), (4.4, 0.2), (3.6, 1.5), (0.8, 1.4)], 0.1, fletch, round=0)
                    move(f, tilt=120 * k)
                    move(f, turn=-86)
                move(f, (x + 1.1, -18.6, z + 1.5))
    move(g, (0, 0, 42), tilt=-8)
    bars([((-15, -3, 0), (-4, 5, 68)), ((15, -3, 0), (4, 5, 68)), ((0, 26, 0), (0, 5, 66))], 1.1, 'pinewood')
    bow = [(30 + 7 * math.cos(math.pi * (t - 0.5)) - 4 * (abs(2 * t - 1) > 0.86), 2, 4 + 64 * t) for t in [i / 14 for i in range(15)]]
    tube(bow, 0.9, wood, taper=[0.5 + 0.5 * math.sin(math.pi * i / 14) for i in range(15)])
    bar(bow[0], bow[-1], 0.14, 'cotton white')
    tube(bow[6:9], 1.2, 'leather brown')


@maker('trapeze', view='eye')
def trapeze(rope='rope', bar_mat='steel', net='cotton white', pole='enamel coral'):
    """A bar hung high between striped poles, a net below."""
    for x in (-34, 34):
        for k in range(7):
            rod(1.5, 10, pole if k % 2 else 'enamel white', (x, 0, k * 10), 0.05)
        ball(2.4, 'gold', (x, 0, 70))
    bar((-34, 0, 68), (34, 0, 68), 0.9, 'steel')
    with group() as swing:
        for x in (-10, 10):
            bar((x, 0, 0), (x, 0, -34), 0.5, rope)
            ball(1.1, 'rubber charcoal', (x, 0, -35.2))
        bar((-11.6, 0, -34), (11.6, 0, -34), 0.9, bar_mat)
        bar((-6, 0, -34), (6, 0, -34), 1.1, 'cotton white')
    move(swing, (0, 0, 68), tilt=14)
    sag = lambda x, y: 14 - 5 * math.cos(x / 34 * math.pi / 2) * math.cos(y / 14 * math.pi / 2)
    for i in range(18):
        x = -34 + 4 * i
        tube([(x, y, sag(x, y)) for y in range(-14, 15, 4)], 0.16, net)
    for y in range(-14, 15, 4):
        tube([(x, y, sag(x, y)) for x in range(-34, 35, 4)], 0.16, net)


@maker('bowling', view='table')
def bowling(ball_mat='gloss indigo', pin='gloss white', band='gloss red', shoe=None):
    """Six pins and a ball with its three holes."""
    for x, y in ((-18, 14), (-6, 14), (6, 14), (-12, 4), (0, 4), (-6, -6)):
        lathe([(0, 0), (2.6, 0), (3, 1), (5.6, 10), (5.9, 13), (5, 18), (2.4, 25), (2.2, 28), (3, 32), (2.6, 35), (0, 36.4)], pin, (x, y, 0), 1.6)
        for z in (25.4, 28.2):
            lathe([(2.5, z), (2.56, z + 0.6), (2.44, z + 1.2)], band, (x, y, 0), 0.05)
    b = ball(10.8, ball_mat, (16, -12, 0))
    for dx, dz in ((-2.4, 17), (1.4, 17.8), (-0.2, 12.6)):
        disc(1.25, 1.2, 'matte black', (16 + dx, -12 - math.sqrt(10.8 ** 2 - dx ** 2 - (dz - 10.8) ** 2) + 0.3, dz), 'y', 0.1)
    return b


@maker('golf', view='eye')
def golf(turf='foliage leaf', flag='felt coral'):
    """A ball on its tee, an iron beside it, the flag behind."""
    lathe([(0, 0), (13, 0), (13.4, 1), (12.6, 1.8), (0, 1.9)], turf, round=0.4)
    lathe([(0, 1.6), (0.26, 1.6), (0.3, 4.4), (0.9, 5.4), (0.7, 5.6), (0, 5.3)], 'birch', (-2, -4, 0), 0.1)
    b = ball(2.15, 'gloss white', (-2, -4, 5.4))
    for i in range(70):
        z = 1 - 2 * (i + 0.5) / 70
        a, r = i * 2.39996, math.sqrt(1 - z * z)
        blob(0.24, 0.24, 0.1, 'matte fog', (-2 + 2.1 * r * math.cos(a), -4 + 2.1 * r * math.sin(a), 7.55 + 2.1 * z), steps=10)
    with group() as club:
        tube([(0, 0, 1.4), (9, 2, 40)], 0.34, 'chrome', straight=True)
        tube([(6.8, 1.5, 30.6), (9, 2, 40.4)], 0.62, 'rubber charcoal', straight=True)
        upright(fillet([(0.4, 0), (-6, 0.2), (-6.6, 3.4), (-1, 2.6), (0.6, 2)], 0.6, True), 1.0, 'steel', (0, 0, 0))
    move(club, (4.6, -5.4, 2))
    rod(0.22, 38, 'enamel white', (-7, 6, 1.8))
    grid(10, 6, lambda u, v: (-7 + 11 * u, 6 + 0.9 * math.sin(4 * u), 39 - 6.4 * v * (1 - u) - 3.2 * u), flag, 0.1)
    return b


@maker('skis', view='eye')
def skis(top='gloss sky', accent='gloss coral', pole='aluminum'):
    """A pair stood crosswise with bindings, and two poles."""
    for side in (-1, 1):
        with group() as g:
            upright(fillet([(-2.6, 0), (2.6, 0), (2.2, 30), (2.2, 60), (2.7, 84), (1.6, 91), (0, 93), (-1.6, 91), (-2.7, 84), (-2.2, 60), (-2.2, 30)], 1.2, True), 0.8, top, (0, 0, 0), 0.15)
            for z, h in ((14, 10), (64, 16)):
                box(3.4, 0.2, h, accent, (0, -0.5, z), 0.05)
            box(3.6, 2.4, 7, 'matte charcoal', (0, -1.6, 34), 0.5)
            box(3.2, 2.8, 4, 'matte black', (0, -1.8, 47), 0.5)
        move(g, (side * 11, side * 1.4, 0), roll=side * -9)
    for x in (-22, 22):
        with group() as p:
            rod(0.5, 70, pole)
            rod(0.9, 9, 'rubber charcoal', (0, 0, 66), 0.3)
            ring(3, 0.4, 'plastic black', (0, 0, 5))
            tube([(0, 0, 74), (3, 0, 70), (2.4, 0, 64), (0, 0, 68)], 0.22, 'nylon black')
        move(p, (x, 3, 0), roll=-6 if x > 0 else 6)


@maker('yurt', view='table')
def yurt(wall='canvas cream', roof='canvas sand', door='stain coral', band='felt brick'):
    """A round tent with a wooden door, a banded wall and a clear crown."""
    rod(32, 3, 'pinewood', (0, 0, 0), 0.4)
    lathe([(29, 3), (29, 27), (28, 27.4)], wall, round=0.3)
    for z in (8, 23):
        lathe([(29.2, z), (29.5, z + 0.8), (29.2, z + 1.6)], band, round=0.1)
    lathe([(30.6, 25.6), (30.8, 26.4), (6, 42.4), (5.4, 42)], roof, round=0.3)
    lathe([(6, 42), (5, 44.4), (0, 46)], 'glass', round=0.8)
    ring(5.8, 0.5, 'pinewood', (0, 0, 41.8))
    with group() as g:
        box(13, 2.4, 23.6, 'pinewood', (0, -28.6, 3), 0.3)
        box(10.6, 0.6, 21, door, (0, -29.9, 3.6), 0.2)
        box(4.6, 0.3, 6, 'glass', (0, -30.3, 15), 0.1)
        ball(0.6, 'brass', (3.8, -30.6, 12))
        box(13, 6, 1.4, 'pinewood', (0, -32.6, 0), 0.2)
    move(g, turn=22)
    rod(1.2, 16, 'iron', (14, 14, 34), 0.2)
    rod(2, 1, 'iron', (14, 14, 50), 0.2)


@maker('lookout', view='eye')
def lookout(wood='cedar', roof='stain pine', glass='glass cfe3ea'):
    """A one-room cabin with windows all around, on tall crossed legs above a rock."""
    blob(30, 24, 7, 'stone gray', (0, 0, 1))
    for x in (-1, 1):
        for y in (-1, 1):
            bar((x * 15, y * 15, 4), (x * 11, y * 11, 46), 1.1, wood)
    for y in (-1, 1):
        bars([((-14.4, y * 14.4, 10), (11.8, y * 11.8, 40)), ((14.4, y * 14.4, 10), (-11.8, y * 11.8, 40))], 0.6, wood)
    for x in (-1, 1):
        bars([((x * 14.4, -14.4, 10), (x * 11.8, 11.8, 40)), ((x * 14.4, 14.4, 10), (x * 11.8, -11.8, 40))], 0.6, wood)
    box(36, 36, 1.4, wood, (0, 0, 46), 0.2)
    for a, b in (((-17.4, -17.4), (17.4, -17.4)), ((17.4, -17.4), (17.4, 17.4)), ((-17.4, -17.4), (-17.4, 17.4))):
        for k in range(7):
            x, y = a[0] + (b[0] - a[0]) * k / 6, a[1] + (b[1] - a[1]) * k / 6
            bar((x, y, 47), (x, y, 54), 0.4, wood)
        bar((*a, 54), (*b, 54), 0.5, wood)
    box(24, 24, 7, wood, (0, 0, 47.4), 0.2)
    box(23, 23, 9, 'glow ffd9a0', (0, 0, 54.4), 0)
    for x in range(-12, 13, 6):
        for y in (-12, 12):
            box(0.9, 0.9, 9, wood, (x, y, 54.4), 0.1)
            box(0.9, 0.9, 9, wood, (y, x, 54.4), 0.1)
    slab([(-17, -17), (17, -17), (17, 17), (-17, 17)], 1, wood, (0, 0, 63.4))
    s = lathe([(24, 0), (0, 10)], roof, (0, 0, 64.4), 0, 4)
    move(s, turn=45)
    for k in range(11):
        bar((19, -10, 3 + k * 4), (19, -4, 3 + k * 4), 0.35, wood)
    bars([((19, -10, 2), (19, -10, 47)), ((19, -4, 2), (19, -4, 47))], 0.5, wood)
