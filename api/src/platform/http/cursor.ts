import type { z } from 'zod';
import { invalidField } from './errors.ts';

type Key = readonly (string | number)[];

/** Cursor of the next page: the sort key of the last row sent. Opaque to clients, so that the key may change. */
export function encodeCursor(key: Key): string {
  return Buffer.from(JSON.stringify(key)).toString('base64url');
}

export function decodeCursor<T extends Key>(cursor: string | undefined, form: z.ZodType<T>): T | undefined {
  if (cursor === undefined) return undefined;
  const parsed = form.safeParse(parseJson(Buffer.from(cursor, 'base64url').toString()));
  if (!parsed.success) throw invalidField('/cursor', 'Not a cursor of ours');
  return parsed.data;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

export interface Page<Item> {
  data: Item[];
  nextCursor: string | null;
}

/** Page of rows that were read with `limit + 1`; the extra row shows that there is a next page. */
export function pageOf<Row, Item>(
  rows: Row[],
  limit: number,
  keyOf: (row: Row) => Key,
  itemOf: (row: Row) => Item,
): Page<Item> {
  const shown = rows.slice(0, limit);
  const last = shown.at(-1);
  const nextCursor = rows.length > limit && last !== undefined ? encodeCursor(keyOf(last)) : null;
  return { data: shown.map(itemOf), nextCursor };
}
