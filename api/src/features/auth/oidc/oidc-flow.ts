import { createHmac } from 'node:crypto';
import type { OidcPurpose } from '@tuckaway/contract/accounts/sign-ins';

/** State, nonce and PKCE verifier of one sign-in. */
export interface OidcFlow {
  /** Comes back with the browser; begins with the purpose, so that the page knows which call to make. */
  state: string;
  nonce: string;
  codeVerifier: string;
}

/**
 * Derives the values from the secret in the browser's cookie, so the server stores nothing, any server can finish a
 * flow, and no value reveals another.
 */
export function flowOf(secret: string, purpose: OidcPurpose): OidcFlow {
  const derive = (part: string) =>
    createHmac('sha256', secret).update(`${part} ${purpose}`).digest('base64url');
  return { state: `${purpose}.${derive('state')}`, nonce: derive('nonce'), codeVerifier: derive('verifier') };
}
