"""Screens, sound, cameras, watches and their cables."""
import math

from makers import maker
from shapes import ball, box, grid, group, lathe, move, panel, ring, rod, slab, tube
from typeset import Sheet


def disc(radius, thick, mat, at, round=0.2):
    """A short rod facing the viewer, its back at `at`."""
    d = rod(radius, thick, mat, round=round)
    move(d, tilt=90)
    return move(d, at)


@maker('headphones', view='eye')
def headphones(body='matte charcoal', pad='leather black', metal='brushed', mic=False):
    with group() as g:
        arc = [(9.2 * math.cos(a), 0, 10 + 10.5 * math.sin(a)) for a in [math.pi * i / 16 for i in range(17)]]
        tube(arc, 0.9, body)
        tube([(x * 0.94, 0, 10 + (z - 10) * 0.94) for x, _, z in arc[3:14]], 1.3, pad)
        for side in (-1, 1):
            for mat, r, x, t in ((body, 4.6, 9.6, 2.4), (pad, 4.3, 7.4, 2.2)):
                c = lathe([(0, 0), (r, 0), (r, t), (0, t)], mat, round=0.9)
                move(c, roll=90, scale=(1.18, 1, 1))
                move(c, (side * x - (t if side < 0 else 0) + (0 if side > 0 else t) - t / 2, 0, 7))
            tube([(side * 9.4, 0, 8), (side * 9.4, 0, 12.5)], 0.5, metal)
        if mic:
            tube([(-10, 0, 5), (-9.5, -6, 3), (-5, -9, 3)], 0.35, body)
            ball(0.9, 'foam black', (-4.6, -9.2, 2.3))
    move(g, turn=28)


@maker('earbuds', view='high')
def earbuds(body='gloss white', case='gloss white'):
    slab(panel(6.4, 5, 2.4), 2.6, case, round=1.1)
    lid = slab(panel(6.4, 5, 2.4), 1.4, case, round=0.7)
    move(lid, tilt=70)
    move(lid, (0, 3.2, 4.4))
    for side in (-1, 1):
        with group() as g:
            ball(1.0, body)
            tube([(0, 0, 1), (0, -0.3, -1.6)], 0.42, body)
            ball(0.55, 'silicone gray', (side * 0.8, 0.4, 0.6))
        move(g, (side * 1.5, -0.3, 3.2))
    with group() as g:
        ball(1.0, body)
        tube([(0, 0, 1), (0, -2.8, 0.6)], 0.42, body)
        ball(0.55, 'silicone gray', (0.8, 0.5, 0.6))
    move(g, (6, -3, 0), turn=30)


@maker('speaker', view='table')
def speaker(kind='round', body='matte charcoal', grille='felt slate', wood=None, width=12, height=18, count_of=1, dial=None, loop=None):
    """round (fabric cylinder), shelf (wood with cones), or radio (a dial)."""
    if kind == 'round':
        r = width / 2
        rod(r, height, grille, round=1.2)
        lathe([(0, height - 0.3), (r * 0.98, height - 0.3), (r * 0.9, height + 0.4), (0, height + 0.3)], body, round=0.3)
        lathe([(0, 0), (r * 1.01, 0), (r * 1.01, 1), (0, 1)], body, round=0.2)
        if loop:
            tube([(r * 0.9, 0, height * 0.8), (r * 1.6, 0, height), (r * 1.2, 0, height * 1.15), (r * 0.6, 0, height)], 0.5, loop)
        return
    for i in range(count_of):
        with group() as g:
            d = width * (1.1 if kind == 'shelf' else 0.6)
            box(width, d, height, wood or 'walnut', round=0.5)
            box(width * 0.94, 0.4, height * 0.96, body, (0, -d / 2, height * 0.02), 0.1)
            y = -d / 2 - 0.2
            if kind == 'shelf':
                for r, z in ((width * 0.36, height * 0.34), (width * 0.2, height * 0.76)):
                    disc(r * 1.12, 0.6, 'rubber black', (0, y, z))
                    c = lathe([(r, 0), (r * 0.4, -r * 0.35), (0, -r * 0.1)], 'matte gray', round=0.3)
                    move(c, tilt=90)
                    move(c, (0, y - 0.65, z))
            else:
                box(width * 0.52, 0.4, height * 0.8, grille, (-width * 0.18, y - 0.1, height * 0.1), 0.3)
                disc(height * 0.28, 1.2, dial or 'brass', (width * 0.28, y - 0.2, height * 0.5), 0.3)
                box(0.4, 0.3, height * 0.2, 'plastic black', (width * 0.28, y - 1.5, height * 0.54), 0)
        move(g, ((i - (count_of - 1) / 2) * width * 1.7, 0, 0), turn=16 if count_of < 2 else 10)


@maker('camera', view='table')
def camera(kind='mirrorless', body='leather black', top='matte charcoal', lens='matte black', accent=None, width=13, height=8.5, strap=None):
    """mirrorless, instant, action, film or toy."""
    with group() as g:
        d = width * (0.42 if kind != 'action' else 0.5)
        if kind == 'instant':
            slab(panel(width, height, height * 0.22), d, body, round=1.2)
            b = g[-1]
            move(b, tilt=90)
            move(b, (0, d / 2, height / 2))
        else:
            box(width, d, height, body, round=0.9)
            box(width * 0.99, d * 0.98, height * 0.26, top, (0, 0, height * 0.76), 0.7)
        r = height * (0.36 if kind not in ('instant', 'action') else 0.3)
        x = width * (0.06 if kind == 'mirrorless' else 0 if kind != 'action' else 0.18)
        z = height * (0.46 if kind != 'action' else 0.6)
        y = -d / 2
        disc(r * 1.1, 0.5, 'chrome' if kind != 'toy' else top, (x, y + 0.1, z))
        disc(r, height * (0.5 if kind in ('mirrorless', 'film') else 0.22), lens, (x, y, z), 0.3)
        depth = height * (0.5 if kind in ('mirrorless', 'film') else 0.22)
        disc(r * 0.74, 0.2, 'screen 1b2440', (x, y - depth - 0.02, z), 0.05)
        ball(r * 0.6, 'glass navy', (x, y - depth + 0.2, z - r * 0.6))
        if kind in ('mirrorless', 'film'):
            box(width * 0.3, d * 0.7, height * 0.2, top, (x, 0, height * 0.98), 0.5)
            rod(height * 0.13, height * 0.12, 'aluminum', (width * 0.36, 0, height), 0.1)
            rod(height * 0.1, height * 0.1, 'aluminum', (-width * 0.38, 0, height), 0.1)
        if kind == 'instant':
            box(width * 0.22, 0.4, height * 0.16, 'glass white', (-width * 0.28, y - 0.1, height * 0.78), 0.2)
            disc(height * 0.07, 0.5, accent or 'plastic coral', (width * 0.34, y + 0.1, height * 0.66))
            box(width * 0.66, 0.1, height * 0.3, 'card white', (0, y * 0.4, height * 0.96), 0)
            s = Sheet(width * 0.56, height * 0.2)
            s.rect(0, 0, width * 0.54, height * 0.2, 'paper sky')
            s.put((0, y * 0.4 - 0.08, height * 1.12))
        if kind == 'action':
            rod(0.6, 0.3, accent or 'plastic coral', (-width * 0.25, 0, height), 0.1)
            box(width * 0.3, 0.2, height * 0.3, 'screen 20303a', (-width * 0.24, y, height * 0.2), 0.05)
        if strap:
            tube([(-width * 0.52, 0, height * 0.8), (-width * 0.9, -d, height * 0.1), (-width * 0.7, -d * 2, 0.5), (0, -d * 2.4, 0.5), (width * 0.7, -d * 2, 0.5), (width * 0.9, -d, height * 0.1), (width * 0.52, 0, height * 0.8)], 0.55, strap)
    move(g, turn=20)


@maker('lens', view='table')
def lens(width=7, height=7, body='matte black'):
    r = width / 2
    lathe([(0, 0), (r * 0.9, 0), (r, height * 0.1), (r, height), (r * 0.88, height), (r * 0.74, height * 0.86), (0, height * 0.86)], body, round=0.15)
    for z in (0.25, 0.55):
        lathe([(r * 1.0, height * z), (r * 1.05, height * z), (r * 1.05, height * (z + 0.18)), (r, height * (z + 0.18))], 'rubber black', round=0.05)
    rod(r * 0.74, 0.1, 'gloss black', (0, 0, height * 0.84), 0)
    lathe([(0, height * 0.93), (r * 0.4, height * 0.91), (r * 0.72, height * 0.86)], 'gloss 1b2a5a', round=0.3)
    ring(r * 0.5, 0.05, 'dimglow violet', (0, 0, height * 0.9))
    lathe([(r * 1.01, height * 0.8), (r * 1.01, height * 0.83)], 'enamel red', round=0)


@maker('watch', view='high')
def watch(kind='analog', case='steel', band='leather caramel', face='enamel white', ink='paper ink', width=4.2, hands='gunmetal', digits='12', screen=None, square=False, standing=True):
    """A wristwatch lying with its band closed, its dial up."""
    r = width / 2
    with group() as g:
        if square:
            slab(panel(width, width * 1.16, 0.9), 1.0, case, round=0.3)
            slab(panel(width * 0.86, width * 1.0, 0.7), 0.1, screen or 'screen 101418', (0, 0, 0.98), 0.03)
        else:
            lathe([(0, 0), (r, 0), (r * 1.02, 0.5), (r * 0.94, 1.0), (r * 0.86, 1.0), (r * 0.84, 0.86), (0, 0.86)], case, round=0.12)
            s = Sheet(width, width)
            s.circle(0, 0, r * 0.84, screen or face)
            if not screen:
                for i in range(12):
                    a = math.pi / 6 * i
                    s.line([(math.sin(a) * r * 0.66, math.cos(a) * r * 0.66), (math.sin(a) * r * 0.78, math.cos(a) * r * 0.78)], r * 0.07, ink)
                s.line([(0, 0), (-r * 0.4, r * 0.24)], r * 0.09, hands)
                s.line([(0, 0), (r * 0.22, r * 0.62)], r * 0.06, hands)
            s.put((0, 0, 0.9), 'up')
        if screen:
            s = Sheet(width * 0.7, width * 0.7)
            s.text('10:08', 0, r * 0.15, width * 0.6, width * 0.26, 'glow white', 'sans')
            s.text('6.2 mi', 0, -r * 0.38, width * 0.36, width * 0.14, 'glow mint', 'sans')
            s.put((0, 0, 1.1), 'up')
        rod(0.3, 0.5, case, round=0.1)
        move(g[-1], roll=90)
        move(g[-1], (r * 1.02, 0, 0.5))
        for side in (-1, 1):
            def place(u, v, side=side):
                t = v * 1.5
                return ((u - 0.5) * width * 0.56 * (1 - 0.12 * v), side * (r * 0.9 + math.sin(t) * 2.6), 0.5 - (1 - math.cos(t)) * 3.4)
            grid(4, 14, place, band, thick=0.28)
    move(g, (0, 0, 3.8), tilt=24)
    move(g, turn=18)
