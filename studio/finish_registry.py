"""The finishes by name. A finish is a function of the nodes, its own name and the color asked for."""

FINISHES = {}


def finish(*names):
    """Registers a function that paints a material's nodes, under one or more names."""
    def keep(make):
        for name in names:
            FINISHES[name] = make
        return make
    return keep
