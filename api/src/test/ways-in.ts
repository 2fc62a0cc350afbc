import { afterAll, expect } from 'vitest';
import { realProviders } from '../features/auth/providers/providers.ts';
import { openSmtp } from '../platform/mail.ts';
import { testConfig, type TestAnswer } from './build-app.ts';
import { buildIdentityProvider, type TestBrowser } from './build-browser.ts';
import { startMailServer } from './servers/mail-server.ts';
import { startOidcServer } from './servers/oidc-server.ts';

/** Somebody of that address signs in, whether they have an account or not. */
type Way = (someone: TestBrowser, email: string) => Promise<TestAnswer>;

/** Every way of signing in: Google and Apple with keys of the test, a real OpenID Connect provider and mail server. */
export async function buildWaysIn() {
  const mailServer = await startMailServer();
  const outbox = openSmtp({ smtpUrl: mailServer.url, from: 'Tuckaway <hello@tuckaway.example>' });
  const oidcServer = await startOidcServer('http://localhost:3000/sign-in');
  afterAll(async () => {
    outbox.close();
    await Promise.all([mailServer.close(), oidcServer.close()]);
  });
  const identity = await buildIdentityProvider();
  const oidc = { issuer: oidcServer.issuer, ...oidcServer.client, name: 'Example House' };
  const real = realProviders(testConfig({ oidc }));
  const byGoogle: Way = (someone, email) => someone.signIn({ email, name: 'Somebody' });
  const byApple: Way = async (someone, email) => {
    const identityToken = await someone.freshToken('apple', { email });
    return await someone.call('POST', '/api/v1/auth/apple', { identityToken });
  };
  const byOidc: Way = async (someone, email) => {
    Object.assign(oidcServer.account, { email, sub: email });
    const { body } = await someone.call('POST', '/api/v1/auth/oidc/begin', { purpose: 'signIn' });
    const response = await oidcServer.visit(body.data.url);
    return await someone.call('POST', '/api/v1/auth/oidc', { response });
  };
  const mailsTo = (email: string) => mailServer.mails.filter(({ to }) => to === email);
  const byMail: Way = async (someone, email) => {
    const count = mailsTo(email).length;
    await someone.call('POST', '/api/v1/auth/mail', { email });
    await expect.poll(() => mailsTo(email).length).toBe(count + 1);
    const text = mailsTo(email).at(-1)!.source.replaceAll('=\r\n', '').replaceAll('=3D', '=');
    const [, token] = /sign-in#mail=([\w-]{43})/.exec(text)!;
    return await someone.call('POST', '/api/v1/auth/mail/finish', { token });
  };
  const ways: [string, Way][] = [
    ['Google', byGoogle],
    ['Apple', byApple],
    ['OpenID Connect', byOidc],
    ['a mail link', byMail],
  ];
  const providers = { ...identity.providers, oidc: real.oidc!, dialog: real.dialog };
  return { ways, byGoogle, byMail, identity, providers, outbox, mailsTo };
}
