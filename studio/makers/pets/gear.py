"""What pets wear, play with and travel with."""
import math

from makers import maker
from makers.baby_toddler.plush import plush
from makers.shared.parts import bar, blob, disc, figure
from shapes import (
    ball,
    box,
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


@maker('puzzle-feeder', view='steep')
def puzzle_feeder(body='plastic teal', lid='plastic amber', kibble='crust'):
    """A round board with wells under bone-shaped lids; kibble in the open ones."""
    rod(15, 2.4, body, round=.6)
    for i in range(8):
        a = i * math.pi / 4 + .2
        x, y = math.cos(a) * 10, math.sin(a) * 10
        rod(3, .2, 'plastic ink', (x, y, 2.35), .05)
        ring(3, .3, 'plastic aqua', (x, y, 2.2))
        if i % 2:
            for k in range(5):
                blob(.75, .7, .6, kibble, (x + math.cos(k * 1.3) * 1.4, y + math.sin(k * 1.3) * 1.4, 2.9))
        else:
            figure('bone', 6, 1, (lid,), (x + (2.6 if i == 2 else 0), y - (2.6 if i == 2 else 0), 2.6), .3)
    rod(4, .2, 'plastic ink', (0, 0, 2.35), .05)
    ring(4, .4, 'plastic aqua', (0, 0, 2.2))
    for k in range(9):
        blob(.75, .7, .6, kibble, (math.cos(k * 2.4) * .9 * math.sqrt(k), math.sin(k * 2.4) * .9 * math.sqrt(k), 2.9))


@maker('dog-tag', view='steep')
def dog_tag(metal='brass', name='Biscuit', number='555 0134', collar='leather brown'):
    """A round tag on a split ring, hanging off a collar."""
    with group() as g:
        slab(oval(12, 12, 72), .7, metal, round=.2)
        s = Sheet(12, 12)
        s.text(name, 0, .2, 8.6, 2.6, 'paper espresso', 'serif', lines=1)
        s.text(number, 0, -2.6, 6, 1.1, 'paper espresso', 'sans', lines=1)
        s.circle(0, 4.6, .6, 'paper espresso')
        s.put((0, 0, .72), 'up')
        ring(1.7, .24, 'steel', (0, 6, .3))
    move(g, (0, -5, 0), turn=6)
    tube([(-15, 7, 1.3), (-8, 4.6, 1.3), (0, 3.8, 1.3), (8, 4.6, 1.3), (15, 7, 1.3)], 1.3, collar)
    for s in (-1, 1):
        tube([(s * 15, 8, 2.1), (s * 8, 5.5, 2.3), (0, 4.7, 2.4)], .12, 'cotton cream')
    tube([(-1.2, 3.4, 1.6), (-1.2, 1.6, 1.2), (1.2, 1.6, 1.2), (1.2, 3.4, 1.6)], .3, 'brass')


@maker('leash', view='steep')
def leash(mat='leather caramel', metal='brass', braid=True):
    """Coiled, its clip and its hand loop lying out."""
    pts = []
    for i in range(84):
        t = i / 83
        a = t * 6 * math.pi
        r = 13 - 4 * t
        pts.append((math.cos(a) * r, math.sin(a) * r * .8, .9 + t * 3.4))
    tube(pts, .62, mat)
    tail = [(13, 0, .9), (18, -6, .7), (16, -14, .7), (8, -18, .7), (0, -19, .7)]
    tube(tail, .62, mat)
    if braid:
        for i in range(9):
            for s in (-1, 1):
                x, y = 16 - i * 1.5, -14 - i * .55
                blob(.95, .5, .5, mat, (x, y, 1), 30 + s * 34)
    with group() as c:
        ring(1, .3, metal, (0, 0, .2))
        tube([(1.4, 0, .6), (3, .9, .6), (5, .9, .6), (6, 0, .6), (5, -.9, .6), (3.6, -.9, .6)], .34, metal)
        rod(.45, 1.6, metal, (1.2, 0, 0), .1)
    move(c, (-1, -19, 0), turn=186)
    top = pts[-1]
    tube([top, (top[0] + 8, top[1] + 6, 3.4), (top[0] + 22, top[1] + 10, .9), (top[0] + 24, top[1] + 2, .8), (top[0] + 12, top[1] - 1, 2)], .62, mat)


def over_back(mat, x0, x1, reach, lift=.7, thick=.6):
    """Cloth over the back of the plush dog's body, from x0 to x1; `reach` is how far it comes down, in degrees."""
    def place(u, v):
        x = x0 + (x1 - x0) * u
        r = 7 * math.sqrt(max(.1, 1 - ((x - 2) / 13) ** 2)) + lift
        a = math.radians(90 + (v - .5) * 2 * reach)
        return (x, math.cos(a) * r, 13 + math.sin(a) * r)
    return grid(20, 30, place, mat, thick=thick)


def band(x, mat, thick=.5, lift=1.0):
    r = 7 * math.sqrt(max(.1, 1 - ((x - 2) / 13) ** 2)) + lift
    return tube([(x, math.cos(a) * r, 13 + math.sin(a) * r) for a in [2 * math.pi * i / 32 for i in range(32)]], thick, mat, closed=True)


@maker('dog-coat', view='table')
def dog_coat(mat='gloss yellow', trim='nylon charcoal', reflect='plastic silver', pack=None, form='felt fog'):
    """On a plain felt form: a jacket with collar, belly strap and leash slot; `pack` makes it a harness with saddlebags."""
    with group() as g:
        plush('dog', (form,), 0)
        if pack:
            over_back(mat, -6, 9, 70)
            for x in (-4, 7):
                band(x, trim, .6)
            for s in (-1, 1):
                p = slab(panel(13, 10, 2.6), 4.6, pack, round=1.6)
                move(p, tilt=90 if s < 0 else -90)
                move(p, (1.6, s * 7.4, 12.6))
                bar((-3.4, s * 12.1, 15), (6.6, s * 12.1, 15), .25, 'plastic black')
                box(5, .4, 2.4, trim, (1.6, s * 12.1, 9), .2)
                box(11, .3, .7, reflect, (1.6, s * 12.1, 12.6), .1)
            tube([(-2, 0, 21), (-1, 0, 23.6), (4, 0, 23.6), (5, 0, 21)], .7, trim)
            ring(.9, .22, 'steel', (8, 0, 19.6), True)
        else:
            over_back(mat, -8.4, 13.6, 112)
            band(3, trim, .55)
            for x in (-6, 10):
                r = 7 * math.sqrt(max(.1, 1 - ((x - 2) / 13) ** 2)) + 1.1
                tube([(x, math.cos(a) * r, 13 + math.sin(a) * r) for a in [math.radians(d) for d in range(-20, 201, 10)]], .4, reflect)
            ring(4.7, 1.1, mat)
            move(g[-1], roll=-52)
            move(g[-1], (-9, 0, 17.4))
            box(2, .8, .3, trim, (-3, 0, 20.7), .1)
            box(3, .8, 2, 'plastic black', (3, -7.8, 10), .3)
    move(g, turn=24)


@maker('travel-bowls', view='high')
def travel_bowls(mats=('silicone sky', 'silicone coral')):
    """One open and full of water, one pressed flat with its clip."""
    with group() as g:
        lathe([(0, 0), (5.4, 0), (5.6, 1), (6.4, 1.8), (6.6, 3), (7.4, 3.8), (7.6, 5), (8.6, 6), (8, 6.2), (5, .6), (0, .5)], mats[0], round=.3)
        rod(7.2, .2, 'liquid 6fb0c4', (0, 0, 4.6), .02)
    move(g, (-8, 2, 0))
    with group() as g:
        for i, r in enumerate((8.6, 7.2, 5.8)):
            ring(r - .6, .6, mats[1], (0, 0, .25 * i))
        rod(5.4, 1, mats[1], round=.3)
        tube([(7.8, 0, .9), (10, 1.4, .9), (13.6, 1, .9), (13.6, -1.6, .9), (10, -1.6, .9)], .4, 'anodized charcoal', closed=False)
    move(g, (9, -4, 0), turn=-24)


@maker('biscuits', view='high')
def biscuits(mat='cookie', count_of=7, size=7):
    """Bone-shaped biscuits scattered."""
    for i in range(count_of):
        with group() as g:
            figure('bone', size, 1.1, (mat,), (0, 0, 0), .4)
        a = i * 2.4
        move(g, (math.cos(a) * size * .62 * math.sqrt(i), math.sin(a) * size * .5 * math.sqrt(i), .25 * (i % 3)), turn=i * 67)


@maker('teaser-wand', view='steep')
def teaser_wand(handle='rubber coral', feathers=('petal sky', 'petal coral', 'petal amber', 'petal jade', 'petal magenta')):
    tube([(-26, -12, 1), (-8, -2, 1.4), (10, 8, 4), (22, 12, 8)], .3, 'plastic white')
    bar((-26, -12, 1), (-15, -6, 1.1), 1, handle)
    tube([(22, 12, 8), (25, 8, 3), (20, 0, .6), (14, -6, .6), (12, -10, .8)], .12, 'cotton charcoal')
    ball(.9, 'brass', (12, -10.6, .2))
    for i, mat in enumerate(feathers):
        a = math.radians(230 + i * 22)

        def vane(u, v, a=a, i=i):
            half = 1.9 * math.sin(math.pi * min(1, .06 + v * .92)) ** .7
            x = (2 * u - 1) * half
            length = v * 13
            return (12 + math.cos(a) * length - math.sin(a) * x, -11 + math.sin(a) * length + math.cos(a) * x, .7 + 2.4 * v * (1 - v) + .3 * i + .4 * abs(2 * u - 1))
        grid(6, 16, vane, mat)
        bar((12, -11, .9 + .3 * i), (12 + math.cos(a) * 11.4, -11 + math.sin(a) * 11.4, 1.4 + .3 * i), .16, 'cotton white')


@maker('cat-ball', view='table')
def cat_ball(shell='plastic coral', band='dimglow ffd9a0'):
    """A ball in two shells with a lit seam and a tail of feathers."""
    blob(5, 5, 5, shell, (0, 0, 5))
    with group() as b:
        lathe([(5.06, 4.3), (5.16, 4.6), (5.16, 5.4), (5.06, 5.7)], band, round=.1)
    move(b, (0, 0, -5))
    move(b, tilt=70)
    move(b, (0, 0, 5), turn=20)
    disc(.9, .6, 'plastic white', (1.6, -4.7, 6.4), 'y', .2)
    tube([(4.4, 1, 6), (8, 2, 8), (11, 1, 5)], .16, 'cotton charcoal')
    for i in range(4):
        a = math.radians(-50 + i * 26)
        blob(.9, .3, 3.4, ('petal sky', 'petal amber', 'petal rose', 'petal jade')[i], (11 + math.cos(a) * 2.6, 1, 3.4 - .5 * i), 0, 0, 60 + i * 22)


@maker('broom', view='table')
def broom(head='rubber coral', pole='aluminum', fur='wool gray'):
    """A rubber broom leaning, a roll of fur before it."""
    with group() as g:
        slab(panel(32, 5, 2), 3, head, (0, 0, 5), 1)
        for i in range(26):
            for y in (-1.6, 0, 1.6):
                bar(((i - 12.5) * 1.2, y, 5.4), ((i - 12.5) * 1.24, y * 1.2, .2), .34, head)
        bar((0, 0, 7), (0, 0, 50), 1.3, pole)
        bar((0, 0, 36), (0, 0, 52), 1.8, head)
        lathe([(0, 0), (1.9, 0), (1.4, 5), (0, 5)], head, (0, 0, 7), .3)
        ring(1.8, .5, head, (0, 0, 51.6), True)
    move(g, tilt=0, roll=14)
    move(g, (-6, 0, 3.6), turn=24)
    tube([(-12, -16, 2), (-4, -15, 2.4), (4, -17, 2.2), (12, -15, 2)], 2.2, fur, taper=[.6, 1.1, 1, .5])


@maker('glow-collar', view='high')
def glow_collar(glow='glow 7fe3ff', trim='rubber charcoal'):
    ring(9, .8, glow)
    with group():
        box(5, 2.4, 2.2, trim, (0, -9, -.2), .6)
        disc(.5, .4, 'plastic white', (0, -10.3, .9), 'y', .1)
    tube([(9, 3, .8), (14, 8, .4), (20, 5, .4), (24, -3, .4), (20, -8, .4)], .22, 'rubber black')
    box(2.6, 1.2, .7, 'rubber black', (19, -8.6, .1), .2, 30)
