import {
  createLocalJWKSet,
  createRemoteJWKSet,
  customFetch,
  errors,
  jwksCache,
  type FetchImplementation,
  type JWKSCacheInput,
  type JWTVerifyGetKey,
} from 'jose';

// A provider rotates keys over days, so a set seen within a day is still worth trusting when the provider is down.
const STALE_KEYS_MS = 24 * 60 * 60 * 1000;

/** The provider could not be reached, so the token could not be verified. The response is 503, not 401. */
export class ProviderUnavailable extends Error {}

interface RemoteKeysOptions {
  fetch?: FetchImplementation;
  now?: () => number;
}

/** A provider's published keys: cached by jose, and the last good set kept for when a reload fails. */
export function remoteKeys(url: string, options: RemoteKeysOptions = {}): JWTVerifyGetKey {
  const { now = Date.now } = options;
  const lastGood: Exclude<JWKSCacheInput, Record<string, never>> | Record<string, never> = {};
  const remote = createRemoteJWKSet(new URL(url), {
    [jwksCache]: lastGood,
    ...(options.fetch && { [customFetch]: options.fetch }),
  });

  return async (header, token) => {
    try {
      return await remote(header, token);
    } catch (error) {
      if (isAboutTheToken(error)) throw error;
      const { jwks, uat } = lastGood;
      if (!jwks || !uat || now() - uat > STALE_KEYS_MS)
        throw new ProviderUnavailable('keys unavailable', { cause: error });
      return await createLocalJWKSet(jwks)(header, token).catch((cause: unknown) => {
        throw new ProviderUnavailable('key not among the last known ones', { cause });
      });
    }
  };
}

function isAboutTheToken(error: unknown): boolean {
  return (
    error instanceof errors.JWKSNoMatchingKey ||
    error instanceof errors.JWKSMultipleMatchingKeys ||
    error instanceof errors.JOSENotSupported
  );
}
