import type { Recipient, RecipientDraft } from '@tuckaway/contract/recipients';
import type { Db } from '../../db/db.ts';
import { columns, type Row } from '../../db/row.ts';
import { sql, type Sql } from '../../db/sql.ts';

const FIELDS = ['id', 'name', 'email', 'userId'] as const;
type RecipientRow = Row<'recipients', (typeof FIELDS)[number]> & { plannedCount: number; givenCount: number };

/** Recipients of an owner with what is planned for and was given to each, counted in the same query. */
async function selectRecipients(db: Db, ownerId: number, condition: Sql = sql`true`): Promise<Recipient[]> {
  const { rows } = await db.execute<RecipientRow>(sql`
    select ${columns('r', FIELDS)},
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

export async function createRecipient(
  db: Db,
  ownerId: number,
  { name, email = null }: RecipientDraft,
): Promise<Recipient> {
  const { rows } = await db.execute<RecipientRow>(sql`
    insert into recipients as r (user_id, name, email) values (${ownerId}, ${name}, ${email})
    returning ${columns('r', FIELDS)}, 0 as "plannedCount", 0 as "givenCount"`);
  return rows[0]!;
}

/** Absent stays, null removes. undefined: no such recipient, or not yours. */
export async function changeRecipient(
  db: Db,
  ownerId: number,
  id: number,
  { name, email }: RecipientDraft,
): Promise<Recipient | undefined> {
  await db.execute(sql`
    update recipients set name = ${name}, email = ${email === undefined ? sql`email` : email}
    where id = ${id} and user_id = ${ownerId}`);
  return await findRecipient(db, ownerId, id);
}

/** Also forgets what was planned for and given to them. undefined: no such recipient, or not yours. */
export async function deleteRecipient(
  db: Db,
  ownerId: number,
  id: number,
): Promise<{ id: number } | undefined> {
  const { rows } = await db.execute<Row<'recipients', 'id'>>(sql`
    delete from recipients where id = ${id} and user_id = ${ownerId} returning id`);
  return rows[0];
}
