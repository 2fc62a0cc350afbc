"""What goes between two homes: a map of both, photographs for a refrigerator, recipes, flowers of paper."""
import math

from art import motif, spot
from makers import maker
from makers.shared.fittings import hollow
from makers.shared.parts import bar, upright
from shapes import box, group, mesh, move, ngon, panel, rod, slab, tube
from typeset import Sheet


def streets(s, x, y, r, mat, seed):
    """A round piece of a town's map, as one shape: long streets, crossing ones and a ring road."""
    verts, faces = [], []

    def stroke(a, b, w):
        dx, dy = b[0] - a[0], b[1] - a[1]
        n = math.hypot(dx, dy) or 1
        k = len(verts)
        verts.extend((p[0] + side * -dy / n * w / 2, p[1] + side * dx / n * w / 2, 0) for p in (a, b) for side in (-1, 1))
        faces.append((k, k + 1, k + 3, k + 2))
    for way in (0, 1):
        angle = 0.35 * seed + way * (math.pi / 2 + 0.18 * seed)
        for i in range(9):
            off = (i - 4) * r * 0.22 + r * 0.07 * (spot(i, seed + way) - 0.5)
            half = math.sqrt(max(0.0, r * r - off * off))
            c, d = math.cos(angle), math.sin(angle)
            stroke((x - off * d - half * c, y + off * c - half * d), (x - off * d + half * c, y + off * c + half * d), r * (0.06 if i == 4 else 0.026))
    for i in range(40):
        a, b = 2 * math.pi * i / 40, 2 * math.pi * (i + 1) / 40
        for k, w in ((1, 0.03), (0.6, 0.05)):
            stroke((x + k * r * math.cos(a), y + k * r * math.sin(a)), (x + k * r * math.cos(b), y + k * r * math.sin(b)), r * w)
    s._keep(mesh(verts, faces, mat, False))


@maker('two-towns-print', view='eye')
def two_towns(towns=('Boston', 'Denver'), sub='1,767 MILES', wood='oak', inks=('paper navy', 'paper teal'), pin='paper coral'):
    """A framed print: the streets of two towns in two circles, a pin in each, a dashed way from one to the other."""
    W, H = 48, 34
    with group() as g:
        for x, z, w, h in ((0, 0, W, 1.4), (0, H - 1.4, W, 1.4), (-W / 2 + 0.7, 0, 1.4, H), (W / 2 - 0.7, 0, 1.4, H)):
            box(w, 2, h, wood, (x, 0, z), 0.12)
        s = Sheet(W - 2.4, H - 2.4)
        s.fill('paper white')
        for k, x in enumerate((-11.4, 11.4)):
            s.circle(x, 3.4, 9.6, ('paper ice', 'paper butter')[k], n=64)
            streets(s, x, 3.4, 9.6, inks[k], k + 1)
            s.text(towns[k], x, -9, 16, 2.6, 'paper ink', 'serif', lines=1)
        way = [(-11.4 + 22.8 * i / 22, 3.4 + 8.4 * math.sin(math.pi * i / 22)) for i in range(23)]
        for i in range(0, 22, 2):
            s.line([way[i], way[i + 1]], 0.5, pin)
        for x in (-11.4, 11.4):
            s.poly([(x, 3.4), (x + 1.3, 5.8), (x - 1.3, 5.8)], pin)
            s.circle(x, 6.4, 1.5, pin)
            s.circle(x, 6.4, 0.6, 'paper white')
        s.text(sub, 0, -12.8, 18, 1.1, 'paper ink', 'sans', lines=1)
        s.put((0, -0.3, H / 2))
    move(g, tilt=-7)
    move(g, (0, 0, 0.15), turn=12)


@maker('fridge-photos', view='eye')
def fridge_photos(door='enamel mint', trim='chrome'):
    """Nine square photographs held on a refrigerator's door."""
    arts = ('hills', 'sun', 'house', 'flower', 'waves', 'tree', 'cat', 'mountains', 'leaf')
    skies = ('paper sky', 'paper apricot', 'paper lilac', 'paper mint', 'paper ice', 'paper butter', 'paper navy', 'paper blush', 'paper cream')
    with group() as g:
        slab(panel(44, 20, 3), 62, door, (0, 10, 0), 2.4)
        box(44.4, 20.4, 0.5, 'matte charcoal', (0, 10, 46), 0)
        for z, h in ((50, 8), (24, 18)):
            tube([(-18.6, -0.2, z), (-18.6, -3, z + 0.6), (-18.6, -3, z + h - 0.6), (-18.6, -0.2, z + h)], 0.8, trim, straight=True)
        for i, art in enumerate(arts):
            x, z = (i % 3 - 1) * 11 + 2, 9 + (2 - i // 3) * 11.4
            with group() as p:
                upright(panel(9, 9, 0.4), 0.5, 'card white', (0, 0, 0), 0.05)
                s = Sheet(9, 9)
                s.fill('paper white')
                s.rect(0, 0, 8, 8, skies[i])
                motif(s, art, ['paper coral', 'paper amber', 'paper teal', 'paper cream'], 0, 0, 7.4, 7.4)
                s.put((0, -0.28, 0))
            move(p, roll=(4, -3, 2, -2, 3, -4, 3, -2, 2)[i])
            move(p, (x, -0.5, z + 2))
        for x in (-17, 17):
            rod(1.6, 1, 'rubber charcoal', (x, 6, -0.9), 0.2)
    move(g, (0, 0, 0.9), turn=16)


@maker('recipe-box', view='high')
def recipe_box(wood='oak', tabs=('Soups', 'Bread', 'Sweets'), card='Plum Cake', hues=('card coral', 'card butter', 'card mint'), words='RECIPES'):
    """An open wooden box with tabbed cards, one written card before it."""
    with group() as g:
        hollow(19, 12, 9.4, 0.9, wood)
        s = Sheet(14, 4)
        s.text(words, 0, 0, 12, 2.2, 'paper espresso', 'sans-black', lines=1)
        s.put((0, -6.02, 4.6))
        for i in range(7):
            box(16.6, 0.3, 10.4 if i % 2 else 9.8, 'card white', (0, -3.8 + i * 1.2, 1), 0.05)
        for i, tab in enumerate(tabs):
            y = -2.6 + i * 2.4
            box(16.8, 0.3, 11, hues[i], (0, y, 1), 0.05)
            box(5.4, 0.3, 3, hues[i], ((i - 1) * 5.6, y, 11.4), 0.2)
            s = Sheet(5, 2)
            s.text(tab, 0, 0, 4.4, 1.3, 'paper ink', 'sans', lines=1)
            s.put(((i - 1) * 5.6, y - 0.18, 13.2))
    move(g, (-2, 6, 0), turn=14)
    with group() as c:
        box(17, 11, 0.15, 'card white', round=0.03)
        s = Sheet(17, 11)
        s.text(card, -1.4, 3.8, 12, 1.9, 'paper brick', 'italic', 'left', lines=1)
        s.rect(0, 2.4, 15, 0.12, 'paper coral')
        for i, line in enumerate(('6 plums, 2 eggs', '1 cup sugar, 2 of flour', 'butter, a pinch of salt', '40 minutes, then wait')):
            s.text(line, 0, 1.1 - i * 1.6, 14, 1.1, 'paper ink', 'italic', 'left', lines=1, most=1.2)
            s.rect(0, 0.4 - i * 1.6, 15, 0.05, 'paper sky')
        s.put((0, 0, 0.16), 'up')
    move(c, (5, -11, 0), turn=-8)


@maker('pop-up-card', view='table')
def pop_up_card(card='card blush', hues=('card coral', 'card lemon', 'card lilac', 'card white', 'card rose', 'card apricot', 'card sky'), leaf='card leaf'):
    """A greeting card opened to a right angle: a bunch of cut-paper flowers stands up out of its fold."""
    with group() as g:
        box(28, 20, 0.3, card, (0, -10, 0), 0.05)
        back = box(28, 0.3, 22, card, (0, 0, 0), 0.05)
        move(back, tilt=-14)
        spots = ((0, 25, 5), (-7, 21, 4.2), (7, 21, 4.2), (-3.6, 15, 4.4), (4.4, 14.4, 4.2), (-10.6, 14, 3.6), (10.8, 13.6, 3.6))
        for i, (x, z, r) in enumerate(spots):
            y = -3 - (i % 3) * 1.6
            bar((x * 0.25, -5, 0.3), (x, y + 0.3, z), 0.22, leaf)
            for k in range(6):
                a = math.radians(60 * k + 12 * i)
                upright([(px + x + r * 0.52 * math.cos(a), py + z + r * 0.52 * math.sin(a)) for px, py in ngon(r * 0.42, 20)], 0.12, hues[i % len(hues)], (0, y - 0.06 * (k % 2), 0), 0.02)
            upright([(px + x, py + z) for px, py in ngon(r * 0.3, 20)], 0.3, 'card amber' if i % 2 else 'card brown', (0, y - 0.2, 0), 0.05)
        for x, z, lean in ((-6, 7, 50), (6, 7, -50), (-11, 8, 70), (11, 8, -70), (0, 8, 0), (-2.4, 10, 24), (3, 9.6, -20)):
            with group() as p:
                upright([(-1.7, 0), (0, -4.4), (1.7, 0), (0, 5)], 0.12, leaf, (0, 0, 0), 0.02)
            move(p, roll=-lean)
            move(p, (x, -4.6, z))
        upright([(-6, 0), (6, 0), (3.4, 9), (-3.4, 9)], 0.2, 'kraft', (0, -6.2, 0.2), 0.03)
    move(g, (0, 4, 0), turn=16)
