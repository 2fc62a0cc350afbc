import { beforeAll, expect, expectTypeOf, test, vi } from 'vitest';
import type { Db, Tx } from '../../db/db.ts';
import { sql, type Sql } from '../../db/sql.ts';
import { buildTestApp } from '../../test/build-app.ts';
import { buildRecipient } from '../../test/factories.ts';
import { requireRoom, type CappedTable } from './row-caps.ts';

// Fills tables with 20,000 rows.
vi.setConfig({ testTimeout: 60_000 });

const { db, asUser } = await buildTestApp();
const ada = await asUser('Ada');
const ben = await asUser('Ben');
const cleo = await asUser('Cleo');
const mum = await buildRecipient(db, ben.id);
const aunt = await buildRecipient(db, ben.id);

interface Case {
  max: number;
  sentence: string;
  ownerId?: number;
  /** Inserts rows with the numbers `from` to `to`. */
  insert: (from: number, to: number) => Sql;
}

const MIB = 1024 * 1024;
const CASES: Record<CappedTable, Case> = {
  gift_lists: {
    // Favorites is one of them.
    max: 199,
    sentence: 'You can have at most 200 gift lists.',
    insert: (from, to) => sql`insert into gift_lists (title, user_id, created_by_type)
      select 'List', ${ada.id}, 'USER' from generate_series(${from}::int, ${to}) n`,
  },
  gifts: {
    max: 5_000,
    sentence: 'You can create at most 5,000 gifts.',
    insert: (from, to) => sql`insert into gifts (title, created_by_type, created_by_id)
      select 'Gift', 'USER', ${ada.id} from generate_series(${from}::int, ${to}) n`,
  },
  gift_list_gifts: {
    max: 20_000,
    sentence: 'You can save at most 20,000 gifts.',
    insert: (from, to) => sql`insert into gift_list_gifts (gift_list_id, gift_id, user_id)
      select ${ada.favoritesId}, g.id, ${ada.id} from generate_series(${from}::int, ${to}) n join gifts g on g.slug = 'many-' || n`,
  },
  tags: {
    max: 500,
    sentence: 'You can have at most 500 tags.',
    insert: (from, to) => sql`insert into tags (user_id, name)
      select ${ada.id}, 'Tag ' || n from generate_series(${from}::int, ${to}) n`,
  },
  recipients: {
    max: 1_000,
    sentence: 'You can have at most 1,000 recipients.',
    insert: (from, to) => sql`insert into recipients (user_id, name)
      select ${ada.id}, 'R' from generate_series(${from}::int, ${to}) n`,
  },
  recipient_days: {
    max: 20,
    ownerId: ben.id,
    sentence: 'A recipient can have at most 20 days.',
    insert: (from, to) => sql`insert into recipient_days (recipient_id, user_id, kind, name, month, day)
      select ${mum.id}, ${ben.id}, 'own', 'Day', 1, n from generate_series(${from}::int, ${to}) n`,
  },
  recipient_gifts: {
    max: 20_000,
    ownerId: ben.id,
    sentence: 'You can plan at most 20,000 gifts for recipients.',
    insert: (from, to) => sql`insert into recipient_gifts (user_id, recipient_id, gift_id)
      select ${ben.id}, ${mum.id}, g.id from generate_series(${from}::int, ${to}) n join gifts g on g.slug = 'many-' || n`,
  },
  images: {
    max: 500,
    sentence: 'Your pictures take up 500 MB, which is the most there is room for.',
    insert: (from, to) => sql`insert into images (id, user_id, bytes)
      select lpad(n::text, 32, '0'), ${ada.id}, ${MIB} from generate_series(${from}::int, ${to}) n`,
  },
  circle_members: {
    max: 50,
    ownerId: ben.id,
    sentence: 'You can give together with others to at most 50 people.',
    insert: (from, to) => sql`with person as (
        insert into recipients (user_id, name) select ${ben.id}, 'P' from generate_series(${from}::int, ${to}) returning id),
      made as (insert into circles (user_id, recipient_id) select ${ben.id}, id from person returning id, recipient_id)
      insert into circle_members (circle_id, user_id, recipient_id) select id, ${ben.id}, recipient_id from made`,
  },
  co_editors: {
    max: 50,
    ownerId: ben.id,
    sentence: 'You can edit at most 50 lists of others.',
    insert: (from, to) => sql`with list as (
        insert into gift_lists (title, user_id, created_by_type) select 'Shared', ${cleo.id}, 'USER'
        from generate_series(${from}::int, ${to}) returning id),
      made as (insert into co_edited_lists (gift_list_id, user_id) select id, ${cleo.id} from list returning gift_list_id)
      insert into co_editors (gift_list_id, user_id) select gift_list_id, ${ben.id} from made`,
  },
  draws: {
    max: 50,
    sentence: 'You can have at most 50 draws.',
    insert: (from, to) => sql`insert into draws (user_id, title, day_on)
      select ${ada.id}, 'Draw', '2090-01-01' from generate_series(${from}::int, ${to}) n`,
  },
  draw_people: {
    max: 50,
    ownerId: ben.id,
    sentence: 'A draw can have at most 50 people.',
    insert: (from, to) => sql`insert into draw_people (draw_id, name, position)
      select (select id from draws where user_id = ${ben.id}), 'P', n from generate_series(${from}::int, ${to}) n`,
  },
};

beforeAll(async () => {
  await db.execute(sql`insert into gifts (slug, title, created_by_type)
    select 'many-' || n, 'Gift', 'SYSTEM' from generate_series(1, 20001) n`);
  await db.execute(sql`insert into draws (user_id, title, day_on) values (${ben.id}, 'Draw', '2090-01-01')`);
  // Another recipient with days of their own: each is counted alone.
  await db.execute(sql`insert into recipient_days (recipient_id, user_id, kind, name, month, day)
    select ${aunt.id}, ${ben.id}, 'own', 'Day', 1, n from generate_series(1, 20) n`);
});

/** Resolves for all callers once there are `count` of them. */
function meeting(count: number): () => Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  return () => (--count === 0 && resolve(), promise);
}

test.each(Object.entries(CASES))(
  'one of two writes at once takes the last place in %s',
  async (name, { max, sentence, insert, ownerId = ada.id }) => {
    const table = name as CappedTable;
    await db.execute(insert(1, max - 1));
    const bothInserted = meeting(2);
    const write = (n: number) =>
      db.transaction(async (tx: Tx) => {
        await tx.execute(insert(n, n));
        await bothInserted();
        await requireRoom(tx, ownerId, table);
      });
    const outcomes = await Promise.allSettled([write(max), write(max + 1)]);
    expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    const refused = outcomes.find((outcome) => outcome.status === 'rejected')!;
    expect(refused.reason).toMatchObject({ status: 409, code: 'limit_reached', message: sentence });
    await db.transaction((tx) => requireRoom(tx, ownerId, table));
  },
);

test('the cap takes a transaction only: outside of one a count would come too late', () => {
  expectTypeOf(requireRoom).parameter(0).toEqualTypeOf<Tx>();
  expectTypeOf<Db>().not.toExtend<Tx>();
});
