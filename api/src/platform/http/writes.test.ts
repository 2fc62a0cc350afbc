import { randomUUID } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import { allEndpoints, type EndpointId } from '@tuckaway/contract/all';
import type { Endpoint } from '@tuckaway/contract/endpoint';
import { pathTo } from '@tuckaway/contract/path-to';
import { IDEMPOTENCY_KEY_LIFE_H } from '@tuckaway/domain/limits';
import { afterAll, describe, expect, test } from 'vitest';
import { buildMatrixFixture, matrixDataDir, snapshot } from '../../test/authz/authz-fixture.ts';
import { buildTestApp, type TestAnswer, type TestUser } from '../../test/build-app.ts';
import { buildIdentityProvider, TestBrowser } from '../../test/build-browser.ts';
import { startLossyProxy } from '../../test/servers/lossy-proxy.ts';
import { buildPicture } from '../../test/pictures.ts';
import { KEYED_SAMPLES, type Sample } from '../../test/write-samples.ts';
import { forgetOldKeys } from './idempotency.ts';

const identity = await buildIdentityProvider();
const testApp = await buildTestApp({ dataDir: matrixDataDir }, { providers: identity.providers });
const { app, db, asUser } = testApp;
const picture = await buildPicture();

const endpoints = Object.entries(allEndpoints).flatMap(([noun, calls]) =>
  Object.entries(calls).map(([verb, endpoint]) => ({ name: `${noun}.${verb}` as EndpointId, endpoint })),
);
const keyed = endpoints.filter(({ endpoint }) => endpoint.write === 'keyed');

function send(user: TestUser, endpoint: Endpoint, sample: Sample, key: string): Promise<TestAnswer> {
  const method = endpoint.method.toLowerCase() as 'post' | 'put' | 'delete';
  return user[method](pathTo(endpoint.path, sample.params ?? {}), sample.body, { 'idempotency-key': key });
}

async function sampleOf(name: EndpointId) {
  const f = await buildMatrixFixture(testApp);
  const make = KEYED_SAMPLES[name];
  if (!make) throw new Error(`${name} writes and takes a key: add a call of it to KEYED_SAMPLES.`);
  return { a: f.a, sample: await make({ db, f, picture }) };
}

test('every change by a signed-in person takes a key, except calls that are good once by themselves', () => {
  const unkeyed = endpoints.filter(
    ({ endpoint: { method, access, write } }) => method !== 'GET' && access === 'user' && write !== 'keyed',
  );
  expect(unkeyed.map(({ name, endpoint }) => [name, endpoint.write])).toEqual([
    ['signIns.connectOidc', 'unkeyed'],
    ['me.remove', 'unkeyed'],
    ['contactImport.preview', 'untransacted'],
    ['linkPreviews.create', 'untransacted'],
    // Secret links and drawn names are sent once and not stored for a repeated request.
    ['shares.link', 'unkeyed'],
    ['circles.invite', 'unkeyed'],
    ['coEditing.invite', 'unkeyed'],
    ['draws.link', 'unkeyed'],
    ['draws.mail', 'unkeyed'],
    ['draws.show', 'unkeyed'],
    ['operator.invite', 'unkeyed'],
    ['operator.testMail', 'untransacted'],
  ]);
});

describe('a write that is sent twice with one key happens once', () => {
  test.each(keyed)('$name', async ({ name, endpoint }) => {
    const { a, sample } = await sampleOf(name);
    const untouched = await snapshot(db);
    const first = await send(a, endpoint, sample, 'twice');
    expect(first.status).toBe(endpoint.status);
    const after = await snapshot(db);
    expect(after).not.toEqual(untouched);
    const again = await send(a, endpoint, sample, 'twice');
    expect([again.status, again.body, again.headers['idempotent-replay']]).toEqual([
      first.status,
      first.body,
      'true',
    ]);
    expect(await snapshot(db)).toEqual(after);
  });
});

describe('a write whose response was lost is not done again', async () => {
  await app.listen({ port: 0, host: '127.0.0.1' });
  const proxy = await startLossyProxy((app.server.address() as AddressInfo).port);
  afterAll(() => proxy.close());

  test.each(keyed)('$name', async ({ name, endpoint }) => {
    const { a, sample } = await sampleOf(name);
    const lost = fetch(`http://127.0.0.1:${proxy.port}${pathTo(endpoint.path, sample.params ?? {})}`, {
      method: endpoint.method,
      headers: { cookie: a.cookie, 'content-type': 'application/json', 'idempotency-key': 'lost' },
      ...(sample.body && { body: JSON.stringify(sample.body) }),
    });
    await expect(lost).rejects.toThrow('fetch failed');
    const after = await snapshot(db);
    const again = await send(a, endpoint, sample, 'lost');
    expect([again.status, again.headers['idempotent-replay']]).toEqual([endpoint.status, 'true']);
    expect(await snapshot(db)).toEqual(after);
  });
});

describe('a write that takes no key', () => {
  /** Tables of user data; sessions change with every sign-in. */
  const kept = async () =>
    ((await snapshot(db)) as { name: string }[]).filter(
      ({ name }) => !['sessions', 'access_tokens', 'refresh_tokens', 'used_id_tokens'].includes(name),
    );
  const twice = async (browser: TestBrowser, call: Parameters<TestBrowser['call']>) => {
    await browser.call(...call);
    const after = await kept();
    await browser.call(...call);
    expect(await kept()).toEqual(after);
  };
  const person = async () => {
    const browser = new TestBrowser(app, identity);
    await browser.signIn({ email: `${randomUUID()}@example.com` });
    return browser;
  };

  test('makes one account of a sign-in sent twice', async () => {
    const browser = new TestBrowser(app, identity);
    const credential = await browser.freshToken('google', { email: 'once@example.com' });
    await twice(browser, ['POST', '/api/v1/auth/google', { credential }]);
    const rows = await db.rows('users', { email: 'once@example.com' });
    expect(rows).toHaveLength(1);
  });

  test.each([
    ['POST', '/api/v1/auth/refresh', undefined],
    ['DELETE', '/api/v1/auth/logout', undefined],
    ['POST', '/api/v1/waitlist', { email: 'once@example.com', platforms: ['web'] }],
  ] as const)('%s %s changes nothing the second time', async (method, path, body) => {
    await twice(await person(), [method, path, body]);
  });

  test('deletes an account once', async () => {
    const browser = new TestBrowser(app, identity);
    const persona = { email: 'gone@example.com', sub: 'gone' };
    await browser.signIn(persona);
    const identityToken = await browser.freshToken('google', persona);
    await twice(browser, ['DELETE', '/api/v1/me', { identityToken }]);
    expect(await db.rows('users', { email: persona.email })).toEqual([]);
  });
});

describe('many writes at once', () => {
  test('get the response of the first when they share a key', async () => {
    const ada = await asUser('Ada');
    const write = () => ada.post('/api/v1/recipients', { name: 'Mum' }, { 'idempotency-key': 'at-once' });
    const answers = await Promise.all(Array.from({ length: 12 }, write));
    expect(new Set(answers.map(({ status, body }) => `${status} ${body.data?.id}`)).size).toBe(1);
    expect(await db.count('recipients', { userId: ada.id })).toBe(1);
  });

  test('succeed or are refused, and never break, while their account is deleted', async () => {
    const browser = new TestBrowser(app, identity);
    const persona = { email: 'leaving@example.com', sub: 'leaving' };
    const { body } = await browser.signIn(persona);
    const userId = Number(body.data.user.id);
    const identityToken = await browser.freshToken('google', persona);
    const create = (n: number) =>
      browser.call(
        'POST',
        '/api/v1/gifts/with-saved-gift',
        { title: `Gift ${n}` },
        { 'idempotency-key': `k${n}` },
      );
    const [removed, ...created] = await Promise.all([
      browser.copy().call('DELETE', '/api/v1/me', { identityToken }),
      ...Array.from({ length: 20 }, (_, n) => create(n)),
    ]);
    expect(removed.status).toBe(200);
    expect(created.filter(({ status }) => status !== 201 && status !== 401)).toEqual([]);
    expect(await db.rows('gifts', { createdById: userId })).toEqual([]);
    expect(await db.rows('idempotencyKeys', { userId })).toEqual([]);
  });
});

test('a write that fails leaves nothing, its key included, so that the same request may be sent again', async () => {
  const ada = await asUser('Ada');
  const before = await snapshot(db);
  const key = { 'idempotency-key': 'fails' };
  const missing = { giftId: 2147483000, giftListId: ada.favoritesId };
  expect((await ada.post('/api/v1/user-saved-gifts', missing, key)).status).toBe(404);
  expect(await snapshot(db)).toEqual(before);
});

test('keys are forgotten when their life is over, and not before', async () => {
  const ada = await asUser('Ada');
  const ageOf = (key: string, hours: number) =>
    db.update(
      'idempotencyKeys',
      { createdAt: new Date(Date.now() - hours * 60 * 60_000) },
      { userId: ada.id, key },
    );
  for (const key of ['old', 'younger'])
    await ada.post('/api/v1/recipients', { name: key }, { 'idempotency-key': key });
  await ageOf('old', IDEMPOTENCY_KEY_LIFE_H + 0.1);
  await ageOf('younger', IDEMPOTENCY_KEY_LIFE_H - 0.1);
  await forgetOldKeys(db);
  const left = await db.rows('idempotencyKeys', { userId: ada.id });
  expect(left.map(({ key }) => key)).toEqual(['younger']);
});
