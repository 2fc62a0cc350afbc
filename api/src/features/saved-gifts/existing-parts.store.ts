import type { Db } from '../../db/db.ts';
import { raw, sql } from '../../db/sql.ts';

/** The ids that still exist. Their rows cannot be deleted until the transaction ends. */
export async function existingIds(
  tx: Db,
  table: 'tags' | 'recipients',
  userId: number,
  ids: readonly number[],
): Promise<number[]> {
  if (ids.length === 0) return [];
  const { rows } = await tx.execute<{ id: number }>(sql`
    select id from ${raw(table)} where user_id = ${userId} and id = any(${[...ids]}::bigint[]) for key share`);
  return rows.map(({ id }) => id);
}

/** The days that still exist, of the people that still exist. */
export async function existingDays<Day extends { dayId: number }>(
  tx: Db,
  userId: number,
  recipientIds: readonly number[],
  days: readonly Day[],
): Promise<Day[]> {
  if (days.length === 0) return [];
  const { rows } = await tx.execute<{ id: number }>(sql`
    select d.id from recipient_days d join recipients r on r.user_id = d.user_id and r.id = d.recipient_id
    where r.user_id = ${userId} and r.id = any(${[...recipientIds]}::bigint[])
      and d.id = any(${days.map(({ dayId }) => dayId)}::bigint[])`);
  const existing = new Set(rows.map(({ id }) => id));
  return days.filter(({ dayId }) => existing.has(dayId));
}
