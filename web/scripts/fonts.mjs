// Cuts the two typefaces down to the letters and axes the product uses. Run by hand after a font update: npm run fonts -w web
import { readFile, writeFile, mkdir } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import subsetFont from 'subset-font';

const require = createRequire(import.meta.url);
const OUT = join(import.meta.dirname, '../public/fonts');

const LATIN = range(0x20, 0x7e) + range(0xa0, 0xff);
const EXTRA = 'ŁłŠšŽžŒœŸıĞğŞşČčŘřŐőŰűĄąĘęŻżŹźŃńÓó–—‘’‚“”„†•…‹›€™−×÷←→↑↓';

const FONTS = [
  {
    out: 'fraunces.woff2',
    source: '@fontsource-variable/fraunces/files/fraunces-latin-full-normal.woff2',
    axes: { wght: 520, opsz: { min: 18, max: 144 }, SOFT: 60, WONK: 0 },
  },
  {
    out: 'fraunces-italic.woff2',
    source: '@fontsource-variable/fraunces/files/fraunces-latin-full-italic.woff2',
    axes: { wght: 400, opsz: 48, SOFT: 60, WONK: 0 },
  },
  {
    out: 'figtree.woff2',
    source: '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2',
    axes: { wght: { min: 400, max: 700 } },
  },
];

function range(first, last) {
  return String.fromCodePoint(...Array.from({ length: last - first + 1 }, (_, i) => first + i));
}

await mkdir(OUT, { recursive: true });
for (const { out, source, axes } of FONTS) {
  const font = await subsetFont(await readFile(require.resolve(source)), LATIN + EXTRA, {
    targetFormat: 'woff2',
    variationAxes: axes,
    noHinting: true,
  });
  await writeFile(join(OUT, out), font);
  console.log(`${out} ${Math.round(font.length / 1024)} kB`);
}
