import { signIns } from '@tuckaway/contract/accounts/sign-ins';
import type { FastifyRequest } from 'fastify';
import {
  cookiePolicy,
  INVITATION_COOKIE,
  invitationCookie,
  readCookie,
} from '../../../platform/security/cookies.ts';
import { notFound } from '../../../platform/http/errors.ts';
import type { Server } from '../../../platform/http/handle.ts';
import { asToken } from '../../../platform/security/session.ts';
import type { AuthDeps } from '../auth-deps.ts';
import { findOpenInvitation } from './sign-up-invitations.store.ts';

/** Opens a sign-up invitation: the browser keeps it in a cookie until a sign-in uses it. */
export function signUpInvitationRoutes({ handle }: Server, { config }: AuthDeps): void {
  handle(signIns.openInvitation, async ({ db, body, reply }) => {
    const token = asToken(body.token);
    const found = token && config.signUp !== 'closed' ? await findOpenInvitation(db, token) : undefined;
    if (!token || !found) throw notFound();
    const { expiresAt, ...invitation } = found;
    void reply.header('set-cookie', invitationCookie(token, cookiePolicy(config)));
    return { ...invitation, expiresAt: expiresAt.toISOString() };
  });
}

export const invitationOf = ({ headers }: FastifyRequest) =>
  asToken(readCookie(headers.cookie, INVITATION_COOKIE));
