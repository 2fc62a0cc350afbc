import { ADDED_BY_OTHERS_MAX, CO_EDITED_LISTS_MAX } from '@tuckaway/contract/sharing/co-editing';
import { DRAW_PEOPLE_MAX } from '@tuckaway/contract/sharing/draws';
import { DAYS_PER_RECIPIENT_MAX } from '@tuckaway/contract/people/recipient-day';
import type { Tx } from '../../db/db.ts';
import type { Row } from '../../db/row.ts';
import { join, raw, sql, type Sql } from '../../db/sql.ts';
import { lockUser } from '../../db/transaction.ts';
import { conflict, type AppError } from '../http/errors.ts';

interface Cap {
  /** How much of it the account has. */
  used: (ownerId: number) => Sql;
  max: number;
  sentence: (max: string) => string;
}

const rowsOf =
  (table: string, owner = 'user_id') =>
  (ownerId: number) =>
    sql`(select count(*) from ${raw(table)} where ${raw(owner)} = ${ownerId})`;

/** Caps of an account by table: far above real use, far below the point where one account slows down the others. */
const CAPS = {
  gift_lists: {
    used: rowsOf('gift_lists'),
    max: 200,
    sentence: (max) => `You can have at most ${max} gift lists.`,
  },
  gifts: {
    used: rowsOf('gifts', 'created_by_id'),
    max: 5_000,
    sentence: (max) => `You can create at most ${max} gifts.`,
  },
  gift_list_gifts: {
    used: rowsOf('gift_list_gifts'),
    max: 20_000,
    sentence: (max) => `You can save at most ${max} gifts.`,
  },
  tags: {
    used: rowsOf('tags'),
    max: 500,
    sentence: (max) => `You can have at most ${max} tags.`,
  },
  recipients: {
    used: rowsOf('recipients'),
    max: 1_000,
    sentence: (max) => `You can have at most ${max} recipients.`,
  },
  recipient_days: {
    used: (ownerId) => sql`(select count(*) from recipient_days where user_id = ${ownerId}
      group by recipient_id order by 1 desc limit 1)`,
    max: DAYS_PER_RECIPIENT_MAX,
    sentence: (max) => `A recipient can have at most ${max} days.`,
  },
  recipient_gifts: {
    used: rowsOf('recipient_gifts'),
    max: 20_000,
    sentence: (max) => `You can plan at most ${max} gifts for recipients.`,
  },
  images: {
    used: (ownerId) => sql`(select sum(bytes) from images where user_id = ${ownerId})`,
    max: 500 * 1024 * 1024,
    sentence: () => 'Your pictures take up 500 MB, which is the most there is room for.',
  },
  circle_members: {
    used: rowsOf('circle_members'),
    max: 50,
    sentence: (max) => `You can give together with others to at most ${max} people.`,
  },
  co_editors: {
    used: rowsOf('co_editors'),
    max: CO_EDITED_LISTS_MAX,
    sentence: (max) => `You can edit at most ${max} lists of others.`,
  },
  draws: {
    used: rowsOf('draws'),
    max: 50,
    sentence: (max) => `You can have at most ${max} draws.`,
  },
  draw_people: {
    used: (ownerId) => sql`(select count(*) from draws d join draw_people p on p.draw_id = d.id
      where d.user_id = ${ownerId} group by d.id order by 1 desc limit 1)`,
    max: DRAW_PEOPLE_MAX,
    sentence: (max) => `A draw can have at most ${max} people.`,
  },
} satisfies Record<string, Cap>;

export type CappedTable = keyof typeof CAPS;

/** Tables whose rows are counted, for the test that looks for inserts without a count. */
export const CAPPED_TABLES = Object.keys(CAPS) as CappedTable[];

export const noRoom = (sentence: string): AppError => conflict('limit_reached', sentence);

/**
 * Refuses a write that exceeds the cap of a table, which undoes its transaction. Called after the insert, by every store
 * that inserts rows of a person into these tables. The owner's row is locked first, so that of two writes at once only
 * one gets the last row.
 */
export async function requireRoom(tx: Tx, ownerId: number, ...tables: CappedTable[]): Promise<void> {
  await lockUser(tx, ownerId);
  await refuseAboveCap(tx, ownerId, tables);
}

/**
 * Refuses new entries that exceed the cap of the owner of one of their lists, or the cap of gifts that co-editors add to a
 * list. The rows of other owners are not locked: the lists are, and a write of an owner locks their row before the list, so
 * the two could deadlock. Concurrent additions of co-editors to different lists of one owner can therefore exceed the
 * owner's cap by a few rows.
 */
export async function requireRoomForEntries(
  tx: Tx,
  userId: number,
  entries: readonly Row<'giftListGifts', 'userId' | 'giftListId' | 'addedBy'>[],
): Promise<void> {
  const ownerIds = new Set(entries.map((entry) => entry.userId).filter((id) => id !== null));
  if (ownerIds.has(userId)) await lockUser(tx, userId);
  const ofCoEditors = entries.filter(({ addedBy }) => addedBy !== null);
  await requireRoomForCoEditors(tx, new Set(ofCoEditors.map(({ giftListId }) => giftListId)));
  for (const ownerId of ownerIds) await refuseAboveCap(tx, ownerId, ['gift_list_gifts']);
}

/** Cap of gifts added by co-editors to a locked list, so that they cannot use up the owner's cap. */
async function requireRoomForCoEditors(tx: Tx, listIds: ReadonlySet<number>): Promise<void> {
  if (listIds.size === 0) return;
  const { rows } = await tx.execute(sql`
    select 1 from gift_list_gifts where gift_list_id = any(${[...listIds]}::bigint[]) and added_by is not null
    group by gift_list_id having count(*) > ${ADDED_BY_OTHERS_MAX}`);
  if (rows.length > 0) throw noRoom(`Co-editors can add at most ${ADDED_BY_OTHERS_MAX} gifts to a list.`);
}

async function refuseAboveCap(tx: Tx, ownerId: number, tables: CappedTable[]): Promise<void> {
  const exceeded = tables.map((table) => {
    const { used, max }: Cap = CAPS[table];
    return sql`${used(ownerId)} > ${max} as ${raw(table)}`;
  });
  const { rows } = await tx.execute<Record<string, boolean | null>>(sql`select ${join(exceeded, ', ')}`);
  const full = tables.find((table) => rows[0]![table]);
  if (full !== undefined) throw noRoom(CAPS[full].sentence(CAPS[full].max.toLocaleString('en-US')));
}
