import { describe, expect, it } from 'vitest';
import { sql } from '../../../db/sql.ts';
import { buildTestApp } from '../../../test/build-app.ts';
import { buildIdentityProvider, TestBrowser } from '../../../test/build-browser.ts';
import { forgetEndedSessions } from '../auth-upkeep.ts';
import { MAX_SESSIONS, revokeAllSessions } from './sessions.store.ts';

const identity = await buildIdentityProvider();
const { app, db } = await buildTestApp({}, { providers: identity.providers });

async function signedIn(email: string): Promise<TestBrowser> {
  const browser = new TestBrowser(app, identity);
  await browser.signIn({ email, name: 'A Person' });
  return browser;
}

const isSignedIn = async (browser: TestBrowser) =>
  (await browser.call('GET', '/api/v1/auth/me')).status === 200;
const signOut = (browser: TestBrowser) => browser.call('DELETE', '/api/v1/auth/logout');
const devices = async (browser: TestBrowser) =>
  (await browser.call('GET', '/api/v1/auth/sessions')).body.data;

describe('signing out', () => {
  it('kills a copied cookie at once', async () => {
    const browser = await signedIn('ann@example.com');
    const copy = browser.copy();
    const answer = await signOut(browser);
    expect([answer.status, answer.body]).toEqual([200, { data: { signedOut: true } }]);
    expect([...browser.cookies.keys()]).toEqual([]);
    expect(answer.headers['clear-site-data']).toBe('"cache"');
    expect(await isSignedIn(copy)).toBe(false);
    expect((await copy.call('POST', '/api/v1/auth/refresh')).status).toBe(401);
    expect((await copy.call('GET', '/api/v1/auth/validate')).body).toEqual({ authenticated: false });
  });

  it('works with only a refresh token, twice, and for a visitor', async () => {
    const browser = await signedIn('ann@example.com');
    const copy = browser.copy();
    browser.cookies.delete('accessToken');
    expect((await signOut(browser)).status).toBe(200);
    expect(await isSignedIn(copy)).toBe(false);
    expect((await signOut(copy)).status).toBe(200);
    expect((await signOut(new TestBrowser(app, identity))).status).toBe(200);
  });

  it('refuses requests from other sites', async () => {
    const browser = await signedIn('ann@example.com');
    const answer = await browser.call('DELETE', '/api/v1/auth/logout', undefined, {
      'sec-fetch-site': 'cross-site',
    });
    expect(answer.status).toBe(403);
    expect(await isSignedIn(browser)).toBe(true);
  });

  it('leaves other devices alone', async () => {
    const [phone, laptop] = [await signedIn('ann@example.com'), await signedIn('ann@example.com')];
    await signOut(phone);
    expect(await isSignedIn(laptop)).toBe(true);
  });
});

describe('an access token sent twice', () => {
  it('counts as none, whichever comes first', async () => {
    const browser = await signedIn('bea@example.com');
    const token = browser.cookies.get('accessToken');
    const planted = 'P'.repeat(43);
    for (const cookie of [
      `accessToken=${token}; accessToken=${planted}`,
      `accessToken=${planted}; accessToken=${token}`,
    ]) {
      expect((await app.inject({ url: '/api/v1/auth/me', headers: { cookie } })).statusCode).toBe(401);
    }
    expect(await isSignedIn(browser)).toBe(true);
  });
});

describe('devices', () => {
  it('lists devices for their owner only and marks the present one', async () => {
    const [phone, laptop] = [await signedIn('cat@example.com'), await signedIn('cat@example.com')];
    await signedIn('dan@example.com');
    const list = await devices(laptop);
    expect(list).toHaveLength(2);
    expect(list.map(({ current }: { current: boolean }) => current).sort()).toEqual([false, true]);
    expect(list[0]).toEqual({
      id: expect.any(Number),
      current: expect.any(Boolean),
      userAgent: 'lightMyRequest',
      createdAt: expect.any(String),
      lastSeenAt: expect.any(String),
    });
    expect((await new TestBrowser(app, identity).call('GET', '/api/v1/auth/sessions')).status).toBe(401);
    await signOut(phone);
    expect(await devices(laptop)).toHaveLength(1);
  });

  it('can be signed out one by one, by nobody else', async () => {
    const [phone, laptop, stranger] = [
      await signedIn('eli@example.com'),
      await signedIn('eli@example.com'),
      await signedIn('fay@example.com'),
    ];
    const { id } = (await devices(laptop)).find(({ current }: { current: boolean }) => !current);
    const path = `/api/v1/auth/sessions/${id}`;
    expect((await new TestBrowser(app, identity).call('DELETE', path)).status).toBe(401);
    expect((await stranger.call('DELETE', path)).status).toBe(404);
    expect(await isSignedIn(phone)).toBe(true);

    expect((await laptop.call('DELETE', path)).body).toEqual({ data: { revoked: 1 } });
    expect([await isSignedIn(phone), await isSignedIn(laptop)]).toEqual([false, true]);
    expect((await laptop.call('DELETE', path)).status).toBe(404);
    expect((await laptop.call('DELETE', '/api/v1/auth/sessions/2147483000')).status).toBe(404);
    expect((await laptop.call('DELETE', '/api/v1/auth/sessions/abc')).status).toBe(400);
  });

  it('can all be signed out but this one', async () => {
    const others = [await signedIn('gus@example.com'), await signedIn('gus@example.com')];
    const [here, stranger] = [await signedIn('gus@example.com'), await signedIn('hal@example.com')];
    expect((await here.call('DELETE', '/api/v1/auth/sessions')).body).toEqual({ data: { revoked: 2 } });
    expect(await Promise.all([...others, here, stranger].map(isSignedIn))).toEqual([
      false,
      false,
      true,
      true,
    ]);
  });

  it('keeps at most 20 devices and drops the oldest', async () => {
    const first = await signedIn('ivy@example.com');
    const second = await signedIn('ivy@example.com');
    for (let n = 2; n < MAX_SESSIONS; n++) await signedIn('ivy@example.com');
    expect(await isSignedIn(first)).toBe(true);
    const last = await signedIn('ivy@example.com');
    expect([await isSignedIn(first), await isSignedIn(second), await isSignedIn(last)]).toEqual([
      false,
      true,
      true,
    ]);
    expect(await devices(last)).toHaveLength(MAX_SESSIONS);
  });

  it('can be signed out by the operator', async () => {
    const [jo, kit] = [await signedIn('jo@example.com'), await signedIn('kit@example.com')];
    const newest = (await db.rows('sessions')).toSorted((one, other) => one.id - other.id).at(-1);
    await revokeAllSessions(db, newest!.userId, 'operator');
    expect([await isSignedIn(jo), await isSignedIn(kit)]).toEqual([true, false]);
    await revokeAllSessions(db, 'everybody', 'operator');
    expect(await isSignedIn(jo)).toBe(false);
    const [row] = await db.rows('sessions', { id: newest!.id });
    expect(row).toMatchObject({ revokeReason: 'operator' });
  });
});

describe('upkeep', () => {
  it('takes away sessions that ended long ago, and no others', async () => {
    const [gone, recent, live] = [
      await signedIn('lea@example.com'),
      await signedIn('lea@example.com'),
      await signedIn('lea@example.com'),
    ];
    await signOut(gone);
    await db.execute(
      sql`update sessions set revoked_at = now() - interval '8 days' where revoked_at is not null`,
    );
    await signOut(recent);
    await forgetEndedSessions(db);
    const left = await db.rows('sessions', { revokeReason: 'signed_out' });
    expect(left).toHaveLength(1);
    expect(await isSignedIn(live)).toBe(true);
  });
});
