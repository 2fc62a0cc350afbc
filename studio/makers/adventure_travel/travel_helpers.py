"""What travels along: tags, pillows, plugs, poles, bottles, boats, boards."""
import math

from makers import maker
from makers.shared.fittings import cable, lying, upright
from shapes import (
    ball,
    box,
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


@maker('luggage-tags', view='steep')
def luggage_tags(mats=('leather coral', 'leather teal'), metal='brass'):
    for i, mat in enumerate(mats):
        with group() as g:
            slab(fillet([(-3.4, -6), (3.4, -6), (3.4, 4.6), (1.8, 6.4), (-1.8, 6.4), (-3.4, 4.6)], 0.7, True, 5), 0.6, mat, round=0.18)
            slab(panel(5, 3.4, 0.4), 0.1, 'card cream', (0, -3, 0.6), 0.02)
            slab(fillet([(-3, -1.2), (3, -1.2), (3, 4.2), (-3, 4.2)], 0.5, True, 4), 0.3, mat, (0, 0, 0.6), 0.1)
            s = Sheet(5, 3)
            s.text('A. Ellis', 0, -0.1, 3.6, 0.8, 'paper ink', 'italic', lines=1)
            s.put((0, -3.2, 0.74), 'up')
            ring(0.5, 0.16, metal, (0, 5.3, 0.5))
            tube([(0, 5.4, 0.7), (1.8, 8.4, 0.8), (1, 12, 0.6), (-1, 12, 0.6), (-1.8, 8.4, 0.8), (0, 5.4, 0.7)], 0.42, mat)
            box(1.6, 1.9, 0.5, metal, (1.6, 9.4, 0.5), 0.15)
        move(g, ((i - 0.5) * 10.4, (i - 0.5) * -2, 0), turn=14 - 26 * i)


@maker('neck-pillow', view='high')
def neck_pillow(mat='fleece sky', button='plastic white'):
    with group() as g:
        n = 41
        line = [math.radians(235 - 290 * i / (n - 1)) for i in range(n)]
        tube([(math.cos(a) * 10.5, math.sin(a) * 9.6, 5.4) for a in line], 5.4, mat, taper=[0.86 + 0.16 * abs(math.cos(a)) for a in line])
        for k in (0, -1):
            a = line[k]
            move(ball(4.6, mat, squash=1.0), (math.cos(a) * 10.5, math.sin(a) * 9.6, 0.8))
        tube([(math.cos(a) * 15.6, math.sin(a) * 14.6, 5.4) for a in line], 0.24, 'cotton cobalt')
        tube([(-4.4, -9.4, 6), (0, -11.4, 5), (4.4, -9.4, 6)], 0.35, 'cotton cobalt')
    move(g, turn=10)


@maker('adapter', view='table')
def adapter(body='matte charcoal', accent='gloss coral'):
    with group() as g:
        slab(panel(6.4, 6.4, 1.6), 7.6, body, round=0.8)
        s = Sheet(6, 7)
        s.text('150 countries', 0, 2.4, 4.4, 0.6, 'paper silver', 'sans', lines=1)
        for i, words in enumerate(('USB-C', 'USB-C', 'USB', 'USB')):
            y = 1.2 - i * 1.2
            s.text(words, -1.2, y, 1.6, 0.42, 'paper silver', 'sans', 'left', lines=1, most=0.5)
            s.rect(1.2, y, 1.5, 0.62, 'paper silver', 0.2)
            s.rect(1.2, y, 1.3, 0.42, 'gloss black', 0.15)
        s.put((0, -3.24, 3.9))
        for i, t in enumerate(('US', 'UK', 'EU', 'AU')):
            with group() as b:
                box(0.6, 1.1, 1.5, accent, (0, 0, 0), 0.2)
            move(b, (3.3, -2 + i * 1.4, 3.6))
        for x in (-0.9, 0.9):
            box(0.2, 0.8, 2, 'steel', (x, 0, 7.4), 0.04)
    move(g, turn=-30)
    cable([(-4, -3, 0.4), (-7, -6, 0.4), (-3, -9, 0.4), (4, -8, 0.4), (7, -11, 0.4)], 'rubber white', 0.3)
    box(1.2, 2, 0.8, 'plastic white', (7.4, -11.6, 0), 0.2)


@maker('trackers', view='high')
def trackers(count_of=4, body='gloss white', metal='chrome', holders=('leather coral', 'leather slate', 'leather amber', 'leather teal')):
    """Coin-sized trackers, one on a key ring."""
    for i in range(count_of):
        x, y = ((-4.6, 3.4), (4.6, 3.8), (-4.4, -4.4), (4.8, -4))[i]
        with group() as g:
            lathe([(0, 0), (1.7, 0), (1.8, 0.4), (1.5, 0.8), (0, 0.95)], body, round=0.2)
            rod(1.25, 0.04, metal, (0, 0, 0.93), 0.01)
            if i in (0, 3):
                ring(2.05, 0.42, holders[i], (0, 0, 0))
                box(1.1, 3.4, 0.4, holders[i], (0, 3.4, 0.1), 0.15)
                ring(1.5, 0.13, 'steel', (0, 6, 0.2))
        move(g, (x, y, 0), turn=20 * i - 30)


@maker('roll-bottle', view='eye')
def roll_bottle(mat='silicone sky', cap='plastic charcoal'):
    """A soft bottle standing full, and another rolled small."""
    with group() as g:
        lathe([(0, 0), (3.4, 0), (3.9, 1.4), (3.8, 8), (3.5, 8.6), (3.8, 9.2), (3.7, 15), (2.6, 17), (1.9, 17.6), (0, 17.6)], mat, round=0.9)
        lathe([(0, 17.4), (2.2, 17.4), (2.2, 20), (0, 20)], cap, round=0.3)
        tube([(2, 0, 19), (3.6, 0, 20.4), (2.4, 0, 22), (0, 0, 21.4)], 0.3, cap)
    move(g, (-5, 0, 0))
    with group() as r:
        pts = [(math.cos(a * 0.3) * (0.8 + a * 0.05), math.sin(a * 0.3) * (0.8 + a * 0.05)) for a in range(60)]
        grid(2, 59, lambda u, v: ((u - 0.5) * 7, pts[round(v * 59)][0], pts[round(v * 59)][1] + 3.9), mat, thick=0.5)
        lying(2.2, 2.6, cap, (5, 0, 3), 0, 0.3)
        move(ring(3.7, 0.3, cap), (-1, 0, 3.9), roll=90)
    move(r, (8, -3, 0), turn=24)


@maker('plush-case', view='table')
def plush_case(mat='plush rose', trim='plush cream'):
    """A soft suitcase with a plush car and airplane beside it."""
    with group() as g:
        slab(panel(28, 10, 4), 20, mat, round=3)
        for x in (-9, 9):
            box(3, 10.6, 20.4, trim, (x, 0, -0.1), 1)
        tube([(-5, 0, 19.6), (-4, 0, 24), (4, 0, 24), (5, 0, 19.6)], 1.3, trim)
        s = Sheet(12, 8)
        s.circle(0, 0, 3.6, 'felt butter')
        s.text('GO', 0, 0, 4, 3, 'felt rose', 'sans-black', lines=1)
        s.put((0, -5.1, 10))
    move(g, (-6, 5, 0), turn=16)
    with group() as taxi:
        slab(panel(14, 8, 3), 5, 'plush amber', (0, 0, 1.6), 2)
        slab(panel(8, 7, 2.6), 5, 'plush amber', (0.4, 0, 5.4), 2)
        for x in (-4.4, 4.4):
            for y in (-4, 4):
                w = rod(2.1, 1.6, 'felt charcoal', round=0.6)
                move(w, tilt=90)
                move(w, (x, y + 0.8, 2.1))
    move(taxi, (11, -10, 0), turn=-20)
    with group() as plane:
        move(ball(3.4, 'plush sky', squash=0.9), scale=(2.2, 1, 1))
        for s in (-1, 1):
            slab(fillet([(-2, 0), (2.4, 0), (1, s * 9), (-1, s * 9)], 1, True, 5), 1.4, 'plush white', (0, 0, 2.4), 0.6)
            slab(fillet([(-7, 0), (-5, 0), (-5.6, s * 4), (-7, s * 4)], 0.6, True, 4), 1, 'plush white', (0, 0, 3), 0.4)
        upright(fillet([(-7.4, 4), (-4.4, 4), (-6, 8.4), (-7.6, 8.4)], 0.8, True, 4), 1, 'plush coral', (0, 0.5, 0), 0.4)
    move(plane, (-14, -13, 0), turn=30)


@maker('backgammon', view='steep')
def backgammon(mat='leather caramel', darks='felt brick', lights='felt cream'):
    """A roll-up board with its points, checkers and dice."""
    with group() as g:
        slab(panel(46, 32, 1.2), 0.5, mat, round=0.15)
        s = Sheet(46, 32)
        for i in range(12):
            x = (i - 5.5) * 3.5 + (1.2 if i > 5 else -1.2)
            for t in (-1, 1):
                s.poly([(x - 1.5, t * 14.6), (x + 1.5, t * 14.6), (x, t * 3)], (darks, lights)[(i + (t > 0)) % 2])
        s.rect(0, 0, 0.5, 30, darks)
        s.put((0, 0, 0.52), 'up')
        for col, n, t, mat2 in ((0, 5, 1, 'gloss ivory'), (5, 3, -1, 'gloss ivory'), (7, 5, -1, 'gloss ink'), (11, 2, 1, 'gloss ink'), (6, 4, 1, 'gloss ivory'), (2, 4, -1, 'gloss ink')):
            x = (col - 5.5) * 3.5 + (1.2 if col > 5 else -1.2)
            for k in range(n):
                rod(1.4, 0.6, mat2, (x, t * (13 - k * 2.8), 0.5), 0.15)
        for k in range(2):
            box(1.6, 1.6, 1.6, 'gloss cherry', (10 + k * 3, -1 + k * 1.6, 0.5), 0.25, 20 * k)
            t = Sheet(1.6, 1.6)
            for px, py in ((0, 0), (-0.4, 0.4), (0.4, -0.4))[:2 + k]:
                t.circle(px, py, 0.16, 'paper white', n=12)
            t.put((10 + k * 3, -1 + k * 1.6, 2.12), 'up')
        lying(2.2, 33, mat, (24.6, 0, 2), 90, 0.4)
    move(g, turn=12)
