import type { ListSort } from '@tuckaway/contract/gifts/gift-lists';
import { raw, sql, type Sql } from '../../db/sql.ts';
import { z } from 'zod';
import { decodeCursor } from '../../platform/http/cursor.ts';

/** How gifts are ordered: by a key, equal ones by an id. */
interface Sorting {
  key: Sql;
  direction: 'asc' | 'desc';
  cursor: z.ZodType<readonly [string | number, number]>;
  keyType: Sql;
}

const NumberKey = z.tuple([z.int32(), z.int()]);
// Titles are compared by their beginning of this length, which has to fit into a cursor.
const TITLE_KEY_LENGTH = 30;

const SORTINGS: Record<ListSort, Sorting> = {
  hand: {
    key: sql`entry.position`,
    direction: 'asc',
    cursor: NumberKey,
    keyType: sql`int`,
  },
  newest: {
    key: sql`entry.id`,
    direction: 'desc',
    cursor: z.tuple([z.int(), z.int()]),
    keyType: sql`bigint`,
  },
  title: {
    key: sql`left(g.title_key, ${raw(String(TITLE_KEY_LENGTH))}) collate "C"`,
    direction: 'asc',
    cursor: z.tuple([z.string().max(TITLE_KEY_LENGTH * 2), z.int()]),
    keyType: sql`text collate "C"`,
  },
  price: {
    // Without a price: last.
    key: sql`coalesce(g.price_cents, 2147483647)`,
    direction: 'asc',
    cursor: NumberKey,
    keyType: sql`int`,
  },
};

export interface GiftOrder {
  key: Sql;
  orderBy: Sql;
  direction: Sql;
  /** Condition for rows after the cursor. */
  after: Sql;
}

/** An order of gifts `g` by their list entries `entry`; `id` is the tie-breaker. */
export function giftOrder(sort: ListSort, cursor: string | undefined, id: Sql): GiftOrder {
  const { key, direction, keyType, cursor: form } = SORTINGS[sort];
  const way = raw(direction);
  const start = decodeCursor(cursor, form);
  const beyond = raw(direction === 'asc' ? '>' : '<');
  return {
    key,
    orderBy: sql`${key} ${way}, ${id} ${way}`,
    direction: way,
    after: start ? sql`(${key}, ${id}) ${beyond} (${start[0]}::${keyType}, ${start[1]}::bigint)` : sql`true`,
  };
}
