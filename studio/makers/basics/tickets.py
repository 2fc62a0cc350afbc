"""What an outing comes as: printed tickets, passes on a ribbon, a folded map with the way marked."""
import math

from art import motif
from makers import maker
from shapes import box, group, lathe, move, panel, ring, slab, tube
from typeset import Sheet


@maker('ticket', view='steep')
def ticket(words='', sub=None, seats=('ROW F · 12', 'ROW F · 13'), art='stars', colors=('paper coral', 'paper amber', 'paper cream'), paper='card cream', stub='paper coral', ink='paper ink', width=21, height=8.6):
    """Printed tickets, one behind another, each with a stub to tear off."""
    for i, seat in reversed(list(enumerate(seats))):
        with group() as g:
            half = height / 2
            bites = [(math.cos(a) * 0.55, math.sin(a) * 0.55) for a in [k * math.pi / 8 for k in range(9)]]
            tear = width * 0.24
            up = [(tear + x, -half + y) for x, y in reversed(bites)]
            down = [(tear - x, half - y) for x, y in reversed(bites)]
            slab([(-width / 2, -half), *up, (width / 2, -half), (width / 2, half), *down, (-width / 2, half)], 0.12, paper, round=0.03)
            s = Sheet(width, height)
            right = (tear + width / 2) / 2
            s.rect(right + 0.25, 0, width / 2 - tear - 1.1, height - 0.9, stub)
            for k in range(11):
                s.rect(tear, (k - 5) * height * 0.078, 0.1, height * 0.036, 'paper gray')
            s.text(seat, right + 0.25, 0, width / 2 - tear - 1.8, height * 0.42, 'paper white', 'sans-black')
            motif(s, art, colors, -width * 0.36, 0, width * 0.25, height * 0.8)
            s.text(words, width * 0.005, height * 0.1, width * 0.38, height * 0.46, ink, 'serif')
            s.text(sub, width * 0.005, -height * 0.34, width * 0.38, height * 0.09, ink, 'sans', lines=1)
            s.put((0, 0, 0.13), 'up')
        move(g, (i * 2.2, i * height * 0.62, 0.14 * (len(seats) - i)), turn=8 - 15 * i)


@maker('pass-card', view='steep')
def pass_card(words='', sub=None, art='pines', colors=('paper cream', 'paper sage', 'paper pine'), body='gloss pine', ink='paper cream', ribbon='satin coral', metal='steel', width=13.5, height=8.6):
    """A plastic card on a ribbon, to be worn or hung."""
    with group() as g:
        slab(panel(width, height, 0.8), 0.22, body, round=0.06, holes=[[(x * 1.1, y * 0.28 + height * 0.42) for x, y in panel(1.4, 1, 0.4)]] if ribbon else ())
        s = Sheet(width, height)
        motif(s, art, colors, width * 0.27, -height * 0.06, width * 0.36, height * 0.66)
        s.text(words, -width * 0.2, height * 0.08, width * 0.46, height * 0.46, ink, 'serif')
        s.text(sub, -width * 0.2, -height * 0.33, width * 0.46, height * 0.09, ink, 'sans', lines=1)
        s.put((0, 0, 0.24), 'up')
    move(g, turn=-9)
    if ribbon:
        with group() as r:
            ring(0.5, 0.12, metal, (0, height * 0.5, 0.1))
            box(1.1, 1.8, 0.3, metal, (0, height * 0.5 + 1.4, 0.1), 0.12)
            y = height * 0.5 + 2.2
            tube([(0, y, 0.4), (-4.6, y + 1.6, 0.3), (-7.4, y + 4.6, 0.3), (-4, y + 7.2, 0.3), (3, y + 7, 0.3), (7.2, y + 4.4, 0.3), (4.4, y + 1.5, 0.4)], 0.5, ribbon, closed=True, flat=0.3)
        move(r, turn=-9)


@maker('trail-map', view='steep')
def trail_map(words='Trail map', land='paper c9d8b0', ink='paper brick', water='paper sky', lines='paper moss', width=34, height=24, folds=4, stops=5):
    """A map opened on the table: contour lines, a lake, and a dashed way with its stops."""
    with group() as g:
        part = width / folds
        slope = math.radians(7)
        rise = math.sin(slope) * part
        for i in range(folds):
            with group() as leaf:
                slab([(0, -height / 2), (part, -height / 2), (part, height / 2), (0, height / 2)], 0.06, land, round=0)
                s = Sheet(part, height)
                for k, (cx, cy, r) in enumerate(((0.24, 0.25, 0.26), (0.74, -0.2, 0.3))):
                    for q in range(5):
                        row = []
                        for n in range(49):
                            a = 2 * math.pi * n / 48
                            rr = r * (1 - q * 0.19) * (1 + 0.12 * math.sin(3 * a + k) + 0.06 * math.sin(5 * a))
                            row.append(((cx + rr * 0.62 * math.cos(a)) * width - i * part - part / 2, (cy + rr * math.sin(a)) * height))
                        inner = [p for p in row if abs(p[0]) <= part / 2]
                        run = []
                        for p in row + [None]:
                            if p is not None and p in inner:
                                run.append(p)
                                continue
                            if len(run) > 1:
                                s.line(run, 0.12, lines)
                            run = []
                pond = [(0.5 + 0.1 * math.cos(a) * (1 + 0.2 * math.sin(2 * a)), -0.28 + 0.12 * math.sin(a)) for a in [n * math.pi / 16 for n in range(32)]]
                clip = [(max(-part / 2, min(part / 2, x * width - i * part - part / 2)), y * height) for x, y in pond]
                if max(x for x, _ in clip) > min(x for x, _ in clip):
                    s.poly(clip, water)
                for n in range(40):
                    t = n / 39
                    x, y = (0.07 + 0.86 * t) * width - i * part - part / 2, height * (0.3 * math.sin(5 * t + 0.6) - 0.06 + 0.12 * t)
                    if abs(x) < part / 2 - 0.3:
                        big = stops and n % max(1, 39 // stops) == 0
                        s.circle(x, y, 0.62 if big else 0.2, ink, n=18)
                if i == 0:
                    s.text(words, 0, height * 0.42, part * 0.86, height * 0.08, 'paper ink', 'serif')
                s.put((part / 2, 0, 0.07), 'up')
            up = i % 2 == 0
            move(leaf, roll=-7 if up else 7)
            move(leaf, ((i - folds / 2) * math.cos(slope) * part, 0, 0 if up else rise))
    move(g, turn=-10)


@maker('hotel-key', view='table')
def hotel_key(metal='brass', tassel='satin wine', number='12'):
    """A reception bell and a room key with its heavy tag."""
    lathe([(0, 0), (6.4, 0), (6.4, 0.8), (5.6, 1.2), (0, 1.2)], 'walnut', (-5, 3, 0), 0.2)
    lathe([(5, 1.9), (4.9, 2.6), (3.9, 4.9), (2, 6.1), (0, 6.4)], metal, (-5, 3, 0), 0.8)
    lathe([(0, 6.3), (0.5, 6.3), (0.5, 7.2), (0.9, 7.4), (0.6, 7.9), (0, 8)], metal, (-5, 3, 0), 0.15)
    with group() as g:
        ring(1.7, 0.4, metal, (0, 0, 0))
        tube([(1.9, 0, 0.4), (9, 0, 0.4)], 0.42, metal, straight=True)
        for x in (7.2, 8.6):
            box(0.7, 1.9, 0.6, metal, (x, -1.1, 0.1), 0.08)
        tube([(-1.9, 0, 0.4), (-4, 0.8, 0.5), (-5.4, 0.2, 0.5)], 0.2, tassel)
        with group() as tag:
            slab([(x * 0.5, y) for x, y in panel(9, 5.6, 2.4)], 0.7, metal, round=0.2)
            s = Sheet(4, 4)
            s.text(number, 0, 0, 2.6, 2.6, 'paper ink', 'serif', lines=1)
            s.put((0, 0, 0.72), 'up')
        move(tag, (-7.4, 0.2, 0), turn=14)
    move(g, (6, -6, 0), turn=-24)
