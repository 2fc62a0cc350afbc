"""What belongs to a camera or a phone that films."""
import math

from art import motif
from makers import maker
from makers.photography.tripods import phone
from makers.shared.fittings import bar, disc, upright
from shapes import box, fillet, group, lathe, move, panel, ring, rod, slab, tube
from typeset import Sheet


@maker('photo-printer', view='high')
def photo_printer(body='matte lilac'):
    with group() as g:
        slab(panel(9, 13, 2), 2.6, body, round=0.8)
        s = Sheet(6, 2)
        s.circle(0, 0, 0.8, 'paper white')
        s.put((0, -3, 2.62), 'up')
        slab(panel(6, 9, 0.2), 0.1, 'card white', (0, 8.6, 1.2), 0.02)
        t = Sheet(5.2, 7.6)
        t.fill('paper apricot')
        motif(t, 'sun', ['paper coral', 'paper amber'], 0, 0, 5, 7)
        t.put((0, 9.2, 1.34), 'up')
    move(g, (-6, -2, 0), turn=-20)
    with group() as p:
        phone()
    move(p, (9, 0, 0), turn=16)
    for k in range(2):
        with group() as q:
            slab(panel(6, 9, 0.2), 0.1, 'card white', round=0.02)
            t = Sheet(5.2, 7.6)
            t.fill(('paper sky', 'paper mint')[k])
            motif(t, ('city', 'flower')[k], ['paper coral', 'paper slate', 'paper amber', 'paper lemon'], 0, 0, 5, 7)
            t.put((0, 0, 0.12), 'up')
        move(q, (-3 + k * 8, -14 + k * 2, 0.1 * k), turn=-14 + 24 * k)


@maker('phone-lenses', view='high')
def phone_lenses(body='matte black'):
    with group() as p:
        phone()
        move(p, (0, 0, 1))
        with group() as c:
            box(3, 6, 1, body, (0, 0, 0), 0.4)
            box(3, 6, 1, body, (0, 0, 3), 0.4)
            lathe([(0, 4), (1.8, 4), (2, 6.4), (1.6, 6.4), (1.4, 5.8), (0, 5.8)], 'aluminum', (0, -1.4, 0), 0.15)
            rod(1.4, 0.2, 'gloss indigo', (0, -1.4, 5.8), 0.05)
        move(c, (2, 7.6, -0.4))
    move(p, (-6, 0, 0), turn=16)
    for k, (r, h) in enumerate(((1.9, 3), (2.4, 2.4))):
        with group() as l:
            lathe([(0, 0), (r * 0.8, 0), (r, 1), (r, h), (r * 0.8, h), (r * 0.7, h * 0.8), (0, h * 0.8)], 'aluminum', round=0.15)
            rod(r * 0.72, 0.2, 'gloss indigo', (0, 0, h * 0.8), 0.05)
        move(l, (6 + k * 6, -3 + k * 2, 0))
    with group() as b:
        slab(panel(9, 5, 2), 3, 'leather moss', round=1)
        bar((-4, -2.5, 2), (4, -2.5, 2), 0.15, 'brass')
    move(b, (9, 8, 0), turn=-12)


@maker('sling-bag', view='table')
def sling_bag(mat='nylon slate', strap='nylon charcoal', photo=True):
    """A bag to wear across the chest; one for photographers has a lens beside it."""
    with group() as g:
        slab(panel(30, 12, 5), 20, mat, round=3.4)
        slab(panel(22, 4, 1.8), 13, mat, (0, -7, 2), 1.4)
        tube([(-13, -6.2, 16), (0, -6.6, 17), (13, -6.2, 16)], 0.3, 'steel')
        tube([(-9, -9, 14), (9, -9, 14)], 0.25, 'steel')
        tube([(-14, 2, 17), (-22, 8, 26), (-6, 10, 38), (14, 8, 32), (17, 4, 10), (13, 2, 6)], 1.5, strap)
        box(4, 2.6, 4, 'plastic black', (-17.4, 5, 21), 0.6)
    move(g, turn=20)
    if photo:
        from makers.photography.devices import lens
        with group() as l:
            lens()
        move(l, (22, -12, 0))


@maker('photo-rope', view='eye')
def photo_rope(cable_mat='steel', count_of=8):
    """A hanging cable with photographs held by small magnets."""
    arts = ('hills', 'sun', 'city', 'flower', 'waves', 'house', 'tree', 'moon')
    skies = ('paper sky', 'paper apricot', 'paper lilac', 'paper mint', 'paper ice', 'paper butter', 'paper sage', 'paper indigo')
    bar((0, 0, 4), (0, 0, 96), 0.2, cable_mat)
    lathe([(0, 0), (1.4, 0.2), (1.6, 2.4), (0.6, 4), (0, 4)], 'brushed', (0, 0, 0.4), 0.4)
    disc(1.3, 1, 'brass', (0, 0.5, 96), 0.2)
    for i in range(count_of):
        z = 88 - i * 10.4
        with group() as g:
            upright(panel(12, 9.4, 0.2), 0.1, 'card white', (0, 0, 0), 0.02)
            s = Sheet(12, 9.4)
            s.rect(0, 0, 11, 8.4, skies[i % 8])
            motif(s, arts[i % 8], ['paper pine', 'paper coral', 'paper amber', 'paper cream'], 0, 0, 10, 8)
            s.put((0, -0.12, 0))
            disc(0.8, 0.6, 'steel', (0, -0.1, 3.4), 0.1)
        move(g, roll=(-1) ** i * 4)
        move(g, ((-1) ** i * 3.4, -0.4, z))


@maker('filters', view='high')
def filters(count_of=4):
    """Round filters from dark to graded, and their pouch."""
    tints = ('gloss 15181d', 'gloss 3a3f46', 'gloss 6d7480', 'gloss 2a3a5a')
    for i in range(count_of):
        with group() as g:
            ring(4, 0.35, 'matte black', (0, 0, 0))
            rod(3.9, 0.2, tints[i], (0, 0, 0.3), 0.03)
            for k in range(40):
                a = 2 * math.pi * k / 40
                bar((math.cos(a) * 4.3, math.sin(a) * 4.3, 0.1), (math.cos(a) * 4.3, math.sin(a) * 4.3, 0.6), 0.08, 'gunmetal')
        if i == 3:
            move(g, tilt=68)
            move(g, (0, 0, 4.2))
        move(g, ((-9, 0, 9, -2)[i], (-4, -7, -3, 4)[i], 0))
    with group() as b:
        slab(panel(14, 11, 1.4), 2, 'leather ink', round=0.6)
        s = Sheet(10, 4)
        s.text('ND 8 · 64 · 1000', 0, 0, 8, 1.2, 'foil', 'sans', lines=1)
        s.put((0, -2, 2.02), 'up')
    move(b, (11, 9, 0), turn=-12)


@maker('reel-viewer', view='table')
def reel_viewer(body='gloss red', accent='gloss ink'):
    """A click-and-look viewer with a paper reel of seven pictures."""
    def reel():
        rod(4.6, 0.12, 'card white', round=0.02)
        s = Sheet(9, 9)
        for k in range(14):
            a = 2 * math.pi * k / 14
            s.circle(math.cos(a) * 3.6, math.sin(a) * 3.6, 0.62, ('paper sky', 'paper coral', 'paper amber', 'paper jade', 'paper lilac', 'paper rose', 'paper teal')[k % 7], n=16)
        s.circle(0, 0, 0.5, 'paper ink')
        s.text('Our year', 0, 1.3, 2.8, 0.7, 'paper ink', 'serif', lines=1)
        s.put((0, 0, 0.14), 'up')
    with group() as g:
        slab(fillet([(-6.4, 0), (6.4, 0), (7, 4), (5, 7.6), (-5, 7.6), (-7, 4)], 1.4, True, 5), 8, body, round=0.8)
        for x in (-3, 3):
            with group() as e:
                lathe([(0, 0), (2.2, 0), (2.5, 2.6), (2, 2.6), (1.7, 1.8), (0, 1.8)], accent, round=0.2)
            move(e, tilt=90)
            move(e, (x, 0.2, 4.2))
        with group() as r:
            reel()
        move(r, tilt=90)
        move(r, (0, 5, 8.6))
        box(1.2, 4, 2.2, accent, (7.2, 4, 4.4), 0.4)
    move(g, (-3, 2, 0), turn=20)
    with group() as r:
        reel()
    move(r, (9, -7, 0))
