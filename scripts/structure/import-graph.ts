import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

export interface SourceFile {
  /** 'web/src/features/tags/tag-row.tsx' */
  path: string;
  text: string;
}

const ROOT = join(import.meta.dirname, '../..');
export const isTestCode = (path: string): boolean =>
  /\.(test|spec|fixture)\.(tsx?|mjs)$|\/src\/test\//.test(path);

/** Production sources of a package, without tests. */
export const sourcesOf = (packageName: string): SourceFile[] =>
  filesOf(packageName, (path) => !isTestCode(path));

/** Tests and fixtures of a package. */
export const testsOf = (packageName: string): SourceFile[] => filesOf(packageName, isTestCode);

const filesOf = (packageName: string, isWanted: (path: string) => boolean): SourceFile[] =>
  globSync(`${packageName}/src/**/*.{ts,tsx}`, { cwd: ROOT })
    .map((path) => path.replaceAll('\\', '/'))
    .filter(isWanted)
    .map((path) => ({ path, text: readFileSync(join(ROOT, path), 'utf8') }));

/** `from '…'`, `import '…'` and `import('…')`, imports of types included. */
const IMPORT = /\b(?:from|import)\s*\(?\s*['"](\.{1,2}\/[^'"]+)['"]/g;

/** The part a file belongs to: a feature, another folder, or itself at the top level. */
function partOf(path: string): string {
  const [, , first, second, ...rest] = path.split('/');
  return first === 'features' && rest.length > 0 ? `${first}/${second}` : first!;
}

export type Graph = Map<string, Set<string>>;

/** Which part imports which. */
export function importGraph(files: readonly SourceFile[]): Graph {
  const graph: Graph = new Map();
  for (const { path, text } of files) {
    const from = partOf(path);
    const targets = graph.get(from) ?? new Set<string>();
    graph.set(from, targets);
    for (const [, target] of text.matchAll(IMPORT)) {
      const to = join(dirname(path), target!).replaceAll('\\', '/');
      // Imports outside of the sources are content, not code.
      if (to.split('/')[1] === 'src' && partOf(to) !== from) targets.add(partOf(to));
    }
  }
  return graph;
}

/** Every part that can be reached from itself, with one way around. */
export function cyclesIn(graph: Graph): string[] {
  const found = new Set<string>();
  const visit = (part: string, way: readonly string[]): void => {
    const start = way.indexOf(part);
    if (start >= 0) {
      const circle = way.slice(start);
      const smallest = circle.indexOf(circle.toSorted()[0]!);
      const turned = [...circle.slice(smallest), ...circle.slice(0, smallest)];
      found.add([...turned, turned[0]].join(' → '));
      return;
    }
    for (const next of graph.get(part) ?? []) visit(next, [...way, part]);
  };
  for (const part of graph.keys()) visit(part, []);
  return [...found].toSorted();
}
