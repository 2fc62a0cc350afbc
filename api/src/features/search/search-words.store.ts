import type { Db } from '../../db/db.ts';
import type { Row } from '../../db/row.ts';
import { sql } from '../../db/sql.ts';

const BEGUN_MAX = 100;

/** The words of the vocabulary that begin so, those that are used most. */
export async function findBegun(db: Db, beginning: string): Promise<string[]> {
  if (!beginning) return [];
  const { rows } = await db.execute<Row<'searchWords', 'word'>>(sql`
    select word from search_words where word like ${`${beginning}%`} and word !~ '[^[:alnum:]]'
    order by uses desc, word limit ${BEGUN_MAX}`);
  return rows.map(({ word }) => word);
}

/** The words as they were probably meant: each one the vocabulary lacks becomes the nearest it has. */
export async function correctWords(db: Db, words: string[]): Promise<string[]> {
  const { rows } = await db.executeFresh<Row<'searchWords', 'word'>>(sql`
    select coalesce(nearest.word, typed.word) as word
    from jsonb_array_elements_text(${JSON.stringify(words)}::jsonb) with ordinality as typed (word, place)
    left join lateral (
      select known.word from search_words known
      where char_length(typed.word) >= 3 and known.word % typed.word
        and not exists (select 1 from search_words same where same.word = typed.word)
      order by similarity(known.word, typed.word) * ln(known.uses + 2) desc, known.word limit 1
    ) nearest on true
    order by typed.place`);
  return rows.map(({ word }) => word);
}
