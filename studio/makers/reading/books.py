"""Books and journals, standing or lying, with real covers."""
from art import motif
from makers import maker
from shapes import box, group, move, rod, tube
from typeset import Sheet


def spine_words(title, height, depth, ink, at):
    s = Sheet(height * 0.8, depth * 0.7)
    s.text(title, 0, 0, height * 0.78, depth * 0.55, ink, 'serif', lines=1, most=1.6)
    move(s.things, turn=-90)
    move(s.things, tilt=90)
    move(s.things, at, turn=-90)


def cover(w, h, title, author, cloth, ink, art, colors, plate, sub, banner=False):
    """The front of a book as a sheet."""
    s = Sheet(w, h)
    if banner:
        s.rect(0, h * 0.31, w, h * 0.38, banner)
    if art:
        motif(s, art, colors, 0, -h * (0.19 if sub else 0.15) if title else 0, w * 0.94, h * (0.42 if sub else 0.46) if title else h * 0.86)
    if plate:
        s.rect(0, h * 0.24, w * 0.74, h * 0.36, plate, 0.3)
    s.text(title, 0, h * 0.26, w * (0.64 if plate else 0.8), h * (0.27 if sub else 0.32), ink, 'serif', most=h * 0.15)
    if sub:
        s.text(sub, 0, h * 0.07, w * 0.7, h * 0.05, ink, 'sans', lines=1)
    if author:
        s.text(author, 0, -h * 0.425, w * 0.78, h * 0.055, ink, 'sans', lines=1)
    return s


def block(w, h, d, cloth, pages, hard, round_spine=True):
    """Boards, spine and page block of a standing book, its front at y = -d/2."""
    over = 0.3 if hard else 0.0
    board = 0.28 if hard else 0.06
    box(w, board, h, cloth, (0, -d / 2 + board / 2, 0), 0.08)
    box(w, board, h, cloth, (0, d / 2 - board / 2, 0), 0.08)
    box(board, d, h, cloth, (-w / 2 + board / 2, 0, 0), 0.12)
    box(w - over - board, d - 2 * board, h - 2 * over, pages, (board / 2 - over / 2, 0, over), 0.03)


@maker('book', view='table', distance='mid')
def book(title='', author=None, cloth='linen pine', ink='foil', art=None, colors=('paper cream', 'paper coral'), width=15, height=22, thick=2.8, hard=True, pages='pages',
         plate=None, sub=None, banner=None, ribbon=None, band=None, pose='stand', pen=None, lean=24):
    """pose: stand (turned), lie (seen from above), tilt (leaning back)."""
    with group() as g:
        block(width, height, thick, cloth, pages, hard)
        s = cover(width, height, title, author, cloth, ink, art, colors, plate, sub, banner)
        s.put((0.1, -thick / 2 - 0.01, height / 2))
        spine_words(title, height, thick, ink, (-width / 2 - 0.03, 0, height / 2))
        if band:
            box(0.7, thick + 0.12, height + 0.1, band, (width * 0.36, 0, -0.05), 0.03)
        if ribbon:
            tube([(width * 0.1, 0, 0.6), (width * 0.12, -0.3, -1.2), (width * 0.16, -0.2, -3.0)], 0.28, ribbon, flat=1)
    if pose == 'stand':
        move(g, turn=lean)
    else:
        move(g, tilt=-90)
        move(g, (0, 0, thick / 2), turn=lean * 0.5)
    if pen:
        with group() as p:
            rod(0.5, 13, pen, round=0.2)
            rod(0.52, 0.5, 'brass', (0, 0, 6.5), 0.1)
        move(p, (width * 0.5 + 2.4, -height * 0.3, 0.5), tilt=-90, turn=12)


@maker('book-set', view='table')
def book_set(titles=('One', 'Two', 'Three'), cloths=('linen pine', 'linen wine', 'linen navy'), inks=('foil',), width=13, height=20, thick=2.6, slipcase=None, words=None, case_ink='foil', pages='pages'):
    """Spines in a row, in a slipcase if it has one."""
    n = len(titles)
    with group() as g:
        for i, title in enumerate(titles):
            with group() as one:
                block(width, height, thick, cloths[i % len(cloths)], pages, True)
                spine_words(title, height, thick, inks[i % len(inks)], (-width / 2 - 0.03, 0, height / 2))
            move(one, ((1.2 if slipcase else 0), (i - (n - 1) / 2) * (thick + 0.08), 0.25 if slipcase else 0))
        if slipcase:
            total = n * (thick + 0.08) + 0.3
            for y in (-total / 2, total / 2):
                box(width, 0.25, height + 0.6, slipcase, (2.2, y, 0), 0.08)
            box(width, total, 0.25, slipcase, (2.2, 0, 0), 0.08)
            box(width, total, 0.25, slipcase, (2.2, 0, height + 0.4), 0.08)
            if words:
                s = Sheet(width * 0.8, height * 0.8)
                s.text(words, 0, 0, width * 0.74, height * 0.5, case_ink, 'serif')
                s.put((2.2, -total / 2 - 0.16, height / 2))
    move(g, turn=52)
