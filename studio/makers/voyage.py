"""What travels along: tags, pillows, plugs, poles, bottles, boats, boards."""
import math

from makers import maker
from makers.fittings import bar, cable, disc, lying, upright
from shapes import ball, box, fillet, grid, group, lathe, move, panel, ring, rod, slab, tube
from typeset import Sheet


@maker('luggage-tags', view='steep')
def luggage_tags(mats=('leather coral', 'leather teal'), metal='brass'):
    for i, mat in enumerate(mats):
        with group() as g:
            slab(fillet([(-3.4, -6), (3.4, -6), (3.4, 4.6), (1.8, 6.4), (-1.8, 6.4), (-3.4, 4.6)], 0.7, True, 5), 0.6, mat, round=0.18)
            slab(panel(5, 3.4, 0.4), 0.1, 'card cream', (0, -3, 0.6), 0.02)
            slab(fillet([(-3, -1.2), (3, -1.2), (3, 4.2), (-3, 4.2)], 0.5, True, 4), 0.3, mat, (0, 0, 0.6), 0.1)
            s = Sheet(5, 3)
            s.text('A. Ellis', 0, -0.1, 3.6, 0.8, 'paper ink', 'italic', lines=1)
            s.put((0, -3.2, 0.74), 'up')
            ring(0.5, 0.16, metal, (0, 5.3, 0.5))
            tube([(0, 5.4, 0.7), (1.8, 8.4, 0.8), (1, 12, 0.6), (-1, 12, 0.6), (-1.8, 8.4, 0.8), (0, 5.4, 0.7)], 0.42, mat)
            box(1.6, 1.9, 0.5, metal, (1.6, 9.4, 0.5), 0.15)
        move(g, ((i - 0.5) * 10.4, (i - 0.5) * -2, 0), turn=14 - 26 * i)


@maker('neck-pillow', view='high')
def neck_pillow(mat='fleece sky', button='plastic white'):
    with group() as g:
        n = 41
        line = [math.radians(235 - 290 * i / (n - 1)) for i in range(n)]
        tube([(math.cos(a) * 10.5, math.sin(a) * 9.6, 5.4) for a in line], 5.4, mat, taper=[0.86 + 0.16 * abs(math.cos(a)) for a in line])
        for k in (0, -1):
            a = line[k]
            move(ball(4.6, mat, squash=1.0), (math.cos(a) * 10.5, math.sin(a) * 9.6, 0.8))
        tube([(math.cos(a) * 15.6, math.sin(a) * 14.6, 5.4) for a in line], 0.24, 'cotton cobalt')
        tube([(-4.4, -9.4, 6), (0, -11.4, 5), (4.4, -9.4, 6)], 0.35, 'cotton cobalt')
    move(g, turn=10)


@maker('adapter', view='table')
def adapter(body='matte charcoal', accent='gloss coral'):
    with group() as g:
        slab(panel(6.4, 6.4, 1.6), 7.6, body, round=0.8)
        s = Sheet(6, 6)
        for x, y in ((-1.2, 0.8), (1.2, 0.8)):
            s.circle(x, y, 0.5, 'paper ink')
        s.rect(-1.1, -1, 0.5, 1.3, 'paper ink')
        s.rect(1.1, -1, 0.5, 1.3, 'paper ink')
        s.circle(0, -1.7, 0.4, 'paper ink')
        s.put((0, -3.24, 4.4))
        for i in range(4):
            box(1.1, 0.2, 0.5, 'gloss black', (-1.9 + i * 1.3, -3.24, 1.0), 0.05)
        for i, t in enumerate(('US', 'UK', 'EU', 'AU')):
            with group() as b:
                box(0.6, 1.1, 1.5, accent, (0, 0, 0), 0.2)
            move(b, (3.3, -2 + i * 1.4, 3.6))
        for x in (-0.9, 0.9):
            box(0.2, 0.8, 2, 'steel', (x, 0, 7.4), 0.04)
    move(g, turn=-30)
    cable([(-4, -3, 0.4), (-7, -6, 0.4), (-3, -9, 0.4), (4, -8, 0.4), (7, -11, 0.4)], 'rubber white', 0.3)
    box(1.2, 2, 0.8, 'plastic white', (7.4, -11.6, 0), 0.2)


@maker('trackers', view='high')
def trackers(count_of=4, body='gloss white', metal='chrome', holders=('leather coral', 'leather slate', 'leather amber', 'leather teal')):
    """Coin-sized trackers, one on a key ring."""
    for i in range(count_of):
        x, y = ((-4.6, 3.4), (4.6, 3.8), (-4.4, -4.4), (4.8, -4))[i]
        with group() as g:
            lathe([(0, 0), (1.7, 0), (1.8, 0.4), (1.5, 0.8), (0, 0.95)], body, round=0.2)
            rod(1.25, 0.04, metal, (0, 0, 0.93), 0.01)
            if i in (0, 3):
                ring(2.05, 0.42, holders[i], (0, 0, 0))
                box(1.1, 3.4, 0.4, holders[i], (0, 3.4, 0.1), 0.15)
                ring(1.5, 0.13, 'steel', (0, 6, 0.2))
        move(g, (x, y, 0), turn=20 * i - 30)


@maker('roll-bottle', view='eye')
def roll_bottle(mat='silicone sky', cap='plastic charcoal'):
    """A soft bottle standing full, and another rolled small."""
    with group() as g:
        lathe([(0, 0), (3.4, 0), (3.9, 1.4), (3.8, 8), (3.5, 8.6), (3.8, 9.2), (3.7, 15), (2.6, 17), (1.9, 17.6), (0, 17.6)], mat, round=0.9)
        lathe([(0, 17.4), (2.2, 17.4), (2.2, 20), (0, 20)], cap, round=0.3)
        tube([(2, 0, 19), (3.6, 0, 20.4), (2.4, 0, 22), (0, 0, 21.4)], 0.3, cap)
    move(g, (-5, 0, 0))
    with group() as r:
        pts = [(math.cos(a * 0.3) * (0.8 + a * 0.05), math.sin(a * 0.3) * (0.8 + a * 0.05)) for a in range(60)]
        grid(2, 59, lambda u, v: ((u - 0.5) * 7, pts[round(v * 59)][0], pts[round(v * 59)][1] + 3.9), mat, thick=0.5)
        lying(2.2, 2.6, cap, (5, 0, 3), 0, 0.3)
        move(ring(3.7, 0.3, cap), (-1, 0, 3.9), roll=90)
    move(r, (8, -3, 0), turn=24)


@maker('trek-poles', view='eye')
def trek_poles(shaft='matte charcoal', grip='cork', accent='anodized sky'):
    for k in range(2):
        with group() as g:
            lathe([(0, 0), (0.3, 0), (0.6, 4), (0.6, 42), (0.8, 42.4), (0.8, 84), (1, 84.4), (1, 104), (0, 104)], shaft, round=0.1)
            for z in (40, 82):
                rod(1.2, 4, accent, (0, 0, z), 0.3)
            lathe([(0, 5), (4, 5), (4.2, 5.6), (0, 6)], 'plastic black', round=0.2)
            lathe([(0, 102), (1.3, 102), (1.5, 108), (1.3, 114), (1.9, 117), (1.4, 119), (0, 119)], grip, round=0.6)
            tube([(1, 0, 116), (6, 0, 110), (7, 0, 100), (4, 0, 98), (1.4, 0, 112)], 0.6, 'cotton charcoal')
        move(g, roll=-14 if k else 14)
        move(g, (18 if k else -18, 3 * k, 0))


@maker('messenger', view='table')
def messenger(body='rubber amber', words='SOS'):
    with group() as g:
        slab(panel(6, 9.6, 1.4), 2.4, body, round=0.7)
        move(g, tilt=90)
        move(g, (0, 1.2, 4.8))
        s = Sheet(4.4, 4)
        s.rect(0, 0, 4.6, 4.2, 'paper ink', 0.4)
        s.rect(0, 0, 4.2, 3.8, 'paper d5dccb')
        s.text('On my way', 0, 0.8, 3.4, 0.7, 'paper ink', 'sans', lines=1)
        s.text('Sent 14:02', 0, -0.6, 2.6, 0.5, 'paper ink', 'sans', lines=1)
        s.put((0, -1.24, 5.6))
        box(2.4, 0.4, 1.3, 'gloss red', (0, -1.2, 1.4), 0.2)
        t = Sheet(2.4, 1.2)
        t.text(words, 0, 0, 1.5, 0.7, 'paper white', 'sans-black', lines=1)
        t.put((0, -1.44, 2.05))
        for x in (-1.8, 1.8):
            disc(0.4, 0.3, 'rubber black', (x, -1.2, 2), 0.1)
        lathe([(0, 9.4), (0.9, 9.4), (0.9, 12), (0.6, 12.4), (0, 12.4)], 'rubber black', (-1.6, 0, 0), 0.2)
        t = ring(1.3, 0.28, 'anodized charcoal')
        move(t, tilt=90, scale=(1, 1, 1.7))
        move(t, (2.6, 0.2, 11))
    move(g, turn=24)


@maker('monocular', view='table')
def monocular(body='rubber slate', metal='matte black'):
    with group() as g:
        lathe([(0, 0), (2.2, 0), (2.3, 0.6), (2.2, 6), (1.6, 7.4), (1.5, 12), (0, 12)], body, round=0.3)
        lathe([(0, 12), (1.7, 12), (1.7, 14), (1.3, 14), (1.2, 13.6), (0, 13.6)], metal, round=0.2)
        lathe([(1.55, 8.4), (1.85, 8.4), (1.85, 11), (1.55, 11)], metal, round=0.1)
        rod(1.9, 0.1, 'gloss indigo', (0, 0, -0.06), 0)
    move(g, roll=90)
    move(g, roll=-14)
    from shapes import bounds
    low, _ = bounds(g)
    move(g, (-6, 0, -low.z), turn=-24)
    tube([(6, -2, 1.6), (9, -5, 0.4), (4, -9, 0.4), (-3, -7, 0.4), (-2, -4, 0.4)], 0.3, 'rope')


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


@maker('harness', view='high')
def harness(webbing='nylon coral', metal='anodized sky'):
    """A climbing harness, chalk bag, carabiner and belay device."""
    with group() as g:
        grid(40, 2, lambda u, v: (math.cos(2 * math.pi * u) * 15, math.sin(2 * math.pi * u) * 9, 12 + v * 5), webbing, thick=1)
        for s in (-1, 1):
            grid(30, 2, lambda u, v, s=s: (s * 7.6 + math.cos(2 * math.pi * u) * 6.6, -1 + math.sin(2 * math.pi * u) * 6, 0.4 + v * 4.6), webbing, thick=0.9)
            tube([(s * 3, -8.6, 13), (s * 4, -8, 8), (s * 6, -7, 4.6)], 0.7, 'nylon charcoal')
            tube([(s * 11, 6, 12), (s * 9, 5.6, 8), (s * 8, 5, 4.6)], 0.4, 'nylon charcoal')
        tube([(0, -9.2, 14), (0, -10.6, 10), (0, -9.4, 6)], 0.9, 'nylon amber')
        box(5, 1.4, 3.4, 'steel', (7, -9.4, 12.8), 0.4)
        for s in (-1, 1):
            tube([(s * 12, -6, 12), (s * 14.6, -8, 9), (s * 15, -3, 12)], 0.35, 'plastic charcoal')
    move(g, (-4, 4, 0), turn=12)
    with group() as c:
        lathe([(0, 0), (4, 0), (4.4, 1), (4.2, 9), (3.8, 9), (3.8, 8), (0, 8)], 'fleece teal', round=0.6)
        rod(3.8, 0.3, 'salt', (0, 0, 7.8), 0.1)
        ring(4.1, 0.4, 'nylon charcoal', (0, 0, 8.2))
    move(c, (18, -2, 0))
    with group() as k:
        tube([(0, -4, 0.6), (2.2, -2, 0.6), (2.6, 3, 0.6), (0, 4.6, 0.6), (-2.2, 3, 0.6), (-2, -2, 0.6)], 0.6, metal, closed=True)
        lying(0.75, 4, 'steel', (-2.1, 0.6, 0.6), 82, 0.2)
    move(k, (6, -15, 0), turn=30)
    with group() as b:
        slab(panel(5, 3.4, 1), 1.6, 'anodized violet', round=0.4, holes=[panel(1, 1.8, 0.4)])
        tube([(-1.6, 1.4, 1), (0, 4.4, 1), (1.6, 1.4, 1)], 0.25, 'steel')
    move(b, (16, -15, 0), turn=-20)


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


@maker('fold-wagon', view='table')
def fold_wagon(cloth='canvas coral', frame='matte black'):
    with group() as g:
        for y in (-16, 16):
            box(70, 1, 26, cloth, (0, y, 18), 0.4)
            bar((-35, y, 44), (35, y, 44), 1.2, frame)
            bar((-33, y, 14), (33, y, 42), 0.9, frame)
            bar((33, y, 14), (-33, y, 42), 0.9, frame)
        for x in (-35, 35):
            box(1, 32, 26, cloth, (x, 0, 18), 0.4)
            bar((x, -16, 44), (x, 16, 44), 1.2, frame)
            for y in (-16, 16):
                bar((x, y, 12), (x, y, 44), 1.2, frame)
        box(70, 32, 1.4, cloth, (0, 0, 18), 0.3)
        for x in (-28, 28):
            for y in (-19, 19):
                w = rod(10, 7, 'rubber charcoal', round=2.4)
                move(w, tilt=90)
                move(w, (x, y + 3.5, 10))
                h = rod(4, 7.6, 'plastic coral', round=0.4)
                move(h, tilt=90)
                move(h, (x, y + 3.8, 10))
        tube([(-36, 0, 20), (-54, 0, 46), (-62, 0, 66)], 1.1, frame)
        tube([(-62, -5, 66), (-66, -5, 72), (-66, 5, 72), (-62, 5, 66)], 1.1, frame)
    move(g, turn=26)


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


@maker('plush-case', view='table')
def plush_case(mat='plush rose', trim='plush cream'):
    """A soft suitcase with a plush car and airplane beside it."""
    with group() as g:
        slab(panel(28, 10, 4), 20, mat, round=3)
        for x in (-9, 9):
            box(3, 10.6, 20.4, trim, (x, 0, -0.1), 1)
        tube([(-5, 0, 19.6), (-4, 0, 24), (4, 0, 24), (5, 0, 19.6)], 1.3, trim)
        s = Sheet(12, 8)
        s.circle(0, 0, 3.6, 'felt butter')
        s.text('GO', 0, 0, 4, 3, 'felt rose', 'sans-black', lines=1)
        s.put((0, -5.1, 10))
    move(g, (-6, 5, 0), turn=16)
    with group() as taxi:
        slab(panel(14, 8, 3), 5, 'plush amber', (0, 0, 1.6), 2)
        slab(panel(8, 7, 2.6), 5, 'plush amber', (0.4, 0, 5.4), 2)
        for x in (-4.4, 4.4):
            for y in (-4, 4):
                w = rod(2.1, 1.6, 'felt charcoal', round=0.6)
                move(w, tilt=90)
                move(w, (x, y + 0.8, 2.1))
    move(taxi, (11, -10, 0), turn=-20)
    with group() as plane:
        move(ball(3.4, 'plush sky', squash=0.9), scale=(2.2, 1, 1))
        for s in (-1, 1):
            slab(fillet([(-2, 0), (2.4, 0), (1, s * 9), (-1, s * 9)], 1, True, 5), 1.4, 'plush white', (0, 0, 2.4), 0.6)
            slab(fillet([(-7, 0), (-5, 0), (-5.6, s * 4), (-7, s * 4)], 0.6, True, 4), 1, 'plush white', (0, 0, 3), 0.4)
        upright(fillet([(-7.4, 4), (-4.4, 4), (-6, 8.4), (-7.6, 8.4)], 0.8, True, 4), 1, 'plush coral', (0, 0.5, 0), 0.4)
    move(plane, (-14, -13, 0), turn=30)


@maker('bino-harness', view='table')
def bino_harness(strap='nylon moss'):
    """Crossed shoulder straps holding a pair of field glasses."""
    from makers.toolbox import binoculars
    with group() as b:
        binoculars(strap=None)
    move(b, (0, -9, 0), scale=1.1)
    for s in (-1, 1):
        tube([(s * 6, -6, 4), (s * 13, 2, 4), (s * 9, 12, 8), (0, 17, 6)], 1.1, strap)
        tube([(s * 6, -6, 3), (s * 15, 8, 1.4), (s * 8, 19, 2), (0, 17, 6)], 1.1, strap)
        box(3, 1.6, 2.4, 'plastic black', (s * 8.4, -4.4, 3), 0.4)
    move(ball(3.4, 'leather brown', squash=0.5), (0, 17, 4.6))


@maker('backgammon', view='steep')
def backgammon(mat='leather caramel', darks='felt brick', lights='felt cream'):
    """A roll-up board with its points, checkers and dice."""
    with group() as g:
        slab(panel(46, 32, 1.2), 0.5, mat, round=0.15)
        s = Sheet(46, 32)
        for i in range(12):
            x = (i - 5.5) * 3.5 + (1.2 if i > 5 else -1.2)
            for t in (-1, 1):
                s.poly([(x - 1.5, t * 14.6), (x + 1.5, t * 14.6), (x, t * 3)], (darks, lights)[(i + (t > 0)) % 2])
        s.rect(0, 0, 0.5, 30, darks)
        s.put((0, 0, 0.52), 'up')
        for col, n, t, mat2 in ((0, 5, 1, 'gloss ivory'), (5, 3, -1, 'gloss ivory'), (7, 5, -1, 'gloss ink'), (11, 2, 1, 'gloss ink'), (6, 4, 1, 'gloss ivory'), (2, 4, -1, 'gloss ink')):
            x = (col - 5.5) * 3.5 + (1.2 if col > 5 else -1.2)
            for k in range(n):
                rod(1.4, 0.6, mat2, (x, t * (13 - k * 2.8), 0.5), 0.15)
        for k in range(2):
            box(1.6, 1.6, 1.6, 'gloss cherry', (10 + k * 3, -1 + k * 1.6, 0.5), 0.25, 20 * k)
            t = Sheet(1.6, 1.6)
            for px, py in ((0, 0), (-0.4, 0.4), (0.4, -0.4))[:2 + k]:
                t.circle(px, py, 0.16, 'paper white', n=12)
            t.put((10 + k * 3, -1 + k * 1.6, 2.12), 'up')
        lying(2.2, 33, mat, (24.6, 0, 2), 90, 0.4)
    move(g, turn=12)


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
