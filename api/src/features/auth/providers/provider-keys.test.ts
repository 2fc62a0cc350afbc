import { exportJWK, generateKeyPair, SignJWT, type JWK } from 'jose';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { makeVerifier, TokenRefused } from './id-token-verifier.ts';
import { ProviderUnavailable, remoteKeys } from './provider-keys.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

/** A provider whose published keys and health the test decides. */
function buildProvider() {
  const provider = { keys: [] as JWK[], isUp: true, fetches: 0 };
  const verify = makeVerifier({
    provider: 'google',
    issuers: ['https://idp.example'],
    clientIds: ['us'],
    jwks: remoteKeys('https://idp.example/jwks', {
      fetch: () => {
        provider.fetches += 1;
        return provider.isUp
          ? Promise.resolve(Response.json({ keys: provider.keys }))
          : Promise.reject(new TypeError('fetch failed'));
      },
    }),
  });
  const addKey = async (kid: string) => {
    const pair = await generateKeyPair('RS256', { extractable: true });
    provider.keys = [...provider.keys, { ...(await exportJWK(pair.publicKey)), kid, alg: 'RS256' }];
    return async () => {
      const token = await new SignJWT({ email: 'a@example.com', email_verified: true, nonce: 'n' })
        .setProtectedHeader({ alg: 'RS256', kid })
        .setIssuer('https://idp.example')
        .setAudience('us')
        .setSubject('1')
        .setIssuedAt()
        .setExpirationTime('1h')
        .sign(pair.privateKey);
      return verify(token, { nonce: 'n' });
    };
  };
  return { provider, addKey };
}

describe("a provider's keys", () => {
  beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }));
  afterEach(() => void vi.useRealTimers());

  it('fetches the keys once for many tokens', async () => {
    const { provider, addKey } = buildProvider();
    const signIn = await addKey('k1');
    await Promise.all(Array.from({ length: 20 }, signIn));
    expect(provider.fetches).toBe(1);
  });

  it('fetches the keys once more for a new key, and not again for unknown ones', async () => {
    const { provider, addKey } = buildProvider();
    await (
      await addKey('k1')
    )();
    vi.setSystemTime(Date.now() + MINUTE_MS);
    await (
      await addKey('k2')
    )();
    expect(provider.fetches).toBe(2);

    const signInWithUnknown = await addKey('k3');
    const results = await Promise.allSettled(Array.from({ length: 50 }, signInWithUnknown));
    expect(results).toEqual(Array(50).fill({ status: 'rejected', reason: expect.any(TokenRefused) }));
    expect(provider.fetches).toBe(2);
  });

  it('keep working for a day when the provider is down', async () => {
    const { provider, addKey } = buildProvider();
    const signIn = await addKey('k1');
    await signIn();
    provider.isUp = false;
    vi.setSystemTime(Date.now() + 23 * HOUR_MS);
    await expect(signIn()).resolves.toMatchObject({ subject: '1' });
    vi.setSystemTime(Date.now() + 2 * HOUR_MS);
    await expect(signIn()).rejects.toThrow(ProviderUnavailable);
  });

  it('say that the provider is unavailable, not that the token is bad, when nothing is known', async () => {
    const { provider, addKey } = buildProvider();
    const signIn = await addKey('k1');
    provider.isUp = false;
    await expect(signIn()).rejects.toThrow(ProviderUnavailable);
    provider.isUp = true;
    await expect(signIn()).resolves.toMatchObject({ subject: '1' });
  });
});
