"""Glasses with something in them, a small barrel, and a scoop for ice cream."""
from makers import maker
from shapes import ball, box, cup, group, lathe, move, panel, ring, rod, slab, tube
from typeset import Sheet

STEMS = {
    'wine': (
        [(0, 0), (3.6, 0), (3.4, 0.4), (0.5, 0.9), (0.4, 8), (2, 9.2), (4.3, 12.4), (4.5, 14.6), (3.6, 19.4), (3.4, 19.4), (4.3, 14.6), (4.1, 12.6), (1.8, 9.6), (0, 9.3)],
        [(0, 9.5), (1.7, 9.8), (4, 12.6), (4.15, 13.6), (0, 13.6)],
    ),
    'nosing': (
        [(0, 0), (2.7, 0), (2.6, 0.8), (1.2, 1.6), (1.2, 2.2), (2.6, 3.4), (3.4, 5.4), (3, 7.6), (2.4, 11), (2.2, 11), (2.8, 7.6), (3.2, 5.4), (2.4, 3.7), (0, 2.7)],
        [(0, 2.9), (2.2, 3.7), (3.05, 5.4), (3, 5.9), (0, 5.9)],
    ),
    'sundae': (
        [(0, 0), (3.4, 0), (3.2, 0.7), (0.9, 1.4), (0.8, 3), (2.6, 4.4), (3.6, 9), (5, 14), (4.7, 14), (3.3, 9), (2.3, 4.8), (0, 4.2)],
        [(0, 4.4), (2.1, 4.9), (3.1, 9), (4.3, 12.6), (0, 12.6)],
    ),
}


@maker('filled-glass', view='table')
def filled_glass(kind='wine', drink='liquid 5f1a2c', foam='icing f3ead2', words=None, ink='paper white', scoops=('icing', 'icing pink', 'chocolate 6a4028'), glass='glass'):
    """A wine glass, a short whiskey glass, a pint of beer or a sundae glass with scoops."""
    if kind == 'pint':
        cup(4.5, 15.5, 0.28, glass, foot=3.2, round=0.5)
        lathe([(0, 0.4), (2.85, 0.4), (3.92, 12.8), (0, 12.8)], drink, round=0.2)
        lathe([(0, 12.8), (3.94, 12.8), (4.1, 15.2), (3.4, 16), (0, 16.3)], foam, round=0.5)
        if words:
            s = Sheet(6.4, 3.6)
            s.text(words, 0, 0, 6.4, 3.6, ink, 'serif')
            move(s.wrap(4.02), (0, 0, 8.6))
        return
    outside, inside = STEMS[kind]
    lathe(outside, glass, round=0.4)
    if drink:
        lathe(inside, drink, round=0.2)
    if kind == 'sundae':
        for mat, x, y, z in zip(scoops, (-1.9, 2, 0), (-0.6, 0.2, -0.4), (11.4, 11.4, 14.6), strict=False):
            ball(2.6, mat, (x, y, z), 0.95)
        ball(0.9, 'gloss b8242a', (0, -0.4, 19.3))


@maker('little-barrel', view='table')
def little_barrel(wood='oak', hoop='castiron', words=None, ink='paper espresso', metal='brass'):
    """An oak barrel of two liters on its stand, its spigot in front."""
    with group() as g:
        lathe([(0, 0.8), (6.4, 0.8), (6.6, 0), (7, 0), (8.2, 6), (8.6, 11), (8.2, 16), (7, 22), (6.6, 22), (6.4, 21.2), (0, 21.2)], wood, round=0.3)
        for z, r in ((0.6, 7.2), (4.6, 8.05), (16, 8.3), (20, 7.55)):
            lathe([(r, z), (r + 0.22, z), (r + 0.22, z + 1.5), (r, z + 1.5)], hoop, round=0.05)
        if words:
            s = Sheet(10.4, 4.6)
            s.text(words, 0, 0, 10.4, 4.6, ink, 'serif')
            s.put((0, 1.6, 21.25), 'up')
    move(g, tilt=90)
    move(g, (0, 11, 10.6))
    for y in (-6, 6):
        box(15, 2.2, 4.6, wood, (0, y, 0), 0.3)
    with group():
        tube([(0, -10, 5.4), (0, -12.4, 5.4), (0, -13.6, 4.6), (0, -13.8, 3)], 0.62, metal)
        rod(0.5, 1.8, metal, (0, -12.2, 5.6), 0.1)
        box(2.6, 0.7, 0.6, metal, (0, -12.2, 7.2), 0.2)
    rod(1, 1.6, 'cork', (0, 0, 18.6), 0.2)


@maker('ice-scoop', view='high')
def ice_scoop(metal='brushed', cream='icing pink', words=None, ink='paper espresso'):
    """A heavy scoop lying flat, its head full."""
    with group() as g:
        slab(panel(15, 3.4, 1.6), 1.7, metal, (4.5, 0, 0.6), 0.7)
        tube([(-2, 0, 1.5), (-4.6, 0, 1.7), (-6.4, 0, 2.2)], 0.8, metal)
        lathe([(0, 0), (1.8, 0.3), (3.3, 1.9), (3.7, 4), (3.4, 4), (3, 2.1), (1.6, 0.7), (0, 0.5)], metal, (-9, 0, 0.1), 0.3)
        ball(3.2, cream, (-9, 0, 1.1), 0.9)
        ring(0.7, 0.22, metal, (11.8, 0, 2))
        if words:
            s = Sheet(9, 1.9)
            s.text(words, 0, 0, 9, 1.9, ink, 'serif')
            s.put((3.6, 0, 2.32), 'up')
    move(g, turn=-18)
