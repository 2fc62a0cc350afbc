import type { Plugin } from 'vite';

const SOURCES: Record<string, string> = {
  '/share-page.js': '/share-page/share-page.ts',
  '/draw-page.js': '/share-page/draw-page.ts',
  '/site.js': '/site/site.ts',
  '/share-page.css': '/share-page/share-page.css',
};

/** Serves the scripts of public pages, shared lists and draws from their sources, under the names that the build gives them. */
export function sharePageInDev(): Plugin {
  return {
    name: 'share-page-in-dev',
    apply: 'serve',
    configureServer({ middlewares }) {
      middlewares.use((request, _response, next) => {
        request.url = SOURCES[request.url ?? ''] ?? request.url;
        next();
      });
    },
  };
}
