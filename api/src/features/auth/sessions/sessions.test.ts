import { pino } from 'pino';
import { describe, expect, it } from 'vitest';
import { sql } from '../../../db/sql.ts';
import { buildApp } from '../../../app.ts';
import { openDb } from '../../../db/db.ts';
import { connectPostgres } from '../../../db/connection/pool.ts';
import { transaction } from '../../../db/transaction.ts';
import { hashToken } from '../../../platform/security/session.ts';
import { buildTestApp, testConfig } from '../../../test/build-app.ts';
import { buildIdentityProvider, TestBrowser } from '../../../test/build-browser.ts';
import { rotate } from './sessions.store.ts';

const identity = await buildIdentityProvider();
const { app, db } = await buildTestApp({}, { providers: identity.providers });

let people = 0;
/** A browser in which somebody new has just signed in. */
async function signedIn(email = `person${++people}@example.com`): Promise<TestBrowser> {
  const browser = new TestBrowser(app, identity);
  expect((await browser.signIn({ email, name: 'A Person' })).status).toBe(200);
  return browser;
}

const isSignedIn = async (browser: TestBrowser) =>
  (await browser.call('GET', '/api/v1/auth/me')).status === 200;
const refresh = (browser: TestBrowser) => browser.call('POST', '/api/v1/auth/refresh');
const validate = (browser: TestBrowser, headers = {}) =>
  browser.call('GET', '/api/v1/auth/validate', undefined, headers);
const ageBy = (interval: string) => sql`now() - ${interval}::interval`;

describe('refreshing', () => {
  it('hands over new tokens', async () => {
    const browser = await signedIn();
    const before = browser.copy();
    const answer = await refresh(browser);
    expect(answer.status).toBe(200);
    expect(answer.body).toEqual({
      data: { user: expect.objectContaining({ name: 'A Person' }) },
      tokensRefreshed: true,
    });
    expect(browser.cookies.get('accessToken')).not.toBe(before.cookies.get('accessToken'));
    expect(browser.cookies.get('refreshToken')).not.toBe(before.cookies.get('refreshToken'));
    expect(await isSignedIn(browser)).toBe(true);
  });

  it('ends the token before it within a minute', async () => {
    const browser = await signedIn();
    const before = browser.copy();
    await refresh(browser);
    // Requests that are under way with the old one still go through.
    expect(await isSignedIn(before)).toBe(true);
    const { rows } = await db.execute(sql`
      select expires_at <= now() + interval '60 seconds' as "isShort" from access_tokens
      where hash = ${hashToken(before.cookies.get('accessToken')!)}`);
    expect(rows).toEqual([{ isShort: true }]);
    await db.update('accessTokens', { expiresAt: sql`expires_at - interval '61 seconds'` });
    expect(await isSignedIn(before)).toBe(false);
    expect(await isSignedIn(browser)).toBe(true);
  });

  it('fifty times at once gives one successor', async () => {
    const browser = await signedIn();
    const tabs = Array.from({ length: 50 }, () => browser.copy());
    const answers = await Promise.all(tabs.map(refresh));
    expect(answers.map(({ status }) => status)).toEqual(Array(50).fill(200));
    expect(new Set(tabs.map(({ cookies }) => cookies.get('refreshToken'))).size).toBe(1);
    expect(new Set(tabs.map(({ cookies }) => cookies.get('accessToken'))).size).toBe(1);
    expect(await isSignedIn(tabs[0]!)).toBe(true);
    expect((await refresh(tabs[0]!)).status).toBe(200);
  });

  it('again with the grandparent ends the session, even at once', async () => {
    const browser = await signedIn();
    const thief = browser.copy();
    await refresh(browser);
    await refresh(browser);
    const answer = await refresh(thief);
    expect(answer.status).toBe(401);
    expect(thief.cookies.has('refreshToken')).toBe(false);
    expect(await isSignedIn(browser)).toBe(false);
    expect((await refresh(browser)).status).toBe(401);
    const [reuse] = await db.rows('auditEvents', { event: 'authn_token_reuse' });
    expect(reuse).toMatchObject({
      outcome: 'failure',
      userRef: expect.any(String),
      sessionId: expect.any(Number),
    });
  });

  it('again with the parent after a minute ends the session', async () => {
    const browser = await signedIn();
    const thief = browser.copy();
    await refresh(browser);
    await db.execute(
      sql`update refresh_tokens set used_at = ${ageBy('61 seconds')} where used_at is not null`,
    );
    expect((await refresh(thief)).status).toBe(401);
    expect(await isSignedIn(browser)).toBe(false);
  });

  it('ends after two idle weeks, and after a month in any case', async () => {
    const idle = await signedIn();
    await db.update('refreshTokens', { expiresAt: ageBy('1 second') });
    expect((await refresh(idle)).status).toBe(401);

    const old = await signedIn();
    await db.update('sessions', { expiresAt: ageBy('1 second') });
    expect((await refresh(old)).status).toBe(401);
    expect(await isSignedIn(old)).toBe(false);
  });

  it('never promises more than what is left of the month', async () => {
    const browser = await signedIn();
    await db.update('sessions', { expiresAt: sql`now() + interval '1 hour'` });
    const { headers } = await refresh(browser);
    const maxAge = Number(/Max-Age=(\d+)/.exec(String((headers['set-cookie'] as string[])[1]))![1]);
    expect(maxAge).toBeGreaterThan(3500);
    expect(maxAge).toBeLessThanOrEqual(3600);
  });

  it('refuses what is no token of ours', async () => {
    for (const token of ['x', 'A'.repeat(43), `${'A'.repeat(42)}!`]) {
      const browser = new TestBrowser(app, identity);
      browser.cookies.set('refreshToken', token);
      expect((await refresh(browser)).status).toBe(401);
    }
    expect((await refresh(new TestBrowser(app, identity))).status).toBe(401);
    expect((await transaction(db, (tx) => rotate(tx, 'never issued'))).kind).toBe('refused');
  });

  it('leaves a bounded number of used tokens, however long a tab stays open', async () => {
    const browser = await signedIn();
    let token = browser.cookies.get('refreshToken')!;
    for (let turn = 0; turn < 110; turn++) {
      const rotation = await transaction(db, (tx) => rotate(tx, token));
      if (rotation.kind !== 'rotated') throw new Error(rotation.kind);
      token = rotation.tokens.refreshToken;
    }
    const [newest] = await db.rows('refreshTokens', { hash: hashToken(token) });
    expect(await db.count('refreshTokens', { sessionId: newest!.sessionId })).toBe(101);
  });

  it('refuses requests from other sites', async () => {
    const browser = await signedIn();
    const before = browser.cookieHeader();
    const answer = await browser.call('POST', '/api/v1/auth/refresh', undefined, {
      'sec-fetch-site': 'cross-site',
    });
    expect([answer.status, browser.cookieHeader()]).toEqual([403, before]);
  });
});

describe('validating', () => {
  it('with a good access token changes nothing', async () => {
    const browser = await signedIn();
    const { status, body, headers } = await validate(browser);
    expect(status).toBe(200);
    expect(body).toEqual({
      authenticated: true,
      user: expect.objectContaining({ name: 'A Person' }),
      tokensRefreshed: false,
    });
    expect(headers['set-cookie']).toBeUndefined();
  });

  it('refreshes where the access token is gone or over', async () => {
    const gone = await signedIn();
    gone.cookies.delete('accessToken');
    expect((await validate(gone)).body).toMatchObject({ authenticated: true, tokensRefreshed: true });
    expect(await isSignedIn(gone)).toBe(true);

    const over = await signedIn();
    await db.update('accessTokens', { expiresAt: ageBy('1 second') });
    expect(await isSignedIn(over)).toBe(false);
    expect((await validate(over)).body).toMatchObject({ authenticated: true, tokensRefreshed: true });
    expect(await isSignedIn(over)).toBe(true);
  });

  it('tells a visitor so, and sets no cookies', async () => {
    const { status, body, headers } = await validate(new TestBrowser(app, identity));
    expect([status, body, headers['set-cookie']]).toEqual([200, { authenticated: false }, undefined]);
  });

  it('clears cookies that are no longer good', async () => {
    const browser = await signedIn();
    await db.update('sessions', { revokedAt: sql`now()` });
    expect((await validate(browser)).body).toEqual({ authenticated: false });
    expect([...browser.cookies.keys()]).toEqual(['authNonce']);
  });

  it('ends a session whose old token comes back', async () => {
    const browser = await signedIn();
    const thief = browser.copy();
    thief.cookies.delete('accessToken');
    await refresh(browser);
    await refresh(browser);
    expect((await validate(thief)).body).toEqual({ authenticated: false });
    expect(await isSignedIn(browser)).toBe(false);
  });

  it.each(['cross-site', 'same-site'])('never rotates for a %s request', async (site) => {
    const browser = await signedIn();
    browser.cookies.delete('accessToken');
    const before = browser.cookieHeader();
    const { status, headers } = await validate(browser, { 'sec-fetch-site': site });
    expect([status, headers['set-cookie']]).toEqual([403, undefined]);
    expect(browser.cookieHeader()).toBe(before);
    expect((await validate(browser)).body.authenticated).toBe(true);
  });

  it('signs nobody out while the database is down', async () => {
    const browser = await signedIn();
    const nowhere = connectPostgres('postgres://nobody@127.0.0.1:1/none', { error: () => {} });
    const broken = await buildApp({
      config: testConfig(),
      db: openDb(nowhere),
      pool: nowhere,
      log: pino({ level: 'silent' }),
      providers: identity.providers,
    });
    const headers = { cookie: browser.cookieHeader() };
    const answer = await broken.inject({ url: '/api/v1/auth/validate', headers });
    expect(answer.statusCode).toBe(503);
    expect(answer.headers['retry-after']).toBeDefined();
    expect(answer.headers['set-cookie']).toBeUndefined();
  });
});
