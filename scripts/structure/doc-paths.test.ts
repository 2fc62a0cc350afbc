import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';

const root = join(import.meta.dirname, '..', '..');
const read = (file: string) => readFileSync(join(root, file), 'utf8');

const PACKAGES = [
  'api',
  'bench',
  'content',
  'contract',
  'docs',
  'domain',
  'e2e',
  'scripts',
  'studio',
  'tools',
  'web',
];
/** Where paths begin that do not name their package. */
const STARTS = [
  '.',
  'api/src',
  'api/src/features',
  'api/src/features/search',
  'api/src/platform',
  'web/src',
  'contract/src',
  'content',
  'studio',
];
const SOURCE = /\.(?:tsx?|mjs|sql|ya?ml|py)$/;

/** Decisions that hold today. Superseded ones may name files that are gone. */
const acceptedDecisions = globSync('docs/decisions/0*.md', { cwd: root }).filter((file) =>
  /^Status: accepted/m.test(read(file)),
);
const documents = [
  'README.md',
  'CONTRIBUTING.md',
  'SECURITY.md',
  'studio/README.md',
  ...globSync('docs/*.md', { cwd: root }),
  ...acceptedDecisions.toSorted(),
];

/** Paths of source files and folders in code spans, such as `api/src/db` or `features/tags/tag-row.tsx`. */
function pathsIn(text: string): string[] {
  const spans = [...text.matchAll(/`([\w.@<>-]+(?:\/[\w.@<>-]+)*\/?)`/g)].map(([, path]) => path!);
  return spans.filter(
    (path) => path.includes('/') && (SOURCE.test(path) || PACKAGES.includes(path.split('/')[0]!)),
  );
}

/** `<noun>` and `NNNN` stand for any name. */
function exists(path: string): boolean {
  const pattern = path.replace(/<[^>]+>|NNNN/g, '*').replace(/\/$/, '');
  return STARTS.some((start) => globSync(join(start, pattern), { cwd: root }).length > 0);
}

const linksIn = (text: string) =>
  [...text.matchAll(/\]\(([^)#:]+)(?:#[^)]*)?\)/g)].map(([, target]) => target!);

it.each(documents)('%s names only files and folders that exist', (document) => {
  const text = read(document);
  const missing = [
    ...pathsIn(text).filter((path) => !exists(path)),
    ...linksIn(text).filter((target) => !existsSync(join(root, dirname(document), target))),
  ];
  expect(missing).toEqual([]);
});

it.each(documents)('%s names only npm scripts that exist', (document) => {
  const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };
  const named = [...read(document).matchAll(/npm run (?:--silent )?([\w:.-]*\w)/g)].map(([, name]) => name!);
  expect(named.filter((name) => !(name in scripts))).toEqual([]);
});

/** Anchors of headings, as GitHub writes them. */
const anchorsIn = (text: string) =>
  [...text.matchAll(/^#+ (.+)$/gm)].map(([, heading]) =>
    heading!
      .toLowerCase()
      .replaceAll(/[^\w\s-]/g, '')
      .replaceAll(' ', '-'),
  );

it.each(documents)('%s links to headings that exist', (document) => {
  const links = [...read(document).matchAll(/\]\(([^)#:]*)#([^)]+)\)/g)];
  const missing = links.filter(([, target, anchor]) => {
    const file = target ? join(dirname(document), target) : document;
    return !anchorsIn(read(file)).includes(anchor!);
  });
  expect(missing.map(([link]) => link)).toEqual([]);
});

it('README.md lists every document', () => {
  const listed = linksIn(read('README.md'));
  const others = ['CONTRIBUTING.md', 'SECURITY.md', 'CHANGELOG.md', 'studio/README.md'];
  const all = [...others, ...globSync('docs/*.md', { cwd: root })];
  expect(all.filter((file) => !listed.includes(file))).toEqual([]);
});

it('.env.example explains every variable that the server reads', () => {
  const declared = [...read('api/src/config-variables.ts').matchAll(/^ {2}([A-Z][A-Z0-9_]+):/gm)];
  const names = declared.map(([, name]) => name!);
  expect(names.length).toBeGreaterThan(20);
  const example = read('.env.example');
  expect(names.filter((name) => !new RegExp(`^#${name}=`, 'm').test(example))).toEqual([]);
});

/** Names in code spans: constants such as `FEED_FORMAT`, and variables and functions such as `requireRoom`. */
const namesIn = (text: string) =>
  [...text.matchAll(/`([A-Z][A-Z0-9_]{3,}|[A-Z]?[a-z]+[A-Z]\w*)(?:\(\))?`/g)].map(([, name]) => name!);

/** All such names in the sources, with the variables of the environment. */
const names = new Set(
  globSync(
    [
      '{api,content,contract,domain,bench,e2e}/{src,}/**/*.{ts,tsx}',
      'web/{src,site,share-page,worker,scripts}/**/*.{ts,tsx,mjs}',
      'scripts/**/*.{ts,mjs}',
      'deploy/**/*.*',
      '.env.example',
      'package.json',
    ],
    { cwd: root, exclude: (path) => path.includes('node_modules') },
  ).flatMap((file) => read(file).match(/\b(?:[A-Z][A-Z0-9_]{3,}|[A-Z]?[a-z]+[A-Z]\w*)\b/g) ?? []),
);

/** Names that are not in the sources: options of libraries that were not chosen, and parts that a decision removed. */
const NOT_OURS = new Set([
  'AfterPaint',
  'CloseWatcher',
  'PlaceLink',
  'minShareCount',
  'preStop',
  'resourceLimits',
  'useBlocker',
  'preloadPicture',
  'skipCache',
  'RESPONSE_CACHE_MB',
]);

it.each(documents)('%s names only constants, variables, types and functions that exist', (document) => {
  const missing = namesIn(read(document)).filter((name) => !names.has(name) && !NOT_OURS.has(name));
  expect(missing).toEqual([]);
});

it('finds paths in a text, and notices one that does not exist', () => {
  expect(readdirSync(join(root, 'docs'))).toContain('architecture.md');
  expect(pathsIn('`api/src/db` and `features/x/y.ts`, not `DATA_DIR/x`, `/dev/mail` or `npm run x`')).toEqual(
    ['api/src/db', 'features/x/y.ts'],
  );
  expect(
    ['api/src/db', 'api/migrations/NNNN_<words>.sql', 'e2e/<part>/<screen>.spec.ts'].map(exists),
  ).toEqual([true, true, true]);
  expect(exists('api/src/never/there.ts')).toBe(false);
});
