"""Counter machines that must be told apart: grinders, roasters, ovens, presses, makers of one thing."""
import math

from art import spot
from makers import maker
from makers.shared.fittings import bar, disc, lying, upright
from shapes import ball, box, fillet, grid, group, lathe, move, panel, rod, slab, tube
from typeset import Sheet


@maker('ice-cream-maker', view='table')
def ice_cream_maker(body='brushed', cream='icing blush'):
    """A compressor machine with its bowl open and scoops beside it."""
    with group() as g:
        slab(panel(40, 26, 4), 20, body, round=1.4)
        lathe([(0, 0), (9.6, 0), (9.6, 1.6), (8.6, 1.6), (8.4, 0.4), (0, 0.4)], 'steel', (-8, 0, 20), 0.2)
        lathe([(0, 1.3), (5, 1.5), (8.3, 0.9)], cream, (-8, 0, 20.2), 0.5)
        for k in range(3):
            with group() as p:
                box(7, 0.8, 2.4, 'plastic white', (3.4, 0, 0), 0.2)
            move(p, (-8, 0, 21), turn=k * 120 + 20)
        rod(1.2, 5, 'plastic white', (-8, 0, 21), 0.3)
        slab(panel(12, 20, 2), 0.6, 'plastic black', (12, 0, 19.8), 0.2)
        box(8, 4, 0.3, 'screen 2c4a55', (12, 4, 20.3), 0.1)
        for i in range(3):
            rod(1.2, 0.6, 'plastic white', (9 + i * 3, -4, 20.3), 0.1)
        for i in range(7):
            box(0.6, 0.3, 8, 'gunmetal', (8 + i * 1.6, -13.1, 5), 0.05)
    move(g, turn=20)
    with group() as c:
        lathe([(0, 0), (3, 0), (3.4, 1), (1, 2), (1, 4), (4.6, 7), (4.3, 7), (0, 4.4)], 'glass', round=0.3)
        for x, y, z, m in ((-1.6, 0, 4.8, cream), (1.8, 0.4, 4.8, 'icing butter'), (0.1, -0.6, 7.8, 'icing mint')):
            ball(2.4, m, (x, y, z), 0.95)
    move(c, (17, -20, 0))


@maker('glass-oven', view='table')
def glass_oven(body='brushed', bread=True, width=46, height=28, depth=32):
    """A counter oven with a big window and a loaf rising inside."""
    with group() as g:
        for x in (-1, 1):
            box(1.4, depth, height, body, (x * width / 2, 0, 1.6), 0.4)
        for z in (1.6, height + 0.2):
            box(width + 1.4, depth, 1.4, body, (0, 0, z), 0.4)
        box(width, 1, height - 1, 'matte charcoal', (0, depth / 2 - 1, 2), 0)
        panel_x = width * 0.36
        box(width * 0.24, depth - 1, height, body, (panel_x, 0, 1.6), 0.3)
        for i, z in enumerate((7, 14, 21)):
            disc(2.1, 1.6, 'plastic black', (panel_x, -depth / 2, 1 + z), 0.3)
            disc(0.3, 0.2, 'plastic white', (panel_x, -depth / 2 - 1.6, 2.2 + z), 0)
        rack = (-width * 0.12, 0)
        for i in range(13):
            bar((rack[0] - width * 0.34 + i * width * 0.056, -depth * 0.42, 9), (rack[0] - width * 0.34 + i * width * 0.056, depth * 0.42, 9), 0.22, 'steel')
        if bread:
            with group() as b:
                lathe([(0, 0), (9, 0), (10.4, 3), (8, 7), (0, 9)], 'crust', round=2.4)
                for k in (-1, 0, 1):
                    tube([(k * 4 - 1, -6, 6.4), (k * 4, -1, 8.9), (k * 4 + 1, 5, 7.6)], 0.5, 'crumb')
            move(b, (rack[0], 0, 9.3))
        box(width * 0.7, 0.6, 1.6, body, (-width * 0.12, -depth / 2 - 0.2, 2.4), 0.2)
        box(width * 0.7, 0.6, 2.6, body, (-width * 0.12, -depth / 2 - 0.2, height - 3.4), 0.2)
        bar((-width * 0.4, -depth / 2 - 2.2, height - 2), (width * 0.16, -depth / 2 - 2.2, height - 2), 0.7, 'steel')
        box(width * 0.7, 0.2, height - 6, 'glass', (-width * 0.12, -depth / 2, 3.6), 0)
        rod(1.4, 0.6, 'glow', (-width * 0.12, 8, height - 1), 0.1)
        for x in (-0.42, 0.42):
            for y in (-0.4, 0.4):
                rod(1.2, 1.8, 'rubber black', (x * width, y * depth, 0), 0.2)
    move(g, turn=18)


@maker('film-scanner', view='table')
def film_scanner(body='matte charcoal', screen='paper sky'):
    """A small scanner with a tray of film through it and the picture on its screen."""
    from art import motif
    with group() as g:
        upright([(-6, 0), (7, 0), (7, 4), (1, 11), (-6, 11)], 13, body, (0, 6.5, 0), 0.8)
        move(g, turn=-90)
        s = Sheet(9.6, 6.6)
        s.rect(0, 0, 10.4, 7.4, 'gloss black', 0.3)
        s.rect(0, 0, 9.4, 6.4, screen)
        motif(s, 'mountains', ['paper slate', 'paper moss', 'paper pine', 'paper white'], 0, -0.4, 9.4, 5.6)
        move(s.things, tilt=50)
        move(s.things, (0, -4.1, 7.7))
        with group() as film:
            box(36, 3.6, 0.2, 'gloss espresso', (0, 0, 0), 0)
            f = Sheet(36, 3.6)
            for i in range(7):
                f.rect((i - 3) * 4.8, 0, 4.1, 2.5, ('paper caramel', 'paper amber', 'paper brown', 'paper copper')[i % 4])
            for i in range(36):
                for y in (-1.56, 1.56):
                    f.rect((i - 17.5), y, 0.45, 0.32, 'paper cream')
            f.put((0, 0, 0.22), 'up')
        move(film, (2, 1, 2.4))
        for i in range(3):
            rod(0.7, 0.4, 'plastic white', ((i - 1) * 2.4, 2.4, 11), 0.1)
    move(g, turn=-22)


@maker('pasta-machine', view='table')
def pasta_machine(metal='chrome', pasta='cheese f0d890'):
    """A hand crank, two rollers and ribbons of dough."""
    with group() as g:
        for x in (-9, 9):
            upright(fillet([(-6, 0), (6, 0), (6, 10), (4, 13), (-4, 13), (-6, 10)], 1.4, True, 5), 1.2, metal, (0, 0, 0), 0.3)
            part = g[-1]
            move(part, turn=90)
            move(part, (x, 0, 0))
        box(18, 11, 1.4, metal, (0, 0, 0.6), 0.3)
        for y, z in ((-1.6, 10.4), (1.8, 10.4)):
            lying(1.5, 17, 'steel', (0, y, z), 0, 0.1)
        box(17.6, 1, 7, metal, (0, -5.4, 2.4), 0.3)
        s = Sheet(10, 3)
        s.text('Pasta', 0, 0, 6, 2, 'paper ink', 'italic', lines=1)
        s.put((0, -5.96, 6))
        lying(0.6, 6, 'steel', (12, 0, 7), 0, 0.1)
        tube([(15, 0, 7), (15, 0, 1), (15, -1, -0.4)], 0.5, 'steel')
        lying(0.9, 5, 'cherrywood', (18, -1, 0.2), 0, 0.3)
        for k in range(9):
            x = (k - 4) * 1.7
            tube([(x, -2.4, 9), (x, -6.6, 7.4), (x, -7.6, 3), (x + 0.3, -9, 0.6), (x + 0.6, -14 - (k % 3), 0.3)], 0.42, pasta)
        box(15, 0.3, 9, pasta, (0, 0.1, 11.4), 0.1)
        tube([(-6, 4, 0.8), (-6, 8, 0.8), (-6, 8, -3.4), (-6, 5, -3.4)], 0.5, 'steel')
    move(g, (0, 0, 4), turn=20)
    with group() as t:
        box(46, 26, 4, 'oak', (2, -4, 0), 0.4)
    move(t, turn=20)


@maker('mini-waffle', view='high')
def mini_waffle(body='gloss amber', plate='gunmetal'):
    """A round waffle iron, open, with a waffle in it."""
    with group() as g:
        lathe([(0, 0), (7, 0), (7.4, 1), (7.2, 3), (0, 3)], body, round=0.6)
        rod(6.2, 0.3, plate, (0, 0, 3), 0.05)
        with group() as w:
            rod(5.4, 0.7, 'crust c98a3a', round=0.3)
            for i in range(-3, 4):
                h = math.sqrt(max(0.1, 5.2 ** 2 - (i * 1.5) ** 2))
                box(0.5, 2 * h, 0.5, 'crust b06f28', (i * 1.5, 0, 0.6), 0.15)
                box(2 * h, 0.5, 0.5, 'crust b06f28', (0, i * 1.5, 0.6), 0.15)
        move(w, (0, 0, 3.3))
        with group() as lid:
            lathe([(0, 0), (7, 0), (7.2, 1.4), (5, 3), (0, 3.4)], body, round=0.8)
            rod(6.2, 0.3, plate, (0, 0, -0.3), 0.05)
            for i in range(-3, 4):
                h = math.sqrt(max(0.1, 5.6 ** 2 - (i * 1.6) ** 2))
                box(0.5, 2 * h, 0.4, plate, (i * 1.6, 0, -0.6), 0.1)
                box(2 * h, 0.5, 0.4, plate, (0, i * 1.6, -0.6), 0.1)
            box(3, 4, 1, 'plastic black', (0, -8, 0.4), 0.4)
            move(lid, (0, -7, 0))
        move(lid, tilt=-108)
        move(lid, (0, 7.4, 3.6))
        box(3, 4, 1, 'plastic black', (0, -8.6, 1), 0.4)
    move(g, turn=22)


@maker('pizza-oven', view='table')
def pizza_oven(body='matte charcoal', stone='stone d9c7a8'):
    """A low dome with fire inside and a pizza on its peel."""
    with group() as g:
        for x in (-1, 1):
            for y in (-1, 1):
                bar((x * 15, y * 14, 11), (x * 19, y * 18, 0), 0.9, 'steel')
        def place(u, v):
            a = math.pi * u
            y = (v - 0.5) * 42
            k = 1 - 0.16 * v
            return (-math.cos(a) * 23 * k, y, 10 + math.sin(a) ** 0.8 * 15 * k)
        grid(40, 20, place, body, thick=1.4)
        box(46, 42, 2, body, (0, 0, 9.4), 0.6)
        box(40, 38, 1, stone, (0, 0, 11.2), 0.2)
        upright([(-18 * math.cos(math.pi * k / 20), 15 * math.sin(math.pi * k / 20) ** 0.8) for k in range(21)], 0.6, 'castiron', (0, 20.6, 11), 0)
        for i in range(7):
            x = (i - 3) * 4.4
            h = 5 + 4 * spot(i, 3)
            lathe([(0, 0), (1.5, 1.2), (0.8, h * 0.6), (0, h)], 'glow ff9a3c' if i % 2 else 'glow ffc25e', (x, 15.4, 12), 0.6)
    move(g, turn=16)
    with group() as p:
        slab(fillet([(-11, -11), (11, -11), (11, 9), (4, 13), (-4, 13), (-11, 9)], 3, True, 5), 0.8, 'beech', round=0.2)
        box(3.4, 18, 0.8, 'beech', (0, -19, 0), 0.3)
        rod(9, 0.8, 'crust', (0, 0, 0.8), 0.4)
        rod(7.9, 0.3, 'jelly b5392a', (0, 0, 1.5), 0.1)
        for i in range(9):
            a, d = i * 2.4, 2.3 * math.sqrt(i)
            ball(1.4, 'icing', (math.cos(a) * d, math.sin(a) * d, 1.4), 0.3, 16)
        for i in range(5):
            a = i * 1.3 + 0.5
            move(ball(1, 'leaf leaf', squash=0.2, steps=14), (math.cos(a) * 4.4, math.sin(a) * 4.4, 1.8), scale=(1, 0.6, 1))
    move(p, (10, -40, 0), turn=-28)


@maker('sewing-machine', view='table')
def sewing_machine(body='gloss mint', trim='gloss white', cloth='cotton rose'):
    with group() as g:
        slab(panel(40, 17, 2.4), 5, trim, round=0.7)
        slab(panel(11, 13, 3), 25, body, (13, 0, 4), 1.6)
        slab(panel(40, 13, 3), 9, body, (0, 0, 21), 2)
        slab(panel(9, 12, 3), 13, body, (-15, 0, 13), 1.4)
        rod(0.9, 5, 'steel', (-15, -3, 8.6), 0.1)
        box(2.4, 1, 1.2, 'steel', (-15, -3, 7.2), 0.2)
        bar((-15, -3, 9), (-15, -3, 5.6), 0.16, 'chrome')
        wheel = rod(5, 2.4, trim, round=0.5)
        move(wheel, roll=90)
        move(wheel, (20, 0, 24))
        for i, z in enumerate((25, 18)):
            disc(2.4, 1.2, trim, (13, -6.4, z), 0.3)
            box(0.5, 0.3, 1.8, body, (13, -7.7, z), 0)
        rod(0.3, 7, 'steel', (4, 2, 30), 0.05)
        rod(1.8, 5, 'cotton coral', (4, 2, 30.4), 0.3)
        for z in (30.2, 35.4):
            rod(2.1, 0.4, 'plastic white', (4, 2, z), 0.1)
        tube([(4, 0.4, 33), (-8, -3, 31), (-15, -6.2, 29), (-15, -6.4, 16), (-15, -3.4, 8)], 0.09, 'cotton coral')
        t = Sheet(12, 4)
        for i in range(4):
            t.line([(-5 + k * 0.7, 1.4 - i * 1.1 + (0.3 if k % 2 else -0.3) * (i % 2)) for k in range(15)], 0.14, 'paper teal')
        t.put((0, -6.55, 25.4))

        def place(u, v):
            x, y = (u - 0.5) * 22 - 15, -13 + v * 17
            drop = max(0, -9 - y)
            return (x, y + 0.4 * drop, 5.3 + 0.3 * math.sin(x * 0.7) * (1 if y < -6 else 0.3) - drop * 1.1)
        grid(24, 24, place, cloth, thick=0.2)
    move(g, turn=18)
