"""Takes the noise out of a render with the trained weights of Open Image Denoise.

Debian's Blender is built without that library, but its network is a plain U-Net: the weights are written
into an ONNX graph, and ONNX Runtime runs it on the CPU in two seconds.
"""
import os
import struct

import numpy as np
import onnxruntime

WEIGHTS = os.path.join(os.path.dirname(__file__), 'denoiser', 'rt_hdr_alb_nrm.tza')


def read_weights(path):
    """The tensors of a TZA archive by name, as float32."""
    blob = open(path, 'rb').read()
    at = struct.unpack_from('<Q', blob, 4)[0]
    count = struct.unpack_from('<I', blob, at)[0]
    at += 4
    tensors = {}
    for _ in range(count):
        length = struct.unpack_from('<H', blob, at)[0]
        name = blob[at + 2:at + 2 + length].decode()
        at += 2 + length
        rank = blob[at]
        dims = struct.unpack_from(f'<{rank}I', blob, at + 1)
        at += 1 + 4 * rank + rank
        half = chr(blob[at]) == 'h'
        start = struct.unpack_from('<Q', blob, at + 1)[0]
        at += 9
        kind = np.float16 if half else np.float32
        data = np.frombuffer(blob, kind, int(np.prod(dims)), start)
        tensors[name] = data.astype(np.float32).reshape(dims)
    return tensors


def varint(n):
    out = b''
    while n > 127:
        out += bytes([n & 127 | 128])
        n >>= 7
    return out + bytes([n])


def field(number, value):
    """One protobuf field: a number, or bytes and text with their length."""
    if isinstance(value, int):
        return varint(number << 3) + varint(value)
    value = value.encode() if isinstance(value, str) else value
    return varint(number << 3 | 2) + varint(len(value)) + value


def tensor(name, array):
    dims = b''.join(field(1, int(d)) for d in array.shape)
    return field(5, dims + field(2, 1) + field(8, name) + field(9, array.tobytes()))


def ints(name, values):
    return field(5, field(1, name) + b''.join(field(8, v) for v in values) + field(20, 7))


def node(kind, inputs, output, attributes=b''):
    ends = b''.join(field(1, i) for i in inputs) + field(2, output)
    return field(1, ends + field(3, output) + field(4, kind) + attributes)


def value(number, name, channels, size):
    shape = b''.join(field(1, field(1, d)) for d in (1, channels, size, size))
    return field(number, field(1, name) + field(2, field(1, field(1, 1) + field(2, shape))))


def graph(tensors, size):
    """Encoder, bottleneck and decoder with skips; every convolution is 3 by 3 with a ReLU."""
    parts = []
    last = ['input']

    def conv(name):
        parts.append(node('Conv', [last[0], f'{name}.weight', f'{name}.bias'], f'{name}.sum',
                          ints('kernel_shape', (3, 3)) + ints('pads', (1, 1, 1, 1))))
        parts.append(node('Relu', [f'{name}.sum'], name))
        last[0] = name

    def pool(name):
        parts.append(node('MaxPool', [last[0]], name, ints('kernel_shape', (2, 2)) + ints('strides', (2, 2))))
        last[0] = name

    def up(name, skip):
        scales = b''.join(varint(7 << 3 | 5) + struct.pack('<f', s) for s in (1, 1, 2, 2))
        attributes = field(5, field(1, 'scales') + scales + field(20, 6))
        attributes += field(5, field(1, 'mode') + field(4, 'nearest') + field(20, 3))
        parts.append(node('Upsample', [last[0]], f'{name}.up', attributes))
        axis = field(5, field(1, 'axis') + field(3, 1) + field(20, 2))
        parts.append(node('Concat', [f'{name}.up', skip], name, axis))
        last[0] = name

    conv('enc_conv0')
    conv('enc_conv1')
    for level in (1, 2, 3, 4):
        pool(f'pool{level}')
        conv(f'enc_conv{level + 1}' if level < 4 else 'enc_conv5a')
    conv('enc_conv5b')
    for level, skip in ((4, 'pool3'), (3, 'pool2'), (2, 'pool1'), (1, 'input')):
        up(f'cat{level}', skip)
        conv(f'dec_conv{level}a')
        conv(f'dec_conv{level}b')
    conv('dec_conv0')
    weights = b''.join(tensor(k, v) for k, v in tensors.items())
    body = b''.join(parts) + field(2, 'unet') + weights
    body += value(11, 'input', tensors['enc_conv0.weight'].shape[1], size) + value(12, 'dec_conv0', 3, size)
    return field(1, 7) + field(8, field(1, '') + field(2, 8)) + field(7, body)


# The perceptual curve the network was trained with, and its inverse.
A, B, C, D, E, F, G = 1.41283765e3, 1.64593172, 4.31384981e-1, -2.94139609e-3, 1.92653254e-1, 6.26026094e-3, 9.98620152e-1
Y0, Y1, X0, X1 = 1.5794576e-6, 3.22087631e-2, 2.23151711e-3, 3.70974749e-1


def encode(y):
    middle = B * np.power(np.maximum(y, 1e-12), C) + D
    return np.where(y <= Y0, A * y, np.where(y <= Y1, middle, E * np.log(y + F) + G))


def decode(x):
    middle = np.power(np.maximum(x - D, 1e-12) / B, 1 / C)
    return np.where(x <= X0, x / A, np.where(x <= X1, middle, np.exp((x - G) / E) - F))


class Denoiser:
    def __init__(self, size):
        self.padded = -(-size // 16) * 16
        self.size = size
        options = onnxruntime.SessionOptions()
        options.intra_op_num_threads = 1
        model = graph(read_weights(WEIGHTS), self.padded)
        self.net = onnxruntime.InferenceSession(model, options, providers=['CPUExecutionProvider'])

    def __call__(self, color, albedo, normal):
        """Linear color, albedo and normal as (height, width, 3); gives linear color without noise."""
        color = np.clip(np.nan_to_num(color), 0, 1000)
        light = color @ np.array([0.212671, 0.71516, 0.072169], np.float32)
        scale = 0.18 / np.exp2(np.mean(np.log2(light + 1e-4)))
        top = encode(np.float32(65504))
        curved = encode(color * scale) / top
        planes = np.concatenate([curved, np.clip(albedo, 0, 1), np.clip(normal, -1, 1) * 0.5 + 0.5], axis=2)
        pad = self.padded - self.size
        planes = np.pad(planes, ((0, pad), (0, pad), (0, 0)), mode='reflect').astype(np.float32)
        out = self.net.run(None, {'input': np.ascontiguousarray(planes.transpose(2, 0, 1)[None])})[0][0]
        out = out.transpose(1, 2, 0)[:self.size, :self.size]
        return (decode(out * top) / scale).astype(np.float32)
