import sharp, { type Sharp } from 'sharp';
import type { Drawing } from './stage.ts';

/** Pictures hold wide soft gradients; below this quality their blocks begin to show. */
const WEBP = { quality: 84, effort: 4 };
/** Large scenes have long straight edges on even ground, where smearing is seen first. */
const SCENE_WEBP = { quality: 90, effort: 6, smartDeblock: true };

const open = ({ pixels, width, height }: Drawing): Sharp =>
  sharp(pixels, { raw: { width, height, channels: 3 } });

export function toWebp(drawing: Drawing, width: number): Promise<Buffer> {
  return open(drawing).resize({ width }).webp(WEBP).toBuffer();
}

export function toSceneWebp(drawing: Drawing, width: number): Promise<Buffer> {
  return open(drawing).resize({ width }).webp(SCENE_WEBP).toBuffer();
}

/** For cards on other sites, some of which still refuse WebP. */
export function toJpeg(drawing: Drawing, width: number): Promise<Buffer> {
  return open(drawing).resize({ width }).jpeg({ quality: 86, mozjpeg: true }).toBuffer();
}

export function toPng(drawing: Drawing, width: number): Promise<Buffer> {
  return open(drawing).resize({ width }).png({ palette: true, quality: 92, effort: 9 }).toBuffer();
}
