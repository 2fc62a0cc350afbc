import { readFile } from 'node:fs/promises';
import sharp from 'sharp';

const GREEN = '#1E7B4F';
const GREEN_AT_NIGHT = '#4FB887';
const TWINE = '#B9703F';
const TWINE_ON_GREEN = '#F0B77F';
const PAPER = '#FBF8F3';

/** The mark as the web shows it; every icon is made from this one file. */
export function readLogo(): Promise<string> {
  return readFile(new URL('../../web/src/ui/graphics/logo-mark.svg', import.meta.url), 'utf8');
}

export function faviconSvg(mark: string): string {
  const night = `<style>@media (prefers-color-scheme:dark){[fill="${GREEN}"]{fill:${GREEN_AT_NIGHT}}[stroke="#FFFFFF"]{stroke:#121714}}</style>`;
  return mark.replace(/(<svg[^>]*>)/, `$1${night}`);
}

/** The mark in paper on green; `share` is how much of the side it fills. */
export function drawAppIcon(mark: string, side: number, share: number): Promise<Buffer> {
  const inner = mark
    .replaceAll(GREEN, PAPER)
    .replaceAll('#FFFFFF', GREEN)
    .replaceAll(TWINE, TWINE_ON_GREEN)
    .replace(
      '<svg',
      `<svg x="${(1 - share) * 50}" y="${(1 - share) * 50}" width="${share * 100}" height="${share * 100}"`,
    );
  const ground = `<linearGradient id="g" x1="0" y1="0" x2="1" y2="1"><stop stop-color="#2A8F60"/><stop offset="1" stop-color="#176641"/></linearGradient>`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${side * 2}" height="${side * 2}" viewBox="0 0 100 100">${ground}<rect width="100" height="100" fill="url(#g)"/>${inner}</svg>`;
  return sharp(Buffer.from(svg)).resize(side).flatten().png({ compressionLevel: 9 }).toBuffer();
}

async function drawMark(mark: string, side: number): Promise<Buffer> {
  const svg = mark.replace('<svg', `<svg width="${side * 4}" height="${side * 4}"`);
  return sharp(Buffer.from(svg)).resize(side).png({ compressionLevel: 9 }).toBuffer();
}

/** An .ico file is a short table of contents followed by PNGs. */
export function packIco(pictures: { side: number; png: Buffer }[]): Buffer {
  const head = Buffer.alloc(6 + 16 * pictures.length);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(pictures.length, 4);
  let offset = head.length;
  pictures.forEach(({ side, png }, index) => {
    const at = 6 + 16 * index;
    head.writeUInt8(side % 256, at);
    head.writeUInt8(side % 256, at + 1);
    head.writeUInt16LE(1, at + 4);
    head.writeUInt16LE(32, at + 6);
    head.writeUInt32LE(png.length, at + 8);
    head.writeUInt32LE(offset, at + 12);
    offset += png.length;
  });
  return Buffer.concat([head, ...pictures.map(({ png }) => png)]);
}

export async function drawFaviconIco(mark: string): Promise<Buffer> {
  const sides = [16, 32, 48];
  return packIco(await Promise.all(sides.map(async (side) => ({ side, png: await drawMark(mark, side) }))));
}
