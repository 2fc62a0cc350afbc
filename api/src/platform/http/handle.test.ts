import { describe, expect, test } from 'vitest';
import { buildTestApp } from '../../test/build-app.ts';
import { buildGift } from '../../test/factories.ts';

const { app, db, asVisitor, asUser } = await buildTestApp();
const ada = await asUser('Ada');
const ben = await asUser('Ben');

describe('responses', () => {
  test('have the form of readable problem documents without data for refusals', async () => {
    const { status, body, headers } = await ada.put('/api/v1/tags/2147483000', { name: 'x' });
    expect(status).toBe(404);
    expect(headers['content-type']).toBe('application/problem+json; charset=utf-8');
    expect(body).toEqual({
      type: 'about:blank',
      title: 'Not Found',
      status: 404,
      code: 'not_found',
      detail: 'Not found.',
      message: 'Not found.',
      requestId: headers['x-request-id'],
    });
  });

  test('have the 404 of missing things for unknown paths of the API', async () => {
    expect((await asVisitor.get('/api/v1/nothing')).body).toMatchObject({ status: 404, code: 'not_found' });
  });

  test('carry the security headers, and are not stored', async () => {
    const { headers } = await ada.get('/api/v1/tags');
    expect(headers).toMatchObject({
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
      'x-content-type-options': 'nosniff',
      'cross-origin-resource-policy': 'same-origin',
      'cache-control': 'no-store',
    });
    expect(headers['access-control-allow-origin']).toBeUndefined();
  });
});

describe('request bodies', () => {
  const post = (payload: string, contentType: string, more: Record<string, string> = {}) =>
    app.inject({
      method: 'POST',
      url: '/api/v1/tags',
      headers: { cookie: ada.cookie, 'content-type': contentType, ...more },
      payload,
    });

  test.each([
    ['text/plain', 415],
    ['application/x-www-form-urlencoded', 415],
    ['multipart/form-data; boundary=x', 415],
    ['application/json; charset=utf-8', 201],
  ])('get, with type %s, the status %i', async (contentType, status) => {
    expect((await post('{"name":"typed"}', contentType)).statusCode).toBe(status);
  });

  test.each([
    ['{"name":', 400],
    ['', 400],
    ['[]', 400],
    ['null', 400],
    ['{"name":"x","__proto__":{"a":1}}', 400],
    ['{"name":7}', 400],
  ])('%s gets %i', async (payload, status) => {
    const answer = await post(payload, 'application/json');
    expect(answer.statusCode).toBe(status);
    expect(answer.json()).toMatchObject({
      status,
      detail: expect.stringMatching(/\w/),
    });
  });

  test('over 64 KiB get a refusal', async () => {
    expect((await post(`{"name":"${'x'.repeat(70_000)}"}`, 'application/json')).statusCode).toBe(413);
  });

  test('may be absent although the content type is JSON', async () => {
    const headers = { cookie: ada.cookie, 'content-type': 'application/json' };
    const answer = await app.inject({ method: 'GET', url: '/api/v1/tags', headers });
    expect(answer.statusCode).toBe(200);
  });

  test('a stranger is refused before the body is read', async () => {
    const answer = await post('not json', 'application/json', { cookie: '' });
    expect(answer.statusCode).toBe(401);
  });

  test('an unknown query parameter is refused', async () => {
    expect((await ada.get('/api/v1/tags?sort=name')).status).toBe(400);
  });
});

describe('requests of other sites', () => {
  test.each([
    [{ 'sec-fetch-site': 'cross-site' }, 403],
    [{ 'sec-fetch-site': 'same-site' }, 403],
    [{ 'sec-fetch-site': 'none' }, 403],
    [{ 'sec-fetch-site': 'same-origin', origin: 'https://evil.example' }, 200],
    [{ origin: 'https://evil.example' }, 403],
    [{ origin: 'null' }, 403],
    [{ origin: 'http://localhost:3000' }, 200],
    [{}, 200],
  ])('a write with %j gets %i', async (headers, status) => {
    await ada.post('/api/v1/tags', { name: 'origin' });
    expect(
      (await ada.post('/api/v1/tags', { name: 'origin' }, headers as Record<string, string>)).status,
    ).toBe(status);
  });

  test('writes are refused before all other checks, also for visitors and on unknown paths', async () => {
    const headers = { 'sec-fetch-site': 'cross-site' };
    expect((await asVisitor.post('/api/v1/tags', {}, headers)).body.code).toBe('cross_origin');
    expect((await asVisitor.delete('/nowhere', undefined, headers)).status).toBe(403);
  });

  test.each(['cross-site', 'same-site'])('%s reads of the API are refused', async (site) => {
    const { status, body } = await ada.get('/api/v1/tags', { 'sec-fetch-site': site });
    expect([status, body.code]).toEqual([403, 'cross_origin']);
    expect((await ada.get('/api/v1/tags', { 'sec-fetch-site': 'none' })).status).toBe(200);
  });
});

describe('Idempotency-Key', () => {
  test('returns the first response to a repeated create of the same person', async () => {
    const key = { 'idempotency-key': 'abc' };
    const first = await ada.post('/api/v1/recipients', { name: 'Mum' }, key);
    const again = await ada.post('/api/v1/recipients', { name: 'Mum' }, key);
    expect(first.status).toBe(201);
    expect(again).toMatchObject({ status: 201, body: first.body });
    const bens = await ben.post('/api/v1/recipients', { name: 'Mum' }, key);
    expect(bens.body.data.id).not.toBe(first.body.data.id);
    expect((await ada.get('/api/v1/recipients')).body.data).toHaveLength(1);
  });

  test('refuses another request under the same key', async () => {
    const key = { 'idempotency-key': 'other-body' };
    await ada.post('/api/v1/recipients', { name: 'Dad' }, key);
    expect((await ada.post('/api/v1/recipients', { name: 'Aunt' }, key)).status).toBe(422);
  });

  test('lets one of several concurrent creates write', async () => {
    const key = { 'idempotency-key': 'race' };
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => ada.post('/api/v1/recipients', { name: 'Race' }, key)),
    );
    const ids = new Set(answers.filter(({ status }) => status === 201).map(({ body }) => body.data.id));
    expect(ids.size).toBe(1);
    for (const { status } of answers) expect([201, 409]).toContain(status);
  });

  test('frees the key again after a refusal', async () => {
    const key = { 'idempotency-key': 'refused' };
    expect((await ada.post('/api/v1/recipients', { name: '' }, key)).status).toBe(400);
    expect((await ada.post('/api/v1/recipients', { name: 'Fine' }, key)).status).toBe(201);
  });
});

describe('curated reads', () => {
  test('return 304 if the request has their ETag', async () => {
    const gift = await buildGift(db);
    const first = await asVisitor.get(`/api/v1/gifts/${gift.id}`);
    const etag = String(first.headers.etag);
    expect(etag).toMatch(/^W\/"/);
    const again = await asVisitor.get(`/api/v1/gifts/${gift.id}`, { 'if-none-match': etag });
    expect(again).toMatchObject({ status: 304, body: '' });
    const changed = await asVisitor.get(`/api/v1/gifts/${gift.id}`, { 'if-none-match': 'W/"other"' });
    expect(changed.status).toBe(200);
  });
});
