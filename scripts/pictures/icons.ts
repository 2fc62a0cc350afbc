import { createHash } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import sharp from 'sharp';

/** An object cut to its outline, with what is needed to give all objects the same weight. */
export type Cutout = {
  name: string;
  png: Buffer;
  width: number;
  height: number;
  /** Its opacity at a third of the size, unpacked: all that a shadow needs to know. */
  outline: { pixels: Buffer; width: number; height: number };
  /** Opaque pixels: a ring is lighter than a box of the same size. */
  ink: number;
  /** The side of its foot that holds clearly more of it. */
  lean: 'left' | 'right' | 'even';
};
export type IconBox = {
  has: (name: string) => boolean;
  cutout: (name: string) => Promise<Cutout>;
};

type IconSet = {
  width: number;
  height: number;
  icons: Record<string, { body: string }>;
  aliases?: Record<string, { parent: string }>;
};

/** Drawn big and scaled down: the filters inside the drawings leave steps when drawn at final size. */
const DRAWN_PX = 1600;
const CUTOUT_PX = 960;
const VISIBLE_ALPHA = 12;
const LEAN = 1.35;

/** The set is 100 MB of JSON, so it is read only when something must be drawn. */
function readIconSet(): IconSet {
  return createRequire(import.meta.url)('@iconify-json/fluent-emoji/icons.json') as IconSet;
}

export function openIconBox(cacheFolder: string): IconBox {
  let set: IconSet | undefined;
  const drawn = new Map<string, Promise<Cutout>>();
  const bodyOf = (name: string) => {
    set ??= readIconSet();
    return set.icons[name]?.body ?? set.icons[set.aliases?.[name]?.parent ?? '']?.body;
  };
  return {
    has: (name) => bodyOf(name) !== undefined,
    cutout(name) {
      const known = drawn.get(name) ?? drawCutout(name, bodyOf(name), cacheFolder);
      drawn.set(name, known);
      return known;
    },
  };
}

async function drawCutout(name: string, body: string | undefined, cacheFolder: string): Promise<Cutout> {
  if (body === undefined) throw new Error(`There is no object named "${name}" in the icon set.`);
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="${DRAWN_PX}" height="${DRAWN_PX}" viewBox="0 0 32 32">${body}</svg>`;
  const digest = createHash('sha256').update(svg).digest('hex').slice(0, 12);
  const file = path.join(cacheFolder, `${name}-${digest}.png`);
  const whole = await readFile(file).catch(async () => {
    const big = await sharp(Buffer.from(svg)).png({ compressionLevel: 0 }).toBuffer();
    const png = await sharp(big).resize(CUTOUT_PX).png({ compressionLevel: 3 }).toBuffer();
    await mkdir(cacheFolder, { recursive: true });
    await writeFile(file, png);
    return png;
  });
  return cut(name, whole);
}

async function cut(name: string, whole: Buffer): Promise<Cutout> {
  const alpha = await sharp(whole).extractChannel('alpha').raw().toBuffer();
  let [left, top, right, bottom, ink] = [CUTOUT_PX, CUTOUT_PX, 0, 0, 0];
  for (let at = 0; at < alpha.length; at++) {
    const a = alpha[at]!;
    if (a < VISIBLE_ALPHA) continue;
    const x = at % CUTOUT_PX;
    const y = Math.floor(at / CUTOUT_PX);
    ink += a / 255;
    left = Math.min(left, x);
    right = Math.max(right, x);
    top = Math.min(top, y);
    bottom = Math.max(bottom, y);
  }
  const box = { left, top, width: right - left + 1, height: bottom - top + 1 };
  const object = sharp(whole).extract(box);
  const png = await object.clone().png({ compressionLevel: 1 }).toBuffer();
  const small = { width: Math.ceil(box.width / 3), height: Math.ceil(box.height / 3) };
  const pixels = await object
    .extractChannel('alpha')
    .resize({ ...small, fit: 'fill' })
    .raw()
    .toBuffer();
  const { width, height } = box;
  return { name, png, width, height, outline: { pixels, ...small }, ink, lean: leanOf(alpha, box) };
}

function leanOf(
  alpha: Buffer,
  box: { left: number; top: number; width: number; height: number },
): Cutout['lean'] {
  const side = [0, 0];
  for (let y = box.top + Math.floor(box.height * 0.6); y < box.top + box.height; y++)
    for (let x = 0; x < box.width; x++)
      if (alpha[y * CUTOUT_PX + box.left + x]! >= VISIBLE_ALPHA) side[x * 2 < box.width ? 0 : 1]! += 1;
  const [left, right] = side as [number, number];
  if (left > right * LEAN) return 'left';
  return right > left * LEAN ? 'right' : 'even';
}
