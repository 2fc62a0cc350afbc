"""Parts that several families of makers share."""
import math

from shapes import box, group, move, rod, slab, tube
from typeset import Sheet


def upright(outline, thick, mat, at=(0, 0, 0), round=0.1, holes=()):
    """An outline standing up; `at` is where its origin stands at the back."""
    thing = slab(outline, thick, mat, (0, 0, 0), round, holes)
    move(thing, tilt=90)
    return move(thing, at)


def disc(radius, thick, mat, at=(0, 0, 0), round=0.15):
    """A short rod facing the viewer, its back at `at`."""
    thing = rod(radius, thick, mat, round=round)
    move(thing, tilt=90)
    return move(thing, at)


def lying(radius, length, mat, at=(0, 0, 0), turn=0, round=0.15, top=None):
    """A rod lying along x, its middle at `at`."""
    thing = rod(radius, length, mat, round=round, top=top)
    move(thing, roll=90)
    move(thing, (-length / 2, 0, 0))
    return move(thing, at, turn=turn)


def bar(a, b, thick, mat):
    """A straight round bar from a to b."""
    return tube([a, b], thick, mat, straight=True)


def cable(points, mat='rubber black', thick=0.35):
    return tube(points, thick, mat)


def blob(width, depth, height, mat, bump=0.12, seed=0.0, flat=0.35, n=28):
    """A soft round body that sags to the ground: bags, stones, cushions."""
    from shapes import grid, noise

    def place(u, v):
        a, t = 2 * math.pi * u, math.pi * v
        r = math.sin(t)
        x, y, z = math.cos(a) * r, math.sin(a) * r, -math.cos(t)
        k = 1 + bump * noise(x * 1.4 + seed, y * 1.4, z * 1.4 + seed)
        z = max(z, -1 + flat * 0.5) if flat else z
        return (x * k * width / 2, y * k * depth / 2, (z + 1 - flat * 0.5) * k * height / (2 - flat * 0.5))
    return grid(n * 2, n, place, mat)


def clock_face(s, r, ink, hands, numerals=('12', '3', '6', '9'), ticks=12, hour=10, minute=9):
    """Ticks, numerals and two hands on a sheet."""
    for i in range(ticks):
        a = 2 * math.pi * i / ticks
        s.line([(math.sin(a) * r * 0.86, math.cos(a) * r * 0.86), (math.sin(a) * r * 0.95, math.cos(a) * r * 0.95)], r * 0.03, ink)
    for i, text in enumerate(numerals):
        a = 2 * math.pi * i / len(numerals)
        s.text(text, math.sin(a) * r * 0.7, math.cos(a) * r * 0.7, r * 0.3, r * 0.2, ink, 'serif', lines=1)
    for turn, length, wide in (((hour + minute / 60) / 12, 0.46, 0.06), (minute / 60, 0.68, 0.04)):
        a = 2 * math.pi * turn
        s.line([(-math.sin(a) * r * 0.1, -math.cos(a) * r * 0.1), (math.sin(a) * r * length, math.cos(a) * r * length)], r * wide, hands)
    s.circle(0, 0, r * 0.05, hands)


def note(words, width, height, mat='card white', ink='paper ink', at=(0, 0, 0), turn=0, face='italic', lines=None):
    """A card lying on the ground with words on it."""
    with group() as g:
        box(width, height, 0.12, mat, round=0.03)
        s = Sheet(width, height)
        s.text(words, 0, 0, width * 0.82, height * 0.74, ink, face, lines=lines)
        s.put((0, 0, 0.13), 'up')
    return move(g, at, turn=turn)


def hollow(width, depth, height, wall, mat, at=(0, 0, 0), round=0.15, floor=None):
    """An open box of boards."""
    with group() as g:
        for x, y, w, d in ((0, -depth / 2 + wall / 2, width, wall), (0, depth / 2 - wall / 2, width, wall), (-width / 2 + wall / 2, 0, wall, depth), (width / 2 - wall / 2, 0, wall, depth)):
            box(w, d, height, mat, (x, y, 0), round)
        box(width - wall, depth - wall, wall, floor or mat, (0, 0, 0.02), 0)
    return move(g, at)
