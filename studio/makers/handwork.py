"""Old crafts at work: glass on its blowpipe, a book taken apart and bound again."""
import math

from makers import maker
from makers.books import block, cover, spine_words
from makers.parts import bar
from shapes import box, group, lathe, move, slab, tube


@maker('glassblowing', view='table')
def glassblowing(vase='glass cobalt', pipe='steel', wood='oak'):
    """A blowpipe on its two forks, a glowing bubble at its end; jacks and a finished vase before it."""
    with group() as g:
        for x in (-15, 6):
            box(5, 7, 1, 'gunmetal', (x, 0, 0), .3)
            bar((x, 0, .5), (x, 0, 10), .6, 'gunmetal')
            tube([(x, -2, 13), (x, -1.2, 10.6), (x, 0, 10), (x, 1.2, 10.6), (x, 2, 13)], .45, 'gunmetal')
        bar((-30, 0, 11.4), (13, 0, 11.4), .65, pipe)
        bar((-24, 0, 11.4), (-17, 0, 11.4), 1, 'rubber charcoal')
        with group() as bubble:
            lathe([(0, 0), (.9, 0), (1.2, 1.6), (4, 4), (5.4, 8), (4.8, 12), (2.4, 14.6), (0, 15.2)], 'glow ff7a1e', round=1.4)
        move(bubble, roll=90)
        move(bubble, (12, 0, 11.4))
    move(g, (0, 7, 0), turn=8)
    lathe([(0, 0), (3.2, 0), (4.8, 4), (4.4, 8), (2.2, 11.4), (2, 13), (3.6, 15.6), (3.3, 15.6), (1.7, 13), (1.9, 11.2), (4, 7.8), (4.4, 4), (2.8, .6), (0, .6)], vase, (-14, -9, 0), .8)
    for s in (-1, 1):
        tube([(11, -10, .6), (4, -10 + 1.9 * s, .6), (-4, -10 + 1.4 * s, .6)], .42, 'steel', taper=[1.1, 1, .6])
    tube([(4, -8.1, .6), (11.6, -8.6, .6), (12.6, -10, .6), (11.6, -11.4, .6), (4, -11.9, .6)], .5, 'steel')


@maker('rebound-book', view='table')
def rebound_book(title='Family Recipes', old='card caramel', new='linen pine'):
    """The same book twice: worn, its spine gone and its leaves loose; and bound anew, standing behind."""
    with group() as g:
        block(15, 22, 3.8, new, 'pages', True)
        s = cover(15, 22, title, None, new, 'foil', None, (), None, None)
        s.put((.1, -1.92, 11))
        spine_words(title, 22, 3.8, 'foil', (-7.55, 0, 11))
        tube([(2, 0, .6), (2.4, -.8, .2), (3, -3.4, .15)], .28, 'satin brick')
    move(g, (9, 9, 0), turn=24)
    with group() as g:
        for i in range(9):
            sheet = box(14 - .2 * (i % 3), 20.6, .3, ('paper d8c49a', 'paper e4d4ae')[i % 2], (0, 0, .3 + .32 * i), .02)
            move(sheet, (.5 * math.sin(i * 2.1), .6 * math.cos(i * 3.3), 0), turn=(3, -4, 2, -2, 5, -3, 1, -5, 3)[i])
        box(14.6, 21.6, .25, old, (0, 0, 0), .05)
        for y in (-7, -2.4, 2.4, 7):
            tube([(-7, y, .4), (-7.4, y, 1.6), (-7, y, 3.2)], .22, 'rope cream')
        with group() as lid:
            slab([(-7.4, -10.8), (7.2, -10.8), (7.2, 7.4), (5.6, 8.2), (4.6, 10.6), (-7.4, 10.8)], .25, old, (0, 0, 0), .04)
            s = cover(15, 22, title, None, old, 'paper espresso', None, (), None, None)
            s.put((0, 0, .27), 'up')
            box(3, 21.8, .1, 'paper d9d2b0', (-6.4, 0, .24), .02)
        move(lid, (1.6, -1.6, 3.5), turn=-9, roll=-3)
        torn = slab([(-5, -3), (4.4, -3.6), (5, 3), (1, 2.4), (-4, 3.4)], .08, 'paper e4d4ae', round=.02)
        move(torn, (-13, -8, .1), turn=30)
    move(g, (-9, -6, 0), turn=10)
