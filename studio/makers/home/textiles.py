"""Cloth that lies, folds and cushions: blankets, towels, rugs, pillows, scarves."""
import math

from art import motif
from makers import maker
from shapes import box, cushion, grid, group, move, noise, ring, tube
from typeset import Sheet


def fold(width, depth, thick, mat, z=0.0, edge=0.5):
    """One layer of folded cloth with a round front edge."""
    r = thick / 2

    def place(u, v):
        x = (u - 0.5) * width
        wob = 0.25 * thick * noise(x * 0.12, v * 2.0, z)
        path = v * (2 * depth + math.pi * r)
        if path < depth:
            y, h = depth / 2 - path, thick
        elif path < depth + math.pi * r:
            a = (path - depth) / r
            y, h = -depth / 2 - r * math.sin(a), r + r * math.cos(a)
        else:
            y, h = -depth / 2 + (path - depth - math.pi * r), 0
        return (x, y + 0.2 * noise(x * 0.2, z), z + h + wob * (0.4 if h > 0 else 0))
    return grid(24, 60, place, mat, thick=min(0.35, thick * 0.3))


@maker('blanket', view='table')
def blanket(mat='wool cream', width=40, depth=28, layers=4, thick=2.6, stripe=None, fringe=None, words=None, ink='paper ink', ribbon=None, trim=None):
    """A throw folded into a neat stack."""
    with group() as g:
        for i in range(layers):
            fold(width * (1 - 0.012 * (i % 2)), depth * (1 - 0.015 * ((i + 1) % 2)), thick, mat, i * thick * 0.96)
        top = layers * thick * 0.96
        if stripe:
            for x in (-0.3, 0.3):
                fold(width * 0.07, depth * 1.004, thick * 1.02, stripe, (layers - 1) * thick * 0.96 + 0.08)
                break
        if trim:
            box(width * 0.98, 0.5, 0.5, trim, (0, -depth / 2 - thick * 0.42, top - thick * 0.55), 0.2)
        if fringe:
            for i in range(26):
                x = (i - 12.5) * width / 26.5
                tube([(x, -depth / 2 - thick * 0.4, top - 0.3), (x + 0.2, -depth / 2 - thick * 0.7, top - 2.4), (x, -depth / 2 - thick * 0.6, top - 4.6)], 0.28, fringe)
        if words:
            s = Sheet(width * 0.5, depth * 0.3)
            s.text(words, 0, 0, width * 0.42, depth * 0.22, ink, 'italic', lines=1)
            s.put((0, -depth * 0.05, top + thick * 0.22), 'up')
        if ribbon:
            box(3, depth + thick, top + 0.5, ribbon, (0, -thick * 0.1, 0), 0.3)
            for side in (-1, 1):
                tube([(0, 0, top + 0.6), (side * 4, 0, top + 3.2), (side * 6, 0, top + 1.6), (0, 0, top + 0.6)], 0.6, ribbon)
    move(g, turn=20)


@maker('pillow', view='table')
def pillow(mat='linen rose', width=42, depth=42, height=15, words=None, ink='paper ink', art=None, colors=('felt cream', 'felt coral'), piping=None, standing=True, tassels=None):
    """A cushion leaning on its corner edge, or lying."""
    with group() as g:
        cushion(width, depth, height, mat)
        if piping:
            w, d = width / 2 * 0.99, depth / 2 * 0.99
            tube([(-w, -d, height / 2), (w, -d, height / 2), (w, d, height / 2), (-w, d, height / 2)], 0.5, piping, closed=True, straight=True)
        if words or art:
            s = Sheet(width * 0.7, depth * 0.7)
            if art:
                motif(s, art, colors, 0, 0, width * 0.6, depth * 0.6)
            else:
                s.text(words, 0, 0, width * 0.5, depth * 0.4, ink, 'serif')
            s.put((0, 0, height * 0.985), 'up')
    if standing:
        move(g, (0, 0, -height / 2))
        move(g, tilt=72)
        move(g, (0, 0, depth * 0.475), turn=16)


@maker('rolled', view='table')
def rolled(mat='cork', back=None, width=61, radius=6, strap=None, tail=14, inner='rubber charcoal'):
    """A mat partly unrolled: yoga mat, play mat, sleeping pad."""
    turns, n = 3.2, 150
    pts = []
    for i in range(n + 1):
        a = i / n * turns * 2 * math.pi
        r = radius * (0.35 + 0.65 * i / n)
        pts.append((math.sin(a) * r, radius - math.cos(a) * r if False else radius + math.cos(a + math.pi) * r))
    pts = pts + [(x, 0.0) for x in [pts[-1][0] + (tail) * k / 12 for k in range(1, 13)]] if tail else pts

    def place(u, v):
        i = v * (len(pts) - 1)
        k = min(int(i), len(pts) - 2)
        f = i - k
        y = pts[k][0] * (1 - f) + pts[k + 1][0] * f
        z = pts[k][1] * (1 - f) + pts[k + 1][1] * f
        return ((u - 0.5) * width, -y, max(0.2, z))
    with group() as g:
        grid(2, len(pts) - 1, place, mat, thick=0.5)
        if strap:
            for x in (-0.28, 0.28):
                move(ring(radius + 0.35, 0.5, strap), (x * width, 0, radius), roll=90)
    move(g, turn=28)


@maker('rug', view='high')
def rug(mat='wool oat', width=120, depth=80, art=None, colors=('felt wine', 'felt navy', 'felt cream', 'felt rust'), fringe='cotton cream', words=None, ink='felt ink', thick=1.2, corner=True, border=None):
    """A rug or doormat lying flat, one corner turned up."""
    def place(u, v):
        x, y = (u - 0.5) * width, (v - 0.5) * depth
        lift = max(0, u + (1 - v) - 1.62) * width * 0.5 if corner else 0
        return (x - lift * 0.5, y + lift * 0.4, thick + lift)
    with group() as g:
        grid(30, 24, place, mat, thick=thick)
        s = Sheet(width, depth)
        if border:
            s.frame(depth * 0.07, depth * 0.03, border)
        if art:
            motif(s, art, colors, -width * (0.08 if corner else 0), 0, width * (0.7 if corner else 0.86), depth * 0.8)
        if words:
            s.text(words, -width * (0.06 if corner else 0), 0, width * 0.66, depth * 0.34, ink, 'serif')
        s.put((0, 0, thick * 1.62), 'up')
        if fringe:
            for side in (-1, 1):
                for i in range(28):
                    y = (i - 13.5) * depth / 28.5
                    if side > 0 and y < 0:
                        continue
                    tube([(side * width / 2, y, thick), (side * (width / 2 + 3), y + 0.4, 0.4), (side * (width / 2 + 6), y, 0.3)], 0.35, fringe)
    move(g, turn=-12)


@maker('scarf', view='high')
def scarf(mat='wool camel', stripe=None, width=18, length=52, fringe=True):
    """A scarf folded once, its fringed ends side by side."""
    with group() as g:
        for k, (dx, z) in enumerate(((-width * 0.3, 0), (width * 0.34, 1.1))):
            def place(u, v, dx=dx, z=z):
                x = (u - 0.5) * width + dx
                y = (v - 0.5) * length
                return (x + 0.6 * math.sin(v * 5 + z), y, 1.3 + z + 1.5 * noise(x * 0.2, y * 0.05, z) + 0.7 * noise(x * 0.45, y * 0.12, z + 4) + (2.2 * max(0, v - 0.86) * 7) ** 1.4 * 0.2)
            grid(24, 40, place, mat, thick=1.1)
            if stripe:
                for y in (-0.4, -0.34, -0.28):
                    box(width * 0.99, length * 0.025, 0.3, stripe, (dx, y * length, 1.5 + z), 0.1)
            if fringe:
                for i in range(18):
                    x = dx + (i - 8.5) * width / 18.5
                    tube([(x, -length / 2, 1.0 + z), (x + 0.2, -length / 2 - 2.4, 0.5 + z * 0.5), (x - 0.2, -length / 2 - 5, 0.3 + z * 0.2)], 0.32, mat)
    move(g, turn=24)


@maker('towels', view='table')
def towels(mats=('terry cream', 'terry sage', 'terry rose'), width=32, depth=22, thick=3.6):
    """A stack of folded towels, napkins, swaddles or sheets."""
    with group() as g:
        for i, mat in enumerate(mats):
            with group() as one:
                fold(width, depth, thick * 0.5, mat)
                fold(width * 0.99, depth * 0.99, thick * 0.5, mat, thick * 0.48)
            move(one, (0, 0, i * thick), turn=(i % 2) * 3 - 1)
    move(g, turn=22)


@maker('quilt', view='table')
def quilt(mats=('cotton rose', 'cotton cream', 'cotton sage', 'cotton mustard', 'cotton denim'), width=42, depth=30, layers=3):
    """A folded quilt whose patches show on top."""
    blanket_top = layers * 2.6
    with group() as g:
        for i in range(layers):
            fold(width, depth, 2.6, mats[0], i * 2.5)
        n, m = 8, 6
        for i in range(n):
            for j in range(m):
                cushion(width / n * 1.04, depth / m * 1.04, 1.2, mats[(i * 2 + j * 3) % len(mats)], ((i - (n - 1) / 2) * width / n, (j - (m - 1) / 2) * depth / m, blanket_top - 0.7), 3.5)
    move(g, turn=20)
