"""What feasts put on the table: trays of wells, painted eggs, steamers, a coffee pot, cutters, bulbs, beads."""
import math

from makers import maker
from makers.plants_garden.plants import leaf
from makers.shared.parts import bar, blob
from motif_registry import spot
from shapes import ball, box, grid, group, lathe, move, panel, rod, slab, tube


def heap(fill, r, z, seed):
    """A mound of powder, or a pile of pieces: a fill is 'finish color', or [finish, half sizes...]."""
    if isinstance(fill, str):
        lathe([(0, 1.3), (r * .5, 1.0), (r * .96, 0)], fill, (0, 0, z), .5)
        return
    mat, a, b, c = fill
    lathe([(0, .8), (r * .6, .6), (r * .96, 0)], mat, (0, 0, z), .4)
    n = max(7, int(1.15 * r * r / (a * b)))
    for i in range(n):
        t, d = i * 2.4, (r - max(a, b) * .8) * ((i + .5) / n) ** .5
        blob(a, b, c, mat, (math.cos(t) * d, math.sin(t) * d, z + c * .7 + .9 * (1 - d / r) + .5 * spot(i, seed)), 360 * spot(i, seed + 1), 24 * spot(i, seed + 2) - 12, 30 * spot(i, seed + 3) - 15, 16)


@maker('wells', view='steep')
def wells(form='tray', body='walnut', cups=None, fills=('salt d99a2b', 'salt a8502a', 'salt 66793f'), lid=None, spoon=None, radius=4.4):
    """A tray of wells, each heaped: six in a wooden `tray`, seven cups in a `round` box, nine in an `eight`-sided one; the lid leans behind."""
    gap = radius * 2.16
    if form == 'tray':
        at = [((i % 3 - 1) * gap, (.5 - i // 3) * gap) for i in range(6)]
        wide, deep = gap * 3 + 2, gap * 2 + 2
        slab(panel(wide, deep, 1.6), 3.2, body, round=.4, holes=())
    else:
        n = 6 if form == 'round' else 8
        reach = gap if form == 'round' else gap * 1.32
        at = [(0, 0)] + [(math.cos(2 * math.pi * (i + .5) / n) * reach, math.sin(2 * math.pi * (i + .5) / n) * reach) for i in range(n)]
        outer, steps = (reach + radius + 1.2) / (1 if n == 6 else math.cos(math.pi / 8)), 72 if n == 6 else 8
        with group() as g:
            lathe([(0, 0), (outer * .96, 0), (outer, 5), (outer - .5, 5), (outer - .8, 1.4), (0, 1.4)], body, round=0 if n == 8 else .3, steps=steps)
        move(g, turn=22.5 if n == 8 else 0)
    base = 3.2 if form == 'tray' else 1.4
    for i, (x, y) in enumerate(at):
        with group() as g:
            if form == 'tray':
                rod(radius * .97, .1, 'matte 2b1912', (0, 0, .02), 0)
                lathe([(radius * .9, 0), (radius, 0), (radius, .5), (radius * .9, .5)], body, round=.1)
                heap(fills[i % len(fills)], radius * .92, .1, i)
            else:
                lathe([(0, 0), (radius * .92, 0), (radius, 3.2), (radius * .93, 3.2), (radius * .88, .3), (0, .3)], cups or body, round=.15)
                heap(fills[i % len(fills)], radius * .9, 2.0, i)
        move(g, (x, y, base))
    if lid:
        with group() as g:
            lathe([(0, 1.6), (outer * .9, 1.2), (outer, .6), (outer, 0), (outer - .6, 0), (0, .6)], lid, round=.2 if n == 6 else 0, steps=steps)
            rod(1.8, 1.4, spoon or body, (0, 0, 1.5), .3)
        move(g, turn=22.5 if n == 8 else 0)
        move(g, tilt=66)
        move(g, (outer * .42, outer * 1.36, outer * .92))
    if spoon:
        with group() as g:
            bar((-7, 0, .5), (3, 0, 1), .3, spoon)
            blob(1.7, 1.2, .5, spoon, (4, 0, 1))
        move(g, (outer * .1 - 6, -outer - 3, 0), turn=8)


def egg(mat, size=1.0, flat=False):
    line = [(2.25 * math.sin(t) * (1 + .12 * math.cos(t)), 3.05 * (1 - math.cos(t))) for t in [math.pi * k / 18 for k in range(19)]]
    line[0], line[-1] = ((0, .25) if flat else (0, 0)), (0, 6.1)
    return move(lathe(line, mat, round=0, steps=40), scale=size)


@maker('egg-dozen', view='high')
def egg_dozen(mats=('beech',), carton=None, words=None, painted=None, pots=(), brushes=0, stripes='paper white'):
    """Twelve eggs standing in two rows, bare or in a carton; `painted` ones have bands, small pots and brushes lie in front."""
    for i in range(12):
        x, y = (i % 6 - 2.5) * 5.6, (i // 6) * 5.8
        with group() as g:
            mat = painted[i] if painted and i < len(painted) and painted[i] else mats[i % len(mats)]
            egg(mat, flat=True)
            if painted and i < len(painted) and painted[i]:
                for h in (2.2, 3.8):
                    c = math.acos(max(-1, min(1, 1 - h / 3.05)))
                    r = 2.25 * math.sin(c) * (1 + .12 * math.cos(c)) + .03
                    lathe([(r - .02, h - .24), (r + .03, h), (r - .05, h + .24)], stripes, round=0, steps=40)
        move(g, (x, y, 1.6 if carton else 0))
        if carton:
            lathe([(1.2, 0), (2.2, .6), (2.66, 3.6), (2.8, 3.6), (2.8, 0)], carton, (x, y, 0), .1)
    if carton:
        box(35, 13, 2.6, carton, (0, 2.9, 0), .5)
        with group() as g:
            box(35, 13, 2.2, carton, round=.6)
            if words:
                from typeset import Sheet
                s = Sheet(30, 8)
                s.text(words, 0, 0, 28, 5, 'paper ink', 'serif', lines=1)
                s.put((0, 0, -.02), 'up')
                move(s.things, tilt=180)
        move(g, tilt=-96)
        move(g, (0, 10.4, 8.6))
    for i, mat in enumerate(pots):
        x = (i - (len(pots) - 1) / 2) * 4.1
        lathe([(0, 0), (1.6, 0), (1.6, 2), (1.4, 2), (1.4, 1.6), (0, 1.6)], 'plastic white', (x, -6.4, 0), .1)
        rod(1.36, .12, mat, (x, -6.4, 1.66), .02)
    for k in range(brushes):
        with group() as g:
            bar((-7, 0, .4), (4, 0, .4), .32, ('stain coral', 'stain sky')[k % 2])
            bar((4, 0, .4), (5.6, 0, .4), .36, 'silver')
            lathe([(0, 0), (.34, 0), (.42, .9), (0, 2.2)], 'wool brown', round=.2)
        move(g[-1:], roll=90)
        move(g[-1:], (5.6, 0, .4))
        move(g, (-3 + 6 * k, -10.2 - 1.6 * k, 0), turn=4 + 9 * k)


@maker('steamer-tiers', view='table')
def steamer_tiers(bamboo='bamboo', tiers=2, width=25, food=True):
    """Bamboo baskets stacked under a woven lid, which leans aside to show greens in the upper one."""
    r = width / 2
    for k in range(tiers):
        lathe([(0, 1), (r - 1, 1), (r - 1, 0), (r, 0), (r, 7), (r - .9, 7), (r - .9, 2), (0, 2)], bamboo, (0, 0, 7.1 * k), .15)
        for z in (.8, 5.4):
            lathe([(r, 0), (r + .22, .1), (r + .22, .9), (r, 1)], 'bamboo', (0, 0, 7.1 * k + z), .05)
        for a in (240, 285):
            t = math.radians(a)
            box(1.6, .3, 6, 'straw', (math.cos(t) * (r + .2), math.sin(t) * (r + .2), 7.1 * k + .5), .05, a + 90)
    top = 7.1 * (tiers - 1)
    if food:
        for i in range(9):
            a, d = i * 2.4, r * .27 * i ** .5
            with group() as g:
                lathe([(0, 0), (3, .3), (3.2, 1.6), (1.6, 3.1), (0, 3.4)], 'icing f3ead8', round=.8)
                for j in range(10):
                    t = 2 * math.pi * j / 10
                    bar((math.cos(t) * .3, math.sin(t) * .3, 3.4), (math.cos(t + .4) * 2, math.sin(t + .4) * 2, 2.8), .14, 'icing e6d8bc')
            move(g, (math.cos(a) * d, math.sin(a) * d, top + 2.4), scale=.9)
    with group() as lid:
        lathe([(0, 3.4), (r * .6, 3), (r - .4, 1.8), (r, 1.6), (r, 0), (r - .8, 0), (r - .8, 1), (0, 2.4)], bamboo, round=.2)
        for i in range(-4, 5):
            tube([(x, i * r * .2, 3.5 - 1.5 * (x * x + (i * r * .2) ** 2) / r / r) for x in [math.sqrt(max(0, (r * .92) ** 2 - (i * r * .2) ** 2)) * t for t in (-1, -.5, 0, .5, 1)]], .16, 'straw')
        tube([(-2.6, 0, 3.2), (0, 0, 5.4), (2.6, 0, 3.2)], .5, bamboo)
    move(lid, tilt=72)
    move(lid, (8, r + 4.4, r * .98), turn=-6)


@maker('dallah', view='table')
def dallah(metal='steel', trim='brass', cup_mat='porcelain white', coffee='liquid 9a6a2a', count_of=6):
    """A coffee pot with a long curved spout and a spire, small cups without handles, on a round tray."""
    lathe([(0, 0), (19, 0), (20, 1.4), (19.4, 1.4), (18.6, .5), (0, .5)], trim, round=.2)
    with group() as g:
        lathe([(0, 0), (5.4, 0), (5.6, .8), (6.8, 4.6), (6, 8.4), (2.9, 12.6), (2.7, 14.6), (3.9, 18.6), (0, 18.6)], metal, round=.9)
        for r, z in ((3.1, 12.6), (4.0, 18)):
            lathe([(0, 0), (r, 0), (r, .7), (0, .7)], trim, (0, 0, z), .2)
        lathe([(0, 0), (3.9, 0), (3.4, 1.6), (1.2, 3.6), (.5, 6.6), (.9, 7.2), (0, 9)], metal, (0, 0, 18.7), .4)
        tube([(-4.6, 0, 9), (-7.4, 0, 13.4), (-8.2, 0, 17.2), (-12.4, 0, 18.8)], 1.3, metal, taper=[1.5, 1.05, .8, .3])
        tube([(2.8, 0, 15.2), (8.4, 0, 17.6), (10.4, 0, 12), (6.2, 0, 5)], .62, trim)
    move(g, (0, 6, .5), turn=10)
    for i in range(count_of):
        a = math.radians(196 + 148 * i / max(1, count_of - 1))
        with group() as c:
            lathe([(0, 0), (1.5, 0), (2.7, 4.2), (2.45, 4.2), (1.3, .4), (0, .4)], cup_mat, round=.3)
            lathe([(2.44, 3.2), (2.52, 3.2), (2.66, 3.8), (2.6, 3.8)], trim, round=0)
            rod(2.2, .06, coffee, (0, 0, 3.2), .01)
        move(c, (math.cos(a) * 14.6, 4 + math.sin(a) * 14.6, .5))


def strip(line, height, mat):
    """A bent band of metal standing on its edge."""
    n = len(line)
    return grid(n, 1, lambda u, v: (*line[round(u * n) % n], v * height), mat, thick=.16, smooth=False)


def dense(points, most=.5):
    out = []
    for p, q in zip(points, points[1:] + points[:1]):
        n = max(1, int(math.hypot(q[0] - p[0], q[1] - p[1]) / most))
        out += [(p[0] + (q[0] - p[0]) * i / n, p[1] + (q[1] - p[1]) * i / n) for i in range(n)]
    return out


def crescent(size):
    outer = [(math.cos(t) * size, math.sin(t) * size) for t in [math.radians(42 + 276 * i / 40) for i in range(41)]]
    inner = [(size * .40 + math.cos(t) * size * .76, math.sin(t) * size * .76) for t in [math.radians(298 - 236 * i / 36) for i in range(37)]]
    return outer + inner


@maker('festive-cutters', view='steep')
def festive_cutters(metal='tinplate', cookies=True):
    """Bent-metal cutters: crescents in three sizes, two stars, a lantern; two cut cookies."""
    from shapes import star
    lantern = [(-2.2, -4), (2.2, -4), (2.2, -3.2), (3.2, 1.4), (2, 3.2), (.7, 4.2), (.7, 5.2), (-.7, 5.2), (-.7, 4.2), (-2, 3.2), (-3.2, 1.4), (-2.2, -3.2)]
    for line, x, y, turn in ((crescent(5.4), -10, 6, 12), (crescent(4), -11.4, -6.6, -8), (crescent(2.8), -2, -1.4, 6), (dense(star(4.6, 2.1, 5)), 1.4, 8, 8), (dense(star(3, 1.35, 5)), 4.6, -8, 22), (dense(lantern), 11.4, 3.6, -8)):
        with group() as g:
            strip(line, 2.4, metal)
        move(g, (x, y, 0), turn=turn)
    if cookies:
        line = crescent(3.9)
        outer, inner = line[:41], line[:40:-1]
        with group() as g:
            grid(40, 4, lambda u, v: tuple(outer[round(u * 40)][k] * (1 - v) + inner[min(36, round(u * 36))][k] * v for k in (0, 1)) + (.6,), 'cookie', thick=1.1)
        move(g, (-3, -9.6, 0), turn=150)
        move(slab([(px * .97, py * .97) for px, py in star(4.4, 2, 5)], 1, 'cookie', round=.3), (12.4, -7, 0))


@maker('spring-bowl', view='table')
def spring_bowl(bowl='tinplate', tulip=('petal coral', 'petal pink'), daffodil='petal yellow', trumpet='petal orange', muscari='petal indigo'):
    """A zinc bowl of tulips, daffodils and grape hyacinths in bloom."""
    lathe([(0, 0), (9, 0), (13, 9), (13.4, 9), (13.4, 9.8), (12.4, 9.8), (12, 8.4), (0, 8.4)], bowl, round=.4)
    rod(12, .4, 'moss', (0, 0, 8.3), .1)
    for i in range(40):
        a, r = i * 2.4, 1.75 * i ** .5
        leaf(12 + 4 * spot(i, 2), 1.9, 'leaf leaf' if i % 3 else 'leaf moss', .3, .5, (math.cos(a) * r, math.sin(a) * r, 8.4), math.degrees(a) - 90, 72 - 1.6 * i ** .5)
    for i in range(13):
        a, r = i * 2.4 + .6, 3.0 * i ** .5
        x, y = math.cos(a) * r * .86, math.sin(a) * r * .86
        z = 25 - .45 * r + 3 * spot(i, 8)
        kind = i % 3
        if kind == 2:
            z -= 6
        tip = (x * 1.25, y * 1.25, z)
        tube([(x * .9, y * .9, 8.4), (x, y, z * .6), tip], .28, 'leaf leaf')
        with group() as g:
            if kind == 0:
                for k in range(6):
                    t = 2 * math.pi * k / 6
                    blob(1.5, .5, 2.7, tulip[i // 3 % len(tulip)], (math.cos(t) * 1.15, math.sin(t) * 1.15, 2.4), math.degrees(t) + 90, 6, 0, 20)
            elif kind == 1:
                for k in range(6):
                    t = 2 * math.pi * k / 6
                    blob(1.15, 2.1, .2, daffodil, (math.cos(t) * 2, math.sin(t) * 2, 0), math.degrees(t) + 90, 0, 0, 20)
                lathe([(0, 0), (.9, 0), (1.1, 1.4), (1.6, 2), (1.4, 2), (.9, 1.3), (0, .6)], trumpet, round=.2)
            else:
                for k in range(34):
                    t, h = k * 2.4, k / 34
                    blob(.55, .55, .55, muscari, (math.cos(t) * 1.2 * (1 - h * .8), math.sin(t) * 1.2 * (1 - h * .8), 4.6 * h), steps=12)
        if kind == 1:
            move(g, tilt=62)
            move(g, turn=24 * (spot(i, 4) - .5) * 2)
        move(g, tip)


@maker('prayer-beads', view='steep')
def prayer_beads(wood='olivewood', tassel='silk moss', count_of=99):
    """Ninety-nine beads on a loop that lies in a gentle curve, parted in three, with a silk tassel."""
    line = []
    for i in range(600):
        t = 2 * math.pi * i / 600 - math.pi / 2
        r = 12 * (1 + .12 * math.cos(2 * t) + .16 * math.sin(3 * t))
        line.append((math.cos(t) * r * 1.15, math.sin(t) * r + 4))
    lengths = [0.0]
    for p, q in zip(line, line[1:] + line[:1]):
        lengths.append(lengths[-1] + math.hypot(q[0] - p[0], q[1] - p[1]))
    step = lengths[-1] / (count_of + 1)
    r = step * .52
    k = 0
    for i in range(1, count_of + 1):
        while lengths[k + 1] < i * step:
            k += 1
        ball(r, wood, (*line[k], 0), steps=20)
        if i % 33 == 0 and i < count_of:
            rod(r * 1.3, r * .4, 'brass', (*line[(k + 4) % 600], r * .8), .02)
    x, y = line[0]
    blob(r * .8, r * 1.9, r * .9, wood, (x, y - r * 1.4, r))
    for i in range(22):
        t = (i / 21 - .5) * 2
        tube([(x, y - r * 3, r * 1.2), (x + t * .9, y - r * 5, r * .9 + .3 * math.cos(t * 1.5)), (x + t * 1.7, y - 8.6 - .5 * spot(i, 3), .25)], .17, tassel)
    ball(r * .95, 'brass', (x, y - r * 3.3, 0))
