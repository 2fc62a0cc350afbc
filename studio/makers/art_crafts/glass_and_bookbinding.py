"""Old crafts at work: glass on its blowpipe, a book taken apart and bound again."""
import math

from makers import maker
from makers.reading.books import block, cover, spine_words
from makers.shared.parts import bar
from shapes import box, group, lathe, move, slab, tube


def paperweight(hues, at):
    """A heavy ball of clear glass with ribbons of color twisted in it."""
    with group() as g:
        lathe([(0, 0), (4.2, 0), (7, 3), (7.4, 6.4), (6, 10), (3, 12), (0, 12.4)], 'glass', round=1.6)
        for i, hue in enumerate(hues):
            turn = 2 * math.pi * i / len(hues)
            tube([((1.2 + 3.4 * math.sin(math.pi * t)) * math.cos(turn + 3.4 * t), (1.2 + 3.4 * math.sin(math.pi * t)) * math.sin(turn + 3.4 * t), 1.4 + 8.6 * t) for t in [k / 12 for k in range(13)]], 1.05, f'gloss {hue}')
    return move(g, at)


@maker('glassblowing', view='table')
def glassblowing(hues=('coral', 'amber', 'cobalt', 'teal', 'rose'), pipe='steel'):
    """A blowpipe on its two forks, a glowing bubble at its end; before it the paperweight that is taken home, and jacks."""
    with group() as g:
        for x in (-9, 5):
            box(5, 7, 1, 'gunmetal', (x, 0, 0), .3)
            bar((x, 0, .5), (x, 0, 12), .6, 'gunmetal')
            tube([(x, -2, 15), (x, -1.2, 12.6), (x, 0, 12), (x, 1.2, 12.6), (x, 2, 15)], .45, 'gunmetal')
        bar((-20, 0, 13.4), (11, 0, 13.4), .7, pipe)
        bar((-17, 0, 13.4), (-12, 0, 13.4), 1.1, 'rubber charcoal')
        with group() as bubble:
            lathe([(0, 0), (1, 0), (1.4, 1.4), (4.4, 3.6), (6.2, 8), (5.6, 12.4), (2.8, 15.4), (0, 16)], 'glow ff4a08', round=1.4)
        move(bubble, roll=90)
        move(bubble, (10, 0, 13.4))
    move(g, (-4, 8, 0), turn=8)
    paperweight(hues, (-9, -7, 0))
    for s in (-1, 1):
        tube([(15, -9, .6), (9, -9 + 1.9 * s, .6), (2, -9 + 1.4 * s, .6)], .46, 'steel', taper=[1.1, 1, .6])
    tube([(9, -7.1, .6), (15.6, -7.6, .6), (16.6, -9, .6), (15.6, -10.4, .6), (9, -10.9, .6)], .5, 'steel')


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
        move(lid, (1.6, -1.6, 3.7), turn=-9)
        torn = slab([(-5, -3), (4.4, -3.6), (5, 3), (1, 2.4), (-4, 3.4)], .08, 'paper e4d4ae', round=.02)
        move(torn, (-13, -8, .1), turn=30)
    move(g, (-9, -6, 0), turn=10)
