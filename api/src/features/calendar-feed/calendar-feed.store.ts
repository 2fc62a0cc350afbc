import type { Db } from '../../db/db.ts';
import { columns, type Cell, type Row } from '../../db/row.ts';
import { sql } from '../../db/sql.ts';
import { DAY_FIELDS, type DayRow } from '../recipient-days/recipient-days.store.ts';
import { FEED_DAYS_MAX, type FeedDay } from './feed-events.ts';

export type FeedOwner = Row<'reminderSettings', 'userId' | 'leads'>;

/** The account whose calendar feed has the token; undefined where none has it, or no longer. */
export async function findFeedOwner(db: Db, token: string): Promise<FeedOwner | undefined> {
  const { rows } = await db.execute<FeedOwner>(sql`
    select user_id as "userId", leads from reminder_settings where calendar_token = ${token}`);
  return rows[0];
}

/**
 * A checksum that differs when a day was added, changed or removed, or its recipient was renamed. A sum of hashes rather
 * than the latest `changed_at`: transactions may commit in another order than they began.
 */
export async function findFeedVersion(db: Db, ownerId: number): Promise<string> {
  const { rows } = await db.execute<{ version: string }>(sql`
    select concat(count(*), ':', sum(hashtextextended(concat(d.id, ' ', d.changed_at, ' ', r.name), 0))) as version
    from recipient_days d join recipients r on r.user_id = d.user_id and r.id = d.recipient_id
    where d.user_id = ${ownerId}`);
  return rows[0]!.version;
}

type FeedRow = DayRow & {
  changedAt: Cell<'recipientDays', 'changedAt'>;
  recipientName: Cell<'recipients', 'name'>;
};

/** The days of an account in the order they were added, at most as many as a feed holds. */
export async function findFeedDays(db: Db, ownerId: number): Promise<FeedDay[]> {
  const { rows } = await db.execute<FeedRow>(sql`
    select ${columns('d', [...DAY_FIELDS, 'changedAt'])}, r.name as "recipientName"
    from recipient_days d join recipients r on r.user_id = d.user_id and r.id = d.recipient_id
    where d.user_id = ${ownerId} order by d.id limit ${FEED_DAYS_MAX}`);
  return rows.map((row) => ({ ...row, changedAt: row.changedAt.toISOString() }));
}
