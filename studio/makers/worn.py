"""What is worn or carried every day: pendants, studs, glasses, belts, umbrellas, brushes."""
import math

from makers import maker
from makers.fittings import bar, cable, disc, hollow, lying, upright
from shapes import ball, box, fillet, grid, group, lathe, move, oval, panel, ring, rod, slab, tube
from typeset import Sheet


def gem(r, mat):
    """A cut stone, its table up, resting on its point."""
    lathe([(0, 0), (r, r * 0.8), (r * 0.94, r * 0.98), (r * 0.6, r * 1.2), (0, r * 1.2)], mat, round=0, steps=10)


def gift_box(width, depth, height, body, bed, lid_words=None):
    """A small open jeweler's box."""
    hollow(width, depth, height, 0.4, body, round=0.15)
    box(width - 0.8, depth - 0.8, height * 0.7, bed, (0, 0, 0.3), 0.3)
    with group() as lid:
        box(width, depth, height * 0.8, body, (0, depth / 2, 0), 0.3)
        box(width - 1, depth - 1, 0.2, 'satin cream', (0, depth / 2, -0.12), 0.05)
        if lid_words:
            s = Sheet(width, depth)
            s.text(lid_words, 0, 0, width * 0.5, depth * 0.16, 'foil', 'serif', lines=1)
            move(s.things, roll=180)
            move(s.things, (0, depth / 2, -0.26))
    move(lid, tilt=102)
    move(lid, (0, depth / 2 + 0.1, height))


@maker('necklace', view='high')
def necklace(stone='crystal violet', metal='gold', box_mat='leather plum', bed='velvet cream', single=False, size=1.0):
    """A pendant on a fine chain laid on its open box."""
    with group() as g:
        gift_box(12, 11, 3.6, box_mat, bed)
        pts = [(-3.6, 3.6, 3.0), (-4.2, 0.6, 3.0), (-2.4, -2.0, 3.0), (0, -2.8, 3.0), (2.4, -2.0, 3.0), (4.2, 0.6, 3.0), (3.6, 3.6, 3.0)]
        tube(pts, 0.09, metal)
        with group() as p:
            if single:
                for k in range(4):
                    a = math.radians(45 + 90 * k)
                    bar((math.cos(a) * 0.3, math.sin(a) * 0.3, 0), (math.cos(a) * 0.62, math.sin(a) * 0.62, 0.7), 0.07, metal)
                gem(0.62 * size, stone)
            else:
                lathe([(0, 0), (1.0, 0), (1.05, 0.34), (0.9, 0.44), (0.8, 0.3), (0, 0.3)], metal, round=0.05)
                with group() as q:
                    gem(0.72 * size, stone)
                move(q, (0, 0, -0.1))
            ring(0.24, 0.07, metal, (0, 1.05 if not single else 0.75, 0.2))
        move(p, (0, -3.6, 3.0), scale=1.2)
    move(g, turn=14)


@maker('studs', view='high')
def studs(stone='gloss ivory', metal='gold', box_mat='leather rose', bed='velvet cream', kind='pearl', words='1968'):
    """A pair on a cushion in its box: pearls, or coins as cufflinks."""
    with group() as g:
        gift_box(9, 8, 3.2, box_mat, bed)
        for s in (-1, 1):
            if kind == 'pearl':
                ball(0.95, stone, (s * 1.8, -0.6, 2.6))
                ring(0.6, 0.14, metal, (s * 1.8, -0.6, 2.5))
            else:
                with group() as c:
                    lathe([(0, 0), (1.5, 0), (1.55, 0.2), (1.5, 0.4), (1.3, 0.4), (1.25, 0.32), (0, 0.32)], metal, round=0.04)
                    t = Sheet(2.4, 2.4)
                    t.circle(0, 0, 1.2, 'silver d8c090')
                    t.text(words, 0, -0.4, 1.3, 0.44, 'paper espresso', 'serif', lines=1)
                    for k in range(7):
                        a = math.radians(30 + 20 * k)
                        t.circle(math.cos(a) * 0.8, math.sin(a) * 0.8, 0.09, 'paper espresso', n=10)
                    t.put((0, 0, 0.42), 'up')
                move(c, tilt=16)
                move(c, (s * 1.9, -0.6, 2.7))
    move(g, turn=16)


@maker('finger-ring', view='high')
def finger_ring(kind='signet', metal='gold', stone='crystal', letter='R', box_mat='leather wine', bed='velvet cream'):
    """A ring standing in its box: a signet with a letter, or a band set with stones."""
    with group() as g:
        gift_box(8, 7.4, 3.4, box_mat, bed)
        box(6, 0.4, 0.3, 'velvet sand', (0, -0.6, 2.7), 0.1)
        with group() as r:
            lathe([(1.0, -0.3), (1.22, -0.3), (1.26, 0), (1.22, 0.3), (1.0, 0.3), (0.97, 0)], metal, round=0.06)
            if kind == 'signet':
                with group() as top:
                    slab(oval(1.7, 1.4), 0.35, metal, round=0.1)
                    s = Sheet(1.4, 1.2)
                    s.text(letter, 0, 0, 0.8, 0.8, 'paper espresso', 'serif')
                    s.put((0, 0, 0.37), 'up')
                move(top, tilt=-90)
                move(top, (0, 1.12, 0))
            else:
                for k in range(26):
                    a = 2 * math.pi * k / 26
                    with group() as q:
                        gem(0.16, stone)
                    move(q, tilt=-90)
                    move(q, (0, 1.14, 0))
                    move(q, turn=math.degrees(a))
        move(r, tilt=66)
        move(r, (0, -0.6, 3.7))
    move(g, turn=16)


@maker('sunglasses', view='table')
def sunglasses(frame='gloss espresso', lens='gloss 2a2018', case=True):
    with group() as g:
        for s in (-1, 1):
            line = fillet([(-2.6, 1.9), (2.5, 2.1), (2.5, -0.6), (1.2, -2), (-1.4, -2), (-2.6, -0.6)], 1.2, True, 5)
            line = [(x * -s, y) for x, y in line]
            upright([(x + s * 3.4, y + 2.6) for x, y in line], 0.15, lens, (0, 0, 0), 0.03)
            tube([(x + s * 3.4, -0.08, y + 2.6) for x, y in line], 0.38, frame, closed=True, straight=True)
            tube([(s * 6, 0, 4.2), (s * 6.5, 1, 4.2), (s * 6.6, 9, 4.0), (s * 6.4, 12.4, 2.6), (s * 6.3, 13.6, 1.2)], 0.34, frame)
            ball(0.2, 'gold', (s * 6.1, -0.5, 4))
        tube([(-1.0, 0, 3.6), (0, -0.2, 4.1), (1.0, 0, 3.6)], 0.36, frame)
    move(g, (0, -2, 0.1), turn=20)
    if case:
        with group() as c:
            lying(3, 17, 'leather caramel', (0, 0, 3), 0, 2)
            tube([(-8, -2.2, 4.9), (0, -2.4, 5), (8, -2.2, 4.9)], 0.12, 'brass')
        move(c, (4, 18, 0), turn=12)


@maker('belt', view='high')
def belt(mat='leather caramel', metal='brass'):
    """A belt rolled into a coil, its buckle outward."""
    pts = []
    for i in range(150):
        a = i * 0.16
        r = 2.6 + i * 0.034
        pts.append((math.cos(a) * r, math.sin(a) * r))

    def place(u, v):
        k = min(148, int(v * 149))
        x, y = pts[k]
        return (x, y, u * 3.4)
    grid(4, 149, place, mat, thick=0.34)
    r = 2.6 + 149 * 0.034
    with group() as b:
        upright(panel(5, 4.6, 0.9), 0.5, metal, (0, 0, 1.7), 0.15, [panel(3.4, 3.2, 0.6)])
        bar((-1.9, -0.5, 1.7), (2, -0.5, 1.7), 0.2, metal)
        box(1.0, 0.9, 3.8, mat, (-4, 0.1, -0.2), 0.2)
    move(b, (2, -r - 0.1, 0), turn=8)
    with group() as e:
        slab(fillet([(-6, -1.7), (5, -1.7), (7, 0), (5, 1.7), (-6, 1.7)], 0.6, True, 4), 0.34, mat, round=0.1)
        for k in range(5):
            rod(0.24, 0.02, 'gloss espresso', (3.6 - k * 1.8, 0, 0.34), 0)
    move(e, tilt=90)
    move(e, (-6, -r + 0.2, 1.7), turn=-6)


@maker('umbrella', view='eye')
def umbrella(mat='nylon indigo', handle='cherrywood', ribs=8):
    """An open umbrella standing on its rim, its crook behind."""
    with group() as g:
        def place(u, v):
            a = 2 * math.pi * u
            k = (u * ribs) % 1
            r = 52 * math.sin(v * 1.25)
            sag = 3.4 * math.sin(math.pi * k) * v * v
            return (math.cos(a) * (r - sag), math.sin(a) * (r - sag), 34 * math.cos(v * 1.25) - 34 * math.cos(1.25) - sag * 0.4)
        grid(160, 20, place, mat, thick=0.3)
        for i in range(ribs):
            a = 2 * math.pi * i / ribs
            pts = [(math.cos(a) * 51.6 * math.sin(t * 1.25), math.sin(a) * 51.6 * math.sin(t * 1.25), 33.6 * math.cos(t * 1.25) - 34 * math.cos(1.25)) for t in [k / 8 for k in range(9)]]
            tube(pts, 0.4, 'steel')
            ball(1, handle, (pts[-1][0], pts[-1][1], pts[-1][2] - 1))
            bar((0, 0, 2), pts[4], 0.3, 'steel')
        bar((0, 0, -56), (0, 0, 28), 0.9, 'steel')
        lathe([(0, 0), (1.2, 0), (0.4, 7), (0, 7)], handle, (0, 0, 23), 0.2)
        tube([(0, 0, -48), (0, 0, -62), (2, 0, -69), (7, 0, -71), (11, 0, -67), (11, 0, -63)], 1.7, handle)
    move(g, tilt=-36, roll=14)
    from shapes import bounds
    low, _ = bounds(g)
    move(g, (0, 0, -low.z))


@maker('basket-bag', view='table')
def basket_bag(weave='straw', handle='leather brown', greens=True):
    with group() as g:
        def place(u, v):
            a = 2 * math.pi * u
            k = 0.62 + 0.38 * v ** 0.7
            return (math.cos(a) * 20 * k, math.sin(a) * 9 * k, v * 26 + 3 * v * abs(math.cos(a)) ** 2)
        grid(80, 24, place, weave, thick=0.9)
        slab(oval(25, 12, 48), 0.6, weave, (0, 0, 0), 0.2)
        for s in (-1, 1):
            tube([(-9, s * 8, 24), (-8, s * 6.4, 40), (0, s * 5, 46), (8, s * 6.4, 40), (9, s * 8, 24)], 0.9, handle)
        if greens:
            for k in range(5):
                x = -8 + k * 3.6
                tube([(x, 0, 16), (x + 1, 0, 30), (x + 2, 0, 40)], 1.1, 'fruit eef0dc', taper=[1, 0.9, 0.5])
                for j in range(3):
                    tube([(x + 1.6, 0, 35), (x + 3 + j, (j - 1) * 1.4, 43), (x + 4 + j * 2, (j - 1) * 2, 49)], 0.6, 'leaf leaf', taper=[1, 0.9, 0.3])
    move(g, turn=22)


@maker('compact-mirror', view='high')
def compact_mirror(body='rosegold', glow='glow fff0e6'):
    with group() as g:
        lathe([(0, 0), (4.6, 0), (4.8, 0.5), (4.6, 0.9), (0, 0.9)], body, round=0.2)
        rod(4.2, 0.1, 'mirror', (0, 0, 0.88), 0.02)
        with group() as lid:
            lathe([(0, 0), (4.6, 0), (4.8, 0.4), (4.6, 0.8), (0, 0.8)], body, (0, 4.8, 0), 0.2)
            ring(3.8, 0.26, glow, (0, 4.8, -0.2))
            rod(3.5, 0.1, 'mirror', (0, 4.8, -0.1), 0.02)
        move(lid, tilt=104)
        move(lid, (0, 4.8, 1))
    move(g, turn=18)


@maker('garment-steamer', view='eye')
def garment_steamer(body='matte white', water='glass bfdcea', shirt='linen sky'):
    """A pole with a shirt on a hanger, a tank on wheels and a steam head on a hose."""
    with group() as g:
        slab(panel(26, 22, 6), 10, body, round=2)
        slab(panel(16, 14, 4), 16, water, (0, 3, 9), 1.4)
        bar((0, 9, 10), (0, 9, 118), 0.9, 'aluminum')
        tube([(-16, 9, 112), (0, 9, 119), (16, 9, 112)], 0.9, body)
        line = [(-5, 112), (5, 112), (18, 106), (26, 84), (19, 80), (15, 92), (15, 52), (-15, 52), (-15, 92), (-19, 80), (-26, 84), (-18, 106)]
        upright(fillet(line, 2, True, 5), 4, shirt, (0, 10, 0), 1.6)
        for k in range(5):
            disc(0.7, 0.3, 'plastic white', (0, 6, 60 + k * 9), 0.1)
        for s in (-1, 1):
            upright(fillet([(0, 106), (s * 5, 113), (s * 7, 110), (s * 3, 104)], 0.8, True, 4), 0.8, shirt, (0, 6.2, 0), 0.3)
        tube([(10, -4, 8), (24, -8, 30), (30, -6, 60), (25, -4, 76)], 1.2, 'rubber gray')
        with group() as h:
            box(4, 4, 12, body, (0, 0, 0), 1.4)
            box(12, 3, 6, body, (-3, 0, 11), 1.4)
        move(h, roll=-20)
        move(h, (25, -4, 76))
        for s in (-1, 1):
            w = rod(2.6, 2, 'rubber black', round=0.4)
            move(w, roll=90)
            move(w, (s * 11 - 1, 8, 2.6))
    move(g, turn=14)


@maker('jewelry-roll', view='steep')
def jewelry_roll(mat='quilted rose', inside='velvet blush', ribbon='satin berry'):
    """A quilted roll, open, with pockets, rings on a band and a ribbon."""
    with group() as g:
        slab(panel(34, 20, 1.4), 1.2, mat, round=0.5)
        slab(panel(32, 18, 1), 0.3, inside, (0, 0, 1.1), 0.1)
        for i in range(3):
            slab(panel(9, 8, 0.6), 0.6, mat, (-10.6 + i * 10.6, 4, 1.2), 0.2)
            bar((-14.6 + i * 10.6, 7.8, 2), (-6.6 + i * 10.6, 7.8, 2), 0.2, 'gold')
        lying(1.1, 30, inside, (0, -4.4, 2.4), 0, 0.4)
        for i, st in enumerate(('crystal sky', 'crystal rose', 'crystal jade', 'crystal')):
            t = ring(1.25, 0.15, 'gold')
            move(t, roll=90)
            move(t, (-9 + i * 5, -4.4, 2.4))
            ball(0.42, st, (-9 + i * 5, -4.4, 3.6), steps=14)
        tube([(12.8, 1, 1.8), (11, -1, 1.8), (13, -2, 1.8)], 0.1, 'gold')
        lying(2.6, 19, mat, (19, 0, 2.6), 90, 0.8)
        for s in (-1, 1):
            tube([(-17, 0, 1), (-21, s * 2, 0.8), (-24, s * 5, 0.5), (-28, s * 4, 0.4)], 0.5, ribbon)
    move(g, turn=12)


@maker('hot-brush', view='steep')
def hot_brush(body='gloss coral', metal='rosegold'):
    with group() as g:
        tube([(0, -16, 2), (0, -13, 2), (0, -4, 2), (0, 0, 2)], 1.9, body, taper=[0.9, 1, 1, 1.1])
        with group() as h:
            lathe([(0, 0), (2.4, 0), (2.6, 1), (2.6, 13), (2, 14), (0, 14)], 'matte charcoal', round=0.4)
            for z in range(9):
                for k in range(12):
                    a = 2 * math.pi * (k + 0.5 * (z % 2)) / 12
                    bar((math.cos(a) * 2.5, math.sin(a) * 2.5, 1.4 + z * 1.35), (math.cos(a) * 4, math.sin(a) * 4, 1.4 + z * 1.35), 0.12, body if (z + k) % 3 else 'plastic cream')
        move(h, tilt=-90)
        move(h, (0, 0.4, 4))
        lying(2.3, 0.8, metal, (0, 0.4, 3), 90, 0.1)
        move(g[-1], (0, 0, -0.6))
        for k in range(3):
            rod(0.6, 0.4, 'plastic white', (0, -6 - k * 2, 3.7), 0.1)
        cable([(0, -16, 2), (0, -20, 1), (6, -23, 0.4), (12, -18, 0.4)], 'rubber charcoal', 0.4)
    move(g, turn=34)
