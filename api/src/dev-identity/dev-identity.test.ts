import { decodeJwt } from 'jose';
import { describe, expect, it } from 'vitest';
import { buildTestApp } from '../test/build-app.ts';
import { buildIdentityProvider, TestBrowser } from '../test/build-browser.ts';
import { debugRoutes } from './debug.routes.ts';
import { devIdentityRoutes } from './dev-identity.routes.ts';
import { createLocalIdentity } from './local-identity.ts';

const identity = await createLocalIdentity();
const { app } = await buildTestApp(
  {},
  {
    providers: identity.providers,
    addLocalRoutes: (server) => {
      devIdentityRoutes(server, identity);
      debugRoutes(server);
    },
  },
);
const production = await buildTestApp({}, { providers: identity.providers });
const elsewhere = await buildIdentityProvider();
const browser = () => new TestBrowser(app, elsewhere);
const nora = { email: 'nora@example.com', name: 'Nora Vale' };

describe('the local identity provider', () => {
  it('signs a script in with the nonce it asked for', async () => {
    const script = browser();
    const { nonce } = (await script.call('GET', '/api/v1/auth/nonce')).body.data;
    const { body } = await script.call('POST', '/dev/identity/google/token', { ...nora, nonce });
    expect(Object.keys(body)).toEqual(['credential']);
    const answer = await script.call('POST', '/api/v1/auth/google', { credential: body.credential });
    expect(answer.body.data.user).toMatchObject({ ...nora, provider: 'google' });
    expect((await script.call('GET', '/api/v1/auth/me')).status).toBe(200);
  });

  it('signs a script in that only keeps its cookies', async () => {
    for (const [provider, field] of [
      ['google', 'credential'],
      ['apple', 'identityToken'],
    ] as const) {
      const script = browser();
      const { body } = await script.call('POST', `/dev/identity/${provider}/token`, nora);
      const answer = await script.call('POST', `/api/v1/auth/${provider}`, { [field]: body.credential });
      expect(answer.status).toBe(200);
    }
  });

  it('does not replace the check of the nonce', async () => {
    const { body } = await browser().call('POST', '/dev/identity/google/token', {
      ...nora,
      nonce: 'of-nobody',
    });
    const answer = await browser().call('POST', '/api/v1/auth/google', { credential: body.credential });
    expect(answer.status).toBe(401);
  });

  it('knows a persona again after a restart, by names that no real provider has', async () => {
    const restarted = await createLocalIdentity();
    const persona = { ...nora, nonce: 'n' };
    const before = decodeJwt((await identity.issue('google', persona)).credential);
    const after = decodeJwt(
      (await restarted.issue('google', { ...persona, email: 'NORA@example.com' })).credential,
    );
    expect([after.iss, after.sub]).toEqual([before.iss, before.sub]);
    expect(before.iss).toBe('urn:tuckaway:local-identity:google');
  });

  it("tells an Apple user's name the first time only, and binds the code to the token", async () => {
    const persona = { email: 'once@example.com', name: 'Ada Quill' };
    const script = browser();
    const first = (await script.call('POST', '/dev/identity/apple/token', persona)).body;
    expect(first.user).toEqual({ email: persona.email, name: { firstName: 'Ada', lastName: 'Quill' } });
    const signIn = { identityToken: first.credential, authorizationCode: first.code, name: 'Ada Quill' };
    expect((await script.call('POST', '/api/v1/auth/apple', signIn)).body.data.user.name).toBe('Ada Quill');
    expect((await script.call('POST', '/dev/identity/apple/token', persona)).body).not.toHaveProperty('user');
  });

  it('publishes its public key and nothing more of it', async () => {
    const { body } = await browser().call('GET', '/dev/identity/jwks');
    expect(Object.keys(body.keys[0]).sort()).toEqual(['alg', 'e', 'kid', 'kty', 'n', 'use']);
  });

  it('serves a chooser and scripts that need nothing inline', async () => {
    const page = await browser().call('GET', '/dev/identity/choose?provider=google&nonce=n');
    expect(page.headers['content-security-policy']).toContain("script-src 'self'; style-src 'self'");
    expect(page.body).not.toMatch(/<style|style=|<script(?! type="module" src=)/);
    const files = String(page.body).match(/\/dev\/identity\/[\w-]+\.(?:js|css)/g) ?? [];
    expect(files).toHaveLength(2);
    for (const file of [
      ...files,
      '/dev/identity/gsi.js',
      '/dev/identity/appleid.js',
      '/dev/identity/chooser-window.js',
    ]) {
      expect((await browser().call('GET', file)).headers['content-type']).toMatch(/^text\/(css|javascript)/);
    }
  });

  it.each([
    [{ name: 'No address' }],
    [{ email: 'nope', name: 'x' }],
    [{ ...nora, admin: true }],
    [undefined],
  ])('refuses %j', async (body) => {
    expect((await browser().call('POST', '/dev/identity/google/token', body)).status).toBe(400);
  });
});

describe('/debug/cookies', () => {
  it('says which cookies came, and never what is in them', async () => {
    const script = browser();
    script.cookies.set('accessToken', 'a-secret');
    // Led to where a browser sends all of them, which their paths forbid elsewhere.
    const { status, headers } = await script.call('GET', '/debug/cookies');
    expect([status, headers.location]).toEqual([307, '/api/v1/auth/debug-cookies']);
    const { body } = await script.call('GET', String(headers.location));
    expect(body).toEqual({ accessToken: true, refreshToken: false, authNonce: false });
  });
});

describe('without local mode', () => {
  it.each([
    '/debug/cookies',
    '/dev/identity/jwks',
    '/dev/identity/choose',
    '/dev/identity/gsi.js',
    '/dev/identity/appleid.js',
  ])('there is no %s', async (path) => {
    expect((await production.asVisitor.get(path)).status).toBe(404);
  });

  it('gives a token to nobody', async () => {
    expect((await production.asVisitor.post('/dev/identity/google/token', nora)).status).toBe(404);
    expect((await production.asVisitor.post('/dev/identity/apple/token', nora)).status).toBe(404);
  });
});
