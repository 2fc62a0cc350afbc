"""Dials: barometers, clocks, radios, frames that show pictures, voice speakers."""
import math

from art import motif
from makers import maker
from makers.shared.fittings import bar, clock_face, disc, upright
from shapes import ball, box, group, lathe, move, panel, ring, rod, slab, tube
from typeset import Sheet


@maker('barometer', view='eye')
def barometer(metal='brass', wood='mahogany'):
    """A round brass weather glass on a turned board."""
    with group() as g:
        disc(17, 2, wood, (0, 1, 17.4), 0.8)
        with group() as rim:
            lathe([(0, 0), (14, 0), (14, 2.4), (12.6, 3.2), (12.2, 2), (0, 2)], metal, round=0.4)
        move(rim, tilt=90)
        move(rim, (0, -0.8, 17.4))
        s = Sheet(25, 25)
        s.circle(0, 0, 12, 'enamel cream')
        for i in range(31):
            a = math.radians(-135 + 9 * i)
            long = i % 5 == 0
            s.line([(math.sin(a) * 11.2, math.cos(a) * 11.2), (math.sin(a) * (9.6 if long else 10.4), math.cos(a) * (9.6 if long else 10.4))], 0.2, 'paper ink')
        for words, x, y, w in (('Stormy', -6.4, -3.4, 4.6), ('Rain', -6.8, 2.2, 3.2), ('Change', 0, 7, 5.4), ('Fair', 6.8, 2.2, 3), ('Dry', 6.6, -3.4, 2.8)):
            s.text(words, x, y, w, 1.5, 'paper ink', 'serif', lines=1)
        a = math.radians(38)
        s.line([(-math.sin(a) * 3, -math.cos(a) * 3), (math.sin(a) * 9, math.cos(a) * 9)], 0.34, 'paper navy')
        s.line([(2, -3.4), (-5.2, 8.4)], 0.2, 'foil')
        s.circle(0, 0, 0.8, 'foil')
        s.put((0, -2.9, 17.4))
        loop = ring(1.6, 0.4, metal)
        move(loop, tilt=90)
        move(loop, (0, 0.4, 35.6))
    move(g, tilt=-6)
    move(g, turn=16)


@maker('mantel-clock', view='eye')
def mantel_clock(wood='walnut', metal='brass'):
    """A wooden arch with a round dial and a winding key."""
    with group() as g:
        box(30, 11, 2.4, wood, (0, 0, 0), 0.5)
        arch = [(-12, 2)] + [(-12 * math.cos(t), 14 + 12 * math.sin(t)) for t in [math.pi * k / 24 for k in range(25)]] + [(12, 2)]
        upright(arch, 8.6, wood, (0, 4.3, 0), 0.6)
        inner = [(-10.6, 3.6)] + [(-10.6 * math.cos(t), 14 + 10.6 * math.sin(t)) for t in [math.pi * k / 24 for k in range(25)]] + [(10.6, 3.6)]
        upright(inner, 0.5, 'mahogany', (0, -4.2, 0), 0.2)
        with group() as rim:
            lathe([(0, 0), (8.6, 0), (8.6, 0.9), (7.8, 1.3), (7.5, 0.7), (0, 0.7)], metal, round=0.2)
        move(rim, tilt=90)
        move(rim, (0, -4.6, 14.6))
        s = Sheet(15, 15)
        s.circle(0, 0, 7.4, 'enamel cream')
        clock_face(s, 7.4, 'paper ink', 'paper ink', ('XII', 'III', 'VI', 'IX'), 60)
        for x in (-2.6, 2.6):
            s.circle(x, -2.4, 0.5, 'foil')
        s.put((0, -5.4, 14.6))
        for x in (-12, 12):
            for y in (-3, 3):
                ball(1.1, metal, (x, y, -1.6), 0.7)
    move(g, (0, 0, 1.6), turn=20)
    with group() as k:
        rod(0.5, 5, metal, round=0.1)
        for s2 in (-1, 1):
            t = ring(1.2, 0.32, metal)
            move(t, tilt=90)
            move(t, (s2 * 1.4, 0, 6))
    move(k, roll=90)
    move(k, (13, -13, 0.9))


@maker('radio', view='table')
def radio(wood='walnut', cloth='linen oat', metal='brass', width=30, height=18):
    """A wooden case, a cloth grille and one big dial."""
    with group() as g:
        slab(panel(width, 13, 2), height, wood, (0, 0, 1), 0.8)
        upright(panel(width * 0.42, height * 0.76, 1.2), 0.4, cloth, (-width * 0.23, -6.3, 1 + height / 2), 0.15)
        for i in range(5):
            box(width * 0.42, 0.5, 0.4, wood, (-width * 0.23, -6.8, 3.6 + i * 3.2), 0.1)
        with group() as d:
            lathe([(0, 0), (6.6, 0), (6.6, 1), (6, 1.4), (0, 1.4)], metal, round=0.2)
            lathe([(0, 1.4), (3.4, 1.4), (3.2, 3.4), (0, 3.5)], 'plastic cream', round=0.4)
        move(d, tilt=90)
        move(d, (width * 0.24, -6.4, 1 + height / 2))
        s = Sheet(14, 14)
        s.circle(0, 0, 5.9, 'enamel cream')
        for i, f in enumerate(('88', '92', '96', '100', '104', '108')):
            a = math.radians(-120 + 48 * i)
            s.text(f, math.sin(a) * 4.6, math.cos(a) * 4.6, 1.8, 0.9, 'paper ink', 'sans', lines=1)
        s.put((width * 0.24, -7.85, 1 + height / 2))
        box(0.4, 0.5, 2.4, 'plastic coral', (width * 0.24, -9.9, 1 + height / 2 + 0.6), 0.1)
        for x in (-width * 0.4, width * 0.4):
            for y in (-4, 4):
                rod(1.1, 1.2, 'rubber black', (x, y, 0), 0.2)
        bar((width * 0.4, 4, height), (width * 0.56, 5, height * 1.9), 0.3, 'steel')
        ball(0.5, 'steel', (width * 0.56, 5, height * 1.9 - 0.4))
        tube([(-5, 0, height + 0.6), (-4.4, 0, height + 4), (4.4, 0, height + 4), (5, 0, height + 0.6)], 0.7, 'leather caramel')
    move(g, turn=18)


@maker('photo-screen', view='eye')
def photo_screen(frame='oak', sky='paper sky', art='hills', colors=('paper sage', 'paper moss', 'paper pine', 'paper butter'), width=26, height=18, call=None, words=None, glow=None):
    """A digital frame on its foot: a picture, or a call that comes in."""
    with group() as g:
        upright(panel(width, height, 0.8), 2, frame, (0, 1, height / 2), 0.3)
        s = Sheet(width - 2.6, height - 2.6)
        s.fill(sky)
        if art:
            motif(s, art, colors, 0, 0, s.w, s.h)
        if call:
            s.text(call, 0, s.h * 0.22, s.w * 0.8, s.h * 0.24, 'paper white', 'sans', lines=1)
            s.text('VIDEO CALL', 0, s.h * 0.03, s.w * 0.36, s.h * 0.07, 'paper white', 'sans', lines=1)
            for x, mat in ((-0.16, 'dimglow leaf'), (0.16, 'dimglow red')):
                s.circle(x * s.w, -s.h * 0.26, s.h * 0.12, mat)
            s.poly([(-0.16 * s.w + px * s.h * 0.06, -s.h * 0.26 + py * s.h * 0.05) for px, py in ((-1, -0.7), (0.3, -0.7), (0.3, -0.2), (1, -0.7), (1, 0.7), (0.3, 0.2), (0.3, 0.7), (-1, 0.7))], 'paper white')
            s.rect(0.16 * s.w, -s.h * 0.26, s.h * 0.12, s.h * 0.03, 'paper white')
        if words:
            s.rect(-s.w * 0.26, -s.h * 0.4, s.w * 0.4, s.h * 0.12, 'paper white', 0.3)
            s.text(words, -s.w * 0.26, -s.h * 0.4, s.w * 0.34, s.h * 0.06, 'paper ink', 'sans', lines=1)
        s.put((0, -1.03, height / 2))
        if call:
            disc(0.5, 0.3, 'gloss black', (0, -0.9, height - 0.75), 0.1)
    move(g, tilt=-14)
    move(g, (0, 0, 0.4), turn=20)
    foot = box(width * 0.3, 0.7, height * 0.72, frame, round=0.2)
    move(foot, tilt=22)
    move(foot, (1, height * 0.46, 0), turn=20)



@maker('smart-speaker', view='table')
def smart_speaker(mat='felt sky', top='matte white', light='dimglow aqua', card=None):
    """A round voice speaker with a ring of light, and a card with what to say."""
    from makers.shared.fittings import note
    lathe([(0, 0), (5.6, 0), (7, 3), (7.2, 6), (6.2, 10), (4.4, 11.6), (0, 11.8)], mat, round=2)
    lathe([(0, 11.4), (4.7, 11.4), (4.5, 12.0), (0, 12.1)], top, round=0.2)
    ring(4.6, 0.22, light, (0, 0, 11.5))
    for x in (-1.3, 1.3):
        box(1.1, 0.3, 0.2, 'plastic gray', (x, 0, 12.05), 0.05)
    box(0.3, 1.1, 0.2, 'plastic gray', (1.3, 0, 12.06), 0.05)
    if card:
        with group() as c:
            note(card, 13, 10)
            move(c, tilt=70)
            move(c, (0, 0, 4.8))
        move(c, (13, 0, 0), turn=-16)


@maker('crank-radio', view='table')
def crank_radio(body='plastic red', trim='rubber charcoal', words='WEATHER'):
    """For when the power is out: a speaker, a tuning window, cells on its top, a crank folded out of its side."""
    with group() as g:
        slab(panel(22, 8, 2.4), 12, body, (0, 0, 0.4), 0.9)
        disc(4.5, 0.6, trim, (-5.2, -4, 6.4))
        for r, n in ((0, 1), (1.4, 6), (2.8, 12)):
            for i in range(n):
                a = 2 * math.pi * i / n
                disc(0.42, 0.3, 'matte black', (-5.2 + r * math.cos(a), -4.35, 6.4 + r * math.sin(a)))
        move(ring(4.5, 0.25, 'aluminum'), (-5.2, -4.1, 6.4), tilt=90)
        s = Sheet(10, 9)
        s.rect(0, 1.9, 9.4, 3.6, 'paper cream', 0.4)
        for i in range(13):
            s.rect(-4.2 + i * 0.7, 1.2, 0.08, 0.9 if i % 3 == 0 else 0.5, 'paper ink')
        for i, band in enumerate(('AM', 'FM', 'WX')):
            s.text(band, -3 + i * 3, 2.7, 1.8, 0.8, 'paper ink', 'sans', lines=1)
        s.rect(1.6, 1.9, 0.22, 3.4, 'paper red')
        s.text(words, 0, -1.1, 8.6, 1.3, 'paper white', 'sans-black', lines=1)
        s.put((5.2, -4.06, 7.2))
        for x in (2.4, 5.2, 8):
            disc(1.0, 0.9, trim, (x, -4.3, 3.2))
        slab(panel(13, 5, 0.5), 0.3, 'gloss navy', (1.6, 0, 12.4), 0.1)
        for i in range(5):
            box(0.12, 4.8, 0.1, 'aluminum', (-3 + i * 2.3, 0, 12.66), 0)
        box(12.8, 0.12, 0.1, 'aluminum', (1.6, 0, 12.66), 0)
        bar((9.6, 2.6, 12), (13.6, 3.4, 27), 0.28, 'steel')
        ball(0.45, 'steel', (13.6, 3.4, 26.8))
        tube([(-10.8, 0, 7.4), (-12.2, 0, 7.4)], 1.5, trim, straight=True)
        tube([(-12.4, 0.4, 7.2), (-12.4, -5.4, 11.4)], 0.62, trim, straight=True)
        tube([(-12.4, -5.4, 11.4), (-16.6, -5.4, 11.4)], 1.0, 'plastic cream', straight=True)
    move(g, turn=24)
