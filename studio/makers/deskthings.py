"""Pens, lunch boxes, organizers and small machines for desk and school."""
import math

from art import spot
from makers import maker
from makers.fittings import bar, cable, disc, hollow, lying, upright
from shapes import ball, box, fillet, grid, group, lathe, move, panel, ring, rod, slab, tube
from typeset import Sheet, label


def pen(barrel, metal, cap=None, nib=True, words=None, ink='foil'):
    """Lying along x, its nib to the left."""
    with group() as g:
        lathe([(0, 0), (0.5, 0), (0.6, 2.6), (0.72, 3), (0.7, 9), (0.5, 11), (0, 11.2)], barrel, round=0.2)
        lathe([(0.62, 2.8), (0.76, 2.8), (0.76, 3.3), (0.62, 3.3)], metal, round=0.05)
        if nib:
            slab([(-0.02, -2.6), (0.42, -0.9), (0.4, 0.3), (-0.4, 0.3), (-0.42, -0.9)], 0.14, metal, round=0.03)
            n = g[-1]
            move(n, tilt=90)
            move(n, (0, -0.2, 0))
        if words:
            s = Sheet(4, 1)
            s.text(words, 0, 0, 3.4, 0.7, ink, 'serif', lines=1)
            move(s.things, turn=90)
            move(s.things, tilt=90)
            move(s.things, (0, -0.735, 6.4))
    move(g, roll=90)
    move(g, tilt=-20)
    return move(g, (0, 0, 0.75))


@maker('fountain-pen', view='high')
def fountain_pen(barrel='lacquer indigo', metal='steel', ink_words='Blue-black', converter=True):
    """An open fountain pen, its cap, and a bottle of ink."""
    with group() as p:
        pen(barrel, metal)
    move(p, (-4, -4.6, 0), turn=18)
    with group() as c:
        lathe([(0, 0), (0.86, 0), (0.86, 5), (0.6, 6), (0, 6.1)], barrel, round=0.2)
        box(0.3, 0.3, 4.2, metal, (0, -0.98, 0.6), 0.1)
        lathe([(0.84, 0.1), (0.92, 0.1), (0.92, 0.6), (0.84, 0.6)], metal, round=0.05)
    move(c, roll=90)
    move(c, (-6, -8.4, 0.9), turn=6)
    with group() as b:
        slab(panel(6.4, 4.6, 1), 5.6, 'glass', round=0.7)
        slab(panel(5.6, 3.8, 0.8), 4.2, 'liquid 141c40', (0, 0, 0.5), 0.4)
        rod(1.7, 1.9, 'plastic black', (0, 0, 5.5), 0.2)
        s = Sheet(4.6, 2.8)
        s.fill('paper cream')
        s.text(ink_words, 0, 0.2, 3.8, 1.0, 'paper navy', 'serif', lines=1)
        s.text('INK', 0, -0.9, 1, 0.5, 'paper navy', 'sans')
        s.put((0, -2.36, 2.4))
    move(b, (6, 2, 0), turn=14)


@maker('pen-box', view='steep')
def pen_box(barrel='rosewood', metal='brass', words='E. M.', case='leather espresso', bed='velvet wine'):
    """One engraved pen in its open case."""
    with group() as g:
        hollow(20, 7, 2.2, 0.5, case, round=0.15)
        box(19, 6, 1.2, bed, (0, 0, 0.3), 0.2)
        with group() as p:
            pen(barrel, metal, nib=False, words=words)
            tip = lying(0.5, 1.6, metal, (-0.6, 0, 0.75), 0, 0.1, 0.1)
            box(4, 0.3, 0.3, metal, (8.8, -0.1, 1.4), 0.1)
        move(p, (-5.4, 0, 1.4), scale=1.15)
        with group() as lid:
            box(20, 7, 1.6, case, (0, 3.5, 0), 0.3)
            box(18.6, 5.8, 0.2, 'satin cream', (0, 3.5, -0.1), 0.05)
        move(lid, tilt=100)
        move(lid, (0, 3.7, 2.2))
    move(g, turn=16)


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


@maker('open-planner', view='steep')
def open_planner(cover='linen rose', words='Week of', days=('Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Weekend'), pen_mat='lacquer ink'):
    """A planner lying flat, open on an undated week."""
    with group() as g:
        box(32, 22.4, 0.4, cover, (0, 0, 0), 0.1)
        for side in (-1, 1):
            box(15.4, 21.4, 0.9, 'pages', (side * 7.8, 0, 0.4), 0.1)
            s = Sheet(15, 21)
            s.fill('paper white')
            s.text(words if side < 0 else 'What went well', -1, 8.9, 11, 1.5, 'paper berry', 'serif', 'left', lines=1, most=1.9)
            for i in range(3):
                y = 6 - i * 4.6
                s.rect(0, y + 1.2, 13, 0.07, 'paper rose')
                s.text(days[i + (0 if side < 0 else 3)], -3.6, y + 0.3, 5, 0.8, 'paper ink', 'sans', 'left', lines=1, most=1.0)
                for k in range(3):
                    s.rect(0, y - 0.9 - k * 0.9, 13, 0.04, 'paper silver')
            for k in range(7):
                s.circle(-5.4 + k * 1.8, -8.8, 0.55, 'paper rose' if (k + side) % 3 else 'paper blush', n=20)
            s.put((side * 7.8, 0, 1.32), 'up')
        box(0.4, 6, 0.2, 'satin berry', (0.8, -12.6, 0.2), 0.05)
        for i in range(12):
            move(ring(0.7, 0.09, 'brass'), (0, (i - 5.5) * 1.8, 1.0), tilt=90)
    move(g, turn=10)
    with group() as p:
        pen(pen_mat, 'brass')
    move(p, (3, -3, 1.3), turn=52)


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


@maker('bento', view='high')
def bento(body='brushed', clip='silicone mint', open_lid=True):
    """A steel lunch box with three compartments, filled, its lid behind."""
    with group() as g:
        slab(panel(24, 16, 2.6), 5.4, body, round=0.5)
        slab(panel(22.6, 14.6, 2), 0.3, 'gunmetal', (0, 0, 5.2), 0.05)
        box(0.3, 14.4, 0.7, 'steel', (2.6, 0, 5.2), 0.05)
        box(8.4, 0.3, 0.7, 'steel', (6.9, 0, 5.2), 0.05)
        for i in range(36):
            a = ball(0.9, ('salt', 'icing')[i % 2], (-10 + (i % 6) * 2.3, -5.4 + (i // 6) * 2.1, 4.7), 0.6, 12)
        for i in range(7):
            ball(1.3, 'fruit red', (4.4 + (i % 3) * 2.5, 2.4 + (i // 3) * 1.9, 4.8), 0.9, 18)
        for i in range(6):
            ball(1.5, 'foliage leaf', (4.6 + (i % 3) * 2.6, -5.2 + (i // 3) * 2.6, 4.6), 0.8, 16)
        for side in (-1, 1):
            box(1.2, 6, 4, clip, (side * 12.4, 0, 1.6), 0.4)
        with group() as lid:
            upright(panel(24.4, 16.4, 2.6), 1.4, body, (0, 0, 8.2), 0.5)
            upright(panel(20, 12, 2), 0.2, 'steel', (0, -1.3, 8.2), 0.05)
        move(lid, tilt=-18)
        move(lid, (0, 11.6, 0))
    move(g, turn=18)


@maker('lunch-warmer', view='table')
def lunch_warmer(body='gloss coral', trim='gloss cream'):
    """A plug-in lunch box with handle, latch and cord, steam rising."""
    with group() as g:
        slab(panel(23, 16, 4), 9, body, round=1.2)
        slab(panel(23.6, 16.6, 4), 4, trim, (0, 0, 9), 1.2)
        tube([(-7, 0, 12.6), (-6.4, 0, 17), (6.4, 0, 17), (7, 0, 12.6)], 0.9, body)
        box(4, 1.2, 4, trim, (0, -8.2, 6.6), 0.4)
        disc(0.7, 0.4, 'glow coral', (6, -7.9, 4), 0.1)
        s = Sheet(9, 2)
        s.text('WARM LUNCH', -4.4, 0, 6.4, 0.9, 'paper cream', 'sans', lines=1)
        s.put((0, -8.05, 3.6))
        cable([(11.4, 2, 3), (16, 1, 1), (17, -8, 0.5), (12, -13, 0.5), (15, -17, 0.6)], 'rubber charcoal', 0.4)
        box(3, 2.2, 2, 'plastic charcoal', (15.4, -18, 0), 0.4)
        for x in (-0.6, 0.6):
            box(0.25, 1.8, 0.7, 'steel', (15.4 + x, -19.8, 0.6), 0.05)
    move(g, turn=16)


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
        sleeve = lying(1.7, 20, 'nylon charcoal', (-4, -17.4, 1.7), 4, 0.5)
        box(19, 0.5, 0.3, 'steel', (-4, -17.4, 3.3), 0.1)
    move(g, turn=14)


@maker('sand-garden', view='high')
def sand_garden(wood='walnut', width=32, depth=22):
    """Raked white sand, four stones and a bamboo rake in a tray."""
    from makers.fittings import blob
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


@maker('ladybug-vacuum', view='high')
def ladybug_vacuum(shell='gloss red', spot_mat='gloss black'):
    """A palm-size vacuum like a ladybug, crumbs before it."""
    with group() as g:
        lathe([(0, 0.4), (5.2, 0.4), (5.4, 1.6), (0, 1.6)], 'plastic black', round=0.3)
        top = ball(5.3, shell, (0, 0, 1.2 - 4.0), 0.76)
        cutter = box(20, 20, 8, None, (0, 0, -6.4), 0)
        from shapes import cut
        cut(top, cutter)
        t = ball(2.6, spot_mat, (0, -4.6, 1.0), 0.8)
        for side in (-1, 1):
            tube([(side * 0.9, -6.4, 3.6), (side * 1.6, -7.6, 5), (side * 2.4, -8, 5.6)], 0.14, spot_mat)
            ball(0.34, spot_mat, (side * 2.4, -8, 5.4), steps=14)
            for a, e in ((40, 56), (100, 36), (40, 14), (80, 70)):
                x = math.sin(math.radians(a)) * math.cos(math.radians(e)) * side
                y = -math.cos(math.radians(a)) * math.cos(math.radians(e)) * 0.9
                z = math.sin(math.radians(e))
                ball(0.95, spot_mat, (x * 4.6, y * 4.6 + 1, 1.0 + z * 3.9), 0.8, 18)
        tube([(0, -4.4, 4.0), (0, -2, 5.2), (0, 1, 5.45), (0, 4.2, 3.9)], 0.1, spot_mat)
    move(g, turn=-34)
    for i in range(30):
        a = i * 2.4
        d = 0.8 * math.sqrt(i)
        ball(0.16 + 0.22 * spot(i), 'crumb', (-8 + math.cos(a) * d * 1.4, -8 + math.sin(a) * d, 0), 0.8, 10)


@maker('stamps', view='high')
def stamps(words=('Well done', 'Great idea', 'You did it', 'Lovely work', 'Kind', 'Keep going', 'Bravo', 'Wow'), mats=('plastic teal', 'plastic violet', 'plastic leaf', 'plastic blue', 'plastic magenta', 'plastic orange', 'plastic navy', 'plastic jade')):
    """Self-inking stamps in two rows, one impression each on a sheet before them."""
    for i, (text, mat) in enumerate(zip(words, mats)):
        x, y = (i % 4 - 1.5) * 6.6, 8 - (i // 4) * 6.4
        with group() as g:
            slab(panel(4.8, 4.8, 0.8), 3, 'plastic charcoal', round=0.3)
            slab(panel(4.2, 4.2, 0.8), 3.4, mat, (0, 0, 2.8), 0.4)
            slab(panel(4.6, 4.6, 1), 1.2, mat, (0, 0, 6), 0.5)
            s = Sheet(4, 4)
            s.text(text, 0, 0, 3.3, 2, 'paper white', 'sans')
            s.put((0, 0, 7.22), 'up')
        move(g, (x, y, 0))
    with group() as p:
        box(26, 11, 0.1, 'paper white', round=0.02)
        s = Sheet(26, 11)
        for i, text in enumerate(words[:4]):
            ink = mats[i].replace('plastic', 'paper')
            s.text(text, (i % 2 - 0.5) * 12, (0.5 - i // 2) * 5, 8, 1.9, ink, 'serif', lines=1)
        s.put((0, 0, 0.12), 'up')
    move(p, (0, -9, 0), turn=-4)


@maker('laminator', view='high')
def laminator(body='matte white', trim='matte sky', words='Flash cards'):
    """A slim machine with a sheet coming out of it."""
    with group() as g:
        slab(panel(38, 12, 3), 7.4, body, round=1.4)
        slab(panel(38, 4, 1.4), 0.6, trim, (0, 2.4, 7.1), 0.2)
        box(31, 1, 0.8, 'plastic black', (0, -5.9, 2.6), 0.2)
        rod(1.1, 0.5, 'dimglow leaf', (14.6, -2.4, 7.2), 0.1)
        box(26, 22, 0.2, 'glaze ice', (0, -16, 2.8), 0.05)
        s = Sheet(24, 20)
        s.fill('paper cream')
        for i, (a, ink) in enumerate((('7 × 8', 'paper coral'), ('9 × 6', 'paper teal'), ('4 × 12', 'paper violet'), ('6 × 6', 'paper amber'))):
            x, y = (i % 2 - 0.5) * 11.4, (0.5 - i // 2) * 9.4
            s.rect(x, y, 10.4, 8.4, 'paper white', 0.6)
            s.text(a, x, y, 7, 3, ink, 'sans-black', lines=1)
        s.put((0, -16.4, 3.06), 'up')
    move(g, turn=16)


@maker('label-maker', view='high')
def label_maker(body='matte mint', trim='matte white', words='PAPRIKA'):
    """A pocket printer with a label coming out; a labelled jar beside it."""
    from makers.containers import jar
    with group() as g:
        slab(panel(8.4, 11, 2.4), 3, body, round=0.9)
        slab(panel(6, 3, 1), 0.2, trim, (0, 2.6, 2.95), 0.05)
        rod(1.1, 0.5, trim, (0, -2.6, 2.8), 0.2)
        box(2.2, 7, 0.1, 'paper white', (0, 8.4, 1.6), 0)
        s = Sheet(7, 2.2)
        s.text(words, 0.6, 0, 4.6, 1.1, 'paper ink', 'sans-black', lines=1)
        move(s.things, turn=90)
        s.put((0, 8.4, 1.72), 'up')
    move(g, (-5, -3, 0), turn=-24)
    with group() as j:
        jar(words=words, filling='sandy b03a1e', lid='cork', width=6, height=8, face='sans-black')
    move(j, (8, 4, 0))


@maker('card-case', view='steep')
def card_case(metal='brass', words='A. Ellis', sub='ARCHITECT'):
    with group() as g:
        slab(panel(9.6, 6.2, 0.7), 0.8, metal, round=0.2)
        box(9.2, 0.12, 0.2, 'bronze', (0, -2.2, 0.76), 0)
        for i in range(3):
            with group() as c:
                slab(panel(8.7, 5.2, 0.1), 0.06, 'card white', round=0.01)
                s = Sheet(8.7, 5.2)
                s.text(words, 0, 0.8, 5, 0.9, 'paper ink', 'serif', lines=1)
                s.text(sub, 0, -0.8, 3.4, 0.4, 'paper ink', 'sans', lines=1)
                s.put((0, 0, 0.07), 'up')
            move(c, (0.6 * i - 0.3, 4.4 - 0.3 * i, 0.3 + 0.1 * i), turn=4 - 5 * i)
        slab(panel(9.6, 6.2, 0.7), 0.4, metal, (0, 0, 0.7), 0.18)
    move(g, turn=16)


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
        from makers.books import book as make
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


@maker('tassel-frame', view='eye')
def tassel_frame(wood='mahogany', year='2026', thread='satin gold'):
    """A shadow box: a photograph, a plate with the year, a hanging tassel."""
    with group() as g:
        for x, z, w, h in ((0, 0, 40, 2), (0, 30, 40, 2), (-19, 0, 2, 32), (19, 0, 2, 32)):
            box(w, 5, h, wood, (x, 0, z), 0.2)
        box(38, 0.6, 30, 'linen navy', (0, 2, 1), 0)
        s = Sheet(17, 22)
        s.rect(0, 0, 17, 21, 'paper white')
        s.rect(0, 0, 15, 19, 'paper sky')
        from art import motif
        motif(s, 'house', ['paper brick', 'paper slate', 'paper white', 'paper butter'], 0, -2, 13, 13)
        s.put((-7.4, 1.6, 17.4))
        box(9, 0.4, 3, 'brass', (-7.4, 1.5, 3), 0.1)
        s = Sheet(9, 3)
        s.text(f'Class of {year}', 0, 0, 7.4, 1.4, 'paper ink', 'serif', lines=1)
        s.put((-7.4, 1.26, 4.5))
        disc(0.5, 2, 'brass', (9, 1.6, 28), 0.1)
        tube([(9, 0, 28), (9.4, -0.2, 24), (9, 0, 20)], 0.35, thread)
        lathe([(0, 0), (0.9, 0), (1.1, 1.8), (0.8, 2.6), (0, 2.8)], thread, (9, 0, 17.6), 0.3)
        for i in range(22):
            a = i * 2.4
            r = 0.2 * math.sqrt(i)
            tube([(9 + math.cos(a) * r, math.sin(a) * r * 0.5, 17.8), (9 + math.cos(a) * r * 1.5, math.sin(a) * r * 0.7, 12), (9 + math.cos(a) * r * 1.7, math.sin(a) * r * 0.7, 6.4)], 0.13, thread)
        lathe([(0.95, 18.2), (1.15, 18.2), (1.15, 18.9), (0.95, 18.9)], 'brass', (9, 0, 0), 0.05)
    move(g, tilt=-6)
    move(g, (0, 0, 0.2), turn=18)


@maker('hung-coat', view='eye')
def hung_coat(mat='cotton white', words='Dr. Ellis', goggles=True, wood='oak'):
    """A short coat on a hanger from a peg, goggles beside it."""
    with group() as g:
        line = [(-4, 62), (4, 62), (17, 56), (27, 20), (20, 17), (14.6, 36), (16, 0), (-16, 0), (-14.6, 36), (-20, 17), (-27, 20), (-17, 56)]
        upright(fillet(line, 2, True, 5), 5, mat, (0, 2.5, 4), 2)
        box(0.3, 0.2, 40, 'cotton silver', (0, -2.6, 5), 0)
        for s in (-1, 1):
            upright(fillet([(0, 46), (s * 3.4, 62), (s * 6.4, 60), (s * 5.4, 50)], 0.6, True, 4), 0.6, mat, (0, -2.5, 4), 0.25)
            upright(fillet([(s * 3.4, 8), (s * 12.4, 8), (s * 12.4, 18), (s * 3.4, 18)], 0.6, True, 4), 0.6, mat, (0, -2.4, 4), 0.25)
        for i in range(4):
            disc(0.7, 0.3, 'plastic white', (1.2, -2.5, 14 + i * 9), 0.1)
        s = Sheet(9, 4)
        s.rect(0, 0, 8.6, 3.2, 'paper sky', 0.3)
        s.text(words, 0, 0, 7, 1.6, 'paper navy', 'sans', lines=1)
        s.put((-8, -2.75, 44))
        for i, mat2 in enumerate(('stain coral', 'stain teal')):
            rod(0.4, 5, mat2, (6.4 + i * 1.6, -3, 20), 0.05)
        tube([(-12, 0, 60), (0, 0, 65.4), (12, 0, 60)], 0.8, wood)
        tube([(0, 0, 66), (0, 0, 69), (1.8, 0, 71), (0, 0, 73), (-1.6, 0, 71.6)], 0.3, 'steel')
    move(g, turn=14)
    if goggles:
        with group() as q:
            for s in (-1, 1):
                lathe([(0, 0), (3.2, 0), (3.4, 1.6), (3, 2.2), (0, 2.2)], 'glass aqua', (s * 3.6, 0, 0), 0.3)
                ring(3.2, 0.5, 'rubber teal', (s * 3.6, 0, 1.4))
            tube([(-7, 0, 1.4), (-10, 4, 0.8), (0, 8, 0.8), (10, 4, 0.8), (7, 0, 1.4)], 0.7, 'cotton black')
        move(q, (16, -16, 0), turn=20)
