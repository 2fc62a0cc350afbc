import { describe, expect, it } from 'vitest';
import { buildTestApp, testConfig } from '../../../test/build-app.ts';
import { startOidcServer } from '../../../test/servers/oidc-server.ts';
import { realProviders } from '../providers/providers.ts';
import { begin, buildOidcTest, finish, isSignedIn, redirectUri } from './oidc.fixture.ts';
import { makeOidcProvider } from './oidc-provider.ts';

const { server, google, providersOf, browser, signIn } = await buildOidcTest();

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

  it('gets no requests when its metadata names another issuer', async () => {
    const other = await buildTestApp(
      {},
      { providers: providersOf(server.issuer.replace('127.0.0.1', 'localhost')) },
    );
    const answer = await browser(other.app).call('POST', '/api/v1/auth/oidc/begin', { purpose: 'signIn' });
    expect(answer.status).toBe(503);
  });

  it('reports a refused client secret as trouble of the installation, not of the person', async () => {
    const oidc = { issuer: server.issuer, clientId: 'tuckaway', clientSecret: 'wrong', name: 'x' };
    const other = await buildTestApp(
      {},
      { providers: { ...google.providers, oidc: realProviders(testConfig({ oidc })).oidc! } },
    );
    const someone = browser(other.app);
    expect((await finish(someone, await server.visit(await begin(someone)))).status).toBe(503);
  });
});
