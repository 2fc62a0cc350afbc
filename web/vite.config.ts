import { reactRouter } from '@react-router/dev/vite';
import babel from '@rolldown/plugin-babel';
import tailwindcss from '@tailwindcss/vite';
import { reactCompilerPreset } from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { SITE_SETTINGS } from '../scripts/site-settings.mjs';
import { appChunks } from './app-chunks.ts';
import { SERVER_PREFIXES } from './dev-proxy.ts';
import { sharePageInDev } from './share-page-in-dev.ts';
import { patchRouteReload } from './patch-route-reload.ts';

const API = `http://localhost:${process.env.API_PORT ?? '3001'}`;

// React Router brings its own fast refresh, so the React plugin itself stays out: two refresh runtimes clash.
export default defineConfig({
  plugins: [
    tailwindcss(),
    patchRouteReload(),
    sharePageInDev(),
    reactRouter(),
    babel({ include: /\/src\/.*\.tsx?$/, presets: [reactCompilerPreset()] }),
  ],
  envPrefix: SITE_SETTINGS,
  build: {
    target: 'es2023',
    // light-dark() stays as written: a rewrite for older browsers would double every colour.
    cssTarget: ['chrome123', 'safari17.5', 'firefox120'],
    assetsInlineLimit: 0,
    // React Router would empty all of web/build, with the sites that servers run on (scripts/build-site.mjs).
    emptyOutDir: false,
  },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: {
            codeSplitting: { groups: appChunks },
            // Some are named after all the pages that need them.
            chunkFileNames: ({ name }) => `assets/${name.split('~')[0]}-[hash].js`,
          },
        },
      },
    },
  },
  server: {
    watch: { ignored: ['**/web/build/**'] },
    // Cookies are SameSite=Strict and there is no CORS: the browser must see one origin in development too.
    proxy: Object.fromEntries(SERVER_PREFIXES.map((prefix) => [prefix, { target: API }])),
  },
});
