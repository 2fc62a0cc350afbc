import type pg from 'pg';
import { pick, seededRandom } from './random.ts';
import { randomDescription, randomTitle } from './vocabulary.ts';

const BATCH = 20_000;
const CATEGORIES = 50;
/** Share of gifts for each occasion, about as in the real catalogue: searches boost near occasions. */
const DAYS = {
  christmas: 0.5,
  'fathers-day': 0.2,
  'mothers-day': 0.15,
  hanukkah: 0.08,
  'valentines-day': 0.08,
  thanksgiving: 0.04,
  halloween: 0.02,
};
const GIFTS_A_LIST = 20;
/** Dropped before and made after loading: building an index once is quicker than feeding it row by row. */
const DROPPED_INDEXES = ['gift_list_gifts_order', 'gift_list_gifts_gift', 'gift_lists_category'];

export interface DataSize {
  gifts: number;
  lists: number;
}

/** Fills an empty, migrated database with a seeded catalogue of the given size. */
export async function generateCatalogue(pool: pg.Pool, { gifts, lists }: DataSize): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query('set statement_timeout = 0');
    // Commits flush the log: vacuum can mark only flushed pages as all-visible.
    await client.query('set synchronous_commit = on');
    await client.query(`set maintenance_work_mem = '512MB'`);
    const definitions = await dropIndexes(client);
    await client.query(
      `insert into categories (slug, master_category, name, color, position)
       select 'category-' || n, (array['Occasion', 'Interest', 'Relationship'])[n % 3 + 1], 'Category ' || n, 'rose', n
       from generate_series(1, $1) n`,
      [CATEGORIES],
    );
    await client.query(
      `insert into categories (slug, master_category, name, color, position)
       select slug, 'Occasion', slug, 'rose', $2 + place from unnest($1::text[]) with ordinality day (slug, place)`,
      [Object.keys(DAYS), CATEGORIES],
    );
    await insertGifts(client, gifts);
    await insertLists(client, lists);
    await insertMemberships(client, gifts, lists);
    for (const definition of definitions) await client.query(definition);
  } finally {
    client.release();
  }
}

async function dropIndexes(client: pg.PoolClient): Promise<string[]> {
  const { rows } = await client.query<{ indexdef: string }>(
    'select indexdef from pg_indexes where indexname = any($1)',
    [DROPPED_INDEXES],
  );
  for (const name of DROPPED_INDEXES) await client.query(`drop index ${name}`);
  return rows.map(({ indexdef }) => indexdef);
}

function categoryIds(random: () => number): string {
  const ids = Array.from({ length: 4 }, () => 1 + Math.floor(random() * CATEGORIES));
  const days = Object.values(DAYS).flatMap((share, place) =>
    random() < share ? [CATEGORIES + 1 + place] : [],
  );
  return `{${[...ids, ...days].join(',')}}`;
}

async function insertGifts(client: pg.PoolClient, count: number): Promise<void> {
  const random = seededRandom(1);
  for (let from = 1; from <= count; from += BATCH) {
    const size = Math.min(BATCH, count - from + 1);
    const rows = Array.from({ length: size }, (_, index) => ({
      slug: `gift-${from + index}`,
      title: randomTitle(random),
      description: randomDescription(random),
      cents: Math.floor(random() ** 2 * 40_000) + 500,
      categories: categoryIds(random),
    }));
    await client.query(
      `insert into gifts (slug, title, description, price_cents, category_ids, picture_key, created_by_type)
       select slug, title, description, cents, categories::int[], 'pair-of-stoneware-mugs', 'SYSTEM'
       from unnest($1::text[], $2::text[], $3::text[], $4::int[], $5::text[])
         as row (slug, title, description, cents, categories)`,
      [
        rows.map(({ slug }) => slug),
        rows.map(({ title }) => title),
        rows.map(({ description }) => description),
        rows.map(({ cents }) => cents),
        rows.map(({ categories }) => categories),
      ],
    );
  }
}

async function insertLists(client: pg.PoolClient, count: number): Promise<void> {
  const random = seededRandom(2);
  for (let from = 1; from <= count; from += BATCH) {
    const size = Math.min(BATCH, count - from + 1);
    const numbers = Array.from({ length: size }, (_, index) => from + index);
    await client.query(
      `insert into gift_lists (slug, title, description, category_ids, position, created_by_type)
       select slug, title, description, categories::int[], position, 'SYSTEM'
       from unnest($1::text[], $2::text[], $3::text[], $4::text[], $5::int[])
         as row (slug, title, description, categories, position)`,
      [
        numbers.map((number) => `list-${number}`),
        numbers.map(() => randomTitle(random).slice(0, 30)),
        numbers.map(() => randomDescription(random)),
        numbers.map(() => categoryIds(random)),
        numbers.map(() => pick(random, numbers)),
      ],
    );
  }
}

async function insertMemberships(client: pg.PoolClient, gifts: number, lists: number): Promise<void> {
  await client.query(
    `insert into gift_list_gifts (gift_list_id, gift_id, position)
     select list, (list::bigint * 7919 + place * 104729) % $1 + 1, place
     from generate_series(1, $2) list, generate_series(0, $3) place
     order by list, place
     on conflict do nothing`,
    [gifts, lists, GIFTS_A_LIST - 1],
  );
}
