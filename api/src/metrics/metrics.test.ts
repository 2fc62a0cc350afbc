import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { request } from 'node:http';
import { networkInterfaces, tmpdir } from 'node:os';
import { join } from 'node:path';
import { allEndpoints } from '@tuckaway/contract/all';
import { documents } from '@tuckaway/contract/documents';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTestDatabase, testDatabaseUrl } from '../test/database/test-database.ts';
import { freePort } from '../test/servers/free-port.ts';
import { buildLocalServer } from '../test/servers/local-server.ts';
import { startMailServer } from '../test/servers/mail-server.ts';

const POLL = { timeout: 20_000 };
const FILES = new URL('../../../deploy/metrics/', import.meta.url);

const { close: closeDatabase } = await openTestDatabase();
const dataDir = mkdtempSync(join(tmpdir(), 'tuckaway-metrics-'));
const mailServer = await startMailServer({ refused: new Set(['nobody@example.com']) });
const port = await freePort();
const server = await buildLocalServer({
  DATA_DIR: dataDir,
  DATABASE_URL: await testDatabaseUrl(),
  METRICS_PORT: String(port),
  SMTP_URL: mailServer.url,
  MAIL_FROM: 'Tuckaway <hello@tuckaway.example>',
});
afterAll(async () => {
  await mailServer.close();
  await closeDatabase();
  rmSync(dataDir, { recursive: true, force: true });
});

const ask = (path: string, init?: RequestInit, host = '127.0.0.1') =>
  fetch(`http://${host}:${port}${path}`, init);
const scrape = async () => await (await ask('/metrics')).text();

/** Values by series, as `name{label="value"}`. */
const seriesIn = (text: string) =>
  new Map(
    text
      .split('\n')
      .filter((line) => line !== '' && !line.startsWith('#'))
      .map((line) => [line.slice(0, line.lastIndexOf(' ')), Number(line.slice(line.lastIndexOf(' ') + 1))]),
  );
const valueOf = async (series: string) => seriesIn(await scrape()).get(series);

let cookie = '';
beforeAll(async () => {
  await server.start();
  cookie = await server.signIn('Zebulon');
}, 60_000);

describe('the port of the metrics', () => {
  test('serves the metrics and nothing else', async () => {
    const response = await ask('/metrics');
    expect([response.status, response.headers.get('content-type')]).toEqual([
      200,
      'text/plain; version=0.0.4; charset=utf-8',
    ]);
    for (const path of ['/', '/livez', '/api/v1/tags', '/metrics/'])
      expect((await ask(path)).status).toBe(404);
    expect((await ask('/metrics', { method: 'POST' })).status).toBe(404);
  });

  test('serves metrics, as the only port', async () => {
    const response = await fetch(`${server.origin}/metrics`);
    expect(response.status).toBe(404);
    expect(await response.text()).not.toContain('tuckaway_http');
  });

  test('refuses other machines unless configured otherwise', async () => {
    const others = Object.values(networkInterfaces()).flatMap((each) => each ?? []);
    const outside = others.find(({ internal, family }) => !internal && family === 'IPv4');
    // Every machine with a network has one; without any there is nobody to be closed to.
    for (const { address } of outside ? [outside] : [])
      await expect(ask('/metrics', {}, address)).rejects.toThrow('fetch failed');
  });
});

describe('requests', () => {
  test('count by route template and status, with their time', async () => {
    const send = (method: string, path: string, body?: object) =>
      server.send(method, path, { cookie, ...(body && { body }) });
    const labels = 'method="GET",route="/api/v1/recipients/:recipientId"';
    const before = seriesIn(await scrape()).get(`tuckaway_http_requests_total{${labels},status="404"}`) ?? 0;
    for (const id of [901, 902, 903])
      expect((await send('GET', `/api/v1/recipients/${id}`)).status).toBe(404);
    expect((await send('GET', '/api/v1/search?query=tea+for+zebulon')).status).toBe(200);
    await expect
      .poll(() => valueOf(`tuckaway_http_requests_total{${labels},status="404"}`), POLL)
      .toBe(before + 3);
    const series = seriesIn(await scrape());
    expect(series.get(`tuckaway_http_request_duration_seconds_count{${labels}}`)).toBe(before + 3);
    expect(series.get('tuckaway_search_ranking_duration_seconds_count')).toBeGreaterThan(0);
    expect(series.get('tuckaway_db_pool_acquire_duration_seconds_count')).toBeGreaterThan(3);
    expect(series.get('tuckaway_database_up')).toBe(1);
  });

  test('with fuzzed addresses and methods add no series and leave no trace of their content', async () => {
    await fuzz('a');
    const before = seriesIn(await scrape());
    await fuzz('b');
    await fuzz('c');
    await expect
      .poll(() => valueOf('tuckaway_http_requests_total{method="GET",route="(unknown)",status="404"}'), POLL)
      .toBeGreaterThan(
        before.get('tuckaway_http_requests_total{method="GET",route="(unknown)",status="404"}')!,
      );
    const text = await scrape();
    const own = (series: Map<string, number>) =>
      [...series.keys()].filter((name) => name.includes('http')).toSorted();
    expect(own(seriesIn(text))).toEqual(own(before));
    expect(text).not.toMatch(/fuzz|zebulon|@example|127\.0\.0\.1/i);
  });

  test('have routes of the contract, and a few that are not in it', async () => {
    const routes = new Set([...(await scrape()).matchAll(/route="([^"]*)"/g)].map(([, route]) => route!));
    const declared = [
      ...Object.values(allEndpoints).flatMap((nouns) => Object.values(nouns)),
      ...Object.values(documents),
    ].map(({ path }) => path as string);
    const others = [...routes].filter((route) => !declared.includes(route)).toSorted();
    expect(others).toEqual(['(unknown)', '/dev/identity/google/token']);
  });
});

/** The same kinds of addresses for each word, with other values in them. */
async function fuzz(word: string): Promise<void> {
  const value = `fuzz-${word}-${Math.random().toString(36).slice(2)}`;
  const paths = [
    `/${value}`,
    `/${value}/${value}?${value}=${value}`,
    `/app/${value}`,
    `/api/v1/${value}`,
    `/api/v1/tags/${value}`,
    `/api/v1/gifts/${value}/ideas?${value}=1`,
    `/s/${value}`,
    `/calendar/${value}.ics`,
    `/api/v1/images/${'9'.repeat(300)}${value}`,
    `/%E0%A4%A${value}`,
    `/api/v1/search?query=${value}`,
  ];
  for (const path of paths)
    for (const method of ['GET', 'DELETE', 'PROPFIND', 'REPORT']) await send(method, path);
}

/** Unlike fetch, leaves the address as it is. */
async function send(method: string, path: string): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  const headers = { cookie, 'user-agent': 'fuzz', 'x-forwarded-for': 'fuzz' };
  request(server.origin, { method, path, headers }, (response) => {
    response.resume().on('end', resolve);
  })
    .on('error', reject)
    .end();
  await promise;
}

describe('jobs and mails', () => {
  test('count with their outcome', async () => {
    const mail = (email: string) => server.send('POST', '/api/v1/auth/mail', { body: { email } });
    await mail('somebody@example.com');
    await mail('nobody@example.com');
    await expect.poll(() => valueOf('tuckaway_mails_total{outcome="sent"}'), POLL).toBe(1);
    await expect.poll(() => valueOf('tuckaway_mails_total{outcome="refused"}'), POLL).toBe(1);
    await expect
      .poll(() => valueOf('tuckaway_job_runs_total{task="reminders",outcome="fine"}'), POLL)
      .toBe(1);
    const ranAt = await valueOf('tuckaway_job_last_success_timestamp_seconds{task="reminders"}');
    expect(Math.abs(Date.now() / 1000 - ranAt!)).toBeLessThan(600);
    expect(await valueOf('tuckaway_reminders_waiting')).toBe(0);
    expect(await valueOf('tuckaway_reminders_failing')).toBe(0);
  });
});

describe('rules and dashboard', () => {
  test.each(['alerts.yml', 'alerts.test.yml', 'dashboard.json'])(
    'in %s name metrics that the server has',
    async (file) => {
      const exposed = new Set<string>(['up']);
      for (const [, name, type] of (await scrape()).matchAll(/^# TYPE (\S+) (\S+)$/gm)) {
        const parts = type === 'histogram' ? ['_bucket', '_sum', '_count'] : [''];
        for (const part of parts) exposed.add(name + part);
      }
      const text = readFileSync(new URL(file, FILES), 'utf8');
      const named = text.match(/\b(tuckaway|process|nodejs)_[a-z0-9_]+/g)!;
      expect(named.length).toBeGreaterThan(20);
      expect(named.filter((name) => !exposed.has(name))).toEqual([]);
    },
  );

  test('name tasks, outcomes and routes that the server has', async () => {
    const text = await scrape();
    const rules = readFileSync(new URL('alerts.yml', FILES), 'utf8');
    for (const [, task] of rules.matchAll(/task="([^"]+)"/g)) expect(text).toContain(`task="${task}"`);
    const declared = Object.values(allEndpoints).flatMap((nouns) => Object.values(nouns));
    for (const [, method, route] of rules.matchAll(/method="([^"]+)",route="([^"]+)"/g))
      expect(declared).toContainEqual(expect.objectContaining({ method, path: route }));
  });
});
