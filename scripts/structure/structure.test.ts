import { APP_SCREENS } from '@tuckaway/domain/app-screens';
import { describe, expect, it } from 'vitest';
import { allCode, deadExports } from './dead-exports.ts';
import { API, WEB, type Structure } from './edges.ts';
import { cyclesIn, importGraph, sourcesOf, type Graph, type SourceFile } from './import-graph.ts';

const web = sourcesOf('web');
const api = sourcesOf('api');

const FEATURE = /^features\//;
const layerOf = (part: string) => (FEATURE.test(part) ? 'features' : part);

/** 'features/search → features/gifts' where both are features, 'ui → lib' otherwise. */
function edgesOf(graph: Graph): string[] {
  const edges = [...graph].flatMap(([from, targets]) =>
    [...targets].map((to) =>
      FEATURE.test(from) && FEATURE.test(to) ? `${from} → ${to}` : `${layerOf(from)} → ${layerOf(to)}`,
    ),
  );
  return [...new Set(edges)].toSorted();
}

const written = ({ layers, features }: Structure) =>
  [
    ...Object.entries(layers).flatMap(([from, targets]) => targets.map((to) => `${from} → ${to}`)),
    ...Object.entries(features).flatMap(([from, targets]) =>
      targets.map((to) => `features/${from} → features/${to}`),
    ),
  ].toSorted();

describe.each([
  ['web', web, WEB],
  ['api', api, API],
])('%s', (_name, files, structure) => {
  const graph = importGraph(files);

  it('has exactly the edges that are written in edges.ts', () => {
    expect(edgesOf(graph)).toEqual(written(structure));
  });

  it('has no circle of folders, dynamic imports counted', () => {
    expect(cyclesIn(graph)).toEqual([]);
  });
});

describe('the graph', () => {
  const graphOf = (...files: [string, string][]) =>
    importGraph(files.map(([path, text]) => ({ path: `web/src/${path}`, text })));

  it('counts static, dynamic and type imports alike', () => {
    const graph = graphOf([
      'features/a/x.ts',
      "import { b } from '../b/y.ts';\nimport type { C } from '../c/y.ts';\nconst d = () => import('../d/y.ts');\nimport '../../lib/e.ts';\nexport * from './x2.ts';",
    ]);
    expect([...graph.get('features/a')!]).toEqual(['features/b', 'features/c', 'features/d', 'lib']);
  });

  it('finds a circle, also through a third', () => {
    const graph = graphOf(
      ['features/a/x.ts', "import '../b/x.ts';"],
      ['features/b/x.ts', "import('../c/x.ts');"],
      ['features/c/x.ts', "import type { A } from '../a/x.ts';"],
    );
    expect(cyclesIn(graph)).toEqual(['features/a → features/b → features/c → features/a']);
  });
});

it('has a route for every screen that the server knows, and no other', () => {
  const routes = web.find(({ path }) => path === 'web/src/routes.ts')!.text;
  const inApp = [...routes.matchAll(/(?:index\(|route\('([^']*)',\s*)'routes\/app\/(?!shell\/)/g)];
  expect(inApp.map(([, path = '']) => path)).toEqual([...APP_SCREENS]);
});

describe('exports', () => {
  it('have a user in another file', () => {
    const code = allCode();
    // React Router uses the exports of screens and of its own files.
    const isRead = (path: string) =>
      /^web\/src\/(routes\/|root|entry|routes\.ts)|\.config\.|\.d\.ts$/.test(path);
    expect(
      deadExports(
        code.filter(({ path }) => !isRead(path)),
        code,
      ),
    ).toEqual([]);
  });

  it('lists an export that no other file names', () => {
    const used = {
      path: 'a.ts',
      text: 'export const used = 1;\nexport function unused() { return unused; }',
    };
    const user = { path: 'b.ts', text: "import { used } from './a.ts';" };
    expect(deadExports([used], [used, user])).toEqual(['a.ts: unused']);
  });
});

describe('one place each', () => {
  /** Files whose code without comments matches the pattern. */
  const filesWith = (files: readonly SourceFile[], pattern: RegExp) =>
    files
      .filter(({ text }) => pattern.test(text.replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '')))
      .map(({ path }) => path);

  it('reads the environment', () => {
    expect(filesWith([...api, ...web], /process\.env/)).toEqual(['api/src/config.ts']);
  });

  it('speaks to the database driver: stores are given a handle that runs statements, and nothing else', () => {
    const outside = (path: string) => !path.startsWith('api/src/db/');
    expect(filesWith(api, /\.query[(<]|from 'pg'/).filter(outside)).toEqual([]);
  });

  it('runs the statements of features in their stores', () => {
    const inFeatures = api.filter(({ path }) => path.startsWith('api/src/features/'));
    const outside = (path: string) => !path.endsWith('.store.ts');
    expect(filesWith(inFeatures, /\.execute(Fresh)?[<(]/).filter(outside)).toEqual([]);
  });

  it('has no query builder: stores write SQL with generated row types', () => {
    expect(filesWith(api, /from 'drizzle-orm/)).toEqual([]);
  });

  it('touches what the browser stores', () => {
    expect(filesWith(web, /\b(local|session)Storage\b|document\.cookie|indexedDB|from 'idb'/)).toEqual([
      'web/src/lib/storage/browser-storage.ts',
      'web/src/lib/storage/device-store.ts',
    ]);
  });

  it('builds addresses of the product and of its API', () => {
    expect(filesWith(web, /['"`]\/(app|api)\b/)).toEqual(['web/src/lib/navigation/paths.ts']);
  });
});
