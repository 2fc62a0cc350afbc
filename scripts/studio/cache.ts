import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from './recipes.ts';

/** The folder of renders. It may be deleted: published pictures are noted in the repository. */
export const CACHE = process.env.STUDIO_CACHE ?? path.join(ROOT, '.cache/studio');
export const KEYS = path.join(CACHE, 'keys');
export const SCENES = path.join(CACHE, 'scenes');

/** Digest of the scene of a key (of recipe and code), if it was built on this machine. */
export function sceneOf(key: string): string | undefined {
  const note = path.join(KEYS, key);
  return existsSync(note) ? readFileSync(note, 'utf8').trim() : undefined;
}

/** File of the render of a scene, if it exists. */
export function renderOf(scene: string, folder = SCENES): string | undefined {
  const file = path.join(folder, `${scene}.png`);
  return existsSync(file) ? file : undefined;
}
