"""Tiles, pieces and racks that lie before a game's box."""
import math

from makers import maker
from makers.shared.fittings import upright
from shapes import box, group, move, ngon, panel, slab, star
from typeset import Sheet


def jigsaw(n=1.0, tabs=(1, -1, 1, -1)):
    """The outline of one puzzle piece of that size, with knobs and holes."""
    sides = []
    for out in tabs:
        line = [(-0.5, 0), (-0.12, 0.02)]
        for k in range(13):
            a = math.radians(215 - 250 * k / 12)
            line.append((0.15 * math.cos(a), out * (0.16 + 0.13 * math.sin(a))))
        sides.append(line + [(0.12, 0.02)])
    out = []
    for i, line in enumerate(sides):
        t = -math.pi / 2 * i
        for x, y in line:
            y += 0.5
            out.append(((x * math.cos(t) - y * math.sin(t)) * n, (x * math.sin(t) + y * math.cos(t)) * n))
    return out


@maker('jigsaw', view='steep')
def pieces(mats=('print sky', 'print leaf', 'print butter', 'print moss', 'print coral'), size=6):
    """A few large loose puzzle pieces."""
    for i, mat in enumerate(mats):
        with group() as g:
            slab(jigsaw(size, ((1, -1, 1, -1), (-1, 1, 1, -1), (1, 1, -1, -1))[i % 3]), 0.5, mat, round=0.1)
        move(g, ((i - (len(mats) - 1) / 2) * size * 1.45, (1.6 if i % 2 else -1.6), 0), turn=(i * 37) % 50 - 25)


@maker('shape-tiles', view='steep')
def shape_tiles(body='stain ink', size=4):
    """Wooden tiles in a crossing of two lines, matched by color and by shape."""
    hues = ('paint red', 'paint orange', 'paint yellow', 'paint leaf', 'paint blue', 'paint violet')
    hues = tuple(h.replace('paint', 'enamel') for h in hues)

    def mark(s, kind, mat):
        r = size * 0.3
        if kind == 'circle':
            s.circle(0, 0, r, mat)
        else:
            pts = {'square': [(-r, -r), (r, -r), (r, r), (-r, r)], 'diamond': ngon(r * 1.3, 4), 'star': star(r * 1.25, r * 0.6, 8), 'cross': star(r * 1.3, r * 0.42, 4),
                   'clover': None}[kind]
            if pts:
                s.poly(pts, mat)
            else:
                for x, y in ((1, 0), (-1, 0), (0, 1), (0, -1)):
                    s.circle(x * r * 0.6, y * r * 0.6, r * 0.56, mat)
    kinds = ('circle', 'square', 'diamond', 'star', 'cross', 'clover')
    spots = [(i - 2.5, 0, kinds[i], hues[3]) for i in range(6)] + [(-0.5, j, kinds[2], hues[(3 + j) % 6]) for j in (-2, -1, 1, 2)]
    for x, y, kind, mat in spots:
        with group() as g:
            slab(panel(size * 0.96, size * 0.96, 0.5), 1.5, body, round=0.25)
            s = Sheet(size, size)
            mark(s, kind, mat)
            s.put((0, 0, 1.52), 'up')
        move(g, (x * size, y * size, 0))


@maker('number-tiles', view='table')
def number_tiles(rack='plastic pine', tile='plastic ivory'):
    """A rack of big-numbered tiles with a run lying before it."""
    inks = ('paper red', 'paper blue', 'paper orange', 'paper ink')

    def one(n, ink):
        slab(panel(4.4, 6.2, 0.6), 0.9, tile, round=0.25)
        s = Sheet(4.4, 6.2)
        s.text(str(n), 0, 0.6, 3.4, 3.2, ink, 'sans-black', lines=1)
        s.circle(0, -2, 0.5, ink)
        s.put((0, 0, 0.92), 'up')
    with group() as g:
        upright([(-18, 0), (18, 0), (18, 2), (-18, 2)], 8, rack, (0, 4, 0), 0.3)
        for row, (y, z) in enumerate(((2.6, 3.6), (-1.8, 1.6))):
            for i in range(7):
                with group() as t:
                    one((3 + i * 2 + row * 3) % 13 + 1, inks[(i + row) % 4])
                move(t, tilt=66)
                move(t, ((i - 3) * 4.8, y, z + 2.8))
        box(36, 2, 4, rack, (0, 3.4, 0), 0.3)
        for i, n in enumerate((7, 8, 9)):
            with group() as t:
                one(n, inks[0])
            move(t, ((i - 1) * 4.8 - 3, -11, 0), turn=3 * i - 3)
    move(g, turn=14)


@maker('family-tree', view='eye')
def family_tree(rows=(('June', 'Walter', 'Rosa', 'Henry'), ('Anna', 'Paul'), ('Lena',)), words='The Ellis Family', sub='FOUR GENERATIONS', wood='oak'):
    """A framed tree whose leaves carry names."""
    W, H = 40, 50
    with group() as g:
        for x, z, w, h in ((0, 0, W, 1.8), (0, H - 1.8, W, 1.8), (-W / 2 + 0.9, 0, 1.8, H), (W / 2 - 0.9, 0, 1.8, H)):
            box(w, 2, h, wood, (x, 0, z), 0.12)
        box(W - 1, 0.4, H - 1, 'paper white', (0, 0.2, 0.5), 0)
        s = Sheet(W - 5, H - 5)
        s.fill('paper cream')
        s.poly([(-1.8, -14), (1.8, -14), (1, 0), (-1, 0)], 'paper brown')
        names = (((-12.6, 13), (-4.4, 15.4), (4.4, 15.4), (12.6, 13), (-14, 8.4), (14, 8.4), (-5, 10.6), (5, 10.6)), ((-9.6, 4.6), (-3.2, 5.6), (3.2, 5.6), (9.6, 4.6)), ((-6.4, -1), (6.4, -1)), ((0, -5.2),))
        people = (('Rosa', 'Henry', 'Ida', 'Walter', 'Nell', 'Amos', 'June', 'Otto'), ('Ruth', 'Frank', 'Clara', 'Leo'), ('Anna', 'Paul'), ('Maya',))
        greens = ('paper sage', 'paper moss', 'paper leaf', 'paper coral')
        for k, (spots, who) in enumerate(zip(names, people)):
            for (x, y), name in zip(spots, who):
                s.line([(0, -8 + 2 * (3 - k)), (x * 0.5, y - 3.4), (x, y)], 0.34, 'paper brown')
        for k, (spots, who) in enumerate(zip(names, people)):
            for (x, y), name in zip(spots, who):
                pts = [(x + 3.3 * math.cos(a), y + 1.5 * math.sin(a)) for a in [2 * math.pi * i / 30 for i in range(30)]]
                pts[0], pts[15] = (x + 4.1, y), (x - 4.1, y)
                s.poly(pts, greens[k])
                s.text(name, x, y, 4.2, 1.3, 'paper ink', 'serif', lines=1, most=1.7)
        s.text(words, 0, -17.6, 24, 2.6, 'paper forest', 'serif', lines=1)
        s.text(sub, 0, -20.6, 14, 0.9, 'paper forest', 'sans', lines=1)
        s.put((0, -0.03, H / 2))
    move(g, tilt=-7)
    move(g, (0, 0, 0.15), turn=16)


@maker('birthday-board', view='eye')
def birthday_board(wood='oak', discs=('beech', 'enamel coral', 'enamel amber', 'enamel sage'), words='Birthdays'):
    """A board with twelve months, small discs hanging under each."""
    months = ('Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec')
    counts = (2, 1, 3, 1, 2, 4, 1, 2, 3, 1, 2, 2)
    with group() as g:
        slab(panel(64, 15, 1.4), 2, wood, round=0.3)
        move(g, tilt=90)
        move(g, (0, 1, 32))
        s = Sheet(64, 15)
        s.text(words, 0, 2.8, 30, 4.6, 'paper espresso', 'serif', lines=1)
        for i, m in enumerate(months):
            s.text(m, (i - 5.5) * 5.1, -4.6, 3.6, 1.6, 'paper espresso', 'sans', lines=1)
        s.put((0, -1.04, 32))
        for i, n in enumerate(counts):
            x = (i - 5.5) * 5.1
            for k in range(n):
                z = 21.6 - k * 5
                d = slab([(2 * math.cos(2 * math.pi * j / 28), 2 * math.sin(2 * math.pi * j / 28)) for j in range(28)], 0.5, discs[(i + k) % len(discs)], round=0.12)
                move(d, tilt=90)
                move(d, (x, 0.2, z))
                t = Sheet(4, 4)
                t.text(str((i * 7 + k * 11) % 27 + 2), 0, 0, 1.8, 1.4, 'paper espresso', 'serif', lines=1)
                t.put((x, -0.34, z))
                box(0.12, 0.12, 1.4, 'brass', (x, 0, z + 1.8), 0)
    move(g, turn=8)
