import type { Db } from '../../db/db.ts';
import { sql } from '../../db/sql.ts';
import { nearestWord } from './nearest-word.ts';
import { keptOrLinkedKeys } from './saved-gifts.keys.ts';

const WORDS_MAX = 8;

/** What is looked for, as the database keeps titles to compare: small letters without accents. */
export const wordsOf = (text: string | undefined): string[] =>
  [...new Set(plain(text ?? '').split(/\s+/u))].filter((word) => word !== '').slice(0, WORDS_MAX);

const plain = (text: string) => text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase();

/**
 * Words with typing errors become the most similar ones that stand in titles of the owner's gifts or in the names of
 * their tags, people and shops. A word that is part of one of these stays, and so does one that nothing is similar to.
 */
export function correctSavedWords(words: readonly string[], texts: string): string[] {
  const known = new Set(texts.split(/[\s,.;:!?()/"]+/u));
  return words.map((word) => (texts.includes(word) ? word : (nearestWord(word, known) ?? word)));
}

/** All of them as one text, because thousands of rows would take longer on their way than to read. */
export async function readSavedTexts(db: Db, ownerId: number): Promise<string> {
  const { rows } = await db.executeFresh<{ text: string | null }>(sql`
    select concat_ws(' ',
      (select string_agg(concat_ws(' ', g.title_key, lower(g.shop)), ' ')
        from gifts g where g.id = any(array(${keptOrLinkedKeys(ownerId)}))),
      (select string_agg(lower(plain_text(name)), ' ') from tags where user_id = ${ownerId}),
      (select string_agg(lower(plain_text(name)), ' ') from recipients where user_id = ${ownerId})) as text`);
  return rows[0]?.text ?? '';
}
