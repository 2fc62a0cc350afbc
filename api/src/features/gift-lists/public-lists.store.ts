import { isCalendarDate, type CalendarDate } from '@tuckaway/domain/days/calendar-date';
import { z } from 'zod';
import type { Db } from '../../db/db.ts';
import type { Row } from '../../db/row.ts';
import { sql } from '../../db/sql.ts';
import { listColumns, unfilteredListJoins, type GiftListRow } from './gift-list.view.ts';
import { homeOrder, type HomeList } from './home-order.ts';

/** Cursor: the date of the first page, which fixes the order past midnight, and how many lists were sent. */
export const PublicListsKey = z.tuple([z.string().refine(isCalendarDate), z.int().min(0).max(1_000_000)]);

interface PublicPage {
  occasion: string | undefined;
  day: CalendarDate;
  offset: number;
  limit: number;
}

type PublicListRow = GiftListRow & { rank: number };

/** Qualities of gifts that arrive at once. */
export const INSTANT = ['last-minute', 'experience', 'subscription', 'gift-card'];

/** All curated lists in the home screen's order of a day. Read whole: an order by turns has no index. */
async function orderOfDay(db: Db, day: CalendarDate): Promise<number[]> {
  const { rows } = await db.execute<HomeList>(sql`
    select l.id, occasion.slug as occasion,
      array(select c.slug from categories c where c.id = any(l.category_ids)) as categories,
      coalesce((select avg((g.qualities && ${INSTANT}::text[])::int)::float8
        from gift_list_gifts entry join gifts g on g.id = entry.gift_id
        where entry.gift_list_id = l.id), 0) as "instantShare"
    from gift_lists l left join categories occasion on occasion.id = l.occasion_id
    where l.is_public order by l.position, l.id`);
  return homeOrder(rows, day).map(({ id }) => id);
}

/** Lists about the occasion first, then lists that also suit it. */
async function orderOfOccasion(db: Db, name: string): Promise<number[]> {
  const { rows } = await db.execute<Row<'giftLists', 'id'>>(sql`
    select l.id from gift_lists l
    join categories c on c.master_category = 'Occasion' and lower(c.name) = lower(${name})
    where l.is_public and l.category_ids @> array[c.id]
    order by (l.occasion_id = c.id) is not true, l.position, l.id`);
  return rows.map(({ id }) => id);
}

/** Curated lists, optionally of one occasion. */
export async function findPublicLists(
  db: Db,
  { occasion, day, offset, limit }: PublicPage,
): Promise<PublicListRow[]> {
  const order = occasion === undefined ? await orderOfDay(db, day) : await orderOfOccasion(db, occasion);
  const ids = order.slice(offset, offset + limit);
  const { rows } = await db.execute<PublicListRow>(sql`
    select ${listColumns}, ${offset}::int + found.rank::int as rank
    from unnest(${ids}::bigint[]) with ordinality as found (id, rank)
    join gift_lists l on l.id = found.id ${unfilteredListJoins}
    order by found.rank`);
  return rows;
}
