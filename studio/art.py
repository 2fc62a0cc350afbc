"""Pictures on covers, boxes and prints: simple shapes in a few inks, drawn on a Sheet."""
import math

MOTIFS = {}


def drawing(name):
    def keep(draw):
        MOTIFS[name] = draw
        return draw
    return keep


def motif(sheet, name, inks, x, y, w, h):
    """Draws a motif into a box around (x, y). `inks` are material names, the first one strongest."""
    if name not in MOTIFS:
        raise ValueError(f'no motif is called {name}; there are {", ".join(sorted(MOTIFS))}')
    inks = [inks] if isinstance(inks, str) else list(inks)
    MOTIFS[name](sheet, [inks[i % len(inks)] for i in range(5)], x, y, w, h)


def spot(i, seed=0):
    """Scattered numbers between 0 and 1, the same every time."""
    v = math.sin((i + 1) * 12.9898 + seed * 78.233) * 43758.5453
    return v - math.floor(v)


@drawing('sun')
def sun(s, k, x, y, w, h):
    r = min(w, h) * 0.26
    for i in range(16):
        a = i * math.pi / 8
        p = lambda rr, d: (x + rr * math.cos(a + d), y + rr * math.sin(a + d))
        s.poly([p(r * 1.2, -0.07), p(r * 1.75, 0), p(r * 1.2, 0.07)], k[0])
    s.circle(x, y, r, k[1])


@drawing('hills')
def hills(s, k, x, y, w, h):
    s.circle(x + w * 0.2, y + h * 0.18, min(w, h) * 0.16, k[3])
    for i in range(3):
        base = y - h * 0.5
        top = [(x - w / 2 + w * t / 24, base + h * (0.62 - 0.17 * i) + h * 0.1 * math.sin(t * 0.32 + i * 2.1)) for t in range(25)]
        s.poly([(x - w / 2, base)] + [(x + w / 2, base)] + list(reversed(top)), k[i])


@drawing('mountains')
def mountains(s, k, x, y, w, h):
    base = y - h / 2
    for i, (cx, top, half) in enumerate(((-0.2, 0.95, 0.32), (0.22, 0.75, 0.3), (0.0, 0.5, 0.34))):
        s.poly([(x + w * (cx - half), base), (x + w * (cx + half), base), (x + w * cx, base + h * top)], k[i])
        if i < 2:
            s.poly([(x + w * (cx - half * 0.2), base + h * top * 0.8), (x + w * cx, base + h * top * 0.72), (x + w * (cx + half * 0.2), base + h * top * 0.8), (x + w * cx, base + h * top)], k[3])


@drawing('waves')
def waves(s, k, x, y, w, h):
    for i in range(5):
        yy = y + h * (0.36 - i * 0.18)
        s.line([(x - w * 0.42 + w * 0.84 * t / 40, yy + h * 0.05 * math.sin(t * 0.62 + i)) for t in range(41)], h * 0.05, k[i % 3])


@drawing('dots')
def dots(s, k, x, y, w, h):
    for i in range(6):
        for j in range(6):
            s.circle(x + w * (i - 2.5) / 6.6, y + h * (j - 2.5) / 6.6, min(w, h) * 0.052, k[(i * 2 + j) % 3], n=20)


@drawing('circles')
def circles(s, k, x, y, w, h):
    for i, f in enumerate((0.46, 0.36, 0.26, 0.16, 0.07)):
        s.circle(x, y, min(w, h) * f, k[i % 3])


@drawing('stripes')
def stripes(s, k, x, y, w, h):
    for i in range(7):
        s.rect(x, y + h * (i - 3) / 7, w, h / 14, k[i % 3])


@drawing('rays')
def rays(s, k, x, y, w, h):
    r = math.hypot(w, h) / 2
    for i in range(18):
        a, b = i * math.pi / 9, (i + 0.5) * math.pi / 9
        clip = lambda t: (x + max(-w / 2, min(w / 2, r * math.cos(t))), y + max(-h / 2, min(h / 2, r * math.sin(t))))
        s.poly([(x, y), clip(a), clip(b)], k[0])
    s.circle(x, y, min(w, h) * 0.16, k[1])


@drawing('leaf')
def leaf(s, k, x, y, w, h):
    s.line([(x, y - h * 0.48), (x + w * 0.02, y), (x, y + h * 0.3)], min(w, h) * 0.02, k[0])
    for i in range(5):
        for side in (-1, 1):
            bx, by = x, y - h * 0.32 + i * h * 0.13
            length = min(w, h) * (0.36 - 0.04 * i)
            pts = []
            for t in range(9):
                f = t / 8
                pts.append((bx + side * length * f, by + length * 0.55 * f + length * 0.15 * math.sin(math.pi * f)))
            for t in range(7, 0, -1):
                f = t / 8
                pts.append((bx + side * length * f, by + length * 0.55 * f - length * 0.15 * math.sin(math.pi * f)))
            s.poly(pts, k[(i + (side > 0)) % 2])


@drawing('flower')
def flower(s, k, x, y, w, h):
    r = min(w, h) * 0.2
    s.line([(x, y - h * 0.48), (x + w * 0.01, y)], r * 0.14, k[2])
    for side in (-1, 1):
        s.circle(x + side * r * 0.6, y - h * 0.3, r * 0.45, k[2], 0.5)
    for i in range(7):
        a = i * 2 * math.pi / 7
        s.circle(x + r * math.cos(a), y + h * 0.12 + r * math.sin(a), r * 0.62, k[0])
    s.circle(x, y + h * 0.12, r * 0.55, k[1])


@drawing('tree')
def tree(s, k, x, y, w, h):
    s.poly([(x - w * 0.035, y - h / 2), (x + w * 0.035, y - h / 2), (x + w * 0.015, y + h * 0.1), (x - w * 0.015, y + h * 0.1)], k[1])
    for i in range(22):
        a, d = spot(i, 1) * 6.283, math.sqrt(spot(i, 2)) * 0.32
        s.circle(x + d * w * math.cos(a), y + h * 0.14 + d * h * math.sin(a) * 0.85, min(w, h) * 0.09, k[0 if i % 3 else 2], n=20)


@drawing('pines')
def pines(s, k, x, y, w, h):
    for i, (cx, top) in enumerate(((-0.32, 0.62), (0.3, 0.7), (-0.1, 0.86), (0.12, 0.55))):
        base = y - h / 2
        s.rect(x + w * cx, base + h * 0.05, w * 0.03, h * 0.1, k[1])
        for j in range(3):
            half, low = w * (0.13 - 0.028 * j), base + h * (0.08 + top * 0.24 * j)
            s.poly([(x + w * cx - half, low), (x + w * cx + half, low), (x + w * cx, low + h * top * 0.44)], k[0 if i % 2 else 2])


@drawing('stars')
def stars(s, k, x, y, w, h):
    from shapes import star
    for i in range(26):
        r = min(w, h) * (0.012 + 0.03 * spot(i, 3))
        cx, cy = x + w * (spot(i, 4) - 0.5) * 0.92, y + h * (spot(i, 5) - 0.5) * 0.92
        s.poly([(cx + px, cy + py) for px, py in star(r, r * 0.42, 4 if i % 3 else 5)], k[i % 2])


@drawing('moon')
def moon(s, k, x, y, w, h):
    r = min(w, h) * 0.3
    outer = [(x + r * math.cos(math.radians(a)), y + r * math.sin(math.radians(a))) for a in range(60, 301, 10)]
    inner = [(x + r * 0.38 + r * 0.86 * math.cos(math.radians(a)), y + r * 0.86 * math.sin(math.radians(a))) for a in range(284, 75, -10)]
    s.poly(outer + inner, k[0])
    stars(s, [k[1]] * 5, x, y, w, h)


@drawing('tracks')
def tracks(s, k, x, y, w, h):
    for i in range(4):
        x0, y0, x1, y1 = x - w * 0.42, y + h * (0.36 - 0.24 * i), x + w * 0.42, y + h * (0.22 - 0.18 * i)
        for j in range(6):
            t = (j + 0.5) / 6
            ang = math.atan2(y1 - y0, x1 - x0)
            cx, cy, a, b = x0 + (x1 - x0) * t, y0 + (y1 - y0) * t, w * 0.062, h * 0.045
            pts = [(-a, -b), (a, -b), (a, b), (-a, b)]
            s.poly([(cx + px * math.cos(ang) - py * math.sin(ang), cy + px * math.sin(ang) + py * math.cos(ang)) for px, py in pts], k[i % 4])


@drawing('hexes')
def hexes(s, k, x, y, w, h):
    from shapes import ngon
    r = min(w, h) * 0.135
    for i, (q, t) in enumerate([(0, 0), (1, 0), (-1, 0), (0, 1), (0, -1), (1, -1), (-1, 1)]):
        cx, cy = x + r * 1.76 * (q + t / 2), y + r * 1.52 * t
        s.poly([(cx + px, cy + py) for px, py in ngon(r * 0.94, 6, 90)], k[i % 5])


@drawing('tiles')
def tiles(s, k, x, y, w, h):
    n, c = 4, min(w, h) / 4.4
    for i in range(n):
        for j in range(n):
            cx, cy = x + (i - 1.5) * c * 1.06, y + (j - 1.5) * c * 1.06
            s.rect(cx, cy, c, c, k[(i + j) % 2])
            s.poly([(cx, cy - c * 0.36), (cx + c * 0.36, cy), (cx, cy + c * 0.36), (cx - c * 0.36, cy)], k[2 + (i * j) % 2])


@drawing('checker')
def checker(s, k, x, y, w, h):
    c = min(w, h) / 8
    for i in range(8):
        for j in range(8):
            s.rect(x + (i - 3.5) * c, y + (j - 3.5) * c, c, c, k[(i + j) % 2])


@drawing('mosaic')
def mosaic(s, k, x, y, w, h):
    c = min(w, h) / 10
    for i in range(10):
        for j in range(10):
            d = math.hypot(i - 4.5, j - 4.5)
            s.circle(x + (i - 4.5) * c, y + (j - 4.5) * c, c * 0.44, k[int(d * 0.9) % 4], n=14)


@drawing('heart')
def heart(s, k, x, y, w, h):
    r = min(w, h) * 0.026
    pts = [(x + r * 16 * math.sin(t) ** 3, y + r * (13 * math.cos(t) - 5 * math.cos(2 * t) - 2 * math.cos(3 * t) - math.cos(4 * t)))
           for t in [i * math.pi / 24 for i in range(48)]]
    s.poly(pts, k[0])


@drawing('city')
def city(s, k, x, y, w, h):
    for i in range(9):
        bw, top = w / 10, h * (0.3 + 0.6 * spot(i, 6))
        cx = x - w / 2 + w * (i + 0.5) / 9
        s.rect(cx, y - h / 2 + top / 2, bw, top, k[i % 3])
        for j in range(int(top / h * 7)):
            for side in (-1, 1):
                s.rect(cx + side * bw * 0.2, y - h / 2 + h * 0.08 + j * h * 0.11, bw * 0.16, h * 0.04, k[3])


@drawing('house')
def house(s, k, x, y, w, h):
    s.rect(x, y - h * 0.16, w * 0.56, h * 0.5, k[0])
    s.poly([(x - w * 0.36, y + h * 0.08), (x + w * 0.36, y + h * 0.08), (x, y + h * 0.4)], k[1])
    s.rect(x, y - h * 0.27, w * 0.12, h * 0.28, k[2])
    for side in (-1, 1):
        s.rect(x + side * w * 0.17, y - h * 0.1, w * 0.11, h * 0.14, k[3])
    s.rect(x + w * 0.2, y + h * 0.3, w * 0.07, h * 0.18, k[0])


@drawing('compass')
def compass(s, k, x, y, w, h):
    from shapes import star
    r = min(w, h) * 0.42
    s.circle(x, y, r, k[1])
    s.circle(x, y, r * 0.9, k[2])
    s.poly([(x + px, y + py) for px, py in star(r * 0.5, r * 0.14, 4, 45)], k[1])
    s.poly([(x + px, y + py) for px, py in star(r * 0.84, r * 0.16, 4)], k[0])


@drawing('letters')
def alphabet(s, k, x, y, w, h):
    for i, letter in enumerate('ABCDEFGHI'):
        s.text(letter, x + (i % 3 - 1) * w * 0.3, y + (1 - i // 3) * h * 0.3, w * 0.2, h * 0.2, k[i % 4], 'sans-black')


@drawing('cards')
def cards(s, k, x, y, w, h):
    for i in range(3):
        a = math.radians(18 - 18 * i)
        cw, ch, cx = min(w, h) * 0.2, min(w, h) * 0.3, x + (i - 1) * min(w, h) * 0.24
        turn = lambda px, py: (cx + px * math.cos(a) - py * math.sin(a), y + px * math.sin(a) + py * math.cos(a))
        s.poly([turn(px * cw, py * ch) for px, py in ((-1, -1), (1, -1), (1, 1), (-1, 1))], k[i])
        s.poly([turn(px * cw * 0.8, py * ch * 0.86) for px, py in ((-1, -1), (1, -1), (1, 1), (-1, 1))], k[3])


@drawing('gear')
def gear(s, k, x, y, w, h):
    def one(cx, cy, r, teeth, ink, hole):
        pts = []
        for i in range(teeth * 4):
            a = 2 * math.pi * i / (teeth * 4)
            rr = r if i % 4 < 2 else r * 0.8
            pts.append((cx + rr * math.cos(a), cy + rr * math.sin(a)))
        s.poly(pts, ink)
        s.circle(cx, cy, r * 0.34, hole)
    m = min(w, h)
    one(x - m * 0.14, y + m * 0.08, m * 0.3, 12, k[0], k[2])
    one(x + m * 0.26, y - m * 0.2, m * 0.19, 9, k[1], k[2])
