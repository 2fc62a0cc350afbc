"""For two: compasses, roses, wine and a picnic."""
import math

from makers import maker
from makers.shared.fittings import bar, hollow
from shapes import ball, box, group, lathe, move, panel, ring, rod, slab, tube
from typeset import Sheet


def rose(mat, at, r):
    """Petals wound around a bud."""
    from makers.plants_garden.plants import leaf
    with group() as g:
        for k in range(26):
            t = k / 26
            with group() as p:
                leaf(r * (0.95 + 0.25 * t), r * (0.9 + 0.5 * t), mat, -0.35 + 0.5 * t, 0.25, (0, r * 0.1 * t, 0), 0, 82 - 52 * t, 0.4)
            move(p, turn=k * 137.5)
    return move(g, at)


@maker('pocket-compass', view='high')
def pocket_compass(metal='brass', words='38.71° N 9.14° W'):
    """A brass compass with its lid up and a line engraved inside."""
    with group() as g:
        lathe([(0, 0), (3.6, 0), (3.8, 0.5), (3.8, 1.2), (3.5, 1.4), (3.3, 1.1), (0, 1.1)], metal, round=0.12)
        s = Sheet(7, 7)
        s.circle(0, 0, 3.2, 'enamel cream')
        for i in range(36):
            a = math.radians(10 * i)
            s.line([(math.sin(a) * 3.0, math.cos(a) * 3.0), (math.sin(a) * (2.6 if i % 9 else 2.3), math.cos(a) * (2.6 if i % 9 else 2.3))], 0.06, 'paper ink')
        for i, t in enumerate('NESW'):
            a = math.radians(90 * i)
            s.text(t, math.sin(a) * 1.85, math.cos(a) * 1.85, 0.6, 0.6, 'paper ink', 'serif')
        s.poly([(0.3, 0), (0.7, 1.7), (-0.3, 0.1)], 'paper red')
        s.poly([(-0.3, 0), (-0.7, -1.7), (0.3, -0.1)], 'paper navy')
        s.circle(0, 0, 0.22, 'foil')
        s.put((0, 0, 1.13), 'up')
        with group() as lid:
            lathe([(0, 0), (3.6, 0), (3.8, 0.3), (3.6, 0.7), (0, 0.8)], metal, (0, 3.8, 0), 0.12)
            t = Sheet(6, 3)
            t.text(words, 0, 0, 4.8, 1.6, 'paper espresso', 'italic', lines=2)
            t.put((0, 3.8, 0.82), 'up')
        move(lid, tilt=74)
        move(lid, (0, 3.8, 1.4))
        ring(0.7, 0.14, metal, (0, -4.5, 0.3))
        tube([(0, -5.2, 0.4), (2, -7, 0.3), (5, -6, 0.3), (7, -8, 0.3)], 0.2, metal)
    move(g, turn=14)


@maker('glass-rose', view='eye')
def glass_rose(bloom='petal cherry', base='walnut'):
    """One rose under a glass dome."""
    from makers.plants_garden.plants import leaf
    lathe([(0, 0), (8, 0), (8, 1.6), (7, 2.4), (0, 2.4)], base, round=0.4)
    lathe([(6.4, 2.4), (6.4, 18), (4.4, 23), (0, 25)], 'glass', round=2.6)
    ball(0.9, 'glass', (0, 0, 24.6))
    tube([(0, 0, 2.4), (0.4, 0, 8), (0, 0, 14)], 0.26, 'leaf moss')
    for i, z in enumerate((6, 8.6, 10.6)):
        leaf(4, 2.2, 'leaf leaf', 0.3, 0.2, (0.2, 0, z), 60 + i * 130, 30)
    rose(bloom, (0, 0, 13.4), 3.0)
    for i in range(4):
        move(ball(0.7, bloom, squash=0.2, steps=14), (math.cos(i * 2) * 3.4, math.sin(i * 2) * 3, 2.5), scale=(1, 1.4, 1))


@maker('rose-bush', view='eye')
def rose_bush(bloom='petal berry', wood='pinewood'):
    """A climbing rose on a trellis."""
    from makers.plants_garden.plants import leaf, pot
    pot('terracotta', 22, 18)
    for k in range(5):
        x = (k - 2) * 8
        bar((x * 0.5, 3, 12), (x, 3, 84), 0.9, wood)
    for z in (30, 48, 66, 80):
        bar((-17 - z * 0.02, 3, z), (17 + z * 0.02, 3, z), 0.9, wood)
    for s in range(4):
        pts = [(0, 0, 15)]
        for k in range(1, 8):
            t = k / 7
            pts.append((math.sin(k * 1.1 + s * 1.7) * (6 + 10 * t), 1.4, 15 + t * (56 + s * 5)))
        tube(pts, 0.45, 'leaf moss')
        for k, p in enumerate(pts[1:]):
            for j in range(5):
                leaf(5.4, 3.2, ('leaf leaf', 'leaf forest')[j % 2], 0.3, 0.2, (p[0] + (j - 2) * 1.2, p[1] - 1, p[2] + (j % 2) * 2), j * 72 + s * 20, 10)
            if (k + s) % 2 == 0:
                with group() as r:
                    rose(bloom, (0, 0, 0), 2.6)
                move(r, tilt=58)
                move(r, (p[0], p[1] - 2, p[2]))


@maker('wine-fridge', view='table')
def wine_fridge(body='matte black', shelf='beech'):
    with group() as g:
        for x in (-1, 1):
            box(1.6, 36, 54, body, (x * 17, 0, 2), 0.5)
        for z in (2, 54.4):
            box(35.6, 36, 1.6, body, (0, 0, z), 0.5)
        box(34, 1, 52, 'matte charcoal', (0, 17, 3), 0)
        for k in range(3):
            z = 9 + k * 15
            box(32, 32, 0.8, 'steel', (0, 0, z), 0.1)
            box(32, 1, 2.4, shelf, (0, -16, z - 1), 0.2)
            for i in range(5 if k else 6):
                x = -12.6 + i * (6.2 if k else 5.2)
                with group() as b:
                    lathe([(0, 0), (2.6, 0), (2.6, 15), (1, 19), (1, 26), (0, 26)], ('glass 2f4a2a', 'glass 5a1020', 'glass c8b060')[(i + k) % 3], round=0.8, steps=28)
                    rod(1.1, 2.4, ('foil wine', 'foil', 'foil navy')[(i + k) % 3], (0, 0, 24), 0.1)
                move(b, tilt=90)
                move(b, (x, 14, z + 3.6))
        for x in (-15.4, 15.4):
            box(0.6, 1.4, 46, 'glow fff0d8', (x, -12, 6), 0.1)
        for x, z, w, h in ((0, 2, 36, 3), (0, 53, 36, 3), (-16.6, 2, 3, 54), (16.6, 2, 3, 54)):
            box(w, 1.6, h, body, (x, -18.6, z), 0.3)
        bar((13.4, -20.6, 18), (13.4, -20.6, 42), 0.7, 'steel')
        s = Sheet(8, 3)
        s.text('54°', 0, 0, 4, 1.7, 'glow aqua', 'sans', lines=1)
        s.put((0, -19.5, 54.6))
    move(g, turn=22)


@maker('picnic-basket', view='high')
def picnic_basket(weave='wicker', lining='cotton cherry'):
    """A lidded hamper, open: two plates, two glasses and a bottle strapped in."""
    with group() as g:
        hollow(44, 30, 18, 1.6, weave, round=0.7)
        box(41, 27, 11, lining, (0, 0, 2), 0.6)
        with group() as lid:
            box(44, 30, 2.6, weave, (0, 15, 0), 0.9)
            box(40, 26, 0.4, lining, (0, 15, 2.5), 0.1)
            for s in (-1, 1):
                with group() as p:
                    lathe([(0, 0), (7, 0), (9.4, 1.2), (9.2, 1.5), (6.8, 0.5), (0, 0.5)], 'glaze white', round=0.2)
                move(p, (s * 10, 16, 2.9))
                box(3, 20, 0.5, 'leather brown', (s * 10, 16, 4.2), 0.1)
        move(lid, tilt=74)
        move(lid, (0, 15, 18))
        with group() as b:
            lathe([(0, 0), (3.6, 0), (3.6, 17), (1.3, 22), (1.3, 29), (0, 29)], 'glass 2f4a2a', round=1)
        move(b, roll=90)
        move(b, (-14, 6, 16.4))
        for s in (-1, 1):
            with group() as c:
                lathe([(0, 0), (3, 0), (0.5, 0.8), (0.4, 6), (2.6, 8), (3, 12), (2.6, 15), (2.4, 15), (2.7, 12), (0, 7.6)], 'glass', round=0.6)
            move(c, roll=78)
            move(c, (2, -4 - s * 4, 15.4), turn=s * 4)
        slab(panel(14, 9, 1.4), 1.2, 'oak', (-12, -6, 13), 0.3)
        for x in (-12, 12):
            box(3, 1, 7, 'leather brown', (x, -15.4, 11), 0.2)
            box(3.4, 1.2, 2, 'brass', (x, -15.6, 12), 0.2)
        tube([(-6, -15.6, 12), (-5, -18, 10), (5, -18, 10), (6, -15.6, 12)], 0.8, 'leather brown')
    move(g, turn=14)
