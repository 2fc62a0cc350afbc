import type { DayOfYear } from '@tuckaway/domain/days/day-of-year';
import type { NewRecipient, Recipient, RecipientDraft } from '@tuckaway/contract/people/recipients';
import type { Db, Tx } from '../../db/db.ts';
import { assignments, cellsOf, columns, nullIfEmpty, type Cell, type Row } from '../../db/row.ts';
import { join, sql, type Sql } from '../../db/sql.ts';
import { notFound } from '../../platform/http/errors.ts';
import { fromCents, toCents } from '../../platform/money.ts';
import { requireRoom } from '../../platform/limits/row-caps.ts';
import { markReminderCheckDue } from '../account-time/reminder-check.store.ts';
import { interestSlugs, resolveChosen } from './chosen-categories.store.ts';

/** Columns that a draft fills. The relationship is one too, but its id is looked up first; interests have a table of their own. */
const DRAFT_FIELDS = ['name', 'email', 'goodToKnow', 'sizes', 'budgetCents', 'ownInterests'] as const;
type DraftField = (typeof DRAFT_FIELDS)[number];

/** Values of the columns; undefined where the field is absent. */
const draftColumns = (
  draft: RecipientDraft,
): { [Field in DraftField]: Cell<'recipients', Field> | undefined } => ({
  name: draft.name,
  email: draft.email,
  goodToKnow: nullIfEmpty(draft.goodToKnow),
  sizes: nullIfEmpty(draft.sizes),
  budgetCents: toCents(draft.budget),
  ownInterests: draft.ownInterests,
});

const FIELDS = ['id', 'userId', ...DRAFT_FIELDS] as const;
type RecipientRow = Row<'recipients', (typeof FIELDS)[number]> & {
  plannedCount: number;
  givenCount: number;
  relationship: Cell<'categories', 'slug'> | null;
  interests: Cell<'categories', 'slug'>[];
};

/** Recipients of an owner, with the counts of planned and given gifts. */
async function selectRecipients(db: Db, ownerId: number, condition: Sql = sql`true`): Promise<Recipient[]> {
  const { rows } = await db.execute<RecipientRow>(sql`
    select ${columns('r', FIELDS)}, relationship.slug as relationship,
      ${interestSlugs} as interests,
      (count(link.id) filter (where link.given_at is null))::int as "plannedCount",
      count(link.given_at)::int as "givenCount"
    from recipients r
    left join categories relationship on relationship.id = r.relationship_id
    left join recipient_gifts link on link.user_id = r.user_id and link.recipient_id = r.id
    where r.user_id = ${ownerId} and ${condition}
    group by r.user_id, r.id, relationship.slug order by lower(r.name), r.id`);
  return rows.map(({ budgetCents, ...recipient }) => ({ ...recipient, budget: fromCents(budgetCents) }));
}

export async function listRecipients(db: Db, ownerId: number): Promise<Recipient[]> {
  return await selectRecipients(db, ownerId);
}

type Contact = Row<'recipients', 'id' | 'name' | 'email'>;

/** Names and addresses of an owner's recipients, in the order of `listRecipients`. */
export async function listContacts(db: Db, ownerId: number): Promise<Contact[]> {
  const { rows } = await db.execute<Contact>(sql`
    select ${columns('r', ['id', 'name', 'email'])} from recipients r
    where r.user_id = ${ownerId} order by lower(r.name), r.id`);
  return rows;
}

/** undefined: the owner has no such recipient. */
export async function findRecipient(db: Db, ownerId: number, id: number): Promise<Recipient | undefined> {
  const [recipient] = await selectRecipients(db, ownerId, sql`r.id = ${id}`);
  return recipient;
}

/** Throws 404 where the owner has no such recipient. */
export async function requireRecipient(db: Db, ownerId: number, id: number): Promise<void> {
  const { rows } = await db.execute(sql`select 1 from recipients where id = ${id} and user_id = ${ownerId}`);
  if (rows.length === 0) throw notFound();
}

export async function createRecipient(tx: Tx, ownerId: number, draft: NewRecipient): Promise<Recipient> {
  const { relationshipId, interestIds = [] } = await resolveChosen(tx, draft);
  const cells = cellsOf<'recipients'>({ ...draftColumns(draft), relationshipId });
  const written = cells.map(({ column }) => column);
  const values = cells.map(({ value }) => value);
  const { rows } = await tx.execute<Row<'recipients', 'id'>>(sql`
    insert into recipients (user_id, ${join(written, ', ')}) values (${ownerId}, ${join(values, ', ')})
    returning id`);
  await requireRoom(tx, ownerId, 'recipients');
  const { id } = rows[0]!;
  await insertInterests(tx, ownerId, id, interestIds);
  if (draft.birthday) await insertBirthday(tx, ownerId, id, draft.birthday);
  return (await findRecipient(tx, ownerId, id))!;
}

/** Changes a recipient: absent fields stay, null empties. undefined: the owner has no such recipient. */
export async function changeRecipient(
  tx: Tx,
  ownerId: number,
  id: number,
  draft: RecipientDraft,
): Promise<Recipient | undefined> {
  const { relationshipId, interestIds } = await resolveChosen(tx, draft);
  // A reminder that waits for the mail server is tried at once under the new name.
  const renamed = await tx.execute(sql`
    select from recipients r join recipient_days d on d.user_id = r.user_id and d.recipient_id = r.id
    where r.id = ${id} and r.user_id = ${ownerId} and r.name <> ${draft.name}`);
  if (renamed.rows.length > 0) await markReminderCheckDue(tx, ownerId);
  const changes = assignments<'recipients'>({ ...draftColumns(draft), relationshipId });
  const { rows } = await tx.execute(sql`
    update recipients set ${join(changes, ', ')} where id = ${id} and user_id = ${ownerId} returning id`);
  if (rows.length === 0) return undefined;
  if (interestIds !== undefined) {
    await tx.execute(
      sql`delete from recipient_interests where recipient_id = ${id} and user_id = ${ownerId}`,
    );
    await insertInterests(tx, ownerId, id, interestIds);
  }
  return await findRecipient(tx, ownerId, id);
}

async function insertInterests(tx: Tx, ownerId: number, id: number, interestIds: number[]): Promise<void> {
  if (interestIds.length === 0) return;
  await tx.execute(sql`
    insert into recipient_interests (recipient_id, category_id, user_id)
    select ${id}, unnest(${interestIds}::bigint[]), ${ownerId}`);
}

async function insertBirthday(tx: Tx, ownerId: number, id: number, birthday: DayOfYear): Promise<void> {
  const { month, day, year } = birthday;
  await tx.execute(sql`
    insert into recipient_days (recipient_id, user_id, kind, month, day, year)
    values (${id}, ${ownerId}, 'birthday', ${month}, ${day}, ${year})`);
  await requireRoom(tx, ownerId, 'recipient_days');
  await markReminderCheckDue(tx, ownerId);
}

/** Deletes a recipient with their days and links. undefined: no such recipient of this owner. */
export async function deleteRecipient(
  tx: Tx,
  ownerId: number,
  id: number,
): Promise<{ id: number } | undefined> {
  const { rows } = await tx.execute<Row<'recipients', 'id'>>(sql`
    delete from recipients where id = ${id} and user_id = ${ownerId} returning id`);
  return rows[0];
}
