"""What feeds, waters and watches pets, and tanks and cages."""
import math

from makers import maker
from makers.plants_garden.plants import leaf
from makers.shared.parts import bar, blob, disc, frame_box, sideways, tray, words
from shapes import box, cut, group, lathe, move, panel, ring, rod, slab, tube


@maker('pet-camera', view='table')
def pet_camera(body='gloss white', trim='bamboo'):
    with group() as g:
        slab(panel(15, 13, 4), 22, body, round=1.4)
        slab(panel(15.4, 13.4, 4), 2, trim, (0, 0, 22), .6)
        disc(3.2, .8, 'matte charcoal', (0, -6.5, 16), 'y', .3)
        disc(2.2, .9, 'screen 101830', (0, -6.8, 16), 'y', .2)
        disc(.9, .9, 'glass indigo', (0, -7.2, 16), 'y', .2)
        disc(2.4, .4, 'matte charcoal', (0, -6.5, 7), 'y', .1)
        disc(1.9, .5, 'matte black', (0, -6.6, 7), 'y', .1)
        disc(.35, .5, 'glow leaf', (4.6, -6.6, 19), 'y', .1)
    move(g, turn=18)
    for i, (x, y) in enumerate(((-4, -14), (2, -17), (7, -13), (-9, -18), (10, -19))):
        blob(1.3, 1.2, .8, 'cookie', (x, y, .8), i * 40)


@maker('litter-globe', view='table')
def litter_globe(body='gloss white', trim='matte slate'):
    with group() as g:
        slab(panel(44, 40, 9), 16, trim, round=2)
        box(30, 1, 9, 'gloss white', (0, -20, 3), .4)
        s = blob(23, 21, 22, body, (0, 0, 34), steps=64)
        c = blob(11, 14, 11.6, None, (0, -20, 34))
        cut(s, c)
        move(ring(11.4, 1.3, trim), (0, -16.8, 34.6), tilt=88)
        slab(panel(22, 9, 3), 3, trim, (0, -22, 17), .8)
        blob(13, 10, 2, 'gravel', (0, -4, 22))
        for k in range(4):
            disc(.6, .4, ('glow leaf', 'plastic silver', 'plastic silver', 'plastic silver')[k], ((k - 1.5) * 2.2, -20.7, 13.6), 'y', .1)
    move(g, turn=22)


@maker('pet-feeder', view='table')
def pet_feeder(body='gloss white', trim='matte mint', kibble='crust'):
    with group() as g:
        slab(panel(20, 20, 6), 14, body, round=1.6)
        lathe([(0, 14), (8.6, 14), (9, 30), (8.7, 30), (8.3, 14.4), (0, 14.4)], 'glass', round=.3)
        lathe([(0, 14.6), (8.2, 14.6), (8.5, 25), (0, 26)], kibble, round=.3)
        lathe([(0, 30), (9.4, 30), (9.2, 32.6), (0, 33)], trim, round=.6)
        box(8, .5, 4, 'screen 24414a', (0, -10, 8.4), .2)
        words('6:00', 5, 2, (0, -10.3, 10.4), 'glow mint', font='sans')
        box(6, 5, 3, 'matte charcoal', (0, -10.4, 3.4), .6)
        lathe([(0, 0), (7, 0), (8.4, 4), (7.8, 4), (6.4, .8), (0, .8)], 'steel', (0, -19, 0), .4)
        for i in range(26):
            a, d = i * 2.4, 1.1 * math.sqrt(i)
            blob(.8, .7, .6, kibble, (math.cos(a) * d, -19 + math.sin(a) * d, 2.4 + .8 * (1 - d / 6)))
    move(g, turn=20)


@maker('pet-fountain', view='high')
def pet_fountain(body='glaze white', water='liquid 86bccb'):
    """A wide bowl with a raised dish that water wells over."""
    lathe([(0, 0), (12, 0), (13, 1), (13.4, 8), (12.6, 8), (12, 6), (0, 5.4)], body, round=.6)
    rod(12.1, .2, water, (0, 0, 6.4), .02)
    lathe([(0, 6), (3.6, 6), (2.6, 9.6), (5.6, 11.6), (5.4, 12), (0, 11)], body, round=.6)
    lathe([(0, 12.6), (1.6, 12.4), (3, 11.8), (5.2, 11.9), (5.9, 11.2), (5.4, 9)], water, round=.6)
    for r in (7.4, 9.2, 10.8):
        ring(r, .09, 'liquid b8dbe4', (0, 0, 6.52))
    tube([(11, 8, 1), (18, 12, .3), (26, 10, .3)], .3, 'rubber white')


@maker('aquarium', view='table')
def aquarium(width=50, depth=26, height=31, gear=True, plants=('leaf leaf', 'leaf moss', 'leaf lime')):
    """A tank with gravel, plants, a filter and a light on top."""
    with group() as g:
        frame_box(width, depth, height, .6, 'matte black', .6)
        for y in (-depth / 2, depth / 2):
            box(width, .3, height, 'glass', (0, y, 0), 0)
        for x in (-width / 2, width / 2):
            box(.3, depth, height, 'glass', (x, 0, 0), 0)
        box(width * .98, depth * .96, 4, 'gravel', (0, 0, .4), .5)
        box(width * .97, depth * .94, .15, 'glass sky', (0, 0, height * .88), 0)
        for i in range(13):
            x, y = (i / 12 - .5) * width * .84, depth * (.3 if i % 2 else .1)
            for k in range(4):
                top = height * (.4 + .1 * ((i * 5 + k) % 4))
                tube([(x, y, 4), (x + (k - 1.5) * .8, y, top * .6), (x + (k - 1.5) * 1.8, y, top)], .55, plants[i % 3], taper=[.6, 1, .2])
        blob(5, 4, 3.4, 'stone', (-10, -3, 5), 20)
        blob(3.6, 3, 2.4, 'stone', (-4, -5, 4.6))
        tube([(4, 0, 4), (8, -2, 10), (14, 0, 15), (13, 2, 19)], 1.3, 'bark', taper=[1.3, 1, .7, .3])
        if gear:
            slab(panel(width * .9, 8, 2), 2.4, 'matte charcoal', (0, 2, height + 1), .6)
            box(width * .8, 5, .4, 'glow white', (0, 2, height + .7), .1)
            box(6, 5, 12, 'matte black', (width * .38, depth * .3, height * .56), .8)
            rod(.8, 16, 'glass charcoal', (-width * .42, depth * .3, height * .3), .2)
    move(g, turn=20)


@maker('driftwood', view='table')
def driftwood(plants=('leaf pine', 'leaf leaf')):
    """A branched root with small ferns tied to it."""
    tube([(-16, 2, 2), (-8, 0, 4.6), (0, -1, 6), (9, 1, 10), (16, 0, 17)], 2.6, 'bark', taper=[.7, 1.2, 1.3, .8, .3])
    tube([(0, -1, 6), (3, -4, 11), (1, -6, 17), (4, -7, 22)], 1.7, 'bark', taper=[1.2, .9, .6, .3])
    tube([(-8, 0, 4.4), (-12, -4, 8), (-16, -5, 14)], 1.4, 'bark', taper=[1.2, .8, .3])
    tube([(-2, 0, 5), (2, 6, 2), (8, 9, .8)], 1.6, 'bark', taper=[1.2, .9, .4])
    for (x, y, z), mat, n, size in (((-9, -1, 7), plants[0], 12, 8), ((2, -2, 8.6), plants[1], 14, 10), ((10, 1, 12.6), plants[0], 10, 7)):
        for i in range(n):
            a = i * 2.4
            leaf(size * (.8 + .3 * ((i * 7) % 4) / 4), size * (.42 if mat == plants[0] else .2), mat, .4, .2, (x, y, z), math.degrees(a), 38 + (i * 13) % 30)
        ring(1.8, .22, 'cotton charcoal', (x, y, z - 1.4), True)


@maker('hamster-house', view='table')
def hamster_house(base='plastic amber'):
    with group() as g:
        tray(46, 30, 14, 'plastic sky', (0, 0, 0), .8, 3)
        box(44, 28, 7, 'sandy', (0, 0, 1), .6)
        for i in range(15):
            bar((-22 + i * 3.14, -14.6, 13), (-22 + i * 3.14, -14.6, 34), .3, 'chrome')
            bar((-22 + i * 3.14, 14.6, 13), (-22 + i * 3.14, 14.6, 34), .3, 'chrome')
        for i in range(9):
            for x in (-22.4, 22.4):
                bar((x, -14 + i * 3.5, 13), (x, -14 + i * 3.5, 34), .3, 'chrome')
        slab(panel(47, 31, 3), 1.6, 'plastic sky', (0, 0, 33.6), .5)
        with group() as w:
            move(ring(7.6, .6, base), (0, 0, 0), tilt=90)
            move(ring(7.6, .6, base), (0, 5, 0), tilt=90)
            for i in range(16):
                a = 2 * math.pi * i / 16
                bar((math.cos(a) * 7.6, -.6, math.sin(a) * 7.6), (math.cos(a) * 7.6, 4.4, math.sin(a) * 7.6), .3, base)
        move(w, (-10, -2, 18))
        bar((-10, 4, 18), (-10, 8, 9), .6, base)
        box(13, 10, 7, 'birch', (11, 4, 8), .4)
        sideways([(-6.4, 0), (6.4, 0), (0, 5)], 14, 'stain coral', (11, 4, 15), .2)
        disc(2.4, .4, 'stain espresso', (11, -1.1, 11.4), 'y', .05)
        pts = [(22, -6, 18), (30, -6, 18), (34, -6, 24), (32, -6, 34), (22, -4, 41), (10, 0, 42), (0, 2, 40), (-2, 2, 35)]
        tube(pts, 3.6, 'plastic lime')
        for p in pts[1:-1]:
            blob(4.2, 4.2, 1.2, base, p, 0, 0, 90 if p[2] < 20 or p[2] > 36 else 0)
    move(g, turn=18)
