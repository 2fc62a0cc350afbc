"""Big things to play in and on, and what is played on the rug."""
import math

from art import spot
from makers import maker
from makers.shared.faces import eyes, nose, smile
from makers.shared.parts import bar, bars, blob, disc, sideways, tray, upright, words
from shapes import (
    ball,
    box,
    cushion,
    fillet,
    grid,
    group,
    lathe,
    move,
    noise,
    ring,
    rod,
    slab,
    tube,
)
from typeset import Sheet


@maker('climbing-arch', view='table')
def climbing_arch(wood='birch', rungs=9):
    with group() as g:
        for y in (-26, 26):
            outer = [(math.cos(math.pi * i / 24) * 51, math.sin(math.pi * i / 24) * 47) for i in range(25)]
            inner = [(math.cos(math.pi * i / 24) * 44, math.sin(math.pi * i / 24) * 40) for i in range(24, -1, -1)]
            upright(outer + inner, 2.4, wood, (0, y, 0), .5)
        for i in range(rungs):
            a = math.pi * (i + .7) / (rungs + .4)
            bar((math.cos(a) * 47.5, -28, math.sin(a) * 43.5), (math.cos(a) * 47.5, 28, math.sin(a) * 43.5), 1.7, wood)
    move(g, turn=30)


@maker('tunnel-tent', view='table')
def tunnel_tent(tent='nylon lilac', tunnel='nylon amber', trim='nylon violet'):
    """A pop-up house and a hooped tunnel that joins it."""
    with group() as g:
        box(58, 52, 52, tent, (-22, 0, 0), 2)
        sideways([(-28, 0), (28, 0), (0, 28)], 60, tent, (-22, 0, 51), 1.5)
        s = Sheet(36, 44)
        s.poly([(-13, -20), (13, -20), (13, 4), (9, 12), (0, 16), (-9, 12), (-13, 4)], 'nylon ink')
        s.put((-22, -26.1, 20))
        tube([(-36, -26.5, 0), (-36, -26.5, 26), (-31, -26.5, 33), (-22, -26.5, 37), (-13, -26.5, 33), (-8, -26.5, 26), (-8, -26.5, 0)], .9, trim)
        for x in (-51, 7):
            for y in (-26, 26):
                bar((x, y, 0), (x, y, 52), .8, trim)
        n = 6
        for i in range(n):
            seg = lathe([(18.6, 0), (19.6, 0), (18, 5.5), (19.6, 11), (18.6, 11), (17, 5.5)], (tunnel, trim)[i % 2], round=2)
            move(seg, roll=90)
            move(seg, (7 + i * 11, 0, 19.6))
        move(ring(19, .9, trim), (7 + n * 11, 0, 19.6), roll=90)
    move(g, turn=26)


@maker('play-tent', view='table')
def play_tent(mat='canvas cream', wood='pinewood', trim='cotton amber', width=92, height=104, flags=True):
    """An A-frame of canvas on wooden poles, its door tied open."""
    with group() as g:
        w, d = width / 2, width * .46
        for y in (-d, d):
            bars([((-w, y, 0), (w * .1, y, height * 1.08)), ((w, y, 0), (-w * .1, y, height * 1.08))], 1.5, wood)
        bar((0, -d - 6, height), (0, d + 6, height), 1.5, wood)
        for side in (-1, 1):
            def wall(u, v, side=side):
                return (side * w * (1 - v) * (1 - .02 * math.sin(math.pi * u)), (u - .5) * 2 * d, height * v)
            grid(12, 12, wall, mat, thick=.7)

        def back(u, v):
            return ((2 * u - 1) * w * (1 - v), d - .4, height * v)
        grid(8, 10, back, mat, thick=.5)
        for side in (-1, 1):
            def door(u, v, side=side):
                low = side * w * (1 - v)
                gather = .34 + .66 * max(0, (v - .34)) ** .8 * 1.35
                x = low * (1 - u * (1 - abs(gather - 1)) * (1.0 if v > .34 else .42 + .5 * v))
                return (x if abs(x) < abs(low) else low, -d - .3 - 1.4 * math.sin(u * 12) * (1 - v) * .5, height * v)
            grid(24, 16, door, mat, thick=.5)
            blob(2, 2, 4, trim, (side * w * .56, -d - 1, height * .33))
        cushion(w * 1.5, d * 1.6, 6, 'cotton sage', (0, 0, 0), 6)
        if flags:
            for i in range(7):
                t = (i + .5) / 7
                x, z = (-w + 2 * w * t) * .74, height * (.6 - .16 * math.sin(math.pi * t)) + abs(t - .5) * -2
                upright([(x - 4, z), (x + 4, z), (x, z - 8)], .3, ('felt coral', 'felt amber', 'felt teal', 'felt rose')[i % 4], (0, -d - 3, 0), .05)
            tube([(-w * .8, -d - 3, height * .62), (0, -d - 3, height * .44), (w * .8, -d - 3, height * .62)], .3, 'cotton cream')
    move(g, turn=18)


@maker('play-fire', view='high')
def play_fire(log='beech', bark='bark', flames=('felt coral', 'felt amber'), skewers=4, stuffed=False):
    """Logs, a felt flame and marshmallows on sticks; `stuffed` for the plush one."""
    ends = 'plush sand' if stuffed else log
    skin = 'plush brown' if stuffed else bark
    for i in range(4 if not stuffed else 3):
        a = math.radians(i * (45 if not stuffed else 60) + 12)
        with group() as g:
            rod(2.6, 24, skin, round=.9 if stuffed else .2)
            rod(2.2, 24.2, ends, (0, 0, -.1), .3)
        move(g, (0, 0, -12))
        move(g, roll=90)
        move(g, (0, 0, 2.6 + (i % 2) * 3.4), turn=math.degrees(a))
    if not stuffed:
        for i in range(11):
            a = 2 * math.pi * i / 11
            blob(2.6, 2.2, 2, 'felt slate' if i % 2 else 'felt gray', (math.cos(a) * 17, math.sin(a) * 17, 1.6), i * 40)
    for i, (size, x, y, t) in enumerate(((17, 0, 0, 10), (13, -4, -2, -30), (12, 4.4, -2, 40))):
        with group() as f:
            slab(fillet([(-4.6, 0), (-3.6, 6), (-2, 5), (0, 12), (2.2, 5.4), (3.8, 7), (4.6, 0)], 2, True, 5), 2.4 if stuffed else 1.4, flames[i % 2] if not stuffed else ('plush coral', 'plush amber')[i % 2], round=.6)
            slab(fillet([(-2, 0), (-1.6, 3), (0, 6), (1.6, 3), (2, 0)], 1, True, 4), 2.6 if stuffed else 1.6, 'felt yellow' if not stuffed else 'plush yellow', (0, .6, -.1), .4)
        move(f, tilt=90, scale=size / 12)
        move(f, (x, y, 5.4), turn=t)
    for i in range(skewers):
        a = math.radians(250 + (i - (skewers - 1) / 2) * 24)
        x0, y0 = math.cos(a) * 12, math.sin(a) * 13
        x1, y1 = math.cos(a) * 30, math.sin(a) * 30
        z = 1.6 if not stuffed else 2
        bar((x0, y0, z + 5), (x1, y1, z), .5, 'birch' if not stuffed else 'felt tan')
        b = rod(2.2, 3.6, 'felt white' if not stuffed else 'plush white', round=.7)
        move(b, tilt=78)
        move(b, (x0, y0 - .6, z + 5), turn=math.degrees(a) + 90)


@maker('toddler-trampoline', view='table')
def toddler_trampoline(pad='nylon coral', mat='rubber charcoal', frame='aluminum'):
    with group() as g:
        rod(36, .8, mat, (0, 0, 20), .1)
        ring(38, 4.4, pad, (0, 0, 16.4))
        for i in range(6):
            a = math.radians(60 * i + 10)
            bar((math.cos(a) * 38, math.sin(a) * 38, 0), (math.cos(a) * 38, math.sin(a) * 38, 18), 1.4, frame)
            rod(2, 1.4, 'rubber black', (math.cos(a) * 38, math.sin(a) * 38, 0), .3)
        for x in (-18, 18):
            tube([(x, 34, 4), (x, 36, 40), (x, 30, 74)], 1.5, frame)
        bar((-19, 30, 75), (19, 30, 75), 3, 'foam coral')
    move(g, turn=16)


@maker('parachute', view='steep')
def parachute(mats=('nylon red', 'nylon orange', 'nylon yellow', 'nylon leaf', 'nylon cobalt', 'nylon violet'), radius=60, handles=16):
    """A round cloth in gores, billowing, with handles at its rim."""
    n = 16
    for i in range(n):
        a0, a1 = 2 * math.pi * i / n, 2 * math.pi * (i + 1) / n

        def place(u, v, a0=a0, a1=a1):
            a = a0 + (a1 - a0) * u
            r = radius * (.1 + .9 * v)
            z = 15 * (1 - v * v) + 2.2 * math.sin(a * 8) * v + 2 * noise(math.cos(a) * r * .05, math.sin(a) * r * .05, 2) + 3
            return (math.cos(a) * r, math.sin(a) * r, max(.6, z))
        grid(6, 16, place, mats[i % len(mats)], thick=.3)
    for i in range(handles):
        a = 2 * math.pi * (i + .5) / handles
        x, y = math.cos(a), math.sin(a)
        tube([(x * radius - y * 3, y * radius + x * 3, 2), (x * (radius + 5), y * (radius + 5), 1), (x * radius + y * 3, y * radius - x * 3, 2)], .8, 'nylon black')


@maker('puppet-theater', view='table')
def puppet_theater(wood='pinewood', curtain='velvet cherry', puppets=(('felt amber', 'felt brown'), ('felt sky', 'felt white'), ('felt leaf', 'felt butter'))):
    """A small stage with curtains and hand puppets in front of it."""
    with group() as g:
        upright([(-32, 0), (32, 0), (32, 52), (16, 60), (-16, 60), (-32, 52)], 2, wood, round=.4, holes=[[(-22, 16), (22, 16), (22, 46), (-22, 46)]])
        for side in (-1, 1):
            wing = box(16, 1.6, 50, wood, (0, 0, 0), .4)
            move(wing, (side * 8, 0, 0))
            move(wing, (side * 31, .6, 0), turn=side * 48)

            def drape(u, v, side=side):
                return (side * (23 - u * (13 - 7 * abs(v - .42) ** .7 * 0 + 4 * v - 4)), 2 + 1.1 * math.sin(u * 22), 16 + v * 31)
            grid(40, 10, drape, curtain, thick=.4)
        box(44, .4, 32, 'felt navy', (0, 5, 15), 0)
        grid(50, 4, lambda u, v: ((u - .5) * 46, 1.4 + .8 * math.sin(u * 60), 40 + v * 7), curtain, thick=.4)
        s = Sheet(34, 10)
        s.rect(0, 0, 32, 8, 'matte charcoal', .8)
        s.text('Tonight: The Moon Thief', 0, 0, 28, 4.6, 'paper white', 'italic', lines=1)
        s.put((0, -1.05, 8))
        words('Theater', 18, 5, (0, -1.05, 52.6), 'paper brick')
    move(g, turn=14)
    for i, (body, head) in enumerate(puppets):
        with group() as p:
            lathe([(4, 0), (4.4, .4), (3.2, 7), (2, 10), (0, 10)], body, round=1)
            ball(3, head, (0, 0, 9.4))
            round_head = ((0, 0, 12.4), (3, 3, 3))
            eyes(round_head, .36, .16, .4)
            nose(round_head, -.12, (.5, .4, .36), mat='felt espresso' if i else 'felt black')
            smile(round_head, -.3, .34, .3, .12, stem=False)
            for x in (-1, 1):
                tube([(x * 2.4, 0, 8), (x * 5, -1, 9.6), (x * 6.6, -1.6, 11)], 1.2, body)
                blob(1.1, .8, 2 if i == 0 else 1.3, head, (x * 2, 0, 15 if i == 0 else 14.4), 0, 0, x * 14) if i != 2 else None
            if i == 2:
                lathe([(2.4, 0), (0, 4)], 'felt cherry', (0, 0, 13.6), .2)
        move(p, ((i - 1) * 16 - 4, -20 - (i % 2) * 4, 0), turn=10)


@maker('chest', view='table')
def chest(wood='mahogany', metal='brass', width=20, inside=None, open=False, capes=None):
    """A treasure chest or trunk; open, cloth hangs out of it."""
    with group() as g:
        d, h = width * .62, width * .42
        tray(width, d, h, wood, (0, 0, 0), width * .03, .6)
        lid_line = [(d / 2 * math.cos(math.pi * i / 16), d * .36 * math.sin(math.pi * i / 16)) for i in range(17)]
        with group() as lid:
            sideways(lid_line, width, wood, (0, 0, 0), .2)
            for x in (-.36, .36):
                sideways([(px * 1.03, pz * 1.04) for px, pz in lid_line], width * .07, metal, (x * width, 0, -.02), .1)
        if open:
            move(lid, (0, -d / 2, 0))
            move(lid, tilt=-76)
            move(lid, (0, d / 2, h))
        else:
            move(lid, (0, 0, h))
        for x in (-.36, .36):
            box(width * .07, d * 1.03, h, metal, (x * width, 0, 0), .1) if not open else [box(width * .07, .5, h, metal, (x * width, y, 0), .1) for y in (-d / 2, d / 2)]
        box(width * .13, .8, width * .15, metal, (0, -d / 2 - .3, h * .66), .2)
        disc(width * .018, .4, 'plastic black', (0, -d / 2 - .8, h * .78), 'y', .02)
        if inside:
            for i in range(40):
                blob(width * .035, width * .035, width * .008, inside, ((spot(i, 1) - .5) * width * .8, (spot(i, 2) - .5) * d * .8, h * .86 + spot(i, 3) * width * .05), i * 40, spot(i, 5) * 60)
        for k, mat in enumerate(capes or ()):
            x = (k - (len(capes) - 1) / 2) * width * .23

            def fold(u, v, x=x, k=k):
                path = [(d * .3, h * .7), (d * .1, h * 1.12), (-d * .3, h * 1.16), (-d * .53, h * 1.04), (-d * .57, h * .5), (-d * .64, h * .08), (-d * .86 - k * .6, .3)]
                i = min(int(v * 6), 5)
                f = v * 6 - i
                y, z = (path[i][j] * (1 - f) + path[i + 1][j] * f for j in (0, 1))
                return (x + (u - .5) * width * .25 * (1 + .25 * v), y + .5 * math.sin(u * 15 + k), z + .4 * math.sin(u * 15))
            grid(20, 36, fold, mat, thick=.25)
    move(g, turn=22)
