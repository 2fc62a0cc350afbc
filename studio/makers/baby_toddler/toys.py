"""Wooden and plastic toys: stacking, sorting, building, playing music and shop."""
import math

from makers import maker
from makers.shared.faces import eyes
from makers.shared.parts import bar, blob, disc, figure, stood_figure, upright
from shapes import (
    ball,
    box,
    group,
    lathe,
    move,
    ngon,
    oval,
    panel,
    ring,
    rod,
    slab,
    star,
    tube,
)
from typeset import Sheet

HUES = ('stain coral', 'stain amber', 'stain sage', 'stain sky', 'stain lilac', 'stain rose')


def fluted(radius, n=18, depth=.09):
    return [(radius * (1 + depth * math.cos(n * a)) * math.cos(a), radius * (1 + depth * math.cos(n * a)) * math.sin(a)) for a in [2 * math.pi * i / (n * 6) for i in range(n * 6)]]


@maker('stacking-cups', view='table')
def stacking_cups(mats=('silicone coral', 'silicone amber', 'silicone mint', 'silicone blush', 'silicone lilac')):
    """A tower of fluted cups, upside down, with frosting on the last."""
    z = 0
    for i, mat in enumerate(mats):
        r, h = 6.6 - i * .95, 6.4 - i * .5
        with group() as g:
            for k in range(8):
                slab(fluted(r * (1 - .028 * k), 18, .05), h / 8 + .02, mat, (0, 0, h * k / 8), 0)
            rod(r * 1.06, .7, mat, (0, 0, 0), .3)
        move(g, (.5 * math.sin(i * 2.2), .4 * math.cos(i * 3), z), turn=i * 9)
        z += h
    for k, r in enumerate((2.9, 2.3, 1.5)):
        ring(r * .55, r * .62, 'silicone cream', (0, 0, z + k * 1.2 - .2))
    ball(1.1, 'silicone cherry', (0, 0, z + 4))
    with group() as g:
        lathe([(0, 0), (4.2, 0), (5.6, 6), (5.2, 6), (3.9, .5), (0, .5)], 'silicone sky', round=.3)
    move(g, (11, -3, 0))


@maker('pretzel', view='steep')
def pretzel(mat='silicone caramel', size=8, dots='silicone cream'):
    s = size / 10
    pts = [(-3.4, -5.4, 1.2), (-.4, -1.6, 1.6), (3.4, 1.6, 1.0), (6.6, 4.6, 1), (6.4, 8.2, 1), (2.4, 8.6, 1), (0, 5.2, 1), (-2.4, 8.6, 1), (-6.4, 8.2, 1), (-6.6, 4.6, 1), (-3.4, 1.6, 1.0), (.4, -1.6, 2.4), (3.4, -5.4, 1.2)]
    tube([(x * s, y * s, z * s) for x, y, z in pts], 1.25 * s, mat)
    tube([(x * s, y * s, s) for x, y in ((-6.6, 4.6), (-8.2, 0), (-6, -4.6), (0, -6.6), (6, -4.6), (8.2, 0), (6.6, 4.6))], 1.3 * s, mat)
    for x, y in ((-8, 1), (-7, -3.2), (-3, -6.2), (2.6, -6.2), (6.8, -3.4), (8, .6), (5.6, 8.6), (-5.4, 8.6)):
        blob(.42 * s, .42 * s, .3 * s, dots, (x * s, y * s, 2.2 * s), steps=16)


@maker('fruit', view='high')
def fruit(kinds=('strawberry', 'pear', 'plum'), finish='stain', spread=8, rows=1):
    """Play fruit, standing in rows."""
    n = math.ceil(len(kinds) / rows)
    for i, kind in enumerate(kinds):
        with group() as g:
            c = lambda name: f'{finish} {name}'
            if kind == 'strawberry':
                lathe([(0, 0), (1, .5), (2.8, 4), (2.6, 5.6), (0, 6.2)], c('red'), round=1.4)
                slab(star(2.3, 1.1, 6), .4, c('leaf'), (0, 0, 6), .1)
                rod(.3, 1.2, c('leaf'), (0, 0, 6.2), .1)
            elif kind == 'pear':
                lathe([(0, 0), (2.4, .2), (3.2, 2.6), (2.2, 5.2), (1.3, 7.4), (0, 8)], c('lime'), round=1.4)
                rod(.3, 1.8, 'walnut', (0, 0, 7.8), .1)
            elif kind == 'plum':
                ball(3, c('plum'), squash=.96)
                rod(.3, 1.4, 'walnut', (0, 0, 5.4), .1)
            else:
                lathe([(0, .4), (1, 0), (3, 1), (3.4, 3.6), (2, 6), (.6, 5.8), (0, 5)], c('coral'), round=1.4)
                rod(.25, 1.8, 'walnut', (0, 0, 5.2), .1)
        move(g, ((i % n - (n - 1) / 2) * spread + (i // n % 2) * 1.5, (i // n - (rows - 1) / 2) * -spread, 0), turn=i * 40)


@maker('flower-stacker', view='table')
def flower_stacker(mats=('stain violet', 'stain rose', 'stain coral', 'stain amber', 'stain butter'), wood='beech'):
    """Petal rings of five sizes on a peg."""
    rod(9.4, 1.6, wood, round=.5)
    rod(1.5, 15, wood, round=.5)
    for i, mat in enumerate(mats):
        r = 9 - i * 1.35
        n = 8
        line = [(r * (.86 + .16 * abs(math.cos(n / 2 * a))) * math.cos(a), r * (.86 + .16 * abs(math.cos(n / 2 * a))) * math.sin(a)) for a in [2 * math.pi * k / 96 for k in range(96)]]
        move(slab(line, 2.2, mat, round=.8), (0, 0, 1.6 + i * 2.3), turn=i * 22)
    ball(2.4, 'stain leaf', (0, 0, 13.2))


@maker('watering-elephant', view='table')
def watering_elephant(body='plastic sky', ear='plastic ice'):
    with group() as g:
        blob(9, 8, 8.6, body, (0, 0, 8.6))
        rod(6, 2, body, round=.6)
        tube([(-6, 0, 9), (-12, 0, 9), (-15.6, 0, 13), (-16.4, 0, 18), (-20, 0, 20)], 2.3, body, taper=[1.5, 1.15, .9, .8, .95])
        eyes(((0, 0, 8.6), (9, 8, 8.6)), .62, .5, .8, 'left')
        lathe([(0, 0), (1.9, 0), (2.6, 1.2), (0, 1.5)], ear, round=.2)
        move(g[-1], roll=-80)
        move(g[-1], (-20, 0, 20))
        for y in (-1, 1):
            e = disc(5.6, 1.1, ear, (0, 0, 0), 'y', .5)
            move(e, turn=-y * 24)
            move(e, (-2, y * 8.4, 12))
            for x in (-4, 5):
                rod(2.3, 4, body, (x, y * 4.2, 0), .6)
        tube([(-2, 0, 16), (1, 0, 22), (9, 0, 21), (9.6, 0, 13)], 1.3, body)
        lathe([(3, 16), (4, 16), (4.4, 18), (4, 18), (3, 16.4)], ear, (2, 0, -1), .2)
        tube([(8.6, 0, 8), (11, 0, 7), (11.6, 0, 4)], .5, body)
    move(g, turn=-16)


@maker('shape-puzzle', view='steep')
def shape_puzzle(names=('cow', 'pig', 'sheep', 'hen', 'horse', 'duck', 'dog', 'rabbit'), wood='birch', mats=(('stain white', 'stain charcoal', 'stain tan'), ('stain pink', 'stain rose'), ('stain cream', 'stain charcoal'), ('stain rust', 'stain red', 'stain amber'), ('stain caramel', 'stain espresso'), ('stain yellow', 'stain orange'), ('stain tan', 'stain brown'), ('stain silver', 'stain white')), out=2):
    """A board with thick figures in their holes; the last ones stand in front."""
    n = len(names)
    with group() as g:
        slab(panel(46, 26, 2), 1.8, wood, round=.4)
        for i, name in enumerate(names):
            x, y = (i % 4 - 1.5) * 11, (.5 - i // 4) * 12
            if i >= n - out:
                figure(name, 10.6, .06, ('stain brown',), (x, y, 1.78))
                stood_figure(name, 10.4, 2.2, mats[i % len(mats)], ((i - n + .5 * out + .5) * 13 + 4, -21, 0), 6)
            else:
                figure(name, 10.4, 1.4, mats[i % len(mats)], (x, y, 1.6), .4)
    move(g, turn=9)


@maker('percussion', view='high')
def percussion(skin='leather cream', rim='stain coral', wood='birch'):
    rod(10, 10, rim, (-8, 4, 0), .4)
    rod(9.6, .6, skin, (-8, 4, 9.8), .2)
    for z in (.6, 8.4):
        ring(10, .7, wood, (-8, 4, z))
    with group() as b:
        bar((0, 0, 0), (0, 19, 0), .6, wood)
        ball(1.8, 'felt amber', (0, 19, -1.8))
    move(b, (-14, -4, 12.2), tilt=0, turn=-34)
    for x, y, mat, t in ((10, -8, 'stain sky', 30), (16, -4, 'stain amber', 80)):
        e = lathe([(0, 0), (2, .6), (2.7, 2.6), (1.9, 5.4), (0, 6.6)], mat, round=1.6)
        move(e, tilt=82)
        move(e, (x, y, 2.7), turn=t)
    with group() as t:
        lathe([(7.4, 0), (8, 0), (8, 3.6), (7.4, 3.6)], wood, round=.2)
        for a in range(0, 360, 60):
            c = math.radians(a)
            for y in (.8, 1.6, 2.4):
                disc(1.3, .2, 'brass', (math.cos(c) * 7.8, math.sin(c) * 7.8, y), 'y', .05)
                move(t[-1], (-math.cos(c) * 7.8, -math.sin(c) * 7.8, -y))
                move(t[-1], tilt=90)
                move(t[-1], (math.cos(c) * 7.9, math.sin(c) * 7.9, y))
    move(t, (15, 9, 0))


@maker('birthday-ring', view='high')
def birthday_ring(wood='beech', candles=6, figures=('rabbit', 'owl', 'engine', 'hen', 'duck', 'tent')):
    ring(15, 2.2, wood)
    slab(oval(34.4, 34.4, 64), 1.6, wood, round=.4, holes=[oval(25.6, 25.6, 64)])
    n = candles * 2
    hues = ('wax coral', 'wax amber', 'wax mint', 'wax sky', 'wax lilac', 'wax rose')
    for i in range(n):
        a = 2 * math.pi * i / n + .26
        x, y = math.cos(a) * 15, math.sin(a) * 15
        if i % 2 == 0:
            rod(1.3, .8, 'brass', (x, y, 4), .2)
            rod(.7, 8, hues[i // 2 % 6], (x, y, 4.4), .15)
            lathe([(0, 0), (.4, .6), (.26, 1.2), (0, 2.2)], 'glow', (x, y, 12.6), .2)
        else:
            stood_figure(figures[i // 2 % len(figures)], 6.4, 1, (HUES[i // 2 % 6], 'stain cream', 'stain brown', 'stain amber'), (x, y, 4))


@maker('layer-cake', view='table')
def layer_cake(layers=6, crumb='crumb', cream='icing', icing='icing coral', width=22, height=18, stand='glaze white'):
    """A tall cake with a slice taken out, so that its layers show."""
    z0 = 1.6
    lathe([(0, 0), (width * .4, 0), (width * .62, 1.2), (width * .62, 1.6), (0, 1.6)], stand, round=.3)
    r, n = width / 2, 60
    start, end = math.radians(-62), math.radians(238)

    def wedge(radius, h, mat, z):
        pts = [(0, 0)] + [(radius * math.cos(start + (end - start) * i / n), radius * math.sin(start + (end - start) * i / n)) for i in range(n + 1)]
        slab(pts, h, mat, (0, 0, z), .12)
    step = height / layers
    for i in range(layers):
        wedge(r * .96, step * .72, crumb, z0 + i * step)
        wedge(r * .965, step * .28, cream, z0 + i * step + step * .72)
    pts = [(r * math.cos(start + (end - start) * i / n), r * math.sin(start + (end - start) * i / n)) for i in range(n + 1)]
    inner = [(x * .94, y * .94) for x, y in reversed(pts)]
    slab(pts + inner, height, icing, (0, 0, z0), .2)
    wedge(r, .9, icing, z0 + height)
    for i in range(12):
        a = start + (end - start) * (i + .5) / 12
        ball(1.1, cream, (math.cos(a) * r * .8, math.sin(a) * r * .8, z0 + height + .6), .9, 20)


@maker('letter-blocks', view='table')
def letter_blocks(symbols=('H', 'He', 'Li', 'C', 'N', 'O', 'F', 'Ne', 'Na', 'Mg'), small=None, wood='birch', size=5, rows=(4, 3, 2, 1), inks=('paper coral', 'paper teal', 'paper amber', 'paper indigo', 'paper leaf')):
    """Wooden cubes printed on their faces, piled up."""
    k = 0
    for level, count in enumerate(rows):
        for i in range(count):
            with group() as g:
                box(size, size, size, wood, round=size * .07)
                for face, at in (('front', (0, -size / 2 - .01, size / 2)), ('up', (0, 0, size + .01)), ('right', (size / 2 + .01, 0, size / 2))):
                    s = Sheet(size, size)
                    ink = inks[k % len(inks)]
                    if face != 'up':
                        s.frame(size * .1, size * .03, ink)
                    s.text(symbols[k % len(symbols)], 0, -size * .02, size * .56, size * .46, ink, 'sans-black')
                    if small and face == 'front':
                        s.text(str(small[k % len(small)]), -size * .28, size * .3, size * .2, size * .12, ink, 'sans')
                    s.put(at, face)
            move(g, ((i - (count - 1) / 2) * size * 1.14, (level * 7 % 3 - 1) * .25, level * size), turn=(-9, 6, -4, 11)[(k + level) % 4])
            k += 1


@maker('shape-sorter', view='table')
def shape_sorter(wood='birch', head='stain sky', accent='stain coral'):
    """A wooden robot whose body takes shapes; the shapes lie in front."""
    with group() as g:
        box(17, 13, 17, wood, (0, 0, 4), .8)
        box(12, 10, 8, head, (0, 0, 22.4), .8)
        rod(2.6, 1.6, accent, (0, 0, 21), .2)
        box(7, .4, 1.5, 'stain ink', (0, -5, 25.6), .05)
        bar((0, 0, 30), (0, 0, 33), .5, wood)
        ball(1.3, accent, (0, 0, 32.6))
        for x in (-6, 6):
            box(6, 9, 4.2, accent, (x * .8, -1, 0), .8)
            bar((x * 1.42, 0, 17), (x * 1.9, -3, 9), 1.3, accent)
            ball(2, head, (x * 1.9, -3, 7))
        for line, x, z in ((oval(4.6, 4.6, 32), -4.6, 15.6), (ngon(2.9, 3), 4.4, 15.2), (panel(4, 4, .2), -4.6, 8.6), (star(2.9, 1.4), 4.4, 8.8)):
            upright([(px + x, pz + z) for px, pz in line], .3, 'stain espresso', (0, -6.55, 0), .02)
    move(g, turn=20)
    for i, (line, mat) in enumerate(((ngon(2.8, 3), 'stain amber'), (star(2.8, 1.4), 'stain sage'), (oval(4.2, 4.2, 32), 'stain coral'), (panel(3.8, 3.8, .3), 'stain lilac'), (ngon(2.3, 6), 'stain rose'))):
        move(slab(line, 3, mat, round=.4), ((i - 2) * 6.4 + 1, -13 - (i % 2) * 3, 0), turn=i * 25)
