"""Cloth with thickness and folds: laid flat (`Cloth`), hanging from a hanger (`drape`, `sleeve`) or folded on a shelf."""
import math

import numpy as np
from mathutils import Vector, geometry

from shapes import fillet, grid, mesh


def _spaced(line, step):
    """A closed line with a knot at least every `step`."""
    out = []
    for (x0, y0), (x1, y1) in zip(line, line[1:] + line[:1]):
        n = max(1, math.ceil(math.hypot(x1 - x0, y1 - y0) / step))
        out += [(x0 + (x1 - x0) * i / n, y0 + (y1 - y0) * i / n) for i in range(n)]
    return out


def _inside(p, line):
    x, y = p[:, :1], p[:, 1:]
    b = np.roll(line, -1, 0)
    crosses = (line[:, 1] > y) != (b[:, 1] > y)
    with np.errstate(divide='ignore', invalid='ignore'):
        at = (b[:, 0] - line[:, 0]) * (y - line[:, 1]) / (b[:, 1] - line[:, 1]) + line[:, 0]
    return (crosses & (x < at)).sum(1) % 2 == 1


def _distance(p, line):
    """From each point to the nearest place of a closed line."""
    a, b = line, np.roll(line, -1, 0)
    best = np.full(len(p), np.inf)
    for s, e in zip(a, b):
        d = e - s
        t = np.clip(((p - s) @ d) / max(d @ d, 1e-9), 0, 1)
        best = np.minimum(best, np.hypot(*(p - s - t[:, None] * d).T))
    return best


def _net(line, cell):
    """Points and triangles that fill a closed line, its own knots first."""
    edge = np.array(line)
    low, high = edge.min(0), edge.max(0)
    rows = np.arange(low[1] + cell * 0.5, high[1], cell * 0.87)
    inner = np.array([(x + (j % 2) * cell / 2, y) for j, y in enumerate(rows) for x in np.arange(low[0], high[0], cell)])
    if len(inner):
        inner = inner[_inside(inner, edge)]
    if len(inner):
        inner = inner[_distance(inner, edge) > cell * 0.45]
    points = np.vstack([edge, inner]) if len(inner) else edge
    n = len(edge)
    verts, _, faces, *_ = geometry.delaunay_2d_cdt([Vector(p) for p in points], [(i, (i + 1) % n) for i in range(n)], [], 1, 1e-5)
    return np.array([(v.x, v.y) for v in verts]), faces, n


def creases(amount, length=9.0, angle=90.0, seed=0):
    """Soft wrinkles that run along `angle`, about as long as they are said to be."""
    c, s = math.cos(math.radians(angle)), math.sin(math.radians(angle))

    def height(p):
        u, v = (p[:, 0] * c + p[:, 1] * s) / length, (-p[:, 0] * s + p[:, 1] * c) / length
        bend = 0.9 * np.sin(1.1 * u + 1.7 * seed) + 0.6 * np.sin(0.6 * v + 0.9 * u + seed)
        wave = np.sin(3.4 * v + bend + seed) * (0.55 + 0.45 * np.sin(1.3 * u + 2.1 * seed))
        wave += 0.55 * np.sin(6.1 * v - 1.4 * bend + 2.3 * seed) * np.cos(0.9 * u + 0.4 * seed)
        return amount * wave / 1.4
    return height


def pull(at, amount, reach=14.0, rays=7, seed=0.0):
    """Creases that radiate from a point where the cloth is drawn together: an armpit, an elbow, a knot."""
    def height(p):
        dx, dy = p[:, 0] - at[0], p[:, 1] - at[1]
        r = np.hypot(dx, dy)
        return amount * np.sin(rays * np.arctan2(dy, dx) + seed + 0.12 * r) * np.exp(-((r / reach) ** 2)) * np.minimum(1, r / (0.45 * reach)) ** 2
    return height


def ribs(amount, width=1.0, angle=90.0):
    """The even ribs of a cuff or hem; they run along `angle`."""
    s, c = math.sin(math.radians(angle)), math.cos(math.radians(angle))

    def height(p):
        return amount * np.abs(np.sin(math.pi * (p[:, 0] * s - p[:, 1] * c) / width))
    return height


class Cloth:
    """A piece of cloth lying on the ground: full in its middle, round at its edge, with folds."""

    def __init__(self, outline, thick=2.0, folds=(), round=1.2, edge=None, base=0.0):
        self.line = np.array(_spaced(fillet(outline, round, True, 4), 1.2))
        self.thick, self.folds, self.base = thick, folds, base
        self.edge = edge or thick * 1.4
        self.calm = []

    def flatten(self, x, y, w, h):
        """Keeps a rectangle free of folds, for a print."""
        self.calm.append((x, y, w / 2, h / 2))
        return self

    def height(self, points):
        p = np.asarray(points, float)
        d = _distance(p, self.line)
        share = np.clip(d / self.edge, 0, 1)
        z = self.thick * (0.3 + 0.7 * np.sqrt(1 - (1 - share) ** 2))
        fold = sum((f(p) for f in self.folds), np.zeros(len(p)))
        for x, y, w, h in self.calm:
            out = np.maximum(np.abs(p[:, 0] - x) / w, np.abs(p[:, 1] - y) / h)
            fold = fold * np.clip((out - 0.85) / 0.5, 0, 1)
        return self.base + np.maximum(z + fold * np.clip(d / (self.edge * 1.6), 0, 1), 0.3 * self.thick)

    def make(self, mat, cell=1.1):
        """The piece itself, with a wall down to what it lies on."""
        flat, faces, n = _net([tuple(p) for p in self.line], cell)
        z = self.height(flat)
        verts = [(x, y, h) for (x, y), h in zip(flat, z)]
        low = len(verts)
        verts += [(flat[i][0], flat[i][1], self.base) for i in range(n)]
        walls = [(i, low + i, low + (i + 1) % n, (i + 1) % n) for i in range(n)]
        return mesh(verts, list(faces) + walls, mat, crease=80)

    def patch(self, outline, mat, lift=0.12, cell=1.1, round=0.0, puff=0.0):
        """Another cloth laid on this one and following its folds: a stripe, a pocket, a placket."""
        line = fillet(outline, round, True, 3) if round else list(outline)
        spaced = _spaced(line, cell)
        flat, faces, n = _net(spaced, cell)
        z = self.height(flat) + lift
        if puff:
            z = z + puff * np.sqrt(np.clip(_distance(flat, np.array(spaced)) / (puff * 2.5), 0, 1))
        verts = [(x, y, h) for (x, y), h in zip(flat, z)]
        low = len(verts)
        verts += [(flat[i][0], flat[i][1], z[i] - lift - 0.25) for i in range(n)]
        walls = [(i, low + i, low + (i + 1) % n, (i + 1) % n) for i in range(n)]
        return mesh(verts, list(faces) + walls, mat, crease=50)

    def top(self, x, y):
        return float(self.height([(x, y)])[0])


def waves(turn, seed):
    """How far a hanging cloth swings out at an angle around the body, from -1 to 1."""
    return math.sin(7 * turn + seed) * 0.6 + math.sin(4 * turn + 2.1 * seed + 0.7) * 0.5 + math.sin(11 * turn - seed) * 0.3


def drape(rows, mat, fold=0.09, seed=1.0, thick=0.8, gap=0.0, steps=120):
    """A body of cloth from rows of (height, half width, half depth, fold share); `gap` leaves it open in front, in radians."""
    def place(u, v):
        k = v * (len(rows) - 1)
        i = min(int(k), len(rows) - 2)
        t = k - i
        z, w, d, f = (a * (1 - t) + b * t for a, b in zip(rows[i], rows[i + 1]))
        a = -math.pi / 2 + gap + (2 * math.pi - 2 * gap) * u
        swing = 1 + fold * f * waves(a, seed + 0.25 * v)
        return (math.cos(a) * w * swing, math.sin(a) * d * (1 + 2.2 * fold * f * waves(a, seed + 0.25 * v)), z)
    return grid(steps, (len(rows) - 1) * 8, place, mat, thick=thick)


def sleeve(points, radii, mat, wrinkle=0.08, thick=0.7, seed=0.0, flat=0.8):
    """A tube of cloth along points, wrinkled where it bends; flattened front to back."""
    from mathutils import Vector as V
    n = 40

    def along(t):
        k = t * (len(points) - 1)
        i = min(int(k), len(points) - 2)
        f = k - i
        f = f * f * (3 - 2 * f) * 0.35 + f * 0.65
        p, q = V(points[i]), V(points[i + 1])
        return p.lerp(q, f), radii[i] * (1 - f) + radii[i + 1] * f

    def place(u, v):
        here, r = along(v)
        ahead, _ = along(min(1, v + 0.02))
        behind, _ = along(max(0, v - 0.02))
        axis = (ahead - behind).normalized()
        side = axis.cross(V((0, -1, 0))).normalized()
        front = side.cross(axis)
        a = 2 * math.pi * u
        bumps = 1 + wrinkle * (math.sin(26 * v + 2 * math.sin(2 * a + seed) + seed) * 0.7 + math.sin(41 * v - 3 * math.sin(a) + 2 * seed) * 0.4) * math.sin(math.pi * min(1, v * 1.15 + 0.05)) ** 0.5
        p = here + side * math.cos(a) * r * bumps + front * math.sin(a) * r * flat * bumps
        return tuple(p)
    return grid(28, n, place, mat, thick=thick)


def folded(width, depth, height, mat, at=(0, 0, 0), layers=2, soft=0.5, seed=0.0):
    """Cloth folded into a pad of some layers: round along its front fold, its layers showing at the sides."""
    each = height / layers
    made = []
    for k in range(layers):
        z0 = at[2] + k * each
        shrink = 1 - 0.012 * k

        def place(u, v, z0=z0, shrink=shrink, k=k):
            x = (u - 0.5) * width * shrink
            a = 2 * math.pi * v
            y = math.copysign(abs(math.cos(a)) ** 0.35, math.cos(a)) * depth / 2 * shrink
            z = math.copysign(abs(math.sin(a)) ** 0.7, math.sin(a)) * each * 0.5
            sink = 0.10 * each * (2 * abs(u - 0.5)) ** 6
            uneven = soft * 0.25 * math.sin(0.19 * x + 1.7 * k + seed) * math.cos(0.16 * y + seed) * (1 if z > 0 else 0)
            return (at[0] + x + 0.25 * math.sin(3 * k + seed), at[1] + y, z0 + each * 0.5 + z - math.copysign(sink, z) + uneven)
        made.append(grid(30, 64, place, mat, thick=0))
        end = []
        for u in (0, 1):
            rim = [place(u, i / 64) for i in range(64)]
            end.append(mesh(rim, [tuple(range(64)) if u else tuple(reversed(range(64)))], mat, crease=60))
        made += end
    return made
