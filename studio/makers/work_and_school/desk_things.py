"""Pens, lunch boxes, organizers and small machines for desk and school."""
import math

from art import spot
from makers import maker
from makers.shared.fittings import bar, cable, hollow, lying, upright
from shapes import ball, box, grid, group, lathe, move, panel, ring, rod, slab
from typeset import Sheet, label


@maker('felt-organizer', view='high')
def felt_organizer(mat='felt slate', accent='felt mustard', things=True):
    """Trays and cups of thick felt with pencils and clips in them."""
    with group() as g:
        slab(panel(36, 24, 2), 0.6, mat, round=0.2)
        hollow(16, 10, 3, 0.6, mat, (-8.6, -5.6, 0.5), 0.25)
        hollow(16, 10, 3, 0.6, accent, (-8.6, 6, 0.5), 0.25)
        for x, y, r, h in ((6, 5, 4, 10), (14, -4, 3.4, 7)):
            lathe([(0, 0.3), (r, 0.3), (r, h), (r - 0.6, h), (r - 0.6, 1), (0, 1)], mat, (x, y, 0.4), 0.25)
        hollow(9, 9, 2, 0.6, mat, (5, -6, 0.5), 0.25)
        for i, (dx, dy, wood) in enumerate(((-1.6, 0, 'stain amber'), (0.6, 1.2, 'stain coral'), (1.6, -1, 'stain teal'), (-0.4, -1.6, 'stain navy'))):
            with group() as p:
                rod(0.45, 14, wood, round=0.02)
                rod(0.45, 1.4, 'maple', (0, 0, 14), 0, 0.08)
            move(p, roll=dx * 4, tilt=-dy * 4)
            move(p, (6 + dx, 5 + dy, 1.4))
        for i in range(7):
            t = ring(0.9, 0.12, 'copper')
            move(t, (4 + spot(i) * 3, -7 + spot(i, 2) * 3, 1.2 + 0.2 * i), scale=(1, 1.7, 1), turn=i * 50)
        box(12, 6, 0.8, 'paper lemon', (-8.6, -5.6, 1.2), 0.05)
        lying(0.6, 12, 'matte black', (-8.6, 6, 1.8), 10, 0.2)
    move(g, turn=20)


@maker('laptop-stand', view='table')
def laptop_stand(metal='aluminum', laptop=True):
    """A folding X of bars that lifts a laptop."""
    with group() as g:
        for side in (-1, 1):
            x = side * 9
            for a, b in (((x, -11, 0.8), (x, 8, 13)), ((x, 11, 0.8), (x, -11, 7))):
                bar(a, b, 0.8, metal)
            bar((x, -12, 7.2), (x, 9, 13.4), 0.9, metal)
            box(2.4, 1.4, 3, metal, (x, -12.4, 6.6), 0.3)
            rod(1.2, 1, 'rubber black', (x, -11, 0), 0.2)
            rod(1.2, 1, 'rubber black', (x, 11, 0), 0.2)
        for y, z in ((-11, 0.9), (11, 0.9)):
            bar((-9, y, z), (9, y, z), 0.6, metal)
        if laptop:
            with group() as l:
                slab(panel(32, 22, 1.2), 1.2, 'matte charcoal', round=0.3)
                for r in range(5):
                    for c in range(13):
                        box(1.9, 1.6, 0.2, 'plastic black', ((c - 6) * 2.2, 7 - 2.2 * r, 1.15), 0.08)
                with group() as lid:
                    box(32, 0.7, 21, 'matte charcoal', round=0.3)
                    s = Sheet(30, 18.6)
                    s.fill('screen 2f5f7a')
                    s.put((0, -0.37, 10.6))
                move(lid, tilt=-24)
                move(lid, (0, 10.6, 1))
            move(l, tilt=16.5)
            move(l, (0, -1.6, 11.2))
    move(g, turn=52)


@maker('cable-kit', view='high')
def cable_kit(body='matte white', lid='bamboo', clips='silicone slate'):
    """A box that hides the power strip, clips on cables and a zip sleeve."""
    with group() as g:
        slab(panel(32, 13, 3), 11, body, (0, 6, 0), 0.8)
        slab(panel(32.4, 13.4, 3), 1.4, lid, (0, 6, 11), 0.4)
        cable([(15.6, 6, 3), (20, 5, 1), (23, -2, 0.5), (26, -10, 0.5)], 'rubber charcoal', 0.5)
        for i, mat in enumerate(('rubber white', 'rubber charcoal', 'rubber coral')):
            y = -6 - i * 2.2
            cable([(-22, y + 0.6, 0.9), (-8, y, 0.9), (8, y, 0.9), (16, y - 1, 0.6)], mat, 0.42)
        for x in (-15, -2, 9):
            box(2.2, 7.4, 1.6, clips, (x, -8.2, 0), 0.5)
        lying(1.7, 20, 'nylon charcoal', (-4, -17.4, 1.7), 4, 0.5)
        box(19, 0.5, 0.3, 'steel', (-4, -17.4, 3.3), 0.1)
    move(g, turn=14)


@maker('sand-garden', view='high')
def sand_garden(wood='walnut', width=32, depth=22):
    """Raked white sand, four stones and a bamboo rake in a tray."""
    from makers.shared.fittings import blob
    stones = ((-9, 4, 4.4), (-5.2, 6.2, 2.6), (7.5, -3.5, 3.6), (10.6, -1, 2))
    with group() as g:
        hollow(width, depth, 3.4, 1, wood, round=0.2)

        def place(u, v):
            x, y = (u - 0.5) * (width - 2), (v - 0.5) * (depth - 2)
            near = min((math.hypot(x - sx, y - sy) - r for sx, sy, r in stones))
            h = math.sin(near * 4.4) if near < 3.4 else math.sin(y * 4.4 + 0.5 * math.sin(x * 0.3))
            return (x, y, 2.2 + 0.16 * h)
        grid(220, 160, place, 'sandy f1ece0')
        for i, (x, y, r) in enumerate(stones):
            with group() as b:
                blob(r * 1.5, r * 1.2, r * 0.9, 'slatestone' if i % 2 else 'stone', 0.3, i * 3.1, 0.5)
            move(b, (x, y, 2))
        with group() as rake:
            bar((0, -8, 0.4), (0, 6, 0.4), 0.32, 'bamboo')
            bar((-2.2, 6, 0.4), (2.2, 6, 0.4), 0.32, 'bamboo')
            for k in range(5):
                bar((-2 + k, 6, 0.4), (-2 + k, 7.6, 0.1), 0.2, 'bamboo')
        move(rake, (6, 6, 3.4), turn=-64)
    move(g, turn=18)


@maker('putting-green', view='high')
def putting_green(turf='foliage leaf', length=120, width=26):
    """A long mat that slopes up to its hole, with flag, ball and putter."""
    with group() as g:
        def place(u, v):
            y = (v - 0.5) * length
            up = max(0.0, (v - 0.72) / 0.28)
            return ((u - 0.5) * width, y, 0.8 + 7 * up * up * (3 - 2 * up))
        grid(8, 60, place, turf, thick=0.8)
        upright([(-width / 2, 0), (width / 2, 0), (width / 2, 9), (-width / 2, 9)], 3, 'pinewood', (0, length / 2 + 2, 0), 0.3)
        rod(3.4, 0.2, 'plastic black', (0, length * 0.42, 8.0), 0)
        ring(3.5, 0.3, 'plastic white', (0, length * 0.42, 7.8))
        bar((0, length * 0.42, 7), (0, length * 0.42, 34), 0.5, 'plastic white')
        upright([(0, 0), (11, -3.4), (0, -7)], 0.3, 'nylon coral', (0.4, length * 0.42, 34), 0.05)
        for x, y in ((-3, -length * 0.2), (4, -length * 0.27)):
            ball(2.1, 'gloss white', (x, y, 1.2))
        with group() as p:
            bar((0, 0, 1.6), (0, 0, 60), 0.6, 'steel')
            bar((0, 0, 44), (0, 0, 62), 1.1, 'rubber black')
            box(10, 2.6, 2.4, 'brushed', (-3.6, 0, 0), 0.5)
        move(p, tilt=84)
        move(p, (width * 0.5 + 9, length * 0.12, 1.2), turn=0)
    move(g, turn=40)


@maker('slot-bank', view='eye')
def slot_bank(parts=('Spend', 'Save', 'Give'), mats=('plastic coral', 'plastic teal', 'plastic amber'), book=True):
    """A clear bank in three compartments with coins, and its picture book."""
    with group() as g:
        for i, (name, mat) in enumerate(zip(parts, mats)):
            x = (i - 1) * 7
            box(6.8, 8, 14, 'glass', (x, 0, 0.6), 0.3)
            box(7, 8.2, 1.6, mat, (x, 0, 14.4), 0.3)
            box(3, 0.5, 0.2, 'plastic black', (x, 0, 15.95), 0)
            box(7, 8.2, 0.8, mat, (x, 0, 0), 0.2)
            for k in range((5, 12, 7)[i]):
                with group() as c:
                    rod(1.4, 0.3, ('copper', 'steel', 'gold')[k % 3], round=0.05)
                move(c, roll=(spot(k, i) - 0.5) * 24)
                move(c, (x + (spot(k, i + 3) - 0.5) * 2.6, (spot(k, i + 6) - 0.5) * 3.4, 1.2 + 0.5 * k))
            s = Sheet(6.6, 3)
            s.rect(0, 0, 6, 2.6, 'paper white', 0.4)
            s.text(name, 0, 0, 4.4, 1.4, 'paper ink', 'sans', lines=1)
            s.put((x, -4.08, 10.6))
    move(g, turn=16)
    if book:
        from makers.reading.books import book as make
        with group() as b:
            make(title='Money Grows', sub='A picture book', cloth='card butter', ink='paper pine', art='tree', colors=('paper leaf', 'paper brown', 'paper moss'), width=15, height=15, thick=1.2, lean=0)
        move(b, (17, 6, 0), turn=-20)


@maker('homework-caddy', view='table')
def homework_caddy(body='plastic mint', trim='plastic white'):
    """A turning caddy with pencils, scissors, glue and markers."""
    hues = ('coral', 'amber', 'teal', 'violet', 'leaf', 'cobalt', 'magenta', 'orange')
    lathe([(0, 0), (10, 0), (10, 1), (9, 1.6), (0, 1.6)], trim, round=0.3)
    lathe([(0, 1.6), (9.4, 1.6), (9.8, 9), (9.3, 9), (8.9, 2.2), (0, 2.2)], body, round=0.3)
    lathe([(0, 2), (3, 2), (3.2, 13), (2.8, 13), (2.6, 2.4), (0, 2.4)], trim, round=0.3)
    for k in range(6):
        a = math.pi / 3 * k
        with group() as w:
            box(6.6, 0.4, 7, body, (6, 0, 2), 0.1)
        move(w, turn=math.degrees(a))
    for i in range(14):
        a = math.pi / 3 * (i // 2 % 6) + math.pi / 6 + (0.2 if i % 2 else -0.2)
        r = 6.6 - (i % 3) * 0.6
        h = 12 + 2.4 * spot(i)
        with group() as p:
            if i % 2:
                rod(0.8, h * 0.8, 'plastic white', round=0.1)
                rod(0.85, h * 0.32, f'plastic {hues[i % 8]}', (0, 0, h * 0.8), 0.2)
            else:
                rod(0.5, h, f'stain {hues[i % 8]}', round=0.02)
                rod(0.5, 1.4, 'maple', (0, 0, h), 0, 0.1)
                ball(0.14, f'stain {hues[i % 8]}', (0, 0, h + 1.1), steps=10)
        move(p, roll=8 * math.cos(a), tilt=-8 * math.sin(a))
        move(p, (math.cos(a) * r, math.sin(a) * r, 2.4))
    for i in range(5):
        with group() as p:
            rod(0.5, 13, f'stain {hues[(i * 3) % 8]}', round=0.02)
            rod(0.5, 1.4, 'maple', (0, 0, 13), 0, 0.1)
        move(p, ((spot(i) - 0.5) * 3, (spot(i, 4) - 0.5) * 3, 4))
    for s in (-1, 1):
        t = ring(1.4, 0.42, 'plastic red')
        move(t, tilt=90, scale=(1, 1.3, 1))
        move(t, (2 + s * 1.5, -7.6, 13.4))
    bar((2, -7.4, 4), (2.6, -7.4, 11.8), 0.5, 'steel')
    with group() as gl:
        rod(1.3, 7, 'plastic white', round=0.3)
        rod(0.5, 2.6, 'plastic orange', (0, 0, 7), 0.1, 0.25)
        label(2.4, 3, (0, 0, 3.6), 'Glue', 'paper blue', 'paper white', 'sans', around=1.3)
    move(gl, (-4.4, -6, 2.4))
