"""Things that build, solder and fly."""
import math

from makers import maker
from makers.shared.fittings import bar, cable, disc, lying
from shapes import box, fillet, group, lathe, move, panel, ring, rod, slab, tube
from typeset import Sheet


@maker('printer-3d', view='table')
def printer_3d(frame='matte charcoal', accent='plastic orange', boat='plastic coral'):
    """A frame with a bed, a gantry, a spool, and a little boat being printed."""
    with group() as g:
        box(38, 36, 4, frame, round=0.8)
        box(24, 24, 1, 'steel', (0, -2, 5.4), 0.1)
        for x in (-16, 16):
            box(3, 3, 42, frame, (x, 4, 2), 0.3)
        box(36, 3, 3, frame, (0, 4, 42), 0.3)
        box(36, 2.4, 2.4, 'aluminum', (0, 2.6, 20), 0.3)
        box(7, 5, 8, frame, (3, 0, 17), 0.6)
        lathe([(0, 0), (0.3, 0), (1.4, 2), (0, 2)], 'brass', (3, -1.4, 14.6), 0.1)
        disc(1.7, 0.6, 'plastic black', (3, -2.5, 21), 0.1)
        with group() as b:
            slab(fillet([(-5, 0), (-4.4, -2), (3, -2), (6, 0), (3, 2), (-4.4, 2)], 0.8, True, 5), 3, boat, round=0.3)
            box(3.4, 2.8, 3.4, boat, (-1, 0, 3), 0.2)
            box(4.2, 3.4, 0.6, boat, (-1, 0, 6.2), 0.15)
            rod(0.7, 2.4, boat, (-2.6, 0, 3), 0.1)
        move(b, (2, -3, 6.4), turn=-10)
        for s in (-1, 1):
            lathe([(2, 0), (7, 0), (7, 0.6), (2, 0.6)], accent, (0, 0, 0), 0.1)
            move(g[-1], roll=90)
            move(g[-1], (s * 2.2, 5, 51))
        lying(5.6, 4, boat, (0, 5, 51), 0, 0.2)
        tube([(2, 3, 50), (6, 0, 44), (4, -0.6, 32), (3, -0.4, 25)], 0.3, boat)
        bar((0, 5, 44), (0, 5, 51), 0.9, frame)
        box(9, 1, 5, 'screen 2c4a55', (11, -18.2, 1), 0.3)
    move(g, turn=24)


@maker('pen-3d', view='high')
def pen_3d(body='gloss lilac', hues=('coral', 'amber', 'teal', 'violet')):
    """A thick drawing pen, coils of filament, and a small cube drawn in the air."""
    with group() as p:
        lathe([(0, 0), (0.4, 0), (1.2, 2.4), (1.6, 5), (1.6, 15), (1.2, 16), (0, 16)], body, round=0.4)
        lathe([(0, -0.6), (0.2, -0.6), (0.5, 0.4), (0, 0.4)], 'brass', round=0.1)
        box(1, 0.6, 3, 'plastic white', (0, -1.6, 8), 0.2)
    move(p, tilt=-68)
    move(p, (-5, -6, 1.6), turn=40)
    for k, hue in enumerate(hues):
        with group() as c:
            for j in range(4):
                ring(3 - 0.1 * j, 0.2, f'plastic {hue}', (0, 0, j * 0.4))
        move(c, (6 + (k % 2) * 6.6, -5 + (k // 2) * 6.6, 0))
    pts = [(x, y, z) for z in (0.3, 5.3) for x, y in ((0, 0), (5, 0), (5, 5), (0, 5))]
    with group() as q:
        for a, b in ((0, 1), (1, 2), (2, 3), (3, 0), (4, 5), (5, 6), (6, 7), (7, 4), (0, 4), (1, 5), (2, 6), (3, 7), (0, 5), (3, 6)):
            bar(pts[a], pts[b], 0.28, 'plastic teal' if b - a != 5 else 'plastic coral')
    move(q, (-8, 4, 0), turn=20)


@maker('drone', view='high')
def drone(body='matte silver', blade='plastic charcoal'):
    with group() as g:
        slab(fillet([(-3, -6), (3, -6), (3.6, 4), (2, 7), (-2, 7), (-3.6, 4)], 1.6, True, 5), 3.4, body, (0, 0, 2), 1.1)
        box(3, 2, 2.4, 'matte charcoal', (0, -6.6, 1.6), 0.6)
        disc(0.9, 0.5, 'gloss navy', (0, -7.5, 2.8), 0.1)
        for sx in (-1, 1):
            for sy in (-1, 1):
                x, y = sx * 9.6, sy * 7.4 - 0.6
                tube([(sx * 2.6, sy * 4, 3.8), (sx * 6, sy * 6, 4.2), (x, y, 4)], 0.7, body)
                rod(1.2, 2, 'matte charcoal', (x, y, 3.4), 0.2)
                for t in (0, 180):
                    with group() as b:
                        slab(fillet([(0, -0.5), (5.4, -0.7), (6, 0.2), (0, 0.5)], 0.3, True), 0.16, blade, round=0.05)
                    move(b, (x, y, 5.4), turn=t + sx * 34 + sy * 20)
                rod(0.4, 3.4, 'matte charcoal', (x, y, 0), 0.1)
    move(g, turn=22)


@maker('robot-arm', view='table')
def robot_arm(body='plastic amber', joint='matte charcoal'):
    with group() as g:
        rod(8, 3, joint, round=0.5)
        rod(5, 4, body, (0, 0, 3), 0.5)
        a, b, c, d = (0, 0, 9), (-6, 0, 24), (12, 0, 31), (19, 0, 22)
        for p, q, w in ((a, b, 2.2), (b, c, 1.8), (c, d, 1.4)):
            bar((p[0], -1.6, p[2]), (q[0], -1.6, q[2]), w * 0.6, body)
            bar((p[0], 1.6, p[2]), (q[0], 1.6, q[2]), w * 0.6, body)
        for t, r in ((a, 3), (b, 2.6), (c, 2.2), (d, 1.8)):
            lying(r, 7, joint, t, 90, 0.3)
        for s in (-1, 1):
            tube([(19, s * 0.8, 21), (20 + 0.4, s * 2.8, 18.4), (21, s * 1.4, 14.6)], 0.6, joint)
        box(3, 3, 3, 'plastic coral', (21, 0, 12.4), 0.3)
        cable([(0, 4, 8), (-6, 4, 16), (-6, 3, 24), (2, 3, 29)], 'rubber coral', 0.3)
    move(g, turn=16)


@maker('solder-station', view='table')
def solder_station(body='matte charcoal', accent='plastic amber'):
    with group() as g:
        slab(panel(14, 14, 2), 11, body, round=0.8)
        s = Sheet(8, 4)
        s.rect(0, 0, 8, 4, 'gloss black', 0.3)
        s.text('350°', 0, 0, 6, 2.4, 'glow coral', 'sans', lines=1)
        s.put((0, -7.04, 7.6))
        disc(1.8, 1.4, accent, (0, -6.9, 3), 0.3)
        tube([(18 + 2.2 * math.cos(i * 0.7), 4, 3 + i * 0.16) for i in range(60)], 0.25, 'steel')
        lathe([(0, 0), (5, 0), (5, 1), (0, 1)], body, (18, 3, 0), 0.3)
        with group() as iron:
            lathe([(0, 0), (0.15, 0), (0.5, 3), (0.5, 6), (0, 6)], 'steel', round=0.05)
            lathe([(0, 6), (1.2, 6), (1.4, 8), (1.2, 15), (0.9, 16), (0, 16)], accent, round=0.4)
        move(iron, roll=24)
        move(iron, (16, 2, 4))
        cable([(22.4, 2, 18), (20, 8, 12), (8, 12, 3), (6, 7, 3)], 'rubber black', 0.4)
        rod(2.6, 2, 'plastic white', (9, -9, 0), 0.3)
        ring(1.6, 0.6, 'steel', (9, -9, 1.6))
    move(g, (-6, 0, 0), turn=14)


@maker('bit-set', view='steep')
def bit_set(case='matte charcoal', accent='anodized sky'):
    """An open case of precision bits, a driver, tweezers and a suction cup."""
    with group() as g:
        slab(panel(22, 14, 1.2), 1.4, case, round=0.3)
        for r in range(4):
            for c in range(16):
                lying(0.3, 1.9, 'steel', ((c - 7.5) * 1.25, 4.8 - r * 2.4, 1.6), 90, 0.03)
        box(20, 2.4, 0.4, 'foam charcoal', (0, -5, 1.2), 0.1)
        lying(0.7, 12, accent, (-2, -5, 2.2), 0, 0.2)
        lying(0.35, 3, 'steel', (-9.4, -5, 2.2), 0, 0.05)
    move(g, turn=12)
    with group() as t:
        for s in (-1, 1):
            tube([(0, s * 0.2, 0.4), (5, s * 0.8, 0.4), (12, s * 0.15, 0.4)], 0.26, 'steel')
    move(t, (-12, -11, 0), turn=8)
    lathe([(0, 0), (2.2, 0), (1.4, 1), (0.6, 1.4), (0.6, 2.6), (0, 2.6)], 'silicone coral', (12, -10, 0), 0.3)
