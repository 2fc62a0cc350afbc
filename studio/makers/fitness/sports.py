"""Balls, boards, paddles, nets and what runners and swimmers wear."""
import math

from makers import maker
from makers.shared.parts import bar, blob, disc, wheel, words
from shapes import (
    ball,
    box,
    cut,
    fillet,
    grid,
    group,
    lathe,
    mesh,
    move,
    oval,
    ring,
    rod,
    slab,
    tube,
)


def seam(radius, place, mat, thick, n=64):
    """A closed line on a ball; `place(t)` gives a direction."""
    pts = []
    for i in range(n):
        x, y, z = place(2 * math.pi * i / n)
        d = math.sqrt(x * x + y * y + z * z)
        pts.append((x / d * radius, y / d * radius, z / d * radius))
    return tube(pts, thick, mat, closed=True)


@maker('sports-ball', view='table')
def sports_ball(kind='basketball', mat=None, line='rubber black', radius=12, turned=(20, 24, 0)):
    """basketball, football or soccer."""
    with group() as g:
        if kind == 'football':
            lathe([(0, -15), (2, -14.4), (5.6, -10), (8.2, -4), (8.8, 0), (8.2, 4), (5.6, 10), (2, 14.4), (0, 15)], mat or 'leather 8a4a26', round=3)
            for s in (-1, 1):
                lathe([(5.86, s * 9.4), (6.1, s * 9.2), (5.2, s * 10.8), (5.0, s * 10.7)], 'leather white', round=.05)
            for a in range(4):
                t = math.radians(90 * a + 45)
                tube([(math.cos(t) * r, math.sin(t) * r, z) for r, z in ((.8, -14.9), (5.62, -10), (8.24, -4), (8.84, 0), (8.24, 4), (5.62, 10), (.8, 14.9))], .12, line)
            tube([(0, -8.95, -5), (0, -9.1, 0), (0, -8.95, 5)], .3, 'leather white')
            for k in range(8):
                z = -4.2 + k * 1.2
                tube([(-1.5, -8.5, z), (0, -9.25, z), (1.5, -8.5, z)], .28, 'leather white')
            move(g, roll=90)
            move(g, tilt=-34)
            move(g, (0, 0, 8.6), turn=24)
            return
        blob(radius, radius, radius, mat or 'suede cf6a2c', steps=72)
        r = radius * 1.002
        if kind == 'basketball':
            t = radius * .022
            seam(r, lambda a: (math.cos(a), 0, math.sin(a)), line, t)
            seam(r, lambda a: (0, math.cos(a), math.sin(a)), line, t)
            for s in (-1, 1):
                seam(r, lambda a, s=s: (s * (.62 + .2 * math.cos(2 * a)), math.cos(a) * .9, math.sin(a) * .9), line, t)
        move(g, tilt=turned[0], roll=turned[2])
    move(g, (0, 0, radius), turn=turned[1])


@maker('mini-hoop', view='table')
def mini_hoop(trim='plastic coral', door='stain bone'):
    """A clear board hung over a door, a rim, a net and a small ball."""
    with group() as g:
        box(52, 3.6, 84, door, (0, 2.6, 0), .4)
        for z in (8, 48):
            box(38, .6, 30, 'stain ivory', (0, .6, z), .3)
        box(42, 1, 28, 'plastic white', (0, -1.6, 52), .3)
        for x, z, w, h in ((0, 52, 42, 1.4), (0, 78.6, 42, 1.4), (-20.3, 52, 1.4, 28), (20.3, 52, 1.4, 28), (0, 58, 15, 1), (0, 68, 15, 1), (-7, 58, 1, 11), (7, 58, 1, 11)):
            box(w, .4, h, trim, (x, -2.2, z), .1)
        for x in (-13, 13):
            box(3, 5.4, 1, 'steel', (x, 1.6, 83.6), .2)
            box(3, .8, 8, 'steel', (x, -1, 76), .2)
        ring(8.6, .6, trim, (0, -12.4, 57))
        box(6, 3, 2, trim, (0, -3, 56.6), .3)
        n = 12
        for i in range(n):
            for s in (-1, 1):
                pts = [(math.cos(2 * math.pi * (i + s * k * .34) / n) * (8.6 - k * .85), -12.4 + math.sin(2 * math.pi * (i + s * k * .34) / n) * (8.6 - k * .85), 57 - k * 2.6) for k in range(6)]
                tube(pts, .22, 'cotton white')
    move(g, turn=20)
    with group() as b:
        sports_ball('basketball', radius=6.4)
    move(b, (18, -34, 0))


@maker('skateboard', view='table')
def skateboard(deck='maple', wheels='gloss coral'):
    """Lying upside up on its wheels, nose kicked up."""
    with group() as g:
        def top(z):
            def place(u, v):
                x = (u - .5) * 80
                half = 10.2 * (1 - max(0, (abs(x) - 31) / 9.2) ** 2.2) ** .5 if abs(x) < 40.01 else 0
                kick = max(0, abs(x) - 26) ** 1.5 * .1
                return (x, (2 * v - 1) * max(half, .05), z + kick + .35 * (2 * v - 1) ** 2)
            return place
        grid(60, 10, top(9.6), deck, thick=1.2)
        grid(60, 10, top(10.35), 'sandy 2a2b2e')
        for x in (-21, 21):
            box(6, 4.6, 2.4, 'aluminum', (x, 0, 6.4), .5)
            bar((x, -9.4, 4.6), (x, 9.4, 4.6), 1, 'aluminum')
            for y in (-8.6, 8.6):
                wheel(3, 3.8, (x, y, 3), wheels, 'plastic white', 'y')
            for dx in (-1.6, 1.6):
                for y in (-1.4, 1.4):
                    rod(.45, .2, 'steel', (x + dx, y, 10.45), .05)
    move(g, roll=-9)
    move(g, (0, 0, 4.6), turn=-30)


@maker('helmet', view='table')
def helmet(shell='matte mint', strap='nylon black', pad='foam charcoal', visor=None):
    """A round skate helmet with vents; `visor` makes it an astronaut's."""
    with group() as g:
        if visor:
            s = blob(15, 16, 15.6, shell, (0, 0, 17))
            cut(s, box(60, 60, 8, None, (0, 0, -5)))
            cut(s, blob(10.4, 8, 8.8, None, (0, -14, 17)))
            with group():
                blob(11.2, 8.6, 9.4, visor, (0, -9, 17))
            move(ring(10.6, 1.4, 'plastic silver'), (0, -10.6, 16.4), tilt=84, scale=(1, 1, .88))
            for x in (-1, 1):
                disc(4, 2.4, 'plastic silver', (x * 15, 0, 16), 'x', .6)
                box(2, 3, 5, 'plastic coral', (x * 16, 0, 18), .5)
            lathe([(11, 0), (15, 0), (14.6, 3.6), (11, 4)], 'plastic silver', round=.6)
        else:
            dome = lathe([(0, 0), (12.6, 0), (13.2, 2), (12.8, 9), (9.6, 15), (4, 18), (0, 18.6)], shell, round=3, squash=1.18)
            lathe([(0, 6), (10.6, 4), (11.8, .2)], pad, round=1, squash=1.18)
            for z, r, count in ((10.4, 12.1, 10), (15.2, 9.2, 8), (17.8, 4.6, 4)):
                for i in range(count):
                    a = 2 * math.pi * (i + (count == 8) * .5) / count - math.pi / 2
                    hole = (math.cos(a), math.sin(a) * 1.18)
                    cut(dome, blob(1.2, 1.2, 1.6 if z < 12 else 1.2, None, (hole[0] * r, hole[1] * r, z), steps=20))
                    blob(1.1, 1.1, 1.3, 'matte black', (hole[0] * r * .88, hole[1] * r * .88, z - .9), steps=20)
            for x in (-1, 1):
                tube([(x * 12.2, -4, 2), (x * 9, -5, -4), (x * 1.4, -7, -8)], .7, strap)
                tube([(x * 12.2, 7, 2), (x * 9.4, -3, -4)], .7, strap)
            box(4, 1.4, 2.4, 'plastic black', (0, -7.4, -9), .5)
    move(g, (0, 0, 9.4 if not visor else 0), turn=28)


@maker('pickleball', view='steep')
def pickleball(faces=('plastic leaf', 'plastic coral', 'plastic cobalt', 'plastic amber'), balls=4):
    """Four paddles in a fan and four balls with holes."""
    for i, mat in enumerate(faces):
        with group() as g:
            slab(fillet([(-9.6, 0), (9.6, 0), (9.6, 24), (-9.6, 24)], 5, True, 6), 1.2, mat, (0, 10, 0), .4)
            slab(fillet([(-7.6, 2), (7.6, 2), (7.6, 22), (-7.6, 22)], 4, True, 6), .1, 'matte charcoal', (0, 10, 1.15), .02)
            words('RALLY', 9, 3, (0, 25, 1.3), mat.replace('plastic', 'paper'), 'up', 'sans-black')
            bar((0, -1, .8), (0, 11, .8), 1.6, 'leather black')
            rod(1.7, .8, mat, (0, -1.4, 0), .2)
        move(g, ((i - 1.5) * 15, (i % 2) * 2 - 4, .3 * i), turn=-(i - 1.5) * 13)
    for k in range(balls):
        with group() as b:
            blob(3.7, 3.7, 3.7, 'plastic lemon', (0, 0, 3.7))
            for i in range(26):
                u, a = 1 - 2 * (i + .5) / 26, i * 2.4
                r = math.sqrt(1 - u * u)
                blob(.5, .5, .5, 'plastic olive', (math.cos(a) * r * 3.45, math.sin(a) * r * 3.45, 3.7 + u * 3.45), steps=12)
        move(b, ((k - 1.5) * 10, -14 - (k % 2) * 4, 0))


@maker('court-net', view='table')
def court_net(net='nylon white', band='nylon coral', pole='anodized charcoal'):
    """A net on its own frame, a racket, a shuttlecock and a ball before it."""
    with group() as g:
        for x in (-62, 62):
            bar((x, 0, 1), (x, 0, 70), 1.3, pole)
            bar((x, -20, 1), (x, 20, 1), 1.3, pole)
        bar((-62, 0, 1), (62, 0, 1), 1.2, pole)
        for i in range(32):
            bar((-62 + i * 4, 0, 40), (-62 + i * 4, 0, 68), .22, net)
        for i in range(8):
            bar((-62, 0, 40 + i * 4), (62, 0, 40 + i * 4), .22, net)
        box(124, 1.2, 3.6, band, (0, 0, 66), .4)
    move(g, turn=18)
    with group() as r:
        slab(oval(20, 26, 48), 1.2, 'anodized coral', (0, 24, 0), .4, [oval(18, 24, 48)])
        for i in range(9):
            x = (i - 4) * 1.9
            h = 11.6 * math.sqrt(max(0, 1 - (x / 9) ** 2))
            bar((x, 24 - h, .6), (x, 24 + h, .6), .12, 'nylon white')
            y = (i - 4) * 2.5
            w = 8.6 * math.sqrt(max(0, 1 - (y / 12) ** 2))
            bar((-w, 24 + y, .6), (w, 24 + y, .6), .12, 'nylon white')
        bar((0, 11, .6), (0, -6, .6), .6, 'anodized coral')
        bar((0, -6, .8), (0, -20, .8), 1.3, 'leather black')
    move(r, (-16, -40, 0), turn=54)
    with group() as s:
        blob(2.6, 2.6, 2.4, 'leather white', (0, 0, 2.4))
        lathe([(2.3, 3.6), (5, 12), (4.8, 12), (2, 4)], 'nylon white', round=.1)
    move(s, tilt=70)
    move(s, (24, -44, 3), turn=30)
    with group() as b:
        blob(9, 9, 9, 'leather butter', (0, 0, 9))
        for a in range(3):
            move(ring(9, .12, 'leather cobalt'), (0, 0, 8.9), tilt=60 * a, turn=40)
    move(b, (46, -34, 0))


@maker('rebounder', view='table')
def rebounder(frame='gloss coral', net='nylon white', target='nylon yellow', foot='anodized charcoal'):
    """A springy net that leans far back on two legs, a square to aim at, and a soccer ball coming off it."""
    with group() as g:
        def at(x, t):
            return (x, 44 * t - 10, 4 + 44 * t)
        corners = [(-38, 0), (38, 0), (38, 1), (-38, 1)]
        for (x0, t0), (x1, t1) in zip(corners, corners[1:] + corners[:1]):
            bar(at(x0, t0), at(x1, t1), 1.9, frame)
        for x in (-38, 38):
            bar(at(x, 0.72), (x, 40, 1.4), 1.4, foot)
            bar((x, -12, 1.4), (x, 42, 1.4), 1.4, foot)
            bar(at(x, 0), (x, -10, 1.4), 1.4, foot)
            for y in (-12, 42):
                ball(2.2, 'rubber black', (x, y, 0))
        bar((-38, 42, 1.4), (38, 42, 1.4), 1.4, foot)
        for i in range(15):
            x = -32 + i * 64 / 14
            bar(at(x, 0.1), at(x, 0.9), 0.32, net)
            for a, b in ((0.0, 0.1), (0.9, 1.0)):
                bar(at(x * 38 / 34, a), at(x, b) if a == 0 else at(x * 38 / 34, b), 0.45, foot)
        for i in range(11):
            t = 0.1 + i * 0.8 / 10
            bar(at(-32, t), at(32, t), 0.32, net)
            for side in (-1, 1):
                bar(at(side * 32, t), at(side * 38, t), 0.45, foot)
        border = [(-32, 0.1), (32, 0.1), (32, 0.9), (-32, 0.9)]
        square = [(-10, 0.34), (10, 0.34), (10, 0.66), (-10, 0.66)]
        for line, thick, mat in ((border, 1.0, net), (square, 0.9, target)):
            for (x0, t0), (x1, t1) in zip(line, line[1:] + line[:1]):
                bar(at(x0, t0), at(x1, t1), thick, mat)
    move(g, turn=26)
    with group() as b:
        soccer(11)
    move(b, (24, -40, 11))


def soccer(radius):
    """A white ball with black pentagons."""
    blob(radius, radius, radius, 'leather white', steps=64)
    phi = (1 + 5 ** .5) / 2
    corners = [(0, s, t * phi) for s in (-1, 1) for t in (-1, 1)] + [(s, t * phi, 0) for s in (-1, 1) for t in (-1, 1)] + [(t * phi, 0, s) for s in (-1, 1) for t in (-1, 1)]
    from mathutils import Vector
    for c in corners:
        n = Vector(c).normalized()
        u = n.orthogonal().normalized()
        w = n.cross(u)
        pts = []
        for rr in (.34, .17):
            for k in range(20):
                a = 2 * math.pi * k / 20
                five = 1 / math.cos(((a + math.pi / 5) % (2 * math.pi / 5)) - math.pi / 5) * .81
                p = (n + (u * math.cos(a) + w * math.sin(a)) * rr * five).normalized() * radius * 1.004
                pts.append(tuple(p))
        pts.append(tuple(n * radius * 1.004))
        faces = [(i, (i + 1) % 20, 20 + (i + 1) % 20, 20 + i) for i in range(20)] + [(20 + i, 20 + (i + 1) % 20, 40) for i in range(20)]
        mesh(pts, faces, 'leather black')
        for k in range(5):
            a = 2 * math.pi * (k + .5) / 5
            p = [(n + (u * math.cos(a) + w * math.sin(a)) * rr).normalized() * radius * 1.003 for rr in (.36, .5, .62)]
            tube([tuple(q) for q in p], radius * .012, 'leather charcoal')
