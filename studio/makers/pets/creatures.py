"""Toy creatures and what lies in the ground: horses, unicorns, dinosaurs, a snake; animals sawn from a board; stones."""
import math

from art import spot
from makers import maker
from makers.shared.faces import eyes, nose, smile
from makers.shared.parts import bar, blob, stood_figure
from shapes import box, group, lathe, move, ring, tube


def limb(points, radius, mat, taper):
    """A bent tube with round ends."""
    tube(points, radius, mat, taper=taper)
    for end, share in ((points[0], taper[0]), (points[-1], taper[-1])):
        blob(radius * share, radius * share, radius * share, mat, end, steps=24)


def horse(mats, horn=None):
    """Coat, muzzle and hooves; then the colors of mane and tail, which repeat."""
    coat, snout, hoof, *hair = mats
    blob(13, 6.6, 6.8, coat, (2, 0, 20))
    limb([(-6, 0, 22), (-10, 0, 28), (-12.4, 0, 34)], 4.4, coat, [1.25, 1, .85])
    blob(5, 3.9, 4.2, coat, (-14, 0, 35))
    blob(4.2, 3.2, 3, snout, (-19, 0, 31.6), 0, 0, -24)
    for y in (-2.4, 2.4):
        limb([(-11.4, y, 38), (-11.6, y * 1.3, 42)], 1.3, coat, [1, .4])
    for x in (-6.5, 11):
        for y in (-4, 4):
            limb([(x, y, 17), (x - .4, y, 9), (x, y, 3)], 2.3, coat, [1.2, .9, .95])
            lathe([(0, 0), (2.6, 0), (2.3, 3), (0, 3)], hoof, (x, y, 0), .4)
    for i in range(7):
        t = i / 6
        blob(2.3, 2.1, 2.6, hair[i % len(hair)], (-12.6 + 11 * t, .6 * (-1) ** i, 40.4 - 14 * t), 0, 0, 30)
    blob(2.6, 2, 1.7, hair[0], (-15.4, 0, 39.2), 0, 0, -16)
    for i in range(3):
        limb([(13.6, (i - 1) * .8, 22), (19 + i * .8, (i - 1) * 1.6, 19), (19.6 + i, (i - 1) * 2, 8 + i)], 1.5, hair[i % len(hair)], [.7, 1.2, .4])
    if horn:
        spike = lathe([(0, 0), (1.3, 0), (.1, 9), (0, 9)], horn, round=.1)
        move(spike, (-16.4, 0, 38.6), roll=-28)
    head = ((-14, 0, 35), (5, 3.9, 4.2))
    eyes(head, .72, .2, .72, 'left')
    eyes(((-19, 0, 31.6), (4.2, 3.2, 3)), .42, .1, .36, 'left', shine=False)


def triceratops(mats):
    skin, frill, horn, *_ = mats
    blob(14, 8.4, 9, skin, (3, 0, 13))
    limb([(14, 0, 13), (23, 0, 9), (31, 0, 5)], 5.4, skin, [1.2, .8, .25])
    blob(1.8, 9.6, 9.4, frill, (-9.6, 0, 20), 0, 0, 16)
    for i in range(7):
        a = math.radians(-20 + i * 36.7)
        blob(1.4, 1.5, 1.5, horn, (-8.4 - 2.4 * math.sin(a) * .4, 9.4 * math.cos(a), 20.4 + 9.2 * math.sin(a)), steps=20)
    blob(7, 5.6, 5.8, skin, (-15, 0, 14.6))
    blob(3, 3.4, 3.2, skin, (-21, 0, 12.4))
    for y in (-3, 3):
        limb([(-16.6, y, 19), (-20, y * 1.15, 22), (-25, y * 1.2, 24.6)], 1.3, horn, [1.15, .9, .25])
    limb([(-21.6, 0, 15), (-23.4, 0, 18.4)], 1.2, horn, [1.1, .3])
    for x in (-5, 11):
        for y in (-5, 5):
            limb([(x, y, 9), (x - .4, y * 1.05, 3)], 3.4, skin, [1.1, .95])
    eyes(((-15, 0, 14.6), (7, 5.6, 5.8)), .76, .32, .8, 'left')


def tyrannosaur(mats):
    skin, belly, claw, *_ = mats
    limb([(9, 0, 19), (2, 0, 21), (-4, 0, 26), (-8, 0, 32)], 6.6, skin, [.95, 1.1, .86, .66])
    limb([(8, 0, 19), (19, 0, 17), (29, 0, 13), (38, 0, 12)], 5.6, skin, [1, .72, .42, .14])
    blob(5.4, 5.6, 6.6, belly, (-2.4, 0, 22.4), 0, 0, 34)
    blob(8.4, 5, 4.4, skin, (-14, 0, 36.4))
    blob(6.6, 4.3, 2, skin, (-14.6, 0, 32.2), 0, 0, -10)
    for side in (-1, 1):
        for i in range(5):
            tooth = lathe([(0, 0), (.55, 0), (.05, 1.5), (0, 1.5)], claw, round=.05, steps=16)
            move(tooth, roll=180)
            move(tooth, (-20.4 + i * 1.9, side * (2.4 + .5 * i), 34.4))
        limb([(3, side * 5, 19), (-1, side * 6, 12), (5, side * 6, 6), (3, side * 6, 2.4)], 3.2, skin, [1.5, 1.15, .7, .7])
        blob(4.4, 2.7, 1.8, skin, (0, side * 6, 1.8))
        for k in (-1.4, 0, 1.4):
            blob(1.1, .55, .7, claw, (-4.2, side * 6 + k, 1), steps=16)
        limb([(-6, side * 4.4, 25), (-10, side * 4.8, 22.6), (-11.6, side * 4.6, 24.4)], 1.2, skin, [1.1, .9, .6])
    eyes(((-14, 0, 36.4), (8.4, 5, 4.4)), .62, .6, .85, 'left')


def stegosaur(mats):
    skin, plate, claw, *_ = mats
    blob(15, 7.6, 9.4, skin, (3, 0, 14))
    limb([(-8, 0, 13), (-16, 0, 11), (-21, 0, 9.6)], 4.4, skin, [1.3, .85, .75])
    blob(4, 3.2, 3, skin, (-23, 0, 9.4))
    limb([(14, 0, 13), (24, 0, 9), (34, 0, 10)], 5, skin, [1.2, .75, .25])
    for i in range(8):
        t = i / 7
        x = -11 + 34 * t
        z = 14 + 9 * math.sqrt(max(0.0, 1 - ((x - 3) / 17) ** 2)) if x < 17 else 14 - (x - 17) * .4
        size = 1.4 + 4.4 * math.sin(math.pi * min(1, t * .86 + .12))
        leaf = lathe([(0, 0), (size * .72, size * .7), (size * .5, size * 1.4), (0, size * 2.1)], plate, round=.3, squash=.22)
        move(leaf, (x, 1.5 * (-1) ** i, z - size * .45), roll=(t - .4) * 34)
    for y in (-1, 1):
        for x in (30, 33):
            limb([(x, y, 10), (x + 1.4, y * 4, 14)], .8, claw, [1, .25])
    for x in (-6, 11):
        for y in (-4.6, 4.6):
            limb([(x, y, 10), (x - .4, y, 3)], 3.1, skin, [1.1, .95])
    eyes(((-23, 0, 9.4), (4, 3.2, 3)), .66, .4, .55, 'left')


def cavy(mats):
    fur, patch, skin, *_ = mats
    blob(11.4, 7.6, 6.9, fur, (1, 0, 6.9))
    blob(7, 7.9, 7.1, patch, (6, 0, 7.1))
    blob(6.8, 6.1, 5.7, fur, (-9.6, 0, 8.4))
    blob(2.4, 2.2, 3.6, patch, (-11.4, 0, 12), 0, 0, 20)
    for y in (-1, 1):
        blob(1, 2.5, 2, skin, (-7, y * 5.4, 12), y * 20, y * 24)
        for x in (-7, 5):
            blob(2.2, 1.4, 1, skin, (x, y * 4.6, 1))
    head = ((-9.6, 0, 8.4), (6.8, 6.1, 5.7))
    eyes(head, .62, .3, .85, 'left')
    nose(head, .06, (1, .7, .7), 'left')
    smile(head, -.1, .22, .22, .16, 'left')


def snake(mats):
    """Lies in a flat coil, its head raised in the middle; two colors in bands."""
    path = []
    for i in range(49):
        t = i / 48
        a, r = 7.2 * math.pi * t * .62 - .6, 25 - 17 * t
        path.append((r * math.cos(a), r * math.sin(a) * .92, 3.1))
    path += [(path[-1][0] - 4.5, path[-1][1] - 1.5, 5), (0, -2, 9.4), (-1, -3, 14.6), (-2, -7, 17.4)]
    thick = [3.1 * min(1, .2 + i / 9) for i in range(len(path))]
    for i in range(len(path) - 1):
        mat = mats[(i // 3) % 2]
        tube([path[i], path[i + 1]], 1, mat, straight=True, taper=[thick[i], thick[i + 1]])
        blob(thick[i + 1], thick[i + 1], thick[i + 1], mat, path[i + 1], steps=24)
    head = ((-2, -9.4, 17.6), (4, 5, 3.3))
    blob(*head[1], mats[0], head[0])
    for side in (-1, 1):
        tube([(-2, -14, 16.8), (-2, -17, 16.2), (-2 + side * .9, -18.8, 16)], .3, 'felt red')
    eyes(head, .5, .45, .75)


KINDS = {'horse': horse, 'unicorn': horse, 'triceratops': triceratops, 'tyrannosaur': tyrannosaur, 'stegosaur': stegosaur, 'cavy': cavy, 'snake': snake}


@maker('creature', view='table')
def creature(kind='horse', mats=('plush caramel', 'plush cream', 'felt espresso', 'wool chocolate'), horn='felt gold', facing=22, rockers=None, seat='felt coral'):
    """A toy horse, unicorn, dinosaur, guinea pig or snake; a horse may stand on rockers, with a bar to hold."""
    with group() as g:
        with group() as c:
            KINDS[kind](mats, horn) if kind == 'unicorn' else KINDS[kind](mats)
        if rockers:
            move(c, (0, 0, 7), scale=1.5)
            for y in (-10, 10):
                tube([(-42, y, 11), (-26, y, 3.6), (0, y, 1.4), (26, y, 3.6), (42, y, 11)], 1.6, rockers)
            for x in (-10, 17):
                bar((x, -10, 4.6), (x, 10, 4.6), 1.4, rockers)
            bar((-18, -13, 52), (-18, 13, 52), 1.4, rockers)
            blob(9, 9.6, 4, seat, (5, 0, 45))
    move(g, turn=facing)


@maker('sawn-animals', view='table')
def sawn_animals(names=('cow', 'horse', 'pig', 'sheep', 'hen', 'duck'), mats=(('stain white', 'stain charcoal', 'stain tan'), ('stain caramel', 'stain espresso'), ('stain pink', 'stain rose'), ('stain cream', 'stain charcoal'), ('stain rust', 'stain red', 'stain amber'), ('stain yellow', 'stain orange')), size=12, thick=2.6):
    """Animals cut from a thick board and painted, standing in two rows."""
    n = len(names)
    front = n // 2
    for i, name in enumerate(names):
        back = i < n - front
        k, count = (i, n - front) if back else (i - (n - front), front)
        x = (k - (count - 1) / 2) * size * 1.06 + size * (-.26 if back else .26)
        stood_figure(name, size, thick, mats[i % len(mats)], (x, size * .62 if back else -size * .62, 0), (8, -6, 5)[i % 3])


def half_geode(radius, mat, at, turn, seed):
    """Half a geode, its hollow up and turned to the viewer."""
    with group() as g:
        lathe([(0, 0), (radius * .5, radius * .08), (radius * .86, radius * .34), (radius, radius * .74), (radius * .97, radius * .84), (radius * .72, radius * .84), (radius * .5, radius * .5), (0, radius * .4)], 'stone tan', round=.4)
        lathe([(radius * .82, radius * .82), (radius * .86, radius * .88), (radius * .7, radius * .88), (radius * .62, radius * .72)], 'gloss ivory', round=.1)
        for i in range(46):
            r, a = radius * .74 * math.sqrt((i + .5) / 46), i * 2.4
            h = radius * (.2 + .2 * spot(i, seed))
            c = lathe([(0, 0), (radius * .09, 0), (radius * .09, h * .55), (0, h)], mat, round=0, steps=6)
            move(c, tilt=0, roll=-math.degrees(r / radius) * .7)
            move(c, (r * math.cos(a), r * math.sin(a), radius * (.42 + .34 * (r / radius / .74) ** 2)), turn=0)
    move(g, tilt=38, turn=turn)
    move(g, (at[0], at[1], at[2] + radius * .34))


def geodes(hues=('crystal violet', 'crystal ice', 'crystal honey'), whole=7):
    places = ((-7.4, 0, 6.2), (3.4, -6.4, 5.2), (11.4, 1, 4.6))
    for i, mat in enumerate(hues):
        x, y, r = places[i % 3]
        half_geode(r, mat, (x, y, 0), (-6, 4, 12)[i % 3], i)
    for i in range(whole):
        r = 3.2 + 1.2 * spot(i, 5)
        blob(r, r * (.8 + .2 * spot(i, 6)), r * .82, 'stone tan', ((i - 1.5) * 7.6 if i < 4 else (i - 5) * 7.8, 11 if i < 4 else 19, r * .8), i * 40)


@maker('stones', view='steep')
def stones(kind='fossils', wood='pinewood', bed='felt charcoal'):
    """A case in eight compartments: fossils, or polished stones; or geodes broken open, and some still whole."""
    if kind == 'geodes':
        geodes()
        return
    box(34, 20, 3, wood, (0, 0, 0), .4)
    for i in range(8):
        x, y = (i % 4 - 1.5) * 8.1, (.5 - i // 4) * 9.2
        box(7.4, 8.4, .3, bed, (x, y, 2.9), .1)
    for i in range(5):
        box(.7, 19.4, 1.4, wood, ((i - 2) * 8.1, 0, 2.9), .1)
    for i in range(3):
        box(33, .7, 1.4, wood, (0, (i - 1) * 9.2, 2.9), .1)
    for i in range(8):
        at = ((i % 4 - 1.5) * 8.1, (.5 - i // 4) * 9.2, 3.2)
        with group() as g:
            fossil(i) if kind == 'fossils' else pebble(i)
        move(g, at, turn=(10, -14, 22, -8)[i % 4])


def pebble(i):
    mat = ('marble white', 'crystal violet', 'gloss rust', 'stone slate', 'crystal aqua', 'gloss jade', 'crystal honey', 'gold')[i]
    if i in (1, 4, 6):
        for k in range(5):
            h = 3.2 - .5 * k
            c = lathe([(0, 0), (.8, 0), (.8, h * .7), (0, h)], mat, round=0, steps=6)
            move(c, tilt=20 * math.cos(k * 1.3), roll=24 * math.sin(k * 2.1))
            move(c, (1.2 * math.cos(k * 1.26), 1.2 * math.sin(k * 1.26), 0))
    elif i == 7:
        for k, (x, y) in enumerate(((-.8, -.6), (1, .2), (-.2, 1.2), (.4, -.2))):
            box(1.7, 1.7, 1.7 + (k == 3), mat, (x, y, 0), .05, k * 12)
    else:
        blob(2.6, 2.1, 1.5, mat, (0, 0, 1.5))


def fossil(i):
    stone, bone = 'stone tan', 'matte sand'
    if i in (0, 6):
        r, turns = 2.9, 2.6
        path = [((r - r * .86 * t) * math.cos(t * turns * 6.283), (r - r * .86 * t) * math.sin(t * turns * 6.283), .8) for t in (k / 40 for k in range(41))]
        tube(path, .85, ('matte caramel', stone)[i > 0], taper=[1 - .8 * k / 40 for k in range(41)])
        blob(1.6, 1.6, .5, ('matte caramel', stone)[i > 0], (0, 0, .4))
    elif i in (1, 4):
        tooth = lathe([(0, 0), (1.7, 0), (1.1, 2.4), (0, 5.2)], ('gloss charcoal', 'gloss tan')[i > 1], round=.2, squash=.34)
        move(tooth, (0, 2.4, .7), tilt=90)
        blob(2, .9, .8, bone, (0, 2.4, .8))
    elif i == 2:
        blob(2.1, 3, .9, 'matte charcoal', (0, 0, .7))
        for k in range(8):
            y = -2.2 + k * .62
            w = 2 * math.sqrt(max(.1, 1 - (y / 3.1) ** 2))
            tube([(-w, y, .9), (0, y - .2, 1.7), (w, y, .9)], .22, 'matte slate')
        blob(1.9, 1, .8, 'matte slate', (0, 2.4, 1.1))
    elif i == 3:
        for k in range(9):
            a = math.radians(-64 + k * 16)
            tube([(0, -2.2, .5), (math.sin(a) * 1.8, -2.2 + math.cos(a) * 2.4, 1.3), (math.sin(a) * 2.9, -2.2 + math.cos(a) * 4.2, .4)], .52, 'matte bone', taper=[.4, 1, 1])
    elif i == 5:
        lathe([(0, 0), (1.9, .2), (1.7, 2.6), (0, 2.8)], 'bark', round=.3)
        for r in (.5, 1, 1.45):
            ring(r, .12, 'walnut', (0, 0, 2.66))
    else:
        box(5, 5.6, .8, stone, (0, 0, 0), .3)
        tube([(0, -2.2, .9), (.2, 0, 1), (0, 2.3, .9)], .16, 'matte brown')
        for k in range(6):
            for s in (-1, 1):
                y = -1.8 + k * .7
                tube([(0, y, .9), (s * (1.6 - .18 * k), y + .6, .9)], .2, 'matte brown', taper=[1, .3])
