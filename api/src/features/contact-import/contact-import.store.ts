import type { DayOfYear } from '@tuckaway/domain/days/day-of-year';
import type { BodyOf } from '@tuckaway/contract/endpoint';
import type { contactImport, ImportedPeople } from '@tuckaway/contract/people/contact-import';
import type { Tx } from '../../db/db.ts';
import type { Row } from '../../db/row.ts';
import { sql } from '../../db/sql.ts';
import { invalidField } from '../../platform/http/errors.ts';
import { requireRoom } from '../../platform/limits/row-caps.ts';
import { markReminderCheckDue } from '../account-time/reminder-check.store.ts';
import { resolveChosenOfMany } from '../recipients/chosen-categories.store.ts';

export type NewPerson = BodyOf<typeof contactImport.create>['people'][number];

interface Import {
  /** Everybody, in the order they were given. */
  recipientIds: number[];
  imported: ImportedPeople;
}

/** Adds people with their days. People with a `recipientId` get only the missing fields and days. */
export async function insertPeople(tx: Tx, ownerId: number, people: NewPerson[]): Promise<Import> {
  const chosen = await resolveChosenOfMany(tx, people);
  const drafts = people.map(({ recipientId = null, name, email = null }, index) => ({
    index,
    id: recipientId,
    name,
    email,
    relationshipId: chosen[index]?.relationshipId ?? null,
  }));
  const filled = await fillExisting(tx, ownerId, drafts);
  const { rows } = await tx.execute<Row<'recipients', 'id'>>(sql`
    insert into recipients (user_id, name, email, relationship_id)
    select ${ownerId}, draft.name, draft.email, draft."relationshipId" from ${rowsOf(drafts)} where draft.id is null
    order by index returning id`);
  await requireRoom(tx, ownerId, 'recipients');
  // Ids are given out in the order of the rows.
  const added = rows.map(({ id }) => id).sort((one, other) => one - other);
  const addedIds = [...added];
  const ids = drafts.map(({ id }) => id ?? added.shift()!);
  const days = await insertDays(
    tx,
    ownerId,
    people.flatMap(({ birthday, anniversary }, index) => [
      ...dayRow(ids[index]!, 'birthday', birthday),
      ...dayRow(ids[index]!, 'anniversary', anniversary),
    ]),
  );
  const isNew = new Set(addedIds);
  return {
    recipientIds: ids,
    imported: {
      addedIds,
      dayIds: days.filter(({ recipientId }) => !isNew.has(recipientId)).map(({ id }) => id),
      completed: filled.map(({ id, index, emailFilled, relationshipFilled }) => ({
        recipientId: id,
        email: emailFilled ? drafts[index]!.email : null,
        relationship: relationshipFilled ? (people[index]!.relationship ?? null) : null,
      })),
    },
  };
}

interface Draft {
  index: number;
  id: number | null;
  name: string;
  email: string | null;
  relationshipId: number | null;
}

const rowsOf = (drafts: readonly Draft[]) => sql`
  jsonb_to_recordset(${JSON.stringify(drafts)}::jsonb)
    as draft (index int, id bigint, name text, email text, "relationshipId" bigint)`;

interface Filled {
  id: number;
  index: number;
  emailFilled: boolean;
  relationshipFilled: boolean;
}

/** Fills in the email and the relationship of existing recipients; their names stay. */
async function fillExisting(tx: Tx, ownerId: number, drafts: readonly Draft[]): Promise<Filled[]> {
  const existing = drafts.filter(({ id }) => id !== null);
  if (existing.length === 0) return [];
  const ids = existing.flatMap(({ id }) => id ?? []);
  const { rows } = await tx.execute<Filled>(sql`
    with before as (select * from recipients where user_id = ${ownerId} and id = any(${ids}::bigint[]) for update)
    update recipients r set email = coalesce(r.email, draft.email),
      relationship_id = coalesce(r.relationship_id, draft."relationshipId")
    from before, ${rowsOf(existing)}
    where r.user_id = ${ownerId} and before.id = r.id and r.id = draft.id
    returning r.id, draft.index, before.email is null and r.email is not null as "emailFilled",
      before.relationship_id is null and r.relationship_id is not null as "relationshipFilled"`);
  const found = new Set(rows.map(({ id }) => id));
  const missing = existing.find(({ id }) => !found.has(id!));
  if (missing !== undefined) {
    throw invalidField(`/${missing.index}/recipientId`, 'This person was deleted meanwhile');
  }
  return rows;
}

type NewDay = Row<'recipientDays', 'id' | 'recipientId'>;

/** A day of a kind that the person has already is skipped. */
async function insertDays(tx: Tx, ownerId: number, days: readonly object[]): Promise<NewDay[]> {
  const { rows } = await tx.execute<NewDay>(sql`
    insert into recipient_days (recipient_id, user_id, kind, month, day, year)
    select distinct on (new_day."recipientId", new_day.kind)
      new_day."recipientId", ${ownerId}, new_day.kind, new_day.month, new_day.day, new_day.year
    from jsonb_to_recordset(${JSON.stringify(days)}::jsonb)
      as new_day ("recipientId" bigint, kind text, month int, day int, year int)
    where not exists (
      select from recipient_days d
      where d.user_id = ${ownerId} and d.recipient_id = new_day."recipientId" and d.kind = new_day.kind)
    order by new_day."recipientId", new_day.kind desc
    returning id, recipient_id as "recipientId"`);
  await requireRoom(tx, ownerId, 'recipient_days');
  if (rows.length > 0) await markReminderCheckDue(tx, ownerId);
  return rows;
}

const dayRow = (recipientId: number, kind: 'birthday' | 'anniversary', date: DayOfYear | null | undefined) =>
  date ? [{ recipientId, kind, ...date }] : [];
