"""For readers and lovers: lights, stands, shelves, embossers, compasses, roses, baskets."""
import math

from art import motif, spot
from makers import maker
from makers.shared.fittings import bar, lying
from shapes import (
    ball,
    box,
    cushion,
    fillet,
    grid,
    group,
    lathe,
    move,
    panel,
    rod,
    slab,
    tube,
)
from typeset import Sheet


def open_book(width=14, height=20, thick=2.4, cover='linen wine'):
    """An open book lying with two printed pages."""
    for side in (-1, 1):
        box(width * 1.03, height * 1.03, 0.25, cover, (side * width / 2, 0, 0), 0.06)

        def place(u, v, side=side):
            return (side * u * width, (v - 0.5) * height, 0.3 + thick * (math.sin(math.pi * min(1, u * 1.15)) ** 0.7) * (1 - 0.6 * u) + 0.5 * (1 - u))
        grid(24, 2, place, 'paper f4ead6')
        s = Sheet(width, height)
        for i in range(17):
            s.rect(0, height * (0.4 - 0.048 * i), width * (0.7 if i != 16 else 0.4), height * 0.012, 'paper slate')
        s.put((side * width * 0.52, 0, 0.3 + thick * 0.62), 'up')


@maker('book-light', view='table')
def book_light(body='matte charcoal', glow='glow ffb45a'):
    """A clip-on lamp bent over an open book."""
    with group() as g:
        open_book()
        box(3, 2.6, 1.6, body, (8, 11, 1.6), 0.4)
        box(3, 2.6, 0.8, body, (8, 11, 0), 0.3)
        tube([(8, 11, 3), (9, 13, 10), (5, 11, 17), (0, 6, 17), (-1, 3, 15)], 0.4, body)
        with group() as h:
            slab(panel(7, 3.4, 1.4), 1.1, body, round=0.4)
            slab(panel(6, 2.4, 1), 0.2, glow, (0, 0, -0.15), 0.05)
        move(h, tilt=14)
        move(h, (-1, 1.4, 14))
    move(g, turn=-16)


@maker('embosser', view='table')
def embosser(body='matte plum', metal='chrome', words='FROM THE LIBRARY OF', name='June Ellis'):
    with group() as g:
        slab(panel(16, 5, 1.4), 1.6, body, round=0.4)
        box(3, 3, 6, body, (5.4, 0, 1), 0.6)
        tube([(6.6, 0, 6), (0, 0, 9.4), (-8.4, 0, 10.4)], 1.3, body, taper=[1.2, 1, 0.9])
        rod(2.2, 1, metal, (-4.4, 0, 1.6), 0.15)
        rod(2.2, 3.6, metal, (-4.4, 0, 4.2), 0.2)
        rod(0.7, 3, metal, (-4.4, 0, 7), 0.1)
    move(g, (3, 5, 0), turn=-20)
    with group() as p:
        box(18, 14, 0.1, 'paper f6f0e2', round=0.02)
        s = Sheet(18, 14)
        s.line([(4.4 * math.cos(a), 4.4 * math.sin(a)) for a in [2 * math.pi * i / 60 for i in range(60)]], 0.16, 'paper d9cfba', True)
        s.line([(3.9 * math.cos(a), 3.9 * math.sin(a)) for a in [2 * math.pi * i / 60 for i in range(60)]], 0.08, 'paper d9cfba', True)
        s.text(words, 0, 1.2, 5.6, 0.7, 'paper b9ad94', 'sans', lines=1)
        s.text(name, 0, -0.5, 5.4, 1.4, 'paper b9ad94', 'serif', lines=1)
        s.put((0, 0, 0.12), 'up')
    move(p, (-6, -8, 0), turn=8)


@maker('page-holder', view='table')
def page_holder(wood='walnut'):
    """A wooden wing with a thumb hole, set on an open paperback."""
    with group() as g:
        open_book(11, 17, 1.8, 'card teal')
    with group() as w:
        line = fillet([(-5.4, 1.4), (-2, 0.4), (0, -1.6), (2, 0.4), (5.4, 1.4), (4.6, -1), (1.8, -2.4), (0, -3.2), (-1.8, -2.4), (-4.6, -1)], 0.7, True, 5)
        slab(line, 1.1, wood, round=0.35, holes=[[(0.85 * math.cos(a), -1.6 + 0.85 * math.sin(a)) for a in [2 * math.pi * k / 24 for k in range(24)]]])
    move(w, (0, -4.4, 2.6), scale=1.3)
    move([g, w], turn=-14)


@maker('reading-lamp', view='eye')
def reading_lamp(metal='brass', shade='enamel amber', chair=None):
    """A floor lamp whose arm reaches out over an armchair."""
    lathe([(0, 0), (13, 0), (13, 1.4), (1.4, 2.6), (0, 2.6)], metal, (-34, 10, 0), 0.4)
    bar((-34, 10, 2), (-34, 10, 112), 1.1, metal)
    bar((-52, 10, 104), (14, -2, 120), 0.9, metal)
    ball(3.6, metal, (-53, 10, 100.4))
    lying(2, 4, metal, (-34, 9, 108.6), 90, 0.3)
    with group() as h:
        lathe([(11, 0), (7, 9), (2.4, 12), (0, 12), (0, 11), (6.6, 8.6), (10.4, 0)], shade, round=0.8)
        rod(8.6, 0.4, 'glow', (0, 0, 2.4), 0.1)
    move(h, (15, -2, 108))
    with group() as c:
        slab(panel(58, 54, 10), 26, chair or 'wool slate', (0, 0, 8), 6)
        slab(panel(56, 18, 8), 66, chair or 'wool slate', (0, 22, 8), 7)
        for s in (-1, 1):
            slab(panel(13, 54, 6), 44, chair or 'wool slate', (s * 29, 0, 8), 5)
        slab(panel(44, 44, 8), 10, chair or 'wool slate', (0, -4, 32), 4)
        for x in (-24, 24):
            for y in (-22, 22):
                rod(1.7, 9, 'walnut', (x, y, 0), 0.2, 2.4)
    move(c, (20, 6, 0), turn=-14)


@maker('backrest', view='table')
def backrest(mat='velvet lilac', piping='cotton cream'):
    """A pillow with a tall back and two arms."""
    with group() as g:
        with group() as b:
            cushion(52, 50, 20, mat, puff=3)
        move(b, (0, 0, -10))
        move(b, tilt=72)
        move(b, (0, 10, 25))
        for s in (-1, 1):
            with group() as a:
                slab(panel(13, 38, 6), 20, mat, round=5)
            move(a, (s * 26, -10, 0), turn=s * -6)
        tube([(-8, 7, 50), (-6, 8, 55), (6, 8, 55), (8, 7, 50)], 1.2, piping)
        with group() as p:
            slab(panel(12, 10, 2), 1.2, piping, round=0.4)
        move(p, tilt=90, turn=90)
        move(p, (33, -12, 11))
    move(g, turn=24)


@maker('tablet-stand', view='eye')
def tablet_stand(metal='matte white', lines=('Chapter nine', 'The rain had not let up,', 'and nobody minded.')):
    """A gooseneck with an e-reader in its clamp and a small clicker."""
    lathe([(0, 0), (9, 0), (9, 1.2), (1.6, 2), (0, 2)], metal, (-9, 4, 0), 0.4)
    tube([(-9, 4, 1), (-10, 5, 22), (-4, 6, 38), (6, 4, 38), (8, 1, 32)], 0.9, metal)
    with group() as t:
        slab(panel(14, 19, 1.2), 0.8, 'matte charcoal', round=0.3)
        s = Sheet(12, 16)
        s.fill('paper e9e6dc')
        s.text(lines[0], 0, 6, 8, 1.1, 'paper ink', 'serif', lines=1)
        for i in range(9):
            s.rect(0, 3.6 - i * 1.2, 9.6 if i != 8 else 6, 0.3, 'paper slate')
        s.put((0, 0.4, 0.82), 'up')
        for y in (-9.6, 9.6):
            box(5, 1.4, 1.6, metal, (0, y, -0.2), 0.4)
    move(t, tilt=76)
    move(t, (8, -1, 24), turn=-6)
    with group() as c:
        slab(panel(3.4, 7, 1.6), 1.6, metal, round=0.6)
        rod(1, 0.4, 'plastic mint', (0, 1.4, 1.5), 0.1)
    move(c, (2, -12, 0), turn=-24)


@maker('leaning-shelf', view='eye')
def leaning_shelf(wood='oak', shelves=5):
    """A bookcase that leans, shelves deeper towards the floor, with books."""
    hues = ('linen wine', 'linen navy', 'linen oat', 'linen moss', 'linen rust', 'linen teal', 'linen mustard', 'linen slate')
    with group() as g:
        for s in (-1, 1):
            bar((s * 26, -14, 0), (s * 26, 18, 150), 1.7, wood)
            bar((s * 26, 18, 0), (s * 26, 18, 150), 1.4, wood)
        for k in range(shelves):
            z = 12 + k * 30
            y0 = -14 + 32 * z / 150
            d = 19 - y0
            box(54, d, 2, wood, (0, (y0 + 18) / 2, z), 0.3)
            x = -22
            i = 0
            while x < 18 - 6 * (k % 3):
                w = 2.4 + 2 * spot(i, k)
                h = 15 + 6 * spot(i, k + 5)
                box(w, min(d - 2, 13), h, hues[(i * 3 + k) % 8], (x + w / 2, y0 + d / 2, z + 2), 0.15)
                x += w + 0.15
                i += 1
    move(g, turn=26)


@maker('book-tower', view='table')
def book_tower(wood='birch', accent='stain coral'):
    """A turning tower of four sides, covers facing out."""
    arts = ('sun', 'moon', 'hills', 'flower', 'waves', 'circles', 'tree', 'stars')
    hues = ('card coral', 'card sky', 'card amber', 'card teal', 'card lilac', 'card mint', 'card butter', 'card indigo')
    with group() as g:
        rod(21, 3, accent, (0, 0, 0), 0.6)
        rod(2, 6, 'steel', (0, 0, 2), 0.2)
        box(34, 34, 2, wood, (0, 0, 6), 0.5)
        box(34, 34, 2, accent, (0, 0, 112), 0.6)
        box(24, 24, 106, wood, (0, 0, 7), 0.4)
        n = 0
        for face in range(4):
            with group() as f:
                for row in range(4):
                    z = 10 + row * 26
                    box(32, 4, 1.2, wood, (0, -14, z), 0.2)
                    box(32, 0.8, 4, accent, (0, -16, z), 0.2)
                    for k in range(2):
                        x = (k - 0.5) * 15
                        box(13, 1, 18, hues[n % 8], (x, -13.6, z + 1.4), 0.1)
                        s = Sheet(13, 18)
                        motif(s, arts[(n * 3) % 8], ['paper cream', 'paper butter', 'paper white', 'paper ink'], 0, 0, 10, 13)
                        s.put((x, -14.15, z + 10.4))
                        n += 1
            move(f, turn=90 * face)
    move(g, turn=24)
