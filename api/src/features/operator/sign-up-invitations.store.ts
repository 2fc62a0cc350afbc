import type { Db, Tx } from '../../db/db.ts';
import { sql, type Sql } from '../../db/sql.ts';
import type { Row } from '../../db/row.ts';
import { conflict } from '../../platform/http/errors.ts';
import { hashToken, newToken } from '../../platform/security/session.ts';

const OPEN_MAX = 200;
const LISTED = 500;

export type ListedInvitation = Row<
  'invitations',
  'id' | 'email' | 'uses' | 'maxUses' | 'createdAt' | 'expiresAt'
> & { invitedBy: string; state: 'open' | 'used' | 'expired' | 'revoked' };

const select = (condition: Sql) => sql`
  select i.id, i.email, i.uses, i.max_uses as "maxUses", i.created_at as "createdAt", i.expires_at as "expiresAt",
    u.name as "invitedBy",
    case when i.uses >= i.max_uses then 'used' when i.revoked_at is not null then 'revoked'
      when i.expires_at <= now() then 'expired' else 'open' end as state
  from invitations i join users u on u.id = i.user_id where ${condition}`;

export async function listInvitations(db: Db): Promise<ListedInvitation[]> {
  const { rows } = await db.execute<ListedInvitation>(sql`
    ${select(sql`true`)} order by i.created_at desc, i.id limit ${LISTED}`);
  return rows;
}

interface Draft {
  email?: string | undefined;
  maxUses: number;
  days: number;
}

export async function createInvitation(
  tx: Tx,
  userId: number,
  { email, maxUses, days }: Draft,
): Promise<{ invitation: ListedInvitation; token: string }> {
  const open = await tx.execute(sql`
    select from invitations where revoked_at is null and expires_at > now() and uses < max_uses limit ${OPEN_MAX}`);
  if (open.rowCount === OPEN_MAX) {
    throw conflict('limit_reached', `There can be ${OPEN_MAX} open invitations. Withdraw some first.`);
  }
  const token = newToken();
  const { rows } = await tx.execute<Row<'invitations', 'id'>>(sql`
    insert into invitations (hash, user_id, email, max_uses, expires_at)
    values (${hashToken(token)}, ${userId}, ${email ?? null}, ${maxUses}, now() + make_interval(days => ${days}::int))
    returning id`);
  return { invitation: (await findInvitation(tx, rows[0]!.id))!, token };
}

/** Withdraws an invitation for good. */
export async function revokeInvitation(tx: Tx, id: string): Promise<ListedInvitation | undefined> {
  await tx.execute(sql`
    update invitations set revoked_at = coalesce(revoked_at, now()) where id = ${id}::uuid`);
  return await findInvitation(tx, id);
}

async function findInvitation(db: Db, id: string): Promise<ListedInvitation | undefined> {
  const { rows } = await db.execute<ListedInvitation>(select(sql`i.id = ${id}::uuid`));
  return rows[0];
}
