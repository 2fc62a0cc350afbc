"""Around the house: brushes and brooms, a library on a post, a hive and a frame out of it."""
import math

from art import spot
from makers import maker
from makers.shared.parts import bar, bars, blob, upright, words
from shapes import (
    ball,
    box,
    cut,
    group,
    lathe,
    move,
    ngon,
    panel,
    ring,
    rod,
    slab,
    tube,
)


@maker('boot-brush', view='table')
def boot_brush(metal='enamel charcoal', bristle='straw', wood='oak'):
    """Three brushes around a gap for a boot, with a bar to hold."""
    box(30, 22, 1.4, metal, (0, 0, 0), 0.3)
    for x, tilt in ((-8.4, -90), (8.4, 90)):
        box(2, 18, 9, wood, (x + (1.6 if x > 0 else -1.6), 0, 1.4), 0.3)
        for i in range(9):
            for k in range(5):
                bar((x, -7.6 + i * 1.9, 2.8 + k * 1.7), (x - math.copysign(4, x), -7.6 + i * 1.9, 2.6 + k * 1.7), 0.42, bristle)
    for i in range(7):
        for k in range(9):
            bar((-4 + i * 1.3, -7.6 + k * 1.9, 1.4), (-4 + i * 1.3, -7.6 + k * 1.9, 4.4), 0.42, bristle)
    for x in (-13, 13):
        bar((x, 9, 1), (x, 9, 46), 0.8, metal)
    bar((-13, 9, 46), (13, 9, 46), 0.8, metal)
    tube([(-7, 9, 46), (7, 9, 46)], 1.3, 'rubber black', straight=True)


@maker('hand-broom', view='eye')
def hand_broom(corn='straw', cord='rope brick', branch='bark'):
    """A flat sweep of broomcorn stitched in rows, on a crooked branch."""
    for i in range(46):
        t = i / 45 * 2 - 1
        for y in (-1.1, 0, 1.1):
            tube([(t * 3, y, 34), (t * 8.6, y * 1.2, 22), (t * 11 + 0.5 * spot(i, 3), y * 1.3, 2 * spot(i, 7))], 0.34, corn)
    for z, w in ((24, 8), (21.6, 8.8), (19.2, 9.4)):
        tube([(w * math.cos(a), 2 * math.sin(a), z) for a in [k * math.pi / 12 for k in range(24)]], 0.36, cord, closed=True)
    lathe([(2.2, 32), (3.4, 33), (3, 38), (1.8, 42)], cord, round=0.4, squash=0.7)
    tube([(0, 0, 32), (0.5, 0, 40), (-1.2, 0, 48), (0.8, 0, 56), (0, 0, 64)], 1.4, branch, taper=[1, 1, 0.95, 0.9, 0.7])
    tube([(0, 0, 60), (2.4, 0, 64), (0.6, 0, 68), (-1.4, 0, 62)], 0.22, 'leather brown')


@maker('library-box', view='eye')
def library_box(wall='stain teal', roof='cedar', post='pinewood', sign='TAKE ONE · LEAVE ONE'):
    """A small house on a post with a glass door and books behind it."""
    box(6, 6, 46, post, (0, 0, 0), 0.3)
    b = box(36, 24, 32, wall, (0, 0, 46), 0.3)
    cut(b, box(29, 22, 24, None, (0, -4, 50), 0))
    x = -13.4
    for i in range(11):
        w, h = 1.8 + 1.3 * spot(i, 1), 15 + 6 * spot(i, 4)
        box(w, 12, h, f'linen {("wine", "oat", "navy", "moss", "rust", "mustard", "plum", "sky", "brick", "pine", "cream")[i]}', (x + w / 2, -1, 50), 0.15)
        x += w + 0.1
    for dx, dz, w, h in ((0, 49.4, 31, 1.6), (0, 73, 31, 1.6), (-14.8, 49.4, 1.6, 25), (14.8, 49.4, 1.6, 25)):
        box(w, 1.2, h, 'stain cream', (dx, -12.4, dz), 0.15)
    ball(0.8, 'brass', (12.8, -13.6, 61))
    for side in (-1, 1):
        with group() as r:
            box(27, 30, 1.4, roof, (0, 0, 0), 0.2)
        move(r, (side * 10.6, 0, 83.4), roll=side * 30)
    upright([(-17.6, 0), (17.6, 0), (0, 10.4)], 23.6, wall, (0, 0, 78), 0.1)
    words(sign, 20, 3, (0, -12.1, 80.6), 'paper cream', font='sans-black')


@maker('beehive', view='table')
def beehive(mats=('stain white', 'stain butter', 'stain white'), roof='aluminum', tag=None):
    """Stacked boxes with a metal lid, bees at the door; `tag` hangs a name on it."""
    box(46, 40, 4, 'pinewood', (0, 0, 0), 0.3)
    z = 4
    for i, mat in enumerate(mats):
        h = 18 if i < 2 else 12
        box(40, 34, h, mat, (0, 0, z), 0.3)
        box(9, 1.4, 2.2, 'pinewood', (0, -17.2, z + h * 0.6), 0.4)
        z += h + 0.3
    box(42, 36, 4, roof, (0, 0, z - 0.6), 0.4)
    box(26, 0.6, 1.8, 'matte black', (0, -17, 4.2), 0)
    for i in range(9):
        x, y, h = -14 + 30 * spot(i, 2), -19 - 7 * spot(i, 5), 5 + 22 * spot(i, 8) * (i % 3 > 0)
        blob(1.5, 0.9, 0.9, 'plush amber', (x, y, h + 1), 40 * i, steps=16)
        ring(0.72, 0.24, 'plush espresso', (x, y, h + 0.8), True)
        for s in (-1, 1):
            blob(0.9, 0.5, 0.1, 'glass', (x + 0.3 * s, y, h + 2), 40 * i + 50 * s, steps=10)
    if tag:
        upright(panel(20, 8, 1), 0.6, 'birch', (0, -17.8, 30), 0.15)
        words(tag, 16, 4.4, (0, -18.2, 30), 'paper espresso')


@maker('honey-frame', view='eye')
def honey_frame(wood='pinewood', comb='wax honey', smoke='tinplate'):
    """A wooden frame of comb held up, a smoker beside it."""
    for w, h, x, z in ((48, 2, 0, 22), (40, 1.6, 0, 0), (1.6, 22, -19.4, 0), (1.6, 22, 19.4, 0)):
        box(w, 2.4, h, wood, (x, 0, z), 0.2)
    box(37, 1.2, 20.6, comb, (0, 0, 1.5), 0.1)
    for j in range(11):
        for i in range(20):
            x, z = -17.6 + i * 1.85 + (j % 2) * 0.92, 3 + j * 1.72
            if abs(x) > 18:
                continue
            capped = j > 6 + 1.6 * math.sin(i * 0.5)
            cell = slab(ngon(0.88, 6), 0.3, 'wax cream' if capped else 'gloss honey', round=0.08)
            move(cell, tilt=90)
            move(cell, (x, -0.55, z))
    rod(6, 15, smoke, (31, 3, 0), 0.4)
    lathe([(6.1, 15), (4.4, 18), (1.6, 20.6)], smoke, (31, 3, 0), 0.3)
    tube([(31, 3, 19), (29, 1, 22.4), (26, -1, 23.4)], 1.5, smoke, taper=[1.2, 1, 0.7])
    box(4, 9, 13, 'leather brown', (39, 3, 1), 0.8)
    bars([((36, 3, 4), (38, 3, 4))], 0.6, smoke)
