"""What stands, hangs and works in a house."""
import math

from art import spot
from makers import maker
from makers.shared.fittings import bar, disc, lying, upright
from shapes import ball, box, group, lathe, move, oval, ring, rod, slab, tube
from typeset import Sheet


@maker('bookends', view='table')
def bookends(body='stone', titles=('Walden', 'Emma', 'Dubliners', 'Middlemarch', 'Ulysses'), cloths=('linen wine', 'linen oat', 'linen navy', 'linen moss', 'linen rust')):
    """Two heavy blocks with a row of books between them."""
    from makers.reading.books import block, spine_words
    n, thick = len(titles), 3
    with group() as g:
        for i, title in enumerate(titles):
            with group() as one:
                block(13, 19 + (i * 3 % 4), thick, cloths[i % len(cloths)], 'pages', True)
                spine_words(title, 19, thick, 'foil', (-6.55, 0, 9.5))
            move(one, turn=90)
            move(one, ((i - (n - 1) / 2) * (thick + 0.1), 0, 0))
        for side in (-1, 1):
            x = side * (n * (thick + 0.1) / 2 + 4.2)
            outline = [(-4, 0), (4, 0), (4, 4), (-4, 15)] if side > 0 else [(-4, 0), (4, 0), (4, 15), (-4, 4)]
            upright(outline, 12, body, (x, 6, 0), 0.4)
    move(g, turn=18)


@maker('robot-vacuum', view='high')
def robot_vacuum(body='matte white', trim='matte charcoal', dock=True):
    with group() as g:
        lathe([(0, 1), (16, 1), (17, 2), (17, 7.4), (16.2, 8.4), (0, 8.4)], body, round=0.7)
        arc = [(17.3 * math.cos(math.radians(a)), 17.3 * math.sin(math.radians(a))) for a in range(190, 351, 8)]
        inner = [(16.2 * math.cos(math.radians(a)), 16.2 * math.sin(math.radians(a))) for a in range(350, 189, -8)]
        slab(arc + inner, 5.4, trim, (0, 0, 1.6), 0.3)
        rod(4.4, 1.8, trim, (0, 3.6, 8.3), 0.4)
        ring(6, 0.16, trim, (0, 3.6, 8.3))
        for x in (-1.6, 1.6):
            rod(1, 0.3, 'dimglow sky', (x, -8, 8.35), 0.1)
        with group() as brush:
            for k in range(3):
                with group() as b:
                    for j in range(5):
                        tube([(0, 0, 0.6), (6.6, (j - 2) * 0.5, 0.3)], 0.13, 'plastic charcoal')
                move(b, turn=k * 120)
        move(brush, (12, -12, 0))
    move(g, turn=-24)
    if dock:
        with group() as d:
            box(16, 7, 12, trim, round=1.2)
            box(14, 8, 0.6, trim, (0, -6, 0), 0.2)
        move(d, (10, 24, 0), turn=-24)


@maker('purifier', view='table')
def purifier(body='matte white', base='felt slate', height=38, width=22):
    """A round tower drawing air in below and blowing it out on top."""
    r = width / 2
    rod(r, height * 0.64, base, (0, 0, 0.4), 0.5)
    lathe([(0, height * 0.6), (r * 1.01, height * 0.6), (r * 1.01, height * 0.98), (r * 0.9, height), (r * 0.74, height), (r * 0.6, height * 0.93), (0, height * 0.93)], body, round=0.6)
    for i in range(30):
        a = 2 * math.pi * i / 30
        bar((math.cos(a) * r * 0.2, math.sin(a) * r * 0.2, height * 0.965), (math.cos(a) * r * 0.76, math.sin(a) * r * 0.76, height * 0.99), 0.22, body)
    rod(r * 0.26, 0.8, body, (0, 0, height * 0.965), 0.3)
    for row in range(9):
        for i in range(-8, 9):
            a = math.radians(i * 7 + (row % 2) * 3.5)
            disc(0.42, 0.1, 'plastic charcoal', (math.sin(a) * r, -math.cos(a) * r - 0.02, 4 + row * height * 0.06), 0)
    s = Sheet(10, 3)
    s.text('HEPA', 0, 0.4, 5, 1.3, 'paper slate', 'sans', lines=1)
    move(s.wrap(r * 1.01 + 0.02), (0, 0, height * 0.7))
    disc(1.3, 0.4, 'dimglow mint', (0, -r * 1.0, height * 0.84), 0.1)


@maker('incense', view='high')
def incense(words='Hinoki', holder='brass', count_of=9):
    """Thin sticks, their paper box, and one burning in a coin-sized ring on a dish."""
    with group() as b:
        box(4.2, 17, 2, 'paper plum', round=0.1)
        s = Sheet(17, 4.2)
        s.rect(0, 0, 9, 4.22, 'paper cream')
        s.text(words, 0, 0.5, 7.4, 1.6, 'paper plum', 'serif', lines=1)
        s.text('& SANDALWOOD', 0, -1.1, 6.4, 0.6, 'paper plum', 'sans', lines=1)
        move(s.things, turn=90)
        s.put((0, 0, 2.02), 'up')
    move(b, (-8, 0, 0), turn=-12)
    for i in range(count_of):
        with group() as st:
            bar((0, -7.5, 0.2), (0, 7.5, 0.2), 0.16, 'bark 7a5a3a')
        move(st, (-1.5 + i * 0.5, 0.5 * (i % 3), 0.1 * (i % 2)), turn=-12 + (i % 4) * 2)
    with group() as h:
        lathe([(0, 0), (4.4, 0), (5, 0.9), (4.7, 0.9), (4.2, 0.4), (0, 0.4)], 'stoneware charcoal', round=0.2)
        ring(1.1, 0.42, holder, (0, 0, 0.4))
        bar((0, 0, 0.6), (1.6, 0, 9), 0.16, 'bark 7a5a3a')
        ball(0.24, 'glow coral', (1.62, 0, 8.9))
        tube([(1.7, 0, 9.4), (2.4, 0, 11), (1.4, 0, 12.6), (2.2, 0, 14.4)], 0.3, 'frosted white', taper=[0.5, 1, 1.2, 0.3])
    move(h, (9, 1, 0))


@maker('carafe', view='eye')
def carafe(glass='glass e4f3ee', cup='glass bfe0d4'):
    """A nightstand carafe under its upturned drinking glass."""
    lathe([(0, 0), (5, 0), (5.2, 1), (5, 9), (2.9, 12), (2.8, 12.6), (2.6, 12.6), (2.65, 11.8), (4.7, 8.8), (4.9, 0.8), (0, 0.5)], glass, round=0.9)
    lathe([(3.7, 11.4), (3.4, 19.4), (0, 19.4), (0, 19), (3.1, 18.9), (3.4, 11.4)], cup, round=0.4)
    lathe([(0, 0.8), (4.6, 1), (4.5, 7), (0, 7)], 'liquid c4e2dc', round=0.8)


@maker('bath-caddy', view='high')
def bath_caddy(wood='teak', tub='porcelain white', water='liquid a8d3da'):
    """A tray across a tub with a book, a glass and a candle."""
    with group() as g:
        slab(oval(150, 74, 64, 3), 46, tub, round=3)
        slab(oval(138, 62, 64, 3), 0.8, water, (0, 0, 45.8), 0.2)
        z = 47
        with group() as tray:
            for i in range(5):
                box(7, 86, 1.6, wood, ((i - 2) * 8, 0, z), 0.3)
            for y in (-36, -14, 14, 36):
                box(40, 4, 1.6, wood, (0, y, z + 1.5), 0.3)
            with group() as b:
                box(20, 14, 2.4, 'linen coral', round=0.3)
                box(19, 13.4, 2, 'pages', (0.6, 0, 0.2), 0.1)
            move(b, tilt=26)
            move(b, (0, 2, z + 7))
            lathe([(0, 0), (3.6, 0), (4, 9), (3.7, 9), (3.4, 0.5), (0, 0.5)], 'glass', (-4, -25, z + 3), 0.4)
            rod(3.2, 5, 'liquid 8e1b2b', (-4, -25, z + 3.4), 0.2)
            lathe([(0, 0), (4, 0), (4, 8), (3.6, 8), (3.6, 6.4), (0, 6.4)], 'wax ivory', (2, 25, z + 3), 0.3)
            lathe([(0, 0), (0.5, 0.6), (0, 2.6)], 'glow', (2, 25, z + 9.8), 0.2)
        move(tray, turn=0)
    move(g, turn=30)


@maker('fire-bowl', view='table')
def fire_bowl(body='concrete', width=26):
    """A low bowl with stones and a real flame."""
    r = width / 2
    lathe([(0, 0), (r * 0.5, 0), (r, 8.6), (r * 0.9, 8.6), (r * 0.8, 6.4), (0, 6.2)], body, round=1)
    for i in range(22):
        a, d = i * 2.4, r * 0.17 * math.sqrt(i)
        ball(1.5 + 0.5 * spot(i), 'slatestone', (math.cos(a) * d, math.sin(a) * d, 5.6), 0.7, 16)
    for i in range(9):
        a, d = i * 2.4 + 0.4, r * 0.12 * math.sqrt(i)
        h = (11 - i * 0.7) * (0.8 + 0.3 * spot(i, 4))
        x, y = math.cos(a) * d, math.sin(a) * d
        lathe([(0, 0), (1.5, 1.4), (1.2, 3.6), (0.5, h * 0.72), (0, h)], 'glow ff9a3c' if i % 2 else 'glow ffc25e', (x, y, 6.6), 0.6)


@maker('compost-bin', view='table')
def compost_bin(body='brushed', width=19, height=22):
    r = width / 2
    lathe([(0, 0), (r * 0.86, 0), (r, height * 0.1), (r, height * 0.82), (r * 0.96, height * 0.84), (0, height * 0.84)], body, round=0.6)
    lathe([(r * 1.03, height * 0.82), (r * 1.03, height * 0.88), (r * 0.8, height * 0.98), (0, height * 1.02)], body, round=0.6)
    lathe([(0, 0), (1.6, 0), (1.1, 1.2), (1.8, 2.2), (0, 2.6)], body, (0, 0, height * 1.01), 0.3)
    for i in range(20):
        a, d = i * 2.4, r * 0.14 * math.sqrt(i + 4)
        rod(0.34, 0.1, 'plastic black', (math.cos(a) * d, math.sin(a) * d, height * (1.005 - 0.02 * d / r)), 0)
    tube([(-r, 0, height * 0.76), (-r * 1.12, -r * 0.7, height * 0.6), (0, -r * 1.3, height * 0.48), (r * 1.12, -r * 0.7, height * 0.6), (r, 0, height * 0.76)], 0.3, 'steel')
    lying(0.7, 6, 'oak', (0, -r * 1.3, height * 0.48), 0, 0.2)
    for i, (mat, x, y) in enumerate((('fruit orange', -14, -6), ('leaf leaf', 15, -4), ('fruit lemon', 13, -9))):
        tube([(x - 3, y, 0.5), (x, y + 1.6, 1.4), (x + 3, y - 0.6, 0.6)], 0.8, mat, taper=[0.4, 1.1, 0.3])
