"""Bottles, jars and candles."""
import math

from makers import maker
from shapes import box, lathe, move, ring, rod, tube
from typeset import Sheet, label


@maker('jar', view='table')
def jar(words=None, sub=None, filling='jelly', lid='gold', width=7.5, height=9.5, paper='paper cream', ink='paper ink', fill=0.9, glass='glass', cloth=None, face='serif', clasp=False, tall=0):
    """A glass jar with something in it and a paper label."""
    r = width / 2
    lathe([(0, 0), (r, 0), (r, height * 0.8), (r * 0.84, height * 0.88), (r * 0.84, height), (r * 0.8, height), (r * 0.8, height * 0.88), (r * 0.95, height * 0.78), (r * 0.95, 0.3), (0, 0.3)], glass, round=0.5)
    if filling:
        top = height * 0.84 * fill
        lathe([(0, 0.32), (r * 0.93, 0.32), (r * 0.93, top), (0, top)], filling, round=0.3)
    if lid:
        rod(r * 0.92, height * 0.15, lid, (0, 0, height * 0.9), 0.2)
    if cloth:
        lathe([(0, height * 1.07), (r * 0.92, height * 1.05), (r * 1.02, height * 0.93), (r * 1.3, height * 0.8)], cloth, round=0.4)
        ring(r * 0.94, 0.14, 'rope', (0, 0, height * 0.92))
    if words:
        label(r * 1.9, height * 0.42, (0, 0, height * 0.38), words, paper, ink, face, around=r, sub=sub)


@maker('bottle', view='eye')
def bottle(words=None, sub=None, glass='glass 6f8f5a', filling=None, width=7.5, height=29, neck=2.8, shoulder=0.62, cap='cork', paper='paper cream', ink='paper ink', face='serif', body_height=0.3):
    """Wine, oil, sauce, perfume: shoulders, neck and stopper as told."""
    r, n = width / 2, neck / 2
    lathe([(0, 0), (r, 0), (r, height * shoulder), (n, height * (shoulder + (1 - shoulder) * 0.42)), (n, height * 0.97), (n * 1.12, height * 0.97), (n * 1.12, height), (n * 0.8, height), (n * 0.8, height * 0.7), (0, height * 0.66)], glass, round=r * 0.5)
    if filling:
        lathe([(0, 0.4), (r * 0.9, 0.4), (r * 0.9, height * shoulder * 0.95), (0, height * shoulder * 0.95)], filling, round=0.5)
    if cap:
        rod(n * (1.2 if cap != 'cork' else 0.86), height * 0.07, cap, (0, 0, height * 0.97), 0.15)
    if words:
        label(r * 2.2, height * body_height, (0, 0, height * shoulder * 0.48), words, paper, ink, face, around=r, sub=sub)


@maker('candle', view='table')
def candle(words=None, sub=None, vessel='glass b98a4a', wax='wax ivory', width=8, height=9, paper='paper cream', ink='paper ink', lit=False, wick=1):
    """A candle poured into a vessel."""
    r = width / 2
    lathe([(0, 0), (r, 0), (r, height), (r - 0.3, height), (r - 0.3, 0.4), (0, 0.4)], vessel, round=0.35)
    rod(r - 0.34, height * 0.78, wax, (0, 0, 0.42), 0.15)
    for i in range(wick):
        x = (i - (wick - 1) / 2) * r * 0.7
        tube([(x, 0, height * 0.8), (x, 0, height * 0.94), (x + 0.15, 0, height)], 0.12, 'paper bone')
        if lit:
            lathe([(0, 0), (0.28, 0.35), (0.2, 0.9), (0, 1.6)], 'glow', (x + 0.1, 0, height * 0.98), 0.2)
    if words:
        label(r * 1.7, height * 0.46, (0, 0, height * 0.44), words, paper, ink, around=r, sub=sub)


@maker('tapers', view='eye')
def tapers(colors=('wax ivory',), count_of=2, height=24, holder='brass', lit=True):
    for i in range(count_of):
        x = (i - (count_of - 1) / 2) * 8
        if holder:
            lathe([(0, 0), (3.4, 0), (3.4, 0.5), (0.8, 1.2), (0.7, 4), (1.5, 4.6), (1.5, 6), (0, 6)], holder, (x, 0, 0), 0.3)
        rod(1.05, height, colors[i % len(colors)], (x, 0, 5.2 if holder else 0), 0.2, 0.75)
        if lit:
            top = height + (5.2 if holder else 0)
            lathe([(0, 0), (0.4, 0.6), (0.28, 1.3), (0, 2.4)], 'glow', (x, 0, top + 0.3), 0.2)


@maker('squeeze', view='table')
def squeeze(words=None, body='aluminum', cap='plastic black', width=4.5, height=13, ink='paper ink', paper='paper cream'):
    """A tube of cream or paint standing on its cap."""
    from shapes import grid
    rod(width * 0.3, height * 0.16, cap, round=0.15)
    fold, foot = height * 0.06, height * 0.16

    def place(u, v):
        a = 2 * math.pi * u
        return (math.cos(a) * width / 2 * (1 + 0.25 * v), math.sin(a) * (0.08 + (width / 2 - 0.08) * (1 - v) ** 0.5), foot + (height - foot - fold) * v)
    grid(48, 20, place, body)
    lathe([(0, -0.05), (width * 0.3, -0.05), (width / 2, 0)], body, (0, 0, foot), 0)
    box(width * 1.25 + 0.02, 0.26, fold + 0.1, body, (0, 0, height - fold - 0.1), 0.06)
    for k in range(3):
        box(width * 1.24, 0.3, fold * 0.1, body, (0, 0, height - fold * (0.3 + 0.25 * k)), 0.03)
    if words:
        s = Sheet(width, height * 0.4)
        s.text(words, 0, 0, width * 0.72, height * 0.22, ink, 'serif')
        move(s.things, tilt=79)
        move(s.things, (0, -width * 0.475, height * 0.42))


@maker('dropper', view='table')
def dropper(words=None, glass='glass 9a5a1e', width=3.6, height=8, paper='paper cream', ink='paper ink', top='rubber black'):
    """A small oil bottle with a pipette top."""
    r = width / 2
    lathe([(0, 0), (r, 0), (r, height * 0.66), (r * 0.5, height * 0.78), (r * 0.5, height * 0.84), (0, height * 0.84)], glass, round=0.4)
    rod(r * 0.6, height * 0.14, 'plastic black', (0, 0, height * 0.82), 0.1)
    lathe([(0, height * 0.96), (r * 0.36, height * 0.96), (r * 0.36, height * 1.16), (r * 0.2, height * 1.26), (0, height * 1.26)], top, round=0.2)
    if words:
        label(r * 2, height * 0.34, (0, 0, height * 0.34), words, paper, ink, around=r)
