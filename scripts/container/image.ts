import { lstatSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { BaseImages } from './base-images.ts';
import type { Buildah } from './buildah.ts';

const IMAGE = 'localhost/tuckaway:drill';

/** Builds the image of the Dockerfile; its name. */
export function buildImage(
  buildah: Buildah,
  root: string,
  bases: BaseImages,
  settings: Record<string, string>,
): string {
  const values = { NODE_IMAGE: bases.nodeImage, RUNTIME_IMAGE: bases.runtimeImage, ...settings };
  const args = Object.entries(values).flatMap(([name, value]) => ['--build-arg', `${name}=${value}`]);
  // Debian's buildah has no engine here: commands of the Dockerfile run in a chroot.
  const options = ['--isolation=chroot', '--format=docker', '--layers', '--pull-never', '--quiet'];
  buildah.run('build', ...options, ...args, '--tag', IMAGE, root);
  return IMAGE;
}

interface Contents {
  /** Size of all files in the image, uncompressed. */
  bytes: number;
  /** Programs that the image must not bring. */
  unwanted: string[];
}

const UNWANTED = /(?:^|\/)(?:npm|npx|yarn|corepack|curl|wget|apt-get|sh|bash|dash)$/;

export function contentsOf(folder: string): Contents {
  const entries = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  const files = entries.map((path) => ({ path, stats: lstatSync(join(folder, path)) }));
  return {
    bytes: files.reduce((sum, { stats }) => sum + (stats.isFile() ? stats.size : 0), 0),
    unwanted: files.map(({ path }) => path).filter((path) => UNWANTED.test(path)),
  };
}
