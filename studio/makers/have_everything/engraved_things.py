"""Small personal things: a cuff with a line of writing, a sheet of song, an old photograph, a watchmaker's bench, a turtle."""
import math

from makers import maker
from makers.shared.parts import blob
from shapes import ball, box, group, mesh, move, ring
from typeset import Sheet


@maker('script-cuff', view='table')
def script_cuff(metal='gold', line='love, always, Mom', note='paper cream'):
    """An open bracelet with handwriting on it, and the letter that it was taken from."""
    s = Sheet(15, 11)
    s.fill(note)
    for k, text in enumerate(('Dear June, the garden', 'is coming up early and', 'I think of you at the', 'window. Write soon.')):
        s.text(text, -0.6, 3.6 - 1.7 * k, 11.4, 1.1, 'paper navy', 'italic', lines=1)
    s.text(line, 1.6, -4, 9, 1.2, 'paper navy', 'italic', lines=1)
    s.put((0, 0, 0.1), 'up')
    move(s.things, (2, 5, 0), turn=-7)
    band, n, r = [], 60, 3.3
    for i in range(n + 1):
        a = math.radians(-245 + 310 * i / n)
        band.append((r * math.cos(a), r * math.sin(a)))
    verts = [(x, y, z) for x, y in band for z in (0.2, 2.2)]
    faces = [(2 * i, 2 * i + 2, 2 * i + 3, 2 * i + 1) for i in range(n)]
    cuff = mesh(verts, faces, metal)
    mod = cuff.modifiers.new('s', 'SOLIDIFY')
    mod.thickness, mod.offset = 0.16, 0
    t = Sheet(8, 2)
    t.text(line, 0, 0, 5.2, 1.2, 'paper espresso', 'italic', lines=1)
    move(t.wrap(r + 0.085), (0, 0, 1.2))
    move([cuff, *t.things], (-2, -6, 0), scale=1.35)


@maker('song-sheet', view='steep')
def song_sheet(title='For Rosa', paper='paper cream', ink='paper ink'):
    """A page of written music with its title and four staves."""
    s = Sheet(26, 32)
    s.fill(paper)
    s.text(title, 0, 12.8, 14, 2.6, ink, 'italic', lines=1)
    for k in range(5):
        y0 = 8.6 - 4.6 * k
        for q in range(5):
            s.rect(0, y0 - q * 0.5, 22, 0.07, ink)
        for i in range(10):
            x, y = -9 + 2 * i, y0 - 0.25 * ((i * 5 + k * 3) % 9)
            s.circle(x, y, 0.36, ink, 0.75, 16)
            s.rect(x + 0.32, y + 0.9, 0.09, 1.8, ink)
            if (i + k) % 3 == 0:
                s.poly([(x + 0.3, y + 1.8), (x + 1.1, y + 1.2), (x + 1, y + 0.9), (x + 0.3, y + 1.4)], ink)
        s.text('the porch light on and you came home', 0, y0 - 3, 20, 0.62, 'paper slate', 'italic', lines=1)
    s.put((0, 0, 0.12), 'up')
    move(s.things, turn=-6)


@maker('torn-photo', view='steep')
def torn_photo(old='paper cdb892', ink='paper 7a5a34', frame='walnut'):
    """A creased brown photograph of a house beside the same one, whole, in a frame."""
    from art import motif
    for x, fresh in ((-13, False), (12, True)):
        with group() as g:
            s = Sheet(18, 23)
            s.fill('paper white' if fresh else 'paper e0d0b0')
            s.rect(0, 0.4, 15.6, 19.4, 'paper e9e4da' if fresh else old)
            inks = ['paper slate', 'paper gray', 'paper charcoal', 'paper white'] if fresh else [ink, 'paper a8885a', 'paper 5a3f22', 'paper d8c49a']
            motif(s, 'house', inks, 0, 0.6, 12, 12)
            s.rect(0, -7.4, 15.6, 3.6, inks[1])
            if not fresh:
                for pts in (((-9, 4), (-3, 3), (2, 5), (9, 3.4)), ((2, 11.4), (1, 4), (3, -3), (1.6, -11.4))):
                    s.line(pts, 0.28, 'paper cream')
                s.poly([(9, 11.5), (4.6, 11.5), (6, 9.4), (7.2, 8.8), (9, 7)], 'paper 8a7a64')
                s.circle(-5, -4, 1.3, 'paper b89a6a')
            s.put((0, 0, 0.2), 'up')
            if fresh:
                for dx, dy, w, h in ((0, 12.1, 21, 1.6), (0, -12.1, 21, 1.6), (-9.7, 0, 1.6, 23), (9.7, 0, 1.6, 23)):
                    box(w, h, 1.4, frame, (dx, dy, 0), 0.2)
        move(g, (x, 2 if fresh else -2, 0), turn=-6 if fresh else 9)


@maker('turtle-card', view='high')
def turtle_card(shell='enamel moss', skin='enamel sage', name='Marina'):
    """A printed card with a map and a dotted way, and a little turtle charm on it."""
    s = Sheet(13, 17)
    s.fill('paper ice')
    s.poly([(-6.5, 8.5), (-1, 8.5), (-2.4, 4), (-4, 1), (-6.5, -1)], 'paper sage')
    s.poly([(6.5, -8.5), (6.5, -3), (4, -4.6), (3, -8.5)], 'paper sage')
    for i in range(13):
        t = i / 12
        s.circle(-1.6 + 5.4 * t, 4.6 - 8.4 * t + 1.8 * math.sin(5 * t), 0.2, 'paper coral', n=14)
    s.text(f'{name} was here', 0.6, -6.8, 6.6, 1.4, 'paper teal', 'serif')
    s.put((0, 0, 0.1), 'up')
    move(s.things, turn=8)
    with group() as g:
        blob(1.9, 1.5, 0.8, shell, (0, 0, 0.8))
        blob(0.7, 0.55, 0.45, skin, (2.4, 0, 0.7))
        for x, y, t in ((1.3, 1.5, 50), (1.3, -1.5, -50), (-1.4, 1.3, 130), (-1.4, -1.3, -130)):
            blob(1.1, 0.45, 0.25, skin, (x, y, 0.4), t)
        ring(0.4, 0.1, 'silver', (-2.2, 0, 0.3))
        ball(0.1, shell, (0, 0, 1.5))
    move(g, (2.4, -0.4, 0.15), turn=-36, scale=1.25)
