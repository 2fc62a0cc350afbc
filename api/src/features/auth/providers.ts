import type { AuthConfig } from '@tuckaway/contract/auth';
import type { Config } from '../../config.ts';
import { makeRevokeAppleGrant } from './apple-grant.ts';
import type { RevokeAppleGrant } from './apple-grant.ts';
import { makeVerifier } from './id-token.verifier.ts';
import type { Provider, Verifier } from './id-token.verifier.ts';
import { remoteKeys } from './provider-keys.ts';

/** Who may say who somebody is, and what the sign-in dialog must load to ask them. */
export interface SignInProviders {
  verifiers: Partial<Record<Provider, Verifier>>;
  /** Only where an Apple key is configured. */
  revokeAppleGrant?: RevokeAppleGrant;
  dialog: AuthConfig;
}

// Constants on purpose: no setting can point sign-in at somebody else's keys.
const GOOGLE_ISSUERS = ['https://accounts.google.com', 'accounts.google.com'] as const;
const GOOGLE_KEYS_URL = 'https://www.googleapis.com/oauth2/v3/certs';
const GOOGLE_SCRIPT_URL = 'https://accounts.google.com/gsi/client';
const APPLE_ISSUERS = ['https://appleid.apple.com'] as const;
const APPLE_KEYS_URL = 'https://appleid.apple.com/auth/keys';
const APPLE_SCRIPT_URL =
  'https://appleid.cdn-apple.com/appleauth/static/jsapi/appleid/1/en_US/appleid.auth.js';

export const REAL_ISSUERS: readonly string[] = [...GOOGLE_ISSUERS, ...APPLE_ISSUERS];

export function realProviders({
  googleClientId,
  appleClientId,
  appleKey,
  publicUrl,
}: Config): SignInProviders {
  const providers: SignInProviders = { verifiers: {}, dialog: { google: null, apple: null } };
  if (googleClientId) {
    const jwks = remoteKeys(GOOGLE_KEYS_URL);
    const clientIds = [googleClientId];
    providers.verifiers.google = makeVerifier({
      provider: 'google',
      issuers: GOOGLE_ISSUERS,
      clientIds,
      jwks,
    });
    providers.dialog.google = { clientId: googleClientId, scriptUrl: GOOGLE_SCRIPT_URL };
  }
  if (appleClientId) {
    const jwks = remoteKeys(APPLE_KEYS_URL);
    const clientIds = [appleClientId];
    providers.verifiers.apple = makeVerifier({ provider: 'apple', issuers: APPLE_ISSUERS, clientIds, jwks });
    providers.dialog.apple = {
      clientId: appleClientId,
      scriptUrl: APPLE_SCRIPT_URL,
      redirectUri: `${publicUrl}/`,
    };
  }
  return providers;
}
