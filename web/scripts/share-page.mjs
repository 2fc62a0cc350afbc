// Bundles the script and the stylesheet of shared lists. Their pages are written by the server, so the two files keep
// their names, and browsers ask each time whether they are still the same.
import { join } from 'node:path';
import tailwindcss from '@tailwindcss/vite';
import { build } from 'vite';

const ROOT = join(import.meta.dirname, '..');

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
      input: join(ROOT, 'share-page/share-page.ts'),
      output: { entryFileNames: 'share-page.js', assetFileNames: 'share-page[extname]' },
    },
  },
});
console.log('Made the files of shared lists.');
