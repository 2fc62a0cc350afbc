"""Unusual and useful: glasses that tell weather and time, lenses, coins, mended bowls, soap, a lake in wood."""
import math

from art import spot
from makers import maker
from makers.shared.fittings import note
from makers.shared.parts import bar, blob, upright, words
from shapes import (
    ball,
    box,
    cut,
    fillet,
    group,
    lathe,
    move,
    panel,
    ring,
    rod,
    slab,
    tube,
)
from typeset import Sheet


@maker('storm-glass', view='eye')
def storm_glass(wood='walnut', liquid='glass dcecf2'):
    """A closed drop of clear liquid on a wooden foot, white crystals grown up from below."""
    rod(5.6, 2.4, wood, (0, 0, 0), 0.5)
    drop = [(0, 2), (3.4, 2.4), (5.6, 5), (6.2, 8.4), (5, 12.6), (2.4, 17.4), (0.8, 21.4), (0, 23)]
    lathe(drop, 'glass', round=1.6)
    lathe([(0, 2.4), (3.2, 2.8), (5.2, 5.2), (5.8, 8.4), (4.7, 12.4), (3.3, 15), (0, 15)], liquid, round=0.8)
    for i in range(60):
        a, r = i * 2.4, 4.4 * math.sqrt(spot(i, 2))
        h = (5.6 - r) * (0.8 + 0.9 * spot(i, 5)) + 1
        foot, tip = (r * math.cos(a), r * math.sin(a), 3.2), (r * 0.8 * math.cos(a + 0.2), r * 0.8 * math.sin(a + 0.2), 3.6 + h)
        tube([foot, tip], 0.34, 'dimglow white', straight=True, taper=[1, 0.15])
        mid = [0.4 * p + 0.6 * q for p, q in zip(foot, tip)]
        for k in (-1, 1):
            tube([mid, (mid[0] + k * 0.7, mid[1] - 0.3, mid[2] + 0.9)], 0.16, 'dimglow white', straight=True, taper=[1, 0.2])
    note('clear: fair\nclouded: rain\ncrystals: frost', 11, 7.4, at=(9.6, -6, 0), turn=-8)


@maker('sandglass', view='eye')
def sandglass(wood='beech', sand='sandy coral'):
    """Two glass bulbs between wooden ends, the sand halfway down."""
    for z in (0, 27):
        rod(6.4, 1.6, wood, (0, 0, z), 0.4)
    lathe([(4.6, 1.6), (5.3, 6), (4.6, 10.4), (0.7, 14.2), (0.7, 14.6), (4.6, 18.4), (5.3, 22.6), (4.6, 27)], 'glass', round=1.8)
    lathe([(0, 1.8), (4.4, 1.8), (4.9, 5), (3, 7.2), (0, 9)], sand, round=0.4)
    lathe([(0, 14.4), (0.5, 14.5), (3.7, 17.9), (4.5, 20), (0, 19)], sand, round=0.3)
    bar((0, 0, 8.6), (0, 0, 14.6), 0.14, sand)
    for i in range(3):
        a = math.radians(40 + 120 * i)
        lathe([(0.55, 1.6), (0.9, 8), (0.5, 14.3), (0.9, 20.6), (0.55, 27)], wood, (5.6 * math.cos(a), 5.6 * math.sin(a), 0), 1.2, 24)


@maker('sundial', view='high')
def sundial(metal='brass', plinth='stone bone'):
    """A round dial with its hours and a slanted blade, on a stone foot."""
    lathe([(0, 0), (12, 0), (12, 2), (9, 4), (8, 14), (10.6, 17), (13, 18), (13, 20), (0, 20)], plinth, round=0.5)
    rod(12, 0.8, metal, (0, 0, 20), 0.2)
    s = Sheet(24, 24)
    s.circle(0, 0, 11.4, 'paper espresso')
    s.circle(0, 0, 11.1, metal)
    s.circle(0, 0, 8.2, 'paper espresso')
    s.circle(0, 0, 8.0, metal)
    for i, hour in enumerate(('VI', 'VII', 'VIII', 'IX', 'X', 'XI', 'XII', 'I', 'II', 'III', 'IV', 'V', 'VI')):
        a = math.radians(180 + 15 * i)
        p = lambda r: (r * math.cos(-a), r * math.sin(-a))
        s.line([p(0.8), p(7.8)], 0.13, 'paper espresso')
        s.text(hour, *p(9.6), 2.0, 1.7, 'paper espresso', 'serif', lines=1)
    s.put((0, 0, 20.82), 'up')
    blade = upright([(-1.2, 0), (8.6, 0), (8.6, 7.6), (7.8, 7.6)], 0.5, metal, (0, 0, 0), 0.08)
    move(blade, (0, 0, 20.8), turn=90)
    move([*s.things, blade], turn=38)


@maker('magnifier', view='steep')
def magnifier(metal='brass', handle='ebony', words_on='The small print of an old map'):
    """A round lens with a turned handle, lying on a printed page."""
    page = Sheet(26, 20)
    page.fill('paper cream')
    for k in range(8):
        page.text('the way lies north along the shore', 0, 7.4 - 2.1 * k, 21 - 3 * (k % 3), 0.9, 'paper espresso', 'serif-light', lines=1)
    page.put((0, 0, 0.1), 'up')
    move(page.things, turn=-6)
    with group() as g:
        ring(5.4, 0.5, metal, (0, 0, 0.5))
        lathe([(0, 0.5), (4.4, 0.6), (5.2, 1), (4.4, 1.4), (0, 1.9)], 'glass', round=0.3)
        rod(0.7, 2.6, metal, (0, 0, 0), 0.15)
    stem = g[-1]
    move(stem, tilt=90)
    move(stem, (0, -5.6, 1))
    with group() as h:
        lathe([(0, 0), (0.7, 0), (1.1, 2), (0.9, 6), (1.2, 9), (0, 9.8)], handle, round=0.4)
    move(h, tilt=90)
    move(h, (0, -8, 1.1))
    move([*g, *h], (3, 2, 0.2), turn=-38)


@maker('ice-spheres', view='high')
def ice_spheres(mold='silicone charcoal'):
    """A mold in halves, a clear ball of ice out of it, another in a glass."""
    with group() as m:
        b = box(17, 10, 5, mold, (0, 0, 0), 1)
        for x in (-4, 4):
            cut(b, ball(3, None, (x, 0, 2)))
    move(m, (-5, 7, 0), turn=10)
    ball(3, 'glass e6f2f6', (-9, -5, 0))
    cupglass = [(0, 0), (4.2, 0), (4.6, 8.6), (4.2, 8.6), (3.9, 1.2), (0, 1.2)]
    lathe(cupglass, 'glass', (7, -4, 0), 0.2)
    rod(3.9, 2.6, 'liquid c9782a', (7, -4, 1.25), 0.05)
    ball(3, 'glass f2f8fa', (7, -4, 2.2))


@maker('coin-case', view='steep')
def coin_case(year='1951', wood='mahogany', bed='velvet navy'):
    """Five coins of one year in a shallow case."""
    box(27, 12, 2, wood, (0, 0, 0), 0.4)
    box(25, 10, 0.3, bed, (0, 0, 1.9), 0.1)
    x = -10.4
    for r, mat, worth in ((1.5, 'copper', '1'), (1.75, 'silver', '5'), (1.4, 'silver', '10'), (2.0, 'silver', '25'), (2.5, 'silver', '50')):
        x += r
        rod(r, 0.3, mat, (x, 0.9, 2.15), 0.06)
        lathe([(r - 0.16, 0), (r - 0.1, 0.1), (r, 0)], mat, (x, 0.9, 2.44), 0.02)
        s = Sheet(2 * r, 2 * r)
        s.text(worth, 0, r * 0.22, r, r * 0.7, 'paper espresso' if mat == 'copper' else 'paper slate', 'serif', lines=1)
        s.text(year, 0, -r * 0.46, r * 0.9, r * 0.3, 'paper espresso' if mat == 'copper' else 'paper slate', 'sans', lines=1)
        s.put((x, 0.9, 2.47), 'up')
        x += r + 0.55
    box(6, 1.6, 0.1, 'brass', (0, -3.3, 2.2), 0.02)
    words(year, 4, 1.1, (0, -3.3, 2.32), 'paper ink', 'up')


@maker('lake-chart', view='eye')
def lake_chart(name='Long Lake', woods=('birch', 'oak', 'stain sky', 'stain blue', 'stain navy'), frame='walnut'):
    """A lake cut out of layered wood, each layer a depth further down, in a frame."""
    def shore(k):
        out = []
        for i in range(48):
            a = 2 * math.pi * i / 48
            r = (11 - 2.5 * k) * (1 + 0.2 * math.sin(2 * a + 0.7) + 0.12 * math.sin(3 * a - k * 0.2) + 0.05 * math.sin(7 * a))
            out.append((r * 0.82 * math.cos(a), 2 + r * 1.12 * math.sin(a)))
        return out
    with group() as g:
        for k, mat in enumerate(woods):
            slab(panel(32, 42, 0.2), 0.7, mat, (0, 0, 3 - 0.7 * k), 0.04, [shore(k)] if k < len(woods) - 1 else ())
        for x, y, w, h in ((0, 21.6, 34.6, 1.8), (0, -21.6, 34.6, 1.8), (-16.6, 0, 1.8, 41.6), (16.6, 0, 1.8, 41.6)):
            box(w, h, 4.4, frame, (x, y, 0), 0.2)
        s = Sheet(20, 4)
        s.text(name, 0, 0, 16, 2.4, 'paper espresso', 'serif', lines=1)
        s.put((0, -17.4, 3.72), 'up')
    move(g, tilt=82)
    move(g, (0, 0, 22), turn=12)


@maker('soap-bars', view='high')
def soap_bars(hues=('cream', 'lilac', 'sage', 'blush', 'butter', 'sky', 'peach', 'mint', 'mauve', 'honey', 'ivory', 'rose'), stamp='SAVON', box_paper='kraft'):
    """Twelve milled bars in a divided box, each stamped."""
    box(42, 27, 3.2, box_paper, (0, 0, 0), 0.2)
    box(40.6, 25.6, 0.4, 'paper cream', (0, 0, 3), 0)
    for i, hue in enumerate(hues):
        x, y = (i % 4 - 1.5) * 10.1, (1 - i // 4) * 8.4
        slab(panel(8.8, 6.4, 1.8), 2.8, f'wax {hue}', (x, y, 3), 0.7)
        words(stamp, 5.4, 1.3, (x, y, 5.82), 'paper gray', 'up')


@maker('gold-bowl', view='high')
def gold_bowl(body='glaze ink', seam='gold'):
    """A mended bowl whose cracks shine, a brush and a dish of gold beside it."""
    line = [(3, 0), (3, 0.8), (6.4, 2.6), (9, 6), (9.8, 9)]
    lathe([(0, 0), *line, (9.4, 9), (8.5, 6.2), (6, 3.2), (0, 1.6)], body, round=0.5)

    def wall(z, a, gap):
        for (r0, z0), (r1, z1) in zip(line, line[1:]):
            if z0 <= z <= z1:
                r = r0 + (r1 - r0) * (z - z0) / max(1e-6, z1 - z0) + gap
                return (r * math.cos(a), r * math.sin(a), z)
        return (line[-1][0] * math.cos(a), line[-1][0] * math.sin(a), z)
    for start, bend in ((-2.3, 0.5), (-1.5, -0.4), (-0.7, 0.35), (0.9, 0.4), (2.4, -0.5)):
        pts = [wall(1.2 + 7.7 * t, start + bend * math.sin(t * 4.4) * (1 - 0.3 * t), 0.02) for t in [k / 12 for k in range(13)]]
        tube(pts, 0.2, seam)
        inside = [(p[0] * f, p[1] * f, 8.9 - 7 * t) for t in [k / 8 for k in range(9)] for p in [pts[-1]] for f in [0.955 - 0.62 * t ** 1.8]]
        tube(inside, 0.2, seam)
    tube([wall(4.4, -2.15 + 0.14 * k, 0.04) for k in range(9)], 0.18, seam)
    lathe([(0, 0), (2.4, 0), (3.2, 1), (3, 1.1), (2.2, 0.4), (0, 0.4)], 'porcelain white', (13, -4, 0), 0.2)
    rod(2.1, 0.3, seam, (13, -4, 0.4), 0.05)
    tube([(8, -10, 0.4), (17, -7.4, 0.6)], 0.35, 'bamboo', straight=True)
    tube([(8, -10, 0.4), (6.2, -10.6, 0.3)], 0.34, 'felt espresso', straight=True, taper=[1, 0.2])


@maker('lobster-tails', view='high')
def lobster_tails(shell='gloss b8381e', meat='cheese f2dcc8'):
    """Four tails on a bed of ice in a chilled box, lemon and butter beside them."""
    b = box(40, 28, 9, 'foam white', (0, 0, 0), 1)
    cut(b, box(36, 24, 8, None, (0, 0, 2), 0))
    for i in range(60):
        box(2.4, 2.4, 2.2, 'wax dcecf4', (-16 + 32 * spot(i, 1), -10.4 + 20.8 * spot(i, 2), 4 + 1.2 * spot(i, 3)), 0.4, 90 * spot(i, 6))
    for i in range(4):
        with group() as g:
            for k in range(7):
                r = 3.1 - 0.22 * k
                blob(r, 1.5, r * 0.7, shell, (0, -k * 2.1, 1.4))
            blob(2.5, 0.8, 1.6, meat, (0, 1.6, 1.5))
            for a in (-46, -23, 0, 23, 46):
                with group() as f:
                    slab(fillet([(-0.6, 0), (0.6, 0), (1.5, -4.6), (-1.5, -4.6)], 0.6, True), 0.35, shell, round=0.12)
                move(f, (0, -13.6, 1.3 - abs(a) * 0.012 + (0.05 if a > 0 else 0)), turn=a)
        move(g, (-13 + i * 8.8, 8.2, 7.2), turn=(i - 1.5) * 3)
    for x, y, turn in ((26, -9, 20), (27.4, -3, -40)):
        blob(3.4, 2.5, 2.5, 'fruit lemon', (x, y, 2.5), turn=turn)
        blob(0.9, 0.8, 0.8, 'fruit lemon', (x + 3.2 * math.cos(math.radians(turn)), y + 3.2 * math.sin(math.radians(turn)), 2.5))
    box(8, 4, 3, 'cheese f2dc8a', (27, 5, 0), 0.3)
