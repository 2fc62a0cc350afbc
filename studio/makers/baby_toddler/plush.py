"""Stuffed and crocheted things: animals, vegetables, soft blocks, leaf pillows, mobiles."""
import math

from art import motif
from makers import maker
from makers.shared.faces import eyes, nose, smile
from makers.shared.parts import bar, blob
from shapes import ball, box, cushion, group, lathe, move, ring, slab, star, tube
from typeset import Sheet

# 'b': mat, half sizes, middle, (turn, tilt, roll). 't': mat, points, radius, taper. Sitting ones look to the front, walking ones to the left.
ANIMALS = {
    'bunny': [('b', 0, (8, 7.4, 9), (0, 0, 9)), ('b', 0, (6, 5.6, 5.6), (0, -.6, 21)), ('t', 0, [(-3, 0, 25.5), (-8, 0, 27), (-11, -1, 21), (-10.5, -2.4, 11)], 2.1, [.7, 1, 1.1, .9]), ('t', 0, [(3, 0, 25.5), (8, 0, 27), (11, -1, 21), (10.5, -2.4, 11)], 2.1, [.7, 1, 1.1, .9]), ('b', 0, (3, 5, 2.6), (-5, -8, 2.6)), ('b', 0, (3, 5, 2.6), (5, -8, 2.6)), ('b', 1, (1.9, .6, 1.7), (-5, -12.7, 2.7)), ('b', 1, (1.9, .6, 1.7), (5, -12.7, 2.7)), ('t', 0, [(-6, -3, 14), (-7.6, -7, 9), (-4, -9, 7)], 2, [1, 1, 1.1]), ('t', 0, [(6, -3, 14), (7.6, -7, 9), (4, -9, 7)], 2, [1, 1, 1.1]), ('b', 1, (4.6, .8, 5.4), (0, -6.9, 9.6))],
    'bear': [('b', 0, (8, 7, 9), (0, 0, 9)), ('b', 0, (6.8, 6, 6), (0, -.6, 21)), ('b', 0, (2.4, 1.6, 2.4), (-5.2, 0, 26)), ('b', 0, (2.4, 1.6, 2.4), (5.2, 0, 26)), ('b', 1, (3, 2.4, 2.4), (0, -5.4, 19.6)), ('b', 0, (3.4, 5.4, 3), (-6, -7.6, 3)), ('b', 0, (3.4, 5.4, 3), (6, -7.6, 3)), ('b', 1, (2.2, .6, 2), (-6, -12.8, 3)), ('b', 1, (2.2, .6, 2), (6, -12.8, 3)), ('t', 0, [(-6.4, -2, 15), (-10, -5, 11), (-9, -8, 7)], 2.6, [1, 1, 1]), ('t', 0, [(6.4, -2, 15), (10, -5, 11), (9, -8, 7)], 2.6, [1, 1, 1])],
    'dinosaur': [('b', 0, (15, 10, 10), (2, 0, 13)), ('t', 0, [(-8, 0, 16), (-16, 0, 26), (-18, 0, 37), (-22, 0, 42), (-27, 0, 41)], 5.4, [1.3, 1, .8, .82, .7]), ('t', 0, [(12, 0, 13), (22, 0, 8), (30, -3, 5), (37, -8, 4)], 6.5, [1.25, .95, .6, .2])] + [('t', 0, [(x, y, 10), (x * 1.05, y * 1.1, 3)], 4, [1.1, 1]) for x in (-7, 11) for y in (-6, 6)] + [('b', 1, (1.7, 1.7, .8), (x, y, z), (0, t, r)) for x, y, z, t, r in ((-4, -3, 22, 20, -20), (3, -4, 22.4, 28, 0), (10, -4, 21, 28, 22), (0, -8, 18.5, 62, 0), (7, -8, 18, 62, 10))],
    'dog': [('b', 0, (12, 7, 7), (2, 0, 13)), ('b', 0, (6, 5.6, 5.6), (-13, 0, 22)), ('b', 1, (4, 3.4, 3), (-19, 0, 20)), ('b', 2, (1.2, 1.3, 1), (-22.6, 0, 21.4)), ('t', 1, [(-12, -4.6, 26), (-11, -7.4, 22), (-11.4, -7.2, 16)], 2.2, [.7, 1.1, .9]), ('t', 1, [(-12, 4.6, 26), (-11, 7.4, 22), (-11.4, 7.2, 16)], 2.2, [.7, 1.1, .9]), ('t', 0, [(12, 0, 16), (18, 0, 20), (19, 0, 26)], 1.6, [1, .8, .6]), ('t', 0, [(-8, 0, 16), (-12, 0, 20)], 4.6, [1, 1])] + [('t', 0, [(x, y, 10), (x, y, 2.4)], 2.6, [1, 1]) for x in (-6, 10) for y in (-4, 4)] + [('b', 1, (4, 1.4, 3), (4, -6.4, 14))],
    'cow': [('b', 0, (13, 8, 8), (2, 0, 15)), ('b', 0, (5, 5, 5.4), (-14, 0, 22)), ('b', 1, (4, 4.6, 3.6), (-18, 0, 19)), ('t', 2, [(-13, -3, 26.6), (-13, -4.4, 30)], .9, [1, .5]), ('t', 2, [(-13, 3, 26.6), (-13, 4.4, 30)], .9, [1, .5]), ('b', 3, (1, 3, 1.6), (-12, -6.4, 24)), ('b', 3, (4, 1.2, 3.4), (5, -7.4, 16)), ('b', 3, (3, 1.2, 2.4), (-4, -7.4, 18)), ('t', 0, [(14, 0, 18), (17, 0, 14), (17, 0, 8)], .8, [1, 1, 1.4])] + [('t', 0, [(x, y, 10), (x, y, 2)], 2.4, [1, 1]) for x in (-6, 10) for y in (-4.4, 4.4)],
    'pig': [('b', 0, (12, 8.4, 8.4), (2, 0, 12)), ('b', 0, (6.4, 6, 6), (-11, 0, 15)), ('b', 1, (1.6, 2.8, 2.4), (-17, 0, 14)), ('b', 1, (1, 2.2, 3), (-10, -4.4, 21), (0, 25, 0)), ('b', 1, (1, 2.2, 3), (-10, 4.4, 21), (0, -25, 0)), ('t', 1, [(13, 0, 14), (15, 1.6, 16), (16, 0, 17.6), (15, -1.6, 18.4)], .7, [1, 1, .9, .7])] + [('t', 0, [(x, y, 8), (x, y, 2)], 2.3, [1, 1]) for x in (-5, 9) for y in (-4.4, 4.4)],
    'sheep': [('b', 0, (5.4, 5.4, 5), (2 + 8 * math.cos(a), 5.2 * math.sin(a), 14 + dz)) for a, dz in [(i * 1.047, (i % 2) * 3 - 1) for i in range(6)]] + [('b', 0, (9, 7, 8), (2, 0, 15)), ('b', 1, (4.4, 3.4, 3.6), (-11, 0, 19), (0, 0, -24)), ('b', 1, (1, 2.8, 1.2), (-8.6, -4.6, 20.6)), ('b', 1, (1, 2.8, 1.2), (-8.6, 4.6, 20.6)), ('b', 0, (3, 3, 2.4), (-8, 0, 22.4))] + [('t', 1, [(x, y, 10), (x, y, 1.6)], 1.6, [1, 1]) for x in (-4, 8) for y in (-3.6, 3.6)],
    'hen': [('b', 0, (9, 7, 7.4), (2, 0, 8)), ('t', 0, [(-4, 0, 10), (-7, 0, 16), (-7, 0, 20)], 3.6, [1.3, 1, .9]), ('b', 1, (2, .9, 2.4), (-6.8, 0, 24)), ('b', 1, (1.6, .9, 2), (-4.4, 0, 23.2)), ('t', 2, [(-10, 0, 19.6), (-13, 0, 18.8)], 1.3, [1, .2]), ('b', 3, (5, 1.4, 3.6), (3, -6.4, 9), (0, 0, 15)), ('t', 0, [(8, 0, 11), (13, 0, 17)], 3, [1.2, .5])],
    'elephant': [('b', 0, (12, 9, 9.4), (3, 0, 14)), ('b', 0, (7, 6.6, 7), (-11, 0, 20)), ('t', 0, [(-16, 0, 20), (-20, 0, 14), (-20, 0, 7), (-24, 0, 5)], 2.7, [1.2, .9, .75, .7]), ('b', 1, (5, 1.4, 6), (-8, -7.6, 20), (18, 0, 0)), ('b', 1, (5, 1.4, 6), (-8, 7.6, 20), (-18, 0, 0)), ('t', 0, [(15, 0, 16), (17, 0, 10)], .8, [1, .7])] + [('t', 0, [(x, y, 10), (x, y, 3)], 3.6, [1, 1]) for x in (-5, 11) for y in (-4.6, 4.6)],
}


# Where each animal's face is: the ellipsoid of its head (eyes), that of its muzzle (nose and mouth), and which way it looks.
FACES = {
    'bunny': dict(head=((0, -.6, 21), (6, 5.6, 5.6)), eye=(.42, .12, .66), nose=(-.06, (.85, .5, .6)), mouth=(-.14, .2, .2)),
    'bear': dict(head=((0, -.6, 21), (6.8, 6, 6)), muzzle=((0, -5.4, 19.6), (3, 2.4, 2.4)), eye=(.4, .2, .7), nose=(.5, (1.15, .6, .8)), mouth=(.4, .5, .6)),
    'dinosaur': dict(head=((-26, 0, 41.2), (4.5, 4, 4)), look='left', eye=(.72, .42, .72), mouth=(-.2, .55, .3), stem=False),
    'dog': dict(head=((-13, 0, 22), (6, 5.6, 5.6)), muzzle=((-19, 0, 20), (4, 3.4, 3)), look='left', eye=(.5, .42, .78), mouth=(.1, .5, .5)),
    'cow': dict(head=((-14, 0, 22), (5, 5, 5.4)), muzzle=((-18, 0, 19), (4, 4.6, 3.6)), look='left', eye=(.62, .42, .7), mouth=(-.1, .5, .3), stem=False, nostrils=(.34, .34)),
    'pig': dict(head=((-11, 0, 15), (6.4, 6, 6)), muzzle=((-17, 0, 14), (1.6, 2.8, 2.4)), look='left', eye=(.58, .45, .7), nostrils=(.36, .1)),
    'sheep': dict(head=((-11, 0, 19), (4.4, 3.4, 3.6)), look='left', eye=(.62, .3, .6)),
    'hen': dict(head=((-7.2, 0, 20), (3.3, 3.3, 3.3)), look='left', eye=(.7, .3, .55)),
    'elephant': dict(head=((-11, 0, 20), (7, 6.6, 7)), look='left', eye=(.62, .3, .8)),
}


def face(kind):
    """Eyes, nose and mouth of an animal, as FACES says."""
    data = FACES[kind]
    head, look = data['head'], data.get('look', 'front')
    muzzle = data.get('muzzle', head)
    across, up, size = data['eye']
    eyes(head, across, up, size, look)
    if 'nose' in data:
        nose(muzzle, data['nose'][0], data['nose'][1], look)
    if 'mouth' in data:
        high, width, drop = data['mouth']
        smile(muzzle, high, width, drop, .15, look, stem=data.get('stem', True))
    if 'nostrils' in data:
        across, up = data['nostrils']
        eyes(muzzle, across, up, .42, look, shine=False)


@maker('plush', view='table')
def plush(kind='bunny', mats=('plush oat', 'plush blush', 'felt charcoal', 'plush brown'), facing=24):
    """A stuffed or knitted animal with a simple face."""
    with group() as g:
        for shape, mat, *data in ANIMALS[kind]:
            m = mats[mat % len(mats)]
            if shape == 'b':
                size, at, turns = data[0], data[1], data[2] if len(data) > 2 else (0, 0, 0)
                blob(*size, m, at, *turns)
            else:
                points, radius, taper = data
                tube(points, radius, m, taper=taper)
                for end, share in ((points[0], taper[0]), (points[-1], taper[-1])):
                    blob(radius * share, radius * share, radius * share, m, end, steps=24)
        face(kind)
    move(g, turn=facing)


def vegetable(kind, cloth):
    """Standing upright, its green above."""
    c = lambda name: f'{cloth} {name}'
    if kind == 'carrot':
        lathe([(0, 0), (0.7, 0.6), (2.2, 7), (2.7, 11), (1.6, 12.6), (0, 12.8)], c('orange'), round=1.2)
        for a in range(5):
            t = a * 1.257
            tube([(0, 0, 12), (math.cos(t) * 1.2, math.sin(t) * 1.2, 15), (math.cos(t) * 3, math.sin(t) * 3, 18)], 0.75, c('leaf'), taper=[.7, 1, .6])
    elif kind in ('radish', 'beet', 'onion', 'tomato'):
        mat = c({'radish': 'berry', 'beet': 'plum', 'onion': 'cream', 'tomato': 'red'}[kind])
        low = 0 if kind == 'tomato' else 2.4
        lathe([(0, 0), (0.3, 0.2), (0.5, low), (2.4, low + 1.4), (3.6, low + 4), (2.8, low + 6.6), (0.8, low + 7.4), (0, low + 7.4)] if low else [(0, 0), (2.6, 0.2), (4, 3), (3.2, 5.8), (0, 6.4)], mat, round=1.6)
        for a in range(4 if kind != 'tomato' else 5):
            t = a * (1.57 if kind != 'tomato' else 1.257) + .4
            if kind == 'tomato':
                tube([(0, 0, 6.4), (math.cos(t) * 1.4, math.sin(t) * 1.4, 6.6), (math.cos(t) * 2.6, math.sin(t) * 2.6, 6)], 0.5, c('leaf'), taper=[1, 1, .3])
            else:
                blob(1.5, 0.5, 2.9, c('leaf'), (math.cos(t) * 1.6, math.sin(t) * 1.6, low + 10), math.degrees(t) + 90, -24)
    elif kind == 'pea':
        with group() as g:
            tube([(-8, 0, 0), (-4, 0, -1.6), (0, 0, -2), (4, 0, -1.6), (8, 0, 0)], 2.2, c('leaf'), taper=[.2, .9, 1, .9, .2])
            for i in range(4):
                blob(1.55, 1.55, 1.55, c('lime'), ((i - 1.5) * 3, -1.3, -.8 - .25 * (1.5 - abs(i - 1.5))))
            tube([(8, 0, 0), (10, 0, 1), (10.6, 0, 2.6)], 0.5, c('moss'))
        move(g, tilt=60)
        move(g, (0, 0, 3.2))
    elif kind == 'mushroom':
        lathe([(0, 0), (1.6, 0), (1.3, 4), (0, 4.2)], c('cream'), round=.5)
        lathe([(0, 3.6), (4, 3.6), (4.2, 4.6), (2.6, 7), (0, 7.8)], c('brick'), round=1.4)
    elif kind == 'potato':
        blob(4.2, 3, 3, c('tan'), (0, 0, 3), 20)
    elif kind == 'broccoli':
        lathe([(0, 0), (1.7, 0), (1.4, 5), (0, 5)], c('lime'), round=.5)
        for i in range(9):
            t = i * 2.4
            ball(2.1, c('leaf'), (math.cos(t) * 2.6 * (i > 0), math.sin(t) * 2.6 * (i > 0), 5 + (2.4 if i == 0 else .6 * (i % 2))), steps=20)
    else:
        raise ValueError(f'no vegetable is called {kind}')


@maker('vegetables', view='high')
def vegetables(kinds=('carrot', 'radish', 'pea'), cloth='knit', rings=None, lying=True):
    """Soft vegetables in a row; `rings` gives each a wooden ring to hold."""
    n = len(kinds)
    for i, kind in enumerate(kinds):
        with group() as g:
            vegetable(kind, cloth)
            if rings:
                move(ring(3, .55, rings), (0, 2.4 if kind != 'pea' else 0, 0), tilt=0)
        if lying and kind not in ('pea', 'tomato', 'potato', 'mushroom', 'broccoli'):
            move(g, tilt=-78)
            move(g, (0, -7, 2.9))
        move(g, ((i - (n - 1) / 2) * 11 if n < 5 else (i % 3 - 1) * 12, 0 if n < 5 else (i // 3 - .5) * -12, 0), turn=(-14, 8, 16)[i % 3])


@maker('veg-patch', view='high')
def veg_patch(kinds=('carrot', 'beet', 'carrot', 'radish', 'carrot'), cloth='plush', bed='felt brown', side='cotton sage'):
    """Five stuffed vegetables stuck in a fabric bed."""
    with group() as g:
        cushion(52, 22, 11, side, (0, 0, -1.6), 6)
        cushion(49, 19.6, 3, bed, (0, 0, 7.4), 6)
        for i, kind in enumerate(kinds):
            with group() as v:
                vegetable(kind, cloth)
            move(v, ((i - 2) * 9.4, 0, 1.6 if kind == 'carrot' else 5.2), scale=1.15)
            ring(3.1, .7, 'felt chocolate', ((i - 2) * 9.4, 0, 9.4))
    move(g, turn=12)


@maker('soft-blocks', view='high')
def soft_blocks(arts=('fox', 'pines', 'tent', 'moon', 'owl', 'leaf', 'bear', 'hills', 'campfire'), mats=('cotton sage', 'cotton apricot', 'cotton sky', 'cotton cream', 'cotton rose'), inks=('felt brick', 'felt pine', 'felt amber', 'felt cream'), size=10, rows=(4, 3, 2)):
    """Stuffed cubes with a picture sewn on each, piled up."""
    k = 0
    for level, count in enumerate(rows):
        for i in range(count):
            with group() as g:
                box(size, size, size, mats[k % len(mats)], round=size * .16)
                s = Sheet(size, size)
                s.rect(0, 0, size * .74, size * .74, 'felt white' if mats[k % len(mats)] != 'cotton cream' else 'felt butter', size * .1)
                motif(s, arts[k % len(arts)], [inks[(k + j) % len(inks)] for j in range(4)], 0, 0, size * .64, size * .64)
                s.put((0, -size / 2 - .02, size / 2))
                box(size * .3, .3, size * .12, 'satin coral', (size * .3, -size * .46, size * .98), .05)
            move(g, ((i - (count - 1) / 2) * size * 1.12, (level % 2) * 1.2, level * size * .97), turn=(8, -7, 4, -11)[k % 4])
            k += 1


@maker('mobile', view='eye')
def mobile(kind='cloud', wood='beech', cord='cotton white', height=46):
    """A wooden cross or ring with felt shapes hanging from it: cloud, planets or balloon."""
    with group() as g:
        hang(kind, wood, cord, height)
    move(g, turn=28)


def hang(kind, wood, cord, top):
    tube([(0, 0, top), (0, 0, top + 12)], .3, cord, straight=True)
    if kind == 'planets':
        ring(17, .7, wood, (0, 0, top - .7))
        bar((-17, 0, top), (17, 0, top), .55, wood)
        bar((0, -17, top), (0, 17, top), .55, wood)
    else:
        bar((-18, 0, top), (18, 0, top), .7, wood)
        bar((0, -18, top), (0, 18, top), .7, wood)
    for s in ((-17, 0), (17, 0), (0, -17), (0, 17)) if kind == 'planets' else ():
        bar((s[0], s[1], top), (0, 0, top + 8), .16, cord)
    mats = {'cloud': ['felt white', 'felt white', 'felt ice', 'felt white'], 'balloon': ['felt coral', 'felt amber', 'felt teal', 'felt lilac'], 'planets': ['felt gray', 'felt apricot', 'felt blue', 'felt brick', 'felt tan', 'felt butter', 'felt aqua', 'felt cobalt']}[kind]
    n = len(mats)
    for i, mat in enumerate(mats):
        a = 2 * math.pi * i / n + (.4 if kind == 'planets' else 0)
        x, y = math.cos(a) * 16.6, math.sin(a) * 16.6
        drop = top - (17, 25, 14, 28, 20, 30, 16, 24)[i]
        bar((x, y, top), (x, y, drop), .14, cord)
        if kind == 'cloud':
            for dx, dz, r in ((-4, -3.4, 3.2), (0, -2.6, 4.4), (4.4, -3.4, 3)):
                blob(r, 2.4, r, mat, (x + dx, y, drop + dz))
        elif kind == 'balloon':
            hot_air(mat, x, y, drop)
        else:
            r = (1.6, 2.1, 2.3, 1.9, 4.0, 3.4, 2.7, 2.6)[i]
            blob(r, r, r, mat, (x, y, drop - r))
            if i == 5:
                move(ring(r * 1.55, .32, 'felt tan'), (x, y, drop - r - .3), tilt=18)
    if kind == 'planets':
        bar((0, 0, top), (0, 0, top - 15), .14, cord)
        blob(5.4, 5.4, 5.4, 'felt yellow', (0, 0, top - 20))
    elif kind == 'cloud':
        bar((0, 0, top), (0, 0, top - 22), .14, cord)
        upright_star = slab(star(5.4, 2.4), 1.8, 'felt gold', round=.6)
        move(upright_star, tilt=90)
        move(upright_star, (0, .9, top - 27))
    else:
        bar((0, 0, top), (0, 0, top - 8), .14, cord)
        for dx, r in ((-4.4, 3.4), (0, 4.6), (4.6, 3.2)):
            blob(r, 2.6, r, 'felt white', (dx, 0, top - 12))
        hot_air('felt rose', 0, -6, top - 27)
        bar((0, -6, top), (0, -6, top - 27), .14, cord)


def hot_air(mat, x, y, z):
    lathe([(0, -1), (2.6, -2.2), (4.4, -5.4), (3.4, -9.4), (1.5, -12), (0, -12)], mat, (x, y, z + 1), 1.4)
    for a in range(0, 360, 60):
        t = math.radians(a)
        tube([(x, y, z), (x + math.cos(t) * 2.7, y + math.sin(t) * 2.7, z - 1.2), (x + math.cos(t) * 4.5, y + math.sin(t) * 4.5, z - 4.4), (x + math.cos(t) * 3.4, y + math.sin(t) * 3.4, z - 8.6)], .3, 'felt cream')
        bar((x + math.cos(t) * 1.4, y + math.sin(t) * 1.4, z - 11), (x + math.cos(t) * 1.2, y + math.sin(t) * 1.2, z - 14), .1, 'cotton cream')
    lathe([(0, 0), (1.3, 0), (1.6, 2.2), (0, 2.2)], 'wicker', (x, y, z - 16), .2)


@maker('plush-rocket', view='eye')
def plush_rocket(body='plush sky', fin='plush coral', nose='plush coral', window='felt butter', height=26):
    r = height * .22
    lathe([(0, height * .1), (r * .8, height * .1), (r * 1.02, height * .3), (r, height * .62), (r * .72, height * .8), (0, height * .8)], body, round=2.4)
    lathe([(0, height * .76), (r * .8, height * .77), (r * .5, height * .93), (0, height * 1.02)], nose, round=1.4)
    for a in (200, 340, 90):
        t = math.radians(a)
        tube([(math.cos(t) * r * .8, math.sin(t) * r * .8, height * .38), (math.cos(t) * r * 1.7, math.sin(t) * r * 1.7, height * .2), (math.cos(t) * r * 1.9, math.sin(t) * r * 1.9, height * .02 + 1)], 1.5, fin, taper=[.8, 1.25, 1])
    for z, size in ((.6, .42), (.36, .34)):
        s = Sheet(r * 2, r * 2)
        s.circle(0, 0, r * size * 1.3, fin)
        s.circle(0, 0, r * size, window)
        move(s.wrap(r * 1.01), (0, 0, height * z))
    blob(r * .5, r * .5, 1.6, 'plush amber', (0, 0, height * .1))
