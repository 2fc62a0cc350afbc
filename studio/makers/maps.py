"""The earth and the sky: globes, star maps, street maps. Coasts are rough outlines in degrees."""
import math

import numpy as np
from mathutils import Vector

from art import spot
from makers import maker
from makers.fittings import bar
from shapes import ball, box, grid, group, lathe, mesh, move, tube
from typeset import Sheet, winding

LANDS = [
    [(-168, 65), (-156, 71), (-125, 70), (-95, 72), (-82, 68), (-95, 60), (-82, 55), (-79, 52), (-78, 60), (-65, 58), (-56, 52), (-66, 45), (-70, 42), (-76, 36), (-81, 30), (-80, 25), (-83, 29), (-90, 30), (-97, 26), (-97, 20), (-91, 18), (-87, 21), (-88, 16), (-83, 10), (-79, 8), (-85, 10), (-94, 16), (-105, 20), (-110, 25), (-114, 31), (-110, 23), (-117, 33), (-124, 40), (-124, 48), (-135, 58), (-150, 60), (-164, 55), (-160, 60)],
    [(-78, 8), (-72, 12), (-62, 10), (-50, 0), (-35, -6), (-39, -15), (-42, -23), (-48, -26), (-57, -36), (-65, -42), (-68, -52), (-74, -52), (-73, -40), (-70, -20), (-76, -14), (-81, -5), (-79, 2)],
    [(-6, 35), (10, 37), (20, 32), (32, 31), (37, 20), (43, 11), (51, 12), (42, 0), (40, -10), (35, -20), (32, -28), (22, -34), (18, -33), (12, -18), (13, -5), (9, 4), (-5, 5), (-13, 9), (-17, 15), (-13, 27)],
    [(-9, 37), (-9, 43), (-2, 44), (-4, 48), (3, 51), (8, 54), (11, 54), (20, 55), (24, 60), (22, 65), (17, 61), (13, 56), (6, 58), (6, 62), (14, 68), (26, 71), (40, 67), (55, 69), (70, 73), (100, 77), (115, 74), (140, 73), (160, 70), (179, 68), (178, 63), (163, 60), (156, 51), (155, 58), (142, 59), (136, 54), (141, 48), (131, 43), (128, 35), (125, 39), (121, 40), (120, 35), (121, 30), (117, 24), (108, 21), (109, 12), (104, 9), (100, 13), (103, 2), (98, 8), (97, 17), (91, 22), (87, 21), (80, 15), (77, 8), (73, 18), (68, 24), (57, 25), (50, 30), (56, 25), (58, 20), (45, 13), (35, 28), (35, 36), (28, 37), (26, 40), (23, 38), (19, 42), (13, 45), (18, 40), (12, 42), (8, 44), (3, 43), (0, 39), (-5, 36)],
    [(114, -22), (122, -18), (130, -12), (136, -12), (137, -16), (142, -11), (146, -19), (153, -26), (150, -37), (140, -38), (131, -32), (118, -35), (115, -33)],
    [(-45, 60), (-52, 66), (-56, 75), (-65, 80), (-35, 83), (-20, 78), (-22, 70), (-38, 65)],
    [(-5, 50), (1, 51), (0, 54), (-3, 58), (-6, 57), (-4, 54), (-5, 52)],
    [(131, 32), (136, 34), (140, 36), (142, 40), (145, 44), (141, 45), (140, 40), (135, 36)],
    [(44, -25), (47, -25), (50, -15), (44, -20)],
    [(96, 5), (104, -4), (105, -6), (100, -1)],
    [(109, 1), (117, 6), (118, 1), (115, -4), (110, -3)],
    [(131, -1), (141, -3), (150, -9), (143, -9), (138, -6)],
    [(173, -35), (178, -38), (172, -43), (167, -46), (172, -41)],
    [(-85, 22), (-75, 20), (-78, 22), (-83, 23)],
]


def on_ball(lon, lat, r):
    """A place on a globe whose middle is the origin; longitude 0 faces the viewer."""
    a, b = math.radians(lon), math.radians(lat)
    return (r * math.sin(a) * math.cos(b), -r * math.cos(a) * math.cos(b), r * math.sin(b))


def coasts(r, mat, nx=360, ny=180):
    """The land of a globe as a thin shell."""
    lon, lat = np.meshgrid((np.arange(nx) + 0.5) * 360 / nx - 180, (np.arange(ny) + 0.5) * 180 / ny - 90)
    points = np.stack([lon.ravel(), lat.ravel()], 1)
    land = sum(winding(points, [[Vector((x, y, 0)) for x, y in ring]]) != 0 for ring in LANDS).reshape(ny, nx) > 0
    verts, faces, known = [], [], {}

    def knot(i, j):
        if (i, j) not in known:
            known[i, j] = len(verts)
            verts.append(on_ball(i * 360 / nx - 180, j * 180 / ny - 90, r))
        return known[i, j]
    for j, i in zip(*np.nonzero(land)):
        faces.append((knot(i, j), knot(i + 1, j), knot(i + 1, j + 1), knot(i, j + 1)))
    return mesh(verts, faces, mat)


@maker('globe', view='eye')
def globe(ball_mat='cork', land='paper espresso', stand='walnut', metal='brass', pins=False, width=24, turn_to=40, glow=None):
    """A globe in its arm, perhaps with pins."""
    r = width / 2
    with group() as g:
        with group() as earth:
            move(ball(r, ball_mat), (0, 0, -r))
            coasts(r * 1.004, land)
            if pins:
                for i, (lon, lat) in enumerate(((-100, 40), (-74, 41), (-58, -20), (-122, 45), (-46, -12), (-90, 20), (2, 48), (-20, 65), (20, 5), (-3, 15))):
                    p, q = on_ball(lon, lat, r), on_ball(lon, lat, r * 1.12)
                    bar(p, q, 0.1, 'steel')
                    move(ball(0.62, ('gloss coral', 'gloss teal', 'gloss amber', 'gloss white')[i % 4], steps=16), (q[0], q[1], q[2] - 0.62))
        move(earth, turn=turn_to)
        arc = [(1.12 * r * math.cos(math.radians(a)), 0, 1.12 * r * math.sin(math.radians(a))) for a in range(-90, 91, 10)]
        tube(arc, 0.55, metal)
        for s in (-1, 1):
            bar((0, 0, s * r * 0.98), (0, 0, s * r * 1.16), 0.4, metal)
        move(g, roll=-20)
    base = r * 1.14 + 4.6
    move(g, (0, 0, base))
    bar((r * 0.3, 0, 1), (r * 0.42, 0, base - r * 1.02), 0.7, metal)
    lathe([(0, 0), (r * 0.66, 0), (r * 0.66, 1.2), (r * 0.2, 2.4), (0, 2.4)], stand, (r * 0.2, 0, 0), 0.4)


@maker('star-map', view='eye')
def star_map(words='The night we met', sub='LISBON · JUNE 14 · 11:20 PM', paper='paper ink', ink='paper cream', wood='ebony', lean=14):
    """A framed round sky with stars and constellations."""
    W, H = 36, 46
    with group() as g:
        for x, z, w, h in ((0, 0, W, 1.4), (0, H - 1.4, W, 1.4), (-W / 2 + 0.7, 0, 1.4, H), (W / 2 - 0.7, 0, 1.4, H)):
            box(w, 2, h, wood, (x, 0, z), 0.12)
        s = Sheet(W - 2.4, H - 2.4)
        s.fill(paper)
        s.circle(0, 5.4, 14.4, ink, n=72)
        s.circle(0, 5.4, 14.1, 'paper navy', n=72)
        for k in (0.33, 0.66):
            s.line([(14 * k * math.cos(a), 5.4 + 14 * k * math.sin(a)) for a in [2 * math.pi * i / 60 for i in range(60)]], 0.05, 'paper slate', True)
        for k in range(6):
            a = math.pi * k / 6
            s.line([(-14 * math.cos(a), 5.4 - 14 * math.sin(a)), (14 * math.cos(a), 5.4 + 14 * math.sin(a))], 0.05, 'paper slate')
        signs = (((-8, 10), (-6, 12), (-3.6, 12.4), (-2, 11), (0.4, 11.6), (1, 13.6), (3.4, 13.2), (2.6, 10.8), (0.4, 11.6)), ((5, 3), (7, 5), (8.6, 2.6), (10, 5), (11.4, 3)), ((-10, 2), (-7, 1), (-5, 3), (-6, 5.4), (-9, 5), (-10, 2)), ((-3, -4), (0, -2), (3, -4), (1.6, -6.6), (-1.6, -6.4), (-3, -4)))
        for sign in signs:
            s.line(list(sign), 0.1, ink)
            for x, y in sign:
                s.circle(x, y, 0.3, ink, n=16)
        for i in range(150):
            a, d = 6.283 * spot(i, 1), 13.6 * math.sqrt(spot(i, 2))
            s.circle(d * math.cos(a), 5.4 + d * math.sin(a), 0.06 + 0.14 * spot(i, 3) ** 3, ink, n=10)
        s.text(words, 0, -14, 24, 2.2, ink, 'serif', lines=1)
        s.text(sub, 0, -17.6, 20, 0.8, ink, 'sans', lines=1)
        s.put((0, -0.3, H / 2))
    move(g, tilt=-7)
    move(g, (0, 0, 0.15), turn=lean)


@maker('map-mat', view='high')
def map_mat(mat='kraft 9a6e3e', ink='felt 2b1c12', width=75, depth=48):
    """A coir doormat printed with the streets around one house."""
    with group() as g:
        def place(u, v):
            return ((u - 0.5) * width, (v - 0.5) * depth, 2.2)
        grid(40, 26, place, 'soil a8743f', thick=2.2)
        s = Sheet(width, depth)
        s.frame(2.2, 0.7, ink)
        for x, bend in ((-28, 3), (-17, -2), (-6, 2), (7, -3), (18, 1), (28, -2)):
            s.line([(x + bend * math.sin(t * 0.6), -depth * 0.42 + depth * 0.84 * t / 10) for t in range(11)], 0.8, ink)
        for y, bend in ((-14, 2), (-5, -2), (4, 1.6), (13, -2)):
            s.line([(-width * 0.44 + width * 0.88 * t / 12, y + bend * math.sin(t * 0.5)) for t in range(13)], 0.8, ink)
        s.line([(-width * 0.44, 9), (-14, 2), (6, -10), (width * 0.3, -depth * 0.42)], 2, ink)
        s.circle(12, -9.4, 4.6, 'felt 2b1c12', 0.8)
        s.poly([(-2.6, -2), (2.6, -2), (2.6, 1.2), (0, 4), (-2.6, 1.2)], 'felt coral')
        s.put((0, 0, 3.5), 'up')
    move(g, turn=-14)
