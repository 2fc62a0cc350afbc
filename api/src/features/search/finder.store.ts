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
  const relaxed: Choice[] = [];
  const soft = SOFTEST_FIRST.filter((choice) => wished.some((wish) => wish.choice === choice));
  for (;;) {
    const total = await countFitting(db, wished, relaxed);
    const next = soft[relaxed.length];
    if (total >= ENOUGH || next === undefined) {
      const rows = await readFitting(db, userId, wished, relaxed, limit);
      const gifts = rows.map((row) => ({
        ...toGift(row, serveLink),
        reason: reason(wished.filter((_, index) => row.matched[index]).map(({ says }) => says)),
      }));
      return { gifts, total, relaxed };
    }
    relaxed.push(next);
  }
}

const required = (wished: Wish[], relaxed: Choice[]) =>
  sql.join(
    [
      sql`g.is_public`,
      ...wished.filter(({ choice }) => !relaxed.includes(choice)).map(({ condition }) => condition),
    ],
    sql` and `,
  );

async function countFitting(db: Db, wished: Wish[], relaxed: Choice[]): Promise<number> {
  const { rows } = await db.execute<{ total: number }>(
    sql`select count(*)::int as total from gifts g where ${required(wished, relaxed)}`,
  );
  return rows[0]!.total;
}

type FittingRow = GiftRow & { matched: boolean[] };

/** What matches most of the choices, the let-go ones included, comes first. */
async function readFitting(db: Db, userId: number, wished: Wish[], relaxed: Choice[], limit: number) {
  const matched = sql`array[${sql.join(
    wished.map(({ condition }) => sql`coalesce(${condition}, false)`),
    sql`, `,
  )}]::boolean[]`;
  const { rows } = await db.execute<FittingRow>(sql`
    select ${giftColumns(userId)}, ${matched} as matched
    from gifts g where ${required(wished, relaxed)}
    order by cardinality(array_positions(${matched}, true)) desc, g.popularity desc, g.id desc
    limit ${limit}`);
  return rows;
}
