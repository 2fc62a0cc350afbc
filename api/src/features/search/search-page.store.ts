import { COUNT_CAP } from '@tuckaway/contract/search';
import { sql, type SQL } from 'drizzle-orm';
import type { Db } from '../../db/pool.ts';
import { filterConditions, type ResolvedFilters } from './search-filters.ts';
import type { TextQueries } from './search-text.ts';

/** What can be searched. Both tables have the same generated columns; they differ in owner and order. */
export type Kind = 'gifts' | 'gift_lists';
const OWNER: Record<Kind, SQL> = { gifts: sql`found.created_by_id`, gift_lists: sql`found.user_id` };
const WEIGHT: Record<Kind, SQL> = { gifts: sql`found.popularity`, gift_lists: sql`-found.position` };

export interface SearchScope {
  userId: number;
  filters: ResolvedFilters;
  /** Without words, everything the filters leave. */
  text?: TextQueries | undefined;
}

/** Where a page ended. Tiers are searched in order; inside one, what weighs more comes first. */
export interface Position {
  tier: number;
  weight: number;
  id: number;
}
type PositionRow = Position & Record<string, unknown>;

const ANY_WORD_CANDIDATES = 200;

const allOf = (conditions: SQL[]) => sql.join(conditions, sql` and `);
const matches = (column: 'title_tsv' | 'search_tsv', query: string) =>
  sql`found.${sql.identifier(column)} @@ to_tsquery('english', ${query})`;

/** My own things; then curated ones with all words in the title, the last one begun, or anywhere in the text. */
function tiers(kind: Kind, { userId, filters, text }: SearchScope): SQL[][] {
  const shared = filterConditions(kind, filters);
  const mine = sql`${OWNER[kind]} = ${userId}`;
  const curated = sql`found.is_public`;
  const tier = (...where: SQL[]) => [...where, ...shared];
  if (!text) return [tier(mine), tier(curated)];
  const { exact, begun } = text;
  return [
    tier(mine, matches('search_tsv', begun)),
    tier(curated, matches('title_tsv', exact)),
    tier(curated, matches('title_tsv', begun), sql`not ${matches('title_tsv', exact)}`),
    tier(curated, matches('search_tsv', begun), sql`not ${matches('title_tsv', begun)}`),
  ];
}

/** A page of ids, best first. A later tier is only looked into while the page is not full. */
export async function findPage(
  db: Db,
  kind: Kind,
  scope: SearchScope,
  limit: number,
  after?: Position,
): Promise<Position[]> {
  const weight = WEIGHT[kind];
  const branches = tiers(kind, scope).flatMap((where, tier) => {
    if (after && tier < after.tier) return [];
    const beyond =
      after && tier === after.tier ? [sql`(${weight}, found.id) < (${after.weight}, ${after.id})`] : [];
    return sql`(select ${sql.raw(String(tier))} as tier, ${weight} as weight, found.id
      from ${sql.identifier(kind)} found where ${allOf([...where, ...beyond])}
      order by ${weight} desc, found.id desc limit ${limit})`;
  });
  const { rows } = await db.execute<PositionRow>(
    sql`select * from (${sql.join(branches, sql` union all `)}) page limit ${limit}`,
  );
  return rows;
}

/** How many there are in all, counted up to the cap. */
export async function countMatches(
  db: Db,
  kind: Kind,
  { userId, filters, text }: SearchScope,
): Promise<number> {
  const shared = [...filterConditions(kind, filters), ...(text ? [matches('search_tsv', text.begun)] : [])];
  // In the order of an index, so that counting a common word stops at the cap instead of visiting every match.
  const some = (whose: SQL) => sql`(select 1 from ${sql.identifier(kind)} found
    where ${allOf([whose, ...shared])} order by ${WEIGHT[kind]} desc, found.id desc limit ${COUNT_CAP})`;
  const { rows } = await db.execute<{ total: number }>(sql`
    select least(count(*), ${COUNT_CAP})::int as total
    from (${some(sql`${OWNER[kind]} = ${userId}`)} union all ${some(sql`found.is_public`)}) counted`);
  return rows[0]!.total;
}

/** Where nothing has all the words: what has most of them, among the popular. One page, no more. */
export async function findWithAnyWord(
  db: Db,
  kind: Kind,
  { filters, text }: SearchScope,
  limit: number,
): Promise<Position[]> {
  if (!text) return [];
  const weight = WEIGHT[kind];
  const where = [sql`found.is_public`, matches('search_tsv', text.any), ...filterConditions(kind, filters)];
  const { rows } = await db.execute<PositionRow>(sql`
    select 0 as tier, weight, id from (
      select ${weight} as weight, found.id, ts_rank(found.search_tsv, to_tsquery('english', ${text.any})) as rank
      from ${sql.identifier(kind)} found where ${allOf(where)}
      order by ${weight} desc, found.id desc limit ${ANY_WORD_CANDIDATES}
    ) candidates
    order by rank desc, weight desc, id desc limit ${limit}`);
  return rows;
}

/** The words as they were probably meant: each one the vocabulary lacks becomes the nearest it has. */
export async function correctWords(db: Db, words: string[]): Promise<string[]> {
  const { rows } = await db.execute<{ word: string }>(sql`
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
