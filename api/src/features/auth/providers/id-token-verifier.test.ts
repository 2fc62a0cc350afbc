import { createHash, createHmac, generateKeyPairSync } from 'node:crypto';
import { createLocalJWKSet, exportJWK, exportSPKI, generateKeyPair, SignJWT, type JWTPayload } from 'jose';
import { beforeAll, describe, expect, it } from 'vitest';
import { makeVerifier, TokenRefused, type Provider, type Verifier } from './id-token-verifier.ts';

const NOW = new Date('2026-03-01T12:00:00Z');
const NOW_S = NOW.getTime() / 1000;
const CLIENT = 'our-client.apps.example';
const NONCE = 'nonce-of-this-browser';
const GOOGLE = ['https://accounts.google.com', 'accounts.google.com'] as const;
const APPLE = ['https://appleid.apple.com'] as const;

type Pair = Awaited<ReturnType<typeof generateKeyPair>>;
let ours: Pair;
let attacker: Pair;
const verifiers = {} as Record<Provider, Verifier>;

beforeAll(async () => {
  ours = await generateKeyPair('RS256', { extractable: true });
  attacker = await generateKeyPair('RS256', { extractable: true });
  const jwks = createLocalJWKSet({
    keys: [{ ...(await exportJWK(ours.publicKey)), kid: 'k1', alg: 'RS256', use: 'sig' }],
  });
  const common = { clientIds: [CLIENT, 'our-other-client'], jwks, now: () => NOW };
  verifiers.google = makeVerifier({ provider: 'google', issuers: GOOGLE, ...common });
  verifiers.apple = makeVerifier({ provider: 'apple', issuers: APPLE, ...common });
});

const goodClaims = (): JWTPayload => ({
  iss: 'https://accounts.google.com',
  aud: CLIENT,
  sub: '1098765432101',
  iat: NOW_S - 5,
  exp: NOW_S + 3595,
  nonce: NONCE,
  email: 'nora@example.com',
  email_verified: true,
  name: 'Nora Vale',
});

/** `undefined` in the changes takes a claim away. */
function sign(
  changes: Record<string, unknown> = {},
  header: Record<string, unknown> = {},
  pair = ours,
): Promise<string> {
  const claims = { ...goodClaims(), ...changes };
  return new SignJWT(JSON.parse(JSON.stringify(claims)))
    .setProtectedHeader({ alg: 'RS256', kid: 'k1', ...header })
    .sign(pair.privateKey);
}

const part = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
const codeHash = (code: string) =>
  createHash('sha256').update(code).digest().subarray(0, 16).toString('base64url');

describe('accepts', () => {
  const cases: [string, Record<string, unknown>][] = [
    ['a plain token', {}],
    ['the second spelling of the issuer', { iss: 'accounts.google.com' }],
    ['our other client', { aud: 'our-other-client' }],
    ['an azp of ours', { azp: CLIENT }],
    ['a token that ended within the clock tolerance', { iat: NOW_S - 500, exp: NOW_S - 59 }],
    ['an iat a little ahead', { iat: NOW_S + 59 }],
    ['a token of exactly ten minutes', { iat: NOW_S - 600 }],
    ['a lifetime of exactly a day', { iat: NOW_S - 5, exp: NOW_S - 5 + 86_400 }],
    ['an nbf in the past', { nbf: NOW_S - 10 }],
    ['a subject of 255 characters', { sub: 's'.repeat(255) }],
  ];
  it.each(cases)('%s', async (_, changes) => {
    const identity = await verifiers.google(await sign(changes), { nonce: NONCE });
    expect(identity).toMatchObject({
      issuer: 'https://accounts.google.com',
      email: 'nora@example.com',
      name: 'Nora Vale',
    });
  });

  it("Apple's verified flag as a string, with a matching code", async () => {
    const token = await sign({
      iss: APPLE[0],
      email_verified: 'true',
      name: undefined,
      c_hash: codeHash('code-1'),
    });
    const identity = await verifiers.apple(token, { nonce: NONCE, authorizationCode: 'code-1' });
    expect(identity).toMatchObject({ provider: 'apple', issuer: APPLE[0], name: undefined });
  });

  it('a picture only over https', async () => {
    const picture = 'https://lh3.googleusercontent.com/a/1';
    expect(await verifiers.google(await sign({ picture }), { nonce: NONCE })).toMatchObject({
      avatar: picture,
    });
    expect(await verifiers.google(await sign({ picture: 'javascript:1' }), { nonce: NONCE })).toMatchObject({
      avatar: undefined,
    });
  });
});

describe('refuses a claim', () => {
  const cases: [string, Record<string, unknown>, string][] = [
    ['another issuer', { iss: 'https://evil.example' }, 'claim_iss'],
    ['the issuer with a trailing slash', { iss: 'https://accounts.google.com/' }, 'claim_iss'],
    ["Apple's issuer at Google's door", { iss: APPLE[0] }, 'claim_iss'],
    ['no issuer', { iss: undefined }, 'claim_iss'],
    ['another audience', { aud: 'their-client' }, 'claim_aud'],
    ['an audience array that holds ours', { aud: [CLIENT] }, 'claim_aud'],
    ['no audience', { aud: undefined }, 'claim_aud'],
    ['a foreign azp', { azp: 'their-client' }, 'claim_azp'],
    ['an ended token', { iat: NOW_S - 500, exp: NOW_S - 60 }, 'claim_exp'],
    ['no end', { exp: undefined }, 'claim_exp'],
    ['an end that is text', { exp: '9999999999' }, 'claim_exp'],
    ['no iat', { iat: undefined }, 'claim_iat'],
    ['an iat too far ahead', { iat: NOW_S + 61 }, 'claim_iat'],
    ['an iat older than ten minutes', { iat: NOW_S - 601 }, 'claim_iat'],
    ['a lifetime over a day', { exp: NOW_S - 5 + 86_401 }, 'lifetime'],
    ['an nbf ahead', { nbf: NOW_S + 61 }, 'claim_nbf'],
    ['another nonce', { nonce: 'nonce-of-another-one!' }, 'nonce'],
    ['no nonce', { nonce: undefined }, 'nonce'],
    ['no subject', { sub: undefined }, 'claim_sub'],
    ['an empty subject', { sub: '' }, 'claim_sub'],
    ['a subject of 256 characters', { sub: 's'.repeat(256) }, 'claim_sub'],
    ['a subject that is a number', { sub: 42 }, 'claim_sub'],
    ['an unverified address', { email_verified: false }, 'email_not_verified'],
    ["Google's verified flag as a string", { email_verified: 'true' }, 'email_not_verified'],
    ['no verified flag', { email_verified: undefined }, 'email_not_verified'],
    ['no address', { email: undefined }, 'email_not_verified'],
    ['an address that cannot be stored', { email: 'a\u0000@example.com' }, 'email_not_verified'],
  ];
  it.each(cases)('%s', async (_, changes, reason) => {
    await expect(verifiers.google(await sign(changes), { nonce: NONCE })).rejects.toMatchObject({ reason });
  });

  it('a nonce absent on both sides', async () => {
    await expect(verifiers.google(await sign({ nonce: undefined }), { nonce: undefined })).rejects.toThrow(
      TokenRefused,
    );
    await expect(verifiers.google(await sign({ nonce: '' }), { nonce: '' })).rejects.toThrow(TokenRefused);
  });

  it('a token whose browser has no nonce', async () => {
    await expect(verifiers.google(await sign(), { nonce: undefined })).rejects.toMatchObject({
      reason: 'nonce',
    });
  });

  it('a code that belongs to another token', async () => {
    const token = await sign({ iss: APPLE[0], c_hash: codeHash('code-1') });
    const expected = { nonce: NONCE, authorizationCode: 'code-2' };
    await expect(verifiers.apple(token, expected)).rejects.toMatchObject({ reason: 'c_hash' });
  });
});

describe('refuses a signature', () => {
  const refused = (token: string) =>
    expect(verifiers.google(token, { nonce: NONCE })).rejects.toThrow(TokenRefused);

  it('alg none', async () => {
    await refused(`${part({ alg: 'none', typ: 'JWT' })}.${part(goodClaims())}.`);
    await refused(`${part({ alg: 'none', typ: 'JWT' })}.${part(goodClaims())}.AA`);
  });

  it('HS256 made with our public key as the secret', async () => {
    const input = `${part({ alg: 'HS256', kid: 'k1' })}.${part(goodClaims())}`;
    const mac = createHmac('sha256', await exportSPKI(ours.publicKey))
      .update(input)
      .digest('base64url');
    await refused(`${input}.${mac}`);
  });

  it('another RSA algorithm', async () => {
    const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
    await refused(
      await new SignJWT(goodClaims()).setProtectedHeader({ alg: 'RS512', kid: 'k1' }).sign(privateKey),
    );
  });

  it("an attacker's key under our key id", async () => refused(await sign({}, {}, attacker)));
  it('an unknown key id', async () => refused(await sign({}, { kid: 'k2' }, attacker)));
  it('a key the token brings along', async () =>
    refused(await sign({}, { jwk: await exportJWK(attacker.publicKey) }, attacker)));
  it('a key address the token brings along', async () =>
    refused(await sign({}, { jku: 'https://evil.example/jwks' }, attacker)));
  it('a certificate address the token brings along', async () =>
    refused(await sign({}, { x5u: 'https://evil.example/c' }, attacker)));

  it('a swapped payload', async () => {
    const [header, , signature] = (await sign()).split('.');
    await refused(`${header}.${part({ ...goodClaims(), sub: '1' })}.${signature}`);
  });

  it('an unknown critical header', async () => {
    const input = `${part({ alg: 'RS256', kid: 'k1', crit: ['exp2'], exp2: 1 })}.${part(goodClaims())}`;
    const signature = await crypto.subtle.sign(
      'RSASSA-PKCS1-v1_5',
      ours.privateKey,
      new TextEncoder().encode(input),
    );
    await refused(`${input}.${Buffer.from(signature).toString('base64url')}`);
  });

  it.each([
    '',
    'placeholder',
    'apple_identity_token_placeholder',
    'a.b',
    'a.b.c',
    'a.b.c.d.e',
    `${'a'.repeat(8190)}.b.c`,
  ])('refuses malformed tokens: %.40s', (token) => refused(token));

  it('a token over the size limit, though well signed', async () =>
    refused(await sign({ padding: 'x'.repeat(8000) })));
});
