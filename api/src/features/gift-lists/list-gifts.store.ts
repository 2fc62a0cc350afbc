import { sql } from 'drizzle-orm';
import type pg from 'pg';
import { namedQuery } from '../../db/named-query.ts';
import { savedGift } from '../gifts/gift-access.ts';
import { giftColumns, type GiftRow } from '../gifts/gift.view.ts';
import { visibleInList, visibleList } from './gift-list.view.ts';

/** Where a page of a list's gifts goes on. */
export type MemberKey = readonly [position: number, id: number];
export const FIRST_MEMBER: MemberKey = [-1, 0];

export type MemberRow = GiftRow & { memberPosition: number; memberId: number };
/** The list is there but holds nothing (more). */
type NoMember = { memberId: null };

const viewer = sql.placeholder('viewer');
// What is in one's own list is saved: no need to look it up.
const isSaved = sql`(coalesce(l.user_id = ${viewer}::int, false) or ${savedGift(viewer)})`;

/** The most read thing of all: whether the list may be opened and what is in it, in one statement planned once. */
const selectListGifts = namedQuery<
  MemberRow | NoMember,
  { viewer: number | null; listId: number; position: number; id: number; limit: number }
>(
  'list_gifts',
  sql`select member.* from gift_lists l
    left join lateral (
      select ${giftColumns(viewer, isSaved)}, m.position as "memberPosition", m.id as "memberId"
      from gift_list_gifts m join gifts g on g.id = m.gift_id
      where m.gift_list_id = l.id and ${visibleInList(viewer)}
        and (m.position, m.id) > (${sql.placeholder('position')}::int, ${sql.placeholder('id')}::int)
      order by m.position, m.id limit ${sql.placeholder('limit')}::int) member on true
    where l.id = ${sql.placeholder('listId')}::int and ${visibleList(viewer)}
    order by "memberPosition", "memberId"`,
);

interface Wanted {
  viewer: number | null;
  listId: number;
  after: MemberKey;
  limit: number;
}

/** undefined: no such list, or not the viewer's to open. */
export async function findListGifts(
  pool: pg.Pool,
  { viewer, listId, after: [position, id], limit }: Wanted,
): Promise<MemberRow[] | undefined> {
  const rows = await selectListGifts(pool, { viewer, listId, position, id, limit });
  if (rows.length === 0) return undefined;
  return rows[0]!.memberId === null ? [] : (rows as MemberRow[]);
}
