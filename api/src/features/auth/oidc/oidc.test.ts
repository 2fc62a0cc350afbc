import { describe, expect, it } from 'vitest';
import { sql } from '../../../db/sql.ts';
import { buildTestApp } from '../../../test/build-app.ts';
import { begin, buildOidcTest, connect, finish, isSignedIn, redirectUri } from './oidc.fixture.ts';

const { db, server, nora, google, browser, signIn } = await buildOidcTest();

const REFUSED = {
  code: 'invalid_token',
  message: 'Signing in did not work. Nothing was changed; please try again.',
};
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

  it('refuses a sign-in that began in another browser', async () => {
    const response = await server.visit(await begin(browser()));
    const other = browser();
    expect((await finish(other, response)).status).toBe(401);
    await begin(other);
    expect((await finish(other, response)).body).toMatchObject(REFUSED);
  });

  it('refuses a sign-in that began as a connection, and the other way round', async () => {
    const someone = browser();
    expect((await finish(someone, await server.visit(await begin(someone, 'connect')))).status).toBe(401);
    await someone.signIn({ email: 'maya@example.com' });
    expect((await connect(someone, await server.visit(await begin(someone)))).status).toBe(401);
  });

  it('refuses to finish the same sign-in a second time', async () => {
    const someone = browser();
    const response = await server.visit(await begin(someone));
    const thief = someone.copy();
    expect((await finish(someone, response)).status).toBe(200);
    expect((await finish(thief, response)).status).toBe(401);
  });

  it('refuses a sign-in that was given up at the provider', async () => {
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
