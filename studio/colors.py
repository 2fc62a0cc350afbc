"""Colors by name, as people say them; a recipe may also give a hex value such as 3a5f4b."""

NAMES = {
    'white': '#f4f1ea', 'cream': '#efe3c8', 'ivory': '#f0e6d2', 'sand': '#d9c29a', 'oat': '#d8c8ac', 'beige': '#cdb893',
    'tan': '#b98a5a', 'camel': '#b07a42', 'caramel': '#a5642b', 'brown': '#6b4226', 'chocolate': '#42261a', 'espresso': '#2b1912',
    'black': '#17171a', 'ink': '#1d2433', 'charcoal': '#33363b', 'slate': '#566270', 'gray': '#8b8f94', 'silver': '#c3c6c9', 'fog': '#d5d8d8',
    'red': '#b8242a', 'cherry': '#8e1b2b', 'coral': '#e0684f', 'brick': '#9c4530', 'rust': '#a8502a', 'terracotta': '#b9603f', 'salmon': '#e59880',
    'orange': '#e07b28', 'apricot': '#eeae74', 'amber': '#d99a2b', 'mustard': '#c8972a', 'gold': '#cf9f45', 'yellow': '#edc23c', 'lemon': '#f2dc62', 'butter': '#f1dd9a',
    'olive': '#717036', 'moss': '#66793f', 'leaf': '#4c7d37', 'green': '#2f7a4a', 'lime': '#9dba3f', 'sage': '#9fae8e', 'mint': '#a4d3bd', 'pine': '#1f4a3a', 'forest': '#254b2f', 'jade': '#4f9b7e',
    'teal': '#1f6f73', 'aqua': '#6dbdc0', 'sky': '#86b9d8', 'blue': '#2d63a8', 'denim': '#3b5778', 'navy': '#1e2f52', 'indigo': '#37408a', 'ice': '#cfe3ea', 'cobalt': '#21489b',
    'lilac': '#b7a1d6', 'lavender': '#c4b6de', 'purple': '#6d4599', 'plum': '#6c2f55', 'violet': '#54378f', 'mauve': '#a67f95',
    'pink': '#e59bb0', 'blush': '#ecc4bd', 'rose': '#d0778a', 'magenta': '#b83b78', 'wine': '#5f1a2c', 'berry': '#8a2450',
    'bone': '#e6dcc6', 'copper': '#c67c4e', 'straw': '#d8b970', 'honey': '#d08a20', 'peach': '#f0b796',
}

# The angles of the category hues in the web's tokens: a card and the picture on it are of one color.
ANGLES = {'rose': 6, 'coral': 30, 'clay': 54, 'amber': 80, 'moss': 125, 'pine': 152, 'mint': 178, 'sky': 228, 'slate': 250,
          'indigo': 272, 'lilac': 300, 'plum': 335}


def linear(value):
    return value / 12.92 if value <= 0.04045 else ((value + 0.055) / 1.055) ** 2.4


def color(name):
    """Linear red, green and blue of a color name or a hex value."""
    code = NAMES.get(name, name).lstrip('#')
    if len(code) != 6 or any(c not in '0123456789abcdef' for c in code):
        raise ValueError(f'no color is called {name}')
    return tuple(linear(int(code[i:i + 2], 16) / 255) for i in (0, 2, 4))


def oklch(l, c, h):
    from math import cos, radians, sin
    a, b = c * cos(radians(h)), c * sin(radians(h))
    x, y, z = (l + 0.3963377774 * a + 0.2158037573 * b) ** 3, (l - 0.1055613458 * a - 0.0638541728 * b) ** 3, (l - 0.0894841775 * a - 1.291485548 * b) ** 3
    return (max(0.0, 4.0767416621 * x - 3.3077115913 * y + 0.2309699292 * z), max(0.0, -1.2684380046 * x + 2.6097574011 * y - 0.3413193965 * z),
            max(0.0, -0.0041960863 * x - 0.7034186147 * y + 1.707614701 * z))


def mix(a, b, t):
    return tuple(p * (1 - t) + q * t for p, q in zip(a, b))


def shade(rgb, factor):
    return tuple(min(1.0, v * factor) for v in rgb)
