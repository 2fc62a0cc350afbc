import type { Db } from '../../db/db.ts';
import type { Cell } from '../../db/row.ts';
import { sql, type Sql } from '../../db/sql.ts';
import { visibleGift, type Viewer } from '../gifts/gift-access.ts';
import { giftColumns, type GiftRow } from '../gifts/gift.view.ts';
import { visibleList } from './list-access.ts';

/** Where a page of a list's gifts goes on. */
export type MemberKey = readonly [position: number, id: number];
export const FIRST_MEMBER: MemberKey = [-1, 0];

export type MemberRow = GiftRow & {
  memberPosition: Cell<'giftListGifts', 'position'>;
  memberId: Cell<'giftListGifts', 'id'>;
};
/** The list is there but holds nothing (more). */
type NoMember = { memberId: null };

interface Wanted {
  viewer: Viewer;
  listId: number;
  after: MemberKey;
  limit: number;
}

interface Seen {
  /** Whether list `l` may be opened. */
  list: Sql;
  /** Whether gift `g` in it may be seen. */
  gift: Sql;
  isSaved: Sql;
}

export interface ListPage {
  rows: MemberRow[];
  /** A curated list or the viewer's own: it changes only with the version of the catalogue or of the viewer. */
  isOpen: boolean;
}

/** undefined: no such list, or not the viewer's to open. */
export async function findListGifts(db: Db, wanted: Wanted): Promise<ListPage | undefined> {
  const { viewer } = wanted;
  // One row at most, where `exists` would prepare two plans for every read.
  const kept = sql`(select true from gift_list_gifts kept
    where kept.user_id = ${viewer}::int and kept.gift_id = g.id limit 1) is not null`;
  // The most read thing of all: in curated lists and one's own everything may be seen. What is in one's own is saved.
  let rows = await selectMembers(db, wanted, {
    list: sql`(l.is_public or l.user_id = ${viewer}::int)`,
    gift: sql`true`,
    isSaved: sql`(l.user_id is not null or ${kept})`,
  });
  const isOpen = rows.length > 0;
  // Somebody else's list: only what the viewer may see by itself.
  if (!isOpen && viewer !== null) {
    const seen = { list: visibleList(viewer), gift: visibleGift(viewer), isSaved: kept };
    rows = await selectMembers(db, wanted, seen);
  }
  if (rows.length === 0) return undefined;
  return { rows: rows[0]!.memberId === null ? [] : (rows as MemberRow[]), isOpen };
}

/** Whether a list may be opened and what is in it, in one statement. */
async function selectMembers(
  db: Db,
  { viewer, listId, after: [position, id], limit }: Wanted,
  { list, gift, isSaved }: Seen,
): Promise<(MemberRow | NoMember)[]> {
  const { rows } = await db.execute<MemberRow | NoMember>(sql`
    select member.* from gift_lists l
    left join lateral (
      select ${giftColumns(viewer, isSaved)}, m.position as "memberPosition", m.id as "memberId"
      from gift_list_gifts m join gifts g on g.id = m.gift_id
      where m.gift_list_id = l.id and ${gift} and (m.position, m.id) > (${position}::int, ${id}::int)
      order by m.position, m.id limit ${limit}) member on true
    where l.id = ${listId} and ${list}
    order by "memberPosition", "memberId"`);
  return rows;
}
