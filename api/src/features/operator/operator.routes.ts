import { operator } from '@tuckaway/contract/accounts/operator';
import { orNotFound, unavailable } from '../../platform/http/errors.ts';
import type { Server } from '../../platform/http/handle.ts';
import { MailFailure, sendOrLog, type Outbox, type OutgoingMail } from '../../platform/mail.ts';
import { accountRoutes } from './accounts.routes.ts';
import { findAccount } from './accounts.store.ts';
import {
  createInvitation,
  listInvitations,
  revokeInvitation,
  type ListedInvitation,
} from './sign-up-invitations.store.ts';
import { invitationMail, testMail } from './operator.mail.ts';
import { forOperators, type HandleForOperators, type OperatorDeps } from './operators-only.ts';
import { overviewOf } from './overview.ts';

/** Calls of the operator page. No response contains users' content. */
export function operatorRoutes(server: Server, deps: OperatorDeps): void {
  const handle = forOperators(server);
  handle(operator.overview, ({ db }) => overviewOf(db, deps));
  accountRoutes(handle, deps);
  invitationRoutes(handle, deps);

  handle(operator.testMail, async ({ db, user }) => {
    const { outbox, config } = deps;
    if (!outbox) throw unavailable('no_mail', 'No mail server is configured: set SMTP_URL and MAIL_FROM.');
    const { email } = orNotFound(await findAccount(db, user.id));
    return { sentTo: email, ...(await sendAndReadAnswer(outbox, testMail(email, config.publicUrl))) };
  });
}

function invitationRoutes(handle: HandleForOperators, { config, outbox }: OperatorDeps): void {
  handle(operator.invitations, async ({ db }) => (await listInvitations(db)).map(toInvitation));

  handle(operator.invite, async ({ db, user, body, request, audit, afterCommit }) => {
    const { invitation, token } = await createInvitation(db, user.id, body);
    const { publicUrl } = config;
    // Behind the #, so that no server and no log sees it.
    const joinUrl = `${publicUrl}/join#${token}`;
    const { email, days } = body;
    const isMailed = email !== undefined && outbox !== undefined;
    if (isMailed) {
      const mail = invitationMail({ email, invitedBy: invitation.invitedBy, joinUrl, days }, publicUrl);
      // Not waited for: the response has the link as well.
      afterCommit(() => void sendOrLog(outbox, mail, request.log, 'An invitation was not sent'));
    }
    await audit({ event: 'invitation_created', outcome: 'success', object: `invitation ${invitation.id}` });
    return { invitation: toInvitation(invitation), link: joinUrl, isMailed };
  });

  handle(operator.revokeInvitation, async ({ db, params: { invitationId }, audit }) => {
    const invitation = orNotFound(await revokeInvitation(db, invitationId));
    await audit({ event: 'invitation_revoked', outcome: 'success', object: `invitation ${invitationId}` });
    return toInvitation(invitation);
  });
}

async function sendAndReadAnswer(
  outbox: Outbox,
  mail: OutgoingMail,
): Promise<{ isAccepted: boolean; answer: string }> {
  try {
    return { isAccepted: true, answer: (await outbox.send(mail)) ?? 'Accepted.' };
  } catch (error) {
    if (!(error instanceof MailFailure)) throw error;
    return { isAccepted: false, answer: error.answer };
  }
}

const toInvitation = ({ createdAt, expiresAt, ...invitation }: ListedInvitation) => ({
  ...invitation,
  createdAt: createdAt.toISOString(),
  expiresAt: expiresAt.toISOString(),
});
