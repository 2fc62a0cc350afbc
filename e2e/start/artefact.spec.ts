import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { freePort } from '../../api/src/test/servers/free-port.ts';
import { serverEnv } from '../../api/src/test/servers/server-env.ts';
import { TEST_ISSUER } from '../test-issuer.ts';

const BUILD = join(import.meta.dirname, '../../build/api');
const MAIN = join(BUILD, 'main.js');
// A first start fills the database, which a busy machine takes minutes for.
const START_MS = 240_000;
const SETTINGS = {
  ...serverEnv(),
  NODE_ENV: 'production',
  PUBLIC_URL: 'https://tuckaway.example',
};

for (const name of [
  'LOCAL_IDENTITY',
  'DEV_IDENTITY',
  'LOCAL_MODE',
  'IDENTITY_ISSUER',
  'TEST_ISSUER',
  'RATE_LIMIT_FACTOR',
]) {
  test(`the built server does not start with ${name}`, () => {
    const { status, stderr } = spawnSync(process.execPath, [MAIN], {
      env: { ...SETTINGS, [name]: '1' },
      encoding: 'utf8',
    });
    expect(stderr).toBe(`${name} belongs to local mode and must not be set in production.\n`);
    expect(status).toBe(78);
  });
}

test('nothing in the build knows the issuer of the tests or the local identity provider', () => {
  const scripts = readdirSync(BUILD).filter((name) => name.endsWith('.js'));
  const code = scripts.map((name) => readFileSync(join(BUILD, name), 'utf8')).join('\n');
  expect(code).toContain('https://accounts.google.com');
  for (const word of [TEST_ISSUER, '/dev/identity', 'urn:tuckaway:local-identity'])
    expect(code).not.toContain(word);
});

test('main.js starts on the embedded database, needs a sign-in, and stops cleanly', async () => {
  test.setTimeout(2 * START_MS);
  const dataDir = mkdtempSync(join(tmpdir(), 'tuckaway-artefact-'));
  const port = await freePort();
  const env = { ...SETTINGS, HOST: '127.0.0.1', PORT: String(port), DATA_DIR: dataDir, LOG_LEVEL: 'warn' };
  const server = spawn(process.execPath, [MAIN], { env: { ...env, PUBLIC_URL: `http://localhost:${port}` } });
  try {
    const origin = `http://localhost:${port}`;
    await expect.poll(() => statusOf(`${origin}/readyz`), { timeout: START_MS }).toBe(200);
    expect(await statusOf(origin)).toBe(200);
    expect(await statusOf(`${origin}/dev/identity/jwks`)).toBe(404);
    const config = (await (await fetch(`${origin}/api/v1/auth/config`)).json()) as { data: unknown };
    expect(config.data).toEqual({ google: null, apple: null, oidc: null, mail: false });
    server.kill('SIGTERM');
    expect(await once(server, 'exit')).toEqual([0, null]);
  } finally {
    server.kill('SIGKILL');
    rmSync(dataDir, { recursive: true, force: true });
  }
});

async function statusOf(url: string): Promise<number | undefined> {
  return await fetch(url).then(
    ({ status }) => status,
    () => undefined,
  );
}
