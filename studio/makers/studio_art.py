"""Easels, wheels, yarn, looms, carts: what art is made with."""
import math

from art import motif
from makers import maker
from makers.fittings import bar, blob, disc, hollow, lying, upright
from shapes import ball, box, fillet, group, lathe, move, panel, ring, rod, slab, tube
from typeset import Sheet


def picture(w, h, art, sky, colors, thick=1.6):
    """A canvas standing with a picture on it."""
    box(w, thick, h, 'canvas white', (0, 0, 0), 0.15)
    s = Sheet(w, h)
    s.fill(sky, 0.05)
    motif(s, art, colors, 0, 0, w * 0.96, h * 0.94)
    s.put((0, -thick / 2 - 0.02, h / 2))


@maker('box-easel', view='eye')
def box_easel(wood='beech', metal='brass'):
    """A French easel: a paint box on three legs with a canvas."""
    with group() as g:
        for s in (-1, 1):
            bar((s * 17, -10, 52), (s * 25, -30, 0), 1.3, wood)
        bar((0, 12, 50), (0, 40, 0), 1.3, wood)
        box(42, 28, 9, wood, (0, 0, 50), 0.5)
        box(38, 16, 3.6, wood, (0, -18, 52), 0.3)
        hues = ('coral', 'amber', 'lemon', 'leaf', 'teal', 'cobalt', 'violet')
        for i, hue in enumerate(hues):
            lying(0.9, 9, f'gloss {hue}', (-14.4 + i * 4.8, -18, 56.4), 90, 0.2)
        with group() as m:
            for x in (-15, 15):
                box(2, 1.6, 62, wood, (x, 0, 0), 0.3)
            box(32, 2.4, 2, wood, (0, -1, 8), 0.3)
            box(8, 2.4, 3, wood, (0, -1, 50), 0.3)
            with group() as c:
                picture(44, 40, 'hills', 'paper ice', ('paper sage', 'paper moss', 'paper pine', 'paper butter'))
            move(c, (0, -2, 10))
        move(m, tilt=-8)
        move(m, (0, 6, 58))
        for x in (-20, 20):
            disc(1.2, 0.8, metal, (x, -13.6, 55), 0.2)
        tube([(-8, -14, 54), (-6, -17, 51), (6, -17, 51), (8, -14, 54)], 0.8, 'leather brown')
    move(g, turn=20)


@maker('table-easel', view='table')
def table_easel(wood='beech'):
    """A tabletop easel with a canvas, tubes of paint and brushes."""
    with group() as g:
        box(30, 24, 4, wood, (0, 0, 0), 0.4)
        with group() as m:
            for x in (-10, 10):
                box(2, 1.6, 38, wood, (x, 0, 0), 0.3)
            box(28, 3, 1.6, wood, (0, -1.6, 3), 0.3)
            with group() as c:
                picture(26, 30, 'flower', 'paper cream', ('paper coral', 'paper amber', 'paper leaf'))
            move(c, (0, -1.8, 4.6))
        move(m, tilt=-16)
        move(m, (0, 2, 4))
    move(g, (-6, 6, 0), turn=16)
    for i in range(12):
        hue = ('red', 'orange', 'yellow', 'lime', 'green', 'teal', 'sky', 'blue', 'violet', 'magenta', 'brown', 'black')[i]
        with group() as t:
            lying(0.9, 4.6, 'aluminum', (0, 0, 0.9), 0, 0.2)
            lying(0.94, 2, f'gloss {hue}', (0, 0, 0.9), 0, 0.1)
            lying(0.5, 1, 'plastic white', (2.8, 0, 0.9), 0, 0.1)
        move(t, (-18 + (i % 6) * 6.6, -14 - (i // 6) * 3.4, 0), turn=80)
    for i in range(5):
        with group() as b:
            bar((0, -9, 0.4), (0, 5, 0.4), 0.32, f'stain {("coral", "amber", "teal", "navy", "plum")[i]}')
            bar((0, 5, 0.4), (0, 7, 0.4), 0.36, 'steel')
            lathe([(0, 0), (0.4, 0), (0.5, 1.4), (0, 2.6)], 'bark', (0, 0, 0), 0.1)
            move(b[-1], tilt=-90)
            move(b[-1], (0, 7, 0.5))
        move(b, (20 + i * 1.9, 0 + (i % 2), 0), turn=-6 + 3 * i)


@maker('pen-tablet', view='high')
def pen_tablet(screen=None, body='matte charcoal', width=30, height=19, art='mountains', colors=('paper lilac', 'paper sky', 'paper indigo', 'paper white'), pen='matte black'):
    """A drawing tablet with its pen: a screen with a picture, or a plain pad with a drawn line."""
    with group() as g:
        slab(panel(width, height, 1.4), 1, body, round=0.3)
        s = Sheet(width * 0.82, height * 0.84)
        s.fill(screen or 'matte slate')
        if screen:
            motif(s, art, colors, 0, 0, s.w, s.h * 0.94)
        else:
            s.frame(0.5, 0.06, 'paper silver')
            s.line([(-8 + t * 0.4, 3 * math.sin(t * 0.32) * math.cos(t * 0.1)) for t in range(40)], 0.16, 'glow sky')
        s.put((width * 0.05, 0, 1.02), 'up')
        for k in range(6):
            slab(panel(1.6, 1.4, 0.4), 0.3, 'plastic black', (-width * 0.44, height * (0.3 - 0.12 * k), 1), 0.1)
        with group() as p:
            lathe([(0, 0), (0.1, 0), (0.6, 2), (0.7, 6), (0.5, 15), (0, 15.2)], pen, round=0.2)
            box(0.5, 0.4, 2.4, 'plastic gray', (0, -0.62, 4), 0.1)
        move(p, tilt=-58)
        move(p, (width * 0.16, -height * 0.14, 1.2), turn=-50)
    move(g, turn=14)


@maker('pottery-wheel', view='table')
def pottery_wheel(body='matte mint', clay='terracotta', kids=False):
    """A small wheel with a bowl taking shape in its splash pan."""
    with group() as g:
        slab(panel(34, 28, 5), 11, body, round=1.6)
        lathe([(0, 0), (13, 0), (14, 4), (13.4, 4), (12.4, 0.8), (0, 0.8)], 'plastic white' if not kids else 'plastic amber', (0, 0, 11), 0.4)
        rod(9, 1.2, 'aluminum', (0, 0, 12), 0.2)
        lathe([(0, 0), (3.4, 0), (4, 0.8), (6, 4), (5.6, 7.4), (5.1, 7.4), (5.4, 4.2), (3.2, 1.2), (0, 1.2)], clay, (0, 0, 13.2), 0.9)
        for z in (15, 17, 19):
            ring(5.5 - abs(z - 17) * 0.35, 0.14, clay, (0, 0, z))
        disc(1.9, 1.2, 'plastic coral' if kids else 'plastic charcoal', (11, -13.8, 6), 0.3)
        box(0.4, 0.4, 1.4, 'plastic white', (11, -15.1, 6), 0)
    move(g, turn=18)
    if kids:
        for i, hue in enumerate(('coral', 'amber', 'leaf', 'sky', 'violet', 'white')):
            with group() as p:
                rod(1.8, 3, f'liquid {hue}' if hue != 'white' else 'glaze white', round=0.2)
                rod(1.9, 0.7, 'plastic white', (0, 0, 3), 0.15)
            move(p, (-13 + i * 4.6, -21 - (i % 2), 0))
    else:
        with group() as t:
            lying(0.6, 13, 'beech', (0, 0, 0.7), 0, 0.2)
            slab(fillet([(6, -1.4), (10, -1), (10, 1), (6, 1.4)], 0.5, True), 0.3, 'steel', (0, 0, 0.5), 0.1)
        move(t, (-6, -22, 0), turn=10)
        with group() as sp:
            blob(5, 4, 3, 'crumb e0b860', 0.2, 1, 0.4)
        move(sp, (10, -20, 0))


def ball_of_yarn(r, mat):
    move(ball(r * 0.95, mat), (0, 0, r * 0.05))
    for k in range(14):
        a, t = k * 47, k * 29
        with group() as w:
            n = 30
            tube([(math.cos(2 * math.pi * i / n) * r, math.sin(2 * math.pi * i / n) * r, 0) for i in range(n)], r * 0.085, mat, closed=True)
        move(w, tilt=t, turn=a)
        move(w, (0, 0, r))


@maker('yarn', view='high')
def yarn(mats=('wool indigo', 'wool lilac', 'wool teal'), kind='skein', tag='Merino'):
    """Twisted skeins with paper bands, or balls with needles."""
    for i, mat in enumerate(mats):
        with group() as g:
            if kind == 'ball':
                ball_of_yarn(7, mat)
            else:
                for k in range(2):
                    pts = []
                    for j in range(41):
                        t = j / 40
                        a = t * 5 * math.pi + k * math.pi
                        w = math.sin(math.pi * (0.1 + 0.8 * t)) ** 0.4
                        pts.append(((t - 0.5) * 26, math.cos(a) * 2.2 * w, 3 + math.sin(a) * 1.8 * w))
                    tube(pts, 2.3, mat, taper=[0.6 + 0.5 * math.sin(math.pi * j / 40) for j in range(41)])
                lathe([(4.5, -2), (4.7, -2), (4.7, 2), (4.5, 2)], 'kraft', (0, 0, 0), 0.05)
                move(g[-1], roll=90)
                move(g[-1], (0, 0, 3))
                s = Sheet(4, 3)
                s.text(tag, 0, 0, 3, 1, 'paper ink', 'serif', lines=1)
                s.put((0, 0, 7.74), 'up')
        if kind == 'ball':
            move(g, ((-8, 8, 0)[i % 3], (3, 4, -8)[i % 3], 0))
        else:
            move(g, (0, 10 - i * 10, 0), turn=12 - 9 * i)


@maker('needle-set', view='steep')
def needle_set(case='canvas plum', wood='birch', pairs=9):
    """A case of tips in pairs, cords and a started swatch."""
    with group() as g:
        slab(panel(34, 22, 1.2), 0.8, case, round=0.3)
        box(34, 7, 0.4, case, (0, -6.6, 0.7), 0.1)
        for i in range(pairs):
            for k in (-0.5, 0.5):
                x = (i - (pairs - 1) / 2) * 3.6 + k
                r = 0.22 + 0.045 * i
                bar((x, -8, 1.3), (x, 6, 1.3), r, wood)
                lathe([(0, 0), (r, 0), (0.05, 1.8), (0, 1.8)], wood, (0, 0, 0), 0.02)
                move(g[-1], tilt=-90)
                move(g[-1], (x, 6, 1.3))
        s = Sheet(30, 3)
        for i in range(pairs):
            s.text(str(i + 3), (i - (pairs - 1) / 2) * 3.6, 0, 1, 1, 'paper cream', 'sans')
        s.put((0, -8.6, 1.14), 'up')
    move(g, turn=10)
    for k in range(3):
        ring(4 - 0.5 * k, 0.14, ('rubber rose', 'rubber teal', 'rubber amber')[k], (-9 + k * 9, -17, 0.1))


@maker('arm-knit', view='high')
def arm_knit(mat='wool lilac', words='Arm-Knit Blanket'):
    """Fat balls of tube yarn and a piece begun."""
    for k, (x, y, r) in enumerate(((-16, 6, 10), (4, 12, 9))):
        with group() as g:
            ball_of_yarn(r, mat)
        move(g, (x, y, 0))
    from makers.linens import chunky_throw
    with group() as c:
        chunky_throw(mat=mat, across=4, size=5.6)
    move(c, (16, -10, 0), scale=0.8)
    with group() as b:
        box(18, 0.3, 9, 'card cream', round=0.05)
        s = Sheet(18, 9)
        s.text(words, 0, 0.6, 15, 4.4, 'paper plum', 'serif')
        s.put((0, -0.18, 4.5))
    move(b, tilt=-16)
    move(b, (-12, -14, 0), turn=8)


@maker('cutting-machine', view='high')
def cutting_machine(body='matte mint', trim='matte white', vinyl='print coral'):
    with group() as g:
        slab(panel(46, 15, 3), 9, body, round=1.4)
        with group() as lid:
            slab(panel(44, 13, 3), 1.6, trim, (0, 6.5, 0), 0.5)
        move(lid, tilt=70)
        move(lid, (0, 6, 9))
        bar((-20, -1, 9.8), (20, -1, 9.8), 0.6, 'steel')
        box(6, 5, 4.4, trim, (6, -2, 8.4), 0.7)
        box(34, 26, 0.2, 'plastic sage', (0, -19, 4), 0)
        s = Sheet(32, 24)
        s.fill(vinyl, 1)
        s.text('Party', 0, 3, 22, 8, 'paper cream', 'serif', lines=1)
        from shapes import star
        for k in range(5):
            s.poly([(px + (k - 2) * 5.4, py - 6) for px, py in star(2.2, 1)], 'paper cream')
        s.put((0, -19, 4.2), 'up')
    move(g, turn=16)
    for k, hue in enumerate(('coral', 'teal', 'amber')):
        with group() as r:
            lying(1.7, 20, f'print {hue}', (0, 0, 1.7), 0, 0.1)
        move(r, (29 + k * 2, -6 - k * 4.4, 0), turn=64)


@maker('finger-paints', view='high')
def finger_paints(hues=('red', 'orange', 'yellow', 'leaf', 'blue', 'violet')):
    """Six open pots, a smock and paper with hand-smeared stripes."""
    for i, hue in enumerate(hues):
        with group() as p:
            lathe([(0, 0), (3, 0), (3.2, 4), (2.9, 4), (2.8, 3.2), (0, 3.2)], 'plastic white', round=0.3)
            rod(2.8, 0.3, f'liquid {hue}', (0, 0, 3.2), 0.1)
        move(p, (-18 + i * 7.2, -12 + (i % 2) * 1.6, 0))
    with group() as r:
        box(36, 24, 0.1, 'paper white', round=0.02)
        lying(2, 25, 'paper white', (18.6, 0, 2), 90, 0.1)
        s = Sheet(34, 22)
        for i, hue in enumerate(hues):
            for k in range(4):
                s.line([(-13 + i * 5 + k * 1.0 + 0.5 * math.sin(t * 0.5), -7 + t * 0.8 + k * 0.5) for t in range(16)], 0.9, f'paper {hue}')
        s.put((-1, 0, 0.12), 'up')
    move(r, (0, 6, 0), turn=6)


@maker('egg-crayons', view='high')
def egg_crayons(hues=('cherry', 'orange', 'yellow', 'leaf', 'teal', 'blue', 'violet', 'brown')):
    """Rounded wax crayons and their scribbles."""
    for i, hue in enumerate(hues):
        a = 2 * math.pi * i / len(hues)
        with group() as g:
            lathe([(0, 0), (1.6, 0.3), (2.2, 2.2), (1.5, 4.4), (0.5, 5.6), (0, 5.8)], f'wax {hue}', round=1)
        if i % 2:
            move(g, tilt=82, turn=math.degrees(a))
            move(g, (0, 0, 2.1))
        move(g, (math.cos(a) * 9.4, math.sin(a) * 7, 0))
    s = Sheet(14, 10)
    s.rect(0, 0, 13, 9, 'paper cream')
    for i, hue in enumerate(('teal', 'orange', 'violet')):
        s.line([(-4 + i * 3.6 + 1.5 * math.cos(t * 0.8), -1 + 2.4 * math.sin(t * 0.8) + t * 0.06) for t in range(30)], 0.3, f'paper {hue}')
    s.put((0, 0, 0.05), 'up')


@maker('art-cart', view='table')
def art_cart(metal='enamel amber'):
    """Three tiers on wheels: cups of markers, jars of paint, paper."""
    hues = ('coral', 'teal', 'violet', 'leaf', 'cobalt', 'magenta', 'orange', 'sky')
    with group() as g:
        for x in (-19, 19):
            for y in (-12, 12):
                bar((x, y, 4), (x, y, 76), 0.9, metal)
                ball(2.2, 'rubber black', (x, y, 0))
        for z in (10, 38, 66):
            hollow(38, 25, 7, 0.7, metal, (0, 0, z), 0.3)
        for k in range(3):
            with group() as c:
                lathe([(0, 0), (4, 0), (4.2, 8), (3.9, 8), (3.7, 0.5), (0, 0.5)], 'plastic white', round=0.2)
                for i in range(9):
                    a = i * 2.4
                    rod(0.6, 12, f'plastic {hues[(i + k * 3) % 8]}', (math.cos(a) * 0.9 * math.sqrt(i), math.sin(a) * 0.9 * math.sqrt(i), 1), 0.2)
            move(c, (-12 + k * 12, 0, 67))
        for k in range(5):
            with group() as j:
                rod(3, 6, f'liquid {hues[k]}', round=0.3)
                rod(3.1, 1.4, 'plastic white', (0, 0, 6), 0.2)
            move(j, (-14 + k * 7, 0, 39))
        for k in range(10):
            box(30, 21, 0.5, ('paper white', 'paper sky', 'paper blush', 'paper butter')[k % 4], (0, 0, 11 + k * 0.6), 0.02, k % 3 - 1)
        bar((-19, 12, 84), (19, 12, 84), 0.7, metal)
        for x in (-19, 19):
            bar((x, 12, 76), (x, 12, 84), 0.7, metal)
        for k in range(2):
            with group() as p:
                upright(panel(14, 17, 0.2), 0.1, 'paper white', (0, 0, 0), 0.01)
                s = Sheet(14, 17)
                motif(s, ('sun', 'house')[k], ['paper coral', 'paper amber', 'paper teal', 'paper butter'], 0, 0, 11, 13)
                s.put((0, -0.12, 0))
            move(p, (-9 + k * 18, 11.4, 75))
    move(g, turn=24)


@maker('kids-easel', view='eye')
def kids_easel(wood='birch'):
    with group() as g:
        for side, tilt in ((-1, -13), (1, 13)):
            with group() as f:
                for x in (-24, 24):
                    box(2.6, 1.8, 100, wood, (x, 0, 0), 0.3)
                box(46, 1.4, 46, 'slatestone 2b3d36' if side < 0 else 'gloss white', (0, 0, 46), 0.2)
                for z in (45, 92):
                    box(50, 2, 2.6, wood, (0, 0, z), 0.3)
                box(50, 9, 1.6, wood, (0, side * 4, 40), 0.3)
                if side < 0:
                    s = Sheet(44, 44)
                    motif(s, 'house', ['paper cream', 'paper blush', 'paper butter', 'paper sky'], 0, -2, 32, 32)
                    s.put((0, -0.75, 69))
                    for k in range(4):
                        lying(0.7, 5, f'paper {("white", "pink", "lemon", "sky")[k]}', (-12 + k * 7, -5, 42.4), 0, 0.1)
            move(f, tilt=tilt)
            move(f, (0, side * 23, 0))
        lying(3.4, 44, 'paper white', (0, 0, 99), 0, 0.3)
        lying(1, 52, wood, (0, 0, 99), 0, 0.3)
        for y in (-12, 12):
            bar((-24, y, 40), (-24, -y, 40), 0.6, wood)
    move(g, turn=22)


@maker('skate-deck', view='eye')
def skate_deck(wood='maple', sky='print navy'):
    """A printed deck hung upright."""
    with group() as g:
        line = [(-10, 10)] + [(-10 * math.cos(t), 10 - 10 * math.sin(t)) for t in [math.pi * k / 16 for k in range(17)]] + [(10, 10), (10, 70)] + [(10 * math.cos(t), 70 + 10 * math.sin(t)) for t in [math.pi * k / 16 for k in range(17)]] + [(-10, 70)]
        upright(line, 1.2, wood, (0, 0.6, 0), 0.2)
        upright([(x * 0.985, 0.6 + y * 0.985) for x, y in line], 0.1, sky, (0, -0.6, 0), 0)
        s = Sheet(19, 60)
        for i in range(7):
            r = 8 - i
            s.circle(0, 12, r, ('paper amber', 'paper butter', 'paper orange')[i % 3], n=48)
        for k in range(9):
            s.line([(-9 + t * 0.46, -8 - k * 2.6 + 1.3 * math.sin(t * 0.42 + k)) for t in range(40)], 0.9, ('paper aqua', 'paper sky', 'paper cream', 'paper teal')[k % 4])
        s.put((0, -0.74, 40))
        for z in (16, 64):
            for x in (-2, 2):
                for d in (-3, 3):
                    disc(0.5, 0.3, 'steel', (x, -0.7, z + d), 0.05)
    move(g, tilt=-5)
    move(g, turn=14)


@maker('loom', view='high')
def loom(wood='beech', warp='cotton cream', hues=('wool rust', 'wool cream', 'wool teal', 'wool mustard')):
    with group() as g:
        for x in (-22, 22):
            box(3, 46, 6, wood, (x, 0, 0), 0.5)
        for y in (-22, 22):
            lying(2.4, 41, wood, (0, y, 5), 0, 0.4)
        for i in range(36):
            x = (i - 17.5) * 1.0
            bar((x, -22, 7.3), (x, 22, 7.3), 0.12, warp)
        for j in range(17):
            y = -19 + j * 1.1
            mat = hues[(j // 4) % 4]
            tube([((k - 9) * 2, y + 0.12 * (k % 2), 7.4 + 0.3 * (-1) ** (k + j)) for k in range(19)], 0.5, mat)
        box(42, 1.4, 9, wood, (0, 4, 4), 0.3)
        for i in range(30):
            box(0.5, 1.6, 6, 'paper bone', ((i - 14.5) * 1.25, 4, 6), 0)
        with group() as s:
            slab(fillet([(-10, 0), (-8, -1.6), (8, -1.6), (10, 0), (8, 1.6), (-8, 1.6)], 0.8, True, 4), 0.8, 'walnut', round=0.2)
            lying(0.9, 12, 'wool rust', (0, 0, 1), 0, 0.2)
        move(s, (6, 14, 8), turn=12)
    move(g, turn=20)
