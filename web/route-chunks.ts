import type { Plugin } from 'vite';

const FILE = /\/react-router\/dist\/.*\/routeModules\.js$/;
const RELOAD = /window\.location\.reload\(\);\s*return new Promise\(\(\) => \{\}\);/;
const THROW = 'throw new DOMException("A part of this page did not load.", "RouteChunkError");';

/**
 * Where the code of a page does not arrive, React Router loads the whole page anew, again and again while the file is
 * missing. Instead the failure goes to the nearest error boundary, which says so and offers to try again.
 */
export function showMissingRouteChunks(): Plugin {
  let isDone = false;
  return {
    name: 'show-missing-route-chunks',
    applyToEnvironment: ({ name }) => name === 'client',
    transform: {
      filter: { id: FILE },
      handler(code) {
        isDone = RELOAD.test(code);
        return { code: code.replace(RELOAD, THROW), map: null };
      },
    },
    generateBundle() {
      if (!isDone) this.error('React Router no longer reloads as web/route-chunks.ts expects.');
    },
  };
}
