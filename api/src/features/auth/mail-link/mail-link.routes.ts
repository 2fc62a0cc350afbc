import { SIGN_IN_LINK_MINUTES } from '@tuckaway/domain/limits';
import { signIns } from '@tuckaway/contract/accounts/sign-ins';
import type { FastifyRequest } from 'fastify';
import type { Preparation } from '../../../platform/http/call.ts';
import { notFound, unauthorized } from '../../../platform/http/errors.ts';
import type { Server } from '../../../platform/http/handle.ts';
import { sendOrLog, type Outbox } from '../../../platform/mail.ts';
import {
  clearedCookie,
  cookiePolicy,
  MAIL_COOKIE,
  mailCookie,
  readCookie,
} from '../../../platform/security/cookies.ts';
import { asToken, hashToken, newToken } from '../../../platform/security/session.ts';
import type { AuthDeps } from '../auth-deps.ts';
import type { VerifiedIdentity } from '../providers/id-token-verifier.ts';
import { MAIL_ISSUER } from '../providers/providers.ts';
import { handleSignIn } from '../sign-in/sign-in-handler.ts';
import { mailWithLink } from './mail-link.mail.ts';
import { createSignInLink, findSignInLink } from './mail-link.store.ts';

const REFUSED = `This link was used, is older than ${SIGN_IN_LINK_MINUTES} minutes, or was asked for in another browser. Ask for a new one here.`;

/** Signing in by a link that is sent by mail, where there is a way to send mail. */
export function mailLinkRoutes({ handle }: Server, deps: AuthDeps): void {
  const policy = cookiePolicy(deps.config);

  handle(signIns.askForLink, {
    prepare: async ({ body }) => {
      const outbox = configured(deps.outbox);
      await deps.limits.spend('mailLinks', `mail ${body.email.toLowerCase()}`);
      return outbox;
    },
    run: async ({ db, body: { email }, request, reply, afterCommit, prepared: outbox }) => {
      // Kept where there is one, so that each of several mails to this browser works.
      const browser = browserOf(request) ?? newToken();
      const token = await createSignInLink(db, email, browser);
      void reply.header('set-cookie', mailCookie(browser, policy));
      // Not waited for: how long a mail takes would tell something about its address.
      const mail = mailWithLink(email, token, deps.config.publicUrl);
      afterCommit(() => void sendOrLog(outbox, mail, request.log, 'A sign-in link was not sent'));
      return { asked: true as const };
    },
  });

  handle(signIns.finishMail, {
    prepare: (call) => identify(deps, call),
    run: async (call) => {
      const nonce = browserOf(call.request) ?? '';
      const signedIn = await handleSignIn(deps, call, { provider: 'mail', nonce });
      call.afterCommit(() => void call.reply.header('set-cookie', clearedCookie(MAIL_COOKIE, policy)));
      return signedIn;
    },
  });
}

async function identify(
  { outbox }: AuthDeps,
  { db, request, body, audit }: Preparation<typeof signIns.finishMail>,
): Promise<VerifiedIdentity> {
  configured(outbox);
  const [token, browser] = [asToken(body.token), browserOf(request)];
  const signInLink = token && browser ? await findSignInLink(db, token, browser) : undefined;
  if (!token || !signInLink) {
    await audit({ event: 'authn_login_fail', outcome: 'failure', reason: 'mail_link' });
    throw unauthorized('link_refused', REFUSED);
  }
  return {
    provider: 'mail',
    issuer: MAIL_ISSUER,
    subject: signInLink.email.toLowerCase(),
    email: signInLink.email,
    name: undefined,
    avatar: undefined,
    issuedAt: signInLink.createdAt,
    expiresAt: signInLink.expiresAt,
    tokenHash: hashToken(token),
  };
}

const browserOf = ({ headers }: FastifyRequest) => asToken(readCookie(headers.cookie, MAIL_COOKIE));

function configured(outbox: Outbox | undefined): Outbox {
  if (!outbox) throw notFound();
  return outbox;
}
