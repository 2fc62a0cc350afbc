import type { SessionUser } from '@tuckaway/contract/accounts/auth';
import { requestAppleToken } from './apple-identity.ts';
import { requestGoogleCredential } from './google-identity.ts';
import { prepareApple, prepareGoogle } from './identity-request.ts';

/** Proof of identity for deleting the account. With Apple's code the server revokes the grant. */
export interface Proof {
  /** Absent for OpenID Connect and mail links, whose tokens never reach the browser: there a recent sign-in is the proof. */
  identityToken?: string;
  authorizationCode?: string;
}

/** Prepares a new sign-in with the user's provider. The returned function opens its window: call it right after a click. */
export async function prepareProof(provider: SessionUser['provider']): Promise<() => Promise<Proof>> {
  if (provider === 'oidc' || provider === 'mail') return async () => ({});
  if (provider === 'apple') {
    const request = await prepareApple();
    return async () => {
      const { identityToken, authorizationCode } = await requestAppleToken(request);
      return { identityToken, ...(authorizationCode ? { authorizationCode } : {}) };
    };
  }
  const request = await prepareGoogle();
  return async () => ({ identityToken: await requestGoogleCredential(request) });
}
