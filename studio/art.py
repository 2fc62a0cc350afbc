"""Pictures on covers, boxes and prints: simple shapes in a few inks, drawn on a Sheet."""
import art_figures
import art_patterns
import art_scenes
from motif_registry import MOTIFS, spot

FAMILIES = (art_figures, art_patterns, art_scenes)


def motif(sheet, name, inks, x, y, w, h):
    """Draws a motif into a box around (x, y). `inks` are material names, the first one strongest."""
    if name not in MOTIFS:
        raise ValueError(f'no motif is called {name}; there are {", ".join(sorted(MOTIFS))}')
    inks = [inks] if isinstance(inks, str) else list(inks)
    MOTIFS[name](sheet, [inks[i % len(inks)] for i in range(5)], x, y, w, h)


__all__ = ['FAMILIES', 'motif', 'spot']
