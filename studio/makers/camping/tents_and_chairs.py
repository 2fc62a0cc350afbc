"""Tents, beds and chairs for outdoors."""
import math

from makers import maker
from makers.shared.parts import bar, bars, blob, upright
from shapes import (
    ball,
    cushion,
    fillet,
    grid,
    group,
    lathe,
    move,
    panel,
    ring,
    rod,
    slab,
    tube,
)
from typeset import Sheet


@maker('tent', view='table')
def tent(kind='dome', fly='nylon pine', inner='nylon sand', pole='anodized orange', width=120, height=62, mesh='nylon fog'):
    """dome (two crossed poles), cabin (steep walls and a porch) or popup (a small shade for babies)."""
    with group() as g:
        w, d = width / 2, width * .36
        if kind == 'cabin':
            h, wall = height * 1.5, height * 1.05
            for y in (-d, d):
                upright([(-w, 0), (w, 0), (w * .92, wall), (0, h), (-w * .92, wall)], .6, inner, (0, y, 0), .1)
            for side in (-1, 1):
                grid(8, 8, lambda u, v, side=side: (side * w * (1 - .08 * v), (u - .5) * 2 * d, wall * v), inner, thick=.4)
                grid(8, 8, lambda u, v, side=side: (side * w * 1.02 * (1 - v), (u - .5) * 2.1 * d, wall - 2 + (h - wall + 3) * v), fly, thick=.5)
            grid(10, 8, lambda u, v: ((u - .5) * width * .8, -d - v * d * .85, wall * .86 + 6 * (1 - v) - 2 * math.sin(math.pi * u) * v), fly, thick=.5)
            for x in (-.4, .4):
                bar((x * width, -d * 1.85, 0), (x * width, -d * 1.85, wall * .86), .9, 'aluminum')
            upright([(-14, 1), (14, 1), (14, wall * .8), (-14, wall * .8)], .4, 'nylon charcoal', (0, -d - .4, 0), .05)
            for x in (-36, 36):
                upright([(x - 10, 30), (x + 10, 30), (x + 10, 52), (x - 10, 52)], .3, mesh, (0, -d - .4, 0), .05)
                bars([((x - 10, -d - .8, z), (x + 10, -d - .8, z)) for z in (30, 41, 52)] + [((q, -d - .8, 30), (q, -d - .8, 52)) for q in (x - 10, x, x + 10)], .5, fly)
            for x in (-14.6, 14.6):
                bar((x, -d - .9, 0), (x, -d - .9, wall * .8), .9, fly)
            tube([(-16, -d - 1.6, wall * .82), (0, -d - 2, wall * .84), (16, -d - 1.6, wall * .82)], 2.4, 'nylon charcoal')
        else:
            def dome(u, v):
                a = 2 * math.pi * u
                r = math.cos(v * math.pi / 2) ** .72
                square = 1 / max(abs(math.cos(a)), abs(math.sin(a))) ** .42
                sag = 1 - .05 * (1 - abs(math.cos(2 * a))) * math.sin(math.pi * v)
                return (math.cos(a) * r * w * square * .86 * sag, math.sin(a) * r * d * square * .92 * sag, math.sin(v * math.pi / 2) ** .92 * height)
            grid(72, 24, dome, fly, thick=.4)
            for start in (.125, .375):
                side = [dome(start, i / 14) for i in range(15)]
                far = [dome(start + .5, i / 14) for i in range(13, -1, -1)]
                tube([(x * 1.012, y * 1.012, z * 1.012) for x, y, z in side + far], .8, pole)
            grid(14, 14, lambda u, v: ((2 * u - 1) * w * .36 * (1 - v ** 1.8), -d * (1.0 - .62 * v ** 2.2) - 1.6, v * height * .72), 'nylon charcoal' if kind == 'dome' else mesh)
            tube([(-w * .37, -d - 1.8, 0), (-w * .33, -d * .9 - 1.8, height * .34), (0, -d * .42 - 1.6, height * .74), (w * .33, -d * .9 - 1.8, height * .34), (w * .37, -d - 1.8, 0)], .7, pole)
            if kind == 'dome':
                grid(14, 14, lambda u, v: (-w * .36 * (1 - v ** 1.8) * (1 - .9 * u) - 2 * u, -d * (1.0 - .62 * v ** 2.2) - 2.2 - 3 * math.sin(math.pi * u) * (1 - v), v * height * .72), inner)
            else:
                cushion(width * .86, d * 1.5, 6, inner, (0, -d * .2, 0), 6)
    move(g, turn=22 if kind != 'cabin' else 18)


@maker('sleeping-bag', view='steep')
def sleeping_bag(shell='quilted indigo', lining='fleece amber', length=110, width=46, baby=False):
    """A mummy bag laid out, its zip open at the chest; for babies with armholes and cuffs."""
    with group() as g:
        w = width / 2
        if baby:
            line = [(-8, 34), (8, 34), (13, 30), (30, 20), (27, 13), (13, 18), (14, -10), (19, -34), (0, -44), (-19, -34), (-14, -10), (-13, 18), (-27, 13), (-30, 20), (-13, 30)]
            slab(fillet(line, 5, True, 5), 6, shell, round=2.6)
            tube([(-8, 34, 4), (0, 28, 6), (8, 34, 4)], 1.4, lining)
            tube([(0, 29, 6.2), (0, 0, 6.4), (6, -34, 6)], .5, 'plastic white')
            for x in (-1, 1):
                blob(4.6, 3.4, 2.8, lining, (x * 29, 16, 3), x * -25)
            for i in range(5):
                tube([(-14 - (i > 2) * 2, 10 - i * 10, 5.4), (0, 8.6 - i * 10, 6.6), (14 + (i > 2) * 2, 10 - i * 10, 5.4)], .35, shell.replace('quilted', 'nylon'))
        else:
            line = [(-w * .62, length * .42), (-w * .4, length * .5), (w * .4, length * .5), (w * .62, length * .42), (w, length * .2), (w * .9, -length * .1), (w * .62, -length * .46), (0, -length * .5), (-w * .62, -length * .46), (-w * .9, -length * .1), (-w, length * .2)]
            slab(fillet(line, 8, True, 6), 8, shell, round=3.6)
            slab(fillet([(x * .96, length * .4 + (y - length * .4) * 1.0) for x, y in ((-w * .6, length * .42), (-w * .4, length * .48), (w * .4, length * .48), (w * .6, length * .42), (w * .5, length * .34), (0, length * .3), (-w * .5, length * .34))], 3, True, 5), 3, lining, (0, 0, 6.4), 1)
            n = 9
            for i in range(n):
                y = length * (.24 - .08 * i)
                half = w * (.97 - .42 * max(0, (i - 3) / n))
                tube([(-half, y, 5.6), (0, y - 1.4, 8.6), (half, y, 5.6)], .45, shell.replace('quilted', 'nylon'))
            tube([(w * .02, length * .3, 8.4), (w * .5, length * .16, 8.2), (w * .62, -length * .1, 7.8), (w * .42, -length * .36, 7.4)], .5, 'plastic amber')
    move(g, turn=-20)


@maker('air-pad', view='high')
def air_pad(mat='nylon coral', under='nylon charcoal', width=56, length=120, thick=7, tubes=10, across=True, pump=None):
    """An air mattress of side-by-side tubes with its valve."""
    with group() as g:
        if across:
            for i in range(tubes):
                y = (i - (tubes - 1) / 2) * length / tubes
                k = 1 - .16 * (abs(i - (tubes - 1) / 2) / tubes) ** 2 * 4 * (1 if i < tubes / 2 else .6)
                blob_len = width * k
                slab(panel(blob_len, length / tubes * 1.08, length / tubes * .5), thick, mat, (0, y, 0), thick * .46)
        else:
            for i in range(tubes):
                x = (i - (tubes - 1) / 2) * width / tubes
                slab(panel(width / tubes * 1.08, length, width / tubes * .5), thick, mat, (x, 0, 0), thick * .46)
        slab(panel(width * .99, length * .985, 7), thick * .5, under, (0, 0, 0), thick * .2)
        rod(2.4, 1.8, 'plastic black', (width * .3, -length * .47, thick * .86), .4)
        if pump:
            cushion(24, 34, 9, pump, (width * .86, -length * .3, 0), 4)
    move(g, turn=-26)


@maker('stuff-sack', view='table')
def stuff_sack(mat='nylon amber', cord='nylon black', width=15, height=24, words_on=None, ink='paper white', lying=False):
    with group() as g:
        r = width / 2
        lathe([(0, 0), (r * .9, 0), (r, 1.6), (r * 1.02, height * .5), (r * .98, height * .8), (r * .4, height * .93), (r * .3, height * .96), (r * .62, height * 1.05), (r * .5, height * 1.06), (0, height * .97)], mat, round=1.2)
        ring(r * .36, .5, cord, (0, 0, height * .93))
        tube([(r * .3, -r * .2, height * .95), (r * .7, -r * .6, height * .86), (r * .9, -r * .7, height * .62)], .3, cord)
        ball(.9, 'plastic black', (r * .72, -r * .62, height * .8))
        if words_on:
            s = Sheet(r * 1.6, height * .3)
            s.text(words_on, 0, 0, r * 1.3, height * .2, ink, 'sans')
            move(s.wrap(r * 1.02), (0, 0, height * .44))
    if lying:
        move(g, tilt=-88)
        move(g, (0, -height * .5, width * .5), turn=64)


@maker('camp-chair', view='table')
def camp_chair(kind='low', mat='canvas rust', frame='anodized charcoal', trim='nylon black', rocker=False):
    """A sling on crossed poles; `rocker` puts it on rounded runners, `kind` zero leans all the way back, `baby` has a tray."""
    with group() as g:
        if kind == 'zero':
            path = [(-62, 26), (-40, 30), (-18, 44), (6, 34), (26, 40), (52, 66), (66, 80)]
        elif kind == 'low':
            path = [(-24, 22), (-10, 18), (8, 17), (18, 28), (28, 54), (32, 66)]
        else:
            path = [(-24, 44), (-10, 41), (8, 40), (16, 50), (24, 78), (28, 92)]
        if kind == 'baby':
            path = [(-13, 48), (-6, 45), (6, 44), (11, 52), (15, 68), (17, 76)]
        half = 15 if kind == 'baby' else 27
        n = len(path) - 1

        def sling(u, v):
            k = min(int(v * n), n - 1)
            f = v * n - k
            f = f * f * (3 - 2 * f)
            y, z = (path[k][j] * (1 - f) + path[k + 1][j] * f for j in (0, 1))
            return ((u - .5) * 2 * half, y, z - 5 * (1 - (2 * u - 1) ** 2) * math.sin(math.pi * v))
        grid(14, 40, sling, mat, thick=.9)
        top, front = path[-1], path[0]
        low = path[2]
        if kind == 'zero':
            for x in (-half, half):
                tube([(x, y, z) for y, z in path], 1.3, frame)
                tube([(x, -30, 36), (x, -8, 16), (x, 10, 1.4), (x, 36, 1.4)], 1.3, frame)
                tube([(x, 40, 54), (x, 14, 22), (x, -16, 1.4), (x, -34, 1.4)], 1.3, frame)
                slab(panel(6, 38, 2.6), 2.4, trim, (x, 14, 58), .8)
                bar((x, 6, 36), (x, 6, 58), 1, frame)
            for y in (36, -34):
                bar((-half, y, 1.4), (half, y, 1.4), 1.3, frame)
            cushion(36, 16, 8, trim, (0, 52, 66), 3)
        else:
            for x in (-half, half):
                bar((x, front[0], front[1]), (x * .9, 22, 1.2), 1.2, frame)
                bar((x, low[0] + 16, low[1] + (10 if kind != 'low' else 6)), (x * .9, front[0] + 2, 1.2), 1.2, frame)
                bar((x, low[0] + 6, low[1] - 2), (x, top[0], top[1]), 1.2, frame)
                bar((x, front[0], front[1]), (x, low[0] + 8, low[1]), 1.2, frame)
                if kind != 'baby':
                    slab(panel(6, 34, 2.6), 2, trim, (x, -4, front[1] + 17), .7)
                    bar((x, -18, front[1]), (x, -18, front[1] + 17), 1, frame)
                if rocker:
                    tube([(x * .95, -34, 5), (x * .95, -14, 1), (x * .95, 10, .8), (x * .95, 38, 7)], 1.3, frame)
            bar((-half, top[0], top[1]), (half, top[0], top[1]), 1.2, frame)
            bar((-half, front[0], front[1]), (half, front[0], front[1]), 1.2, frame)
            if kind == 'baby':
                slab(panel(42, 20, 7), 2, trim, (0, -17, 58), .7)
                for x in (-half, half):
                    bar((x, 4, 58), (x, -14, 58), 1.1, frame)
                for x in (-5, 5):
                    tube([(x, 13, 66), (x * .8, 4, 54), (0, -4, 47)], 1, 'nylon black')
            if kind == 'low':
                ring(4, .7, trim, (half + 5, -14, front[1] + 15))
    move(g, turn=30)


@maker('camp-table', view='table')
def camp_table(mat='nylon coral', frame='aluminum', width=52, depth=38, height=36):
    with group() as g:
        slab(panel(width, depth, 3), 1.6, mat, (0, 0, height), .4)
        for y in (-depth * .42, depth * .42):
            bars([((-width * .46, y, 0), (width * .4, y, height)), ((width * .46, y, 0), (-width * .4, y, height))], 1.1, frame)
        for x in (-width * .46, width * .46):
            bar((x, -depth * .42, 1), (x, depth * .42, 1), 1, frame)
    move(g, turn=16)


@maker('hammock', view='table')
def hammock(mat='nylon mint', second='nylon teal', rope='nylon charcoal', post='bark'):
    """Hung between two trunks by wide straps."""
    for x in (-84, 84):
        lathe([(0, 0), (9.4, 0), (7.4, 8), (7, 96), (0, 96)], post, (x, 0, 0), .6)
        rod(6.6, .4, 'endgrain', (x, 0, 95.8), .1)
        lathe([(7.2, 74), (7.5, 74), (7.5, 78), (7.2, 78)], rope, (x, 0, 0), .1)
    for part, mat_of in ((0, second), (1, mat), (2, second)):
        def cloth(u, v, part=part):
            t = 2 * u - 1
            wide = 30 * (1 - abs(t) ** 2.6) ** .7 + 1.2
            q = (part + v) / 3 * 2 - 1
            return (t * 58, q * wide * .9, 26 + 40 * t * t + 9 * q * q * (1 - t * t) + (1.2 * math.sin(q * 9 + t * 4)) * abs(t))
        grid(40, 8, cloth, mat_of, thick=.4)
    for s in (-1, 1):
        bar((s * 57, 0, 65.4), (s * 77, 0, 76), .8, rope)
        ring(1.6, .5, 'steel', (s * 60, 0, 65.6), True)
