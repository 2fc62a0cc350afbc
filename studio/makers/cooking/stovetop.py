"""Cooking that needs its own shape: fondue, tagine, crock, press, smoker, rice cooker, small pans."""
import math

from makers import maker
from makers.shared.fittings import bar, blob
from shapes import (
    ball,
    box,
    cup,
    fillet,
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
from typeset import Sheet, label


@maker('fondue', view='table')
def fondue(pot='enamel red', stand='iron', cheese='liquid f0c860'):
    hues = ('red', 'blue', 'yellow', 'leaf', 'white', 'violet')
    lathe([(0, 0), (6, 0), (6, 1), (0, 1)], 'oak', round=0.3)
    rod(2, 3, 'steel', (0, 0, 1), 0.3)
    lathe([(0, 0), (0.5, 0.7), (0, 2.2)], 'glow', (0, 0, 4), 0.2)
    for k in range(3):
        a = math.radians(30 + 120 * k)
        bar((math.cos(a) * 7.6, math.sin(a) * 7.6, 0.4), (math.cos(a) * 6.4, math.sin(a) * 6.4, 9.6), 0.45, stand)
    ring(6.6, 0.45, stand, (0, 0, 9))
    lathe([(0, 9.4), (6.4, 9.4), (8.4, 12.4), (8.2, 18), (7.8, 18), (7.9, 12.6), (6, 10), (0, 10)], pot, round=0.8)
    rod(7.8, 0.4, cheese, (0, 0, 16), 0.1)
    with group() as h:
        tube([(8.2, 0, 16), (12, 0, 17), (17, 0, 17.6)], 1, 'walnut')
    move(h, turn=-30)
    for k, hue in enumerate(hues):
        a = math.radians(100 + k * 44)
        x, y = math.cos(a), math.sin(a)
        bar((x * 3, y * 3, 16.4), (x * 12, y * 12, 25), 0.22, 'steel')
        bar((x * 12, y * 12, 25), (x * 15, y * 15, 27.8), 0.5, f'plastic {hue}')
    with group() as b:
        for i in range(5):
            with group() as c:
                box(2.4, 2.4, 2.2, 'crumb', round=0.5)
            move(c, (i * 2.8, (i % 2) * 1.8, 0), turn=i * 24)
    move(b, (-4, -15, 0))


@maker('tagine', view='table')
def tagine(body='glaze amber', band='glaze cobalt', width=28):
    r = width / 2
    lathe([(0, 0), (r * 0.8, 0), (r, 4.4), (r * 0.94, 4.4), (r * 0.76, 1), (0, 1)], body, round=0.6)
    lathe([(r * 0.92, 4.2), (r * 0.86, 6), (r * 0.36, 15), (r * 0.16, 22), (r * 0.2, 23), (r * 0.24, 25.4), (0, 26.4)], body, round=1.6)
    for z, rr in ((6.4, 0.85), (10.4, 0.62), (14.4, 0.4)):
        ring(r * rr, 0.35, band, (0, 0, z))
    for i in range(16):
        a = 2 * math.pi * i / 16
        ball(0.7, band, (math.cos(a) * r * 0.75, math.sin(a) * r * 0.75, 7.8), 0.6, 14)


@maker('crock', view='table')
def crock(body='stoneware oat', band='glaze cobalt', words='Kraut', width=22, height=24):
    """A fermentation crock with its water-sealed lid and two weights."""
    r = width / 2
    lathe([(0, 0), (r * 0.9, 0), (r, height * 0.1), (r, height * 0.84), (r * 0.86, height * 0.92), (r * 0.96, height), (r * 0.86, height), (r * 0.78, height * 0.92), (0, height * 0.9)], body, round=1)
    lathe([(r * 0.82, height * 0.96), (r * 0.8, height * 1.04), (r * 0.3, height * 1.1), (0, height * 1.1)], body, round=0.8)
    lathe([(0, 0), (1.6, 0), (1.2, 1.2), (2, 2.2), (0, 2.6)], body, (0, 0, height * 1.09), 0.3)
    lathe([(r * 1.005, height * 0.7), (r * 1.005, height * 0.75)], band, round=0)
    for s in (-1, 1):
        tube([(s * r, -3, height * 0.6), (s * (r + 2), -2, height * 0.62), (s * (r + 2), 2, height * 0.62), (s * r, 3, height * 0.6)], 0.8, body)
    label(r * 1.1, height * 0.24, (0, 0, height * 0.44), words, body, 'paper cobalt', 'serif', around=r)
    for k in range(2):
        with group() as w:
            slab([(r * 0.62 * math.cos(math.pi * i / 20), r * 0.62 * math.sin(math.pi * i / 20)) for i in range(21)], 1.8, body, round=0.4)
        move(w, (r + 7, -9 + k * 1.6, 0), turn=180 * k)


@maker('tortilla-press', view='high')
def tortilla_press(metal='castiron', masa='crumb'):
    with group() as g:
        rod(10, 1.4, metal, round=0.4)
        rod(8.4, 0.3, masa, (0, 0, 1.4), 0.1)
        with group() as lid:
            rod(10, 1.2, metal, (0, -10, 0), 0.4)
            for k in range(6):
                with group() as rib:
                    box(0.8, 18, 0.8, metal, (0, 0, 1), 0.2)
                move(rib, (0, -10, 0), turn=30 * k)
        move(lid, tilt=-104)
        move(lid, (0, 10.6, 2))
        for x in (-2.4, 2.4):
            box(1.6, 4, 4, metal, (x, 11, 0), 0.4)
        with group() as h:
            tube([(0, 0, 0), (0, -6, 1), (0, -16, 1)], 1.1, metal)
            tube([(0, -11, 1), (0, -19, 1)], 1.3, 'oak')
        move(h, turn=0)
        move(h, (0, -8, 1))
    move(g, turn=24)
    for k, (words, x) in enumerate((('Corn tortillas', 19), ('Sopes', 22))):
        with group() as c:
            box(12, 8, 0.1, 'card butter', round=0.02)
            s = Sheet(12, 8)
            s.text(words, 0, 1.6, 9, 1.6, 'paper brick', 'serif', lines=1)
            for i in range(3):
                s.rect(0, -0.6 - i, 8, 0.12, 'paper tan')
            s.put((0, 0, 0.12), 'up')
        move(c, (x, -10 + k * 5, 0.15 * k), turn=-14 + 16 * k)


@maker('smoker', view='table')
def smoker(lid='cedar', drink='liquid c9782a'):
    """A cedar lid with smoke on a glass, chips and a small torch."""
    cup(4.2, 9, 0.3, 'glass', foot=3.7, round=0.5)
    lathe([(0, 0.5), (3.3, 0.5), (3.6, 4), (0, 4)], drink, round=0.2)
    ball(1.2, 'crystal', (0.6, -0.6, 2.6))
    lathe([(0, 9), (4.8, 9), (4.8, 11.4), (2.2, 11.4), (1.8, 10.2), (0, 10.2)], lid, round=0.3)
    for i in range(9):
        a, d = i * 2.4, 0.5 * math.sqrt(i)
        box(0.8, 0.5, 0.4, 'bark', (math.cos(a) * d, math.sin(a) * d, 10.2 + 0.2 * (i % 3)), 0.05, i * 40)
    for k in (-1, 1):
        tube([(0.2 * k, 0, 11), (0.8 * k, 0, 13), (-0.6 * k, 0, 15), (0.9 * k, 0, 17.6)], 0.4, 'frosted white', taper=[0.5, 1, 1, 0.2])
    with group() as t:
        lathe([(0, 0), (2.2, 0), (2.2, 6), (1.4, 7), (0, 7)], 'matte black', round=0.4)
        rod(1.1, 3, 'steel', (0, 0, 7), 0.2)
        tube([(0, 0, 9.6), (0, -0.6, 10.6), (0, -3, 11)], 0.7, 'brass')
        box(1.2, 1.6, 2.6, 'plastic coral', (0, 1.6, 7), 0.3)
    move(t, (11, 1, 0), turn=-60)
    with group() as j:
        cup(2.6, 3, 0.2, 'tinplate', foot=2.6, round=0.1)
        for i in range(24):
            a, d = i * 2.4, 0.45 * math.sqrt(i)
            box(1, 0.6, 0.4, ('bark', 'bark 9a6a3a')[i % 2], (math.cos(a) * d, math.sin(a) * d, 2.4 + 0.3 * (i % 3)), 0.05, i * 50)
    move(j, (-9, -4, 0))


@maker('rice-cooker', view='table')
def rice_cooker(body='gloss rose', trim='gloss white'):
    with group() as g:
        def place(u, v):
            a = 2 * math.pi * u
            t = math.pi * v
            k = 0.72
            c, s = math.cos(a), math.sin(a)
            r = math.sin(t) ** 0.5
            return (math.copysign(abs(c) ** k, c) * 13 * r, math.copysign(abs(s) ** k, s) * 15 * r, 11 - 11 * math.copysign(abs(math.cos(t)) ** 0.7, math.cos(t)))
        grid(80, 40, place, body)
        box(15, 2, 9, body, (0, -14.6, 5), 1)
        slab(panel(15, 12, 4), 1, trim, (0, 2, 21.4), 0.4)
        tube([(-13, 3, 14), (-10, 3, 24), (10, 3, 24), (13, 3, 14)], 0.8, trim)
        s = Sheet(14, 8)
        s.rect(0, 0, 14, 8, 'gloss charcoal', 1.4)
        s.text('0:28', 0, 1.4, 5, 2, 'glow mint', 'sans', lines=1)
        s.text('RICE · PORRIDGE · BROWN', 0, -1.4, 9, 0.7, 'paper white', 'sans', lines=1)
        for x in (-4, 0, 4):
            s.circle(x, -2.9, 0.6, 'paper white', n=20)
        move(s.things, tilt=86)
        move(s.things, (0, -15.9, 9.4))
    move(g, turn=18)
    with group() as b:
        lathe([(0, 0), (2.6, 0), (5.6, 4.6), (5.3, 4.6), (2.4, 0.6), (0, 0.6)], 'glaze white', round=0.4)
        blob(9.6, 9.6, 4.4, 'salt fbf8f0', 0.1, 3, 0.4)
        move(b[-1], (0, 0, 2.8))
    move(b, (16, -13, 0))


@maker('little-pans', view='high')
def little_pans(metal='brushed', grip='silicone coral'):
    """A small skillet, a saucepan, a turner and a whisk."""
    from makers.cooking.kitchen import pan
    with group() as a:
        pan(body=metal, width=15, height=3, handle=grip, length=11, copper='castiron')
    move(a, (-10, 6, 0), turn=-16)
    with group() as b:
        pan(body=metal, width=12, height=7, handle=grip, length=10)
    move(b, (7, -5, 0), turn=20)
    with group() as t:
        tube([(0, -9, 0.8), (0, 4, 0.8)], 0.8, grip)
        slab(fillet([(-2.6, 4), (2.6, 4), (3.2, 11), (-3.2, 11)], 0.8, True), 0.3, metal, (0, 0, 0.5), 0.1)
    move(t, (-14, -11, 0), turn=62)
    with group() as w:
        tube([(0, -8, 0.9), (0, 1, 0.9)], 0.9, grip)
        for k in range(5):
            with group() as loop:
                tube([(0, 1, 0), (1.7, 6, 0), (0, 10, 0), (-1.7, 6, 0), (0, 1, 0)], 0.14, 'steel')
            move(loop, roll=36 * k)
            move(loop, (0, 0, 1.6))
    move(w, (14, 11, 0), turn=-60)


@maker('sous-vide', view='table')
def sous_vide(body='matte black', metal='brushed'):
    """A stick circulator clipped to a tall pot of water."""
    lathe([(0, 0), (11, 0), (11, 20), (10.6, 20), (10.6, 0.5), (0, 0.5)], metal, round=0.4)
    rod(10.5, 0.4, 'liquid a9d3e0', (0, 0, 16.4), 0.1)
    for s in (-1, 1):
        tube([(s * 11, -3, 16), (s * 13.6, -2, 16.4), (s * 13.6, 2, 16.4), (s * 11, 3, 16)], 0.7, metal)
    with group() as g:
        rod(2.4, 20, 'steel', (0, 0, 0), 0.3)
        lathe([(0, 18), (3, 18), (3.2, 20), (3, 34), (2.2, 35.4), (0, 35.4)], body, round=0.6)
        box(2.4, 4, 8, body, (0, -3.4, 17), 0.5)
        s = Sheet(4.4, 5)
        s.text('131°', 0, 0, 3.6, 1.6, 'glow aqua', 'sans', lines=1)
        move(s.wrap(3.12), (0, 0, 30))
        ring(2.7, 0.2, 'dimglow aqua', (0, 0, 34.6))
    move(g, (-3, -7.4, 4))
    blob(7, 6, 2, 'fruit b5443c', 0.15, 2, 0.3)


@maker('meat-probe', view='table')
def meat_probe(roast='crust 7a3a1c', body='matte black'):
    """A roast on a board with a probe in it, and its dock."""
    with group() as g:
        slab(panel(34, 22, 3), 1.8, 'oak', round=0.4)
        with group() as m:
            blob(22, 13, 11, roast, 0.14, 1.4, 0.4)
            for k in range(5):
                t = ring(6.2, 0.3, 'rope')
                move(t, roll=90, scale=(1, 1, 0.86))
                move(t, (-8 + k * 4, 0, 5.4))
        move(m, (-2, 0, 1.8))
        bar((6, -1, 10), (13, -2, 16.6), 0.42, 'steel')
        bar((12, -1.9, 15.6), (14.6, -2.2, 18), 0.8, body)
        for k in range(3):
            tube([(-12 + k * 2, -7, 2), (-9 + k * 2, -9, 2.6), (-6 + k * 2, -7.6, 2.2)], 0.2, 'leaf moss')
    move(g, turn=14)
    with group() as d:
        slab(panel(11, 5, 1), 3, 'bamboo', round=0.4)
        s = Sheet(6, 3)
        s.text('135°', 0, 0, 4.4, 1.7, 'paper espresso', 'sans', lines=1)
        s.put((0, -2.54, 1.5))
    move(d, (16, -15, 0), turn=6)
