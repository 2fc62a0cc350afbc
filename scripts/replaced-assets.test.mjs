import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { keepReplacedAssets } from './replaced-assets.mjs';

const HOUR_MS = 60 * 60 * 1000;
const dir = mkdtempSync(join(tmpdir(), 'tuckaway-builds-'));
afterAll(() => rmSync(dir, { recursive: true, force: true }));

function build(name, assets) {
  const folder = join(dir, name, 'web', 'assets');
  mkdirSync(folder, { recursive: true });
  for (const asset of assets) writeFileSync(join(folder, asset), `${asset} of ${name}`);
  return join(dir, name);
}
const replacedIn = (folder) => readdirSync(join(folder, 'replaced', 'assets')).toSorted();

test('assets stay for a day after a build replaced them', () => {
  const start = Date.UTC(2026, 10, 19);
  const first = build('first', ['app-1.js', 'app-1.js.br', 'same-1.js']);
  const second = build('second', ['app-2.js', 'same-1.js']);
  keepReplacedAssets(first, second, start);
  expect(replacedIn(second)).toEqual(['app-1.js', 'app-1.js.br']);
  expect(readFileSync(join(second, 'replaced/assets/app-1.js'), 'utf8')).toBe('app-1.js of first');

  const third = build('third', ['app-3.js', 'same-1.js']);
  keepReplacedAssets(second, third, start + 23 * HOUR_MS);
  expect(replacedIn(third)).toEqual(['app-1.js', 'app-1.js.br', 'app-2.js']);

  const fourth = build('fourth', ['app-3.js']);
  keepReplacedAssets(third, fourth, start + 24 * HOUR_MS);
  expect(replacedIn(fourth)).toEqual(['app-2.js', 'same-1.js']);
});

test('an asset that comes back is the one of its build', () => {
  const last = build('last', ['a-1.js']);
  const next = build('next', ['a-2.js']);
  keepReplacedAssets(last, next);
  const again = build('again', ['a-1.js']);
  keepReplacedAssets(next, again);
  expect(replacedIn(again)).toEqual(['a-2.js']);
});

test('a first build keeps nothing', () => {
  const only = build('only', ['a-1.js']);
  keepReplacedAssets(join(dir, 'nothing'), only);
  expect(readdirSync(only)).toEqual(['web']);
});
