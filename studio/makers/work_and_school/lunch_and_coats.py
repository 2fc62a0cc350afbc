"""Lunch boxes, small machines and coats for school."""
import math

from art import spot
from makers import maker
from makers.shared.faces import eyes
from makers.shared.fittings import cable, disc, upright
from shapes import ball, box, fillet, group, lathe, move, panel, ring, rod, slab, tube
from typeset import Sheet


@maker('bento', view='high')
def bento(body='brushed', clip='silicone mint', open_lid=True):
    """A steel lunch box with three compartments, filled, its lid behind."""
    with group() as g:
        slab(panel(24, 16, 2.6), 5.4, body, round=0.5)
        slab(panel(22.6, 14.6, 2), 0.3, 'gunmetal', (0, 0, 5.2), 0.05)
        box(0.3, 14.4, 0.7, 'steel', (2.6, 0, 5.2), 0.05)
        box(8.4, 0.3, 0.7, 'steel', (6.9, 0, 5.2), 0.05)
        for x, y, spin in ((-8.2, 3.4, 0), (-1.6, 3.2, 60), (-7.8, -3.8, 30), (-1.4, -3.6, -20)):
            with group() as rice:
                slab(fillet([(-3, -2.3), (3, -2.3), (0, 3)], 1.4, True, 5), 2.4, 'icing f7f3e6', (0, 0, 0), 0.8)
                box(2, 2.6, 2.5, 'matte pine', (0, -1.3, 0), 0.2)
            move(rice, (x, y, 5), turn=spin)
        for i in range(7):
            ball(1.3, 'fruit red', (4.4 + (i % 3) * 2.5, 2.4 + (i // 3) * 1.9, 4.8), 0.9, 18)
        for i in range(6):
            ball(1.5, 'foliage leaf', (4.6 + (i % 3) * 2.6, -5.2 + (i // 3) * 2.6, 4.6), 0.8, 16)
        for side in (-1, 1):
            box(1.2, 6, 4, clip, (side * 12.4, 0, 1.6), 0.4)
        with group() as lid:
            upright(panel(24.4, 16.4, 2.6), 1.4, body, (0, 0, 8.2), 0.5)
            upright(panel(20, 12, 2), 0.2, 'steel', (0, -1.3, 8.2), 0.05)
        move(lid, tilt=-18)
        move(lid, (0, 11.6, 0))
    move(g, turn=18)


@maker('lunch-warmer', view='table')
def lunch_warmer(body='gloss coral', trim='gloss cream'):
    """A plug-in lunch box with handle, latch and cord, steam rising."""
    with group() as g:
        slab(panel(23, 16, 4), 9, body, round=1.2)
        slab(panel(23.6, 16.6, 4), 4, trim, (0, 0, 9), 1.2)
        tube([(-7, 0, 12.6), (-6.4, 0, 17), (6.4, 0, 17), (7, 0, 12.6)], 0.9, body)
        box(4, 1.2, 4, trim, (0, -8.2, 6.6), 0.4)
        disc(0.7, 0.4, 'glow coral', (6, -7.9, 4), 0.1)
        s = Sheet(9, 2)
        s.text('WARM LUNCH', -4.4, 0, 6.4, 0.9, 'paper cream', 'sans', lines=1)
        s.put((0, -8.05, 3.6))
        cable([(11.4, 2, 3), (16, 1, 1), (17, -8, 0.5), (12, -13, 0.5), (15, -17, 0.6)], 'rubber charcoal', 0.4)
        box(3, 2.2, 2, 'plastic charcoal', (15.4, -18, 0), 0.4)
        for x in (-0.6, 0.6):
            box(0.25, 1.8, 0.7, 'steel', (15.4 + x, -19.8, 0.6), 0.05)
    move(g, turn=16)


@maker('laminator', view='high')
def laminator(body='matte white', trim='matte sky', words='Flash cards'):
    """A slim machine with a sheet coming out of it."""
    with group() as g:
        slab(panel(38, 12, 3), 7.4, body, round=1.4)
        slab(panel(38, 4, 1.4), 0.6, trim, (0, 2.4, 7.1), 0.2)
        box(31, 1, 0.8, 'plastic black', (0, -5.9, 2.6), 0.2)
        rod(1.1, 0.5, 'dimglow leaf', (14.6, -2.4, 7.2), 0.1)
        box(26, 22, 0.2, 'glaze ice', (0, -16, 2.8), 0.05)
        s = Sheet(24, 20)
        s.fill('paper cream')
        for i, (a, ink) in enumerate((('7 × 8', 'paper coral'), ('9 × 6', 'paper teal'), ('4 × 12', 'paper violet'), ('6 × 6', 'paper amber'))):
            x, y = (i % 2 - 0.5) * 11.4, (0.5 - i // 2) * 9.4
            s.rect(x, y, 10.4, 8.4, 'paper white', 0.6)
            s.text(a, x, y, 7, 3, ink, 'sans-black', lines=1)
        s.put((0, -16.4, 3.06), 'up')
    move(g, turn=16)


@maker('label-maker', view='high')
def label_maker(body='matte mint', trim='matte white', words='PAPRIKA'):
    """A pocket printer with a label coming out; a labelled jar beside it."""
    from makers.basics.containers import jar
    with group() as g:
        slab(panel(8.4, 11, 2.4), 3, body, round=0.9)
        slab(panel(6, 3, 1), 0.2, trim, (0, 2.6, 2.95), 0.05)
        rod(1.1, 0.5, trim, (0, -2.6, 2.8), 0.2)
        box(2.2, 7, 0.1, 'paper white', (0, 8.4, 1.6), 0)
        s = Sheet(7, 2.2)
        s.text(words, 0.6, 0, 4.6, 1.1, 'paper ink', 'sans-black', lines=1)
        move(s.things, turn=90)
        s.put((0, 8.4, 1.72), 'up')
    move(g, (-5, -3, 0), turn=-24)
    with group() as j:
        jar(words=words, filling='sandy b03a1e', lid='cork', width=6, height=8, face='sans-black')
    move(j, (8, 4, 0))


@maker('hung-coat', view='eye')
def hung_coat(mat='cotton white', words='Dr. Ellis', goggles=True, wood='oak'):
    """A short coat on a hanger from a peg, goggles beside it."""
    with group() as g:
        line = [(-4, 62), (4, 62), (17, 56), (27, 20), (20, 17), (14.6, 36), (16, 0), (-16, 0), (-14.6, 36), (-20, 17), (-27, 20), (-17, 56)]
        upright(fillet(line, 2, True, 5), 5, mat, (0, 2.5, 4), 2)
        box(0.3, 0.2, 40, 'cotton silver', (0, -2.6, 5), 0)
        for s in (-1, 1):
            upright(fillet([(0, 46), (s * 3.4, 62), (s * 6.4, 60), (s * 5.4, 50)], 0.6, True, 4), 0.6, mat, (0, -2.5, 4), 0.25)
            upright(fillet([(s * 3.4, 8), (s * 12.4, 8), (s * 12.4, 18), (s * 3.4, 18)], 0.6, True, 4), 0.6, mat, (0, -2.4, 4), 0.25)
        for i in range(4):
            disc(0.7, 0.3, 'plastic white', (1.2, -2.5, 14 + i * 9), 0.1)
        s = Sheet(9, 4)
        s.rect(0, 0, 8.6, 3.2, 'paper sky', 0.3)
        s.text(words, 0, 0, 7, 1.6, 'paper navy', 'sans', lines=1)
        s.put((-8, -2.75, 44))
        for i, mat2 in enumerate(('stain coral', 'stain teal')):
            rod(0.4, 5, mat2, (6.4 + i * 1.6, -3, 20), 0.05)
        tube([(-12, 0, 60), (0, 0, 65.4), (12, 0, 60)], 0.8, wood)
        tube([(0, 0, 66), (0, 0, 69), (1.8, 0, 71), (0, 0, 73), (-1.6, 0, 71.6)], 0.3, 'steel')
    move(g, turn=14)
    if goggles:
        with group() as q:
            for s in (-1, 1):
                lathe([(0, 0), (3.2, 0), (3.4, 1.6), (3, 2.2), (0, 2.2)], 'glass aqua', (s * 3.6, 0, 0), 0.3)
                ring(3.2, 0.5, 'rubber teal', (s * 3.6, 0, 1.4))
            tube([(-7, 0, 1.4), (-10, 4, 0.8), (0, 8, 0.8), (10, 4, 0.8), (7, 0, 1.4)], 0.7, 'cotton black')
        move(q, (16, -16, 0), turn=20)



@maker('ladybug-vacuum', view='high')
def ladybug_vacuum(shell='gloss red', spot_mat='gloss black'):
    """A palm-size vacuum like a ladybug, crumbs before it."""
    with group() as g:
        lathe([(0, 0.4), (5.2, 0.4), (5.4, 1.6), (0, 1.6)], 'plastic black', round=0.3)
        top = ball(5.3, shell, (0, 0, 1.2 - 4.0), 0.76)
        cutter = box(20, 20, 8, None, (0, 0, -6.4), 0)
        from shapes import cut
        cut(top, cutter)
        ball(2.6, spot_mat, (0, -4.6, 1.0), 0.8)
        eyes(((0, -4.6, 3.1), (2.6, 2.6, 2.1)), 0.42, 0.3, 0.36, white='gloss white')
        for side in (-1, 1):
            tube([(side * 0.9, -6.4, 3.6), (side * 1.6, -7.6, 5), (side * 2.4, -8, 5.6)], 0.14, spot_mat)
            ball(0.34, spot_mat, (side * 2.4, -8, 5.4), steps=14)
            for a, e in ((40, 56), (100, 36), (40, 14), (80, 70)):
                x = math.sin(math.radians(a)) * math.cos(math.radians(e)) * side
                y = -math.cos(math.radians(a)) * math.cos(math.radians(e)) * 0.9
                z = math.sin(math.radians(e))
                ball(0.95, spot_mat, (x * 4.6, y * 4.6 + 1, 1.0 + z * 3.9), 0.8, 18)
        tube([(0, -4.4, 4.0), (0, -2, 5.2), (0, 1, 5.45), (0, 4.2, 3.9)], 0.1, spot_mat)
    move(g, turn=-34)
    for i in range(30):
        a = i * 2.4
        d = 0.8 * math.sqrt(i)
        ball(0.16 + 0.22 * spot(i), 'crumb', (-8 + math.cos(a) * d * 1.4, -8 + math.sin(a) * d, 0), 0.8, 10)
