"""Cloth with a purpose: throws, napkins, mats, robes, socks, sponges."""
import math

from makers import maker
from makers.fittings import cable, upright
from makers.textiles import fold
from shapes import ball, box, copy, cushion, fillet, grid, group, move, noise, panel, ring, rod, slab, tube
from typeset import Sheet


@maker('chunky-throw', view='high')
def chunky_throw(mat='wool rose', across=8, size=6.4):
    """A throw of stitches as thick as a thumb, folded in a stack."""
    with group() as g:
        with group() as first:
            for s in (-1, 1):
                tube([(s * 0.06 * size, -0.62 * size, 0.1 * size), (s * 0.42 * size, -0.1 * size, 0.34 * size), (s * 0.34 * size, 0.3 * size, 0.34 * size), (s * 0.04 * size, 0.58 * size, 0.12 * size)], 0.25 * size, mat, taper=[0.7, 1.05, 1.05, 0.7])
        step, deep, layers = size * 0.8, 6, 3
        high = layers * 2 * step
        for i in range(across):
            x = (i - (across - 1) / 2) * size * 0.98
            for j in range(deep):
                move(copy(first), (x, (j - deep / 2 + 0.5) * step, high))
            for j in range(layers * 2):
                stitch = copy(first)
                move(stitch, tilt=90)
                move(stitch, (x, -deep / 2 * step - 0.5 * size * math.sin(math.pi * (j % 2 + 0.5) / 2) + 0.3 * size, (j + 0.5) * step))
        for side in (-1, 1):
            for j in range(deep):
                for k in range(layers):
                    ball(step * 1.1, mat, (side * across * size * 0.46, (j - deep / 2 + 0.5) * step, k * 2 * step), 0.92, 20)
        box(across * size * 0.9, deep * step, high, mat, (0, 0, 0.4), 1)
        move(first, (0, 0, high * 0.4))
    move(g, turn=24)


@maker('quilt-squares', view='high')
def quilt_squares(names=('Rosa', 'Uncle Joe', 'Maya', 'Grandpa'), mats=('cotton cream', 'cotton butter', 'cotton blush', 'cotton ice')):
    """Signed cloth squares and the pen."""
    for i, name in enumerate(names):
        with group() as g:
            slab(panel(11, 11, 0.3), 0.4, mats[i % len(mats)], round=0.15)
            s = Sheet(11, 11)
            s.text(name, 0, 0, 8, 3, 'paper plum', 'italic', lines=1)
            s.put((0, 0, 0.44), 'up')
        move(g, ((i - (len(names) - 1) / 2) * 10.6, (i % 2) * 2, 0.2 * i), turn=(i * 23) % 30 - 15)
    with group() as p:
        rod(0.7, 10, 'plastic plum', round=0.2)
        rod(0.5, 1.6, 'plastic white', (0, 0, 10), 0.1, 0.12)
    move(p, roll=90)
    move(p, (-6, -10, 0.7), turn=8)


@maker('napkins', view='high')
def napkins(mats=('cotton cream', 'cotton cream', 'cotton cream', 'cotton cream'), stripe=('felt brick', 'felt navy', 'felt moss', 'felt mustard'), ring_mat='rope'):
    """Folded napkins with a woven stripe, laid like steps."""
    for i, mat in enumerate(mats):
        with group() as g:
            fold(15, 21, 0.9, mat)
            for y, w in ((-7.4, 1.3), (-5.4, 0.4), (-9.2, 0.4)):
                box(15.04, w, 0.16, stripe[i % len(stripe)], (0, y, 1.02), 0.03)
        move(g, ((i - 1.5) * 10.4, (i - 1.5) * 1.4, 0.7 * i), turn=8 - 4 * i)


@maker('squares-blanket', view='table')
def squares_blanket(mat='cotton indigo', width=44, depth=32, layers=4, tag=None):
    """A heavy blanket, stitched into small squares, folded in a stack."""
    with group() as g:
        for i in range(layers):
            fold(width, depth, 3.4, mat, i * 3.3)
        n, m = 7, 5
        for i in range(n):
            for j in range(m):
                cushion(width / n * 1.03, depth / m * 1.03, 2.6, mat, ((i - (n - 1) / 2) * width / n, (j - (m - 1) / 2) * depth / m, layers * 3.3 - 1.2), 3)
        for k in range(layers):
            for i in range(n):
                c = cushion(width / n * 1.03, 3.4, 2.2, mat, puff=3)
                move(c, tilt=90)
                move(c, ((i - (n - 1) / 2) * width / n, -depth / 2 - 0.6, k * 3.3 + 1.7))
        if tag:
            box(9, 0.3, 5, 'satin white', (width * 0.34, -depth / 2 - 2.9, layers * 3.3 - 6), 0.1)
            s = Sheet(9, 5)
            s.text(tag, 0, 0, 6, 2.4, 'paper ink', 'serif', lines=1)
            s.put((width * 0.34, -depth / 2 - 3.08, layers * 3.3 - 3.5))
    move(g, turn=22)


@maker('throw-over', view='high')
def throw_over(mat='wool sage', width=30, depth=26):
    """A soft heap of folded blanket that fills a basket."""
    def place(u, v):
        a, d = 2 * math.pi * u, v
        x, y = math.cos(a) * d * width / 2, math.sin(a) * d * depth / 2
        return (x, y, 8 * (1 - d * d) + 2.4 * noise(x * 0.14, y * 0.14) + 1.2 * noise(x * 0.4, y * 0.1, 3))
    grid(60, 24, place, mat, thick=1.2)


@maker('flatweave', view='high')
def flatweave(mat='wool plum', bands=('felt cream', 'felt rust', 'felt navy', 'felt mustard'), width=120, depth=80, fringe='cotton cream'):
    """A flat-woven rug of diamonds and stripes, one end rolled."""
    with group() as g:
        grid(30, 20, lambda u, v: ((u - 0.5) * width, (v - 0.5) * depth, 0.8), mat, thick=0.8)
        s = Sheet(width, depth)
        for i in range(9):
            x = -width / 2 + width * (i + 0.5) / 9
            if i % 2 == 0:
                for k in (-1, 0, 1):
                    s.rect(x + k * 3, 0, 1.4, depth * 0.99, bands[(i // 2 + k) % 4])
            else:
                for j in range(6):
                    y = (j - 2.5) * depth / 6.2
                    s.poly([(x - 5.6, y), (x, y - 6), (x + 5.6, y), (x, y + 6)], bands[(i // 2) % 4])
                    s.poly([(x - 2.6, y), (x, y - 2.8), (x + 2.6, y), (x, y + 2.8)], bands[(i // 2 + 1) % 4])
        s.put((0, 0, 1.24), 'up')
        for i in range(40):
            y = (i - 19.5) * depth / 40.5
            tube([(-width / 2, y, 0.8), (-width / 2 - 3, y + 0.4, 0.4), (-width / 2 - 6, y, 0.3)], 0.4, fringe)
        pts = [(math.sin(a * 0.35) * (6.4 - a * 0.12), 6.4 - math.cos(a * 0.35) * (6.4 - a * 0.12)) for a in range(46)]
        grid(2, 45, lambda u, v: (width / 2 + pts[round(v * 45)][0], (u - 0.5) * depth, 0.8 + pts[round(v * 45)][1]), mat, thick=0.8)
        for k, band in enumerate(bands):
            move(ring(7.0, 0.5, band), (width / 2, (k - 1.5) * depth * 0.2, 7.2), tilt=90)
    move(g, turn=-14)


@maker('socks-roll', view='high')
def socks_roll(mat='knit mustard'):
    """A pair of thick socks, rolled."""
    move(ball(4.4, mat, squash=0.82), scale=(1.25, 1, 1))
    t = ring(3.4, 1.2, mat)
    move(t, roll=90)
    move(t, (4.2, 0, 3.6))


@maker('loofah', view='table')
def loofah(mat='crumb e6d3a0'):
    """A bath sponge on a loop of cord."""
    from makers.fittings import blob
    with group() as g:
        blob(8, 8, 7.4, mat, 0.35, 2.0, 0.2)
        tube([(0, 0, 7), (-2, 0, 9.6), (0, 0, 11.4), (2, 0, 9.6), (0, 0, 7)], 0.22, 'rope')


@maker('hung-robe', view='eye')
def hung_robe(mat='terry sky', collar=None, wood='oak'):
    """A bathrobe on a hanger: shawl collar, belt, two deep pockets."""
    with group() as g:
        line = [(-5, 78), (5, 78), (18, 73), (31, 36), (22, 31), (17, 48), (20, 0), (-20, 0), (-17, 48), (-22, 31), (-31, 36), (-18, 73)]
        upright(fillet(line, 3, True, 6), 8, mat, (0, 4, 3), 3.4)
        for s in (-1, 1):
            tube([(s * 5.4, -1, 81), (s * 5, -4.6, 70), (s * 2, -5.2, 56), (-s * 0.6, -5.2, 44)], 2.6, collar or mat, taper=[0.8, 1.1, 1.1, 0.7])
            upright(fillet([(s * 5, 12), (s * 15.4, 12), (s * 15.4, 25), (s * 5, 25)], 1, True, 4), 1.6, mat, (0, -3.4, 3), 0.7)
            box(10.6, 2, 3, collar or mat, (s * 10.2, -4.6, 26), 0.8)
            box(10, 9, 5, collar or mat, (s * 26.6, 0, 35), 1.6)
        tube([(0.8, -4.4, 40), (0.8, -4.4, 4)], 0.5, collar or mat)
        box(36, 9.4, 4.6, collar or mat, (0, 0, 42), 1.6)
        for s in (-1, 1):
            tube([(0, -5.6, 44), (s * 5, -6.6, 46), (s * 6.4, -6.4, 41), (0, -5.6, 44)], 1.3, collar or mat)
            tube([(0, -5.6, 44), (s * 2.2, -6, 34), (s * 3.4, -5.4, 24)], 1.3, collar or mat)
        tube([(-14, 0, 77), (0, 0, 83), (14, 0, 77)], 1, wood)
        tube([(0, 0, 83), (0, 0, 87), (2.2, 0, 89.4), (0, 0, 91.6), (-2, 0, 90)], 0.4, 'steel')
    move(g, turn=16)


@maker('heat-control', view='high')
def heat_control(body='plastic cream', light='glow coral'):
    """The control of something heated, on its cable."""
    slab(panel(6, 11, 2.6), 2, body, round=0.8)
    for i in range(4):
        rod(0.34, 0.2, light if i < 3 else 'plastic gray', (0, 3.4 - i * 1.3, 1.95), 0.05)
    rod(1.2, 0.5, 'plastic coral', (0, -3, 1.9), 0.15)
    cable([(0, 5.4, 1), (0, 9, 0.6), (-5, 12, 0.6), (-9, 15, 2)], 'rubber gray', 0.42)
