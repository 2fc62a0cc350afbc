"""Shirts, sweaters, jackets and trousers laid flat, with folds."""
from art import motif
from makers import maker
from makers.shared.cloth import Cloth, creases, pull, ribs
from shapes import ball, box, group, move, rod, slab, tube
from typeset import Sheet


def mirrored(half):
    return [(x, y) for x, y in half] + [(-x, y) for x, y in reversed(half)]


def flipped(line):
    return [(-x, y) for x, y in reversed(line)]


def hem(body, foot, half=25, mat=None):
    """A turned-up edge along the lower end."""
    body.patch([(-half + 0.7, foot + 0.5), (half - 0.7, foot + 0.5), (half - 0.7, foot + 3), (-half + 0.7, foot + 3)], mat, 0.16)


def arms(mat, sleeve, cuffs):
    """Both sleeves, cut as pieces of their own."""
    if sleeve == 'short':
        line = [(18.5, 28.6), (23, 27), (42, 5), (32, -4.6), (24.6, 2.4), (22.4, 14)]
    else:
        line = [(18.5, 28.6), (23, 27), (31.5, 13), (38, -8), (44, -32), (35.4, -35), (30, -14), (24.6, 0), (22.4, 14)]
    for side in (-1, 1):
        folds = [creases(0.9, 8, 60 if sleeve == 'long' else 40, side + 2), pull((26, 2), 1.4, 9, 7, side), pull((32, -6), 1.3, 10, 7, 1)]
        arm = Cloth(line, 2.3, folds, 2)
        with_side(arm, side, mat)
        if cuffs:
            cuff = [(44.4, -31), (35, -34.2), (34.2, -39.4), (43.6, -36.8)] if sleeve == 'long' else [(42.6, 5.6), (31.6, -5), (33.6, -7.2), (44.6, 3.6)]
            with_side(Cloth(cuff, 2.5, [ribs(0.3, 0.9, 76 if sleeve == 'long' else -42)], 0.8), side, cuffs, 0.4)
        elif sleeve == 'long':
            edge = Cloth(line, 2.3, folds, 2)
            edge_line = [(43.4, -31.4), (36, -34), (35.4, -31.4), (42.8, -28.8)]
            piece = edge.patch(edge_line, mat, 0.14)
            move(piece, scale=(side, 1, 1))


def with_side(cloth, side, mat, cell=1.1):
    """Makes a piece on the right, or its mirror image on the left."""
    if side < 0:
        cloth.line = cloth.line * (-1, 1)
        cloth.line = cloth.line[::-1]
        folds = cloth.folds
        cloth.folds = [lambda p, f=f: f(p * (-1, 1)) for f in folds]
    return cloth.make(mat, cell)


def neck(collar, mat, width=9.4, drop=23.4, ribbed=True):
    """The inside of the back, its label, and the band around the opening."""
    Cloth([(-width, 31.8), (width, 31.8), (width * 0.8, 25.4), (0, 22), (-width * 0.8, 25.4)], 0.9, (), 1.5).make(collar or mat)
    box(3.6, 1.8, 0.2, 'satin white', (0, 29.2, 0.95), 0.05)
    front = [(-width, 31.4, 2.0), (-width * 0.78, 26.6, 2.4), (-width * 0.36, drop + 0.6, 2.5), (0, drop, 2.5), (width * 0.36, drop + 0.6, 2.5), (width * 0.78, 26.6, 2.4), (width, 31.4, 2.0)]
    tube(front, 1.15 if ribbed else 0.6, collar or mat)
    tube([(-width, 31.4, 2.0), (-width * 0.5, 32.6, 1.6), (0, 32.9, 1.5), (width * 0.5, 32.6, 1.6), (width, 31.4, 2.0)], 1.15 if ribbed else 0.6, collar or mat)


def stripes(body, mats, foot):
    """Bands across and along the body of a shirt, following its folds."""
    for i in range(6):
        x = -20.5 + 8.2 * i
        top = 26 - abs(x) * 0.14
        body.patch([(x - 1.2, foot + 0.4), (x + 1.2, foot + 0.4), (x + 1.2, top), (x - 1.2, top)], mats[i % 2], 0.22, 0.8)
    for i in range(7):
        y = foot + 4 + 8.2 * i
        half = 24.6 if y < 14 else 22.4
        body.patch([(-half, y - 1.2), (half, y - 1.2), (half, y + 1.2), (-half, y + 1.2)], mats[(i + 1) % 2], 0.32, 0.8)


def arm_stripes(mats):
    for side in (-1, 1):
        for i in range(5):
            t = 0.14 + 0.18 * i
            x, y = 26.4 + 12.6 * t, 18 - 50 * t
            move(box(9.4, 2.1, 0.3, mats[1], (0, 0, 0), 0.1), (side * x, y, 2.1), turn=side * -20)
        for dx in (-2.2, 2.2):
            a, b = (25 + dx, 17), (38.4 + dx, -29)
            slab([(side * a[0], a[1]), (side * (a[0] + 1.6), a[1] + 0.6), (side * (b[0] + 1.6), b[1] + 0.6), (side * b[0], b[1])], 0.2, mats[0], (0, 0, 2.2), 0.05)


def fastening(body, open, buttons, points, foot, top):
    """The front edge with its buttons; a shirt's placket if it has a collar with points."""
    if points:
        body.patch([(-2.2, foot + 0.6), (2.2, foot + 0.6), (2.2, top), (-2.2, top)], points, 0.2)
    elif open:
        body.patch([(-2.4, foot + 0.6), (2.0, foot + 0.6), (2.0, top), (-2.4, top)], open, 0.24)
    if buttons:
        for i in range(5):
            y = top - 5 - i * (top - foot - 10) / 4.6
            rod(0.95, 0.5, buttons, (0, y, body.top(0, y) + 0.2), 0.18)


def pockets(body, mat, foot, high=False):
    for side in (-1, 1):
        x, y, w, h = (side * 11.5, 8, 5.2, 5.6) if high else (side * 12.6, foot + 15, 6.2, 6.6)
        body.patch([(x - w, y - h), (x + w, y - h), (x + w, y + h), (x - w, y + h)], mat, 0.25, round=1.2, puff=0.5)
        body.patch([(x - w, y + h - 2.4), (x + w, y + h - 2.4), (x + w, y + h), (x - w, y + h)], mat, 0.75)


def hooded(mat, lining):
    """A hood lying open above the shoulders, its cords hanging down."""
    Cloth([(-14, 28), (14, 28), (18.5, 39), (15, 52), (6, 58), (-6, 58), (-15, 52), (-18.5, 39)], 4.2, [creases(0.6, 9, 80, 2)], 5).make(mat)
    Cloth([(-8.6, 30), (8.6, 30), (11, 40), (7.6, 49), (0, 52.4), (-7.6, 49), (-11, 40)], 1.2, [creases(0.3, 8, 90, 1)], 4, base=3.6).make(lining)
    tube([(-9.4, 29, 4.4), (-12, 40, 5.2), (-8.2, 50, 5.2), (0, 53.6, 5.2), (8.2, 50, 5.2), (12, 40, 5.2), (9.4, 29, 4.4)], 1.3, mat)
    for side in (-1, 1):
        tube([(side * 5, 28, 4), (side * 6.4, 20, 3.4), (side * 5.4, 11, 3.4)], 0.42, 'cotton white')
        ball(0.7, 'cotton white', (side * 5.4, 10.6, 2.7))


def lapels(mat, lift):
    with group() as g:
        slab([(-8.6, 31.6), (8.6, 31.6), (0, -3)], 2.5, mat, round=0.1)
        for side in (-1, 1):
            tube([(0, 33.4, 2.6), (side * 8, 32, 2.8), (side * 10.4, 24, 3.2), (side * 7, 10, 3.2), (side * 1.6, -4, 2.8)], 3, mat, flat=0.85, taper=[0.8, 1, 1.2, 1, 0.5])
    move(g, (0, 0, lift))


def collar_points(mat):
    slab([(-8, 32), (8, 32), (0, 22)], 2.5, mat, round=0.1)
    tube([(-9.4, 31, 2.6), (0, 33.6, 3.2), (9.4, 31, 2.6)], 1.5, mat)
    for side in (-1, 1):
        piece = Cloth([(9.8, 33), (0.8, 24.4), (8.4, 16.8), (13, 27.6)], 1.1, (), 0.6, base=2.5)
        with_side(piece, side, mat)


def printed(body, words, art, colors, ink, face):
    s = Sheet(34, 34)
    if art:
        motif(s, art, colors, 0, 4 if words else 0, 26, 26)
    if words:
        s.text(words, 0, -14 if art else 0, 30, 8 if art else 20, ink, face)
    s.put((0, 2, body.top(0, 2) + 0.06), 'up')


def tied(body, mat):
    y = -8
    body.patch([(-25.4, y - 2.2), (25.4, y - 2.2), (25.4, y + 2.2), (-25.4, y + 2.2)], mat, 0.5, puff=0.4)
    for side in (-1, 1):
        tube([(0, y, 3.6), (side * 5, y + 2, 4.6), (side * 7, y - 3, 3.8), (side * 3, y - 14, 3.2)], 1.2, mat, flat=0.8)
    ball(1.9, mat, (0, y, 2.6), 0.8)


@maker('tee', view=64)
def tee(mat='cotton white', words=None, art=None, colors=('paper coral', 'paper amber', 'paper ink'), ink='paper ink', sleeve='short', collar=None, buttons=None, cuffs=None, hood=False, pocket=None, open=None, length=1.0, belt=None, face='serif', shawl=None, plaid=None, points=None):
    """A shirt, sweater, jacket or robe laid flat: sleeves short or long, perhaps a hood, buttons, a belt, a `shawl` collar, `plaid` stripes, collar `points`."""
    foot = 31 - 66 * length
    opening = 9.4
    half = [(0, 23.6), (opening * 0.4, 24.2), (opening * 0.8, 27), (opening, 31.4), (21, 27.8), (24.6, 17), (24.8, 3), (25.2, (foot + 3) / 2), (25.6, foot)]
    warm = mat.split()[0] in ('knit', 'chunky', 'sherpa', 'fleece', 'wool')
    thick, full = (4.0, 2.9) if warm else (2.9, 1.9)
    folds = [creases(0.4 * full, 13, 82, 1), creases(0.26 * full, 10, 52, 4), pull((23, 5), 1.45 * full, 16, 8, 0.4), pull((-23, 5), 1.45 * full, 16, 8, 2.0), pull((14, foot + 14), 0.76 * full, 16, 7, 1)]
    body = Cloth(mirrored(half), thick, folds, 1.1)
    if words or art:
        body.flatten(0, 2, 36, 34)
    body.make(mat)
    arms(mat, sleeve, cuffs)
    if not points and not shawl:
        neck(collar, mat, opening)
    if cuffs:
        Cloth([(-24.6, foot + 1.4), (24.6, foot + 1.4), (23.6, foot - 4.4), (-23.6, foot - 4.4)], 2.7, [ribs(0.3, 1.0)], 1).make(cuffs, 0.5)
    else:
        hem(body, foot, 25.6, mat)
    if plaid:
        stripes(body, plaid, foot)
        arm_stripes(plaid)
    if hood:
        hooded(mat, collar or 'cotton charcoal')
    if shawl:
        lapels(shawl, thick - 2.4)
    if points:
        collar_points(points)
    fastening(body, open, buttons, points, foot, 21 if not shawl else -6)
    if pocket:
        pockets(body, pocket, foot, high=mat.startswith('denim'))
    if belt:
        tied(body, belt)
    if words or art:
        printed(body, words, art, colors, ink, face)


@maker('pants', view=64)
def pants(mat='cotton sky', waist=None):
    """Trousers laid flat, with a drawstring waist."""
    line = [(-17, 29), (17, 29), (19.5, 10), (22.5, -44), (6.5, -44), (0, 7), (-6.5, -44), (-22.5, -44), (-19.5, 10)]
    folds = [creases(0.8, 12, 84, 2), pull((0, 8), 2.0, 15, 9, 0), pull((14, -18), 1.3, 11, 6, 1), pull((-14, -14), 1.3, 11, 6, 2)]
    legs = Cloth(line, 2.4, folds, 1.4)
    legs.make(mat)
    for side in (-1, 1):
        legs.patch([(side * 7.2, -43.4), (side * 22, -43.4), (side * 21.8, -40.6), (side * 7.4, -40.6)], waist or mat, 0.2)
    Cloth([(-16.6, 32.4), (16.6, 32.4), (17.4, 27), (-17.4, 27)], 2.8, [ribs(0.25, 1.1)], 0.9).make(waist or mat, 0.5)
    for side in (-1, 1):
        tube([(side * 0.6, 29, 3.2), (side * 3, 24, 3.2), (side * 2.2, 16, 3)], 0.42, 'cotton white')
