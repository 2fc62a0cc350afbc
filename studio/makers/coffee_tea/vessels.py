"""Turned vessels: mugs, cups, bowls, vases, teapots, jugs, jars."""
import math

from makers import maker
from shapes import ball, cup, lathe, move, ring, rod, tube
from typeset import Sheet


def handle(radius, low, high, reach, thick, mat, flat=1.0):
    """A mug's ear on the right."""
    mid = (low + high) / 2
    pts = [(radius - 0.15, 0, high), (radius + reach * 0.75, 0, high + 0.1), (radius + reach, 0, mid + (high - low) * 0.12), (radius + reach * 0.7, 0, low + (high - low) * 0.12), (radius - 0.15, 0, low)]
    return tube(pts, thick, mat)


def words_around(words, radius, width, height, z, ink, face='serif'):
    s = Sheet(width, height)
    s.text(words, 0, 0, width, height, ink, face)
    return move(s.wrap(radius + 0.02), (0, 0, z))


@maker('mug', view='table')
def mug(body='stoneware oat', drink='liquid 2a140a', width=8.4, height=9.2, words=None, ink='paper ink', rim=None, band=None, foot=None, fill=0.86, lid=None, grip=True, turn_handle=-25):
    r = width / 2
    cup(r, height, 0.38, body, foot=foot or r * 0.86, round=0.8)
    if drink:
        rod(r - 0.42, 0.1, drink, (0, 0, height * fill), 0.02)
    if rim:
        ring(r - 0.19, 0.22, rim, (0, 0, height - 0.22))
    if band:
        lathe([(r * 0.925 + 0.02, height * 0.04), (r * 0.96 + 0.03, height * 0.33)], band, round=0)
    if grip:
        move(handle(r * 0.94, height * 0.2, height * 0.8, 2.9, 0.55, body), turn=turn_handle)
    if words:
        words_around(words, r * 0.96, r * 1.5, height * 0.42, height * 0.5, ink)
    if lid:
        lathe([(0, height), (r + 0.25, height), (r + 0.3, height + 0.9), (r - 0.4, height + 1.1), (0, height + 1.1)], lid, round=0.25)


@maker('tumbler', view='table')
def tumbler(glass='glass', drink='liquid c98a3a', width=7.6, height=9.5, fill=0.55, foot=None):
    r = width / 2
    cup(r, height, 0.26, glass, foot=foot or r * 0.88, round=0.5)
    if drink:
        f = foot or r * 0.88
        top = f + (r - f) * fill
        lathe([(0, 0.3), (f - 0.3, 0.3), (top - 0.28, height * fill), (0, height * fill)], drink, round=0.2)


@maker('bowl', view='high')
def bowl(body='glaze sage', width=16, height=7, foot=None, filling=None, inside=None, fill=0.8, spout=False):
    r = width / 2
    f = foot or r * 0.42
    outer = [(f, 0), (f, 0.5), (r * 0.82, height * 0.45), (r, height)]
    inner = [(r - 0.45, height), (r * 0.8, height * 0.48), (f, 1.0)]
    lathe([(0, 0)] + outer + inner + [(0, 0.9)], body, round=0.9)
    if spout:
        tube([(r * 0.7, 0, height * 0.62), (r * 0.98, 0, height * 0.82), (r * 1.16, 0, height * 0.98)], 1.1, body)
    if filling:
        lathe([(0, height * fill + 0.5), (r * 0.5, height * fill + 0.35), (r * 0.9, height * fill)], filling, round=0.4)


@maker('plate', view='high')
def plate(body='glaze white', width=24, rim=None, words=None, ink='paper ink', filling=None):
    r = width / 2
    lathe([(0, 0), (r * 0.6, 0), (r * 0.66, 0.5), (r, 2.0), (r - 0.15, 2.35), (r * 0.66, 1.0), (r * 0.6, 0.6), (0, 0.6)], body, round=0.3)
    if rim:
        ring(r - 0.1, 0.2, rim, (0, 0, 2.0))
    if words:
        s = Sheet(r, r)
        s.text(words, 0, 0, r * 0.9, r * 0.5, ink, 'italic')
        s.put((0, 0, 0.62), 'up')


@maker('vase', view='eye')
def vase(body='stoneware sand', width=14, height=24, neck=3.2, stems=None, bloom='petal rose'):
    r = width / 2
    lathe([(0, 0), (r * 0.6, 0), (r, height * 0.36), (r * 0.8, height * 0.6), (neck / 2, height * 0.82), (neck / 2, height * 0.94), (neck / 2 + 0.5, height), (neck / 2 - 0.1, height), (neck / 2 - 0.35, height * 0.8), (0, height * 0.5)], body, round=3.2)
    if stems:
        for i in range(stems):
            a = i * 2.4
            tip = (math.cos(a) * 5, math.sin(a) * 4, height * (1.5 + 0.1 * (i % 3)))
            tube([(0, 0, height * 0.8), (tip[0] * 0.3, tip[1] * 0.3, height * 1.2), tip], 0.18, 'leaf moss')
            ball(1.8, bloom, (tip[0], tip[1], tip[2] - 1))


@maker('teapot', view='table')
def teapot(body='castiron', width=15, height=11, knob=None, handle_mat=None, over=True, clear=None, spout_lift=0.86):
    r = width / 2
    lathe([(0, 0), (r * 0.62, 0), (r, height * 0.42), (r * 0.86, height * 0.78), (r * 0.48, height * 0.96), (0, height)], body, round=2.2)
    lathe([(0, height * 0.97), (r * 0.46, height * 0.97), (r * 0.42, height * 1.04), (r * 0.12, height * 1.1), (0, height * 1.1)], body, round=0.4)
    ball(r * 0.15, knob or body, (0, 0, height * 1.09))
    tube([(-r * 0.8, 0, height * 0.34), (-r * 1.22, 0, height * 0.5), (-r * 1.36, 0, height * 0.74), (-r * 1.6, 0, height * spout_lift)], 1.0, body, taper=[1.35, 1.0, 0.72, 0.6])
    grip = handle_mat or body
    if over:
        tube([(-r * 0.62, 0, height * 0.88), (-r * 0.72, 0, height * 1.3), (0, 0, height * 1.72), (r * 0.72, 0, height * 1.3), (r * 0.62, 0, height * 0.88)], 0.45, grip)
    else:
        move(handle(r * 0.93, height * 0.26, height * 0.76, r * 0.6, 0.6, grip))
    if clear:
        ball(r * 0.5, clear, (0, 0, height * 0.2))


@maker('kettle', view='table')
def kettle(body='brushed', handle_mat='plastic black', width=15, height=14, gooseneck=True, base=True, knob='plastic black'):
    r = width / 2
    z = 2.0 if base else 0
    if base:
        lathe([(0, 0), (r * 1.08, 0), (r * 1.08, 1.6), (r * 0.9, 2.0), (0, 2.0)], 'plastic black', round=0.4)
    lathe([(0, 0), (r, 0), (r * 0.98, height * 0.2), (r * 0.62, height * 0.92), (r * 0.62, height), (0, height)], body, (0, 0, z), 0.7)
    lathe([(0, 0), (r * 0.56, 0), (r * 0.5, 0.7), (0, 0.9)], body, (0, 0, z + height), 0.3)
    rod(0.9, 1.8, knob, (0, 0, z + height + 0.8), 0.5, 1.2)
    if gooseneck:
        tube([(-r * 0.9, 0, z + height * 0.18), (-r * 1.55, 0, z + height * 0.26), (-r * 1.62, 0, z + height * 0.7), (-r * 1.9, 0, z + height * 0.98), (-r * 2.25, 0, z + height * 0.96)], 0.7, body, taper=[1.6, 1.15, 0.8, 0.7, 0.62])
    else:
        tube([(-r * 0.62, 0, z + height * 0.72), (-r * 0.95, 0, z + height * 0.9), (-r * 1.15, 0, z + height * 0.95)], 1.2, body, taper=[1.5, 1.1, 0.8])
    tube([(r * 0.55, 0, z + height * 0.95), (r * 1.25, 0, z + height * 1.05), (r * 1.6, 0, z + height * 0.8), (r * 1.5, 0, z + height * 0.3)], 0.85, handle_mat)
