import { isCalendarDate, type CalendarDate } from '@tuckaway/contract/days/calendar-date';
import { z } from 'zod';
import type { Db } from '../../db/db.ts';
import type { Row } from '../../db/row.ts';
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

/** First what is about a day that comes up, the nearest first; then what suits one; then evergreen; then the rest. */
async function seasonTiers(db: Db, today: CalendarDate): Promise<Sql[]> {
  const coming = comingCategories(today);
  const { rows } = await db.execute<Row<'categories', 'id' | 'slug'>>(sql`
    select id, slug from categories where slug = any(${[...coming, ...DATED_OCCASIONS]})`);
  const idBySlug = new Map(rows.map(({ id, slug }) => [slug, id]));
  const idsOf = (slugs: readonly string[]) => slugs.flatMap((slug) => idBySlug.get(slug) ?? []);
  const others = DATED_OCCASIONS.filter((slug) => !coming.includes(slug));
  /** About no day of the year in particular. */
  const isEvergreen = sql`(l.occasion_id is null or l.occasion_id <> all(${idsOf(DATED_OCCASIONS)}::int[]))`;
  const suits = sql`l.category_ids && ${idsOf(coming)}::int[]`;
  return [
    ...idsOf(coming).map((id) => sql`l.occasion_id = ${id}`),
    sql`${isEvergreen} and ${suits}`,
    sql`${isEvergreen} and not ${suits}`,
    sql`l.occasion_id = any(${idsOf(others)}::int[])`,
  ];
}

/** First what is about the occasion, then what also suits it. */
async function occasionTiers(db: Db, name: string): Promise<Sql[]> {
  const { rows } = await db.execute<Row<'categories', 'id'>>(sql`
    select id from categories where master_category = 'Occasion' and lower(name) = lower(${name})`);
  const ids = rows.map(({ id }) => id);
  const isAbout = sql`l.occasion_id = any(${ids}::int[])`;
  return [isAbout, sql`l.category_ids && ${ids}::int[] and (${isAbout}) is not true`];
}

/**
 * Curated lists, of one occasion where it is named. A later tier is only looked into while the page is not full. Planned with
 * the categories in sight: where many lists fit, a page is soon full along their order; where few do, an index has them.
 */
export async function findPublicLists(
  db: Db,
  { occasion, today, after, limit }: PublicPage,
): Promise<PublicListRow[]> {
  const [day = today, firstTier = 0, position = -1, id = 0] = after ?? [];
  const tiers = occasion === undefined ? await seasonTiers(db, day) : await occasionTiers(db, occasion);
  const branches = tiers.flatMap((fits, tier) => {
    if (tier < firstTier) return [];
    const beyond = tier === firstTier ? sql`(l.position, l.id) > (${position}::int, ${id}::int)` : sql`true`;
    return sql`(select ${raw(String(tier))} as tier, l.id from gift_lists l
      where l.is_public and ${fits} and ${beyond} order by l.position, l.id limit ${limit})`;
  });
  if (branches.length === 0) return [];
  const { rows: found } = await db.executeFresh<{ tier: number; id: number }>(sql`
    select * from (${join(branches, ' union all ')}) tiers limit ${limit}`);
  const ids = found.map((one) => one.id);
  const { rows } = await db.execute<PublicListRow>(sql`
    select ${listColumns}, found.tier
    from unnest(${found.map(({ tier }) => tier)}::int[], ${ids}::int[]) found (tier, id)
    join gift_lists l on l.id = found.id ${openListJoins}
    order by found.tier, l.position, l.id`);
  return rows;
}
