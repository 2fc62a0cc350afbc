"""Instruments and what plays music."""
from makers import maker
from makers.shared.fittings import bar, disc, upright
from shapes import ball, box, fillet, group, lathe, move, ring, rod, tube

GUITAR = [(0, 0.0), (0.36, 0.012), (0.74, 0.07), (0.97, 0.2), (0.98, 0.32), (0.84, 0.45), (0.66, 0.56), (0.62, 0.63), (0.68, 0.74), (0.73, 0.84), (0.62, 0.94), (0.34, 0.99), (0, 1.0)]
VIOLIN = [(0, 0.0), (0.4, 0.012), (0.82, 0.08), (1.0, 0.2), (0.95, 0.31), (0.82, 0.37), (0.86, 0.39), (0.62, 0.45), (0.56, 0.51), (0.62, 0.58), (0.78, 0.62), (0.74, 0.65), (0.83, 0.74), (0.8, 0.86), (0.6, 0.95), (0.3, 0.99), (0, 1.0)]


def waist(length, wide, half=GUITAR):
    """The outline of a body with a waist, its foot at the origin."""
    line = [(x * wide / 2, y * length) for x, y in half]
    return fillet(line + [(-x, y) for x, y in reversed(line[1:-1])], length * 0.08, True, 5)


@maker('guitar', view='eye')
def guitar(top='pinewood', side='mahogany', neck='walnut', strings=6, size=1.0, body=48, hole='ebony', stand=True, bow=None, violin=False, guard=None):
    """A guitar, ukulele or violin leaning on its stand."""
    wide = body * (0.76 if not violin else 0.6)
    with group() as g:
        line = waist(body, wide, VIOLIN if violin else GUITAR)
        upright(line, body * 0.2, side, (0, 0, 0), 0.5)
        upright([(x * 0.985, y * 0.985 + body * 0.007) for x, y in line], 0.5, top, (0, -body * 0.2 + 0.1, 0), 0.2)
        front = -body * 0.2 - 0.4
        if guard:
            upright(fillet([(body * 0.04, body * 0.4), (body * 0.2, body * 0.36), (body * 0.24, body * 0.5), (body * 0.15, body * 0.62), (body * 0.1, body * 0.5)], body * 0.04, True), 0.12, guard, (0, front + 0.12, 0), 0)
        if violin:
            for s in (-1, 1):
                tube([(s * 4.4, front, body * 0.36), (s * 3.6, front, body * 0.44), (s * 4.6, front, body * 0.52), (s * 3.8, front, body * 0.6)], 0.3, hole)
            box(4, 2.4, 3, 'maple', (0, front - 1.0, body * 0.44), 0.3)
            upright(fillet([(-1, 0.04 * body), (1, 0.04 * body), (1.6, body * 0.3), (-1.6, body * 0.3)], 0.5, True), 0.8, hole, (0, front - 0.4, 0), 0.2)
        else:
            disc(body * 0.115, 0.15, hole, (0, front + 0.1, body * 0.58), 0)
            t = ring(body * 0.135, 0.18, neck)
            move(t, tilt=90)
            move(t, (0, front + 0.1, body * 0.58))
            box(body * 0.34, 1.2, body * 0.05, neck, (0, front - 0.2, body * 0.22), 0.3)
            box(body * 0.2, 0.6, 0.5, 'paper bone', (0, front - 0.7, body * 0.25), 0.1)
        long = body * (0.86 if not violin else 0.62)
        box(body * 0.105, 1.8, long, neck, (0, front + 0.4, body * (0.72 if not violin else 0.6)), 0.4)
        if not violin:
            for k in range(12):
                z = body * 0.74 + (long * 0.94) * (1 - 0.5 ** ((k + 1) / 9))
                box(body * 0.1, 0.2, 0.2, 'brass', (0, front - 0.6, z), 0)
        end = body * (0.72 if not violin else 0.6) + long
        if violin:
            t = tube([(0, front + 0.4, end), (0, front + 0.8, end + 4), (0, front - 0.8, end + 6), (0, front - 1.4, end + 4.6)], 1.1, neck, taper=[1.2, 1, 1, 0.7])
        else:
            upright(fillet([(-body * 0.06, 0), (body * 0.06, 0), (body * 0.085, body * 0.2), (-body * 0.085, body * 0.2)], 0.8, True, 4), 1.2, neck, (0, front + 0.9, end - 0.4), 0.3)
        for i in range(strings):
            x = (i - (strings - 1) / 2) * body * 0.075 / max(1, strings - 1)
            bar((x * 1.3, front - (1.1 if not violin else 2.4), body * (0.25 if not violin else 0.3)), (x, front - 0.9, end), 0.08, 'steel' if strings != 4 or violin else 'paper bone')
            s = -1 if i % 2 else 1
            ball(body * 0.016, 'brass', (s * body * 0.1, front, end + body * (0.03 + 0.05 * (i // 2))))
    move(g, tilt=-12)
    move(g, (0, 0, 3), turn=18)
    if stand:
        for s in (-1, 1):
            bar((s * body * 0.26, -6, 0.6), (s * body * 0.16, 6, body * 0.26), 0.7, 'rubber black')
            bar((s * body * 0.22, -body * 0.22 - 4, 1), (s * body * 0.22, 4, 3), 0.7, 'rubber black')
        bar((0, body * 0.5, 0.6), (0, 6, body * 0.4), 0.7, 'rubber black')
    if bow:
        bar((body * 0.5, -8, 0.8), (body * 0.62, -6, body * 1.4), 0.4, bow)
        bar((body * 0.48, -9, 1.2), (body * 0.6, -7, body * 1.38), 0.2, 'paper bone')
        box(1.6, 1.6, 4, 'ebony', (body * 0.49, -8.6, 1), 0.3)


@maker('cajon', view='table')
def cajon(wood='birch', front='walnut'):
    with group() as g:
        box(30, 30, 48, wood, (0, 0, 1), 0.6)
        box(29.6, 0.8, 47.4, front, (0, -15.2, 1.3), 0.2)
        for x in (-1, 1):
            for k in range(5):
                disc(0.5, 0.3, 'steel', (x * 13.6, -15.6, 5 + k * 10), 0.1)
        with group() as h:
            disc(5.6, 0.3, 'plastic black', (0, 0, 0), 0)
        move(h, turn=90)
        move(h, (15.05, 0, 26))
        for x in (-12, 12):
            for y in (-12, 12):
                rod(1.6, 1.2, 'rubber black', (x, y, 0), 0.2)
    move(g, turn=-28)


@maker('drum-kit', view='table')
def drum_kit(frame='matte black', pad='canvas white', rim='rubber charcoal'):
    """Electronic pads on a rack, two cymbals, a kick and a stool."""
    with group() as g:
        for x in (-34, 34):
            bar((x, 10, 0), (x, 10, 66), 1.4, frame)
            bar((x, 10, 4), (x * 1.2, -14, 0.8), 1.2, frame)
            bar((x, 10, 4), (x * 1.2, 26, 0.8), 1.2, frame)
        bar((-34, 10, 48), (34, 10, 48), 1.4, frame)
        for x, y, z, r, t in ((-24, -6, 46, 12, 14), (0, 4, 54, 10, 18), (22, 2, 52, 10, 16), (36, -16, 44, 12, 12)):
            with group() as d:
                rod(r, 4, rim, round=0.8)
                rod(r * 0.86, 0.4, pad, (0, 0, 3.9), 0.1)
            move(d, tilt=t)
            move(d, (x, y, z))
        for x, z in ((-36, 72), (34, 74)):
            bar((x * 0.95, 10, 60), (x, 12, z), 0.9, 'steel')
            with group() as c:
                lathe([(0, 1.2), (2, 1.2), (13, 0), (13, 0.5), (2, 2), (0, 2)], 'rubber charcoal', round=0.2)
            move(c, tilt=20, roll=-8 if x > 0 else 8)
            move(c, (x, 8, z))
        box(14, 3, 20, frame, (0, 8, 2), 0.6)
        disc(8.6, 2, pad, (0, 6.6, 14), 0.4)
        box(10, 22, 1.4, 'steel', (0, -6, 1), 0.3)
        bar((0, 0, 2), (0, 4, 13), 0.5, 'steel')
        ball(2, 'felt cream', (0, 3.6, 12))
        with group() as m:
            box(14, 4, 9, frame, (0, 0, 0), 0.8)
            box(6, 0.4, 4, 'screen 2c4a55', (-2, -2.1, 3), 0.1)
        move(m, (-40, 4, 52), turn=20)
    move(g, turn=18)
