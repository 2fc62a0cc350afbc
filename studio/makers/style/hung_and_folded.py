"""Coats and robes on hangers, and clothes folded as in a shop."""
import math

from makers import maker
from makers.shared.cloth import Cloth, creases, drape, folded, pull, sleeve
from shapes import ball, box, group, move, rod, tube


def hanger(top, wood='oak', half=17):
    tube([(-half, 0, top - 7), (-half * 0.5, 0, top - 3.4), (0, 0, top - 1.6), (half * 0.5, 0, top - 3.4), (half, 0, top - 7)], 1.1, wood)
    tube([(0, 0, top - 2), (0, 0, top + 3), (2.4, 0, top + 6), (0.4, 0, top + 8.6), (-2.2, 0, top + 7)], 0.4, 'steel')


def sleeves(mat, top, length, cuff=None, width=6.0):
    for side in (-1, 1):
        points = [(side * 14.5, 0, top - 12), (side * 21.6, -0.4, top - 17), (side * 24.6, -0.8, top - 28), (side * 27, -2, top - 26 - length * 0.4), (side * 28, -4, top - 24 - length)]
        sleeve(points, [width * 0.7, width * 1.0, width, width * 0.9, width * 0.82], mat, 0.07, seed=side)
        if cuff:
            x, y, z = points[-1]
            sleeve([(x, y, z + 4), (x, y, z - 0.6)], [width * 0.96, width * 0.96], cuff, 0.0, 1.0)


def bust(z, length, flare):
    """The rows of a hanging body, from the collar down."""
    return [(z, 6.5, 4.4, 0), (z - 3.4, 13, 5.4, 0), (z - 8.6, 19.4, 6.4, 0.05), (z - 18, 19.8, 7.4, 0.2), (z - 34, 19, 7.6, 0.45), (z - length * 0.7, 19.4 + flare * 0.5, 8.2, 0.8), (z - length, 20 + flare, 9, 1.0)]


def on_front(x, z, rows, lift=0.8):
    """A point on the front of a hanging body."""
    for (z0, w0, d0, _), (z1, w1, d1, _) in zip(rows, rows[1:]):
        if z0 >= z >= z1:
            t = (z0 - z) / (z0 - z1)
            w, d = w0 + (w1 - w0) * t, d0 + (d1 - d0) * t
            return (x, -d * math.sqrt(max(0.0, 1 - (x / w) ** 2)) - lift, z)
    return (x, -rows[-1][2] - lift, z)


@maker('coat-on-hanger', view='eye')
def coat_on_hanger(mat='wool charcoal', lining='satin wine', collar=None, buttons='plastic black', wood='walnut', length=92):
    """A tailored coat on a wooden hanger: notched lapels, two rows of buttons, flap pockets."""
    top = 112
    rows = bust(top, length, 3)
    with group() as g:
        drape(rows, mat, 0.05, 2.0, gap=0.02)
        sleeves(mat, top, 38, None, 6.2)
        for side in (-1, 1):
            lapel = Cloth([(side * 0.4, -38), (side * 9.6, -11), (side * 6.8, -13.4), (side * 9.8, -3), (side * 5, 1)], 1.6, (), 0.5)
            with group() as l:
                lapel.make(collar or mat)
            move(l, tilt=90)
            move(l, (0, -8.2, top))
            move(l, turn=side * 6)
            tube([(side * 1, 2, top + 1.4), (side * 6.4, -1, top + 0.6), (side * 9, -5, top - 4.4)], 2.2, collar or mat, taper=[1, 1, 0.6])
            x, y, z = on_front(side * 11, top - 58, rows, 0.6)
            flap = box(11, 1.4, 4.2, mat, round=0.6)
            move(flap, (x, y, z), turn=side * 14)
            for k in range(3):
                x, y, z = on_front(side * 4.4, top - 40 - k * 11, rows, 1.1)
                b = rod(1.15, 0.6, buttons, round=0.2)
                move(b, tilt=90)
                move(b, (x, y, z))
        edge = [on_front(1.6, top - 38 - i * (length - 40) / 8, rows, 0.9) for i in range(9)]
        tube(edge, 0.5, collar or mat)
        ball(5.6, lining, (0, -0.6, top - 7.6), 0.62)
        hanger(top + 2.6, wood)
    move(g, turn=18)


@maker('hung-robe', view='eye')
def hung_robe(mat='terry sky', collar=None, wood='oak', length=84):
    """A bathrobe on a hanger: shawl collar, tied belt, two deep pockets."""
    top = 100
    trim = collar or mat
    rows = bust(top, length, 2)
    rows[4] = (top - 38, 16.6, 6.6, 0.3)
    with group() as g:
        drape(rows, mat, 0.075, 0.6, thick=1.2, gap=0.02)
        sleeves(mat, top, 30, trim, 6.8)
        for side in (-1, 1):
            line = [(side * 5.4, 1, top + 1.2)] + [on_front(x, z, rows, 1.2) for x, z in ((side * 7.4, top - 7), (side * 6.2, top - 18), (side * 2.6, top - 30), (-side * 0.6, top - 37))]
            tube(line, 2.7, trim, taper=[0.8, 1.05, 1.1, 1, 0.7])
            x, y, z = on_front(side * 10.4, top - 64, rows, 0.4)
            move(box(11, 1.8, 12, mat, round=0.8), (x, y, z), turn=side * 14)
            move(box(11.4, 2.4, 3, trim, round=0.9), (x, y, z + 10.4), turn=side * 14)
            tube([(0, -8.4, top - 38), (side * 5, -9.6, top - 35.4), (side * 6.8, -9.4, top - 40), (0, -8.4, top - 38.4)], 1.25, trim)
            tube([(0, -8.4, top - 38), (side * 2.6, -9.4, top - 48), (side * 4, -9.8, top - 60)], 1.3, trim)
        tube([(math.cos(a) * 17.2, math.sin(a) * 7.6, top - 38) for a in [2 * math.pi * i / 40 for i in range(40)]], 2.0, trim, closed=True)
        edge = [on_front(0.8, top - 40 - i * (length - 42) / 8, rows, 0.9) for i in range(9)]
        tube(edge, 0.6, trim)
        hanger(top + 2.4, wood, 15)
    move(g, turn=16)


@maker('folded-pajamas', view='high')
def folded_pajamas(mat='cotton sky', piping='cotton navy', buttons='plastic white', inner='cotton denim', stripe=None):
    """A pajama shirt folded over its trousers: piped collar, buttons, a pocket, the drawstring hanging out."""
    with group() as g:
        folded(36, 27, 5.2, mat, (0, 0, 0), 3, 0.6)
        with group() as shirt:
            line = [(-17, -15), (17, -15), (17.4, 10), (15, 14.6), (7, 15.6), (-7, 15.6), (-15, 14.6), (-17.4, 10)]
            top = Cloth(line, 3.6, [creases(0.5, 10, 80, 1), pull((12, 12), 0.8, 9, 7, 1), pull((-12, 12), 0.8, 9, 7, 2)], 1.6)
            top.make(mat)
            if stripe:
                for k in range(9):
                    x = -16 + k * 4
                    top.patch([(x - 0.35, -14.6), (x + 0.35, -14.6), (x + 0.35, 12.6 if abs(x) > 6 else 9.4), (x - 0.35, 12.6 if abs(x) > 6 else 9.4)], stripe, 0.05)
            top.patch([(-1.9, -14.8), (1.9, -14.8), (1.9, 4.6), (-1.9, 4.6)], mat, 0.22)
            tube([(2.0, -14.8, top.top(2, -14) + 0.2)] + [(2.0, y, top.top(2, y) + 0.22) for y in (-10, -5, 0, 4.4)], 0.22, piping)
            for y in (-11.6, -6.8, -2, 2.4):
                rod(0.75, 0.4, buttons, (0, y, top.top(0, y) + 0.2), 0.14)
            top.patch([(6, -6.4), (13.4, -6.4), (13.4, 1.6), (6, 1.6)], mat, 0.25, round=0.8, puff=0.3)
            tube([(x, 1.4, top.top(x, 1.4) + 0.65) for x in (6, 8, 10, 12, 13.4)], 0.24, piping)
            top.patch([(-4.4, 15), (4.4, 15), (0, 4.4)], inner, 0.1)
            for side in (-1, 1):
                lapel = [(side * 4.6, 15.9), (side * 10.8, 13.4), (side * 8.2, 10.2), (side * 9.2, 8.4), (side * 0.5, 3.6)]
                Cloth(lapel, 1.1, (), 0.5, base=3.6).make(mat)
                tube([(x, y, 4.3) for x, y in lapel[1:]], 0.24, piping, straight=True)
            tube([(-9.6, 13.4, 3.8), (-5, 14.9, 3.7), (0, 15.3, 3.5), (5, 14.9, 3.7), (9.6, 13.4, 3.8)], 1.5, mat)
        move(shirt, (0, 0, 5))
        for side in (-1, 1):
            tube([(side * 1.6, -13, 2.6), (side * 3, -16.4, 1.4), (side * 4.4, -20, 0.5), (side * 3.4, -23, 0.4)], 0.36, piping)
    move(g, turn=16)
