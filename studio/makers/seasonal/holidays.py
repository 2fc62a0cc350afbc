"""Seasons: pumpkins, lanterns, ornaments, costumes' props, gifts for winter and summer."""
import math

from art import motif, spot
from makers import maker
from makers.shared.parts import bar, bars, blob, disc, words
from shapes import (
    box,
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
    tube,
)
from typeset import Sheet


def pumpkin_body(radius, mat, stem='bark', ribs=12, squash=.78):

    def place(u, v):
        a, b = 2 * math.pi * u, math.pi * v
        r = radius * (1 - .1 * (1 - abs(math.sin(ribs * a / 2))) * math.sin(b))
        dip = .18 * radius * math.exp(-((math.sin(b)) / .28) ** 2)
        return (math.cos(a) * r * math.sin(b), math.sin(a) * r * math.sin(b), radius * squash - math.cos(b) * (radius * squash - dip))
    grid(ribs * 8, 28, place, mat)
    tube([(0, 0, radius * squash * 1.8), (radius * .04, 0, radius * squash * 2.1), (radius * .2, 0, radius * squash * 2.34)], radius * .11, stem, taper=[1.4, .9, 1])


@maker('pumpkin', view='table')
def pumpkin(mat='fruit e07b28', radius=11, stem='bark 5f6b3a', paint=None):
    """Whole, ribbed; `paint` gives dots in several colors."""
    pumpkin_body(radius, mat, stem)
    if paint:
        for i in range(28):
            u, a = .8 - 1.5 * (i + .5) / 28, i * 2.4
            r = math.sqrt(1 - u * u)
            blob(radius * .09, radius * .09, radius * .09, paint[i % len(paint)], (math.cos(a) * r * radius * .95, math.sin(a) * r * radius * .95, radius * .78 + u * radius * .76), steps=20)


@maker('carving-tools', view='steep')
def carving_tools(handle='plastic orange', metal='steel'):
    """Two saws, a scraping loop and a pounce wheel in a row."""
    for i in range(4):
        with group() as g:
            lathe([(0, 0), (1, 0), (1.2, 3), (.8, 8), (1, 9), (0, 9.2)], handle, round=.5)
            move(g[-1], tilt=-90)
            move(g[-1], (0, 0, 1.1))
            if i < 2:
                n = 16
                line = [(-.5, 9), (.5, 9), (.5 if i else .4, 17 - i * 3)] + [(-.5 + (.16 if k % 2 else 0), 17 - i * 3 - k * (8 - i * 3) / n) for k in range(n)]
                slab(line, .2, metal, (0, 0, 1), 0)
            elif i == 2:
                tube([(-.4, 9, 1.1), (-2.4, 12, 1.1), (-2, 16, 1.1), (2, 16, 1.1), (2.4, 12, 1.1), (.4, 9, 1.1)], .35, metal)
            else:
                bars([((-.5, 9, 1.1), (-.5, 12.4, 1.1)), ((.5, 9, 1.1), (.5, 12.4, 1.1))], .25, metal)
                w = slab(star(1.9, 1.4, 12), .3, metal, round=.02)
                move(w, roll=90)
                move(w, (-.15, 13, 1.9))
        move(g, ((i - 1.5) * 5, 0, 0), turn=-(i - 1.5) * 7)


@maker('fog-machine', view='table')
def fog_machine(body='matte charcoal'):
    with group() as g:
        slab(panel(22, 30, 3), 14, body, round=1.2)
        for i in range(7):
            box(14, .4, .7, 'matte black', (0, 15, 3 + i * 1.3), .1)
        disc(2.4, 3, 'steel', (0, -16, 8), 'y', .4)
        tube([(-10, 0, 14), (-10, 0, 19), (10, 0, 19), (10, 0, 14)], .9, 'gunmetal', straight=True)
        rod(2, 2, 'plastic orange', (4, 6, 14), .4)
        disc(.7, .4, 'glow red', (-6, -15.2, 11), 'y', .1)
        words('FOG', 7, 3, (5, -15.1, 4), 'paper white', font='sans-black')
        for i in range(70):
            t = (i + .5) / 70
            r = 1.3 + 3.4 * t ** .8 * (.6 + .6 * spot(i, 3))
            side = (spot(i, 1) - .5) * (2 + 30 * t)
            blob(r * 1.2, r * 1.2, r * .8, 'dimglow dfe2e8', (side, -19 - 26 * t, max(r * .5, 8.4 - 8 * t ** .7 + (spot(i, 2) - .5) * 7 * t)), steps=20)
    move(g, turn=26)
    with group() as r:
        slab(panel(4.4, 9, 1.4), 1.4, body, round=.4)
        rod(1, .5, 'plastic red', (0, 1.6, 1.3), .2)
    move(r, (22, -8, 0), turn=14)


@maker('projector', view='table')
def projector(body='matte ink'):
    """A small projector throwing a moonlit window."""
    with group() as g:
        slab(panel(18, 16, 3), 10, body, round=1.2)
        disc(4, 3, 'matte gray', (3, -8.6, 5.4), 'y', .5)
        disc(3, 3.4, 'glow butter', (3, -8.8, 5.4), 'y', .3)
        for i in range(4):
            box(5, .4, .6, 'matte black', (-5, -8, 3 + i * 1.3), .1)
        rod(1.4, .6, 'plastic orange', (-4, 3, 10), .2)
        slab(panel(2.6, 3.4, .2), .3, 'plastic cobalt', (-11, -3, 4), .05)
        tube([(0, 0, 0), (0, 0, -4)], 1.4, 'gunmetal')
        for a in (90, 210, 330):
            c = math.radians(a)
            bar((0, 0, -3), (math.cos(c) * 8, math.sin(c) * 8, -9), .6, 'gunmetal')
    move(g, (-14, -10, 9), turn=150)
    with group() as s:
        for x, z, w, h in ((0, 0, 52, 3), (0, 59, 52, 3), (-24.5, 0, 3, 62), (24.5, 0, 3, 62), (0, 29, 52, 2), (0, 0, 2, 62)):
            box(w, 2, h, 'stain white', (x, 0, z), .2)
        box(48, .4, 58, 'screen 2a2f5a', (0, .6, 2), 0)
        p = Sheet(48, 58)
        motif(p, 'moon', ['glow fff0c8', 'glow cfd8ff'], 6, 14, 26, 26)
        for x, z, r in ((-10, -14, 8), (9, -16, 6.4)):
            p.circle(x, z, r, 'glow dfe6ff')
            p.poly([(x - r, z), (x + r, z), (x + r * 1.1, z - r * 2), (x + r * .55, z - r * 1.6), (x, z - r * 2), (x - r * .55, z - r * 1.6), (x - r * 1.1, z - r * 2)], 'glow dfe6ff')
        p.put((0, .3, 31))
    move(s, (6, 26, 0), turn=8)


@maker('glow-sticks', view='steep')
def glow_sticks(hues=('glow 7dff8a', 'glow ff7ad0', 'glow 6ec8ff', 'glow ffe25a', 'glow ffa04a'), tube_words='200 Glow Sticks'):
    """A tub with sticks, some joined into rings and a ball."""
    with group() as c:
        rod(7, 17, 'plastic ink', round=.4)
        s = Sheet(18, 10)
        s.fill('paper plum')
        s.text(tube_words, 0, 0, 11, 6, 'paper lemon', 'sans-black')
        move(s.wrap(7.03), (0, 0, 8.4))
        for i in range(22):
            a, d = i * 2.4, 1.2 * math.sqrt(i)
            bar((math.cos(a) * d, math.sin(a) * d, 12), (math.cos(a) * d * 1.25, math.sin(a) * d * 1.25, 24 + (i * 7 % 4)), .4, hues[i % 5])
    move(c, (-10, 10, 0))
    for k in range(3):
        ring(6, .42, hues[k], (11 + k * 4, -3 - k * 4, .3 * k))
    for i in range(7):
        a = math.radians(200 + i * 9)
        bar((-14 + i * 2.4, -12, .5), (-14 + i * 2.4 + math.cos(a) * 4, -26, .5), .42, hues[i % 5])
    for t in (0, 60, 120):
        move(ring(5, .4, hues[t // 60 + 2]), (12, 14, 4.6), tilt=90, turn=t)


@maker('pumpkin-pail', view='table')
def pumpkin_pail(mat='plastic e8782a', handle='rubber charcoal', tape='plastic silver'):
    """An open pumpkin pail that shines, reflective tape at its rim."""
    ribs = 12

    def place(u, v):
        a, b = 2 * math.pi * u, math.pi * (v * .8)
        r = 11 * (1 - .09 * (1 - abs(math.sin(ribs * a / 2))) * math.sin(b))
        return (math.cos(a) * r * math.sin(b), math.sin(a) * r * math.sin(b), 8.6 - math.cos(b) * 8.6)
    grid(ribs * 8, 26, place, mat)
    lathe([(6.4, 15.2), (6.9, 15.2), (7, 17.4), (6.5, 17.4)], tape, round=.1)
    rod(6.3, .3, 'glow ffc060', (0, 0, 14), .05)
    tube([(-6.8, 0, 16.4), (-9, 0, 22), (0, 0, 30), (9, 0, 22), (6.8, 0, 16.4)], .5, handle)
    tube([(-5.4, 0, 27.4), (0, 0, 30), (5.4, 0, 27.4)], 1.1, 'foam charcoal')
    for i in range(9):
        a, d = i * 2.4, 1.6 * math.sqrt(i)
        box(3, 1.8, 1.4, ('satin red', 'satin yellow', 'satin violet', 'satin leaf')[i % 4], (math.cos(a) * d, math.sin(a) * d, 14.4 + .5 * (i % 3)), .6, i * 50)


@maker('gratitude-tree', view='eye')
def gratitude_tree(wood='walnut', leaves=('paper rust', 'paper amber', 'paper mustard', 'paper brick', 'paper olive'), notes=('Family', 'Nana', 'Our home', 'Rain', 'Pie', 'Snow days')):
    """A flat wooden trunk with branches and paper leaves hung on it."""
    rod(9, 1.8, wood, round=.5)
    for a in (0, 90):
        with group() as g:
            tube([(0, 0, 1), (0, 0, 20)], 1.7, wood, taper=[1.3, .9])
            for s, z, reach, lift in ((-1, 14, 13, 9), (1, 16, 14, 9), (-1, 20, 10, 11), (1, 21, 9, 12), (-1, 24, 4, 14)):
                tube([(0, 0, z), (s * reach * .5, 0, z + lift * .4), (s * reach, 0, z + lift)], .8, wood, taper=[1.1, .8, .4])
        move(g, turn=a + 14)
    for i in range(34):
        a = i * 2.4
        z = 21 + (i * 5 % 17)
        r = 5 + 9 * math.sin(math.pi * min(1, max(.12, (z - 17) / 24))) * (.7 + .3 * spot(i))
        with group() as g:
            line = fillet([(0, 0), (2.1, -2.2), (1.6, -4.6), (0, -6.4), (-1.6, -4.6), (-2.1, -2.2)], 1, True, 4)
            slab(line, .12, leaves[i % 5], round=.02)
            if math.sin(a) < -.2:
                s = Sheet(4, 4)
                s.text(notes[i % 6], 0, -3, 2.9, 1, 'paper cream', 'italic', lines=1)
                move(s.things, (0, 0, .13))
            move(g, tilt=90)
        move(g, (math.cos(a) * r, math.sin(a) * r, z), turn=(i * 37) % 50 - 25)
        bar((math.cos(a) * r, math.sin(a) * r, z), (math.cos(a) * r * .9, math.sin(a) * r * .9, z + 1.8), .08, 'rope')


@maker('star-lantern', view='table')
def star_lantern(mats=('paper amber', 'paper coral', 'paper butter'), box_mat='print indigo', ink='paper cream', title='Star lanterns', sub='THREE TO FOLD · CORDS AND LIGHTS'):
    """Three folded paper stars with their cords, standing around the box they came in."""
    box(34, 9, 24, box_mat, (0, 9, 0), .2)
    words(title, 26, 4.4, (0, 4.4, 19), ink, lines=1)
    words(sub, 24, 1.3, (0, 4.4, 15.6), ink, font='sans', lines=1)
    for k, (x, y, r, n, turn) in enumerate(((-15, -2, 9.5, 5, 14), (16.5, -3, 9.8, 5, -16), (0, -9, 6.6, 5, 6))):
        outer = star(r, r * .44, n)
        m = len(outer)
        verts = [(px, 0, pz) for px, pz in outer] + [(0, -r * .3, 0), (0, r * .3, 0)]
        faces = [(i, (i + 1) % m, m) for i in range(m)] + [((i + 1) % m, i, m + 1) for i in range(m)]
        with group() as g:
            mesh(verts, faces, mats[k], False)
            tube([(0, 0, r - .3), (-.9, 0, r + 1.6), (0, 0, r + 2.6), (.9, 0, r + 1.6), (0, 0, r - .3)], .16, 'cotton charcoal')
        move(g, (0, 0, r * .81), tilt=-6)
        move(g, (x, y, 0), turn=turn)


@maker('ornaments', view='high')
def ornaments(count_of=12, paints=('gold', 'enamel rose', 'enamel teal', 'enamel amber')):
    """Clear globes, some painted, and paint pots."""
    for i in range(count_of):
        x, y = (i % 4 - 1.5) * 9, (i // 4 - 1) * 8.6
        with group() as g:
            blob(3.8, 3.8, 3.8, 'glass', (0, 0, 3.8), steps=32)
            if i % 2 == 0:
                for k in range(3):
                    ring(3.8 * math.sin(math.radians(60 + 30 * k)), .2, paints[(i + k) % 4], (0, 0, 3.8 - 3.8 * math.cos(math.radians(60 + 30 * k)) - .2))
            rod(1.1, 1.2, 'gold', (0, 0, 7.3), .2)
            ring(.7, .16, 'gold', (0, 0, 8.4), True)
        move(g, tilt=(i * 7 % 3 - 1) * 6)
        move(g, (x, y + (i % 2) * 1.6, 0))
    for k, c in enumerate(('rose', 'teal', 'amber', 'violet')):
        rod(1.7, 2.4, 'glass', (-12 + k * 5, -17, 0), .2)
        rod(1.5, 1.8, f'enamel {c}', (-12 + k * 5, -17, .2), .1)
        rod(1.75, .9, f'plastic {c}', (-12 + k * 5, -17, 2.3), .2)
    with group() as b:
        bar((0, 0, .5), (12, 0, .5), .4, 'stain coral')
        blob(1.4, .4, .4, 'straw', (13, 0, .5))
    move(b, (8, -19, 0), turn=14)
