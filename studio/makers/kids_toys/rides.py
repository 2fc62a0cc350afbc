"""What rolls: wagons, trikes, scooters, strollers, bikes, boards and toy trains."""
import math

from makers import maker
from makers.shared.faces import eyes, smile
from makers.shared.parts import bar, bars, blob, disc, upright, wheel
from shapes import (
    ball,
    box,
    fillet,
    grid,
    group,
    lathe,
    move,
    panel,
    ring,
    rod,
    slab,
    tube,
)


@maker('wheelbarrow', view='table')
def wheelbarrow(body='enamel coral', frame='enamel charcoal', grip='rubber black'):
    with group() as g:
        lathe([(0, 0), (9, 0), (17, 16), (16.2, 16), (8.4, .8), (0, .8)], body, (0, 0, 17), .6, steps=4)
        pan = g[-1]
        move(pan, (0, 0, -17))
        move(pan, turn=45)
        move(pan, (2, 0, 17), scale=(1.5, 1, 1))
        for y in (-9, 9):
            tube([(-26, y * .22, 9), (-14, y * .8, 16), (10, y, 18), (40, y * 1.2, 30)], 1.1, frame)
            bar((34, y * 1.15, 27.4), (43, y * 1.2, 31.4), 1.5, grip)
            tube([(14, y, 19), (17, y * 1.1, 1), (22, y * 1.1, 1), (24, y, 23)], 1, frame)
        wheel(9, 4.4, (-26, 0, 9), 'rubber black', body, 'y')
    move(g, turn=-24)


@maker('wagon', view='table')
def wagon(wood='birch', accent='stain coral', blocks=30):
    """A push wagon with a handle, full of blocks."""
    hues = ['stain coral', 'stain amber', 'stain sky', 'stain sage', 'maple', 'stain rose']
    with group() as g:
        for y in (-13, 13):
            box(42, 1.6, 13, wood, (0, y, 9), .5)
        for x in (-21, 21):
            box(1.6, 27, 13, wood, (x, 0, 9), .5)
        box(42, 26, 1.4, wood, (0, 0, 9), .2)
        for y in (-12, 12):
            bar((20, y, 12), (34, y, 48), 1.3, wood)
        bar((34, -14, 48), (34, 14, 48), 1.5, accent)
        for x in (-15, 15):
            for y in (-15.4, 15.4):
                wheel(6.4, 3, (x, y, 6.4), accent, wood, 'y')
        for i in range(blocks):
            x, y, z = (i % 6 - 2.5) * 6.3, (i // 6 % 3 - 1) * 7.4, 11 + 5.4 * (i // 18) + (i * 7 % 3) * .5
            k = i % 4
            if k == 1:
                rod(2.6, 5, hues[i % 6], (x, y, z), .4)
            elif k == 3:
                upright([(-2.9, 0), (2.9, 0), (0, 5)], 5, hues[i % 6], (x, y, z), .3)
            else:
                box(5.2, 5.2, 5.2, hues[(i * 5) % 6], (x, y, z), .5, turn=(i * 13) % 20 - 10)
    move(g, turn=26)


@maker('bug-ride', view='table')
def bug_ride(body='leather red', dark='leather black'):
    """A padded ladybug on casters with a handle to hold."""
    with group() as g:
        lathe([(0, 12), (18, 12), (19, 16), (16, 25), (8, 30), (0, 31)], body, round=5, squash=.8)
        for x, y in ((-9, -9), (6, -11), (0, 4), (10, 2), (-10, 5)):
            z = 12 + 19 * math.sqrt(max(0, 1 - (x / 19.5) ** 2 - (y / 15.6) ** 2))
            blob(3.4, 3.4, 1.0, dark, (x, y, z - .2), 0, -y * 3.0, x * 2.6)
        head = ((-20, 0, 18), (9, 8.4, 8))
        blob(*head[1], dark, head[0])
        eyes(head, .46, .3, 1.3, 'left', white='gloss white')
        smile(head, -.12, .5, .4, .35, 'left', 'plastic white', False)
        for y in (-3, 3):
            tube([(-22, y, 25), (-25, y * 1.6, 31), (-28, y * 2, 33)], .6, dark)
            ball(1.3, body, (-28.4, y * 2, 32.4))
        tube([(-13, -7, 25), (-16, -7, 35), (-16, 7, 35), (-13, 7, 25)], 1.2, 'plastic black', straight=True)
        tube([(-18.6, 0, 28), (0, .0, 31.2), (18.6, 0, 14)], .35, dark)
        for x in (-14, 12):
            for y in (-9, 9):
                bar((x, y, 13), (x, y, 6), 1, 'steel')
                wheel(3.4, 2.6, (x, y, 3.4), 'rubber gray', 'plastic white', 'y')
    move(g, turn=-26)


@maker('rocket-ride', view='table')
def rocket_ride(wood='birch', accent='stain coral', seat='leather caramel'):
    with group() as g:
        lathe([(0, 0), (8.6, 0), (9.4, 14), (9.2, 34), (6.6, 46), (0, 54)], wood, round=4)
        move(g[-1], roll=-90)
        move(g[-1], (26, 0, 17))
        lathe([(0, 0), (7.6, 0), (5, 9), (0, 17)], accent, round=2)
        move(g[-1], roll=-90)
        move(g[-1], (-19, 0, 17))
        for angle in (0, 115, 245):
            f = upright(fillet([(14, 7), (27, 7), (35, 19), (28, 20)], 1.4, True), 1.8, accent, round=.5)
            move(f, tilt=angle)
            move(f, (0, 0, 17))
        lathe([(0, 0), (6, 0), (7, 3), (0, 3)], 'stain charcoal', round=.4)
        move(g[-1], roll=90)
        move(g[-1], (25, 0, 17))
        for y, z, length in ((0, 17, 13), (-3.4, 15, 9), (3.4, 19, 9)):
            f = lathe([(0, 0), (2.6, 0), (1.8, length * .5), (0, length)], 'stain amber', round=1)
            move(f, roll=90)
            move(f, (27, y, z))
        slab(panel(20, 13, 5), 3, seat, (2, 0, 25), 1.2)
        bar((-10, 0, 22), (-10, 0, 36), 1.1, wood)
        bar((-10, -11, 36), (-10, 11, 36), 1.2, accent)
        for x in (-10, 17):
            bar((x, -10, 6.5), (x, 10, 6.5), 1, 'steel')
            box(5, 9, 6, wood, (x, 0, 5), .6)
            for y in (-10, 10):
                wheel(6.4, 3.4, (x, y, 6.4), 'rubber charcoal', accent, 'y')
        for x in (-4, 12):
            disc(2.4, .6, 'stain sky', (x - 12, -9.1, 17), 'y', .2)
    move(g, turn=-22)


@maker('tricycle', view='table')
def tricycle(body='enamel mint', trim='plastic charcoal', seat='leather brown', canopy='canvas sand'):
    with group() as g:
        wheel(13, 4, (-24, 0, 13), 'rubber charcoal', 'plastic white', 'y', 12)
        for y in (-15, 15):
            wheel(9, 4, (22, y, 9), 'rubber charcoal', 'plastic white', 'y', 10)
        bar((22, -15, 9), (22, 15, 9), 1, 'steel')
        tube([(-20, 0, 34), (-10, 0, 20), (10, 0, 15), (22, 0, 10)], 2, body)
        for y in (-3.4, 3.4):
            bar((-24, y, 13), (-19.6, y * .6, 36), 1, body)
        bar((-20, 0, 32), (-17, 0, 48), 1.2, body)
        tube([(-13, -16, 48), (-18, -8, 50), (-18, 8, 50), (-13, 16, 48)], 1, 'steel')
        for y in (-1, 1):
            bar((-13.4, y * 13, 48), (-12.6, y * 18, 47.6), 1.7, trim)
            bar((-24, y * 3, 13 - y * 5), (-24, y * 9, 13 - y * 5), .8, 'steel')
            box(6, 4, 1.6, trim, (-24, y * 9, 12 - y * 5), .4)
        slab(panel(20, 18, 6), 3.4, seat, (8, 0, 26), 1.4)
        upright(fillet([(-8, 0), (8, 0), (9, 20), (-9, 20)], 4, True), 3, seat, (0, 0, 0), 1.2)
        move(g[-1], turn=90)
        move(g[-1], (18, 0, 28))
        bar((8, 0, 16), (8, 0, 27), 1.4, body)
        tube([(24, 0, 12), (36, 0, 50), (42, 0, 76)], 1.1, 'steel')
        bar((42, -9, 76), (42, 9, 76), 1.5, trim)
        for y in (-10, 10):
            bar((20, y, 30), (14, y, 66), .7, 'steel')
        if canopy:
            def roof(u, v):
                a = math.pi * (.18 + .64 * u)
                return (8 - math.cos(a) * 20, (v - .5) * 26, 56 + math.sin(a) * 16)
            grid(16, 6, roof, canopy, thick=.6)
    move(g, turn=-24)


@maker('scooter', view='table')
def scooter(body='plastic lilac', wheel_mat='dimglow aqua', bar_mat='aluminum', grip='rubber charcoal'):
    with group() as g:
        slab(fillet([(-16, -5), (20, -7), (24, 0), (20, 7), (-16, 5)], 3, True, 5), 2.4, body, (0, 0, 6), .9)
        slab(panel(24, 8, 3), .4, 'rubber charcoal', (4, 0, 8.3), .1)
        for y in (-10, 10):
            wheel(6, 3, (-24, y, 6), wheel_mat, 'plastic white', 'y')
        bar((-24, -10, 6), (-24, 10, 6), 1.2, 'steel')
        wheel(4.6, 3, (24, 0, 4.6), wheel_mat, 'plastic white', 'y')
        box(12, 7, 3.6, body, (-20, 0, 6), 1.2)
        bar((-22, 0, 8), (-14, 0, 72), 1.5, bar_mat)
        bar((-21, 0, 10), (-18.6, 0, 32), 2.1, body)
        bar((-14, -15, 72), (-14, 15, 72), 1.2, bar_mat)
        for y in (-1, 1):
            bar((-14, y * 8, 72), (-14, y * 16, 72), 1.8, grip)
        tube([(18, -3.4, 8), (22, -3, 11), (28, -2.4, 11)], 1.3, body)
        tube([(18, 3.4, 8), (22, 3, 11), (28, 2.4, 11)], 1.3, body)
    move(g, turn=-28)


@maker('stroller', view='table')
def stroller(body='canvas coral', frame='aluminum', trim='nylon charcoal'):
    """Three air tires, a seat, a hood."""
    with group() as g:
        wheel(16, 5, (-42, 0, 16), 'rubber charcoal', 'aluminum', 'y', 14)
        for y in (-22, 22):
            wheel(20, 5, (24, y, 20), 'rubber charcoal', 'aluminum', 'y', 14)
            tube([(-42, y * .2, 16), (-26, y * .7, 30), (20, y * .8, 62), (46, y * .8, 92)], 1.3, frame)
            bar((24, y, 20), (-6, y * .8, 44), 1.2, frame)
        bar((24, -22, 20), (24, 22, 20), 1.2, frame)
        bar((46, -19, 92), (46, 19, 92), 2, 'foam charcoal')

        def seat(u, v):
            path = [(-28, 34), (-20, 30), (-6, 32), (8, 36), (16, 52), (25, 76), (28, 84)]
            k = min(int(v * 6), 5)
            f = v * 6 - k
            x = path[k][0] * (1 - f) + path[k + 1][0] * f
            z = path[k][1] * (1 - f) + path[k + 1][1] * f
            return (x, (u - .5) * 32, z - 5 * (1 - (2 * u - 1) ** 2))
        grid(14, 30, seat, body, thick=1.6)

        def hood(u, v):
            a, b = math.radians(200 - 125 * u), math.pi * v
            r = 27 * math.sin(b) ** .35
            return (24 + r * math.cos(a) * .95, -18.5 * math.cos(b), 79 + r * math.sin(a))
        grid(20, 28, hood, body, thick=.8)
        for k in (0, .5, 1):
            tube([hood(k, .06 + .88 * i / 14) for i in range(15)], .55, trim)
        bar((-14, -19, 48), (-14, 19, 48), 1.6, trim)
        box(20, 30, 6, trim, (12, 0, 22), 2)
        for y in (-5, 5):
            tube([(22, y, 70), (10, y * .8, 46), (4, 0, 38)], .9, trim)
        slab(panel(12, 18, 3), 1.6, trim, (-36, 0, 28), .5)
    move(g, turn=-26)


@maker('toy-car', view='table')
def toy_car(body='gloss pine', trim='plastic black', metal='aluminum'):
    """An open off-roader that a child sits in."""
    with group() as g:
        slab(panel(96, 50, 8), 16, body, (0, 0, 14), 2)
        slab(panel(34, 48, 6), 12, body, (-30, 0, 28), 2.4)
        box(26, 50, 10, body, (34, 0, 28), 2)
        box(34, 40, 4, 'leather tan', (6, 0, 29), 1)
        for y in (-11, 11):
            box(6, 18, 20, 'leather tan', (19, y, 32), 2)
            bars([((-13, y * 2, 38), (-6, y * 2, 62)), ((24, y * 2, 36), (24, y * 2, 66)), ((-6, y * 2, 62), (24, y * 2, 66))], 1.4, trim)
        bar((-6, -22, 62), (-6, 22, 62), 1.4, trim)
        bar((24, -22, 66), (24, 22, 66), 1.4, trim)
        box(1, 40, 16, 'glass', (-10.4, 0, 42), .2)
        with group() as w:
            ring(5, .9, trim)
            bar((-5, 0, .9), (5, 0, .9), .7, trim)
        move(w, roll=-60)
        move(w, (-8, -11, 44))
        box(3, 46, 6, trim, (-49, 0, 16), 1)
        box(3, 46, 6, trim, (49, 0, 16), 1)
        for y in (-16, 16):
            disc(4.4, 2, 'chrome', (-47.6, y, 32), 'x', .3)
            disc(3.6, 2.4, 'glow white', (-47.8, y, 32), 'x', .3)
        for i in range(5):
            box(1, 2, 9, trim, (-48.2, (i - 2) * 4, 27), .3)
        for x in (-28, 30):
            for y in (-24, 24):
                wheel(14, 10, (x, y, 14), 'rubber charcoal', metal, 'y')
                lathe([(15.4, 0), (17, 0), (17, 9), (15.4, 9)], trim, round=.3)
                arch = g[-1]
                move(arch, tilt=90)
                move(arch, (x, y + 4.5, 14))
        wheel(11, 6, (52, 0, 34), 'rubber charcoal', metal, 'x')
    move(g, turn=-32)
