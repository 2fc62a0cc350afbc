"""Shelters and stations of a garden: greenhouses, feeders, hotels, chimes, mowers, benches."""
import math

from makers import maker
from makers.plants_garden.plants import foliage, leaf, pot
from makers.shared.fittings import bar, blob, disc, lying, upright
from shapes import ball, box, group, lathe, move, panel, rod


def frame_house(w, d, h, top, metal, glass, bars=3):
    """A gabled frame with panes."""
    for x in (-w / 2, w / 2):
        for y in (-d / 2, d / 2):
            bar((x, y, 0), (x, y, h), 0.9, metal)
        bar((x, -d / 2, h), (x, d / 2, h), 0.8, metal)
        bar((x, -d / 2, 1), (x, d / 2, 1), 0.8, metal)
    for y in (-d / 2, d / 2):
        bar((-w / 2, y, h), (0, y, top), 0.8, metal)
        bar((w / 2, y, h), (0, y, top), 0.8, metal)
        bar((-w / 2, y, 1), (w / 2, y, 1), 0.8, metal)
        bar((-w / 2, y, h), (w / 2, y, h), 0.6, metal)
    bar((0, -d / 2, top), (0, d / 2, top), 0.8, metal)
    for k in range(1, bars):
        y = -d / 2 + d * k / bars
        for x in (-w / 2, w / 2):
            bar((x, y, 0), (x, y, h), 0.5, metal)
            bar((x, y, h), (0, y, top), 0.5, metal)
    for x in (-w / 2, w / 2):
        box(0.3, d, h, glass, (x, 0, 0), 0)


@maker('greenhouse', view='table')
def greenhouse(metal='matte white', glass='glass d8ece4'):
    """A walk-in greenhouse with a door, shelves and plants."""
    with group() as g:
        frame_house(64, 84, 66, 92, metal, glass)
        for x in (-13, 13):
            bar((x, -42, 1), (x, -42, 66), 0.7, metal)
        ball(1.4, 'brass', (10, -43, 32))
        for s in (-1, 1):
            for z in (16, 38):
                box(14, 70, 1.4, 'cedar', (s * 23, 2, z), 0.3)
                for k in range(5):
                    with group() as p:
                        pot('terracotta', 9, 8)
                        foliage(('herb', 'fern', 'succulent')[(k + (z > 20)) % 3], 6.4, 18, 'leaf leaf', 'petal pink')
                    move(p, (s * 23, -26 + k * 14, z + 1.4))
    move(g, turn=28)


@maker('shelf-greenhouse', view='eye')
def shelf_greenhouse(metal='enamel leaf', tiers=4, width=34, tent=None, lamp=False, cover='glass d8ece4'):
    """A slim rack of seedlings behind a zip cover; or a reflective tent with a lamp."""
    h = tiers * 20
    with group() as g:
        for x in (-width / 2, width / 2):
            for y in (-10, 10):
                bar((x, y, 0), (x, y, h + 4), 0.7, metal)
        for t in range(tiers):
            z = 3 + t * 20
            for k in range(7):
                bar((-width / 2, -9 + k * 3, z), (width / 2, -9 + k * 3, z), 0.3, metal)
            for k in range(3):
                box(width * 0.28, 14, 4, 'plastic charcoal', ((k - 1) * width * 0.31, 0, z + 0.4), 0.3)
                for j in range(4):
                    x, y = (k - 1) * width * 0.31 + (j % 2 - 0.5) * 4, (j // 2 - 0.5) * 6
                    bar((x, y, z + 4), (x, y, z + 8), 0.2, 'leaf moss')
                    for turn in (20, 140, 260):
                        leaf(5.6, 3.2, ('leaf leaf', 'leaf lime')[j % 2], 0.3, 0.2, (x, y, z + 8), turn + j * 30, 34)
            if lamp:
                box(width * 0.9, 4, 1.4, 'glow fff0e8', (0, 0, z + 17), 0.3)
        if tent:
            box(width + 6, 0.6, h + 8, tent, (0, 12.4, 0), 0.2)
            for x in (-1, 1):
                box(0.6, 24, h + 8, tent, (x * (width / 2 + 3), 0, 0), 0.2)
            box(width + 6, 25, 1, 'nylon black', (0, 0, h + 8), 0.3)
            for x in (-1, 1):
                rod(3, h + 4, 'nylon black', (x * (width / 2 + 4), -13, 1), 1)
        else:
            for x in (-1, 1):
                bar((x * width / 2, -10, h + 4), (0, 0, h + 14), 0.6, metal)
                bar((x * width / 2, 10, h + 4), (0, 0, h + 14), 0.6, metal)
                box(0.2, 20, h, cover, (x * (width / 2 + 0.6), 0, 3), 0)
            lying(2.4, width + 2, 'plastic ice', (0, -11, h + 4), 0, 0.8)
    move(g, turn=20)


@maker('compost-tumbler', view='table')
def compost_tumbler(body='plastic charcoal', door='plastic leaf', metal='enamel leaf'):
    with group() as g:
        for x in (-27, 27):
            bar((x, -16, 0), (x * 0.94, 0, 42), 1.3, metal)
            bar((x, 16, 0), (x * 0.94, 0, 42), 1.3, metal)
            bar((x, -16, 1), (x, 16, 1), 1.1, metal)
        with group() as d:
            lathe([(0, 0), (18, 0), (21, 3), (21, 22), (20, 23), (20, 25), (21, 26), (21, 45), (18, 48), (0, 48)], body, round=0.6, steps=8)
            move(d, turn=22)
        move(d, roll=90)
        move(d, (-24, 0, 44))
        for x in (-12, 12):
            box(14, 1.2, 15, door, (x, -20.6, 37), 0.5)
            disc(1.4, 1.4, 'steel', (x, -21.2, 49), 0.2)
        bar((-30, 0, 44), (30, 0, 44), 1.1, 'steel')
    move(g, turn=18)
    blob(20, 14, 6, 'soil', 0.3, 2.0, 0.4)


@maker('playhouse', view='table')
def playhouse(wood='cedar', roof='stain pine'):
    """A child's house with flower boxes and a low door."""
    with group() as g:
        for k in range(12):
            box(74, 50, 4.7, wood, (0, 0, k * 4.8), 0.3)
        for s in (-1, 1):
            with group() as r:
                for k in range(7):
                    box(8, 62, 1.6, roof, (k * 7.6 * s, 0, 0.5 * (k % 2)), 0.3)
            move(r, roll=s * 34)
            move(r, (s * 2, 0, 84))
        for y in (-25, 24):
            upright([(-37, 57), (37, 57), (0, 83)], 1.2, wood, (0, y + 1, 0), 0.1)
        arch = [(-9, 0)] + [(-9 * math.cos(t), 32 + 9 * math.sin(t)) for t in [math.pi * k / 16 for k in range(17)]] + [(9, 0)]
        upright([(x - 18, z) for x, z in arch], 1.6, 'stain coral', (0, -24.6, 1), 0.3)
        disc(1, 1.2, 'brass', (-12, -26, 20), 0.2)
        upright(panel(20, 18, 1), 0.6, 'gloss ice', (16, -25, 38), 0.1)
        for x, z, w, h in ((16, 38, 22, 1.4), (16, 38, 1.4, 20), (16, 28.4, 22, 1.6), (16, 47.4, 22, 1.6), (5.4, 38, 1.6, 20), (26.6, 38, 1.6, 20)):
            box(w, 1.4, h, 'stain ffffff', (x, -26, z - h / 2), 0.2)
        box(24, 7, 6, wood, (16, -29, 20), 0.3)
        for i in range(9):
            x = 6 + i * 2.5
            ball(1.8, ('petal coral', 'petal amber', 'petal pink')[i % 3], (x, -29 + (i % 2), 27 + (i % 3)), 0.9, 14)
            ball(1.7, 'foliage leaf', (x, -28.4, 25), 0.8, 14)
    move(g, turn=28)
