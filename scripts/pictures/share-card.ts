import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import sharp from 'sharp';
import subsetFont from 'subset-font';
import { DAY_TAG, tagLayer } from './gift-tag.ts';
import { paintGround } from './ground.ts';
import type { IconBox } from './icons.ts';
import { arrange, fit, type Drawing } from './stage.ts';

const WIDTH = 1800;
const HEIGHT = 945;
const NAME = 'Tuckaway';
const INK = '#1F2421';
const WALL = { l: 0.925, c: 0.022, h: 84 };
const BOARD = { l: 0.79, c: 0.06, h: 68 };
const SHADE = { l: 0.36, c: 0.045, h: 62 };
const SHELF = { back: 742, front: 816, lip: 30 };
const OBJECTS = [
  { icon: 'potted-plant', x: 950, side: 430 },
  { icon: 'teddy-bear', x: 1315, side: 400 },
  { icon: 'wrapped-gift', x: 1600, side: 300 },
];

/** The heading face as a plain font file: the text renderer knows nothing of web fonts. */
async function headingFont(cacheFolder: string): Promise<string> {
  const source = createRequire(import.meta.url).resolve(
    '@fontsource-variable/fraunces/files/fraunces-latin-full-normal.woff2',
  );
  const variationAxes = { wght: 600, opsz: 144, SOFT: 100, WONK: 0 };
  const font = await subsetFont(await readFile(source), NAME, { targetFormat: 'sfnt', variationAxes });
  const file = path.join(cacheFolder, 'heading.ttf');
  await mkdir(cacheFolder, { recursive: true });
  await writeFile(file, font);
  return file;
}

async function drawName(cacheFolder: string): Promise<Buffer> {
  const text = `<span foreground="${INK}">${NAME}</span>`;
  const fontfile = await headingFont(cacheFolder);
  return sharp({ text: { text, font: 'Fraunces 60', fontfile, dpi: 200, rgba: true } })
    .resize({ width: 560 })
    .png()
    .toBuffer();
}

/** The card that stands for the whole product wherever a page brings no picture of its own. */
export async function drawShareCard(mark: string, icons: IconBox, cacheFolder: string): Promise<Drawing> {
  const size = { width: WIDTH, height: HEIGHT };
  const ground = paintGround({ ...size, tone: WALL, board: BOARD, shelves: [SHELF] });
  const objects = await Promise.all(
    OBJECTS.map(async ({ icon, x, side }) => {
      const cutout = await icons.cutout(icon);
      return { cutout, x, base: 790, ...fit(cutout, { width: side, height: side, ink: side ** 2 * 0.7 }) };
    }),
  );
  const logo = await sharp(Buffer.from(mark.replace('<svg', '<svg width="960" height="960"')))
    .resize(250)
    .png()
    .toBuffer();
  const tag = { x: 1660, hook: -12, thread: 130, width: 150, height: 210, tilt: 4 };
  return arrange({ ...size, ground, shade: SHADE }, objects, [
    { input: logo, left: 78, top: 165 },
    { input: await drawName(cacheFolder), left: 130, top: 462 },
    tagLayer(size, [tag], DAY_TAG),
  ]);
}
