"""Bicycles."""
import math

from makers import maker
from makers.shared.parts import bar, disc, upright, wheel
from shapes import box, fillet, grid, group, move, ring, slab, tube


@maker('folding-bike', view='table')
def folding_bike(body='enamel mint', seat='leather caramel', trim='rubber charcoal', battery='matte black'):
    with group() as g:
        for x in (-48, 48):
            wheel(27, 5, (x, 0, 27), 'rubber charcoal', 'aluminum', 'y', 20)
        tube([(-38, 0, 66), (-26, 0, 46), (0, 0, 36), (30, 0, 38)], 3.4, body)
        box(18, 6.4, 6, battery, (-10, 0, 35), 1.6)
        bar((0, 0, 34), (0, 0, 40), 3.8, 'aluminum')
        for y in (-3.6, 3.6):
            bar((-48, y, 27), (-38, y * .8, 62), 1.3, body)
            bar((48, y, 27), (24, y * .7, 30), 1.3, body)
            bar((48, y, 27), (20, y * .6, 50), 1.1, body)
        bar((-38, 0, 60), (-30, 0, 104), 1.8, 'aluminum')
        tube([(-28, -28, 106), (-31, -8, 104), (-31, 8, 104), (-28, 28, 106)], 1.2, 'aluminum')
        for y in (-1, 1):
            bar((-28.6, y * 20, 105.4), (-27.6, y * 30, 106), 1.9, trim)
        bar((16, 0, 30), (22, 0, 84), 1.7, 'aluminum')
        slab(fillet([(-14, -2.4), (6, -8), (12, 0), (6, 8), (-14, 2.4)], 3, True, 5), 4, seat, (22, 0, 84), 1.6)
        disc(9, 1.2, 'gunmetal', (8, -5, 28), 'y', .2)
        for s in (-1, 1):
            bar((8, s * 6, 28), (8 + s * 8, s * 7, 28 - s * 14), 1, 'aluminum')
            box(9, 8, 2, trim, (8 + s * 8, s * 11, 27 - s * 14), .5)
        bar((8, -5.4, 36.6), (48, -4, 30.6), .5, 'gunmetal')
        bar((8, -5.4, 19.4), (48, -4, 23.4), .5, 'gunmetal')
        disc(6, 7, battery, (48, 0, 27), 'y', .6)
        for x in (-48, 48):
            def guard(u, v, x=x):
                a = math.pi * (.12 + .66 * u)
                return (x + math.cos(a) * 30.5, (v - .5) * 7, 27 + math.sin(a) * 30.5)
            grid(24, 4, guard, trim, thick=.5)
        box(3, 5, 4, 'chrome', (-40, 0, 68), .8)
    move(g, turn=-22)


@maker('trail-bike', view='table')
def trail_bike(body='enamel moss', seat='leather black', trim='rubber charcoal'):
    """One wheel, a saddle and bars on an arm that hitches to a seat post."""
    with group() as g:
        wheel(25, 4.6, (46, 0, 25), 'rubber charcoal', 'aluminum', 'y', 20)
        tube([(-62, 0, 62), (-44, 0, 60), (-20, 0, 40), (4, 0, 34), (20, 0, 30)], 2.2, body)
        box(7, 8, 8, trim, (-65, 0, 58), 1.4)
        ring(3, 1.1, 'aluminum', (-68, 0, 61))
        for y in (-3.4, 3.4):
            bar((46, y, 25), (18, y * .8, 29), 1.2, body)
            bar((46, y, 25), (26, y * .7, 58), 1.1, body)
        bar((16, 0, 28), (28, 0, 70), 1.8, body)
        slab(fillet([(-12, -2.2), (6, -7), (10, 0), (6, 7), (-12, 2.2)], 3, True, 5), 3.6, seat, (28, 0, 70), 1.5)
        bar((-18, 0, 40), (-10, 0, 74), 1.6, body)
        tube([(-6, -24, 80), (-11, -10, 76), (-11, 10, 76), (-6, 24, 80)], 1.1, 'aluminum')
        for y in (-1, 1):
            bar((-7, y * 17, 78.6), (-5.4, y * 26, 80.6), 1.9, trim)
        disc(8, 1.2, 'gunmetal', (16, -4.6, 29), 'y', .2)
        for s in (-1, 1):
            bar((16, s * 6, 29), (16 + s * 7, s * 7, 29 - s * 11), 1, 'aluminum')
            box(8, 7, 2, trim, (16 + s * 7, s * 10.5, 28 - s * 11), .5)
        bar((16, -5, 36.6), (46, -4, 29), .5, 'gunmetal')
        bar((16, -5, 21.4), (46, -4, 21.6), .5, 'gunmetal')
        bar((-56, 0, 61), (-56, 0, 96), .4, 'aluminum')
        upright([(0, 0), (11, 4), (0, 8)], .3, 'nylon orange', (-56, 0, 88), .05)
    move(g, turn=-20)
