/** A color in OKLCH: lightness 0 to 1, chroma, hue angle in degrees. */
export type Tone = { l: number; c: number; h: number };
type Rgb = [number, number, number];

const gamma = (v: number) => (v <= 0.0031308 ? 12.92 * v : 1.055 * v ** (1 / 2.4) - 0.055);
const byte = (v: number) => Math.min(255, Math.max(0, 255 * gamma(Math.min(1, Math.max(0, v)))));

function toRgb({ l, c, h }: Tone): Rgb {
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
