"""Every finish by family. A finish is a function of the nodes, its own name and the color asked for."""
from colors import color, mix, shade
from finish_registry import finish

WOODS = {'walnut': ('#4a2c1a', '#754a2c'), 'oak': ('#b98c58', '#d2aa76'), 'maple': ('#dcb988', '#ecd2a8'), 'beech': ('#d3a673', '#e4c094'),
         'cherrywood': ('#8a4a2a', '#a9643c'), 'bamboo': ('#d4b070', '#e4c88e'), 'teak': ('#8d5a2e', '#a8743f'), 'olivewood': ('#8f6a38', '#c79e5e'),
         'ebony': ('#1f1713', '#33261d'), 'pinewood': ('#dfb87c', '#efd3a0'), 'acacia': ('#6d3f20', '#9c6437'), 'rosewood': ('#45201a', '#6d3426'),
         'cedar': ('#a8663c', '#c4885a'), 'ash': ('#d8c3a2', '#e8d8bc'), 'mahogany': ('#5a2317', '#7e3a26'), 'birch': ('#e2c9a0', '#f0dfc0')}


@finish(*WOODS)
def wood(n, name, tint):
    dark, light = (color(c) for c in WOODS[name])
    slow = n.noise(1.6, 2, (0.35, 1.4, 1.4))
    grain = n.wave(2.6, 'Y', 5.0, 3, stretch=(0.18, 1, 1))
    fine = n.noise(60, 2, (0.06, 1, 1))
    both = n.math('ADD', n.math('MULTIPLY', grain, 0.5), n.math('MULTIPLY', slow, 0.5))
    n.base(n.ramp(n.math('ADD', n.math('MULTIPLY', both, 0.75), n.math('MULTIPLY', fine, 0.25)), (0.25, dark), (0.75, light)))
    n.set(rough=0.42, specular=0.35).bump(fine, 0.08, 0.01)


@finish('stain')
def stained(n, name, tint):
    fine = n.noise(50, 2, (0.06, 1, 1))
    n.base(n.ramp(fine, (0.3, shade(tint, 0.82)), (0.7, tint)))
    n.set(rough=0.5, specular=0.3).bump(fine, 0.08, 0.01)


@finish('endgrain')
def endgrain(n, name, tint):
    brick = n.node('TexBrick', Vector=n.space((4, 4, 4)), Scale=1.0)
    for key, code in (('Color1', '#4a2c1a'), ('Color2', '#7d5232'), ('Mortar', '#382012')):
        brick.inputs[key].default_value = (*color(code), 1)
    brick.inputs['Mortar Size'].default_value = 0.012
    n.base(brick.outputs['Color']).set(rough=0.45)


METALS = {'steel': ('#c9cacb', 0.24), 'chrome': ('#d8dadc', 0.08), 'brushed': ('#bfc0c0', 0.36), 'brass': ('#d3a44a', 0.24), 'copper': ('#cf7a50', 0.24),
          'gold': ('#e2b455', 0.18), 'silver': ('#dcdcdc', 0.16), 'iron': ('#3a3a3c', 0.55), 'castiron': ('#232324', 0.6), 'aluminum': ('#cfd0d2', 0.34),
          'gunmetal': ('#55585c', 0.34), 'titanium': ('#a3a19c', 0.38), 'bronze': ('#8e6436', 0.32), 'rosegold': ('#d99a85', 0.2), 'tinplate': ('#c6c7c6', 0.3)}


@finish(*METALS)
def metal(n, name, tint):
    code, rough = METALS[name]
    n.set(tint or color(code), rough, 1.0)
    if name in ('castiron', 'iron'):
        n.set(metal=0.6).bump(n.noise(90, 2), 0.25, 0.01)
    if name in ('brushed', 'aluminum', 'titanium'):
        n.bump(n.noise(40, 2, (1, 1, 14)), 0.05, 0.004)


@finish('anodized')
def anodized(n, name, tint):
    n.set(tint, 0.34, 0.85)


@finish('hammered')
def hammered(n, name, tint):
    n.set(tint or color('#c98f45'), 0.25, 1.0).bump(n.cells(16), 0.5, 0.03)


@finish('glaze', 'porcelain')
def glaze(n, name, tint):
    tint = tint or color('white')
    n.base(n.ramp(n.noise(3, 3), (0.35, shade(tint, 0.93)), (0.65, tint)))
    n.set(rough=0.18, clearcoat=0.35, specular=0.5)


@finish('stoneware')
def stoneware(n, name, tint):
    tint = tint or color('oat')
    spots = n.math('LESS_THAN', n.cells(34), 0.13)
    base = n.ramp(n.noise(2.5, 4), (0.3, shade(tint, 0.86)), (0.7, tint))
    n.base(n.ramp_mix(base, shade(tint, 0.38), n.math('MULTIPLY', spots, 0.7)))
    n.set(rough=0.42, specular=0.4).bump(n.noise(26, 2, (1, 1, 3)), 0.1, 0.01)


@finish('terracotta')
def terracotta(n, name, tint):
    tint = tint or color('#b8663f')
    n.base(n.ramp(n.noise(5, 5), (0.3, shade(tint, 0.84)), (0.7, mix(tint, (1, .9, .8), 0.12))))
    n.set(rough=0.85, specular=0.2).bump(n.noise(70, 2), 0.12, 0.008)


@finish('enamel', 'speckle')
def enamel(n, name, tint):
    tint = tint or color('white')
    n.set(tint, 0.16, clearcoat=0.5)
    if name == 'speckle':
        spots = n.math('LESS_THAN', n.cells(20), 0.2)
        n.base(n.ramp(spots, (0.3, tint), (0.7, color('white') if sum(tint) < 1.2 else color('ink'))))


@finish('marble', 'granite', 'slatestone', 'concrete', 'stone')
def stone(n, name, tint):
    if name == 'marble':
        veins = n.math('ABSOLUTE', n.math('SUBTRACT', n.noise(1.8, 7, distortion=1.4), 0.5))
        n.base(n.ramp(veins, (0.0, color('#9d9c9a')), (0.06, color('#eeebe6')), (1.0, color('#f4f2ee')))).set(rough=0.22)
    elif name == 'granite':
        n.base(n.ramp(n.noise(45, 4), (0.35, color('#3a3b3d')), (0.5, color('#7b7d7e')), (0.68, color('#c5c4c0')))).set(rough=0.6).bump(n.noise(60, 2), 0.15, 0.01)
    else:
        tint = tint or color({'slatestone': '#454b52', 'concrete': '#b3afa8', 'stone': '#8f8a80'}[name])
        n.base(n.ramp(n.noise(6, 6), (0.3, shade(tint, 0.75)), (0.7, tint))).set(rough=0.8).bump(n.noise(22, 5), 0.3, 0.015)


@finish('glass', 'frosted')
def glass(n, name, tint):
    n.set(mix((1, 1, 1), tint, 0.75) if tint else (0.97, 0.985, 0.98), 0.02 if name == 'glass' else 0.35, transmission=1.0, ior=1.45, specular=0.5)
    n.shadow_through(tint)


@finish('crystal')
def crystal(n, name, tint):
    n.set(mix((1, 1, 1), tint, 0.6) if tint else (1, 1, 1), 0.0, transmission=1.0, ior=1.7)
    n.shadow_through(tint)


@finish('liquid')
def liquid(n, name, tint):
    n.set(tint, 0.06, specular=0.5)


@finish('plastic', 'gloss', 'matte', 'lacquer')
def plastic(n, name, tint):
    n.set(tint or color('white'), {'plastic': 0.38, 'gloss': 0.16, 'matte': 0.62, 'lacquer': 0.1}[name], specular=0.45, clearcoat=0.5 if name == 'lacquer' else 0)


@finish('rubber', 'silicone')
def rubber(n, name, tint):
    n.set(tint or color('charcoal'), 0.72 if name == 'rubber' else 0.5, specular=0.25)


@finish('foam')
def foam(n, name, tint):
    n.set(tint or color('gray'), 0.95, specular=0.1).bump(n.noise(110, 2), 0.35, 0.01)


@finish('wax')
def wax(n, name, tint):
    n.set(tint or color('ivory'), 0.45, specular=0.35, sheen=0.1)


@finish('cork')
def cork(n, name, tint):
    tint = tint or color('#b98d5e')
    n.base(n.ramp(n.noise(34, 4), (0.32, shade(tint, 0.5)), (0.5, tint), (0.72, shade(tint, 1.25)))).set(rough=0.9, specular=0.15).bump(n.noise(40, 3), 0.25, 0.01)


@finish('paper', 'card', 'print')
def paper(n, name, tint):
    n.set(tint or color('white'), 0.88 if name == 'paper' else 0.6 if name == 'card' else 0.5, specular=0.2)


@finish('kraft')
def kraft(n, name, tint):
    tint = tint or color('#b98c5c')
    n.base(n.ramp(n.noise(70, 4, (1, 1, 3)), (0.3, shade(tint, 0.86)), (0.7, shade(tint, 1.06)))).set(rough=0.9, specular=0.15)


@finish('pages')
def pages(n, name, tint):
    tint = tint or color('#eadfc8')
    lines = n.wave(70, 'Z', 1.0, 1)
    n.base(n.ramp(lines, (0.2, shade(tint, 0.84)), (0.8, tint))).set(rough=0.9, specular=0.1)


@finish('foil')
def foil(n, name, tint):
    n.set(tint or color('#e2b455'), 0.3, 1.0)


@finish('ground')
def ground(n, name, tint):
    n.set(tint, 0.95, specular=0.1)


@finish('glow')
def glow(n, name, tint):
    tint = tint or color('#ffd9a0')
    n.set(tint, 0.6, emission=(*tint, 1), emission_strength=2.2)


@finish('dimglow')
def dimglow(n, name, tint):
    tint = tint or color('#ffd9a0')
    n.set(tint, 0.4, emission=(*tint, 1), emission_strength=0.55)


@finish('screen')
def screen(n, name, tint):
    tint = tint or color('#15181d')
    n.set(tint, 0.12, specular=0.5, emission=(*tint, 1), emission_strength=0.35 if sum(tint) > 0.15 else 0.0)


@finish('mirror')
def mirror(n, name, tint):
    n.set((0.95, 0.95, 0.95), 0.01, 1.0)
