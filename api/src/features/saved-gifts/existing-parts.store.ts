import type { ForDay } from '@tuckaway/contract/people/recipient-gifts';
import { occursOn } from '@tuckaway/domain/days/occurrences';
import type { Tx } from '../../db/db.ts';
import { raw, sql } from '../../db/sql.ts';
import { listDaysOf } from '../recipient-days/recipient-days.store.ts';

/** The ids that still exist. Their rows cannot be deleted until the transaction ends. */
export async function existingIds(
  tx: Tx,
  table: 'tags' | 'recipients',
  userId: number,
  ids: readonly number[],
): Promise<number[]> {
  if (ids.length === 0) return [];
  const { rows } = await tx.execute<{ id: number }>(sql`
    select id from ${raw(table)} where user_id = ${userId} and id = any(${[...ids]}::bigint[]) for key share`);
  return rows.map(({ id }) => id);
}

/** The days of the given recipients that still exist and are still on the chosen date. */
export async function existingDays(
  tx: Tx,
  userId: number,
  recipientIds: readonly number[],
  days: readonly ForDay[],
): Promise<ForDay[]> {
  if (days.length === 0) return [];
  const stored = new Map((await listDaysOf(tx, userId, recipientIds)).map((day) => [day.id, day]));
  return days.filter(({ dayId, on }) => {
    const day = stored.get(dayId);
    return day !== undefined && occursOn(day, on);
  });
}
