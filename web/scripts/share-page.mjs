// Bundles the scripts and the stylesheet of shared lists and draws. Their pages are written by the server, so the files
// keep their names, and browsers ask each time whether they are still the same.
import { join } from 'node:path';
import tailwindcss from '@tailwindcss/vite';
import { build } from 'vite';

const ROOT = join(import.meta.dirname, '..');

for (const name of ['share-page', 'draw-page'])
  await build({
    configFile: false,
    root: ROOT,
    logLevel: 'warn',
    publicDir: false,
    plugins: [tailwindcss()],
    build: {
      target: 'es2023',
      cssTarget: ['chrome123', 'safari17.5', 'firefox120'],
      outDir: join(ROOT, 'build/client'),
      emptyOutDir: false,
      assetsInlineLimit: 0,
      modulePreload: false,
      rolldownOptions: {
        input: join(ROOT, `share-page/${name}.ts`),
        output: { entryFileNames: `${name}.js`, assetFileNames: 'share-page[extname]' },
      },
    },
  });
console.log('Made the files of shared lists and draws.');
