"""Fruit, cheese, pastry and what a table is laid with for company."""
import math

from art import spot
from makers import maker
from makers.shared.fittings import hollow, lying
from shapes import ball, box, fillet, group, lathe, move, ring, rod, slab, tube
from typeset import Sheet


def pear(mat='fruit b9b04a'):
    lathe([(0, 0.4), (1.6, 0), (3.4, 1.8), (3.5, 3.6), (2.2, 6), (1.5, 7.6), (0.8, 8.6), (0, 8.4)], mat, round=1)
    tube([(0, 0, 8.2), (0.2, 0, 9.2), (0.7, 0, 9.9)], 0.16, 'bark')


def orange(mat='fruit orange'):
    ball(3.5, mat, squash=0.95)
    rod(0.4, 0.15, 'leaf moss', (0, 0, 6.55), 0.05)


def apple(mat='fruit cherry'):
    lathe([(0, 0.6), (1, 0), (2.6, 0.8), (3.6, 3.2), (3.2, 5.4), (1.8, 6.2), (0.6, 5.6), (0, 5)], mat, round=1)
    tube([(0, 0, 5), (0.1, 0, 6.2), (0.5, 0, 6.9)], 0.15, 'bark')


def cherries(mat='fruit 8e1b2b'):
    for x in (-1, 1.1):
        ball(1.15, mat, (x, 0, 0), 0.95)
        tube([(x, 0, 2), (x * 0.7, 0, 4), (0.3, 0.4, 5.4)], 0.1, 'leaf moss')


FRUIT = {'pear': pear, 'orange': orange, 'apple': apple, 'cherries': cherries}


@maker('fruit-box', view='high')
def fruit_box(words='Fruit of the Month', sub='JANUARY · PEARS', kinds=('pear', 'orange', 'apple'), paper='kraft', tissue='paper sage', ink='paper pine', width=34, depth=24, height=8):
    """An open box of fruit bedded in tissue, its lid behind it."""
    with group() as g:
        hollow(width, depth, height, 0.4, paper, round=0.06)
        box(width - 1, depth - 1, 2, tissue, (0, 0, 0.4), 0.4)
        for j in range(3):
            for i in range(4):
                make = FRUIT[kinds[(i + j) % len(kinds)]]
                with group() as f:
                    make()
                move(f, ((i - 1.5) * 7.9, (j - 1) * 7.4, 2.4), turn=i * 70 + j * 40)
        with group() as lid:
            box(width + 0.6, 3, depth + 0.6, paper, round=0.1)
            s = Sheet(width, depth)
            s.text(words, 0, depth * 0.22, width * 0.76, depth * 0.32, ink, 'serif')
            s.text(sub, 0, -depth * 0.06, width * 0.6, depth * 0.055, ink, 'sans', lines=1)
            s.put((0, -1.54, depth / 2))
        move(lid, tilt=-14)
        move(lid, (2, depth / 2 + 4, 0.4))
    move(g, turn=14)


def wedge(rind='wax cream', paste='cheese', r=7, h=5, start=20, sweep=310):
    """A wheel with a slice taken out."""
    pts = [(0, 0)] + [(r * math.cos(math.radians(start + sweep * k / 40)), r * math.sin(math.radians(start + sweep * k / 40))) for k in range(41)]
    slab(pts, h, paste, round=0.2)
    edge = [(r * 1.01 * math.cos(math.radians(start + sweep * k / 40)), r * 1.01 * math.sin(math.radians(start + sweep * k / 40))) for k in range(41)]
    inner = [(r * 0.96 * math.cos(math.radians(start + sweep * k / 40)), r * 0.96 * math.sin(math.radians(start + sweep * k / 40))) for k in range(40, -1, -1)]
    slab(edge + inner, h + 0.1, rind, (0, 0, -0.02), 0.1)


def salami(length=22, r=2.2):
    lying(r, length, 'crust 6b2a22', (0, 0, r), 0, r * 0.8)
    for k in range(5):
        move(ring(r, 0.1, 'rope'), (-length * 0.36 + k * length * 0.18, 0, r), roll=90)
    lying(r * 0.96, 0.3, 'fruit a83a36', (length / 2 + 1.4, 0, r), 0, 0.1)
    for k in range(10):
        a, d = k * 2.4, r * 0.26 * math.sqrt(k)
        lying(0.22, 0.36, 'wax cream', (length / 2 + 1.42, math.cos(a) * d, r + math.sin(a) * d), 0, 0)


@maker('cheese-crate', view='high')
def cheese_crate(wood='pinewood', words='CHEESE AND CHARCUTERIE'):
    """A crate with three cheeses, two salamis, quince paste and crackers on straw."""
    from makers.basics.packaging import crate
    crate(wood=wood, width=42, depth=28, height=9, slats=2, words=words)
    for i in range(60):
        x, y = (spot(i, 1) - 0.5) * 38, (spot(i, 2) - 0.5) * 24
        tube([(x - 2, y, 3 + spot(i)), (x, y + 1.4, 4.4 + spot(i)), (x + 2, y - 0.6, 3.2)], 0.22, 'straw')
    for make, at, turn in ((lambda: wedge('wax cherry', 'cheese', 7, 5), (-12, 4, 5), 40), (lambda: wedge('icing', 'icing butter', 5.4, 3.4, 0, 300), (2, 6, 5.6), 200),
                           (lambda: wedge('crust', 'cheese d9952e', 8, 6, 60, 70), (14, 4, 5), 0)):
        with group() as c:
            make()
        move(c, at, turn=turn)
    for k, (x, y) in enumerate(((-9, -7), (-7, -11))):
        with group() as c:
            salami(20, 2.1)
        move(c, (x, y, 5 + 0.4 * k), turn=-4 + 8 * k)
    with group() as q:
        box(8, 6, 2.6, 'jelly', round=0.4)
    move(q, (8, -5, 5.4), turn=12)
    for k in range(6):
        with group() as c:
            rod(2.5, 0.4, 'cookie', round=0.1)
        move(c, roll=62)
        move(c, (13.4 + k * 0.8, -9, 6.4))


@maker('pastry-box', view='high')
def pastry_box(words='Bake at home', sub='CROISSANTS & MORNING BUNS', paper='paper ecd9c0', ink='paper brick'):
    """An open bakery box with croissants and swirled buns on paper."""
    with group() as g:
        hollow(38, 28, 7, 0.3, paper, round=0.06)
        box(37, 27, 0.6, 'paper white', (0, 0, 0.5), 0.1)
        for i in range(3):
            with group() as c:
                for k in range(9):
                    t = (k - 4) / 4
                    b = ball(2.9 * (1 - 0.55 * abs(t)) + 0.4, 'crust b8742e')
                    move(b, (t * 7.2, -abs(t) ** 2 * 3.2, 0))
            move(c, ((i - 1) * 12.4, 6.4, 1.2), turn=14)
        for i in range(4):
            with group() as b:
                lathe([(0, 0), (3.4, 0), (4.2, 1.6), (3.8, 3.6), (0, 4)], 'crust c98a44', round=0.8)
                tube([(math.cos(k * 0.55) * (0.4 + k * 0.12), math.sin(k * 0.55) * (0.4 + k * 0.12), 3.95) for k in range(26)], 0.36, 'crust 7a431c')
            move(b, ((i - 1.5) * 9, -6.6, 1.2), turn=i * 50)
        with group() as lid:
            box(38, 0.4, 28, paper, round=0.08)
            s = Sheet(38, 28)
            s.text(words, 0, 3, 26, 8, ink, 'serif')
            s.text(sub, 0, -5, 26, 1.7, ink, 'sans', lines=1)
            s.put((0, -0.25, 14))
        move(lid, tilt=-20)
        move(lid, (0, 14, 6.6))
    move(g, turn=14)


@maker('pecan-pie', view='high')
def pecan_pie(dish='tinplate', width=26, wood='pinewood'):
    """A pie ringed with pecans beside its wooden box lid."""
    r = width / 2
    if wood:
        hollow(width + 8, width + 8, 5, 0.8, wood, round=0.15)
        box(width + 6, width + 6, 0.6, 'paper cream', (0, 0, 0.8), 0.1)
    z = 1.4 if wood else 0
    lathe([(0, 0), (r * 0.8, 0), (r, 4), (r * 1.06, 4.2), (r, 3.7), (0, 3.4)], dish, (0, 0, z), 0.3)
    rod(r * 0.95, 1.0, 'crust 7a3f16', (0, 0, z + 3.3), 0.3)
    for k in range(44):
        a = 2 * math.pi * k / 44
        b = ball(1.1, 'crust c8904a', squash=0.7, steps=14)
        move(b, (math.cos(a) * r * 0.99, math.sin(a) * r * 0.99, z + 3.6))
    n = 0
    for row, count in ((0.82, 24), (0.62, 18), (0.42, 12), (0.22, 6), (0.0, 1)):
        for k in range(count):
            a = 2 * math.pi * (k + 0.5 * (n % 2)) / count
            with group() as p:
                nut = ball(1.0, 'crust 8a4f22', squash=0.5, steps=16)
                move(nut, scale=(0.8, 1.55, 1))
                tube([(0, -1.4, 0.98), (0, 1.4, 0.98)], 0.12, 'crust 4a2410')
            move(p, turn=math.degrees(a) + 90)
            move(p, (math.cos(a) * r * row, math.sin(a) * r * row, z + 4.15))
        n += 1


@maker('grater', view='eye')
def grater(metal='steel', handle='plastic black'):
    """A four-sided hand grater."""
    with group() as g:
        lathe([(0, 0), (6.6, 0), (4.6, 19), (0, 19)], metal, round=0.1, steps=4)
        move(g, turn=45)
        for row in range(9):
            for i in range(5):
                w = 1 - 0.03 * row
                z = 2.4 + row * 1.75
                y = -4.66 + (1.42 * z / 19)
                t = rod(0.36, 0.3, 'gunmetal', round=0.05)
                move(t, tilt=86)
                move(t, ((i - 2 + 0.5 * (row % 2) - 0.25) * 1.5 * w, y, z))
        tube([(-2.6, 0, 18.6), (-2.8, 0, 23), (2.8, 0, 23), (2.6, 0, 18.6)], 0.8, handle)
    move(g, turn=20)


@maker('spreader', view='high')
def spreader(wood='olivewood'):
    with group() as g:
        slab(fillet([(-8, -0.7), (0, -0.8), (2, -1.4), (8, -1.3), (9, 0), (7.6, 1.3), (0, 0.8), (-8, 0.8)], 0.7, True, 5), 0.7, wood, round=0.3)
    move(g, turn=20)


@maker('amaryllis', view='eye')
def amaryllis(bloom='petal cherry', glass='glass', height=40):
    """Big trumpet flowers on a stout stem from a bulb that sits in a glass."""
    from makers.plants_garden.plants import leaf
    lathe([(0, 0), (4.6, 0), (5, 2), (4, 8), (3.4, 10), (5, 14), (4.8, 14), (3.1, 10), (3.7, 8), (4.6, 2), (0, 0.5)], glass, round=0.9)
    lathe([(0, 0.8), (4.3, 0.8), (3.5, 7.4), (0, 7.4)], 'liquid d5e6e6', round=0.4)
    lathe([(0, 8.6), (2.6, 9.2), (4.2, 12), (3.2, 15), (1.4, 17), (0, 17)], 'bark 9a6a40', round=1.4)
    for i in range(12):
        a = i * 0.52
        tube([(math.cos(a) * 1.6, math.sin(a) * 1.6, 9), (math.cos(a) * 2.1, math.sin(a) * 2.1, 6.6), (math.cos(a) * 1.4, math.sin(a) * 1.4, 4)], 0.14, 'paper bone')
    tube([(0, 0, 16), (0.6, 0, height * 0.7), (0, 0, height)], 0.95, 'leaf moss')
    for i, a in enumerate((200, 340, 90, 265)):
        leaf(24, 3.4, 'leaf leaf', 0.35, 0.25, (0, 0, 16), a, 72, 0.6)
    for i, turn in enumerate((-60, 60, 180)):
        with group() as f:
            for k in range(6):
                with group() as p:
                    leaf(8.4, 4.6, bloom, 0.45, 0.12, (0, 0, 0), 0, 42, 0.75)
                move(p, turn=k * 60)
            for k in range(5):
                tube([(0, 0, 0), (math.cos(k * 1.26) * 0.9, math.sin(k * 1.26) * 0.9, 5)], 0.1, 'petal butter')
                ball(0.3, 'petal yellow', (math.cos(k * 1.26) * 0.9, math.sin(k * 1.26) * 0.9, 4.8), steps=12)
            lathe([(0.5, -2.6), (0.9, -1), (1.9, 0.6), (1.4, 0.4), (0.6, -1)], bloom, round=0.5)
        move(f, tilt=66)
        move(f, (0, -2.4, 0.8))
        move(f, (0, 0, height), turn=turn)
