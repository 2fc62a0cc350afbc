import type { FastifyReply, FastifyRequest } from 'fastify';
import { audit } from '../../platform/audit.ts';
import { ipPrefixOf } from '../../platform/client-address.ts';
import { NONCE_COOKIE, cookiePolicy, readCookie } from '../../platform/cookies.ts';
import { unauthorized, unavailable } from '../../platform/errors.ts';
import type { AuthDeps } from './auth.deps.ts';
import { signIn, toSessionUser } from './auth.service.ts';
import { giveTokens, tokensOf } from './browser-session.ts';
import { TokenRefused } from './id-token.verifier.ts';
import type { Provider } from './id-token.verifier.ts';
import { ProviderUnavailable } from './provider-keys.ts';

const USER_AGENT_MAX = 300;
const REFUSED: Record<Provider, string> = {
  google: 'Authentication failed',
  apple: 'Apple authentication failed',
};

export interface Presented {
  provider: Provider;
  token: string;
  authorizationCode?: string | undefined;
  givenName?: string | undefined;
}

export async function handleSignIn(
  deps: AuthDeps,
  request: FastifyRequest,
  reply: FastifyReply,
  presented: Presented,
) {
  const { db, config } = deps;
  try {
    const { account, sessionId, tokens } = await verifyAndSignIn(deps, request, presented);
    await audit(db, request, {
      event: 'authn_login_success',
      userId: account.id,
      sessionId,
      outcome: 'success',
    });
    giveTokens(reply, tokens, cookiePolicy(config));
    return { user: toSessionUser(account) };
  } catch (error) {
    if (error instanceof ProviderUnavailable) {
      throw unavailable(
        'idp_unavailable',
        'Sign-in cannot be checked right now. Please try again in a moment.',
      );
    }
    if (!(error instanceof TokenRefused)) throw error;
    await audit(db, request, { event: 'authn_login_fail', outcome: 'failure', reason: error.reason });
    throw unauthorized(
      error.reason === 'email_not_verified' ? error.reason : 'invalid_token',
      REFUSED[presented.provider],
    );
  }
}

async function verifyAndSignIn({ db, providers }: AuthDeps, request: FastifyRequest, presented: Presented) {
  const { provider, token, authorizationCode, givenName } = presented;
  const verify = providers.verifiers[provider];
  if (!verify) throw new TokenRefused('provider_not_configured');
  const nonce = readCookie(request.headers.cookie, NONCE_COOKIE);
  const identity = await verify(token, { nonce, authorizationCode });
  return await signIn(db, {
    identity,
    nonce: nonce ?? '',
    givenName,
    browser: tokensOf(request),
    client: {
      userAgent: request.headers['user-agent']?.slice(0, USER_AGENT_MAX) ?? null,
      ipPrefix: ipPrefixOf(request.ip),
    },
  });
}
