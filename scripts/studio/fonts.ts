import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import subsetFont from 'subset-font';

const ASCII = Array.from({ length: 95 }, (_, i) => String.fromCharCode(32 + i)).join('');
const LETTERS = `${ASCII}áàâäãåæçéèêëíìîïñóòôöõøúùûüýÿÁÀÂÄÉÈÊÍÓÖØÚÜßœ’‘“”–—…·•×°½¼¾&®™£€´¡¿`;

const FACES = [
  { name: 'fraunces-400', file: 'fraunces/files/fraunces-latin-full-normal.woff2', axes: { wght: 400 } },
  { name: 'fraunces-600', file: 'fraunces/files/fraunces-latin-full-normal.woff2', axes: { wght: 600 } },
  { name: 'fraunces-900', file: 'fraunces/files/fraunces-latin-full-normal.woff2', axes: { wght: 900 } },
  {
    name: 'fraunces-italic-500',
    file: 'fraunces/files/fraunces-latin-full-italic.woff2',
    axes: { wght: 500 },
  },
  { name: 'figtree-400', file: 'figtree/files/figtree-latin-wght-normal.woff2', axes: { wght: 400 } },
  { name: 'figtree-600', file: 'figtree/files/figtree-latin-wght-normal.woff2', axes: { wght: 600 } },
  { name: 'figtree-900', file: 'figtree/files/figtree-latin-wght-normal.woff2', axes: { wght: 900 } },
];

/** Our two families as plain font files of one weight each, which is all that Blender reads. */
export async function prepareFonts(folder: string): Promise<void> {
  const { resolve } = createRequire(import.meta.url);
  await mkdir(folder, { recursive: true });
  for (const { name, file, axes } of FACES) {
    const target = path.join(folder, `${name}.ttf`);
    if (existsSync(target)) continue;
    const display: Record<string, number> = file.startsWith('fraunces')
      ? { opsz: 72, SOFT: 50, WONK: 0 }
      : {};
    const font = await readFile(resolve(`@fontsource-variable/${file}`));
    const variationAxes: Record<string, number> = { ...axes, ...display };
    await writeFile(target, await subsetFont(font, LETTERS, { targetFormat: 'sfnt', variationAxes }));
  }
}
