"""Flowers and a mat: a bowl of floating flowers, strings of marigolds, a prayer mat."""
import math

from makers import maker
from motif_registry import spot
from shapes import ball, grid, group, lathe, move, panel, rod, slab, tube
from typeset import Sheet


def marigold(size, mat, seed=0):
    """A round ruffled head, lying on its stem end."""
    with group() as g:
        for k, (r, z, n) in enumerate(((1, 0, 12), (.86, .2, 11), (.64, .38, 9), (.4, .5, 6))):
            def place(u, v, r=r, z=z, n=n):
                a = 2 * math.pi * u
                wave = 1 + .13 * math.cos(n * a + seed)
                return (math.cos(a) * r * v * wave * size, math.sin(a) * r * v * wave * size, (z + .22 * v * v * math.cos(n * a * .5 + k) * .6 + .16 * v) * size)
            grid(n * 4, 4, place, mat)
        ball(.22 * size, mat, (0, 0, .5 * size), .7, 12)
    return g


@maker('urli', view='high')
def urli(metal='hammered d3a44a', water='liquid 7fb0b8', blooms=('petal orange', 'petal amber', 'petal f0c030'), candles=3):
    """A wide bowl of water with marigolds and candles that float."""
    lathe([(0, 0), (7, 0), (12, 2.4), (15, 6.6), (16.4, 7.2), (16.2, 7.6), (14.4, 7.2), (11.4, 3), (0, 1.4)], metal, round=.6)
    rod(14, .1, water, (0, 0, 5.7), .02)
    ring = [(math.cos(2.4 * i) * 3.15 * i ** .5, math.sin(2.4 * i) * 3.15 * i ** .5) for i in range(17)]
    for i, (x, y) in enumerate(ring):
        if i in (2, 7, 12)[:candles]:
            lathe([(0, 0), (1.7, 0), (1.9, 1.5), (1.7, 1.5), (1.6, 1.2), (0, 1.2)], 'wax ivory', (x, y, 5.8), .15)
            lathe([(0, 0), (.4, .5), (.3, 1.2), (0, 2.4)], 'glow ffc25a', (x, y, 7.2), .2)
            continue
        move(marigold(1.75 + .4 * spot(i, 1), blooms[i % len(blooms)], i), (x, y, 5.8), turn=40 * i)
    for i in range(9):
        a = i * .7 + .3
        move(slab([(1.1 * math.cos(t), .55 * math.sin(t)) for t in [k * math.pi / 8 for k in range(16)]], .06, blooms[i % len(blooms)], round=0), (math.cos(a) * 12.6, math.sin(a) * 12.6, 5.82), turn=math.degrees(a))


@maker('garlands', view='eye')
def garlands(blooms=('petal orange', 'petal f0b820'), count_of=5, rail='walnut', green='leaf leaf'):
    """Strings of cloth marigolds hung side by side from a rail."""
    wide = count_of * 9.4
    tube([(-wide / 2 - 2, 0, 47), (wide / 2 + 2, 0, 47)], .9, rail, straight=True)
    for s in (-1, 1):
        rod(.9, 48, rail, (s * (wide / 2 + 1), 0, 0), .1)
        rod(5, 1, rail, (s * (wide / 2 + 1), 0, 0), .2)
    for k in range(count_of):
        x = (k - (count_of - 1) / 2) * 9.4
        tube([(x, 0, 48.2), (x, -.4, 3)], .12, 'cotton cream', straight=True)
        for i in range(11):
            with group() as g:
                for half in (0, 180):
                    with group() as h:
                        marigold(2.9, blooms[(i + k) % len(blooms)], i + k)
                    move(h, tilt=half)
            move(g, (x, -.4, 44 - 3.9 * i), turn=33 * i)
        for s in (-1, 1):
            move(slab([(.9 * math.sin(t) * (1 + .2 * math.cos(t)), 2.2 * math.cos(t)) for t in [j * math.pi / 8 for j in range(16)]], .1, green, round=0), (x + s * 2.4, -2, 45.6), tilt=90, roll=50 * s)


@maker('prayer-mat', view='steep')
def prayer_mat(mat='velvet teal', arch='velvet pine', line='felt gold', width=68, depth=112, thick=2, lean=24):
    """A padded mat with a pointed arch woven into it, its near end rolled a little and a strap beside it."""
    with group() as g:
        slab(panel(width, depth, 1.6), thick, mat, round=.8)
        s = Sheet(width, depth)
        s.step = .02
        s.frame(3.4, 1.1, line)
        s.frame(6, .4, line)

        def gate(w, low, high):
            pts = [(-w, low), (w, low), (w, high)]
            side = [(w * math.cos(t) ** .8 * (1 - .10 * math.sin(2 * t)), high + w * 1.05 * math.sin(t) ** 1.25) for t in [math.pi / 2 * i / 14 for i in range(1, 14)]]
            return pts + side + [(0, high + w * 1.22)] + [(-x, y) for x, y in reversed(side)] + [(-w, high)]
        s.poly(gate(width * .36, -depth * .41, depth * .1), line)
        s.poly(gate(width * .335, -depth * .4, depth * .1), arch)
        s.line([(0, depth * .31), (0, depth * .2)], .3, line)
        s.poly([(0, depth * .2 + 1), (2.2, depth * .2 - 1.6), (3, depth * .2 - 5), (1.4, depth * .2 - 8), (-1.4, depth * .2 - 8), (-3, depth * .2 - 5), (-2.2, depth * .2 - 1.6)], line)
        for side in (-1, 1):
            for i in range(6):
                s.circle(side * width * .41, -depth * .36 + i * depth * .14, .8, line, n=20)
        s.put((0, 0, thick), 'up')
        for i in range(40):
            x = -width / 2 + 1 + i * (width - 2) / 39
            for y in (-depth / 2, depth / 2):
                tube([(x, y, thick * .5), (x, y + math.copysign(4, y), .3)], .4, line, straight=True)
    move(g, turn=lean)
