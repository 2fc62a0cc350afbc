import type { Suggestions } from '@tuckaway/contract/search/suggestions';
import type { Db } from '../../db/db.ts';
import { join, raw, sql, type Sql } from '../../db/sql.ts';
import { editableLists } from '../gift-lists/list-access.store.ts';
import { begunQuery, type TypedText } from './typed-text.ts';

const PER_KIND_MAX = 2;

type OwnSuggestion = Suggestions['mine'][number];

/** Prefix match without an index on names; the owner's index bounds the rows. */
const isNamed = (column: Sql, typed: TypedText) =>
  sql`to_tsvector('simple', plain_text(${column})) @@ to_tsquery('simple', ${begunQuery(typed)})`;

/** Things of the user's, and lists that they edit, with the words in their names; people first. */
export async function findOwnSuggestions(db: Db, userId: number, typed: TypedText): Promise<OwnSuggestion[]> {
  const some = (kind: OwnSuggestion['kind'], rows: Sql) =>
    sql`(select ${raw(`'${kind}'`)} as kind, found.* from (${rows} limit ${PER_KIND_MAX}) found)`;
  const parts = [
    some(
      'person',
      sql`select id, name as title from recipients
        where user_id = ${userId} and ${isNamed(sql`name`, typed)} order by lower(name), id`,
    ),
    some(
      'list',
      sql`select id, title from gift_lists
        where id in (${editableLists(userId)}) and ${isNamed(sql`title`, typed)}
        order by user_id = ${userId} desc, is_favorites desc, id desc`,
    ),
    some(
      'tag',
      sql`select id, name as title from tags
        where user_id = ${userId} and ${isNamed(sql`name`, typed)} order by lower(name), id`,
    ),
    some(
      'gift',
      sql`select id, title from gifts where created_by_id = ${userId} and ${isNamed(sql`title`, typed)} order by id desc`,
    ),
  ];
  const { rows } = await db.execute<OwnSuggestion>(join(parts, ' union all '));
  return rows;
}
