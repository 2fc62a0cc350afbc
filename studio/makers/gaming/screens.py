"""Things with screens, keys and buttons."""
import math

from art import motif
from makers import maker
from shapes import box, fillet, group, move, panel, rod, slab
from typeset import Sheet


@maker('tablet', view='high')
def tablet(screen='paper white', body='matte black', width=16, height=22, thick=0.8, lines=(), art=None, colors=('paper pine', 'paper coral', 'paper amber', 'paper cream'), stylus=None, stand=False, words=None, ink='paper ink', case=None, landscape=False):
    """A slab with a screen: e-reader, tablet, phone, writing tablet, photo frame."""
    if landscape:
        width, height = height, width
    with group() as g:
        slab(panel(width, height, 1.2), thick, body, round=0.3)
        s = Sheet(width * 0.88, height * 0.86)
        s.fill(screen)
        if art:
            motif(s, art, colors, 0, 0, s.w, s.h * (0.9 if not words else 0.7))
        if words:
            s.text(words, 0, s.h * 0.36, s.w * 0.8, s.h * 0.12, ink, 'serif')
        for i, line in enumerate(lines):
            s.text(line, 0, s.h * (0.28 - 0.085 * i), s.w * 0.84, s.h * 0.045, ink, 'serif-light', 'left', lines=1, most=s.h * 0.05)
        s.put((0, height * 0.01, thick + 0.01), 'up')
    if stand:
        move(g, (0, height / 2, 0))
        move(g, tilt=72)
        move(g, (0, 0, 0.2), turn=18)
        back = box(width * 0.4, 0.8, height * 0.6, body, (0, 0, 0), 0.2)
        move(back, tilt=-24)
        move(back, (1.6, height * 0.42, 0), turn=18)
    else:
        move(g, turn=12)
    if stylus:
        p = rod(0.45, 15, stylus, round=0.15, top=0.4)
        move(p, tilt=-90)
        move(p, (width * 0.66, -7, 0.5), turn=8)


@maker('laptop', view='table')
def laptop(body='aluminum', screen='screen 274a6a', keys='plastic black', width=32, depth=22, art='hills', colors=('paper jade', 'paper teal', 'paper navy', 'paper butter'), words=None, sub=None, ink='paper ink'):
    """Open, with a picture or words on its screen."""
    with group() as g:
        slab(panel(width, depth, 1.2), 1.1, body, round=0.3)
        for r in range(5):
            for c in range(13):
                box(width * 0.058, depth * 0.075, 0.2, keys, ((c - 6) * width * 0.068, depth * (0.34 - 0.1 * r), 1.05), 0.08)
        slab(panel(width * 0.36, depth * 0.3, 0.6), 0.1, 'matte silver', (0, -depth * 0.3, 1.05), 0.03)
        with group() as lid:
            box(width, 0.7, depth * 0.96, body, round=0.3)
            s = Sheet(width * 0.94, depth * 0.86)
            s.fill(screen)
            if art:
                motif(s, art, colors, 0, -s.h * 0.05, s.w, s.h * 0.9)
            s.text(words, 0, s.h * (0.08 if sub else 0), s.w * 0.8, s.h * 0.5, ink, 'serif')
            s.text(sub, 0, -s.h * 0.32, s.w * 0.7, s.h * 0.1, ink, 'sans', lines=1)
            s.put((0, -0.36, depth * 0.48))
        move(lid, tilt=-16)
        move(lid, (0, depth * 0.47, 1.0))
    move(g, turn=24)


@maker('monitor', view='table')
def monitor(body='matte black', screen='paper navy', art='mountains', colors=('paper sky', 'paper lilac', 'paper indigo', 'paper white'), width=38, height=23, folio=True):
    with group() as g:
        box(width, 0.9, height, body, round=0.3)
        s = Sheet(width * 0.96, height * 0.92)
        s.fill(screen)
        motif(s, art, colors, 0, -s.h * 0.03, s.w, s.h * 0.92)
        s.put((0, -0.47, height * 0.5))
    move(g, tilt=-18)
    move(g, (0, 0, 0.6), turn=20)
    if folio:
        f = slab(panel(width, height * 0.8, 0.8), 0.5, 'leather charcoal', round=0.1)
        move(f, (3, 5, 0), turn=20)


@maker('controller', view='high')
def controller(body='matte white', stick='rubber charcoal', buttons=('plastic leaf', 'plastic red', 'plastic blue', 'plastic yellow'), wood=False):
    with group() as g:
        line = [(-7.6, 2.6), (-4, 4), (4, 4), (7.6, 2.6), (8.8, -5), (6.8, -6.4), (3.2, -1.8), (-3.2, -1.8), (-6.8, -6.4), (-8.8, -5)]
        slab(fillet(line, 2.2, True, 6), 3, body, round=1.3)
        for x, y in ((-4.6, 1.4), (2.6, -0.6)):
            rod(1.2, 0.7, stick, (x, y, 2.8), 0.2, 0.8)
            rod(1.1, 0.5, stick, (x, y, 3.3), 0.2)
        for i, mat in enumerate(buttons):
            a = i * math.pi / 2
            rod(0.55, 0.5, mat, (5 + math.sin(a) * 1.3, 1.4 + math.cos(a) * 1.3, 2.9), 0.15)
        for w, d in ((2.4, 0.8), (0.8, 2.4)):
            box(w, d, 0.5, stick, (-2.4, -0.6, 2.9), 0.15)
        rod(0.6, 0.3, 'chrome', (0, 2.4, 2.95), 0.1)
    move(g, turn=10)


@maker('handheld', view='high')
def handheld(body='matte charcoal', screen='paper sky', art='hills', colors=('paper leaf', 'paper moss', 'paper pine', 'paper butter'), left=None, right=None, width=26, height=11, upright=False):
    """A handheld console, grips left and right, or an upright pocket player."""
    with group() as g:
        slab(panel(width, height, 2), 1.6, body, round=0.6)
        if upright:
            s = Sheet(width * 0.8, height * 0.42)
            s.fill(screen)
            motif(s, art, colors, 0, 0, s.w * 0.96, s.h * 0.9)
            s.put((0, height * 0.2, 1.62), 'up')
            spots = [(-width * 0.24, -height * 0.2), (width * 0.24, -height * 0.2)]
        else:
            for side, mat in ((-1, left), (1, right)):
                if mat:
                    slab(panel(width * 0.16, height * 1.0, 1.6), 1.7, mat, (side * width * 0.42, 0, 0), 0.6)
            s = Sheet(width * 0.62, height * 0.8)
            s.fill(screen)
            motif(s, art, colors, 0, 0, s.w, s.h * 0.92)
            s.put((0, 0, 1.62), 'up')
            spots = [(-width * 0.42, height * 0.06), (width * 0.42, height * 0.16)]
        w, d = min(width, height) * 0.24, min(width, height) * 0.08
        box(w, d, 0.4, 'plastic black', (*spots[0], 1.65), 0.1)
        box(d, w, 0.4, 'plastic black', (*spots[0], 1.65), 0.1)
        for i, mat in enumerate(('plastic coral', 'plastic yellow', 'plastic leaf', 'plastic blue')):
            a = i * math.pi / 2
            rod(d * 0.55, 0.5, mat, (spots[1][0] + math.sin(a) * w * 0.36, spots[1][1] + math.cos(a) * w * 0.36, 1.6), 0.1)
    move(g, turn=14)


@maker('keyboard', view='high')
def keyboard(body='aluminum', keys=('matte white', 'matte lilac', 'matte coral'), rows=5, columns=14, piano=False):
    with group() as g:
        if piano:
            w = columns * 2.3
            box(w + 6, 16, 3, body, round=0.5)
            for i in range(columns):
                box(2.2, 11, 1.0, 'gloss white', ((i - (columns - 1) / 2) * 2.3, -2, 2.7), 0.15)
                if i % 7 not in (2, 6) and i < columns - 1:
                    box(1.2, 6.6, 1.3, 'gloss black', ((i - (columns - 1) / 2 + 0.5) * 2.3, 0.3, 3.2), 0.15)
            for i in range(6):
                rod(0.6, 0.8, 'rubber black', ((i - 2.5) * 2.6, 6, 3), 0.1)
        else:
            w, d = columns * 1.9, rows * 1.9
            slab(panel(w + 1.6, d + 1.6, 1), 2, body, round=0.4)
            for r in range(rows):
                for c in range(columns):
                    if r == rows - 1 and 4 <= c <= 9:
                        continue
                    box(1.7, 1.7, 1.2, keys[1] if c in (0, columns - 1) else keys[2] if (r, c) == (0, 0) else keys[0], ((c - (columns - 1) / 2) * 1.9, ((rows - 1) / 2 - r) * 1.9, 1.8), 0.35)
            box(11, 1.7, 1.2, keys[1], (-0.4, -(rows - 1) / 2 * 1.9, 1.8), 0.35)
    move(g, turn=16)
