import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { findNginx } from '../../scripts/install/find-nginx.mjs';
import { keepReplacedAssets } from '../../scripts/replaced-assets.mjs';
import { prepareReminders } from './due-reminders.ts';
import { startInstallation, untilTrue, type Installation } from './installation.ts';
import { Load } from './load.ts';
import type { Answer } from './person.ts';
import { beginRequest, isListening } from './slow-request.ts';

const ROOT = join(import.meta.dirname, '../..');
const BUILD = join(ROOT, 'build');
const NEXT_BUILD = join(ROOT, '.cache/next-build');
const NEW_CHUNK = '/assets/new-chunk-1.js';
const PATIENCE_MS = 300_000;

const programs = findNginx();
test.skip(!programs, 'nginx and openssl are not installed (Debian: apt install nginx-light openssl)');
test.describe.configure({ mode: 'serial', timeout: PATIENCE_MS });

let installation: Installation;
let oldChunk: string;
const bothReady = () =>
  untilTrue(
    async () => (await Promise.all(installation.servers.map((server) => server.isReady()))).every(Boolean),
    'both servers',
  );
const countIn = (text: string, part: string) => text.split(part).length - 1;

/** A later build of the same code: one chunk has another name. */
function buildNext(): void {
  rmSync(NEXT_BUILD, { recursive: true, force: true });
  mkdirSync(NEXT_BUILD, { recursive: true });
  cpSync(join(BUILD, 'api'), join(NEXT_BUILD, 'api'), { recursive: true });
  // Links: the pictures are large.
  execFileSync('cp', ['-al', join(BUILD, 'web'), join(NEXT_BUILD, 'web')]);
  for (const suffix of ['', '.br', '.gz'])
    rmSync(join(NEXT_BUILD, 'web', oldChunk + suffix), { force: true });
  writeFileSync(join(NEXT_BUILD, 'web', NEW_CHUNK), 'export const next = true;');
  keepReplacedAssets(BUILD, NEXT_BUILD);
}

test.beforeAll(async () => {
  test.setTimeout(PATIENCE_MS);
  installation = await startInstallation(programs!, BUILD);
  const page = readFileSync(join(BUILD, 'web/__spa-fallback.html'), 'utf8');
  oldChunk = /\/assets\/[\w-]+\.js/.exec(page)![0];
  buildNext();
  await bothReady();
});
test.afterAll(async () => {
  await installation?.close();
  rmSync(NEXT_BUILD, { recursive: true, force: true });
});

test('two servers that start at once on an empty database migrate it and load the catalogue once', async () => {
  const output = installation.servers.map((server) => server.output).join('');
  expect(countIn(output, '"Migrated the database"')).toBe(1);
  expect(countIn(output, '"Loaded the catalogue"')).toBe(1);
});

test('a session holds on both servers, and signing out everywhere counts at once on both', async () => {
  const [first, second] = installation.servers.map((server) => server.origin) as [string, string];
  const nora = installation.person();
  await nora.signIn(installation.oidc, 'nora', first);
  const phone = installation.person();
  await phone.signIn(installation.oidc, 'nora', second);
  for (const at of [first, second, undefined])
    expect((await nora.ask<{ email: string }>('GET', '/api/v1/auth/me', { at })).email).toBe(
      'nora@example.com',
    );
  const stolen = nora.copy();
  await phone.ask('DELETE', '/api/v1/auth/sessions', { at: second });
  for (const at of [first, second])
    for (const someone of [nora, stolen])
      expect((await someone.call('GET', '/api/v1/auth/me', { at })).status).toBe(401);
});

test('sign-ins are counted together, by the address that nginx saw', async () => {
  const caller = installation.person('127.0.0.9');
  const statuses: number[] = [];
  for (let call = 0; call < 12; call++) {
    const body = { response: 'error=access_denied' };
    const headers = { 'x-forwarded-for': `192.0.2.${call}`, forwarded: `for=192.0.2.${call}` };
    statuses.push((await caller.call('POST', '/api/v1/auth/oidc', { body, headers })).status);
  }
  expect(statuses).toEqual([...Array<number>(10).fill(401), 429, 429]);
  const neighbor = installation.person('127.0.0.10');
  const body = { response: 'error=access_denied' };
  expect((await neighbor.call('POST', '/api/v1/auth/oidc', { body })).status).toBe(401);
});

test('nginx redirects to https and passes bodies of the size that gifts have', async () => {
  const answer = await installation
    .person()
    .call('GET', '/find?q=tea', { at: installation.nginx.httpOrigin });
  expect([answer.status, answer.headers.location]).toEqual([301, `${installation.nginx.origin}/find?q=tea`]);
  const body = { title: 'x'.repeat(6_900_000) };
  expect((await installation.person().call('POST', '/api/v1/gifts', { body })).status).toBe(401);
  const { status, headers } = await installation.person().call('GET', '/');
  expect([status, headers['strict-transport-security']]).toEqual([
    200,
    'max-age=31536000; includeSubDomains',
  ]);
});

test('a deployment from one build to the next fails no request, and chunks of both are there', async () => {
  const people = [installation.person(), installation.person('127.0.0.2')];
  for (const [at, person] of people.entries()) await person.signIn(installation.oidc, `worker${at}`);
  const load = new Load(people, ['/', '/api/v1/recipients', oldChunk, '/api/v1/tags']);
  for (const place of [0, 1] as const) {
    const { port } = installation.servers[place];
    const [endRead, endCheck] = [await beginRequest(port, '/livez'), await beginRequest(port, '/readyz')];
    // With this response it has also read the beginnings above, which came before.
    expect(await installation.servers[place].isReady()).toBe(true);
    const stopped = installation.servers[place].stop();
    await untilTrue(async () => !(await isListening(port)), 'the server to stop listening');
    expect([await endRead(), await endCheck()]).toEqual([200, 503]);
    expect(await stopped).toBe(0);
    installation.start(place, NEXT_BUILD);
    await untilTrue(() => installation.servers[place].isReady(), 'the new server');
    await installation.isServing(place);
    const visitor = installation.person();
    for (let request = 0; request < 6; request++) {
      expect((await visitor.call('GET', NEW_CHUNK)).status).toBe(200);
      expect((await visitor.call('GET', oldChunk)).status).toBe(200);
      expect((await visitor.call('GET', '/assets/never-was.js')).status).toBe(404);
    }
  }
  const { reads, writes, failures, repeated } = await load.stop();
  expect(failures).toEqual([]);
  expect(repeated).toEqual([]);
  expect(Math.min(reads, writes)).toBeGreaterThan(10);
  expect(await load.differences()).toEqual([]);
});

/** Two requests, of which the frozen server holds one. */
async function onePerServer(send: (name: string) => Promise<Answer>): Promise<Promise<Answer>[]> {
  const calls = [send('One'), send('Other')];
  await Promise.race(calls);
  return calls;
}
const statusesOf = async (calls: Promise<Answer>[]) =>
  (await Promise.all(calls)).map(({ status }) => status).toSorted();

test('a server killed under load fails no read and no write with a key; another write is refused and not stored', async () => {
  const [nora, worker] = [installation.person(), installation.person('127.0.0.3')];
  await nora.signIn(installation.oidc, 'nora');
  await worker.signIn(installation.oidc, 'worker');
  const create = (name: string, headers = {}) =>
    nora.call('POST', '/api/v1/recipients', { body: { name }, headers });

  installation.servers[0].freeze();
  const keyed = await onePerServer((name) => create(`Keyed ${name}`, { 'idempotency-key': name }));
  const plain = await onePerServer((name) => create(`Plain ${name}`));
  const reads = await onePerServer(() => nora.call('GET', '/api/v1/recipients'));
  const load = new Load([worker], ['/', '/api/v1/auth/me', '/api/v1/tags']);
  await installation.servers[0].stop('SIGKILL');

  expect(await statusesOf(keyed)).toEqual([201, 201]);
  expect(await statusesOf(reads)).toEqual([200, 200]);
  expect(await statusesOf(plain)).toEqual([201, 503]);
  const refused = (await Promise.all(plain)).find(({ status }) => status === 503)!;
  expect(refused.headers['retry-after']).toBe('5');
  await untilTrue(() => load.report.writes > 5, 'some writes');
  const { failures, repeated } = await load.stop();
  expect([failures, repeated, await load.differences()]).toEqual([[], [], []]);
  for (const name of ['One', 'Other'])
    expect((await create(`Keyed ${name}`, { 'idempotency-key': name })).status).toBe(201);
  const stored = await nora.ask<{ name: string }[]>('GET', '/api/v1/recipients');
  const names = stored.map(({ name }) => name.replace(/^Plain .*/, 'Plain'));
  expect(names.toSorted()).toEqual(['Keyed One', 'Keyed Other', 'Plain']);
});

test('nginx reports that no server is left; two that start at once send each reminder once', async () => {
  await installation.servers[1].stop();
  const { status, headers } = await installation.person().call('GET', '/app');
  expect([status, headers['retry-after'], headers['cache-control']]).toEqual([503, '5', 'no-store']);
  const expected = await prepareReminders(installation.databaseUrl, 30);
  for (const place of [0, 1] as const) installation.start(place, NEXT_BUILD);
  await bothReady();
  const sent = () => installation.mail.mails.map(({ to }) => to);
  await untilTrue(() => new Set(sent()).size === expected.length, 'all reminders');
  expect(sent().toSorted()).toEqual(expected.toSorted());
  // The server logs a run after its last mail.
  await untilTrue(
    () => installation.servers.some(({ output }) => output.includes('"Checked for due reminders"')),
    'the log of a run',
  );
});
