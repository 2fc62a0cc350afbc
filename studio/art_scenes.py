"""Motifs that picture something: landscapes, plants, buildings."""
import math

from art_patterns import stars
from motif_registry import drawing, spot


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


@drawing('moon')
def moon(s, k, x, y, w, h):
    r = min(w, h) * 0.3
    outer = [(x + r * math.cos(math.radians(a)), y + r * math.sin(math.radians(a))) for a in range(60, 301, 10)]
    inner = [(x + r * 0.38 + r * 0.86 * math.cos(math.radians(a)), y + r * 0.86 * math.sin(math.radians(a))) for a in range(284, 75, -10)]
    s.poly(outer + inner, k[0])
    stars(s, [k[1]] * 5, x, y, w, h)


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
