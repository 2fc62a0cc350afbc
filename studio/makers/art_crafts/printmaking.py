"""Screen printing and brick mosaics."""
import math

from art import motif
from makers import maker
from shapes import box, fillet, group, lathe, mesh, move, panel, rod, slab, tube
from typeset import Sheet, label

MESH = 'linen f2e4b8'


@maker('screen-print', view='steep')
def screen_print(wood='birch', shirt='cotton white', inks=('coral', 'amber', 'teal', 'ink'), art='sun', colors=('paper coral', 'paper amber')):
    """A printing frame with its stencil, a squeegee lying in it, jars of ink, and a folded shirt with the print."""
    with group() as frame:
        for x in (-19, 19):
            box(4, 38, 4, wood, (x, 0, 0), 0.3)
        for y in (-21, 21):
            box(42, 4, 4, wood, (0, y, 0), 0.3)
        box(36, 40, 0.3, MESH, (0, 0, 1.2), 0)
        s = Sheet(36, 40)
        s.rect(0, 0, 33, 37, 'matte leaf', 1)
        s.rect(0, -2, 24, 24, MESH, 0.6)
        motif(s, art, ('paper coral', 'paper coral'), 0, -2, 24, 24)
        s.put((0, 0, 1.55), 'up')
        slab(fillet([(-13, 10.4), (13, 10.4), (13, 13.4), (-13, 13.4)], 1, True, 4), 0.5, 'gloss coral', (0, 0, 1.7), 0.2)
        with group() as squeegee:
            box(27, 3, 5, 'oak', (0, 0, 4.4), 1.2)
            box(26, 2, 2.4, 'oak', (0, 0, 2.6), 0.3)
            box(25, 0.9, 4, 'rubber coral', (0, 0, 0), 0.1)
        move(squeegee, (0, 0, 0), tilt=-24)
        move(squeegee, (0, 14.4, 2.4))
    move(frame, (-13, 4, 0), turn=12)
    with group() as cloth:
        for k in range(3):
            slab(panel(28 - 0.4 * k, 32 - 0.4 * k, 2.2), 1.5, shirt, (0, 0, 1.35 * k), 0.65)
        tube([(-6, 15.6, 4), (-3.4, 12.8, 4.6), (0, 11.8, 4.7), (3.4, 12.8, 4.6), (6, 15.6, 4)], 0.7, shirt)
        slab([(-5.6, 15.8), (5.6, 15.8), (3.2, 13), (0, 12), (-3.2, 13)], 0.2, 'cotton fog', (0, 0, 4.1), 0)
        s = Sheet(24, 24)
        motif(s, art, colors, 0, 0, 22, 22)
        s.put((0, -3, 4.35), 'up')
    move(cloth, (31, 1, 0), turn=-10)
    for i, ink in enumerate(inks):
        with group() as jar:
            lathe([(0, 0), (3.4, 0), (3.6, 0.6), (3.6, 6), (0, 6)], f'gloss {ink}', round=0.4)
            rod(3.5, 1.8, 'plastic white', (0, 0, 6), 0.4)
            label(5, 3, (0, 0, 3), 'Ink', around=3.62)
        move(jar, (-26 + i * 9.6, -31 - (i % 2) * 2, 0))


SUNSET = ('navy', 'indigo', 'plum', 'magenta', 'coral', 'orange', 'amber', 'yellow')


def _mosaic_color(x, y, n):
    """A sun going down behind hills, over water, in tiles."""
    u, v = (x + 0.5) / n, (y + 0.5) / n
    hill = 0.40 + 0.10 * math.sin(5.2 * u + 0.6) + 0.06 * math.sin(11 * u)
    if v < 0.30:
        glint = abs(u - 0.56) < 0.10 + 0.05 * math.sin(9 * v * n) and (y % 2 == 0)
        return 'amber' if glint else ('navy' if (x + y * 3) % 5 else 'blue')
    if v < hill:
        return 'pine' if v < hill - 0.07 else 'green'
    if math.hypot(u - 0.56, v - 0.58) < 0.17:
        return 'yellow' if math.hypot(u - 0.56, v - 0.58) < 0.12 else 'lemon'
    return SUNSET[::-1][min(7, int((v - 0.36) / 0.64 * 8))]


@maker('brick-mosaic', view='eye')
def brick_mosaic(frame='plastic black', tiles=24, size=40):
    """A wall picture of small round tiles on a black plate, a few loose tiles before it."""
    pitch = size / tiles
    discs = {}
    for x in range(tiles):
        for y in range(tiles):
            discs.setdefault(_mosaic_color(x, y, tiles), []).append(((x + 0.5) * pitch - size / 2, (y + 0.5) * pitch))
    with group() as g:
        box(size + 3, 2.4, size + 3, frame, (0, 1.2, 0), 0.3)
        with group() as front:
            for name, places in discs.items():
                verts, faces = [], []
                for cx, cz in places:
                    _stud(verts, faces, cx, cz + 1.5, pitch * 0.46, 0.7)
                mesh(verts, faces, f'plastic {name}', crease=30)
        del front
        for x in (-1, 1):
            box(1.4, 3.4, size + 3.4, frame, (x * (size / 2 + 0.9), 0.7, 0), 0.25)
        for z in (0, size + 1.6):
            box(size + 3.4, 3.4, 1.4, frame, (0, 0.7, z), 0.25)
    move(g, tilt=-6)
    move(g, (0, 0, 0.2), turn=20)
    for i, (x, y, name) in enumerate(((-12, -13, 'coral'), (-8.4, -15, 'amber'), (-14.6, -16.4, 'navy'), (-6, -12, 'yellow'), (-10.6, -18, 'indigo'), (10, -16, 'plum'), (13, -14, 'orange'))):
        rod(pitch * 0.62, 0.9, f'plastic {name}', (x, y, 0), 0.12)
        rod(pitch * 0.36, 0.4, f'plastic {name}', (x, y, 0.9), 0.08) if i % 2 else None


def _stud(verts, faces, x, z, r, high, n=14):
    """A round tile facing the viewer, added to a mesh."""
    low = len(verts)
    for y, share in ((0, 1), (-high * 0.75, 1), (-high, 0.86)):
        verts += [(x + r * share * math.cos(2 * math.pi * i / n), y, z + r * share * math.sin(2 * math.pi * i / n)) for i in range(n)]
    for ring in range(2):
        a, b = low + ring * n, low + (ring + 1) * n
        faces += [(a + i, a + (i + 1) % n, b + (i + 1) % n, b + i) for i in range(n)]
    faces.append(tuple(range(low + 2 * n, low + 3 * n)))
