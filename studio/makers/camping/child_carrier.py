"""A backpack that carries a child."""
import math

from makers import maker
from makers.shared.parts import bar, blob
from shapes import grid, group, lathe, move, panel, ring, rod, slab, tube


@maker('child-carrier', view='table')
def child_carrier(mat='nylon pine', frame='aluminum', trim='nylon charcoal', shade='nylon sand'):
    """A framed pack that stands on its kickstand: a padded seat with leg holes and harness, a sun roof, hip belt and straps."""
    with group() as g:
        tube([(-15, 12, 1.2), (-15, 10, 40), (-13, 11, 78), (-8, 12, 86), (8, 12, 86), (13, 11, 78), (15, 10, 40), (15, 12, 1.2)], 1.3, frame)
        tube([(-14, 9, 34), (-15, -17, 1.3), (15, -17, 1.3), (14, 9, 34)], 1.2, frame, straight=True)
        bar((-15, 12, 1.3), (15, 12, 1.3), 1.2, frame)
        slab(panel(28, 6, 2.8), 58, trim, (0, 11, 18), 2.4)
        lathe([(0, 14), (9, 14), (14, 19), (15.4, 30), (15.4, 48), (14.2, 50), (12.8, 48), (12.4, 30), (0, 26)], mat, (0, -3, 0), 3, squash=0.8)
        ring(14, 1.9, trim, (0, -3, 47.4))
        move(g[-1], (0, 0.6, 0), scale=(1, 0.8, 1))
        blob(6.6, 2.6, 3.2, 'fleece cream', (0, -14.4, 50))
        for x in (-1, 1):
            with group() as hole:
                rod(4.4, 1.4, 'nylon black', round=0.3)
                ring(4.4, 1, trim, (0, 0, 0.4))
            move(hole, tilt=90)
            move(hole, (0, -14.4, 25))
            move(hole, turn=x * 34)
            tube([(x * 5, 6, 62), (x * 5.6, 1, 56), (x * 3.4, -6, 46), (x * 2.4, -8, 40)], 1.2, 'nylon amber', flat=1)
            tube([(x * 13, 11, 80), (x * 14, 2, 86), (x * 13.6, -12, 84), (x * 12.6, -20, 78)], 0.6, frame)
            tube([(x * 14, 14, 30), (x * 22, 17, 27), (x * 20, 24, 25), (x * 9, 28, 24)], 3, trim, taper=[1, 1.2, 1.1, 0.7])
            tube([(x * 7, 15, 74), (x * 11, 24, 66), (x * 12, 26, 50), (x * 12, 18, 34)], 2.3, trim)
        slab(panel(20, 5, 2), 13, mat, (0, -15.4, 5), 1.8)
        bar((-8, -18.2, 15), (8, -18.2, 15), 0.3, 'plastic amber')
        grid(24, 16, lambda u, v: ((u - 0.5) * 29, 14 - v * 36, 82.4 + 6.4 * math.sin(math.pi * (0.3 + 0.62 * v)) - 5.4 * abs(2 * u - 1) ** 2.4), shade, thick=0.7)
        tube([(-14.4, -22, 78.6), (-10, -22, 83.6), (0, -22, 85.2), (10, -22, 83.6), (14.4, -22, 78.6)], 0.7, trim)
    move(g, turn=-30)
