"""What things come in: titled boxes, tins, pouches, envelopes, card decks, crates."""
import math

from art import motif, spot
from makers import maker
from shapes import ball, box, group, lathe, move, panel, rod, slab, tube
from typeset import Sheet


def printed(s, words, sub, art, colors, ink, paper, plate=None, top=None, corner=None):
    """A box lid: art below, title above, small print at the foot."""
    w, h = s.w, s.h
    wide = w > h * 1.15
    if paper:
        s.fill(paper, 0.02)
    if top:
        s.rect(0, h * 0.3, w, h * 0.4, top)
    if art and wide:
        motif(s, art, colors, w * 0.25, 0, w * 0.42, h * 0.78)
        s.text(words, -w * 0.23, h * 0.06, w * 0.42, h * 0.56, ink, 'serif')
        if sub:
            s.text(sub, -w * 0.23, -h * 0.36, w * 0.42, h * 0.07, ink, 'sans', lines=1, most=h * 0.075)
        return
    if art:
        motif(s, art, colors, 0, -h * 0.13, w * 0.94, h * 0.58)
    if plate:
        s.rect(0, h * 0.3, w * 0.84, h * 0.28, plate, h * 0.02)
    s.text(words, 0, h * 0.3 if art else h * 0.08, w * 0.78, h * (0.22 if art else 0.4), ink, 'serif')
    if sub:
        s.text(sub, 0, -h * 0.435, w * 0.8, h * 0.05, ink, 'sans', lines=1)


@maker('box', view='table')
def titled_box(words='', sub=None, art=None, colors=('paper cream', 'paper coral', 'paper amber'), paper='print pine', ink='paper cream', sides=None, width=27, height=27, thick=6.5, pose='stand',
               plate=None, top=None, lean=26, lid=True):
    """A lidded box with its words: standing on its edge, or lying with the lid up."""
    body = sides or paper
    with group() as g:
        box(width, thick, height, body, round=0.18)
        if lid:
            box(width + 0.25, thick * 0.62, height + 0.25, body, (0, -thick * 0.22, -0.12), 0.16)
        s = Sheet(width, height)
        printed(s, words, sub, art, colors, ink, paper, plate, top)
        s.put((0, -thick * 0.53 - 0.02, height / 2))
        side = Sheet(height, thick)
        side.text(words, 0, 0, height * 0.7, thick * 0.36, ink, 'serif', lines=1)
        move(side.things, turn=-90)
        side.put((-width / 2 - 0.16, -thick * 0.2, height / 2), 'left')
    if pose == 'stand':
        move(g, turn=lean)
    else:
        move(g, tilt=-90)
        move(g, (0, 0, thick * 0.53), turn=lean * 0.6)


@maker('carton', view='table')
def carton(words='', sub=None, art=None, colors=('paper cream', 'paper coral'), paper='kraft', ink='paper ink', width=24, depth=18, height=14, open=False, tape=None, tissue=None, lean=24):
    """A shipping or gift box seen from the front; open, it shows tissue."""
    with group() as g:
        if open:
            for x, y, w, d in ((0, -depth / 2, width, 0.35), (0, depth / 2, width, 0.35), (-width / 2, 0, 0.35, depth), (width / 2, 0, 0.35, depth)):
                box(w, d, height, paper, (x, y, 0), 0.06)
            box(width, depth, 0.4, paper)
            for side in (-1, 1):
                flap = box(width, depth * 0.42, 0.3, paper, (0, 0, 0), 0.05)
                move(flap, (0, side * depth * 0.21, 0))
                move(flap, (0, side * depth / 2, height), tilt=-35 * side)
            if tissue:
                for i in range(9):
                    ball(width * 0.13, tissue, ((spot(i, 1) - 0.5) * width * 0.7, (spot(i, 2) - 0.5) * depth * 0.65, height * 0.62), 0.7, 12)
        else:
            box(width, depth, height, paper, round=0.2)
            box(width * 1.012, depth * 1.012, height * 0.34, paper, (0, 0, height * 0.67), 0.15)
            if tape:
                box(width * 0.1, depth * 1.02, 0.05, tape, (0, 0, height * 1.01), 0)
        s = Sheet(width, height)
        printed(s, words, sub, art, colors, ink, None)
        s.put((0, -depth / 2 * (1.012 if not open else 1.03) - 0.03, height * 0.5))
    move(g, turn=lean)


@maker('tin', view='table')
def tin(words=None, sub=None, body='tinplate', paper='paper cream', ink='paper ink', width=9, height=7, lid=None, band=True, face='serif', open=False, filling=None):
    """A round tin with its label around it."""
    r = width / 2
    rod(r, height * (1 if open else 0.76), body, round=0.15)
    if open:
        rod(r * 0.93, 0.2, filling or 'tinplate', (0, 0, height * 0.96), 0.05)
        lathe([(r * 0.93, height), (r, height), (r, height * 0.9)], body, round=0.03)
    else:
        rod(r * 1.02, height * 0.27, lid or body, (0, 0, height * 0.74), 0.25)
    if words:
        span = math.pi * r * 0.98
        s = Sheet(span, height * 0.62)
        if band:
            s.fill(paper)
        s.text(words, 0, height * (0.06 if sub else 0), r * 1.35, height * (0.3 if sub else 0.42), ink, face)
        if sub:
            s.text(sub, 0, -height * 0.19, r * 1.3, height * 0.09, ink, 'sans', lines=1)
        move(s.wrap(r + 0.02), (0, 0, height * 0.37))


@maker('flat-tin', view='high')
def flat_tin(words=None, sub=None, body='enamel navy', ink='foil', width=20, depth=12, height=2.4, art=None, colors=('foil',), lean=14, round_tin=False):
    """A lying tin, its lid seen from above: round or with round corners."""
    with group() as g:
        if round_tin:
            rod(width / 2, height * 0.6, body, round=0.1)
            rod(width / 2 * 1.02, height * 0.55, body, (0, 0, height * 0.5), 0.4)
            s = Sheet(width * 0.7, width * 0.7)
        else:
            slab(panel(width, depth, 1.4), height * 0.6, body, round=0.15)
            slab(panel(width * 1.015, depth * 1.02, 1.5), height * 0.5, body, (0, 0, height * 0.52), 0.35)
            s = Sheet(width, depth)
            s.frame(0.5 if art and width < 25 else 1.1, 0.12, ink)
        printed(s, words, sub, art, colors, ink, None)
        s.put((0, 0, height * (1.05 if round_tin else 1.03) + 0.02), 'up')
    move(g, turn=lean)


@maker('pouch', view='table')
def pouch(words='', sub=None, body='kraft', paper='paper cream', ink='paper ink', width=13, height=20, depth=7, tie=True, window=None, art=None, colors=('paper brick',)):
    """A bag of coffee, beans or mix: flat-bottomed, folded at the top."""
    from shapes import grid
    n = 20

    def place(side):
        def at(u, v):
            x = (u - 0.5) * width
            full = (1 - v) ** 0.55 if v > 0.55 else 1
            bulge = (1 - abs(2 * u - 1) ** 4) ** 0.5
            d = depth / 2 * (0.35 + 0.65 * bulge) * (full if v > 0.55 else 1) * (1 + 0.05 * math.sin(v * 9))
            return (x * (1 - 0.03 * v), side * d * (1 if v < 0.97 else 0.15), v * height)
        return at
    with group() as g:
        for side in (-1, 1):
            grid(n, n, place(side), body)
        box(width * 0.97, 0.5, 1.8, body, (0, 0, height - 0.9), 0.15)
        if tie:
            box(width * 1.04, 0.66, 0.7, 'tinplate', (0, 0, height - 0.5), 0.1)
        s = Sheet(width * 0.72, height * 0.5)
        s.fill(paper)
        printed(s, words, sub, art, colors, ink, None)
        move(s.things, tilt=86)
        move(s.things, (0, -depth / 2 - 0.22, height * 0.4))
    move(g, turn=16)


@maker('envelope', view='steep')
def envelope(words='', sub=None, paper='paper cream', ink='paper ink', seal=None, card='card white', width=19, height=13, flap=True, art=None, colors=('paper coral', 'paper amber'), lean=-8, fan=1):
    """A gift card or ticket half out of its envelope."""
    with group() as g:
        box(width, height, 0.25, paper, round=0.08)
        for i in range(fan):
            with group() as c:
                slab(panel(width * 0.9, height * 0.9, 0.5), 0.12, card, round=0.03)
                s = Sheet(width * 0.9, height * 0.9)
                printed(s, words, sub, art, colors, ink, None)
                s.put((0, 0, 0.13), 'up')
            move(c, (0, height * (0.42 - 0.3 * i), 0.28 + 0.14 * (fan - i)), turn=4 - 5 * i)
        if flap:
            s = Sheet(width, height)
            w, h = width / 2, height / 2
            s.z = 0.6 + 0.14 * fan
            s.poly([(-w, -h), (w, -h), (w, h * 0.05), (0, -h * 0.28), (-w, h * 0.05)], paper)
            s.line([(-w, h * 0.05), (0, -h * 0.28), (w, h * 0.05)], 0.08, 'paper sand')
            box(width, 0.2, 0.6 + 0.14 * fan, paper, (0, -h, 0), 0.05)
        if seal:
            lathe([(0, 0), (1.5, 0), (1.6, 0.3), (1.3, 0.45), (1.1, 0.3), (0, 0.3)], seal, (0, -height * 0.17, 0.65 + 0.14 * fan), 0.15)
    move(g, turn=lean)


@maker('cards', view='steep')
def cards(words='', sub=None, back='print coral', ink='paper cream', face='card white', lines=(), art=None, colors=('paper cream', 'paper amber'), width=7, height=10.5, fan=4, tuck=True, inkface='paper ink', faceart=None, facecolors=('paper coral', 'paper sky', 'paper amber')):
    """A deck in its tuck box with a few cards fanned out beside it."""
    if tuck:
        with group() as g:
            box(width + 0.4, height + 0.4, 2.6, back, round=0.12)
            s = Sheet(width + 0.2, height + 0.2)
            printed(s, words, sub, art, colors, ink, back)
            s.put((0, 0, 2.62), 'up')
        move(g, (-width * 0.85, 0.6, 0), turn=8)
    for i in range(fan):
        with group() as c:
            slab(panel(width, height, 0.5), 0.08, face, round=0.02)
            s = Sheet(width, height)
            s.frame(0.45, 0.07, inkface)
            if faceart:
                motif(s, faceart, facecolors[i % len(facecolors):] + facecolors[:i % len(facecolors)] if isinstance(facecolors, list) else facecolors, 0, height * 0.1 if lines else 0, width * 0.8, height * 0.6)
            if lines:
                s.text(lines[i % len(lines)], 0, -height * 0.28 if faceart else 0, width * 0.74, height * (0.24 if faceart else 0.6), inkface, 'serif', most=1.3)
            s.put((0, 0, 0.09), 'up')
        move(c, (0, height * 0.75, 0))
        move(c, (width * 0.62, -height * 0.75, 0.1 + 0.1 * i), turn=16 - 17 * i)


@maker('crate', view='high')
def crate(wood='pinewood', width=30, depth=20, height=12, slats=3, words=None, ink='paper ink', filling=None, fill=0.7, handles=True):
    """An open wooden crate of slats."""
    t, gap = 0.8, 0.25
    h = (height - gap * (slats - 1)) / slats
    for i in range(slats):
        z = i * (h + gap)
        for y in (-depth / 2, depth / 2):
            box(width, t, h, wood, (0, y, z), 0.12)
        for x in (-width / 2, width / 2):
            box(t, depth - t, h, wood, (x, 0, z), 0.12)
    for x in (-1, 1):
        for y in (-1, 1):
            box(1.4, 1.4, height, wood, (x * (width / 2 - 1), y * (depth / 2 - 1), 0), 0.1)
    box(width - 1, depth - 1, 0.5, wood, (0, 0, 0.1), 0.05)
    if words:
        s = Sheet(width * 0.8, height * 0.4)
        s.text(words, 0, 0, width * 0.7, height * 0.26, ink, 'serif', lines=1)
        s.put((0, -depth / 2 - t / 2 - 0.02, height * 0.5))
    if filling:
        for i in range(26):
            x, y = (i % 7 - 3) / 6.6 * (width - 3), (i // 7 - 1.5) / 4 * (depth - 3)
            ball(width * 0.068, filling if isinstance(filling, str) else filling[i % len(filling)], (x, y, height * fill - 1 + spot(i) * 1.6), 0.95, 20)


@maker('basket', view='table')
def basket(weave='wicker', width=34, depth=24, height=14, handle=None, lining=None, lid=False):
    """A woven basket, oval; `handle` is arch, pair or none."""
    squash = depth / width
    r = width / 2
    lathe([(0, 0.4), (r * 0.84, 0.4), (r * 0.84, 0), (r * 0.86, 0), (r, height), (r * 0.95, height), (r * 0.82, 1), (0, 1)], weave, round=0.3, squash=squash)
    n = 60
    tube([(math.cos(2 * math.pi * i / n) * r * 0.98, math.sin(2 * math.pi * i / n) * r * 0.98 * squash, height) for i in range(n)], 0.75, weave, closed=True)
    if lining:
        lathe([(0, 2), (r * 0.86, 2), (r * 0.94, height - 0.4), (r * 1.02, height + 0.9), (r * 1.05, height - 2.4)], lining, round=0.5, squash=squash)
    if handle == 'arch':
        tube([(-r * 0.98, 0, height - 1), (-r * 0.9, 0, height * 1.6), (0, 0, height * 2.3), (r * 0.9, 0, height * 1.6), (r * 0.98, 0, height - 1)], 0.8, weave)
    if handle == 'pair':
        for side in (-1, 1):
            tube([(side * r * 0.97, -3.4, height - 0.5), (side * r * 1.12, -2.6, height + 3), (side * r * 1.12, 2.6, height + 3), (side * r * 0.97, 3.4, height - 0.5)], 0.55, weave)
    if lid:
        lathe([(0, height + 1.8), (r * 0.7, height + 1.5), (r * 1.03, height + 0.3), (r * 1.03, height - 0.6)], weave, round=0.6, squash=squash)
