"""Pictures that are not square: wide ones for posts and the shelf of the front page. A recipe says `pixels`."""
import bpy
import numpy as np
from bpy_extras.object_utils import world_to_camera_view
from mathutils import Vector

from denoise import Denoiser
from stage import points_of

TILE, EDGE = 512, 48


def fit(width, height, fill, window):
    """Zooms and shifts until the things fill that share of the picture; or, with a window, until it shows that part
    of the upright plane y = 0: [left, bottom, right, top] in centimeters."""
    scene = bpy.context.scene
    scene.render.resolution_x, scene.render.resolution_y = width, height
    bpy.context.view_layer.update()
    camera = scene.camera
    if window:
        left, bottom, right, top = window
        middle = (left + right) / 2
        points = [(left, 0, (bottom + top) / 2), (right, 0, (bottom + top) / 2), (middle, 0, bottom), (middle, 0, top)]
        fill = 1
    else:
        points = points_of([t for t in scene.objects if t.type in ('MESH', 'CURVE') and not t.name.startswith('ground')])
    seen = [world_to_camera_view(scene, camera, Vector(p)) for p in points]
    xs, ys = [p.x - 0.5 for p in seen], [p.y - 0.5 for p in seen]
    zoom = fill / max(max(xs) - min(xs), max(ys) - min(ys))
    camera.data.lens *= zoom
    longer = max(width, height)
    camera.data.shift_x += zoom * (max(xs) + min(xs)) / 2 * width / longer
    camera.data.shift_y += zoom * (max(ys) + min(ys)) / 2 * height / longer


class Tiled:
    """The denoiser for any size, tile by tile; tiles overlap, and only their middles are kept."""

    def __init__(self):
        self.one = Denoiser(TILE)

    def __call__(self, *layers):
        height, width = layers[0].shape[:2]
        high, wide = max(height, TILE), max(width, TILE)
        layers = [np.pad(layer, ((0, high - height), (0, wide - width), (0, 0)), mode='edge') for layer in layers]
        out = np.empty((high, wide, 3), np.float32)
        step = TILE - 2 * EDGE
        starts = [sorted({min(at, whole - TILE) for at in range(0, whole - 2 * EDGE, step)}) for whole in (high, wide)]
        for y in starts[0]:
            for x in starts[1]:
                clean = self.one(*[layer[y:y + TILE, x:x + TILE] for layer in layers])
                top, left = EDGE if y else 0, EDGE if x else 0
                out[y + top:y + TILE, x + left:x + TILE] = clean[top:, left:]
        return out[:height, :width]
