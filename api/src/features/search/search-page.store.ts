import { COUNT_CAP } from '@tuckaway/contract/search';
import type { Db } from '../../db/db.ts';
import type { Row } from '../../db/row.ts';
import { join, raw, sql, type Sql } from '../../db/sql.ts';
import { filterConditions } from './search-filters.ts';
import { seasonTiers, seasonWeight } from './search-season.ts';
import {
  allOf,
  curatedOf,
  curatedQuery,
  matches,
  OWNER,
  tiers,
  type Kind,
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
  const { season } = scope;
  const branches = seasonTiers(tiers(kind, scope), season).flatMap(({ where, isWalked }, tier) => {
    if (after && tier < after.tier) return [];
    const weight = isWalked ? NATURAL_WEIGHT[kind] : seasonWeight(SORTED_WEIGHT[kind], season);
    const beyond =
      after && tier === after.tier ? [sql`(${weight}, found.id) < (${after.weight}, ${after.id})`] : [];
    return sql`(select ${raw(String(tier))} as tier, ${weight} as weight, found.id
      from ${raw(kind)} found where ${allOf([...where, ...beyond])}
      order by ${isWalked ? NATURAL_ORDER[kind] : sql`weight desc`}, found.id desc limit ${limit})`;
  });
  if (branches.length === 0) return [];
  const { rows } = await db.executeFresh<Position>(
    sql`select * from (${join(branches, ' union all ')}) page limit ${limit}`,
  );
  return rows;
}

/** How many there are in all, counted up to the cap. */
export async function countMatches(db: Db, kind: Kind, scope: SearchScope): Promise<number> {
  const { userId, filters, text } = scope;
  const shared = filterConditions(kind, filters);
  const withWords = (query: () => string) => (text ? [matches('search_tsv', query())] : []);
  const anywhere = withWords(() => curatedQuery(scope));
  // Words have their own index; without any, the order of one, so that counting stops at the cap.
  const order = text ? sql`` : sql`order by ${NATURAL_WEIGHT[kind]} desc, found.id desc`;
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

/** The words as they were probably meant: each one the vocabulary lacks becomes the nearest it has. */
export async function correctWords(db: Db, words: string[]): Promise<string[]> {
  const { rows } = await db.executeFresh<Row<'searchWords', 'word'>>(sql`
    select coalesce(nearest.word, typed.word) as word
    from jsonb_array_elements_text(${JSON.stringify(words)}::jsonb) with ordinality as typed (word, place)
    left join lateral (
      select known.word from search_words known
      where char_length(typed.word) >= 3 and known.word % typed.word
        and not exists (select 1 from search_words same where same.word = typed.word)
      order by similarity(known.word, typed.word) * ln(known.uses + 2) desc, known.word limit 1
    ) nearest on true
    order by typed.place`);
  return rows.map(({ word }) => word);
}
