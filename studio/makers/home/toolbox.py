"""Hand tools, gadgets for the hand, and what they come in."""
import math

from makers import maker
from makers.shared.fittings import bar, hollow, lying
from shapes import box, fillet, group, lathe, move, panel, ring, rod, slab, tube
from typeset import Sheet


def hammer(grip='rubber coral'):
    """Lying, its handle along y."""
    tube([(0, -15, 1.3), (0, 8, 1.3)], 1.0, 'ash')
    tube([(0, -15.4, 1.3), (0, -5, 1.3)], 1.35, grip)
    lying(1.5, 3, 'steel', (3.6, 9.4, 1.5), 0, 0.3)
    lying(1.1, 5, 'steel', (0, 9.4, 1.5), 0, 0.2)
    tube([(-2, 9.4, 1.5), (-5, 9, 1.4), (-7.6, 6.8, 1.2)], 1.0, 'steel', taper=[1.1, 0.9, 0.4])


def pliers(grip='rubber coral'):
    for s in (-1, 1):
        tube([(s * 0.6, 0, 0.9), (s * 3.2, -6, 0.9), (s * 2.6, -14, 0.9)], 0.95, grip, taper=[0.7, 1, 0.9])
        slab(fillet([(0, -1.6), (s * 2, 0), (s * 1.5, 4), (s * 0.3, 8), (0.05 * s, 8), (0.05 * s, 0)], 0.4, True), 1.5, 'steel', (0, 0, 0.2), 0.2)
    rod(1.1, 1.9, 'gunmetal', (0, 0, 0), 0.2)


def driver(grip='plastic coral', tip='steel'):
    tube([(0, -10, 1.5), (0, -9, 1.5), (0, -2, 1.5), (0, -1, 1.5)], 1.5, grip, taper=[0.8, 1, 1, 0.6])
    bar((0, -1, 1.5), (0, 10, 1.5), 0.42, tip)
    for k in range(6):
        a = k * math.pi / 3
        bar((math.cos(a) * 1.42, -8.6, 1.5 + math.sin(a) * 1.42), (math.cos(a) * 1.42, -3, 1.5 + math.sin(a) * 1.42), 0.2, 'rubber black')


def tape(body='plastic amber'):
    slab(fillet([(-4, -3.6), (4, -3.6), (4, 1), (1.4, 3.8), (-4, 3.8)], 1.4, True, 5), 3.4, body, round=0.7)
    s = Sheet(5, 5)
    s.circle(-0.4, 0.2, 2.4, 'paper ink')
    s.text('16 ft', -0.4, 0.2, 3.4, 1.2, 'paper white', 'sans', lines=1)
    s.put((0, 0, 3.42), 'up')
    box(9, 0.12, 1.9, 'enamel yellow', (8.4, -3.4, 0.8), 0)
    box(0.3, 0.8, 2, 'steel', (12.9, -3.3, 0.7), 0.05)


def level(length=30, body='enamel coral'):
    box(length, 2.4, 4.6, body, round=0.2)
    for x in (-length * 0.38, 0, length * 0.38):
        box(4.6 if x == 0 else 3, 2.6, 2.2, 'liquid c8d84a', (x, 0, 1.4), 0.3)
    for x in (-0.7, 0.7):
        box(0.12, 2.7, 2.2, 'paper ink', (x, 0, 1.4), 0)


@maker('tool-kit', view='steep')
def tool_kit(case='plastic charcoal', accent='plastic coral'):
    """An open case with hammer, pliers, tape, level and driver."""
    with group() as g:
        hollow(46, 34, 4, 1, case)
        box(44, 32, 1.6, 'foam charcoal', (0, 0, 0.6), 0.1)
        for make, at, turn in ((hammer, (-15, 0, 2.2), 4), (pliers, (-3, 1, 2.2), 0), (driver, (6, 2, 2.2), 0)):
            with group() as t:
                make()
            move(t, at, turn=turn)
        with group() as t:
            tape()
        move(t, (14.5, -7, 2.2))
        with group() as t:
            level(26)
        move(t, tilt=-90)
        move(t, (8.6, 12.4, 4.4), turn=0)
        for i in range(8):
            lying(0.3, 2.6, 'steel', (12.4 + i * 1.25, 3.4, 2.6), 90, 0.05)
        with group() as lid:
            box(46, 34, 3, case, (0, 17, 0), 0.8)
        move(lid, tilt=74)
        move(lid, (0, 17.4, 4))
    move(g, turn=12)


@maker('grip-tools', view='steep')
def grip_tools(grip='rubber charcoal', accent='silicone coral'):
    """Peeler, can opener and jar opener with thick soft handles."""
    def handle(length=12, r=1.6):
        tube([(0, -length, r), (0, -length * 0.8, r), (0, -length * 0.3, r), (0, 0, r)], r, grip, taper=[0.7, 1.05, 1, 0.72])
        for i in range(5):
            t = ring(r * 0.98, 0.16, accent)
            move(t, tilt=90)
            move(t, (0, -length * 0.42 - i * 0.9, r))
    with group() as g:
        handle()
        for s in (-1, 1):
            tube([(0, -0.4, 1.6), (s * 2.4, 1.4, 1.6), (s * 2.6, 5.4, 1.6)], 0.4, 'steel')
        lying(0.7, 5, 'steel', (0, 5, 1.6), 0, 0.1)
        box(4.6, 0.9, 0.3, 'chrome', (0, 5, 2.1), 0.05)
    move(g, (-14, 0, 0), turn=14)
    with group() as g:
        for s in (-1, 1):
            with group() as h:
                handle(13, 1.35)
            move(h, (s * 0.6, 0, 0), turn=s * 9)
        slab(panel(4.4, 5, 1), 1.4, 'steel', (0, 2.6, 0.7), 0.3)
        rod(1.9, 0.5, 'chrome', (0, 3.6, 2.1), 0.1)
        with group() as key:
            tube([(-4.6, 0, 0), (-2, 0.6, 0), (2, -0.6, 0), (4.6, 0, 0)], 0.95, grip, taper=[1.2, 0.8, 0.8, 1.2])
        move(key, (3.6, 3.2, 2.4), turn=70)
        rod(0.8, 2.4, 'steel', (1.4, 3.2, 0.9), 0.1)
    move(g, (0, 0, 0))
    with group() as g:
        handle(13, 1.6)
        slab([(-4.4 * math.sin(a), 6 - 6.4 * math.cos(a)) for a in [math.radians(d) for d in range(-150, 151, 10)]] + [(-3.1 * math.sin(a), 6 - 4.8 * math.cos(a)) for a in [math.radians(d) for d in range(150, -151, -10)]], 2, grip, (0, 0.4, 0.6), 0.4)
        for s in (-1, 1):
            for k in range(5):
                box(0.5, 0.5, 1.6, 'steel', (s * 3.0, 3.4 + k * 1.3, 0.9), 0.05)
    move(g, (14, 0, 0), turn=-14)


@maker('field-glasses', view='table')
def binoculars(body='rubber pine', metal='matte charcoal', glass='glass indigo', strap='cotton charcoal'):
    """Field glasses standing on their wide ends."""
    with group() as g:
        for side in (-1, 1):
            x = side * 3.5
            lathe([(0, 0), (2.9, 0), (3, 0.6), (2.9, 5.4), (2.3, 6.8), (2.2, 11), (1.9, 11.4), (1.9, 14), (1.5, 14), (1.4, 13.6), (0, 13.5)], body, (x, 0, 0), 0.4)
            lathe([(2.05, 11.6), (2.3, 11.6), (2.3, 14.2), (1.9, 14.4), (1.5, 14.2), (1.5, 13.8)], metal, (x * 0.98, 0, 0), 0.15)
            rod(1.45, 0.1, 'gloss indigo', (x, 0, 13.7), 0)
            lathe([(2.95, 0.2), (3.12, 0.2), (3.12, 1.8), (2.95, 1.8)], metal, (x, 0, 0), 0.1)
        box(3, 2.4, 5.4, metal, (0, 0, 5), 0.5)
        lathe([(0, 10.2), (1.3, 10.2), (1.3, 12.6), (0, 12.6)], 'rubber black', round=0.2)
        bar((0, 0, 4), (0, 0, 11), 0.7, metal)
        s = Sheet(5, 2)
        s.text('8×42', 0, 0, 3, 1.2, 'paper cream', 'sans', lines=1)
        move(s.wrap(2.6), (3.5, 0, 8.4))
    move(g, tilt=62)
    from shapes import bounds
    low, _ = bounds(g)
    move(g, (0, 0, -low.z), turn=26)
    if not strap:
        return
    with group() as st:
        tube([(-5.4, 2, 1.2), (-9, 6, 0.5), (-4, 11, 0.5), (4, 11, 0.5), (9, 6, 0.5), (5.4, 2, 1.2)], 0.45, strap)
    move(st, turn=26)


@maker('shopping-cart', view='table')
def shopping_cart(bag='canvas pine', frame='aluminum', wheel='rubber black'):
    """A two-sided trolley whose wheels come in threes to climb stairs."""
    with group() as g:
        with group() as body:
            slab(panel(36, 26, 5), 56, bag, (0, -13, 10), 2.4)
            slab(panel(37, 27, 5), 10, bag, (0, -13.4, 62), 3)
            box(26, 2, 20, bag, (0, -27, 18), 0.9)
            for x in (-8, 8):
                box(2.6, 1, 16, 'leather caramel', (x, -27, 50), 0.3)
            for side in (-1, 1):
                bar((side * 16, 2, 4), (side * 16, 2, 88), 0.9, frame)
            tube([(-16, 2, 86), (-16, 2, 96), (-8, 2, 100), (8, 2, 100), (16, 2, 96), (16, 2, 86)], 0.9, frame)
            tube([(-9, 2, 100), (9, 2, 100)], 1.7, 'foam charcoal')
            box(34, 22, 1.4, frame, (0, -12, 8), 0.3)
        move(body, (0, 0, 4))
        for side in (-1, 1):
            for k in range(3):
                a = math.radians(90 + 120 * k)
                y, z = math.cos(a) * 8.4, 13 + math.sin(a) * 8.4
                w = rod(5.2, 3, wheel, round=0.7)
                move(w, roll=90)
                move(w, (side * 22 - 1.5, y, z))
                hub = rod(2.6, 3.4, frame, round=0.2)
                move(hub, roll=90)
                move(hub, (side * 22 - 1.7, y, z))
                bar((side * 24, 0, 13), (side * 24, y, z), 1, 'plastic coral')
        bar((-24, 0, 13), (24, 0, 13), 1, frame)
    move(g, turn=30)
