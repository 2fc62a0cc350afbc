import { auth } from '@tuckaway/contract/auth';
import type { Validation } from '@tuckaway/contract/auth';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { transaction } from '../../db/transaction.ts';
import { audit } from '../../platform/audit.ts';
import { cookiePolicy, nonceCookie } from '../../platform/cookies.ts';
import { unauthorized } from '../../platform/errors.ts';
import type { Server } from '../../platform/http.ts';
import { newToken } from '../../platform/session.ts';
import type { SignedInUser } from '../../platform/session.ts';
import type { AuthDeps } from './auth.deps.ts';
import { toSessionUser } from './auth.service.ts';
import { clearAllCookies, clearDeadTokens, giveTokens, tokensOf } from './browser-session.ts';
import { revokeByTokens, rotate, userOfSession } from './sessions.store.ts';
import { handleSignIn } from './sign-in.handler.ts';

export function authRoutes({ handle }: Server, deps: AuthDeps): void {
  const { db, providers, config } = deps;

  handle(auth.config, () => providers.dialog);

  handle(auth.nonce, ({ reply }) => {
    const nonce = newToken();
    void reply.header('set-cookie', nonceCookie(nonce, cookiePolicy(config)));
    return { nonce };
  });

  handle(auth.google, ({ body, request, reply }) =>
    handleSignIn(deps, request, reply, { provider: 'google', token: body.credential }),
  );

  handle(auth.apple, ({ body, request, reply }) =>
    handleSignIn(deps, request, reply, {
      provider: 'apple',
      token: body.identityToken,
      authorizationCode: body.authorizationCode,
      givenName: body.name,
    }),
  );

  handle(auth.validate, ({ user, request, reply }) => validate(deps, user, request, reply));

  handle(auth.refresh, async ({ request, reply }) => {
    const user = await refresh(deps, request, reply);
    if (user) return { data: { user: toSessionUser(user) }, tokensRefreshed: true as const };
    clearDeadTokens(request, reply, cookiePolicy(config));
    throw unauthorized();
  });

  handle(auth.me, ({ user }) => toSessionUser(user));

  handle(auth.logout, async ({ request, reply }) => {
    for (const { id, userId } of await revokeByTokens(db, tokensOf(request), 'signed_out')) {
      await audit(db, request, {
        event: 'authn_token_revoked',
        userId,
        sessionId: id,
        outcome: 'success',
        reason: 'signed_out',
      });
    }
    clearAllCookies(reply, cookiePolicy(config));
    // Not "storage": the page keeps there that it was just signed out, and what the person prefers.
    void reply.header('clear-site-data', '"cache"');
    return { signedOut: true as const };
  });
}

async function validate(
  deps: AuthDeps,
  user: SignedInUser | undefined,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<Validation> {
  if (user) return { authenticated: true, user: toSessionUser(user), tokensRefreshed: false };
  // Reading must not change anything for another site's page, so there it neither rotates nor clears.
  if (comesFromElsewhere(request)) return { authenticated: false };
  const refreshed = await refresh(deps, request, reply);
  if (refreshed) return { authenticated: true, user: toSessionUser(refreshed), tokensRefreshed: true };
  clearDeadTokens(request, reply, cookiePolicy(deps.config));
  return { authenticated: false };
}

const comesFromElsewhere = ({ headers }: FastifyRequest) =>
  headers['sec-fetch-site'] === 'cross-site' || headers['sec-fetch-site'] === 'same-site';

/** Rotates the tokens of this browser and hands over their successors; undefined where they are no longer good. */
async function refresh({ db, limits, config }: AuthDeps, request: FastifyRequest, reply: FastifyReply) {
  const { refreshToken } = tokensOf(request);
  if (!refreshToken) return undefined;
  const rotation = await transaction(db, (tx) => rotate(tx, refreshToken));
  if (rotation.kind === 'refused') return undefined;
  const { sessionId } = rotation;
  if (rotation.kind === 'reused') {
    await audit(db, request, {
      event: 'authn_token_reuse',
      userId: rotation.userId,
      sessionId,
      outcome: 'failure',
    });
    return undefined;
  }
  limits.spend('refresh', String(sessionId));
  const user = await userOfSession(db, sessionId);
  if (user) giveTokens(reply, rotation.tokens, cookiePolicy(config));
  return user;
}
