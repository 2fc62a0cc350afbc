"""Everything that shines: lamps, light clocks, string lights, glow stars, projectors."""
import math

from art import motif, spot
from makers import maker
from makers.shared.fittings import bar, disc, lying, upright
from shapes import box, group, lathe, move, panel, rod, slab, star, tube
from typeset import Sheet


@maker('mushroom-lamp', view='eye')
def mushroom_lamp(shade='enamel amber', stem='brass', width=20, height=28):
    """A cordless table lamp: a dome over a slim stem, a button on top."""
    r = width / 2
    lathe([(0, 0), (r * 0.56, 0), (r * 0.56, 0.8), (r * 0.16, 1.6), (r * 0.1, 3), (r * 0.1, height * 0.78), (0, height * 0.78)], stem, round=0.4)
    lathe([(r, height * 0.66), (r * 0.98, height * 0.74), (r * 0.72, height * 0.92), (r * 0.2, height), (0, height), (0, height - 0.3), (r * 0.7, height * 0.9), (r * 0.94, height * 0.72), (r * 0.96, height * 0.66)], shade, round=0.9)
    rod(r * 0.9, 0.4, 'glow', (0, 0, height * 0.68), 0.1)
    rod(r * 0.1, 0.8, stem, (0, 0, height), 0.2)


@maker('architect-lamp', view='eye')
def architect_lamp(metal='enamel charcoal', joint='brass', desk='oak'):
    """Two sprung arms on a clamp at a desk's edge."""
    with group() as g:
        box(34, 20, 2.4, desk, (8, 0, 16), 0.4)
        box(3, 4, 9, metal, (-8, 0, 11), 0.4)
        box(8, 4, 1.6, metal, (-5, 0, 18.3), 0.3)
        box(8, 4, 1.6, metal, (-5, 0, 11), 0.3)
        rod(0.7, 5, 'steel', (-3, 0, 9.6), 0.1)
        rod(1.2, 5, metal, (-5, 0, 19.8), 0.2)
        a, b, c = (-5, 0, 24), (-20, 0, 50), (14, 0, 66)
        for y in (-1, 1):
            bar((a[0], y, a[2]), (b[0], y, b[2]), 0.45, metal)
            bar((b[0], y, b[2]), (c[0], y, c[2]), 0.45, metal)
        for t in (a, b, c):
            lying(1.5, 3.6, joint, (t[0], 0, t[2]), 90, 0.2)
        for p, q in ((a, b), (b, c)):
            pts = []
            for i in range(61):
                f = 0.08 + 0.34 * i / 60
                k = i * 1.4
                pts.append((p[0] + (q[0] - p[0]) * f + 0.6 * math.cos(k) + 1.2, 0.6 * math.sin(k), p[2] + (q[2] - p[2]) * f))
            tube(pts, 0.14, 'steel')
        with group() as head:
            lathe([(8.2, 0), (7.4, 4.6), (4, 9), (2.2, 10), (2.2, 13), (0, 13), (0, 12), (7, 4), (7.9, 0)], metal, round=0.8)
            rod(6.6, 0.3, 'glow', (0, 0, 1.4), 0.1)
        move(head, roll=-14)
        move(head, (17, 0, 54))
    move(g, turn=10)


@maker('sunrise-clock', view='eye')
def sunrise_clock(glow='paper e07a5a', body='matte white', words='6:30', ink='paper 6b2a1a'):
    """A round light with the time on it."""
    with group() as g:
        disc(9.6, 5, body, (0, 2.5, 9.6), 1.4)
        disc(8.6, 0.5, glow, (0, -2.4, 9.6), 0.2)
        s = Sheet(17, 17)
        s.circle(0, 0, 8.4, 'paper e07a5a', n=60)
        s.circle(0, -1, 7.2, 'paper eb9a62', n=60)
        s.circle(0, -2, 5.8, 'dimglow f6c56a', n=60)
        s.text(words, 0, -2, 7.6, 3, ink, 'sans', lines=1)
        s.put((0, -2.95, 9.6))
        box(9, 6, 1.2, body, (0, 0.4, 0), 0.4)
    move(g, turn=22)


@maker('light-panel', view='eye')
def light_panel(body='matte white', width=20, height=30):
    """A flat, bright panel on a foot: light therapy."""
    with group() as g:
        upright(panel(width, height, 2.4), 1.6, body, (0, 0.8, height / 2 + 2), 0.5)
        upright(panel(width * 0.88, height * 0.9, 1.6), 0.2, 'glow fff4e2', (0, -0.75, height / 2 + 2), 0.05)
        move(g, tilt=-10)
        box(width * 0.6, 11, 1.2, body, (0, 3, 0), 0.4)
        s = Sheet(8, 2)
        s.text('10,000 lux', 0, 0, 6, 1, 'paper gray', 'sans', lines=1)
        s.put((0, -2.6, 1.25), 'up')
    move(g, turn=24)


@maker('sleep-light', view='eye')
def sleep_light(glow='dimglow 3fae5a', base='matte white'):
    """A glowing egg whose color tells a child when to get up."""
    with group() as g:
        lathe([(0, 4), (6.4, 4), (7.6, 8), (7.2, 13), (5, 18), (0, 20.4)], glow, round=3)
        lathe([(0, 0), (7.4, 0), (7.8, 1), (7.2, 4.6), (0, 4.6)], base, round=0.7)
        for x, mat, words in ((-3.4, 'glow b8242a', 'Stay in bed'), (3.4, 'glow 2fae4a', 'Good morning')):
            disc(1.0, 0.6, mat, (x * 0.75, -7.0, 2.9), 0.2)
        s = Sheet(12, 2)
        s.text('Stay in bed', -3, 0, 4.6, 0.8, 'paper slate', 'sans', lines=1)
        s.text('Get up', 3, 0, 4.4, 0.8, 'paper slate', 'sans', lines=1, most=0.95)
        move(s.wrap(7.78), (0, 0, 1.1))
        s = Sheet(9, 9)
        motif(s, 'sun', ['glow lemon', 'glow butter'], 0, 0, 7, 7)
        move(s.wrap(7.5), (0, 0, 11))
    move(g)


@maker('string-lights', view='eye')
def string_lights(wire='rubber brown', photos=4):
    """A swag of small lights with photographs pegged to it, between two posts."""
    arts = ('hills', 'sun', 'flower', 'waves', 'city')
    skies = ('paper sky', 'paper apricot', 'paper mint', 'paper ice', 'paper lilac')
    span, top = 56, 40
    line = lambda t: (span * (t - 0.5), 0, top - 12 * 4 * t * (1 - t))
    for x in (-0.5, 0.5):
        rod(1.1, top + 3, 'oak', (x * span, 0.6, 0), 0.3)
        lathe([(0, 0), (6, 0), (6, 1.2), (1.4, 2), (0, 2)], 'oak', (x * span, 0.6, 0), 0.3)
    tube([line(i / 24) for i in range(25)], 0.3, wire)
    for i in range(15):
        x, y, z = line((i + 0.5) / 15)
        lathe([(0, 0), (0.5, 0.2), (0.85, 1.2), (0.4, 2.4), (0, 2.4)], 'glow', (x, y - 0.3, z - 2.6), 0.3)
    for i in range(photos):
        t = (i + 0.5) / photos
        x, y, z = line(t)
        with group() as g:
            upright(panel(11.4, 13.4, 0.2), 0.12, 'card white', (0, 0, -7.4), 0.02)
            s = Sheet(11.4, 13.4)
            s.rect(0, 1.1, 9.6, 9.2, skies[i % 5])
            motif(s, arts[i % 5], ['paper pine', 'paper coral', 'paper amber', 'paper cream'], 0, 1.1, 9.4, 8.6)
            s.put((0, -0.15, -7.4))
            box(1.2, 0.9, 4.2, 'maple', (0, -0.2, -2.2), 0.15)
        move(g, roll=(-1) ** i * 4)
        move(g, (x, -0.9, z))


@maker('glow-stars', view='top')
def glow_stars(glow='dimglow c8f0a8', count_of=34, moon=True):
    """Plastic stars of three sizes scattered around a moon, as on a ceiling."""
    for i in range(count_of):
        a, d = i * 2.4, 3.2 * math.sqrt(i + (9 if moon else 0))
        r = (2.0, 1.3, 0.9)[i % 3] * (0.9 + 0.3 * spot(i))
        slab(star(r, r * 0.44, 5, 90 + 40 * spot(i, 3)), 0.35, glow, (math.cos(a) * d, math.sin(a) * d, 0), 0.12)
    if moon:
        r = 6
        outer = [(r * math.cos(math.radians(a)), r * math.sin(math.radians(a))) for a in range(60, 301, 8)]
        inner = [(r * 0.38 + r * 0.86 * math.cos(math.radians(a)), r * 0.86 * math.sin(math.radians(a))) for a in range(284, 75, -8)]
        slab(outer + inner, 0.5, glow, (0.6, 0, 0), 0.15)


@maker('mini-projector', view='table')
def projector(body='matte white', accent='matte plum', screen=True):
    """A small cube with a lens, its picture on a screen behind."""
    with group() as g:
        slab(panel(15, 15, 3), 13, body, round=1.6)
        disc(4.4, 0.6, accent, (0, -7.4, 7), 0.2)
        disc(3.4, 2, 'matte black', (0, -7.4, 7), 0.4)
        disc(2.6, 0.2, 'glow cfe3ea', (0, -9.4, 7), 0.05)
        for i in range(6):
            box(0.5, 8, 0.4, 'plastic gray', ((i - 2.5) * 1.4, 1, 12.9), 0.1)
        for x in (-4, 4):
            rod(0.8, 0.8, 'rubber black', (x, -3, -0.6), 0.1)
    move(g, (0, 0, 0.6), turn=-38)
    if screen:
        with group() as s3:
            upright(panel(58, 34, 1), 1, 'cotton white', (0, 0, 17), 0.2)
            s = Sheet(54, 30)
            s.fill('dimglow indigo')
            motif(s, 'mountains', ['dimglow violet', 'dimglow lilac', 'dimglow plum', 'dimglow cream'], 0, -3, 54, 24)
            s.put((0, -1.05, 17))
        move(s3, (6, 26, 3), turn=-8)
        bar((6, 26.4, 0), (6, 26.4, 5), 1, 'matte black')
        box(30, 10, 1, 'matte black', (6, 26.4, 0), 0.3)
