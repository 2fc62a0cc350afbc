import { sql, type SQL } from 'drizzle-orm';
import type { Db } from '../db/pool.ts';
import { conflict } from './errors.ts';

const MIB = 1024 * 1024;

interface Cap {
  max: number;
  /** What the user has, counted no further than needed. */
  used: (userId: number) => SQL;
  sentence: string;
}

const rowsOf =
  (table: string, owner = 'user_id') =>
  (userId: number) =>
    sql`select count(*)::int from ${sql.identifier(table)} where ${sql.identifier(owner)} = ${userId}`;

/** How much one person can keep here: far above any real use, far below what would hurt the others. */
const CAPS = {
  giftLists: { max: 200, used: rowsOf('gift_lists'), sentence: 'You can have at most 200 gift lists.' },
  gifts: {
    max: 5000,
    used: rowsOf('gifts', 'created_by_id'),
    sentence: 'You can create at most 5,000 gifts.',
  },
  savedGifts: {
    max: 20_000,
    used: rowsOf('gift_list_gifts'),
    sentence: 'You can save at most 20,000 gifts.',
  },
  recipients: { max: 1000, used: rowsOf('recipients'), sentence: 'You can have at most 1,000 recipients.' },
  recipientGifts: {
    max: 20_000,
    used: rowsOf('recipient_gifts'),
    sentence: 'You can plan at most 20,000 gifts for recipients.',
  },
  imageBytes: {
    max: 500 * MIB,
    used: (userId) => sql`select coalesce(sum(bytes), 0)::int from images where user_id = ${userId}`,
    sentence: 'Your pictures take up 500 MB, which is the most there is room for.',
  },
} satisfies Record<string, Cap>;

/** Writes of one user go one after the other from here to the end of the transaction, so that counts stay true. */
export async function lockUser(tx: Db, userId: number): Promise<void> {
  await tx.execute(sql`select from users where id = ${userId} for no key update`);
}

type CapName = keyof typeof CAPS;

/** Asked after writing, under the lock: what is too much is rolled back with everything else. */
export async function requireWithin(
  tx: Db,
  userId: number,
  ...touched: (CapName | false | undefined)[]
): Promise<void> {
  const caps = touched.filter((cap) => cap !== false && cap !== undefined);
  const counts = caps.map((cap) => sql`(${CAPS[cap].used(userId)}) as ${sql.identifier(cap)}`);
  const { rows } = await tx.execute<Record<CapName, number>>(sql`select ${sql.join(counts, sql`, `)}`);
  for (const cap of caps) {
    if (rows[0]![cap] > CAPS[cap].max) throw conflict('limit_reached', CAPS[cap].sentence);
  }
}
