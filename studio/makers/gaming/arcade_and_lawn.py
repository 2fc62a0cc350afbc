"""Games with screens, sticks, boards and lawns."""
import math

from art import motif, spot
from makers import maker
from makers.shared.fittings import bar, disc, lying, upright
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
    star,
    tube,
)
from typeset import Sheet


@maker('vr-headset', view='table')
def vr_headset(body='matte white', strap='canvas gray'):
    """Goggles with a strap and two ringed controllers."""
    with group() as g:
        slab(fillet([(-9, -4), (9, -4), (9.6, 3), (6, 5), (-6, 5), (-9.6, 3)], 2.6, True, 6), 9, body, (0, 0, 2), 2)
        slab(fillet([(-7.6, 4), (7.6, 4), (7, 7), (-7, 7)], 1.4, True, 5), 7.6, 'foam charcoal', (0, 0, 2.6), 0.8)
        for x in (-5, 5):
            disc(1.3, 0.4, 'gloss black', (x, -3.9, 7.6), 0.1)
            disc(0.7, 0.4, 'gloss black', (x * 1.1, -3.9, 4.4), 0.1)
        tube([(-9.4, 3, 6.6), (-10.6, 11, 6.8), (-6, 19, 7.4), (0, 20.6, 7.6), (6, 19, 7.4), (10.6, 11, 6.8), (9.4, 3, 6.6)], 1.1, strap)
        tube([(0, 3, 10.8), (0, 11, 15.4), (0, 20, 8.4)], 0.9, strap)
    move(g, (0, 4, 0), turn=16)
    for s in (-1, 1):
        with group() as c:
            lathe([(0, 0), (1.3, 0), (1.5, 1.4), (1.2, 7), (1.9, 9.4), (0, 10)], body, round=0.6)
            rod(1.8, 0.6, 'matte charcoal', (0, 0, 9.6), 0.2)
            rod(0.6, 1, 'rubber black', (0.5, 0.3, 10), 0.2)
        move(c, tilt=62)
        move(c, (s * 6 - 1, -10, 1.8), turn=s * 24)


@maker('mouse', view='high')
def mouse(body='matte white', wheel='rubber charcoal'):
    """A light, holed mouse on its pad."""
    with group() as g:
        slab(panel(17, 19, 1.2), 0.3, 'rubber charcoal', round=0.1)

        def place(u, v):
            a = 2 * math.pi * u
            r = math.sin(math.pi / 2 * (1 - v) ** 0.6) if v < 1 else 0
            return (math.cos(a) * 3.1 * r * (1 - 0.08 * math.cos(2 * a)), math.sin(a) * 6 * r, 0.4 + 3.9 * math.sin(math.pi / 2 * v) ** 0.8 * (1 - 0.1 * math.sin(a) * r))
        grid(60, 24, place, body)
        for j in range(4):
            for i in range(5):
                x, y = (i - 2) * 0.85 + (0.42 if j % 2 else 0), -4 + j * 0.85
                z = 0.4 + 3.9 * (1 - (x / 3.1) ** 2 * 0.5 - ((y) / 6) ** 2 * 0.55) - 0.1
                rod(0.28, 0.12, 'gloss black', (x, y, z), 0)
        box(0.12, 5, 0.4, 'gloss black', (0, 3.2, 3.7), 0)
        w = rod(0.9, 0.7, wheel, round=0.15)
        move(w, roll=90)
        move(w, (-0.35, 3.2, 3.5))
    move(g, turn=24)


@maker('arcade-cabinet', view='table')
def arcade_cabinet(side='gloss rose', front='matte ink', words='STAR RALLY'):
    with group() as g:
        line = [(-14, 0), (12, 0), (12, 40), (-4, 44), (-8, 40), (-6, 36), (0, 22), (-14, 12)]
        for x in (-16, 15):
            upright(line, 1.6, side, (0, 0, 0), 0.3)
            p = g[-1]
            move(p, turn=90)
            move(p, (x + 1, 0, 0))
        box(30, 1, 12, front, (0, -13.2, 0), 0.2)
        with group() as deck:
            box(30, 17, 1, front, (0, 0, 0), 0.2)
            rod(0.5, 5, 'steel', (-8, 0, 1), 0.1)
            ball(1.8, 'gloss red', (-8, 0, 5.4))
            for i in range(6):
                rod(1.3, 1, f'plastic {("red", "yellow", "leaf", "blue", "white", "orange")[i]}', (2 + (i % 3) * 3.8, 2 - (i // 3) * 3.8, 1), 0.3)
        move(deck, tilt=34)
        move(deck, (0, -7, 16.6))
        with group() as sc:
            box(30, 1, 19, front, (0, 0, 0), 0.1)
            s = Sheet(26, 16)
            s.fill('screen 0c1030')
            motif(s, 'stars', ['glow lemon', 'glow white'], 0, 1, 24, 12)
            for i in range(5):
                s.rect(-8 + i * 4, 3, 2, 1.4, ('glow mint', 'glow coral', 'glow lemon')[i % 3])
            s.poly([(-1.4, -6.4), (1.4, -6.4), (0, -3.8)], 'glow aqua')
            s.put((0, -0.52, 9.5))
        move(sc, tilt=-20)
        move(sc, (0, -1, 21.6))
        with group() as m:
            box(30, 1, 6.4, 'glow butter', (0, 0, 0), 0.1)
            t = Sheet(30, 6)
            t.text(words, 0, 0, 24, 3.6, 'paper berry', 'sans-black', lines=1)
            t.put((0, -0.52, 3.2))
        move(m, tilt=12)
        move(m, (0, -6.4, 37.4))
        box(30, 18, 1, side, (0, 4, 41), 0.2)
    move(g, turn=26)


@maker('pinball', view='high')
def pinball(wood='birch', accent='stain coral'):
    with group() as g:
        with group() as t:
            box(34, 62, 2, wood, (0, 0, 0), 0.2)
            for x in (-17, 17):
                box(1.6, 64, 6, wood, (x, 0, 0), 0.2)
            for y in (-32, 32):
                box(35.6, 1.6, 6 if y < 0 else 7, wood, (0, y, 0), 0.2)
            for x, y, r in ((-7, 12, 4), (6, 16, 4), (0, 4, 3.4)):
                rod(r, 3.4, accent, (x, y, 2), 0.4)
                ring(r * 0.95, 0.4, 'rubber cream', (x, y, 3))
                slab(star(r * 0.6, r * 0.28), 0.3, 'paper cream', (x, y, 5.4), 0.05)
            for s in (-1, 1):
                with group() as f:
                    slab(fillet([(-1.4, -1.2), (9, -0.7), (9, 0.7), (-1.4, 1.2)], 0.8, True), 2, 'stain teal', (0, 0, 2), 0.3)
                move(f, turn=-24)
                move(f, (-10, -18, 0), scale=1)
                if s > 0:
                    move(f, scale=(-1, 1, 1))
                    move(f, (-1.6, 0, 0))
                bar((s * 15 - 0.8, -8, 3), (s * 8 - 0.8, -15, 3), 0.6, 'rubber cream')
            tube([(-14, 2, 3), (-14, 26, 3), (-6, 29.6, 3), (8, 29, 3), (13, 24, 3)], 0.5, 'steel')
            box(0.8, 44, 4, wood, (13.4, -8, 2), 0.1)
            lying(0.8, 10, 'steel', (15.4, -26, 4), 90, 0.2)
            ball(1.3, 'chrome', (15.3, -16, 2))
            for i in range(14):
                rod(0.3, 3, 'brass', ((spot(i, 1) - 0.5) * 22, 20 + (spot(i, 2) - 0.5) * 14, 2), 0.05)
            with group() as b:
                box(34, 1.4, 16, wood, (0, 0, 0), 0.2)
                s = Sheet(32, 14)
                s.text('PINBALL', 0, 0, 26, 7, 'paper brick', 'sans-black', lines=1)
                s.put((0, -0.74, 8))
            move(b, (0, 31, 5))
        move(t, tilt=9)
        move(t, (0, 0, 8))
        for x in (-15, 15):
            box(2, 2, 15, wood, (x, 27, 0), 0.2)
            box(2, 2, 5, wood, (x, -28, 0), 0.2)
    move(g, turn=26)


@maker('office-chair', view='table')
def office_chair(mesh_mat='nylon charcoal', frame='matte black', seat='wool slate'):
    with group() as g:
        for k in range(5):
            a = math.radians(90 + 72 * k)
            tube([(0, 0, 9), (math.cos(a) * 16, math.sin(a) * 16, 8), (math.cos(a) * 30, math.sin(a) * 30, 6)], 1.8, frame, taper=[1.2, 1, 0.8])
            w = rod(3, 3, 'rubber black', round=0.6)
            move(w, roll=90)
            move(w, (math.cos(a) * 30 - 1.5, math.sin(a) * 30, 3))
        rod(2.4, 34, 'steel', (0, 0, 8), 0.3)
        slab(panel(50, 48, 14), 8, seat, (0, -2, 42), 3.4)
        with group() as back:
            line = fillet([(-21, 0), (21, 0), (25, 30), (20, 58), (-20, 58), (-25, 30)], 8, True, 6)
            tube([(x, 0, y) for x, y in line], 1.6, frame, closed=True, straight=True)
            upright([(x * 0.97, y * 0.97 + 1) for x, y in line], 0.6, mesh_mat, (0, 0.3, 0), 0.1)
            for i in range(11):
                bar((-23 + abs(i - 5) * 0.6, -0.4, 4 + i * 5), (23 - abs(i - 5) * 0.6, -0.4, 4 + i * 5), 0.16, 'rubber gray')
            box(34, 3, 8, seat, (0, -0.4, 12), 1.2)
            slab(panel(26, 8, 3), 5, seat, round=2)
            h = back[-1]
            move(h, tilt=90)
            move(h, (0, 2, 68))
            bar((0, 1, 58), (0, 1, 66), 1.2, frame)
        move(back, tilt=-9)
        move(back, (0, 24, 52))
        tube([(0, 6, 44), (0, 26, 44), (0, 30, 60)], 2.2, frame)
        for s in (-1, 1):
            tube([(s * 24, 2, 45), (s * 30, 2, 46), (s * 30, 2, 62)], 1.6, frame)
            slab(panel(8, 26, 3.4), 3, 'rubber charcoal', (s * 30, -2, 62), 1)
    move(g, turn=28)
