"""Single things of a hobby: hoops, star wheels, records, light tents, donut irons."""
import math

from art import motif, spot
from makers import maker
from makers.shared.fittings import bar, disc
from shapes import ball, box, group, lathe, move, panel, ring, rod, slab, tube
from typeset import Sheet


@maker('hoop', view='high')
def hoop(wood='bamboo', cloth='linen cream', art='flower', colors=('felt rose', 'felt amber', 'felt moss')):
    """An embroidery hoop with a flower half stitched, threads and a needle."""
    with group() as g:
        rod(10, 0.4, cloth, (0, 0, 0.5), 0.1)
        for r in (10.2, 10.9):
            lathe([(r, 0), (r + 0.5, 0), (r + 0.5, 1.3), (r, 1.3)], wood, round=0.12)
        box(1.2, 2.4, 1.5, 'brass', (0, 11.8, 0), 0.2)
        bar((-1.6, 12.4, 0.8), (1.6, 12.4, 0.8), 0.3, 'brass')
        s = Sheet(16, 16)
        motif(s, art, list(colors), 0, 0, 14, 14)
        for i in range(26):
            a = i * 2.4
            s.line([(7.2 * math.cos(a), 7.2 * math.sin(a)), (7.9 * math.cos(a + 0.04), 7.9 * math.sin(a + 0.04))], 0.3, colors[i % len(colors)])
        s.put((0, 0, 0.93), 'up')
        bar((4, -3, 1.4), (8, -6, 2.2), 0.13, 'steel')
        tube([(4, -3, 1.3), (2, -1, 1.2), (1, 1, 1.0)], 0.12, 'cotton rose')
    move(g, (-4, 1, 0), turn=16)
    for k, mat in enumerate(('cotton rose', 'cotton amber', 'cotton moss', 'cotton denim')):
        with group() as t:
            for j in range(7):
                tube([(-4, (j - 3) * 0.24, 0.4), (0, (j - 3) * 0.3, 0.7), (4, (j - 3) * 0.24, 0.4)], 0.2, mat)
            for x in (-2.4, 2.4):
                lathe([(0.95, -0.6), (1.05, -0.6), (1.05, 0.6), (0.95, 0.6)], 'paper ink', (0, 0, 0), 0)
                move(t[-1], roll=90)
                move(t[-1], (x, 0, 0.6))
        move(t, (14, 6 - k * 4, 0), turn=12 - 8 * k)


@maker('planisphere', view='high')
def planisphere(paper='print navy', ink='paper lemon', lamp=True):
    """A star wheel with its window and months around the rim, a red lamp beside it."""
    with group() as g:
        slab(panel(25, 25, 2), 0.3, paper, round=0.08)
        rod(12.6, 0.2, 'print ink', (0, 0.8, 0.3), 0.03)
        s = Sheet(26, 26)
        for i, m in enumerate(('Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec')):
            a = math.radians(30 * i)
            s.text(m, math.sin(a) * 11.4, 0.8 + math.cos(a) * 11.4, 2, 0.9, ink, 'sans', lines=1)
        s.line([(10.2 * math.cos(t), 0.8 + 10.2 * math.sin(t)) for t in [2 * math.pi * k / 60 for k in range(60)]], 0.1, ink, True)
        s.poly([(8.6 * math.cos(t), 0.4 + 7.4 * math.sin(t)) for t in [2 * math.pi * k / 60 for k in range(60)]], 'paper cobalt')
        for i in range(70):
            t, d = 6.283 * spot(i, 1), math.sqrt(spot(i, 2))
            s.circle(8 * d * math.cos(t), 0.4 + 6.8 * d * math.sin(t), 0.06 + 0.18 * spot(i, 3) ** 2, 'paper white', n=10)
        for sign in (((-5, 3), (-3.4, 4), (-1.6, 3.6), (-0.4, 2.4), (1, 3), (1.4, 4.4), (3, 4)), ((2, -1), (3.4, 0.4), (5, -0.6), (6, 0.8)), ((-4, -3), (-2, -2), (-0.6, -3.6), (-2.4, -4.6), (-4, -3))):
            s.line(list(sign), 0.1, 'paper white')
        s.put((0, 0, 0.54), 'up')
        rod(0.6, 0.3, 'brass', (0, 0.8, 0.5), 0.08)
    move(g, turn=12)
    if lamp:
        with group() as f:
            lathe([(0, 0), (1.2, 0), (1.2, 6), (1.8, 7.4), (1.8, 8.6), (0, 8.6)], 'matte charcoal', round=0.2)
            rod(1.5, 0.1, 'glow e03030', (0, 0, 8.6), 0.02)
        move(f, roll=90)
        move(f, (12, -15, 1.8), turn=24)


@maker('record', view='high')
def record(words='Greatest Nights', paper='print plum', ink='paper lemon', art='sun', colors=('paper amber', 'paper coral'), label_mat='paper coral'):
    """An album half out of its sleeve."""
    with group() as g:
        rod(15, 0.25, 'gloss black', (11, 0, 0.3), 0.05)
        for k in range(9):
            ring(6 + k, 0.03, 'matte charcoal', (11, 0, 0.53))
        rod(5, 0.08, label_mat, (11, 0, 0.54), 0.02)
        rod(0.4, 0.1, 'paper ink', (11, 0, 0.62), 0)
        box(31, 31, 0.5, paper, (-4, 0, 0.1), 0.08)
        s = Sheet(31, 31)
        motif(s, art, list(colors), 0, -2, 24, 22)
        s.text(words, 0, 11.6, 26, 4, ink, 'serif', lines=1)
        s.put((-4, 0, 0.62), 'up')
    move(g, turn=12)


@maker('light-tent', view='table')
def light_tent(cloth='cotton white', thing='glaze coral'):
    """A white cube, open in front, lit inside, with a small vase to be photographed."""
    with group() as g:
        box(44, 44, 0.8, cloth, (0, 0, 0), 0.2)
        box(44, 0.8, 44, cloth, (0, 22, 0), 0.2)
        for x in (-22, 22):
            box(0.8, 44, 44, cloth, (x, 0, 0), 0.2)
        box(44, 44, 0.8, cloth, (0, 0, 44), 0.2)
        for x in (-22.4, 22.4):
            bar((x, -22, 0), (x, -22, 44), 0.6, 'matte black')
            bar((x, 22, 0), (x, 22, 44), 0.6, 'matte black')
        for z in (0.2, 44.4):
            bar((-22.4, -22, z), (22.4, -22, z), 0.6, 'matte black')
        box(34, 3, 1, 'glow fff6ea', (0, -12, 42.6), 0.2)
        box(34, 3, 1, 'glow fff6ea', (0, 8, 42.6), 0.2)
        lathe([(0, 0), (4, 0), (6, 5), (4.4, 10), (1.8, 13), (1.8, 15), (2.4, 16), (1.4, 15.6), (0, 12)], thing, (0, 0, 1), 1.4)
    move(g, turn=20)


@maker('donut-iron', view='high')
def donut_iron(body='gloss coral', plate='gunmetal'):
    """A hinged iron with round wells, donuts baked in it and on a plate."""
    def nut(icing):
        ring(1.7, 0.95, 'crust')
        move(ring(1.7, 0.86, icing), (0, 0, 0.34))
    with group() as g:
        slab(panel(24, 21, 5), 4, body, round=1)
        slab(panel(21, 18, 4), 0.3, plate, (0, 0, 3.95), 0.05)
        for i in range(6):
            x, y = (i % 3 - 1) * 6.4, (i // 3 - 0.5) * 7
            rod(2.8, 0.1, 'castiron', (x, y, 4.2), 0)
            with group() as d:
                ring(1.7, 0.95, 'crust')
            move(d, (x, y, 3.9))
        with group() as lid:
            slab(panel(24, 21, 5), 3.4, body, (0, -10.5, 0), 1)
            slab(panel(21, 18, 4), 0.3, plate, (0, -10.5, -0.3), 0.05)
            for i in range(6):
                ring(1.7, 0.8, plate, ((i % 3 - 1) * 6.4, -10.5 + (i // 3 - 0.5) * 7, -1.0))
            box(8, 2.4, 1.4, 'plastic white', (0, -22, 0.6), 0.5)
        move(lid, tilt=-106)
        move(lid, (0, 10.8, 5))
        disc(0.8, 0.3, 'glow coral', (8, -10.4, 2.2), 0.1)
    move(g, turn=16)
    with group() as p:
        lathe([(0, 0), (5, 0), (7.4, 1.2), (7.2, 1.5), (4.8, 0.6), (0, 0.6)], 'glaze white', round=0.2)
        for k, icing in enumerate(('icing pink', 'chocolate', 'icing')):
            with group() as d:
                nut(icing)
            move(d, (math.cos(k * 2.1) * 2.8, math.sin(k * 2.1) * 2.8, 0.7))
    move(p, (17, -13, 0))


@maker('quilted-patches', view='steep')
def quilted_patches(count_of=20, shapes=('sun', 'moon', 'heart', 'mountains', 'leaf', 'waves', 'flower'), grounds=('felt navy', 'felt plum', 'felt cream', 'felt sky', 'felt butter', 'felt teal', 'felt rust')):
    """Embroidered patches with stitched rims, each another shape."""
    for i in range(count_of):
        art, mat = shapes[(i * 3) % 7], grounds[(i * 5) % 7]
        with group() as g:
            if i % 3 == 0:
                rod(4, 0.4, mat, round=0.1)
                ring(3.9, 0.28, 'cotton coral', (0, 0, 0.2))
            else:
                slab(panel(8, 8 if i % 2 else 6.4, 1.6), 0.4, mat, round=0.1)
                tube([(x, y, 0.4) for x, y in panel(7.8, 7.8 if i % 2 else 6.2, 1.6)], 0.26, 'cotton amber', closed=True, straight=True)
            s = Sheet(7, 7)
            motif(s, art, ('felt coral', 'felt lemon', 'felt leaf', 'felt cream'), 0, 0, 5, 4.6)
            s.put((0, 0, 0.43), 'up')
        move(g, ((i % 5 - 2) * 9.4, (1.5 - i // 5) * 9.2, 0), turn=(i * 29) % 30 - 15)


@maker('cupcakes', view='high')
def cupcakes(icings=('felt pink', 'felt cream', 'felt chocolate'), cup_mat='felt sky', bits=True):
    """Three felt cupcakes in fluted cups, cherries and sprinkles to put on."""
    for i, icing in enumerate(icings):
        with group() as g:
            lathe([(0, 0), (2.6, 0), (3.6, 4), (0, 4)], cup_mat, round=0.1)
            for k in range(24):
                a = 2 * math.pi * k / 24
                bar((math.cos(a) * 2.64, math.sin(a) * 2.64, 0.2), (math.cos(a) * 3.64, math.sin(a) * 3.64, 4), 0.16, 'felt white')
            for k, (r, z) in enumerate(((3.7, 3.6), (2.8, 5.2), (1.7, 6.8))):
                ring(r * 0.62, r * 0.42, icing, (0, 0, z))
            ball(1.3, icing, (0, 0, 7.4))
            if i != 1:
                ball(1.0, 'felt red', (0, 0, 9.2))
            for k in range(12):
                a = k * 2.4
                tube([(math.cos(a) * 2.7, math.sin(a) * 2.7, 6.2 + 0.2 * (k % 3)), (math.cos(a) * 2.4, math.sin(a) * 2.4, 6.8)], 0.16, ('felt lemon', 'felt teal', 'felt coral')[k % 3])
        move(g, ((i - 1) * 9.4, (3 if i % 2 else -1), 0))
    if bits:
        for k, mat in enumerate(('felt red', 'felt lemon', 'felt leaf')):
            ball(1.0, mat, (-6 + k * 6, -9, 0))
