"""What lies on a vanity table and hangs beside it: combs, a hairbrush, a dryer, a handbag."""
from makers import maker
from makers.shared.parts import bar, upright
from shapes import box, fillet, group, lathe, move, oval, panel, ring, rod, slab, tube
from typeset import Sheet


def teeth(width, length, count, mat, side=-1, thick=0.5):
    """A row of teeth along x, pointing to one side."""
    step = width / count
    for i in range(count):
        x = (i + 0.5) * step - width / 2
        slab([(x - step * 0.3, 0), (x + step * 0.3, 0), (x + step * 0.12, side * length), (x - step * 0.12, side * length)], thick, mat, round=0.08)


def bristle_brush(wood, pad, bristle):
    """A paddle on its back: oval head, cushion, tufts, a waisted handle."""
    slab(oval(9.5, 13), 1.7, wood, round=0.7)
    slab(fillet([(-1.5, -5), (1.5, -5), (1.2, -9), (1.7, -14), (1.1, -17.4), (-1.1, -17.4), (-1.7, -14), (-1.2, -9)], 1.2, True), 1.7, wood, round=0.7)
    slab(oval(8, 11.4), 0.8, pad, (0, 0, 1.4), 0.4)
    for ix in range(-3, 4):
        for iy in range(-4, 5):
            x, y = ix * 1.05 + (iy % 2) * 0.5, iy * 1.15
            if (x / 3.5) ** 2 + (y / 5.1) ** 2 < 1:
                tube([(x, y, 2.1), (x * 1.06, y * 1.06, 4.0)], 0.3, bristle, straight=True, taper=[0.8, 1])


def dryer(mat, length):
    """A short barrel with a narrow nozzle, a handle, its cord in a loop."""
    with group() as b:
        lathe([(0, 0), (3.4, 0), (3.9, 0.8), (3.9, 8), (3.3, 10), (3.3, 11), (2.9, 11), (2.9, 9.8), (0, 9.8)], mat, round=0.4)
        lathe([(3.5, 10.2), (3.7, 10.2), (3.7, 11.2), (3.5, 11.2)], 'rosegold', round=0.1)
        lathe([(2.8, 11), (3.2, 11), (2.4, 14.6), (2.0, 14.6)], 'matte charcoal', round=0.1)
        move(b[-1], scale=(1.25, 0.6, 1))
        for r in (1, 1.8, 2.6):
            ring(r, 0.16, 'rosegold', (0, 0, -0.2))
    move(b, roll=90)
    move(b, (-5, 0, length * 1.05))
    with group() as h:
        lathe([(0, 0), (1.4, 0), (1.6, 1), (1.5, length * 0.5), (1.9, length * 0.86), (0, length * 0.9)], mat, round=0.4)
        for k in range(2):
            move(rod(0.5, 0.5, 'rosegold', round=0.1), (0, -1.3, length * 0.52 - k * 1.8), tilt=90)
        lathe([(0, -0.6), (1.1, -0.6), (1.2, 0), (0, 0)], 'matte charcoal', round=0.1)
    move(h, (-1.4, 0, 0.6))
    tube([(-1.4, 0, 0.3), (-5, 0.6, 0.35), (-9, -1.6, 0.35), (-6, -4.4, 0.35), (1, -4.6, 0.35), (8, -2.6, 0.35)], 0.32, 'rubber charcoal')


@maker('comb', view='high')
def comb(kind='comb', mat='walnut', pad='rubber brown', bristle='plush brown', sleeve=None, width=14, count_of=24, words=None):
    """Lying: a comb (with its `sleeve` if told), a bristle `brush`; or a hair `dryer`, standing."""
    with group() as g:
        if kind == 'brush':
            bristle_brush(mat, pad, bristle)
        elif kind == 'dryer':
            dryer(mat, width * 0.8)
        else:
            slab(fillet([(-width / 2, -0.2), (width / 2, -0.2), (width / 2, 1.4), (width * 0.3, 2.2), (-width * 0.3, 2.2), (-width / 2, 1.4)], 0.8, True), 0.6, mat, round=0.2)
            fine = count_of * 2 // 3
            with group() as a:
                teeth(width * 0.48, 3.4, fine, mat)
            move(a, (-width * 0.24, 0, 0.05))
            with group() as b:
                teeth(width * 0.46, 3.4, count_of // 3, mat)
            move(b, (width * 0.24, 0, 0.05))
            for s in (-1, 1):
                slab([(s * width / 2, 0), (s * (width / 2 - 0.7), 0), (s * (width / 2 - 0.5), -3.4), (s * width / 2, -3.2)][::s], 0.6, mat, round=0.1)
            if sleeve:
                with group() as c:
                    slab(panel(width * 1.06, 6.4, 0.8), 0.5, sleeve, round=0.2)
                    for y in (-2.9, 2.9):
                        tube([(-width * 0.5, y, 0.52), (width * 0.5, y, 0.52)], 0.06, 'cotton cream', straight=True)
                    if words:
                        s = Sheet(width, 4)
                        s.text(words, 0, 0, width * 0.6, 1.8, 'foil', 'serif', lines=1)
                        s.put((0, 0, 0.53), 'up')
                move(c, (width * 0.16, -8.4, 0), turn=6)
    move(g, turn=28 if kind == 'brush' else 12)


@maker('handbag', view='table')
def handbag(body='leather caramel', strap='leather brown', metal='brass', width=25, height=17, depth=8, charm=None, letter='A', tassel='leather coral'):
    """A small bag with a flap, a turn lock and a long strap; `charm` clips a leather letter to its side."""
    with group() as g:
        slab(panel(width, depth, 2.6), height, body, round=1.6)
        w = width / 2
        upright(fillet([(-w + 0.2, 0), (w - 0.2, 0), (w - 0.4, -height * 0.5), (w * 0.55, -height * 0.66), (-w * 0.55, -height * 0.66), (-w + 0.4, -height * 0.5)], 3.2, True), 0.6, body, (0, -depth / 2 - 0.15, height * 0.97), 0.25)
        tube([(-w + 1.1, -depth / 2 - 0.75, height * 0.9), (-w + 1.4, -depth / 2 - 0.75, height * 0.5), (-w * 0.52, -depth / 2 - 0.75, height * 0.36), (w * 0.52, -depth / 2 - 0.75, height * 0.36), (w - 1.4, -depth / 2 - 0.75, height * 0.5), (w - 1.1, -depth / 2 - 0.75, height * 0.9)], 0.09, strap)
        box(3.4, 0.5, 2.2, metal, (0, -depth / 2 - 0.8, height * 0.36), 0.25)
        box(0.7, 0.6, 1.9, metal, (0, -depth / 2 - 1.2, height * 0.37), 0.2)
        for s in (-1, 1):
            move(ring(1.1, 0.22, metal, standing=True), (s * (w + 0.2), 0, height * 0.82), turn=90)
        tube([(-w - 0.3, 0, height * 0.9), (-w * 0.9, 0.4, height * 1.3), (-w * 0.4, 0.8, height * 1.72), (w * 0.4, 0.8, height * 1.72), (w * 0.9, 0.4, height * 1.3), (w + 0.3, 0, height * 0.9)], 0.62, strap, flat=1.0)
        if charm:
            with group() as c:
                move(ring(0.9, 0.18, metal, standing=True), (0, 0, 7.2))
                bar((0, 0, 7.4), (0, 0, 5.6), 0.12, metal)
                upright(panel(4.2, 4.8, 1.2), 0.5, charm, (0, 0, 3.4), 0.2)
                s = Sheet(4, 4.4)
                s.text(letter, 0, 0, 2.8, 3.2, 'foil', 'serif', lines=1)
                s.put((0, -0.62, 3.4))
                lathe([(0, 0), (1.0, 0), (0.7, 3.6), (0.5, 4.4), (0, 4.4)], tassel, (2.6, 0, -0.6), 0.1)
                bar((2.6, 0, 3.6), (0, 0, 7.2), 0.12, tassel)
            move(c, (w * 0.62, -depth / 2 - 1.6, height * 0.1), turn=-4, scale=1.25)
    move(g, turn=20)
