import type { FastifyInstance } from 'fastify';
import { describe, expect, test } from 'vitest';
import { sql } from '../../db/sql.ts';
import { buildTestApp } from '../../test/build-app.ts';
import { buildIdentityProvider, TestBrowser } from '../../test/build-browser.ts';
import { buildTag } from '../../test/factories.ts';
import { hashToken } from '../security/session.ts';

const identity = await buildIdentityProvider();
const { app, asVisitor, asUser } = await buildTestApp(
  { rateLimitFactor: 1 },
  { providers: identity.providers },
);

const many = (count: number, call: () => Promise<unknown>) =>
  Promise.all(Array.from({ length: count }, call));

describe('a signed-in person is never kept out', () => {
  test('stays signed in although another page makes their browser send requests', async () => {
    const ada = await asUser('Ada');
    const image = { 'sec-fetch-site': 'cross-site', 'sec-fetch-dest': 'image' };
    await many(80, () => ada.get('/api/x', image));
    await many(80, () => asVisitor.get('/api/x', image));
    expect((await ada.get('/api/v1/tags')).status).toBe(200);
    expect((await asVisitor.get('/api/v1/categories')).status).toBe(200);
  });

  test('stays signed in although others at the same address miss and call', async () => {
    const browser = new TestBrowser(app, identity);
    await browser.signIn({ email: 'office@example.com' });
    await many(70, () => asVisitor.get('/api/nothing'));
    await many(130, () => asVisitor.get('/api/v1/auth/validate'));
    await many(130, () => asVisitor.get('/api/v1/categories'));
    expect((await asVisitor.get('/api/v1/auth/validate')).status).toBe(429);
    expect((await asVisitor.get('/api/v1/categories')).status).toBe(429);
    expect((await browser.call('GET', '/api/v1/tags')).status).toBe(200);
    expect((await browser.call('GET', '/api/v1/auth/validate')).body.authenticated).toBe(true);
    browser.cookies.delete('accessToken');
    expect((await browser.call('GET', '/api/v1/auth/validate')).body.tokensRefreshed).toBe(true);
    expect((await browser.call('POST', '/api/v1/auth/refresh')).status).toBe(200);
    expect((await browser.call('DELETE', '/api/v1/auth/logout')).status).toBe(200);
  });

  test('can sign out after any calls before', async () => {
    const eve = await asUser('Eve');
    let status = 0;
    for (let i = 0; i < 300 && status !== 429; i++) {
      ({ status } = await eve.delete('/api/v1/tags/2147483000'));
    }
    expect((await eve.get('/api/v1/tags')).status).toBe(429);
    expect((await eve.delete('/api/v1/auth/logout')).status).toBe(200);
  });

  test('can end other sessions although one of them has used up all writes', async () => {
    const mia = await asUser('Mia');
    await many(121, () => mia.post('/api/v1/tags', { name: '' }));
    expect((await mia.post('/api/v1/tags', { name: 'Cozy' })).status).toBe(429);
    expect((await mia.delete('/api/v1/auth/sessions')).status).toBe(200);
  });
});

describe('a refresh over the limit', async () => {
  const fresh = await buildTestApp({ rateLimitFactor: 1 }, { providers: identity.providers });

  test.each([
    ['GET', '/api/v1/auth/validate'],
    ['POST', '/api/v1/auth/refresh'],
  ] as const)('by %s %s leaves the tokens as they were', async (method, route) => {
    const browser = new TestBrowser(fresh.app, identity);
    await browser.signIn({ email: `${method}@example.com`.toLowerCase() });
    let status = 200;
    for (let i = 0; i < 40 && status === 200; i++) {
      browser.cookies.delete('accessToken');
      ({ status } = await browser.call(method, route));
    }
    expect(status).toBe(429);
    const hash = hashToken(browser.cookies.get('refreshToken')!);
    const { rows } = await fresh.db.execute(sql`select used_at from refresh_tokens where hash = ${hash}`);
    expect(rows).toEqual([{ used_at: null }]);
  });
});

test('a session that is no good is counted by address', async () => {
  const dead = { cookie: `refreshToken=${'x'.repeat(43)}` };
  await many(130, () => asVisitor.post('/api/v1/auth/refresh', undefined, dead));
  expect((await asVisitor.post('/api/v1/auth/refresh', undefined, dead)).status).toBe(429);
});

test('a route that declares no limit is not served', () => {
  const declare = (on: FastifyInstance) => on.get('/undeclared', () => 'x');
  expect(() => declare(app)).toThrow();
});

describe('under load', async () => {
  const { promise: opened, resolve: open } = Promise.withResolvers<void>();
  const busy = await buildTestApp(
    {},
    {
      maxInFlight: 2,
      addLocalRoutes: (own) => void own.get('/test/slow', { config: { rateLimit: 'reads' } }, () => opened),
    },
  );

  test('a lone request on a busy computer is answered', async () => {
    const until = Date.now() + 1_200;
    const waiting = busy.asVisitor.get('/api/v1/categories');
    while (Date.now() < until);
    expect((await waiting).status).toBe(200);
  });

  test('one request too many is asked to come back; signing out and health are not concerned', async () => {
    const ada = await busy.asUser('Ada');
    await buildTag(busy.db, ada.id);
    const slow = [1, 2].map(() => busy.asVisitor.get('/test/slow'));
    const refused = await ada.get('/api/v1/tags');
    expect([refused.status, refused.body.code]).toEqual([503, 'busy']);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect((await busy.app.inject('/livez')).statusCode).toBe(200);
    expect((await busy.app.inject('/readyz')).statusCode).toBe(200);
    expect((await ada.delete('/api/v1/auth/logout')).status).toBe(200);
    open();
    await Promise.all(slow);
    expect((await busy.asVisitor.get('/api/v1/categories')).status).toBe(200);
  });
});
