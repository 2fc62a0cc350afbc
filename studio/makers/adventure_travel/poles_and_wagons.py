"""Poles, harnesses, wagons and small helpers on the way."""
import math

from makers import maker
from makers.shared.fittings import bar, disc, lying
from shapes import ball, box, grid, group, lathe, move, panel, ring, rod, slab, tube
from typeset import Sheet


@maker('trek-poles', view='eye')
def trek_poles(shaft='matte charcoal', grip='cork', accent='anodized sky'):
    for k in range(2):
        with group() as g:
            lathe([(0, 0), (0.3, 0), (0.6, 4), (0.6, 42), (0.8, 42.4), (0.8, 84), (1, 84.4), (1, 104), (0, 104)], shaft, round=0.1)
            for z in (40, 82):
                rod(1.2, 4, accent, (0, 0, z), 0.3)
            lathe([(0, 5), (4, 5), (4.2, 5.6), (0, 6)], 'plastic black', round=0.2)
            lathe([(0, 102), (1.3, 102), (1.5, 108), (1.3, 114), (1.9, 117), (1.4, 119), (0, 119)], grip, round=0.6)
            tube([(1, 0, 116), (6, 0, 110), (7, 0, 100), (4, 0, 98), (1.4, 0, 112)], 0.6, 'cotton charcoal')
        move(g, roll=-14 if k else 14)
        move(g, (18 if k else -18, 3 * k, 0))


@maker('messenger', view='table')
def messenger(body='rubber amber', words='SOS'):
    with group() as g:
        slab(panel(6, 9.6, 1.4), 2.4, body, round=0.7)
        move(g, tilt=90)
        move(g, (0, 1.2, 4.8))
        s = Sheet(4.4, 4)
        s.rect(0, 0, 4.6, 4.2, 'paper ink', 0.4)
        s.rect(0, 0, 4.2, 3.8, 'paper d5dccb')
        s.text('On my way', 0, 0.8, 3.4, 0.7, 'paper ink', 'sans', lines=1)
        s.text('Sent 14:02', 0, -0.6, 2.6, 0.5, 'paper ink', 'sans', lines=1)
        s.put((0, -1.24, 5.6))
        box(2.4, 0.4, 1.3, 'gloss red', (0, -1.2, 1.4), 0.2)
        t = Sheet(2.4, 1.2)
        t.text(words, 0, 0, 1.5, 0.7, 'paper white', 'sans-black', lines=1)
        t.put((0, -1.44, 2.05))
        for x in (-1.8, 1.8):
            disc(0.4, 0.3, 'rubber black', (x, -1.2, 2), 0.1)
        lathe([(0, 9.4), (0.9, 9.4), (0.9, 12), (0.6, 12.4), (0, 12.4)], 'rubber black', (-1.6, 0, 0), 0.2)
        t = ring(1.3, 0.28, 'anodized charcoal')
        move(t, tilt=90, scale=(1, 1, 1.7))
        move(t, (2.6, 0.2, 11))
    move(g, turn=24)


@maker('monocular', view='table')
def monocular(body='rubber slate', metal='matte black'):
    with group() as g:
        lathe([(0, 0), (2.2, 0), (2.3, 0.6), (2.2, 6), (1.6, 7.4), (1.5, 12), (0, 12)], body, round=0.3)
        lathe([(0, 12), (1.7, 12), (1.7, 14), (1.3, 14), (1.2, 13.6), (0, 13.6)], metal, round=0.2)
        lathe([(1.55, 8.4), (1.85, 8.4), (1.85, 11), (1.55, 11)], metal, round=0.1)
        rod(1.9, 0.1, 'gloss indigo', (0, 0, -0.06), 0)
    move(g, roll=90)
    move(g, roll=-14)
    from shapes import bounds
    low, _ = bounds(g)
    move(g, (-6, 0, -low.z), turn=-24)
    tube([(6, -2, 1.6), (9, -5, 0.4), (4, -9, 0.4), (-3, -7, 0.4), (-2, -4, 0.4)], 0.3, 'rope')


@maker('harness', view='high')
def harness(webbing='nylon coral', metal='anodized sky'):
    """A climbing harness, chalk bag, carabiner and belay device."""
    with group() as g:
        grid(40, 2, lambda u, v: (math.cos(2 * math.pi * u) * 15, math.sin(2 * math.pi * u) * 9, 12 + v * 5), webbing, thick=1)
        for s in (-1, 1):
            grid(30, 2, lambda u, v, s=s: (s * 7.6 + math.cos(2 * math.pi * u) * 6.6, -1 + math.sin(2 * math.pi * u) * 6, 0.4 + v * 4.6), webbing, thick=0.9)
            tube([(s * 3, -8.6, 13), (s * 4, -8, 8), (s * 6, -7, 4.6)], 0.7, 'nylon charcoal')
            tube([(s * 11, 6, 12), (s * 9, 5.6, 8), (s * 8, 5, 4.6)], 0.4, 'nylon charcoal')
        tube([(0, -9.2, 14), (0, -10.6, 10), (0, -9.4, 6)], 0.9, 'nylon amber')
        box(5, 1.4, 3.4, 'steel', (7, -9.4, 12.8), 0.4)
        for s in (-1, 1):
            tube([(s * 12, -6, 12), (s * 14.6, -8, 9), (s * 15, -3, 12)], 0.35, 'plastic charcoal')
    move(g, (-4, 4, 0), turn=12)
    with group() as c:
        lathe([(0, 0), (4, 0), (4.4, 1), (4.2, 9), (3.8, 9), (3.8, 8), (0, 8)], 'fleece teal', round=0.6)
        rod(3.8, 0.3, 'salt', (0, 0, 7.8), 0.1)
        ring(4.1, 0.4, 'nylon charcoal', (0, 0, 8.2))
    move(c, (18, -2, 0))
    with group() as k:
        tube([(0, -4, 0.6), (2.2, -2, 0.6), (2.6, 3, 0.6), (0, 4.6, 0.6), (-2.2, 3, 0.6), (-2, -2, 0.6)], 0.6, metal, closed=True)
        lying(0.75, 4, 'steel', (-2.1, 0.6, 0.6), 82, 0.2)
    move(k, (6, -15, 0), turn=30)
    with group() as b:
        slab(panel(5, 3.4, 1), 1.6, 'anodized violet', round=0.4, holes=[panel(1, 1.8, 0.4)])
        tube([(-1.6, 1.4, 1), (0, 4.4, 1), (1.6, 1.4, 1)], 0.25, 'steel')
    move(b, (16, -15, 0), turn=-20)


@maker('fold-wagon', view='table')
def fold_wagon(cloth='canvas coral', frame='matte black'):
    with group() as g:
        for y in (-16, 16):
            box(70, 1, 26, cloth, (0, y, 18), 0.4)
            bar((-35, y, 44), (35, y, 44), 1.2, frame)
            bar((-33, y, 14), (33, y, 42), 0.9, frame)
            bar((33, y, 14), (-33, y, 42), 0.9, frame)
        for x in (-35, 35):
            box(1, 32, 26, cloth, (x, 0, 18), 0.4)
            bar((x, -16, 44), (x, 16, 44), 1.2, frame)
            for y in (-16, 16):
                bar((x, y, 12), (x, y, 44), 1.2, frame)
        box(70, 32, 1.4, cloth, (0, 0, 18), 0.3)
        for x in (-28, 28):
            for y in (-19, 19):
                w = rod(10, 7, 'rubber charcoal', round=2.4)
                move(w, tilt=90)
                move(w, (x, y + 3.5, 10))
                h = rod(4, 7.6, 'plastic coral', round=0.4)
                move(h, tilt=90)
                move(h, (x, y + 3.8, 10))
        tube([(-36, 0, 20), (-54, 0, 46), (-62, 0, 66)], 1.1, frame)
        tube([(-62, -5, 66), (-66, -5, 72), (-66, 5, 72), (-62, 5, 66)], 1.1, frame)
    move(g, turn=26)


@maker('bino-harness', view='table')
def bino_harness(strap='nylon moss'):
    """Crossed shoulder straps holding a pair of field glasses."""
    from makers.home.toolbox import binoculars
    with group() as b:
        binoculars(strap=None)
    move(b, (0, -9, 0), scale=1.1)
    for s in (-1, 1):
        tube([(s * 6, -6, 4), (s * 13, 2, 4), (s * 9, 12, 8), (0, 17, 6)], 1.1, strap)
        tube([(s * 6, -6, 3), (s * 15, 8, 1.4), (s * 8, 19, 2), (0, 17, 6)], 1.1, strap)
        box(3, 1.6, 2.4, 'plastic black', (s * 8.4, -4.4, 3), 0.4)
    move(ball(3.4, 'leather brown', squash=0.5), (0, 17, 4.6))
