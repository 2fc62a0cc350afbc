import type { AuthConfig } from '@tuckaway/contract/accounts/auth';
import { fetchAuthConfig, fetchNonce } from '../auth.calls.ts';
import { findApple, type AppleRequest } from './apple-identity.ts';
import { findGoogle, type CredentialRequest } from './google-identity.ts';
import { loadScript } from './script-loader.ts';

let config: Promise<AuthConfig> | undefined;

/** Sign-in configuration, loaded once, and again after a failure. */
export function authConfig(): Promise<AuthConfig> {
  config ??= fetchAuthConfig().catch((error: unknown) => {
    config = undefined;
    throw error;
  });
  return config;
}

export async function prepareGoogle(): Promise<CredentialRequest> {
  const { google } = await authConfig();
  if (!google?.clientId) throw new Error('Google Client ID not found in environment variables');
  const [nonce, identity] = await Promise.all([
    fetchNonce(),
    loadScript(google.scriptUrl, findGoogle, 'Google API failed to load'),
  ]);
  return { google: identity, clientId: google.clientId, nonce };
}

export async function prepareApple(): Promise<AppleRequest> {
  const { apple } = await authConfig();
  if (!apple) throw new Error('Apple authentication failed');
  const [nonce, identity] = await Promise.all([
    fetchNonce(),
    loadScript(apple.scriptUrl, findApple, 'Apple authentication failed'),
  ]);
  return { apple: identity, clientId: apple.clientId, redirectUri: apple.redirectUri, nonce };
}
