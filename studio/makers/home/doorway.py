"""What belongs to a door or a wall: knockers, bells, draft rolls, hooks, boards."""
from makers import maker
from makers.shared.fittings import disc, lying, upright
from shapes import ball, box, group, lathe, move, panel, ring, tube
from typeset import Sheet


@maker('door-knocker', view='eye')
def door_knocker(metal='brass', door='stain navy'):
    """A ring on its plate, on a piece of door with panels."""
    with group() as g:
        box(44, 3, 60, door, (0, 3, 0), 0.3)
        for x, z, w, h in ((0, 4, 32, 20), (0, 30, 32, 26)):
            for k, (dx, dz, ww, hh) in enumerate(((0, 0, w, 1), (0, h, w, 1), (-w / 2, 0, 1, h), (w / 2, 0, 1, h + 1))):
                box(ww, 1, hh, door, (x + dx, 1.2, z + dz), 0.3)
        disc(6, 1.2, metal, (0, 1.4, 50), 0.5)
        disc(3.6, 2.6, metal, (0, 1.4, 50), 0.9)
        loop = ring(8.4, 1.15, metal)
        move(loop, tilt=82)
        move(loop, (0, -1.6, 42.6))
        ball(1.9, metal, (0, -1.4, 32.4))
        disc(2, 2, metal, (0, 1.4, 33.6), 0.5)
    move(g, turn=16)


@maker('doorbell', view='eye')
def doorbell(body='matte black', plate='stain slate'):
    """A camera above a lit button, on a doorpost."""
    with group() as g:
        box(22, 3, 30, plate, (0, 2, 0), 0.3)
        for i in range(4):
            box(22, 0.5, 0.3, 'stain charcoal', (0, 0.4, 3 + i * 8), 0)
        upright(panel(5.6, 14, 2.6), 2.2, body, (0, 0.5, 15), 0.7)
        disc(2.1, 0.5, 'gloss charcoal', (0, -1.6, 18.8), 0.15)
        disc(1.3, 0.5, 'glass navy', (0, -2.0, 18.8), 0.2)
        disc(0.6, 0.3, 'gloss black', (0, -2.4, 18.8), 0.1)
        t = ring(1.7, 0.2, 'dimglow sky')
        move(t, tilt=90)
        move(t, (0, -1.6, 11.6))
        disc(1.45, 0.5, 'matte charcoal', (0, -1.5, 11.6), 0.2)
    move(g, turn=26)


@maker('draft-stopper', view='eye')
def draft_stopper(mat='felt rust', cap='felt charcoal', door='stain f0e4cc'):
    """A long stuffed roll at the foot of a door."""
    with group() as g:
        box(84, 4, 100, door, (0, 6, 0.8), 0.3)
        for x in (-47, 47):
            box(9, 6, 104, 'stain ffffff', (x, 6, 0), 0.4)
        for x in (-20, 20):
            for dx, dz, w, h in ((0, 0, 28, 1.2), (0, 76, 28, 1.2), (-14, 0, 1.2, 76), (14, 0, 1.2, 77)):
                box(w, 1, h, door, (x + dx, 3.8, 12 + dz), 0.3)
        lying(6.4, 88, mat, (0, -3.4, 6.4), 0, 2.6)
        for side in (-1, 1):
            lying(6.46, 9, cap, (side * 40, -3.4, 6.4), 0, 2.6)
        disc(3, 1, 'brass', (36.6, 4, 46), 0.3)
        ball(2.8, 'brass', (36.6, 0.4, 43.2))
        for k in range(5):
            move(ring(6.36, 0.2, cap), (-28 + k * 14, -3.4, 6.4), roll=90)
    move(g, turn=10)


@maker('bird-hooks', view='eye')
def bird_hooks(mats=('gloss coral', 'gloss sky', 'gloss amber', 'gloss white'), board='walnut', key=True):
    """Small birds on a board; their tails are the hooks."""
    n = len(mats)
    with group() as g:
        box(n * 15 + 4, 1.6, 24, board, (0, 1, 2), 0.4)
        for i, mat in enumerate(mats):
            x, z = (i - (n - 1) / 2) * 15, 17 + (2.6 if i % 2 else -1.4)
            with group() as bird:
                move(ball(4, mat, squash=0.9), (0, 0, -3.6), scale=(1.35, 0.55, 1), roll=-16)
                move(ball(2.5, mat), (4.4, -0.4, 1.6), scale=(1, 0.8, 1))
                move(ball(0.42, 'gloss black', steps=16), (5.0, -2.5, 4.4))
                beak = lathe([(0, 0), (0.8, 0), (0, 2.4)], 'gloss espresso', round=0.05)
                move(beak, roll=96)
                move(beak, (6.4, -0.4, 4.0))
                move(ball(2.4, mat, squash=0.4), scale=(1.3, 1, 1), tilt=90)
                move(bird[-1], (-0.6, -1.2, 0.4), roll=-20)
                tube([(-4, 0, -1), (-6.2, -1.6, -3.4), (-6.6, -4.4, -5), (-7.4, -6, -2.6)], 0.95, mat, taper=[1.6, 1.1, 0.8, 0.7])
            move(bird, (x + 0.6, -1.4, z + 1))
        if key:
            x, z = -(n - 1) / 2 * 15 - 4.6, 8.6
            loop = ring(1.6, 0.26, 'brass')
            move(loop, tilt=90)
            move(loop, (x, -5, z - 0.4))
            for k in (-1, 1):
                upright([(x + k * 0.8 - 0.5, 0), (x + k * 0.8 + 0.5, 0), (x + k * 0.8 + 0.5, 5.4), (x + k * 0.8 - 0.5, 5.4)], 0.3, 'brass', (0, -5 - 0.3 * k, z - 6.4), 0.1)
                disc(1.1, 0.3, 'brass', (x + k * 0.8, -5 - 0.3 * k, z - 0.8), 0.1)
    move(g, tilt=-4)
    move(g, turn=14)


@maker('whiteboard', view='eye')
def whiteboard(words='This week', rows=('Tacos', 'Soup', 'Pasta', 'Leftovers', 'Pizza', 'Grill', 'Roast')):
    """A weekly board with seven columns, a list, magnets and a marker."""
    days = ('Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun')
    with group() as g:
        box(62, 1.4, 42, 'matte white', (0, 0, 0), 0.3)
        for x, z, w, h in ((0, -0.4, 64, 1.4), (0, 41, 64, 1.4), (-31.4, 0, 1.4, 42), (31.4, 0, 1.4, 42)):
            box(w, 2.2, h, 'aluminum', (x, -0.2, z), 0.2)
        s = Sheet(61, 41)
        s.text(words, -10, 16.6, 30, 4, 'paper coral', 'serif', lines=1)
        for i, (day, dish) in enumerate(zip(days, rows)):
            x = -27.4 + i * 6.3
            s.rect(x + 3.1, -3, 0.18, 30, 'paper gray')
            s.text(day, x, 10.4, 4.6, 1.7, 'paper ink', 'sans', lines=1)
            s.text(dish, x, 4 - (i % 3) * 0.4, 5.4, 1.6, 'paper navy', 'italic', lines=1, most=2)
        s.rect(-8, 8.4, 44, 0.18, 'paper gray')
        s.text('Shopping', 23, 10.4, 9, 1.9, 'paper ink', 'sans', lines=1)
        for i, item in enumerate(('limes', 'rice', 'basil', 'eggs', 'milk')):
            s.rect(18.2, 5 - i * 4, 1.2, 1.2, 'paper gray')
            s.text(item, 24, 5 - i * 4, 8, 1.7, 'paper navy', 'italic', 'left', lines=1, most=2.2)
        s.put((0, -0.73, 21))
        for x, z, mat in ((12, 38, 'gloss coral'), (16, 38, 'gloss teal'), (20, 38, 'gloss amber')):
            disc(1.2, 0.7, mat, (x, -0.7, z), 0.2)
        box(22, 3, 0.8, 'aluminum', (0, -2, -0.8), 0.2)
        lying(0.75, 12, 'plastic navy', (-2, -2.2, 0.8), 0, 0.2)
    move(g, tilt=-6)
    move(g, (0, 0, 1), turn=14)
