"""What hangs, lies and stands around players: beside the guitar, under the drumsticks, on the stage."""
import math

from makers import maker
from makers.shared.parts import bar, blob, disc, upright
from shapes import (
    ball,
    box,
    fillet,
    grid,
    group,
    lathe,
    move,
    panel,
    ring,
    rod,
    slab,
    tube,
)
from typeset import Sheet


@maker('band-gear', view='table')
def band_gear(kind='pedal', body='enamel coral', wood='walnut', metal='chrome', words=None, ink='paper cream'):
    """pedal (for the floor), hanger (a yoke on its block), sticks (a pair of drumsticks), junior (three drums), tongue (a steel drum with mallets), mic (for the stage)."""
    PARTS[kind](body, wood, metal, words, ink)


def pedal(body, wood, metal, words, ink):
    with group() as g:
        box(12, 19, 5, body, (0, 0, 0), 0.8)
        rod(1.5, 1.2, metal, (0, -6, 5), 0.1)
        rod(1.1, 1.6, metal, (0, -6, 6), 0.2)
        for x in (-3, 3):
            rod(1.6, 1.8, 'plastic black', (x, 6, 5), 0.2)
            box(0.3, 1.4, 0.1, 'paper white', (x, 6.6, 6.8), 0)
        ball(0.5, 'glow ff5a3c', (0, 2.6, 4.7))
        s = Sheet(10, 5)
        s.text(words, 0, 0, 9, 4, ink, 'sans-black')
        s.put((0, -1.6, 5.03), 'up')
        for x in (-1, 1):
            plug = rod(1.1, 4.4, metal, round=0.2)
            move(plug, roll=x * 90)
            move(plug, (x * 6, 2, 2.6))
            tube([(x * 10, 2, 2.6), (x * 13, 3.4, 1.4), (x * 13.4, 8, 0.5), (x * 11, 13, 0.5)], 0.45, 'rubber black')
    move(g, turn=10)


def hanger(body, wood, metal, words, ink):
    with group() as g:
        upright(panel(9, 14, 1), 2, wood, (0, 2, 7), 0.3)
        bar((0, 1, 8), (0, -6, 8), 0.8, metal)
        for x in (-1, 1):
            tube([(0, -6, 8), (x * 3.4, -6.4, 8), (x * 3.8, -9, 8), (x * 3.8, -13, 8.2), (x * 3.8, -14, 9.4)], 1.0, 'rubber black')
        for z in (3, 11.5):
            disc(0.5, 0.3, 'brass', (0, 0.1, z), 'y', 0.1)
    move(g, turn=-28)


def stick(mat, words, ink, at, turn):
    with group() as g:
        tube([(-21, 0, 0.8), (-19, 0, 0.8), (9, 0, 0.8), (16, 0, 0.8), (18.6, 0, 0.8)], 0.8, mat, taper=[0.86, 1, 1, 0.62, 0.5])
        blob(1.2, 0.8, 0.8, mat, (19.4, 0, 0.8))
        if words:
            s = Sheet(11, 1.5)
            s.text(words, 0, 0, 10, 1.1, ink, 'sans-black')
            s.put((-8, 0, 1.62), 'up')
    move(g, at, turn=turn)


def sticks(body, wood, metal, words, ink):
    stick(wood, words, ink, (0, 3, 0), 14)
    stick(wood, words, ink, (1, -5, 0), 2)


def shell(radius, deep, body, metal, skin='paper white'):
    rod(radius, deep, body, (0, 0, 0), 0.3)
    rod(radius - 0.3, 0.4, skin, (0, 0, deep - 0.1), 0.1)
    for z in (0.5, deep - 0.5):
        ring(radius, 0.6, metal, (0, 0, z))
    for k in range(8):
        a = k * math.pi / 4 + 0.2
        x, y = math.cos(a) * (radius + 0.5), math.sin(a) * (radius + 0.5)
        bar((x, y, 0.6), (x, y, deep - 0.6), 0.35, metal)


def junior(body, wood, metal, words, ink):
    with group() as g:
        with group() as kick:
            shell(22, 28, body, metal)
            if words:
                s = Sheet(30, 12)
                s.text(words, 0, 0, 28, 10, ink, 'serif')
                s.put((0, 0, 28.4), 'up')
        move(kick, tilt=90)
        move(kick, (0, 14, 22.6))
        for x in (-1, 1):
            bar((x * 18, -4, 8), (x * 26, -14, 0.6), 0.8, metal)
        with group() as tom:
            shell(11, 13, body, metal)
        move(tom, tilt=16)
        move(tom, (-10, 4, 46))
        bar((-10, 6, 42), (-10, 7, 50), 1, metal)
        with group() as snare:
            shell(14, 9, body, metal)
        move(snare, (-38, -2, 30))
        for k in range(3):
            a = k * 2.1 + 0.5
            bar((-38, -2, 22), (-38 + math.cos(a) * 12, -2 + math.sin(a) * 12, 0.6), 0.7, metal)
        bar((-38, -2, 20), (-38, -2, 30), 0.9, metal)
        lathe([(0, 0), (2, 0.2), (15, -2.6), (15.2, -2.4), (2.4, 0.8), (0, 1)], 'brass', (32, 6, 66), 0.1)
        bar((32, 6, 4), (32, 6, 68), 0.7, metal)
        for k in range(3):
            a = k * 2.1 + 0.2
            bar((32, 6, 16), (32 + math.cos(a) * 13, 6 + math.sin(a) * 13, 0.6), 0.7, metal)
    move(g, turn=12)


def tongue(body, wood, metal, words, ink):
    lathe([(0, 0.6), (9, 0.6), (14, 4), (15.4, 7.4), (14.2, 11), (9, 14.4), (0, 15.6)], body, round=1.4)
    for k in range(8):
        with group() as leaf:
            tube([(-1.7, 0, 0.1), (-1.9, 4.6, 0), (0, 6.6, 0), (1.9, 4.6, 0), (1.7, 0, 0.1)], 0.16, 'matte black')
        move(leaf, tilt=-35)
        move(leaf, (0, 6.4, 15.2), turn=0)
        move(leaf, turn=k * 45 + 12)
    ring(2.2, 0.16, 'matte black', (0, 0, 15.5))
    for y, turn in ((-19, 10), (-23, -4)):
        with group() as m:
            bar((-12, 0, 1.2), (9, 0, 1.2), 0.45, wood)
            ball(1.5, 'rubber charcoal', (10, 0, 0))
        move(m, (2, y, 0), turn=turn)


def mic(body, wood, metal, words, ink):
    with group() as g:
        lathe([(0, 0), (1.2, 0), (1.3, 1), (2.1, 13), (2.5, 15), (0, 15)], body, round=0.3)
        lathe([(0, 15), (2.7, 15), (2.9, 15.8), (2.9, 16.6), (0, 16.6)], metal, round=0.2)
        ball(2.75, 'brushed', (0, 0, 15.65))
        ring(2.78, 0.22, metal, (0, 0, 18.4))
        for k in range(6):
            with group() as wire:
                ring(2.74, 0.07, 'gunmetal', (0, 0, 0))
                move(wire, tilt=90)
                move(wire, turn=k * 30)
            move(wire, (0, 0, 18.4))
        for z in (16.8, 17.6, 19.3, 20.2):
            ring(math.sqrt(max(0.1, 2.76 ** 2 - (z - 18.4) ** 2)), 0.07, 'gunmetal', (0, 0, z))
    move(g, roll=86)
    move(g, (-10, 0, 2.3), turn=-24)


PARTS = {'pedal': pedal, 'hanger': hanger, 'sticks': sticks, 'junior': junior, 'tongue': tongue, 'mic': mic}


@maker('stage-gear', view='table')
def stage_gear(kind='hat', body='felt black', trim='satin red', wood='beech', metal='aluminum'):
    """hat (a top hat with its wand), cups (three cups and their balls), barre (for ballet), tutu (with a ribbon wand), bench (for a piano)."""
    SCENES[kind](body, trim, wood, metal)


def wand(at, turn, roll=0):
    with group() as g:
        bar((-14, 0, 0), (14, 0, 0), 0.7, 'gloss black')
        for x in (-1, 1):
            bar((x * 11.4, 0, 0), (x * 14.2, 0, 0), 0.75, 'gloss white')
    move(g, roll=roll)
    move(g, at, turn=turn)


def hat(body, trim, wood, metal):
    with group() as g:
        grid(72, 3, lambda u, v: (math.cos(u * 2 * math.pi) * (8.4 + v * 6.4), math.sin(u * 2 * math.pi) * (8.4 + v * 6.4), 0.7 + (math.cos(u * 4 * math.pi) * 0.9 + 0.9) * v), body, thick=0.5)
        lathe([(0, 0.4), (8.6, 0.4), (8.2, 6), (8.8, 15), (9, 15.6), (0, 15.8)], body, round=0.4)
        lathe([(8.7, 0.8), (8.8, 0.8), (8.6, 4.6), (8.3, 4.6)], trim, round=0.05)
    move(g, tilt=-6, turn=14)
    wand((2, -19, 0.9), 12)


def cups(body, trim, wood, metal):
    for i, x in enumerate((-10.5, 0, 10.5)):
        with group() as c:
            lathe([(4.3, 0), (4.4, 0.3), (4.1, 0.8), (3.8, 1), (3.9, 1.7), (3.4, 2.4), (2.7, 8.4), (2.5, 8.9), (0, 9)], body, round=0.2)
            ring(4.2, 0.32, body, (0, 0, 0.35))
            ring(3.8, 0.3, body, (0, 0, 1.7))
        move(c, (x, 2 - (i == 1) * 1.5, 0))
    for x, y in ((-4, -7), (3.4, -8.6), (8.4, -6)):
        ball(1.25, trim, (x, y, 0))
    ball(1.25, trim, (0, 0.5, 8.9))
    wand((0, -13.4, 0.8), -6)


def barre(body, trim, wood, metal):
    with group() as g:
        for x in (-42, 42):
            bar((x, 0, 2), (x, 0, 96), 1.5, metal)
            bar((x, -22, 1.6), (x, 22, 1.6), 1.5, metal)
            for y in (-22, 22):
                ball(1.9, 'rubber black', (x, y, 0))
        for z in (74, 96):
            bar((-54, 0, z), (54, 0, z), 2, wood)
            for x in (-42, 42):
                ball(2.6, metal, (x, 0, z - 2.6))
    move(g, turn=-22)


def skirt(radius, inner, z, mat, waves, seed):
    def place(u, v):
        a = u * 2 * math.pi
        r = inner + (radius - inner) * v
        return (math.cos(a) * r, math.sin(a) * r, z - v * v * radius * 0.34 + math.sin(a * waves + seed) * 0.7 * v)
    grid(240, 8, place, mat, thick=0.12)


def tutu(body, trim, wood, metal):
    for k in range(4):
        skirt(25 - k * 2.2, 8, 12 + k * 1.6, body, 36 + k * 4, k * 1.7)
    lathe([(7.6, 15.6), (8.3, 15.6), (7.8, 21.6), (7.2, 21.6)], trim, round=0.3)
    bar((14, -31, 1), (40, -21, 1), 0.6, wood)
    tube([(40 + math.sin(k * 0.7) * (2 + k * 0.32) + k * 0.2, -21 + k * 1.5, 1 + abs(math.sin(k * 0.7)) * 1.4) for k in range(24)], 0.9, trim, flat=0.16)


def bench(body, trim, wood, metal):
    with group() as g:
        for x in (-26, 26):
            for y in (-13, 13):
                bar((x, y, 0), (x * 0.95, y * 0.95, 40), 2, wood)
        box(58, 32, 5, wood, (0, 0, 38), 0.5)
        move(slab(fillet([(-30, -17), (30, -17), (30, 17), (-30, 17)], 2, True), 6, body, round=2), (0, 0, 43))
        for i in range(5):
            for j in range(3):
                disc(0.8, 0.5, body, (-22 + i * 11, -10 + j * 10, 49), 'z', 0.2)
        for x in (-1, 1):
            knob = rod(3, 3, wood, round=0.4)
            move(knob, roll=x * 90)
            move(knob, (x * 29, 0, 41))
    move(g, turn=-24)


SCENES = {'hat': hat, 'cups': cups, 'barre': barre, 'tutu': tutu, 'bench': bench}
