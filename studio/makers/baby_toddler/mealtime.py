"""What small children eat from and with, real and pretend."""
import math

from makers import maker
from makers.shared.parts import blob, disc, tray, words
from shapes import ball, box, fillet, group, lathe, move, panel, ring, rod, slab, tube


@maker('food-maker', view='table')
def food_maker(body='gloss white', accent='plastic moss', puree='jelly e0862a'):
    """A steamer base with a lidded jug of orange purée."""
    with group() as g:
        slab(panel(24, 17, 7), 12, body, round=1.6)
        lathe([(0, 12), (6.2, 12), (6.6, 24), (6.3, 24), (5.9, 12.4), (0, 12.4)], 'glass', (4.4, 0, 0), .4)
        lathe([(0, 12.6), (5.8, 12.6), (6.1, 19), (0, 19.4)], puree, (4.4, 0, 0), .3)
        lathe([(0, 24), (6.8, 24), (6.6, 26), (2.4, 27), (0, 27)], accent, (4.4, 0, 0), .5)
        tube([(10.6, 0, 22.6), (14.4, 0, 22), (14.4, 0, 15.6), (10.4, 0, 14.6)], .9, accent)
        slab(panel(9, 14, 3.6), 22, body, (-7, 0, 0), 1.6)
        rod(3, .8, accent, (-7, 0, 21.6), .3)
        disc(2.4, 1, accent, (0, -8.7, 6.4), 'y', .4)
        box(.5, .4, 1.6, body, (0, -9.4, 6.8), .1)
    move(g, turn=20)
    for x, y in ((-12, -14), (-7, -16)):
        with group() as c:
            lathe([(0, 0), (.6, .4), (1.5, 6), (1.1, 8.4), (0, 8.6)], 'fruit orange', round=.8)
            tube([(0, 0, 8.2), (.6, .4, 12)], .5, 'leaf leaf', taper=[.6, 1])
            tube([(0, 0, 8.2), (-.6, .2, 11.6)], .5, 'leaf leaf', taper=[.6, 1])
        move(c, tilt=-84)
        move(c, (x, y, 1.6), turn=40 + x * 3)


@maker('weaning-bowl', view='high')
def weaning_bowl(body='silicone sage', spoon='silicone mustard', mash='jelly e0a13c'):
    """A thick bowl on its suction foot, a short spoon beside it."""
    lathe([(0, 0), (5.2, 0), (5.4, .6), (3.6, 1.6), (5.4, 2.6), (6.6, 7), (6, 7), (4.8, 3), (0, 2.6)], body, round=.6)
    lathe([(0, 5), (5.6, 4.6)], mash, round=.2)
    blob(2.6, 2, 1, mash, (.6, .4, 4.8))
    with group() as s:
        slab(fillet([(-1.1, -.6), (1.1, -.6), (1, 3), (.55, 7.6), (-.55, 7.6), (-1, 3)], .9, True, 6), .55, spoon, (0, 0, .35), .22)
        dip = lathe([(0, 0), (1.2, .1), (1.75, .85), (1.6, .95), (1.05, .4), (0, .32)], spoon, round=.25)
        move(dip, scale=(1, 1.45, 1))
        move(dip, (0, 9.6, 0))
    move(s, (10, -7, 0), turn=-14)


@maker('milk-and-cookies', view='high')
def milk_and_cookies(tray_mat='tinplate'):
    """A baking tray, six cut cookies and a milk bottle, all of wood."""
    with group() as g:
        tray(26, 20, 1.6, tray_mat, (0, 0, 0), .5, 2)
        for i in range(6):
            x, y = (i % 3 - 1) * 8, (i // 3 - .5) * 8.6
            for side in (-1, 1):
                half = [(3.4 * math.cos(a), 3.4 * math.sin(a)) for a in [math.pi * k / 18 for k in range(19)]]
                h = slab(half, 1.7, 'stain tan', round=.4)
                move(h, turn=0 if side > 0 else 180)
                move(h, (x, y + side * .14, .6))
            for k in range(5):
                a = k * 1.257 + i
                rod(.46, .2, 'stain chocolate', (x + math.cos(a) * 2, y + math.sin(a) * 2, 2.25), .05)
    move(g, (-5, 0, 0), turn=10)
    with group() as b:
        lathe([(0, 0), (3.6, 0), (3.7, 9), (2, 12.6), (2, 14), (0, 14)], 'stain white', round=1)
        rod(2.3, 1.6, 'stain sky', (0, 0, 13.6), .3)
        lathe([(3.72, 3), (3.74, 7)], 'stain sky', round=0)
        words('Milk', 4.4, 1.7, (0, -3.86, 5), 'paper white')
    move(b, (14, 4, 0))


@maker('felt-pot', view='high')
def felt_pot(pot='felt slate', rim='felt coral', ladle='felt tan'):
    """A soft pot with its lid off and a ladle."""
    lathe([(0, 0), (8, 0), (8.6, 1), (8.8, 9), (8, 9), (7.8, 1.2), (0, 1.2)], pot, round=.6)
    ring(8.4, .7, rim, (0, 0, 8.4))
    rod(7.9, .4, 'felt terracotta', (0, 0, 6.4), .1)
    for x in (-1, 1):
        tube([(x * 8.6, -2, 6.6), (x * 11, -1.6, 7), (x * 11, 1.6, 7), (x * 8.6, 2, 6.6)], .8, rim)
    tube([(3, 0, 6), (6, 3, 12), (8, 5, 17)], .8, ladle)
    for i, mat in enumerate(('felt leaf', 'felt orange', 'felt cream', 'felt leaf', 'felt red')):
        blob(1.4, 1.3, .7, mat, (math.cos(i * 1.9) * 4, math.sin(i * 1.9) * 4, 7), i * 30)
    with group() as l:
        rod(8.8, 1, pot, round=.4)
        ball(1.6, rim, (0, 0, .8))
    move(l, (-9, -14, 0))


@maker('eggs', view='high')
def eggs(mats=('stain cream', 'stain tan'), cracked=True):
    """Two play eggs, one opened into its halves."""
    e = lathe([(0, 0), (1.6, .5), (2.3, 2.4), (1.6, 5), (0, 6.2)], mats[0], round=1.4)
    move(e, tilt=80)
    move(e, (0, 0, 2.2), turn=30)
    if cracked:
        for x, t in ((5.6, 0), (10, 40)):
            lathe([(0, 0), (1.4, .3), (2.2, 2.2), (1.8, 2.2), (0, 2.2)], mats[1], (x, -1, 0), .8)
            rod(1.2, .2, 'stain yellow', (x, -1, 2.2), .05)


@maker('dinners', view='high')
def dinners(sleeves=(('Chicken & rice', 'paper sage'), ('Lentil curry', 'paper apricot'), ('Lasagna', 'paper coral')), tray_mat='kraft'):
    """Sealed trays in paper sleeves, stacked."""
    for i, (name, paper) in enumerate(sleeves):
        with group() as g:
            slab(panel(20, 15, 2), 3.4, tray_mat, round=.3)
            box(12, 15.3, 3.6, paper, (0, 0, -.05), .1)
            words(name, 10, 5, (0, 0, 3.6), 'paper ink', 'up')
            words(name, 10, 1.6, (0, -7.7, 1.8), 'paper ink', lines=1)
        move(g, (0, 0, 3.65 * i), turn=(6, -4, 9)[i % 3])
