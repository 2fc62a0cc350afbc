"""Bags and cases: backpack, tote, duffel, suitcase, wallet."""
from makers import maker
from shapes import box, fillet, group, move, panel, rod, slab, tube
from typeset import Sheet


def strap(points, mat, width=1.6):
    return tube(points, width / 2, mat)


@maker('backpack', view='table')
def backpack(body='canvas pine', trim='leather caramel', metal='brass', width=29, height=44, depth=15, pocket=None, roll=False, tall=False, words=None, ink='paper cream', straps=None):
    """Front pocket, top lid, straps; `tall` adds side pockets, a hip belt and a roll on top."""
    with group() as g:
        slab(panel(width, depth, depth * 0.4), height, body, round=4)
        slab(panel(width * 0.78, depth * 0.36, depth * 0.16), height * 0.42, pocket or body, (0, -depth * 0.56, height * 0.05), 1.8)
        slab(panel(width * 1.02, depth * 1.05, depth * 0.4), height * 0.2, body, (0, -0.4, height * 0.83), 3)
        tube([(-4, 0, height * 1.01), (0, 0, height * 1.1), (4, 0, height * 1.01)], 0.9, trim)
        for x in (-0.24, 0.24):
            box(2.0, 0.7, height * 0.34, trim, (x * width, -depth * 0.56, height * 0.54), 0.2)
            box(3.0, 1.2, 2.4, metal, (x * width, -depth * 0.58, height * 0.56), 0.3)
        tube([(-width * 0.33, -depth * 0.76, height * 0.42), (width * 0.33, -depth * 0.76, height * 0.42)], 0.35, metal, straight=True)
        for side in (-1, 1):
            tube([(side * width * 0.3, depth * 0.4, height * 0.9), (side * width * 0.62, depth * 0.75, height * 0.62), (side * width * 0.55, depth * 0.6, height * 0.1)], 1.5, straps or trim)
            if tall:
                slab(panel(5, depth * 0.7, 2), height * 0.4, pocket or body, (side * width * 0.56, 0, height * 0.12), 1.6)
        if tall:
            pad = rod(depth * 0.34, width * 0.96, pocket or trim, round=1.5)
            move(pad, roll=90)
            move(pad, (-width * 0.48, 0, height * 1.12))
        if words:
            s = Sheet(width * 0.6, 8)
            s.text(words, 0, 0, width * 0.5, 5, ink, 'serif', lines=1)
            s.put((0, -depth * 0.75, height * 0.26))
    move(g, turn=26)


@maker('tote', view='table')
def tote(body='canvas cream', trim=None, words=None, ink='paper ink', art=None, colors=('paper coral',), width=38, height=36, depth=12, zip=None, weave=False):
    """A shopper with two handles, standing."""
    from art import motif
    with group() as g:
        slab(panel(width, depth, 2.4), height, body, round=1.2)
        for y in (-depth * 0.44, depth * 0.44):
            tube([(-width * 0.24, y, height * 0.86), (-width * 0.2, y, height * 1.4), (0, y, height * 1.56), (width * 0.2, y, height * 1.4), (width * 0.24, y, height * 0.86)], 0.9, trim or body)
        box(width * 1.005, depth * 1.01, 2, trim or body, (0, 0, height - 2), 0.5)
        if zip:
            box(width * 0.9, 0.7, 0.5, zip, (0, 0, height), 0.1)
        if words or art:
            s = Sheet(width * 0.8, height * 0.7)
            if art:
                motif(s, art, colors, 0, s.h * 0.14, width * 0.5, s.h * 0.6)
            s.text(words, 0, -s.h * 0.34 if art else 0, width * 0.6, s.h * (0.18 if art else 0.4), ink, 'serif')
            s.put((0, -depth / 2 - 0.05, height * 0.46))
    move(g, turn=22)


@maker('duffel', view='table')
def duffel(body='leather caramel', trim='leather brown', metal='brass', width=52, height=26, pocket=True):
    with group() as g:
        n = slab(fillet([(-height * 0.52, 0), (height * 0.52, 0), (height * 0.54, height * 0.6), (height * 0.3, height), (-height * 0.3, height), (-height * 0.54, height * 0.6)], height * 0.2, True, 6), width, body, round=1.6)
        move(n, tilt=90)
        move(n, (0, width / 2, 0), turn=0)
        move(n, turn=90)
        y = -height * 0.56
        for side in (-1, 1):
            tube([(-width * 0.2, side * height * 0.53, height * 0.5), (-width * 0.18, side * height * 0.3, height * 1.2), (0, side * height * 0.24, height * 1.38), (width * 0.18, side * height * 0.3, height * 1.2), (width * 0.2, side * height * 0.53, height * 0.5)], 0.9, trim)
            for x in (-0.2, 0.2):
                box(2.2, 0.8, height * 0.5, trim, (x * width, side * height * 0.545, height * 0.06), 0.2)
        tube([(-width * 0.46, 0, height * 1.0), (width * 0.46, 0, height * 1.0)], 0.4, metal, straight=True)
        if pocket:
            box(width * 0.3, 1.6, height * 0.34, trim, (0, y + 0.6, height * 0.14), 0.6)
    move(g, turn=24)


@maker('suitcase', view='table')
def suitcase(body='gloss mint', trim='plastic black', width=37, height=52, depth=23, wheels=True, ride=False):
    """A ribbed hard shell with a drawn-out handle and four wheels."""
    with group() as g:
        slab(panel(width, depth, 5), height, body, (0, 0, 4), 3.2)
        for i in range(7):
            box(1.6, 0.8, height * 0.78, body, ((i - 3) * width * 0.125, -depth / 2 - 0.1, 4 + height * 0.11), 0.4)
        box(width * 1.005, 0.9, height * 1.0, trim, (0, 0, 4), 0.3)
        for x in (-0.2, 0.2):
            rod(0.8, 26, 'aluminum', (x * width, depth * 0.3, height + 2), 0.1)
        box(width * 0.5, 3, 3, trim, (0, depth * 0.3, height + 27), 1)
        tube([(-5, 0, height + 4), (0, 0, height + 6.4), (5, 0, height + 4)], 0.9, trim)
        for x in (-1, 1):
            for y in (-1, 1):
                w = rod(2.4, 2.2, trim, round=0.4)
                move(w, roll=90)
                move(w, (x * (width * 0.38) - 1.1, y * depth * 0.32, 2.4))
                box(3.4, 3.4, 2.4, trim, (x * width * 0.38, y * depth * 0.32, 3.2), 0.5)
    move(g, turn=24)


@maker('cubes', view='table')
def cubes(mats=('nylon lilac', 'nylon plum', 'nylon lavender', 'nylon violet'), mesh_mat='canvas white'):
    """Packing cubes in a stack, smaller upwards."""
    z = 0
    for i, mat in enumerate(mats):
        w, d, h = 36 - 4.5 * i, 26 - 3 * i, 8.5 - 0.6 * i
        with group() as g:
            slab(panel(w, d, 3), h, mat, round=2.2)
            for k in (0.35, 0.65):
                tube([(-w * 0.5, -d * 0.5 - 0.02, h * k), (w * 0.5, -d * 0.5 - 0.02, h * k)], 0.28, 'plastic charcoal', straight=True)
            box(3, 0.5, 1.2, 'leather white', (w * 0.36, -d * 0.5 - 0.5, h * 0.6), 0.2)
            tube([(-3, -d * 0.5, h * 0.8), (0, -d * 0.5 - 2, h * 0.82), (3, -d * 0.5, h * 0.8)], 0.5, mat)
        move(g, (0, 0, z), turn=18 + (i % 2) * 5)
        z += h


@maker('wallet', view='steep')
def wallet(body='leather caramel', width=11.5, height=9, thick=1.4, words=None, ink='foil', cards=True, passport=False, clip=None, open=False):
    """A wallet or passport cover with a card or two peeking out."""
    with group() as g:
        if cards:
            for i, mat in enumerate(('plastic navy', 'plastic cream', 'plastic coral')[:2]):
                slab(panel(width * 0.86, height * 0.8, 0.5), 0.14, mat if not passport else ('card navy', 'paper cream')[i], (0, height * (0.2 - 0.09 * i), thick * 0.4 + 0.15 * i), 0.03)
        slab(panel(width, height, 0.8), thick * 0.45, body, round=0.2)
        slab(panel(width, height, 0.8), thick * 0.45, body, (0, 0, thick * 0.62), 0.2)
        for y in (-height / 2 + 0.5, height / 2 - 0.5):
            tube([(-width / 2 + 0.6, y, thick * 1.08), (width / 2 - 0.6, y, thick * 1.08)], 0.06, 'cotton cream', straight=True)
        if words:
            s = Sheet(width * 0.7, height * 0.4)
            s.text(words, 0, 0, width * 0.5, height * 0.24, ink, 'serif')
            s.put((0, 0, thick * 1.1), 'up')
        if clip:
            box(width * 0.5, 1.4, 0.3, clip, (0, 0, thick * 1.1), 0.1)
    move(g, turn=14)


@maker('washbag', view='table')
def washbag(body='canvas plum', trim='leather brown', width=26, height=16, depth=12, hook=True):
    with group() as g:
        slab(panel(width, depth, 4), height, body, round=3)
        tube([(-width * 0.46, 0, height * 1.0), (width * 0.46, 0, height * 1.0)], 0.4, 'brass', straight=True)
        box(3, 1, 1.2, 'brass', (width * 0.4, 0, height), 0.3)
        tube([(width * 0.5, 0, height * 0.75), (width * 0.72, 0, height * 0.7), (width * 0.72, 0, height * 0.4), (width * 0.5, 0, height * 0.35)], 0.7, trim)
        if hook:
            tube([(0, 0, height), (0, 0, height + 3), (2, 0, height + 5.5), (0, 0, height + 7.5), (-2.2, 0, height + 6)], 0.35, 'brass')
    move(g, turn=22)
