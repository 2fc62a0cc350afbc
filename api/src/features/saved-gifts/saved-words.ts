import type { Db } from '../../db/db.ts';
import { sql } from '../../db/sql.ts';

const WORDS_MAX = 8;

/** What is looked for, as the database keeps titles to compare: small letters without accents. */
export const wordsOf = (text: string | undefined): string[] =>
  [...new Set(plain(text ?? '').split(/\s+/u))].filter((word) => word !== '').slice(0, WORDS_MAX);

const plain = (text: string) => text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase();

/**
 * Words with typing errors become the most similar ones that stand in titles of the owner's gifts or in the names of
 * their tags, people and shops. A word that is part of one of these stays, and so does one that nothing is similar to.
 */
export async function correctSavedWords(
  db: Db,
  ownerId: number,
  words: readonly string[],
): Promise<string[]> {
  const lengths = words.map((word) => [...word].length);
  // Words of quite another length are not similar.
  const [shortest, longest] = [Math.max(3, Math.min(...lengths) - 2), Math.max(...lengths) + 3];
  const { rows } = await db.executeFresh<{ word: string }>(sql`
    with texts as (
      select g.title_key || ' ' || coalesce(lower(g.shop), '') as text from gifts g where g.id in (
        select gift_id from gift_list_gifts where user_id = ${ownerId}
        union all select id from gifts where created_by_id = ${ownerId})
      union all select lower(plain_text(name)) from tags where user_id = ${ownerId}
      union all select lower(plain_text(name)) from recipients where user_id = ${ownerId}),
    known as materialized (
      select distinct word from texts, string_to_table(translate(text, ',.;:!?()/"', '          '), ' ') as word
      where char_length(word) between ${shortest} and ${longest})
    select coalesce(nearest.word, typed.word) as word
    from unnest(${words}::text[]) with ordinality as typed (word, place)
    left join lateral (
      select known.word from known
      where char_length(typed.word) >= 3 and known.word % typed.word
        and not exists (select 1 from known same where strpos(same.word, typed.word) > 0)
      order by similarity(known.word, typed.word) desc, known.word limit 1
    ) nearest on true
    order by typed.place`);
  return rows.map(({ word }) => word);
}
