import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import os from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import subsetFont from 'subset-font';
import { DAY_TAG, NIGHT_TAG, tagLayer } from './gift-tag.ts';
import { HERO_TAGS, heroTags, type HeroFormat, type HeroTheme } from './hero-tags.ts';
import { readLogo } from './logo.ts';

/** The landing page's first picture, whose size delays the first paint on a phone. */
const HERO_WEBP = { quality: 82, effort: 6 };
const NAME = 'Tuckaway';
const INK = '#1F2421';
const CARD = { width: 1200, height: 630 };

/** The shelf with blank tags hung on it; the page writes on them. */
export async function encodeHero(render: string, format: HeroFormat, theme: HeroTheme): Promise<Buffer> {
  const { width, height } = HERO_TAGS[format];
  const tags = tagLayer({ width, height }, heroTags(format), theme === 'light' ? DAY_TAG : NIGHT_TAG);
  return sharp(render).composite([tags]).webp(HERO_WEBP).toBuffer();
}

/** The heading face as a plain font file: the text renderer knows nothing of web fonts. */
async function headingFont(): Promise<string> {
  const source = createRequire(import.meta.url).resolve(
    '@fontsource-variable/fraunces/files/fraunces-latin-full-normal.woff2',
  );
  const variationAxes = { wght: 600, opsz: 144, SOFT: 100, WONK: 0 };
  const font = await subsetFont(await readFile(source), NAME, { targetFormat: 'sfnt', variationAxes });
  const folder = path.join(os.tmpdir(), 'tuckaway-fonts');
  await mkdir(folder, { recursive: true });
  const file = path.join(folder, 'heading.ttf');
  await writeFile(file, font);
  return file;
}

/** The default share card, for pages without a picture. */
export async function encodeShareCard(render: string): Promise<Buffer> {
  const text = `<span foreground="${INK}">${NAME}</span>`;
  const fontfile = await headingFont();
  const name = sharp({ text: { text, font: 'Fraunces 60', fontfile, dpi: 200, rgba: true } });
  const mark = (await readLogo()).replace('<svg', '<svg width="960" height="960"');
  const tag = { x: 1106, hook: -8, thread: 87, width: 100, height: 140, tilt: 4 };
  return sharp(render)
    .composite([
      { input: await sharp(Buffer.from(mark)).resize(166).png().toBuffer(), left: 52, top: 110 },
      { input: await name.resize({ width: 374 }).png().toBuffer(), left: 87, top: 308 },
      tagLayer(CARD, [tag], DAY_TAG),
    ])
    .removeAlpha()
    .png({ palette: true, quality: 92, effort: 9 })
    .toBuffer();
}
