import type { ImportedPeople } from '@tuckaway/contract/people/contact-import';
import type { Tx } from '../../db/db.ts';
import type { Row } from '../../db/row.ts';
import { join, raw, sql } from '../../db/sql.ts';
import { deleteUnusedDays } from '../recipient-days/holiday-for-many.store.ts';

/** Columns of a recipient that an import fills. A value in any other column was added since. */
const IMPORTED_COLUMNS = ['id', 'user_id', 'name', 'email', 'relationship_id', 'created_at'];
/** Tables whose rows are deleted with their recipient, and the rows among them that came with the import. */
export const ROWS_OF_RECIPIENTS = {
  circle_members: sql`false`,
  circles: sql`false`,
  // Rows of one transaction have the same time of creation.
  recipient_days: sql`t.changed_at = r.created_at`,
  recipient_gifts: sql`false`,
  recipient_interests: sql`false`,
};

const hasOnlyImportedRows = join(
  Object.entries(ROWS_OF_RECIPIENTS).map(
    ([table, isImported]) => sql`not exists (
      select from ${raw(table)} t where t.user_id = r.user_id and t.recipient_id = r.id and not (${isImported}))`,
  ),
  ' and ',
);

/**
 * Takes an import back and returns the ids of deleted recipients. Recipients to whom something was added since stay, and so
 * do fields that were changed.
 */
export async function undoImport(
  tx: Tx,
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
    delete from recipients r where r.user_id = ${ownerId} and r.id = any(${addedIds}::bigint[])
      and not exists (select from jsonb_each(to_jsonb(r) - ${IMPORTED_COLUMNS}::text[]) added
        where added.value not in ('null', '[]'))
      and ${hasOnlyImportedRows}
    returning r.id`);
  return rows.map(({ id }) => id);
}
