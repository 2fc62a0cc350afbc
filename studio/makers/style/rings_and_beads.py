"""Rings, beads and boxes for them."""
import math

from makers import maker
from makers.shared.fittings import hollow, lying
from shapes import ball, box, group, lathe, move, panel, ring, rod, slab


@maker('beads', view='high')
def beads(mat='stone 2c2a2c', accent='gold', count_of=20, radius=3.1, charm=None, oil=None):
    """A bracelet of round beads lying in a ring."""
    for i in range(count_of):
        a = 2 * math.pi * i / count_of
        r = math.pi * radius / count_of * 0.98
        ball(r, accent if i in (4, 15) else mat if isinstance(mat, str) else mat[i % len(mat)], (math.cos(a) * radius, math.sin(a) * radius, 0))
    if charm:
        rod(0.7, 0.14, charm, (0, -radius - 1.1, 0), 0.04)
    if oil:
        from makers.basics.containers import dropper
        with group() as g:
            dropper(words=oil)
        move(g, (6.4, 2.4, 0), scale=0.8)


@maker('band-ring', view='table')
def band_ring(metal='titanium', lining='gloss black', stone=None, charger=True, glow='dimglow mint'):
    """A plain ring standing on its dock."""
    with group() as g:
        lathe([(1.0, 0), (1.14, 0), (1.14, 0.8), (1.0, 0.8), (0.98, 0.7), (0.98, 0.1), (1.0, 0)], metal, round=0.06)
        lathe([(1.0, 0.06), (0.97, 0.1), (0.97, 0.7), (1.0, 0.74)], lining, round=0.02)
        for a in (250, 270, 290):
            t = math.radians(a)
            ball(0.09, glow, (0.96 * math.cos(t), 0.96 * math.sin(t), 0.32), steps=12)
        if stone:
            lathe([(0, 0), (0.3, 0.26), (0.2, 0.4), (0, 0.4)], stone, (0, 0, 0), 0.01, 8)
            move(g[-1], tilt=90)
            move(g[-1], (0, -1.12, 0.4))
    move(g, tilt=90)
    move(g, (0, 0.4, 1.14 + (0.5 if charger else 0)))
    move(g, turn=32)
    if charger:
        lathe([(0, 0), (2.2, 0), (2.3, 0.4), (2, 0.6), (0, 0.6)], 'matte charcoal', round=0.15)


@maker('jewelry-box', view='high')
def jewelry_box(body='leather rose', lining='velvet cream', metal='gold', tray=True):
    """Open, with its mirror up, rings in rolls, earrings and a necklace; a small travel tray in front."""
    with group() as g:
        hollow(24, 17, 8, 0.8, body, round=0.3)
        box(22.6, 15.6, 5.4, lining, (0, 0, 0.8), 0.3)
        for k in range(4):
            lying(0.9, 10, lining, (-5.6, 5.6 - k * 1.9, 6.6), 0, 0.3)
        for i, (x, y) in enumerate(((-8.6, 4.6), (-4.6, 4.6), (-6.8, 2.7), (-3, 0.9))):
            t = ring(0.85, 0.16, metal)
            move(t, roll=90)
            move(t, (x, y, 7.5))
            ball(0.32, ('crystal sky', 'crystal rose', 'crystal', 'crystal jade')[i], (x, y, 8.3), steps=12)
        box(0.4, 15, 1.6, body, (0.6, 0, 6), 0.1)
        box(10.6, 0.4, 1.6, body, (6, -1, 6), 0.1)
        n = 40
        for i in range(n):
            a = 2 * math.pi * i / n
            ball(0.3, 'gloss ivory', (6 + 3.6 * math.cos(a), 3.6 + 2.5 * math.sin(a), 6.2), steps=14)
        for i in range(3):
            for s in (-0.6, 0.6):
                ball(0.42, ('crystal sky', 'gold', 'crystal rose')[i], (3.2 + i * 2.8 + s, -4.6, 6.2), steps=14)
        for k in range(3):
            t = ring(1.5 - 0.1 * k, 0.12, metal)
            move(t, (-5.6, -5, 6.3 + 0.22 * k))
        with group() as lid:
            box(24, 17, 2, body, (0, 8.5, 0), 0.5)
            box(19, 12, 0.2, 'mirror', (0, 8.5, 1.95), 0.03)
        move(lid, tilt=74)
        move(lid, (0, 8.8, 8))
        ball(0.5, metal, (0, -8.8, 6.2))
        lathe([(0, 0), (0.8, 0), (0.8, 0.4), (0, 0.4)], metal, (0, -8.6, 6.4), 0.1)
    move(g, turn=18)
    if tray:
        with group() as t:
            slab(panel(11, 8, 1.6), 2.6, body, round=0.5)
            slab(panel(9.8, 6.8, 1.2), 0.2, lining, (0, 0, 2.55), 0.05)
            ring(1.5, 0.16, metal, (-2, 0.4, 2.7))
            ring(1.0, 0.16, metal, (2.2, -0.6, 2.7))
            ball(0.4, 'crystal rose', (2.2, -1.6, 2.8), steps=14)
        move(t, (13, -15, 0), turn=-8)
