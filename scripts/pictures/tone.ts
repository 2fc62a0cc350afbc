import type { Hue } from '@tuckaway/contract/pictures';

/** A color in OKLCH: lightness 0 to 1, chroma, hue angle in degrees. */
export type Tone = { l: number; c: number; h: number };
export type Rgb = [number, number, number];

const CHROMA = 0.07;
const GRAY_CHROMA = 0.022;

/** Equal lightness and chroma for every hue, so that no card shouts; slate is the one gray. */
const GROUND_LIGHTNESS = 0.84;
/** The angles of the category hues in the web's tokens: a card and the picture on it are of one color. */
const ANGLES: Record<Hue, number> = {
  rose: 6,
  coral: 30,
  clay: 54,
  amber: 80,
  moss: 125,
  pine: 152,
  mint: 178,
  sky: 228,
  slate: 250,
  indigo: 272,
  lilac: 300,
  plum: 335,
};

export function groundTone(hue: Hue): Tone {
  return { l: GROUND_LIGHTNESS, c: hue === 'slate' ? GRAY_CHROMA : CHROMA, h: ANGLES[hue] };
}

/** What falls into shade here: the ground's own hue, much darker, never plain black. */
export function shadeOf(ground: Tone): Tone {
  return { l: Math.min(0.36, ground.l * 0.42), c: Math.min(ground.c + 0.01, 0.07), h: ground.h };
}

const gamma = (v: number) => (v <= 0.0031308 ? 12.92 * v : 1.055 * v ** (1 / 2.4) - 0.055);
const byte = (v: number) => Math.min(255, Math.max(0, 255 * gamma(Math.min(1, Math.max(0, v)))));

/** Unrounded, so that a gradient can be dithered instead of banded. */
export function toRgb({ l, c, h }: Tone): Rgb {
  const angle = (h * Math.PI) / 180;
  const a = c * Math.cos(angle);
  const b = c * Math.sin(angle);
  const long = (l + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const medium = (l - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const short = (l - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    byte(4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short),
    byte(-1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short),
    byte(-0.0041960863 * long - 0.7034186147 * medium + 1.707614701 * short),
  ];
}

export function toHex(tone: Tone): string {
  return `#${toRgb(tone)
    .map((v) => Math.round(v).toString(16).padStart(2, '0'))
    .join('')}`;
}
