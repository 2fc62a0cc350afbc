import { afterAll, afterEach, expect } from 'vitest';
import { buildTestApp, testConfig } from '../../../test/build-app.ts';
import { buildIdentityProvider, TestBrowser } from '../../../test/build-browser.ts';
import { startOidcServer, type OidcServer } from '../../../test/servers/oidc-server.ts';
import { realProviders } from '../providers/providers.ts';

export const redirectUri = 'http://localhost:3000/sign-in';

/** An OpenID Connect server, where each test begins as Nora, and an app that signs in with it. For the top of a test file. */
export async function buildOidcTest() {
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

  async function signIn(someone = browser(), from: OidcServer = server) {
    return await finish(someone, await from.visit(await begin(someone)));
  }
  return { db, server, nora, google, providersOf, browser, signIn };
}

export async function begin(someone: TestBrowser, purpose = 'signIn'): Promise<string> {
  const { status, body } = await someone.call('POST', '/api/v1/auth/oidc/begin', { purpose });
  expect(status).toBe(200);
  return body.data.url;
}
export const finish = (someone: TestBrowser, response: string) =>
  someone.call('POST', '/api/v1/auth/oidc', { response });
export const connect = (someone: TestBrowser, response: string) =>
  someone.call('POST', '/api/v1/auth/sign-ins/oidc', { response });
export const isSignedIn = async (someone: TestBrowser) =>
  (await someone.call('GET', '/api/v1/auth/me')).status === 200;
