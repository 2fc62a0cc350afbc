"""Things on the stage: adding, grouping, moving and measuring them."""
import math
from contextlib import contextmanager

import bpy
from mathutils import Matrix, Vector

from materials import material

_groups = []


def _add(name, data, mat=None):
    thing = bpy.data.objects.new(name, data)
    bpy.context.scene.collection.objects.link(thing)
    if mat is not None:
        data.materials.append(material(mat))
    for group in _groups:
        group.append(thing)
    return thing


@contextmanager
def group():
    """Collects what is made inside, so that it can be moved as one: `with group() as g: ...; move(g, turn=20)`."""
    members = []
    _groups.append(members)
    try:
        yield members
    finally:
        _groups.pop()


def flat(things):
    if isinstance(things, (list, tuple)):
        return [one for thing in things for one in flat(thing)]
    return [] if things is None else [things]


def move(things, at=(0, 0, 0), turn=0, tilt=0, roll=0, scale=1):
    """Scales, then rolls about y, tilts about x, turns about z, and shifts; all about the origin."""
    m = Matrix.Translation(at)
    for angle, axis in ((turn, 'Z'), (tilt, 'X'), (roll, 'Y')):
        m = m @ Matrix.Rotation(math.radians(angle), 4, axis)
    size = scale if isinstance(scale, (list, tuple)) else (scale,) * 3
    m = m @ Matrix.Diagonal((*size, 1))
    for thing in flat(things):
        thing.matrix_basis = m @ thing.matrix_basis
    return things


def bounds(things):
    """Lowest and highest corner of things as they stand now."""
    bpy.context.view_layer.update()
    graph = bpy.context.evaluated_depsgraph_get()
    points = []
    for thing in flat(things):
        shape = thing.evaluated_get(graph)
        points += [thing.matrix_basis @ Vector(c) for c in shape.bound_box]
    return (Vector([min(p[i] for p in points) for i in range(3)]), Vector([max(p[i] for p in points) for i in range(3)]))


def rest(things, on=0):
    """Lets things down (or up) until they touch the ground."""
    low, _ = bounds(things)
    return move(things, (0, 0, on - low.z))


def copy(things):
    made = []
    for thing in flat(things):
        twin = thing.copy()
        bpy.context.scene.collection.objects.link(twin)
        for members in _groups:
            members.append(twin)
        made.append(twin)
    return made
