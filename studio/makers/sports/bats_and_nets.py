"""What a ball is hit with, and what it is hit into."""
import math

from makers import maker
from makers.shared.parts import bar, blob, words
from shapes import ball, box, fillet, group, lathe, move, oval, ring, rod, slab, tube


def bat(wood, text=None):
    """Lying along x, its knob left."""
    with group() as g:
        lathe([(0, 0), (2.4, 0), (2.5, 1.2), (1.3, 2.2), (1.25, 24), (1.7, 38), (2.9, 54), (3.3, 64), (3.3, 80), (2.6, 83.4), (0, 84)], wood, round=0.8)
        move(g, roll=90)
        move(g, (-42, 0, 3.3))
    if text:
        words(text, 22, 2.4, (24, -0.2, 6.64), 'paper espresso', 'up', 'serif-black')


def racket(frame='anodized coral', string='nylon white', grip='leather black', size=1.0):
    """Lying, its head up the picture."""
    with group() as g:
        slab(oval(26, 34, 56), 2.2, frame, (0, 30, 0), 0.8, [oval(22.6, 30.6, 56)])
        for i in range(13):
            x = (i - 6) * 1.72
            h = 15.2 * math.sqrt(max(0, 1 - (x / 11.4) ** 2))
            bar((x, 30 - h, 1.1), (x, 30 + h, 1.1), 0.11, string)
        for i in range(16):
            y = (i - 7.5) * 1.9
            w = 11.2 * math.sqrt(max(0, 1 - (y / 15.4) ** 2))
            bar((-w, 30 + y, 1.1), (w, 30 + y, 1.1), 0.11, string)
        for s in (-1, 1):
            tube([(s * 8, 17.6, 1.1), (s * 3.6, 10.5, 1.1), (0.9 * s, 4, 1.1), (0.7 * s, 0, 1.1)], 1.0, frame)
        bar((0, 2, 1.4), (0, -20, 1.4), 1.7, grip)
        for k in range(7):
            move(ring(1.66, 0.12, grip), (0, 0, -0.12), tilt=90)
            move(g[-1], (0, -1 - k * 2.7, 1.4), turn=14)
        bar((0, -20, 1.4), (0, -21.4, 1.4), 2.0, frame)
    return move(g, scale=(size, size, size))


@maker('game-stick', view='high')
def game_stick(kind='bat', mat=None, grip=None, text=None, size=1.0, string='nylon white'):
    """bat (lying, perhaps with words), racket, paddle, hockey (two sticks crossed) or golf-bag."""
    if kind == 'bat':
        with group() as g:
            bat(mat or 'maple', text)
        move(g, turn=-14, scale=(size, size, size))
    elif kind == 'racket':
        move(racket(mat or 'anodized coral', string, grip or 'leather black', size), turn=-24)
    elif kind == 'paddle':
        with group() as g:
            slab(fillet([(-9.8, 0), (9.8, 0), (9.8, 26), (-9.8, 26)], 4.4, True, 6), 1.4, mat or 'matte charcoal', (0, 8, 0), 0.5)
            slab(fillet([(-8.6, 1.2), (8.6, 1.2), (8.6, 24.8), (-8.6, 24.8)], 3.6, True, 6), 0.08, 'nylon charcoal', (0, 8, 1.36), 0.02)
            words('CARBON', 10, 2.4, (0, 14, 1.5), 'paper fog', 'up', 'sans-black')
            slab(fillet([(-3.4, 0), (3.4, 0), (1.6, -4), (-1.6, -4)], 0.6, True), 1.4, mat or 'matte charcoal', (0, 8.4, 0), 0.4)
            bar((0, 5, 0.9), (0, -7, 0.9), 1.6, grip or 'leather coral')
            bar((0, -7, 0.9), (0, -8, 0.9), 1.9, 'rubber black')
        move(g, turn=-20)
    elif kind == 'hockey':
        for side in (1, -1):
            with group() as g:
                slab(fillet([(-20, 0), (-1, 0), (2.4, 3.6), (2.8, 6.6), (-3, 6), (-19, 6.4)], 1.3, True), 1.6, 'cotton ink', round=0.4)
                move(g, tilt=90)
                tube([(0.4, -0.8, 3.6), (34, -0.8, 88)], 1.35, mat or 'birch', straight=True)
                tube([(29, -0.8, 75.4), (34, -0.8, 88)], 1.6, 'cotton ink', straight=True)
            move(g, scale=(side * size, size, size))
            move(g, (-17 * side * size, 2.4 * side, 0), turn=-6 * side)
    elif kind == 'golf-bag':
        with group() as g:
            lathe([(0, 0), (7.6, 0), (7.8, 2), (7.2, 30), (8, 54), (8.2, 57), (7.2, 57), (6.8, 50)], mat or 'nylon mint', round=0.6)
            lathe([(8.1, 53), (8.5, 53.6), (8.5, 57), (8.1, 57.4)], 'nylon charcoal', round=0.2)
            slab(fillet([(-5, 8), (5, 8), (5, 30), (-5, 30)], 2, True), 3.4, 'nylon charcoal', round=1.2)
            move(g[-1], tilt=90)
            move(g[-1], (0, -6.4, 0))
            tube([(6.4, -3, 50), (12.6, -5, 38), (12, -5, 24), (6.6, -3, 14)], 1.0, 'nylon charcoal')
            for i, (x, y, h) in enumerate(((-3.6, 1.6, 76), (3.8, 1.8, 74), (-0.6, -3, 71), (0.6, 4.2, 80))):
                bar((x, y, 30), (x * 1.2, y, h), 0.5, 'chrome')
                if i == 3:
                    blob(4.6, 3.4, 2.8, 'gloss coral', (x + 2.6, y, h + 1.2))
                else:
                    slab(fillet([(-0.8, 0), (5.6, 0.6), (6.4, 4.4), (0.6, 3)], 0.7, True), 1.1, 'steel', round=0.2)
                    move(g[-1], tilt=90)
                    move(g[-1], (x * 1.2, y + 0.5, h - 1))
            move(g, tilt=-16)
        for x in (-11, 11):
            bar((x * 0.5, 15, 46), (x, 32, 0.6), 0.6, 'matte charcoal')
        return
    else:
        raise ValueError(f'no {kind}')


def mesh_net(corners, nx, ny, thick, mat):
    """Cords between four corners: left low, right low, right high, left high."""
    a, b, c, d = corners

    def at(u, v):
        return tuple((p * (1 - u) + q * u) * (1 - v) + (s * (1 - u) + r * u) * v for p, q, r, s in zip(a, b, c, d))
    for i in range(nx + 1):
        bar(at(i / nx, 0), at(i / nx, 1), thick, mat)
    for j in range(ny + 1):
        bar(at(0, j / ny), at(1, j / ny), thick, mat)


@maker('game-net', view='table')
def game_net(kind='goal', frame=None, net='nylon white', accent='plastic coral', width=None):
    """goal (hockey or soccer, on tubes), popup (a bowed soccer goal), volleyball, court (low, on a frame), hoop (on a wheeled stand), tee (with ball and bat)."""
    if kind == 'goal':
        w, h, d = (width or 70) / 2, (width or 70) * 0.66, (width or 70) * 0.42
        mat = frame or 'gloss red'
        for x in (-w, w):
            bar((x, 0, 0), (x, 0, h), 1.5, mat)
            tube([(x, 0, h), (x, d * 0.5, h * 0.96), (x, d, 1.2)], 1.0, mat)
            bar((x, 0, 1.2), (x, d, 1.2), 1.0, mat)
            ball(1.5, mat, (x, 0, h - 1.5))
            mesh_net(((x, 0, 1), (x, d, 1), (x, d * 0.5, h * 0.96), (x, 0, h)), 6, 9, 0.2, net)
        bar((-w, 0, h), (w, 0, h), 1.5, mat)
        bar((-w, d, 1.2), (w, d, 1.2), 1.0, mat)
        mesh_net(((-w, d, 1.2), (w, d, 1.2), (w, d * 0.5, h * 0.96), (-w, d * 0.5, h * 0.96)), 18, 10, 0.2, net)
        mesh_net(((-w, 0, h), (w, 0, h), (w, d * 0.5, h * 0.96), (-w, d * 0.5, h * 0.96)), 18, 3, 0.2, net)
    elif kind == 'popup':
        w = (width or 60) / 2
        mat = frame or 'nylon coral'
        arc = [(-w * math.cos(math.pi * i / 16), 0, w * 1.05 * math.sin(math.pi * i / 16) ** 0.75 + 1) for i in range(17)]
        tube(arc, 1.8, mat)
        bar((-w, 0, 1), (w, 0, 1), 1.8, mat)
        tube([(x, w * 0.85 * math.sin(math.pi * (x / w + 1) / 2), 1) for x in (-w, -w * 0.6, 0, w * 0.6, w)], 0.9, mat)
        for i in range(1, 16):
            x, _, z = arc[i]
            y = w * 0.85 * math.sin(math.pi * (x / w + 1) / 2)
            tube([(x, 0, z), (x * 0.96, y * 0.55, z * 0.62), (x, y, 1)], 0.36, net)
        for k in range(1, 8):
            t = k / 8
            tube([(x * (1 - 0.04 * t), t * w * 0.85 * math.sin(math.pi * (x / w + 1) / 2), 1 + (z - 1) * (1 - t) ** 0.9) for x, _, z in arc[1:-1]], 0.36, net)
    elif kind in ('volleyball', 'court'):
        w = (width or 120) / 2
        high, low = (86, 58) if kind == 'volleyball' else (34, 6)
        mat = frame or 'aluminum'
        for x in (-w, w):
            bar((x, 0, 0), (x, 0, high + 3), 1.9, mat)
            ball(1.9, accent, (x, 0, high + 2))
            if kind == 'volleyball':
                for y in (-26, 26):
                    bar((x, 0, high), (x + math.copysign(18, x), y, 0), 0.5, 'rope amber')
            else:
                bar((x, -16, 1.4), (x, 16, 1.4), 1.4, mat)
        if kind == 'court':
            bar((-w, 0, 1.4), (w, 0, 1.4), 1.2, mat)
        mesh_net(((-w, 0, low), (w, 0, low), (w, 0, high), (-w, 0, high)), 30, 7, 0.42, net)
        box(2 * w, 0.8, 4.2, accent.replace('plastic', 'nylon'), (0, 0, high - 3), 0.2)
        box(2 * w, 0.7, 1.8, 'nylon white', (0, 0, low - 1), 0.2)
    elif kind == 'hoop':
        mat = frame or 'matte charcoal'
        box(40, 52, 11, mat, (0, 16, 0), 4)
        for x in (-16, 16):
            rod(4, 3, 'rubber black', (x, -9.5, 0), 0.5)
        bar((0, 14, 8), (0, 14, 150), 3.0, mat)
        for z in (140, 124):
            bar((0, 14, z), (0, -14, z + 12), 1.6, mat)
        box(74, 2.4, 50, 'gloss white', (0, -15, 122), 0.8)
        for x0, z0, x1, z1 in ((-13, 130, 13, 130), (13, 130, 13, 150), (13, 150, -13, 150), (-13, 150, -13, 130), (-35, 124, 35, 124), (35, 124, 35, 170), (35, 170, -35, 170), (-35, 170, -35, 124)):
            bar((x0, -16.4, z0), (x1, -16.4, z1), 0.8, accent)
        ring(13, 0.9, 'enamel orange', (0, -32, 128))
        box(8, 6, 3, 'enamel orange', (0, -18.4, 127.4), 0.4)
        for i in range(14):
            for turn in (1, -1):
                pts = [((13 - 4.6 * t) * math.cos(math.tau * i / 14 + turn * t * 0.7), -32 + (13 - 4.6 * t) * math.sin(math.tau * i / 14 + turn * t * 0.7), 128.6 - 20 * t) for t in (0, 0.33, 0.66, 1)]
                tube(pts, 0.4, net)
    elif kind == 'tee':
        lathe([(0, 0), (13, 0), (13, 1.4), (4, 3), (2, 5), (2, 34), (3.6, 38), (3.2, 38), (1.6, 35), (0, 35)], accent, round=0.6)
        rod(2.3, 16, 'plastic lemon', (0, 0, 4), 0.3)
        ball(4.4, 'foam white', (0, 0, 36.8))
        for s in (-1, 1):
            tube([(s * (1.5 + 1.6 * math.cos(a)), -math.sqrt(max(0.01, 4.44 ** 2 - (s * (1.5 + 1.6 * math.cos(a))) ** 2 - (4 * math.sin(a)) ** 2)), 41.2 + 4 * math.sin(a)) for a in (-1.1, -0.55, 0, 0.55, 1.1)], 0.16, 'rubber red')
        with group() as g:
            lathe([(0, 0), (2.2, 0), (2.2, 1), (1.4, 2), (1.4, 12), (4.2, 24), (4.8, 34), (4.4, 44), (2.6, 46.5), (0, 47)], 'plastic cobalt', round=1)
            lathe([(1.5, 2.4), (1.6, 3), (1.6, 11), (1.5, 11.6)], 'rubber black', round=0.1)
        move(g, tilt=0, roll=90)
        move(g, (-8, -20, 4.8), turn=-18)
    else:
        raise ValueError(f'no {kind}')
