import type pg from 'pg';
import { openDb } from '../api/src/db/db.ts';
import { sql } from '../api/src/db/sql.ts';
import { giftOrder } from '../api/src/features/gift-lists/gift-order.ts';
import { searchableWords, type SavedFilter } from '../api/src/features/saved-gifts/saved-gifts-filter.ts';
import { findSavedGifts } from '../api/src/features/saved-gifts/saved-gifts.store.ts';
import { buildList, buildUser } from '../api/src/test/factories.ts';
import { openTestDb } from '../api/src/test/database/test-db.ts';
import { createCatalogueDatabase } from './data/catalogue-database.ts';
import type { DataSize } from './data/generate.ts';
import { timeInTurn, type Timing, type Verdict } from './measure.ts';

interface SavedSize extends DataSize {
  /** How many gifts one person keeps. */
  saved: number;
  rounds: number;
}

const PAGE = 60;
const PEOPLE = 20;
const TAGS = 30;

interface Keeper {
  id: number;
  listId: number;
  recipientId: number;
  tagId: number;
  word: string;
}

/** An account with thousands of saved gifts: 40% for a recipient, a third tagged, a tenth in a second list. */
async function seedKeeper(pool: pg.Pool, { saved }: SavedSize): Promise<Keeper> {
  const db = openTestDb(pool);
  const { id } = await buildUser(db, { name: 'Keeper' });
  const [large, small] = [await buildList(db, { userId: id }), await buildList(db, { userId: id })];
  const put = `insert into gift_list_gifts (gift_list_id, gift_id, user_id)
    select $1, g.id, $2 from (select id from gifts order by id limit $3) g where g.id % $4 = 0`;
  await pool.query(put, [large.id, id, saved, 1]);
  await pool.query(put, [small.id, id, saved, 10]);
  await pool.query(
    `insert into recipients (user_id, name) select $1, 'Person ' || n from generate_series(1, ${PEOPLE}) n`,
    [id],
  );
  await pool.query(
    `insert into tags (user_id, name) select $1, 'tag ' || n from generate_series(1, ${TAGS}) n`,
    [id],
  );
  await pool.query(
    `insert into recipient_gifts (user_id, recipient_id, gift_id, note, bought_at, given_at)
     select $1, (select min(id) from recipients where user_id = $1) + gift_id % ${PEOPLE}, gift_id,
       case when gift_id % 7 = 0 then 'In blue, size ' || gift_id end,
       case when gift_id % 3 > 0 then date '2026-01-01' end, case when gift_id % 3 = 2 then date '2026-02-01' end
     from gift_list_gifts where gift_list_id = $2 and gift_id % 5 < 2`,
    [id, large.id],
  );
  await pool.query(
    `insert into gift_tags (tag_id, gift_id, user_id)
     select (select min(id) from tags where user_id = $1) + gift_id % ${TAGS}, gift_id, $1
     from gift_list_gifts where gift_list_id = $2 and gift_id % 3 = 0`,
    [id, large.id],
  );
  // Autovacuum would run after so many new rows; until then index-only scans visit the heap.
  await pool.query('vacuum analyze');
  const { rows } = await pool.query<Omit<Keeper, 'id' | 'listId'>>(
    `select (select min(id) from recipients where user_id = $1) as "recipientId",
       (select min(id) from tags where user_id = $1) as "tagId",
       (select split_part(title_key, ' ', 2) from gifts order by id limit 1) as word`,
    [id],
  );
  return { id, listId: small.id, ...rows[0]! };
}

const filtersOf = ({ recipientId, tagId, listId, word }: Keeper): Record<string, Partial<SavedFilter>> => ({
  'no filter': {},
  'a person': { recipientId },
  'a tag': { tagId },
  ideas: { status: 'idea' },
  given: { status: 'given' },
  'a list': { giftListId: listId },
  'a price': { price: '50-100' },
  'a source': { source: 'catalogue' },
  'a person and a price': { recipientId, price: '50-100' },
  'a word': { words: searchableWords(word) },
  'a name': { words: ['person'] },
});

export async function measureSaved(serverUrl: string, size: SavedSize): Promise<Record<string, Timing>> {
  const pool = await createCatalogueDatabase(serverUrl, 'keepers', size);
  try {
    const keeper = await seedKeeper(pool, size);
    const db = openDb(pool);
    const { rows } = await pool.query<{ id: number }>(
      'select distinct gift_id as id from gift_list_gifts where user_id = $1',
      [keeper.id],
    );
    const ids = rows.map(({ id }) => id);
    const byKey = () =>
      pool.query({
        name: 'by-key',
        text: 'select id, title, price_cents, shop, description, picture_key from gifts where id = any($1)',
        values: [ids],
      });
    const order = () => giftOrder('newest', undefined, sql`entry.gift_id`);
    const read = (filter: Partial<SavedFilter>) => () =>
      findSavedGifts(
        db,
        keeper.id,
        { words: [], allCreated: false, unsaved: false, ...filter },
        { order: order(), limit: PAGE + 1 },
      );
    const again = (run: () => Promise<unknown>) => Array.from({ length: size.rounds }, () => run);
    const reads = Object.entries(filtersOf(keeper)).map(([name, filter]) => [name, again(read(filter))]);
    return await timeInTurn({ 'by key': again(byKey), ...Object.fromEntries(reads) });
  } finally {
    await pool.end();
  }
}

export function savedVerdicts({ 'by key': byKey, ...filters }: Record<string, Timing>): Verdict[] {
  const slowest = Math.max(...Object.values(filters).map(({ p50 }) => p50));
  return [
    {
      promise: 'slowest filter of Saved / the same gifts by key',
      measured: slowest / (byKey?.p50 ?? Number.NaN),
      atMost: 3,
    },
  ];
}
