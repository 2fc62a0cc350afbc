import { APP_SCREENS } from '@tuckaway/domain/app-screens';
import { describe, expect, it } from 'vitest';
import { allCode, deadExports, usedByTestsAlone } from './dead-exports.ts';
import { API, WEB, type Structure } from './edges.ts';
import { cyclesIn, importGraph, sourcesOf, testsOf, type Graph, type SourceFile } from './import-graph.ts';

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

it('tests of api features import other features along the same edges', () => {
  const between = edgesOf(importGraph(testsOf('api'))).filter((edge) => /^features\/.*→ features/.test(edge));
  expect(between.filter((edge) => !written(API).includes(edge))).toEqual([]);
});

it.each([
  ['api', 'routes|store|service|view|page|mail|worker'],
  ['web', 'queries|calls|server|types'],
])('files of %s have the suffixes of docs/architecture.md', (name, suffixes) => {
  const isNamed = new RegExp(`/[^./]+(\\.(${suffixes}))?(\\.(test|fixture))?\\.tsx?$`);
  const all = [...sourcesOf(name), ...testsOf(name)].map(({ path }) => path);
  expect(all.filter((path) => !isNamed.test(path))).toEqual([]);
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

/** Exports of screens and of root.tsx that React Router reads. */
const READ_BY_ROUTER =
  /^web\/src\/(routes\/|root\.tsx).*: (clientLoader|ErrorBoundary|handle|HydrateFallback|Layout|links|loader|meta|shouldRevalidate)$/;
/** Exports without an import, with the reason. */
const NEVER_IMPORTED: Record<string, string> = {
  'api/src/test/database/global-setup.ts: setup': 'called by Vitest',
  'scripts/holidays/table.ts: HOLIDAY_TABLE': 'a line of the file that it writes',
  'web/site/start/after-load.ts: start': 'called by the pages that defer-scripts.mjs writes',
  'web/site/start/on-demand.ts: start': 'called by the pages that defer-scripts.mjs writes',
};

/** Exports that only tests use, with the reason. */
const USED_BY_TESTS_ALONE: Record<string, string> = {
  'api/src/features/contact-import/preview/relationship-words.ts: RELATIONSHIP_SLUGS':
    'compared with the catalogue',
  'api/src/platform/limits/row-caps.ts: CAPPED_TABLES': 'a test of the schema runs for each table',
  'content/src/lists/hubs.ts: MOST_PAIRS': 'a limit of the content, checked by its test',
  'content/src/lists/unseasonal-lists.ts: unseasonalLists': 'a check of the content, run by its test',
  'content/src/lists/list-words.ts: wordFaults': 'a check of the content, run by its test',
  'contract/src/all.ts: EndpointId': 'tables of tests have an entry for each call',
  'web/src/features/blog/content/post-queries.ts: postExists': 'offered by the blog, used by no page yet',
  'web/src/features/blog/content/post-queries.ts: postsByAuthor': 'offered by the blog, used by no page yet',
  'web/src/features/blog/content/post-queries.ts: postsByTag': 'offered by the blog, used by no page yet',
  'web/src/features/blog/content/post-queries.ts: searchPosts': 'offered by the blog, used by no page yet',
};
/** Helpers of tests whose files do not have a test's name. */
const HELPS_TESTS = /^(e2e|scripts\/structure)\//;

describe('exports', () => {
  const code = allCode();
  const written = code.filter(({ text }) => !text.startsWith('// Generated by'));

  it('have an importer in another file, types too', () => {
    const dead = deadExports(written, code).filter((name) => !READ_BY_ROUTER.test(name));
    expect(dead.toSorted()).toEqual(Object.keys(NEVER_IMPORTED).toSorted());
  });

  it('have a user outside of tests, or a reason in USED_BY_TESTS_ALONE', () => {
    const found = usedByTestsAlone(written).filter(
      (name) => !READ_BY_ROUTER.test(name) && !(name in NEVER_IMPORTED) && !HELPS_TESTS.test(name),
    );
    expect(found.toSorted()).toEqual(Object.keys(USED_BY_TESTS_ALONE).toSorted());
  });

  it('count as used by tests alone where their own file has no other use of them', () => {
    const path = 'domain/src/days/a.ts';
    const files = [
      {
        path,
        text: '/** As own. */\nexport const own = 1;\nexport const rest = 1;\nexport const all = rest + 1;',
      },
      { path: 'domain/src/days/a.test.ts', text: "import { all, own, rest } from './a.ts';" },
      { path: 'domain/src/days/b.ts', text: "import { all } from './a.ts';" },
    ];
    expect(usedByTestsAlone(files)).toEqual([`${path}: own`]);
  });

  const deadIn = (text: string, ...users: string[]) => {
    const exporter = { path: 'domain/src/days/a.ts', text };
    const files = users.map((user, index) => ({ path: `domain/src/days/user-${index}.ts`, text: user }));
    return deadExports([exporter], [exporter, ...files]).map((name) => name.replace(/^.*: /, ''));
  };

  it('count as dead in every form where no other file imports them', () => {
    const text = [
      'export const used = 1;',
      'export async function unused() { return unused; }',
      'export interface UnusedShape {}',
      'export type Unused = UnusedShape;',
      'export type Used = 1;',
      'const inner = 1;',
      'export { inner as outer, used as again };',
    ].join('\n');
    expect(deadIn(text, "import { used, type Used } from './a.ts';")).toEqual([
      'unused',
      'UnusedShape',
      'Unused',
      'outer',
      'again',
    ]);
    expect(deadIn(text, "import type {\n  Unused,\n  Used as U,\n} from '@tuckaway/domain/days/a';")).toEqual(
      ['used', 'unused', 'UnusedShape', 'outer', 'again'],
    );
  });

  it('count as dead where other files have the word from elsewhere', () => {
    const user = "import { Line } from './b.ts';\nexport const size: Line = 1;";
    expect(deadIn('export type Line = 1;', user)).toEqual(['Line']);
  });

  it.each([
    "const { size } = await import('./a.ts');",
    "const load = async () => (await import('./a.ts')).size;",
    "void import('./a.ts').then(({ size }) => size);",
    "let one: import('./a.ts').size;",
    "export { size } from './a.ts';",
    "import * as all from './a.ts';\nall.size();",
    "const all = await import('./a.ts');\nall.size();",
  ])('count as used by %j', (user) => {
    expect(deadIn('export const size = 1;\nexport const other = 2;', user)).toEqual(['other']);
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

  it('touches what the browser stores', () => {
    expect(filesWith(web, /\b(local|session)Storage\b|document\.cookie|indexedDB|from 'idb'/)).toEqual([
      'web/src/lib/storage/browser-storage.ts',
      'web/src/lib/storage/device-store.ts',
    ]);
  });

  it('has hooks in files of their own, not among the queries', () => {
    const queries = web.filter(({ path }) => path.endsWith('.queries.ts'));
    expect(filesWith(queries, /\buse[A-Z]\w*\(/)).toEqual([]);
  });

  it('names the beginnings of query keys', () => {
    expect(filesWith(web, /\b(queryKey|key): \['/)).toEqual([]);
  });

  it('builds addresses of the product and of its API', () => {
    expect(filesWith(web, /['"`]\/(app|api)\b/)).toEqual(['web/src/lib/navigation/paths.ts']);
  });
});
