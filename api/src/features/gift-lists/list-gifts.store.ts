import { sql, type SQL } from 'drizzle-orm';
import { namedQuery } from '../../db/named-query.ts';
import type { Reader } from '../../db/named-query.ts';
import { visibleGift } from '../gifts/gift-access.ts';
import { giftColumns, type GiftRow } from '../gifts/gift.view.ts';
import { visibleList } from './gift-list.view.ts';

/** Where a page of a list's gifts goes on. */
export type MemberKey = readonly [position: number, id: number];
export const FIRST_MEMBER: MemberKey = [-1, 0];

export type MemberRow = GiftRow & { memberPosition: number; memberId: number };
/** The list is there but holds nothing (more). */
type NoMember = { memberId: null };

const viewer = sql.placeholder('viewer');

/** Whether a list may be opened and what is in it, in one statement that is planned once. */
const listGifts = (name: string, { list, gift, isSaved }: Record<'list' | 'gift' | 'isSaved', SQL>) =>
  namedQuery<
    MemberRow | NoMember,
    { viewer: number | null; listId: number; position: number; id: number; limit: number }
  >(
    name,
    sql`select member.* from gift_lists l
    left join lateral (
      select ${giftColumns(viewer, isSaved)}, m.position as "memberPosition", m.id as "memberId"
      from gift_list_gifts m join gifts g on g.id = m.gift_id
      where m.gift_list_id = l.id and ${gift}
        and (m.position, m.id) > (${sql.placeholder('position')}::int, ${sql.placeholder('id')}::int)
      order by m.position, m.id limit ${sql.placeholder('limit')}::int) member on true
    where l.id = ${sql.placeholder('listId')}::int and ${list}
    order by "memberPosition", "memberId"`,
  );

// One row at most, where `exists` would prepare two plans for every read.
const kept = sql`(select true from gift_list_gifts kept
  where kept.user_id = ${viewer}::int and kept.gift_id = g.id limit 1) is not null`;

/** The most read thing of all: curated lists and one's own, in which everything may be seen. What is in one's own is saved. */
const selectOpenly = listGifts('list_gifts', {
  list: sql`(l.is_public or l.user_id = ${viewer}::int)`,
  gift: sql`true`,
  isSaved: sql`(l.user_id is not null or ${kept})`,
});

/** Somebody else's list: only what the viewer may see by itself. */
const selectCarefully = listGifts('others_list_gifts', {
  list: visibleList(viewer),
  gift: visibleGift(viewer),
  isSaved: sql`${kept}`,
});

interface Wanted {
  viewer: number | null;
  listId: number;
  after: MemberKey;
  limit: number;
}

export interface ListPage {
  rows: MemberRow[];
  /** A curated list or the viewer's own: nothing that anybody else does shows in it but through the two's versions. */
  isOpen: boolean;
}

/** undefined: no such list, or not the viewer's to open. */
export async function findListGifts(
  reader: Reader,
  { viewer, listId, after: [position, id], limit }: Wanted,
): Promise<ListPage | undefined> {
  const input = { viewer, listId, position, id, limit };
  let rows = await selectOpenly(reader, input);
  const isOpen = rows.length > 0;
  if (!isOpen && viewer !== null) rows = await selectCarefully(reader, input);
  if (rows.length === 0) return undefined;
  return { rows: rows[0]!.memberId === null ? [] : (rows as MemberRow[]), isOpen };
}
