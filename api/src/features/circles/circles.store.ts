import { shortNames } from '@tuckaway/domain/names';
import { INVITATION_DAYS } from '@tuckaway/contract/sharing/secret-links';
import type { Db, Tx } from '../../db/db.ts';
import { columns, type Cell, type Row } from '../../db/row.ts';
import { sql, type Sql } from '../../db/sql.ts';
import { conflict, notFound, orNotFound } from '../../platform/http/errors.ts';
import { noRoom, requireRoom } from '../../platform/limits/row-caps.ts';
import { hashToken } from '../../platform/security/session.ts';
import { isAboutAccount } from './about-account.ts';

/** Membership of an account in the circle of one of its recipients. */
export type Membership = Row<'circleMembers', 'circleId' | 'userId' | 'recipientId'> & {
  ownerId: number;
  linkEndsAt: Cell<'circles', 'linkEndsAt'>;
  /** The reader is the circle's person and sees nothing of it. */
  isForMe: boolean;
};

/** undefined: they give to this person alone, or the person is not theirs. */
export async function findMembership(
  db: Db,
  userId: number,
  recipientId: number,
): Promise<Membership | undefined> {
  const { rows } = await db.execute<Membership>(sql`
    select ${columns('m', ['circleId', 'userId', 'recipientId'])}, c.user_id as "ownerId",
      case when c.link_ends_at > now() then c.link_ends_at end as "linkEndsAt",
      ${isAboutAccount(userId, sql`m.circle_id`)} as "isForMe"
    from circle_members m join circles c on c.id = m.circle_id
    where m.user_id = ${userId} and m.recipient_id = ${recipientId}`);
  return rows[0];
}

/** The circle of one of the owner's people, held until the transaction ends. */
async function requireOwnCircle(tx: Tx, ownerId: number, recipientId: number): Promise<number> {
  const { rows } = await tx.execute<Row<'circles', 'id'>>(sql`
    select id from circles where user_id = ${ownerId} and recipient_id = ${recipientId} for update`);
  return orNotFound(rows[0]).id;
}

/** Makes the link of an invitation, and the circle where there is none. An earlier link stops working. */
export async function upsertInvitation(
  tx: Tx,
  ownerId: number,
  recipientId: number,
  token: string,
): Promise<Date> {
  const membership = await findMembership(tx, ownerId, recipientId);
  if (membership && membership.ownerId !== ownerId) {
    throw conflict('not_the_owner', 'Only the person who began to give together can invite others.');
  }
  const { rows } = await tx.execute<Row<'circles', 'id'> & { linkEndsAt: Date }>(sql`
    insert into circles (user_id, recipient_id, token_hash, link_ends_at)
    values (${ownerId}, ${recipientId}, ${hashToken(token)}, now() + make_interval(days => ${INVITATION_DAYS}))
    on conflict (user_id, recipient_id) do update set token_hash = excluded.token_hash, link_ends_at = excluded.link_ends_at
    returning id, link_ends_at as "linkEndsAt"`);
  const { id, linkEndsAt } = rows[0]!;
  if (!membership) await insertMember(tx, id, ownerId, recipientId);
  if ((await findMembership(tx, ownerId, recipientId))?.isForMe) {
    throw conflict(
      'own_address',
      'This person has your own e-mail address. Others cannot be invited for you.',
    );
  }
  return linkEndsAt;
}

export async function insertMember(
  tx: Tx,
  circleId: number,
  userId: number,
  recipientId: number,
): Promise<void> {
  await tx.execute(sql`
    insert into circle_members (circle_id, user_id, recipient_id) values (${circleId}, ${userId}, ${recipientId})`);
  await requireRoomInCircle(tx, circleId);
  await requireRoom(tx, userId, 'circle_members');
}

const MEMBERS_MAX = 12;

/** Locks the circle first, so that of two concurrent joins only one takes the last membership. */
async function requireRoomInCircle(tx: Tx, circleId: number): Promise<void> {
  await tx.execute(sql`select from circles where id = ${circleId} for update`);
  const { rows } = await tx.execute<{ members: number }>(sql`
    select count(*)::int as members from circle_members where circle_id = ${circleId}`);
  if (rows[0]!.members > MEMBERS_MAX) throw noRoom(`At most ${MEMBERS_MAX} people can give together.`);
}

export async function endInvitation(tx: Tx, ownerId: number, recipientId: number): Promise<void> {
  const circleId = await requireOwnCircle(tx, ownerId, recipientId);
  await clearInvitation(tx, circleId);
}

const clearInvitation = (tx: Tx, circleId: number) =>
  tx.execute(sql`update circles set token_hash = null, link_ends_at = null where id = ${circleId}`);

/** Removes a member; the owner ends the circle for everybody. */
export async function leaveCircle(tx: Tx, userId: number, recipientId: number): Promise<void> {
  const membership = orNotFound(await findMembership(tx, userId, recipientId));
  await (membership.ownerId === userId
    ? tx.execute(sql`delete from circles where id = ${membership.circleId} and user_id = ${userId}`)
    : tx.execute(
        sql`delete from circle_members where circle_id = ${membership.circleId} and user_id = ${userId}`,
      ));
}

/** Removes a member and revokes the link, which would let them in again. */
export async function removeMember(
  tx: Tx,
  ownerId: number,
  recipientId: number,
  memberId: number,
): Promise<void> {
  const circleId = await requireOwnCircle(tx, ownerId, recipientId);
  const { rowCount } = await tx.execute(sql`
    delete from circle_members where id = ${memberId} and circle_id = ${circleId} and user_id <> ${ownerId}`);
  if (rowCount !== 1) throw notFound();
  await clearInvitation(tx, circleId);
}

interface NamedMember extends Row<'circleMembers', 'id' | 'userId'> {
  /** The first name, or the whole one where two share it. */
  name: string;
}

/** Members: the owner first, the others in the order in which they joined. */
export async function listMembers(db: Db, circleId: number): Promise<NamedMember[]> {
  const { rows } = await db.execute<NamedMember>(sql`
    select ${columns('m', ['id', 'userId'])}, u.name from circle_members m join users u on u.id = m.user_id
    where m.circle_id = ${circleId} order by m.id`);
  const names = shortNames(rows.map(({ name }) => name));
  return rows.map((member, index) => ({ ...member, name: names[index]! }));
}

/** Members of a circle `m` apart from the reader. */
export const othersIn = ({ circleId, userId }: Membership): Sql =>
  sql`m.circle_id = ${circleId} and m.user_id <> ${userId}`;
