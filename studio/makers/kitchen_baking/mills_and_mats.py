"""Sheets, mills, mats and toys of a baker."""
import math

from makers import maker
from makers.shared.fittings import blob, disc, lying
from shapes import ball, box, grid, group, lathe, move, panel, ring, rod, slab, tube
from typeset import Sheet


@maker('grain-mill', view='table')
def grain_mill(wood='beech', stone='glaze cream'):
    with group() as g:
        box(17, 17, 28, wood, (0, 0, 1.4), 1)
        lathe([(0, 0), (3, 0), (7.4, 7), (7, 7), (2.8, 0.6), (0, 0.6)], wood, (0, 0, 29), 0.4)
        lathe([(0, 6.2), (6.6, 6.2)], 'crust d8b060', (0, 0, 29), 0.2)
        for i in range(30):
            a, d = i * 2.4, 1.1 * math.sqrt(i)
            ball(0.5, 'crust d8b060', (math.cos(a) * d, math.sin(a) * d, 35), 0.6, 10)
        box(5, 6, 3, wood, (0, -10, 15), 0.6)
        tube([(0, -12, 15.6), (0, -12.6, 12), (0, -12.6, 8)], 1.0, 'salt f6efdc')
        disc(2.2, 1.4, 'steel', (4.6, -8.4, 24), 0.3)
        box(0.5, 0.4, 2, wood, (4.6, -9.9, 24), 0)
        lathe([(0, 0), (3.6, 0), (6.4, 5), (6, 5), (3.3, 0.5), (0, 0.5)], 'glaze sage', (0, -14, 0), 0.4)
        lathe([(0, 5.6), (2, 5), (5.6, 3.6)], 'salt f6efdc', (0, -14, 0), 0.5)
    move(g, turn=22)


@maker('challah', view='high')
def challah(board='olivewood', cover='linen white', words='Shabbat'):
    with group() as g:
        slab(panel(40, 24, 3), 1.8, board, round=0.4)
        for s in range(3):
            pts = []
            for i in range(40):
                t = i / 39
                a = t * 6 * math.pi + s * 2 * math.pi / 3
                w = math.sin(math.pi * (0.06 + 0.88 * t)) ** 0.7
                pts.append(((t - 0.5) * 30, math.sin(a) * 4.2 * w, 4.8 + math.cos(2 * a) * 1.5 * w + 0.5 * w))
            tube(pts, 2.2, 'crust a9622a', taper=[0.5 + 0.55 * math.sin(math.pi * i / 39) for i in range(40)])
    move(g, (0, 4, 0), turn=14)
    from makers.home.textiles import fold
    with group() as c:
        fold(22, 13, 0.9, cover)
        box(22, 0.9, 0.16, 'felt cobalt', (0, -4.6, 1.05), 0.02)
        s = Sheet(18, 5)
        s.text(words, 0, 0, 12, 2.6, 'felt cobalt', 'italic', lines=1)
        s.put((0, -1.2, 1.2), 'up')
    move(c, (4, -18, 0), turn=6)


@maker('baking-mat', view='steep')
def baking_mat(mat='silicone sky', ink='paper white'):
    """A mat with rings and rulers, one end rolled."""
    with group() as g:
        pts = [(0, 0)] + [(math.sin(a * 0.4) * 3, 3 - math.cos(a * 0.4) * 3) for a in range(1, 26)]

        def place(u, v):
            if v < 0.6:
                return (-30 + v / 0.6 * 44, (u - 0.5) * 40, 0.2)
            k = min(25, round((v - 0.6) / 0.4 * 25))
            return (14 + pts[k][0] * (1 - k * 0.01), (u - 0.5) * 40, 0.2 + pts[k][1] * (1 - k * 0.01))
        grid(4, 90, place, mat, thick=0.3)
        s = Sheet(44, 40)
        s.frame(1.2, 0.16, ink)
        for r in (5, 8, 11, 14):
            s.line([(r * math.cos(a), r * math.sin(a)) for a in [2 * math.pi * i / 60 for i in range(60)]], 0.18, ink, True)
            s.text(f'{r * 2 // 3 + 2} in', 0, r - 1.1, 2.6, 0.9, ink, 'sans', lines=1)
        for i in range(20):
            s.rect(-20 + i * 2.1, -18, 0.12, 1.4 if i % 5 == 0 else 0.7, ink)
            s.rect(-20.2, -18 + i * 1.9, 1.4 if i % 5 == 0 else 0.7, 0.12, ink)
        s.put((-8, 0, 0.38), 'up')
    move(g, turn=12)


@maker('cream-ball', view='table')
def cream_ball(body='plastic sky', cap='plastic white'):
    """A hexagon-patched ball to roll, its ends capped, scoops beside it."""
    with group():
        ball(10, body)
        for i in range(14):
            z = 1 - 2 * (i + 0.5) / 14
            a, r = i * 2.4, math.sqrt(1 - z * z)
            with group() as h:
                lathe([(0, 0), (3, 0), (2.6, 0.7), (0, 0.8)], body, round=0.2, steps=6)
            move(h, tilt=math.degrees(math.acos(z)))
            move(h, turn=math.degrees(a) + 90)
            move(h, (math.cos(a) * r * 9.8, math.sin(a) * r * 9.8, 10 + z * 9.8))
        with group() as c:
            lathe([(0, 0), (4.6, 0), (4.6, 1.6), (3.4, 2), (0, 2)], cap, round=0.3)
            box(6, 1.4, 1, cap, (0, 0, 1.8), 0.4)
        move(c, tilt=52)
        move(c, (0, -7.6, 15.6))
    with group() as b:
        lathe([(0, 0), (3, 0), (5, 4.4), (4.7, 4.4), (2.8, 0.6), (0, 0.6)], 'glaze coral', round=0.4)
        for x, y, m in ((-1.7, 0, 'icing'), (1.8, 0.4, 'icing pink'), (0, -1.4, 'chocolate 6a4028')):
            ball(2.3, m, (x, y, 2.6))
    move(b, (16, -8, 0))


@maker('candy-floss', view='table')
def candy_floss(body='gloss rose', bowl='glass e8b8c8'):
    with group() as g:
        lathe([(0, 0), (9, 0), (9.4, 1), (8, 7), (0, 7)], body, round=0.8)
        lathe([(8, 7), (15, 9), (16, 15), (15.6, 15), (14.6, 9.6), (8, 7.6), (0, 7.4)], bowl, round=0.6)
        lathe([(0, 7.4), (3, 7.4), (3.2, 10), (2.4, 11), (0, 11)], 'steel', round=0.3)
        disc(1.3, 0.6, 'plastic white', (0, -8.6, 3.6), 0.15)
        with group() as f:
            rod(0.3, 16, 'paper cream', (0, 0, 0), 0.05)
            for i in range(26):
                a, t = i * 2.4, i / 26
                r = 3.6 * math.sin(math.pi * (0.12 + 0.8 * t)) ** 0.6
                ball(2.2, 'fleece pink', (math.cos(a) * r * 0.6, math.sin(a) * r * 0.6, 8 + t * 10), 0.9, 16)
        move(f, roll=14)
        move(f, (-5, 0, 10))
    move(g, turn=14)
    with group() as c:
        for i in range(22):
            a, t = i * 2.4, i / 22
            r = 3 * math.sin(math.pi * (0.12 + 0.8 * t)) ** 0.6
            ball(2, 'fleece sky', (math.cos(a) * r * 0.6, math.sin(a) * r * 0.6, 8 + t * 8), 0.9, 16)
        rod(0.3, 12, 'paper cream', (0, 0, 0), 0.05)
    move(c, roll=-20)
    move(c, (20, -6, 0))


@maker('shop-counter', view='table')
def shop_counter(wood='birch', awning=('cotton coral', 'cotton cream'), words='Bakery'):
    """A child's shop with a striped awning, shelves and a slate."""
    with group() as g:
        box(70, 26, 2.4, wood, (0, 0, 42), 0.5)
        box(68, 1.6, 42, wood, (0, -11, 0), 0.4)
        for x in (-34, 34):
            box(2, 24, 100, wood, (x, 0, 0), 0.4)
        for z in (60, 76):
            box(66, 12, 1.6, wood, (0, 6, z), 0.3)
        for i in range(10):
            x = -31.5 + i * 7
            with group() as a:
                box(7, 26, 0.8, awning[i % 2], (0, 0, 0), 0.1)
                lying(3.5, 0.8, awning[i % 2], (0, -13, 0), 90, 0)
            move(a, tilt=20)
            move(a, (x, -8, 98))
        for z, row in ((61.6, 5), (77.6, 4)):
            for i in range(row):
                x = (i - (row - 1) / 2) * 12
                if i % 2:
                    blob(8, 6, 5, 'crust', 0.08, i, 0.4)
                    move(g[-1], (x, 5, z))
                else:
                    ring(2.4, 1.3, 'crust', (x, 5, z))
                    ring(2.4, 1.2, 'icing pink', (x, 5, z + 0.5))
        s = Sheet(40, 20)
        s.rect(0, 0, 40, 20, 'walnut', 1)
        s.rect(0, 0, 37, 17, 'paper charcoal', 0.6)
        s.text(words, 0, 3.4, 22, 6, 'paper cream', 'serif', lines=1)
        s.text('Bread 2 · Bun 1', 0, -4, 26, 3, 'paper cream', 'italic', lines=1)
        s.put((0, -11.9, 22))
    move(g, turn=20)
