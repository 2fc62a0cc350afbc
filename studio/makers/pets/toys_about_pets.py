"""Children's toys about pets: carriers, plush dogs, a vet's things, books to stroke."""
from makers import maker
from makers.baby_toddler.plush import plush
from makers.shared.parts import bar, blob, figure, upright, words
from shapes import (
    ball,
    box,
    cushion,
    fillet,
    group,
    lathe,
    move,
    panel,
    rod,
    slab,
    tube,
)
from typeset import Sheet


@maker('pet-carrier', view='table')
def pet_carrier(mat='nylon lilac', trim='nylon violet', puppy=True, hard=False):
    """A bag with a mesh window, a plush dog looking out; `hard` is a box with a barred door."""
    with group() as g:
        if hard:
            slab(panel(34, 24, 5), 12, 'plastic mint', round=1.4)
            slab(panel(34, 24, 5), 13, 'plastic white', (0, 0, 12.6), 2)
            tube([(-6, 0, 25), (-5, 0, 29), (5, 0, 29), (6, 0, 25)], 1.2, 'plastic mint')
            box(18, .5, 18, 'matte black', (0, -11.9, 4), .2)
            for i in range(7):
                bar((-8 + i * 2.7, -12.4, 4), (-8 + i * 2.7, -12.4, 22), .35, 'chrome')
            for z in (4, 10, 16, 22):
                bar((-9, -12.4, z), (9, -12.4, z), .35, 'chrome')
        else:
            sidewall = fillet([(-17, 0), (17, 0), (17, 16), (11, 23), (-11, 23), (-17, 16)], 3, True, 5)
            upright(sidewall, 18, mat, (0, 0, 0), 1.4)
            upright(fillet([(-13, 4), (13, 4), (13, 14), (9, 19), (-9, 19), (-13, 14)], 2.4, True, 4), .4, 'nylon ink', (0, -9.1, 0), .1)
            tube([(-13, -9.4, 4), (-13, -9.4, 14), (-9, -9.4, 19), (9, -9.4, 19), (13, -9.4, 14), (13, -9.4, 4)], .7, trim, closed=True)
            for y in (-6, 6):
                tube([(-7, y, 22.6), (-6, y * .4, 30), (6, y * .4, 30), (7, y, 22.6)], 1, trim)
            cushion(26, 8, 3.4, 'fleece cream', (0, -10.6, 2.4), 4)
    move(g, turn=16)
    if puppy:
        with group() as p:
            plush('dog', ('plush tan', 'plush brown', 'felt black'), 0)
        move(p, (10, -19, 0), turn=16, scale=.62)


@maker('stethoscope', view='steep')
def stethoscope(tube_mat='rubber coral', metal='chrome'):
    tube([(-5, 12, .8), (-6, 4, .7), (0, -2, .7), (6, 4, .7), (5, 12, .8)], .55, tube_mat)
    for x in (-5, 5):
        tube([(x, 12, .8), (x * 1.3, 15, .8), (x * .8, 18, .8)], .35, metal)
        ball(.8, 'silicone cream', (x * .8, 18, .1))
    tube([(0, -2, .7), (1, -9, .7), (7, -12, .7), (12, -8, .7)], .6, tube_mat)
    lathe([(0, 0), (2.4, 0), (2.6, .6), (1.6, 1.3), (0, 1.5)], metal, (14, -6.6, 0), .2)


@maker('fur-book', view='table')
def fur_book(title='Pets and Their Sounds', cover='card butter', patch='plush tan', art='dog'):
    """A board book with a patch of fur on its cover."""
    with group() as g:
        box(20, 3, 20, cover, round=.9)
        for i in range(5):
            box(.3, 2.6 - i * .02, 19.4, 'paper white', (9.9 + .02 * i, 0, .3), .05)
        s = Sheet(20, 20)
        s.text(title, 0, 6.4, 16, 5, 'paper brick', 'serif')
        s.put((0, -1.55, 10))
        f = figure(art, 13, .9, (patch, 'plush brown', patch))
        move(f, tilt=90)
        move(f, (0, -1.2, 7.4))
        words('Woof!', 5, 1.8, (-6.6, -1.6, 2), 'paper teal', font='sans-black')
        words('Meow!', 5, 1.8, (6, -1.6, 2), 'paper teal', font='sans-black')
    move(g, turn=24)


@maker('rocking-dog', view='table')
def rocking_dog(mats=('plush caramel', 'plush brown', 'felt black'), wood='beech', seat='felt coral'):
    """A plush dog on wooden runners with a bar to hold."""
    with group() as g:
        with group() as d:
            plush('dog', mats, 0)
        move(d, (0, 0, 7), scale=1.5)
        for y in (-10, 10):
            tube([(-40, y, 10), (-26, y, 3.4), (0, y, 1.2), (26, y, 3.4), (40, y, 10)], 1.5, wood)
        for x in (-20, 18):
            bar((x, -10, 4), (x, 10, 4), 1.3, wood)
            for y in (-7, 7):
                bar((x * .6, y, 14), (x, y, 4), 1.5, wood)
        bar((-19, -15, 46), (-19, 15, 46), 1.4, wood)
        cushion(20, 16, 6, seat, (5, 0, 33), 3)
    move(g, turn=18)


@maker('swab', view='steep')
def swab(cap='plastic indigo'):
    """A cheek swab beside its tube."""
    with group() as g:
        lathe([(.8, 0), (.9, 0), (.9, 11), (.8, 11)], 'glass', round=.05)
        rod(1, 2.6, cap, (0, 0, 11), .3)
        rod(.92, 4, 'paper white', (0, 0, 3), .02)
    move(g, tilt=-90)
    move(g, (-6, -5, 1), turn=66)
    with group() as s:
        bar((0, 0, .6), (13, 0, .6), .22, 'plastic white')
        blob(1.5, .55, .55, 'cotton white', (13.6, 0, .6))
    move(s, (-3, -3, 0), turn=-14)
