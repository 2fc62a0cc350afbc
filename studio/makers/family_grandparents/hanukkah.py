"""Menorahs, candles by the box, dreidels."""
import math

from art import spot
from makers import maker
from makers.shared.fittings import bar, hollow
from shapes import box, group, lathe, move, panel, rod, slab, tube
from typeset import Sheet


@maker('menorah', view='eye')
def menorah(metal='brass', candles=True):
    """Nine cups on a gentle arc, the middle one raised."""
    with group() as g:
        slab(panel(30, 8, 3.8), 1.6, metal, round=0.5)
        rod(0.9, 7, metal, (0, 0, 1.4), 0.2)
        arc = [(x, 0, 8.4 + 5.4 * (x / 18) ** 2) for x in [i * 2.25 for i in range(-8, 9)]]
        tube(arc, 0.8, metal)
        for i in range(-4, 5):
            x = i * 4.5
            z = 8.4 + 5.4 * (x / 18) ** 2 if i else 8.4
            top = 15.6 if i else 18
            bar((x, 0, z), (x, 0, top), 0.5, metal)
            lathe([(0, 0), (0.7, 0), (1.25, 1.4), (0.9, 1.4), (0.8, 0.8), (0, 0.8)], metal, (x, 0, top), 0.2)
            if candles:
                rod(0.5, 9, 'wax white' if i % 2 else 'wax sky', (x, 0, top + 0.6), 0.1, 0.42)
                lathe([(0, 0), (0.3, 0.5), (0, 1.7)], 'glow', (x, 0, top + 9.8), 0.15)
    move(g, turn=10)


@maker('candle-box', view='steep')
def candle_box(words='Hanukkah Candles', sub='FORTY-FOUR · BEESWAX', count_of=44, paper='print ink', ink='foil'):
    """A tray of slim hand-dipped candles shading from white to midnight blue, the lid beside it."""
    shades = ('f4efe2', 'dfe6ea', 'c2d6e4', '9dc0da', '78a6cc', '5487b8', '3a689e', '284c80', '1c3562', '131f44', '0d1530')
    with group() as g:
        hollow(32, 17, 2.6, 0.4, paper, round=0.1)
        for k in range(2):
            for i in range(count_of // 2):
                mat = f'wax {shades[i * len(shades) // (count_of // 2)]}'
                x = (i - (count_of // 2 - 1) / 2) * 1.38
                tube([(x, -7.4, 1.2 + k * 1.0), (x, 6.4, 1.2 + k * 1.0)], 0.52, mat, straight=True, taper=[1.1, 0.8])
                bar((x, 6.4, 1.2 + k), (x, 7.6, 1.2 + k), 0.1, 'paper bone')
    move(g, (0, -4, 0), turn=8)
    with group() as lid:
        box(32, 17, 1.6, paper, round=0.15)
        s = Sheet(32, 17)
        s.frame(1, 0.12, ink)
        s.text(words, 0, 1.4, 26, 4.6, ink, 'serif', lines=1)
        s.text(sub, 0, -3.6, 18, 1, ink, 'sans', lines=1)
        s.put((0, 0, 1.62), 'up')
    move(lid, (5, 16, 0), turn=-4)


@maker('dreidels', view='high')
def dreidels(woods=('maple', 'walnut', 'cherrywood', 'olivewood'), coins=14):
    """Four turned tops, lettered, and gold coins from a net bag."""
    for i, wood in enumerate(woods):
        with group() as d:
            lathe([(0, 0), (2.7, 2.6), (2.7, 6.6), (0.5, 7.2), (0.5, 10.4), (0, 10.6)], wood, round=0.25, steps=4)
            move(d, turn=45)
            for k, letter in enumerate('NGHS'):
                s = Sheet(3, 3)
                s.text(letter, 0, 0, 2, 2.2, 'paper espresso', 'serif-black')
                s.put((0, -1.95, 4.6))
                move(s.things, turn=90 * k)
        if i == 0:
            move(d, roll=10, turn=-20)
        else:
            move(d, roll=104, turn=(-20, 30, 80, -60)[i])
            move(d, (0, 0, 2.2))
        move(d, ((-5, -1.5, 7, 9)[i], (5, -6, 2, -6)[i], 0))
    for i in range(coins):
        a, d = i * 2.4, 1.7 * math.sqrt(i)
        with group() as c:
            lathe([(0, 0), (1.9, 0), (2, 0.2), (1.9, 0.42), (1.6, 0.42), (1.5, 0.3), (0, 0.3)], 'foil', round=0.05)
        move(c, roll=8 * spot(i, 3))
        move(c, (-11 + math.cos(a) * d, -5 + math.sin(a) * d, 0.1 + 0.34 * (coins - i) / 4))
