"""Cloth, leather, plants and food: the soft finishes."""
from colors import color, mix, shade
from finish_registry import finish


def weave(n, scale, strength, tint, contrast=0.8, rough=0.9):
    """Two crossing sets of threads, with a little unevenness."""
    across = n.wave(scale, 'X', 0.8, 1)
    along = n.wave(scale, 'Y', 0.8, 1)
    up = n.wave(scale, 'Z', 0.8, 1)
    threads = n.math('MAXIMUM', n.math('MAXIMUM', across, along), up)
    uneven = n.noise(5, 4)
    both = n.math('ADD', n.math('MULTIPLY', threads, 0.6), n.math('MULTIPLY', uneven, 0.4))
    n.base(n.ramp(both, (0.25, shade(tint, contrast)), (0.85, tint)))
    n.set(rough=rough, specular=0.15, sheen=0.35).bump(threads, strength, 0.008)


@finish('linen')
def linen(n, name, tint):
    weave(n, 24, 0.35, tint or color('oat'), 0.72)


@finish('cotton')
def cotton(n, name, tint):
    weave(n, 34, 0.15, tint or color('white'), 0.88)


@finish('canvas')
def canvas(n, name, tint):
    weave(n, 20, 0.5, tint or color('sand'), 0.7)


@finish('denim')
def denim(n, name, tint):
    tint = tint or color('denim')
    twill = n.wave(26, 'DIAGONAL', 0.4, 1)
    both = n.math('ADD', n.math('MULTIPLY', twill, 0.55), n.math('MULTIPLY', n.noise(4, 5), 0.45))
    n.base(n.ramp(both, (0.25, shade(tint, 0.6)), (0.8, mix(tint, (1, 1, 1), 0.12)))).set(rough=0.9, specular=0.15).bump(twill, 0.25, 0.006)


@finish('wool', 'felt')
def wool(n, name, tint):
    tint = tint or color('gray')
    fuzz = n.noise(46 if name == 'wool' else 75, 4)
    n.base(n.ramp(fuzz, (0.28, shade(tint, 0.72)), (0.72, shade(tint, 1.08)))).set(rough=1.0, specular=0.05, sheen=0.6)
    n.bump(fuzz, 0.35 if name == 'wool' else 0.22, 0.012)


@finish('knit', 'chunky')
def knit(n, name, tint):
    """Columns of leaning stitches."""
    tint = tint or color('cream')
    scale = 7 if name == 'knit' else 3
    columns = n.wave(scale, 'X')
    rows = n.wave(scale * 1.1, 'DIAGONAL', 0.3)
    stitches = n.math('MULTIPLY', n.math('POWER', columns, 0.5), n.math('ADD', n.math('MULTIPLY', rows, 0.6), 0.4))
    fuzz = n.noise(60, 3)
    both = n.math('ADD', n.math('MULTIPLY', stitches, 0.75), n.math('MULTIPLY', fuzz, 0.25))
    n.base(n.ramp(both, (0.12, shade(tint, 0.5)), (0.6, tint))).set(rough=1.0, specular=0.05, sheen=0.5)
    n.bump(stitches, 0.8, 0.03 if name == 'knit' else 0.06)


@finish('fleece', 'plush', 'terry', 'sherpa')
def fleece(n, name, tint):
    tint = tint or color('cream')
    scale = {'fleece': 40, 'plush': 30, 'terry': 24, 'sherpa': 14}[name]
    curl = n.cells(scale)
    fuzz = n.noise(scale * 2, 3)
    both = n.math('ADD', n.math('MULTIPLY', curl, 0.6), n.math('MULTIPLY', fuzz, 0.5))
    n.base(n.ramp(both, (0.15, shade(tint, 1.06)), (0.85, shade(tint, 0.74)))).set(rough=1.0, specular=0.03, sheen=0.8)
    n.bump(n.math('SUBTRACT', 1.0, both), 0.5, 0.02)


@finish('velvet')
def velvet(n, name, tint):
    n.base(n.ramp(n.noise(8, 4), (0.3, shade(tint, 0.8)), (0.7, tint))).set(rough=0.8, specular=0.1, sheen=1.0)


@finish('silk', 'satin')
def silk(n, name, tint):
    n.set(tint or color('blush'), 0.3, specular=0.55, sheen=0.3, anisotropic=0.5)


@finish('corduroy')
def corduroy(n, name, tint):
    tint = tint or color('caramel')
    ribs = n.wave(11, 'X')
    n.base(n.ramp(ribs, (0.1, shade(tint, 0.55)), (0.7, tint))).set(rough=0.95, specular=0.08, sheen=0.6).bump(ribs, 0.6, 0.02)


@finish('nylon')
def nylon(n, name, tint):
    n.set(tint or color('teal'), 0.55, specular=0.3, sheen=0.2).bump(n.wave(60, 'DIAGONAL'), 0.06, 0.004).bump(n.noise(3, 3), 0.15, 0.03)


@finish('quilted')
def quilted(n, name, tint):
    tint = tint or color('navy')
    a, b = n.wave(1.6, 'DIAGONAL'), n.wave(1.6, 'DIAGONAL', stretch=(-1, 1, 1))
    puff = n.math('MULTIPLY', n.math('POWER', a, 0.35), n.math('POWER', b, 0.35))
    n.set(tint, 0.6, specular=0.25, sheen=0.3).bump(puff, 0.9, 0.06)


@finish('leather', 'suede')
def leather(n, name, tint):
    tint = tint or color('caramel')
    pores = n.cells(55)
    n.base(n.ramp(n.noise(4, 5), (0.3, shade(tint, 0.8)), (0.7, shade(tint, 1.08))))
    n.set(rough=0.5 if name == 'leather' else 0.95, specular=0.35 if name == 'leather' else 0.05, sheen=0.0 if name == 'leather' else 0.6)
    n.bump(pores if name == 'leather' else n.noise(90, 3), 0.22, 0.01)


@finish('rope', 'wicker', 'straw')
def rope(n, name, tint):
    tint = tint or color({'rope': '#c9ac7a', 'wicker': '#b5864a', 'straw': '#dcc081'}[name])
    scale = {'rope': 16, 'wicker': 8, 'straw': 18}[name]
    twist = n.wave(scale, 'DIAGONAL', 0.5, 1)
    if name != 'rope':
        twist = n.math('MULTIPLY', n.math('ADD', n.wave(scale, 'Z'), 0.25), n.math('ADD', n.wave(scale * 0.8, 'DIAGONAL'), 0.4))
    both = n.math('ADD', n.math('MULTIPLY', twist, 0.75), n.math('MULTIPLY', n.noise(30, 3), 0.3))
    n.base(n.ramp(both, (0.1, shade(tint, 0.42)), (0.75, tint))).set(rough=0.85, specular=0.15).bump(twist, 0.8, 0.03)


@finish('leaf', 'petal')
def leaf(n, name, tint):
    tint = tint or color('leaf')
    n.base(n.ramp(n.noise(4, 4), (0.3, shade(tint, 0.72)), (0.7, shade(tint, 1.15)))).set(rough=0.42 if name == 'leaf' else 0.6, specular=0.35, sheen=0.1)


@finish('variegated')
def variegated(n, name, tint):
    tint = tint or color('leaf')
    n.base(n.ramp(n.noise(7, 3), (0.5, shade(tint, 0.9)), (0.53, color('cream')))).set(rough=0.42, specular=0.35)


@finish('moss', 'foliage')
def moss(n, name, tint):
    tint = tint or color('moss')
    tufts = n.noise(40, 5)
    n.base(n.ramp(tufts, (0.3, shade(tint, 0.4)), (0.7, shade(tint, 1.2)))).set(rough=1.0, specular=0.05, sheen=0.4).bump(tufts, 1.0, 0.05)


@finish('soil', 'sandy', 'gravel', 'salt')
def soil(n, name, tint):
    tint = tint or color({'soil': '#3a281b', 'sandy': '#dbc08e', 'gravel': '#9b948a', 'salt': '#efe9df'}[name])
    lumps = n.noise({'soil': 30, 'sandy': 120, 'gravel': 18, 'salt': 60}[name], 5)
    n.base(n.ramp(lumps, (0.3, shade(tint, 0.6)), (0.7, shade(tint, 1.15)))).set(rough=1.0, specular=0.08).bump(lumps, 0.8, 0.03)


@finish('bark')
def bark(n, name, tint):
    tint = tint or color('#5d4330')
    ridges = n.noise(9, 6, (2.4, 2.4, 0.5))
    n.base(n.ramp(ridges, (0.32, shade(tint, 0.45)), (0.68, shade(tint, 1.3)))).set(rough=0.95, specular=0.08).bump(ridges, 0.9, 0.06)


@finish('crust', 'crumb', 'cookie')
def crust(n, name, tint):
    tint = tint or color({'crust': '#a9662b', 'crumb': '#e8cf9f', 'cookie': '#c08a4c'}[name])
    lumps = n.noise(9, 6)
    n.base(n.ramp(lumps, (0.3, shade(tint, 0.55)), (0.55, tint), (0.75, mix(tint, color('butter'), 0.45)))).set(rough=0.75, specular=0.2).bump(n.noise(30, 4), 0.3, 0.02)


@finish('chocolate', 'jelly', 'icing', 'cheese', 'fruit')
def sweet(n, name, tint):
    tint = tint or color({'chocolate': '#3c2014', 'jelly': '#a0202c', 'icing': '#f6ece2', 'cheese': '#e6b64e', 'fruit': '#d98a2b'}[name])
    if name == 'fruit':
        n.base(n.ramp(n.noise(3, 3), (0.3, shade(tint, 0.82)), (0.7, tint))).bump(n.noise(80, 2), 0.06, 0.006)
    n.set(None if name == 'fruit' else tint, {'chocolate': 0.36, 'jelly': 0.12, 'icing': 0.5, 'cheese': 0.55, 'fruit': 0.35}[name], specular=0.4)
