import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';

/** Name of the file of published pictures. It is in the catalogue, because loading the catalogue reads it. */
export const PUBLISHED_FILE = 'published-pictures.yaml';

/** Hashes of a published picture: of its recipe, of recipe and code, and of the resulting scene. */
export type Published = { recipe: string; key: string; scene: string };

/** The pictures that are published, by folder and name: gifts/pair-of-stoneware-mugs. */
export function readPublished(catalogueDir: string): Map<string, Published> {
  const file = join(catalogueDir, PUBLISHED_FILE);
  const lines = existsSync(file)
    ? (parse(readFileSync(file, 'utf8')) as Record<string, string> | null)
    : null;
  return new Map(
    Object.entries(lines ?? {}).map(([id, line]) => {
      const [recipe = '', key = '', scene = ''] = line.split(' ');
      return [id, { recipe, key, scene }];
    }),
  );
}

/** The text of the file: a sorted line for each picture, so that a change shows as a line. */
export function publishedText(published: Map<string, Published>): string {
  const lines = [...published]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([id, { recipe, key, scene }]) => `${id}: ${recipe} ${key} ${scene}\n`);
  return `# Written by \`npm run pictures\`: each picture's recipe, recipe with code, and scene.\n${lines.join('')}`;
}
