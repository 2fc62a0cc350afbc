import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { spawnSync } from 'node:child_process';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { describe, expect, test, vi } from 'vitest';
import { root } from '../install/ensure-dependencies.mjs';
import { licenceTexts } from './licence-texts.mjs';
import { isAllowed, productionPackages } from './production-packages.mjs';

// Starts npm.
vi.setConfig({ testTimeout: 60_000 });

const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'));
const production = productionPackages(packages);

describe('licences of production packages', () => {
  test('belong to the allowed ones', () => {
    const others = production.filter(({ licence }) => !isAllowed(licence));
    expect(others.map(({ name, licence }) => `${name}: ${licence}`)).toEqual([]);
  });

  test.each([
    ['MIT', true],
    ['(MIT OR GPL-3.0-only)', true],
    ['Apache-2.0 AND LGPL-3.0-or-later', true],
    ['MIT AND GPL-3.0-only', false],
    ['AGPL-3.0-only', false],
    ['UNLICENSED', false],
    ['unknown', false],
  ])('%s is allowed: %s', (licence, allowed) => {
    expect(isAllowed(licence)).toBe(allowed);
  });

  test('come with their texts', () => {
    const texts = licenceTexts();
    const licence = readFileSync(join(root, 'node_modules/fastify/LICENSE'), 'utf8').trim();
    expect(texts.includes(`fastify ${packages['node_modules/fastify'].version}: MIT\n\n${licence}`)).toBe(
      true,
    );
    expect(/^vitest /m.test(texts)).toBe(false);
  });
});

describe('production packages', () => {
  test('come from the lockfile, without packages that only development needs', () => {
    const names = production.map(({ name }) => name);
    expect(names).toEqual(
      expect.arrayContaining(['fastify', 'react', 'pg', 'sharp', '@img/sharp-linux-x64', 'rolldown']),
    );
    expect(names).not.toContain('vitest');
    expect(names).not.toContain('@tuckaway/api');
  });

  test('match the bill of materials, with licences and without addresses', () => {
    const folder = mkdtempSync(join(tmpdir(), 'tuckaway-sbom-'));
    const file = join(folder, 'sbom.json');
    const { status } = spawnSync(process.execPath, [
      join(import.meta.dirname, 'sbom.mjs'),
      relative(root, file),
    ]);
    expect(status).toBe(0);
    const text = readFileSync(file, 'utf8');
    rmSync(folder, { recursive: true });
    const bill = JSON.parse(text);
    const ours = Object.values(packages).filter(({ link }) => link);
    expect(bill).toMatchObject({ bomFormat: 'CycloneDX', metadata: { component: { name: 'tuckaway' } } });
    const listed = bill.components.map((each) => each['bom-ref']);
    const expected = production.map(({ name, version }) => `${name}@${version}`);
    const own = ours.map(({ resolved }) => `${packages[resolved].name}@${packages[resolved].version}`);
    expect(listed.toSorted()).toEqual([...new Set([...expected, ...own])].toSorted());
    const foreign = bill.components.filter((each) => !own.includes(each['bom-ref']));
    expect(foreign.filter(({ licenses }) => !licenses?.length)).toEqual([]);
    expect(text.replaceAll('http://cyclonedx.org/', '')).not.toMatch(/https?:/);
  });
});
