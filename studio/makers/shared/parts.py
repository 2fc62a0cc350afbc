"""Parts that several makers share: blobs, bars, wheels, stood-up plates, figures cut out, words on a face."""
import math

from art_figures import parts
from shapes import ball, cut, group, move, panel, ring, rod, slab, tube
from typeset import Sheet


def blob(rx, ry, rz, mat, at=(0, 0, 0), turn=0, tilt=0, roll=0, steps=40):
    """An ellipsoid around its middle."""
    b = ball(rx, mat, squash=rz / rx, steps=steps)
    move(b, (0, 0, -rz))
    move(b, scale=(1, ry / rx, 1))
    return move(b, at, turn, tilt, roll)


def bar(a, b, radius, mat):
    return tube([a, b], radius, mat, straight=True)


def bars(lines, radius, mat):
    return [bar(a, b, radius, mat) for a, b in lines]


def disc(radius, thick, mat, at, along='y', round=0.2):
    """A short rod around `at` whose axle lies along x or y."""
    d = rod(radius, thick, mat, round=round)
    move(d, (0, 0, -thick / 2))
    move(d, tilt=90 if along == 'y' else 0, roll=90 if along == 'x' else 0)
    return move(d, at)


def wheel(radius, width, at, tire='rubber charcoal', hub='plastic white', along='x', spokes=0):
    """A wheel around `at`; a spoked one is a tire, a rim and wires."""
    with group() as g:
        if spokes:
            t = width / 2
            ring(radius - t, t, tire, (0, 0, -t))
            ring(radius - 2.2 * t, t * 0.5, hub, (0, 0, -t * 0.5))
            rod(radius * 0.1, width * 1.4, hub, (0, 0, -width * 0.7), 0.1)
            for i in range(spokes):
                a = 2 * math.pi * i / spokes
                bar((0, 0, 0), (math.cos(a) * (radius - 2 * t), math.sin(a) * (radius - 2 * t), 0), max(0.09, radius * 0.012), hub)
        else:
            rod(radius, width, tire, (0, 0, -width / 2), min(width, radius) * 0.3)
            rod(radius * 0.58, width * 1.08, hub, (0, 0, -width * 0.54), 0.15)
            rod(radius * 0.16, width * 1.3, tire, (0, 0, -width * 0.65), 0.1)
    move(g, tilt=90 if along == 'y' else 0, roll=90 if along == 'x' else 0)
    return move(g, at)


def upright(outline, thick, mat, at=(0, 0, 0), round=0.2, holes=()):
    """A plate that stands facing the viewer; the outline's second number is its height."""
    p = slab(outline, thick, mat, round=round, holes=holes)
    move(p, tilt=90)
    return move(p, (at[0], at[1] + thick / 2, at[2]))


def sideways(outline, thick, mat, at=(0, 0, 0), round=0.2, holes=()):
    """A plate that stands along y; the outline's first number runs to the back."""
    p = upright(outline, thick, mat, (0, 0, 0), round, holes)
    move(p, turn=90)
    return move(p, at)


def figure(name, size, thick, mats, at=(0, 0, 0), round=0.2):
    """A flat figure lying on `at`, each part as thick as the others but a hair higher."""
    with group() as g:
        for i, (ink, line) in enumerate(parts(name)):
            slab([(x * size / 2, y * size / 2) for x, y in line], thick + (0.0 if ink == 0 else 0.04 * thick) + 0.002 * i, mats[ink % len(mats)], round=min(round, thick * 0.4))
    return move(g, at)


def stood_figure(name, size, thick, mats, at=(0, 0, 0), turn=0):
    """The same, standing on its lowest edge."""
    low = min(y for _, line in parts(name) for _, y in line)
    g = figure(name, size, thick, mats)
    move(g, tilt=90)
    return move(g, (at[0], at[1] + thick / 2, at[2] - low * size / 2), turn=turn)


def words(text, width, height, at, ink='paper ink', face='front', font='serif', lines=None):
    s = Sheet(width, height)
    s.text(text, 0, 0, width, height, ink, font, lines=lines)
    return s.put(at, face)


def frame_box(width, depth, height, radius, mat, base=0.0):
    """The twelve edges of a box as bars."""
    w, d = width / 2, depth / 2
    for z in (base, height):
        for x in (-w, w):
            bar((x, -d, z), (x, d, z), radius, mat)
        for y in (-d, d):
            bar((-w, y, z), (w, y, z), radius, mat)
    for x in (-w, w):
        for y in (-d, d):
            bar((x, y, base), (x, y, height), radius, mat)


def legs(width, depth, height, thick, mat, splay=0.0):
    """Four legs under a rectangle; `splay` spreads their feet."""
    for x in (-1, 1):
        for y in (-1, 1):
            tube([(x * (width / 2 + splay), y * (depth / 2 + splay), 0), (x * width / 2, y * depth / 2, height)], thick / 2, mat, straight=True)


def tray(width, depth, height, mat, at=(0, 0, 0), wall=0.8, corner=2.0):
    """An open basin with round corners."""
    s = slab(panel(width, depth, corner), height, mat, round=0.2, holes=())
    cutter = slab(panel(width - 2 * wall, depth - 2 * wall, max(0.3, corner - wall)), height, None, (0, 0, wall), 0)
    cut(s, cutter)
    return move(s, at)
