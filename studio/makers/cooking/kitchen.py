"""Pots, pans, knives, boards and what stands on a counter."""
import math

from makers import maker
from shapes import ball, box, fillet, group, lathe, move, panel, ring, rod, slab, tube
from typeset import Sheet


@maker('pan', view='high')
def pan(body='castiron', width=26, height=5, handle='castiron', length=16, lid=None, filling=None, copper=None):
    """Skillet or saucepan with one long handle."""
    r = width / 2
    lathe([(0, 0), (r * 0.86, 0), (r, height), (r - 0.5, height), (r * 0.83, 0.6), (0, 0.6)], body, round=0.7)
    if copper:
        lathe([(r * 0.83, 0.62), (0, 0.62)], copper, round=0)
    with group() as g:
        slab(fillet([(r - 0.6, -1.7), (r + length * 0.5, -1.2), (r + length, -1.7), (r + length + 1.2, 0), (r + length, 1.7), (r + length * 0.5, 1.2), (r - 0.6, 1.7)], 1, True), 1.1, handle, (0, 0, height * 0.72), 0.4)
    if body == handle:
        ring(1.0, 0.35, handle, (r + length - 1.2, 0, height * 0.72 + 0.6))
    move(g, (0, 0, 0))
    if lid:
        lathe([(0, height + 1.8), (r * 0.6, height + 1.5), (r * 1.01, height + 0.3), (r * 1.01, height - 0.2)], lid, round=0.4)
        ball(1.5, handle, (0, 0, height + 1.8))
    if filling:
        rod(r * 0.9, 0.3, filling, (0, 0, height * 0.6), 0.1)


@maker('pot', view='table')
def dutch_oven(body='enamel coral', inside='enamel cream', width=26, height=13, knob='brass', lid=True, ears=True, wire=False, legs=False, lid_mat=None):
    """A casserole with lid and two ears: Dutch oven, stock pot, crock."""
    r = width / 2
    z = 3 if legs else 0
    lathe([(0, 0), (r * 0.88, 0), (r, height * 0.3), (r, height), (r - 0.6, height), (r - 0.7, height * 0.3), (r * 0.84, 0.7), (0, 0.7)], body, (0, 0, z), 1.2)
    if ears:
        for side in (-1, 1):
            tube([(side * r * 0.97, -3, z + height * 0.8), (side * (r + 2.4), -2.2, z + height * 0.82), (side * (r + 2.4), 2.2, z + height * 0.82), (side * r * 0.97, 3, z + height * 0.8)], 0.75, body)
    if lid:
        lathe([(r * 1.02, height), (r * 1.02, height + 0.9), (r * 0.8, height + 2.4), (0, height + 3.2)], lid_mat or body, (0, 0, z), 0.9)
        lathe([(0, 0), (0.8, 0), (0.9, 0.9), (1.7, 1.4), (1.5, 2.2), (0, 2.3)], knob, (0, 0, z + height + 3.0), 0.3)
    if wire:
        tube([(-r, 0, z + height * 0.8), (-r * 0.9, 0, height * 1.6), (0, 0, height * 2.1), (r * 0.9, 0, height * 1.6), (r, 0, z + height * 0.8)], 0.35, 'iron')
    if legs:
        for a in (90, 210, 330):
            rod(0.9, 3.4, body, (math.cos(math.radians(a)) * r * 0.7, math.sin(math.radians(a)) * r * 0.7, 0), 0.3, 1.2)


@maker('knife', view='steep')
def knife(blade='brushed', handle='walnut', length=20, wide=4.6, bolster='brass', small=False, serrated=False, wavy=False):
    """A kitchen knife lying, edge towards the viewer."""
    with group() as g:
        pts = [(0, 0), (length * 0.55, 0.1), (length * 0.85, wide * 0.35), (length, wide * 0.9), (length * 0.8, wide), (0, wide)]
        slab(fillet(pts, wide * 0.5, True, 6), 0.28, blade, (0, -wide, 0.9), 0.1)
        box(1.2, wide * 0.62, 1.7, bolster, (-0.6, -wide * 0.4, 0.15), 0.2)
        slab(fillet([(-12.5, -wide * 0.74), (-1, -wide * 0.66), (-1, -wide * 0.06), (-6, -wide * 0.12), (-12.5, -wide * 0.02), (-13.2, -wide * 0.4)], 0.8, True, 5), 1.7, handle, (0, 0, 0.15), 0.6)
        for x in (-3, -6.5, -10):
            rod(0.3, 0.1, bolster, (x, -wide * 0.4, 1.82), 0.02)
    move(g, (0, 0, 0), turn=24)


@maker('knife-block', view='table')
def knife_block(wood='walnut', knives=6, handle='plastic black'):
    with group() as g:
        box(11, 16, 23, wood, round=0.5)
        for i in range(knives):
            rows = math.ceil(knives / 3)
            x, y = (i % 3 - 1) * 3.2, (i // 3 - (rows - 1) / 2) * (6.4 if rows < 3 else 4.8)
            box(1.9, 2.8, 11, handle, (x, y, 23.2), 0.6)
            box(2.0, 2.9, 0.8, 'steel', (x, y, 23), 0.1)
    move(g, tilt=14)
    move(g, (0, 0, 1.6), turn=30)


@maker('board', view='high')
def board(wood='walnut', width=40, depth=27, height=3.4, groove=True, handle=False, words=None, ink='paper espresso', feet=False):
    with group() as g:
        shape = panel(width, depth, 2)
        slab(shape, height, wood, round=0.4)
        if groove:
            for x, y, w, d in ((0, depth / 2 - 2, width - 4, 0.5), (0, -depth / 2 + 2, width - 4, 0.5), (width / 2 - 2, 0, 0.5, depth - 4), (-width / 2 + 2, 0, 0.5, depth - 4)):
                box(w, d, 0.05, 'walnut', (x, y, height), 0)
        if handle:
            slab(panel(11, 5, 2), height, wood, (width / 2 + 4, 0, 0), 0.4)
        if words:
            s = Sheet(width, depth)
            s.text(words, 0, 0, width * 0.5, depth * 0.3, ink, 'serif')
            s.put((0, 0, height + 0.02), 'up')
    move(g, turn=18)


@maker('spoons', view='steep')
def spoons(wood='olivewood', count_of=5, length=30, kinds=('spoon', 'spatula', 'fork', 'spoon', 'ladle'), handles=None):
    """Wooden or steel utensils laid in a fan."""
    for i in range(count_of):
        kind = kinds[i % len(kinds)]
        with group() as g:
            tube([(0, 0, 0.7), (0, length * 0.66, 0.7)], 0.75, handles or wood, taper=[1.15, 0.8])
            if kind in ('spoon', 'ladle'):
                head = ball(3.1 if kind == 'spoon' else 3.8, wood, squash=0.28)
                move(head, (0, length * 0.78, 0.1), scale=(0.82, 1.25, 1))
            else:
                line = [(-2.2, length * 0.6), (2.2, length * 0.6), (3, length * 0.95), (-3, length * 0.95)]
                slab(fillet(line, 1.2, True), 0.6, wood, (0, 0, 0.4), 0.25)
                if kind == 'fork':
                    for x in (-1, 1):
                        box(0.7, 5, 0.7, 'chocolate', (x, length * 0.86, 0.4), 0.1)
        move(g, (0, -length * 0.5, 0.15 * i))
        move(g, ((i - (count_of - 1) / 2) * 6.2, 0, 0), turn=-(i - (count_of - 1) / 2) * 7)


@maker('rolling-pin', view='high')
def rolling_pin(wood='maple', french=True, words=None, length=46, handles=None):
    with group() as g:
        if french:
            lathe([(0, 0), (1.0, 0), (1.6, length * 0.2), (2.3, length * 0.5), (1.6, length * 0.8), (1.0, length), (0, length)], wood, round=3)
        else:
            rod(3, length * 0.6, wood, (0, 0, length * 0.2), 0.3)
            for z in (0, length * 0.82):
                lathe([(0, 0), (0.9, 0), (1.3, length * 0.09), (0.8, length * 0.18), (0, length * 0.18)], handles or wood, (0, 0, z), 0.5)
        if words:
            s = Sheet(8, length * 0.5)
            for i, line in enumerate(words.split('/')):
                s.text(line, 0, length * (0.18 - 0.09 * i), 5.6, length * 0.06, 'chocolate', 'italic')
            move(s.wrap(3.02), (0, 0, length / 2))
    move(g, tilt=-90)
    move(g, (0, -length / 2, 3 if not french else 2.3))
    move(g, turn=62)


@maker('mixer', view='table')
def mixer(body='enamel mint', bowl='steel', size=1.0):
    """A stand mixer seen from the side."""
    with group() as g:
        slab(fillet([(-16, -9), (16, -9), (16, 9), (-16, 9)], 6, True, 6), 3, body, round=1.2)
        slab(fillet([(7, -4.6), (15, -4.6), (15, 4.6), (7, 4.6)], 3, True, 5), 20, body, (0, 0, 2), 1.6)
        head = lathe([(0, 0), (4.8, 0), (6.4, 6), (6.6, 18), (5.4, 28), (3, 31), (0, 31)], body, round=3)
        move(head, roll=-90)
        move(head, (16, 0, 26))
        rod(2.6, 1.2, 'chrome', (0, 0, 0), 0.2)
        cap = g[-1]
        move(cap, roll=-90)
        move(cap, (-14.6, 0, 26))
        lathe([(0, 3), (4, 3), (8, 6), (10, 14), (10.4, 17), (10, 17), (7.6, 6.4), (0, 4)], bowl, (-6, 0, 0), 1.2)
        rod(0.9, 8, 'steel', (-6, 0, 14), 0.1)
        ring(9.9, 0.35, bowl, (-6, 0, 16.6))
        tube([(-16, 0, 15.4), (-20, 0, 14), (-19.4, 0, 9), (-14.6, 0, 8)], 0.7, bowl)
        ball(1.1, 'plastic black', (11, -6.2, 22))
    move(g, turn=-18, scale=size)


@maker('appliance', view='table')
def appliance(kind='cooker', body='brushed', trim='plastic black', words=None, accent='plastic white', width=28, height=26, screen=True, depth=None):
    """Rounded counter machines: cooker, boxy, tower, toaster."""
    d = depth or width * 0.9
    if kind == 'cooker':
        r = width / 2
        lathe([(0, 0), (r * 0.92, 0), (r, height * 0.1), (r, height * 0.72), (0, height * 0.72)], body, round=1.2)
        lathe([(0, height * 0.72), (r * 1.03, height * 0.72), (r * 1.03, height * 0.8), (r * 0.8, height * 0.96), (0, height)], trim, round=1.4)
        rod(r * 0.16, height * 0.06, trim, (0, 0, height * 0.99), 0.3)
        for side in (-1, 1):
            box(4, 8, 2.4, trim, (side * (r + 1), 0, height * 0.6), 0.8)
        face = -r - 0.6
        box(width * 0.42, 2, height * 0.44, trim, (0, -r + 0.4, height * 0.14), 0.6)
    else:
        slab(panel(width, d, min(width, d) * 0.14), height, body, round=1.4)
        face = -d / 2 - 0.05
        box(width * 0.7, 0.4, height * 0.3, trim, (0, -d / 2, height * (0.62 if kind == 'boxy' else 0.56)), 0.15)
        if kind == 'toaster':
            box(width * 0.86, 0.6, height * 0.5, 'glass charcoal', (0, -d / 2, height * 0.1), 0.3)
            tube([(-width * 0.36, -d / 2 - 1.6, height * 0.62), (width * 0.36, -d / 2 - 1.6, height * 0.62)], 0.6, 'steel', straight=True)
    if screen:
        box(width * 0.2, 0.4, height * 0.1, 'screen 2c4a55', (0, face - 0.65, height * (0.42 if kind == 'cooker' else 0.74)), 0.1)
        for i in (-1, 0, 1):
            b = rod(0.8, 0.5, accent, round=0.15)
            move(b, tilt=90)
            move(b, (i * width * 0.12, face - 0.6, height * (0.27 if kind == 'cooker' else 0.66)))
    if words:
        s = Sheet(width * 0.5, 3)
        s.text(words, 0, 0, width * 0.4, 2, 'paper white', 'sans')
        s.put((0, face - 0.9, height * 0.55))


@maker('mortar', view='table')
def mortar(body='granite', width=15, height=10):
    r = width / 2
    lathe([(0, 0), (r * 0.62, 0), (r * 0.66, 1.4), (r, height), (r * 0.82, height), (r * 0.5, height * 0.35), (0, height * 0.28)], body, round=1)
    with group() as g:
        lathe([(0, 0), (1.6, 0), (2.2, 2.4), (1.3, 8), (1.5, 15), (0, 16)], body, round=1.2)
    move(g, roll=34)
    move(g, (-1.5, 0, height * 0.36))
