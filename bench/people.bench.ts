import type pg from 'pg';
import { openDb } from '../api/src/db/db.ts';
import { comingUpFor } from '../api/src/features/recipient-days/upcoming.ts';
import { buildUser } from '../api/src/test/factories.ts';
import { openTestDb } from '../api/src/test/test-db.ts';
import { createCatalogueDatabase } from './catalogue-database.ts';
import type { DataSize } from './generate.ts';
import { timeInTurn, type Timing, type Verdict } from './measure.ts';

export interface PeopleSize extends DataSize {
  recipients: number;
  daysEach: number;
  rounds: number;
}

export interface PeopleTimings {
  upcoming: Timing;
  byKey: Timing;
}

const PAGE = 50;
const TODAY = '2026-11-17';

/** Somebody who gives to many people, each with several days; a gift is tucked away for every one of them. */
async function seedGiver(pool: pg.Pool, { recipients, daysEach }: PeopleSize): Promise<number> {
  const { id } = await buildUser(openTestDb(pool), { name: 'Giver' });
  await pool.query(
    `insert into recipients (user_id, name, budget_cents) select $1, 'Person ' || n, 5000 from generate_series(1, $2::int) n`,
    [id, recipients],
  );
  await pool.query(
    `insert into recipient_interests (recipient_id, category_id, user_id)
     select r.id, 1 + 3 * ((r.id + n) % 16), $1 from recipients r, generate_series(0, 1) n where r.user_id = $1`,
    [id],
  );
  await pool.query('update recipients set relationship_id = 2 + 3 * (id % 16) where user_id = $1', [id]);
  await pool.query(
    `insert into recipient_days (recipient_id, user_id, kind, name, month, day)
     select r.id, $1, 'own', 'Day ' || n, 1 + (r.id + n) % 12, 1 + (r.id * 7 + n) % 28
     from recipients r, generate_series(1, $2::int) n where r.user_id = $1`,
    [id, daysEach],
  );
  await pool.query(
    `insert into recipient_gifts (user_id, recipient_id, gift_id, day_id, day_on)
     select $1, recipient_id, 1 + id % 100, id,
       make_date(case when (month, day) < (11, 17) then 2027 else 2026 end, month, day)
     from recipient_days where user_id = $1 on conflict do nothing`,
    [id],
  );
  await pool.query('analyze');
  return id;
}

/** All that comes up for them, beside a read of the same people and days by their keys. */
async function timeUpcoming(pool: pg.Pool, giver: number, rounds: number): Promise<PeopleTimings> {
  const db = openDb(pool);
  const idsOf = async (table: 'recipients' | 'recipient_days') => {
    const { rows } = await pool.query<{ id: number }>(`select id from ${table} where user_id = $1`, [giver]);
    return rows.map(({ id }) => id);
  };
  const [people, days] = [await idsOf('recipients'), await idsOf('recipient_days')];
  const read = (name: string, table: string, ids: number[]) =>
    pool.query({ name, text: `select * from ${table} where id = any($1)`, values: [ids] });
  const byKey = async () => {
    await read('people', 'recipients', people);
    await read('days', 'recipient_days', days);
  };
  const upcoming = () => comingUpFor(db, giver, TODAY, { limit: PAGE });
  return await timeInTurn({
    upcoming: Array.from({ length: rounds }, () => upcoming),
    byKey: Array.from({ length: rounds }, () => byKey),
  });
}

export async function measurePeople(serverUrl: string, size: PeopleSize): Promise<PeopleTimings> {
  const pool = await createCatalogueDatabase(serverUrl, 'givers', size);
  try {
    const giver = await seedGiver(pool, size);
    return await timeUpcoming(pool, giver, size.rounds);
  } finally {
    await pool.end();
  }
}

export const peopleVerdicts = ({ upcoming, byKey }: PeopleTimings): Verdict[] => [
  { promise: 'coming up / same rows by key', ratio: upcoming.p50 / byKey.p50, atMost: 3 },
];
