"""Clothes laid flat or folded, and hats."""
import math

from art import motif
from makers import maker
from makers.shared.cloth import Cloth, creases, pull
from makers.shared.parts import figure
from shapes import ball, box, cushion, fillet, group, lathe, move, rod, slab, tube
from typeset import Sheet


def cloth_shape(outline, mat, puff=1.6, at=(0, 0, 0), round=1.2, folds=None):
    """A garment's outline given a soft thickness and a few folds."""
    usual = [creases(0.3 * puff, 9, 75, 1), creases(0.2 * puff, 6, 30, 3)]
    return move(Cloth(outline, puff, usual if folds is None else folds, round).make(mat), at)


@maker('onesie', view=64)
def onesie(mat='cotton mint', snaps='plastic white', art=None, colors=('felt cream',), hood=None, ears=None, trim=None):
    """A baby's sleeper or suit laid flat; `ears` are two round tabs on the hood."""
    line = [(-8, 22), (-4, 18.4), (0, 17.2), (4, 18.4), (8, 22), (14, 18.6), (24, 8), (29, 0), (22.6, -4), (14, 5), (14, -14), (17, -30), (18.6, -39), (15.6, -43), (8.4, -43), (5.4, -38), (0, -19), (-5.4, -38), (-8.4, -43), (-15.6, -43), (-18.6, -39), (-17, -30), (-14, -14), (-14, 5), (-22.6, -4), (-29, 0), (-24, 8), (-14, 18.6)]
    folds = [creases(0.7, 9, 84, 2), pull((13, 5), 1.6, 9, 7, 1), pull((-13, 5), 1.6, 9, 7, 2), pull((0, -18), 1.5, 10, 8, 0), pull((11, -34), 0.9, 7, 6, 1), pull((-11, -34), 0.9, 7, 6, 2)]
    Cloth(line, 3.4, folds, 1.6).make(mat)
    Cloth([(-7.6, 22.4), (7.6, 22.4), (5, 18.6), (0, 16.4), (-5, 18.6)], 1.4, (), 1).make(mat)
    tube([(-8, 22.2, 2.6), (-4.4, 18.6, 3.4), (0, 17.2, 3.6), (4.4, 18.6, 3.4), (8, 22.2, 2.6)], 0.8, trim or mat)
    for side in (-1, 1):
        move(box(8.6, 2.6, 3.2, trim or mat, round=0.8), (side * 25.8, -2.6, 0), turn=side * 32)
        tube([(side * 17.6, -35.6, 1.4), (side * 12, -36.6, 3.4), (side * 6, -35, 1.4)], 0.5, trim or mat)
    for i in range(6):
        rod(0.7, 0.4, snaps, (1.5 * math.sin(i * 0.3), 14 - i * 5.4, 3.4), 0.1)
    if hood:
        move(cushion(24, 20, 8, hood), (0, 29, 0))
        if ears:
            for side in (-1, 1):
                move(ball(4, ears, squash=0.5), (side * 9, 37, 1))
    if art:
        s = Sheet(16, 16)
        motif(s, art, colors, 0, 0, 14, 14)
        s.put((-6, -2, 3.8), 'up')


@maker('apron', view='top')
def apron(mat='canvas pine', strap='leather caramel', pocket=None, words=None, ink='paper cream', hat=False, width=60, length=78):
    """An apron laid flat with its neck loop and ties; a chef's hat beside it if asked."""
    w = width / 2
    cloth_shape([(-w, 0), (-w, -length * 0.6), (w, -length * 0.6), (w, 0), (w * 0.46, length * 0.4), (-w * 0.46, length * 0.4)], mat, 1.2)
    tube([(-w * 0.4, length * 0.38, 1.2), (-w * 0.5, length * 0.62, 1), (0, length * 0.76, 1), (w * 0.5, length * 0.62, 1), (w * 0.4, length * 0.38, 1.2)], 0.9, strap)
    for side in (-1, 1):
        tube([(side * w * 0.97, -1, 0.8), (side * w * 1.3, -8, 0.8), (side * w * 1.2, -24, 0.8), (side * w * 1.34, -36, 0.8)], 0.9, strap)
    box(w * 1.1, length * 0.26, 0.6, pocket or mat, (0, -length * 0.2, 1.0), 0.25)
    box(0.4, length * 0.26, 0.7, strap, (0, -length * 0.2, 1.0), 0.1)
    if words:
        s = Sheet(w, 12)
        s.text(words, 0, 0, w * 0.8, 9, ink, 'serif')
        s.put((0, length * 0.2, 1.25), 'up')
    if hat:
        with group() as g:
            slab(fillet([(-9, -9), (9, -9), (9, 0), (14, 9), (6, 15), (-6, 15), (-14, 9), (-9, 0)], 4, True, 5), 3, 'cotton white', round=1.4)
            box(19, 7, 3.4, 'cotton white', (0, -6, 0), 0.8)
        move(g, (w * 1.15, length * 0.45, 0), turn=-14)


@maker('socks', view='top')
def socks(mats=('knit rose', 'knit slate', 'knit mustard'), toes=None, size=1.0, gap=15, figures=None, felt='felt cream'):
    """Pairs of socks in a row, one laid over the other; with an animal on each."""
    n = len(mats)
    for k, mat in enumerate(mats):
        for i, (dx, z) in enumerate(((0, 0), (2.6, 1.6))):
            with group() as g:
                cloth_shape([(-4.5, 20), (4.5, 20), (5, -2), (14, -9), (15.5, -14), (11, -17), (-1, -13), (-5, -7)], mat, 1.8, round=3)
                box(9.6, 5, 2.1, (toes or mats)[k % len(toes or mats)], (0, 18, 0), 0.6)
                tube([(10.5, -8.4, 1.1), (15.2, -12.4, 1.1), (11, -16.4, 1.1)], 1.6, (toes or mats)[k % len(toes or mats)])
                if figures and i:
                    figure(figures[k % len(figures)], 8, 0.3, (felt, 'felt brown', 'felt brown'), (0.2, 7, 1.7))
            move(g, ((k - (n - 1) / 2) * gap * 1.5 + dx, dx * 0.8, z), turn=6, scale=size)


@maker('hat', view='table')
def hat(kind='beanie', mat='knit mustard', band=None, words=None, ink='foil', brim=None, pom=None):
    """beanie, cap or sun hat."""
    if kind == 'beanie':
        lathe([(11, 0), (11.6, 0), (11.6, 6), (10.6, 6.4), (10.4, 12), (7.5, 17), (0, 19)], mat, round=2.4)
        lathe([(11.2, 0), (12, 0.3), (12, 6.6), (11.2, 7)], band or mat, round=0.7)
        if pom:
            ball(3, pom, (0, 0, 17.5))
    elif kind == 'sun':
        lathe([(8.6, 2.4), (8.4, 10), (6.5, 12.4), (0, 13)], mat, round=2)
        lathe([(8.5, 2.2), (13, 1.4), (20, 0.6), (20.2, 0.2), (13, 0.9), (8.6, 1.6)], mat, round=0.6)
        lathe([(8.75, 2.2), (8.7, 5.2)], band or 'cotton black', round=0)
    else:
        lathe([(9, 0), (9.1, 3), (8, 8.5), (4.5, 11.4), (0, 12.2)], mat, round=2.2)
        ball(0.7, mat, (0, 0, 11.8))
        pts = [(9.2 * math.cos(a), 9.2 * math.sin(a)) for a in [math.radians(d) for d in range(200, 341, 10)]]
        out = [(12 * math.cos(a) * 0.86, 19 * math.sin(a) * 0.86 + 0.2) for a in [math.radians(d) for d in range(340, 199, -10)]]
        slab(pts + out, 0.5, brim or mat, (0, 0, 0.4), 0.2)
        if words:
            s = Sheet(9, 5)
            s.text(words, 0, 0, 7, 4.2, ink, 'serif', lines=1)
            move(s.wrap(9.1), (0, 0, 5.0))
        for a in range(0, 360, 60):
            tube([(9.08 * math.cos(math.radians(a)), 9.08 * math.sin(math.radians(a)), 1), (8.3 * math.cos(math.radians(a)), 8.3 * math.sin(math.radians(a)), 8), (4.6 * math.cos(math.radians(a)), 4.6 * math.sin(math.radians(a)), 11.4), (0, 0, 12.25)], 0.08, 'cotton white')
