"""The solids every maker is built from. Lengths are centimeters, angles degrees, `at` is the middle of the base."""
import math

import bpy
from mathutils import Vector

from placing import _add, _groups, bounds, copy, flat, group, move, rest


def mesh(verts, faces, mat, smooth=True, edges=(), crease=35):
    data = bpy.data.meshes.new('m')
    data.from_pydata([tuple(v) for v in verts], edges, faces)
    if smooth:
        data.polygons.foreach_set('use_smooth', [True] * len(data.polygons))
        data.use_auto_smooth = True
        data.auto_smooth_angle = math.radians(crease)
    return _add('m', data, mat)


def fillet(points, radius, closed=False, steps=4):
    """Rounds the corners of a line in the plane."""
    out = []
    n = len(points)
    for i, p in enumerate(points):
        if not closed and i in (0, n - 1):
            out.append(tuple(p))
            continue
        a, b, c = Vector(points[i - 1]), Vector(p), Vector(points[(i + 1) % n])
        u, v = a - b, c - b
        r = min(radius, u.length * 0.45, v.length * 0.45)
        if r < 1e-5 or u.length < 1e-6 or v.length < 1e-6 or abs(u.normalized().dot(v.normalized())) > 0.999:
            out.append(tuple(p))
            continue
        s, e = b + u.normalized() * r, b + v.normalized() * r
        for k in range(steps + 1):
            t = k / steps
            q = s * (1 - t) ** 2 + b * 2 * t * (1 - t) + e * t * t
            out.append(tuple(q))
    return out


def lathe(profile, mat, at=(0, 0, 0), round=0.1, steps=72, squash=1.0):
    """Turns a profile of (radius, height) points about the upright axis; `squash` flattens it front to back."""
    line = fillet(profile, round)
    verts, faces, rings = [], [], []
    for r, z in line:
        if r < 1e-5:
            rings.append([len(verts)])
            verts.append((0, 0, z))
        else:
            rings.append(list(range(len(verts), len(verts) + steps)))
            for i in range(steps):
                a = 2 * math.pi * i / steps
                verts.append((r * math.cos(a), r * math.sin(a) * squash, z))
    for one, two in zip(rings, rings[1:]):
        for i in range(steps):
            j = (i + 1) % steps
            if len(one) == 1 and len(two) > 1:
                faces.append((one[0], two[j], two[i]))
            elif len(two) == 1 and len(one) > 1:
                faces.append((one[i], one[j], two[0]))
            elif len(one) > 1:
                faces.append((one[i], one[j], two[j], two[i]))
    return move(mesh(verts, faces, mat), at)


def cup(radius, height, wall, mat, at=(0, 0, 0), foot=None, belly=None, round=0.25):
    """An open vessel: `foot` is the radius below, `belly` the widest (radius, height share)."""
    foot = radius * 0.85 if foot is None else foot
    outer = [(foot, 0)] + ([(belly[0], belly[1] * height)] if belly else []) + [(radius, height)]
    inner = [(r - wall, max(z, wall)) for r, z in reversed(outer)]
    inner[0] = (radius - wall, height)
    inner[-1] = (foot - wall, wall)
    return lathe([(0, 0)] + outer + inner + [(0, wall)], mat, at, round)


def rod(radius, height, mat, at=(0, 0, 0), round=0.08, top=None):
    """A cylinder, or a cone when `top` is another radius."""
    top = radius if top is None else top
    return lathe([(0, 0), (radius, 0), (top, height), (0, height)], mat, at, round)


def ball(radius, mat, at=(0, 0, 0), squash=1.0, steps=48):
    """A ball resting on `at`; `squash` is its height in widths."""
    line = [(radius * math.sin(math.pi * i / 24), radius * squash * (1 - math.cos(math.pi * i / 24))) for i in range(25)]
    line[0], line[-1] = (0, 0), (0, 2 * radius * squash)
    return lathe(line, mat, at, 0, steps)


def bevel(thing, width, segments=3):
    mod = thing.modifiers.new('b', 'BEVEL')
    mod.width, mod.segments, mod.limit_method = width, segments, 'ANGLE'
    mod.angle_limit = math.radians(40)
    mod.harden_normals = False
    return thing


def box(width, depth, height, mat, at=(0, 0, 0), round=0.15, turn=0):
    w, d = width / 2, depth / 2
    verts = [(x, y, z) for z in (0, height) for x, y in ((-w, -d), (w, -d), (w, d), (-w, d))]
    faces = [(3, 2, 1, 0), (4, 5, 6, 7), (0, 1, 5, 4), (1, 2, 6, 5), (2, 3, 7, 6), (3, 0, 4, 7)]
    thing = mesh(verts, faces, mat)
    if round:
        bevel(thing, min(round, width / 2.1, depth / 2.1, height / 2.1), 4)
    return move(thing, at, turn=turn)


def oval(width, depth, n=48, power=2.0):
    """An outline between an ellipse (power 2) and a rounded rectangle (power 5 and up)."""
    out = []
    for i in range(n):
        a = 2 * math.pi * i / n
        c, s = math.cos(a), math.sin(a)
        out.append((math.copysign(abs(c) ** (2 / power), c) * width / 2, math.copysign(abs(s) ** (2 / power), s) * depth / 2))
    return out


def panel(width, depth, radius=0.5, steps=6):
    """The outline of a rectangle with round corners."""
    w, d = width / 2, depth / 2
    return fillet([(-w, -d), (w, -d), (w, d), (-w, d)], radius, True, steps)


def ngon(radius, sides, start=90):
    return [(radius * math.cos(math.radians(start + 360 * i / sides)), radius * math.sin(math.radians(start + 360 * i / sides)))
            for i in range(sides)]


def star(outer, inner, points=5, start=90):
    out = []
    for i in range(points * 2):
        r, a = (outer, inner)[i % 2], math.radians(start + 180 * i / points)
        out.append((r * math.cos(a), r * math.sin(a)))
    return out


def slab(outline, height, mat, at=(0, 0, 0), round=0.1, holes=()):
    """An outline in the plane given a height; stand it up with `move(..., tilt=90)`."""
    n = len(outline)
    area = sum(outline[i][0] * outline[(i + 1) % n][1] - outline[(i + 1) % n][0] * outline[i][1] for i in range(n))
    pts = list(outline) if area > 0 else list(reversed(outline))
    verts = [(x, y, 0) for x, y in pts] + [(x, y, height) for x, y in pts]
    faces = [tuple(range(n - 1, -1, -1)), tuple(range(n, 2 * n))]
    faces += [(i, (i + 1) % n, n + (i + 1) % n, n + i) for i in range(n)]
    thing = mesh(verts, faces, mat, crease=30)
    for hole in holes:
        cutter = slab(hole, height * 3, None, (0, 0, -height), 0)
        cut(thing, cutter)
    if round:
        bevel(thing, min(round, height / 2.1), 3)
    return move(thing, at)


def cut(thing, cutter):
    """Takes the cutter's volume out of a thing; the cutter itself vanishes."""
    mod = thing.modifiers.new('cut', 'BOOLEAN')
    mod.operation, mod.object, mod.solver = 'DIFFERENCE', cutter, 'EXACT'
    bpy.context.view_layer.update()
    graph = bpy.context.evaluated_depsgraph_get()
    data = bpy.data.meshes.new_from_object(thing.evaluated_get(graph))
    thing.modifiers.clear()
    thing.data = data
    data.use_auto_smooth = True
    data.auto_smooth_angle = math.radians(30)
    for members in _groups:
        if cutter in members:
            members.remove(cutter)
    bpy.data.objects.remove(cutter)
    return thing


def tube(points, radius, mat, closed=False, straight=False, flat=1.0, taper=None):
    """A bent rod through points; `straight` keeps the corners, `taper` gives a radius share per point."""
    curve = bpy.data.curves.new('c', 'CURVE')
    curve.dimensions, curve.bevel_depth, curve.bevel_resolution, curve.resolution_u = '3D', radius, 5, 12
    curve.use_fill_caps = True
    spline = curve.splines.new('POLY' if straight else 'BEZIER')
    row = spline.points if straight else spline.bezier_points
    row.add(len(points) - 1)
    for i, (knot, p) in enumerate(zip(row, points)):
        if straight:
            knot.co = (*p, 1)
        else:
            knot.co = p
            knot.handle_left_type = knot.handle_right_type = 'AUTO'
        knot.radius = taper[i] if taper else 1
    spline.use_cyclic_u = closed
    thing = _add('c', curve, mat)
    if flat != 1.0:
        move(thing, scale=(1, 1, flat))
    return thing


def ring(radius, thick, mat, at=(0, 0, 0), standing=False):
    """A torus resting on `at`."""
    n, k = 64, 16
    verts, faces = [], []
    for i in range(n):
        a = 2 * math.pi * i / n
        for j in range(k):
            b = 2 * math.pi * j / k
            r = radius + thick * math.cos(b)
            verts.append((r * math.cos(a), r * math.sin(a), thick * math.sin(b) + thick))
            faces.append((i * k + j, (i + 1) % n * k + j, (i + 1) % n * k + (j + 1) % k, i * k + (j + 1) % k))
    thing = mesh(verts, faces, mat)
    if standing:
        move(thing, (0, 0, radius + thick), tilt=90)
        move(thing, (0, thick, 0))
    return move(thing, at)


def grid(nx, ny, place, mat, thick=0.0, smooth=True, closed=False):
    """A sheet of nx by ny cells; `place(u, v)` with u, v in 0..1 says where each knot lies."""
    verts = [place(i / nx, j / ny) for j in range(ny + 1) for i in range(nx + 1)]
    faces = [(j * (nx + 1) + i, j * (nx + 1) + i + 1, (j + 1) * (nx + 1) + i + 1, (j + 1) * (nx + 1) + i)
             for j in range(ny) for i in range(nx)]
    thing = mesh(verts, faces, mat, smooth, crease=60)
    if thick:
        mod = thing.modifiers.new('s', 'SOLIDIFY')
        mod.thickness, mod.offset = thick, 0
        soften(thing, 1)
    return thing


def soften(thing, levels=2):
    mod = thing.modifiers.new('sub', 'SUBSURF')
    mod.levels = mod.render_levels = levels
    return thing


def cushion(width, depth, height, mat, at=(0, 0, 0), puff=2.4, sag=0.0):
    """A stuffed pad: full in the middle, thin at its seams."""
    n = 28

    def knot(side):
        def place(u, v):
            x, y = 2 * u - 1, 2 * v - 1
            full = max(0.0, (1 - abs(x) ** puff) * (1 - abs(y) ** puff)) ** 0.5
            pinch = 1 - 0.06 * (1 - abs(x * y))
            return (x * width / 2 * (1 - 0.05 * (1 - y * y)), y * depth / 2 * (1 - 0.05 * (1 - x * x)) * 1,
                    side * full * height / 2 * pinch + height / 2 - sag * x * x)
        return place
    top = grid(n, n, knot(1), mat)
    bottom = grid(n, n, knot(-1), mat)
    return move([top, bottom], at)


def noise(x, y=0.0, z=0.0, scale=1.0):
    from mathutils import noise as field
    return field.noise(Vector((x, y, z)) * scale)


__all__ = ['bounds', 'copy', 'flat', 'group', 'move', 'rest']
