"""The stage: one seamless ground, a soft key from the upper left, a fill from the right, a faint rim, one camera."""
import math

import bpy
from mathutils import Vector

from colors import ANGLES, oklch
from materials import material, set_bumps, set_grain

VIEWS = {'eye': 9, 'table': 20, 'high': 38, 'steep': 55, 'top': 78}
FILLS = {'near': 0.84, 'mid': 0.78, 'far': 0.62}


def render_settings(size, samples):
    scene = bpy.context.scene
    scene.render.engine = 'CYCLES'
    c = scene.cycles
    c.device, c.samples, c.seed, c.use_denoising = 'CPU', samples, 7, False
    c.use_adaptive_sampling = False
    c.max_bounces, c.diffuse_bounces, c.glossy_bounces, c.transmission_bounces, c.transparent_max_bounces = 7, 2, 3, 7, 8
    c.caustics_reflective = c.caustics_refractive = False
    c.sample_clamp_indirect, c.sample_clamp_direct = 3.0, 12.0
    c.blur_glossy = 0.6
    scene.render.resolution_x = scene.render.resolution_y = size
    scene.render.resolution_percentage = 100
    scene.view_settings.view_transform, scene.view_settings.look = 'Filmic', 'Medium High Contrast'
    scene.view_settings.exposure = 0.35
    layer = bpy.context.view_layer
    layer.cycles.denoising_store_passes = True
    scene.render.use_persistent_data = False


def points_of(things):
    """Corners enough of everything on the stage to frame it."""
    graph = bpy.context.evaluated_depsgraph_get()
    out = []
    for thing in things:
        shape = thing.evaluated_get(graph)
        data = shape.to_mesh()
        verts = data.vertices
        step = max(1, len(verts) // 400)
        out += [thing.matrix_world @ verts[i].co for i in range(0, len(verts), step)]
        out += [thing.matrix_world @ Vector(c) for c in shape.bound_box] if len(verts) < 40 else []
        shape.to_mesh_clear()
    return out


def area(place, target, size, power, tint):
    light = bpy.data.lights.new('l', 'AREA')
    light.shape, light.size, light.energy, light.color = 'DISK', size, power, tint
    lamp = bpy.data.objects.new('l', light)
    bpy.context.scene.collection.objects.link(lamp)
    lamp.location = place
    lamp.rotation_euler = (target - Vector(place)).to_track_quat('-Z', 'Y').to_euler()


def ground(hue, r, center, dark=False):
    """Floor and wall in one sheet, of the category's hue."""
    l, c = (0.36, 0.035) if dark else (0.86, 0.062)
    tint = oklch(l, c * (0.3 if hue == 'slate' else 1), ANGLES[hue])
    back, bend = center.y + 4.2 * r, 2.4 * r
    line = [(-14 * r + center.y, 0), (back - bend, 0)]
    line += [(back - bend + bend * math.sin(a), bend - bend * math.cos(a)) for a in [i * math.pi / 32 for i in range(1, 17)]]
    line.append((back, 16 * r))
    verts = [(x * r + center.x, y, z) for y, z in line for x in (-16, 16)]
    faces = [(2 * i, 2 * i + 1, 2 * i + 3, 2 * i + 2) for i in range(len(line) - 1)]
    data = bpy.data.meshes.new('ground')
    data.from_pydata(verts, [], faces)
    data.polygons.foreach_set('use_smooth', [True] * len(faces))
    floor = material('ground #ffffff')
    floor.node_tree.nodes['Principled BSDF'].inputs['Base Color'].default_value = (*tint, 1)
    data.materials.append(floor)
    bpy.context.scene.collection.objects.link(bpy.data.objects.new('ground', data))


def aim(points, elevation, azimuth, fill):
    """Puts the camera so that the things fill that share of the frame, in its middle."""
    camera = bpy.data.cameras.new('c')
    camera.lens, camera.clip_end = 85, 100000
    half = math.tan(camera.angle / 2)
    e, z = math.radians(elevation), math.radians(azimuth)
    back = Vector((math.sin(z) * math.cos(e), -math.cos(z) * math.cos(e), math.sin(e)))
    right = Vector((math.cos(z), math.sin(z), 0))
    up = back.cross(right)
    target = sum(points, Vector()) / len(points)
    distance = 10 * max((p - target).length for p in points)
    for _ in range(12):
        eye = target + back * distance
        xs, ys = [], []
        for p in points:
            d = p - eye
            depth = max(-d.dot(back), 1e-3)
            xs.append(d.dot(right) / depth / half)
            ys.append(d.dot(up) / depth / half)
        target += right * ((max(xs) + min(xs)) / 2 * half * distance) + up * ((max(ys) + min(ys)) / 2 * half * distance)
        extent = max((max(xs) - min(xs)) / 2, (max(ys) - min(ys)) / 2)
        distance *= 1 + 0.9 * (extent / fill - 1)
    thing = bpy.data.objects.new('camera', camera)
    bpy.context.scene.collection.objects.link(thing)
    thing.location = target + back * distance - up * (0.02 * half * distance)
    thing.rotation_euler = back.to_track_quat('Z', 'Y').to_euler()
    bpy.context.scene.camera = thing


def light_and_frame(recipe):
    """Everything around the things already on the stage, sized to them."""
    scene = bpy.context.scene
    bpy.context.view_layer.update()
    things = [t for t in scene.objects if t.type in ('MESH', 'CURVE')]
    points = points_of(things)
    low = Vector([min(p[i] for p in points) for i in range(3)])
    high = Vector([max(p[i] for p in points) for i in range(3)])
    center, r = (low + high) / 2, max((high - low).length / 2, 0.5)
    set_grain(r)
    set_bumps(r)
    ground(recipe.get('ground', 'clay'), r, center, recipe.get('dark', False))
    s = r * 1.1
    area((center.x - 3.4 * s, center.y - 2.4 * s, center.z + 4.0 * s), center, 2.6 * s, 330 * s * s, (1, .955, .9))
    area((center.x + 4.0 * s, center.y - 3.0 * s, center.z + 1.8 * s), center, 3.4 * s, 80 * s * s, (.88, .94, 1))
    area((center.x + 1.0 * s, center.y + 2.6 * s, center.z + 3.6 * s), center, 2.0 * s, 70 * s * s, (1, 1, 1))
    world = bpy.data.worlds.new('w')
    scene.world = world
    world.use_nodes = True
    sky = world.node_tree.nodes['Background']
    sky.inputs[0].default_value, sky.inputs[1].default_value = (.93, .93, .95, 1), 0.42
    view = recipe.get('view', 'table')
    aim(points, VIEWS.get(view, view), recipe.get('azimuth', 0), FILLS[recipe.get('distance', 'mid')])
