import { globSync, readFileSync } from 'node:fs';
import { posix, join } from 'node:path';
import { isTestCode, type SourceFile } from './import-graph.ts';

const ROOT = join(import.meta.dirname, '../..');
const CODE = '{api,bench,content,contract,domain,e2e,scripts,tools,web}/**/*.{ts,tsx,mjs}';
const MADE_OR_FOREIGN = /(^|\/)(node_modules|build|\.react-router)(\/|$)/;

/** All source files of the project, with tests and tools. */
export const allCode = (): SourceFile[] =>
  globSync(CODE, { cwd: ROOT, exclude: (path) => MADE_OR_FOREIGN.test(path) })
    .map((path) => path.replaceAll('\\', '/'))
    .map((path) => ({ path, text: readFileSync(join(ROOT, path), 'utf8') }));

/** `export const a`, `export async function a`, `export type a`. */
const DECLARED =
  /^export (?:declare |abstract |async )*(?:const|let|function\*?|class|interface|type|enum) ([\w$]+)/gm;
/** `export { a, b as c }` and `export const { a, b }`. */
const LISTED = /^export (?:type |const )?\{([^}]*)\}/gm;
/** `import a, { b, type c } from '…'`, `import * as a from '…'` and `export { a } from '…'`. */
const FROM = /^(?:import|export)\b([^'";]*?)\bfrom '([^']+)'/gm;
/** `import('…')`, in types too. */
const DYNAMIC = /\bimport\(\s*'([^']+)',?\s*\)/g;
/** The names that a dynamic import takes, by the text before or after it. */
const TAKEN_BEFORE = /\{([^{}]*)\}\s*=\s*await\s+$/;
const TAKEN_AFTER = /^(?:\s*\)\s*\.(?!then\b)([\w$]+)|\.then\(\s*\(\{([^}]*)\}|\.(?!then\b)([\w$]+))/;

/** An import of another file of ours: the names it takes, or `all` where they are not in the statement. */
interface Import {
  target: string;
  names: readonly string[] | 'all';
}

/** Names in braces: the outer name of each (`local as outer`) for exports, the first for imports. */
const namesIn = (list: string, side: 'first' | 'last') =>
  list
    .replace(/\/\/.*$|\/\*[\s\S]*?\*\//gm, '')
    .split(',')
    .map((item) =>
      item
        .trim()
        .replace(/^type /, '')
        .split(/ as |: /)
        .at(side === 'first' ? 0 : -1)!,
    )
    .filter((name) => name !== '');

function targetOf(path: string, specifier: string): string {
  if (specifier.startsWith('.')) return posix.join(posix.dirname(path), specifier);
  return specifier.replace(/^@tuckaway\/([\w-]+)\/(.*)$/, '$1/src/$2.ts');
}

function importsOf({ path, text }: SourceFile): Import[] {
  const named = [...text.matchAll(FROM)].map(([, clause, specifier]): Import => {
    const list = /\{([^}]*)\}/.exec(clause!)?.[1];
    const names = clause!.includes('*') ? 'all' : namesIn(list ?? '', 'first');
    return { target: targetOf(path, specifier!), names };
  });
  const dynamic = [...text.matchAll(DYNAMIC)].map(({ 0: { length }, 1: specifier, index }): Import => {
    const before = TAKEN_BEFORE.exec(text.slice(0, index))?.[1];
    const [, member, parameters, type] = TAKEN_AFTER.exec(text.slice(index + length)) ?? [];
    const taken = before ?? member ?? parameters ?? type;
    return {
      target: targetOf(path, specifier!),
      names: taken === undefined ? 'all' : namesIn(taken, 'first'),
    };
  });
  return [...named, ...dynamic];
}

const exportsOf = (text: string): string[] => [
  ...new Set([
    ...[...text.matchAll(DECLARED)].map(([, name]) => name!),
    ...[...text.matchAll(LISTED)].flatMap(([, list]) => namesIn(list!, 'last')),
  ]),
];

/**
 * Exports that production code neither imports nor uses in their own file: only tests call them.
 */
export function usedByTestsAlone(code: readonly SourceFile[]): string[] {
  const production = code.filter(({ path }) => !isTestCode(path));
  const textOf = new Map(production.map(({ path, text }) => [path, withoutComments(text)]));
  return deadExports(production, production).filter((dead) => {
    const [path, name] = dead.split(': ') as [string, string];
    return textOf.get(path)!.match(wordPattern(name, 'g'))!.length === 1;
  });
}

const withoutComments = (text: string) => text.replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '');
const wordPattern = (name: string, flags = '') =>
  new RegExp(`(?<![\\w$])${name.replaceAll('$', '\\$')}(?![\\w$])`, flags);

/**
 * Values and types that a file exports and no other file imports from it. Of a file that is imported as a whole
 * (`import * as`, or a dynamic import without names) a word in any other file counts as a use.
 */
export function deadExports(exporters: readonly SourceFile[], code: readonly SourceFile[]): string[] {
  const taken = new Map<string, Set<string>>();
  const whole = new Set<string>();
  for (const file of code)
    for (const { target, names } of importsOf(file)) {
      if (target === file.path) continue;
      if (names === 'all') whole.add(target);
      else taken.set(target, (taken.get(target) ?? new Set()).union(new Set(names)));
    }
  const isSaidElsewhere = (path: string, name: string) => {
    const word = wordPattern(name);
    return code.some((file) => file.path !== path && word.test(file.text));
  };
  return exporters.flatMap(({ path, text }) =>
    exportsOf(text)
      .filter((name) => !taken.get(path)?.has(name))
      .filter((name) => !(whole.has(path) && isSaidElsewhere(path, name)))
      .map((name) => `${path}: ${name}`),
  );
}
