import { fileURLToPath } from 'node:url';

/** A program beside this one: from source a TypeScript file, in the build a bundle of the same name. */
export function neighborFile(name: string): string {
  const extension = import.meta.url.endsWith('.ts') ? 'ts' : 'js';
  return fileURLToPath(new URL(`./${name}.${extension}`, import.meta.url));
}
