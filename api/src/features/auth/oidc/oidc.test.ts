import { afterAll, afterEach, describe, expect, it } from 'vitest';
import { sql } from '../../../db/sql.ts';
import { buildTestApp, testConfig } from '../../../test/build-app.ts';
import { buildIdentityProvider, TestBrowser } from '../../../test/build-browser.ts';
import { startOidcServer, type OidcServer } from '../../../test/servers/oidc-server.ts';
import { realProviders } from '../providers/providers.ts';
import { makeOidcProvider } from './oidc-provider.ts';

const redirectUri = 'http://localhost:3000/sign-in';
const server = await startOidcServer(redirectUri);
afterAll(() => server.close());
const nora = { ...server.account };
afterEach(() => {
  server.account = { ...nora };
  server.tamper = undefined;
});

const google = await buildIdentityProvider();
const providersOf = (issuer = server.issuer) => {
  const oidc = { issuer, ...server.client, name: 'Example House' };
  const real = realProviders(testConfig({ oidc }));
  return { ...google.providers, oidc: real.oidc!, dialog: real.dialog };
};
const { app, db } = await buildTestApp({}, { providers: providersOf() });
const browser = (at = app) => new TestBrowser(at, google);

async function begin(someone: TestBrowser, purpose = 'signIn'): Promise<string> {
  const { status, body } = await someone.call('POST', '/api/v1/auth/oidc/begin', { purpose });
  expect(status).toBe(200);
  return body.data.url;
}
const finish = (someone: TestBrowser, response: string) =>
  someone.call('POST', '/api/v1/auth/oidc', { response });
const connect = (someone: TestBrowser, response: string) =>
  someone.call('POST', '/api/v1/auth/sign-ins/oidc', { response });

async function signIn(someone = browser(), from: OidcServer = server) {
  return await finish(someone, await from.visit(await begin(someone)));
}

const REFUSED = {
  code: 'invalid_token',
  message: 'Signing in did not work. Nothing was changed; please try again.',
};
const isSignedIn = async (someone: TestBrowser) =>
  (await someone.call('GET', '/api/v1/auth/me')).status === 200;
const countUsers = async () => (await db.execute(sql`select count(*)::int as n from users`)).rows[0]!.n;

describe('signing in with OpenID Connect', () => {
  it('makes an account for (issuer, subject), and finds it again under another address', async () => {
    const someone = browser();
    const first = await signIn(someone);
    expect(first.body.data.user).toMatchObject({
      email: 'nora@example.com',
      name: 'Nora Vale',
      provider: 'oidc',
    });
    expect(await isSignedIn(someone)).toBe(true);
    server.account.email = 'nora@elsewhere.example';
    const again = await signIn();
    expect(again.body.data.user).toMatchObject({
      id: first.body.data.user.id,
      email: 'nora@elsewhere.example',
    });
  });

  it('sends the browser there with PKCE, state and nonce, all from one cookie', async () => {
    const someone = browser();
    const url = new URL(await begin(someone));
    expect(url.origin).toBe(server.issuer);
    expect(Object.fromEntries(url.searchParams)).toMatchObject({
      client_id: 'tuckaway',
      response_type: 'code',
      code_challenge_method: 'S256',
      redirect_uri: redirectUri,
      state: expect.stringMatching(/^signIn\.[\w-]{43}$/),
      nonce: expect.stringMatching(/^[\w-]{43}$/),
    });
    expect(url.href).not.toContain(someone.cookies.get('signInFlow'));
  });

  it('never takes an address for a person', async () => {
    const byGoogle = await browser().signIn({ email: 'nora@example.com', name: 'Nora Vale' });
    const byOidc = await signIn();
    expect(byOidc.body.data.user.id).not.toBe(byGoogle.body.data.user.id);
  });

  it('names the button, and 404s where none is configured', async () => {
    const { body } = await browser().call('GET', '/api/v1/auth/config');
    expect(body.data.oidc).toEqual({ name: 'Example House' });
    const other = await buildTestApp({}, { providers: google.providers });
    const answer = await browser(other.app).call('POST', '/api/v1/auth/oidc/begin', { purpose: 'signIn' });
    expect(answer.status).toBe(404);
  });
});

describe('a sign-in that is refused', () => {
  it.each([
    ['another issuer', { iss: 'https://somebody.example' }],
    ['another audience', { aud: 'another-app' }],
    ['several audiences without ours as the party', { aud: ['tuckaway', 'another-app'], azp: 'another-app' }],
    ['another nonce', { nonce: 'of another browser' }],
    ['a token that ran out two minutes ago', { exp: Math.floor(Date.now() / 1000) - 120 }],
    ['no subject', { sub: undefined }],
  ])('has %s', async (_what, change) => {
    const someone = browser();
    const before = await countUsers();
    server.tamper = (claims) => ({ ...claims, ...change });
    const answer = await signIn(someone);
    expect([answer.status, answer.body]).toEqual([401, expect.objectContaining(REFUSED)]);
    expect(await isSignedIn(someone)).toBe(false);
    expect(await countUsers()).toBe(before);
  });

  it.each([
    ['unverified', false],
    ['said to be verified by nobody', undefined],
  ])('has an address that is %s', async (_what, verified) => {
    const { email_verified: _, ...rest } = nora;
    server.account = {
      ...rest,
      sub: 'unverified',
      ...(verified !== undefined && { email_verified: verified }),
    };
    const answer = await signIn();
    expect([answer.status, answer.body.code]).toEqual([401, 'email_not_verified']);
    expect(answer.body.message).toContain('has not confirmed your e-mail address');
  });

  it('was begun in another browser', async () => {
    const response = await server.visit(await begin(browser()));
    const other = browser();
    expect((await finish(other, response)).status).toBe(401);
    await begin(other);
    expect((await finish(other, response)).body).toMatchObject(REFUSED);
  });

  it('was begun to connect, and the other way round', async () => {
    const someone = browser();
    expect((await finish(someone, await server.visit(await begin(someone, 'connect')))).status).toBe(401);
    await someone.signIn({ email: 'maya@example.com' });
    expect((await connect(someone, await server.visit(await begin(someone)))).status).toBe(401);
  });

  it('is finished a second time', async () => {
    const someone = browser();
    const response = await server.visit(await begin(someone));
    const thief = someone.copy();
    expect((await finish(someone, response)).status).toBe(200);
    expect((await finish(thief, response)).status).toBe(401);
  });

  it('was given up at the provider', async () => {
    const someone = browser();
    const { searchParams } = new URL(await begin(someone));
    const response = new URLSearchParams({
      error: 'access_denied',
      state: searchParams.get('state')!,
      iss: server.issuer,
    });
    expect((await finish(someone, response.toString())).body).toMatchObject(REFUSED);
  });

  it('names another issuer in the response (RFC 9207)', async () => {
    const someone = browser();
    const response = new URLSearchParams(await server.visit(await begin(someone)));
    response.set('iss', 'https://somebody.example');
    expect((await finish(someone, response.toString())).status).toBe(401);
  });
});

describe('the provider', () => {
  it('may have other keys than a moment ago', async () => {
    await signIn();
    await server.rotateKeys();
    expect((await signIn()).status).toBe(200);
  });

  it.each([
    [90, 200],
    [-30, 200],
    [4000, 401],
  ])('may have a clock that is %i seconds behind: %i', async (clockSkewS, status) => {
    const oidc = makeOidcProvider({
      issuer: server.issuer,
      ...server.client,
      name: 'x',
      redirectUri,
      clockSkewS,
    });
    const other = await buildTestApp({}, { providers: { ...google.providers, oidc } });
    const someone = browser(other.app);
    expect((await finish(someone, await server.visit(await begin(someone)))).status).toBe(status);
  });

  it('gone means 503 in a sentence, and nobody is signed out', async () => {
    const doomed = await startOidcServer(redirectUri);
    const other = await buildTestApp({}, { providers: providersOf(doomed.issuer) });
    const [someone, late] = [browser(other.app), browser(other.app)];
    await signIn(someone, doomed);
    const response = await doomed.visit(await begin(late));
    await doomed.close();
    for (const answer of [
      await finish(late, response),
      await someone.call('POST', '/api/v1/auth/oidc/begin', { purpose: 'signIn' }),
    ]) {
      expect(answer.status).toBe(503);
      expect(answer.body.message).toBe('Sign-in cannot be checked right now. Please try again in a moment.');
      expect(answer.headers['retry-after']).toBeDefined();
    }
    expect(await isSignedIn(someone)).toBe(true);
    expect((await someone.call('POST', '/api/v1/auth/refresh')).status).toBe(200);
  });

  it('that says it is somebody else is not asked', async () => {
    const other = await buildTestApp(
      {},
      { providers: providersOf(server.issuer.replace('127.0.0.1', 'localhost')) },
    );
    const answer = await browser(other.app).call('POST', '/api/v1/auth/oidc/begin', { purpose: 'signIn' });
    expect(answer.status).toBe(503);
  });

  it('that refuses our secret is trouble of the installation, not of the person', async () => {
    const oidc = { issuer: server.issuer, clientId: 'tuckaway', clientSecret: 'wrong', name: 'x' };
    const other = await buildTestApp(
      {},
      { providers: { ...google.providers, oidc: realProviders(testConfig({ oidc })).oidc! } },
    );
    const someone = browser(other.app);
    expect((await finish(someone, await server.visit(await begin(someone)))).status).toBe(503);
  });
});

describe('connected sign-ins', () => {
  const list = async (someone: TestBrowser) => (await someone.call('GET', '/api/v1/auth/sign-ins')).body.data;

  it('let one account be reached by both, and the profile stays the first one’s', async () => {
    server.account = { ...nora, sub: 'kay', email: 'kay@house.example', name: 'K.' };
    const someone = browser();
    const { body } = await someone.signIn({ email: 'kay@example.com', name: 'Kay Lund' });
    const connected = await connect(someone, await server.visit(await begin(someone, 'connect')));
    expect(connected.body.data).toMatchObject({
      provider: 'oidc',
      email: 'kay@house.example',
      current: false,
    });
    expect(await list(someone)).toMatchObject([
      { provider: 'google', current: true },
      { provider: 'oidc', current: false },
    ]);
    const byOidc = browser();
    const again = await signIn(byOidc);
    expect(again.body.data.user).toMatchObject({
      id: body.data.user.id,
      name: 'Kay Lund',
      email: 'kay@example.com',
    });
    expect(await list(byOidc)).toMatchObject([{ current: false }, { current: true }]);
  });

  it('need a session, and a verified address', async () => {
    const visitor = browser();
    const response = await server.visit(await begin(visitor, 'connect'));
    expect((await connect(visitor, response)).status).toBe(401);
    server.account = { ...nora, sub: 'lee', email_verified: false };
    const someone = browser();
    await someone.signIn({ email: 'lee@example.com' });
    const answer = await connect(someone, await server.visit(await begin(someone, 'connect')));
    expect([answer.status, answer.body.code]).toEqual([401, 'email_not_verified']);
    expect(await list(someone)).toHaveLength(1);
  });

  it('cannot be brought along by another page: the state belongs to the browser that began', async () => {
    const [victim, attacker] = [browser(), browser()];
    await victim.signIn({ email: 'victim@example.com' });
    const response = await server.visit(await begin(attacker, 'connect'));
    expect((await connect(victim, response)).status).toBe(401);
    await begin(victim, 'connect');
    expect((await connect(victim, response)).status).toBe(401);
    expect(await list(victim)).toHaveLength(1);
  });

  it('belong to one account only', async () => {
    server.account = { ...nora, sub: 'owned' };
    await signIn();
    const other = browser();
    await other.signIn({ email: 'other@example.com' });
    const answer = await connect(other, await server.visit(await begin(other, 'connect')));
    expect([answer.status, answer.body.code]).toEqual([409, 'sign_in_taken']);
    expect(await list(other)).toHaveLength(1);
  });

  it('can be disconnected with their sessions, but not the one in use', async () => {
    server.account = { ...nora, sub: 'pat', email: 'pat@example.com' };
    const someone = browser();
    await someone.signIn({ email: 'pat@example.com' });
    const { body } = await connect(someone, await server.visit(await begin(someone, 'connect')));
    const byOidc = browser();
    await signIn(byOidc);
    const [first] = await list(someone);
    const inUse = await someone.call('DELETE', `/api/v1/auth/sign-ins/${first.id}`);
    expect([inUse.status, inUse.body.code]).toEqual([409, 'sign_in_in_use']);
    expect((await someone.call('DELETE', `/api/v1/auth/sign-ins/${body.data.id}`)).status).toBe(200);
    expect(await isSignedIn(byOidc)).toBe(false);
    expect(await isSignedIn(someone)).toBe(true);
    expect(await list(someone)).toHaveLength(1);
  });

  it('let an account be deleted right after a sign-in, and not later', async () => {
    server.account = { ...nora, sub: 'gone', email: 'gone@example.com' };
    const someone = browser();
    const { body } = await signIn(someone);
    const age = (minutes: number) =>
      db.execute(sql`
        update sessions set created_at = now() - make_interval(mins => ${minutes}::int)
        where user_id = ${Number(body.data.user.id)}`);
    await age(6);
    expect((await someone.call('DELETE', '/api/v1/me')).body.code).toBe('reauth_required');
    await age(4);
    expect((await someone.call('DELETE', '/api/v1/me')).status).toBe(200);
  });
});
