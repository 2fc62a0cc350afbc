import type { FinderChoices, FinderResult } from '@tuckaway/contract/search';
import { sql } from 'drizzle-orm';
import type { Db } from '../../db/pool.ts';
import { listCategories } from '../categories/categories.store.ts';
import { giftColumns, toGift, type GiftRow } from '../gifts/gift.view.ts';
import type { ServeLink } from '../gifts/purchase-links.ts';
import { ENOUGH, SOFTEST_FIRST, reason, wishes, type Choice, type Wish } from './finder.ts';

interface FinderParts {
  db: Db;
  serveLink: ServeLink;
}

/** Gifts that match every choice; where those are too few, the softest choices are let go of, one after another. */
export async function findForGiver(
  { db, serveLink }: FinderParts,
  userId: number,
  { limit, ...choices }: FinderChoices & { limit: number },
): Promise<FinderResult> {
  const wished = wishes(choices, await listCategories(db));
  const soft = SOFTEST_FIRST.filter((choice) => wished.some((wish) => wish.choice === choice));
  const relaxed: Choice[] = [];
  let rows = await readFitting(db, userId, wished, relaxed, limit);
  while ((rows[0]?.total ?? 0) < ENOUGH && relaxed.length < soft.length) {
    relaxed.push(soft[relaxed.length]!);
    rows = await readFitting(db, userId, wished, relaxed, limit);
  }
  const says = (row: FittingRow) => wished.filter((_, index) => row.matched[index]).map((wish) => wish.says);
  return {
    gifts: rows.map((row) => ({ ...toGift(row, serveLink), reason: reason(says(row)) })),
    total: rows[0]?.total ?? 0,
    relaxed,
  };
}

type FittingRow = GiftRow & { matched: boolean[]; total: number };

/** What matches most of the choices, the let-go ones included, comes first. */
async function readFitting(
  db: Db,
  userId: number,
  wished: Wish[],
  relaxed: Choice[],
  limit: number,
): Promise<FittingRow[]> {
  const held = wished.filter(({ choice }) => !relaxed.includes(choice)).map(({ condition }) => condition);
  const outcomes = wished.map(({ condition }) => sql`coalesce(${condition}, false)`);
  const { rows } = await db.execute<FittingRow>(sql`
    with fitting as (
      select g.id, array[${sql.join(outcomes, sql`, `)}]::boolean[] as matched, count(*) over ()::int as total
      from gifts g where ${sql.join([sql`g.is_public`, ...held], sql` and `)}
      order by cardinality(array_positions(array[${sql.join(outcomes, sql`, `)}]::boolean[], true)) desc,
               g.popularity desc, g.id desc
      limit ${limit})
    select ${giftColumns(userId)}, fitting.matched, fitting.total
    from fitting join gifts g on g.id = fitting.id
    order by cardinality(array_positions(fitting.matched, true)) desc, g.popularity desc, g.id desc`);
  return rows;
}
