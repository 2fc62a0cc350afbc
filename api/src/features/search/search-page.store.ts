import { COUNT_CAP } from '@tuckaway/contract/search';
import type { Db } from '../../db/db.ts';
import { join, raw, sql, type Sql } from '../../db/sql.ts';
import { filterConditions, type Kind } from './search-filters.ts';
import { seasonTiers, seasonWeight } from './search-season.ts';
import {
  allOf,
  curatedOf,
  curatedQuery,
  matches,
  OWNER,
  tiers,
  type Tier,
  type SearchScope,
} from './search-tiers.ts';

/** Where a page ended. Tiers are searched in order; inside one, what weighs more comes first. */
export interface Position {
  tier: number;
  weight: number;
  id: number;
}

const ANY_WORD_CANDIDATES = 200;

/** The same order as by weight, but one that has an index. */
const NATURAL_ORDER: Record<Kind, Sql> = {
  gifts: sql`found.popularity desc`,
  gift_lists: sql`found.position`,
};

/** What is in more lists, or further ahead among the curated ones, weighs more. */
export const NATURAL_WEIGHT: Record<Kind, Sql> = {
  gifts: sql`found.popularity`,
  gift_lists: sql`-found.position`,
};

/**
 * The same where it is sorted by. The plus keeps the planner from going along the most popular until enough of them
 * match: it takes every beginning of a word for a common one, and for a rare one that means all gifts.
 */
const SORTED_WEIGHT: Record<Kind, Sql> = { ...NATURAL_WEIGHT, gifts: sql`(found.popularity + 0)` };

/** The tier of my own things; all later ones are of curated things. */
export const OWN_TIER = 0;
/** More tiers than there ever are: a cursor beyond is none of ours. */
export const TIERS_MAX = 15;

/** A page of ids, best first. A later tier is only looked into while the page is not full. */
export async function findPage(
  db: Db,
  kind: Kind,
  scope: SearchScope,
  limit: number,
  after?: Position,
): Promise<Position[]> {
  const branches = tiersInSeason(kind, scope).flatMap((tier, place) =>
    after && place < after.tier ? [] : bestOf(kind, tier, place, scope.season, limit, after),
  );
  if (branches.length === 0) return [];
  const { rows } = await db.executeFresh<Position>(
    sql`select * from (${join(branches, ' union all ')}) page limit ${limit}`,
  );
  return rows;
}

/**
 * Where categories narrow it: a page at least, best first, and of each tier that was looked into as many as are counted.
 * To look for them again, to count them, would take as long as to find them.
 */
export async function findCounted(
  db: Db,
  kind: Kind,
  scope: SearchScope,
  limit: number,
): Promise<{ rows: Position[]; countOthers: () => Promise<number> }> {
  const all = tiersInSeason(kind, scope);
  // Each has what the ones before it have, and adds to that while a page is not full.
  const upTo = all.map((_, place) => raw(`up_to_${place}`));
  const looks = all.map((tier, place) => {
    const best = bestOf(kind, tier, place, scope.season, COUNT_CAP);
    const before = upTo[place - 1];
    if (!before) return sql`${upTo[place]!} as materialized ${best}`;
    const room = sql`case when (select count(*) from ${before}) < ${limit} then ${COUNT_CAP} else 0 end`;
    return sql`${upTo[place]!} as materialized
      (select * from ${before} union all (select * from ${best} best limit ${room}))`;
  });
  const { rows } = await db.executeFresh<Position>(
    sql`with ${join(looks, ', ')} select * from ${upTo.at(-1)!}`,
  );
  const foundBefore = (place: number) => rows.filter(({ tier }) => tier < place).length;
  const others = all.filter((_, place) => foundBefore(place) >= limit);
  return { rows, countOthers: () => countTiers(db, kind, others, COUNT_CAP - rows.length) };
}

const tiersInSeason = (kind: Kind, scope: SearchScope) => seasonTiers(tiers(kind, scope), scope.season);

function bestOf(
  kind: Kind,
  { where, slow = [], isWalked }: Tier,
  place: number,
  season: number[],
  limit: number,
  after?: Position,
): Sql {
  const weight = isWalked ? NATURAL_WEIGHT[kind] : seasonWeight(SORTED_WEIGHT[kind], season);
  const beyond = after?.tier === place ? [sql`(${weight}, found.id) < (${after.weight}, ${after.id})`] : [];
  const best = sql`select ${raw(String(place))} as tier, ${weight} as weight, found.id
    from ${raw(kind)} found where ${allOf([...where, ...beyond])}
    order by ${isWalked ? NATURAL_ORDER[kind] : sql`weight desc`}, found.id desc`;
  return slow.length > 0
    ? sql`(select * from (${best}) found where ${allOf(slow)} limit ${limit})`
    : sql`(${best} limit ${limit})`;
}

/** Without an order, so that a tier is left as soon as there are enough; the popular ones, which are found at once, first. */
async function countTiers(db: Db, kind: Kind, some: Tier[], most: number): Promise<number> {
  if (some.length === 0 || most <= 0) return 0;
  const popularFirst = some.toSorted(
    (one, other) => Number(other.isPopular ?? 0) - Number(one.isPopular ?? 0),
  );
  const parts = popularFirst.map(
    ({ where, slow = [] }) =>
      sql`(select 1 from ${raw(kind)} found where ${allOf([...where, ...slow])} limit ${most})`,
  );
  const { rows } = await db.executeFresh<{ total: number }>(sql`
    select count(*)::int as total from (
      select 1 from (${join(parts, ' union all ')}) tier limit ${most}) counted`);
  return rows[0]!.total;
}

/** How many there are in all, counted up to the cap. */
export async function countMatches(db: Db, kind: Kind, scope: SearchScope): Promise<number> {
  const { userId, filters, text } = scope;
  const shared = filterConditions(kind, filters);
  const withWords = (query: () => string) => (text ? [matches('search_tsv', query())] : []);
  const anywhere = withWords(() => curatedQuery(scope));
  // Words have their own index; without any, the order of one, so that counting stops at the cap.
  const order = text ? sql`` : sql`order by ${NATURAL_ORDER[kind]}, found.id desc`;
  const count = async (wheres: Sql[][], most: number): Promise<number> => {
    const parts = wheres.map(
      (where) => sql`(select 1 from ${raw(kind)} found
        where ${allOf([...where, ...shared])} ${order} limit ${most})`,
    );
    const { rows } = await db.executeFresh<{ total: number }>(sql`
      select least(count(*), ${most})::int as total from (${join(parts, ' union all ')}) counted`);
    return rows[0]!.total;
  };
  const [first, ...others] = curatedOf(kind, text !== undefined);
  const mine = [sql`${OWNER[kind]} = ${userId}`, ...withWords(() => text!.begun)];
  let total = await count([mine, [first!, ...anywhere]], COUNT_CAP);
  // Asked only for what is rare among the popular: the planner would read all gifts to count a common word.
  for (const other of others) {
    const left = COUNT_CAP - total;
    if (left <= 0 || !text) break;
    // Whole words in titles are quick to look up, and often they are enough.
    const inTitles = await count([[other, matches('title_tsv', text.whole)]], left);
    total += inTitles === left ? left : await count([[other, ...anywhere]], left);
  }
  return total;
}

/** Where nothing has all the words: what has most of them, among the popular. One page, no more. */
export async function findWithAnyWord(
  db: Db,
  kind: Kind,
  { filters, text, season }: SearchScope,
  limit: number,
): Promise<Position[]> {
  if (!text) return [];
  const weight = seasonWeight(SORTED_WEIGHT[kind], season);
  const where = [matches('search_tsv', text.any), ...filterConditions(kind, filters)];
  const some = (whose: Sql) => sql`(select ${weight} as weight, found.id,
      ts_rank(found.search_tsv, to_tsquery('english', ${text.any})) as rank
    from ${raw(kind)} found where ${allOf([whose, ...where])}
    order by weight desc, found.id desc limit ${ANY_WORD_CANDIDATES})`;
  const candidates = join(curatedOf(kind, text !== undefined).map(some), ' union all ');
  const { rows } = await db.executeFresh<Position>(sql`
    select 0 as tier, weight, id
    from (select * from (${candidates}) candidates limit ${ANY_WORD_CANDIDATES}) considered
    order by rank desc, weight desc, id desc limit ${limit}`);
  return rows;
}
