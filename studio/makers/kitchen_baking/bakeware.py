"""Tins, sheets, molds and what a baker turns, weighs and cuts with."""
import math

from art import spot
from makers import maker
from makers.shared.fittings import bar, blob, hollow
from shapes import (
    ball,
    box,
    fillet,
    grid,
    group,
    lathe,
    mesh,
    move,
    panel,
    ring,
    rod,
    slab,
    tube,
)
from typeset import Sheet


@maker('letter-cutters', view='steep')
def letter_cutters(words='BAKE 26 ABC', metal='copper'):
    """Cutters in the shapes of letters and digits: bent strips of metal."""
    from typeset import lines_of
    rows = words.split()
    for j, row in enumerate(rows):
        for i, letter in enumerate(row):
            lines, (x0, y0, x1, y1) = lines_of(letter, 'sans-black')
            cx, cy = (x0 + x1) / 2, (y0 + y1) / 2
            for line in lines:
                pts = [((p.x - cx) * 9, (p.y - cy) * 9) for p in line]
                n = len(pts)
                verts = [(x, y, 0) for x, y in pts] + [(x, y, 2.2) for x, y in pts]
                faces = [(k, (k + 1) % n, n + (k + 1) % n, n + k) for k in range(n)]
                with group() as g:
                    strip = mesh(verts, faces, metal, crease=40)
                    mod = strip.modifiers.new('s', 'SOLIDIFY')
                    mod.thickness, mod.offset = 0.24, 0
                    tube([(x, y, 2.2) for x, y in pts], 0.24, metal, closed=True, straight=True)
                move(g, ((i - (len(row) - 1) / 2) * 8.6, (1 - j) * 9, 0), turn=(i * 31 + j * 17) % 24 - 12)


@maker('kitchen-scale', view='high')
def kitchen_scale(body='brushed', words='412 g', bowl=True):
    with group() as g:
        slab(panel(20, 24, 2), 1.8, body, round=0.5)
        s = Sheet(16, 5)
        s.rect(0, 0, 9, 3.6, 'gloss black', 0.4)
        s.text(words, 0, 0, 6.4, 2, 'glow aqua', 'sans', lines=1)
        s.rect(-6.4, 0, 2, 2, 'paper gray', 0.4)
        s.rect(6.4, 0, 2, 2, 'paper gray', 0.4)
        s.put((0, -9.2, 1.82), 'up')
        if bowl:
            lathe([(0, 0), (4, 0), (8.6, 6), (8.2, 6), (3.8, 0.6), (0, 0.6)], 'glass', (0, 3, 1.9), 0.6)
            blob(14, 14, 5, 'salt fbf6ea', 0.1, 2.2, 0.4)
            move(g[-1], (0, 3, 3.2))
    move(g, turn=18)


@maker('bundt', view='high')
def bundt(metal='anodized b98a5a', cake=True):
    """A fluted ring pan, a cake turned out of it beside."""
    def fluted(mat, r, h):
        def place(u, v):
            a = 2 * math.pi * u
            t = math.pi * v
            swirl = a * 12 + v * 2.6
            rr = r * (0.62 + 0.36 * math.cos(t)) * (1 + 0.055 * math.cos(swirl) * math.sin(t))
            return (math.cos(a) * rr, math.sin(a) * rr, h * math.sin(t) ** 0.8)
        return grid(160, 24, place, mat)
    with group() as p:
        fluted(metal, 12, 9)
        lathe([(11.6, 0), (13.2, 0), (13.4, 0.5), (11.6, 0.5)], metal, round=0.15)
    move(p, (-9, 4, 0))
    if cake:
        with group() as c:
            fluted('crust a8682c', 10.6, 8)
            for i in range(40):
                a = 2 * math.pi * i / 40
                ball(1.2, 'icing', (math.cos(a) * 6.4, math.sin(a) * 6.4, 6.9), 0.6, 14)
            for i in range(10):
                a = 2 * math.pi * i / 10 + 0.2
                tube([(math.cos(a) * 6.6, math.sin(a) * 6.6, 8), (math.cos(a) * 8.8, math.sin(a) * 8.8, 6.6), (math.cos(a) * 10, math.sin(a) * 10, 3.6 + (i % 3))], 0.6, 'icing')
            lathe([(0, 0), (13, 0), (13.4, 0.8), (0, 0.4)], 'glaze white', (0, 0, -0.4), 0.2)
        move(c, (14, -10, 0.4))


@maker('turntable-cake', view='table')
def turntable_cake(icing='icing blush', base='castiron'):
    lathe([(0, 0), (8, 0), (8, 1), (2.4, 2.4), (2, 7), (0, 7)], base, round=0.5)
    rod(15, 1, 'brushed', (0, 0, 7), 0.3)
    rod(10, 10, icing, (0, 0, 8), 0.8)
    for i in range(16):
        a = 2 * math.pi * i / 16
        lathe([(0, 0), (1.3, 0), (1.1, 0.8), (0.8, 1.2), (0.4, 2), (0, 2.4)], 'icing', (math.cos(a) * 8, math.sin(a) * 8, 17.8), 0.2, 8)
    for k in range(5):
        ring(10.02, 0.16, 'icing', (0, 0, 9.4 + k * 1.8))
    with group() as s:
        slab(fillet([(-1.6, 0), (1.6, 0), (1.6, 17), (-1.6, 17)], 1.4, True, 5), 0.2, 'steel', (0, 0, 0.8), 0.05)
        tube([(0, -10, 0.9), (0, 0, 0.9)], 1, 'walnut')
    move(s, (20, -12, 0), turn=24)
    for i in range(5):
        lathe([(0, 0), (1.5, 0), (0.5, 3.4), (0, 3.4)], 'steel', (-20 + i * 3.8, -14 + (i % 2) * 1.6, 0), 0.1, 10)


@maker('baking-steel', view='high')
def baking_steel(metal='gunmetal', food=True):
    """A thick dark plate with a pizza on one half and a loaf on the other."""
    with group() as g:
        slab(panel(42, 36, 1.2), 1.2, metal, round=0.2)
        if food:
            rod(9, 0.8, 'crust', (-9, -3, 1.2), 0.4)
            rod(7.8, 0.3, 'jelly b5392a', (-9, -3, 1.9), 0.1)
            for i in range(8):
                a, d = i * 2.4, 2.3 * math.sqrt(i)
                ball(1.4, 'icing', (-9 + math.cos(a) * d, -3 + math.sin(a) * d, 1.8), 0.3, 16)
            with group() as b:
                blob(15, 11, 8, 'crust', 0.08, 4, 0.4)
                for k in (-1, 0, 1):
                    tube([(k * 3.4 - 1, -3, 6.8), (k * 3.4, 0, 7.8), (k * 3.4 + 1, 3, 6.8)], 0.4, 'crumb')
            move(b, (11, 5, 1.2), turn=30)
    move(g, turn=20)


@maker('loaf-molds', view='high')
def loaf_molds(mat='silicone mint', loaves=3):
    """A tray of nine small loaf wells, a few loaves baked."""
    with group() as g:
        slab(panel(34, 26, 2), 0.6, mat, (0, 0, 4.4), 0.2)
        for i in range(9):
            x, y = (i % 3 - 1) * 10.6, (i // 3 - 1) * 8
            slab(panel(9, 6.2, 1.2), 4.4, mat, (x, y, 0), 0.4)
            slab(panel(8.2, 5.4, 1), 0.2, 'silicone 6fae94', (x, y, 4.95), 0.02)
            if i in (0, 2, 4, 7):
                with group() as b:
                    blob(8.4, 5.6, 5, 'crust b8762f', 0.08, i, 0.9)
                    tube([(-2.6, 0, 3.2), (0, 0.2, 3.7), (2.6, 0, 3.2)], 0.3, 'crumb')
                move(b, (x, y, 4.4))
        with group() as l:
            slab(panel(8.4, 5.6, 1.2), 4, 'crust a8682c', round=0.8)
            blob(8.4, 5.6, 3.4, 'crust b8762f', 0.08, 3, 0.6)
            move(l[-1], (0, 0, 3.2))
        move(l, (17, -18, 0), turn=24)
    move(g, turn=16)


@maker('cookie-sheets', view='high')
def cookie_sheets(metal='brushed'):
    """Three rimmed sheets in a fan, a rack and cookies on the front one."""
    for k in range(3):
        with group() as g:
            slab(panel(42, 30, 2), 0.3, metal, round=0.1)
            tube([(x, y, 1.3) for x, y in panel(42, 30, 2)], 0.5, metal, closed=True, straight=True)
            hollow(42, 30, 1.4, 0.3, metal)
        move(g, (-6 + 6 * k, 8 - 6 * k, 1.6 * k), turn=12)
    with group() as r:
        for i in range(15):
            bar(((i - 7) * 2.6, -12, 0), ((i - 7) * 2.6, 12, 0), 0.14, 'steel')
        for y in (-12, 0, 12):
            bar((-18.4, y, -0.2), (18.4, y, -0.2), 0.2, 'steel')
        for i in range(6):
            with group() as c:
                lathe([(0, 0), (3.4, 0), (3.8, 0.6), (3, 1.2), (0, 1.4)], 'cookie', round=0.5)
                for k in range(6):
                    ball(0.5, 'chocolate', (math.cos(k * 2.4) * 2.2 * spot(k, i + 2), math.sin(k * 2.4) * 2.6 * spot(k, i + 1), 0.9), steps=12)
            move(c, ((i % 3 - 1) * 9.4, (i // 3 - 0.5) * 10, 0.2), turn=i * 40)
    move(r, (6, -4, 6.4), turn=12)


@maker('ramekins', view='high')
def ramekins(body='porcelain white', count_of=6):
    """Six dishes of burnt cream and a small torch."""
    for i in range(count_of):
        x, y = (i % 3 - 1) * 10.4 - 3, (i // 3 - 0.5) * 10.4
        lathe([(0, 0), (4, 0), (4.3, 3.8), (4, 3.8), (3.8, 2.8), (0, 2.8)], body, (x, y, 0), 0.25)
        for k in range(28):
            a = 2 * math.pi * k / 28
            bar((x + math.cos(a) * 4.05, y + math.sin(a) * 4.05, 0.3), (x + math.cos(a) * 4.3, y + math.sin(a) * 4.3, 3.4), 0.16, body)
        rod(3.75, 0.2, 'crust b56a1e' if i % 2 else 'crust c98030', (x, y, 2.8), 0.05)
    with group() as t:
        lathe([(0, 0), (2.4, 0), (2.4, 7), (1.6, 8), (0, 8)], 'gloss coral', round=0.4)
        rod(1.2, 3, 'steel', (0, 0, 8), 0.2)
        tube([(0, 0, 10.6), (0, -0.8, 12), (0, -4, 12.4)], 0.8, 'brass')
        box(1.4, 1.8, 3, 'plastic black', (0, 1.8, 8), 0.3)
        lathe([(0, 0), (0.5, 1), (0, 3.4)], 'glow 8fc8ff', (0, 0, 0), 0.2)
        move(t[-1], tilt=90)
        move(t[-1], (0, -4.6, 12.4))
    move(t, (17, 3, 0), turn=-70)
