"""Yarn, needles, looms and paper cutting."""
import math

from makers import maker
from makers.shared.fittings import bar, lying
from shapes import ball, box, fillet, group, lathe, move, panel, ring, slab, tube
from typeset import Sheet


def ball_of_yarn(r, mat):
    move(ball(r * 0.95, mat), (0, 0, r * 0.05))
    for k in range(14):
        a, t = k * 47, k * 29
        with group() as w:
            n = 30
            tube([(math.cos(2 * math.pi * i / n) * r, math.sin(2 * math.pi * i / n) * r, 0) for i in range(n)], r * 0.085, mat, closed=True)
        move(w, tilt=t, turn=a)
        move(w, (0, 0, r))


@maker('yarn', view='high')
def yarn(mats=('wool indigo', 'wool lilac', 'wool teal'), kind='skein', tag='Merino'):
    """Twisted skeins with paper bands, or balls with needles."""
    for i, mat in enumerate(mats):
        with group() as g:
            if kind == 'ball':
                ball_of_yarn(7, mat)
            else:
                for k in range(2):
                    pts = []
                    for j in range(41):
                        t = j / 40
                        a = t * 5 * math.pi + k * math.pi
                        w = math.sin(math.pi * (0.1 + 0.8 * t)) ** 0.4
                        pts.append(((t - 0.5) * 26, math.cos(a) * 2.2 * w, 3 + math.sin(a) * 1.8 * w))
                    tube(pts, 2.3, mat, taper=[0.6 + 0.5 * math.sin(math.pi * j / 40) for j in range(41)])
                lathe([(4.5, -2), (4.7, -2), (4.7, 2), (4.5, 2)], 'kraft', (0, 0, 0), 0.05)
                move(g[-1], roll=90)
                move(g[-1], (0, 0, 3))
                s = Sheet(4, 3)
                s.text(tag, 0, 0, 3, 1, 'paper ink', 'serif', lines=1)
                s.put((0, 0, 7.74), 'up')
        if kind == 'ball':
            move(g, ((-8, 8, 0)[i % 3], (3, 4, -8)[i % 3], 0))
        else:
            move(g, (0, 10 - i * 10, 0), turn=12 - 9 * i)


@maker('needle-set', view='steep')
def needle_set(case='canvas plum', wood='birch', pairs=9):
    """A case of tips in pairs, cords and a started swatch."""
    with group() as g:
        slab(panel(34, 22, 1.2), 0.8, case, round=0.3)
        box(34, 7, 0.4, case, (0, -6.6, 0.7), 0.1)
        for i in range(pairs):
            for k in (-0.5, 0.5):
                x = (i - (pairs - 1) / 2) * 3.6 + k
                r = 0.22 + 0.045 * i
                bar((x, -8, 1.3), (x, 6, 1.3), r, wood)
                lathe([(0, 0), (r, 0), (0.05, 1.8), (0, 1.8)], wood, (0, 0, 0), 0.02)
                move(g[-1], tilt=-90)
                move(g[-1], (x, 6, 1.3))
        s = Sheet(30, 3)
        for i in range(pairs):
            s.text(str(i + 3), (i - (pairs - 1) / 2) * 3.6, 0, 1, 1, 'paper cream', 'sans')
        s.put((0, -8.6, 1.14), 'up')
    move(g, turn=10)
    for k in range(3):
        ring(4 - 0.5 * k, 0.14, ('rubber rose', 'rubber teal', 'rubber amber')[k], (-9 + k * 9, -17, 0.1))


@maker('arm-knit', view='high')
def arm_knit(mat='wool lilac', words='Arm-Knit Blanket'):
    """Fat balls of tube yarn and a piece begun."""
    for k, (x, y, r) in enumerate(((-16, 6, 10), (4, 12, 9))):
        with group() as g:
            ball_of_yarn(r, mat)
        move(g, (x, y, 0))
    from makers.home.linens import chunky_throw
    with group() as c:
        chunky_throw(mat=mat, across=4, size=5.6)
    move(c, (16, -10, 0), scale=0.8)
    with group() as b:
        box(18, 0.3, 9, 'card cream', round=0.05)
        s = Sheet(18, 9)
        s.text(words, 0, 0.6, 15, 4.4, 'paper plum', 'serif')
        s.put((0, -0.18, 4.5))
    move(b, tilt=-16)
    move(b, (-12, -14, 0), turn=8)


@maker('loom', view='high')
def loom(wood='beech', warp='cotton cream', hues=('wool rust', 'wool cream', 'wool teal', 'wool mustard')):
    with group() as g:
        for x in (-22, 22):
            box(3, 46, 6, wood, (x, 0, 0), 0.5)
        for y in (-22, 22):
            lying(2.4, 41, wood, (0, y, 5), 0, 0.4)
        for i in range(36):
            x = (i - 17.5) * 1.0
            bar((x, -22, 7.3), (x, 22, 7.3), 0.12, warp)
        for j in range(17):
            y = -19 + j * 1.1
            mat = hues[(j // 4) % 4]
            tube([((k - 9) * 2, y + 0.12 * (k % 2), 7.4 + 0.3 * (-1) ** (k + j)) for k in range(19)], 0.5, mat)
        box(42, 1.4, 9, wood, (0, 4, 4), 0.3)
        for i in range(30):
            box(0.5, 1.6, 6, 'paper bone', ((i - 14.5) * 1.25, 4, 6), 0)
        with group() as s:
            slab(fillet([(-10, 0), (-8, -1.6), (8, -1.6), (10, 0), (8, 1.6), (-8, 1.6)], 0.8, True, 4), 0.8, 'walnut', round=0.2)
            lying(0.9, 12, 'wool rust', (0, 0, 1), 0, 0.2)
        move(s, (6, 14, 8), turn=12)
    move(g, turn=20)



@maker('cutting-machine', view='high')
def cutting_machine(body='matte mint', trim='matte white', vinyl='print coral'):
    with group() as g:
        slab(panel(46, 15, 3), 9, body, round=1.4)
        with group() as lid:
            slab(panel(44, 13, 3), 1.6, trim, (0, 6.5, 0), 0.5)
        move(lid, tilt=70)
        move(lid, (0, 6, 9))
        bar((-20, -1, 9.8), (20, -1, 9.8), 0.6, 'steel')
        box(6, 5, 4.4, trim, (6, -2, 8.4), 0.7)
        box(34, 26, 0.2, 'plastic sage', (0, -19, 4), 0)
        s = Sheet(32, 24)
        s.fill(vinyl, 1)
        s.text('Party', 0, 3, 22, 8, 'paper cream', 'serif', lines=1)
        from shapes import star
        for k in range(5):
            s.poly([(px + (k - 2) * 5.4, py - 6) for px, py in star(2.2, 1)], 'paper cream')
        s.put((0, -19, 4.2), 'up')
    move(g, turn=16)
    for k, hue in enumerate(('coral', 'teal', 'amber')):
        with group() as r:
            lying(1.7, 20, f'print {hue}', (0, 0, 1.7), 0, 0.1)
        move(r, (29 + k * 2, -6 - k * 4.4, 0), turn=64)
