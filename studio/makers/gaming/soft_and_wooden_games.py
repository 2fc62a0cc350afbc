"""Wooden and soft toys that stand in the science and games shelves."""
import math

from makers import maker
from makers.shared.faces import eyes, smile
from makers.shared.fittings import bar, blob, lying, upright
from shapes import (
    ball,
    box,
    fillet,
    group,
    lathe,
    move,
    panel,
    ring,
    rod,
    slab,
    star,
    tube,
)
from typeset import Sheet


@maker('soft-microbe', view='table')
def soft_microbe(mat='plush lilac', tag='Common Cold'):
    """A round plush virus with soft knobs, and its card of facts."""
    with group():
        move(ball(7, mat), (0, 0, 1.6))
        head = ((0, 0, 8.6), (7, 7, 7))
        eyes(head, .3, .22, .75, white='plush white')
        smile(head, -.08, .22, .2, .2, stem=False)
        for i in range(26):
            z = 1 - 2 * (i + 0.5) / 26
            a, r = i * 2.4, math.sqrt(1 - z * z)
            p = (math.cos(a) * r, math.sin(a) * r, z)
            if p[1] < -0.72 and abs(p[2]) < 0.55:
                continue
            tube([(p[0] * 6.6, p[1] * 6.6, p[2] * 6.6 + 8.6), (p[0] * 8.4, p[1] * 8.4, p[2] * 8.4 + 8.6)], 0.55, mat)
            move(ball(1.15, 'plush plum', steps=20), (p[0] * 8.8, p[1] * 8.8, p[2] * 8.8 + 7.45))
    with group() as c:
        upright(panel(9, 6.4, 0.4), 0.2, 'card white', (0, 0, 3.2), 0.05)
        s = Sheet(9, 6.4)
        s.text(tag, 0, 1, 7, 1.4, 'paper plum', 'serif', lines=1)
        s.text('RHINOVIRUS · 30 NANOMETERS', 0, -1.2, 7, 0.6, 'paper plum', 'sans', lines=1)
        s.put((0, -0.22, 3.2))
    move(c, tilt=-12)
    move(c, (10, -8, 0), turn=-10)


def cog(r, teeth, thick, mat, at=(0, 0, 0), turn=0, pin='beech'):
    pts = []
    for i in range(teeth * 4):
        a = 2 * math.pi * i / (teeth * 4) + math.radians(turn)
        rr = r if i % 4 < 2 else r * 0.8
        pts.append((rr * math.cos(a), rr * math.sin(a)))
    slab(fillet(pts, r * 0.06, True, 3), thick, mat, at, 0.3)
    rod(r * 0.14, thick + 1.4, pin, at, 0.3)
    rod(r * 0.2, 1.2, pin, (at[0] + r * 0.5, at[1], at[2] + thick), 0.3)


@maker('gear-pegs', view='high')
def gear_pegs(board='beech', hues=('coral', 'amber', 'teal', 'sky', 'leaf')):
    """Chunky wooden gears on a pegged board."""
    with group() as g:
        slab(panel(34, 24, 2), 2, board, round=0.5)
        for k, (x, y, r, n) in enumerate(((-9, 2, 6.4, 10), (1.8, 4.4, 5, 8), (10.4, -0.4, 5.6, 9), (0.4, -6, 5, 8), (-10, -8.6, 4.2, 7))):
            cog(r, n, 2, f'stain {hues[k]}', (x, y, 2.1), k * 9)
    move(g, turn=16)


@maker('soft-lab', view='table')
def soft_lab(bag='cotton mint'):
    """A cloth flask, a felt molecule and a soft microscope before their bag."""
    with group() as f:
        lathe([(0, 0), (5.4, 0), (5.8, 1.2), (2, 8), (1.9, 11), (2.4, 11.6), (0, 11.8)], 'fleece sky', round=1.2)
        lathe([(5.6, 0.6), (5.85, 1.4), (4.2, 4.6)], 'felt coral', round=0.2)
    move(f, (-10, -3, 0))
    with group() as m:
        for x, y, z, r, mat in ((0, 0, 4, 3, 'felt coral'), (5, 0, 7.6, 2.2, 'felt amber'), (-4.6, 0, 8, 2.2, 'felt teal'), (1, -4, 1, 2.2, 'felt lilac')):
            ball(r, mat, (x, y, z - r if z > r else 0))
        for a, b in (((0, 0, 4), (5, 0, 7.6)), ((0, 0, 4), (-4.6, 0, 8)), ((0, 0, 3), (1, -4, 2))):
            bar(a, b, 0.8, 'felt cream')
    move(m, (1, -5, 0))
    with group() as s:
        slab(panel(9, 7, 3), 2.4, 'fleece butter', round=1)
        tube([(0, 2.6, 2), (0, 3.4, 8), (0, 1, 12)], 1.7, 'fleece butter')
        with group() as t:
            lathe([(0, 0), (1.6, 0), (1.8, 7), (2.2, 9), (0, 9.4)], 'fleece sky', round=0.6)
        move(t, tilt=-18)
        move(t, (0, -1.4, 5.6))
        slab(panel(6, 5, 1), 0.9, 'felt coral', (0, -1.2, 4.4), 0.3)
    move(s, (12, -1, 0), turn=-16)
    with group() as b:
        blob(18, 12, 17, bag, 0.1, 1.0, 0.3)
        tube([(-5, -1, 15.6), (0, -4, 16.4), (5, -1, 15.6), (0, 3, 16), (-5, -1, 15.6)], 0.5, 'rope')
        s2 = Sheet(9, 3)
        s2.text('Little Lab', 0, 0, 8, 2.4, 'felt pine', 'serif', lines=1)
        move(s2.wrap(9.4), (0, 3.2, 8))
    move(b, (1, 11, 0))


@maker('work-bench', view='table')
def work_bench(wood='beech'):
    """A child's bench with a vise, bolts, and hammer, saw and wrench on its back."""
    with group() as g:
        box(48, 24, 2.4, wood, (0, 0, 26), 0.5)
        box(44, 20, 1.6, wood, (0, 0, 8), 0.4)
        for x in (-21, 21):
            for y in (-9, 9):
                box(3, 3, 26, wood, (x, y, 0), 0.4)
        box(48, 1.8, 26, wood, (0, 10.4, 28), 0.4)
        for i in range(5):
            lathe([(0, 0), (1.7, 0), (1.7, 1.4), (0.9, 1.4), (0.9, 2.6), (0, 2.6)], f'stain {("coral", "amber", "teal", "sky", "leaf")[i]}', (-6 + i * 5, -7, 28.4), 0.1, 6 if i % 2 else 48)
        box(7, 3, 5, 'stain teal', (-18, -10, 28), 0.5)
        box(7, 3, 5, 'stain teal', (-18, -4.6, 28), 0.5)
        lying(0.9, 11, 'stain amber', (-18, -12, 30.6), 90, 0.2)
        with group() as h:
            box(2, 1.4, 13, wood, round=0.5)
            box(8, 2.6, 3.4, 'stain coral', (0, 0, 12), 0.7)
        move(h, (-14, 8.4, 34))
        with group() as saw:
            upright([(-8, 0), (7, 2), (7, 4.6), (-8, 6)], 0.6, 'stain fog', (0, 0, 0), 0.1)
            upright(fillet([(7, 0), (12, 0), (13, 6), (8, 7)], 1.4, True, 4), 1.6, 'stain amber', (0, 0.5, 0), 0.4)
        move(saw, (-1, 8.8, 42))
        with group() as w:
            box(2, 1.2, 11, 'stain teal', round=0.4)
            t = ring(2.4, 0.9, 'stain teal')
            move(t, tilt=90)
            move(t, (0, 0.4, 13))
        move(w, (16, 8.4, 34))
    move(g, turn=22)


@maker('toy-controller', view='high')
def toy_controller(body='gloss sky', grips='gloss cobalt'):
    """A chunky first controller with a star, a circle, a triangle and numbers."""
    with group() as g:
        slab(fillet([(-10, 4), (10, 4), (12, -5), (7, -7), (4, -3.4), (-4, -3.4), (-7, -7), (-12, -5)], 3, True, 6), 4.4, body, round=1.8)
        slab(star(2.2, 1.1), 1, 'gloss yellow', (-6, 0.4, 4.2), 0.3)
        rod(1.8, 1, 'gloss coral', (0, 1, 4.2), 0.3)
        slab(fillet([(-1.9, -1.5), (1.9, -1.5), (0, 1.9)], 0.4, True), 1, 'gloss leaf', (6, 0.4, 4.2), 0.3)
        for i in range(3):
            slab(panel(1.8, 1.8, 0.5), 0.8, 'gloss white', ((i - 1) * 2.4, -1.9, 4.2), 0.2)
            s = Sheet(1.8, 1.8)
            s.text(str(i + 1), 0, 0, 1, 1.1, 'paper navy', 'sans-black')
            s.put(((i - 1) * 2.4, -1.9, 5.03), 'up')
        for x in (-8.6, 8.6):
            ball(1.5, grips, (x, -4.4, 3.4))
    move(g, turn=12)


@maker('bead-maze', view='table')
def bead_maze(wood='beech', wires=('enamel red', 'enamel blue', 'enamel yellow')):
    """Wire loops with beads over a small table."""
    with group() as g:
        slab(panel(40, 30, 3), 2.4, wood, (0, 0, 22), 0.6)
        for x in (-17, 17):
            for y in (-12, 12):
                rod(1.7, 22, wood, (x, y, 0), 0.3)
        lines = [[(-15, -4, 24), (-15, -4, 36), (-8, 4, 46), (0, -4, 36), (6, 2, 30), (12, -2, 40), (15, 4, 30), (15, 4, 24)],
                 [(-12, 8, 24), (-12, 8, 44), (-2, 10, 50), (6, 2, 42), (2, -8, 34), (10, -8, 30), (10, -8, 24)],
                 [(-8, -10, 24), (-10, -10, 34), (-2, -8, 42), (4, 6, 38), (10, 9, 34), (8, 10, 24)]]
        for k, line in enumerate(lines):
            tube(line, 0.42, wires[k])
            for j, p in enumerate(line[1:-1]):
                if j % 2 == k % 2:
                    continue
                move(ball(1.9 if j % 3 else 1.6, f'gloss {("coral", "amber", "leaf", "sky", "violet", "teal")[(j + k * 2) % 6]}'), (p[0], p[1], p[2] - 1.9))
        for k, (x, hue) in enumerate(((-12, 'teal'), (0, 'amber'), (12, 'coral'))):
            t = lathe([(0, 0), (3.4, 0), (3.4, 1.2), (0, 1.2)], f'stain {hue}', (0, 0, 0), 0.2, 10)
            move(t, tilt=90)
            move(t, (x, -15, 16))
        box(38, 1.2, 12, wood, (0, -14, 10), 0.4)
    move(g, turn=24)
