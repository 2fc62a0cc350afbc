import type { FastifyInstance, InjectOptions } from 'fastify';
import { createLocalJWKSet, exportJWK, generateKeyPair, SignJWT } from 'jose';
import { makeVerifier, type Provider } from '../features/auth/providers/id-token-verifier.ts';
import type { SignInProviders } from '../features/auth/providers/providers.ts';
import type { TestAnswer } from './build-app.ts';

interface TestIdentityProvider {
  providers: SignInProviders;
  /** A token of that provider; `changes` replace claims, and `undefined` takes one away. */
  sign(provider: Provider, changes: Record<string, unknown>): Promise<string>;
}

/** Google and Apple as the tests need them: our verifier, with keys that the test holds. */
export async function buildIdentityProvider(): Promise<TestIdentityProvider> {
  const { publicKey, privateKey } = await generateKeyPair('RS256');
  const jwks = createLocalJWKSet({ keys: [{ ...(await exportJWK(publicKey)), kid: 'test', alg: 'RS256' }] });
  const verifierOf = (provider: Provider) =>
    makeVerifier({ provider, issuers: [`urn:test:${provider}`], clientIds: ['test-client'], jwks });
  return {
    providers: {
      verifiers: { google: verifierOf('google'), apple: verifierOf('apple') },
      dialog: { google: { clientId: 'test-client', scriptUrl: '/gsi.js' }, apple: null, oidc: null },
    },
    async sign(provider, changes) {
      const nowS = Math.floor(Date.now() / 1000);
      const claims = {
        iss: `urn:test:${provider}`,
        aud: 'test-client',
        sub: changes.email,
        iat: nowS,
        exp: nowS + 3600,
        jti: crypto.randomUUID(),
        email_verified: true,
        ...changes,
      };
      return await new SignJWT(JSON.parse(JSON.stringify(claims)))
        .setProtectedHeader({ alg: 'RS256', kid: 'test' })
        .sign(privateKey);
    },
  };
}

interface Persona {
  email: string;
  name?: string;
}

/** A browser: it keeps the cookies it is given, and sends them along. */
export class TestBrowser {
  readonly cookies = new Map<string, string>();
  readonly #app: FastifyInstance;
  readonly #identity: TestIdentityProvider;

  constructor(app: FastifyInstance, identity: TestIdentityProvider) {
    this.#app = app;
    this.#identity = identity;
  }

  async call(
    method: NonNullable<InjectOptions['method']>,
    url: string,
    body?: unknown,
    headers: Record<string, string> = {},
  ) {
    const answer = await this.#app.inject({
      method,
      url,
      headers: { 'content-type': 'application/json', cookie: this.cookieHeader(), ...headers },
      ...(body === undefined ? {} : { payload: JSON.stringify(body) }),
    });
    for (const { name, value, maxAge } of answer.cookies) {
      if (maxAge === 0) this.cookies.delete(name);
      else this.cookies.set(name, value);
    }
    const isJson = /json/.test(String(answer.headers['content-type']));
    const parsed: TestAnswer = {
      status: answer.statusCode,
      headers: answer.headers,
      body: isJson ? answer.json() : answer.payload,
    };
    return parsed;
  }

  cookieHeader(): string {
    return [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  }

  /** A copy of the browser's cookies, as a thief would have it. */
  copy(): TestBrowser {
    const copy = new TestBrowser(this.#app, this.#identity);
    for (const [name, value] of this.cookies) copy.cookies.set(name, value);
    return copy;
  }

  async freshToken(
    provider: Provider,
    persona: Persona,
    changes: Record<string, unknown> = {},
  ): Promise<string> {
    const { body } = await this.call('GET', '/api/v1/auth/nonce');
    return await this.#identity.sign(provider, { ...persona, nonce: body.data.nonce, ...changes });
  }

  async signIn(persona: Persona, changes: Record<string, unknown> = {}): Promise<TestAnswer> {
    const credential = await this.freshToken('google', persona, changes);
    return await this.call('POST', '/api/v1/auth/google', { credential });
  }
}
