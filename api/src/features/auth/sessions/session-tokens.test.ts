import { expect, test } from 'vitest';
import { sql } from '../../../db/sql.ts';
import { hashToken, isSessionToken, newToken, sessionToken } from '../../../platform/security/session.ts';
import { buildTestApp } from '../../../test/build-app.ts';
import { buildIdentityProvider, TestBrowser } from '../../../test/build-browser.ts';

/* The tokens of a session name their user (decision 0378). */

const identity = await buildIdentityProvider();
const { app, db } = await buildTestApp({}, { providers: identity.providers });

let people = 0;
async function signedIn() {
  const browser = new TestBrowser(app, identity);
  const { status, body } = await browser.signIn({ email: `person${++people}@example.com`, name: 'A Person' });
  expect(status).toBe(200);
  return { browser, userId: Number(body.data.user.id) };
}

const NAMES = ['accessToken', 'refreshToken'] as const;
const isSignedIn = async (browser: TestBrowser) =>
  (await browser.call('GET', '/api/v1/auth/me')).status === 200;
const refresh = (browser: TestBrowser) => browser.call('POST', '/api/v1/auth/refresh');

/** Gives a browser tokens as version 0.2 did: random, without the user. */
async function withOldTokens() {
  const { browser, userId } = await signedIn();
  for (const [name, table] of [
    ['accessToken', 'accessTokens'],
    ['refreshToken', 'refreshTokens'],
  ] as const) {
    const old = newToken();
    await db.update(table, { hash: hashToken(old) }, { hash: hashToken(browser.cookies.get(name)!) });
    browser.cookies.set(name, old);
  }
  return { browser, userId };
}

test('name the user and hold 256 random bits, before and after a refresh', async () => {
  const { browser, userId } = await signedIn();
  const form = new RegExp(`^${userId}\\.[\\w-]{43}$`);
  for (const name of NAMES) expect(browser.cookies.get(name)).toMatch(form);
  expect((await refresh(browser)).status).toBe(200);
  for (const name of NAMES) expect(browser.cookies.get(name)).toMatch(form);
});

test('tokens without a user work until they end, and a refresh replaces them', async () => {
  const { browser, userId } = await withOldTokens();
  expect(await isSignedIn(browser)).toBe(true);
  const lost = browser.copy();
  expect((await refresh(browser)).status).toBe(200);
  for (const name of NAMES) expect(browser.cookies.get(name)).toMatch(new RegExp(`^${userId}\\.`));
  expect(await isSignedIn(browser)).toBe(true);
  // The response got lost: the same successors again.
  expect((await refresh(lost)).status).toBe(200);
  expect(lost.cookies.get('refreshToken')).toBe(browser.cookies.get('refreshToken'));
});

test('tokens without a user end with a sign-out, too', async () => {
  const { browser } = await withOldTokens();
  const thief = browser.copy();
  await browser.call('DELETE', '/api/v1/auth/logout');
  expect(await isSignedIn(thief)).toBe(false);
  expect((await refresh(thief)).status).toBe(401);
});

test('tokens with a wrong user id find no session and end none', async () => {
  const [mine, theirs] = [await signedIn(), await signedIn()];
  const secretOf = (name: (typeof NAMES)[number]) => mine.browser.cookies.get(name)!.split('.')[1]!;
  for (const claim of [`${theirs.userId}.`, '1.', '', '0.', '-1.', '9007199254740993.', 'x.', '1.1.']) {
    const forged = mine.browser.copy();
    for (const name of NAMES) forged.cookies.set(name, claim + secretOf(name));
    expect(await isSignedIn(forged)).toBe(false);
    expect((await refresh(forged)).status).toBe(401);
    await forged.call('DELETE', '/api/v1/auth/logout');
  }
  expect(await isSignedIn(mine.browser)).toBe(true);
  expect(await isSignedIn(theirs.browser)).toBe(true);
  expect((await refresh(mine.browser)).status).toBe(200);
});

test('one index read looks up a token, for known and forged users alike', async () => {
  const { userId } = await signedIn();
  const plan = await db.transaction(async (tx) => {
    await tx.execute(sql`set local enable_seqscan = off`);
    const planOf = async (id: number) => {
      const { rows } = await tx.execute<{ 'QUERY PLAN': string }>(sql`
        explain (costs off) select from access_tokens token
        where ${isSessionToken(sessionToken(id, newToken()))}`);
      return rows.map((row) => row['QUERY PLAN'].replaceAll(/'[^']+'/g, '?').replaceAll(String(id), '?'));
    };
    return { known: await planOf(userId), forged: await planOf(userId + 1000) };
  });
  // Statistics decide between the primary key and the index for tokens of 0.2.
  expect(plan.known.join('\n')).toMatch(/^Index (Only )?Scan using access_tokens_(pkey|hash)/);
  expect(plan.forged).toEqual(plan.known);
});
