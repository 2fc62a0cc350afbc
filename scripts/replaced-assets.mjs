import { copyFileSync, existsSync, mkdirSync, readdirSync, statSync, utimesSync } from 'node:fs';
import { join } from 'node:path';

const KEPT_MS = 24 * 60 * 60 * 1000;
/** The server looks for it beside the folder of its pages (api/src/platform/site/static-site.ts). */
const REPLACED = 'replaced';

const namesIn = (folder) => (existsSync(folder) ? readdirSync(folder) : []);

/**
 * Copies assets of the last build that the next one does not have, for browsers that still show its pages. They stay for a
 * day after they were replaced, which is the time that a copy was last written.
 */
export function keepReplacedAssets(lastBuild, nextBuild, now = Date.now()) {
  const current = new Set(namesIn(join(nextBuild, 'web', 'assets')));
  const target = join(nextBuild, REPLACED, 'assets');
  const keep = (folder, name, replacedAt) => {
    if (current.has(name) || now - replacedAt >= KEPT_MS) return;
    mkdirSync(target, { recursive: true });
    copyFileSync(join(folder, name), join(target, name));
    utimesSync(join(target, name), replacedAt / 1000, replacedAt / 1000);
  };
  const replacedBefore = join(lastBuild, REPLACED, 'assets');
  for (const name of namesIn(replacedBefore))
    keep(replacedBefore, name, statSync(join(replacedBefore, name)).mtimeMs);
  const replacedNow = join(lastBuild, 'web', 'assets');
  for (const name of namesIn(replacedNow)) keep(replacedNow, name, now);
}
