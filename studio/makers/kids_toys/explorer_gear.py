"""Small instruments and explorers' gear for children."""
import math

from art import motif
from makers import maker
from makers.shared.parts import bar, blob, disc, wheel, words
from shapes import (
    ball,
    box,
    fillet,
    grid,
    group,
    lathe,
    move,
    oval,
    panel,
    ring,
    rod,
    slab,
    tube,
)
from typeset import Sheet


@maker('binoculars', view='table')
def binoculars(body='rubber teal', trim='rubber amber', strap='nylon charcoal'):
    with group() as g:
        for x in (-1, 1):
            with group() as b:
                lathe([(0, 0), (3.1, 0), (3.2, 5), (2.4, 7.6), (2, 8.4), (2, 11), (2.5, 11.4), (2.5, 13.4), (0, 13.4)], body, round=.4)
                rod(2.62, 1.8, trim, (0, 0, 11.8), .5)
                lathe([(2.6, -.2), (3.35, -.2), (3.35, 1.6), (2.6, 1.6)], trim, round=.3)
                rod(2.6, .2, 'glass indigo', (0, 0, -.05), .02)
            move(b, (x * 3.7, 0, 0))
        box(3.4, 2, 5, body, (0, 0, 4), .6)
        rod(1.1, 3, trim, (0, 0, 8.6), .3)
    move(g, tilt=98)
    move(g, (0, 8, 3.6), turn=0)
    move(g, turn=24)
    tube([(-6, 4, 3), (-10, 0, .8), (-11, -8, .6), (-4, -12, .6), (6, -12, .6), (12, -6, .6), (10, 2, 1), (6.6, 4, 3)], .45, strap)


@maker('headlamp', view='table')
def headlamp(body='plastic amber', band='nylon indigo', glow='glow white'):
    with group() as g:
        def strap(u, v):
            a = 2 * math.pi * u
            return (math.cos(a) * 9.4, math.sin(a) * 10.6, 3 + v * 3.4)
        grid(64, 3, strap, band, thick=.35)
        grid(20, 2, lambda u, v: ((v - .5) * 2.6, math.cos(math.pi * u) * 10.4, 6.2 + math.sin(math.pi * u) * 7), band, thick=.3)
        box(6.4, 2.6, 5.4, body, (0, -11.4, 2), 1)
        disc(2.1, 1.2, 'plastic charcoal', (0, -13, 4.8), 'y', .3)
        disc(1.7, 1.3, glow, (0, -13.2, 4.8), 'y', .3)
        disc(.5, 1, 'glow red', (2.4, -12.7, 2.9), 'y', .1)
        box(3, 1.6, .9, 'plastic coral', (0, -11.4, 7.2), .3)
    move(g, turn=26)


@maker('walkie-talkies', view='table')
def walkie_talkies(bodies=('plastic sky', 'plastic coral'), trim='rubber charcoal'):
    for i, body in enumerate(bodies):
        with group() as g:
            slab(panel(6.6, 4, 1.6), 12, body, round=.9)
            slab(panel(6.8, 4.2, 1.6), 2.4, trim, (0, 0, 0), .7)
            lathe([(0, 0), (1, 0), (.75, 7.4), (.95, 7.8), (0, 8.4)], trim, (-2, 0, 11.6), .3)
            rod(.9, 1.4, trim, (1.8, 0, 11.8), .3)
            box(4.2, .4, 2.6, 'screen 9bbf8a', (0, -2, 8), .2)
            words('CH 7', 2.6, 1.2, (0, -2.24, 9.3), 'paper ink', font='sans')
            for r in range(3):
                box(3.8, .4, .34, trim, (0, -2, 3.4 + r * 1.1), .1)
            disc(.8, .5, trim, (0, -2.1, 7), 'y', .15)
            box(.6, 2, 3.4, trim, (-3.4, 0, 6), .25)
        move(g, ((i - .5) * 12, (.5 - i) * 5, 0), turn=22 - 10 * i)


@maker('microscope', view='table')
def microscope(body='enamel white', trim='enamel mint', stage='matte black'):
    with group() as g:
        slab(fillet([(-8, -10), (8, -10), (8, 9), (-8, 9)], 4, True, 5), 2.4, trim, round=.8)
        tube([(0, 7, 2), (0, 9, 12), (0, 6, 22), (0, 1, 26)], 2, body, taper=[1.3, 1.1, 1, 1])
        box(11, 11, 1, stage, (0, -2, 11), .3)
        box(7.6, 2.6, .25, 'glass', (0, -2.6, 12.05), .05)
        with group() as t:
            rod(1.9, 13, body, (0, 0, 4), .3)
            rod(1.5, 4, 'aluminum', (0, 0, 16.6), .3)
            rod(1.9, 1.6, stage, (0, 0, 20), .4)
            rod(2.4, 1.6, trim, (0, 0, 3), .3)
            for a in range(3):
                math.radians(a * 120 + 270)
                o = lathe([(0, 0), (.7, 0), (1, 1), (1, 3.6), (0, 3.6)], 'aluminum', round=.1)
                move(o, (0, 0, -3.6))
                move(o, tilt=18)
                move(o, (0, -.8, 3.2), turn=a * 120)
        move(t, tilt=-14)
        move(t, (0, -2.4, 15.2))
        rod(2.4, .8, 'glow white', (0, -2, 5), .3)
        rod(2.8, 3, stage, (0, -2, 2.2), .4)
        for x in (-3, 3):
            disc(2.2, 1.4, stage, (x, 9, 13), 'x', .4)
            disc(1.4, 2, trim, (x * 1.1, 9, 13), 'x', .3)
    move(g, turn=34)
    for i in range(3):
        s = box(7.6, 2.5, .2, 'glass', (0, 0, .2 * i), .04)
        t = box(2, 2.3, .22, ('paper coral', 'paper leaf', 'paper sky')[i], (2.6, 0, .2 * i), .04)
        move([s, t], (13, -8 + i * 1.2, 0), turn=16 + 9 * i)


@maker('telescope', view='table')
def telescope(body='enamel indigo', wood='birch', trim='matte black'):
    """A short, fat reflector on a round tabletop base."""
    with group() as g:
        rod(12, 1.8, wood, round=.4)
        rod(12, 1.2, wood, (0, 0, 2.4), .3)
        box(2, 15, 24, wood, (8.4, 0, 3.4), .8)
        with group() as t:
            lathe([(0, 0), (6.6, 0), (6.6, 28), (6, 28), (6, 4), (0, 4)], body, round=.3)
            for z in (0, 26.6):
                lathe([(6.5, 0), (7, 0), (7, 1.8), (6.5, 1.8)], trim, (0, 0, z), .2)
            rod(1.6, 4, 'aluminum', (0, 0, 0), .3)
            eye = rod(1.4, 4, 'aluminum', round=.2)
            move(eye, tilt=90)
            move(eye, (-1, -6, 22))
            cap = rod(1.6, 2.2, trim, round=.4)
            move(cap, tilt=90)
            move(cap, (-1, -9.6, 22))
            rod(.9, 6, trim, (-5.6, -5, 17), .2)
        move(t, (0, 0, -12))
        move(t, roll=-48)
        move(t, (0, 0, 24))
        disc(3, 1.6, trim, (10.2, 0, 24), 'x', .4)
        for a in (90, 210, 330):
            c = math.radians(a)
            rod(1.4, 1, 'rubber black', (math.cos(c) * 10, math.sin(c) * 10, -1), .2)
    move(g, (0, 0, 1), turn=-18)


@maker('flashlight', view='table')
def flashlight(body='plastic plum', head='plastic amber', discs=3, art='moon'):
    """A torch that throws a picture, with its picture discs."""
    with group() as g:
        lathe([(0, 0), (2, 0), (2.2, 1), (2, 9), (2.1, 10), (3.2, 13), (3.4, 17), (3, 17), (2.8, 15.6), (0, 15.6)], body, round=.4)
        lathe([(3.3, 13.4), (3.6, 13.6), (3.6, 17.2), (3.2, 17.2)], head, round=.2)
        rod(2.8, .3, 'glow butter', (0, 0, 16.6), .1)
        box(1.4, .6, 2.4, head, (0, -2.2, 6), .3)
    move(g, tilt=84)
    move(g, (-4, 6, 2.1), turn=52)
    for i in range(discs):
        with group() as d:
            slab(oval(8, 8, 48), .5, 'plastic charcoal', round=.1)
            s = Sheet(8, 8)
            for k in range(8):
                a = k * math.pi / 4
                s.circle(math.cos(a) * 2.7, math.sin(a) * 2.7, .86, ('paper sky', 'paper amber', 'paper lilac', 'paper mint')[(k + i) % 4])
                motif(s, (art, 'pines', 'rocket', 'house')[(k + i) % 4], ['paper ink', 'paper brick', 'paper navy', 'paper cream'], math.cos(a) * 2.7, math.sin(a) * 2.7, 1.5, 1.5)
            s.circle(0, 0, .7, 'paper cream')
            s.put((0, 0, .52), 'up')
        move(d, (6 + i * 3.4, -10 - i * 2.4, .5 * i), turn=i * 30)


@maker('compass', view='high')
def compass(body='plastic amber', whistle='plastic coral', cord='nylon charcoal'):
    """A lidded compass, a whistle and their cord."""
    rod(4.6, 1.6, body, round=.3)
    s = Sheet(9, 9)
    s.circle(0, 0, 4.1, 'paper white')
    for i in range(36):
        a = i * math.pi / 18
        r = 3.3 if i % 9 else 3.0
        s.line([(math.cos(a) * r, math.sin(a) * r), (math.cos(a) * 3.7, math.sin(a) * 3.7)], .08, 'paper ink')
    for t, x, y in (('N', 0, 2.4), ('E', 2.4, 0), ('S', 0, -2.4), ('W', -2.4, 0)):
        s.text(t, x, y, .8, .9, 'paper ink', 'sans-black')
    s.poly([(-.4, 0), (.4, 0), (1.3, 2)], 'paper red')
    s.poly([(-.4, 0), (.4, 0), (-1.3, -2)], 'paper ink')
    s.put((0, 0, 1.62), 'up')
    ring(4.3, .35, 'brass', (0, 0, 1.4))
    lid = rod(4.6, .8, body, round=.3)
    move(lid, (0, 4.6, 0))
    move(lid, tilt=62)
    move(lid, (0, 4.7, 1.6))
    with group() as w:
        rod(1.9, 2, whistle, round=.5)
        box(5, 1.4, 1.9, whistle, (2.6, 1.1, .05), .4)
        box(.8, .6, .3, 'plastic black', (1.8, 1.7, 1.9), .05)
        ring(.7, .2, 'steel', (-2.4, 0, .8))
    move(w, (11, -4, 0), turn=-20)
    tube([(8.4, -3.4, 1), (6, -8, .4), (0, -9, .4), (-7, -6, .4), (-8, 0, .4), (-4.8, 1, .8)], .32, cord)


@maker('coding-robot', view='high')
def coding_robot(body='plastic amber', trim='plastic charcoal'):
    """A small rolling robot on a path of arrow cards."""
    path = [(-1, -1, 90), (-1, 0, 90), (-1, 1, 0), (0, 1, 0), (1, 1, -90), (1, 0, -90)]
    for i, (x, y, a) in enumerate(path):
        with group() as c:
            slab(panel(9, 9, 1), .4, ('card mint', 'card sky', 'card apricot')[i % 3], round=.1)
            s = Sheet(9, 9)
            s.poly([(-2.6, -.8), (.6, -.8), (.6, -2.2), (3, 0), (.6, 2.2), (.6, .8), (-2.6, .8)], 'paper ink')
            s.put((0, 0, .42), 'up')
        move(c, turn=a)
        move(c, (x * 9.8, y * 9.8, 0))
    with group() as r:
        lathe([(0, 1.4), (3.8, 1.4), (4, 3), (3.4, 5.6), (1.8, 6.8), (0, 7)], body, round=1)
        for y in (-3.7, 3.7):
            wheel(2, 1.2, (0, y, 2), 'rubber charcoal', 'plastic white', 'y')
        for i, (x, y) in enumerate(((1.5, 0), (-1.5, 0), (0, 1.5), (0, -1.5))):
            rod(.55, .5, ('plastic leaf', 'plastic coral', 'plastic sky', 'plastic violet')[i], (x, y, 6.4), .15)
        bar((0, 0, 7), (0, 0, 8.6), .2, trim)
        ball(.5, 'glow coral', (0, 0, 8.4))
    move(r, (-9.8, -9.8, .4), turn=60)


@maker('bug-kit', view='table')
def bug_kit(lid='plastic moss', net='plastic amber'):
    """A vented jar with a lens in its lid, a leaf and beetles inside, a net and tweezers."""
    lathe([(0, 0), (5.4, 0), (5.4, 11), (5.1, 11), (5.1, .4), (0, .4)], 'glass', round=.4)
    lathe([(0, 11), (5.7, 11), (5.7, 13), (3.6, 13.2), (3.4, 12.6), (0, 12.6)], lid, round=.3)
    rod(3.4, .8, 'glass', (0, 0, 12.7), .3)
    tube([(-2, 1, .6), (0, 0, 5), (2.4, 0, 8.6)], .2, 'bark')
    for x, y, z, t in ((1.2, 0, 6, 20), (-1, .6, 4, -40), (2.2, 0, 8.4, 60)):
        blob(1.8, .9, .18, 'leaf leaf', (x, y, z), t, 25)
    for x, y, z, mat in ((-1.6, -3.4, 1.4, 'enamel red'), (2.6, -2.4, 1.2, 'enamel teal')):
        blob(1.2, .85, .8, mat, (x, y, z), 25)
        blob(.5, .5, .45, 'enamel black', (x - 1.2, y - .5, z))
        for k in (-1, 0, 1):
            tube([(x + k * .6, y - .6, z), (x + k * .8, y - 1.5, z - .2), (x + k * .9, y - 1.8, z - .8)], .08, 'enamel black')
    with group() as n:
        bar((0, 0, 0), (0, 30, 0), .6, 'birch')
        ring(6, .4, net, (0, 36, -.4))
        def bag(u, v):
            a = 2 * math.pi * u
            r = 6 * (1 - v ** 2)
            return (math.cos(a) * r, 36 + math.sin(a) * r + v * 3, v * 7)
        grid(30, 10, bag, 'cotton white')
    move(n, (11, -12, .8), turn=-12)
    for s in (-1, 1):
        tube([(-12, -2, .4), (-10.6 + s * .7, -5, .5), (-9.6 + s * .2, -9, .4)], .35, 'plastic coral')
