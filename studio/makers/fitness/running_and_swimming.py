"""What runners, swimmers, riders and throwers wear and carry."""
import math

from makers import maker
from makers.shared.parts import bar, disc
from makers.style.baby_clothes_and_hats import cloth_shape
from shapes import box, grid, group, lathe, move, oval, panel, ring, rod, slab, tube
from typeset import Sheet


@maker('run-belt', view='high')
def run_belt(mat='nylon sky', zip_mat='plastic charcoal'):
    """A stretch belt in a loop, a phone half in its pocket, keys on a clip."""
    with group() as g:
        def loop(u, v):
            a = 2 * math.pi * u
            bulge = 1.2 * max(0, math.cos(a + math.pi / 2)) ** 2
            return (math.cos(a) * 17, math.sin(a) * (11 + bulge), v * 8)
        grid(80, 8, loop, mat, thick=.6)
        tube([(math.cos(a) * 17.4, math.sin(a) * 12.6, 6) for a in [math.radians(d) for d in range(225, 316, 10)]], .3, zip_mat)
        box(7.4, .9, 13, 'matte black', (0, -11.6, 2.6), .4)
        box(6.6, .3, 11, 'screen 274a6a', (0, -12.1, 4), .1)
        box(9.4, .6, 6, mat, (0, -12.8, .6), .3)
        box(5, 2.4, 5, 'plastic black', (0, 11.4, 1.4), .6)
    move(g, turn=14)
    with group() as k:
        ring(1.6, .2, 'steel')
        for t in (20, 50):
            with group() as one:
                rod(1.5, .3, 'brass', (0, 3, 0), .1)
                box(.9, 5, .3, 'brass', (0, 6.4, 0), .1)
                box(1.4, .8, .3, 'brass', (.5, 8, 0), .05)
            move(one, (0, 0, .3), turn=t)
    move(k, (20, -15, 0), turn=140)


@maker('run-vest', view='top')
def run_vest(mat='nylon yellow', reflect='plastic silver', light=True, flasks=False):
    """Laid flat: a reflective vest with a clip light, or a pack with two soft flasks on the chest."""
    if flasks:
        for s in (-1, 1):
            cloth_shape([(s * 3, -22), (s * 17, -22), (s * 18, 8), (s * 13, 27), (s * 6, 28), (s * 4, 8)], mat, 2.4, round=3)
            slab(panel(9.4, 18, 3), 3.4, 'nylon charcoal', (s * 10.6, -10, 1.6), 1)
            with group() as f:
                lathe([(0, 0), (3.6, 0), (3.8, 12), (2, 15), (1.7, 16), (0, 16)], 'plastic ice', round=1)
                rod(1.8, 2, 'plastic cobalt', (0, 0, 15.6), .3)
                lathe([(0, 0), (.9, 0), (.7, 2), (0, 2.2)], 'silicone cobalt', (0, 0, 17.4), .2)
            move(f, tilt=-90)
            move(f, (s * 10.6, -8, 4.8), scale=(1, 1, .8))
            box(9.8, 9, 1, 'nylon charcoal', (s * 10.6, -13.6, 5.6), .4)
        tube([(-7, 28, 1.4), (0, 33, 2), (7, 28, 1.4)], 3, mat)
        for y in (-4, 8):
            bar((-5, y, 2.6), (5, y, 2.6), .7, 'nylon coral')
            box(3, 2.4, 1.4, 'plastic black', (0, y, 2), .4)
        return
    for s in (-1, 1):
        cloth_shape([(s * .6, -24), (s * 20, -24), (s * 20, 2), (s * 14, 8), (s * 15, 24), (s * 7, 27), (s * 3, 12), (s * .6, 4)], mat, 1.6, round=2)
        box(4, 46, .6, reflect, (s * 10.6, 0, 1.3), .1)
        box(19, 4, .7, reflect, (s * 10.4, -14, 1.4), .1)
    tube([(-8, 26, 1), (0, 22, 1.4), (8, 26, 1)], 1, mat)
    tube([(0, 4, 1.6), (0, -24, 1.6)], .4, 'plastic charcoal')
    if light:
        box(5, 3.4, 2.4, 'plastic charcoal', (10.6, 10, 1.6), .7)
        box(3.6, 2.2, .8, 'glow red', (10.6, 10, 3.6), .3)


@maker('discs', view='high')
def discs(mats=('plastic coral', 'plastic aqua', 'plastic lemon'), names=('DRIVER', 'MIDRANGE', 'PUTTER'), bag='canvas teal'):
    """Three flying discs before a shoulder bag."""
    for i, mat in enumerate(mats):
        with group() as g:
            lathe([(0, 1.9), (8, 1.9), (10, 1.2), (10.6, .5), (10.2, 0), (9.4, .2), (8.8, 1.2), (0, 1.3)], mat, round=.3)
            s = Sheet(14, 14)
            s.circle(0, 0, 5.6, 'paper white')
            s.circle(0, 0, 5.1, mat.replace('plastic', 'paper'))
            s.text(names[i], 0, 0, 8.4, 2, 'paper ink', 'sans-black', lines=1)
            s.put((0, 0, 1.96), 'up')
        move(g, ((i - 1) * 17, -14 + (i % 2) * -8, .1), turn=8 * i)
    with group() as b:
        slab(panel(30, 13, 4), 24, bag, round=2)
        box(30.6, 13.6, 3, 'leather brown', (0, 0, 21), .8)
        box(24, 1.6, 13, bag, (0, -7, 3), .8)
        tube([(-14, 0, 23), (-16, 4, 34), (0, 8, 40), (16, 4, 34), (14, 0, 23)], 1.2, 'nylon black')
    move(b, (0, 12, 0), turn=14)


@maker('sport-bottle', view='eye')
def sport_bottle(body='matte lilac', lid='plastic charcoal', straw='silicone white', height=26, width=9, words_on=None):
    r = width / 2
    lathe([(0, 0), (r * .95, 0), (r, .8), (r, height * .78), (r * .82, height * .86), (r * .8, height * .88), (0, height * .88)], body, round=.6)
    lathe([(r * 1.005, .6), (r * 1.02, .6), (r * 1.02, 2.4), (r * 1.005, 2.4)], 'silicone charcoal', round=.1)
    rod(r * .86, height * .12, lid, (0, 0, height * .87), .6)
    tube([(-1, 0, height * .98), (-.6, -1.4, height * 1.04), (1, -1.8, height * 1.1)], .7, straw)
    tube([(-r * .7, 0, height * .98), (-r * .6, 0, height * 1.14), (r * .6, 0, height * 1.14), (r * .7, 0, height * .98)], .7, lid)
    if words_on:
        s = Sheet(r * 2, 4)
        s.text(words_on, 0, 0, r * 1.3, 2.6, 'paper white', 'sans')
        move(s.wrap(r * 1.005), (0, 0, height * .46))


@maker('goggles', view='table')
def goggles(frame='rubber cobalt', strap='silicone charcoal'):
    """Wide swim goggles with their strap behind."""
    with group() as g:
        for s in (-1, 1):
            with group() as e:
                slab(oval(7.6, 5.4, 48, 2.6), 2.2, frame, round=.7, holes=[oval(6, 3.9, 48, 2.6)])
                slab(oval(6.2, 4.1, 48, 2.6), .4, 'plastic honey', (0, 0, 1.4), .1)
            move(e, tilt=90)
            move(e, (s * 4.5, 0, 3.6), turn=s * 14)
            tube([(s * 8, .6, 3.6), (s * 10.4, 5, 3.4), (s * 8, 11, 3), (0, 13.6, 3)], .8, strap)
            box(1.4, 2.2, 2.6, frame, (s * 8.6, 1.2, 2.4), .4)
        tube([(-1.4, -1.4, 3.8), (0, -1.9, 4.1), (1.4, -1.4, 3.8)], .45, frame)
        tube([(-8, 11, 4.6), (0, 13.4, 5), (8, 11, 4.6)], .5, strap)
    move(g, turn=20)


@maker('big-dice', view='high')
def big_dice(faces=(('SQUAT', 'PLANK', 'JUMP'), ('20 sec', '45 sec', '1 min')), mats=('stain mint', 'stain amber'), ink='paper ink', size=7):
    for i, names in enumerate(faces):
        with group() as g:
            box(size, size, size, mats[i], round=size * .12)
            for name, face, at in zip(names, ('front', 'up', 'right'), ((0, -size / 2 - .02, size / 2), (0, 0, size + .02), (size / 2 + .02, 0, size / 2))):
                s = Sheet(size, size)
                s.text(name, 0, 0, size * .72, size * .34, ink, 'sans-black')
                s.put(at, face)
        move(g, ((i - .5) * size * 1.5, (i - .5) * -3, 0), turn=-24 - 14 * i)


@maker('bar-bag', view='table')
def bar_bag(mat='canvas rust', trim='leather brown', metal='aluminum'):
    """A roll strapped under a handlebar."""
    with group() as g:
        disc(8.4, 30, mat, (0, 0, 12), 'x', 1.4)
        for s in (-1, 1):
            disc(8.5, 2, trim, (s * 14.6, 0, 12), 'x', .6)
            tube([(s * 17, 0, 12), (s * 20, 0, 14), (s * 18, 0, 8)], .8, trim)
            x = s * 8
            tube([(x, math.cos(a) * 8.9, 12 + math.sin(a) * 8.9) for a in [2 * math.pi * i / 20 for i in range(20)]], .8, trim, closed=True)
            tube([(x, 2, 20), (x, 4, 25), (x, 6.4, 26.6), (x, 7, 24), (x, 4.4, 19)], .7, trim)
            box(3, 1.4, 2.4, 'brass', (x, -8.8, 14), .3)
        tube([(-34, 2, 22), (-26, 4, 25), (-8, 5, 25), (8, 5, 25), (26, 4, 25), (34, 2, 22)], 1.3, metal)
        for s in (-1, 1):
            bar((s * 25, 4, 25), (s * 35, 1.6, 21.6), 1.9, 'leather brown')
            tube([(s * 22, 4.6, 25), (s * 23, -1, 24), (s * 31, -4, 21)], .5, metal)
        bar((0, 5, 25), (0, 9, 20), 1.6, metal)
        ring(2, .5, 'plastic charcoal', (0, -6.6, 17), True)
    move(g, turn=18)
