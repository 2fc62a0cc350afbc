import type { AuthConfig } from '@tuckaway/contract/accounts/auth';
import type { Config } from '../../../config.ts';
import { makeRevokeAppleGrant, type RevokeAppleGrant } from './apple-grant.ts';
import { makeVerifier, type Provider, type Verifier } from './id-token-verifier.ts';
import { makeOidcProvider, type OidcProvider } from '../oidc/oidc-provider.ts';
import { remoteKeys } from './provider-keys.ts';

/** Identity providers, with the scripts that the sign-in dialog loads for them. */
export interface SignInProviders {
  verifiers: Partial<Record<Provider, Verifier>>;
  /** Only where an Apple key is configured. */
  revokeAppleGrant?: RevokeAppleGrant;
  /** Only where an OpenID Connect provider is configured. */
  oidc?: OidcProvider;
  dialog: Omit<AuthConfig, 'mail'>;
}

/** Issuer of identities that are e-mail addresses. */
export const MAIL_ISSUER = 'urn:tuckaway:mail';

/** Where the OpenID Connect provider sends the browser back to. */
const OIDC_RETURN_PATH = '/sign-in';

// Constants, so that no setting can point sign-in to foreign keys.
const GOOGLE_ISSUERS = ['https://accounts.google.com', 'accounts.google.com'] as const;
const GOOGLE_KEYS_URL = 'https://www.googleapis.com/oauth2/v3/certs';
const GOOGLE_SCRIPT_URL = 'https://accounts.google.com/gsi/client';
const APPLE_ISSUERS = ['https://appleid.apple.com'] as const;
const APPLE_KEYS_URL = 'https://appleid.apple.com/auth/keys';
const APPLE_SCRIPT_URL =
  'https://appleid.cdn-apple.com/appleauth/static/jsapi/appleid/1/en_US/appleid.auth.js';

const REAL_ISSUERS: readonly string[] = [...GOOGLE_ISSUERS, ...APPLE_ISSUERS, MAIL_ISSUER];

/** Issuers whose sessions are valid: the providers above, and the configured one with and without a trailing slash. */
export function knownIssuers({ oidc }: Pick<Config, 'oidc'>): readonly string[] {
  const issuer = oidc?.issuer.replace(/\/$/, '');
  return issuer === undefined ? REAL_ISSUERS : [...REAL_ISSUERS, issuer, `${issuer}/`];
}

export function realProviders({ googleClientId, appleClientId, appleKey, oidc, publicUrl }: Config) {
  const providers: SignInProviders = { verifiers: {}, dialog: { google: null, apple: null, oidc: null } };
  if (googleClientId) addGoogle(providers, googleClientId);
  if (appleClientId) addApple(providers, appleClientId, publicUrl);
  if (appleClientId && appleKey) {
    providers.revokeAppleGrant = makeRevokeAppleGrant({ clientId: appleClientId, key: appleKey });
  }
  if (oidc) {
    providers.oidc = makeOidcProvider({ ...oidc, redirectUri: `${publicUrl}${OIDC_RETURN_PATH}` });
    providers.dialog.oidc = { name: oidc.name };
  }
  return providers;
}

function addGoogle({ verifiers, dialog }: SignInProviders, clientId: string): void {
  const jwks = remoteKeys(GOOGLE_KEYS_URL);
  verifiers.google = makeVerifier({
    provider: 'google',
    issuers: GOOGLE_ISSUERS,
    clientIds: [clientId],
    jwks,
  });
  dialog.google = { clientId, scriptUrl: GOOGLE_SCRIPT_URL };
}

function addApple({ verifiers, dialog }: SignInProviders, clientId: string, publicUrl: string): void {
  const jwks = remoteKeys(APPLE_KEYS_URL);
  verifiers.apple = makeVerifier({ provider: 'apple', issuers: APPLE_ISSUERS, clientIds: [clientId], jwks });
  dialog.apple = { clientId, scriptUrl: APPLE_SCRIPT_URL, redirectUri: `${publicUrl}/` };
}
