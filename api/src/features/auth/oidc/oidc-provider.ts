import { createHash } from 'node:crypto';
import * as client from 'openid-client';
import type { OidcConfig } from '../../../config.ts';
import { TokenRefused, verifiedEmailOf, type VerifiedIdentity } from '../providers/id-token-verifier.ts';
import { CLOCK_TOLERANCE_S, MAX_SUBJECT_CHARS, pictureOf, textOf } from '../providers/identity-claims.ts';
import { ProviderUnavailable } from '../providers/provider-keys.ts';
import type { OidcFlow } from './oidc-flow.ts';
import { signInErrorOf } from './oidc-refusals.ts';

const SCOPE = 'openid email profile';
const TIMEOUT_S = 5;

/** The OpenID Connect provider of this installation. */
export interface OidcProvider {
  /** Where the browser goes. */
  address(flow: OidcFlow): Promise<string>;
  /** Verifies the provider's redirect and returns the account. */
  identify(flow: OidcFlow, response: string): Promise<VerifiedIdentity>;
}

interface OidcOptions extends OidcConfig {
  redirectUri: string;
  /** Seconds added to the clock of this server when it checks the times of a token. */
  clockSkewS?: number;
}

/**
 * Reads discovery and keys anew for each sign-in: people sign in seldom, the token has to be fetched anyway, and cached
 * copies would often be outdated.
 */
export function makeOidcProvider(options: OidcOptions): OidcProvider {
  const { redirectUri } = options;
  return {
    address: async ({ state, nonce, codeVerifier }) => {
      const provider = await discover(options);
      return client.buildAuthorizationUrl(provider, {
        redirect_uri: redirectUri,
        scope: SCOPE,
        state,
        nonce,
        code_challenge: await client.calculatePKCECodeChallenge(codeVerifier),
        code_challenge_method: 'S256',
      }).href;
    },
    identify: async ({ state, nonce, codeVerifier }, response) => {
      const provider = await discover(options);
      try {
        const tokens = await client.authorizationCodeGrant(provider, new URL(`${redirectUri}?${response}`), {
          pkceCodeVerifier: codeVerifier,
          expectedState: state,
          expectedNonce: nonce,
          idTokenExpected: true,
        });
        const claims = tokens.claims()!;
        const profile =
          claims.email === undefined ? await userInfo(provider, tokens.access_token, claims) : claims;
        return identityOf(claims, profile, tokens.id_token!);
      } catch (error) {
        throw signInErrorOf(error);
      }
    },
  };
}

async function discover({ issuer, clientId, clientSecret, clockSkewS = 0 }: OidcOptions) {
  const plain = new URL(issuer).protocol === 'http:';
  try {
    return await client.discovery(
      new URL(issuer),
      clientId,
      { [client.clockTolerance]: CLOCK_TOLERANCE_S, [client.clockSkew]: clockSkewS },
      authenticationWith(clientSecret),
      {
        // Signatures of tokens are checked although they come straight from the provider.
        execute: [client.enableNonRepudiationChecks, ...(plain ? [client.allowInsecureRequests] : [])],
        timeout: TIMEOUT_S,
      },
    );
  } catch (error) {
    throw new ProviderUnavailable('discovery failed', { cause: error });
  }
}

/** Basic unless the provider names its methods and Basic is not among them. */
function authenticationWith(secret: string): client.ClientAuth {
  const [basic, post] = [client.ClientSecretBasic(secret), client.ClientSecretPost(secret)];
  return (server, ...rest) => {
    const methods = server.token_endpoint_auth_methods_supported;
    const usesBasic = methods === undefined || methods.includes('client_secret_basic');
    return (usesBasic ? basic : post)(server, ...rest);
  };
}

/** Many providers tell the address and the name only here. */
async function userInfo(
  provider: client.Configuration,
  accessToken: string,
  { sub }: client.IDToken,
): Promise<client.UserInfoResponse | undefined> {
  if (provider.serverMetadata().userinfo_endpoint === undefined) return undefined;
  return await client.fetchUserInfo(provider, accessToken, sub);
}

function identityOf(
  claims: client.IDToken,
  profile: client.UserInfoResponse | client.IDToken | undefined,
  token: string,
): VerifiedIdentity {
  if (claims.sub.length > MAX_SUBJECT_CHARS) throw new TokenRefused('claim_sub');
  const { name, preferred_username: userName, picture } = profile ?? claims;
  return {
    provider: 'oidc',
    issuer: claims.iss,
    subject: claims.sub,
    email: verifiedEmailOf(profile ?? claims),
    name: textOf(name) ?? textOf(userName),
    avatar: pictureOf(picture),
    issuedAt: new Date(claims.iat * 1000),
    expiresAt: new Date(claims.exp * 1000),
    tokenHash: createHash('sha256').update(token).digest(),
  };
}
