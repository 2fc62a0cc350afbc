"""Open boxes with what is in them, and small vials and jars."""
import math

from art import spot
from makers import maker
from makers.shared.fittings import hollow
from shapes import ball, box, group, lathe, move, panel, ring, rod, slab, tube
from typeset import Sheet, label


@maker('open-carton', view='high')
def open_carton(words='', sub=None, paper='kraft', ink='paper brick', width=36, depth=24, height=11, tissue='paper cream', lean=0):
    """A box without its lid, words on the front; put things into it at their own places."""
    with group() as g:
        hollow(width, depth, height, 0.4, paper, round=0.08)
        for i in range(46 if tissue else 0):
            x, y = (spot(i, 1) - 0.5) * (width - 4), (spot(i, 2) - 0.5) * (depth - 4)
            tube([(x - 2, y, 2.4 + spot(i)), (x, y + 1.6, 4.6 + spot(i)), (x + 2, y - 0.8, 2.8)], 0.35, tissue)
        s = Sheet(width, height)
        s.text(words, 0, height * (0.1 if sub else 0), width * 0.74, height * 0.46, ink, 'serif', lines=1)
        if sub:
            s.text(sub, 0, -height * 0.3, width * 0.5, height * 0.1, ink, 'sans', lines=1)
        s.put((0, -depth / 2 - 0.05, height / 2))
    move(g, turn=lean)


@maker('card-box', view='high')
def card_box(words='', name='', paper='kraft', ink='paper brick', card='card cream', type_ink='paper wine', width=20, depth=15, height=5, cards=24):
    """A box without its lid, a straight stack of printed cards in it that rises a little over the rim."""
    hollow(width, depth, height, 0.4, paper, round=0.08)
    thick = (height * 1.16 - 0.4) / cards
    w, d = width - 2.2, depth - 2.2
    for i in range(cards):
        box(w, d, thick * 0.8, card, ((spot(i) - 0.5) * 0.24, (spot(i, 3) - 0.5) * 0.24, 0.4 + i * thick), 0.02)
    s = Sheet(w, d)
    s.text(name, 0, 0, w * 0.62, d * 0.2, type_ink, 'serif', lines=1)
    s.frame(0.9, 0.1, type_ink)
    s.put((0, 0, 0.42 + cards * thick), 'up')
    s = Sheet(width, height)
    s.text(words, 0, 0, width * 0.74, height * 0.46, ink, 'serif', lines=1)
    s.put((0, -depth / 2 - 0.05, height / 2))


@maker('steamer-box', view='steep')
def steamer_box(words='Shower Steamers', sub='MINT · ORANGE', mats=('salt b9dcc8', 'salt f0c79a'), paper='print sky', ink='paper white'):
    """Twelve tablets in a box with a grid, the lid above it."""
    with group() as g:
        hollow(25, 19, 3.4, 0.5, paper, round=0.15)
        for i in range(12):
            x, y = (i % 4 - 1.5) * 5.9, (i // 4 - 1) * 5.8
            with group() as t:
                lathe([(0, 0), (2.5, 0), (2.6, 0.4), (2.6, 2.2), (2.2, 2.6), (0, 2.6)], mats[(i + i // 4) % 2], round=0.2)
                ring(1.5, 0.14, mats[(i + i // 4) % 2], (0, 0, 2.5))
            move(t, (x, y, 0.8))
        for x in (-5.9, 0, 5.9):
            box(0.2, 18, 2.4, 'card white', (x, 0, 0.6), 0)
        for y in (-2.9, 2.9):
            box(24, 0.2, 2.4, 'card white', (0, y, 0.6), 0)
    move(g, (0, -6, 0), turn=6)
    with group() as lid:
        box(25.6, 13, 1.8, paper, round=0.2)
        s = Sheet(25, 13)
        s.text(words, 0, 1, 20, 5, ink, 'serif', lines=1)
        s.text(sub, 0, -3, 12, 1, ink, 'sans', lines=1)
        s.put((0, 0, 1.82), 'up')
    move(lid, (3, 12.4, 0), turn=-4)


@maker('dorm-box', view='high')
def dorm_box(paper='plastic coral', ink='paper white'):
    """A starter crate: clip lamp, coiled cord, shower caddy, hooks and four bed risers."""
    with group() as g:
        hollow(44, 30, 16, 0.8, paper, round=0.3)
        s = Sheet(40, 14)
        s.text('Dorm Room', 0, 2, 26, 5.4, ink, 'serif', lines=1)
        s.text('STARTER BOX', 0, -3.4, 14, 1.5, ink, 'sans', lines=1)
        s.put((0, -15.05, 8))
        for k in range(5):
            ring(6, 0.62, 'rubber white', (-11, -3, 8 + k * 1.2))
        box(4.4, 9, 3, 'plastic white', (-11, -11, 12), 0.6)
        for y in (-2.4, 0, 2.4):
            for x in (-0.7, 0.7):
                box(0.3, 0.9, 0.1, 'plastic charcoal', (-11 + x, -11 + y, 15), 0)
        box(3, 3.4, 8, 'plastic teal', (3, 2, 12), 0.5)
        tube([(3, 2, 19), (4, 2, 26), (8, 0, 31), (11, -3, 31)], 0.7, 'matte charcoal')
        with group() as head:
            lathe([(5, 0), (3.6, 4.4), (1.6, 6), (0, 6), (0, 5), (4.6, 0)], 'enamel teal', round=0.5)
            rod(4, 0.3, 'glow', (0, 0, 0.8), 0.1)
        move(head, roll=-20)
        move(head, (13, -4, 25))
        with group() as caddy:
            hollow(13, 10, 7, 0.5, 'plastic aqua', round=0.2)
            tube([(-6, 0, 6), (-5, 0, 14), (5, 0, 14), (6, 0, 6)], 0.7, 'plastic aqua')
            rod(1.8, 11, 'plastic white', (-3, 1, 1), 0.4)
            rod(1.5, 9, 'plastic amber', (2.4, 0, 1), 0.4)
        move(caddy, (13, 6, 9))
    move(g, turn=16)
    for i in range(4):
        with group() as r:
            lathe([(0, 0), (4.2, 0), (3.4, 7), (2.8, 7), (2.6, 5.6), (0, 5.6)], 'plastic charcoal', round=0.3, steps=4)
        move(r, turn=45 + 10 * i)
        move(r, (-24 + i * 9.4, -27 - 1.4 * (i % 2), 0))
    for i in range(3):
        with group() as h:
            slab(panel(3, 5, 1), 0.6, 'plastic white', round=0.2)
            tube([(0, -1, 0.5), (0, -1.6, 2.2), (0, 0.4, 2.6)], 0.5, 'plastic white')
        move(h, (15 + i * 5, -25 + i * 2, 0), turn=-10 + i * 12)


@maker('vial', view='table')
def vial(words='Your sample', cap='plastic indigo', liquid='liquid cfe0ee'):
    """A lidded sample tube with its label, standing in a card holder."""
    with group() as g:
        lathe([(0, 0), (0.8, 0.3), (1.3, 2), (1.3, 9), (1.15, 9), (1.15, 2), (0, 0.6)], 'glass', round=0.3)
        lathe([(0, 0.6), (1.1, 2), (1.1, 4.4), (0, 4.4)], liquid, round=0.2)
        lathe([(0, 8.8), (1.6, 8.8), (1.6, 11), (0, 11)], cap, round=0.2)
        label(2.6, 2.4, (0, 0, 6.4), words, 'paper white', 'paper indigo', 'sans', around=1.3)
    move(g, (0, 0, 0.4))
    lathe([(0, 0), (3, 0), (2.8, 1.6), (1.5, 1.6), (1.4, 0.5), (0, 0.5)], 'card white', round=0.2)


@maker('scoop', view='high')
def scoop(wood='olivewood', filling='salt e6def0'):
    """A wooden scoop with salt spilling from it."""
    with group() as g:
        tube([(0, -8, 1.2), (0, -1, 1.2)], 0.7, wood, taper=[1.1, 0.8])
        move(ball(2.4, wood, (0, 0, 0), 0.55), (0, 1.6, 0), scale=(1, 1.25, 1))
        move(ball(2.0, filling, (0, 0, 0.9), 0.5), (0, 1.7, 0), scale=(1, 1.25, 1))
    move(g, turn=34)
    for i in range(26):
        a, d = i * 2.4, 0.55 * math.sqrt(i)
        ball(0.24, filling, (-3.6 + math.cos(a) * d, 4.2 + math.sin(a) * d, 0), 0.8, 8)
    for i in range(3):
        with group() as s:
            tube([(0, -5, 0.3), (0.3, 0, 0.4), (0, 4, 0.5)], 0.12, 'leaf sage')
            for k in range(12):
                ball(0.34, 'petal violet', (0.26 * math.cos(k * 2.4), 1 + k * 0.36, 0.25 + 0.22 * math.sin(k * 2.4)), steps=10)
        move(s, (3 + i * 1.1, -1, 0.1), turn=-24 - 8 * i)


@maker('glitter-jar', view='eye')
def glitter_jar(liquid='glass 6fb4e6', lid='plastic cobalt', width=8, height=16):
    """A sealed bottle of clear blue with glitter drifting down."""
    r = width / 2
    lathe([(0, 0), (r, 0), (r, height * 0.82), (r * 0.7, height * 0.9), (0, height * 0.9)], liquid, round=0.6)
    rod(r * 0.78, height * 0.12, lid, (0, 0, height * 0.89), 0.3)
    mats = ('gold', 'foil coral', 'silver', 'foil violet', 'foil aqua')
    for i in range(120):
        a, d = i * 2.4, r * 0.86 * math.sqrt(spot(i, 1))
        z = height * 0.78 * spot(i, 2) ** 1.7 + 0.5
        flake = slab([(0.2 * math.cos(math.pi * k / 3), 0.2 * math.sin(math.pi * k / 3)) for k in range(6)], 0.05, mats[i % 5], round=0)
        move(flake, tilt=90 * spot(i, 4), roll=90 * spot(i, 5))
        move(flake, (math.cos(a) * d, -abs(math.sin(a)) * d, z))


@maker('picture-books', view='table')
def picture_books(titles=('The Very Tall Hat', 'Moon Soup', 'Bear on the Bus', 'A Pocket of Rain', 'Hello, Whale', 'The Last Pancake'), cloths=('card coral', 'card indigo', 'card amber', 'card aqua', 'card teal', 'card blush'), arts=('circles', 'moon', 'tracks', 'waves', 'hills', 'sun')):
    """Six hardbound picture books: four in a stack, two leaning on it."""
    from makers.reading.books import book
    for i in range(4):
        with group() as g:
            book(title=titles[i], cloth=cloths[i], ink='paper cream', art=arts[i], colors=('paper cream', 'paper butter', 'paper white', 'paper ink'), width=24, height=24, thick=2, pose='lie', lean=12 - 8 * (i % 2))
        move(g, (15, 2, i * 2.05))
    for i, (x, y, turn) in enumerate(((-19, 6, 10), (-11, -11, 24))):
        with group() as g:
            book(title=titles[4 + i], cloth=cloths[4 + i], ink='paper ink', art=arts[4 + i], colors=('paper coral', 'paper amber', 'paper pine', 'paper cream'), width=20, height=22, thick=1.6, lean=0)
        move(g, tilt=-16)
        move(g, (x, y, 0), turn=turn)
