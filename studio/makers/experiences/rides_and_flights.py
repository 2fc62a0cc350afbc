"""What carries somebody for a day: a board, a raft, a wire, a small plane, a kart, a sled, a chair on a cable."""
import math

from makers import maker
from makers.shared.parts import bar, bars, blob, disc, upright, wheel
from shapes import ball, box, fillet, grid, group, lathe, move, ring, rod, slab, tube


@maker('surfboard', view='eye')
def surfboard(deck='gloss cream', stripe='gloss coral', rail='gloss teal'):
    """A long board stood on its tail, a leash at its foot, a wave of cloth behind."""
    half = [(0, 92), (4, 84), (8, 66), (9.6, 46), (9, 22), (6, 4), (2.4, 0)]
    outline = fillet([(x, z) for x, z in half] + [(-x, z) for x, z in reversed(half[1:])], 4, True, 6)
    with group() as g:
        upright(outline, 2.2, deck, (0, 0, 0), 0.9)
        upright([(x * 0.86, z * 0.94 + 3) for x, z in outline], 0.2, rail, (0, -1.1, 0), 0)
        upright([(x * 0.76, z * 0.9 + 5) for x, z in outline], 0.3, deck, (0, -1.2, 0), 0)
        upright([(-1, 5), (1, 5), (1, 88), (-1, 88)], 0.4, stripe, (0, -1.3, 0), 0)
        upright([(-4.6, 62), (4.6, 62), (4.6, 66), (-4.6, 66)], 0.4, stripe, (0, -1.34, 0), 0)
    move(g, roll=6, tilt=-6)
    tube([(1, -2, 5), (6, -6, 0.6), (14, -8, 0.6), (18, -3, 0.6), (13, 1, 0.6), (10, -3, 0.6)], 0.5, 'rubber charcoal')
    box(5, 3, 2.4, 'rubber charcoal', (20, -2, 0), 0.8)


def horseshoe(metal='steel'):
    """An iron shoe with its nail holes, lying."""
    outer = [(7 * math.sin(a), -7.6 * math.cos(a) * -1) for a in [math.radians(-148 + 296 * i / 40) for i in range(41)]]
    inner = [(4.4 * math.sin(a), 4.9 * math.cos(a)) for a in [math.radians(142 - 284 * i / 40) for i in range(41)]]
    slab(outer + inner, 1, metal, round=0.25)
    for side in (-1, 1):
        for i in range(3):
            a = side * math.radians(40 + 28 * i)
            box(0.5, 1.1, 0.1, 'matte black', (5.7 * math.sin(a), 6.2 * math.cos(a), 0.98), 0, -math.degrees(a))


@maker('riding-gear', view='high')
def riding_gear(helmet='velvet navy', rope='rope', metal='steel'):
    """A riding helmet with its peak, a horseshoe and a coiled lead rope."""
    with group() as g:
        lathe([(9.8, 2), (10.6, 6), (9.6, 11), (6, 14.6), (0, 15.8)], helmet, round=2, squash=1.15)
        lathe([(9.8, 2), (10.5, 2.4), (10.2, 4)], 'leather black', round=0.2, squash=1.15)
        slab([(x, y) for x, y in fillet([(-7.4, -8.6), (7.4, -8.6), (4.6, -15), (-4.6, -15)], 2.6, True)], 0.9, helmet, (0, 0, 2.6), 0.3)
        ball(0.9, helmet, (0, 0, 15.4))
        tube([(-9.4, 0, 2.6), (-6, -3, 0.5), (0, -5, 0.4), (6, -3, 0.5), (9.4, 0, 2.6)], 0.5, 'leather black')
    move(g, (-8, 6, 0), turn=24)
    with group() as h:
        horseshoe(metal)
    move(h, (14, -10, 0), turn=-16)
    for k in range(4):
        ring(6.4 - 0.5 * k, 0.7, rope, (15, 10, k * 1.1))
    tube([(8.6, 10, 0.8), (4, -4, 0.8), (2, -12, 0.8)], 0.7, rope)


@maker('goat', view='table')
def goat(coat='plush cream', horn='matte sand', hoof='matte espresso', collar='leather red'):
    """A small goat in felt: no features, two horns, a collar with a bell."""
    blob(9, 5.2, 5.4, coat, (0, 0, 15))
    for x in (-5.6, 5.4):
        for y in (-2.8, 2.8):
            bar((x, y, 1), (x * 0.92, y, 13), 1.4, coat)
            rod(1.5, 2.2, hoof, (x, y, 0), 0.3)
    tube([(-6, 0, 17), (-9.6, 0, 21), (-11, 0, 25)], 3, coat, taper=[1.1, 0.9, 0.9])
    blob(4.2, 2.8, 3, coat, (-13, 0, 26.4), roll=-24)
    blob(2.3, 2, 1.7, coat, (-16.4, 0, 24.9))
    for y in (-1, 1):
        tube([(-11.4, y * 1.3, 28.6), (-10, y * 2, 32), (-7.4, y * 2.4, 33.6)], 0.8, horn, taper=[1, 0.8, 0.3])
        blob(2.6, 0.7, 1.2, coat, (-10, y * 3.6, 27), 40 * y, steps=20)
    lathe([(0, 0), (0.9, 0.4), (0.5, 2.6), (0, 3)], coat, (-16.4, 0, 20.8), 0.2)
    ring(3, 0.6, collar, (-10.4, 0, 21.4))
    ball(1.1, 'brass', (-12.8, 0, 18.8))
    tube([(8.6, 0, 18), (10.4, 0, 20), (11, 0, 22.6)], 1.3, coat, taper=[1, 0.9, 0.5])


@maker('raft', view='high')
def raft(body='rubber coral', trim='rubber charcoal', wood='plastic amber'):
    """An inflated raft with thwarts, a line around it and two paddles."""
    line = [(46 * math.copysign(abs(math.cos(a)) ** 0.62, math.cos(a)), 23 * math.copysign(abs(math.sin(a)) ** 0.62, math.sin(a)), 9 + 5 * abs(math.cos(a)) ** 6) for a in [2 * math.pi * i / 40 for i in range(40)]]
    tube(line, 8, body, closed=True)
    tube([(x * 1.18, y * 1.36, z + 1) for x, y, z in line], 0.4, 'cotton white', closed=True)
    for x in (-20, 0, 20):
        tube([(x, -20, 9), (x, 20, 9)], 5.6, trim, straight=True)
    slab([(x * 0.9, y * 0.84) for x, y, _ in line], 1.4, trim, (0, 0, 3), 0.3)
    for y, turn in ((-38, 6), (-45, -4)):
        with group() as p:
            bar((-34, 0, 1.2), (18, 0, 1.2), 1, 'aluminum')
            slab(fillet([(18, -4), (34, -5), (36, 0), (34, 5), (18, 4)], 2, True), 1, wood, (0, 0, 0.7), 0.3)
            bar((-34, -4, 1.2), (-34, 4, 1.2), 1, wood)
        move(p, (0, y, 0), turn)


@maker('zip-line', view='eye')
def zip_line(metal='anodized coral', strap='nylon amber', bark='bark'):
    """A wire between two trunks, and on it a trolley with a harness seat."""
    for x in (-46, 46):
        rod(6, 92, bark, (x, 0, 0), 0.4, 5)
        for k in range(5):
            blob(13, 11, 9, 'foliage leaf', (x + 8 * math.cos(k * 1.3), 6 * math.sin(k * 1.3), 92 + 3 * math.cos(k)))
    bar((-46, -2, 80), (46, -2, 66), 0.5, 'steel')
    rod(9, 2, 'pinewood', (-46, -2, 40), 0.3)
    upright(fillet([(-9, -2), (9, -2), (9, 2.6), (5, 4.6), (-5, 4.6), (-9, 2.6)], 1, True), 2.4, metal, (2, -2, 70.6))
    for x in (-3.4, 7.4):
        disc(2.6, 1.6, 'steel', (x, -3.4, 75.2 - x * 0.15))
    tube([(2, -2, 68), (2, -2, 60)], 0.6, strap)
    ring(2, 0.4, 'steel', (2, -2, 55), True)
    tube([(2, -2, 55), (-6, -4, 42), (-5, -6, 30), (2, -8, 26), (9, -6, 30), (10, -4, 42), (2, -2, 55)], 1.1, strap)
    tube([(-7, -4, 38), (2, -9, 36), (11, -4, 38)], 1.3, 'nylon charcoal')


@maker('rope-bridge', view='eye')
def rope_bridge(wood='pinewood', rope='rope', bark='bark'):
    """A hanging bridge of planks between two trunks with platforms."""
    sag = lambda x: 34 - 9 * math.cos(x / 38 * math.pi / 2)
    for x in (-46, 46):
        rod(7, 88, bark, (x, 0, 0), 0.4, 6)
        rod(14, 2, wood, (x, 0, 33), 0.3)
        for k in range(5):
            blob(15, 12, 10, 'foliage pine', (x + 9 * math.cos(k * 1.3), 7 * math.sin(k * 1.3), 88 + 3 * math.cos(k)))
    for i in range(13):
        x = -33 + 5.5 * i
        box(3.6, 15, 1.2, wood, (x, 0, sag(x)), 0.2)
    for y in (-8, 8):
        for lift in (0.6, 17):
            tube([(x, y, sag(x) + lift) for x in range(-38, 39, 4)], 0.5, rope)
        bars([((x, y, sag(x) + 0.6), (x + 3, y, sag(x + 3) + 17)) for x in range(-35, 34, 7)], 0.3, rope)


@maker('small-plane', view='table')
def small_plane(body='gloss white', stripe='gloss red', glass='gloss 6f9ab8'):
    """A high-winged two-seater with one propeller, as on the grass."""
    tube([(-30, 0, 17), (-18, 0, 17.4), (-4, 0, 18), (12, 0, 18.6), (40, 0, 20)], 7, body, taper=[0.72, 0.96, 1.08, 0.8, 0.24])
    tube([(-26, -6.2, 17), (-8, -7, 17), (14, -5.2, 18.4), (36, -1.8, 20)], 0.9, stripe)
    blob(12, 6.6, 6.4, glass, (-6, 0, 23.6))
    box(17, 104, 1.8, body, (-5, 0, 29.4), 0.7)
    for y in (-49, 49):
        box(17.2, 6, 2, stripe, (-5, y, 29.3), 0.7)
    for y in (-1, 1):
        bar((-4, y * 6, 14), (-4, y * 26, 29.4), 0.6, body)
        bar((-6, y * 3, 13), (-7, y * 11, 5), 0.7, 'steel')
        wheel(4.4, 3, (-7, y * 11.6, 4.4), along='y')
    bar((-24, 0, 12), (-26, 0, 5), 0.7, 'steel')
    wheel(3.6, 2.6, (-26, 0, 3.6), along='y')
    box(9, 34, 1.2, body, (37, 0, 20), 0.4)
    upright(fillet([(30, 20), (42, 20), (43, 36), (38, 36)], 1.4, True), 1.2, stripe, (0, 0, 0), 0.4)
    lathe([(0, 0), (2.4, 0.4), (0, 5)], stripe, round=0.4)
    move(disc(2.2, 4, stripe, (-36, 0, 17), 'x'), (0, 0, 0))
    box(1, 3, 28, 'matte charcoal', (-37.4, 0, 3), 0.4)


@maker('kart', view='table')
def kart(body='gloss red', seat='matte black', number='7'):
    """A low racing kart: bumper, seat, wheel, four fat tires."""
    for x, y, r in ((-26, -20, 7), (-26, 20, 7), (26, -22, 8.6), (26, 22, 8.6)):
        wheel(r, 9 if x < 0 else 13, (x, y, r), hub='gold', along='y')
    box(70, 26, 2, 'matte charcoal', (0, 0, 4), 0.6)
    slab(fillet([(-44, -12), (-44, 12), (-36, 17), (-18, 12), (-18, -12), (-36, -17)], 4, True), 8, body, (0, 0, 5), 1.6)
    for y in (-21, 21):
        box(30, 8, 8, body, (0, y, 4), 2.4)
    upright(fillet([(4, 0), (22, 0), (27, 26), (22, 27), (17, 8), (4, 6)], 2, True), 20, seat, (0, 0, 6), 2)
    bar((-16, 0, 8), (-2, 0, 22), 0.9, 'steel')
    with group() as w:
        ring(6.4, 0.9, 'rubber charcoal', (0, 0, 0))
        bars([((-6, 0, 1), (6, 0, 1)), ((0, -6, 1), (0, 6, 1))], 0.6, 'steel')
    move(w, (-2, 0, 22), roll=52)
    box(14, 22, 12, 'matte black', (34, 0, 6), 2)
    with group() as plate:
        upright([(-6, 0), (6, 0), (6, 9), (-6, 9)], 0.8, 'gloss white', (0, 0, 0), 0.2)
        from makers.shared.parts import words
        words(number, 7, 7, (0, -0.5, 4.5), 'paper ink', font='sans-black')
    move(plate, (-36, 0, 12), turn=-90, tilt=-20)


@maker('checkered-flag', view='steep')
def checkered_flag(dark='cotton black', light='cotton white', pole='birch'):
    """A waving flag of squares on its stick, lying."""
    nx, ny, c = 9, 7, 4
    lift = lambda x: 1.4 + 1.2 * math.sin(x * 0.26)
    for i in range(nx):
        for j in range(ny):
            x, y = i * c, (j - ny / 2) * c
            grid(4, 1, lambda u, v, x=x, y=y: (x + u * c, y + v * c, lift(x + u * c)), dark if (i + j) % 2 else light)
    bar((-0.6, -34, 1.2), (-0.6, 16, 1.2), 0.9, pole)


@maker('car-key', view='steep')
def car_key(body='gloss black', metal='chrome', fob='leather red'):
    """A car's key with its buttons, on a ring with a leather strap."""
    slab(fillet([(-2.6, -4), (2.6, -4), (3, 3), (0, 4.6), (-3, 3)], 1.4, True), 1.6, body, round=0.6)
    for y in (-1.8, 0.4, 2.4):
        slab(fillet([(-1.3, -0.7), (1.3, -0.7), (1.3, 0.7), (-1.3, 0.7)], 0.5, True), 0.2, 'matte slate', (0, y, 1.55), 0.05)
    box(1.3, 6.4, 0.6, metal, (0, -7, 0.5), 0.1)
    ring(2, 0.26, metal, (0, 6.4, 0.4))
    slab(fillet([(-1.3, 0), (1.3, 0), (1.7, 9), (-1.7, 9)], 0.8, True), 0.5, fob, (0.6, 8, 0.2), 0.15)


@maker('dog-sled', view='table')
def dog_sled(wood='ash', hide='fleece brick', rope='rope'):
    """A long sled with bent runners, a basket with a blanket, a bow to hold and a line in front."""
    for y in (-10, 10):
        tube([(-48, y, 14), (-44, y, 4), (-36, y, 1), (0, y, 1), (44, y, 1)], 1.1, wood)
        bars([((x, y, 1), (x, y * 0.9, 14)) for x in (-20, 0, 20)], 0.8, wood)
        tube([(-44, y, 8), (-20, y * 0.9, 14), (26, y * 0.9, 15)], 0.9, wood)
        tube([(-26, y * 0.9, 15), (0, y * 0.9, 23), (24, y * 0.9, 34)], 0.8, wood)
    tube([(24, -9, 14), (26, -9, 36), (28, 0, 44), (26, 9, 36), (24, 9, 14)], 1, wood)
    for k in range(5):
        box(46, 2.4, 0.8, wood, (0, -7 + 3.5 * k, 14), 0.2)
    box(40, 16, 6, hide, (-2, 0, 15), 2.4)
    box(9, 16, 18, hide, (17, 0, 16), 3)
    tube([(-48, 10, 12), (-54, 0, 9), (-48, -10, 12)], 0.9, wood)
    tube([(-54, 0, 9), (-62, -3, 1), (-72, -10, 0.8), (-60, -18, 0.8), (-44, -22, 0.8)], 0.7, rope)


@maker('chair-lift', view='eye')
def chair_lift(metal='enamel slate', seat='stain coral', ticket='card sky'):
    """Two seats on their hanger under the cable, two tickets on the bar."""
    tube([(-46, 0, 78), (0, 0, 75), (46, 0, 78)], 0.7, 'steel')
    tube([(0, 0, 76), (0, 0, 60), (-4, 6, 52), (-24, 6, 50), (-24, 6, 22)], 1.3, metal)
    tube([(-4, 6, 52), (24, 6, 50), (24, 6, 22)], 1.3, metal)
    box(8, 4, 5, metal, (0, 0, 73), 1)
    for k in range(4):
        box(48, 1.2, 4, seat, (0, 6, 25 + 5.4 * k), 0.3)
        box(48, 4, 1.2, seat, (0, 3.4 - 5 * k, 20.6), 0.3)
    for x in (-24, 24):
        tube([(x, 6, 36), (x, -10, 34), (x, -14, 30)], 1, metal)
        bar((x, 6, 21), (x, -14, 20), 1, metal)
    bar((-24, -14, 30), (24, -14, 30), 1, metal)
    for x in (-8, 8):
        upright([(-3.4, 0), (3.4, 0), (3.4, 10), (-3.4, 10)], 0.2, ticket, (x, -15, 18), 0)
        upright([(-2.4, 5), (2.4, 5), (0, 9)], 0.3, 'print navy', (x, -15.1, 18), 0)
        tube([(x, -15, 28), (x, -15.4, 30), (x, -14, 31)], 0.16, 'steel')
