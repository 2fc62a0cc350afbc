"""Pendants, studs, rings and the boxes they come in."""
import math

from makers import maker
from makers.shared.fittings import bar, hollow, lying
from shapes import ball, box, group, lathe, move, oval, panel, ring, rod, slab, tube
from typeset import Sheet


def gem(r, mat):
    """A cut stone, its table up, resting on its point."""
    lathe([(0, 0), (r, r * 0.8), (r * 0.94, r * 0.98), (r * 0.6, r * 1.2), (0, r * 1.2)], mat, round=0, steps=10)


def gift_box(width, depth, height, body, bed):
    """A small open jeweler's box."""
    hollow(width, depth, height, 0.4, body, round=0.15)
    box(width - 0.8, depth - 0.8, height * 0.7, bed, (0, 0, 0.3), 0.3)
    with group() as lid:
        box(width, depth, height * 0.8, body, (0, depth / 2, 0), 0.3)
        box(width - 1, depth - 1, 0.2, 'satin cream', (0, depth / 2, height * 0.8 - 0.08), 0.05)
    move(lid, tilt=74)
    move(lid, (0, depth / 2 + 0.1, height))


@maker('necklace', view='high')
def necklace(stone='crystal violet', metal='gold', box_mat='leather plum', bed='velvet cream', single=False, size=1.0):
    """A pendant on a fine chain laid on its open box."""
    with group() as g:
        gift_box(12, 11, 3.6, box_mat, bed)
        pts = [(-3.6, 3.6, 3.0), (-4.2, 0.6, 3.0), (-2.4, -2.0, 3.0), (0, -2.8, 3.0), (2.4, -2.0, 3.0), (4.2, 0.6, 3.0), (3.6, 3.6, 3.0)]
        tube(pts, 0.09, metal)
        with group() as p:
            if single:
                for k in range(4):
                    a = math.radians(45 + 90 * k)
                    bar((math.cos(a) * 0.3, math.sin(a) * 0.3, 0), (math.cos(a) * 0.62, math.sin(a) * 0.62, 0.7), 0.07, metal)
                gem(0.62 * size, stone)
            else:
                lathe([(0, 0), (1.0, 0), (1.05, 0.34), (0.9, 0.44), (0.8, 0.3), (0, 0.3)], metal, round=0.05)
                with group() as q:
                    gem(0.72 * size, stone)
                move(q, (0, 0, -0.1))
            ring(0.24, 0.07, metal, (0, 1.05 if not single else 0.75, 0.2))
        move(p, (0, -3.6, 3.0), scale=1.2)
    move(g, turn=14)


@maker('studs', view='high')
def studs(stone='gloss ivory', metal='gold', box_mat='leather rose', bed='velvet cream', kind='pearl', words='1968'):
    """A pair on a cushion in its box: pearls, or coins as cufflinks."""
    with group() as g:
        gift_box(9, 8, 3.2, box_mat, bed)
        for s in (-1, 1):
            if kind == 'pearl':
                ball(0.95, stone, (s * 1.8, -0.6, 2.6))
                ring(0.6, 0.14, metal, (s * 1.8, -0.6, 2.5))
            else:
                with group() as c:
                    lathe([(0, 0), (1.5, 0), (1.55, 0.2), (1.5, 0.4), (1.3, 0.4), (1.25, 0.32), (0, 0.32)], metal, round=0.04)
                    t = Sheet(2.4, 2.4)
                    t.circle(0, 0, 1.2, 'lacquer c9a95a')
                    t.text(words, 0, -0.4, 1.3, 0.44, 'paper espresso', 'serif', lines=1)
                    for k in range(7):
                        a = math.radians(30 + 20 * k)
                        t.circle(math.cos(a) * 0.8, math.sin(a) * 0.8, 0.09, 'paper espresso', n=10)
                    t.put((0, 0, 0.42), 'up')
                move(c, tilt=16)
                move(c, (s * 1.9, -0.6, 2.7))
    move(g, turn=16)


@maker('finger-ring', view='high')
def finger_ring(kind='signet', metal='gold', stone='crystal', letter='R', box_mat='leather wine', bed='velvet cream'):
    """A ring standing in its box: a signet with a letter, or a band set with stones."""
    with group() as g:
        gift_box(8, 7.4, 3.4, box_mat, bed)
        box(6, 0.4, 0.3, 'velvet sand', (0, -0.6, 2.7), 0.1)
        with group() as r:
            lathe([(1.0, -0.3), (1.22, -0.3), (1.26, 0), (1.22, 0.3), (1.0, 0.3), (0.97, 0)], metal, round=0.06)
            if kind == 'signet':
                with group() as top:
                    slab(oval(1.7, 1.4), 0.35, metal, round=0.1)
                    s = Sheet(1.4, 1.2)
                    s.text(letter, 0, 0, 0.8, 0.8, 'paper espresso', 'serif')
                    s.put((0, 0, 0.37), 'up')
                move(top, tilt=-90)
                move(top, (0, 1.12, 0))
            else:
                for k in range(26):
                    a = 2 * math.pi * k / 26
                    with group() as q:
                        gem(0.16, stone)
                    move(q, tilt=-90)
                    move(q, (0, 1.14, 0))
                    move(q, turn=math.degrees(a))
        move(r, tilt=66)
        move(r, (0, -0.6, 3.7))
    move(g, turn=16)


@maker('jewelry-roll', view='steep')
def jewelry_roll(mat='quilted rose', inside='velvet blush', ribbon='satin berry'):
    """A quilted roll, open, with pockets, rings on a band and a ribbon."""
    with group() as g:
        slab(panel(34, 20, 1.4), 1.2, mat, round=0.5)
        slab(panel(32, 18, 1), 0.3, inside, (0, 0, 1.1), 0.1)
        for i in range(3):
            slab(panel(9, 8, 0.6), 0.6, mat, (-10.6 + i * 10.6, 4, 1.2), 0.2)
            bar((-14.6 + i * 10.6, 7.8, 2), (-6.6 + i * 10.6, 7.8, 2), 0.2, 'gold')
        lying(1.1, 30, inside, (0, -4.4, 2.4), 0, 0.4)
        for i, st in enumerate(('crystal sky', 'crystal rose', 'crystal jade', 'crystal')):
            t = ring(1.25, 0.15, 'gold')
            move(t, roll=90)
            move(t, (-9 + i * 5, -4.4, 2.4))
            ball(0.42, st, (-9 + i * 5, -4.4, 3.6), steps=14)
        tube([(12.8, 1, 1.8), (11, -1, 1.8), (13, -2, 1.8)], 0.1, 'gold')
        lying(2.6, 19, mat, (19, 0, 2.6), 90, 0.8)
        for s in (-1, 1):
            tube([(-17, 0, 1), (-21, s * 2, 0.8), (-24, s * 5, 0.5), (-28, s * 4, 0.4)], 0.5, ribbon)
    move(g, turn=12)


@maker('compact-mirror', view='high')
def compact_mirror(body='rosegold', glow='glow fff0e6'):
    with group() as g:
        lathe([(0, 0), (4.6, 0), (4.8, 0.5), (4.6, 0.9), (0, 0.9)], body, round=0.2)
        rod(4.2, 0.1, 'mirror', (0, 0, 0.88), 0.02)
        with group() as lid:
            lathe([(0, 0), (4.6, 0), (4.8, 0.4), (4.6, 0.8), (0, 0.8)], body, (0, 4.8, 0), 0.2)
            ring(3.8, 0.26, glow, (0, 4.8, 0.6))
            rod(3.5, 0.1, 'mirror', (0, 4.8, 0.75), 0.02)
        move(lid, tilt=74)
        move(lid, (0, 4.8, 1))
    move(g, turn=18)
