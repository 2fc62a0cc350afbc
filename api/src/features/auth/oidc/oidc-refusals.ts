import { AuthorizationResponseError, ClientError, ResponseBodyError } from 'openid-client';
import { TokenRefused } from '../providers/id-token-verifier.ts';
import { ProviderUnavailable } from '../providers/provider-keys.ts';

/** Errors in the returned token or response, as opposed to errors of the provider or the network. */
const ABOUT_THE_TOKEN = new Set([
  'OAUTH_INVALID_RESPONSE',
  'OAUTH_JWT_TIMESTAMP_CHECK_FAILED',
  'OAUTH_JWT_CLAIM_COMPARISON_FAILED',
  'OAUTH_JSON_ATTRIBUTE_COMPARISON_FAILED',
  'OAUTH_KEY_SELECTION_FAILED',
  'OAUTH_PARSE_ERROR',
  'OAUTH_UNSUPPORTED_OPERATION',
]);

/** A refusal of this sign-in, or a failure of the provider. A wrong client secret counts as a failure. */
export function signInErrorOf(error: unknown): unknown {
  if (error instanceof TokenRefused) return error;
  if (error instanceof AuthorizationResponseError)
    return new TokenRefused(`provider_${error.error}`, { cause: error });
  if (error instanceof ResponseBodyError && error.error === 'invalid_grant')
    return new TokenRefused('invalid_grant', { cause: error });
  if (error instanceof ClientError && error.code !== undefined && ABOUT_THE_TOKEN.has(error.code))
    return new TokenRefused(error.code.toLowerCase(), { cause: error });
  return new ProviderUnavailable('the provider could not be asked', { cause: error });
}
