"""Small things that a house gains with a baby, a pen pal or a puzzle on the table."""
import math

from makers import maker
from makers.shared.parts import bar, blob, disc
from shapes import ball, box, fillet, group, lathe, move, panel, ring, rod, slab, tube
from typeset import Sheet


@maker('freezer-trays', view='high')
def freezer_trays(mats=('silicone coral', 'silicone slate'), fills=('jelly c8642a', 'jelly b8963a')):
    """Deep trays of four one-cup wells with soup in them; one brick of it, frozen, lies in front."""
    for k, mat in enumerate(mats):
        with group() as g:
            slab(panel(30, 18, 2), .8, mat, (0, 0, 6), .3)
            for i in range(4):
                x = (i - 1.5) * 7
                slab(panel(6.4, 14, 1.2), 6.4, mat, (x, 0, 0), .5)
                slab(panel(5.6, 13, 1), .3, fills[k % len(fills)], (x, 0, 6.7), .05)
                box(.8, .3, 2.4, 'paper white', (x, -7.2, 2.6), .02)
        move(g, ((-1) ** k * -4, 11 - k * 22, 0), turn=12)
    with group() as brick:
        slab(panel(13, 5.6, 1), 5.4, fills[0], round=.6)
        slab(panel(12, 4.8, .8), .15, 'salt ffffff', (0, 0, 5.35), .05)
    move(brick, (22, -16, 0), turn=-24)


@maker('dated-ball', view='eye')
def dated_ball(words='Ida', year='2026', glass='gloss pine', ink='foil', ribbon='satin red'):
    """One ball for the tree with a name and a year on it, its ribbon tied in a loop."""
    blob(8, 8, 8, glass, (0, 0, 8), steps=64)
    s = Sheet(11, 7)
    s.text(words, 0, 1.4, 9, 3, ink, 'italic', lines=1)
    s.text(year, 0, -1.6, 6, 1.6, ink, 'serif', lines=1)
    move(s.wrap(8.08), (0, 0, 8))
    lathe([(0, 0), (2, 0), (2, 1.8), (1.2, 2.2), (0, 2.2)], 'gold', (0, 0, 15.6), .2)
    move(ring(.9, .22, 'gold', standing=True), (0, 0, 17.4))
    tube([(0, 0, 18.6), (-3, 0, 22), (-2.4, 0, 26), (0, 0, 27), (2.4, 0, 26), (3, 0, 22), (0, 0, 18.6)], .5, ribbon, flat=.4)
    for side in (-1, 1):
        tube([(0, -.3, 18.8), (side * 3.4, -.6, 20.6), (side * 4.6, -.6, 18.8), (0, -.3, 18.6)], .5, ribbon, flat=.5)


@maker('mist-drop', view='eye')
def mist_drop(body='gloss ice', base='matte white', light='dimglow mint'):
    """A humidifier in the shape of a drop, breathing."""
    lathe([(0, 5), (8.8, 5), (9.4, 9), (7.4, 16), (3.4, 23), (1.6, 26), (1, 26), (0, 25.4)], body, round=1.6)
    lathe([(0, 0), (8.4, 0), (9, 1), (8.9, 5), (0, 5)], base, round=.6)
    disc(1.1, .4, light, (0, -9, 2.6))
    for k in (-1, 0, 1):
        tube([(0, 0, 25.8), (1.2 * k, 0, 29.4), (2.4 * k + 1.2, 0, 33), (3.2 * k - .6, 0, 37.4)], .7, 'frosted white', taper=[.6, 1, .9, .1])


@maker('hug-token', view='high')
def hug_token(wood='beech', size=3.6):
    """A wooden disc with a heart cut through it."""
    heart = [(16 * math.sin(t) ** 3 / 16, (13 * math.cos(t) - 5 * math.cos(2 * t) - 2 * math.cos(3 * t) - math.cos(4 * t)) / 16) for t in [2 * math.pi * i / 40 for i in range(40)]]
    round_edge = [(size * math.cos(2 * math.pi * i / 60), size * math.sin(2 * math.pi * i / 60)) for i in range(60)]
    slab(round_edge, 1.1, wood, round=.2)
    slab([(x * size * .56, y * size * .56) for x, y in heart], .12, 'felt coral', (0, 0, 1.08), .02)


@maker('vacuum-flask', view='eye')
def vacuum_flask(body='hammered pine', metal='brushed', grip='plastic black'):
    """A tall flask with its cup screwed on and a folding handle."""
    lathe([(0, 0), (5.4, 0), (5.6, .8), (5.6, 25), (4.6, 27.4), (0, 27.4)], body, round=.6)
    for z in (.2, 24.6):
        lathe([(5.62, z), (5.8, z + .1), (5.8, z + 1.2), (5.62, z + 1.3)], metal, round=.1)
    lathe([(0, 27), (4.7, 27), (5, 27.6), (4.7, 34.4), (4.2, 35), (0, 35)], metal, round=.5)
    tube([(5.6, 0, 23), (9.4, 0, 22), (9.6, 0, 11), (5.6, 0, 9.6)], .9, grip)
    for z in (9.6, 23):
        box(2.4, 3, 2.6, grip, (5.6, 0, z - 1.2), .5)
    s = Sheet(8, 3)
    s.text('1.5 QT', 0, 0, 5, 1.4, 'paper cream', 'sans-black', lines=1)
    move(s.wrap(5.66), (0, 0, 5))


@maker('bucket-hat', view='table')
def bucket_hat(mat='corduroy rust', stitch='cotton cream'):
    """A soft crown with a short brim that slopes down."""
    lathe([(9.2, 4.4), (8.2, 11.6), (7.2, 12.6), (0, 12.8)], mat, round=1)
    lathe([(9.1, 4.8), (10.4, 3.6), (14.6, .3), (14.4, .1), (10, 3.2), (9, 4.2)], mat, round=.4)
    for r, z in ((10.8, 3.4), (12.2, 2.3), (13.6, 1.2)):
        ring(r, .07, stitch, (0, 0, z))
    ring(7.6, .08, stitch, (0, 0, 12.5))
    for x in (5.6, 7):
        a = math.radians(-60 + x * 4)
        disc(.4, .3, 'brass', (math.cos(a) * 8.7, math.sin(a) * 8.7, 7.4))


@maker('puzzle-board', view='high')
def puzzle_board(wood='birch', felt='felt slate', width=62, depth=44):
    """A low board with a rim, felt on top and four drawers, two of them pulled out."""
    box(width, depth, 5.4, wood, (0, 0, 0), .4)
    box(width - 3, depth - 3, .2, felt, (0, 0, 5.3), .05)
    for s in (-1, 1):
        box(width, 1.2, 1.2, wood, (0, s * (depth / 2 - .6), 5.2), .3)
        box(1.2, depth, 1.2, wood, (s * (width / 2 - .6), 0, 5.2), .3)
    for x, out in ((-15, 9), (15, 4)):
        with group() as g:
            box(26, out, 3.2, wood, (0, -out / 2, .8), .2)
            box(24, max(.6, out - 1), .3, 'felt cream', (0, -out / 2, 3.9), .02)
            bar((-2.4, -out - .8, 2.4), (2.4, -out - .8, 2.4), .6, 'brass')
            for i in range(5):
                slab(fillet([(-1, -1), (1, -1), (1, 1), (-1, 1)], .3, True), .4, ('print sky', 'print leaf', 'print coral')[i % 3], (i * 4 - 8, -out / 2, 4.1), .1)
        move(g, (x, -depth / 2, 0))


@maker('rangefinder', view='table')
def rangefinder(body='matte white', trim='rubber charcoal', pouch='nylon moss'):
    """A hand-sized sight with two lenses, a button on top, its pouch beside it."""
    with group() as g:
        with group() as side:
            slab(fillet([(-4, 0), (4, 0), (4.4, 5), (3.4, 8.4), (-3.4, 8.4), (-4.4, 5)], 1.6, True, 6), 11, body, round=.8)
        move(side, tilt=90)
        move(side, (0, 5.5, 0))
        box(8.9, 6, 2.6, trim, (0, 1, 1.2), 1)
        for z, r in ((6, 1.9), (2.7, 1.4)):
            disc(r + .5, 1, trim, (0, -5.6, z))
            disc(r, .3, 'glass indigo', (0, -6.2, z))
        rod(1.1, .7, 'plastic red', (0, -1.4, 8.2), .2)
    move(g, turn=32, scale=1.2)
    with group() as p:
        box(11, 8, 9, pouch, (0, 0, 0), 2)
        box(11.2, 8.2, 2, 'nylon charcoal', (0, 0, 6), .8)
        move(ring(1.1, .25, 'steel'), (4, -4.4, 6), tilt=90)
    move(p, (15, 6, 0), turn=-14)
    lathe([(0, 0), (1, .2), (.5, 1.4), (.4, 3.6), (1.3, 4.4), (0, 4.5)], 'stain coral', (8, -9, 0), .2)
    ball(2.2, 'plastic white', (8, -9, 4.2))
    for i in range(60):
        h = 1 - 2 * (i + .5) / 60
        a, r = i * 2.4, math.sqrt(1 - h * h)
        blob(.22, .22, .22, 'plastic fog', (8 + 2.16 * r * math.cos(a), -9 + 2.16 * r * math.sin(a), 6.4 + 2.16 * h), steps=10)


@maker('feeding-pillow', view='high')
def feeding_pillow(mat='cotton rose', piping='cotton cream'):
    """A fat crescent to lay around the waist, piped along its edge."""
    line = [(math.cos(a) * 20, math.sin(a) * 17, 7) for a in [math.radians(d) for d in range(-52, 233, 15)]]
    n = len(line)
    tube(line, 8, mat, taper=[.62 + .38 * math.sin(math.pi * i / (n - 1)) for i in range(n)])
    for end in (line[0], line[-1]):
        blob(5, 5, 5, mat, (end[0], end[1], 6.6))
    tube([(math.cos(a) * 27.6, math.sin(a) * 24.6, 7) for a in [math.radians(d) for d in range(-10, 191, 10)]], .4, piping)


@maker('diaper-cake', view='table')
def diaper_cake(mat='cotton white', ribbon='satin mint', tiers=((13, 17), (9, 12), (5, 7))):
    """Rolled diapers stood in rings, tier on tier, a ribbon around each and a bow on top."""
    z, height = 0, 9
    for radius, n in tiers:
        rod(radius - 1, height - .8, mat, (0, 0, z), .3)
        for ring_at, count in ((radius, n), (radius - 4, max(3, n - 5))):
            for i in range(count):
                a = 2 * math.pi * i / count
                at = (math.cos(a) * ring_at, math.sin(a) * ring_at, z)
                rod(2.3, height, mat, at, .7)
                rod(.8, .2, 'cotton fog', (at[0], at[1], z + height - .05), .05)
        lathe([(radius + 2.35, z + 3), (radius + 2.5, z + 3.1), (radius + 2.5, z + 5.9), (radius + 2.35, z + 6)], ribbon, round=.05)
        z += height
    for side in (-1, 1):
        tube([(0, 0, z + .4), (side * 3, 0, z + 4), (side * 6, 0, z + 3), (side * 4, 0, z + .8), (0, 0, z + .4)], .8, ribbon, flat=.5)
    blob(1.2, 1.2, 1, ribbon, (0, 0, z + .8))
