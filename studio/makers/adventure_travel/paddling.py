"""Boats, boards, bags and lines for water and woods."""
import math

from makers import maker
from makers.shared.fittings import bar, lying, upright
from shapes import ball, box, fillet, grid, group, lathe, move, panel, slab, tube
from typeset import Sheet


@maker('kayak', view='high')
def kayak(hull='rubber sky', deck='rubber navy', paddles=True):
    with group() as g:
        n = 60
        for s in (-1, 1):
            pts, taper = [], []
            for i in range(n):
                t = i / (n - 1)
                w = math.sin(math.pi * (0.02 + 0.96 * t)) ** 0.6
                pts.append(((t - 0.5) * 300, s * 34 * w, 16 + 14 * (2 * t - 1) ** 4))
                taper.append(0.55 + 0.5 * w)
            tube(pts, 13, hull, taper=taper)
        slab([((t - 0.5) * 270, 30 * math.sin(math.pi * t) ** 0.6) for t in [i / 30 for i in range(31)]] + [((0.5 - t) * 270, -30 * math.sin(math.pi * t) ** 0.6) for t in [i / 30 for i in range(1, 30)]], 8, deck, (0, 0, 4), 1)
        for x in (-50, 40):
            with group() as seat:
                box(34, 40, 8, 'nylon charcoal', (0, 0, 12), 3)
                box(6, 38, 30, 'nylon charcoal', (18, 0, 14), 3)
            move(seat, (x, 0, 0))
        for e in (-1, 1):
            with group() as d:
                slab(fillet([(0, -24), (62, -4), (66, 0), (62, 4), (0, 24)], 6, True, 5), 3, deck, (0, 0, 26), 1)
            move(d, (e * 78, 0, 0), turn=0 if e > 0 else 180)
        if paddles:
            for k in range(2):
                with group() as p:
                    lying(1.8, 200, 'matte charcoal', (0, 0, 2), 0, 0.4)
                    for s in (-1, 1):
                        slab(fillet([(s * 90, -8), (s * 132, -10), (s * 138, 0), (s * 132, 10), (s * 90, 8)], 6, True, 5), 2, 'plastic amber', (0, 0, 1.4), 0.6)
                move(p, (0, -74 - k * 26, 0), turn=2 - 5 * k)
    move(g, turn=24)


@maker('paddleboard', view='eye')
def paddleboard(deck='rubber mint', pad='foam white', paddle='plastic charcoal'):
    """A board standing on its tail with its paddle and a backpack."""
    with group() as g:
        line = [(38 * math.sin(math.pi * (0.06 + 0.9 * t)) ** 0.55, t * 320) for t in [i / 30 for i in range(31)]]
        outline = line + [(-x, y) for x, y in reversed(line)]
        upright(outline, 14, deck, (0, 0, 0), 5)
        upright([(x * 0.8, 40 + (y / 320) * 180) for x, y in outline], 1, pad, (0, -13.6, 0), 0.3)
        for k in range(9):
            bar((-26, -14.8, 60 + k * 18), (26, -14.8, 60 + k * 18), 0.7, 'foam silver')
        s = Sheet(40, 30)
        s.text('GLIDE', 0, 0, 34, 14, 'paper white', 'sans-black', lines=1)
        s.put((0, -14.4, 262))
        box(10, 3, 8, 'rubber charcoal', (0, -14, 150), 1)
    move(g, tilt=-7)
    move(g, turn=14)
    with group() as p:
        bar((0, 0, 40), (0, 0, 200), 1.8, 'matte charcoal')
        upright(fillet([(-10, 0), (10, 0), (12, 34), (4, 46), (-4, 46), (-12, 34)], 8, True, 6), 2, paddle, (0, 1, 0), 0.6)
        lying(2, 12, 'rubber mint', (0, 0, 200), 0, 1)
    move(p, tilt=-6)
    move(p, (66, -6, 0))


@maker('snorkel', view='high')
def snorkel(skirt='silicone sky', frame='plastic navy', fins=True):
    with group() as m:
        with group() as lens:
            slab(panel(16, 9, 3), 1.2, frame, round=0.4, holes=[panel(14, 7, 2.4)])
            slab(panel(14.4, 7.4, 2.4), 0.3, 'glass aqua', (0, 0, 0.4), 0.05)
            box(2, 4, 1.4, frame, (0, -3, 0), 0.5)
            slab(panel(15, 8, 3), 3, skirt, (0, 0, -2.8), 0.8)
        move(lens, tilt=62)
        move(lens, (0, 0, 4.6))
        tube([(-8, 0.6, 4.6), (-9, 6, 4), (0, 11, 3), (9, 6, 4), (8, 0.6, 4.6)], 0.8, skirt)
    move(m, (-6, 6, 0), turn=14)
    with group() as s:
        tube([(0, -14, 1.4), (0, 6, 1.4), (1, 11, 1.4), (5, 14, 1.4), (9, 12.6, 1.4)], 1.3, frame)
        tube([(0, -14, 1.4), (0, -19, 1.4)], 1.5, 'plastic amber')
        box(3.4, 1.8, 2, 'silicone white', (9.6, 12.2, 0.4), 0.5)
    move(s, (14, -2, 0), turn=-14)
    if fins:
        for k in range(2):
            with group() as f:
                slab(fillet([(-3.4, 0), (3.4, 0), (5.4, 16), (6.6, 30), (2, 32), (-2, 32), (-6.6, 30), (-5.4, 16)], 1.6, True, 5), 0.8, frame, (0, 0, 0.6), 0.2)
                for x in (-3, 0, 3):
                    bar((x * 0.7, 12, 1.5), (x * 1.6, 30, 1.4), 0.3, skirt)
                move(ball(4.6, skirt, squash=0.55), (0, 2, 0), scale=(0.9, 1.6, 1))
            move(f, (-18 + k * 14, -34, 0), turn=10 - 16 * k)


@maker('dry-bags', view='eye')
def dry_bags(mats=('rubber coral', 'rubber amber', 'rubber teal'), sizes=(1.0, 0.74, 0.5)):
    x = -20
    for mat, k in zip(mats, sizes):
        r = 11 * k
        with group() as g:
            lathe([(0, 0), (r * 0.9, 0), (r, r * 0.2), (r, 30 * k), (r * 0.9, 34 * k), (0, 34 * k)], mat, round=2 * k)
            lying(2.6 * k, 21 * k, mat, (0, 0, 36.4 * k), 0, 0.8)
            box(23 * k, 4 * k, 1.6 * k, 'plastic black', (0, 0, 38 * k), 0.4)
            tube([(-11 * k, 0, 38 * k), (-6 * k, 0, 44 * k), (6 * k, 0, 44 * k), (11 * k, 0, 38 * k)], 1.1 * k, 'nylon black')
            box(5 * k, 2.4 * k, 3.4 * k, 'plastic black', (0, 0, 43 * k), 0.5)
            s = Sheet(14 * k, 6 * k)
            s.text(f'{round(20 * k ** 2)} L', 0, 0, 9 * k, 4.4 * k, 'paper white', 'sans-black', lines=1)
            move(s.wrap(r + 0.03), (0, 0, 18 * k))
        move(g, (x + r, -6 * (1 - k) * 2, 0))
        x += 2 * r + 3


@maker('slackline', view='table')
def slackline(web='nylon violet', pad='foam charcoal', trees=True):
    for x in (-60, 60):
        lathe([(11, 0), (9, 8), (8.4, 60), (8.8, 66)], 'bark', (x, 0, 0), 1)
        lathe([(0, 66), (8.8, 66)], 'oak', (x, 0, 0), 0)
        lathe([(9.3, 22), (9.9, 22), (9.9, 36), (9.3, 36)], pad, (x, 0, 0), 0.2)
        lathe([(9.9, 26), (10.4, 26), (10.4, 31), (9.9, 31)], web, (x, 0, 0), 0.1)
        lathe([(8.7, 56), (9.2, 56), (9.2, 59), (8.7, 59)], 'nylon amber', (x, 0, 0), 0.1)
    grid(20, 2, lambda u, v: ((u - 0.5) * 102, (v - 0.5) * 5, 29 - 2.4 * 4 * u * (1 - u)), web, thick=0.5)
    tube([((t - 0.5) * 104, 0, 57.4 - 2 * 4 * t * (1 - t)) for t in [i / 12 for i in range(13)]], 0.8, 'nylon amber')
    box(9, 6, 7, 'steel', (-44, 0, 25), 1)
    grid(10, 6, lambda u, v: ((u - 0.5) * 170, (v - 0.5) * 60, 0.3), 'foliage leaf')


@maker('hammock-stand', view='table')
def hammock_stand(cloth='canvas mint', metal='matte charcoal', stripes='canvas white'):
    with group() as g:
        tube([(-110, 0, 76), (-84, 0, 26), (-50, 0, 4), (50, 0, 4), (84, 0, 26), (110, 0, 76)], 2.6, metal)
        for x in (-44, 44):
            bar((x, -44, 2), (x, 44, 2), 2.4, metal)
        for k in range(11):
            v0 = k / 11

            def place(u, v, v0=v0):
                w = v0 + v / 11
                x = (u - 0.5) * 150
                y = (w - 0.5) * 70 * (1 - 0.5 * (2 * u - 1) ** 4)
                return (x, y, 24 + 34 * (2 * u - 1) ** 2 + 10 * (2 * w - 1) ** 2)
            grid(40, 3, place, stripes if k % 2 else cloth, thick=0.8)
        for s in (-1, 1):
            for k in range(9):
                bar((s * 75, (k - 4) * 4, 59), (s * 107, 0, 72), 0.3, 'rope')
    move(g, turn=22)
