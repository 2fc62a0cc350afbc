import type { ImportedPeople } from '@tuckaway/contract/people/contact-import';
import type { Db } from '../../db/db.ts';
import type { Row } from '../../db/row.ts';
import { sql } from '../../db/sql.ts';
import { deleteUnusedDays } from '../recipient-days/holiday-for-many.store.ts';

/**
 * Takes an import back and returns the ids of the people who are gone. People with a gift or a note stay, and fields that were
 * changed meanwhile.
 */
export async function undoImport(
  tx: Db,
  ownerId: number,
  { addedIds, dayIds, completed }: ImportedPeople,
): Promise<number[]> {
  await tx.execute(sql`
    update recipients r set email = case when r.email = got.email then null else r.email end,
      relationship_id = case when c.id = r.relationship_id then null else r.relationship_id end
    from jsonb_to_recordset(${JSON.stringify(completed)}::jsonb) as got ("recipientId" bigint, email text, relationship text)
    left join categories c on c.slug = got.relationship
    where r.id = got."recipientId" and r.user_id = ${ownerId}`);
  await deleteUnusedDays(tx, ownerId, dayIds);
  const { rows } = await tx.execute<Row<'recipients', 'id'>>(sql`
    delete from recipients r where r.user_id = ${ownerId} and r.id = any(${addedIds}::bigint[]) and r.good_to_know is null
      and not exists (select from recipient_gifts link where link.user_id = r.user_id and link.recipient_id = r.id)
    returning r.id`);
  return rows.map(({ id }) => id);
}
