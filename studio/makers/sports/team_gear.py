"""What hangs in the locker or lies on the bench beside the game."""
import math

from art import spot
from makers import maker
from makers.shared.parts import bar, blob, upright, words
from shapes import box, fillet, group, lathe, move, oval, panel, ring, rod, slab, tube


def glove(mat, trim):
    blob(8, 6.4, 7.6, mat, (0, 0, 15))
    blob(6.6, 5.8, 6, mat, (0.4, -1, 10.4))
    blob(2.6, 3.4, 5, mat, (-6.4, -3.2, 12.6), roll=-16)
    lathe([(0, 0), (5.2, 0), (5.6, 1), (5.2, 7), (0, 7.4)], trim, round=0.6)
    lathe([(5.5, 2), (5.9, 2.4), (5.7, 5.2), (5.3, 5.6)], mat, round=0.2)


def jersey_line(w, h):
    """A short-sleeved top, its hem at 0."""
    return fillet([(-w * 0.3, 0), (w * 0.3, 0), (w * 0.3, h * 0.56), (w * 0.43, h * 0.5), (w * 0.5, h * 0.7), (w * 0.26, h * 0.98), (w * 0.12, h), (0, h * 0.9), (-w * 0.12, h), (-w * 0.26, h * 0.98), (-w * 0.5, h * 0.7), (-w * 0.43, h * 0.5), (-w * 0.3, h * 0.56)], 1.0, True)


@maker('team-gear', view='table')
def team_gear(kind='gloves', mat='leather red', second='leather white', text=None, sub=None):
    """gloves (boxing), belts, broken-board, beam, poms, clipboard, bag-tag, jersey, bleacher-seat, ball-pump, swim-set, swim-cap, buoy, route (a framed print) or solo (a ball on a cord)."""
    if kind == 'gloves':
        for x, y, t in ((-8.6, 2, -16), (8.6, -3, 24)):
            with group() as g:
                glove(mat, second)
            move(g, (x, y, 0), turn=t)
        for i, x in enumerate((-3, 5)):
            with group() as r:
                lathe([(0, 0), (3, 0), (3, 5), (0, 5)], 'cotton ink', round=0.2)
                for k in (1.2, 2.0, 2.7):
                    ring(k, 0.06, 'cotton fog', (0, 0, 4.96))
            move(r, (x * 1.6, -15 - 2 * i, 0))
    elif kind == 'belts':
        upright(panel(46, 60, 1.4), 2, second, (0, 1, 30), 0.4)
        hues = ('white', 'lemon', 'orange', 'leaf', 'cobalt', 'violet')
        for i in range(8):
            z = 55 - i * 7
            box(40, 1.6, 1.0, 'walnut', (0, -1, z - 2.6), 0.2)
            if i < len(hues):
                box(36, 1.6, 4.2, f'cotton {hues[i]}', (0, -1.4, z - 1.6), 0.6)
                for s in (-1, 1):
                    with group() as e:
                        box(2.6, 0.7, 6.6, f'cotton {hues[i]}', (0, -2.5, -4.6), 0.25)
                    move(e, (s * 2.4, 0, z), roll=-s * 28)
                box(4.4, 1.4, 3.6, f'cotton {hues[i]}', (0, -2.6, z - 1.3), 0.6)
    elif kind == 'broken-board':
        for s in (-1, 1):
            with group() as g:
                edge = [(0, -15), (2, -11), (0, -8), (2.4, -4), (0.4, 0), (2.4, 4), (0, 8), (2, 11), (0, 15)]
                line = [(x + 0.8, y) for x, y in edge] + [(16, 15), (16, -15)] if s > 0 else [(x - 0.8, y) for x, y in edge] + [(-16, 15), (-16, -15)]
                slab(line, 2.4, mat, round=0.3)
                for y in (-9, 0, 9):
                    slab([(x + s * 9.4, y + yy) for x, yy in panel(9, 1.8, 0.8)], 0.2, second, (0, 0, 2.3), 0.05)
            move(g, (s * 2.4, 0, 3), roll=-s * 11)
        for x in (-17, 17):
            box(4, 34, 3, 'plastic charcoal', (x, 0, 0), 0.4)
    elif kind == 'beam':
        with group() as g:
            for s in (-1, 1):
                box(46, 11, 6.4, mat, (s * 23.2, 0, 0), 1.0)
            box(1.4, 11.2, 6.0, second, (0, 0, 0.2), 0.3)
            for x in (-38, 38):
                box(3, 11.2, 6.5, second, (x, 0, 0), 0.4)
        move(g, turn=24)
    elif kind == 'poms':
        for j, (cx, cy, one, two) in enumerate(((-15, 0, mat, second), (15, -4, second, mat))):
            for i in range(150):
                z, a = 1 - 1.72 * (i + 0.5) / 150, i * 2.39996 + j
                r = math.sqrt(max(0, 1 - z * z))
                n = (r * math.cos(a), r * math.sin(a), z)
                long = 12 + 2.6 * spot(i, j)
                tip = (cx + n[0] * long * 1.06, cy + n[1] * long, max(0.3, 11 + n[2] * long - 2))
                mid = (cx + n[0] * long * 0.55, cy + n[1] * long * 0.55, 11 + n[2] * long * 0.72)
                tube([(cx, cy, 11), mid, tip], 0.42, (one, two)[i % 3 == 0])
        with group() as bow:
            for s in (-1, 1):
                slab(fillet([(0, 0.8), (s * 9, 4.6), (s * 9, -4.6), (0, -0.8)], 1.6, True), 1.6, mat, round=0.6)
                slab(fillet([(0, 0), (s * 2.6, -10), (s * 5.6, -9)], 0.4, True), 0.7, second, round=0.2)
            slab(panel(3, 3.4, 1), 2.4, second, round=0.8)
        move(bow, tilt=64)
        move(bow, (0, -21, 8.6))
    elif kind == 'clipboard':
        with group() as g:
            slab(panel(25, 36, 1.6), 0.6, 'plastic white', (0, 0, 0), 0.15)
            slab(panel(23, 31, 0.6), 0.06, mat, (0, -1.6, 0.58), 0.01)
            for line in ([(-10.4, -16, 0.7), (10.4, -16, 0.7), (10.4, 12.8, 0.7), (-10.4, 12.8, 0.7), (-10.4, -16, 0.7)], [(-10.4, -1.6, 0.7), (10.4, -1.6, 0.7)], [(-5, 12.8, 0.7), (-5, 7.4, 0.7), (5, 7.4, 0.7), (5, 12.8, 0.7)], [(-5, -16, 0.7), (-5, -10.6, 0.7), (5, -10.6, 0.7), (5, -16, 0.7)]):
                tube(line, 0.16, 'plastic white', straight=True)
            ring(3.4, 0.16, 'plastic white', (0, -1.6, 0.6))
            for x, y in ((-6.4, -5.4), (3.6, -7.4), (-0.8, -12)):
                bar((x - 0.9, y - 0.9, 0.78), (x + 0.9, y + 0.9, 0.78), 0.2, 'plastic lemon')
                bar((x - 0.9, y + 0.9, 0.78), (x + 0.9, y - 0.9, 0.78), 0.2, 'plastic lemon')
            for x, y in ((-3, 4.4), (6, 2.6)):
                ring(0.9, 0.2, 'plastic coral', (x, y, 0.66))
            tube([(-6, -4, 0.8), (-7.4, 1, 0.8), (-5, 6, 0.8), (-1.4, 10, 0.8)], 0.16, 'plastic lemon')
            bar((-1.4, 10, 0.8), (-3, 9.6, 0.8), 0.16, 'plastic lemon')
            bar((-1.4, 10, 0.8), (-1.6, 8.4, 0.8), 0.16, 'plastic lemon')
            slab(panel(10, 3, 0.8), 1.4, 'steel', (0, 16, 0.6), 0.4)
            bar((14.6, -10, 0.8), (14.6, 2, 0.8), 0.75, 'plastic ink')
            bar((14.6, 2, 0.8), (14.6, 4.6, 0.8), 0.5, 'plastic coral')
        move(g, turn=12)
    elif kind == 'bag-tag':
        with group() as g:
            slab(fillet([(-4.4, -6.4), (4.4, -6.4), (4.4, 4.2), (2, 7), (-2, 7), (-4.4, 4.2)], 1.2, True), 0.7, mat, (0, 0, 0.2), 0.2, [[(x, y + 5.4) for x, y in oval(1.3, 1.3, 24)]])
            words(text or '17', 6.4, 5, (0, 0.6, 0.95), second, 'up', 'sans-black')
            words(sub or 'MARISOL', 6.4, 1.4, (0, -4.2, 0.95), second, 'up', 'sans-black')
            tube([(0, 5.4, 0.5), (1.8, 8, 1.4), (0.6, 11.6, 0.6), (-1.8, 8.4, 0.5), (0, 5.4, 0.7)], 0.26, 'steel')
        move(g, turn=-16)
    elif kind == 'jersey':
        w, h = 52, 58
        upright(panel(w, h, 0.6), 1, 'felt bone', (0, 3, h / 2 + 1), 0.1)
        for z in (0, h):
            box(w + 4, 7, 2.4, 'walnut', (0, 0, z), 0.3)
        for x in (-1, 1):
            box(2.4, 7, h + 2.4, 'walnut', (x * (w / 2 + 0.8), 0, 0), 0.3)
        upright([(x, z + 8) for x, z in jersey_line(46, 44)], 1.6, mat, (0, 1.4, 0), 0.6)
        words(text or '22', 17, 15, (0, 0.4, 26), second, 'front', 'sans-black')
        words(sub or 'ELLIS', 17, 4, (0, 0.4, 40), second, 'front', 'sans-black')
        for z in (9.4, 11):
            box(26, 0.2, 0.8, second.replace('paper', 'felt'), (0, 0.5, z), 0.05)
    elif kind == 'bleacher-seat':
        box(40, 36, 5, mat, (0, -2, 3), 1.8)
        box(41, 37, 1.4, 'nylon charcoal', (0, -2, 1.8), 0.5)
        with group() as b:
            slab(panel(40, 40, 3), 4.6, mat, round=1.6)
            for x in (-19.6, 19.6):
                bar((x, -20, 2), (x, 19, 2), 1.1, 'gunmetal')
            slab(panel(24, 14, 1.6), 0.8, second, (0, -4, 4.4), 0.3)
        move(b, tilt=76)
        move(b, (0, 18, 27))
        for x in (-20.4, 20.4):
            bar((x, 12, 3.4), (x, -18, 3.4), 1.1, 'gunmetal')
            tube([(x, -12, 4), (x, 4, 13), (x, 17, 20)], 0.8, 'nylon charcoal')
    elif kind == 'ball-pump':
        with group() as g:
            rod(2.3, 22, mat, round=0.4)
            lathe([(0, 22), (2.5, 22), (2.5, 24), (1, 25), (0, 25)], 'plastic charcoal', round=0.3)
            rod(0.6, 8, 'steel', (0, 0, 24.6))
            bar((-5, 0, 33.4), (5, 0, 33.4), 1.3, 'plastic charcoal')
            lathe([(0, 0), (2.5, 0), (2.5, -1.6), (1, -2.8), (0.5, -3), (0, -3)], 'plastic charcoal', round=0.2)
            rod(0.2, 5, 'steel', (0, 0, -8))
            with group() as d:
                rod(3.2, 1.2, 'matte black', round=0.3)
                rod(2.8, 0.1, 'paper white', (0, 0, 1.2), 0)
                for k in range(9):
                    a = math.radians(-40 + k * 32.5)
                    bar((2 * math.cos(a), 2 * math.sin(a), 1.34), (2.5 * math.cos(a), 2.5 * math.sin(a), 1.34), 0.08, 'paper ink')
                bar((0, 0, 1.4), (-1.2, 1.5, 1.4), 0.12, 'plastic red')
            move(d, tilt=90)
            move(d, (0, -2.2, 7))
        move(g, roll=90)
        move(g, (-20, -16, 3.3), turn=-10)
    elif kind == 'swim-set':
        with group() as k:
            slab(fillet([(-14, 0), (14, 0), (14, 30), (8, 42), (-8, 42), (-14, 30)], 4, True, 6), 3, mat, round=0.8)
            slab(fillet([(-6, 7), (6, 7), (6, 9), (-6, 9)], 0.6, True), 0.1, second, (0, 0, 2.96), 0.02)
        move(k, tilt=76)
        move(k, (-6, 12, 0), turn=8)
        with group() as b:
            for x in (-4.4, 4.4):
                lathe([(0, -11), (3.4, -11), (4.6, -8), (2.6, 0), (4.6, 8), (3.4, 11), (0, 11)], second, (x, 0, 4.6), 1.4)
                bar((-4, 0, 4.6), (4, 0, 4.6), 1.0, 'nylon charcoal')
        move(b, (0, 0, -4.6))
        move(b, tilt=90)
        move(b, (-22, -10, 4.8), turn=70)
        for i, (x, t) in enumerate(((12, -18), (23, -28))):
            with group() as f:
                slab(fillet([(-4, 0), (4, 0), (7.6, 30), (-7.6, 30)], 2, True), 1.0, 'rubber cobalt', round=0.4)
                for s in (-4, 0, 4):
                    bar((s * 0.7, 4, 1.0), (s * 1.5, 28, 1.0), 0.5, 'rubber cobalt')
                blob(4.6, 9, 3.2, 'rubber cobalt', (0, -5, 3.0))
                blob(3.2, 2.4, 2.2, 'rubber ink', (0, -12.4, 3.4))
            move(f, (x, -8 - 3 * i, 0), turn=t)
    elif kind == 'swim-cap':
        lathe([(9.6, 0), (10.2, 1.2), (10, 5), (8.4, 9.6), (5, 12.6), (0, 13.6)], mat, round=0.6, squash=1.18)
        lathe([(9.8, 0.2), (10.3, 0.6), (10.3, 1.6), (10.1, 2)], second, round=0.1, squash=1.18)
    elif kind == 'buoy':
        with group() as g:
            lathe([(0, -17), (5.4, -16), (8.4, -11), (8.8, 0), (8.4, 11), (5.4, 16), (0, 17)], mat, round=2.4)
            for z in (-9.6, 9.6):
                lathe([(8.6, z - 0.7), (8.95, z), (8.6, z + 0.7)], second, round=0.1)
        move(g, roll=90)
        move(g, (0, 0, 8.8))
        tube([(-9, 0, 17.4), (-5, 0, 20), (5, 0, 20), (9, 0, 17.4)], 0.9, 'nylon charcoal')
        rod(1.6, 1.2, 'plastic charcoal', (3.5, -4.6, 15.6), 0.2)
        tube([(17, 0, 8.8), (24, -6, 1), (14, -16, 0.6), (-2, -15, 0.6), (-14, -20, 0.6)], 0.4, 'nylon charcoal')
        with group() as b:
            lathe([(10, 0), (10.4, 0), (10.4, 2.6), (10, 2.6), (10, 0)], 'nylon charcoal', round=0.1, squash=0.5)
        move(b, (-24, -21, 0), turn=12)
    elif kind == 'route':
        with group() as g:
            box(34, 2, 44, 'oak', round=0.3)
            upright(panel(31, 41, 0.2), 0.2, 'paper white', (0, -1.05, 22), 0)
            upright(panel(27, 25, 0.2), 0.1, 'paper ice', (0, -1.2, 28.4), 0)
            for line in ([(-13, 36), (-2, 33), (13, 37)], [(-13, 24), (13, 20)], [(-8, 17), (-5, 41)], [(6, 16), (3, 41)]):
                tube([(x, -1.3, z) for x, z in line], 0.14, 'paper white')
            tube([(x, -1.5, z) for x, z in ((-9, 20), (-10, 28), (-5, 33), (-3, 37), (4, 38), (9, 34), (5, 29), (9, 24), (4, 19.6), (-2, 22))], 0.42, mat)
            for x, z in ((-9, 20), (-2, 22)):
                blob(0.9, 0.5, 0.9, mat, (x, -1.5, z))
            words('MARATHON', 20, 2.4, (0, -1.3, 11.6), 'paper ink', 'front', 'serif')
            words(text or 'ROSA ELLIS  ·  3:58:12', 20, 1.6, (0, -1.3, 7.4), 'paper ink', 'front', 'sans')
        move(g, tilt=-8, turn=14)
    elif kind == 'solo':
        with group() as g:
            slab(panel(24, 17, 3), 6, mat, round=1.4)
            slab(panel(15, 9, 2), 0.4, 'plastic charcoal', (0, 0, 5.9), 0.1)
            ring(1.4, 0.35, 'steel', (0, 0, 6.4))
        move(g, (-14, 4, 0), turn=12)
        tube([(-14, 4, 7.4), (-6, -8, 2), (6, -2, 0.4), (10, -14, 0.4), (18, -14, 4)], 0.22, 'rubber ink')
    else:
        raise ValueError(f'no {kind}')
