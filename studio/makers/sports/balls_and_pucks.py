"""Balls, pucks and pins of single sports."""
import math

from mathutils import Vector

from makers import maker
from makers.shared.parts import blob, disc, words
from shapes import ball, fillet, grid, group, lathe, mesh, move, rod, slab, tube

PHI = (1 + 5 ** 0.5) / 2
LACES = [(0, s, t * PHI) for s in (-1, 1) for t in (-1, 1)] + [(s, t * PHI, 0) for s in (-1, 1) for t in (-1, 1)] + [(t * PHI, 0, s) for s in (-1, 1) for t in (-1, 1)]


def on_ball(points, radius, thick, mat, closed=False):
    """A line on a ball; the points are directions."""
    return tube([tuple(Vector(p).normalized() * radius) for p in points], thick, mat, closed=closed)


def soccer(radius, hide='leather white', patch='leather ink'):
    blob(radius, radius, radius, hide, steps=64)
    for corner in LACES:
        n = Vector(corner).normalized()
        toward = min((Vector(c).normalized() for c in LACES if c != corner), key=lambda c: (c - n).length)
        u = (toward - n * toward.dot(n)).normalized()
        w = n.cross(u)
        star = [(n + (u * math.cos(math.tau * k / 5) + w * math.sin(math.tau * k / 5)) * 0.36).normalized() for k in range(5)]
        edge = [star[k].lerp(star[(k + 1) % 5], t / 6).normalized() for k in range(5) for t in range(6)]
        plate = [n * 1.004] + [n.lerp(p, r / 6).normalized() * 1.004 for r in range(1, 7) for p in edge]
        faces = [(0, 1 + k, 1 + (k + 1) % 30) for k in range(30)]
        faces += [(1 + 30 * r + k, 31 + 30 * r + k, 31 + 30 * r + (k + 1) % 30, 1 + 30 * r + (k + 1) % 30) for r in range(5) for k in range(30)]
        mesh([tuple(p * radius) for p in plate], faces, patch)
        for p in star:
            out = (p - n * p.dot(n)).normalized()
            on_ball([p, (p + out * 0.16).normalized(), (p + out * 0.31).normalized()], radius * 1.001, radius * 0.012, patch)


def volleyball(radius, hide='leather white', stripe='leather cobalt', second='leather lemon'):
    blob(radius, radius, radius, hide, steps=64)
    for axis, mat in ((0, stripe), (1, second), (2, stripe)):
        for side in (-1, 1):
            for k in (-0.3, 0.3):
                line = []
                for i in range(15):
                    t = -0.72 + 1.44 * i / 14
                    p = [0.0, 0.0, 0.0]
                    p[axis], p[(axis + 1) % 3], p[(axis + 2) % 3] = side, t, k
                    line.append(p)
                on_ball(line, radius * 1.002, radius * 0.016, 'leather fog')
            grid_on(radius * 1.003, axis, side, mat)


def grid_on(radius, axis, side, mat):
    def place(u, v):
        p = [0.0, 0.0, 0.0]
        p[axis], p[(axis + 1) % 3], p[(axis + 2) % 3] = side, -0.86 + 1.72 * u, -0.28 + 0.56 * v
        return tuple(Vector(p).normalized() * radius)
    return grid(20, 8, place, mat)


def tennis(radius, felt='felt c8d63c'):
    blob(radius, radius, radius, felt)
    a, b = 0.78, 0.22
    c = 2 * math.sqrt(a * b)
    on_ball([(a * math.cos(t) + b * math.cos(3 * t), a * math.sin(t) - b * math.sin(3 * t), c * math.sin(2 * t)) for t in (math.tau * i / 72 for i in range(72))], radius * 1.002, radius * 0.05, 'rubber white', True)


def holed(radius, mat='plastic c8dc3c', hole='plastic 5d6a1c'):
    blob(radius, radius, radius, mat)
    for i in range(40):
        z, a = 1 - 2 * (i + 0.5) / 40, i * 2.39996
        n = Vector((math.sqrt(1 - z * z) * math.cos(a), math.sqrt(1 - z * z) * math.sin(a), z))
        dot = rod(radius * 0.115, radius * 0.03, hole, round=0)
        dot.rotation_mode = 'QUATERNION'
        dot.rotation_quaternion = n.to_track_quat('Z', 'Y')
        dot.location = n * radius * 0.985


def bowled(radius, mat):
    blob(radius, radius, radius, mat, steps=72)
    for x, z in ((-0.13, 0.62), (0.16, 0.66), (0.02, 0.24)):
        y = -math.sqrt(1 - x * x - z * z)
        hole = disc(radius * 0.1, radius * 0.05, 'matte black', (0, 0, 0), 'y', 0)
        move(hole, tilt=-math.degrees(math.asin(z)))
        move(hole, (x * radius * 0.995, y * radius * 0.985, z * radius * 0.985))


def plain(radius, mat='gloss white'):
    blob(radius, radius, radius, mat)


KINDS = {'soccer': (soccer, 11), 'volleyball': (volleyball, 10.5), 'tennis': (tennis, 3.3), 'pickleball': (holed, 3.7), 'bowling': (bowled, 10.8), 'plain': (plain, 3.2)}


@maker('game-ball', view='table')
def game_ball(kind='soccer', mat=None, second=None, radius=None, turned=(18, 28, 8)):
    """soccer, volleyball, tennis, pickleball (with holes), bowling or plain."""
    make, usual = KINDS[kind]
    radius = radius or usual
    given = [m for m in (mat or ('gloss plum' if kind == 'bowling' else None), second) if m]
    with group() as g:
        make(radius, *given)
    move(g, tilt=turned[0], roll=turned[2])
    move(g, (0, 0, radius), turn=turned[1])


@maker('rink-bits', view='high')
def rink_bits(kind='puck', mat='rubber black', top=None, second='cotton white'):
    """puck (perhaps a slice with a cork top), tape, pin (a bowling pin), marker (a golf divot tool and coin) or pods."""
    if kind == 'puck':
        rod(3.8, 2.5 if not top else 1.0, mat, round=0.25)
        if top:
            rod(3.5, 0.25, top, (0, 0, 1.0), 0.08)
    elif kind == 'tape':
        lathe([(2.1, 0), (4.6, 0), (4.6, 2.4), (2.1, 2.4), (2.1, 0)], mat, round=0.06)
        lathe([(1.9, -0.02), (2.15, -0.02), (2.15, 2.44), (1.9, 2.44), (1.9, -0.02)], 'kraft', round=0.02)
    elif kind == 'pin':
        lathe([(0, 0), (2.6, 0), (3, 1), (5.6, 10), (5.9, 13), (5, 18), (2.4, 25), (2.2, 28), (3, 32), (2.6, 35), (0, 36.4)], 'gloss white', round=1.6)
        for z in (25.4, 28.2):
            lathe([(2.5, z), (2.56, z + 0.6), (2.44, z + 1.2)], 'gloss red', round=0.05)
        words('WALT', 6.2, 2.2, (0, -6.0, 13.6), 'paper cobalt', 'front', 'serif-black')
        words('FIRST 200', 5.6, 1.2, (0, -5.95, 10.6), 'paper cobalt', 'front', 'sans-black')
    elif kind == 'marker':
        with group() as g:
            slab(fillet([(-1.1, 0), (1.1, 0), (1.4, 5), (0.9, 6.4), (0.75, 10), (0.42, 10), (0.5, 6.2), (-0.5, 6.2), (-0.42, 10), (-0.75, 10), (-0.9, 6.4), (-1.4, 5)], 0.3, True), 0.42, 'brushed', round=0.1)
            rod(1.2, 0.2, 'steel', (0, 1.6, 0.4), 0.05)
            words('R M', 1.5, 0.7, (0, 1.6, 0.62), 'paper ink', 'up')
        move(g, (-2, -4, 0), turn=28)
        with group() as coin:
            rod(1.2, 0.2, 'steel', round=0.05)
            words('R M', 1.5, 0.7, (0, 0, 0.22), 'paper ink', 'up')
        move(coin, (3.4, -3.4, 0), turn=-12)
        ball(2.1, 'gloss white', (3.6, 2.6, 0))
        for i in range(90):
            z = 1 - 2 * (i + 0.5) / 90
            a, r = i * 2.39996, math.sqrt(1 - z * z)
            blob(0.22, 0.22, 0.12, 'matte fog', (3.6 + 2.06 * r * math.cos(a), 2.6 + 2.06 * r * math.sin(a), 2.1 + 2.06 * z), steps=8)
    elif kind == 'pods':
        for i, (x, y) in enumerate(((-5, 0), (0, -2.4), (5, 0.4))):
            blob(2.2, 2.2, 2.2, (mat, second, mat)[i], (x, y, 2.2))
            lathe([(2.2, 1.9), (2.28, 2.0), (2.28, 2.4), (2.2, 2.5)], 'plastic white', (x, y, 0), 0.02)
    else:
        raise ValueError(f'no {kind}')

