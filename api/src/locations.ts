import { fileURLToPath } from 'node:url';

// From source this file lies in api/src; the build bundles everything into build/api/main.js.
const isSource = import.meta.url.endsWith('.ts');
const at = (fromSource: string, fromBuild: string) =>
  fileURLToPath(new URL(isSource ? fromSource : fromBuild, import.meta.url));

export const migrationsDir = at('../migrations', './migrations');
export const catalogueDir = at('../../content/catalogue', './content/catalogue');
export const searchWordsDir = at('../../content/search', './content/search');
export const waitlistAssetsDir = at('./features/waitlist/assets', './waitlist');
/** A link in the source tree: resolve it once, so that a later build does not change files under a server. */
export const siteDir = at('../../web/build/current', '../web');
