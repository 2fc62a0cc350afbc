import type { FinderChoices, FinderResult, SearchFilters } from '@tuckaway/contract/search';
import { z } from 'zod';
import type { Db } from '../../db/db.ts';
import { join, raw, sql, type Sql } from '../../db/sql.ts';
import { decodeCursor, encodeCursor } from '../../platform/cursor.ts';
import { listCategories } from '../categories/categories.store.ts';
import type { ServeLink } from '../gifts/purchase-links.ts';
import { ENOUGH, SOFTEST_FIRST, wishes, type Choice, type Wish } from './finder.ts';
import { reasonsFor, type FoundGift } from './finder-reasons.ts';
import { filterConditions, type Kind } from './search-filters.ts';
import { resolveFilters, type ResolvedFilters } from './resolve-filters.ts';
import { NATURAL_WEIGHT } from './search-page.store.ts';
import { allOf } from './search-tiers.ts';
import { readGiftLists, readGifts } from './search-results.store.ts';
import { LISTS_SHOWN } from './search.service.ts';

interface FinderParts {
  db: Db;
  serveLink: ServeLink;
}

export interface FinderQuery extends FinderChoices, SearchFilters {
  cursor?: string | undefined;
  listCursor?: string | undefined;
  limit: number;
}

/** As many as there are ways to let go of soft choices, a bit for each. */
const WAYS = 2 ** SOFTEST_FIRST.length;
/** Number of choices met, weight and id of the last hit, and which choices had been let go of. */
const Place = z.tuple([z.int32(), z.int32(), z.int32(), z.int().min(0).lt(WAYS)]);
type Place = z.infer<typeof Place>;
const bitsOf = (choices: Choice[]) =>
  SOFTEST_FIRST.reduce((bits, choice, index) => bits | (choices.includes(choice) ? 1 << index : 0), 0);

/** What meets every choice; where those gifts are too few, the softest choices are let go of, one after another. */
export async function findForGiver(
  { db, serveLink }: FinderParts,
  userId: number,
  query: FinderQuery,
): Promise<FinderResult> {
  const categories = await listCategories(db);
  const filters = resolveFilters(query, categories);
  const wished = wishes(query, categories);
  const soft = SOFTEST_FIRST.filter((choice) => wished.some((wish) => wish.choice === choice));
  const after = decodeCursor(query.cursor ?? query.listCursor, Place);
  const find = (kind: Kind, limit: number, relaxed: Choice[]) =>
    findFitting(db, kind, { wished, relaxed, filters, limit, after });
  const findGifts = (relaxed: Choice[]) => find('gifts', query.limit, relaxed);
  const { relaxed, gifts } = after
    ? await goOn(soft, after, query.listCursor ? undefined : findGifts)
    : await relax(soft, findGifts);
  const lists = query.cursor
    ? NOTHING
    : await find('gift_lists', query.listCursor ? query.limit : LISTS_SHOWN, relaxed);
  const reasons = reasonsFor(
    query,
    gifts.hits.map((hit) => withMet(hit, wished)),
    categories,
  );
  const found = await readGifts(db, userId, idsOf(gifts), serveLink);
  return {
    gifts: found.map((gift) => ({ ...gift, reason: reasons.get(gift.id)! })),
    giftLists: await readGiftLists(db, idsOf(lists)),
    giftTotal: gifts.total,
    giftListTotal: lists.total,
    relaxed,
    unknownFilters: filters.unknown,
    nextCursor: gifts.nextCursor,
    nextListCursor: lists.nextCursor,
  };
}

type Find = (relaxed: Choice[]) => Promise<Fitting>;
interface Relaxed {
  relaxed: Choice[];
  gifts: Fitting;
}

/** The next page keeps to what the first let go of. */
async function goOn(soft: Choice[], after: Place, find: Find | undefined): Promise<Relaxed> {
  const relaxed = soft.filter((choice) => (after[3] & bitsOf([choice])) !== 0);
  return { relaxed, gifts: find ? await find(relaxed) : NOTHING };
}

/**
 * Lets go of the softest choices until there are enough gifts. Which of them stood in the way is known only then: what
 * costs no gift, or leaves enough of them, is held again, the hardest first.
 */
async function relax(soft: Choice[], find: Find): Promise<Relaxed> {
  let relaxed: Choice[] = [];
  let gifts = await find(relaxed);
  while (gifts.total < ENOUGH && relaxed.length < soft.length) {
    relaxed = soft.slice(0, relaxed.length + 1);
    gifts = await find(relaxed);
  }
  for (const choice of relaxed.toReversed()) {
    const fewer = relaxed.filter((one) => one !== choice);
    const held = await find(fewer);
    if (held.total < ENOUGH && held.total < gifts.total) continue;
    relaxed = fewer;
    gifts = held;
  }
  return { relaxed, gifts };
}

const withMet = ({ met, ...hit }: FittingRow, wished: Wish[]): FoundGift => ({
  ...hit,
  met: wished.filter((_, index) => met[index]).map(({ choice }) => choice),
});

interface Fitting {
  hits: FittingRow[];
  total: number;
  nextCursor: string | null;
}
const NOTHING: Fitting = { hits: [], total: 0, nextCursor: null };
const idsOf = ({ hits }: Fitting) => hits.map(({ id }) => id);

interface FittingScope {
  wished: Wish[];
  relaxed: Choice[];
  filters: ResolvedFilters;
  limit: number;
  after: Place | undefined;
}

/** What meets most of the choices, the let-go ones included, comes first. */
async function findFitting(
  db: Db,
  kind: Kind,
  { wished, relaxed, filters, limit, after }: FittingScope,
): Promise<Fitting> {
  const held = wished
    .filter(({ choice }) => !relaxed.includes(choice))
    .map(({ condition }) => condition[kind]);
  const outcomes = wished.map(({ condition }) => sql`coalesce(${condition[kind]}, false)`);
  const beyond = after ? sql`where (score, weight, id) < (${after[0]}, ${after[1]}, ${after[2]})` : sql``;
  const { rows } = await db.executeFresh<FittingRow>(sql`
    with met as (
      select found.id, ${NATURAL_WEIGHT[kind]} as weight, array[${join(outcomes, ', ')}]::boolean[] as met,
        ${FACTS[kind]}
      from ${raw(kind)} found
      where ${allOf([sql`found.is_public`, ...held, ...filterConditions(kind, filters)])}
    ), fitting as (select *, cardinality(array_positions(met, true)) as score from met)
    select *, (select count(*) from fitting)::int as total from fitting ${beyond}
    order by score desc, weight desc, id desc limit ${limit + 1}`);
  const hits = rows.slice(0, limit);
  const last = hits.at(-1);
  const nextCursor =
    rows.length > limit && last ? encodeCursor([last.score, last.weight, last.id, bitsOf(relaxed)]) : null;
  return { hits, total: rows[0]?.total ?? 0, nextCursor };
}

/** What the reasons of gifts are made of. */
const FACTS: Record<Kind, Sql> = {
  gifts: sql`found.category_ids as "categoryIds", found.suits, found.price_cents as "priceCents"`,
  gift_lists: sql`found.category_ids as "categoryIds", array[]::text[] as suits, null::int as "priceCents"`,
};

interface FittingRow extends Omit<FoundGift, 'met'> {
  weight: number;
  met: boolean[];
  score: number;
  total: number;
}
