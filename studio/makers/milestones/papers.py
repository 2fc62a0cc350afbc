"""Papers: a word in Arabic letters, a town's streets, envelopes for money, a name sewn on."""
import math

from mathutils import Matrix, Vector

from makers import maker
from motif_registry import spot
from shapes import _add, box, group, move, panel, slab
from typeset import Sheet, letters

# The outlines of the word salaam, peace, as it is written: meem, lam with alef, seen, from left to right.
SALAAM = (
    [(18, 8), (20, 8), (22, 7), (23, 7), (24, 7), (25, 8), (25, 8), (26, 9), (27, 10), (27, 11), (27, 12), (27, 12), (26, 12), (26, 14), (25, 15), (24, 16), (23, 16), (23, 16), (22, 16), (21, 16), (20, 16), (19, 15), (18, 14), (17, 12), (17, 11), (17, 10), (17, 9)],
    [(14, 4), (13, 5), (12, 4), (11, 3), (10, 2), (10, 1), (10, 0), (10, -5), (10, -9), (10, -14), (8, -14), (6, -14), (4, -14), (4, -9), (4, -5), (4, 0), (4, 3), (6, 6), (7, 8), (9, 9), (10, 9), (12, 10), (12, 10), (12, 11), (12, 12), (12, 15), (14, 17), (17, 20), (18, 21), (20, 22), (21, 22), (23, 22), (24, 21), (26, 21), (29, 19), (31, 16), (32, 14), (32, 13), (32, 12), (32, 11), (32, 8), (31, 6), (29, 5), (27, 3), (25, 2), (23, 2), (20, 2), (17, 3)],
    [(60, 9), (59, 7), (58, 6), (56, 5), (53, 2), (49, 0), (46, -1), (44, 0), (42, 0), (41, 0), (41, 1), (41, 3), (41, 6), (42, 5), (44, 5), (46, 5), (48, 5), (51, 7), (53, 9), (51, 13), (47, 23), (39, 41), (41, 41), (42, 41), (44, 41), (48, 31), (52, 22), (56, 13), (57, 14), (57, 15), (58, 16), (58, 19), (59, 22), (59, 25), (59, 32), (59, 38), (59, 45), (61, 45), (62, 45), (64, 45), (64, 36), (64, 26), (64, 17), (64, 14), (65, 12), (65, 10), (66, 7), (68, 6), (69, 5), (70, 5), (71, 5), (72, 5), (72, 5), (72, 3), (72, 0), (72, 0), (71, 0), (69, 0), (65, 1), (63, 3), (61, 7), (60, 8), (60, 8)],
    [(83, 4), (82, 3), (81, 2), (80, 1), (78, 1), (77, 0), (75, 0), (74, 0), (72, 0), (71, 0), (71, 2), (71, 4), (71, 5), (72, 5), (73, 5), (73, 5), (75, 5), (76, 6), (77, 7), (79, 8), (79, 10), (80, 12), (80, 14), (80, 15), (80, 17), (81, 17), (83, 17), (85, 17), (85, 16), (85, 14), (85, 13), (85, 11), (86, 10), (86, 8), (87, 6), (89, 6), (91, 5), (92, 6), (94, 7), (95, 9), (96, 11), (96, 14), (96, 17), (98, 17), (100, 17), (101, 17), (101, 14), (102, 11), (102, 10), (103, 7), (105, 6), (107, 5), (109, 6), (110, 9), (111, 13), (111, 16), (111, 19), (111, 22), (113, 22), (114, 22), (116, 22), (116, 18), (116, 15), (116, 12), (116, 8), (115, 5), (114, 3), (112, 1), (110, 0), (108, -1), (108, -1), (107, -1), (106, -1), (105, -1), (104, -1), (103, 0), (101, 1), (99, 3), (99, 5), (97, 3), (96, 1), (94, 0), (93, 0), (92, -1), (91, -1), (89, -1), (87, 0), (86, 1), (85, 2), (84, 3)],
)


def framed(width, height, border, wood, mat):
    for x, z, w, h in ((0, 0, width, border), (0, height - border, width, border), (-width / 2 + border / 2, 0, border, height), (width / 2 - border / 2, 0, border, height)):
        box(w, 2, h, wood, (x, 0, z), .12)
    box(width - border, .4, height - border, mat, (0, .2, border / 2), 0)


@maker('calligraphy-print', view='eye')
def calligraphy_print(wood='oak', mat='paper f3ead6', ink='paper 17171a', sub='PEACE', width=40, height=32, lean=14):
    """The Arabic word for peace in black ink, framed."""
    with group() as g:
        framed(width, height, 1.6, wood, mat)
        s = Sheet(width - 6, height - 6)
        data = letters([[Vector((x, y, 0)) for x, y in line] for line in SALAAM])
        size = width * .62 / 112
        data.transform(Matrix.Scale(size, 4))
        data.transform(Matrix.Translation((-60 * size, -8 * size, 0)))
        s._keep(_add('t', data, ink))
        s.text(sub, 0, -height * .29, 7, .9, 'paper brick', 'sans', lines=1)
        s.put((0, -.03, height / 2))
    move(g, tilt=-7)
    move(g, (0, 0, .15), turn=lean)


def streets(s, w, h, road, water, park):
    """Two bent families of streets, an avenue, a river and a park, cut off at the edges."""
    s.step = .006
    s.rect(w * .22, h * .26, w * .3, h * .2, park, .6)

    def way(points, wide, mat):
        run = []
        for x, y in points + [(w, h)]:
            if abs(x) < w / 2 - .3 and abs(y) < h / 2 - .3:
                run.append((x, y))
                continue
            if len(run) > 2:
                s.line(run, wide, mat)
                s.z = .02
            run = []
    way([(-w * .34 + 1.6 * math.sin(t * .25) + t * .06, -h / 2 + h * t / 60) for t in range(61)], 1.8, water)

    def bend(x, y):
        return (x + .7 * math.sin(y * .16) + .2 * y, y - .14 * x + .5 * math.sin(x * .3))
    for i in range(-9, 10):
        wide = .44 if i % 4 == 0 else .18
        low, high = -h * (.62 - .3 * spot(i + 9, 1)), h * (.62 - .3 * spot(i + 9, 2))
        way([bend(i * 1.9, low + (high - low) * t / 50) for t in range(51)], wide, road)
        low, high = -w * (.66 - .3 * spot(i + 9, 3)), w * (.66 - .2 * spot(i + 9, 4))
        way([bend(low + (high - low) * t / 50, i * 1.9) for t in range(51)], wide, road)
    way([(-w / 2 + w * t / 50, h * .3 - h * .5 * t / 50 + 1.2 * math.sin(t * .12)) for t in range(51)], .6, road)


def hearted(s, x, y, size, land, heart):
    c = [(16 * math.sin(t) ** 3, 13 * math.cos(t) - 5 * math.cos(2 * t) - 2 * math.cos(3 * t) - math.cos(4 * t)) for t in [k * math.pi / 24 for k in range(48)]]
    s.z = .08
    for share, mat in ((1.25, land), (1, heart)):
        s.poly([(x + px * size * share, y + py * size * share) for px, py in c], mat)


@maker('town-map', view='eye')
def town_map(name='Marietta', sub='OHIO', wood='maple', land='paper f1ead8', road='paper 2f4f46', water='paper sky', park='paper b9cfa0', heart='paper e0402f', width=32, height=40, lean=14):
    """A framed map of a town's streets, a river and a park, with a small heart on one address."""
    with group() as g:
        framed(width, height, 1.5, wood, land)
        w, h = width - 7, height - 12
        s = Sheet(w, h)
        streets(s, w, h, road, water, park)
        hearted(s, 2, -2.6, .09, land, heart)
        s.put((0, -.03, height / 2 + 2.6))
        s = Sheet(w, 5)
        s.text(name, 0, .8, w * .6, 1.7, 'paper ink', 'serif', lines=1)
        s.text(sub, 0, -1.1, w * .3, .7, 'paper ink', 'sans', lines=1)
        s.put((0, -.03, 4.8))
    move(g, tilt=-7)
    move(g, (0, 0, .15), turn=lean)


@maker('street-map', view='high')
def street_map(land='paper f1ead8', road='paper 7a6a58', water='paper sky', park='paper b9cfa0', flags=('paper coral', 'paper teal', 'paper amber'), width=34, height=24, folds=4):
    """A street map unfolded on the table, its folds standing a little, with three small flags in it."""
    with group() as g:
        s = Sheet(width - 1.4, height - 1.4)
        streets(s, s.w, s.h, road, water, park)
        s.put((0, 0, .5), 'up')
        part = width / folds
        for i in range(folds):
            box(part - .08, height, .4, land, ((i - (folds - 1) / 2) * part, 0, 0), .05)
        for (x, y), mat in zip(((-8, 3), (3, -4), (10, 5)), flags):
            box(.18, .18, 4, 'steel', (x, y, .5), 0)
            box(2.4, .1, 1.6, mat, (x + 1.2, y, 2.9), 0)
    move(g, turn=-8)


@maker('address-stamp', view='table')
def address_stamp(lines=('The Ellis Family', '14 Alder Street', 'Portland, Maine'), body='plastic indigo', trim='matte charcoal', ink='paper indigo'):
    """A self-inking stamp standing beside an envelope that wears its impression."""
    with group() as g:
        slab(panel(22, 13, .2), .3, 'card cream', round=.04)
        s = Sheet(22, 13)
        s.line([(-11, 6.5), (0, -.6), (11, 6.5)], .1, 'paper sand')
        s.put((0, 0, .31), 'up')
        s = Sheet(10, 5)
        for i, line in enumerate(lines):
            s.text(line, 0, 1.5 - 1.5 * i, 9, 1.25 if i == 0 else 1, ink, 'serif', lines=1)
        s.put((0, -2.6, .36), 'up')
    move(g, (0, -8, 0), turn=-6)
    with group() as g:
        box(10, 5.4, 1.2, trim, (0, 0, 0), .3)
        for x in (-4.4, 4.4):
            box(1, 4.4, 7, trim, (x, 0, .8), .3)
        box(7.6, 3.6, 2.4, 'rubber charcoal', (0, 0, 2.2), .2)
        box(10.6, 5.6, 7.4, body, (0, 0, 6.4), 1)
        s = Sheet(8, 4)
        s.rect(0, 0, 8.4, 4.4, 'paper white', .4)
        for i, line in enumerate(lines):
            s.text(line, 0, 1.3 - 1.25 * i, 7, .9, ink, 'serif', lines=1)
        s.put((0, -2.84, 10))
    move(g, (0, 6, 0), turn=12)


@maker('money-envelopes', view='steep')
def money_envelopes(papers=('paper brick',), ink='foil', words='Good Fortune', count_of=12, rows=2, designs=('flower', 'moon', 'rays', 'circles'), width=8.4, height=16.4, lean=-8):
    """Slim envelopes for folded bills, printed in foil, laid in overlapping rows so that each can be counted."""
    from art import motif
    each = count_of // rows
    with group() as g:
        for i in range(count_of):
            row, k = divmod(i, each)
            with group() as e:
                slab(panel(width, height, .5), .16, papers[i % len(papers)], round=.03)
                s = Sheet(width, height)
                s.step = .006
                s.frame(.5, .1, ink)
                motif(s, designs[i % len(designs)], (ink, papers[i % len(papers)], ink), 0, height * .12, width * .72, height * .5)
                s.text(words, 0, -height * .3, width * .72, height * .16, ink, 'serif')
                s.line([(-width / 2, height * .42), (0, height * .34), (width / 2, height * .42)], .07, ink)
                s.put((0, 0, .17), 'up')
            move(e, ((k - (each - 1) / 2) * width * (.62 if each < 8 else .46), (rows - 1) / 2 * height * 1.06 - row * height * 1.06, .3 * k), turn=-5)
    move(g, turn=lean)


@maker('name-patch', view='table')
def name_patch(words='Nora', mat='linen white', ink='felt coral', width=15, height=5.4):
    """A strip of cloth with a name stitched on it, hanging upright."""
    with group() as g:
        slab(panel(width, height, .7), .3, mat, round=.1)
        s = Sheet(width, height)
        s.text(words, 0, 0, width * .8, height * .66, ink, 'serif', lines=1)
        s.put((0, 0, .32), 'up')
    move(g, tilt=90)
    move(g, (0, 0, height / 2))
