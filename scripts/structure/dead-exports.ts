import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { SourceFile } from './import-graph.ts';

const ROOT = join(import.meta.dirname, '../..');
const CODE = '{api,bench,content,contract,domain,e2e,scripts,tools,web}/**/*.{ts,tsx,mjs}';
const MADE_OR_FOREIGN = /(^|\/)(node_modules|build|\.react-router)(\/|$)/;
const EXPORTED = /^export (?:async )?(?:const|function\*?|class|let) ([\w$]+)/gm;

/** Everything of ours, tests and tools too. */
export const allCode = (): SourceFile[] =>
  globSync(CODE, { cwd: ROOT, exclude: (path) => MADE_OR_FOREIGN.test(path) })
    .map((path) => path.replaceAll('\\', '/'))
    .map((path) => ({ path, text: readFileSync(join(ROOT, path), 'utf8') }));

/** Values that a file exports and no other file names. Types may be exported for the sake of a signature. */
export function deadExports(exporters: readonly SourceFile[], code: readonly SourceFile[]): string[] {
  const users = new Map<string, Set<string>>();
  for (const { path, text } of code) {
    for (const word of text.match(/[\w$]+/g) ?? []) {
      const paths = users.get(word) ?? new Set();
      users.set(word, paths.add(path));
    }
  }
  return exporters.flatMap(({ path, text }) =>
    [...text.matchAll(EXPORTED)]
      .map(([, name]) => name!)
      .filter((name) => [...(users.get(name) ?? [])].every((user) => user === path))
      .map((name) => `${path}: ${name}`),
  );
}
