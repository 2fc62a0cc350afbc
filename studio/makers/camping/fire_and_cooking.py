"""Fire and cooking outdoors."""
import math

from makers import maker
from makers.coffee_tea.vessels import mug
from makers.shared.parts import bar, blob, disc, tray, words
from shapes import box, cup, group, lathe, move, panel, ring, rod, slab, tube


def flames(z, size, x=0.0, y=0.0):
    for dx, dy, h in ((0, 0, 1.0), (-.34, -.1, .66), (.36, .06, .72), (.06, -.32, .54)):
        lathe([(0, 0), (size * .22, size * .1), (size * .25, size * .3 * h), (size * .1, size * .74 * h), (0, size * h)], 'dimglow e8641a', (x + dx * size, y + dy * size, z), size * .1)
        lathe([(0, 0), (size * .13, size * .08), (size * .14, size * .22 * h), (size * .05, size * .5 * h), (0, size * .68 * h)], 'dimglow f6a828', (x + dx * size, y + dy * size - size * .15, z), size * .06)


def logs(count, length, radius, z=0.0):
    for i in range(count):
        with group() as g:
            rod(radius, length, 'bark', (0, 0, -length / 2), .3)
            rod(radius * .9, length * 1.01, 'pinewood', (0, 0, -length * .505), .1)
        move(g, roll=90)
        move(g, (0, 0, z + radius + (i % 2) * radius * 1.2), turn=i * 180 / count + 14)


@maker('camp-stove', view='table')
def camp_stove(body='enamel mint', inside='enamel charcoal'):
    """Two burners in a case with wind panels and a lid."""
    with group() as g:
        box(54, 32, 8, body, round=.8)
        box(51, 29, .4, inside, (0, 0, 8), .1)
        lid = box(54, 1.6, 30, body, (0, 0, 0), .6)
        move(lid, tilt=-8)
        move(lid, (0, 15.6, 8))
        for x in (-1, 1):
            w = box(1, 20, 17, body, (0, 0, 0), .3)
            move(w, (x * 26.4, 4, 8.2), turn=-x * 8)
            ring(6, .7, 'brass', (x * 13, 0, 8.2))
            rod(3.4, 2, 'brass', (x * 13, 0, 8.4), .4)
            ring(5, .5, 'glow 6aa0ff', (x * 13, 0, 9.4))
            disc(1.9, 2.6, 'plastic black', (x * 13, -17, 4), 'y', .5)
        for i in range(7):
            bar((-25, -12 + i * 4, 11), (25, -12 + i * 4, 11), .3, 'chrome')
        for i in range(9):
            bar((-24 + i * 6, -13, 11), (-24 + i * 6, 13, 11), .3, 'chrome')
        words('Two-burner', 14, 2.6, (0, -16.1, 4), 'paper cream')
    move(g, turn=24)


@maker('fire-pit', view='table')
def fire_pit(body='steel', stand='steel', width=46):
    r = width / 2
    lathe([(0, 0), (r * .6, 0), (r * .62, 3), (r * .5, 4), (0, 4)], stand, round=.4)
    lathe([(0, 6), (r * .96, 6), (r, 8), (r, 30), (r * .9, 32), (r * .84, 31.4), (r * .9, 30), (r * .9, 9), (0, 9)], body, round=.8)
    for i in range(26):
        a = 2 * math.pi * i / 26
        disc(.8, .6, 'matte black', (math.cos(a) * r, math.sin(a) * r, 10.6), 'y', .05) if abs(math.sin(a)) > .3 else None
    with group():
        logs(3, r * 1.5, 2.6, 26)
    with group():
        flames(33, 22)


@maker('fire-tripod', view='table')
def fire_tripod(steel='iron'):
    top = 92
    for a in (90, 215, 325):
        c = math.radians(a)
        bar((math.cos(c) * 44, math.sin(c) * 44, 0), (math.cos(c) * -3, math.sin(c) * -3, top + 4), 1, steel)
    ring(3, .8, steel, (0, 0, top - 5))
    for i in range(11):
        move(ring(1.2, .32, 'steel'), (0, 0, top - 8 - i * 2.2), tilt=90, turn=90 * (i % 2))
    z = 44
    ring(25, .8, 'steel', (0, 0, z))
    for i in range(13):
        x = (i - 6) * 3.7
        h = math.sqrt(25 ** 2 - x * x)
        bar((x, -h, z + .8), (x, h, z + .8), .45, 'steel')
    for a in (30, 150, 270):
        c = math.radians(a)
        bar((math.cos(c) * 25, math.sin(c) * 25, z + 1), (0, 0, top - 32), .3, 'steel')
    with group():
        logs(4, 34, 3)
    flames(8, 22)
    for i in range(13):
        a = 2 * math.pi * i / 13
        blob(4.2, 3.6, 3, 'stone', (math.cos(a) * 24, math.sin(a) * 24, 2.4), i * 50)


@maker('pie-irons', view='steep')
def pie_irons(iron='castiron', handle='beech', pie='crust'):
    """Two long-handled irons, one closed, one open with a golden pocket in it."""
    for k, x in enumerate((-9, 9)):
        with group() as g:
            slab(panel(11, 11, 1.6), 1.6, iron, (0, 0, 0), .5)
            if k == 0:
                slab(panel(11, 11, 1.6), 1.6, iron, (0, 0, 1.8), .5)
                slab(panel(7, 7, 1), .5, iron, (0, 0, 3.3), .2)
            else:
                slab(panel(9, 9, 1.4), 1.5, pie, (0, 0, .9), .6)
                with group() as h:
                    slab(panel(11, 11, 1.6), 1.6, iron, round=.5)
                    slab(panel(8.6, 8.6, 1.2), .3, 'iron', (0, 0, 1.5), .1)
                move(h, (12.4, 3, 0), turn=10)
                bar((12, -2, 1), (3, -30, 1.2), .5, 'iron')
            bar((0, -5, 1.6), (0, -32, 1.6), .5, 'iron')
            bar((0, -30, 1.6), (0, -44, 1.6), 1.4, handle)
            if k:
                bar((3.4, -29, 1.6), (5, -43, 1.6), 1.4, handle)
        move(g, (x, 12, 0), turn=(10, -8)[k])


@maker('roasting-forks', view='steep')
def roasting_forks(hues=('stain coral', 'stain amber', 'stain leaf', 'stain cobalt', 'stain violet', 'stain charcoal'), sleeve='canvas sand'):
    """Two-pronged forks in a fan, marshmallows on two of them."""
    n = len(hues)
    for i, hue in enumerate(hues):
        with group() as g:
            bar((0, 0, .9), (0, 9, .9), .9, hue)
            bar((0, 9, .9), (0, 34, .9), .35, 'steel')
            for x in (-1, 1):
                tube([(0, 33.6, .9), (x * 1, 36, .9), (x * 1, 42, .9)], .26, 'steel')
            if i in (1, 4):
                m = rod(1.9, 3.2, 'icing', round=.6)
                move(m, tilt=-90)
                move(m, (0, 38, 1.9))
        move(g, (0, 6, 0))
        move(g, ((i - (n - 1) / 2) * 2.2, -16, .1 * i), turn=-(i - (n - 1) / 2) * 9)
    with group() as s:
        slab(panel(20, 13, 1.6), 1.8, sleeve, round=.6)
        box(20.4, 1.4, 2, 'leather brown', (0, 2.4, 0), .3)
    move(s, (0, -20, 0))


@maker('smores-caddy', view='high')
def smores_caddy(wood='acacia'):
    """A caddy with marshmallows, chocolate and crackers, and a small flame in a stone bowl."""
    with group() as g:
        tray(44, 18, 5, wood, (0, 0, 0), 1, 1)
        for x in (-7.4, 7.4):
            box(.8, 17, 4.8, wood, (x, 0, 0), .1)
        for i in range(14):
            rod(1.9, 2.8, 'icing', (-18.6 + (i % 3) * 4, -5.4 + (i // 3 % 4) * 4, 1 + (i // 12) * 2.4), .6)
        for i in range(3):
            b = box(10.6, 14, 1, 'chocolate', (0, 0, 1 + i * 1.05), .2)
        for i in range(3):
            for j in range(4):
                box(2.9, 2.9, .5, 'chocolate', ((i - 1) * 3.3, (j - 1.5) * 3.3, 4), .2)
        for i in range(7):
            c = box(9.6, 1.1, 6.4, 'cookie', (0, 0, 0), .2)
            move(c, tilt=-14)
            move(c, (14.4, -6 + i * 1.9, 1))
    move(g, (-4, 4, 0), turn=8)
    with group() as b:
        lathe([(0, 0), (5, 0), (7, 4), (6.2, 4), (5.4, 2.6), (0, 2.6)], 'concrete', round=.6)
        flames(2.4, 9)
    move(b, (14, -14, 0))
    for k in range(2):
        bar((-16 + k * 4, -22 + k * 2, .5), (-2 + k * 4, -9 + k, .6), .32, 'bamboo')


@maker('mess-kit', view='high')
def mess_kit(mats=('plastic mint', 'plastic coral', 'plastic amber', 'plastic teal')):
    """Plate, bowl, cup and spork, leaning on their pouch."""
    lathe([(0, 0), (8, 0), (10, 1.8), (9.6, 2), (7.8, .6), (0, .6)], mats[0], (-7, 3, 0), .4)
    lathe([(0, 0), (4, 0), (6.6, 4.6), (6.1, 4.6), (3.8, .6), (0, .6)], mats[1], (-7, 3, .7), .5)
    cup(3.6, 6.4, .35, mats[2], (8, 5, 0), foot=3)
    tube([(11.3, 5, 5.4), (14, 5, 5), (13.6, 5, 2), (10.8, 5, 1.6)], .5, mats[2])
    with group() as s:
        tube([(0, 0, .5), (0, 9, .6)], .7, mats[3], flat=.7)
        blob(1.7, 2.6, .5, mats[3], (0, 11.4, .6))
        for x in (-.9, 0, .9):
            bar((x, 13, .7), (x * 1.1, 15.2, .7), .3, mats[3])
    move(s, (4, -12, 0), turn=-36)


@maker('cook-pots', view='high')
def cook_pots(metal='titanium', gas='enamel coral'):
    """A pot with folding handles, a small pan and a gas can."""
    lathe([(0, 0), (6.6, 0), (7, .6), (7, 11), (6.7, 11), (6.6, .6), (0, .5)], metal, (-6, 3, 0), .4)
    for z in (5, 8.4):
        tube([(1, 2.2, z), (6, -.6, z), (6.6, 1.4, z), (1, 4, z)], .28, 'silicone coral')
    lathe([(0, 0), (6.2, 0), (7.2, 3), (6.9, 3), (6, .5), (0, .5)], metal, (7, -8, 0), .4)
    for s in (-.6, .6):
        bar((13.6, -9 + s, 2.6), (21, -12 + s, 2.2), .26, 'silicone coral')
    lathe([(0, 0), (4.6, 0), (4.8, 4), (3, 6), (1.2, 6.4), (1.2, 7.4), (0, 7.4)], gas, (12, 6, 0), .6)


@maker('camp-dripper', view='table')
def camp_dripper(cone='silicone coral', mug_mat='enamel white'):
    """A folding cone with a steel filter, set on a mug."""
    mug(body=mug_mat, drink=None, height=8.6, rim='steel')
    lathe([(0, 8.6), (6, 8.6), (6, 9.4), (2, 9.6), (2.6, 10.6), (3.6, 11.4), (3.9, 12.6), (5, 13.4), (5.3, 14.8), (6.4, 15.6), (6.6, 17), (6.2, 17), (2, 10.6), (0, 10)], cone, round=.4)
    lathe([(1.4, 10.4), (6, 17.4), (5.7, 17.4), (1.2, 10.8)], 'brushed', round=.05)
    lathe([(0, 15.4), (4.6, 15.8)], 'liquid 2a140a', round=.1)
    lathe([(0, 0), (6.4, 0), (6.4, 1), (5.4, 1.4), (3.4, 1.6), (3, 1), (0, 1)], cone, (14, -5, 0), .4)


@maker('hand-espresso', view='table')
def hand_espresso(body='matte charcoal', accent='anodized coral'):
    """A cylinder with its piston drawn out, over a small cup of coffee."""
    lathe([(0, 0), (3.4, 0), (3.6, .6), (3.6, 9), (2.9, 10), (2.9, 15), (0, 15)], body, (0, 0, 8.4), .4)
    lathe([(3.62, 13), (3.66, 13), (3.66, 14.2), (3.62, 14.2)], accent, (0, 0, 0), .02)
    rod(1, 4, 'steel', (0, 0, 23), .1)
    rod(2.8, 3, accent, (0, 0, 26.6), .6)
    lathe([(0, 0), (1.2, 0), (2.2, 1.2), (0, 1.2)], 'steel', (0, 0, 7.2), .2)
    for a in (40, 160, 280):
        c = math.radians(a)
        bar((math.cos(c) * 3.2, math.sin(c) * 3.2, 9), (math.cos(c) * 5.4, math.sin(c) * 5.4, 0), .5, 'steel')
    cup(2.9, 5, .3, 'glass', (0, 0, 0), foot=2.2)
    lathe([(0, .4), (2, .4), (2.3, 2.6), (0, 2.6)], 'liquid 2a140a', round=.1)
    lathe([(0, 2.6), (2.3, 2.6), (2.35, 3.1), (0, 3.1)], 'liquid c98a4a', round=.05)
