import { decodeJwt, decodeProtectedHeader, exportPKCS8, generateKeyPair, jwtVerify } from 'jose';
import { describe, expect, it } from 'vitest';
import { makeRevokeAppleGrant } from './apple-grant.ts';

async function buildApple(answers: Response[]) {
  const { publicKey, privateKey } = await generateKeyPair('ES256', { extractable: true });
  const calls: { url: string; fields: Record<string, string> }[] = [];
  const revoke = makeRevokeAppleGrant({
    clientId: 'our.service',
    key: { teamId: 'TEAM', keyId: 'KEY', privateKey: await exportPKCS8(privateKey) },
    fetch: async (url, init) => {
      calls.push({ url, fields: Object.fromEntries(init.body as URLSearchParams) });
      return answers.shift()!;
    },
  });
  return { revoke, calls, publicKey };
}

describe("Apple's grant", () => {
  it('revokes the grant with a token that is not kept', async () => {
    const { revoke, calls, publicKey } = await buildApple([
      Response.json({ refresh_token: 'r1' }),
      new Response(null),
    ]);
    await revoke('code-1');
    expect(calls).toMatchObject([
      {
        url: 'https://appleid.apple.com/auth/token',
        fields: { code: 'code-1', grant_type: 'authorization_code' },
      },
      {
        url: 'https://appleid.apple.com/auth/revoke',
        fields: { token: 'r1', token_type_hint: 'refresh_token' },
      },
    ]);
    const secret = calls[0]!.fields.client_secret!;
    await jwtVerify(secret, publicKey, {
      audience: 'https://appleid.apple.com',
      issuer: 'TEAM',
      subject: 'our.service',
    });
    expect(decodeProtectedHeader(secret)).toEqual({ alg: 'ES256', kid: 'KEY' });
    expect(decodeJwt(secret).exp! - decodeJwt(secret).iat!).toBe(300);
  });

  it('reports a failed revocation without the code in the error', async () => {
    const { revoke } = await buildApple([new Response('{"error":"invalid_grant"}', { status: 400 })]);
    await expect(revoke('code-1')).rejects.toThrow('Apple answered 400 to /auth/token');
  });
});
