"""What a gardener uses, hangs up and grows things in."""
import math

from art import spot
from makers import maker
from makers.plants_garden.plants import foliage, leaf, pot
from makers.shared.fittings import bar, blob, disc, lying, upright
from shapes import ball, box, fillet, group, lathe, move, panel, ring, rod, slab, tube
from typeset import Sheet


def sprig(size, green='leaf leaf', n=7):
    tube([(0, 0, 0), (0.3, 0, size * 0.5), (0, 0, size)], 0.14, 'leaf moss')
    for i in range(n):
        leaf(size * 0.34, size * 0.2, green, 0.3, 0.2, (0, 0, size * (0.4 + 0.6 * i / n)), i * 137, 30)


@maker('propagation', view='eye')
def propagation(wood='walnut', count_of=5):
    """Glass tubes of water in a wooden stand, a cutting in each."""
    w = count_of * 5.4
    box(w + 4, 7, 1.4, wood, (0, 0, 0), 0.3)
    for x in (-w / 2 - 1, w / 2 + 1):
        box(1.2, 3, 15, wood, (x, 0, 1), 0.3)
    box(w + 3, 3.6, 1.2, wood, (0, 0, 13), 0.3)
    for i in range(count_of):
        x = (i - (count_of - 1) / 2) * 5.4
        lathe([(0, 3), (1.3, 3.6), (1.5, 5), (1.5, 17), (1.9, 17.4), (1.7, 17.4), (1.35, 17), (1.35, 5), (0, 3.4)], 'glass', (x, 0, 0), 0.4)
        lathe([(0, 3.6), (1.3, 5), (1.3, 12.4), (0, 12.4)], 'glass bfdcdc', (x, 0, 0), 0.3)
        for k in range(5):
            tube([(x, 0, 9), (x + math.cos(k * 1.3) * 0.5, math.sin(k * 1.3) * 0.5, 7), (x + math.cos(k * 1.3) * 0.8, math.sin(k * 1.3) * 0.8, 5.4)], 0.07, 'paper bone')
        with group() as s:
            sprig(13 + 3 * spot(i), ('leaf leaf', 'leaf jade', 'leaf moss', 'leaf lime', 'leaf sage')[i % 5], 6 + i % 3)
        move(s, roll=(i - 2) * 4)
        move(s, (x, 0, 9))


@maker('hanging-shelf', view='eye')
def hanging_shelf(wood='oak', rope='rope'):
    """A rope-hung shelf with three small pots and a mister."""
    box(44, 12, 1.6, wood, (0, 0, 20), 0.3)
    for x in (-20, 20):
        for y in (-5, 5):
            tube([(x, y, 19), (x, y, 21.6), (x * 0.5, y * 0.4, 44), (0, 0, 62)], 0.45, rope)
            ball(0.9, rope, (x, y, 18))
    move(ring(1.6, 0.4, 'brass'), (0, 0, 62), tilt=90)
    for i, (x, kind, mat) in enumerate(((-13, 'snake', 'glaze cream'), (-2, 'succulent', 'terracotta'), (8, 'herb', 'glaze lilac'))):
        with group() as p:
            pot(mat, 8, 7, 'terracotta', 'straight')
            foliage(kind, 5.6, 15, 'leaf leaf', 'petal pink')
        move(p, (x, 0, 21.6))
    with group() as m:
        lathe([(0, 0), (2.2, 0), (2.4, 4), (1, 6.4), (0.9, 7.6), (0, 7.6)], 'glass', round=0.5)
        lathe([(0, 7.4), (1.1, 7.4), (1, 9), (0, 9)], 'brass', round=0.2)
        lying(0.4, 2.4, 'brass', (-1.2, 0, 8.6), 0, 0.1)
    move(m, (17, 0, 21.6))


@maker('mister', view='eye')
def mister(body='brass'):
    lathe([(0, 0), (3.8, 0), (4.2, 1), (4, 6), (2.2, 9), (1.6, 10), (1.6, 11.4), (0, 11.4)], body, round=0.9)
    lathe([(0, 11.2), (1.9, 11.2), (1.9, 13), (1, 13.6), (0, 13.6)], body, round=0.3)
    rod(0.5, 2.6, body, (0, 0, 13.4), 0.1)
    rod(1.2, 0.8, body, (0, 0, 15.8), 0.3)
    tube([(-1, 0, 12.4), (-4, 0, 12.8), (-5.4, 0, 12.8)], 0.5, body)
    lying(0.8, 0.8, body, (-5.8, 0, 12.8), 0, 0.1)
    for i in range(40):
        a, d = (spot(i, 1) - 0.5) * 0.8, 1 + 7 * spot(i, 2)
        ball(0.09 + 0.08 * spot(i, 3), 'glass', (-6.4 - d, (spot(i, 4) - 0.5) * d * 0.5, 12.6 + d * a * 0.7), 1, 8)
    from makers.plants_garden.plants import plant
    with group() as p:
        plant(kind='fern', size=20, pot_width=10, pot_height=9)
    move(p, (12, 6, 0))


@maker('counter-garden', view='eye')
def counter_garden(body='matte white', pods=9, tall=16):
    """A water garden under its own lamp."""
    with group() as g:
        slab(panel(36, 17, 3), 9, body, round=1)
        slab(panel(33, 14, 2), 0.4, 'matte charcoal', (0, 0, 8.9), 0.1)
        for i in range(pods):
            x, y = (i % 5 - 2 + (0.5 if i >= 5 else 0)) * 6.2, -2.8 if i < 5 else 3
            rod(1.9, 0.8, body, (x, y, 9), 0.2)
            with group() as f:
                foliage('herb', 0, 10 + 3 * spot(i), ('leaf leaf', 'leaf lime', 'leaf jade')[i % 3], 'petal pink')
            move(f, (x, y, 9.6), scale=0.7)
        box(2.4, 2, 24, 'aluminum', (0, 8, 6), 0.3)
        slab(panel(38, 12, 3), 2, body, (0, 2, 29), 0.7)
        slab(panel(34, 9, 2), 0.3, 'glow fff4e2', (0, 2, 28.8), 0.05)
        s = Sheet(8, 4)
        s.circle(-2, 0, 0.7, 'dimglow sky')
        s.text('WATER', 1.4, 0, 3.6, 0.9, 'paper slate', 'sans', lines=1)
        s.put((10, -8.55, 4))
    move(g, turn=16)


@maker('grow-light', view='eye')
def grow_light(metal='matte black'):
    """A pole with a shining disc over two plants."""
    from makers.plants_garden.plants import plant
    lathe([(0, 0), (7, 0), (7, 1), (1, 1.6), (0, 1.6)], metal, (-13, 2, 0), 0.3)
    tube([(-13, 2, 1), (-13, 2, 44), (-12, 2, 52), (-6, 2, 56), (3, 2, 54)], 0.7, metal)
    with group() as h:
        lathe([(0, 3), (4, 3), (9, 1), (9.4, 0), (9, 0), (0, 0.4)], metal, round=0.5)
        rod(8.4, 0.3, 'glow fff0d8', (0, 0, -0.1), 0.05)
    move(h, (3, 2, 50.4))
    box(3, 1.6, 4, metal, (-13, 0.6, 22), 0.4)
    for x, kind, mat, size in ((-1, 'monstera', 'glaze cream', 26), (12, 'herb', 'terracotta', 22)):
        with group() as p:
            plant(kind=kind, size=size, pot_width=12, pot_height=10, pot_mat=mat)
        move(p, (x + 3, 0, 0))


@maker('shears', view='steep')
def shears(grip='rubber cherry', metal='steel'):
    """Pruning shears, open."""
    with group() as g:
        for s in (-1, 1):
            with group() as h:
                tube([(0, -0.6, 0.9), (s * 1.6, -4, 0.9), (s * 1.4, -9, 0.9), (s * 0.4, -14, 0.9)], 0.85, grip, taper=[0.8, 1, 1.1, 0.8])
                if s < 0:
                    slab(fillet([(-1.2, -1), (1, -0.6), (1.7, 3), (0.4, 7.4), (-0.9, 4)], 0.5, True, 5), 0.4, metal, (0, 0, 0.9), 0.1)
                else:
                    slab(fillet([(-1, -0.6), (1, -1), (0.6, 2), (-0.4, 5.4), (-1.6, 6.4), (-0.9, 3)], 0.4, True, 5), 0.5, 'gunmetal', (0, 0, 0.4), 0.1)
            move(h, turn=s * 13)
        rod(0.9, 1.9, 'brass', (0, 0, 0.1), 0.1)
        tube([(math.cos(i * 0.8) * 0.5 + (i - 15) * 0.07, -4.4, 0.9 + math.sin(i * 0.8) * 0.5) for i in range(30)], 0.12, metal)
    move(g, turn=24)
    with group() as r:
        tube([(0, 0, 0.4), (3, 4, 0.5), (4, 9, 0.6)], 0.3, 'leaf moss')
        for k in range(9):
            a = k * 2.4
            move(ball(1.1, 'petal rose', squash=0.5, steps=16), (4 + math.cos(a) * 0.35 * math.sqrt(k), 10 + math.sin(a) * 0.35 * math.sqrt(k), 0.3 + 0.14 * k))
        leaf(3.4, 1.8, 'leaf leaf', 0.2, 0.2, (2, 3, 0.5), -60, 8)
        leaf(3.4, 1.8, 'leaf leaf', 0.2, 0.2, (3.4, 6, 0.5), 60, 8)
    move(r, (8, -3, 0), turn=-30)


@maker('weeding-knife', view='steep')
def weeding_knife(handle='beech', metal='brushed', sheath='leather brown'):
    with group() as g:
        teeth = [(1.7 + (0.22 if k % 2 else 0), k * 0.5) for k in range(3, 22)]
        slab([(-1.6, 0), (1.6, 0)] + teeth + [(1.2, 13), (0, 17), (-1.4, 13)], 0.4, metal, (0, 0, 0.7), 0.08)
        s = Sheet(4, 16)
        for i in range(7):
            s.rect(-0.7, -6 + i * 2, 1.2, 0.1, 'paper ink')
            s.text(str(i + 1), 0.5, -6 + i * 2, 0.5, 0.7, 'paper ink', 'sans')
        s.put((0, 8, 1.12), 'up')
        tube([(0, -12, 1.2), (0, -10, 1.2), (0, -3, 1.2), (0, 0, 1.2)], 1.4, handle, taper=[0.8, 1.1, 0.95, 1.05])
        box(3.2, 0.8, 2.2, 'steel', (0, 0, 0.1), 0.2)
    move(g, (-3, 0, 0), turn=-18)
    with group() as h:
        slab(fillet([(-2.4, 0), (2.4, 0), (2.4, 14), (0, 19), (-2.4, 14)], 1, True, 5), 1, sheath, round=0.3)
        tube([(-2, 0.6, 1.1), (-2, 13.4, 1.1), (0, 17.8, 1.1), (2, 13.4, 1.1), (2, 0.6, 1.1)], 0.1, 'cotton cream', straight=True)
        box(2.6, 5, 0.5, sheath, (0, -1.4, 0.6), 0.2)
    move(h, (8, -8, 0), turn=-12)


@maker('child-tools', view='steep')
def child_tools(shaft='beech', hues=('coral', 'amber', 'teal')):
    """A rake, a hoe and a spade cut to child height, and small gloves."""
    for i, hue in enumerate(hues):
        with group() as g:
            bar((0, -30, 1.2), (0, 20, 1.2), 1.1, shaft)
            lying(1.1, 8, shaft, (0, -30, 1.2), 0, 0.4)
            if i == 0:
                box(14, 1.6, 1.6, f'enamel {hue}', (0, 20, 0.6), 0.3)
                for k in range(8):
                    bar(((k - 3.5) * 1.8, 20.6, 1.2), ((k - 3.5) * 1.8, 25, 0.6), 0.4, f'enamel {hue}')
            elif i == 1:
                tube([(0, 19, 1.2), (0, 23, 2.4), (0, 25, 1)], 0.7, f'enamel {hue}')
                slab(fillet([(-5, 23), (5, 23), (6, 28), (-6, 28)], 0.8, True), 0.5, f'enamel {hue}', (0, 0, 0.4), 0.15)
            else:
                slab(fillet([(-5, 18), (5, 18), (5.4, 29), (0, 34), (-5.4, 29)], 1.6, True, 5), 0.6, f'enamel {hue}', (0, 0, 0.8), 0.2)
                lathe([(0, 0), (1.4, 0), (1.2, 5), (0, 5)], f'enamel {hue}', (0, 0, 0), 0.1)
                move(g[-1], tilt=-90)
                move(g[-1], (0, 15, 1.2))
        move(g, ((i - 1) * 17, (i % 2) * -3, 0), turn=(1 - i) * 8)
    from makers.style.footwear import gloves
    with group() as gl:
        gloves(mat='cotton butter', cuff='cotton leaf')
    move(gl, (34, -16, 0), turn=-10, scale=0.72)


@maker('fairy-garden', view='table')
def fairy_garden(bowl='terracotta'):
    """A mossy dish with a tiny door, a bridge and toadstools."""
    lathe([(0, 0), (13, 0), (17, 6), (17.6, 7.4), (16, 7.4), (15, 6), (0, 6)], bowl, round=0.6)
    for i in range(26):
        a, d = i * 2.4, 2.9 * math.sqrt(i)
        ball(2.6 + spot(i), 'moss', (math.cos(a) * d, math.sin(a) * d, 4.4), 0.6, 18)
    move(blob(15, 11, 14, 'moss 5f7a3a', 0.2, 1.2, 0.3), (-2, 6, 5))
    with group() as d:
        arch = [(-2.2, 0)] + [(-2.2 * math.cos(t), 4 + 2.2 * math.sin(t)) for t in [math.pi * k / 14 for k in range(15)]] + [(2.2, 0)]
        upright(arch, 0.8, 'stain coral', (0, 0, 0), 0.2)
        tube([(x * 1.16, -0.4, z * 1.04) for x, z in arch], 0.45, 'stone')
        disc(0.24, 0.4, 'brass', (1.3, -0.8, 2.6), 0.05)
    move(d, (-2, -0.4, 6.4))
    for x, y, h, r in ((7, -3, 4, 2), (9.6, 0, 2.6, 1.4), (-9, -5, 3, 1.6)):
        lathe([(0, 0), (0.7, 0), (0.5, h), (0, h)], 'paper bone', (x, y, 6), 0.2)
        lathe([(0, h + r * 0.8), (r * 0.8, h + r * 0.4), (r, h - 0.3), (0.4, h - 0.2)], 'gloss red', (x, y, 6), 0.5)
        for k in range(5):
            ball(r * 0.13, 'gloss white', (x + math.cos(k * 1.26 - 1.5) * r * 0.6, y + math.sin(k * 1.26 - 1.5) * r * 0.6, 6 + h + r * 0.36), steps=10)
    for k in range(9):
        t = (k - 4) / 4
        box(0.9, 4, 0.5, 'walnut', (1.4 + t * 5, -10 + t * 0.6, 7.6 + 1.8 * (1 - t * t)), 0.1)
    for s in (-1, 1):
        tube([(-3.8, -10 + s * 2, 8), (1.4, -10 + s * 2, 11.4), (6.6, -9.4 + s * 2, 8)], 0.24, 'walnut')


@maker('kneeler', view='table')
def kneeler(metal='enamel pine', pad='foam leaf'):
    with group() as g:
        box(50, 22, 5, pad, (0, 0, 34), 1.6)
        for s in (-1, 1):
            tube([(s * 27, -10, 0.8), (s * 27, -10, 42), (s * 27, -8, 46), (s * 27, 8, 46), (s * 27, 10, 42), (s * 27, 10, 0.8)], 1.3, metal)
            for y in (-10, 10):
                rod(1.9, 1.6, 'rubber black', (s * 27, y, 0), 0.3)
            bar((s * 27, -10, 12), (s * 27, 10, 12), 1, metal)
        for y in (-10, 10):
            bar((-27, y, 34), (27, y, 34), 1, metal)
        with group() as p:
            box(16, 2, 20, 'canvas moss', (0, 0, 0), 0.8)
            for k, h in ((-4, 'stain amber'), (0, 'stain coral'), (4, 'stain teal')):
                rod(0.9, 9, h, (k, 0, 18), 0.3)
        move(p, turn=-90)
        move(p, (29.4, 0, 14))
    move(g, turn=26)
