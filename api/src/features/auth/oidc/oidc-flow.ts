import { createHmac } from 'node:crypto';
import type { OidcPurpose } from '@tuckaway/contract/sign-ins';

/** The three values of one way to the provider and back. */
export interface OidcFlow {
  /** Comes back with the browser; begins with the purpose, so that the page knows which call to make. */
  state: string;
  nonce: string;
  codeVerifier: string;
}

/**
 * The values follow from the secret in the browser's cookie: nothing is kept on the server, any of several servers can
 * finish what another began, and neither value tells the others.
 */
export function flowOf(secret: string, purpose: OidcPurpose): OidcFlow {
  const derive = (part: string) =>
    createHmac('sha256', secret).update(`${part} ${purpose}`).digest('base64url');
  return { state: `${purpose}.${derive('state')}`, nonce: derive('nonce'), codeVerifier: derive('verifier') };
}
