"""Plants in pots, seeds, terrariums and garden things."""
import math

from art import motif, spot
from makers import maker
from shapes import ball, box, grid, group, lathe, move, panel, rod, slab, tube
from typeset import Sheet


def leaf(length, width, mat, curl=0.25, fold=0.15, at=(0, 0, 0), turn=0, lift=40, tip=1.0):
    """One leaf from its stem outwards."""
    def place(u, v):
        half = width / 2 * math.sin(math.pi * min(1, v * 0.92 + 0.08) ** 0.8) ** tip
        x = (2 * u - 1) * half
        return (x, v * length * (1 - curl * 0.3 * v), -curl * length * v * v + abs(2 * u - 1) * half * fold)
    thing = grid(6, 10, place, mat)
    move(thing, tilt=lift)
    return move(thing, at, turn=turn)


def fiddle(length, width, green, rib, at, turn, lift, roll):
    """A leaf of the fiddle-leaf fig: broad above, a waist, a smaller belly at the stem."""
    knots = (0.1, 0.42, 0.56, 0.5, 0.56, 0.8, 0.97, 1.0, 0.86, 0.56, 0.0)

    def half(v):
        i = min(9, int(v * 10))
        t = v * 10 - i
        t = t * t * (3 - 2 * t) if i not in (0, 9) else (t ** 0.6 if i == 0 else 1 - (1 - t) ** 0.5)
        return width / 2 * (knots[i] * (1 - t) + knots[i + 1] * t)

    def place(lift_off, share):
        def at_(u, v):
            x = (2 * u - 1) * (half(v) if share is None else share * (1 - 0.8 * v))
            wave = 0.03 * length * math.sin(v * 15) * abs(2 * u - 1) ** 2 if share is None else 0
            return (x, v * length * (1 - 0.1 * v), -0.24 * length * v * v + abs(x) * 0.22 + wave + lift_off)
        return at_
    with group() as g:
        grid(8, 22, place(0, None), green)
        grid(2, 22, place(0.12, length * 0.016), rib)
    move(g, roll=roll)
    move(g, tilt=lift)
    return move(g, at, turn=turn)


def pot(mat, width=14, height=12, saucer=None, kind='clay', soil='soil'):
    r = width / 2
    if kind == 'clay':
        lathe([(0, 0), (r * 0.7, 0), (r * 0.92, height * 0.78), (r, height * 0.78), (r * 1.02, height), (r * 0.92, height), (r * 0.88, height * 0.8), (0, height * 0.8)], mat, round=0.25)
    elif kind == 'bowl':
        lathe([(0, 0), (r * 0.55, 0), (r * 0.98, height * 0.6), (r, height), (r * 0.93, height), (r * 0.9, height * 0.8), (0, height * 0.8)], mat, round=1.2)
    elif kind == 'square':
        box(width, width, height, mat, round=0.4)
    else:
        lathe([(0, 0), (r * 0.96, 0), (r, height), (r * 0.93, height), (r * 0.93, height * 0.8), (0, height * 0.8)], mat, round=0.4)
    rod(r * 0.9, 0.5, soil, (0, 0, height * 0.82 if kind != 'square' else height - 0.3), 0.1)
    if saucer:
        lathe([(0, 0), (r * 0.85, 0), (r * 0.95, 1.2), (r * 0.9, 1.2), (0, 0.4)], saucer, round=0.2)


def foliage(kind, z, size, green, bloom):
    """What grows out of the pot."""
    n = {'snake': 11, 'pothos': 26, 'fern': 34, 'monstera': 9, 'herb': 60, 'succulent': 30, 'orchid': 5, 'tree': 0, 'aloe': 14, 'palm': 12}.get(kind, 12)
    if kind in ('snake', 'aloe'):
        for i in range(n):
            a, d = i * 2.4, size * 0.05 * math.sqrt(i)
            leaf(size * (0.7 + 0.3 * spot(i)), size * 0.11, green, 0.02, 0.5, (math.cos(a) * d, math.sin(a) * d, z), math.degrees(a) - 90, 82 - (3 if kind == 'snake' else 14) * spot(i, 2) * 2, 0.7)
    elif kind == 'pothos':
        for i in range(n):
            a = i * 2.4
            hang = i % 3 == 0
            d = size * (0.28 + 0.12 * spot(i))
            top = z + size * 0.15 * spot(i, 3)
            low = -size * 0.3 * spot(i, 4) if hang else size * 0.12
            tip = (math.cos(a) * d, math.sin(a) * d, max(2, top + low))
            tube([(0, 0, z), (tip[0] * 0.7, tip[1] * 0.7, top + size * 0.12), tip], 0.16, 'leaf moss')
            leaf(size * 0.22, size * 0.16, green, 0.5, 0.2, tip, math.degrees(a) - 90, 10)
    elif kind == 'fig':
        tube([(0, 0, z), (size * 0.012, 0, z + size * 0.5), (0, 0, z + size * 0.98)], size * 0.013, 'bark', taper=[1.15, 1, 0.6])
        for i in range(19):
            a, k = i * 2.4 + 0.5, i / 18
            h = z + size * (0.4 + 0.58 * k)
            length = size * (0.4 - 0.12 * k * k)
            base = (math.cos(a) * size * 0.045, math.sin(a) * size * 0.045, h + size * 0.02)
            tube([(0, 0, h - size * 0.01), base], size * 0.006, 'leaf moss')
            front = -math.sin(a)
            fiddle(length, length * 0.74, green, 'leaf lime', base, math.degrees(a) - 90, 12 + 52 * k ** 2 - 26 * max(0, front) * (1 - k), 42 * math.cos(a))
    elif kind in ('monstera', 'palm', 'fern'):
        for i in range(n):
            a = i * 2.4
            h = {'monstera': 0.55 + 0.3 * spot(i), 'palm': 0.5, 'fern': 0.06 + 0.12 * spot(i, 6)}[kind] * size
            d = {'monstera': 0.28, 'palm': 0.2, 'fern': 0.05}[kind] * size
            base = (math.cos(a) * d, math.sin(a) * d, z + h)
            tube([(0, 0, z), (base[0] * 0.4, base[1] * 0.4, z + h * 0.7), base], 0.3, 'leaf moss')
            length = {'monstera': 0.42, 'palm': 0.5, 'fern': 0.5}[kind] * size
            leaf(length, length * {'monstera': 0.85, 'palm': 0.2, 'fern': 0.2}[kind], green, 0.35, 0.2, base, math.degrees(a) - 90, {'monstera': 5, 'palm': 40, 'fern': 58 - 8 * (i % 4)}[kind], 0.8)
    elif kind == 'herb':
        for i in range(n):
            a, d = i * 2.4, size * 0.045 * math.sqrt(i)
            h = size * (0.3 + 0.5 * spot(i)) * (1 - 0.03 * math.sqrt(i))
            leaf(size * 0.26, size * 0.17, green, 0.4, 0.2, (math.cos(a) * d, math.sin(a) * d, z + h), math.degrees(a) - 90, 18)
            if i % 4 == 0:
                tube([(math.cos(a) * d * 0.4, math.sin(a) * d * 0.4, z), (math.cos(a) * d, math.sin(a) * d, z + h)], 0.14, 'leaf moss')
    elif kind == 'succulent':
        for i in range(n):
            a, k = i * 2.4, i / n
            leaf(size * 0.3 * (1 - 0.55 * k), size * 0.16 * (1 - 0.4 * k), green, -0.25, 0.5, (0, 0, z + size * 0.1 * k), math.degrees(a), 12 + 66 * k, 0.6)
    elif kind == 'orchid':
        for i in range(5):
            leaf(size * 0.34, size * 0.12, green, 0.5, 0.3, (0, 0, z), i * 72 + 20, 26, 0.6)
        stem = [(0, 0, z), (size * 0.04, 0, z + size * 0.5), (size * 0.2, 0, z + size * 0.86), (size * 0.45, 0, z + size * 0.8)]
        tube(stem, 0.22, 'leaf moss')
        for k in range(6):
            t = k / 5
            at = (size * (0.1 + 0.42 * t), -1.0 - 0.6 * (k % 2), z + size * (0.62 + 0.27 * math.sin(math.pi * (0.3 + 0.52 * t))))
            r = size * (0.075 - 0.005 * k)
            for j in range(5):
                petal = ball(r * (0.8 if j % 2 else 0.62), bloom, squash=0.16, steps=20)
                move(petal, tilt=84, scale=(1, 1.25, 1))
                a = math.pi / 2 + j * 2 * math.pi / 5
                move(petal, (at[0] + math.cos(a) * r * 0.85, at[1] - 0.1 * j, at[2] + math.sin(a) * r * 0.85 - r * 0.5))
            ball(r * 0.3, 'petal yellow', (at[0], at[1] - 1.4, at[2] - r * 0.3))
            tube([(at[0], 0, at[2]), (at[0], at[1], at[2])], 0.12, 'leaf moss')


@maker('plant', view='eye')
def plant(kind='snake', size=34, pot_mat='terracotta', pot_kind='clay', pot_width=15, pot_height=13, green='leaf leaf', bloom='petal magenta', saucer=None, words=None, ink='paper ink', tag=None):
    """snake, pothos, fern, fig, monstera, herb, succulent, orchid, aloe or palm in a pot."""
    pot(pot_mat, pot_width, pot_height, saucer, pot_kind)
    foliage(kind, pot_height * 0.82, size, green, bloom)
    if words:
        s = Sheet(pot_width, pot_height * 0.5)
        s.text(words, 0, 0, pot_width * 0.66, pot_height * 0.28, ink, 'italic')
        move(s.wrap(pot_width / 2 * (0.93 if pot_kind == 'clay' else 0.985)), (0, 0, pot_height * 0.42))
    if tag:
        box(2.6, 0.2, 9, 'kraft', (pot_width * 0.28, -pot_width * 0.2, pot_height * 0.75), 0.1)
        s = Sheet(2.6, 5)
        s.text(tag, 0, 0, 4.2, 1.6, 'paper ink', 'sans', lines=1)
        move(s.things, turn=90)
        s.put((pot_width * 0.28, -pot_width * 0.2 - 0.13, pot_height * 0.75 + 6), 'front')


@maker('tree', view='eye')
def tree(crown='foliage leaf', height=60, pot_mat='terracotta', pot_width=22, pot_height=18, fruit=None, bloom=None, pot_kind='clay', trunk='bark', kind='round', leaves=True):
    """A small tree: round crown, olive, bonsai or bare with tag."""
    pot(pot_mat, pot_width, pot_height, None, pot_kind)
    z = pot_height * 0.82
    if kind == 'bonsai':
        tube([(0, 0, z), (-3, 0, z + height * 0.3), (2, 1, z + height * 0.55), (-1, 0, z + height * 0.9)], 1.3, trunk, taper=[1.5, 1.2, 0.9, 0.4])
        pads = [(-height * 0.28, 0.42, 0.22), (height * 0.3, 0.6, 0.24), (-0.02 * height, 0.95, 0.3)]
        for i, (x, h, r) in enumerate(pads):
            tube([(0, 0, z + height * h * 0.75), (x * 0.7, 0, z + height * h)], 0.5, trunk)
            for j in range(7):
                a = j * 2.4
                ball(height * r * 0.5, crown, (x + math.cos(a) * height * r * 0.45 * (j > 0), math.sin(a) * height * r * 0.4 * (j > 0), z + height * h), 0.5, 20)
        return
    tube([(0, 0, z), (0.8, 0, z + height * 0.4), (0, 0.4, z + height * 0.75)], 1.0, trunk, taper=[1.3, 1, 0.7])
    center = z + height * 0.66
    for i in range(16):
        a = i * 2.4
        d = height * 0.2 * math.sqrt((i + 0.5) / 16)
        tube([(0, 0, z + height * 0.45), (math.cos(a) * d, math.sin(a) * d, center + height * 0.3 * (spot(i) - 0.5))], 0.3, trunk)
    n = 220
    for i in range(n):
        u, a = 1 - 2 * (i + 0.5) / n, i * 2.4
        r = math.sqrt(1 - u * u)
        d = height * (0.27 + 0.06 * spot(i, 2))
        p = (math.cos(a) * r * d, math.sin(a) * r * d, center + u * d * 1.1)
        leaf(height * 0.12, height * (0.05 if kind != 'olive' else 0.036), crown.replace('foliage', 'leaf'), 0.3, 0.2, p, math.degrees(a) - 90, 30 * u - 10)
    for i in range(9 if fruit or bloom else 0):
        a = i * 2.4 - 1.2
        ball(height * (0.02 if kind == 'olive' else 0.045 if fruit else 0.03), fruit or bloom, (math.cos(a) * height * 0.26, -abs(math.sin(a)) * height * 0.26, center + height * 0.22 * (spot(i, 5) * 2 - 1)), 1.1)


@maker('seeds', view='steep')
def seeds(packets=('Brandywine', 'Cherokee Purple', 'Green Zebra'), paper='paper cream', art='flower', colors=('paper coral', 'paper amber', 'paper leaf'), ink='paper ink', width=9, height=13, tins=False, inks=None):
    """Seed packets fanned out, each with its name."""
    n = len(packets)
    for i, name in enumerate(packets):
        with group() as g:
            slab(panel(width, height, 0.2), 0.35, paper, round=0.12)
            s = Sheet(width, height)
            s.frame(0.4, 0.08, ink)
            k = list(colors[i % len(colors)]) if isinstance(colors[0], list) else colors
            motif(s, art, k, 0, height * 0.08, width * 0.74, height * 0.52)
            s.text(name, 0, -height * 0.33, width * 0.76, height * 0.16, ink, 'serif')
            s.text('SEEDS', 0, height * 0.42, width * 0.4, height * 0.04, ink, 'sans')
            s.put((0, 0, 0.37), 'up')
        move(g, ((i - (n - 1) / 2) * width * 0.86, (1.2 if i % 2 else -1.2), 0.12 * i), turn=(i - (n - 1) / 2) * -7)


@maker('watering-can', view='table')
def watering_can(body='copper', width=18, height=18, rose=True, handle=None):
    r = width / 2
    lathe([(0, 0), (r, 0), (r * 0.94, height * 0.7), (r * 0.6, height), (r * 0.54, height), (r * 0.86, height * 0.68), (r * 0.9, 0.5), (0, 0.5)], body, round=0.6)
    tube([(-r * 0.85, 0, height * 0.18), (-r * 1.7, 0, height * 0.62), (-r * 2.3, 0, height * 1.08)], 1.1, body, taper=[1.5, 1.0, 0.8])
    if rose:
        head = lathe([(0, 0), (0.9, 0), (2.8, 2.6), (2.8, 3.1), (0, 3.4)], body, round=0.2)
        move(head, roll=-52)
        move(head, (-r * 2.28, 0, height * 1.05))
    tube([(r * 0.5, 0, height * 0.97), (r * 1.25, 0, height * 1.25), (r * 1.75, 0, height * 0.85), (r * 0.92, 0, height * 0.28)], 0.7, handle or body)


@maker('terrarium', view='table')
def terrarium(kind='jar', width=18, height=24, moss='moss', lid='cork', frame='brass', plants=('herb', 'fern')):
    """Moss and small plants under glass: a jar, or a house of panes."""
    r = width / 2
    if kind == 'jar':
        lathe([(0, 0), (r, 0), (r, height * 0.8), (r * 0.6, height * 0.93), (r * 0.6, height), (r * 0.56, height), (r * 0.56, height * 0.92), (r * 0.96, height * 0.78), (r * 0.96, 0.4), (0, 0.4)], 'glass', round=1.4)
        if lid:
            rod(r * 0.58, height * 0.09, lid, (0, 0, height * 0.96), 0.3)
        lathe([(0, 0.5), (r * 0.92, 0.5), (r * 0.92, height * 0.12), (0, height * 0.12)], 'gravel', round=0.3)
        lathe([(0, height * 0.1), (r * 0.92, height * 0.1), (r * 0.92, height * 0.2), (0, height * 0.26)], 'soil', round=0.5)
    else:
        box(width * 1.2, width, height * 0.14, frame, round=0.2)
        w, d, top = width * 0.6, width * 0.5, height * 0.66
        posts = [(x, y) for x in (-w, w) for y in (-d, d)]
        for x, y in posts:
            tube([(x, y, height * 0.1), (x, y, top)], 0.3, frame, straight=True)
            tube([(x, y, top), (x * 0.85, 0, height)], 0.3, frame, straight=True)
        for x in (-w, w):
            tube([(x, -d, top), (x, d, top)], 0.3, frame, straight=True)
        for y in (-d, d):
            tube([(-w, y, top), (w, y, top)], 0.3, frame, straight=True)
        tube([(-w * 0.85, 0, height), (w * 0.85, 0, height)], 0.3, frame, straight=True)
        for y in (-d, d):
            box(width * 1.18, 0.15, top - height * 0.12, 'glass', (0, y, height * 0.13), 0)
        box(width * 1.1, width * 0.94, 1.2, 'soil', (0, 0, height * 0.13), 0.3)
    base = height * (0.2 if kind == 'jar' else 0.17)
    for i in range(8):
        a = i * 2.4
        d = r * 0.24 * math.sqrt(i)
        ball(r * 0.24, moss, (math.cos(a) * d, math.sin(a) * d, base - 0.4), 0.6, 20)
    for i, kind_of in enumerate(plants):
        with group() as g:
            foliage(kind_of, 0, height * 0.42, 'leaf leaf', 'petal pink')
        move(g, ((i - (len(plants) - 1) / 2) * r * 0.7, (i % 2) * r * 0.3 - r * 0.1, base), scale=0.62)


@maker('planter', view='table')
def planter(wood='cedar', width=60, depth=30, height=20, legs=0, green='leaf leaf', rows=7, kind='herb', words=None, bed=False):
    """A wooden bed or box with greens; on legs if told."""
    for y in (-depth / 2, depth / 2):
        for i in range(2):
            box(width, 1.6, height / 2 - 0.2, wood, (0, y, legs + i * height / 2), 0.2)
    for x in (-width / 2, width / 2):
        for i in range(2):
            box(1.6, depth, height / 2 - 0.2, wood, (x, 0, legs + i * height / 2), 0.2)
    for x in (-1, 1):
        for y in (-1, 1):
            box(3, 3, legs + height + 1, wood, (x * (width / 2 - 0.6), y * (depth / 2 - 0.6), 0), 0.25)
    box(width - 2, depth - 2, height * 0.5, 'soil', (0, 0, legs + height * 0.35), 0.3)
    for i in range(rows):
        with group() as g:
            foliage(kind if isinstance(kind, str) else kind[i % len(kind)], 0, height * 0.9, green, 'petal coral')
        move(g, ((i - (rows - 1) / 2) * width / rows, (i % 2 - 0.5) * depth * 0.35, legs + height * 0.82), scale=0.7)
