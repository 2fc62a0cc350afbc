import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import sharp from 'sharp';
import subsetFont from 'subset-font';
import { DAY_TAG, tagLayer } from './gift-tag.ts';
import { paintGround } from './ground.ts';
import type { IconBox } from './icons.ts';
import { arrange, fit, type Drawing } from './stage.ts';

const WIDTH = 1200;
const HEIGHT = 630;
const NAME = 'Tuckaway';
const INK = '#1F2421';
const WALL = { l: 0.925, c: 0.022, h: 84 };
const BOARD = { l: 0.79, c: 0.06, h: 68 };
const SHADE = { l: 0.36, c: 0.045, h: 62 };
const SHELF = { back: 495, front: 544, lip: 20 };
const OBJECTS = [
  { icon: 'potted-plant', x: 633, side: 287 },
  { icon: 'teddy-bear', x: 877, side: 267 },
  { icon: 'wrapped-gift', x: 1067, side: 200 },
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
    .resize({ width: 374 })
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
      return { cutout, x, base: 527, ...fit(cutout, { width: side, height: side, ink: side ** 2 * 0.7 }) };
    }),
  );
  const logo = await sharp(Buffer.from(mark.replace('<svg', '<svg width="960" height="960"')))
    .resize(166)
    .png()
    .toBuffer();
  const tag = { x: 1106, hook: -8, thread: 87, width: 100, height: 140, tilt: 4 };
  return arrange({ ...size, ground, shade: SHADE }, objects, [
    { input: logo, left: 52, top: 110 },
    { input: await drawName(cacheFolder), left: 87, top: 308 },
    tagLayer(size, [tag], DAY_TAG),
  ]);
}
