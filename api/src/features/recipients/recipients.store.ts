import type { Recipient } from '@tuckaway/contract/recipients';
import { sql, type SQL } from 'drizzle-orm';
import type { Db } from '../../db/pool.ts';

/** Recipients of an owner with what is planned for and was given to each, counted in the same query. */
async function selectRecipients(db: Db, ownerId: number, condition: SQL = sql`true`): Promise<Recipient[]> {
  const { rows } = await db.execute<Recipient>(sql`
    select r.id, r.name, r.email, r.user_id as "userId",
      (count(link.id) filter (where link.given_at is null))::int as "plannedCount",
      count(link.given_at)::int as "givenCount"
    from recipients r left join recipient_gifts link on link.recipient_id = r.id
    where r.user_id = ${ownerId} and ${condition}
    group by r.id order by lower(r.name), r.id`);
  return rows;
}

export async function listRecipients(db: Db, ownerId: number): Promise<Recipient[]> {
  return await selectRecipients(db, ownerId);
}

/** undefined: no such recipient, or not yours. */
export async function findRecipient(db: Db, ownerId: number, id: number): Promise<Recipient | undefined> {
  const [recipient] = await selectRecipients(db, ownerId, sql`r.id = ${id}`);
  return recipient;
}
