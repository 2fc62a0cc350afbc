"""Faces for toy animals: two eyes, a nose, a small smile."""
import math

from makers.shared.parts import blob
from shapes import tube

EYE = 'gloss black'
THREAD = 'felt espresso'


def spot(head, across, up, look='front', lift=0.0):
    """The point of an ellipsoid head at `across` (to its left) and `up` from its middle, as shares of its half sizes."""
    (cx, cy, cz), (rx, ry, rz) = head
    depth = math.sqrt(max(0.0, 1 - across * across - up * up)) + lift
    if look == 'front':
        return (cx + across * rx, cy - depth * ry, cz + up * rz)
    return (cx - depth * rx, cy - across * ry, cz + up * rz)


def eyes(head, across=0.4, up=0.2, size=0.7, look='front', shine=True, white=None):
    """Two glass eyes, each with a small light in it; `white` puts them on larger whites, for dark heads."""
    for side in (-1, 1):
        if white:
            blob(size * 1.6, size * 1.6, size * 1.6, white, spot(head, side * across, up, look, -0.06), steps=24)
            x, y, z = spot(head, side * across * 0.9, up, look, size * 1.2 / head[1][1])
        else:
            x, y, z = spot(head, side * across, up, look)
        blob(size, size, size, EYE, (x, y, z), steps=24)
        if shine:
            dx, dy = (-0.32, -0.78) if look == 'front' else (-0.78, -0.32)
            blob(size * 0.27, size * 0.27, size * 0.27, 'gloss white', (x + dx * size, y + dy * size, z + 0.42 * size), steps=16)


def nose(head, up=0.35, size=(1.1, 0.7, 0.8), look='front', mat=THREAD):
    x, y, z = spot(head, 0, up, look)
    across, deep, tall = size
    blob(*((across, deep, tall) if look == 'front' else (deep, across, tall)), mat, (x, y, z), steps=24)


def smile(head, up=0.2, width=0.4, drop=0.3, thick=0.16, look='front', mat=THREAD, stem=True):
    """A stitched mouth: below a `stem` from the nose it curves to both sides; without one it is a plain smile."""
    low = up - drop * 0.5
    if stem:
        tube([spot(head, 0, up, look, 0.02), spot(head, 0, (up + low) / 2, look, 0.03), spot(head, 0, low, look, 0.02)], thick, mat)
        for side in (-1, 1):
            tube([spot(head, side * width * t, low - drop * math.sin(math.pi * 0.62 * t) * 0.55, look, 0.02) for t in (0, 0.35, 0.7, 1)], thick, mat)
    else:
        tube([spot(head, width * t, low + drop * t * t, look, 0.02) for t in (-1, -0.6, -0.2, 0.2, 0.6, 1)], thick, mat)
