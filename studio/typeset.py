"""Printed surfaces: words in our two fonts and flat shapes, laid on a sheet that is then put on a thing."""
import math
import os

import bmesh
import bpy
import numpy as np
from mathutils import Matrix, Vector, geometry

from materials import material
from shapes import _add, flat, mesh, move

FONTS = {}
FACES = {'serif': 'fraunces-600', 'serif-light': 'fraunces-400', 'serif-black': 'fraunces-900', 'italic': 'fraunces-italic-500',
         'sans': 'figtree-600', 'sans-light': 'figtree-400', 'sans-black': 'figtree-900'}


def font(name):
    if name not in FONTS:
        FONTS[name] = os.path.join(os.environ['STUDIO_FONTS'], FACES[name] + '.ttf')
    return bpy.data.fonts.load(FONTS[name], check_existing=True)


def breaks(words, lines):
    """The words in that many lines of about equal length."""
    parts = words.split()
    if lines >= len(parts):
        return parts
    target = len(words) / lines
    out, line = [], ''
    for part in parts:
        longer = f'{line} {part}'.strip()
        if line and len(out) < lines - 1 and abs(len(longer) - target) > abs(len(line) - target):
            out.append(line)
            line = part
        else:
            line = longer
    return out + [line]


def contours(curve):
    """The closed lines of converted text as lists of points."""
    out = []
    for spline in curve.splines:
        knots = spline.bezier_points
        line = []
        for i, a in enumerate(knots):
            b = knots[(i + 1) % len(knots)]
            straight = (a.handle_right - a.co).length + (b.handle_left - b.co).length < 1e-6
            part = [a.co, b.co] if straight else geometry.interpolate_bezier(a.co, a.handle_right, b.handle_left, b.co, 6)
            line += [Vector((p[0], p[1], 0)) for p in part[:-1]]
        if len(line) > 2:
            out.append(line)
    return out


def area(line):
    return sum(p.x * q.y - q.x * p.y for p, q in zip(line, line[1:] + line[:1])) / 2


def inside(p, line):
    hit = False
    for a, b in zip(line, line[1:] + line[:1]):
        if (a.y > p.y) != (b.y > p.y) and p.x < (b.x - a.x) * (p.y - a.y) / (b.y - a.y) + a.x:
            hit = not hit
    return hit


def winding(points, rings):
    """How often the rings go around each point."""
    total = np.zeros(len(points), int)
    x, y = points[:, :1], points[:, 1:]
    for ring in rings:
        a = np.array([(p.x, p.y) for p in ring])
        b = np.roll(a, -1, 0)
        side = (b[:, 0] - a[:, 0]) * (y - a[:, 1]) - (x - a[:, 0]) * (b[:, 1] - a[:, 1])
        total += ((a[:, 1] <= y) & (b[:, 1] > y) & (side > 0)).sum(1) - ((a[:, 1] > y) & (b[:, 1] <= y) & (side < 0)).sum(1)
    return total


def filled(rings):
    """Triangles of a stroke with its holes. Strokes cross themselves in our fonts, so the winding decides what is ink."""
    key = tuple((round(p.x - rings[0][0].x, 4), round(p.y - rings[0][0].y, 4)) for ring in rings for p in ring)
    if key not in _strokes:
        points = [Vector((p.x, p.y)) - rings[0][0].to_2d() for ring in rings for p in ring]
        edges, start = [], 0
        for ring in rings:
            edges += [(start + i, start + (i + 1) % len(ring)) for i in range(len(ring))]
            start += len(ring)
        verts, _, faces, *_ = geometry.delaunay_2d_cdt(points, edges, [], 0, 1e-6)
        middles = np.array([[sum(verts[i].x for i in f) / 3, sum(verts[i].y for i in f) / 3] for f in faces])
        origin = rings[0][0]
        ink = winding(middles, [[p - origin for p in ring] for ring in rings]) != 0
        _strokes[key] = ([(v.x, v.y) for v in verts], [f for f, keep in zip(faces, ink) if keep])
    verts, faces = _strokes[key]
    return [(x + rings[0][0].x, y + rings[0][0].y, 0) for x, y in verts], faces


_strokes = {}


def lines_of(words, face, align='CENTER', leading=0.95):
    """The outlines of words of size 1, and their (low, high) corners."""
    curve = bpy.data.curves.new('t', 'FONT')
    curve.body, curve.font, curve.align_x, curve.space_line = words, font(face), align, leading
    thing = bpy.data.objects.new('t', curve)
    bpy.context.scene.collection.objects.link(thing)
    bpy.context.view_layer.update()
    lines = contours(thing.to_curve(bpy.context.evaluated_depsgraph_get()))
    thing.to_curve_clear()
    bpy.data.objects.remove(thing)
    xs, ys = [p.x for line in lines for p in line] or [0, 1], [p.y for line in lines for p in line] or [0, 1]
    return lines, (min(xs), min(ys), max(xs), max(ys))


def corners(line):
    xs, ys = [p.x for p in line], [p.y for p in line]
    return min(xs), min(ys), max(xs), max(ys)


def touching(line, lines):
    """The lines whose boxes meet this one's, and those that meet them."""
    found, waiting = [], [line]
    while waiting:
        one = waiting.pop()
        if any(one is known for known in found):
            continue
        found.append(one)
        a = corners(one)
        waiting += [other for other in lines for b in [corners(other)] if a[0] < b[2] and b[0] < a[2] and a[1] < b[3] and b[1] < a[3]]
    return found


def strokes(lines):
    """Each outline with its holes. One that turns like a hole but lies in no outline crosses itself: a g or an ampersand."""
    outers, holes = [line for line in lines if area(line) < 0], [line for line in lines if area(line) > 0]
    done = []
    for hole in holes:
        if not any(hole is one for one in done) and not any(inside(hole[0], outer) for outer in outers):
            whole = touching(hole, lines)
            done += whole
            yield whole
    for outer in outers:
        if not any(outer is one for one in done):
            yield [outer] + [hole for hole in holes if inside(hole[0], outer)]


def letters(lines):
    """Outlines as a mesh."""
    verts, faces = [], []
    for rings in strokes(lines):
        more, tris = filled(rings)
        faces += [tuple(len(verts) + i for i in f) for f in tris]
        verts += more
    data = bpy.data.meshes.new('t')
    data.from_pydata(verts, [], faces)
    return data


class Sheet:
    """A flat page of that size around the origin; shapes added later lie above earlier ones."""

    def __init__(self, width, height):
        self.w, self.h = width, height
        self.step = max(width, height) * 0.0012
        self.z = 0.0
        self.things = []

    def _keep(self, thing):
        self.z += self.step
        move(thing, (0, 0, self.z))
        self.things.append(thing)
        return thing

    def poly(self, points, mat):
        n = len(points)
        return self._keep(mesh([(x, y, 0) for x, y in points], [tuple(range(n))], mat, False))

    def rect(self, x, y, w, h, mat, radius=0):
        """A rectangle around (x, y)."""
        from shapes import panel
        pts = panel(w, h, radius) if radius else [(-w / 2, -h / 2), (w / 2, -h / 2), (w / 2, h / 2), (-w / 2, h / 2)]
        return self.poly([(px + x, py + y) for px, py in pts], mat)

    def fill(self, mat, inset=0.0):
        return self.rect(0, 0, self.w - 2 * inset, self.h - 2 * inset, mat)

    def circle(self, x, y, r, mat, squash=1.0, n=40):
        return self.poly([(x + r * math.cos(2 * math.pi * i / n), y + r * squash * math.sin(2 * math.pi * i / n)) for i in range(n)], mat)

    def line(self, points, width, mat, closed=False):
        """A stroke of even width."""
        pts = list(points) + ([points[0]] if closed else [])
        verts, faces = [], []
        for i, (x, y) in enumerate(pts):
            a, b = pts[max(0, i - 1)], pts[min(len(pts) - 1, i + 1)]
            if closed and i in (0, len(pts) - 1):
                a, b = pts[-2], pts[1]
            dx, dy = b[0] - a[0], b[1] - a[1]
            n = math.hypot(dx, dy) or 1
            verts += [(x - dy / n * width / 2, y + dx / n * width / 2, 0), (x + dy / n * width / 2, y - dx / n * width / 2, 0)]
            if i:
                faces.append((2 * i - 2, 2 * i - 1, 2 * i + 1, 2 * i))
        return self._keep(mesh(verts, faces, mat, False))

    def frame(self, inset, width, mat):
        w, h = self.w / 2 - inset, self.h / 2 - inset
        for x, y, lx, ly in ((0, h, 2 * w + width, width), (0, -h, 2 * w + width, width), (w, 0, width, 2 * h), (-w, 0, width, 2 * h)):
            self.rect(x, y, lx, ly, mat)

    def text(self, words, x, y, w, h, mat, face='serif', align='center', lines=None, leading=0.95, most=None):
        """Words fitted into a box around (x, y); the number of lines is the one that lets them be largest."""
        if not words:
            return None
        rows = [words.split('\n')] if '\n' in words else [breaks(words, k) for k in ([lines] if lines else range(1, 6))]
        best = (0, [], (0, 0, 1, 1))
        for row in rows:
            lines, (x0, y0, x1, y1) = lines_of('\n'.join(row), face, align.upper(), leading)
            size = min(w / max(x1 - x0, 1e-6), h / max(y1 - y0, 1e-6))
            if size > best[0] * 1.04:
                best = (size, lines, (x0, y0, x1, y1))
        size, lines, (x0, y0, x1, y1) = best
        data = letters(lines)
        size = min(size, most) if most else size
        data.transform(Matrix.Scale(size, 4))
        left = {'center': -(x0 + x1) / 2 * size + x, 'left': x - w / 2 - x0 * size, 'right': x + w / 2 - x1 * size}[align]
        data.transform(Matrix.Translation((left, y - (y0 + y1) / 2 * size, 0)))
        thing = _add('t', data, mat)
        return self._keep(thing)

    def wrap(self, radius, steps=7):
        """Bends the sheet around an upright axis; its middle faces the viewer, its center is at height 0."""
        for thing in self.things:
            body = bmesh.new()
            body.from_mesh(thing.data)
            body.transform(thing.matrix_basis)
            reach = self.w / 2
            pace = radius * math.radians(steps)
            x = -reach + pace
            while x < reach:
                bmesh.ops.bisect_plane(body, geom=body.verts[:] + body.edges[:] + body.faces[:], plane_co=(x, 0, 0), plane_no=(1, 0, 0))
                x += pace
            for v in body.verts:
                a, r = v.co.x / radius, radius + v.co.z
                v.co = (math.sin(a) * r, -math.cos(a) * r, v.co.y)
            body.to_mesh(thing.data)
            body.free()
            thing.matrix_basis = Matrix()
        return self.things

    def put(self, at=(0, 0, 0), face='front', turn=0):
        """Onto a surface: 'front' (towards the viewer), 'up', 'left', 'right' or 'back'; `at` is the sheet's middle."""
        tilt = {'up': 0}.get(face, 90)
        spin = {'front': 0, 'up': 0, 'left': -90, 'right': 90, 'back': 180}[face]
        move(self.things, tilt=tilt)
        move(self.things, at, turn=spin + turn)
        return self.things


def label(width, height, at, words, paper='paper white', ink='paper ink', face='serif', around=None, sub=None, border=None):
    """A small printed label: on a flat front, or around a round thing of radius `around`."""
    s = Sheet(width, height)
    s.fill(paper)
    if border:
        s.frame(min(width, height) * 0.07, min(width, height) * 0.018, border)
    inner = 0.78
    if sub:
        s.text(words, 0, height * 0.12, width * inner, height * 0.42, ink, face)
        s.text(sub, 0, -height * 0.26, width * inner * 0.9, height * 0.14, ink, 'sans')
    else:
        s.text(words, 0, 0, width * inner, height * 0.62, ink, face)
    if around:
        move(s.wrap(around + 0.02), at)
    else:
        s.put(at)
    return s.things


__all__ = ['Sheet', 'label', 'letters', 'flat', 'material']
