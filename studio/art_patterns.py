"""Motifs that are patterns: suns, waves, dots, stripes, tiles, hearts, letters, cards, gears."""
import math

from motif_registry import drawing, spot


@drawing('sun')
def sun(s, k, x, y, w, h):
    r = min(w, h) * 0.26
    for i in range(16):
        a = i * math.pi / 8
        p = lambda rr, d: (x + rr * math.cos(a + d), y + rr * math.sin(a + d))
        s.poly([p(r * 1.2, -0.07), p(r * 1.75, 0), p(r * 1.2, 0.07)], k[0])
    s.circle(x, y, r, k[1])


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


@drawing('stars')
def stars(s, k, x, y, w, h):
    from shapes import star
    for i in range(26):
        r = min(w, h) * (0.012 + 0.03 * spot(i, 3))
        cx, cy = x + w * (spot(i, 4) - 0.5) * 0.92, y + h * (spot(i, 5) - 0.5) * 0.92
        s.poly([(cx + px, cy + py) for px, py in star(r, r * 0.42, 4 if i % 3 else 5)], k[i % 2])


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
