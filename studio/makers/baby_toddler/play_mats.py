"""Quilted pads to lie or lean on: leaves and the night sky."""
import math

import numpy as np

from art_figures import parts, smooth
from makers import maker
from makers.shared.cloth import Cloth, creases
from shapes import ball, group, move, ring, slab, star, tube

LEAF = [(0, .98), (.28, .62), (.42, .2), (.38, -.3), (.14, -.72), (.03, -.98), (-.03, -.98), (-.14, -.72), (-.38, -.3), (-.42, .2), (-.28, .62)]


def vein(points, deep, wide):
    """A stitched line that draws the padding in."""
    lines = [(np.array(a), np.array(b)) for a, b in zip(points, points[1:])]

    def height(p):
        near = np.full(len(p), np.inf)
        for a, b in lines:
            d = b - a
            t = np.clip(((p - a) @ d) / (d @ d), 0, 1)
            near = np.minimum(near, np.hypot(*(p - a - t[:, None] * d).T))
        return -deep * np.exp(-((near / wide) ** 2))
    return height


@maker('leaf-pad', view='high')
def leaf_pad(kind='leaf', mat='cotton leaf', thread='cotton sage', size=110, thick=5, standing=False, toy=True):
    """A quilted leaf to lie on or lean on, drawn in along its veins; a mat has a ball and a rattle on it."""
    h = size / 2
    line = [(x * h, y * h) for x, y in (smooth(LEAF, 6) if kind == 'leaf' else next(parts('monstera'))[1])]
    veins = [[(0, -.9 * h), (0, (.9 if kind == 'leaf' else .6) * h)]]
    for i in range(6 if kind == 'leaf' else 3):
        y = (-.68 + .25 * i) * h if kind == 'leaf' else (-.1 + .26 * i) * h
        reach = (.24, .36, .4, .38, .3, .18)[i] * h if kind == 'leaf' else (.44, .5, .36)[i] * h
        veins += [[(0, y), (side * reach, y + reach * (.62 if kind == 'leaf' else .3))] for side in (-1, 1)]
    folds = [vein(v, thick * .62, size * .02) for v in veins] + [creases(.12 * thick, 12, 60, 2)]
    with group() as g:
        pad = Cloth(line, thick, folds, 1.5, edge=thick * 1.6)
        pad.make(mat, size / 90)
        for v in veins:
            (x0, y0), (x1, y1) = v
            pts = [(x0 + (x1 - x0) * t, y0 + (y1 - y0) * t) for t in (0.03, .2, .4, .6, .8, .94)]
            tube([(x, y, pad.top(x, y) + .1) for x, y in pts], size * .004, thread)
        tube([(x, y, thick * .5) for x, y in line[::2]], size * .008, thread, closed=True)
        if toy and not standing:
            ball(8, 'knit coral', (-12, -2, thick * .8), steps=40)
            for k in range(3):
                ring(5 - k * .8, 1.5, ('stain amber', 'stain sky', 'stain rose')[k], (14, 22, thick * .9 + k * 2.8))
    if standing:
        move(g, tilt=66)
        move(g, (0, 0, size * 0.4), turn=18)
    else:
        move(g, turn=-24)


CONSTELLATIONS = ([(-.62, .34), (-.44, .42), (-.28, .4), (-.12, .32), (-.1, .14), (.08, .12), (.06, .3)], [(.3, .56), (.42, .38), (.56, .5), (.66, .3)], [(-.5, -.2), (-.34, -.36), (-.16, -.26), (-.06, -.46), (.1, -.34)], [(.3, -.1), (.46, -.02), (.6, -.16), (.46, -.34), (.3, -.1)])


@maker('star-mat', view='high')
def star_mat(mat='cotton navy', thread='cotton cream', edge='cotton indigo', size=120, thick=5):
    """A thick round play mat, quilted in rings, with constellations stitched on it and a soft star lying there."""
    r = size / 2
    quilting = [vein([(r * f * math.cos(a), r * f * math.sin(a)) for a in [2 * math.pi * i / 40 for i in range(41)]], thick * .3, 1.8) for f in (.36, .68)]
    pad = Cloth([(r * math.cos(a), r * math.sin(a)) for a in [2 * math.pi * i / 60 for i in range(60)]], thick, quilting + [creases(.3, 16, 30, 1)], 0.1, edge=thick * 1.4)
    pad.make(mat, 1.6)
    tube([(r * 1.0 * math.cos(a), r * 1.0 * math.sin(a), thick * .42) for a in [2 * math.pi * i / 60 for i in range(60)]], thick * .36, edge, closed=True)
    for dots in CONSTELLATIONS:
        pts = [(x * r, y * r) for x, y in dots]
        for (x0, y0), (x1, y1) in zip(pts, pts[1:]):
            tube([(x0 + (x1 - x0) * t, y0 + (y1 - y0) * t, pad.top(x0 + (x1 - x0) * t, y0 + (y1 - y0) * t) + .25) for t in (.12, .37, .63, .88)], .42, thread)
        for x, y in pts:
            move(slab(star(3, 1.4), .5, 'felt lemon', round=.1), (x, y, pad.top(x, y)), turn=x * 9)
    move(slab(star(13, 6.4), 7, 'plush butter', round=3), (.1 * r, -.74 * r, thick * .8), turn=12)
