"""Cakes and what comes out of the oven."""
import math

from art import spot
from makers import maker
from shapes import ball, group, lathe, move, ring, rod, tube


@maker('cake', view='table')
def cake(icing='icing', crumb='crumb', tiers=1, width=20, height=9, drip=None, candles=0, topping=None, stand=None, dome=False, colors=None, berries=None):
    """A cake: iced, in tiers, on a stand, under a dome."""
    z = 0
    if stand:
        lathe([(0, 0), (6, 0), (6, 0.6), (1.4, 1.6), (1.4, 9), (3, 10), (width * 0.66, 10), (width * 0.66, 10.8), (0, 10.8)], stand, round=0.4)
        z = 10.8
    for t in range(tiers):
        r = width / 2 * (1 - 0.28 * t)
        mat = colors[t % len(colors)] if colors else icing
        rod(r, height, mat, (0, 0, z), 0.9)
        for i in range(26):
            a = 2 * math.pi * i / 26
            ball(r * 0.085, mat if not drip else drip, (math.cos(a) * r * 0.9, math.sin(a) * r * 0.9, z + height - 0.2), 0.8, 14)
        z += height
    if berries:
        for i in range(9):
            a = 2.4 * i
            d = width * 0.055 * math.sqrt(i)
            ball(1.1, berries, (math.cos(a) * d, math.sin(a) * d, z - 0.2))
    for i in range(candles):
        a = 2 * math.pi * i / max(1, candles)
        x, y = (math.cos(a) * width * 0.24, math.sin(a) * width * 0.24) if candles > 1 else (0, 0)
        rod(0.35, 6, ['wax coral', 'wax sky', 'wax butter'][i % 3], (x, y, z), 0.05)
        lathe([(0, 0), (0.3, 0.4), (0, 1.6)], 'glow', (x, y, z + 6), 0.1)
    if dome:
        r = width * 0.62
        lathe([(r, 10.9), (r, 10.9 + height * 1.2), (r * 0.7, 10.9 + height * 1.9), (0, 10.9 + height * 2.1)], 'glass', round=5)
        ball(1.3, 'glass', (0, 0, 10.9 + height * 2.08))


@maker('baked', view='high')
def baked(kind='bread', crust='crust', count_of=1, width=24):
    """bread, rolls, croissants, cookies, donuts or a pie."""
    n = count_of
    for i in range(n):
        with group() as g:
            if kind == 'bread':
                loaf = ball(width / 2, crust, squash=0.42)
                move(loaf, scale=(1, 0.72, 1))
                for k in (-1, 0, 1):
                    tube([(k * width * 0.2 - 1.5, -width * 0.2, width * 0.36), (k * width * 0.2, 0, width * 0.42), (k * width * 0.2 + 1.5, width * 0.2, width * 0.36)], 0.5, 'crumb')
            elif kind == 'croissant':
                for k in range(9):
                    t = (k - 4) / 4
                    r = 2.6 * (1 - 0.55 * abs(t)) + 0.4
                    b = ball(r, crust)
                    move(b, (t * width * 0.3, -abs(t) ** 2 * width * 0.14, 0))
            elif kind == 'cookie':
                lathe([(0, 0), (3.6, 0), (4, 0.6), (3.2, 1.2), (0, 1.5)], 'cookie', round=0.5)
                for k in range(6):
                    ball(0.5, 'chocolate', (math.cos(k * 2.4) * 2.2 * spot(k, i + 2), math.sin(k * 2.4) * 2.6 * spot(k, i + 1), 1.0))
            elif kind == 'donut':
                ring(3, 1.7, 'crust')
                t = ring(3, 1.55, ['icing pink', 'chocolate', 'icing'][i % 3])
                move(t, (0, 0, 0.55))
            elif kind == 'pie':
                lathe([(0, 0), (width * 0.4, 0), (width * 0.5, 4), (width * 0.54, 4.2), (width * 0.5, 3.6), (0, 3.4)], 'glaze white', round=0.3)
                rod(width * 0.47, 0.9, crust, (0, 0, 3.2), 0.3)
                for k in range(30):
                    a = 2 * math.pi * k / 30
                    ball(1.2, 'crust', (math.cos(a) * width * 0.49, math.sin(a) * width * 0.49, 3.4), 0.7, 14)
            else:
                b = ball(3.6, crust, squash=0.75)
        across = math.ceil(math.sqrt(n))
        step = {'croissant': width * 0.75, 'cookie': 8.6, 'donut': 10.4}.get(kind, 7.6)
        if n > 1:
            move(g, ((i % across - (across - 1) / 2) * step, (i // across - (math.ceil(n / across) - 1) / 2) * step * 0.9, 0), turn=i * 40 if kind != 'croissant' else i * 12)
