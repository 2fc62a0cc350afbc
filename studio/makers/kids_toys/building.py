"""Construction sets, trains, kits with something to dig, grow, fly or launch."""
import math

from art import spot
from makers import maker
from makers.shared.parts import bar, blob, tray, upright
from shapes import (
    ball,
    box,
    fillet,
    grid,
    group,
    lathe,
    mesh,
    move,
    panel,
    rod,
    slab,
    tube,
)
from typeset import Sheet


@maker('magnet-tiles', view='table')
def magnet_tiles():
    """Clear colored squares and triangles clicked into a castle."""
    hues = ['glass salmon', 'glass butter', 'glass mint', 'glass ice', 'glass lavender', 'glass blush']
    rims = {'salmon': 'coral', 'butter': 'amber', 'mint': 'jade', 'ice': 'sky', 'lavender': 'violet', 'blush': 'magenta'}
    s = 8
    count = [0]

    def square(at, turn):
        mat = hues[count[0] % 6]
        count[0] += 1
        with group() as g:
            box(s * .98, .5, s * .98, mat, (0, 0, s * .01), .1)
            for x, z, w, h in ((0, 0, s, .5), (0, s - .5, s, .5), (-s / 2 + .25, 0, .5, s), (s / 2 - .25, 0, .5, s)):
                box(w, .7, h, 'plastic ' + rims[mat.split()[1]], (x, 0, z), .1)
        move(g, at, turn=turn)

    def tower(x, y, levels):
        for z in range(levels):
            square((x, y - s / 2, z * s), 0)
            square((x, y + s / 2, z * s), 0)
            square((x - s / 2, y, z * s), 90)
            square((x + s / 2, y, z * s), 90)
        top = levels * s
        for k in range(4):
            mat = hues[(count[0] + k) % 6]
            with group() as g:
                tri = mesh([(-s / 2, -s / 2, 0), (s / 2, -s / 2, 0), (0, 0, s)], [(0, 1, 2)], mat, False)
                tube([(-s / 2, -s / 2, 0), (s / 2, -s / 2, 0), (0, 0, s)], 0.35, 'plastic ' + rims[mat.split()[1]], closed=True, straight=True)
                mod = tri.modifiers.new('s', 'SOLIDIFY')
                mod.thickness = .4
            move(g, (x, y, top), turn=90 * k)
        count[0] += 1
    with group() as all_of:
        tower(-12, 0, 2)
        tower(12, 0, 3)
        for x in (-4, 4):
            square((x, -1, 0), 0)
            square((x, 4, 0), 0)
        square((-4, 1, 0), 0)
        slab(panel(16, 6, .2), .5, 'glass ice', (0, 1, s), .1)
        for x in (-5.3, 0, 5.3):
            upright([(x - 2, 0), (x + 2, 0), (x, 4)], .5, 'glass butter', (0, -1, s + .5), .1)
    move(all_of, turn=20)


@maker('marble-run', view='table')
def marble_run(wood='beech', accent='stain coral'):
    """Towers of blocks with sloping rails and marbles on them."""
    heights = [(-18, 0, 28), (-4, 7, 22), (10, 0, 16), (22, 8, 10), (8, 14, 10), (-10, -7, 14)]
    with group() as g:
        for x, y, h in heights:
            for k in range(int(h // 5)):
                box(5, 5, 4.9, wood if k % 3 else 'maple', (x, y, k * 4.95), .35)
        def rail(a, b):
            with group() as r:
                length = math.dist(a[:2], b[:2])
                box(length, 3, 1.8, wood, (length / 2, 0, 0), .3)
                box(length * .98, 1.4, .2, 'walnut', (length / 2, 0, 1.72), .05)
            drop = math.degrees(math.atan2(a[2] - b[2], length))
            move(r, roll=drop)
            move(r, a, turn=math.degrees(math.atan2(b[1] - a[1], b[0] - a[0])))
        def top(i):
            x, y, h = heights[i]
            return (x, y, int(h // 5) * 4.95)
        for i, j in ((0, 1), (1, 2), (2, 3)):
            rail(top(i), top(j))
        rail(top(5), (12, -10, .6))
        lathe([(4, 0), (4.6, 0), (5, 5), (1.4, 1.6), (1.4, .6), (0, .6), (0, 0)], accent, (-18, 0, 24.6), .3)
        for (x, y, z), mat in (((-11, 3.5, 25.4), 'glass cobalt'), ((3, 3.6, 20.6), 'glass coral'), ((16, 4, 15.6), 'glass leaf'), ((-1, -8.4, 7.6), 'glass amber'), ((20, -8, 0), 'glass violet'), ((24, -5, 0), 'glass teal')):
            ball(1.3, mat, (x, y, z))
        tray(16, 10, 2.4, wood, (22, -9, 0), .7, 1)
    move(g, turn=10)


@maker('crystals', view='table')
def crystals(mat='gloss lilac', base='matte charcoal', glow='glow lilac', count_of=15):
    """A cluster of spikes on a stand that lights it."""
    lathe([(0, 0), (6, 0), (5.6, 2), (0, 2)], base, round=.4)
    rod(5, .3, glow, (0, 0, 1.9), .1)
    blob(4.6, 4.4, 2, 'gloss lavender', (0, 0, 2.6))
    for i in range(count_of):
        a, tilt = i * 2.4, 8 + 46 * math.sqrt(i / count_of)
        h = 11 * (1 - .5 * i / count_of) * (.8 + .4 * spot(i, 2))
        r = .8 + .5 * spot(i, 4)
        c = lathe([(0, 0), (r, 0), (r, h * .74), (0, h)], mat, round=0, steps=6)
        move(c, tilt=-tilt)
        move(c, (0, .6, 2.2), turn=math.degrees(a))


@maker('dig-kit', view='high')
def dig_kit(stone='sandy', bone='matte bone'):
    """A block of sandstone with bones coming out, a chisel and a brush."""
    with group() as g:
        slab(fillet([(-11, -8), (10, -8.6), (11, 7), (3, 8.4), (-10, 8)], 2, True), 6, stone, round=.8)
        tube([(-6, -2, 6), (-2, 1, 6.6), (3, 1.4, 6.4), (7, -1, 5.8)], .8, bone)
        for i in range(6):
            x = -4.4 + i * 1.8
            tube([(x, .8 - abs(i - 2.5) * .3, 6.6), (x + .3, -2, 7.2), (x + .2, -4.2, 6.2)], .42, bone, taper=[1, .9, .5])
        for x, y in ((-8, -3.2), (-8.6, -1.6)):
            blob(1.3, 1.1, .9, bone, (x, y, 6.3))
        for i in range(10):
            blob(.6 + .5 * spot(i), .5 + .4 * spot(i, 1), .4, stone, (-13 + 26 * spot(i, 2), -10 - 3 * spot(i, 3), .4), i * 30)
    move(g, turn=14)
    with group() as c:
        bar((0, 0, .8), (0, 9, .8), .9, 'plastic amber')
        bar((0, 9, .8), (0, 14, .8), .45, 'steel')
        box(1.8, 2.4, .3, 'steel', (0, 14.6, .65), .05)
    move(c, (15, -8, 0), turn=-20)
    with group() as c:
        bar((0, 0, .7), (0, 10, .7), .7, 'beech')
        box(3.2, 2, 1, 'tinplate', (0, 10.6, .2), .2)
        box(3, 3.4, .8, 'straw', (0, 13, .3), .2)
    move(c, (19, -7, 0), turn=-12)


@maker('kite', view='steep')
def kite(panels=('nylon coral', 'nylon amber', 'nylon sky', 'nylon cobalt'), tail=('nylon amber', 'nylon coral')):
    """A delta with its spars, tail and winder."""
    with group() as g:
        pts = {'nose': (0, 34, 3), 'left': (-46, -8, 1), 'right': (46, -8, 1), 'mid': (0, -14, 3.4), 'l': (-22, 8, 2), 'r': (22, 8, 2)}
        for k, (a, b, c) in enumerate((('nose', 'l', 'mid'), ('nose', 'mid', 'r'), ('l', 'left', 'mid'), ('r', 'mid', 'right'))):
            mesh([pts[a], pts[b], pts[c]], [(0, 1, 2)], panels[k], False)
        for a, b in (('nose', 'left'), ('nose', 'right'), ('nose', 'mid'), ('l', 'r')):
            bar(pts[a], pts[b], .5, 'matte black')
        for k in range(7):
            def ribbon(u, v, k=k):
                t = (k + v) / 7
                return (6 * math.sin(t * 9) + (u - .5) * 3.4, -14 - t * 46, 1.4 + math.sin(t * 12) + .4 * u)
            grid(3, 6, ribbon, tail[k % 2])
    move(g, turn=24)
    with group() as w:
        rod(3, 3, 'cotton white', (0, 0, .6), .4)
        for z in (0, 3.4):
            rod(4, .8, 'plastic cobalt', (0, 0, z), .2)
        for x in (-7, 7):
            bar((x, -5, 2), (x, 5, 2), 1.2, 'plastic cobalt')
            bar((x, 0, 2), (0, 0, 2), 1, 'plastic cobalt')
    move(w, (36, -34, 0), turn=20, scale=1.3)


@maker('stomp-rocket', view='table')
def stomp_rocket(pad='rubber amber', stand='plastic charcoal', rockets=('foam coral', 'foam cobalt', 'foam leaf')):
    with group() as g:
        lathe([(0, 0), (9, 0), (9.4, 2), (7, 5), (0, 5.6)], pad, round=1)
        s = Sheet(12, 6)
        s.text('STOMP', 0, 0, 9, 3, 'paper ink', 'sans-black')
        s.put((0, 0, 5.7), 'up')
        tube([(8, 0, 1.6), (18, -3, 1), (26, 3, 1), (34, 2, 1.2)], .9, 'rubber charcoal')
        for a in range(3):
            c = math.radians(a * 120 + 30)
            bar((36, 2, 10), (36 + math.cos(c) * 9, 2 + math.sin(c) * 9, 0), .8, stand)
        bar((36, 2, 1.4), (36, 2, 20), .9, stand)
    move(g, (-14, 0, 0))

    def rocket(mat):
        rod(1.7, 20, mat, (0, 0, 2), .2)
        lathe([(0, 0), (2.1, 0), (2.1, 1.6), (1.2, 4.6), (0, 5.6)], 'foam yellow', (0, 0, 21.6), .5)
        for k in range(4):
            f = upright([(1.5, 0), (5, -1), (5, 3), (1.5, 8)], .6, 'foam yellow', (0, 0, 2), .15)
            move(f, turn=90 * k + 20)
    for i, mat in enumerate(rockets):
        with group() as r:
            rocket(mat)
        if i == 0:
            move(r, (22, 2, 9))
        else:
            move(r, tilt=-88)
            move(r, (4 + i * 9, -24 + i * 3, 4.6), turn=20 + 8 * i)
