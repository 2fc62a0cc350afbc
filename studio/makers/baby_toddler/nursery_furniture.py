"""Furniture for small children: chairs, cribs, shelves, play tables."""
import math

from art import motif
from makers import maker
from makers.shared.parts import bar, bars, blob, disc, frame_box, legs, sideways, tray
from shapes import (
    ball,
    box,
    cup,
    cushion,
    fillet,
    grid,
    group,
    lathe,
    move,
    oval,
    panel,
    ring,
    rod,
    slab,
    tube,
)
from typeset import Sheet


@maker('play-gym', view='table')
def play_gym(wood='beech', green='felt leaf'):
    """Two A-frames, a bar, and what hangs from it."""
    with group() as g:
        for x in (-30, 30):
            bars([((x, -24, 0), (x, 1.5, 52)), ((x, 24, 0), (x, -1.5, 52))], 1.3, wood)
        bar((-34, 0, 50), (34, 0, 50), 1.3, wood)
        for i, x in enumerate((-20, -10, 0, 10, 20)):
            drop = (24, 28, 22, 29, 25)[i]
            bar((x, 0, 50), (x, 0, drop), .22, 'cotton cream')
            if i % 2 == 0:
                leaf = slab(fillet([(0, 0), (4.6, -5), (3.4, -11), (0, -15), (-3.4, -11), (-4.6, -5)], 3, True, 5), 1.2, (green, 'felt sage', 'felt moss')[i // 2], round=.4)
                move(leaf, tilt=90)
                move(leaf, (x, .6, drop))
                ball(1.5, wood, (x, 0, drop))
            else:
                for k, mat in enumerate(('stain amber', 'beech', 'stain sage')):
                    ball(1.7, mat, (x, 0, drop - 3.4 * k - 3.4))
    move(g, turn=28)


@maker('high-chair', view='table')
def high_chair(wood='beech', seat_mat=None, tray_mat=None):
    """Two leaning sides with notches, a seat, a footrest and a tray."""
    with group() as g:
        for x in (-19, 19):
            sideways([(-22, 0), (-17, 0), (10, 84), (4, 84)], 2.4, wood, (x, 0, 0), .4)
            sideways([(-22, 0), (26, 0), (26, 4), (-22, 4)], 2.4, wood, (x, 0, 0), .5)
        box(38, 26, 2, seat_mat or wood, (0, -10, 50), .6)
        box(38, 20, 2, wood, (0, -16, 24), .6)
        for z in (62, 74):
            box(38, 1.8, 8, wood, (0, 3.4 if z < 70 else 6.6, z), .6)
        for x in (-19, 19):
            box(2.4, 22, 2.4, wood, (x, -10, 68), .6)
        slab(panel(44, 24, 6), 2.2, tray_mat or 'plastic white', (0, -24, 68), .6)
        for x in (-19, 19):
            for i in range(5):
                disc(.6, 2.8, 'gunmetal', (x, -15.6 + i * 2.6, 18 + i * 8), 'x', .05)
        box(38, 2.4, 3, wood, (0, 24, .6), .4)
    move(g, turn=34)


@maker('learning-tower', view='table')
def learning_tower(wood='birch'):
    with group() as g:
        for y in (-18, 18):
            bars([((-23, y, 0), (-19, y, 90)), ((23, y, 0), (19, y, 90))], 1.5, wood)
            box(40, 2, 7, wood, (0, y, 80), .8)
            box(42, 2, 7, wood, (0, y, 52), .8) if y > 0 else None
        for x in (-20, 20):
            for z, h in ((78, 8), (52, 6)):
                box(2, 36, h, wood, (x, 0, z), .8)
        box(42, 34, 2, wood, (0, 0, 40), .5)
        box(40, 14, 2, wood, (0, -19, 20), .5)
        box(44, 2, 6, wood, (0, 18, 8), .6)
    move(g, turn=32)


@maker('mud-kitchen', view='table')
def mud_kitchen(wood='cedar'):
    with group() as g:
        for x in (-38, 38):
            for y in (-18, 18):
                box(4, 4, 50 if y < 0 else 88, wood, (x, y, 0), .4)
        for i in range(4):
            box(80, 9, 2, wood, (0, -14.6 + i * 9.8, 50), .3)
        for z in (56, 66, 76):
            box(76, 1.6, 8, wood, (0, 18, z), .3)
        box(80, 12, 2, wood, (0, 14, 88), .3)
        for i in range(3):
            box(76, 10, 1.8, wood, (0, -11 + i * 11, 16), .3)
        for x in (-19, 19):
            lathe([(11, 1.4), (12, 1.4), (12, .6), (10, -6), (9.4, -6), (11, .8)], 'steel', (x, -2, 51.6), .3)
            rod(9.8, .6, 'soil' if x > 0 else 'liquid 4a7f8c', (x, -2, 50.8), .1)
            ring(11.6, .6, 'steel', (x, -2, 52))
        tube([(0, 16, 66), (0, 10, 68), (0, 6, 63)], 1.1, 'brass')
        for i, x in enumerate((-24, -12, 22)):
            rod(3.4, 6, ('terracotta', 'tinplate', 'terracotta')[i], (x, 13, 90), .3, 4)
        with group() as l:
            bar((0, 0, 0), (0, 0, 16), .6, 'steel')
            blob(3, 1.4, 3, 'steel', (0, 0, -2))
        move(l, (30, 16, 62))
        cup(7, 9, .4, 'tinplate', (-16, -4, 17.8))
        cup(6, 8, .4, 'enamel mint', (14, -4, 17.8))
    move(g, turn=24)


@maker('water-table', view='high')
def water_table(body='plastic sky', leg='plastic white'):
    with group() as g:
        for x, inside in ((-20, 'sandy'), (20, 'liquid 5fa8bd')):
            tray(38, 40, 12, body, (x, 0, 38), 1.6, 5)
            slab(panel(34, 36, 3.6), 1, inside, (x, 0, 44.5), .2)
        legs(66, 30, 38, 4.4, leg, 3)
        box(5, 30, 3, 'plastic amber', (0, 0, 50), .8)
        bar((22, 0, 50), (22, 0, 66), 1.2, leg)
        for a in range(0, 360, 60):
            b = box(1.2, 5, 6, 'plastic coral', (0, 0, 3), .3)
            move(b, tilt=a)
            move(b, (22, -2.6, 60))
        disc(3, 2.4, 'plastic amber', (22, -2.6, 60), 'x')
        lathe([(0, 0), (2, 0), (5, 6), (4.6, 6), (1.8, .8)], 'plastic amber', (22, 0, 68), .3)
        blob(8, 7, 3.4, 'sandy', (-22, 4, 45.4))
        cup(4, 6, .4, 'plastic coral', (-12, -9, 45.4), foot=3.2)
        tube([(-27, -10, 46.4), (-31, -3, 47)], .8, 'plastic leaf')
        blob(3, 2, .8, 'plastic leaf', (-25.6, -12.6, 46.4), 20)
    move(g, turn=22)


@maker('crib', view='table')
def crib(wood='oak', sheet='cotton white', width=110, mesh=None):
    """Slatted sides and a mattress; `mesh` makes it a light travel crib with cloth walls."""
    with group() as g:
        d, h = width * .54, width * .62
        if mesh:
            frame_box(width, d, h, 1.7, wood, 6)
            legs(width, d, 8, 3.6, wood, 2)
            for y in (-d / 2, d / 2):
                box(width, .5, 10, sheet, (0, y, 8), .2)
                box(width, .5, 9, sheet, (0, y, h - 9), .2)
                for i in range(40):
                    bar(((i - 19.5) * width / 40, y, 16), ((i - 19.5) * width / 40, y, h - 8), .12, mesh)
                for i in range(14):
                    bar((-width / 2, y, 19 + i * (h - 28) / 14), (width / 2, y, 19 + i * (h - 28) / 14), .12, mesh)
            for x in (-width / 2, width / 2):
                box(.5, d, h - 6, sheet, (x, 0, 7), .2)
            cushion(width * .96, d * .95, 6, 'cotton sand', (0, 0, 12), 8)
        else:
            for x in (-width / 2, width / 2):
                for y in (-d / 2, d / 2):
                    box(4.4, 4.4, h * (1 if y < 0 else 1.12), wood, (x, y, 0), .8)
                for i in range(8):
                    bar((x, (i - 3.5) * d / 8.4, h * .3), (x, (i - 3.5) * d / 8.4, h * .92), .9, wood)
                for z in (h * .28, h * .92):
                    box(3, d, 3.6, wood, (x, 0, z), .5)
            for y in (-d / 2, d / 2):
                for z in (h * .28, h * .92):
                    box(width, 3, 3.6, wood, (0, y, z), .5)
                for i in range(17):
                    bar(((i - 8) * width / 17.4, y, h * .3), ((i - 8) * width / 17.4, y, h * .92), .9, wood)
            cushion(width * .96, d * .94, 9, sheet, (0, 0, h * .34), 9)
            box(width * .94, d * .9, 2, wood, (0, 0, h * .3), .2)
    move(g, turn=28)


@maker('bassinet', view='table')
def bassinet(cloth='cotton white', wood='beech', sheet='cotton cream', rim='leather caramel'):
    """A small oval bed of cloth on four splayed legs, its side towards the parents' bed let down, a blanket over the rim."""
    with group() as g:
        def wall(u, v):
            a = 2 * math.pi * u
            low = 13 * max(0.0, min(1.0, (-math.sin(a) - .3) / .35))
            grow = .9 + .1 * v
            return (44 * grow * math.copysign(abs(math.cos(a)) ** .7, math.cos(a)), 25 * grow * math.copysign(abs(math.sin(a)) ** .7, math.sin(a)), 46 + (30 - low) * v)
        grid(96, 10, wall, cloth, 1.2)
        tube([wall(i / 64, 1) for i in range(64)], 1.3, rim, closed=True)
        slab(oval(82, 46, power=2.8), 3, wood, (0, 0, 44), .6)
        slab(oval(79, 43, power=2.8), 9, sheet, (0, 0, 48), 3)
        for x in (-1, 1):
            for y in (-1, 1):
                bar((x * 28, y * 13, 45), (x * 36, y * 22, 0), 1.8, wood)
            bar((x * 33, -18, 18), (x * 33, 18, 18), 1.2, wood)
        grid(16, 20, lambda u, v: (24 + 18 * (u - .5), 24 - 3 * (v - .5) ** 2 + (3.6 if v < .5 else -2.6) + .6 * math.sin(9 * u), 78 - 34 * abs(v - .5) + .4 * math.sin(14 * u)), 'cotton sage', .8)
    move(g, turn=24)


@maker('rocking-chair', view='table')
def rocking_chair(wood='walnut', seat='wool cream'):
    with group() as g:
        for x in (-26, 26):
            tube([(x, -38, 7), (x, -18, 1.6), (x, 2, .9), (x, 24, 3.6), (x, 44, 10)], 1.5, wood)
            bar((x, -22, 2), (x, -22, 40), 1.6, wood)
            bar((x, 14, 2), (x, 20, 46), 1.6, wood)
            bar((x * .92, 14, 40), (x * .86, 36, 104), 1.7, wood)
            slab(panel(7, 46, 3), 2.4, wood, (x, -2, 56), .8)
            bar((x, -22, 38), (x, -22, 57), 1.4, wood)
        box(54, 46, 3, wood, (0, -4, 38), .8)
        cushion(50, 44, 11, seat, (0, -4, 39), 5)
        with group() as b:
            cushion(46, 62, 10, seat, (0, 0, -5), 5)
        move(b, tilt=71)
        move(b, (0, 24, 74))
        for z in (54, 102):
            bar((-23, 36 * (z - 40) / 64 + 12 * (104 - z) / 64 + 2, z), (23, 36 * (z - 40) / 64 + 12 * (104 - z) / 64 + 2, z), 1.6, wood)
    move(g, turn=36)


@maker('book-display', view='table')
def book_display(wood='birch', covers=(('Moon', 'paper navy', 'moon'), ('Bear', 'paper sage', 'bear'), ('Boats', 'paper sky', 'waves'), ('Hills', 'paper butter', 'hills'), ('Sun', 'paper coral', 'sun'), ('Owl', 'paper lilac', 'owl'), ('Tree', 'paper mint', 'tree'), ('Rocket', 'paper ink', 'rocket'), ('Garden', 'paper blush', 'flower'))):
    """Shelves that show covers to the front."""
    with group() as g:
        for x in (-34, 34):
            sideways([(-15, 0), (16, 0), (16, 92), (8, 92), (-15, 20)], 2, wood, (x, 0, 0), .3)
        for row in range(3):
            y, z = -11 + row * 9.5, 8 + row * 27
            box(66, 7, 1.4, wood, (0, y, z), .2)
            box(66, 1.2, 7, wood, (0, y - 3.6, z), .3)
            back = box(66, .8, 26, wood, (0, 0, 0), .1)
            move(back, tilt=-14)
            move(back, (0, y + 3, z + 1))
            for i in range(3):
                title, paper, art = covers[(row * 3 + i) % len(covers)]
                with group() as b:
                    box(17, 1.4, 21 - (i % 2) * 2, paper, round=.1)
                    s = Sheet(17, 20)
                    motif(s, art, ['paper cream', 'paper amber', 'paper brick', 'paper white'], 0, -2, 14, 12)
                    s.text(title, 0, 6.4, 12, 3, 'paper cream' if paper in ('paper navy', 'paper ink', 'paper coral') else 'paper ink', 'serif', lines=1)
                    s.put((0, -.75, 10))
                move(b, tilt=-13)
                move(b, ((i - 1) * 21, y - .6, z + 1.4))
    move(g, turn=24)


