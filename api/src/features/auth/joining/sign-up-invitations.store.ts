import type { Db, Tx } from '../../../db/db.ts';
import { sql } from '../../../db/sql.ts';
import type { Row } from '../../../db/row.ts';
import { deleteInBatches } from '../../../db/jobs/upkeep.ts';
import { hashToken } from '../../../platform/security/session.ts';

const isOpen = sql`i.revoked_at is null and i.expires_at > now() and i.uses < i.max_uses`;

type OpenInvitation = Row<'invitations', 'email' | 'expiresAt'> & { invitedBy: string };

/** The invitation of a link, while it is valid. */
export async function findOpenInvitation(db: Db, token: string): Promise<OpenInvitation | undefined> {
  const { rows } = await db.execute<OpenInvitation>(sql`
    select i.email, i.expires_at as "expiresAt", u.name as "invitedBy"
    from invitations i join users u on u.id = i.user_id
    where i.hash = ${hashToken(token)} and ${isOpen}`);
  return rows[0];
}

/** Counts a use where the invitation is open to this address; of two that want the last one, one gets it. */
export async function consumeInvitation(tx: Tx, token: string, email: string): Promise<boolean> {
  const { rowCount } = await tx.execute(sql`
    update invitations i set uses = uses + 1
    where i.hash = ${hashToken(token)} and ${isOpen} and (i.email is null or lower(i.email) = lower(${email}))`);
  return rowCount === 1;
}

/** Deletes invitations a month after their end. */
export async function forgetOldInvitations(db: Db): Promise<void> {
  await deleteInBatches(db, 'invitations', sql`expires_at < now() - interval '30 days'`);
}
