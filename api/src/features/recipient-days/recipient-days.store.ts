import type { RecipientDayInput } from '@tuckaway/contract/people/recipient-day';
import type { Db, Tx } from '../../db/db.ts';
import { columns, type Row } from '../../db/row.ts';
import { sql, type Sql } from '../../db/sql.ts';
import { isUniqueViolation } from '../../db/transaction.ts';
import { conflict } from '../../platform/http/errors.ts';
import { requireRoom } from '../../platform/limits/row-caps.ts';
import { markReminderCheckDue } from '../account-time/reminder-check.store.ts';

export const DAY_FIELDS = [
  'id',
  'recipientId',
  'kind',
  'name',
  'month',
  'day',
  'year',
  'holiday',
  'remind',
] as const;
export type DayRow = Row<'recipientDays', (typeof DAY_FIELDS)[number]>;
const fields = columns('d', DAY_FIELDS);

async function selectDays(db: Db, ownerId: number, condition: Sql): Promise<DayRow[]> {
  const { rows } = await db.execute<DayRow>(sql`
    select ${fields} from recipient_days d where d.user_id = ${ownerId} and ${condition} order by d.id`);
  return rows;
}

/** In the order they were added. */
export async function listDays(db: Db, ownerId: number, recipientId: number): Promise<DayRow[]> {
  return await selectDays(db, ownerId, sql`d.recipient_id = ${recipientId}`);
}

export async function listAllDays(db: Db, ownerId: number): Promise<DayRow[]> {
  return await selectDays(db, ownerId, sql`true`);
}

/** The days of several recipients, in the order they were added. */
export async function listDaysOf(
  db: Db,
  ownerId: number,
  recipientIds: readonly number[],
): Promise<DayRow[]> {
  return await selectDays(db, ownerId, sql`d.recipient_id = any(${recipientIds}::bigint[])`);
}

/** Reads a day of the owner. undefined: no such day, or not theirs. */
export async function findDay(db: Db, ownerId: number, id: number): Promise<DayRow | undefined> {
  const [day] = await selectDays(db, ownerId, sql`d.id = ${id}`);
  return day;
}

/** Adds a day to a recipient of the owner. undefined: no such recipient, or not theirs. */
export async function insertDay(
  tx: Tx,
  ownerId: number,
  recipientId: number,
  { kind, name, month, day, year, holiday, remind }: RecipientDayInput,
): Promise<DayRow | undefined> {
  return await explainDuplicates(async () => {
    const { rows } = await tx.execute<DayRow>(sql`
      insert into recipient_days as d (recipient_id, user_id, kind, name, month, day, year, holiday, remind)
      select r.id, r.user_id, ${kind}, ${name}::text, ${month}::int, ${day}::int, ${year}::int, ${holiday}::text,
        ${remind}::int[]
      from recipients r where r.id = ${recipientId} and r.user_id = ${ownerId}
      returning ${fields}`);
    await requireRoom(tx, ownerId, 'recipient_days');
    if (rows[0]) await markReminderCheckDue(tx, ownerId);
    return rows[0];
  });
}

/** Replaces the fields of a day of the owner. undefined: no such day, or not theirs. */
export async function updateDay(
  tx: Tx,
  ownerId: number,
  id: number,
  { kind, name, month, day, year, holiday, remind }: RecipientDayInput,
): Promise<DayRow | undefined> {
  return await explainDuplicates(async () => {
    const { rows } = await tx.execute<DayRow>(sql`
      update recipient_days as d set kind = ${kind}, name = ${name}, month = ${month}, day = ${day}, year = ${year},
        holiday = ${holiday}, remind = ${remind}, changed_at = now()
      where d.id = ${id} and d.user_id = ${ownerId} returning ${fields}`);
    if (rows[0]) await markReminderCheckDue(tx, ownerId);
    return rows[0];
  });
}

/** Deletes a day of the owner. Its gifts stay with the recipient, with their date. undefined: no such day, or not theirs. */
export async function deleteDay(tx: Tx, ownerId: number, id: number): Promise<{ id: number } | undefined> {
  const { rows } = await tx.execute<Row<'recipientDays', 'id'>>(sql`
    delete from recipient_days where id = ${id} and user_id = ${ownerId} returning id`);
  return rows[0];
}

/** Turns unique violations, such as a second birthday, into conflicts with a sentence. */
async function explainDuplicates<T>(write: () => Promise<T>): Promise<T> {
  try {
    return await write();
  } catch (error) {
    if (isUniqueViolation(error, 'recipient_days_birthday')) {
      throw conflict('second_birthday', 'This person has a birthday already. You can change that one.');
    }
    if (isUniqueViolation(error, 'recipient_days_holiday')) {
      throw conflict('same_holiday', 'This person has that holiday already.');
    }
    throw error;
  }
}
