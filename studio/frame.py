"""Pictures that are not square: wide ones for posts and the shelf of the front page. A recipe says `pixels: [width, height]`."""
import bpy
import numpy as np
from bpy_extras.object_utils import world_to_camera_view
from mathutils import Vector

from denoise import Denoiser
from stage import points_of

TILE, EDGE = 512, 48


def fit(width, height, fill, lift):
    """Zooms until the things fill that share of the picture, sideways or upwards, whichever comes first."""
    scene = bpy.context.scene
    scene.render.resolution_x, scene.render.resolution_y = width, height
    bpy.context.view_layer.update()
    camera = scene.camera
    things = [t for t in scene.objects if t.type in ('MESH', 'CURVE') and t.name.split('.')[0] not in ('ground', 'backdrop')]
    seen = [world_to_camera_view(scene, camera, Vector(p)) for p in points_of(things)]
    xs, ys = [p.x - 0.5 for p in seen], [p.y - 0.5 for p in seen]
    camera.data.lens *= fill / max(max(xs) - min(xs), max(ys) - min(ys))
    # Measured before the zoom; the middle stays the middle, and `lift` is a share of the height.
    camera.data.shift_y -= lift * min(1, height / width)


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
