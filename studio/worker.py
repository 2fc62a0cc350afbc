"""Runs inside Blender: reads one job a line, renders it, answers with one line. Started by scripts/studio/blender.ts."""
import hashlib
import json
import os
import sys
import time
import traceback

import bpy
import numpy as np

HERE = os.path.dirname(os.path.abspath(__file__))
sys.path[:0] = [HERE, os.environ['STUDIO_PYTHON']]

import build  # noqa: E402
import frame  # noqa: E402
import makers  # noqa: E402
import stage  # noqa: E402
from denoise import Denoiser  # noqa: E402

denoisers = {}


def digest(size, samples):
    """What the picture depends on, and nothing else: shapes, places, materials, camera and lights."""
    scene = bpy.context.scene
    bpy.context.view_layer.update()
    graph = bpy.context.evaluated_depsgraph_get()
    h = hashlib.sha256(f'{size} {samples}'.encode())
    for name in ('stage.py', 'denoise.py'):
        h.update(open(os.path.join(HERE, name), 'rb').read())
    for thing in scene.objects:
        h.update(np.round(np.array(thing.matrix_world, np.float64), 5).tobytes())
        if thing.type in ('MESH', 'CURVE'):
            data = thing.evaluated_get(graph).to_mesh()
            where = np.empty(len(data.vertices) * 3, np.float32)
            data.vertices.foreach_get('co', where)
            h.update(np.round(where, 4).tobytes())
            corners = np.empty(len(data.loops), np.int32)
            data.loops.foreach_get('vertex_index', corners)
            h.update(corners.tobytes())
            h.update(' '.join(m.name if m else '' for m in data.materials).encode())
            thing.evaluated_get(graph).to_mesh_clear()
    for mat in sorted(bpy.data.materials, key=lambda m: m.name):
        tree = mat.node_tree
        for node in tree.nodes if tree else ():
            h.update(node.bl_idname.encode())
            values = [getattr(i, 'default_value', None) for i in node.inputs]
            values += [o.default_value for o in node.outputs if node.bl_idname == 'ShaderNodeValue']
            h.update(repr([round(v, 5) if isinstance(v, float) else [round(float(x), 5) for x in v] if hasattr(v, '__len__') and not isinstance(v, str) else v for v in values]).encode())
            if node.bl_idname == 'ShaderNodeValToRGB':
                h.update(repr([(round(e.position, 4), [round(c, 5) for c in e.color]) for e in node.color_ramp.elements]).encode())
        h.update(repr([(l.from_socket.name, l.to_node.name, l.to_socket.name) for l in tree.links] if tree else '').encode())
    return h.hexdigest()[:24]


def outputs(folder):
    """Color, albedo and normal go to files of their own, in full precision."""
    scene = bpy.context.scene
    scene.use_nodes = True
    tree = scene.node_tree
    tree.nodes.clear()
    layers = tree.nodes.new('CompositorNodeRLayers')
    out = tree.nodes.new('CompositorNodeOutputFile')
    out.base_path = folder
    out.format.file_format, out.format.color_depth, out.format.exr_codec = 'OPEN_EXR', '32', 'NONE'
    out.file_slots.clear()
    for slot, source in (('color', 'Image'), ('albedo', 'Denoising Albedo'), ('normal', 'Denoising Normal')):
        out.file_slots.new(slot)
        tree.links.new(layers.outputs[source], out.inputs[slot])


def pixels(path, width, height):
    image = bpy.data.images.load(path)
    image.colorspace_settings.name = 'Linear'
    flat = np.empty(width * height * 4, np.float32)
    image.pixels.foreach_get(flat)
    bpy.data.images.remove(image)
    os.remove(path)
    return flat.reshape(height, width, 4)[:, :, :3]


def render(job):
    size, samples, folder = job['size'], job['samples'], job['scratch']
    recipe = dict(job['recipe'])
    shape = recipe.pop('pixels', None)
    fill, window = recipe.pop('fill', 0.84), recipe.pop('window', None)
    started = time.process_time()
    bpy.ops.wm.read_factory_settings(use_empty=True)
    stage.render_settings(size, samples)
    build.build(recipe)
    width = height = size
    if shape:
        width, height = [round(side * (1 if size >= 512 else 0.34)) for side in shape]
        frame.fit(width, height, fill, window)
    key = digest(size, samples)
    if shape:
        code = open(frame.__file__, 'rb').read()
        key = hashlib.sha256(f'{key} {width} {height} {fill} {window}'.encode() + code).hexdigest()[:24]
    target = os.path.join(job['scenes'], key + '.png')
    built = time.process_time() - started
    if job['dry']:
        return {'seconds': built}
    if not job['anew'] and (os.path.exists(target) or key == job.get('published')):
        return {'scene': key, 'seconds': built, 'reused': True}
    outputs(folder)
    bpy.context.scene.render.filepath = os.path.join(folder, 'unused')
    bpy.ops.render.render(write_still=False)
    rendered = time.process_time() - started - built
    layers = [pixels(os.path.join(folder, name + '0001.exr'), width, height) for name in ('color', 'albedo', 'normal')]
    which = 'tiled' if shape else size
    if which not in denoisers:
        denoisers[which] = frame.Tiled() if shape else Denoiser(size)
    clean = denoisers[which](*layers)
    image = bpy.data.images.new('clean', width, height, float_buffer=True)
    image.colorspace_settings.name = 'Linear'
    image.pixels.foreach_set(np.concatenate([clean, np.ones((height, width, 1), np.float32)], axis=2).ravel())
    settings = bpy.context.scene.render.image_settings
    settings.file_format, settings.color_mode, settings.compression = 'PNG', 'RGB', 40
    bpy.context.scene.render.dither_intensity = 1.0
    image.save_render(target + '.part.png')
    os.replace(target + '.part.png', target)
    return {'scene': key, 'seconds': time.process_time() - started, 'built': built, 'rendered': rendered}


def main():
    makers.load()
    print('@READY', flush=True)
    for line in sys.stdin:
        job = json.loads(line)
        try:
            answer = render(job)
        except Exception as problem:  # one bad recipe must not end the session
            answer = {'error': f'{type(problem).__name__}: {problem}', 'trace': traceback.format_exc()}
        print('@' + json.dumps({'slug': job['slug'], **answer}), flush=True)


main()
