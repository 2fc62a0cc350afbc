"""Clothes laid flat or folded, and hats."""
import math

from art import motif
from makers import maker
from makers.parts import figure
from shapes import ball, box, cushion, fillet, group, lathe, move, rod, slab, tube
from typeset import Sheet


def cloth_shape(outline, mat, puff=1.6, at=(0, 0, 0), round=1.2):
    """A garment's outline given a soft thickness."""
    line = fillet(outline, round, True, 4)
    return slab(line, puff, mat, at, puff * 0.48)


def mirrored(half):
    return [(x, y) for x, y in half] + [(-x, y) for x, y in reversed(half)]


def stripes(mats, L):
    """Bands across and along a long-sleeved shirt's body and arms."""
    s = Sheet(80, 80)
    foot = 33 - L
    for i in range(6):
        x = -20.5 + 8.2 * i
        s.poly([(x - 1.2, foot), (x + 1.2, foot), (x + 1.2, 26 - abs(x) * 0.16), (x - 1.2, 26 - abs(x) * 0.16)], mats[i % 2])
    for i in range(7):
        y = foot + 4 + 8.2 * i
        s.rect(0, y, 48, 2.4, mats[(i + 1) % 2])
    for side in (-1, 1):
        at = lambda u, v: (side * ((22 + 20.5 * v) * (1 - u) + (25.6 + 9.6 * v) * u), (21 - 54 * v) * (1 - u) + (-1 - 35 * v) * u)
        for a, b in ((0.24, 0.34), (0.64, 0.74)):
            s.poly([at(a, 0.1), at(b, 0.1), at(b, 0.96), at(a, 0.96)], mats[0])
        for i in range(6):
            v = 0.12 + 0.15 * i
            s.poly([at(0.04, v), at(0.96, v), at(0.96, v + 0.045), at(0.04, v + 0.045)], mats[1])
    for thing in s.things:
        move(thing, scale=(1, 1, 0.1))
    s.put((0, 0, 1.62), 'up')


@maker('tee', view='top')
def tee(mat='cotton white', words=None, art=None, colors=('paper coral', 'paper amber', 'paper ink'), ink='paper ink', sleeve='short', collar=None, size=1.0, buttons=None, cuffs=None, hood=False, pocket=None, open=None, length=1.0, belt=None, legs=None, face='serif', shawl=None, plaid=None, points=None):
    """A shirt, sweater, jacket, robe or coat laid flat: sleeves short or long, perhaps a hood, buttons, a belt, a `shawl` collar, `plaid` stripes, collar `points`."""
    L = 66 * length
    arm = [(27, 18 - 4), (40, 2), (31, -6), (25, 3)] if sleeve == 'short' else [(27, 14), (43, -34), (35, -37), (25, 0)]
    half = [(9, 31), (20, 27)] + arm + [(25, -L + 31), (25, -L + 31)]
    cloth_shape(mirrored(half[:-1]), mat)
    slab([(10 * math.cos(a), 30 + 7 * math.sin(a) * -1) for a in [i * math.pi / 12 for i in range(13)]], 1.75, collar or mat, round=0.3)
    tube([(-10, 31, 1.2), (-6, 25.5, 1.6), (0, 23.6, 1.7), (6, 25.5, 1.6), (10, 31, 1.2)], 1.0, collar or mat)
    if cuffs:
        for side in (-1, 1):
            c = box(9.5, 5, 2.0, cuffs, round=0.7)
            move(c, (side * 39, -34 if sleeve == 'long' else -2, 0), turn=side * -20)
        box(50, 5, 2.0, cuffs, (0, -L + 33, 0), 0.7)
    if hood:
        cloth_shape([(-12, 29), (12, 29), (16, 40), (13, 52), (5, 57), (-5, 57), (-13, 52), (-16, 40)], mat, 2.6, round=4)
        cloth_shape([(-8, 31), (8, 31), (10, 41), (7, 49), (0, 52), (-7, 49), (-10, 41)], collar or 'cotton charcoal', 2.75, round=4)
        for side in (-1, 1):
            tube([(side * 5, 29, 2.4), (side * 6, 20, 2), (side * 5, 12, 2)], 0.5, 'cotton white')
    if open:
        box(0.7, L - 8, 1.9, open, (0, -L / 2 + 28, 0), 0.2)
    if buttons:
        for i in range(5):
            rod(0.9, 0.5, buttons, (0 if not open else 1.8, 16 - i * L * 0.16, 1.6), 0.15)
    if pocket:
        for side in (-1, 1):
            box(13, 14, 0.5, pocket, (side * 13, -L + 46, 1.4), 0.2)
    if plaid:
        stripes(plaid, L)
    if shawl:
        slab([(-9, 32), (9, 32), (0, -4)], 1.72, 'cotton charcoal', round=0.1)
        for side in (-1, 1):
            tube([(0, 33.4, 1.6), (side * 8, 32, 1.8), (side * 10.4, 24, 2), (side * 7, 10, 2), (side * 1.6, -4, 1.8)], 3, shawl, flat=0.7, taper=[0.8, 1, 1.2, 1, 0.5])
    if points:
        slab([(-8, 31.5), (8, 31.5), (0, 22)], 1.74, points, round=0.1)
        for side in (-1, 1):
            slab([(side * 9.6, 32.4), (side * 0.6, 23), (side * 8.6, 16.4), (side * 12.4, 27.4)], 1.1, points, (0, 0, 1.5), 0.4)
        box(4.4, L - 11, 0.3, points, (0, -L / 2 + 26.5, 1.56), 0.1)
    if belt:
        box(51, 4, 2.1, belt, (0, -8, 0), 0.4)
        for side in (-1, 1):
            tube([(0, -8, 2.2), (side * 5, -6, 3.4), (side * 7, -11, 2.6), (side * 3, -22, 2.0)], 1.1, belt)
    if words or art:
        s = Sheet(34, 34)
        if art:
            motif(s, art, colors, 0, 4 if words else 0, 26, 26)
        if words:
            s.text(words, 0, -14 if art else 0, 30, 8 if art else 20, ink, face)
        s.put((0, 4, 1.72), 'up')


@maker('pants', view='top')
def pants(mat='cotton sky', waist=None):
    cloth_shape([(-17, 30), (17, 30), (22, -44), (5, -44), (0, 8), (-5, -44), (-22, -44)], mat)
    box(35, 4, 1.9, waist or mat, (0, 28, 0), 0.5)


@maker('onesie', view='top')
def onesie(mat='cotton mint', snaps='plastic white', art=None, colors=('felt cream',), feet=True, hood=None, ears=None):
    """A baby's sleeper or suit laid flat; `ears` are two round tabs on the hood."""
    cloth_shape([(-8, 22), (8, 22), (14, 18), (27, 3), (21, -2), (14, 6), (14, -16), (18, -40), (6, -42), (0, -20), (-6, -42), (-18, -40), (-14, -16), (-14, 6), (-21, -2), (-27, 3), (-14, 18)], mat, 2.4, round=2.5)
    tube([(-8, 22, 1.6), (0, 17.5, 2.4), (8, 22, 1.6)], 0.9, mat)
    for i in range(6):
        rod(0.7, 0.4, snaps, (1.5 * math.sin(i * 0.3), 14 - i * 5.4, 2.3), 0.1)
    if hood:
        move(cushion(24, 20, 8, hood), (0, 29, 0))
        if ears:
            for side in (-1, 1):
                move(ball(4, ears, squash=0.5), (side * 9, 37, 1))
    if art:
        s = Sheet(16, 16)
        motif(s, art, colors, 0, 0, 14, 14)
        s.put((-6, -2, 2.45), 'up')


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
        b = slab(pts + out, 0.5, brim or mat, (0, 0, 0.4), 0.2)
        if words:
            s = Sheet(9, 5)
            s.text(words, 0, 0, 7, 4.2, ink, 'serif', lines=1)
            move(s.wrap(9.1), (0, 0, 5.0))
        for a in range(0, 360, 60):
            tube([(9.08 * math.cos(math.radians(a)), 9.08 * math.sin(math.radians(a)), 1), (8.3 * math.cos(math.radians(a)), 8.3 * math.sin(math.radians(a)), 8), (4.6 * math.cos(math.radians(a)), 4.6 * math.sin(math.radians(a)), 11.4), (0, 0, 12.25)], 0.08, 'cotton white')
