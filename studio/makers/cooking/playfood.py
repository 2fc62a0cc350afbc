"""Play kitchens and the food for them, and what hangs in a tea mug."""
from makers import maker
from makers.shared.faces import eyes, nose, smile, spot
from makers.shared.fittings import bar, disc, upright
from makers.shared.parts import blob
from shapes import (
    ball,
    box,
    cup,
    fillet,
    group,
    lathe,
    move,
    panel,
    ring,
    rod,
    slab,
    tube,
)


@maker('play-kitchen', view='table')
def play_kitchen(wood='birch', accent='stain mint'):
    """A wooden kitchen at child height: rings, sink, tap, oven and shelf."""
    with group() as g:
        box(72, 28, 2.4, wood, (0, 0, 50), 0.5)
        box(70, 26, 44, wood, (0, 0, 6), 0.6)
        box(72, 2, 40, wood, (0, 13, 52), 0.4)
        box(66, 10, 1.6, wood, (0, 8, 74), 0.3)
        for x in (-32, 32):
            for y in (-10, 10):
                box(3, 3, 8, wood, (x, y, 0), 0.3)
        for x, y in ((-25, 0), (-11, 0)):
            rod(5.4, 0.5, 'stain charcoal', (x, y, 52.4), 0.1)
            ring(3.4, 0.35, 'dimglow coral', (x, y, 52.6))
        slab(panel(24, 17, 4), 0.4, 'steel', (19, -1, 52.3), 0.1)
        slab(panel(20, 13, 3.4), 0.2, 'gunmetal', (19, -1, 52.7), 0.05)
        tube([(19, 9, 52), (19, 9, 62), (19, 4, 64), (19, 1, 61)], 0.9, 'steel')
        box(30, 1.4, 30, accent, (-18, -13.6, 10), 0.5)
        upright(panel(20, 13, 2), 0.3, 'gloss charcoal', (-18, -14.4, 24), 0.1)
        bar((-29, -16, 36.6), (-7, -16, 36.6), 0.8, wood)
        box(30, 1.4, 34, accent, (18, -13.6, 10), 0.5)
        disc(1.4, 1.4, wood, (7, -14.4, 30), 0.3)
        for i in range(4):
            disc(1.9, 1.6, 'stain charcoal', (-28 + i * 6.6, -13, 45.4), 0.3)
        lathe([(0, 0), (4.4, 0), (4.8, 5), (4.4, 5), (4, 0.5), (0, 0.5)], 'enamel coral', (-25, 0, 53), 0.3)
        for i, mat in enumerate(('enamel sky', 'enamel butter', 'enamel white')):
            rod(2.4, 5, mat, (-22 + i * 8, 8, 75.6), 0.4)
    move(g, turn=22)


@maker('cut-vegetables', view='high')
def cut_vegetables(board='beech'):
    """A carrot, an eggplant and a tomato in halves, with a wooden knife."""
    with group() as g:
        slab(panel(34, 22, 3), 1.6, board, round=0.4)
        with group() as c:
            for k in range(4):
                r0, r1 = 2.2 - k * 0.45, 2.2 - (k + 1) * 0.45
                with group() as part:
                    lathe([(0, 0), (r0, 0), (r1, 3.6), (0, 3.6)], 'stain orange', round=0.2)
                    rod(r0 * 0.5, 0.12, 'felt cream', (0, 0, -0.1), 0)
                move(part, (0, 0, k * 4.3))
            for k in (-1, 0, 1):
                tube([(0, 0, 0), (k * 1.2, 0, -2), (k * 2, 0, -4)], 0.6, 'stain leaf')
        move(c, roll=90)
        move(c, (-10, 5, 3.8), turn=6)
        with group() as e:
            for s in (0, 1):
                with group() as half:
                    lathe([(0, 0), (3.4, 0), (3.6, 2), (2.2, 6), (0, 7)], 'stain plum', round=1.4)
                    rod(1.4, 0.12, 'felt cream', (0, 0, -0.1), 0)
                    if s:
                        lathe([(0, 6), (1.8, 5.8), (1.4, 7), (0.5, 8.6), (0, 8.6)], 'stain leaf', round=0.3)
                move(half, roll=90 if s else -90)
                move(half, (1.2 if s else -1.2, 0, 3.6))
        move(e, (-2, -3.4, 1.6), turn=-8)
        for s in (-1, 1):
            with group() as t:
                lathe([(0, 0), (3.2, 0), (3, 2), (1.6, 3.2), (0, 3.4)], 'stain red', round=1)
                rod(2.8, 0.1, 'stain salmon', (0, 0, -0.06), 0)
                rod(1, 0.12, 'felt cream', (0, 0, -0.14), 0)
            move(t, roll=s * 80)
            move(t, (11 + s * 1.6, 4, 4.6))
        with group() as k:
            slab(fillet([(0, -1.6), (11, -1.2), (12, 0.4), (10, 1.6), (0, 1.6)], 1, True, 5), 0.9, 'maple', round=0.3)
            slab(fillet([(-8, -1.2), (0, -1.4), (0, 1.4), (-8, 1.2)], 1, True, 5), 1.3, 'stain teal', (0, 0, -0.2), 0.4)
        move(k, (6, -8, 2), turn=10)
    move(g, turn=14)


@maker('sloth-infuser', view='table')
def sloth_infuser(mug='glaze cream', mat='silicone tan', tea='liquid b8742a'):
    """A silicone sloth that hangs on a mug by its long arms, its face to the front."""
    cup(5.2, 9.6, 0.4, mug, foot=4.4, round=0.8)
    rod(4.7, 0.3, tea, (0, 0, 8), 0.05)
    tube([(5, 1, 7.6), (8.6, 1.4, 7.4), (8.8, 1.4, 3.4), (4.9, 1, 2.4)], 0.6, mug)
    with group() as s:
        move(ball(2.1, mat, squash=1.25), (0, -5.8, 1.6))
        head = ((0, -5.9, 8.0), (1.8, 1.6, 1.55))
        blob(*head[1], mat, head[0])
        mask = ((0, -6.3, 7.9), (1.4, 1.3, 1.15))
        blob(*mask[1], 'silicone cream', mask[0])
        for side in (-1, 1):
            x, y, z = spot(mask, side * 0.5, 0.16)
            blob(0.5, 0.2, 0.3, 'silicone brown', (x, y + 0.05, z), 0, 0, side * 24)
        eyes(mask, 0.42, 0.18, 0.17)
        nose(mask, -0.12, (0.26, 0.18, 0.18))
        smile(mask, -0.28, 0.4, 0.36, 0.05, stem=False)
        blob(1.3, 0.5, 1.5, 'silicone cream', (0, -7.5, 4.4))
        for side in (-1, 1):
            tube([(side * 1.4, -5.8, 5.6), (side * 2.2, -5.8, 8.4), (side * 1.9, -5.2, 9.9), (side * 1.9, -4.4, 9.2)], 0.55, mat)
            tube([(side * 1.3, -6, 2.6), (side * 2.4, -6.4, 1.4), (side * 2.2, -6.6, 0.4)], 0.6, mat)
            for k in (-1, 0, 1):
                tube([(side * 1.9 + k * 0.3, -4.6, 9.6), (side * 1.9 + k * 0.3, -4.2, 8.6)], 0.12, 'silicone brown')
    move(s, turn=0)
    with group() as t:
        for i in range(16):
            tube([(i * 0.5 - 4, (i * 7 % 5) * 0.4, 0.2), (i * 0.5 - 3.4, (i * 7 % 5) * 0.4 + 0.6, 0.3)], 0.16, 'leaf forest')
    move(t, (9, -8, 0))
