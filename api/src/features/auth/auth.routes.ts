import { auth, type Validation } from '@tuckaway/contract/accounts/auth';
import { transaction } from '../../db/transaction.ts';
import type { Call } from '../../platform/http/call.ts';
import { cookiePolicy, nonceCookie } from '../../platform/security/cookies.ts';
import { unauthorized } from '../../platform/http/errors.ts';
import { addressKey } from '../../platform/limits/session-and-rate-guard.ts';
import type { Server } from '../../platform/http/handle.ts';
import { newToken } from '../../platform/security/session.ts';
import type { AuthDeps } from './auth-deps.ts';
import { toSessionUser } from './sign-in/auth.service.ts';
import {
  clearSessionCookies,
  clearInvalidTokenCookies,
  setTokenCookies,
  tokensOf,
} from './sessions/browser-session.ts';
import { profileOfSession, revokeByTokens, rotate } from './sessions/sessions.store.ts';
import { handleSignIn, verifySignIn } from './sign-in/sign-in-handler.ts';

export function authRoutes({ handle }: Server, deps: AuthDeps): void {
  const { providers, config } = deps;

  handle(auth.config, () => ({ ...providers.dialog, mail: deps.outbox !== undefined }));

  handle(auth.nonce, ({ reply }) => {
    const nonce = newToken();
    void reply.header('set-cookie', nonceCookie(nonce, cookiePolicy(config)));
    return { nonce };
  });

  handle(auth.google, {
    prepare: (call) => verifySignIn(deps, call, { provider: 'google', token: call.body.credential }),
    run: (call) => handleSignIn(deps, call, { provider: 'google' }),
  });

  handle(auth.apple, {
    prepare: (call) => {
      const { identityToken: token, authorizationCode } = call.body;
      return verifySignIn(deps, call, { provider: 'apple', token, authorizationCode });
    },
    run: (call) => handleSignIn(deps, call, { provider: 'apple', givenName: call.body.name }),
  });

  handle(auth.validate, (call) => validate(deps, call));

  handle(auth.refresh, async (call) => {
    const user = await refresh(deps, call);
    if (user) return { data: { user: toSessionUser(user) }, tokensRefreshed: true as const };
    clearInvalidTokenCookies(call.request, call.reply, cookiePolicy(config));
    // Returned, not thrown: a reused token has just ended its session, and that stays.
    return unauthorized();
  });

  handle(auth.me, async ({ db, user }) => {
    const profile = await profileOfSession(db, user);
    if (!profile) throw unauthorized();
    return toSessionUser(profile);
  });

  handle(auth.logout, async ({ db, request, reply, audit, afterCommit }) => {
    for (const { id, userId } of await revokeByTokens(db, tokensOf(request), 'signed_out')) {
      await audit({
        event: 'authn_token_revoked',
        userId,
        sessionId: id,
        outcome: 'success',
        reason: 'signed_out',
      });
    }
    afterCommit(() => {
      clearSessionCookies(reply, cookiePolicy(config));
      // Not "storage": local storage holds the moment of the sign-out and the preferences.
      void reply.header('clear-site-data', '"cache"');
    });
    return { signedOut: true as const };
  });
}

async function validate(deps: AuthDeps, call: Call<typeof auth.validate>): Promise<Validation> {
  const { db, user, request, reply } = call;
  const profile = user && (await profileOfSession(db, user));
  if (profile) return { authenticated: true, user: toSessionUser(profile), tokensRefreshed: false };
  const refreshed = await refresh(deps, call);
  if (refreshed) return { authenticated: true, user: toSessionUser(refreshed), tokensRefreshed: true };
  clearInvalidTokenCookies(request, reply, cookiePolicy(deps.config));
  return { authenticated: false };
}

/** Rotates the tokens of this browser and hands over their successors; undefined where they are no longer good. */
async function refresh({ limits, config }: AuthDeps, call: Call<typeof auth.validate | typeof auth.refresh>) {
  const { db, request, reply, audit, afterCommit } = call;
  const { refreshToken } = tokensOf(request);
  if (!refreshToken) return undefined;
  const rotation = await transaction(db, async (tx) => {
    const result = await rotate(tx, refreshToken);
    // Refused inside the transaction: tokens that the browser never receives must not replace its own.
    if (result.kind === 'rotated') await limits.spend('refresh', String(result.sessionId));
    return result;
  });
  if (rotation.kind === 'refused') {
    await limits.spend('sessionChecks', addressKey(request));
    return undefined;
  }
  const { sessionId, userId } = rotation;
  if (rotation.kind === 'reused') {
    await audit({
      event: 'authn_token_reuse',
      userId,
      sessionId,
      outcome: 'failure',
    });
    return undefined;
  }
  const profile = await profileOfSession(db, { id: userId, sessionId });
  if (profile) afterCommit(() => setTokenCookies(reply, rotation.tokens, cookiePolicy(config)));
  return profile;
}
