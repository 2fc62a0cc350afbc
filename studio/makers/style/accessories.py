"""What is worn or carried every day: pendants, studs, glasses, belts, umbrellas, brushes."""
import math

from makers import maker
from makers.shared.fittings import bar, cable, disc, lying, upright
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
    rod,
    slab,
    tube,
)


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
