import { importPKCS8, SignJWT } from 'jose';
import { z } from 'zod';
import type { AppleKey } from '../../../config.ts';

const APPLE = 'https://appleid.apple.com';
const TIMEOUT_MS = 5_000;

interface AppleGrantOptions {
  clientId: string;
  key: AppleKey;
  fetch?: (url: string, init: RequestInit) => Promise<Response>;
}

/** Revokes a grant at Apple. `code` comes from the user's last sign-in. */
export type RevokeAppleGrant = (code: string) => Promise<void>;

/**
 * Apple wants a deleted account's grant revoked (its technote TN3194). The code that comes with the
 * sign-in for the deletion is traded for a token and that token revoked, so none is ever kept here.
 */
export function makeRevokeAppleGrant({
  clientId,
  key,
  fetch: request = fetch,
}: AppleGrantOptions): RevokeAppleGrant {
  const post = async (path: string, fields: Record<string, string>) => {
    const body = new URLSearchParams({
      client_id: clientId,
      client_secret: await clientSecret(clientId, key),
      ...fields,
    });
    const answer = await request(`${APPLE}${path}`, {
      method: 'POST',
      body,
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    if (!answer.ok) throw new Error(`Apple answered ${answer.status} to ${path}`);
    return answer;
  };
  return async (code) => {
    const answer = await post('/auth/token', { code, grant_type: 'authorization_code' });
    const { refresh_token: token } = z.object({ refresh_token: z.string() }).parse(await answer.json());
    await post('/auth/revoke', { token, token_type_hint: 'refresh_token' });
  };
}

async function clientSecret(clientId: string, { teamId, keyId, privateKey }: AppleKey): Promise<string> {
  return await new SignJWT()
    .setProtectedHeader({ alg: 'ES256', kid: keyId })
    .setIssuer(teamId)
    .setSubject(clientId)
    .setAudience(APPLE)
    .setIssuedAt()
    .setExpirationTime('5m')
    .sign(await importPKCS8(privateKey, 'ES256'));
}
