import { isCalendarDate, type CalendarDate } from '@tuckaway/contract/days/calendar-date';
import { z } from 'zod';
import type { Db } from '../../db/db.ts';
import { join, raw, sql, type Sql } from '../../db/sql.ts';
import { listColumns, openListJoins, type GiftListRow } from './gift-list.view.ts';
import { comingCategories, DATED_OCCASIONS } from './season.ts';

/**
 * Where a page of curated lists ended: tier, position and id of its last one. The day is that of the first page: the
 * others keep its order, also past midnight.
 */
export const PublicListsKey = z.tuple([
  z.string().refine(isCalendarDate),
  z.int().min(0).max(99),
  z.int32(),
  z.int32(),
]);
type PublicListsKey = z.infer<typeof PublicListsKey>;

interface PublicPage {
  occasion: string | undefined;
  today: CalendarDate;
  after: PublicListsKey | undefined;
  limit: number;
}

export type PublicListRow = GiftListRow & { tier: number };

const idOf = (slug: string) => sql`(select id from categories where slug = ${slug})`;
const idsOf = (slugs: readonly string[]) => sql`array(select id from categories where slug = any(${slugs}))`;
/** About no day of the year in particular. */
const isEvergreen = sql`(l.occasion_id is null or l.occasion_id <> all(${idsOf(DATED_OCCASIONS)}))`;

interface Tier {
  fits: Sql;
  /** Nearly all lists are in it: along their order a page is soon full. The others are few, and looked up. */
  isLarge?: boolean;
}

/** First what is about a day that comes up, the nearest first; then what suits one; then evergreen; then the rest. */
function seasonTiers(today: CalendarDate): Tier[] {
  const coming = comingCategories(today);
  const others = DATED_OCCASIONS.filter((slug) => !coming.includes(slug));
  const suits = sql`l.category_ids && ${idsOf(coming)}`;
  return [
    ...coming.map((slug) => ({ fits: sql`l.occasion_id = ${idOf(slug)}` })),
    { fits: sql`${isEvergreen} and ${suits}` },
    { fits: sql`${isEvergreen} and not ${suits}`, isLarge: true },
    { fits: sql`l.occasion_id = any(${idsOf(others)})` },
  ];
}

/** First what is about the occasion, then what also suits it. */
function occasionTiers(name: string): Tier[] {
  const named = sql`select id from categories where master_category = 'Occasion' and lower(name) = lower(${name})`;
  return [
    { fits: sql`l.occasion_id in (${named})` },
    { fits: sql`l.category_ids && array(${named}) and (l.occasion_id in (${named})) is not true` },
  ];
}

/** Curated lists, of one occasion where it is named. A later tier is only looked into while the page is not full. */
export async function findPublicLists(
  db: Db,
  { occasion, today, after, limit }: PublicPage,
): Promise<PublicListRow[]> {
  const [, firstTier = 0, position = -1, id = 0] = after ?? [];
  const tiers = occasion === undefined ? seasonTiers(after?.[0] ?? today) : occasionTiers(occasion);
  const branches = tiers.flatMap(({ fits, isLarge }, tier) => {
    if (tier < firstTier) return [];
    const beyond = tier === firstTier ? sql`(l.position, l.id) > (${position}::int, ${id}::int)` : sql`true`;
    const place = isLarge ? sql`l.position` : sql`l.position + 0`;
    return sql`(select ${raw(String(tier))} as tier, l.id from gift_lists l
      where l.is_public and ${fits} and ${beyond} order by ${place}, l.id limit ${limit})`;
  });
  if (branches.length === 0) return [];
  const { rows } = await db.execute<PublicListRow>(sql`
    select ${listColumns}, found.tier
    from (select * from (${join(branches, ' union all ')}) tiers limit ${limit}) found
    join gift_lists l on l.id = found.id ${openListJoins}
    order by found.tier, l.position, l.id`);
  return rows;
}
