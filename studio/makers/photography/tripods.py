"""What holds a camera or a phone still, and lights it."""
import math

from art import motif
from makers import maker
from makers.shared.fittings import bar, disc, lying, upright
from shapes import ball, box, group, lathe, move, panel, rod, slab, tube
from typeset import Sheet


def phone(screen='paper sky', art='hills', colors=('paper sage', 'paper moss', 'paper pine', 'paper butter'), wide=False):
    """A phone lying on its back along y; `wide` turns its picture for one that is held sideways."""
    slab(panel(7.4, 15, 1.1), 0.8, 'gloss black', round=0.2)
    s = Sheet(14.2, 6.8) if wide else Sheet(6.8, 14.2)
    s.fill(screen)
    motif(s, art, colors, 0, 0 if wide else -1, s.w, 6.4 if wide else 9)
    if wide:
        move(s.things, turn=-90)
    s.put((0, 0, 0.82), 'up')


@maker('tripod', view='eye')
def tripod(legs='matte charcoal', accent='anodized moss', head='matte black', camera=False, flexible=False):
    """A travel tripod; or one of balls that bend around a rail."""
    if flexible:
        lying(1.8, 40, 'oak', (0, 0, 12), 0, 0.3)
        for x in (-18, 18):
            box(3, 3, 14, 'oak', (x, 0, 0), 0.3)
        paths = ([(0, 0, 21), (-4, -2, 18), (-6, -3, 14), (-6, 0, 10.6), (-6, 2.6, 13), (-5, 0, 15.6)], [(0, 0, 21), (4, -2, 18), (6, -3, 14), (6, 0, 10.6), (6, 2.6, 13), (5, 0, 15.6)], [(0, 0, 21), (0, 3.4, 18), (0, 3.6, 14), (0, 2, 10.4), (0, -2, 10.4), (0, -2.8, 13)])
        for path in paths:
            n = 12
            for i in range(n):
                t = i / (n - 1) * (len(path) - 1)
                k = min(int(t), len(path) - 2)
                f = t - k
                p = [path[k][j] * (1 - f) + path[k + 1][j] * f for j in range(3)]
                move(ball(1.0, ('rubber coral', 'rubber charcoal')[i % 2], steps=20), (p[0], p[1], p[2] - 1))
        rod(2, 2, head, (0, 0, 20.6), 0.3)
        box(9.6, 1.6, 1.6, head, (0, 0, 22.4), 0.3)
        with group() as p:
            phone(wide=True)
        move(p, turn=90)
        move(p, tilt=82)
        move(p, (0, 0.6, 27.6))
        for x in (-7.6, 7.6):
            box(1, 2, 5, head, (x * 0.66, 0, 22.6), 0.3)
        with group() as r:
            slab(panel(3, 5, 1.2), 1, 'plastic white', round=0.4)
            rod(0.8, 0.4, 'plastic coral', (0, 0.6, 0.9), 0.1)
        move(r, (14, -9, 0), turn=20)
        return
    for k in range(3):
        a = math.radians(90 + 120 * k + 20)
        c, s = math.cos(a), math.sin(a)
        for z0, z1, w in ((52, 34, 1.7), (34, 16, 1.4), (16, 0.6, 1.1)):
            r0, r1 = (56 - z0) * 0.46, (56 - z1) * 0.46
            bar((c * r0, s * r0, z0), (c * r1, s * r1, z1), w, legs)
        for z in (34, 16):
            r = (56 - z) * 0.46
            move(ball(2.1, accent, squash=0.9), (c * r, s * r, z - 2))
        ball(1.5, 'rubber black', (c * 25.6, s * 25.6, 0))
    rod(4, 4, head, (0, 0, 51), 0.6)
    rod(1.4, 12, legs, (0, 0, 54), 0.2)
    ball(3, accent, (0, 0, 65))
    rod(3.4, 1.6, head, (0, 0, 70), 0.3)
    bar((0, 0, 68), (11, -4, 63), 0.7, head)
    if camera:
        from makers.photography.devices import camera as make
        with group() as m:
            make()
        move(m, (0, 0, 71.6))


@maker('ring-light', view='eye')
def ring_light(body='matte white'):
    for k in range(3):
        a = math.radians(90 + 120 * k)
        bar((0, 0, 16), (math.cos(a) * 17, math.sin(a) * 17, 0.6), 0.8, 'matte charcoal')
    bar((0, 0, 12), (0, 0, 46), 0.8, 'matte charcoal')
    with group() as r:
        lathe([(11, 0), (16, 0), (16, 2), (11, 2)], body, round=0.5)
        lathe([(11.4, 0), (15.6, 0)], 'glow fff2e0', (0, 0, 2.05), 0)
    move(r, tilt=90)
    move(r, (0, 1, 60))
    bar((0, 0, 44), (0, 0, 58), 0.6, 'matte charcoal')
    with group() as p:
        phone('paper lilac', 'flower', ('paper coral', 'paper amber', 'paper leaf'))
    move(p, tilt=86)
    move(p, (0, 0.4, 60))
    box(3, 1.6, 2, 'matte charcoal', (0, 0.6, 51.6), 0.4)


@maker('gimbal', view='eye')
def gimbal(body='matte charcoal'):
    with group() as g:
        lathe([(0, 0), (2.2, 0), (2.2, 1), (1.7, 2), (1.6, 14), (1.9, 16), (0, 16)], body, round=0.4)
        disc(1, 0.6, 'rubber coral', (0, -1.6, 13), 0.2)
        disc(0.6, 0.4, 'plastic white', (0, -1.6, 10), 0.1)
        rod(2.2, 3, 'matte silver', (0, 0, 16), 0.3)
        tube([(0, 0, 19), (5, 0, 20), (6, 0, 24)], 0.9, body)
        lying(2.1, 3, 'matte silver', (6, 0, 25.6), 90, 0.3)
        tube([(6, 0, 26), (6, 0, 31), (3, 0, 32)], 0.9, body)
        disc(1.7, 2.4, 'matte silver', (0, 1.2, 32), 0.3)
        with group() as p:
            phone('paper sky', 'mountains', ('paper slate', 'paper sage', 'paper pine', 'paper white'), wide=True)
        move(p, turn=90)
        move(p, tilt=88)
        move(p, (0, -1.4, 32))
        for x in (-3, 3):
            box(1.4, 1.6, 8.6, body, (x, -1.2, 27.8), 0.3)
    move(g, turn=14)
    for k in range(3):
        a = math.radians(60 + 120 * k)
        bar((0, 0, 1.4), (math.cos(a) * 8, math.sin(a) * 8, 0.5), 0.5, body)


@maker('trail-camera', view='eye')
def trail_camera(body='rubber moss', strap='nylon charcoal'):
    """A motion camera strapped to a tree trunk."""
    lathe([(12, 0), (10.4, 6), (10, 42)], 'bark', round=1)
    lathe([(0, 42), (10, 42)], 'oak', round=0)
    lathe([(10.3, 20), (10.8, 20), (10.8, 23.6), (10.3, 23.6)], strap, round=0.1)
    with group() as g:
        upright(panel(11, 15, 2), 7, body, (0, 0, 0), 1.2)
        disc(1.9, 0.8, 'gloss black', (0, -6.8, 1.4), 0.2)
        disc(1.2, 0.4, 'gloss navy', (0, -7.6, 1.4), 0.1)
        for r in range(3):
            for c in range(7):
                disc(0.34, 0.2, 'gloss black', ((c - 3) * 1.2, -6.9, 4.4 + r * 0.95), 0)
        upright(panel(5, 3, 1.2), 0.6, 'plastic white', (0, -6.8, -4), 0.2)
    move(g, (0, -9.4, 22))
