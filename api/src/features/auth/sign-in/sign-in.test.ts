import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { sql } from '../../../db/sql.ts';
import { buildIdentityProvider, TestBrowser } from '../../../test/build-browser.ts';
import { buildTestApp, testConfig } from '../../../test/build-app.ts';
import { ProviderUnavailable } from '../providers/provider-keys.ts';
import { deleteForeignSessions } from './accounts.store.ts';
import { realProviders } from '../providers/providers.ts';

const identity = await buildIdentityProvider();
const { app, db } = await buildTestApp({}, { providers: identity.providers });
const browser = () => new TestBrowser(app, identity);
const nora = { email: 'nora@example.com', name: 'Nora Vale' };

describe('signing in', () => {
  it('makes an account with private Favorites the first time, and finds it again', async () => {
    const first = await browser().signIn(nora);
    expect(first.status).toBe(200);
    const { user } = first.body.data;
    const profile = { ...nora, avatar: null, provider: 'google', isOperator: true };
    expect(user).toEqual({ id: expect.stringMatching(/^\d+$/), ...profile });
    expect(await db.rows('giftLists', { userId: Number(user.id) })).toMatchObject([
      { title: 'Favorites', isFavorites: true, isPrivate: true, createdByType: 'USER' },
    ]);

    const again = await browser().signIn({ ...nora, name: 'Nora Vale-Marsh' });
    expect(again.body.data.user).toMatchObject({ id: user.id, name: 'Nora Vale-Marsh' });
  });

  it('sets both cookies out of reach of scripts and other sites', async () => {
    const { headers } = await browser().signIn(nora);
    expect(headers['set-cookie']).toEqual([
      expect.stringMatching(
        /^accessToken=\d+\.[\w-]{43}; Max-Age=900; Path=\/api; HttpOnly; SameSite=Strict$/,
      ),
      expect.stringMatching(
        /^refreshToken=\d+\.[\w-]{43}; Max-Age=1209600; Path=\/api\/v1\/auth; HttpOnly; SameSite=Strict$/,
      ),
    ]);
    expect(headers['cache-control']).toBe('no-store');
  });

  it('keeps no token as it is', async () => {
    const someone = browser();
    await someone.signIn(nora);
    const { rows } = await db.execute(
      sql`select encode(hash, 'hex') as hash from access_tokens union select encode(hash, 'hex') from refresh_tokens`,
    );
    for (const name of ['accessToken', 'refreshToken']) {
      const token = someone.cookies.get(name)!;
      expect(rows).toContainEqual({ hash: createHash('sha256').update(token).digest('hex') });
    }
  });

  it('makes one account of ten first sign-ins at once', async () => {
    const persona = { email: 'rush@example.com', name: 'Rush Hour' };
    const answers = await Promise.all(Array.from({ length: 10 }, () => browser().signIn(persona)));
    expect(answers.map(({ status }) => status)).toEqual(Array(10).fill(200));
    expect(new Set(answers.map(({ body }) => body.data.user.id)).size).toBe(1);
    const userId = Number(answers[0]!.body.data.user.id);
    expect(await db.rows('users', { email: persona.email })).toHaveLength(1);
    expect(await db.rows('giftLists', { userId })).toHaveLength(1);
  });

  it('twice in one browser ends the first session', async () => {
    const someone = browser();
    await someone.signIn(nora);
    const before = someone.copy();
    await someone.signIn(nora);
    expect((await before.call('GET', '/api/v1/auth/me')).status).toBe(401);
    expect((await before.call('POST', '/api/v1/auth/refresh')).status).toBe(401);
    expect((await someone.call('GET', '/api/v1/auth/me')).status).toBe(200);
  });

  it('never takes an address for a person', async () => {
    const google = await browser().signIn({ email: 'same@example.com', name: 'G' });
    const byApple = browser();
    const identityToken = await byApple.freshToken('apple', { email: 'same@example.com' });
    const apple = await byApple.call('POST', '/api/v1/auth/apple', { identityToken });
    expect(apple.status).toBe(200);
    expect(apple.body.data.user.id).not.toBe(google.body.data.user.id);
  });

  it('shows text from a provider as text that can be stored', async () => {
    const { body } = await browser().signIn({
      email: 'odd@example.com',
      name: `\u0000 O\u202Edd ${'x'.repeat(300)}`,
    });
    expect(body.data.user.name).toMatch(/^O dd x+$/);
    expect([...body.data.user.name]).toHaveLength(200);
  });
});

describe('signing in with Apple', () => {
  it('takes the name beside the token, else the first part of the address', async () => {
    const named = browser();
    const identityToken = await named.freshToken(
      'apple',
      { email: 'ada@example.com' },
      { email_verified: 'true' },
    );
    const answer = await named.call('POST', '/api/v1/auth/apple', { identityToken, name: 'Ada Quill' });
    expect(answer.body.data.user).toMatchObject({ name: 'Ada Quill', provider: 'apple' });

    const unnamed = browser();
    const token = await unnamed.freshToken('apple', { email: 'ben.q@example.com' });
    const { body } = await unnamed.call('POST', '/api/v1/auth/apple', { identityToken: token });
    expect(body.data.user.name).toBe('ben.q');
  });

  it('keeps the name when a later sign-in brings none', async () => {
    const someone = browser();
    const first = await someone.freshToken('apple', { email: 'kay@example.com' });
    await someone.call('POST', '/api/v1/auth/apple', { identityToken: first, name: 'Kay Lund' });
    const second = await someone.freshToken('apple', { email: 'kay@example.com' });
    const { body } = await someone.call('POST', '/api/v1/auth/apple', { identityToken: second });
    expect(body.data.user.name).toBe('Kay Lund');
  });

  it.each(['placeholder', 'apple_identity_token', 'e30.e30.e30'])('refuses %s', async (identityToken) => {
    const answer = await browser().call('POST', '/api/v1/auth/apple', { identityToken });
    expect(answer.status).toBe(401);
    expect(answer.body).toMatchObject({ code: 'invalid_token', message: 'Apple authentication failed' });
    expect(answer.headers['set-cookie']).toBeUndefined();
  });

  it('refuses a code that belongs to another token', async () => {
    const someone = browser();
    const identityToken = await someone.freshToken(
      'apple',
      { email: 'c@example.com' },
      { c_hash: 'AAAAAAAAAAAAAAAAAAAAAA' },
    );
    const answer = await someone.call('POST', '/api/v1/auth/apple', {
      identityToken,
      authorizationCode: 'code',
    });
    expect(answer.status).toBe(401);
  });
});

describe('settings of the server at sign-in', () => {
  it('answers 503, not 401, when a provider cannot be reached', async () => {
    const down = () => Promise.reject(new ProviderUnavailable('down'));
    const providers = { ...identity.providers, verifiers: { google: down } };
    const other = await buildTestApp({}, { providers });
    const answer = await new TestBrowser(other.app, identity).signIn(nora);
    expect([answer.status, answer.body.code]).toEqual([503, 'idp_unavailable']);
    expect(answer.headers['retry-after']).toBeDefined();
  });

  it('marks the cookie Secure where the product is served over https', async () => {
    const other = await buildTestApp(
      { publicUrl: 'https://tuckaway.example' },
      { providers: identity.providers },
    );
    const { headers } = await new TestBrowser(other.app, identity).signIn(nora);
    expect(headers['set-cookie']).toEqual([
      expect.stringMatching(/; Secure$/),
      expect.stringMatching(/; Secure$/),
    ]);
  });

  it('tells the dialog what is configured', async () => {
    const { body } = await browser().call('GET', '/api/v1/auth/config');
    expect(body.data).toEqual({
      google: { clientId: 'test-client', scriptUrl: '/gsi.js' },
      apple: null,
      oidc: null,
      mail: false,
    });
    const real = realProviders(
      testConfig({ googleClientId: 'g', appleClientId: 'a', publicUrl: 'https://t.example' }),
    );
    expect(real.dialog).toMatchObject({
      google: { clientId: 'g' },
      apple: { redirectUri: 'https://t.example/' },
    });
    expect(realProviders(testConfig()).verifiers).toEqual({});
    const appleKey = { teamId: 't', keyId: 'k', privateKey: 'p' };
    expect(real).not.toHaveProperty('revokeAppleGrant');
    expect(realProviders(testConfig({ appleClientId: 'a', appleKey }))).toHaveProperty('revokeAppleGrant');
  });

  it('forgets sessions of providers that production does not know', async () => {
    await browser().signIn(nora);
    await browser().signIn({ email: 'real@example.com' });
    const issuer = 'https://accounts.google.com';
    await db.update('identities', { issuer }, { email: 'real@example.com' });
    await deleteForeignSessions(db, [issuer]);
    const { rows } = await db.execute(
      sql`select i.issuer from sessions s join identities i on i.id = s.identity_id`,
    );
    expect(rows).toEqual([{ issuer }]);
  });
});
