"""Toy trains on their track."""
import math

from makers import maker
from makers.shared.parts import bar, blob, disc, upright, wheel
from shapes import ball, box, group, lathe, move, rod, star, tube


def brick(w, d, h, mat, at=(0, 0, 0), pitch=3.2):
    box(w, d, h, mat, at, .15)
    for i in range(max(1, round(w / pitch))):
        for j in range(max(1, round(d / pitch))):
            rod(pitch * .3, pitch * .26, mat, (at[0] + (i - (round(w / pitch) - 1) / 2) * pitch, at[1] + (j - (round(d / pitch) - 1) / 2) * pitch, at[2] + h), .08)


def track_circle(radius, gauge, mat, sleeper, count=28, part=1.0):
    for r in (radius - gauge / 2, radius + gauge / 2):
        n = 72
        pts = [(math.cos(2 * math.pi * i / n) * r, math.sin(2 * math.pi * i / n) * r, .9) for i in range(int(n * part))]
        tube(pts, .35, mat, closed=part == 1.0)
    for i in range(int(count * part)):
        a = 2 * math.pi * i / count
        move(box(gauge + 3, 1.6, .6, sleeper, round=.1), (math.cos(a) * radius, math.sin(a) * radius, 0), turn=math.degrees(a))


def engine(style, body, trim, cab):
    """A locomotive along x, its front to the left, about 16 long, wheels on z = 0."""
    if style == 'brick':
        box(16, 6.4, 1.4, trim, (0, 0, 2), .2)
        brick(6.4, 6.4, 3.8, body, (3.2, 0, 3.4))
        brick(9.6, 6.4, 1.9, body, (-3.2, 0, 3.4))
        brick(3.2, 6.4, 3.8, cab, (4.8, 0, 7.2))
        brick(6.4, 6.4, 1.2, trim, (3.2, 0, 11))
        brick(3.2, 3.2, 3.8, 'plastic yellow', (-4.8, 0, 5.3))
        for x in (-5, 0, 5):
            for y in (-3, 3):
                wheel(1.9, 1.2, (x, y, 1.9), 'plastic charcoal', 'plastic yellow', 'y')
        return
    b = rod(2.6, 10, body, round=.4)
    move(b, roll=-90)
    move(b, (3, 0, 5.4))
    disc(2.4, .5, trim, (-7, 0, 5.4), 'x', .2)
    box(16, 5, 1, trim, (0, 0, 2.2), .2)
    box(5, 6, 6.4, cab, (5, 0, 3), .4)
    box(6, 7, .8, trim, (5, 0, 9.4), .3)
    for y in (-3.05, 3.05):
        box(2.4, .1, 2.2, 'glow butter', (5, y, 6), .02)
    lathe([(0, 0), (.9, 0), (.8, 2.4), (1.4, 3.4), (0, 3.4)], trim, (-5, 0, 7.6), .2)
    ball(.9, 'brass', (-1, 0, 7.6))
    upright([(-3, 0), (3, 0), (1.6, 2.2), (-1.6, 2.2)], 1.6, trim, (0, 0, 0), .2)
    for x in (-4.6, -.6, 5):
        for y in (-2.8, 2.8):
            wheel(1.9, .8, (x, y, 1.9), trim, 'brass', 'y')
    bar((-5, -3.4, 1.8), (4.8, -3.4, 1.8), .3, 'steel')


@maker('train', view='high')
def train(style='steam', body='enamel pine', trim='enamel black', cab='enamel red', cars=('enamel red', 'enamel amber', 'enamel navy'), radius=34, tree=False, smoke=True):
    """An engine and cars on a circle of track: steam, or bricks."""
    gauge = 4.4
    track_circle(radius, gauge, 'steel' if style == 'steam' else 'plastic charcoal', 'walnut' if style == 'steam' else 'plastic gray')
    pieces = [None, *cars]
    for i, mat in enumerate(pieces):
        a = math.radians(252 + i * (19.4 if style == 'steam' else 18) * 34 / radius)
        with group() as g:
            if mat is None:
                engine(style, body, trim, cab)
                if smoke and style == 'steam':
                    for k in range(4):
                        blob(1.4 + .5 * k, 1.3 + .4 * k, 1.2 + .4 * k, 'fleece white', (-4.6 + k * 1.8, 0, 12.4 + k * 1.7))
            elif style == 'brick':
                box(9.6, 6.4, 1.4, trim, (0, 0, 2), .2)
                brick(9.6, 6.4, 3.8, mat, (0, 0, 3.4))
                brick(3.2, 3.2, 3.8, cab, (-1.6, 0, 7.2))
                for x in (-3, 3):
                    for y in (-3, 3):
                        wheel(1.9, 1.2, (x, y, 1.9), 'plastic charcoal', 'plastic yellow', 'y')
            else:
                box(10, 5.6, 5, mat, (0, 0, 2.6), .4)
                box(10.6, 6.4, .8, trim, (0, 0, 7.6), .3)
                for x in (-3, 0, 3):
                    box(1.8, 5.8, 1.8, 'glow butter', (x, 0, 4.6), .05)
                for x in (-3, 3):
                    for y in (-2.6, 2.6):
                        wheel(1.6, .7, (x, y, 1.6), trim, 'brass', 'y')
        move(g, (math.cos(a) * radius, math.sin(a) * radius, .9), turn=math.degrees(a) + 90)
    if tree:
        rod(3, 8, 'bark', round=.3)
        for k in range(4):
            lathe([(0, 0), (18 - k * 4, 0), (3, 13), (0, 14)], 'foliage pine', (0, 0, 7 + k * 9), .8)
        for k in range(16):
            h = 9 + k * 2.1
            r = max(1, 17 * (1 - (h - 7) / 44))
            ball(1.2, ('gold', 'enamel red', 'silver')[k % 3], (math.cos(k * 2.4) * r, math.sin(k * 2.4) * r, h))
        upright(star(4, 1.8), 1, 'gold', (0, 0, 50))
