import type { CircleInvitation } from '@tuckaway/contract/sharing/circles';
import type { Db, Tx } from '../../db/db.ts';
import type { Cell, Row } from '../../db/row.ts';
import { sql } from '../../db/sql.ts';
import { conflict, forbidden, notFound } from '../../platform/http/errors.ts';
import { hashToken } from '../../platform/security/session.ts';
import { chosenRecipient, type RecipientChoice } from '../recipients/chosen-recipient.ts';
import { insertMember, listMembers } from './circles.store.ts';
import { isAboutAccount } from './about-account.ts';

type OpenCircle = Row<'circles', 'id' | 'userId'> & {
  personName: Cell<'recipients', 'name'>;
  recipientId: number | null;
  isForMe: boolean;
};

const notForYou = () =>
  forbidden('not_for_you', 'This invitation is meant for somebody else. Please ask whoever sent it to you.');

/** Wrong, ended and expired links are refused alike. `lock` holds the circle, so that it cannot end meanwhile. */
async function requireInvitation(
  db: Db,
  userId: number,
  token: string,
  { lock = false } = {},
): Promise<OpenCircle> {
  const { rows } = await db.execute<OpenCircle>(sql`
    select c.id, c.user_id as "userId", person.name as "personName",
      (select m.recipient_id from circle_members m where m.circle_id = c.id and m.user_id = ${userId}) as "recipientId",
      ${isAboutAccount(userId, sql`c.id`)} as "isForMe"
    from circles c join recipients person on person.user_id = c.user_id and person.id = c.recipient_id
    where c.token_hash = ${hashToken(token)} and c.link_ends_at > now()
    ${lock ? sql`for update of c` : sql``}`);
  const circle = rows[0];
  if (!circle) throw notFound();
  if (circle.isForMe) throw notForYou();
  return circle;
}

export async function readInvitation(db: Db, userId: number, token: string): Promise<CircleInvitation> {
  const { id, userId: ownerId, personName, recipientId } = await requireInvitation(db, userId, token);
  const members = await listMembers(db, id);
  const invitedBy = members.find((member) => member.userId === ownerId)!.name;
  return { invitedBy, personName, memberNames: members.map(({ name }) => name), recipientId };
}

/** The member's own person in the circle: one that they have, or a new one. Joining again changes nothing. */
export async function joinCircle(
  tx: Tx,
  userId: number,
  token: string,
  chosen: RecipientChoice,
): Promise<number> {
  const circle = await requireInvitation(tx, userId, token, { lock: true });
  // Another request may have added the membership while this one waited for the lock.
  const { rows } = await tx.execute<Row<'circleMembers', 'recipientId'>>(sql`
    select recipient_id as "recipientId" from circle_members where circle_id = ${circle.id} and user_id = ${userId}`);
  if (rows[0]) return rows[0].recipientId;
  const recipientId = await chosenRecipient(tx, userId, chosen);
  const elsewhere = await tx.execute(sql`
    select 1 from circle_members where user_id = ${userId} and recipient_id = ${recipientId}`);
  if (elsewhere.rows.length > 0) {
    throw conflict(
      'already_together',
      'You already give to this person together with others. Choose somebody else, or add a new person.',
    );
  }
  await insertMember(tx, circle.id, userId, recipientId);
  // Checked again: the chosen recipient may have the account's own address, so that the circle is now about the account.
  await requireInvitation(tx, userId, token);
  return recipientId;
}
