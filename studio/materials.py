"""Materials by name: "walnut", "linen sage", "glaze #7fa08a". The first word is the finish, the second its color."""
import bpy

import finishes
import finishes_soft
from colors import color
from finish_registry import FINISHES
from surface_nodes import Nodes, forget, set_bumps, set_grain

FAMILIES = (finishes, finishes_soft)


def material(spec):
    """The material of that name, made once a picture. A ready-made material passes through."""
    if not isinstance(spec, str):
        return spec
    if spec in bpy.data.materials:
        return bpy.data.materials[spec]
    words = spec.split()
    if words[0] not in FINISHES:
        raise ValueError(f'no material is called {words[0]}')
    nodes = Nodes(spec)
    FINISHES[words[0]](nodes, words[0], color(words[1]) if len(words) > 1 else None)
    return nodes.material


__all__ = ['FAMILIES', 'forget', 'material', 'set_bumps', 'set_grain']
