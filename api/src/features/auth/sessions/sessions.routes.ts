import { auth } from '@tuckaway/contract/accounts/auth';
import { cookiePolicy } from '../../../platform/security/cookies.ts';
import { notFound } from '../../../platform/http/errors.ts';
import type { Server } from '../../../platform/http/handle.ts';
import type { AuthDeps } from '../auth-deps.ts';
import { clearSessionCookies } from './browser-session.ts';
import { listSessions, revokeOtherSessions, revokeSession } from './sessions.store.ts';

/** Sessions of a user, and signing out other devices. */
export function sessionRoutes({ handle }: Server, { config }: AuthDeps): void {
  handle(auth.devices, async ({ db, user }) =>
    (await listSessions(db, user.id)).map(({ createdAt, lastSeenAt, ...session }) => ({
      ...session,
      current: session.id === user.sessionId,
      createdAt: createdAt.toISOString(),
      lastSeenAt: lastSeenAt.toISOString(),
    })),
  );

  handle(auth.revokeDevice, async ({ db, user, params, reply, audit, afterCommit }) => {
    const { sessionId } = params;
    const revoked = await revokeSession(db, user.id, sessionId, 'revoked_by_user');
    if (revoked === 0) throw notFound();
    if (sessionId === user.sessionId) afterCommit(() => clearSessionCookies(reply, cookiePolicy(config)));
    await audit({
      event: 'authn_token_revoked',
      userId: user.id,
      sessionId,
      outcome: 'success',
    });
    return { revoked };
  });

  handle(auth.revokeOthers, async ({ db, user, audit }) => {
    const revoked = await revokeOtherSessions(db, user.id, user.sessionId, 'revoked_by_user');
    await audit({
      event: 'authn_token_revoked',
      userId: user.id,
      outcome: 'success',
      reason: 'all_others',
    });
    return { revoked };
  });
}
