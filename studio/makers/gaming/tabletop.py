"""Boards, dice, lawns and soft games."""
import math

from art import spot
from makers import maker
from makers.shared.fittings import disc, upright
from shapes import (
    box,
    cushion,
    fillet,
    grid,
    group,
    lathe,
    mesh,
    move,
    panel,
    ring,
    rod,
    slab,
    star,
)
from typeset import Sheet

PIECES = {'pawn': [(0, 0), (1.3, 0), (1.3, 0.5), (0.7, 1), (0.5, 2.2), (0.85, 2.5), (0.4, 2.7), (0.8, 3.4), (0.4, 4), (0, 4.1)],
          'rook': [(0, 0), (1.5, 0), (1.5, 0.6), (0.9, 1.1), (0.8, 3.2), (1.2, 3.6), (1.2, 4.6), (0.8, 4.6), (0.8, 4.2), (0, 4.2)],
          'bishop': [(0, 0), (1.5, 0), (1.5, 0.6), (0.8, 1.2), (0.6, 3.2), (1, 3.5), (0.5, 3.7), (0.9, 4.6), (0.3, 5.6), (0, 5.9)],
          'queen': [(0, 0), (1.7, 0), (1.7, 0.6), (0.9, 1.3), (0.7, 4), (1.2, 4.4), (0.7, 4.7), (1.2, 6.2), (0.6, 6.1), (0.3, 6.7), (0, 6.8)],
          'king': [(0, 0), (1.7, 0), (1.7, 0.6), (0.9, 1.3), (0.75, 4.4), (1.3, 4.8), (0.8, 5.1), (1.1, 6.6), (0.4, 7), (0, 7.1)]}


@maker('chess', view='high')
def chess(dark='walnut', light='maple', case='walnut', screen=None):
    """A folding board with its pieces set out; a chess computer has a panel with a screen and buttons."""
    n = 4
    with group() as g:
        for s in (-1, 1):
            box(36, 17.9, 2.6, case, (0, s * 9, 0), 0.3)
        for i in range(8):
            for j in range(8):
                box(n, n, 0.1, dark if (i + j) % 2 == 0 else light, ((i - 3.5) * n, (j - 3.5) * n, 2.58), 0)
        if screen:
            box(11, 36, 2.6, case, (23.4, 0, 0), 0.3)
            box(8.4, 13, 0.3, 'gloss black', (23.4, 9, 2.5), 0.1)
            s = Sheet(8, 12)
            s.text(screen, 0, 0, 6.6, 8, 'dimglow 8fd0a0', 'sans-black')
            s.put((23.4, 9, 2.84), 'up')
            for i in range(4):
                for x in (-2, 2):
                    at = (23.4 + x, -2 - i * 4, 2.6)
                    rod(1.3, 0.5, 'gloss coral' if (i, x) == (3, 2) else 'rubber slate', at, 0.2)
            for i in (1, 4):
                rod(0.45, 0.25, 'dimglow e04030', ((i - 3.5) * n + 0.9, (3 - 3.5) * n + 0.9, 2.66), 0.05)
        order = ('rook', 'knight', 'bishop', 'queen', 'king', 'bishop', 'knight', 'rook')
        for side, mat, row in ((0, light, 0), (1, 'ebony', 7)):
            for i, kind in enumerate(order):
                x, y = (i - 3.5) * n, (row - 3.5) * n
                if kind == 'knight':
                    lathe(PIECES['rook'][:4] + [(0.8, 1.6), (0, 1.6)], mat, (x, y, 2.68), 0.2)
                    with group() as h:
                        upright(fillet([(-0.9, 0), (0.9, 0), (0.9, 1.6), (0.4, 2.8), (1, 3.6), (-0.2, 3.9), (-1.5, 2.9), (-1.6, 2.3), (-0.5, 2.2), (-0.9, 1)], 0.25, True, 3), 1.1, mat, (0, 0.5, 1.4), 0.3)
                    move(h, (x, y, 2.68), turn=90 if side else -90)
                else:
                    lathe(PIECES[kind], mat, (x, y, 2.68), 0.2, 32)
                lathe(PIECES['pawn'], mat, (x, y + (n if side == 0 else -n), 2.68), 0.15, 28)
    move(g, turn=24)


@maker('lawn-games', view='high')
def lawn_games(wood='beech', bag='canvas moss'):
    """Ring toss, kubb blocks and a bean-bag board before their bag."""
    with group() as g:
        with group() as board:
            box(24, 40, 1.6, wood, (0, 0, 0), 0.3)
            rod(4.4, 0.2, 'gloss black', (0, 10, 1.6), 0)
            ring(4.5, 0.4, 'stain coral', (0, 10, 1.4))
        move(board, tilt=20)
        move(board, (-22, 8, 7))
        for k, (x, y) in enumerate(((-20, -18), (-12, -21))):
            with group() as bb:
                cushion(7, 7, 3, ('canvas coral', 'canvas navy')[k])
            move(bb, (x, y, 0), turn=20 * k)
        box(20, 20, 1.4, wood, (12, -10, 0), 0.3)
        for x, y in ((0, 0), (-7, -7), (7, -7), (-7, 7), (7, 7)):
            rod(0.8, 9 if (x, y) != (0, 0) else 14, ('stain coral', 'stain amber', 'stain teal')[(x + y) % 3], (12 + x, -10 + y, 1), 0.2)
        ring(4, 0.7, 'rope', (12, -10, 4))
        ring(4, 0.7, 'rope coral', (24, -22, 0))
        for i in range(5):
            box(4, 4, 11, wood, (0 + i * 6, 14 + (i % 2) * 3, 0), 0.3)
        with group() as king:
            box(5, 5, 19, wood, round=0.3)
            box(5.2, 5.2, 2, 'stain coral', (0, 0, 17.4), 0.2)
        move(king, (12, 6, 0))
    move(g, turn=6)


@maker('token-ring', view='high')
def token_ring(metal='brass', words='ONE MORE TRY'):
    with group() as g:
        lathe([(0, 0), (2.1, 0), (2.2, 0.1), (2.2, 0.3), (2.1, 0.4), (1.85, 0.4), (1.8, 0.32), (0, 0.32)], metal, round=0.03)
        s = Sheet(4, 4)
        for k, w in enumerate(words.split()):
            s.text(w, 0, 0.75 - k * 0.75, 2.4, 0.55, 'paper espresso', 'sans-black', lines=1, most=0.7)
        s.poly([(px * 0.34, py * 0.34 - 1.32) for px, py in star(1, 0.42)], 'paper espresso')
        s.put((0, 0, 0.33), 'up')
    move(g, (0, -2, 0), turn=12)
    t = ring(0.5, 0.1, 'steel')
    move(t, (0.4, 0.5, 0.1))
    for k in range(2):
        ring(2, 0.14, 'steel', (0.6, 2.9, 0.05 + 0.2 * k))


@maker('dice-tray', view='high')
def dice_tray(mat='leather caramel', inside='suede wine', hues=('gloss teal', 'gloss coral', 'gloss violet', 'gloss amber')):
    """A tray with snapped corners and dice in it."""
    w = 24
    with group() as g:
        box(w, w, 0.5, inside, round=0.1)
        for k in range(4):
            with group() as s:
                upright(fillet([(-w / 2, 0), (w / 2, 0), (w / 2 + 1.6, 4.4), (-w / 2 - 1.6, 4.4)], 0.6, True, 4), 0.5, mat, (0, 0, 0), 0.15)
                move(s, tilt=16)
                move(s, (0, -w / 2, 0.2))
            move(s, turn=90 * k)
            with group() as c:
                slab(fillet([(-0.5, -0.2), (3.6, -0.4), (3.6, 0.4), (-0.5, 0.2)], 0.2, True), 3.4, mat, (0, 0, 0.8), 0.1)
                rod(0.5, 0.3, 'brass', (2.2, 0, 4.2), 0.1)
            move(c, turn=45 + 90 * k)
            a = math.radians(45 + 90 * k)
            move(c, (math.cos(a) * w * 0.71, math.sin(a) * w * 0.71, 0))
        for i in range(7):
            x, y = (spot(i, 1) - 0.5) * 14, (spot(i, 2) - 0.5) * 14
            with group() as d:
                if i % 3 == 0:
                    box(2.2, 2.2, 2.2, hues[i % 4], round=0.3)
                    s = Sheet(2.2, 2.2)
                    s.text(str(i % 6 + 1), 0, 0, 1.2, 1.2, 'paper white', 'sans-black')
                    s.put((0, 0, 2.22), 'up')
                else:
                    lathe([(0, 0), (1.5, 0.9), (1.6, 1.5), (0, 2.6)], hues[i % 4], round=0.02, steps=5 if i % 2 else 8)
            move(d, (x, y, 0.5), turn=i * 40)
    move(g, turn=20)


@maker('plush-dice', view='table')
def plush_dice(mats=('plush mint', 'plush coral'), size=16):
    for k, mat in enumerate(mats):
        with group() as g:
            slab(panel(size, size, size * 0.2), size, mat, round=size * 0.16)
            for x, z in ((-1, -1), (1, 1), (0, 0)):
                disc(size * 0.09, 0.5, 'felt cream', (x * size * 0.25, -size / 2 + 0.1, size / 2 + z * size * 0.25), 0.2)
            for x, y in ((-1, -1), (1, 1), (-1, 1), (1, -1)):
                rod(size * 0.09, 0.5, 'felt cream', (x * size * 0.25, y * size * 0.25, size - 0.2), 0.2)
            for y in (-1, 1):
                with group() as d:
                    disc(size * 0.09, 0.5, 'felt cream', (0, 0, 0), 0.2)
                move(d, turn=90)
                move(d, (size / 2 - 0.1, y * size * 0.22, size / 2 + y * size * 0.22))
        move(g, (k * size * 1.1 - size * 0.5, (0.2 - k * 0.5) * size, 0), turn=-24 + 50 * k)


@maker('pixel-alien', view='eye')
def pixel_alien(mat='chunky lilac'):
    """A crocheted alien of square pixels."""
    rows = ('..#.....#..', '...#...#...', '..#######..', '.##.###.##.', '###########', '#.#######.#', '#.#.....#.#', '...##.##...')
    for j, row in enumerate(rows):
        for i, c in enumerate(row):
            if c == '#':
                slab(panel(2.1, 2.6, 0.7), 2.1, mat, ((i - 5) * 2, 0, (len(rows) - 1 - j) * 2), 0.5)



@maker('dance-mat', view='high')
def dance_mat(mat='rubber charcoal', hues=('magenta', 'aqua', 'lemon', 'lime')):
    """A play mat with big arrows and steps."""
    with group() as g:
        grid(20, 14, lambda u, v: ((u - 0.5) * 120, (v - 0.5) * 84, 1 + 6 * max(0, u + v - 1.72) ** 2 * 10), mat, thick=1)
        s = Sheet(120, 84)
        for k in range(2):
            for i in range(3):
                for j in range(3):
                    x, y = (k * 2 - 1) * 29 + (i - 1) * 18, (j - 1) * 25
                    if (i, j) == (1, 1):
                        s.circle(x, y, 7, f'paper {hues[k]}')
                        continue
                    s.rect(x, y, 16, 22, f'paper {hues[(i + j + k) % 4]}', 2)
                    if i == 1 or j == 1:
                        a = math.atan2(j - 1, i - 1)
                        s.poly([(x + px * math.cos(a) - py * math.sin(a), y + px * math.sin(a) + py * math.cos(a)) for px, py in ((6, 0), (0, 5.4), (0, 2), (-5, 2), (-5, -2), (0, -2), (0, -5.4))], 'paper ink')
        s.put((0, 0, 1.6), 'up')
    move(g, turn=-12)


@maker('mahjong-tiles', view='table')
def mahjong_tiles(front='porcelain ivory', back='gloss jade', rack='walnut'):
    """A hand of tiles on a rack, circles and bamboo, and four more lying in front."""
    def tile(count, bamboo):
        box(2.8, 1.1, 3.8, front, (0, -0.3, 0), 0.25)
        box(2.8, 0.9, 3.8, back, (0, 0.6, 0), 0.25)
        s = Sheet(2.8, 3.8)
        rows = {1: [1], 2: [1, 1], 3: [1, 1, 1], 4: [2, 2], 5: [2, 1, 2], 6: [2, 2, 2], 8: [3, 2, 3], 9: [3, 3, 3]}[count]
        for j, n in enumerate(rows):
            for i in range(n):
                x, y = (i - (n - 1) / 2) * 0.78, ((len(rows) - 1) / 2 - j) * 1.05
                if bamboo:
                    s.rect(x, y, 0.3, 0.84, 'paper leaf' if (i + j) % 2 else 'paper pine', 0.1)
                else:
                    r = 0.85 if count == 1 else 0.36
                    s.circle(x, y, r, ('paper red', 'paper navy', 'paper green')[(i + j) % 3])
                    s.circle(x, y, r * 0.45, front)
        s.put((0, -0.87, 1.9))
    with group() as g:
        box(36, 5, 1.6, rack, (0, 0.6, 0), 0.3)
        for i, (count, bamboo) in enumerate(((1, False), (2, False), (3, False), (5, False), (6, False), (8, False), (2, True), (3, True), (4, True), (6, True), (8, True), (9, True))):
            with group() as t:
                tile(count, bamboo)
            move(t, ((i - 5.5) * 2.92, 0, 1.6))
        for i, (count, bamboo, turn) in enumerate(((9, False, 10), (5, True, -14), (4, False, 6))):
            with group() as t:
                tile(count, bamboo)
                move(t, tilt=-90)
            move(t, (-8 + 7.4 * i, -8 - (i % 2) * 2, 0.9), turn=turn)
    move(g, turn=14)


@maker('pixel-mat', view='high')
def pixel_mat(width=90, depth=40, sky=('felt indigo', 'felt plum', 'felt coral', 'felt apricot'), land=('felt violet', 'felt navy')):
    """A wide mat for a desk, a sunset over hills on it in small squares; colors are laid as one shape each."""
    nx, ny = 45, 20
    c = width / nx
    cells = {}
    for i in range(nx):
        for j in range(ny):
            far, near = 8 + 3 * math.sin(i * 0.24 + 1), 4.6 + 2.4 * math.sin(i * 0.17 + 4)
            mat = land[1] if j < near else land[0] if j < far else sky[min(3, (ny - 1 - j) // 4)]
            if math.hypot(i - 31, j - 12) < 4.6 and j >= far:
                mat = 'felt lemon'
            cells.setdefault(mat, []).append((i, j))
    with group() as g:
        slab(panel(width + 1.4, depth + 1.4, 1.6), 0.5, 'rubber black', round=0.2)
        for mat, spots in cells.items():
            verts = [((i + a - nx / 2) * c, (j + b) * depth / ny - depth / 2, 0.56) for i, j in spots for a, b in ((0, 0), (1, 0), (1, 1), (0, 1))]
            mesh(verts, [tuple(range(4 * k, 4 * k + 4)) for k in range(len(spots))], mat, False)
    move(g, turn=8)
