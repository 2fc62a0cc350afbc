"""Flat printed things: framed prints, canvases, posters, maps, calendars, albums, notebooks."""
import math

from art import motif, spot
from makers import maker
from makers.shared.lands import LANDS, STATES
from shapes import box, grid, group, mesh, move, panel, ring, rod, slab
from typeset import Sheet


def scene(s, words, sub, art, colors, ink, lines=None):
    w, h = s.w, s.h
    if art:
        motif(s, art, colors, 0, h * 0.08 if words else 0, w * 0.84, h * (0.66 if words else 0.86))
    if lines:
        for i, line in enumerate(lines):
            s.text(line, 0, h * (0.3 - 0.6 * i / max(1, len(lines) - 1)), w * 0.74, h * 0.5 / len(lines), ink, 'italic', lines=1, most=h * 0.06)
    elif words and not art:
        s.text(words, 0, h * 0.05, w * 0.76, h * 0.6, ink, 'serif')
    elif words:
        s.text(words, 0, -h * 0.36, w * 0.74, h * 0.08, ink, 'serif', lines=1)
    if sub:
        s.text(sub, 0, -h * 0.44, w * 0.6, h * 0.035, ink, 'sans', lines=1)


@maker('frame', view='eye')
def frame(words=None, sub=None, art=None, colors=('paper pine', 'paper coral', 'paper amber', 'paper cream'), paper='paper white', ink='paper ink', wood='oak', mat='paper white', width=30, height=40, border=1.6, passe=3.4, stand=True, lines=None, lean=18, back=None):
    """A framed print leaning back a little."""
    with group() as g:
        for x, z, w, h in ((0, 0, width, border), (0, height - border, width, border), (-width / 2 + border / 2, 0, border, height), (width / 2 - border / 2, 0, border, height)):
            box(w, 2.0, h, wood, (x, 0, z), 0.12)
        box(width - border, 0.4, height - border, mat, (0, 0.2, border / 2), 0)
        w, h = width - 2 * (border + passe), height - 2 * (border + passe)
        s = Sheet(w, h)
        s.fill(paper)
        if back:
            s.rect(0, 0, w, h, back)
        scene(s, words, sub, art, colors, ink, lines)
        s.put((0, -0.02, height / 2))
    move(g, tilt=-7)
    move(g, (0, 0, 0.15), turn=lean)


@maker('canvas-print', view='eye')
def canvas_print(art='mountains', colors=('paper slate', 'paper sky', 'paper pine', 'paper white'), back='paper apricot', width=50, height=38, thick=3.5, words=None, ink='paper cream', lean=20):
    with group() as g:
        box(width, thick, height, 'canvas white', round=0.3)
        s = Sheet(width, height)
        s.fill(back, 0.1)
        scene(s, words, None, art, colors, ink)
        s.put((0, -thick / 2 - 0.02, height / 2))
    move(g, tilt=-6)
    move(g, (0, 0, 0.2), turn=lean)


@maker('poster', view='steep')
def poster(words=None, sub=None, art='sun', colors=('paper coral', 'paper amber', 'paper cream'), paper='paper cream', ink='paper ink', width=44, height=60, roll=True, lines=None, lean=8, back=None):
    """A sheet lying flat with a curl at one end, its tube beside it."""
    with group() as g:
        n = 24

        def place(u, v):
            y = (v - 0.5) * height
            return ((u - 0.5) * width, y, 0.1 + (2.2 * (1 - math.cos((v - 0.86) / 0.14 * 1.4)) if v > 0.86 and roll else 0))
        grid(2, n, place, paper)
        s = Sheet(width, height * (0.82 if roll else 0.96))
        s.rect(0, 0, width * 0.94, s.h * 0.97, back or paper)
        scene(s, words, sub, art, colors, ink, lines)
        s.put((0, -height * (0.08 if roll else 0), 0.13), 'up')
    move(g, turn=lean)
    if roll:
        t = rod(3.2, height * 0.95, 'kraft', round=0.2)
        move(t, tilt=90)
        move(t, (width * 0.66, height * 0.48, 3.2), turn=4)


@maker('scratch-map', view='steep')
def scratch_map(words='The World', paper='print navy', foil='foil', ink='foil', width=60, height=42, shapes='world'):
    """A map of the world (or of an island) under gold foil, a few places scratched free, with the coin."""
    s = Sheet(width, height)
    s.fill(paper)
    s.frame(1.4, 0.18, ink)
    hues = ['paper coral', 'paper jade', 'paper amber', 'paper lilac', 'paper sky']
    if shapes == 'world':
        place = lambda lon, lat: (lon / 360 * width * 0.94, (lat - 16) / 170 * height * 1.1)
        for land in LANDS:
            s.poly([place(*p) for p in land], foil)
        for i, (lon, lat) in enumerate(((-100, 42), (-58, -12), (4, 47), (22, 2), (80, 22), (134, -25), (100, 60), (-105, 24))):
            x, y = place(lon, lat)
            s.circle(x, y, width * 0.021, hues[i % 5], 0.8, 9)
    else:
        pts = []
        for i in range(40):
            a = 2 * math.pi * i / 40
            r = 1 + 0.22 * math.sin(3 * a) + 0.14 * math.sin(5 * a) + 0.08 * math.sin(9 * a)
            pts.append((-0.05 * width + 0.38 * width * r * math.cos(a), 0.03 * height + 0.22 * height * r * math.sin(a)))
        s.poly(pts, foil)
        for j in range(9):
            a, d = spot(j) * 6.28, 0.25 + 0.45 * spot(j, 9)
            s.circle(-0.05 * width + 0.38 * width * d * math.cos(a), 0.03 * height + 0.2 * height * d * math.sin(a), width * 0.026, hues[j % 5], 0.8, 9)
    s.text(words, 0, -height * 0.42, width * 0.5, height * 0.05, ink, 'serif', lines=1)
    s.put((0, 0, 0.2), 'up')
    move(s.things, turn=6)
    move(rod(1.7, 0.3, 'copper', round=0.08), (width * 0.2, -height * 0.26, 0.4))


PARKS = ((-119.5, 37.7, 'mountains'), (-110.5, 44.5, 'pines'), (-112.1, 36.3, None), (-83.5, 35.7, 'hills'), (-80.9, 25.6, None), (-121.7, 46.8, 'mountains'), (-113.8, 48.6, None), (-103.4, 29.4, 'sun'), (-68.3, 44.4, 'pines'), (-105.6, 40.3, None), (-92.9, 48.5, 'pines'), (-109.6, 38.7, 'sun'))


@maker('parks-map', view='steep')
def parks_map(words='National Parks', paper='print forest', land='print cream', ink='foil', width=60, height=44):
    """A printed map of the lower 48 states; each park is a foil disc, some scratched off to show a picture."""
    with group() as g:
        grid(40, 24, lambda u, v: ((u - 0.5) * width, (v - 0.5) * height, 0.12 + 60 * max(0.0, abs(u - 0.5) - 0.44) ** 1.4), paper)
        s = Sheet(width * 0.9, height)
        s.frame(1.2, 0.16, ink)
        place = lambda lon, lat: ((lon + 96) * width * 0.0136, (lat - 38) * height * 0.0236)
        s.poly([place(*p) for p in STATES], land)
        s.text(words, 0, height * 0.4, width * 0.6, height * 0.075, ink, 'serif', lines=1)
        s.text('SCRATCH EACH ONE YOU HAVE SEEN', 0, -height * 0.42, width * 0.4, height * 0.026, ink, 'sans', lines=1)
        s.put((0, 0, 0.2), 'up')
        for i, (lon, lat, art) in enumerate(PARKS):
            park = Sheet(5, 5)
            if art:
                park.circle(0, 0, 2.5, ('paper sky', 'paper apricot', 'paper mint')[i % 3])
                motif(park, art, ('paper pine', 'paper brown', 'paper white', 'paper moss'), 0, 0, 3.6, 3.4)
            else:
                park.circle(0, 0, 2.2, 'foil')
            park.put((*place(lon, lat), 0.66), 'up')
        move(rod(2.0, 0.35, 'copper', round=0.08), (width * 0.3, -height * 0.26, 0.7))
        for i in range(18):
            move(box(0.5, 0.18, 0.12, 'foil', round=0), (width * (0.2 + 0.12 * spot(i, 4)), -height * (0.2 + 0.12 * spot(i, 5)), 0.7), turn=180 * spot(i))
    move(g, turn=8)


@maker('calendar', view='eye')
def calendar(words='January', art='mountains', colors=('paper slate', 'paper sky', 'paper pine', 'paper white'), back='paper ice', width=30, height=42, paper='paper white', ink='paper ink', lean=12):
    """A wall calendar: a picture above, the days below, bound with wire."""
    with group() as g:
        box(width, 0.5, height, paper, round=0.05)
        s = Sheet(width, height * 0.5)
        s.fill(back, 0.6)
        motif(s, art, colors, 0, -s.h * 0.02, width * 0.9, s.h * 0.88)
        s.put((0, -0.27, height * 0.74))
        s = Sheet(width, height * 0.46)
        s.text(words, -width * 0.2, s.h * 0.38, width * 0.5, s.h * 0.13, ink, 'serif', 'left', lines=1)
        for i in range(31):
            s.text(str(i + 1), (i % 7 - 3) * width * 0.13, s.h * (0.2 - 0.145 * (i // 7)), width * 0.06, s.h * 0.07, ink, 'sans', most=s.h * 0.08)
        s.put((0, -0.27, height * 0.25))
        for i in range(18):
            move(ring(0.55, 0.1, 'gunmetal'), ((i - 8.5) * width / 19, 0, height - 0.3), roll=90)
    move(g, tilt=-6)
    move(g, (0, 0, 0.1), turn=lean)


def crossword(s, x, y, size, ink):
    """Nine by nine squares, the dark ones alike from both sides, as one shape: many shapes would pile up on the sheet."""
    c = size / 9
    dark = [(0, 4), (1, 1), (1, 7), (2, 3), (3, 2), (3, 5), (4, 0), (4, 4)]
    dark += [(8 - i, 8 - j) for i, j in dark if (i, j) != (4, 4)]
    s.rect(x, y, size, size, 'paper white')
    quads = [(x + (i - 4) * c, y + (j - 4) * c, c, c) for i, j in dark]
    quads += [(x + (i - 4.5) * c, y, c * 0.09, size) for i in range(10)] + [(x, y + (i - 4.5) * c, size, c * 0.09) for i in range(10)]
    points = [(px + a * w / 2, py + b * h / 2, 0) for px, py, w, h in quads for a, b in ((-1, -1), (1, -1), (1, 1), (-1, 1))]
    s._keep(mesh(points, [tuple(range(4 * i, 4 * i + 4)) for i in range(len(quads))], ink, False))


@maker('notebook', view='high')
def notebook(words=None, sub=None, cover='leather caramel', ink='foil', width=14.5, height=21, thick=1.8, elastic=None, pen='plastic black', strap=None, spiral=False, open=False, lines=(), pages='pages', lean=10, plate=None, art=None, colors=('foil',), puzzle=None):
    """A journal lying at an angle with a pen beside it, closed or open; `puzzle` prints a crossword's grid on it."""
    with group() as g:
        if open:
            for side in (-1, 1):
                def place(u, v, side=side):
                    x = side * u * width
                    return (x, (v - 0.5) * height, thick * 0.6 + 0.9 * math.sin(math.pi * min(1, u * 1.4)) * (1 - u) * 1.2)
                grid(20, 4, place, 'paper cream')
                box(width, height, thick * 0.6, pages, (side * width / 2, 0, 0.2), 0.1)
                box(width * 1.03, height * 1.04, 0.25, cover, (side * width / 2, 0, 0), 0.05)
                s = Sheet(width, height)
                rows = lines[(0 if side < 0 else (len(lines) + 1) // 2):((len(lines) + 1) // 2 if side < 0 else None)]
                for i in range(9):
                    y = height * (0.36 - 0.09 * i)
                    if i < len(rows):
                        s.text(rows[i], 0, y, width * 0.76, height * 0.05, 'paper ink', 'italic', 'left', lines=1, most=1.1)
                    s.rect(0, y - height * 0.03, width * 0.78, 0.05, 'paper silver')
                s.put((side * width * 0.52, 0, thick * 0.6 + 0.75), 'up')
        else:
            box(width - 0.5, height - 0.6, thick, pages, (0.1, 0, 0.2), 0.1)
            box(width, height, 0.3, cover, (0, 0, 0), 0.1)
            box(width, height, 0.3, cover, (0, 0, thick + 0.1), 0.13)
            box(0.4, height, thick + 0.4, cover, (-width / 2, 0, 0), 0.18)
            s = Sheet(width, height)
            if art:
                motif(s, art, colors, 0, -height * 0.08, width * 0.8, height * 0.5)
            if plate:
                s.rect(0, height * 0.2, width * 0.66, height * 0.2, plate, 0.3)
            if puzzle:
                crossword(s, 0, -height * 0.08, height * 0.46, puzzle)
            s.text(words, 0, height * (0.28 if art or puzzle else 0.18), width * (0.58 if plate else 0.72), height * 0.17, ink, 'serif', most=2.6)
            if sub:
                s.text(sub, 0, -height * 0.42, width * 0.7, height * 0.045, ink, 'sans', lines=1)
            s.put((0.1, 0, thick + 0.42), 'up')
            if elastic:
                box(0.6, height + 0.15, thick + 0.5, elastic, (width * 0.37, 0, 0), 0.05)
            if strap:
                box(width + 0.4, 1.6, thick + 0.6, strap, (0, -height * 0.05, -0.05), 0.15)
                box(1.8, 2.2, 0.4, 'brass', (width * 0.34, -height * 0.05, thick + 0.5), 0.15)
            if spiral:
                for i in range(16):
                    move(ring(thick * 0.62, 0.1, 'gunmetal'), (-width / 2 + 0.1, (i - 7.5) * height / 16.5, thick / 2), tilt=90)
    move(g, turn=lean)
    if pen:
        with group() as p:
            rod(0.5, 11, pen, (0, 0, 1.6), 0.15)
            rod(0.12, 1.7, 'brass', round=0.02, top=0.48)
            box(0.25, 0.3, 4, 'brass', (0, -0.58, 7.6), 0.08)
        move(p, tilt=-90)
        move(p, (width * (1.15 if open else 0.68), -6.5, 0.55), turn=-6)


@maker('album', view='high')
def album(words='Our Year', cover='linen rose', ink='foil', width=28, height=26, thick=3.4, photo=True, pages='paper white'):
    """A photo album with a picture set into its cover."""
    with group() as g:
        box(width - 0.8, height - 0.8, thick, pages, (0.2, 0, 0.3), 0.1)
        for z in (0, thick + 0.2):
            box(width, height, 0.45, cover, (0, 0, z), 0.15)
        box(0.5, height, thick + 0.6, cover, (-width / 2, 0, 0), 0.2)
        s = Sheet(width, height)
        if photo:
            s.rect(0, height * 0.1, width * 0.46, height * 0.38, 'paper white')
            s.rect(0, height * 0.1, width * 0.42, height * 0.34, 'paper sky')
            motif(s, 'hills', ['paper sage', 'paper moss', 'paper pine', 'paper butter'], 0, height * 0.1, width * 0.42, height * 0.34)
        s.text(words, 0, -height * 0.26, width * 0.6, height * 0.11, ink, 'serif', lines=1)
        s.put((0, 0, thick + 0.68), 'up')
    move(g, turn=14)


@maker('photos', view='steep')
def photos(count_of=5, width=9, height=11, art=('hills', 'sun', 'city', 'flower', 'waves'), papers=('paper sky', 'paper apricot', 'paper lilac', 'paper mint', 'paper ice')):
    """Instant prints scattered on the table."""
    for i in range(count_of):
        with group() as g:
            slab(panel(width, height, 0.2), 0.08, 'card white', round=0.02)
            s = Sheet(width, height)
            s.rect(0, height * 0.08, width * 0.82, height * 0.68, papers[i % len(papers)])
            motif(s, art[i % len(art)], ['paper pine', 'paper coral', 'paper amber', 'paper cream'], 0, height * 0.08, width * 0.8, height * 0.62)
            s.put((0, 0, 0.1), 'up')
        move(g, ((i - (count_of - 1) / 2) * width * 0.8, (spot(i, 3) - 0.5) * height * 0.7, 0.1 * i), turn=(spot(i, 8) - 0.5) * 50)
