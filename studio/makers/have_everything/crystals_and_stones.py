"""Stones: a geode that stands open, agate bookends, polished pebbles in a divided box."""
import math

from makers import maker
from makers.shared.fittings import hollow
from makers.shared.parts import blob, upright
from motif_registry import spot
from shapes import box, group, lathe, mesh, move, rod, tube

STONES = ('gloss b784d6', 'gloss e7a6b4', 'gloss b9803a', 'gloss 3f8f7a', 'gloss 3d5fae', 'gloss efe6da', 'gloss 2b2a30', 'gloss c8502f', 'gloss 7fb4c9', 'gloss d9a83c', 'gloss 6f8f5a', 'gloss 7a4a36')


def egg(width, height, wobble=0.05, seed=0):
    """A lumpy upright oval around its middle, wider below."""
    pts = []
    for i in range(44):
        a = 2 * math.pi * i / 44
        r = 1 + wobble * (math.sin(3 * a + seed) + 0.6 * math.sin(5 * a + 2 * seed))
        x, z = math.cos(a) * r, math.sin(a) * r
        pts.append((x * width / 2 * (1 - 0.16 * z), z * height / 2))
    return pts


def points_of_crystal(width, height, mats, count, depth, reach=1.0):
    """Six-sided points that look out of a hollow, towards the front."""
    for i in range(count):
        a, r = i * 2.39996, math.sqrt((i + 0.5) / count)
        x, z = math.cos(a) * r * width * 0.46, math.sin(a) * r * height * 0.46
        s = (0.7 + 0.6 * spot(i, 3)) * reach
        with group() as g:
            lathe([(0, 0), (0.85 * s, 0), (0.85 * s, 1.6 * s), (0, 2.7 * s)], mats[i % len(mats)], round=0, steps=6)
        move(g, tilt=90 + 26 * math.sin(a) * r, turn=-28 * math.cos(a) * r)
        move(g, (x, depth, z))


def salt_lamp(wood='walnut', salt='dimglow e8622c'):
    """A rough block of lit salt on a round of wood, its cord with a dial."""
    rod(7.4, 2, wood, round=0.5)
    n, rows = 22, 16
    verts, faces = [], []
    for j in range(rows + 1):
        t = j / rows
        wide = (5.8 + 1.4 * math.sin(math.pi * (0.18 + 0.7 * t))) * (1 - 0.55 * max(0.0, t - 0.55) / 0.45)
        for i in range(n):
            a = 2 * math.pi * i / n
            r = wide * (0.93 + 0.16 * spot(i * 7 + j * 31, 3))
            verts.append((math.cos(a) * r + 0.8 * t, math.sin(a) * r * 0.9, 2 + 19 * t))
    for j in range(rows):
        for i in range(n):
            k = (i + 1) % n
            faces.append((j * n + i, j * n + k, (j + 1) * n + k, (j + 1) * n + i))
    faces.append(tuple(rows * n + i for i in range(n)))
    mesh(verts, faces, salt, smooth=False)
    tube([(6.4, 2, 0.5), (10, 1, 0.35), (12, -4, 0.35), (7, -8, 0.35), (1, -9.4, 0.35)], 0.3, 'rubber charcoal')
    rod(1.1, 0.9, 'plastic black', (1, -9.4, 0), 0.2)


@maker('geode', view='table')
def geode(kind='cathedral', rock='stone 6a6660', band='gloss d9d3e0', crystal=('crystal b58ae6', 'gloss 8a55c8', 'gloss a878dc'), bands=('gloss 2f6f86', 'gloss 8fc1cc', 'gloss dfe8e6'), books=('linen wine', 'linen oat', 'linen navy', 'linen moss', 'linen rust')):
    """A `cathedral` that stands open, full of points, a salt `lamp`, or `bookends` of banded stone around a row of books."""
    if kind == 'bookends':
        for s in (-1, 1):
            with group() as g:
                for k, (mat, size) in enumerate(zip((rock, *bands, 'gloss f0ece6'), (1, 0.9, 0.76, 0.58, 0.44))):
                    half = [(max(0.0, x * s) * s * size, z * size) for x, z in egg(22, 17, 0.04, k)]
                    flat = [half[i] for i in range(len(half)) if i == 0 or math.dist(half[i], half[i - 1]) > 0.05]
                    upright(flat, 6 if not k else 0.3, mat, (0, 0 if not k else -6.0 - 0.3 * k, 0), 0.2 if not k else 0.04)
                with group() as c:
                    points_of_crystal(4.6, 5.6, ('gloss f4f1f6', 'crystal cfe0ea'), 20, -7.2, 0.55)
                move(c, (s * 2.3, 0, 0))
            move(g, (s * 7.4, 3, 8.2))
        x = -7.2
        for i, mat in enumerate(books):
            w = 2.3 + 0.9 * spot(i, 2)
            h = 19 + 3.4 * spot(i, 5)
            box(w, 13, h, mat, (x + w / 2, 1.6, 0), 0.2)
            box(w * 0.5, 0.05, 0.5, 'foil', (x + w / 2, -4.95, h * 0.78), 0)
            x += w + 0.06
        return
    if kind == 'lamp':
        salt_lamp()
        return
    with group() as g:
        upright(egg(19, 26, 0.05), 10, rock, (0, 0, 0), 2.2)
        upright(egg(16.6, 23.4, 0.05), 0.8, band, (0, -9.4, 0), 0.3)
        upright(egg(14.4, 21, 0.05), 0.8, crystal[1], (0, -9.7, 0), 0.2)
        points_of_crystal(13.4, 20, crystal, 96, -10)
    move(g, (0, 5, 12.6), turn=16)


@maker('pebbles', view='high')
def pebbles(mats=STONES, paper='kraft', columns=4, size=5.4):
    """Polished stones, each in a square of a divided box."""
    rows = math.ceil(len(mats) / columns)
    w, d = columns * size, rows * size
    with group() as g:
        hollow(w + 0.8, d + 0.8, 3.2, 0.4, paper, round=0.1)
        for i in range(1, columns):
            box(0.2, d, 2.4, 'card cream', (i * size - w / 2, 0, 0.3), 0)
        for j in range(1, rows):
            box(w, 0.2, 2.4, 'card cream', (0, j * size - d / 2, 0.3), 0)
        for i, mat in enumerate(mats):
            x, y = (i % columns + 0.5) * size - w / 2, d / 2 - (i // columns + 0.5) * size
            blob(1.5 + 0.4 * spot(i, 1), 1.3 + 0.4 * spot(i, 4), 1.1 + 0.3 * spot(i, 7), mat, (x, y, 1.9), turn=spot(i, 2) * 180, tilt=14 * spot(i, 3))
    move(g, turn=14)
