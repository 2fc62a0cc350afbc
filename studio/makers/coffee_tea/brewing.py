"""What makes coffee."""
import math

from makers import maker
from shapes import ball, box, cup, group, lathe, move, rod, slab, tube


@maker('press', view='table')
def press(frame='brushed', glass='glass', brew='liquid 24110a', handle='plastic black', steel_body=False):
    """A French press."""
    if steel_body:
        rod(4.6, 14, 'brushed', round=0.5)
    else:
        lathe([(0, 0.5), (4.3, 0.5), (4.4, 14), (4.15, 14), (4.1, 0.8), (0, 0.8)], glass, round=0.3)
        lathe([(0, 0.9), (4.0, 0.9), (4.0, 9.4), (0, 9.4)], brew, round=0.2)
        for z in (0.6, 11.4):
            lathe([(4.45, z), (4.7, z), (4.7, z + 1), (4.45, z + 1)], frame, round=0.05)
        for a in (20, 140, 260):
            t = math.radians(a)
            box(0.7, 0.25, 13, frame, (4.65 * math.cos(t), 4.65 * math.sin(t), 0), 0.08, a + 90)
    lathe([(0, 14.1), (4.7, 14.1), (4.8, 14.5), (3.6, 15.6), (1.0, 16), (0, 16)], frame, round=0.3)
    rod(0.22, 4.5, 'steel', (0, 0, 15.6), 0.05)
    ball(1.1, handle, (0, 0, 19.6))
    tube([(4.6, 0, 12.4), (8, 0, 12.2), (8.6, 0, 7), (4.7, 0, 2.6)], 0.62, handle)
    lathe([(0, 0), (5, 0), (5, 0.5), (0, 0.5)], frame, round=0.15)


@maker('moka', view='table')
def moka(body='aluminum', handle='plastic black'):
    lathe([(0, 0), (4.8, 0), (3.7, 7.6), (0, 7.6)], body, round=0.2, steps=8)
    lathe([(0, 7.4), (3.9, 7.4), (3.9, 8.6), (3.5, 8.8), (4.7, 16.4), (0, 16.4)], body, round=0.15, steps=8)
    lathe([(0, 16.5), (4.6, 16.5), (1.2, 18.2), (0, 18.4)], body, round=0.3, steps=8)
    lathe([(0, 18.2), (0.8, 18.2), (1.1, 19.6), (0, 20)], handle, round=0.3)
    tube([(4.3, 0, 15.6), (8.4, 0, 16), (8.9, 0, 13), (8.2, 0, 8.6)], 0.75, handle)
    spout = slab([(-1.4, 0), (1.4, 0), (0, 2.2)], 3, body, round=0.1)
    move(spout, (-4.4, 0, 13.4), turn=90)


@maker('espresso', view='table')
def espresso(body='brushed', trim='plastic black', wood='walnut', wand=True, hopper=False, width=30, height=36):
    """An espresso machine with portafilter, tray and a cup."""
    with group() as g:
        box(width, 26, 4, body, (0, 0, 0), 0.8)
        box(width, 12, height, body, (0, 7, 0), 1.2)
        box(width, 26, height * 0.26, body, (0, 0, height * 0.74), 1.2)
        box(width * 0.88, 12, 0.4, trim, (0, -6, 4), 0.1)
        rod(3.6, 4, trim, (0, -6, height * 0.64), 0.3)
        rod(3.9, 2.4, 'chrome', (0, -6, height * 0.56), 0.3)
        h = rod(1.2, 11, wood, round=0.4)
        move(h, tilt=90)
        move(h, (0, -9, height * 0.6))
        for i in (-1, 0, 1):
            k = rod(1.5, 0.8, trim, round=0.2)
            move(k, tilt=90)
            move(k, (i * 6, -13, height * 0.87))
        if wand:
            tube([(width * 0.38, -10, height * 0.76), (width * 0.42, -13, height * 0.5), (width * 0.36, -14, height * 0.24)], 0.45, 'chrome')
        if hopper:
            lathe([(0, 0), (4, 0), (7, 8), (7, 9), (0, 9)], 'glass charcoal', (-5, 5, height), 0.4)
        cup(3, 5, 0.3, 'glaze white', (0, -6, 4.4), foot=2.2)
    move(g, turn=16)
