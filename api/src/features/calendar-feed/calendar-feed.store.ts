import type { Db } from '../../db/db.ts';
import type { Cell, Row } from '../../db/row.ts';
import { columns } from '../../db/row.ts';
import { sql } from '../../db/sql.ts';
import type { FeedDay } from './feed-events.ts';

type FeedOwner = Row<'reminderSettings', 'userId' | 'leads'>;

/** undefined: no feed has this token, or not any more. */
export async function findFeedOwner(db: Db, token: string): Promise<FeedOwner | undefined> {
  const { rows } = await db.execute<FeedOwner>(sql`
    select user_id as "userId", leads from reminder_settings where calendar_token = ${token}`);
  return rows[0];
}

const FIELDS = ['id', 'recipientId', 'kind', 'name', 'month', 'day', 'year', 'holiday', 'remind'] as const;
type FeedRow = Row<'recipientDays', (typeof FIELDS)[number] | 'changedAt'> & {
  recipientName: Cell<'recipients', 'name'>;
};

export async function findFeedDays(db: Db, ownerId: number): Promise<FeedDay[]> {
  const { rows } = await db.execute<FeedRow>(sql`
    select ${columns('d', [...FIELDS, 'changedAt'])}, r.name as "recipientName"
    from recipient_days d join recipients r on r.id = d.recipient_id where d.user_id = ${ownerId}`);
  return rows.map((row) => ({ ...row, changedAt: row.changedAt.toISOString() }));
}
