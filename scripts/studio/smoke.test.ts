import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { spawnSync } from 'node:child_process';
import os from 'node:os';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { openStudio } from './blender.ts';
import { CACHE } from './cache.ts';
import { prepareFonts } from './fonts.ts';
import { listMakers } from './makers-page.ts';

const python = path.join(CACHE, 'python');
const canRender =
  existsSync(path.join(python, 'onnxruntime')) &&
  spawnSync('blender', ['-b', '--version'], { stdio: 'ignore' }).status === 0;

/** Only on a machine that is set up to draw; see studio/README.md. */
describe.runIf(canRender)('studio', () => {
  it('renders a tiny picture with one maker of each group', { timeout: 600_000 }, async () => {
    const scratch = await mkdtemp(path.join(os.tmpdir(), 'studio-'));
    const fonts = path.join(CACHE, 'fonts');
    await prepareFonts(fonts);
    const firsts = new Map(listMakers().map(({ group, name }) => [group, name]));
    const studio = await openStudio({ STUDIO_FONTS: fonts, STUDIO_PYTHON: python });
    const quality = { size: 64, samples: 1, scenes: scratch, scratch, anew: false, dry: false };
    for (const [group, maker] of firsts) {
      const recipe = { maker, ground: 'clay' };
      const answer = await studio.render({ slug: maker, recipe, ...quality });
      expect(answer.error, `${group}: ${maker}`).toBeUndefined();
      expect(existsSync(path.join(scratch, `${answer.scene}.png`)), maker).toBe(true);
    }
    studio.close();
    await rm(scratch, { recursive: true });
  });
});
