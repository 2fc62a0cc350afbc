"""What anglers, golfers and riders keep by the door."""
import math

from makers import maker
from makers.shared.parts import bar, blob, disc
from shapes import ball, box, group, lathe, move, panel, ring, rod, slab, tube
from typeset import Sheet

FEATHERS = ('brown', 'mustard', 'charcoal', 'rust', 'olive', 'cream')


def fly(at=(0, 0, 0), hackle='wool brown', body='cotton olive', size=1.0):
    """A dry fly standing on its hook: a wrapped body, a collar of fibers, a tail."""
    with group() as g:
        tube([(1.5, 0, 0), (-1, 0, 0), (-1.7, 0, -.6), (-1.2, 0, -1.1), (-.7, 0, -.8)], .1, 'chrome')
        tube([(1.2, 0, .1), (0, 0, .14), (-1, 0, .1)], .34, body, taper=[.9, 1, .5])
        for i in range(14):
            a = 2 * math.pi * i / 14
            bar((.9, 0, .1), (.9 + .2 * math.cos(3 * a), 1.3 * math.cos(a), .1 + 1.3 * math.sin(a)), .06, hackle)
        for k in (-1, 0, 1):
            bar((-1, 0, .1), (-2.6, .4 * k, .5), .06, hackle)
    move(g, scale=size)
    return move(g, at)


@maker('fly-vise', view='table')
def fly_vise(metal='steel', base='gunmetal', hackle='wool rust'):
    """A tying vise with a big fly in its jaws, two spools and feathers beside it."""
    slab(panel(13, 9, 1.2), 1.6, base, (0, 2, 0), .3)
    rod(.8, 20, metal, (0, 2, 1.4), .2)
    blob(1.7, 1.5, 1.5, base, (0, 2, 20))
    tube([(0, 2, 20), (-3, 0, 21.5), (-7.4, -2.4, 22.4)], 1, metal, taper=[1.2, 1, .5])
    bar((2, 3.4, 20), (6, 6, 19.4), .5, metal)
    fly((-10.4, -3.6, 22.9), hackle, 'cotton olive', 2.5)
    for x, y, mat in ((11, -4, 'silk coral'), (16, 0, 'silk olive')):
        lathe([(0, 0), (2.2, 0), (2.2, .5), (1.2, .8), (1.2, 4.2), (2.2, 4.5), (2.2, 5), (0, 5)], 'birch', (x, y, 0), .1)
        rod(1.8, 3.4, mat, (x, y, .8), .2)
    for i, mat in enumerate(('brown', 'mustard', 'slate')):
        with group() as f:
            slab([(0, -6), (1.6, -3), (1.9, 1), (1, 5), (0, 7), (-1, 5), (-1.9, 1), (-1.6, -3)], .2, 'felt ' + mat, round=.05)
            bar((0, -9, .2), (0, 6, .25), .12, 'plastic cream')
        move(f, (-9 + i * 4.4, -11, .1 * i), turn=38 + i * 16)


@maker('fly-box', view='high')
def fly_box(wood='walnut', bed='cork', count_of=12, hackles=FEATHERS):
    """An open wooden case with flies in rows on cork."""
    for y, tilt in ((-7, 0), (.3, 62)):
        with group() as g:
            box(26, 14, 2.4, wood, (0, 7 if tilt else 0, 0), .4)
            box(24, 12, .5, bed, (0, 7 if tilt else 0, 2.2), .2)
        move(g, tilt=tilt)
        move(g, (0, y, 2 if tilt else 0))
    across = math.ceil(count_of / 3)
    for i in range(count_of):
        fly(((i % across - (across - 1) / 2) * 5.8, -7 + (1 - i // across) * 3.9, 3.6), 'wool ' + hackles[i % len(hackles)], 'cotton ' + hackles[(i + 2) % len(hackles)], 1.05)
    for x in (-8, 8):
        bar((x - 1.6, .3, 2.4), (x + 1.6, .3, 2.4), .5, 'brass')
    disc(.9, .5, 'brass', (0, -14.2, 1.6))


@maker('tackle-box', view='high')
def tackle_box(body='plastic moss', tray='plastic sand', metal='steel'):
    """Open, its lid back, a tray of lures and bobbers up front."""
    with group() as g:
        box(34, 18, 10, body, (0, 0, 0), 1)
        with group() as lid:
            box(34, 18, 4, body, (0, 9, 0), 1)
            tube([(-6, 9, 4), (-6, 9, 6), (6, 9, 6), (6, 9, 4)], .7, 'plastic charcoal', straight=True)
        move(lid, tilt=104)
        move(lid, (0, 10, 10))
        for y, z in ((-8, 12.4), (2, 10.6)):
            box(33, 11, 1, tray, (0, y, z - 1.2), .2)
            for x in (-16.3, -8.2, 0, 8.2, 16.3):
                box(.5, 11, 2.2, tray, (x, y, z - 1), .05)
            for s in (-5.3, 5.3):
                box(33, .5, 2.2, tray, (0, y + s, z - 1), .05)
        hues = ('coral', 'lemon', 'leaf', 'silver', 'cobalt', 'orange', 'red', 'lime')
        for i in range(8):
            x, y, z = (i % 4 - 1.5) * 8.2, -8 if i < 4 else 2, 13 if i < 4 else 11.2
            if i % 3 == 1:
                ball(2.3, 'gloss white', (x, y, z - .8))
                lathe([(2.33, 0), (1.9, 1.4), (0, 2.36)], 'gloss red', (x, y, z + 1.5), .1)
                rod(.3, 1.4, 'plastic black', (x, y, z + 3.6))
            else:
                blob(3.2, 1.1, 1.1, 'gloss ' + hues[i], (x, y, z + .4), 28)
                ball(.4, 'gloss white', (x + 2, y - .4, z + 1), steps=12)
                tube([(x - 2.4, y - 1.2, z + .2), (x - 3.4, y - 2.2, z + .1), (x - 2.6, y - 3, z + .2)], .14, 'chrome')
        for x in (-9, 9):
            box(3, .8, 3, metal, (x, -9.2, 6.4), .2)
    move(g, turn=14)


@maker('golf-balls', view='high')
def golf_balls(words='J R M', ink='paper navy', count_of=12, tray='card pine', tee='stain coral'):
    """Balls in an open tray, letters on each, and three tees."""
    across = 4
    box(22, 17, 2.2, tray, (0, 3, 0), .4)
    for i in range(count_of):
        x, y = (i % across - 1.5) * 5.1, 3 + (1 - i // across) * 5.1
        with group() as g:
            ball(2.35, 'gloss white', (0, 0, 0))
            for k in range(90):
                z = 1 - 2 * (k + .5) / 90
                a = k * 2.39996
                r = math.sqrt(1 - z * z)
                if z > -.3:
                    rod(.2, .06, 'matte silver', (math.cos(a) * r * 2.3, math.sin(a) * r * 2.3, 2.3 + z * 2.3), 0)
        move(g, (x, y, 1.2))
        s = Sheet(3.6, 1.6)
        s.text(words, 0, 0, 3, 1.1, ink, 'sans-black', lines=1)
        move(s.put((0, 0, 0), 'up'), (x, y - .9, 5.75), tilt=24)
    for i in range(3):
        with group() as t:
            lathe([(0, 0), (.12, .2), (.36, 1.4), (.36, 5), (.9, 6.2), (.9, 6.5), (0, 6.1)], tee, round=.1)
        move(t, tilt=90)
        move(t, (-4 + i * 4.4, -9.4, .9), turn=20 + i * 14)


@maker('bike-bell', view='table')
def bike_bell(metal='brass', grip='leather caramel'):
    """A domed bell on a piece of handlebar."""
    with group() as g:
        bar((-13, 0, 4), (13, 0, 4), 1.3, 'aluminum')
        bar((8, 0, 4), (19, 0, 4), 1.9, grip)
        for k in range(5):
            move(ring(1.9, .16, 'leather brown'), (9.6 + k * 2, 0, 4), roll=90)
        move(ring(1.7, .5, 'matte black'), (-3, 0, 4), roll=90)
        rod(.8, 3, 'matte black', (-3, 0, 5), .2)
        lathe([(6.6, 0), (6.9, .2), (6.4, 2.4), (4.6, 4.6), (2, 5.8), (0, 6)], metal, (-3, 0, 7.4), .6)
        lathe([(0, 0), (1.2, 0), (.9, .8), (0, 1)], metal, (-3, 0, 13.2), .2)
        tube([(-3, -3, 6.6), (-3, -7.6, 6.8), (-1, -9, 8)], .4, 'matte black')
        ball(.9, 'matte black', (-1, -9, 7.4))
    move(g, turn=22)


@maker('bike-pump', view='eye')
def bike_pump(body='enamel red', foot='matte charcoal', wood='ash'):
    """A floor pump with a wooden handle, a dial and its hose."""
    with group() as g:
        slab([(-13, -2.6), (13, -2.6), (11, 2.6), (-11, 2.6)], 1.4, foot, round=.6)
        box(7, 9, 1.6, foot, (0, 1, 0), .7)
        rod(2.1, 46, body, (0, 0, 1.4), .3)
        rod(2.5, 3, foot, (0, 0, 45.6), .4)
        rod(.7, 12, 'chrome', (0, 0, 48), .1)
        tube([(-11, 0, 61), (-6, 0, 60.4), (0, 0, 60), (6, 0, 60.4), (11, 0, 61)], 1.7, wood, taper=[.8, 1.05, .8, 1.05, .8])
        disc(4.6, 2, foot, (0, -3, 9))
        disc(4.1, .3, 'paper white', (0, -4.1, 9))
        for i in range(9):
            a = math.radians(-40 + i * 32.5)
            bar((math.cos(a) * 3, -4.35, 9 + math.sin(a) * 3), (math.cos(a) * 3.7, -4.35, 9 + math.sin(a) * 3.7), .12, 'paper ink')
        bar((0, -4.5, 9), (2, -4.5, 11.2), .2, 'paper red')
        tube([(3, 0, 4), (12, 1, 6), (15, 1, 22), (10, 0, 40), (3.4, -.6, 45), (2.6, -.8, 41)], .7, 'rubber black')
        rod(1, 5, 'chrome', (2.6, -1, 36.4), .2)
    move(g, turn=16)
