"""Baths, steam, masks and caps."""
import math

from art import spot
from makers import maker
from makers.shared.fittings import disc, lying
from shapes import ball, fillet, grid, group, lathe, move, noise, panel, rod, slab, tube


@maker('eye-mask', view='steep')
def eye_mask(mat='silk rose', band=None, case=None):
    """A sleep mask with its band; a folded pillowcase under it if told."""
    z = 0
    if case:
        from makers.home.textiles import fold
        with group() as g:
            for i in range(3):
                fold(34, 25, 1.6, case, i * 1.5)
        move(g, turn=14)
        z = 5
    half = [(0, 3.2), (5, 4.6), (9.6, 3.2), (10.6, 0), (8.4, -3.6), (4, -4.2), (1.4, -1.8), (0, -1.2)]
    line = half + [(-x, y) for x, y in reversed(half[1:-1])]
    with group() as m:
        slab(fillet(line, 1.6, True, 6), 1.3, mat, round=0.6)
        tube([(x * 1.0, y * 1.0, 0.7) for x, y in fillet(line, 1.6, True, 4)], 0.28, band or mat, closed=True)
        tube([(10.3, 0, 0.7), (14, 4, 1), (9, 9, 1), (0, 10.4, 1), (-9, 9, 1), (-14, 4, 1), (-10.3, 0, 0.7)], 0.75, band or mat)
    move(m, (0, -3, z), turn=14, scale=1.15)


@maker('foot-spa', view='high')
def foot_spa(body='plastic white', trim='plastic sky', water='liquid 8fc8dc'):
    """A tub for two feet with rollers and bubbles."""
    with group() as g:
        slab(panel(42, 36, 13), 19, body, round=0.9, holes=[panel(36, 30, 10)])
        slab(panel(40, 34, 12), 2, body, round=0.5)
        tube([(x, y, 19) for x, y in panel(39, 33, 11.5)], 1.7, trim, closed=True, straight=True)
        slab(panel(36, 30, 10), 0.5, water, (0, 0, 13.2), 0.1)
        for side in (-1, 1):
            foot = [(side * 8 + 4.6 * math.cos(a) * (1 if math.sin(a) > 0 else 0.8), 10.4 * math.sin(a)) for a in [2 * math.pi * k / 40 for k in range(40)]]
            slab(foot, 0.2, 'plastic white', (0, 0, 13.7), 0.05)
            for j in range(3):
                lying(1.3, 6, trim, (side * 8, -5 + j * 4.6, 14), 0, 0.4)
        for i in range(40):
            ball(0.5 + 0.7 * spot(i, 2), 'glaze white', ((spot(i, 5) - 0.5) * 30, (spot(i, 7) - 0.5) * 24, 13.4), 0.7, 12)
        slab(panel(12, 3.4, 1.4), 0.6, 'plastic charcoal', (0, -18.6, 11), 0.1)
        for i in range(3):
            rod(0.8, 0.4, ['plastic coral', 'plastic sky', 'plastic white'][i], ((i - 1) * 3, -18.6, 11.5), 0.1)
    move(g, turn=22)


@maker('diffuser', view='eye')
def diffuser(body='porcelain white', base='oak', oil='Bergamot'):
    """A ceramic cone breathing mist, an oil bottle beside it."""
    lathe([(0, 1.6), (5.4, 1.6), (5.6, 4), (4.4, 10), (2, 15), (1.1, 16), (0.8, 16), (1.4, 14.6), (0, 14)], body, round=1.4)
    lathe([(0, 0), (5.5, 0), (5.6, 1.6), (0, 1.6)], base, round=0.3)
    for k in (-1, 0, 1):
        tube([(0, 0, 15.8), (0.6 * k, 0, 18), (1.2 * k + 0.7, 0, 20.4), (1.7 * k - 0.5, 0, 23.4)], 0.34, 'frosted white', taper=[0.6, 1, 0.9, 0.15])
    from makers.basics.containers import dropper
    with group() as g:
        dropper(words=oil)
    move(g, (10, -3, 0))


@maker('bonnet', view='high')
def bonnet(mat='satin plum', band=None, scrunchies=('satin plum', 'satin blush', 'satin gold', 'satin ink', 'satin mauve')):
    """A gathered cap and its scrunchies."""
    def place(u, v):
        a = 2 * math.pi * u
        r = 13 * math.sin(math.pi * (0.5 * (1 - v) + 0.0) + 0.0001) ** 0.7 if v > 0.12 else 9.6 + 28 * v
        wave = 1 + 0.05 * math.sin(a * 23) * (1 - v) ** 5 + 0.02 * noise(math.cos(a) * 3, math.sin(a) * 3, v * 4)
        return (math.cos(a) * r * wave, math.sin(a) * r * wave, 1.2 + 14 * v ** 0.85)
    grid(136, 24, place, mat)
    n = 68
    tube([(math.cos(2 * math.pi * i / n) * (10.2 + 0.5 * math.sin(i * 2.2)), math.sin(2 * math.pi * i / n) * (10.2 + 0.5 * math.sin(i * 2.2)), 0.9) for i in range(n)], 1.0, band or mat, closed=True)
    for k, what in enumerate(scrunchies):
        m = 44
        pts = []
        for i in range(m):
            a = 2 * math.pi * i / m
            r = 2.7 + 0.3 * math.sin(i * 2.4)
            pts.append((math.cos(a) * r, math.sin(a) * r, 1.2 + 0.35 * math.cos(i * 2.1)))
        with group() as s:
            tube(pts, 1.05, what, closed=True, taper=[0.8 + 0.35 * (i % 2) for i in range(m)])
        move(s, (-16 + k * 8, -16 - 2.4 * (k % 2), 0))


@maker('steamer', view='eye')
def steamer(body='gloss white', trim='gloss rose', jar='Green clay'):
    """A facial steamer with its cone of mist; a pot of clay beside it."""
    with group():
        lathe([(0, 0), (6.8, 0), (7.2, 2), (6.2, 9), (5.6, 12), (0, 12)], body, round=1)
        with group() as cone:
            lathe([(3.4, 0), (6.6, 6), (6.9, 6.4), (6.2, 6.2), (3, 0)], trim, round=0.3)
        move(cone, tilt=20)
        move(cone, (0, 0.6, 11))
        for k in (-1, 0, 1):
            tube([(k, -1, 13.6), (1.6 * k + 0.6, -2, 17.4), (2.2 * k - 0.6, -3, 20.6), (2.8 * k + 0.5, -4, 24.4)], 0.42, 'frosted white', taper=[0.5, 1, 0.9, 0.15])
        disc(1.1, 0.5, trim, (0, -6.7, 5))
    from makers.basics.containers import jar as pot
    with group() as p:
        pot(words=jar, filling='liquid 7d8f63', width=7, height=6, lid='aluminum')
    move(p, (13, -4, 0))
    with group() as b:
        rod(0.5, 9, 'maple', round=0.2)
        lathe([(0, 9), (0.8, 9), (1.1, 12), (0, 12.6)], 'paper cream', round=0.3)
    move(b, roll=90)
    move(b, (9, -9, 0.8))
