import type { SessionUser } from '@tuckaway/contract/accounts/auth';
import { askApple } from './apple-identity.ts';
import { askGoogle } from './google-identity.ts';
import { prepareApple, prepareGoogle } from './identity-request.ts';

/** Proof of identity for a deletion. Apple's code lets the server revoke the grant. */
export interface Proof {
  /** None where the session itself has just begun: no token of an OpenID Connect provider reaches the browser. */
  identityToken?: string;
  authorizationCode?: string;
}

/** Gets ready to ask the person's own provider for a fresh token; call the returned function right after a click. */
export async function prepareProof(provider: SessionUser['provider']): Promise<() => Promise<Proof>> {
  if (provider === 'oidc' || provider === 'mail') return async () => ({});
  if (provider === 'apple') {
    const request = await prepareApple();
    return async () => {
      const { identityToken, authorizationCode } = await askApple(request);
      return { identityToken, ...(authorizationCode ? { authorizationCode } : {}) };
    };
  }
  const request = await prepareGoogle();
  return async () => ({ identityToken: await askGoogle(request) });
}
