"""Ways to grind, drip, foam and roast."""
import math

from art import spot
from makers import maker
from makers.shared.fittings import bar, disc, lying
from shapes import ball, box, cup, group, lathe, move, panel, ring, rod, slab, tube


@maker('coffee-grinder', view='table')
def coffee_grinder(body='matte charcoal', trim='steel', hopper='glass b8a890'):
    """A burr grinder: beans in the hopper, a cup of grounds below."""
    with group() as g:
        slab(panel(14, 18, 4), 2.4, body, round=0.6)
        slab(panel(13, 9, 3.4), 22, body, (0, 4, 0), 1)
        slab(panel(13, 15, 4), 9, body, (0, 0.6, 14), 1.2)
        lathe([(0, 0), (5, 0), (6.6, 8), (6.3, 8), (4.8, 0.4), (0, 0.4)], hopper, (0, 1, 23), 0.3)
        for i in range(70):
            a, d = i * 2.4, 5.2 * math.sqrt(spot(i, 1))
            ball(0.7, 'chocolate', (math.cos(a) * d, 1 + math.sin(a) * d, 25.4 + spot(i, 2) * 2.6), 0.7, 12)
        lathe([(0, 0), (6.7, 0), (6.2, 1.2), (0, 1.6)], body, (0, 1, 31), 0.4)
        rod(1.6, 1.4, trim, (0, 1, 32.4), 0.3)
        cup(4, 7.4, 0.25, 'glass', (0, -3.4, 2.6), foot=3.6)
        rod(3.5, 3.4, 'soil 3a2012', (0, -3.4, 3), 0.4)
        rod(1.6, 2.6, trim, (0, -3.4, 12), 0.2)
        with group() as d:
            lathe([(0, 0), (2.6, 0), (2.4, 1.6), (0, 1.7)], trim, round=0.3)
        move(d, tilt=90)
        move(d, (0, -6.8, 18.6))
    move(g, turn=20)


@maker('roaster', view='table')
def roaster(body='matte charcoal', trim='steel'):
    """A home coffee roaster: a glass drum of beans between two cheeks."""
    with group() as g:
        slab(panel(34, 20, 3), 4, body, round=0.8)
        for x in (-14, 14):
            slab(panel(5, 18, 2), 22, body, (x, 0, 3), 1)
        lying(7.6, 23, 'glass d8cfc0', (0, 0, 14), 0, 0.4)
        for i in range(120):
            x, a = (spot(i, 1) - 0.5) * 20, math.radians(200 + 140 * spot(i, 2))
            d = 6.6 * (0.6 + 0.4 * spot(i, 3))
            ball(0.75, 'crust 5a2f14' if i % 3 else 'chocolate', (x, math.cos(a) * d, 14 + math.sin(a) * d - 0.5), 0.75, 10)
        for x in (-11.6, 11.6):
            move(ring(7.7, 0.5, trim), (x, 0, 14), roll=90)
        box(33, 6, 3, body, (0, 5, 24), 1)
        box(9, 0.4, 2.4, 'screen 2c4a55', (-6, -10.1, 1), 0.1)
        for i in range(3):
            disc(1, 0.6, trim, (4 + i * 3.4, -9.9, 2.2), 0.1)
        tube([(9, 7, 26), (10, 7, 32), (14, 7, 33)], 1.8, trim)
    move(g, turn=18)


@maker('hand-mill', view='table')
def hand_mill(wood='walnut', metal='brass'):
    """A hand coffee mill: a wooden body, a drawer, a crank on a dome."""
    with group() as g:
        box(13, 13, 1.4, wood, (0, 0, 0), 0.3)
        box(11.4, 11.4, 11, wood, (0, 0, 1.2), 0.3)
        box(8, 0.6, 4.6, wood, (0, -5.8, 2.4), 0.2)
        ball(0.7, metal, (0, -6.6, 4))
        box(12.4, 12.4, 1, wood, (0, 0, 12), 0.3)
        lathe([(0, 13), (5, 13), (5.2, 14), (3.6, 17), (1.2, 18.4), (0, 18.4)], metal, round=0.8)
        rod(0.5, 2.4, 'steel', (0, 0, 18), 0.1)
        tube([(0, 0, 20), (5, 0, 20.4), (10, 0, 20)], 0.42, 'steel')
        lathe([(0, 0), (0.9, 0), (1.2, 1.6), (0.8, 3.2), (0, 3.4)], wood, (10, 0, 20), 0.4)
    move(g, turn=24)
    for i in range(14):
        a, d = i * 2.4, 0.9 * math.sqrt(i)
        ball(0.62, 'chocolate', (11 + math.cos(a) * d, -9 + math.sin(a) * d, 0), 0.7, 12)


@maker('dripper', view='table')
def dripper(body='enamel mint', rim='enamel navy', glass='glass'):
    """A cone with a handle on a glass server, coffee running through."""
    lathe([(0, 0), (5, 0), (5.4, 1.4), (5, 7), (3.4, 9.4), (3.4, 10.4), (3.1, 10.4), (3.1, 9.2), (4.7, 6.8), (5, 1.2), (0, 0.5)], glass, round=0.7)
    lathe([(0, 0.6), (4.9, 0.8), (4.8, 5), (0, 5)], 'liquid 24110a', round=0.4)
    lathe([(0, 10.4), (5.2, 10.4), (5.2, 11), (0, 11)], body, round=0.2)
    lathe([(1.2, 11), (2, 11), (6.2, 18), (5.9, 18), (1.4, 11.6)], body, round=0.2)
    ring(6.05, 0.22, rim, (0, 0, 17.8))
    lathe([(1.4, 12), (5.6, 17.6), (6.1, 19.2), (5.9, 19.2), (5.3, 17.8), (1.2, 12.4)], 'paper bone', round=0.1)
    lathe([(0, 16.2), (4.5, 16.2)], 'soil 3a2012', round=0)
    tube([(4.6, 0, 15.6), (8.6, 0, 16), (8.8, 0, 13), (3.6, 0, 12.6)], 0.5, body)


@maker('frother', view='table')
def frother(body='matte sky', metal='steel'):
    """A milk wand leaning in a mug of foam."""
    cup(4.4, 8, 0.35, 'glaze white', foot=3.6, round=0.8)
    rod(4.0, 0.4, 'icing', (0, 0, 7.2), 0.1)
    for i in range(16):
        a, d = i * 2.4, 0.95 * math.sqrt(i)
        ball(0.7, 'icing', (math.cos(a) * d, math.sin(a) * d, 7.0), 0.6, 14)
    with group() as g:
        bar((0, 0, 0), (0, 0, 13), 0.2, metal)
        lathe([(0, 12), (1.2, 12), (1.6, 14), (1.5, 24), (1, 25), (0, 25)], body, round=0.4)
        rod(0.5, 0.8, metal, (0, 0, 25), 0.1)
    move(g, roll=22)
    move(g, (-2, 0, 6))
    with group() as w:
        pts = []
        for i in range(90):
            a = 2 * math.pi * i / 90
            pts.append((math.cos(a) * (1.5 + 0.2 * math.cos(14 * a)), math.sin(a) * (1.5 + 0.2 * math.cos(14 * a)), 0.2 * math.sin(14 * a)))
        tube(pts, 0.12, metal, closed=True)
    move(w, (9, -5, 0.3))


@maker('siphon', view='eye')
def siphon(metal='brass', wood='walnut'):
    """Two glass globes over a flame."""
    lathe([(0, 0), (6, 0), (6.2, 1), (5, 1.8), (0, 1.8)], wood, round=0.4)
    tube([(6, 2, 1), (7.4, 2, 14), (7.2, 2, 24)], 0.5, metal)
    tube([(7.2, 2, 20), (4, 1, 20), (1.6, 0, 20)], 0.5, metal)
    move(ball(5, 'glass'), (0, 0, 8))
    move(ball(4.5, 'liquid 3a1c0c', squash=0.55), (0, 0, 8.6))
    lathe([(1.6, 17.2), (1.6, 20.4), (1.2, 20.4), (1.2, 17.2)], 'glass', round=0.1)
    lathe([(1.4, 20), (1.9, 20), (1.9, 21), (1.4, 21)], 'rubber black', round=0.1)
    lathe([(0.5, 20.6), (4.4, 23), (4.8, 26), (4.6, 34), (4.3, 34), (4.4, 26), (4, 23.4), (0.5, 21.2)], 'glass', round=0.9)
    lathe([(0, 22), (3.8, 23.6), (4.2, 26), (4.2, 29), (0, 29)], 'liquid 24110a', round=0.4)
    lathe([(0, 1.8), (2.2, 1.8), (2.4, 3.4), (1, 4.6), (0, 4.6)], 'glass', round=0.4)
    lathe([(0, 0), (0.6, 0.8), (0.4, 1.8), (0, 3.2)], 'glow', (0, 0, 4.8), 0.3)
