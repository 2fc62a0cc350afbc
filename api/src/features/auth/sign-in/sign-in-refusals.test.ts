import { describe, expect, it } from 'vitest';
import { sql } from '../../../db/sql.ts';
import { buildTestApp } from '../../../test/build-app.ts';
import { buildIdentityProvider, TestBrowser } from '../../../test/build-browser.ts';

const identity = await buildIdentityProvider();
const { app, db } = await buildTestApp({}, { providers: identity.providers });
const browser = () => new TestBrowser(app, identity);
const nora = { email: 'nora@example.com', name: 'Nora Vale' };

describe('refuses a token', () => {
  const nowS = Math.floor(Date.now() / 1000);
  const cases: [string, Record<string, unknown>][] = [
    ['of another issuer', { iss: 'urn:evil' }],
    ['for another product', { aud: 'their-client' }],
    ['for several products', { aud: ['test-client', 'their-client'] }],
    ['that ended', { iat: nowS - 500, exp: nowS - 120 }],
    ['that is old', { iat: nowS - 700 }],
    ['with the nonce of another browser', { nonce: 'somebody-elses' }],
    ['without a nonce', { nonce: undefined }],
  ];
  it.each(cases)('%s', async (_, changes) => {
    const answer = await browser().signIn({ email: 'eve@example.com', name: 'Eve' }, changes);
    expect(answer.status).toBe(401);
    expect(answer.body).toMatchObject({ code: 'invalid_token', message: 'Authentication failed' });
    expect(answer.body).not.toHaveProperty('data');
    expect(answer.headers['set-cookie']).toBeUndefined();
    expect(await db.rows('users', { email: 'eve@example.com' })).toEqual([]);
  });

  it('refuses and reports an unverified address', async () => {
    const { status, body } = await browser().signIn(
      { email: 'eve@example.com', name: 'Eve' },
      { email_verified: false },
    );
    expect([status, body.code]).toEqual([401, 'email_not_verified']);
  });

  it('signed by somebody else', async () => {
    const stranger = await buildIdentityProvider();
    const someone = browser();
    const { body } = await someone.call('GET', '/api/v1/auth/nonce');
    const credential = await stranger.sign('google', { ...nora, nonce: body.data.nonce });
    expect((await someone.call('POST', '/api/v1/auth/google', { credential })).status).toBe(401);
  });

  it('refuses a token of Apple sent to the route of Google', async () => {
    const someone = browser();
    const credential = await someone.freshToken('apple', nora);
    expect((await someone.call('POST', '/api/v1/auth/google', { credential })).status).toBe(401);
  });

  it('brought by a browser that never asked for a nonce', async () => {
    const credential = await identity.sign('google', { ...nora, nonce: 'planted' });
    expect((await browser().call('POST', '/api/v1/auth/google', { credential })).status).toBe(401);
  });

  it('refuses a token for another client, with an audit row that holds the reason and not the token', async () => {
    await browser().signIn({ email: 'eve@example.com', name: 'Eve' }, { aud: 'their-client' });
    const rows = await db.rows('auditEvents', { event: 'authn_login_fail' });
    expect(rows.at(-1)).toMatchObject({ outcome: 'failure', reason: 'claim_aud', userRef: null });
  });

  const shapes: [string, object][] = [
    ['nothing', {}],
    ['an empty text', { credential: '' }],
    ['a number', { credential: 7 }],
    ['8,193 characters', { credential: 'x'.repeat(8193) }],
    ['a field too many', { credential: 'a', role: 'admin' }],
  ];
  it.each(shapes)('refuses a malformed token: %s', async (_, body) => {
    expect((await browser().call('POST', '/api/v1/auth/google', body)).status).toBe(400);
  });

  it('brought by another site', async () => {
    const someone = browser();
    const credential = await someone.freshToken('google', nora);
    const elsewhere: Record<string, string>[] = [
      { 'sec-fetch-site': 'cross-site' },
      { 'sec-fetch-site': 'same-site' },
      { origin: 'null' },
      { origin: 'https://evil.example' },
    ];
    for (const headers of elsewhere) {
      const answer = await someone.call('POST', '/api/v1/auth/google', { credential }, headers);
      expect([answer.status, answer.body.code]).toEqual([403, 'cross_origin']);
    }
    const asText = { 'content-type': 'text/plain' };
    expect((await someone.call('POST', '/api/v1/auth/google', { credential }, asText)).status).toBe(415);
  });
});

describe('the same token again', () => {
  async function twice() {
    const someone = browser();
    const credential = await someone.freshToken('google', { email: 'again@example.com', name: 'Again' });
    const nonceOnly = someone.copy();
    await someone.call('POST', '/api/v1/auth/google', { credential });
    return { someone, nonceOnly, credential };
  }

  it('replaces the session whose response was lost, within two minutes in the same browser', async () => {
    const { someone, nonceOnly, credential } = await twice();
    const retry = await nonceOnly.call('POST', '/api/v1/auth/google', { credential });
    expect(retry.status).toBe(200);
    expect((await nonceOnly.call('GET', '/api/v1/auth/me')).status).toBe(200);
    expect((await someone.call('GET', '/api/v1/auth/me')).status).toBe(401);
  });

  it('refuses the same token after two minutes', async () => {
    const { someone, nonceOnly, credential } = await twice();
    await db.update('usedIdTokens', { firstUsedAt: sql`now() - interval '121 seconds'` });
    expect((await nonceOnly.call('POST', '/api/v1/auth/google', { credential })).status).toBe(401);
    expect((await someone.call('GET', '/api/v1/auth/me')).status).toBe(200);
  });

  it('refuses the same token in another browser', async () => {
    const { credential } = await twice();
    const thief = browser();
    await thief.call('GET', '/api/v1/auth/nonce');
    expect((await thief.call('POST', '/api/v1/auth/google', { credential })).status).toBe(401);
  });
});
