"""What a freezer is filled from."""
from makers import maker
from shapes import box, group, move, panel, slab


@maker('freezer-trays', view='high')
def freezer_trays(mats=('silicone coral', 'silicone slate'), fills=('jelly c8642a', 'jelly b8963a')):
    """Deep trays of four one-cup wells with soup in them; one brick of it, frozen, lies in front."""
    for k, mat in enumerate(mats):
        with group() as g:
            slab(panel(30, 18, 2), .8, mat, (0, 0, 6), .3)
            for i in range(4):
                x = (i - 1.5) * 7
                slab(panel(6.4, 14, 1.2), 6.4, mat, (x, 0, 0), .5)
                slab(panel(5.6, 13, 1), .3, fills[k % len(fills)], (x, 0, 6.7), .05)
                box(.8, .3, 2.4, 'paper white', (x, -7.2, 2.6), .02)
        move(g, ((-1) ** k * -4, 11 - k * 22, 0), turn=12)
    with group() as brick:
        slab(panel(13, 5.6, 1), 5.4, fills[0], round=.6)
        slab(panel(12, 4.8, .8), .15, 'salt ffffff', (0, 0, 5.35), .05)
    move(brick, (22, -16, 0), turn=-24)
