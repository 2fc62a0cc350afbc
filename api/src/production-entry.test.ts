import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { rolldown } from 'rolldown';
import { expect, test, vi } from 'vitest';

// Each test bundles the server.
vi.setConfig({ testTimeout: 60_000 });

const isPackage = (id: string) => /^[^./]/.test(id) && !id.startsWith('@tuckaway/');

async function modulesOf(entry: string) {
  const input = fileURLToPath(new URL(entry, import.meta.url));
  const bundle = await rolldown({ input, platform: 'node', external: isPackage });
  const { output } = await bundle.generate({ format: 'esm' });
  await bundle.close();
  const chunks = output.filter((part) => part.type === 'chunk');
  return {
    ids: chunks.flatMap((chunk) => chunk.moduleIds),
    code: chunks.map((chunk) => chunk.code).join('\n'),
  };
}

test('the production server holds nothing of the local identity provider', async () => {
  const { ids, code } = await modulesOf('main.ts');
  expect(ids.some((id) => id.endsWith('/auth.routes.ts'))).toBe(true);
  expect(ids.filter((id) => id.includes('dev-identity'))).toEqual([]);
  expect(code).not.toContain('/dev/identity');
  expect(code).not.toContain('urn:tuckaway:local-identity');
});

test('the production server holds nothing of the local mailbox', async () => {
  const { ids, code } = await modulesOf('main.ts');
  expect(ids.filter((id) => id.includes('dev-mail'))).toEqual([]);
  expect(code).not.toContain('/dev/mail');
});

test('the server itself never reads strangers’ pages or pictures: its workers do, and the build brings them', async () => {
  const { code } = await modulesOf('main.ts');
  expect(code).not.toMatch(/from ["'](htmlparser2|sharp)["']/);
  expect((await modulesOf('features/link-previews/page.worker.ts')).code).toMatch(/from ["']htmlparser2["']/);
  expect((await modulesOf('features/pictures/picture.worker.ts')).code).toMatch(/from ["']sharp["']/);
  const build = readFileSync(new URL('../../scripts/build.mjs', import.meta.url), 'utf8');
  const workers = globSync('**/*.worker.ts', { cwd: import.meta.dirname, exclude: ['test/**'] });
  expect(workers.length).toBeGreaterThan(2);
  expect(workers).toContain('features/contact-import/reading/contacts.worker.ts');
  for (const file of workers) expect(build).toContain(`'${file}'`);
});

test('the local server does, so that the tests above can see it', async () => {
  const { ids, code } = await modulesOf('local.ts');
  expect(ids.some((id) => id.includes('dev-identity'))).toBe(true);
  expect(code).toContain('/dev/identity');
  expect(ids.some((id) => id.includes('dev-mail'))).toBe(true);
  expect(code).toContain('/dev/mail');
});
