"""Cloth with a purpose: throws, napkins, mats, robes, socks, sponges."""
import math

from makers import maker
from makers.home.textiles import fold
from makers.shared.fittings import cable
from shapes import (
    ball,
    box,
    copy,
    cushion,
    grid,
    group,
    move,
    noise,
    panel,
    ring,
    rod,
    slab,
    tube,
)
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
def flatweave(mat='wool plum', bands=('wool cream', 'wool rust', 'wool mustard', 'wool rose'), width=130, depth=84, fringe='cotton cream'):
    """A flat-woven rug of bands and diamonds with fringes, its far end rolled up."""
    flat = width * 0.42

    def lay(x, y, lift=0.0):
        """The place on the rug; beyond the flat part it goes round the roll."""
        if x < flat:
            return (x, y, 0.7 + lift + 0.35 * math.sin(x * 0.09) * math.cos(y * 0.07))
        turn = (x - flat) / 7.5
        r = 7.5 - turn * 0.22 - lift
        return (flat + math.sin(turn) * r, y, 0.7 + 7.5 - math.cos(turn) * r)

    def piece(x0, x1, at, mat, lift, thick=0.0, across=4):
        """A strip from x0 to x1; `at` says its lower and upper edge at a share of the way."""
        n = max(4, int((x1 - x0) / 1.2))

        def place(u, v):
            low, high = at(v)
            return lay(x0 + (x1 - x0) * v, low + (high - low) * u, lift)
        return grid(across, n, place, mat, thick=thick)

    half = depth / 2
    end = flat + 7.5 * math.pi * 2.6
    with group() as g:
        piece(-width / 2, end, lambda v: (-half, half), mat, 0, 0.7, 20)
        for i in range(7):
            x = -width / 2 + 7 + i * 17
            for k, w in ((0, 2.6), (4.4, 1.2), (-3.4, 1.2)):
                piece(x + k - w / 2, x + k + w / 2, lambda v: (-half + 0.4, half - 0.4), bands[(i + (k != 0)) % 4], 0.42)
            for j in range(7 if i < 6 else 0):
                y = (j - 3) * depth / 7.2
                for r, band in ((4.6, bands[(i + 2) % 4]), (2.2, bands[(i + 3) % 4])):
                    piece(x + 9 - r, x + 9 + r, lambda v, r=r, y=y: (y - r * (1 - abs(2 * v - 1)) * 1.15, y + r * (1 - abs(2 * v - 1)) * 1.15), band, 0.42 if r > 3 else 0.5)
        for i in range(42):
            y = (i - 20.5) * depth / 42.5
            tube([(-width / 2, y, 0.8), (-width / 2 - 3, y + 0.5 * math.sin(i), 0.5), (-width / 2 - 7, y + 0.7 * math.sin(2.3 * i), 0.3)], 0.42, fringe)
    move(g, turn=-22)


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
    from makers.shared.fittings import blob
    with group():
        blob(8, 8, 7.4, mat, 0.35, 2.0, 0.2)
        tube([(0, 0, 7), (-2, 0, 9.6), (0, 0, 11.4), (2, 0, 9.6), (0, 0, 7)], 0.22, 'rope')


@maker('heat-control', view='high')
def heat_control(body='plastic cream', light='glow coral'):
    """The control of something heated, on its cable."""
    slab(panel(6, 11, 2.6), 2, body, round=0.8)
    for i in range(4):
        rod(0.34, 0.2, light if i < 3 else 'plastic gray', (0, 3.4 - i * 1.3, 1.95), 0.05)
    rod(1.2, 0.5, 'plastic coral', (0, -3, 1.9), 0.15)
    cable([(0, 5.4, 1), (0, 9, 0.6), (-5, 12, 0.6), (-9, 15, 2)], 'rubber gray', 0.42)
