"""Light, power, safety and carrying on the trail."""
import math

from makers import maker
from makers.shared.faces import eyes, nose, smile
from makers.shared.parts import bar, blob, disc, words
from shapes import (
    ball,
    box,
    fillet,
    grid,
    group,
    lathe,
    move,
    oval,
    panel,
    ring,
    rod,
    slab,
    tube,
)
from typeset import Sheet


@maker('lantern', view='table')
def lantern(body='matte olive', glow='glow ffd9a0', handle='steel'):
    lathe([(0, 0), (6, 0), (6.2, 1), (5.8, 4.4), (0, 4.4)], body, round=.6)
    lathe([(0, 4.4), (4.4, 4.4), (4.6, 9), (4.2, 14), (0, 14)], glow, round=.6)
    for a in range(0, 360, 45):
        c = math.radians(a + 12)
        tube([(math.cos(c) * 5.4, math.sin(c) * 5.4, 4), (math.cos(c) * 5.8, math.sin(c) * 5.8, 9), (math.cos(c) * 5, math.sin(c) * 5, 14.4)], .28, body)
    lathe([(0, 14), (5.4, 14), (5.2, 16), (3, 17.6), (0, 18)], body, round=.6)
    tube([(-5.2, 0, 15), (-6, 0, 20), (0, 0, 24.6), (6, 0, 20), (5.2, 0, 15)], .35, handle)
    disc(1.3, 1, 'plastic amber', (0, -6, 2.4), 'y', .3)


@maker('reel-lights', view='high')
def reel_lights(puck='matte charcoal', cord='rubber black'):
    """A puck with a solar lid; a cord of small lights winds out of it."""
    rod(6, 3.6, puck, round=.8)
    ring(6, .5, 'silicone amber', (0, 0, 1.4))
    s = Sheet(8, 8)
    s.rect(0, 0, 7, 7, 'screen 1b2a55', .4)
    for i in range(5):
        s.rect((i - 2) * 1.5, 0, .08, 7, 'paper silver')
    s.put((0, 0, 3.64), 'up')
    pts = []
    for i in range(60):
        t = i / 59
        a = t * 5.6 + .4
        r = 6.4 + t * 15
        pts.append((math.cos(a) * r, math.sin(a) * r * .8, .4 + .5 * math.sin(t * 30) ** 2))
    tube(pts, .26, cord)
    for i in range(4, 60, 3):
        x, y, z = pts[i]
        ball(.62, 'glow ffd08a', (x, y, z))


@maker('power-station', view='table')
def power_station(body='matte charcoal', trim='plastic amber'):
    with group() as g:
        slab(panel(34, 24, 3), 22, body, round=1.6)
        for x in (-16.6, 16.6):
            box(2.4, 22, 24, trim, (x, 0, 0), .8)
        tube([(-13, 0, 22), (-12, 0, 27), (12, 0, 27), (13, 0, 22)], 1.5, trim)
        box(11, .5, 6, 'screen 24414a', (0, -12, 13), .2)
        words('86%', 6, 3, (0, -12.3, 16), 'glow mint', font='sans')
        for x in (-11, 11):
            box(7, .6, 9, 'matte gray', (x, -12, 9), .3)
            for dz in (10.8, 14.8):
                for dx in (-1.2, 1.2):
                    box(.5, .3, 1.6, 'matte black', (x + dx, -12.3, dz), .05)
                disc(.5, .3, 'matte black', (x, -12.3, dz - .5), 'y', .02)
        for i in range(4):
            box(2.4, .4, 1.1, 'matte black', ((i - 1.5) * 3.4, -12.1, 7), .1)
        disc(1.2, .6, trim, (0, -12.2, 3.6), 'y', .2)
    move(g, turn=24)


@maker('solar-panel', view='table')
def solar_panel(cloth='canvas charcoal', cell='screen 1b2a55', panels=3, width=18, height=26):
    """Hinged panels standing in a zigzag, a cord to a phone."""
    with group() as g:
        for i in range(panels):
            with group() as p:
                box(width, 1, height, cloth, round=.4)
                s = Sheet(width, height)
                s.rect(0, 0, width * .84, height * .86, cell)
                for k in range(1, 6):
                    s.rect((k / 6 - .5) * width * .84, 0, .14, height * .86, 'paper silver')
                for k in range(1, 9):
                    s.rect(0, (k / 9 - .5) * height * .86, width * .84, .08, 'paper gray')
                s.put((0, -.54, height / 2))
                for x in (-.44, .44):
                    disc(.5, .2, 'brass', (x * width, -.6, height * .96), 'y', .05)
            move(p, tilt=-22)
            move(p, ((i - (panels - 1) / 2) * width * 1.02, (i % 2) * 1.4, 0), turn=(8, -6, 8)[i % 3])
        tube([(width * 1.4, 2, 3), (width * 1.6, -8, .4), (width * .9, -14, .4), (width * .4, -14, .6)], .35, 'rubber black')
        slab(panel(7.4, 14.6, 1.2), .9, 'matte black', (width * .1, -16, 0), .3)
        slab(panel(6.8, 13.8, 1), .1, 'screen 3f7a5a', (width * .1, -16, .86), .02)
    move(g, turn=14)


@maker('water-filter', view='table')
def water_filter(body='plastic cobalt'):
    """A soft bottle with a filter screwed on top."""
    with group() as g:
        def bag(side):
            def place(u, v):
                x = 2 * u - 1
                full = (1 - x * x) ** .5 * (math.sin(math.pi * min(1, .12 + v * .9)) ** .5)
                narrow = 1 if v < .7 else 1 - (v - .7) * 2.3
                return (x * 6.4 * narrow, side * full * 3.2, v * 19)
            return place
        for side in (-1, 1):
            grid(20, 24, bag(side), 'plastic ice')
        words('1 L', 4, 2.4, (0, -3.3, 12), 'paper cobalt', font='sans')
        for k in range(4):
            box(1.6, .1, .2, 'paper cobalt', (3.4, -2.9, 5 + k * 2.4), 0)
        rod(2.1, 2.2, 'plastic white', (0, 0, 18.4), .3)
        rod(2.5, 8, body, (0, 0, 20.4), .4)
        for z in (21.4, 26.6):
            ring(2.5, .25, 'plastic white', (0, 0, z))
        lathe([(0, 0), (1.8, 0), (1.1, 1.6), (.9, 3), (1.1, 3.8), (0, 3.8)], 'plastic white', (0, 0, 28.2), .2)
    move(g, turn=14)


@maker('aid-kit', view='table')
def aid_kit(mat='nylon red', labels=('Blisters', 'Cuts', 'Sprains', 'Stings')):
    """A zipped pouch standing open, with named pockets."""
    with group() as g:
        with group() as back:
            slab(panel(26, 19, 3), 3, mat, round=1)
            for i, label in enumerate(labels):
                x, y = (i % 2 - .5) * 12, (.5 - i // 2) * 8.4
                slab(panel(10.8, 6.6, .6), .8, 'nylon white', (x, y - .6, 2.7), .2)
                words(label, 8.6, 1.8, (x, y - .8, 3.56), 'paper red', 'up', 'sans', 1)
                slab(panel(7.6, 3, .4), .5, ('cotton sand', 'paper sky', 'cotton white', 'paper butter')[i], (x, y + 3, 2.7), .1)
        move(back, tilt=76)
        move(back, (0, 3.4, 9.4))
        slab(panel(26, 16, 3), 3, mat, (0, -7, 0), 1)
        for i in range(3):
            r = rod(1.7, 3.4, 'cotton white', round=.3)
            move(r, roll=90)
            move(r, (-8 + i * 6.4, -8, 4.6), turn=20 * i)
        tube([(-13.1, 0, 1.5), (-13.1, -12, 1.5), (-10.2, -15.1, 1.5), (-8.6, -15.1, 1.5)], .3, 'plastic white', straight=True)
        tube([(13.1, 0, 1.5), (13.1, -12, 1.5), (10.2, -15.1, 1.5), (8.6, -15.1, 1.5)], .3, 'plastic white', straight=True)
        words('First Aid', 16, 2.4, (0, -15.1, 1.5), 'paper white', font='sans-black')
    move(g, turn=16)


@maker('pocket-knife', view='table')
def pocket_knife(body='gloss red', metal='brushed', emblem='steel'):
    """The red one on its back: two blades, a driver and an opener fan out of its ends."""
    with group() as g:
        slab(oval(18.4, 5, 72, 3), .9, body, (0, 0, 0), .4)
        slab(oval(17.8, 4.4, 72, 3), 1.8, metal, (0, 0, .8), .05)
        for z in (1.35, 1.95):
            slab(oval(17.9, 4.5, 72, 3), .08, 'gunmetal', (0, 0, z), 0)
        slab(oval(18.4, 5, 72, 3), .9, body, (0, 0, 2.5), .4)

        def tool(line, x, angle, z, nick=None):
            with group() as t:
                slab(line, .4, metal, round=.1)
                if nick:
                    slab(panel(2.2, .22, .1), .05, 'gunmetal', (nick, .5, .39), 0)
            move(t, (x, .5, z), turn=angle)
        tool(fillet([(-.9, -1), (10.6, -1), (13.4, .5), (12.6, 1), (-.9, 1)], .7, True, 6), 7.2, 52, 1.95, 6.4)
        tool(fillet([(-.8, -.8), (6.8, -.8), (8.8, .4), (8.2, .8), (-.8, .8)], .6, True, 6), -7.2, 130, 1.95, 4.4)
        tool(fillet([(-.8, -.75), (6, -.75), (6.8, -.5), (6.8, .5), (4.2, .75), (4, .2), (3.1, .2), (3, .75), (-.8, .75)], .16, True, 4), 7.2, 96, 1.05)
        tool(fillet([(-.8, -.75), (5, -.75), (6.6, -.2), (6.4, .4), (5, .3), (4.6, -.1), (3.8, .1), (3.6, .75), (-.8, .75)], .2, True, 4), -7.2, 84, 1.05)
        for x in (-7.2, 7.2):
            rod(.38, .14, metal, (x, .5, 3.34), .06)
        slab(fillet([(-.9, 1), (.9, 1), (.9, -.2), (0, -1.2), (-.9, -.2)], .3, True, 5), .12, emblem, (-3.4, 0, 3.36), .04)
        slab(fillet([(-.62, .72), (.62, .72), (.62, -.12), (0, -.82), (-.62, -.12)], .2, True, 5), .1, body, (-3.4, 0, 3.42), .02)
    move(g, tilt=90)
    move(g, (0, 1.7, 2.5), turn=-10)
    with group() as r:
        ring(1.3, .16, metal, standing=True)
    move(r, (-10, 1.6, .9), turn=20)


@maker('ferro-kit', view='high')
def ferro_kit(handle='walnut', rod_mat='gunmetal', cord='rope rust'):
    """A rod and its striker on a cord, beside a tied bundle of fatwood."""
    with group() as g:
        bar((0, 0, .8), (9, 0, .8), .62, rod_mat)
        bar((-7, 0, .8), (.4, 0, .8), 1.1, handle)
        tube([(-7, 0, 1), (-9.6, 2, .6), (-8, 5, .5), (-2, 5.6, .5)], .25, cord)
        slab(panel(7, 1.6, .3), .35, 'steel', (2, 5.6, 0), .05)
    move(g, (2, -8, 0), turn=14)
    with group() as b:
        for i in range(12):
            y, z = (i % 4 - 1.5) * 1.7, .8 + i // 4 * 1.6
            box(17 - i % 3, 1.6, 1.5, ('pinewood', 'stain honey', 'cedar')[i % 3], (0, y, z - .8), .1, (i * 7) % 5 - 2)
        for x in (-4, 4):
            move(ring(3.6, .35, 'rope'), (x, 0, 2.4), roll=90)
    move(b, (-1, 5, 0), turn=-10)


@maker('bear-lantern', view='table')
def bear_lantern(body='silicone tan', glow='glow ffb45a', loop='rope rust'):
    blob(4.2, 3.8, 4.6, body, (0, 0, 4.4))
    blob(3.5, 3.2, 3, body, (0, -.2, 10.4))
    for x in (-1, 1):
        blob(1.3, .8, 1.3, body, (x * 2.5, 0, 12.9))
        blob(1.5, 2, 1.3, body, (x * 2.4, -2.8, 1.3))
        blob(1.1, 1.1, 2, body, (x * 4, -1, 5.6), 0, 0, x * 18)
    muzzle = ((0, -3, 9.6), (1.5, 1.1, 1.1))
    blob(*muzzle[1], 'silicone cream', muzzle[0])
    eyes(((0, -.2, 10.4), (3.5, 3.2, 3)), .42, .22, .38)
    nose(muzzle, .45, (.52, .3, .36))
    smile(muzzle, .3, .5, .6, .07)
    disc(2.6, 1.4, glow, (0, -3.5, 4.8), 'y', .5)
    tube([(-.8, 0, 13.2), (-1.4, 0, 17), (0, 0, 18.6), (1.4, 0, 17), (.8, 0, 13.2)], .35, loop)


@maker('fort', view='table')
def fort(rods=('plastic coral', 'plastic amber', 'plastic sky'), joint='plastic violet'):
    """Rods and ball joints built into a dome."""
    r = 46
    pts = []
    for z, n, off in ((0, 6, 0), (27, 6, 30), (48, 1, 0)):
        pts.append([(math.cos(math.radians(off + 360 * i / n)) * (0 if n == 1 else math.sqrt(max(0, r * r - z * z * .86))), math.sin(math.radians(off + 360 * i / n)) * (0 if n == 1 else math.sqrt(max(0, r * r - z * z * .86))), z + 2.4) for i in range(n)])
    lines = []
    for i in range(6):
        lines += [(pts[0][i], pts[0][(i + 1) % 6]), (pts[0][i], pts[1][i]), (pts[0][(i + 1) % 6], pts[1][i]), (pts[1][i], pts[1][(i + 1) % 6]), (pts[1][i], pts[2][0])]
    for i, (a, b) in enumerate(lines):
        bar(a, b, .9, rods[i % len(rods)])
    for level in pts:
        for p in level:
            blob(2.8, 2.8, 2.8, joint, p)


@maker('log-carrier', view='table')
def log_carrier(mat='canvas olive', handle='leather brown', width=48):
    """A sling of waxed canvas full of split logs."""
    with group() as g:
        def sling(u, v):
            a = math.pi * (1.06 + .88 * v)
            return ((u - .5) * width * .62, math.cos(a) * 16, 17 + math.sin(a) * 16)
        grid(6, 24, sling, mat, thick=.8)
        for side in (-1, 1):
            tube([(-9, side * 15.6, 12), (-8, side * 14, 26), (-5, side * 3, 37), (5, side * 3, 37), (8, side * 14, 26), (9, side * 15.6, 12)], 1.1, handle)
        for i, (y, z) in enumerate(((0, 2), (-6.4, 5), (6.4, 5), (-3.2, 8.6), (3.4, 9), (-9.6, 11.6), (9.8, 12), (0, 14.4))):
            with group() as l:
                rod(3.2, width, 'bark', (0, 0, -width / 2), .2)
                rod(2.8, width * 1.01, 'pinewood', (0, 0, -width * .505), .1)
            move(l, roll=90)
            move(l, ((i % 3 - 1) * 1.6, y, z + 3.4))
    move(g, turn=40)
