"""What a teenager keeps in a room, a pocket or a kitchen that is shared."""
import math

from art import spot
from makers import maker
from makers.shared.parts import bar, blob, disc
from shapes import box, group, lathe, move, panel, rod, slab, tube
from typeset import Sheet, lines_of


@maker('neon-sign', view='eye')
def neon_sign(words='juniper', light='glow ff5fb8', back='glass ice', wall='matte charcoal'):
    """A name bent in tubes of light on a clear plate that hangs by two hooks on a piece of wall; its dimmer on the cord."""
    lines, (x0, y0, x1, y1) = lines_of(words, 'italic')
    size = 40 / (x1 - x0)
    with group() as g:
        box(60, 1.6, 36, wall, (0, 1.6, 0), .3)
        plate = slab(panel(49, 22, 2), .5, back, round=.1)
        move(plate, tilt=90)
        move(plate, (0, -.6, 18))
        for line in lines:
            pts = [((p.x - (x0 + x1) / 2) * size, -1.8, 18 + (p.y - (y0 + y1) / 2) * size) for p in line]
            tube(pts, .42, light, closed=True, straight=True)
        for x in (-20, 20):
            disc(.8, 1.6, 'brass', (x, -.6, 27.4))
        tube([(24, -.8, 9), (27, -2, 4), (30, -5, .6), (34, -9, .5)], .35, 'rubber white')
        slab(panel(3.2, 6, 1), 1.2, 'plastic white', (35, -11.6, 0), .4)
        disc(.9, .4, 'plastic fog', (35, -11.6, 1.2))
    move(g, turn=10)


@maker('power-bank', view='steep')
def power_bank(body='matte indigo', words='10,000 mAh', left=3):
    """A flat battery with four lights, its cord plugged into a phone that fills up."""
    with group() as g:
        slab(panel(7.2, 14.6, 1.6), 2, body, round=.7)
        s = Sheet(6, 12)
        s.text('POWER', 0, 2.2, 5, 1.4, 'paper white', 'sans-black', lines=1)
        s.text('BANK', 0, .6, 5, 1.4, 'paper white', 'sans-black', lines=1, most=1.6)
        s.text(words, 0, -1.4, 5, .8, 'paper white', 'sans', lines=1)
        for i in range(4):
            s.circle(-1.5 + i, -4.6, .26, 'glow mint' if i < left else 'paper slate')
        s.put((0, 0, 2.02), 'up')
        box(1.6, .6, .7, 'steel', (0, 7.3, .6), .1)
    move(g, (-6, -1, 0), turn=8)
    with group() as g:
        slab(panel(7.6, 15.6, 1.3), .9, 'matte black', round=.3)
        s = Sheet(6.9, 14.8)
        s.fill('screen 16202c')
        s.rect(0, .6, 3, 5.4, 'paper white', .5)
        s.rect(0, 3.6, 1.2, .6, 'paper white')
        s.rect(0, .6, 2.6, 5, 'paper ink', .4)
        s.rect(0, -.2, 2.4, 3.2, 'glow mint', .3)
        s.text('82%', 0, -4.2, 3.6, 1.3, 'paper white', 'sans', lines=1)
        s.put((0, 0, .92), 'up')
        box(1.6, 1.2, .6, 'plastic white', (0, -8.2, .1), .1)
    move(g, (7, 0, 0), turn=-10)
    tube([(-7, 6.6, 1), (-8, 12, .5), (-1, 14, .5), (1, 4, .4), (0, -8, .4), (2, -12, .4), (5.6, -12, .4), (5.6, -8.8, .45)], .32, 'rubber white')


@maker('iced-glass', view='table')
def iced_glass(drink='liquid 6b3d1e', lid='bamboo', straw='glass amber', width=7, height=12.4):
    """A can-shaped glass with ice in it, a wooden lid and a glass straw through the lid."""
    r = width / 2
    lathe([(0, 0), (r * .86, 0), (r, 1), (r, height * .84), (r * .84, height * .93), (r * .86, height), (r * .8, height), (r * .78, height * .93), (r * .94, height * .82), (r * .94, 1), (0, .5)], 'glass', round=.4)
    rod(r * .92, height * .66, drink, (0, 0, .6), .3)
    for i, (x, y, z) in enumerate(((-.9, -1.4, .6), (1, -1.2, .52), (.2, -1.9, .7), (-1.4, .2, .66), (1.3, .6, .68))):
        with group() as c:
            box(1.9, 1.9, 1.9, 'glass ice', (0, 0, -.95), .3)
        move(c, turn=35 * i, tilt=20 * i)
        move(c, (x, y, height * z))
    rod(r * .95, height * .09, lid, (0, 0, height * .98), .2)
    bar((.8, .4, height * .5), (1.7, .6, height * 1.46), .38, straw)


@maker('noodle-bowl', view='high')
def noodle_bowl(body='glaze brick', broth='liquid c98a3a', width=20):
    """A bowl of soup with curly noodles, half an egg, greens and a pair of chopsticks."""
    r = width / 2
    lathe([(0, 0), (r * .45, 0), (r * .45, .8), (r * .85, 4), (r, 8.6), (r * .96, 8.6), (r * .8, 4.4), (0, 1.6)], body, round=.8)
    rod(r * .9, .3, broth, (0, 0, 6.8), .05)
    for k in range(15):
        a, reach = k * 2.4, r * .62 * math.sqrt(spot(k, 2))
        x, y = reach * math.cos(a), reach * math.sin(a)
        pts = [(x + (i - 6) * .55 * math.cos(k) + .5 * math.sin(i * 1.7 + k), y + (i - 6) * .55 * math.sin(k) + .5 * math.cos(i * 1.9), 7.2 + .35 * math.sin(i * 1.3 + k) + .04 * k) for i in range(13)]
        tube(pts, .3, 'icing f0d48a')
    with group() as egg:
        blob(2.5, 2, 1.3, 'icing f7f3e6')
        blob(1.2, 1.1, .7, 'icing e8a030', (0, 0, .9))
    move(egg, (r * .4, -r * .34, 7.7))
    for i in range(14):
        blob(.55, .55, .16, 'leaf leaf', (-r * .5 + 3 * spot(i, 5), -r * .42 + 3 * spot(i, 8), 8 + .05 * i), tilt=30 * spot(i), steps=12)
    for k in (0, 1.4):
        tube([(-r * .3, r * .55 + k, 9), (r * 1.5, r * .5 + k * 1.5, 9.4)], .36, 'rosewood', straight=True, taper=[.6, 1])


@maker('popcorn-bowl', view='table')
def popcorn_bowl(body='glaze cobalt', corn='icing f3e3b8', width=22):
    """A bowl heaped with popcorn, a few beside it."""
    r = width / 2
    lathe([(0, 0), (r * .45, 0), (r * .5, .8), (r * .85, 4.4), (r, 9), (r * .96, 9), (r * .8, 4.8), (0, 1.6)], body, round=.8)
    rod(r * .9, .4, corn, (0, 0, 7), .05)
    for i in range(130):
        a, reach = i * 2.4, r * .9 * math.sqrt((i + .5) / 122)
        h = 7.4 + (r - reach) * .45
        if i > 121:
            reach, h = r * (1.1 + .5 * spot(i, 3)), 0
        for k in range(3):
            blob(1, .9, .85, corn, (reach * math.cos(a) + .75 * math.cos(2.1 * k + i), reach * math.sin(a) + .75 * math.sin(2.1 * k + i), h + .85 + .3 * k), steps=10)


@maker('shoe-brush', view='high')
def shoe_brush(wood='beech', bristle='plush brown'):
    """A wooden back with dense bristles, lying so that they show."""
    with group() as g:
        slab(panel(15, 4.6, 2), 1.5, wood, (0, 0, 3.4), .6)
        for i in range(13):
            for k in range(3):
                rod(.52, 3.5, bristle, (-6.2 + i * 1.03, (k - 1) * 1.2, 0), .2, .6)
    move(g, tilt=145)
    move(g, (0, 0, 4.9))
