import { todayIn } from '@tuckaway/domain/days/time-zone';
import type { Db, Tx } from '../../db/db.ts';
import { columns, type Cell, type Row } from '../../db/row.ts';
import { sql } from '../../db/sql.ts';
import { orNotFound } from '../../platform/http/errors.ts';
import { DEFAULT_TIME_ZONE } from '../account-time/account-today.store.ts';
import { hashToken } from '../../platform/security/session.ts';
import { isOver } from './share.view.ts';

/** `words` is the greeting to visitors, `degree` how much the owner sees of takes. */
const FIELDS = [
  'giftListId',
  'userId',
  'salt',
  'kind',
  'degree',
  'revealOn',
  'namesVisible',
  'words',
  'expiresOn',
] as const;

/** A working link with the data of its page. */
export type OpenShare = Row<'listShares', (typeof FIELDS)[number]> & {
  listTitle: Cell<'giftLists', 'title'>;
  ownerName: Cell<'users', 'name'>;
  timeZone: Cell<'reminderSettings', 'timeZone'>;
};

const NOBODYS_LIST = { userId: 0, giftListId: 0 };

/**
 * Finds a share by its token: whose list it is first, then all of it among the rows of that person (decision 0377). The
 * same two statements for valid, wrong, ended and expired tokens, so that all take as long. Runs on every request, so that
 * ending a link counts on all servers at once.
 */
export async function findOpenShare(db: Db, token: string): Promise<OpenShare | undefined> {
  const found = await db.execute<typeof NOBODYS_LIST>(sql`
    select user_id as "userId", gift_list_id as "giftListId" from list_shares
    where token_hash = ${hashToken(token)}`);
  const { userId, giftListId } = found.rows[0] ?? NOBODYS_LIST;
  const { rows } = await db.execute<OpenShare>(sql`
    select ${columns('s', FIELDS)}, l.title as "listTitle", u.name as "ownerName", r.time_zone as "timeZone"
    from list_shares s
    join gift_lists l on l.user_id = s.user_id and l.id = s.gift_list_id
    join users u on u.id = s.user_id
    left join reminder_settings r on r.user_id = s.user_id
    where s.user_id = ${userId} and s.gift_list_id = ${giftListId} and s.token_hash = ${hashToken(token)}`);
  const share = rows[0];
  const today = todayIn(share?.timeZone ?? DEFAULT_TIME_ZONE, new Date());
  return share && !isOver(share.expiresOn, today) ? share : undefined;
}

export async function requireOpenShare(db: Db, token: string): Promise<OpenShare> {
  return orNotFound(await findOpenShare(db, token));
}

/** Counts that somebody opened the page of a shared list. */
export async function countVisit(tx: Tx, { userId, giftListId }: OpenShare): Promise<void> {
  await tx.execute(sql`
    update list_shares set opens = opens + 1 where user_id = ${userId} and gift_list_id = ${giftListId}`);
}
