"""The motifs by name, and the scattered numbers that they are drawn with. Families of motifs register themselves here."""
import math

MOTIFS = {}


def drawing(name):
    """Registers a function that draws a motif on a sheet: `draw(sheet, inks, x, y, width, height)`."""
    def keep(draw):
        MOTIFS[name] = draw
        return draw
    return keep


def spot(i, seed=0):
    """Scattered numbers between 0 and 1, the same every time."""
    v = math.sin((i + 1) * 12.9898 + seed * 78.233) * 43758.5453
    return v - math.floor(v)
