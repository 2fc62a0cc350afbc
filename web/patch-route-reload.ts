import type { Plugin } from 'vite';

const FILE = /\/react-router\/dist\/.*\/routeModules\.js$/;
const RELOAD = /window\.location\.reload\(\);\s*return new Promise\(\(\) => \{\}\);/;
const THROW = 'throw new DOMException("A part of this page did not load.", "RouteChunkError");';

/**
 * Replaces a reload in React Router's code by an error. When the code of a page does not load, React Router reloads the
 * whole page, repeatedly while the file is missing. The error goes to the nearest error boundary, which offers to try again.
 */
export function patchRouteReload(): Plugin {
  let isDone = false;
  return {
    name: 'patch-route-reload',
    applyToEnvironment: ({ name }) => name === 'client',
    transform: {
      filter: { id: FILE },
      handler(code) {
        isDone = RELOAD.test(code);
        return { code: code.replace(RELOAD, THROW), map: null };
      },
    },
    generateBundle() {
      if (!isDone) this.error('React Router no longer reloads as web/patch-route-reload.ts expects.');
    },
  };
}
