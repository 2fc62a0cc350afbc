"""Keepsakes of turning points: a clock of days, a locket, flutes, a savings box, printed cloth, a ring's dish."""
import math

from art import motif
from makers import maker
from makers.shared.parts import bar, disc
from shapes import ball, box, group, lathe, move, oval, panel, ring, rod, slab, tube
from typeset import Sheet


@maker('day-clock', view='eye')
def day_clock(rim='walnut', face='paper white', ink='paper ink', hand='matte coral'):
    """A round clock with seven days and one hand."""
    days = ('Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday')
    with group() as g:
        lathe([(0, 0), (15, 0), (15, 3), (13.6, 3), (13.4, 2), (0, 2)], rim, round=.3)
        rod(13.5, .1, face, (0, 0, 1.98), 0)
        s = Sheet(27, 27)
        for i, day in enumerate(days):
            a = 2 * math.pi * i / 7
            s.text(day, math.sin(a) * 9.4, math.cos(a) * 9.6, 7.6, 1.7, ink, 'sans', lines=1, most=2)
            for k in range(7):
                b = a + math.pi / 7 + 2 * math.pi * k / 49
                s.line([(math.sin(b) * (12.2 if k else 10.6), math.cos(b) * (12.2 if k else 10.6)), (math.sin(b) * 13, math.cos(b) * 13)], .14 if k else .3, ink)
                s.z = .3
        a = 2 * math.pi * 4 / 7 + .1
        s.line([(-math.sin(a) * 2, -math.cos(a) * 2), (math.sin(a) * 7, math.cos(a) * 7)], .7, hand)
        s.circle(0, 0, 1, hand)
        s.put((0, 0, 2.1), 'up')
    move(g, tilt=84)
    move(g, (0, 0, 15), turn=10)
    box(9, 5, 1.2, rim, (0, 2, 0), .3)


@maker('locket', view='steep')
def locket(metal='gold', arts=('sun', 'flower'), fields=('paper apricot', 'paper sky'), inks=(('paper coral', 'paper amber', 'paper pine'), ('paper rose', 'paper butter', 'paper leaf')), bed='velvet wine', box_mat='leather cream'):
    """An oval locket lying open on its cushion, a picture in each half, its chain around it."""
    slab(panel(17, 17, 1.4), 2.2, box_mat, round=.3)
    slab(panel(15.4, 15.4, 1), .5, bed, (0, 0, 2), .2)
    for k, side in enumerate((-1, 1)):
        with group() as g:
            slab(oval(4.6, 6, 48), .7, metal, round=.25)
            slab(oval(3.7, 5, 48), .06, fields[k], (0, 0, .7), 0)
            s = Sheet(3.4, 4.6)
            motif(s, arts[k], inks[k], 0, 0, 3.2, 4)
            s.put((0, 0, .78), 'up')
        move(g, (side * 2.36, 0, 0), roll=0)
        move(g, (0, -2.4, 2.6))
    for z in (-1, 0, 1):
        bar((0, -2.4 + z, 3.2), (0, -1.8 + z, 3.2), .3, metal)
    ring(.5, .12, metal, (-2.36, 1.2, 2.8))
    line = [(-2.36 - .3, 1.7), (-5.6, 3), (-6.4, 5.4), (-2, 6.4), (3, 5.2), (6.2, 6), (6.4, 2.4), (3, 2), (-1.6, 1.9)]
    tube([(x, y, 2.75) for x, y in line], .16, metal)


@maker('flutes', view='eye')
def flutes(words=('Anna', 'Theo'), sub='6 · 14 · 2026', glass='glass', drink='glass f2d98a', ink='paper white'):
    """Two tall glasses, each with a name and a date cut into it."""
    for k, name in enumerate(words):
        with group() as g:
            lathe([(0, 0), (3.4, 0), (3.4, .25), (.5, .9), (.34, 7), (.5, 8), (1.9, 11), (2.6, 16), (2.45, 24), (2.3, 24), (2.44, 16), (1.75, 11.2), (0, 8.6)], glass, round=.4)
            lathe([(0, 9), (1.7, 11.4), (2.38, 16), (2.3, 21), (0, 21)], drink, round=.2)
            for i in range(16):
                a = i * 2.4
                ball(.11, 'glass', (math.cos(a) * 1.2, math.sin(a) * 1.2, 11 + 9.4 * ((i * 7) % 16) / 16), steps=10)
            s = Sheet(4.6, 3.6)
            s.text(name, 0, .7, 4, 1.5, ink, 'italic', lines=1)
            s.text(sub, 0, -.9, 3.6, .6, ink, 'sans', lines=1)
            s.wrap(2.66)
            move(s.things, (0, 0, 16.2))
        move(g, ((k - .5) * 9, (.5 - k) * 3, 0), turn=(k - .5) * 4)


@maker('savings-frame', view='eye')
def savings_frame(words='Honeymoon', sub='LISBON', wood='oak', note='paper 7fa67a', ink='paper espresso'):
    """A deep wooden frame with a glass front and a slot above; bills and coins have gathered in it."""
    with group() as g:
        for x, z, w, h in ((0, 0, 26, 6), (0, 24.6, 26, 2), (-12, 0, 2, 26.6), (12, 0, 2, 26.6)):
            box(w, 6, h, wood, (x, 0, z), .15)
        box(24, .5, 24, 'paper cream', (0, 2.4, 1.5), 0)
        box(7, 1.1, .1, 'matte black', (0, 0, 26.58), 0)
        for i, (x, z, t) in enumerate(((-5, 6, 12), (3, 6, -16), (6, 5.4, 24), (-2, 6, -4), (1, 5.2, 70))):
            with group() as b:
                box(11, .12, 5, note, round=0)
                s = Sheet(11, 5)
                s.frame(.4, .16, 'paper pine')
                s.circle(0, 0, 1.3, 'paper pine')
                s.put((0, -.08, 2.5))
            move(b, roll=t)
            move(b, (x, 1.6 - .6 * i, z + 2.4))
        for i in range(12):
            a = (i - 5.5) * 1.75
            with group() as c:
                disc(1.2, .25, ('gold', 'silver', 'copper')[i % 3], (0, 0, 1.2))
            move(c, (a, -1.9 + .3 * (i % 2), 5.8 + .8 * (i % 3)))
        box(23, .25, 20, 'glass', (0, -2.5, 5.4), 0)
        s = Sheet(22, 5.4)
        s.text(words, 0, .7, 19, 2.6, ink, 'serif', lines=1)
        s.text(sub, 0, -1.7, 12, .9, ink, 'sans', lines=1)
        s.put((0, -3.05, 3))
        s = Sheet(6, 5)
        motif(s, 'heart', ('paper coral', 'paper rose', 'paper coral'), 0, 0, 4.4, 4)
        s.put((0, 2.1, 20.6))
        bills = Sheet(6, 3)
        bills.fill(note)
        bills.frame(.3, .12, 'paper pine')
        bills.put((0, 0, 28))
    move(g, turn=14)


@maker('printed-cloth', view='steep')
def printed_cloth(mat='fleece plum', width=92, depth=78, cells=(5, 4), arts=('hills', 'sun', 'flower', 'waves', 'house'), fields=('paper sky', 'paper apricot', 'paper mint', 'paper butter', 'paper blush'), inks=('paper pine', 'paper coral', 'paper amber', 'paper cream'), gap=.1, thick=2, rolled=7.0, edge=None, fringe=None):
    """A blanket or runner lying flat, its print in cells, its far end rolled up. Without `fields` the print lies on the cloth itself."""
    slab(panel(width, depth, 2.4), thick, mat, round=min(.9, thick * .4))
    if rolled:
        with group() as g:
            r = rod(rolled, width, mat, round=.8)
            move(r, (0, 0, -width / 2))
            move(r, roll=90)
        move(g, (0, depth / 2, rolled))
    if edge:
        for s in (-1, 1):
            box(width * .98, 1.2, .3, edge, (0, s * (depth / 2 - 2), thick), .05) if s < 0 else None
            box(1.2, depth * .98, .3, edge, (s * (width / 2 - 2), 0, thick), .05)
    if fringe:
        for i in range(int(width / 1.6)):
            x = -width / 2 + .8 + 1.6 * i
            bar((x, -depth / 2, thick * .5), (x + .3, -depth / 2 - 3, .3), .35, fringe)
    nx, ny = cells
    w, d = (width - 6) / nx, (depth - 6 - rolled * .8) / ny
    for i in range(nx):
        for j in range(ny):
            k = i + j * 3
            s = Sheet(w * (1 - gap), d * (1 - gap))
            if fields:
                s.fill(fields[k % len(fields)])
            motif(s, arts[k % len(arts)], inks[k % len(inks):] + inks[:k % len(inks)] if len(inks) > 2 else inks, 0, 0, s.w * .86, s.h * .86)
            s.put(((i - (nx - 1) / 2) * w, (j - (ny - 1) / 2) * d - rolled * .4, thick + .02), 'up')


@maker('ring-dish', view='steep')
def ring_dish(body='porcelain white', trim='gold', words='A & T', sub='6 · 14 · 26', ring_mat='gold', stone='crystal'):
    """A small dish with initials in gold, two rings on it."""
    lathe([(0, 0), (3.4, 0), (5.4, .9), (6, 1.9), (5.75, 1.9), (5.2, 1.1), (3.4, .35), (0, .35)], body, round=.3)
    lathe([(5.7, 1.9), (6.03, 1.9), (6.03, 2.0), (5.7, 2.0)], trim, round=.02)
    s = Sheet(7, 6)
    s.text(words, 0, .9, 5.8, 2, trim, 'serif', lines=1)
    s.text(sub, 0, -.9, 3, .5, trim, 'sans', lines=1)
    s.put((0, .4, .42), 'up')
    for x, y, gem, t in ((-1.6, -2.4, True, 24), (1.2, -2.7, False, -20)):
        with group() as g:
            ring(.95, .13, ring_mat, standing=True)
            if gem:
                lathe([(0, 0), (.42, .34), (.3, .52), (0, .52)], stone, (0, 0, 2.1), 0, 12)
        move(g, tilt=-52)
        move(g, (x, y, .5), turn=t)


@maker('memory-box', view='high')
def memory_box(wood='walnut', lining='felt pine', plate='brass', words='Rosa', letter='paper cream', ribbon='satin slate'):
    """A wooden chest, its lid up: letters tied with a ribbon, a photograph and a watch on felt, a nameplate in front."""
    from makers.shared.fittings import hollow
    with group() as g:
        hollow(30, 21, 11, 1.1, wood, round=.2)
        box(27.6, 18.6, 5, lining, (0, 0, 1), .3)
        with group() as lid:
            box(30, 21, 1.4, wood, (0, 10.5, 0), .3)
            box(27, 18, .3, lining, (0, 10.5, 1.3), .1)
        move(lid, tilt=76)
        move(lid, (0, 10.5, 11))
        for i in range(6):
            box(12, 8, .5, letter, (-6.4, -2 + .1 * i, 6 + .52 * i), .08, 3 * (i % 3) - 3)
        box(1.2, 8.6, 3.4, ribbon, (-6.4, -1.8, 6), .1)
        s = Sheet(10, 8)
        s.fill('paper white')
        s.rect(0, .5, 8.6, 5.8, 'paper sky')
        motif(s, 'hills', ('paper sage', 'paper moss', 'paper pine', 'paper butter'), 0, .2, 8.4, 5.2)
        s.put((6, 3.4, 6.15), 'up', 12)
        with group() as w:
            ring(2.4, .5, 'leather caramel')
            rod(1.9, .8, 'gold', (0, -2.4, 0), .2)
            rod(1.6, .1, 'enamel white', (0, -2.4, .78), 0)
            bar((0, -2.4, .95), (.9, -2, .95), .08, 'gunmetal')
            bar((0, -2.4, .95), (-.2, -1.2, .95), .08, 'gunmetal')
        move(w, (5.6, -4, 6.1), turn=16)
        box(8.4, .3, 3, plate, (0, -10.6, 4), .1)
        s = Sheet(7.6, 2.4)
        s.text(words, 0, 0, 6, 1.5, 'paper espresso', 'serif', lines=1)
        s.put((0, -10.8, 5.5))
    move(g, turn=12)
