"""Wrapped presents: paper, ribbon, bow, tag."""
import math

from makers import maker
from shapes import ball, box, grid, group, lathe, move, panel, ring, slab, star
from typeset import Sheet


def pattern(s, kind, ink, second):
    """A repeat that ends before the paper does."""
    w, h = s.w, s.h
    if kind == 'stripes':
        n = max(3, round(w / 3.2))
        for i in range(n):
            s.rect(-w / 2 + w * (i + 0.5) / n, 0, w / n * 0.42, h * 0.995, ink if i % 2 else second or ink)
        return
    if kind == 'checks':
        n, m = max(2, round(w / 4)), max(2, round(h / 4))
        for i in range(n):
            s.rect(-w / 2 + w * (i + 0.5) / n, 0, w / n * 0.3, h * 0.995, ink)
        for j in range(m):
            s.rect(0, -h / 2 + h * (j + 0.5) / m, w * 0.995, h / m * 0.3, second or ink)
        return
    n, m = max(2, round(w / 4.2)), max(2, round(h / 4.2))
    for i in range(n):
        for j in range(m):
            x, y = -w / 2 + w * (i + 0.5) / n, -h / 2 + h * (j + 0.5) / m
            mat = ink if (i + j) % 2 else second or ink
            if kind == 'dots':
                s.circle(x, y, 0.8, mat, n=24)
            elif kind == 'stars':
                s.poly([(x + px, y + py) for px, py in star(1.1, 0.46, 5, 90 + 30 * ((i + j) % 3))], mat)
            elif kind == 'leaves':
                t = math.radians(40 + 70 * ((i * 2 + j) % 3))
                for side in (-1, 1):
                    line = [(k / 8 * 1.7, side * 0.5 * math.sin(math.pi * k / 8)) for k in range(9)]
                    pts = [(0, 0)] + line[1:-1] + [(1.7, 0)]
                    s.poly([(x + px * math.cos(t) - py * math.sin(t), y + px * math.sin(t) + py * math.cos(t)) for px, py in pts], mat)
            elif kind == 'waves':
                s.line([(x - w / n * 0.42 + w / n * 0.84 * k / 10, y + 0.5 * math.sin(k * 0.63)) for k in range(11)], 0.36, mat)


def bow(mat, size, at=(0, 0, 0), loops=2):
    """Loops, tails and a knot, resting on `at`."""
    with group() as g:
        for k in range(loops):
            for side in (-1, 1):
                with group() as l:
                    def place(u, v, side=side):
                        a = math.pi * 2 * u
                        x = side * size * (0.5 - 0.5 * math.cos(a)) * (1 if u < 0.5 else 0.92)
                        z = size * 0.42 * math.sin(a) * (1 if u < 0.5 else 0.15) + size * 0.12
                        return (x, (v - 0.5) * size * 0.42 * (0.5 + 0.5 * math.sin(math.pi * u)), z)
                    grid(28, 3, place, mat, thick=0.16)
                move(l, turn=k * 78 + 10)
        for side in (-1, 1):
            grid(12, 2, lambda u, v, side=side: (side * size * (0.1 + 0.9 * u), -size * 0.35 * u - (v - 0.5) * size * 0.3, size * 0.1 + 0.2 * size * math.sin(u * 3.4) * 0.5), mat, thick=0.14)
        move(ball(size * 0.17, mat, squash=0.8), (0, 0, 0.02))
    return move(g, at)


@maker('present', view='table')
def present(paper='print coral', ribbon='satin cream', width=20, depth=18, height=14, kind=None, ink='paper cream', second=None, tag=None, form='box', turn=26, cross=True):
    """A box, a flat parcel or a round tin, wrapped and tied."""
    with group() as g:
        if form == 'round':
            r = width / 2
            lathe([(0, 0), (r, 0), (r, height), (0, height)], paper, round=0.3)
            if kind:
                s = Sheet(math.pi * r, height * 0.98)
                s.step = 0.01
                pattern(s, kind, ink, second)
                move(s.wrap(r + 0.03), (0, 0, height / 2))
            for t in (0, 90) if cross else (0,):
                with group() as b:
                    box(width + 0.3, 1.9, 0.12, ribbon, (0, 0, height), 0.02)
                    for side in (-1, 1):
                        box(0.14, 1.9, height, ribbon, (side * (r + 0.08), 0, 0.05), 0.02)
                move(b, turn=t + 45)
        else:
            box(width, depth, height, paper, round=0.12)
            if kind:
                for w, h, at, face in ((width, height, (0, -depth / 2 - 0.03, height / 2), 'front'), (depth, height, (width / 2 + 0.03, 0, height / 2), 'right'), (depth, height, (-width / 2 - 0.03, 0, height / 2), 'left'), (width, depth, (0, 0, height + 0.03), 'up')):
                    s = Sheet(w * 0.985, h * 0.985)
                    s.step = 0.01
                    pattern(s, kind, ink, second)
                    s.put(at, face)
            wide = min(2.4, width * 0.12)
            box(wide, depth + 0.3, height + 0.2, ribbon, (0, 0, -0.02), 0.04)
            if cross:
                box(width + 0.3, wide, height + 0.2, ribbon, (0, 0, -0.02), 0.04)
        bow(ribbon, min(width, depth) * 0.36, (0, 0, height + 0.1))
        if tag:
            with group() as t:
                slab(panel(3, 5, 0.5), 0.1, 'card cream', round=0.02)
                s = Sheet(3, 5)
                s.text(tag, 0, -0.4, 2.2, 1.2, 'paper ink', 'italic', lines=1)
                s.put((0, 0, 0.12), 'up')
                ring(0.25, 0.08, 'brass', (0, 2, 0.08))
            move(t, turn=-24)
            move(t, (width * 0.22, -depth * 0.3, height + 0.32))
    move(g, turn=turn)
