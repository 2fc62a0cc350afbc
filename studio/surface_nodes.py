"""Builds the shader nodes of a material: a principled surface with textures and bumps, scaled to the picture."""
import bpy

from colors import mix

_grains = []
_bumps = []


def set_grain(radius):
    """Textures are as fine as the picture needs: a blanket's weave shows as well as a napkin's."""
    for value in _grains:
        value.outputs[0].default_value = 1 / radius
    _grains.clear()


def set_bumps(radius):
    for node in _bumps:
        node.inputs['Distance'].default_value *= radius
    _bumps.clear()


def forget():
    """Before a new picture: the old one's nodes are gone."""
    _grains.clear()
    _bumps.clear()


class Nodes:
    """A material in the making: a principled surface, textures in the thing's own space, and bumps."""

    def __init__(self, name):
        self.material = bpy.data.materials.new(name)
        self.material.use_nodes = True
        self.tree = self.material.node_tree
        self.surface = self.tree.nodes['Principled BSDF']
        self._space = None

    def set(self, base=None, rough=None, metal=None, **others):
        inputs = self.surface.inputs
        if base is not None:
            inputs['Base Color'].default_value = (*base, 1)
        if rough is not None:
            inputs['Roughness'].default_value = rough
        if metal is not None:
            inputs['Metallic'].default_value = metal
        for key, value in others.items():
            inputs[key.replace('_', ' ').title().replace('Ior', 'IOR')].default_value = value
        return self

    def node(self, kind, **inputs):
        node = self.tree.nodes.new(f'ShaderNode{kind}')
        for key, value in inputs.items():
            if hasattr(value, 'links'):
                self.tree.links.new(value, node.inputs[key])
            else:
                node.inputs[key].default_value = value
        return node

    def space(self, stretch=(1, 1, 1)):
        if self._space is None:
            grain = self.tree.nodes.new('ShaderNodeValue')
            grain.outputs[0].default_value = 0.1
            _grains.append(grain)
            where = self.node('TexCoord')
            scaled = self.tree.nodes.new('ShaderNodeVectorMath')
            scaled.operation = 'SCALE'
            self.tree.links.new(where.outputs['Object'], scaled.inputs[0])
            self.tree.links.new(grain.outputs[0], scaled.inputs['Scale'])
            self._space = scaled.outputs[0]
        return self.node('Mapping', Vector=self._space, Scale=stretch).outputs[0]

    def noise(self, scale, detail=3, stretch=(1, 1, 1), distortion=0.0):
        return self.node('TexNoise', Vector=self.space(stretch), Scale=scale, Detail=detail, Distortion=distortion).outputs['Fac']

    def wave(self, scale, axis='X', distortion=0.0, detail=0, rings=False, stretch=(1, 1, 1)):
        node = self.node('TexWave', Vector=self.space(stretch), Scale=scale, Distortion=distortion, Detail=detail)
        node.wave_type = 'RINGS' if rings else 'BANDS'
        if rings:
            node.rings_direction = axis
        else:
            node.bands_direction = axis
        return node.outputs['Fac']

    def cells(self, scale, edge=False):
        node = self.node('TexVoronoi', Vector=self.space(), Scale=scale)
        if edge:
            node.feature = 'DISTANCE_TO_EDGE'
        return node.outputs['Distance']

    def math(self, operation, a, b=0.0):
        node = self.tree.nodes.new('ShaderNodeMath')
        node.operation = operation
        for socket, value in zip(node.inputs, (a, b)):
            if hasattr(value, 'links'):
                self.tree.links.new(value, socket)
            else:
                socket.default_value = value
        return node.outputs[0]

    def ramp(self, factor, *stops):
        """Colors along a factor: (place, rgb) pairs."""
        node = self.node('ValToRGB', Fac=factor)
        elements = node.color_ramp.elements
        while len(elements) < len(stops):
            elements.new(0.5)
        for element, (place, rgb) in zip(elements, stops):
            element.position, element.color = place, (*rgb, 1)
        return node.outputs['Color']

    def ramp_mix(self, under, over, share):
        """One color laid over another where `share` is high."""
        node = self.node('MixRGB', Fac=share, Color1=under, Color2=(*over, 1))
        return node.outputs[0]

    def shadow_through(self, tint):
        """Light passes glass without costly caustics: for shadows and faint bounces it is a tinted pane."""
        path = self.node('LightPath')
        clear = self.node('BsdfTransparent', Color=(*(mix((1, 1, 1), tint, 0.5) if tint else (0.93, 0.95, 0.94)), 1))
        choose = self.tree.nodes.new('ShaderNodeMixShader')
        faint = self.math('MAXIMUM', path.outputs['Is Shadow Ray'], path.outputs['Is Diffuse Ray'])
        self.tree.links.new(faint, choose.inputs[0])
        self.tree.links.new(self.surface.outputs[0], choose.inputs[1])
        self.tree.links.new(clear.outputs[0], choose.inputs[2])
        self.tree.links.new(choose.outputs[0], self.tree.nodes['Material Output'].inputs['Surface'])
        return self

    def base(self, output):
        self.tree.links.new(output, self.surface.inputs['Base Color'])
        return self

    def rough(self, output):
        self.tree.links.new(output, self.surface.inputs['Roughness'])
        return self

    def bump(self, height, strength=0.3, distance=0.02):
        """`distance` is in shares of the picture's radius."""
        node = self.node('Bump', Height=height, Strength=strength, Distance=distance)
        last = self.surface.inputs['Normal']
        if last.links:
            self.tree.links.new(last.links[0].from_socket, node.inputs['Normal'])
        self.tree.links.new(node.outputs['Normal'], last)
        self.tree.nodes.active = node
        _bumps.append(node)
        return self
