"""Builds the scene of a recipe: its things by their makers, arranged, then lit and framed."""
import inspect
import math

import bpy

import materials
from makers import MAKERS
from shapes import bounds, group, move

SCENE = {'ground', 'distance', 'view', 'azimuth', 'dark', 'things', 'arrange', 'gap'}
PLACE = {'at', 'turn', 'tilt', 'roll', 'scale', 'count', 'each'}


def make(fields):
    """One thing by its maker; unknown fields are mistakes and said so."""
    name = fields['maker']
    if name not in MAKERS:
        raise ValueError(f'no maker is called {name}')
    function, scene = MAKERS[name]
    known = inspect.signature(function).parameters
    given = {k.replace('-', '_'): v for k, v in fields.items() if k not in SCENE | PLACE | {'maker'}}
    for key in given:
        if key not in known:
            raise ValueError(f'{name} knows no {key}; it takes {", ".join(known)}')
    with group() as members:
        function(**given)
    return members, scene


def put(members, fields):
    tilt, roll = fields.get('tilt', 0), fields.get('roll', 0)
    if tilt or roll or fields.get('scale', 1) != 1:
        move(members, tilt=tilt, roll=roll, scale=fields.get('scale', 1))
        low, _ = bounds(members)
        move(members, (0, 0, -low.z))
    at = fields.get('at', (0, 0))
    move(members, (at[0], at[1], at[2] if len(at) > 2 else 0), turn=fields.get('turn', 0))


def several(fields, arrange, gap):
    """`count` of a thing side by side; `each` gives every one its own fields."""
    each = fields.get('each') or [{}] * fields.get('count', 1)
    made, scene = [], {}
    for own in each:
        members, scene = make({**fields, **own})
        put(members, {**{k: v for k, v in fields.items() if k != 'at'}, **own})
        made.append((members, 'at' in own))
    free = [m for m, placed in made if not placed]
    if len(free) > 1:
        spread(free, arrange, gap)
    everything = [one for m, _ in made for one in m]
    if 'at' in fields:
        at = fields['at']
        move(everything, (at[0], at[1], at[2] if len(at) > 2 else 0))
    return everything, scene


def spread(sets, arrange, gap):
    sizes = [bounds(m) for m in sets]
    wide = max(h.x - l.x for l, h in sizes)
    deep = max(h.y - l.y for l, h in sizes)
    n = len(sets)
    if arrange == 'stack':
        z = 0
        for members, (low, high) in zip(sets, sizes):
            move(members, (0, 0, z - low.z))
            z += high.z - low.z
        return
    for i, members in enumerate(sets):
        if arrange == 'rows':
            across = math.ceil(n / 2)
            row, k = divmod(i, across)
            count = across if row == 0 else n - across
            at = ((k - (count - 1) / 2) * wide * (1 + gap), (0.5 - row) * deep * (1 + gap), 0)
        elif arrange == 'grid':
            across = math.ceil(math.sqrt(n))
            row, k = divmod(i, across)
            at = ((k - (across - 1) / 2) * wide * (1 + gap), -(row - (math.ceil(n / across) - 1) / 2) * deep * (1 + gap), 0)
        elif arrange == 'staggered':
            at = ((i - (n - 1) / 2) * wide * (0.8 + gap), (0.5 if i % 2 == 0 else -0.5) * deep * 0.9, 0)
        else:
            at = ((i - (n - 1) / 2) * wide * (1 + gap), 0, 0)
        low, high = sizes[i]
        move(members, at)


PLACES = {2: [(-0.5, 0.06), (0.52, -0.12)], 3: [(-0.6, 0.3), (0.56, 0.34), (0.04, -0.52)], 4: [(-0.66, 0.34), (0.04, 0.56), (0.68, 0.26), (0.06, -0.54)]}


def together(recipes, proportion=0.0):
    """Several pictures' things as one still life, each brought to about the same size; a `proportion` of 1 keeps their true sizes."""
    sets = []
    for recipe in recipes:
        with group() as members:
            for fields in recipe.get('things') or [recipe]:
                several(fields, fields.get('arrange', recipe.get('arrange', 'row')), fields.get('gap', recipe.get('gap', 0.12)))
        low, high = bounds(members)
        size = high - low
        bulk = 0.6 * max(size.x, size.y * 0.9, size.z) + 0.4 * max(size.x * size.y * size.z, 1e-6) ** (1 / 3)
        move(members, (-(low.x + high.x) / 2, -(low.y + high.y) / 2, -low.z))
        sets.append((members, bulk))
    largest = max(bulk for _, bulk in sets)
    shares = [(bulk / largest) ** proportion for _, bulk in sets]
    near = sum(shares) / len(shares)
    for (members, bulk), share, (x, y) in zip(sets, shares, PLACES[len(recipes)]):
        move(members, (x * 21 * near, y * 22 * near, 0), scale=18 / bulk * share)


def build(recipe):
    """The whole picture, ready to render."""
    import stage
    materials.forget()
    if 'together' in recipe:
        together(recipe['together'], recipe.get('proportion', 0.0))
        stage.light_and_frame({'view': 'high', **recipe})
        return bpy.context.scene
    arrange, gap = recipe.get('arrange', 'row'), recipe.get('gap', 0.12)
    usual = {}
    for fields in recipe.get('things') or [recipe]:
        _, scene = several(fields, fields.get('arrange', arrange), fields.get('gap', gap))
        usual = usual or scene
    stage.light_and_frame({**usual, **recipe})
    return bpy.context.scene
