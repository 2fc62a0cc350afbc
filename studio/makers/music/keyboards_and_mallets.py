"""Pianos, synthesizers, crank boxes and mallets."""
import math

from makers import maker
from makers.shared.fittings import bar, lying, upright
from shapes import ball, box, fillet, grid, group, lathe, move, panel, rod, slab, tube
from typeset import Sheet


@maker('stage-piano', view='table')
def stage_piano(body='matte black', keys=52, stand=True, soft=False):
    """A long keyboard: on a stand, or soft and half rolled up."""
    w = keys * 2.3
    z = 60 if stand else 0
    with group() as g:
        if soft:
            def place(u, v):
                x = (u - 0.5) * w
                roll = max(0.0, x - w * 0.24)
                a = roll / 6
                return (x if not roll else w * 0.24 + math.sin(a) * (6 - a * 0.3), (v - 0.5) * 20, 0.6 + (0 if not roll else (6 - a * 0.3) * (1 - math.cos(a)) * 1.0 + 0.3 * a))
            grid(120, 2, place, body, thick=0.8)
        else:
            box(w + 5, 28, 8, body, (0, 2, z), 0.8)
            box(w + 5, 10, 5, body, (0, 11, z + 6), 1)
        top = z + (8 if not soft else 1)
        last = 0.24 * w if soft else w
        for i in range(keys):
            x = (i - (keys - 1) / 2) * 2.3
            if x > last:
                continue
            box(2.2, 13 if not soft else 14, 1.0 if not soft else 0.4, 'gloss white' if not soft else 'silicone white', (x, -4.6 if not soft else -1.6, top - 0.3), 0.15)
            if i % 7 not in (2, 6) and i < keys - 1:
                box(1.2, 8, 1.3 if not soft else 0.6, 'gloss black' if not soft else 'silicone black', (x + 1.15, -1.8 if not soft else 1.4, top + 0.3), 0.15)
        if soft:
            box(12, 18, 3, 'plastic charcoal', (-w / 2 - 6, 0, 0), 0.6)
            for k in range(4):
                rod(1, 0.5, 'plastic mint', (-w / 2 - 8 + (k % 2) * 4, -3 + (k // 2) * 5, 3), 0.1)
        if stand:
            for x in (-1, 1):
                box(5, 26, 4, body, (x * w * 0.42, 2, 0), 0.6)
                box(4, 20, z - 2, body, (x * w * 0.42, 2, 3), 0.5)
            box(w * 0.84, 2, 18, body, (0, 8, 26), 0.4)
            for k in (-1, 0, 1):
                box(2, 5, 1, 'brass', (k * 5, -2, 6), 0.3)
            box(18, 6, 6, body, (0, 4, 3), 0.5)
            upright(panel(44, 24, 1.2), 0.8, body, (0, 16, z + 24), 0.2)
            for s in (-1, 1):
                q = Sheet(15, 20)
                q.fill('paper cream')
                for k in range(5):
                    for j in range(4):
                        q.rect(0, 7 - k * 3.6 - j * 0.5, 12, 0.08, 'paper ink')
                    for j in range(6):
                        q.circle(-5 + j * 2, 6.4 - k * 3.6 + (j * 7 % 3) * 0.4, 0.34, 'paper ink', 0.8, 12)
                q.put((s * 8, 15, z + 25))
    move(g, turn=20)


@maker('midi-keys', view='high')
def midi_keys(body='matte charcoal', keys=15, pads=('silicone coral', 'silicone amber', 'silicone teal', 'silicone violet')):
    w = keys * 2.2
    with group() as g:
        slab(panel(w + 3, 24, 1.2), 3.2, body, round=0.5)
        for i in range(keys):
            x = (i - (keys - 1) / 2) * 2.2
            box(2.1, 10, 1, 'gloss white', (x, -5.6, 2.9), 0.15)
            if i % 7 not in (2, 6) and i < keys - 1:
                box(1.1, 6, 1.2, 'gloss black', (x + 1.1, -3.6, 3.3), 0.12)
        for i in range(8):
            box(2.9, 2.9, 0.8, pads[i % 4], (-w / 2 + 3 + (i % 4) * 3.4, 9 - (i // 4) * 3.4, 3), 0.4)
        for i in range(8):
            rod(1, 1.6, 'plastic black', (2 + (i % 4) * 3.6, 9 - (i // 4) * 3.6, 3), 0.2)
            box(0.2, 0.8, 0.1, 'plastic white', (2 + (i % 4) * 3.6, 9.4 - (i // 4) * 3.6, 4.6), 0)
    move(g, turn=16)


@maker('pocket-synth', view='steep')
def pocket_synth(board='print lilac', words='PO'):
    """A bare circuit board with sixteen buttons, two knobs and a small screen."""
    with group() as g:
        slab(panel(8, 14, 0.4), 0.3, 'gloss pine', round=0.05)
        box(7, 3.4, 0.5, 'gloss black', (0, 4.6, 0.3), 0.1)
        s = Sheet(6.4, 3)
        s.fill('paper b8c4a4')
        for i in range(7):
            s.rect(-2.6 + i * 0.85, -0.8 + (i * 5 % 4) * 0.3, 0.5, 0.6 + (i * 3 % 4) * 0.4, 'paper ink')
        s.put((0, 4.6, 0.85), 'up')
        for x in (-2.2, 2.2):
            rod(0.8, 1.2, 'plastic black', (x, 1.6, 0.3), 0.2)
            box(0.2, 0.7, 0.1, 'plastic white', (x, 1.9, 1.5), 0)
        for i in range(16):
            x, y = (i % 4 - 1.5) * 1.6, -0.8 - (i // 4) * 1.5
            box(1.1, 1.1, 0.3, 'steel', (x, y, 0.3), 0.05)
            rod(0.4, 0.5, 'plastic coral' if i % 5 == 0 else 'plastic black', (x, y, 0.5), 0.1)
        for x in (-2.6, 2.6):
            lying(0.5, 1.6, 'steel', (x, 7.2, 0.7), 90, 0.1)
        for i in range(10):
            bar((-3.6, -6 + i * 1.2, 0.32), (-3.2, -6 + i * 1.2, 0.32), 0.08, 'gold')
    move(g, turn=16)


@maker('bar-xylophone', view='high')
def bar_xylophone(wood='beech', hues=('red', 'orange', 'yellow', 'leaf', 'teal', 'blue', 'violet', 'magenta')):
    """Eight metal bars, long to short, and two mallets."""
    with group() as g:
        for s in (-1, 1):
            with group() as rail:
                box(40, 2, 3, wood, round=0.4)
            move(rail, (0, s * 5.2, 0), turn=-s * 5)
        for i, hue in enumerate(hues):
            x, long = (i - 3.5) * 4.7, 21 - i * 1.3
            slab(panel(3.8, long, 0.5), 0.6, f'enamel {hue}', (x, 0, 3.4), 0.15)
            for s in (-1, 1):
                rod(0.4, 0.5, 'steel', (x, s * long * 0.4, 3.9), 0.1)
        for k, (x, y, t) in enumerate(((-6, -16, 12), (8, -17, -6))):
            with group() as m:
                lying(0.5, 22, 'maple', (0, 0, 1.6), 0, 0.1)
                ball(1.7, 'rubber coral', (11.4, 0, 0))
            move(m, (x, y, 0), turn=t)
    move(g, turn=14)


@maker('crank-box', view='high')
def crank_box(wood='birch', metal='brass'):
    """A crank music box with a punched paper strip running through it."""
    with group() as g:
        slab(panel(10, 7, 0.8), 4.4, wood, round=0.3)
        slab(panel(6.4, 4.6, 0.6), 1.6, metal, (0, 0, 4.4), 0.2)
        for i in range(11):
            box(0.34, 2.6, 0.2, 'steel', ((i - 5) * 0.5, -0.4, 6), 0.02)
        bar((4.8, 0, 5), (7.4, 0, 5), 0.25, 'steel')
        bar((7.4, 0, 5), (7.4, -2.4, 6.6), 0.25, 'steel')
        lying(0.5, 2, wood, (8.4, -2.4, 6.6), 0, 0.2)

        def place(u, v):
            y = (v - 0.5) * 38
            return ((u - 0.5) * 6, y, 5.6 if abs(y) < 4 else max(0.3, 5.6 - (abs(y) - 4) ** 1.3 * 0.5))
        grid(4, 60, place, 'paper cream')
        for i in range(60):
            y = -17 + i * 0.58
            z = 5.7 if abs(y) < 4 else max(0.36, 5.7 - (abs(y) - 4) ** 1.3 * 0.5)
            if abs(y) > 3:
                rod(0.18, 0.08, 'paper ink', (((i * 7) % 11 - 5) * 0.46, y, z), 0)
    move(g, turn=34)


@maker('kalimba', view='steep')
def kalimba(wood='mahogany', keys=17):
    with group() as g:
        slab(fillet([(-8, -9), (8, -9), (9.4, 8), (-9.4, 8)], 2.4, True, 6), 3.2, wood, round=0.6)
        rod(2.3, 0.1, 'gloss black', (0, -3.4, 3.2), 0)
        box(17, 1.4, 1.0, 'oak', (0, 4.4, 3.2), 0.2)
        bar((-8.6, 5.8, 4.6), (8.6, 5.8, 4.6), 0.3, 'steel')
        for i in range(keys):
            x = (i - (keys - 1) / 2) * 0.98
            long = 9.6 - 0.5 * abs(i - (keys - 1) / 2)
            tube([(x, 7.4, 4.1), (x, 4.4, 4.5), (x, 7.4 - long, 4.9)], 0.36, 'steel', flat=1)
            s = Sheet(1, 1)
            s.text(str(abs(i - 8) % 7 + 1), 0, 0, 0.34, 0.42, 'paper brick', 'sans')
            s.put((x, 7.7 - long, 5.3), 'up')
    move(g, turn=14)


@maker('harmonica', view='high')
def harmonica(metal='chrome', comb='walnut', words='Blues Harp'):
    with group() as g:
        slab(panel(10.4, 2.8, 0.6), 0.8, comb, (0, 0, 0.9), 0.1)
        for z in (0.2, 1.7):
            slab(panel(10.2, 2.6, 1.1), 0.75, metal, (0, 0.1, z), 0.3)
        for i in range(10):
            box(0.6, 0.4, 0.6, 'gloss black', ((i - 4.5) * 0.86, -1.32, 1.0), 0)
        s = Sheet(8, 2)
        s.text(words, -0.6, 0, 5.4, 1, 'paper ink', 'serif', lines=1)
        s.text('C', 3.4, 0, 1, 0.9, 'paper ink', 'serif')
        s.put((0, 0.1, 2.47), 'up')
    move(g, turn=16)
    with group() as c:
        slab(panel(11.6, 4, 0.8), 2.4, 'plastic ink', round=0.5)
        t = Sheet(9, 3)
        t.text(words, 0, 0, 7, 1.2, 'foil', 'serif', lines=1)
        t.put((0, 0, 2.42), 'up')
    move(c, (2, 5, 0), turn=8)


@maker('singing-bowl', view='table')
def singing_bowl(metal='hammered', cushion_mat='silk cherry', mallet='walnut'):
    lathe([(0, 0), (5.4, 0.2), (6.4, 1.6), (5.4, 3.2), (0, 3.4)], cushion_mat, round=1.4)
    lathe([(0, 3), (4, 3.2), (6.4, 6.4), (6.8, 9.6), (6.5, 9.6), (6, 6.6), (3.8, 3.6), (0, 3.5)], metal, round=0.8)
    with group() as m:
        lathe([(0, 0), (1.2, 0), (1.2, 13), (0.8, 14), (0, 14)], mallet, round=0.4)
        lathe([(1.2, 0.2), (1.5, 0.4), (1.5, 4.6), (1.2, 5)], 'suede oat', round=0.2)
    move(m, roll=90)
    move(m, (4, -8, 1.4), turn=-14)
