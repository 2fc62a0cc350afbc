import type { OverlayOptions } from 'sharp';
import { toHex, type Tone } from './tone.ts';

type TagColors = { card: Tone; twine: Tone; shade: Tone };
/** A tag on its thread; `x` and `hook` are where the thread is tied, all in pixels. */
export type HangingTag = {
  x: number;
  hook: number;
  thread: number;
  width: number;
  height: number;
  tilt: number;
};
type Point = [number, number];

/** The paper colors of the web's tokens: kraft and twine, by day and by night. */
export const DAY_TAG: TagColors = {
  card: { l: 0.872, c: 0.055, h: 76 },
  twine: { l: 0.62, c: 0.115, h: 50 },
  shade: { l: 0.3, c: 0.04, h: 60 },
};
export const NIGHT_TAG: TagColors = {
  card: { l: 0.4, c: 0.035, h: 72 },
  twine: { l: 0.7, c: 0.1, h: 55 },
  shade: { l: 0.08, c: 0.01, h: 155 },
};

/** A closed outline whose corners are rounded by `radius`. */
function roundedOutline(points: Point[], radius: number): string {
  const parts = points.map((point, index) => {
    const before = points[(index + points.length - 1) % points.length]!;
    const after = points[(index + 1) % points.length]!;
    const from = towards(point, before, radius);
    const to = towards(point, after, radius);
    return `${index === 0 ? 'M' : 'L'}${from} Q${point.join(' ')} ${to}`;
  });
  return `${parts.join(' ')} Z`;
}

function towards([x, y]: Point, [toX, toY]: Point, distance: number): string {
  const share = Math.min(0.5, distance / Math.hypot(toX - x, toY - y));
  return `${(x + (toX - x) * share).toFixed(1)} ${(y + (toY - y) * share).toFixed(1)}`;
}

export function tagOutline(
  width: number,
  height: number,
): { outline: string; hole: { y: number; r: number } } {
  const half = width / 2;
  const corner = Math.min(width, height) * 0.24;
  const hole = { y: Math.min(width, height) * 0.17, r: Math.min(width, height) * 0.055 };
  const points: Point[] = [
    [-half + corner, 0],
    [half - corner, 0],
    [half, corner],
    [half, height],
    [-half, height],
    [-half, corner],
  ];
  const ring = `M${-hole.r} ${hole.y} a${hole.r} ${hole.r} 0 1 0 ${hole.r * 2} 0 a${hole.r} ${hole.r} 0 1 0 ${-hole.r * 2} 0 Z`;
  return { outline: `${roundedOutline(points, corner * 0.42)} ${ring}`, hole };
}

function tagMarkup({ x, hook, thread, width, height, tilt }: HangingTag, colors: TagColors): string {
  const { outline, hole } = tagOutline(width, height);
  const top = hook + thread - hole.y;
  const line = Math.max(3, Math.min(width, height) * 0.028);
  const sway = thread * 0.05;
  return `<g transform="rotate(${tilt} ${x} ${hook})"><g transform="translate(${x} ${top})">
    <path d="${outline}" transform="translate(${line * 3} ${line * 4})" fill="${toHex(colors.shade)}" fill-rule="evenodd" opacity=".34" filter="url(#soft)"/>
    <path d="${outline}" fill="url(#paper)" fill-rule="evenodd"/>
    <circle cy="${hole.y}" r="${hole.r * 1.55}" fill="none" stroke="${toHex({ ...colors.card, l: colors.card.l - 0.1, c: colors.card.c + 0.02 })}" stroke-width="${hole.r * 0.7}"/>
    </g><path d="M${x} ${hook} C${x - sway} ${hook + thread * 0.4} ${x + sway} ${hook + thread * 0.7} ${x} ${hook + thread}" fill="none" stroke="${toHex(colors.twine)}" stroke-width="${line}" stroke-linecap="round"/></g>`;
}

/** All tags of a scene as one layer. */
export function tagLayer(
  size: { width: number; height: number },
  tags: HangingTag[],
  colors: TagColors,
): OverlayOptions {
  const blur = Math.min(size.width, size.height) * 0.009;
  const light = toHex({ ...colors.card, l: colors.card.l + 0.025 });
  const dim = toHex({ ...colors.card, l: colors.card.l - 0.025 });
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${size.width}" height="${size.height}"><defs>
    <filter id="soft" x="-30%" y="-30%" width="160%" height="160%"><feGaussianBlur stdDeviation="${blur}"/></filter>
    <linearGradient id="paper" x1="0" y1="0" x2="1" y2="1"><stop stop-color="${light}"/><stop offset="1" stop-color="${dim}"/></linearGradient>
    </defs>${tags.map((tag) => tagMarkup(tag, colors)).join('')}</svg>`;
  return { input: Buffer.from(svg), left: 0, top: 0 };
}
