"""Small blades for herbs and for children."""
import math

from makers import maker
from makers.shared.fittings import bar, upright
from shapes import box, fillet, group, move, panel, ring, rod, slab, tube


@maker('herb-scissors', view='steep')
def herb_scissors(grip='plastic leaf'):
    with group() as g:
        for s in (-1, 1):
            with group() as half:
                for k in range(5):
                    slab([(-0.2, 0), (1.1, 0.4), (0.4, 9.4), (-0.1, 9.6)], 0.14, 'steel', (0, 0, 0.3 + k * 0.5), 0.02)
                tube([(s * 0.2, -0.6, 1.4), (s * 2.6, -3.2, 1.4), (s * 3.4, -7, 1.4), (s * 1.6, -9.4, 1.4), (s * 0.5, -6.6, 1.4), (s * 0.2, -0.6, 1.4)], 0.7, grip)
            move(half, turn=-s * 11)
        rod(0.7, 3, 'steel', (0, 0.2, 0.1), 0.1)
    move(g, (-4, 0, 0), turn=-14)
    with group() as c:
        slab(fillet([(-3, -5), (3, -5), (3.6, 5), (-3.6, 5)], 1.6, True, 5), 0.5, grip, round=0.15)
        for i in range(6):
            rod(0.28 + 0.12 * i, 0.1, 'paper forest', (-1.6 + (i % 3) * 1.7, 2 - (i // 3) * 2.4, 0.48), 0)
        for i in range(9):
            box(0.24, 1.2, 0.5, grip, ((i - 4) * 0.6, -5.4, 0), 0.05)
    move(c, (8, 1, 0), turn=10)
    for i in range(24):
        a, d = i * 2.4, 0.5 * math.sqrt(i)
        ring(0.24, 0.09, 'leaf leaf', (-7 + math.cos(a) * d * 1.5, 11 + math.sin(a) * d, 0))
    for i in range(7):
        bar((-1 + i * 0.35, 8, 0.2), (3 + i * 0.5, 17, 0.2), 0.16, 'leaf leaf')


@maker('kid-knives', view='steep')
def kid_knives(hues=('coral', 'amber', 'teal')):
    """Three blunt, toothed nylon knives, a finger guard and cucumber slices."""
    for i, hue in enumerate(hues):
        with group() as g:
            teeth = [(x * 0.5, -1.5 + (0.22 if x % 2 else 0)) for x in range(0, 21)]
            long = 10 - i * 1.6
            blade = [(x * long / 10, y) for x, y in teeth] + [(long + 0.6, 0), (long - 0.6, 1.5), (0, 1.6)]
            slab(blade, 0.5, f'plastic {hue}', (0, 0, 0.6), 0.1)
            slab(fillet([(-8, -1.2), (0, -1.4), (0, 1.5), (-8, 1.3), (-8.6, 0)], 0.8, True, 5), 1.7, 'plastic white', round=0.5)
        move(g, (0, 6 - i * 5.4, 0), turn=8)
    with group() as f:
        tube([(-1.4, 0, 0.3), (-1.4, 0, 3), (1.4, 0, 3), (1.4, 0, 0.3)], 0.5, 'plastic sky')
        upright(panel(5, 5, 1.2), 0.4, 'plastic sky', (0, -1, 2.5), 0.1)
    move(f, (12, -4, 0), turn=-20)
    for i in range(5):
        with group() as c:
            rod(1.7, 0.5, 'leaf forest', round=0.1)
            rod(1.5, 0.06, 'fruit d5e3a5', (0, 0, 0.5), 0)
        move(c, roll=8)
        move(c, (-10 + i * 2.4, -11 - (i % 2), 0.2 + 0.2 * i))
