"""Pens, planners, stamps, cards and frames for desk and school."""
import math

from makers import maker
from makers.shared.fittings import disc, hollow, lying
from shapes import box, group, lathe, move, panel, ring, rod, slab, tube
from typeset import Sheet


def pen(barrel, metal, cap=None, nib=True, words=None, ink='foil'):
    """Lying along x, its nib to the left."""
    with group() as g:
        lathe([(0, 0), (0.5, 0), (0.6, 2.6), (0.72, 3), (0.7, 9), (0.5, 11), (0, 11.2)], barrel, round=0.2)
        lathe([(0.62, 2.8), (0.76, 2.8), (0.76, 3.3), (0.62, 3.3)], metal, round=0.05)
        if nib:
            slab([(-0.02, -2.6), (0.42, -0.9), (0.4, 0.3), (-0.4, 0.3), (-0.42, -0.9)], 0.14, metal, round=0.03)
            n = g[-1]
            move(n, tilt=90)
            move(n, (0, -0.2, 0))
        if words:
            s = Sheet(4, 1)
            s.text(words, 0, 0, 3.4, 0.7, ink, 'serif', lines=1)
            move(s.things, turn=90)
            move(s.things, tilt=90)
            move(s.things, (0, -0.735, 6.4))
    move(g, roll=90)
    move(g, tilt=-20)
    return move(g, (0, 0, 0.75))


@maker('fountain-pen', view='high')
def fountain_pen(barrel='lacquer indigo', metal='steel', ink_words='Blue-black', converter=True):
    """An open fountain pen, its cap, and a bottle of ink."""
    with group() as p:
        pen(barrel, metal)
    move(p, (-4, -4.6, 0), turn=18)
    with group() as c:
        lathe([(0, 0), (0.86, 0), (0.86, 5), (0.6, 6), (0, 6.1)], barrel, round=0.2)
        box(0.3, 0.3, 4.2, metal, (0, -0.98, 0.6), 0.1)
        lathe([(0.84, 0.1), (0.92, 0.1), (0.92, 0.6), (0.84, 0.6)], metal, round=0.05)
    move(c, roll=90)
    move(c, (-6, -8.4, 0.9), turn=6)
    with group() as b:
        slab(panel(6.4, 4.6, 1), 5.6, 'glass', round=0.7)
        slab(panel(5.6, 3.8, 0.8), 4.2, 'liquid 141c40', (0, 0, 0.5), 0.4)
        rod(1.7, 1.9, 'plastic black', (0, 0, 5.5), 0.2)
        s = Sheet(4.6, 2.8)
        s.fill('paper cream')
        s.text(ink_words, 0, 0.2, 3.8, 1.0, 'paper navy', 'serif', lines=1)
        s.text('INK', 0, -0.9, 1, 0.5, 'paper navy', 'sans')
        s.put((0, -2.36, 2.4))
    move(b, (6, 2, 0), turn=14)


@maker('pen-box', view='steep')
def pen_box(barrel='rosewood', metal='brass', words='E. M.', case='leather espresso', bed='velvet wine'):
    """One engraved pen in its open case."""
    with group() as g:
        hollow(20, 7, 2.2, 0.5, case, round=0.15)
        box(19, 6, 1.2, bed, (0, 0, 0.3), 0.2)
        with group() as p:
            pen(barrel, metal, nib=False, words=words)
            lying(0.5, 1.6, metal, (-0.6, 0, 0.75), 0, 0.1, 0.1)
            box(4, 0.3, 0.3, metal, (8.8, -0.1, 1.4), 0.1)
        move(p, (-5.4, 0, 1.4), scale=1.15)
        with group() as lid:
            box(20, 7, 1.6, case, (0, 3.5, 0), 0.3)
            box(18.6, 5.8, 0.2, 'satin cream', (0, 3.5, 1.5), 0.05)
        move(lid, tilt=74)
        move(lid, (0, 3.7, 2.2))
    move(g, turn=16)


@maker('open-planner', view='steep')
def open_planner(cover='linen rose', words='Week of', days=('Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Weekend'), pen_mat='lacquer ink'):
    """A planner lying flat, open on an undated week."""
    with group() as g:
        box(32, 22.4, 0.4, cover, (0, 0, 0), 0.1)
        for side in (-1, 1):
            box(15.4, 21.4, 0.9, 'pages', (side * 7.8, 0, 0.4), 0.1)
            s = Sheet(15, 21)
            s.fill('paper white')
            s.text(words if side < 0 else 'What went well', -1, 8.9, 11, 1.5, 'paper berry', 'serif', 'left', lines=1, most=1.9)
            for i in range(3):
                y = 6 - i * 4.6
                s.rect(0, y + 1.2, 13, 0.07, 'paper rose')
                s.text(days[i + (0 if side < 0 else 3)], -3.6, y + 0.3, 5, 0.8, 'paper ink', 'sans', 'left', lines=1, most=1.0)
                for k in range(3):
                    s.rect(0, y - 0.9 - k * 0.9, 13, 0.04, 'paper silver')
            for k in range(7):
                s.circle(-5.4 + k * 1.8, -8.8, 0.55, 'paper rose' if (k + side) % 3 else 'paper blush', n=20)
            s.put((side * 7.8, 0, 1.32), 'up')
        box(0.4, 6, 0.2, 'satin berry', (0.8, -12.6, 0.2), 0.05)
        for i in range(12):
            move(ring(0.7, 0.09, 'brass'), (0, (i - 5.5) * 1.8, 1.0), tilt=90)
    move(g, turn=10)
    with group() as p:
        pen(pen_mat, 'brass')
    move(p, (3, -3, 1.3), turn=52)


@maker('stamps', view='high')
def stamps(words=('Well done', 'Great idea', 'You did it', 'Lovely work', 'Kind', 'Keep going', 'Bravo', 'Wow'), mats=('plastic teal', 'plastic violet', 'plastic leaf', 'plastic blue', 'plastic magenta', 'plastic orange', 'plastic navy', 'plastic jade')):
    """Self-inking stamps in two rows, one impression each on a sheet before them."""
    for i, (text, mat) in enumerate(zip(words, mats)):
        x, y = (i % 4 - 1.5) * 6.6, 8 - (i // 4) * 6.4
        with group() as g:
            slab(panel(4.8, 4.8, 0.8), 3, 'plastic charcoal', round=0.3)
            slab(panel(4.2, 4.2, 0.8), 3.4, mat, (0, 0, 2.8), 0.4)
            slab(panel(4.6, 4.6, 1), 1.2, mat, (0, 0, 6), 0.5)
            s = Sheet(4, 4)
            s.text(text, 0, 0, 3.3, 2, 'paper white', 'sans')
            s.put((0, 0, 7.22), 'up')
        move(g, (x, y, 0))
    with group() as p:
        box(26, 11, 0.1, 'paper white', round=0.02)
        s = Sheet(26, 11)
        for i, text in enumerate(words[:4]):
            ink = mats[i].replace('plastic', 'paper')
            s.text(text, (i % 2 - 0.5) * 12, (0.5 - i // 2) * 5, 8, 1.9, ink, 'serif', lines=1)
        s.put((0, 0, 0.12), 'up')
    move(p, (0, -9, 0), turn=-4)


@maker('card-case', view='steep')
def card_case(metal='brass', words='A. Ellis', sub='ARCHITECT'):
    with group() as g:
        slab(panel(9.6, 6.2, 0.7), 0.8, metal, round=0.2)
        box(9.2, 0.12, 0.2, 'bronze', (0, -2.2, 0.76), 0)
        for i in range(3):
            with group() as c:
                slab(panel(8.7, 5.2, 0.1), 0.06, 'card white', round=0.01)
                s = Sheet(8.7, 5.2)
                s.text(words, 0, 0.8, 5, 0.9, 'paper ink', 'serif', lines=1)
                s.text(sub, 0, -0.8, 3.4, 0.4, 'paper ink', 'sans', lines=1)
                s.put((0, 0, 0.07), 'up')
            move(c, (0.6 * i - 0.3, 4.4 - 0.3 * i, 0.3 + 0.1 * i), turn=4 - 5 * i)
        slab(panel(9.6, 6.2, 0.7), 0.4, metal, (0, 0, 0.7), 0.18)
    move(g, turn=16)


@maker('tassel-frame', view='eye')
def tassel_frame(wood='mahogany', year='2026', thread='satin gold'):
    """A shadow box: a photograph, a plate with the year, a hanging tassel."""
    with group() as g:
        for x, z, w, h in ((0, 0, 40, 2), (0, 30, 40, 2), (-19, 0, 2, 32), (19, 0, 2, 32)):
            box(w, 5, h, wood, (x, 0, z), 0.2)
        box(38, 0.6, 30, 'linen navy', (0, 2, 1), 0)
        s = Sheet(17, 22)
        s.rect(0, 0, 17, 21, 'paper white')
        s.rect(0, 0, 15, 19, 'paper sky')
        from art import motif
        motif(s, 'house', ['paper brick', 'paper slate', 'paper white', 'paper butter'], 0, -2, 13, 13)
        s.put((-7.4, 1.6, 17.4))
        box(9, 0.4, 3, 'brass', (-7.4, 1.5, 3), 0.1)
        s = Sheet(9, 3)
        s.text(f'Class of {year}', 0, 0, 7.4, 1.4, 'paper ink', 'serif', lines=1)
        s.put((-7.4, 1.26, 4.5))
        disc(0.5, 2, 'brass', (9, 1.6, 28), 0.1)
        tube([(9, 0, 28), (9.4, -0.2, 24), (9, 0, 20)], 0.35, thread)
        lathe([(0, 0), (0.9, 0), (1.1, 1.8), (0.8, 2.6), (0, 2.8)], thread, (9, 0, 17.6), 0.3)
        for i in range(22):
            a = i * 2.4
            r = 0.2 * math.sqrt(i)
            tube([(9 + math.cos(a) * r, math.sin(a) * r * 0.5, 17.8), (9 + math.cos(a) * r * 1.5, math.sin(a) * r * 0.7, 12), (9 + math.cos(a) * r * 1.7, math.sin(a) * r * 0.7, 6.4)], 0.13, thread)
        lathe([(0.95, 18.2), (1.15, 18.2), (1.15, 18.9), (0.95, 18.9)], 'brass', (9, 0, 0), 0.05)
    move(g, tilt=-6)
    move(g, (0, 0, 0.2), turn=18)
