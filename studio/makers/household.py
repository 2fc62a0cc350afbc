"""What stands, hangs and works in a house."""
import math

from art import motif, spot
from makers import maker
from makers.fittings import bar, clock_face, disc, lying, upright
from shapes import ball, box, fillet, group, lathe, move, oval, panel, ring, rod, slab, tube
from typeset import Sheet


@maker('door-knocker', view='eye')
def door_knocker(metal='brass', door='stain navy'):
    """A ring on its plate, on a piece of door with panels."""
    with group() as g:
        box(44, 3, 60, door, (0, 3, 0), 0.3)
        for x, z, w, h in ((0, 4, 32, 20), (0, 30, 32, 26)):
            for k, (dx, dz, ww, hh) in enumerate(((0, 0, w, 1), (0, h, w, 1), (-w / 2, 0, 1, h), (w / 2, 0, 1, h + 1))):
                box(ww, 1, hh, door, (x + dx, 1.2, z + dz), 0.3)
        disc(6, 1.2, metal, (0, 1.4, 50), 0.5)
        disc(3.6, 2.6, metal, (0, 1.4, 50), 0.9)
        loop = ring(8.4, 1.15, metal)
        move(loop, tilt=82)
        move(loop, (0, -1.6, 42.6))
        ball(1.9, metal, (0, -1.4, 32.4))
        disc(2, 2, metal, (0, 1.4, 33.6), 0.5)
    move(g, turn=16)


@maker('bookends', view='table')
def bookends(body='stone', titles=('Walden', 'Emma', 'Dubliners', 'Middlemarch', 'Ulysses'), cloths=('linen wine', 'linen oat', 'linen navy', 'linen moss', 'linen rust')):
    """Two heavy blocks with a row of books between them."""
    from makers.books import block, spine_words
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


@maker('draft-stopper', view='eye')
def draft_stopper(mat='felt slate', cap='felt rust', door='stain cream'):
    """A long stuffed roll at the foot of a door."""
    with group() as g:
        box(84, 4, 62, door, (0, 6, 0.8), 0.3)
        for x in (-20, 20):
            for dx, dz, w, h in ((0, 0, 28, 1.2), (0, 40, 28, 1.2), (-14, 0, 1.2, 40), (14, 0, 1.2, 41)):
                box(w, 1, h, door, (x + dx, 3.8, 12 + dz), 0.3)
        box(100, 20, 0.8, 'oak', (0, 2, 0), 0.1)
        lying(5, 88, mat, (0, -3, 5.8), 0, 2.2)
        for side in (-1, 1):
            lying(5.06, 8, cap, (side * 40.2, -3, 5.8), 0, 2.2)
        ball(1.8, 'brass', (34, 3, 34))
        for k in range(5):
            move(ring(5.0, 0.16, cap), (-28 + k * 14, -3, 5.8), roll=90)
    move(g, turn=10)


@maker('whiteboard', view='eye')
def whiteboard(words='This week', rows=('Tacos', 'Soup', 'Pasta', 'Leftovers', 'Pizza', 'Grill', 'Roast')):
    """A weekly board with seven columns, a list, magnets and a marker."""
    days = ('Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun')
    with group() as g:
        box(62, 1.4, 42, 'matte white', (0, 0, 0), 0.3)
        for x, z, w, h in ((0, -0.4, 64, 1.4), (0, 41, 64, 1.4), (-31.4, 0, 1.4, 42), (31.4, 0, 1.4, 42)):
            box(w, 2.2, h, 'aluminum', (x, -0.2, z), 0.2)
        s = Sheet(61, 41)
        s.text(words, -10, 16.6, 30, 4, 'paper coral', 'serif', lines=1)
        for i, (day, dish) in enumerate(zip(days, rows)):
            x = -27.4 + i * 6.3
            s.rect(x + 3.1, -3, 0.18, 30, 'paper gray')
            s.text(day, x, 10.4, 4.6, 1.7, 'paper ink', 'sans', lines=1)
            s.text(dish, x, 4 - (i % 3) * 0.4, 5.4, 1.6, 'paper navy', 'italic', lines=1, most=2)
        s.rect(-8, 8.4, 44, 0.18, 'paper gray')
        s.text('Shopping', 23, 10.4, 9, 1.9, 'paper ink', 'sans', lines=1)
        for i, item in enumerate(('limes', 'rice', 'basil', 'eggs', 'milk')):
            s.rect(18.2, 5 - i * 4, 1.2, 1.2, 'paper gray')
            s.text(item, 24, 5 - i * 4, 8, 1.7, 'paper navy', 'italic', 'left', lines=1, most=2.2)
        s.put((0, -0.73, 21))
        for x, z, mat in ((12, 38, 'gloss coral'), (16, 38, 'gloss teal'), (20, 38, 'gloss amber')):
            disc(1.2, 0.7, mat, (x, -0.7, z), 0.2)
        box(22, 3, 0.8, 'aluminum', (0, -2, -0.8), 0.2)
        lying(0.75, 12, 'plastic navy', (-2, -2.2, 0.8), 0, 0.2)
    move(g, tilt=-6)
    move(g, (0, 0, 1), turn=14)


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
def carafe(glass='glass 9fd0bd', water='liquid cfe8e4'):
    """A nightstand carafe under its upturned drinking glass."""
    lathe([(0, 0), (5, 0), (5.2, 1), (5, 9), (2.6, 14), (2.5, 17.4), (2.3, 17.4), (2.35, 13.8), (4.7, 8.8), (4.9, 0.8), (0, 0.5)], glass, round=0.9)
    lathe([(3.5, 11.4), (3.2, 20), (0, 20), (0, 19.6), (2.95, 19.5), (3.25, 11.4)], glass, round=0.4)
    ring(2.9, 0.3, glass, (0, 0, 10.9))


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


@maker('doorbell', view='eye')
def doorbell(body='matte black', plate='stain slate'):
    """A camera above a lit button, on a doorpost."""
    with group() as g:
        box(22, 3, 30, plate, (0, 2, 0), 0.3)
        for i in range(4):
            box(22, 0.5, 0.3, 'stain charcoal', (0, 0.4, 3 + i * 8), 0)
        upright(panel(5.6, 14, 2.6), 2.2, body, (0, 0.5, 15), 0.7)
        disc(2.1, 0.5, 'gloss charcoal', (0, -1.6, 18.8), 0.15)
        disc(1.3, 0.5, 'glass navy', (0, -2.0, 18.8), 0.2)
        disc(0.6, 0.3, 'gloss black', (0, -2.4, 18.8), 0.1)
        t = ring(1.7, 0.2, 'dimglow sky')
        move(t, tilt=90)
        move(t, (0, -1.6, 11.6))
        disc(1.45, 0.5, 'matte charcoal', (0, -1.5, 11.6), 0.2)
    move(g, turn=26)


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


@maker('barometer', view='eye')
def barometer(metal='brass', wood='mahogany'):
    """A round brass weather glass on a turned board."""
    with group() as g:
        disc(17, 2, wood, (0, 1, 17.4), 0.8)
        with group() as rim:
            lathe([(0, 0), (14, 0), (14, 2.4), (12.6, 3.2), (12.2, 2), (0, 2)], metal, round=0.4)
        move(rim, tilt=90)
        move(rim, (0, -0.8, 17.4))
        s = Sheet(25, 25)
        s.circle(0, 0, 12, 'enamel cream')
        for i in range(31):
            a = math.radians(-135 + 9 * i)
            long = i % 5 == 0
            s.line([(math.sin(a) * 11.2, math.cos(a) * 11.2), (math.sin(a) * (9.6 if long else 10.4), math.cos(a) * (9.6 if long else 10.4))], 0.2, 'paper ink')
        for words, x, y, w in (('Stormy', -6.4, -3.4, 4.6), ('Rain', -6.8, 2.2, 3.2), ('Change', 0, 7, 5.4), ('Fair', 6.8, 2.2, 3), ('Dry', 6.6, -3.4, 2.8)):
            s.text(words, x, y, w, 1.5, 'paper ink', 'serif', lines=1)
        a = math.radians(38)
        s.line([(-math.sin(a) * 3, -math.cos(a) * 3), (math.sin(a) * 9, math.cos(a) * 9)], 0.34, 'paper navy')
        s.line([(2, -3.4), (-5.2, 8.4)], 0.2, 'foil')
        s.circle(0, 0, 0.8, 'foil')
        s.put((0, -2.9, 17.4))
        loop = ring(1.6, 0.4, metal)
        move(loop, tilt=90)
        move(loop, (0, 0.4, 35.6))
    move(g, tilt=-6)
    move(g, turn=16)


@maker('mantel-clock', view='eye')
def mantel_clock(wood='walnut', metal='brass'):
    """A wooden arch with a round dial and a winding key."""
    with group() as g:
        box(30, 11, 2.4, wood, (0, 0, 0), 0.5)
        arch = [(-12, 2)] + [(-12 * math.cos(t), 14 + 12 * math.sin(t)) for t in [math.pi * k / 24 for k in range(25)]] + [(12, 2)]
        upright(arch, 8.6, wood, (0, 4.3, 0), 0.6)
        inner = [(-10.6, 3.6)] + [(-10.6 * math.cos(t), 14 + 10.6 * math.sin(t)) for t in [math.pi * k / 24 for k in range(25)]] + [(10.6, 3.6)]
        upright(inner, 0.5, 'mahogany', (0, -4.2, 0), 0.2)
        with group() as rim:
            lathe([(0, 0), (8.6, 0), (8.6, 0.9), (7.8, 1.3), (7.5, 0.7), (0, 0.7)], metal, round=0.2)
        move(rim, tilt=90)
        move(rim, (0, -4.6, 14.6))
        s = Sheet(15, 15)
        s.circle(0, 0, 7.4, 'enamel cream')
        clock_face(s, 7.4, 'paper ink', 'paper ink', ('XII', 'III', 'VI', 'IX'), 60)
        for x in (-2.6, 2.6):
            s.circle(x, -2.4, 0.5, 'foil')
        s.put((0, -5.4, 14.6))
        for x in (-12, 12):
            for y in (-3, 3):
                ball(1.1, metal, (x, y, -1.6), 0.7)
    move(g, (0, 0, 1.6), turn=20)
    with group() as k:
        rod(0.5, 5, metal, round=0.1)
        for s2 in (-1, 1):
            t = ring(1.2, 0.32, metal)
            move(t, tilt=90)
            move(t, (s2 * 1.4, 0, 6))
    move(k, roll=90)
    move(k, (13, -13, 0.9))


@maker('bird-hooks', view='eye')
def bird_hooks(mats=('matte coral', 'matte slate', 'matte amber', 'matte teal'), board='oak', key=True):
    """Small birds on a board; their tails are the hooks."""
    n = len(mats)
    with group() as g:
        box(n * 15 + 4, 1.6, 30, board, (0, 1, 0), 0.4)
        for i, mat in enumerate(mats):
            x, z = (i - (n - 1) / 2) * 15, 17 + (2.6 if i % 2 else -1.4)
            body = [(-5, 1), (-3.4, 3.6), (-0.6, 4.2), (1.6, 5.6), (3.8, 5.2), (4.6, 3.4), (6.2, 2.8), (4.8, 2), (4.2, -1), (1.4, -3.2), (-2, -2.6)]
            upright([(px + x, pz + z) for px, pz in fillet(body, 1.2, True, 5)], 2.4, mat, (0, 0.4, 0), 0.8)
            upright([(px + x, pz + z) for px, pz in fillet([(-3, 1.6), (1.6, 1.4), (0, -1.8), (-4.4, -1.2)], 0.8, True, 4)], 0.7, mat, (0, -1.8, 0), 0.3)
            tube([(x - 3.4, -1, z - 0.4), (x - 4.6, -2.4, z - 4), (x - 4.4, -5, z - 6), (x - 5, -6.4, z - 3.6)], 0.9, mat, taper=[1.2, 0.9, 0.8, 0.7])
        if key:
            x, z = -(n - 1) / 2 * 15 - 4.6, 8.6
            loop = ring(1.6, 0.26, 'brass')
            move(loop, tilt=90)
            move(loop, (x, -5, z - 0.4))
            for k in (-1, 1):
                upright([(x + k * 0.8 - 0.5, 0), (x + k * 0.8 + 0.5, 0), (x + k * 0.8 + 0.5, 5.4), (x + k * 0.8 - 0.5, 5.4)], 0.3, 'brass', (0, -5 - 0.3 * k, z - 6.4), 0.1)
                disc(1.1, 0.3, 'brass', (x + k * 0.8, -5 - 0.3 * k, z - 0.8), 0.1)
    move(g, tilt=-4)
    move(g, turn=14)


@maker('smart-speaker', view='table')
def smart_speaker(mat='felt sky', top='matte white', light='dimglow aqua', card=None):
    """A round voice speaker with a ring of light, and a card with what to say."""
    from makers.fittings import note
    lathe([(0, 0), (5.6, 0), (7, 3), (7.2, 6), (6.2, 10), (4.4, 11.6), (0, 11.8)], mat, round=2)
    lathe([(0, 11.4), (4.7, 11.4), (4.5, 12.0), (0, 12.1)], top, round=0.2)
    ring(4.6, 0.22, light, (0, 0, 11.5))
    for x in (-1.3, 1.3):
        box(1.1, 0.3, 0.2, 'plastic gray', (x, 0, 12.05), 0.05)
    box(0.3, 1.1, 0.2, 'plastic gray', (1.3, 0, 12.06), 0.05)
    if card:
        with group() as c:
            note(card, 13, 10)
            move(c, tilt=70)
            move(c, (0, 0, 4.8))
        move(c, (13, 0, 0), turn=-16)


@maker('radio', view='table')
def radio(wood='walnut', cloth='linen oat', metal='brass', width=30, height=18):
    """A wooden case, a cloth grille and one big dial."""
    with group() as g:
        slab(panel(width, 13, 2), height, wood, (0, 0, 1), 0.8)
        upright(panel(width * 0.42, height * 0.76, 1.2), 0.4, cloth, (-width * 0.23, -6.3, 1 + height / 2), 0.15)
        for i in range(5):
            box(width * 0.42, 0.5, 0.4, wood, (-width * 0.23, -6.8, 3.6 + i * 3.2), 0.1)
        with group() as d:
            lathe([(0, 0), (6.6, 0), (6.6, 1), (6, 1.4), (0, 1.4)], metal, round=0.2)
            lathe([(0, 1.4), (3.4, 1.4), (3.2, 3.4), (0, 3.5)], 'plastic cream', round=0.4)
        move(d, tilt=90)
        move(d, (width * 0.24, -6.4, 1 + height / 2))
        s = Sheet(14, 14)
        s.circle(0, 0, 5.9, 'enamel cream')
        for i, f in enumerate(('88', '92', '96', '100', '104', '108')):
            a = math.radians(-120 + 48 * i)
            s.text(f, math.sin(a) * 4.6, math.cos(a) * 4.6, 1.8, 0.9, 'paper ink', 'sans', lines=1)
        s.put((width * 0.24, -7.85, 1 + height / 2))
        box(0.4, 0.5, 2.4, 'plastic coral', (width * 0.24, -9.9, 1 + height / 2 + 0.6), 0.1)
        for x in (-width * 0.4, width * 0.4):
            for y in (-4, 4):
                rod(1.1, 1.2, 'rubber black', (x, y, 0), 0.2)
        bar((width * 0.4, 4, height), (width * 0.56, 5, height * 1.9), 0.3, 'steel')
        ball(0.5, 'steel', (width * 0.56, 5, height * 1.9 - 0.4))
        tube([(-5, 0, height + 0.6), (-4.4, 0, height + 4), (4.4, 0, height + 4), (5, 0, height + 0.6)], 0.7, 'leather caramel')
    move(g, turn=18)


@maker('photo-screen', view='eye')
def photo_screen(frame='oak', sky='paper sky', art='hills', colors=('paper sage', 'paper moss', 'paper pine', 'paper butter'), width=26, height=18, call=None, words=None, glow=None):
    """A digital frame on its foot: a picture, or a call that comes in."""
    with group() as g:
        upright(panel(width, height, 0.8), 2, frame, (0, 1, height / 2), 0.3)
        s = Sheet(width - 2.6, height - 2.6)
        s.fill(sky)
        if art:
            motif(s, art, colors, 0, 0, s.w, s.h)
        if call:
            s.text(call, 0, s.h * 0.22, s.w * 0.8, s.h * 0.24, 'paper white', 'sans', lines=1)
            s.text('VIDEO CALL', 0, s.h * 0.03, s.w * 0.36, s.h * 0.07, 'paper white', 'sans', lines=1)
            for x, mat in ((-0.16, 'dimglow leaf'), (0.16, 'dimglow red')):
                s.circle(x * s.w, -s.h * 0.26, s.h * 0.12, mat)
            s.poly([(-0.16 * s.w + px * s.h * 0.06, -s.h * 0.26 + py * s.h * 0.05) for px, py in ((-1, -0.7), (0.3, -0.7), (0.3, -0.2), (1, -0.7), (1, 0.7), (0.3, 0.2), (0.3, 0.7), (-1, 0.7))], 'paper white')
            s.rect(0.16 * s.w, -s.h * 0.26, s.h * 0.12, s.h * 0.03, 'paper white')
        if words:
            s.rect(-s.w * 0.26, -s.h * 0.4, s.w * 0.4, s.h * 0.12, 'paper white', 0.3)
            s.text(words, -s.w * 0.26, -s.h * 0.4, s.w * 0.34, s.h * 0.06, 'paper ink', 'sans', lines=1)
        s.put((0, -1.03, height / 2))
        if call:
            disc(0.5, 0.3, 'gloss black', (0, -0.9, height - 0.75), 0.1)
    move(g, tilt=-14)
    move(g, (0, 0, 0.4), turn=20)
    foot = box(width * 0.3, 0.7, height * 0.72, frame, round=0.2)
    move(foot, tilt=22)
    move(foot, (1, height * 0.46, 0), turn=20)
