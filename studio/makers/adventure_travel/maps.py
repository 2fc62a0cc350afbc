"""The earth and the sky: globes, star maps, street maps."""
import math

import numpy as np
from mathutils import Vector

from art import spot
from makers import maker
from makers.shared.fittings import bar
from makers.shared.lands import LANDS
from shapes import ball, box, grid, group, lathe, mesh, move, tube
from typeset import Sheet, winding


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
        s.line([(12 + 3.4 * math.cos(a), -9.4 + 2.6 * math.sin(a)) for a in [math.pi * k / 12 for k in range(24)]], 0.5, ink, True)
        s.poly([(-2.6, -2), (2.6, -2), (2.6, 1.2), (0, 4), (-2.6, 1.2)], 'felt coral')
        s.put((0, 0, 3.5), 'up')
    move(g, turn=-14)
