import type { Suggestions } from '@tuckaway/contract/suggestions';
import type { Db } from '../../db/db.ts';
import type { Row } from '../../db/row.ts';
import { join, raw, sql, type Sql } from '../../db/sql.ts';
import { begunQuery, continuations, sameWords, type TypedText } from './typed-text.ts';

const OF_A_KIND = 2;
const LISTS = 3;
const WORDS = 8;
/** With fewer completions than this there is room for more. */
const FEW = 3;
/** Letters that many words begin with. */
const SHORT = 3;
/** Enough titles to see which words go with the ones before. */
const TITLES_READ = 60;
/** Two letters may begin a word of thousands of titles: of so many the first by rank are taken. */
const TITLES_RANKED = 300;

type Mine = Suggestions['mine'][number];

/** Names are compared letter by letter; whose rows they are has an index, and nobody has very many. */
const isNamed = (column: Sql, typed: TypedText) =>
  sql`to_tsvector('simple', plain_text(${column})) @@ to_tsquery('simple', ${begunQuery(typed)})`;
const isTitled = (typed: TypedText) => sql`title_tsv @@ to_tsquery('english', ${begunQuery(typed)})`;

/** Things of the user's that have the words in their names, people first. */
export async function findMine(db: Db, userId: number, typed: TypedText): Promise<Mine[]> {
  const some = (kind: Mine['kind'], rows: Sql) =>
    sql`(select ${raw(`'${kind}'`)} as kind, found.* from (${rows} limit ${OF_A_KIND}) found)`;
  const parts = [
    some(
      'person',
      sql`select id, name as title from recipients
        where user_id = ${userId} and ${isNamed(sql`name`, typed)} order by lower(name), id`,
    ),
    some(
      'list',
      sql`select id, title from gift_lists
        where user_id = ${userId} and ${isNamed(sql`title`, typed)} order by is_favorites desc, id desc`,
    ),
    some(
      'tag',
      sql`select id, name as title from tags
        where user_id = ${userId} and ${isNamed(sql`name`, typed)} order by lower(name), id`,
    ),
    some(
      'gift',
      sql`select id, title from gifts where created_by_id = ${userId} and ${isTitled(typed)} order by id desc`,
    ),
  ];
  const { rows } = await db.execute<Mine>(join(parts, ' union all '));
  return rows;
}

/** Planned with what is typed in sight: what every fifth list has needs no index, what few have does. */
export async function findCuratedLists(db: Db, typed: TypedText): Promise<Suggestions['lists']> {
  const { rows } = await db.executeFresh<Row<'giftLists', 'id' | 'title'>>(sql`
    select id, title from (
      select id, title, position from gift_lists where is_public and ${isTitled(typed)} limit ${TITLES_RANKED}) titled
    order by position, id limit ${LISTS}`);
  return rows;
}

/** How the word that is being typed may go on; where telling words stand before it, as in titles that have those. */
export async function findWords(db: Db, typed: TypedText): Promise<string[]> {
  const known = typed.words.length === 0 ? await fromVocabulary(db, typed) : [];
  if (known.length > 0 && [...typed.last].length <= SHORT) return known;
  if (known.length >= FEW) return known;
  return [...new Set([...known, ...(await fromTitles(db, typed))])].slice(0, WORDS);
}

/** The words that most titles have; of `bake` and `baking` only the one that is used more. */
async function fromVocabulary(db: Db, { last }: TypedText): Promise<string[]> {
  // For few letters there are words enough: one that stands in a single title would be a lucky guess.
  const fewest = [...last].length > SHORT ? 1 : 2;
  const { rows } = await db.execute<Row<'searchWords', 'word'>>(sql`
    select word from (
      select distinct on (ts_lexize('english_stem', word)) word, uses from search_words
      where word like ${`${last}%`} and word <> all(${sameWords(last)}) and uses >= ${fewest}
      order by ts_lexize('english_stem', word), uses desc, word) known
    order by uses desc, word limit ${WORDS}`);
  return rows.map(({ word }) => word);
}

/** The rest of the word in popular titles; where the word is whole, also the one that follows it there. */
async function fromTitles(db: Db, typed: TypedText): Promise<string[]> {
  const { rows } = await db.executeFresh<Row<'gifts', 'title'>>(sql`
    select title from (
      select id, title, popularity from gifts
      where is_public and is_popular and ${isTitled(typed)} limit ${TITLES_RANKED}) titled
    order by popularity desc, id desc limit ${TITLES_READ}`);
  const continued = rows.flatMap(({ title }) => continuations(title, typed));
  return [...Map.groupBy(continued, (text) => text)]
    .sort(([, some], [, others]) => others.length - some.length)
    .map(([text]) => text)
    .slice(0, WORDS);
}
