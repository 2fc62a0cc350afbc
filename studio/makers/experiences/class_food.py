"""Things made in an afternoon's class: dumplings, mozzarella, pizza, cocktails, chocolates, tea on three tiers."""
import math

from art import spot
from makers import maker
from makers.shared.parts import bar, blob
from shapes import ball, box, cut, group, lathe, mesh, move, ring, rod, slab, tube


def dumpling(at, turn=0, mat='icing f3ead6'):
    """A half moon with a pleated rim."""
    with group() as g:
        blob(3.6, 2, 1.9, mat, (0, 0, 1.5))
        for i in range(9):
            a = math.radians(18 + 18 * i)
            blob(0.62, 0.42, 0.95, mat, (3.1 * math.cos(a), 0.2, 1.6 + 1.7 * math.sin(a)), 30, steps=14)
    return move(g, at, turn)


@maker('dumplings', view='high')
def dumplings(bamboo='bamboo', paper='paper cream'):
    """A steamer of pleated dumplings, its lid leaning behind, chopsticks in front."""
    lathe([(0, 0), (14, 0), (14, 7), (13, 7), (13, 4), (0, 4)], bamboo, round=0.2)
    rod(12.6, 0.2, paper, (0, 0, 4))
    for i in range(7):
        a = math.radians(60 * i)
        r = 0 if i == 6 else 8
        dumpling((r * math.cos(a), r * math.sin(a), 4.2), 90 + 60 * i)
    with group() as lid:
        lathe([(0, 0), (14, 0), (14, 3), (12, 4.4), (0, 4.8)], bamboo, round=0.4)
        tube([(-4, 0, 4.4), (0, 0, 7.4), (4, 0, 4.4)], 0.5, bamboo)
    move(lid, tilt=62)
    move(lid, (6, 19, 13))
    for k in (0, 1.6):
        tube([(-15, -17 - k, 0.5), (12, -19 - k * 1.6, 0.5)], 0.4, 'rosewood', straight=True, taper=[0.6, 1])


@maker('mozzarella', view='high')
def mozzarella(bowl='glaze white', wood='olivewood'):
    """Fresh balls in a bowl of whey, one torn on a board, basil beside it."""
    from makers.plants_garden.plants import leaf
    lathe([(0, 0), (6, 0), (12, 6), (12.6, 9), (12, 9), (11.2, 6.2), (0, 1.4)], bowl, (-9, 5, 0), 0.5)
    rod(11.4, 0.2, 'liquid e9ecdc', (-9, 5, 7))
    for x, y in ((-13, 3), (-6, 2), (-9, 9)):
        ball(3.7, 'icing f7f3e6', (x, y, 3.4), 0.9)
    slab([(x * 14, y * 9) for x, y in ((-1, -1), (1, -1), (1, 1), (-1, 1))], 1.4, wood, (12, -9, 0), 0.4)
    ball(4.2, 'icing f7f3e6', (8, -8, 1.4), 0.78)
    for i in range(6):
        blob(2.2 + spot(i), 1.6, 1.2, 'icing f7f3e6', (15 + 3 * spot(i, 2), -10 + 5 * spot(i, 3), 2.4), 60 * i, steps=18)
    for i in range(5):
        leaf(4.4, 2.8, 'leaf leaf', 0.3, 0.2, (13, -14, 1.8), 72 * i, 14)


@maker('pizza', view='high')
def pizza(width=26, cheese='cheese f0d48a', wood='birch'):
    """A round pizza on its peel, one slice drawn out."""
    from makers.plants_garden.plants import leaf
    r = width / 2
    rod(r * 1.1, 0.8, wood, (0, 0, 0), 0.2)
    box(4, 18, 0.8, wood, (0, -r - 7, 0), 0.3)
    lathe([(0, 0.8), (r, 0.8), (r, 1.7), (r * 0.96, 2.3), (r * 0.88, 1.8), (0, 1.5)], 'crust', round=0.4)
    rod(r * 0.88, 0.25, 'jelly b8321c', (0, 0, 1.5))
    for i in range(13):
        a, d = i * 2.4, r * 0.78 * math.sqrt((i + 0.5) / 13)
        blob(2.4, 2.1, 0.35, cheese, (d * math.cos(a), d * math.sin(a), 1.85), steps=20)
    for i in range(7):
        a, d = i * 2.4 + 1, r * 0.72 * math.sqrt((i + 0.5) / 7)
        rod(1.7, 0.3, 'gloss a8321c', (d * math.cos(a), d * math.sin(a), 2.05), 0.1)
    for i in range(5):
        a, d = i * 1.26 + 0.4, r * 0.5
        leaf(3.2, 2, 'leaf leaf', 0.2, 0.1, (d * math.cos(a), d * math.sin(a), 2.4), 72 * i, 12)


@maker('cocktail-set', view='eye')
def cocktail_set(metal='chrome', drink='liquid e0684f'):
    """A shaker, a wide glass with a twist, and half a lemon."""
    lathe([(0, 0), (3.6, 0), (4.8, 14), (4.8, 15), (4.4, 18), (2.6, 20.4), (2.6, 22.6), (1.8, 24), (0, 24.4)], metal, (-8, 2, 0), 0.6)
    lathe([(4.85, 14.4), (5, 14.8), (4.85, 15.2)], metal, (-8, 2, 0), 0.1)
    lathe([(0, 0), (3.6, 0), (3.4, 0.4), (0.5, 0.9), (0.4, 8), (2, 9.4), (5.4, 12.4), (5.6, 14), (5.4, 14), (5.1, 12.6), (1.8, 9.8), (0, 9.4)], 'glass', (6, -2, 0), 0.4)
    lathe([(0, 9.6), (1.7, 10), (4.9, 12.7), (5, 13.2), (0, 13.2)], drink, (6, -2, 0), 0.2)
    tube([(6 + 5.4 * math.cos(a), -2 + 5.4 * math.sin(a) * 0.3 - 4, 14.4 - 0.7 * a) for a in [k * 0.6 for k in range(7)]], 0.4, 'fruit yellow', flat=1)
    with group() as lemon:
        blob(3.2, 3.2, 3.2, 'fruit yellow', (0, 0, 3.2))
        cut(lemon[-1], box(8, 8, 8, None, (0, 0, 3.4), 0))
        rod(2.9, 0.1, 'fruit lemon', (0, 0, 3.36))
    move(lemon, (-1, -7, 0), tilt=26)


@maker('bonbons', view='high')
def bonbons(paper='print chocolate', lid='print blush', ribbon='satin rose'):
    """Twelve chocolates in paper cups, no two rows alike, the lid behind."""
    box(26, 20, 3, paper, (0, 0, 0), 0.2)
    for i in range(12):
        x, y = (i % 4 - 1.5) * 6.1, (1 - i // 4) * 6
        lathe([(0, 3), (2.2, 3), (2.7, 4.4), (2.5, 4.4), (2.1, 3.2), (0, 3.2)], 'paper cream', (x, y, 0), 0.1)
        mat = ('chocolate espresso', 'chocolate brown', 'chocolate cream')[(i + i // 4) % 3]
        if i // 4 == 0:
            ball(2, mat, (x, y, 3.1), 0.85)
        elif i // 4 == 1:
            box(3.4, 3.4, 2.8, mat, (x, y, 3.1), 0.5)
            tube([(x - 1.4, y - 1, 6), (x, y + 1, 6), (x + 1.4, y - 1, 6)], 0.18, 'chocolate cream')
        else:
            lathe([(0, 3.1), (2, 3.1), (1.9, 4.6), (1.2, 5.6), (0.6, 6.8), (0, 7)], mat, (x, y, 0), 0.4)
    with group() as g:
        box(26.6, 20.6, 1.6, lid, (0, 0, 0), 0.2)
        box(2, 20.8, 0.2, ribbon, (5, 0, 1.55), 0)
        box(26.8, 2, 0.2, ribbon, (0, 3, 1.56), 0)
    move(g, tilt=64)
    move(g, (2, 16, 9.6), turn=-4)


@maker('tiered-stand', view='table')
def tiered_stand(plate='porcelain white', metal='gold'):
    """Three plates on a stem: sandwiches, scones, small cakes."""
    for z, r in ((1, 11), (13, 8.6), (24, 6.4)):
        lathe([(0, z), (r * 0.6, z), (r, z + 1), (r * 0.97, z + 1.2), (r * 0.6, z + 0.5), (0, z + 0.5)], plate, round=0.3)
    bar((0, 0, 0.4), (0, 0, 33), 0.4, metal)
    ring(1.6, 0.4, metal, (0, 0, 32.4), True)
    for i in range(8):
        a = math.radians(45 * i)
        s = slab([(-2.4, 0), (2.4, 0), (0, 3.4)], 1.6, 'crumb', (0, 0, 0), 0.1)
        move(s, (7 * math.cos(a), 7 * math.sin(a), 1.6), turn=45 * i + 90)
    for i in range(5):
        a = math.radians(72 * i)
        lathe([(0, 0), (2, 0), (2.2, 1.4), (1.9, 2.6), (0, 3)], 'crust', (5.4 * math.cos(a), 5.4 * math.sin(a), 13.6), 0.5)
    for i in range(5):
        a = math.radians(72 * i + 30)
        x, y = 3.8 * math.cos(a), 3.8 * math.sin(a)
        rod(1.5, 1.8, ('icing blush', 'icing mint', 'icing butter', 'icing lilac', 'icing cream')[i], (x, y, 24.6), 0.3)
        ball(0.6, 'fruit cherry', (x, y, 26.2))


@maker('popcorn', view='table')
def popcorn(stripes=('print red', 'print white'), corn='icing f3e3b8'):
    """A striped tub, full and spilling."""
    n = 16
    for i in range(n):
        a0, a1 = 2 * math.pi * i / n, 2 * math.pi * (i + 1) / n
        mesh([(6 * math.cos(a0), 6 * math.sin(a0), 0), (6 * math.cos(a1), 6 * math.sin(a1), 0), (8.6 * math.cos(a1), 8.6 * math.sin(a1), 18), (8.6 * math.cos(a0), 8.6 * math.sin(a0), 18)], [(0, 1, 2, 3)], stripes[i % 2], False)
    ring(8.6, 0.3, stripes[1], (0, 0, 17.6))
    for i in range(120):
        a, r = i * 2.4, 8 * math.sqrt(spot(i, 1))
        h = 17 + (8.4 - r) * 0.55
        if i > 110:
            r, h = 11 + 5 * spot(i, 3), 0
        for k in range(3):
            blob(0.95, 0.85, 0.8, corn, (r * math.cos(a) + 0.7 * math.cos(2.1 * k), r * math.sin(a) + 0.7 * math.sin(2.1 * k), h + 0.8 + 0.3 * k), steps=10)


@maker('mushrooms', view='high')
def mushrooms(caps=('suede caramel', 'suede brown', 'petal amber'), count_of=11):
    """Gathered mushrooms of several kinds, lying together."""
    for i in range(count_of):
        s = 0.75 + 0.6 * spot(i, 2)
        a, r = i * 2.4, 8.4 * math.sqrt((i + 0.4) / count_of)
        with group() as g:
            lathe([(0, 0), (1.2, 0), (1, 2), (0.8, 4.4), (0, 4.4)], 'suede cream', round=0.3)
            lathe([(0, 3.6), (2.6, 3.4), (3.1, 4.2), (2, 5.9), (0, 6.4)], caps[i % len(caps)], round=0.7)
        move(g, scale=s)
        move(g, (r * math.cos(a), r * math.sin(a) * 0.7, 0.6), turn=40 * i, tilt=-30 + 70 * spot(i, 6))
