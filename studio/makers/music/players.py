"""What plays or carries music: turntables, microphones, speakers, stands."""
import math

from makers import maker
from makers.shared.fittings import bar, cable, disc, lying, upright
from shapes import ball, box, fillet, group, lathe, move, panel, ring, rod, slab, tube
from typeset import Sheet


@maker('microphone', view='eye')
def microphone(kind='studio', body='matte plum', mesh_mat='brushed', glow='dimglow rose'):
    """studio (on a desk stand), karaoke (a hand speaker), or pair (two by their case)."""
    with group() as g:
        if kind == 'studio':
            lathe([(0, 0), (6, 0), (6, 1), (1, 1.8), (0, 1.8)], body, round=0.4)
            bar((0, 0, 1), (0, 0, 9), 0.6, 'steel')
            tube([(-4.2, 0, 16), (-4.2, 0, 9), (4.2, 0, 9), (4.2, 0, 16)], 0.5, 'steel')
            lathe([(0, 10.4), (2.6, 10.4), (3, 11.4), (3, 17), (0, 17)], body, round=0.5)
            lathe([(0, 17), (3.05, 17), (3.05, 22), (2.2, 24.4), (0, 25)], mesh_mat, round=1.2)
            for k in range(5):
                ring(3.05, 0.08, 'gunmetal', (0, 0, 17.6 + k))
            disc(0.7, 0.4, glow, (0, -2.9, 14), 0.1)
            cable([(0, 2, 10), (0, 6, 4), (5, 9, 0.4), (10, 6, 0.4)], 'rubber black', 0.3)
        else:
            lathe([(0, 0), (1.6, 0), (1.8, 1), (1.7, 10), (2.2, 12), (0, 12)], body, round=0.4)
            lathe([(0, 12), (3.4, 12), (3.8, 13), (3.8, 18), (3.2, 19), (0, 19)], body, round=0.6)
            for k in range(5):
                ring(3.8, 0.14, glow, (0, 0, 13.2 + k))
            lathe([(0, 19), (2.2, 19), (3.2, 21), (3.2, 23), (2, 25.4), (0, 26)], mesh_mat, round=1.4)
            for k in range(3):
                disc(0.6, 0.3, 'plastic white', (0, -1.7, 4 + k * 2), 0.1)
    if kind != 'studio':
        move(g, roll=16)
        move(g, (-2, 0, 0.6))


@maker('party-speaker', view='table')
def party_speaker(body='matte charcoal', glow='dimglow magenta'):
    """A wheeled karaoke speaker with lights, a handle and two microphones."""
    with group() as g:
        box(34, 28, 62, body, (0, 0, 5), 2.4)
        for z, r in ((22, 13), (49, 9)):
            disc(r, 1, 'rubber black', (0, -13.8, z), 0.4)
            with group() as c:
                lathe([(r * 0.84, 0), (r * 0.3, -r * 0.3), (0, -r * 0.1)], 'matte gray', round=0.4)
            move(c, tilt=90)
            move(c, (0, -14.9, z))
            t = ring(r, 0.7, glow)
            move(t, tilt=90)
            move(t, (0, -13.9, z))
        tube([(-10, 6, 66), (-10, 6, 86), (10, 6, 86), (10, 6, 66)], 1, 'aluminum')
        for x in (-14, 14):
            w = rod(5, 4, 'rubber black', round=0.8)
            move(w, roll=90)
            move(w, (x - 2, 12, 5))
        for i in range(4):
            rod(1.4, 1, 'plastic white', (-7 + i * 4.6, -4, 67), 0.2)
        for k, x in enumerate((-25, 25)):
            with group() as m:
                lathe([(0, 0), (1.5, 0), (1.9, 14), (0, 14)], 'matte black', round=0.4)
                lathe([(0, 14), (2.2, 14), (3, 16.4), (2.4, 19.4), (0, 20.4)], 'brushed', round=1)
            move(m, roll=90)
            move(m, (x - 10, -20 - 4 * k, 2.6), turn=-16 + 30 * k)
    move(g, turn=16)


@maker('story-box', view='table')
def story_box(body='felt sky', trim='plastic white'):
    """A soft cube with a little figure on top that starts the story."""
    with group() as g:
        slab(panel(14, 14, 4), 13, body, round=2.6)
        slab(panel(8, 8, 2), 0.4, trim, (0, 0, 12.9), 0.1)
        for s in (-1, 1):
            upright(fillet([(-1.4, 0), (1.4, 0), (0.9, 5.4), (-0.9, 5.4)], 0.9, True, 5), 1.6, 'felt cobalt' if s < 0 else 'felt coral', (s * 5, 1, 12), 0.5)
        lathe([(0, 0), (2.2, 0), (2.3, 0.6), (0, 0.6)], 'plastic amber', (0, 0, 13.3), 0.1)
        with group() as rocket:
            lathe([(0, 0), (1.5, 0), (1.9, 2), (1.4, 5), (0, 7)], 'gloss coral', round=0.8)
            for k in range(3):
                with group() as f:
                    upright([(1.2, 0), (3, -0.6), (2.6, 1.4), (1.4, 2.4)], 0.4, 'gloss cream', (0, 0.2, 0.4), 0.1)
                move(f, turn=120 * k + 30)
            disc(0.7, 0.3, 'gloss sky', (0, -1.7, 3.4), 0.1)
        move(rocket, (0, 0, 13.9))
    move(g, turn=24)


@maker('music-stand', view='eye')
def music_stand(wood='walnut', metal='brass'):
    with group() as g:
        for k in range(3):
            a = math.radians(90 + 120 * k)
            bar((0, 0, 30), (math.cos(a) * 26, math.sin(a) * 26, 0.8), 1, wood)
        bar((0, 0, 26), (0, 0, 82), 1.1, wood)
        rod(1.6, 3, metal, (0, 0, 48), 0.3)
        with group() as d:
            for x, z, w, h in ((0, 0, 50, 3), (0, 15, 50, 2.4), (0, 30, 50, 3), (-24, 0, 3, 33), (24, 0, 3, 33), (-8, 0, 2, 33), (8, 0, 2, 33)):
                box(w, 1.6, h, wood, (x, 0, z), 0.4)
            box(50, 6, 1.6, wood, (0, -2.6, 0), 0.4)
            for s in (-1, 1):
                q = Sheet(20, 27)
                q.fill('paper cream')
                for k in range(6):
                    for j in range(5):
                        q.rect(0, 11 - k * 4.2 - j * 0.5, 17, 0.09, 'paper ink')
                    for j in range(8):
                        q.circle(-7.4 + j * 2.1, 10 - k * 4.2 + (j * 7 % 4) * 0.4 - 0.6, 0.4, 'paper ink', 0.8, 12)
                        q.rect(-7.05 + j * 2.1, 10.8 - k * 4.2 + (j * 7 % 4) * 0.4 - 0.6, 0.09, 1.6, 'paper ink')
                q.put((s * 10.2, -1.1, 16))
        move(d, tilt=-22)
        move(d, (0, -1, 74))
    move(g, turn=20)


@maker('turntable', view='high')
def turntable(body='walnut', platter='aluminum', label_mat='paper coral'):
    with group() as g:
        slab(panel(42, 33, 1.2), 5.4, body, (0, 0, 1.6), 0.5)
        for x in (-17, 17):
            for y in (-13, 13):
                rod(2.2, 1.7, 'rubber black', (x, y, 0), 0.2)
        rod(15.2, 1.2, platter, (-4.4, 0.4, 7), 0.2)
        rod(14.8, 0.4, 'gloss black', (-4.4, 0.4, 8.2), 0.1)
        for r in (13, 11, 9, 7):
            ring(r, 0.05, 'matte charcoal', (-4.4, 0.4, 8.55))
        rod(4.8, 0.1, label_mat, (-4.4, 0.4, 8.6), 0.02)
        rod(0.4, 1.6, 'steel', (-4.4, 0.4, 8.6), 0.1)
        rod(3, 1, platter, (15, 10, 7), 0.2)
        rod(1.4, 3.4, platter, (15, 10, 7.6), 0.2)
        tube([(15, 14, 10.4), (15, 9, 10.4), (15, -3, 10), (10, -8, 9.4)], 0.45, 'steel')
        box(2, 4, 1, 'matte black', (9.4, -8.8, 8.8), 0.2)
        lying(1.2, 3, platter, (15, 15, 10.4), 90, 0.2)
        rod(1.7, 1.4, platter, (16.4, -12, 7), 0.2)
    move(g, turn=18)


@maker('record-crate', view='high')
def record_crate(wood='beech', words=None):
    """An open crate of records, spines to flip through."""
    hues = ['paper coral', 'paper navy', 'paper cream', 'paper amber', 'paper pine', 'paper wine', 'paper slate', 'paper mustard', 'paper ink', 'paper teal']
    with group() as g:
        for y, h in ((-16.6, 20), (16.6, 26)):
            box(36, 1.4, h, wood, (0, y, 0), 0.3)
        for x in (-17.4, 17.4):
            box(1.4, 33, 20, wood, (x, 0, 0), 0.3)
            box(1.6, 9, 2.4, 'stain espresso', (x, 0, 15), 0.6)
        box(35, 33, 1.2, wood, (0, 0, 0), 0.1)
        for i in range(26):
            with group() as r:
                box(31, 0.7, 31, hues[(i * 7 + i // 3) % 10], round=0.05)
                if i == 0:
                    s = Sheet(31, 31)
                    from art import motif
                    motif(s, 'sun', ['paper butter', 'paper cream'], 0, -2, 22, 22)
                    s.text('Slow Summer', 0, 11.6, 24, 3.6, 'paper cream', 'serif', lines=1)
                    s.put((0, -0.37, 15.5))
            move(r, tilt=-6 if i < 20 else 4)
            move(r, (0, -14 + i * 1.12, 1.4))
    move(g, turn=28)


@maker('tuner-capo', view='high')
def tuner_capo(body='matte black'):
    with group() as t:
        slab(panel(5, 4, 1), 1.2, body, round=0.3)
        s = Sheet(4, 3)
        s.fill('screen 12301c')
        s.text('E', 0, -0.1, 1.6, 1.6, 'glow leaf', 'sans-black')
        for i in range(9):
            s.rect((i - 4) * 0.4, 1.15, 0.16, 0.4 if i != 4 else 0.6, 'glow leaf' if i == 4 else 'dimglow leaf')
        s.put((0, 0, 1.22), 'up')
        box(2, 4, 0.9, body, (0, 3.4, -0.2), 0.3)
        box(2, 4, 0.7, 'rubber charcoal', (0, 4.2, -1.2), 0.2)
    move(t, tilt=34)
    move(t, (-6, 0, 2.2), turn=14)
    with group() as c:
        tube([(-3.4, 0, 0.9), (0, 0.4, 0.9), (3, 1.4, 0.9), (4.4, 3.6, 0.9)], 0.8, 'brushed')
        tube([(-3.4, 3, 0.9), (0, 2.6, 0.9), (2.4, 1.8, 0.9), (6, -2.4, 0.9)], 0.7, 'brushed')
        box(6.4, 0.9, 1.2, 'rubber black', (-1.6, 1.0, 0.4), 0.3)
        rod(0.8, 2, 'gunmetal', (2.6, 1.6, 0), 0.1)
    move(c, (7, -2, 0), turn=-10)


@maker('clip-speaker', view='eye')
def clip_speaker(body='rubber coral', grille='nylon charcoal'):
    """A round speaker that faces the listener, hung by a carabiner, wet with drops."""
    with group() as g:
        disc(5.6, 4, body, (0, 2, 5.8), 1.2)
        disc(4.5, 0.5, grille, (0, -1.8, 5.8), 0.2)
        for k in range(3):
            t = ring(1.2 + k * 1.1, 0.08, 'rubber black')
            move(t, tilt=90)
            move(t, (0, -2.3, 5.8))
        s = Sheet(3, 1)
        s.text('+   –', 0, 0, 2.4, 0.7, 'paper white', 'sans-black', lines=1)
        s.put((0, -1.86, 10.7))
        tube([(0, 0, 10.8), (-2, 0, 13.4), (-1.2, 0, 17), (1.4, 0, 17), (2, 0, 13.4)], 0.5, 'anodized slate', closed=True)
        for i in range(14):
            a = i * 2.4
            move(ball(0.24, 'glass', steps=12), (math.cos(a) * (3.4 + 0.14 * i), -2.3, 5.6 + math.sin(a) * (3.4 + 0.14 * i)))
    move(g, turn=20)
