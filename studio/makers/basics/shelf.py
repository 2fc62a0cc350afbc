"""The shelf of the house: boards on a wall, for the front page and the card that is shared."""
from makers import maker
from shapes import box


@maker('wall-shelf', view=5)
def wall_shelf(wood='oak', wall='matte efe6d6', boards=(25.2, 58), width=150, height=112, depth=22, thick=2.4):
    """Boards whose upper sides are at these heights, their front edges at y = 0; the picture shows a part of the wall."""
    box(width, 4, height, wall, (0, depth + 2, 0), 0)
    for top in boards:
        box(width, depth, thick, wood, (0, depth / 2, top - thick), 0.25)
