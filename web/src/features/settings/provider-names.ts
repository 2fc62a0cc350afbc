import { queryOptions } from '@tanstack/react-query';
import type { SessionUser } from '@tuckaway/contract/accounts/auth';
import { KEYS } from '../../lib/queries/query-invalidation.ts';
import { authConfig } from '../auth/sign-in/identity-request.ts';

const NAMES = { google: 'Google', apple: 'Apple', mail: 'E-mail link' };

/** Name of the installation's OpenID Connect provider; null without one. */
export const oidcNameQuery = queryOptions({
  queryKey: KEYS.oidcName,
  queryFn: async () => (await authConfig()).oidc?.name ?? null,
});

export const providerName = (
  provider: SessionUser['provider'],
  oidcName: string | null | undefined,
): string => (provider === 'oidc' ? (oidcName ?? 'single sign-on') : NAMES[provider]);
