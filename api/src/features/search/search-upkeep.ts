import type { Db } from '../../db/db.ts';
import { raw, sql } from '../../db/sql.ts';
import { transaction } from '../../db/transaction.ts';

/** 'by Ada Moss' in 'The Acorn by Ada Moss, board book'; 'paint by number' names nobody. */
const MAKER = ' by [[:upper:]].*?(?=, [[:lower:]]|$)';

/**
 * Rebuilds the vocabulary that typing errors are mended with: the words of curated titles and categories. Names of
 * makers and authors are in it, but count as used by none: they are mended, and not suggested.
 */
export async function refreshSearchWords(db: Db): Promise<void> {
  await db.execute(sql`delete from search_words`);
  await db.execute(sql`
    insert into search_words (word, uses)
    select word, sum(uses)::int from (
      select word, 0 as uses
      from ts_stat('select to_tsvector(''simple'', plain_text(title)) from gifts where is_public')
      union all
      select word, ndoc
      from ts_stat('select to_tsvector(''simple'', plain_text(
        regexp_replace(title, ''${raw(MAKER)}'', '''') || '' '' || keywords)) from gifts where is_public')
      union all
      select word, ndoc
      from ts_stat('select to_tsvector(''simple'', plain_text(title)) from gift_lists where is_public')
    ) words
    where char_length(word) >= 3
    group by word`);
}

const POPULAR_GIFTS = 40_000;

/**
 * Counts in how many lists each gift is: once for all of them, whatever the planner thinks of tables that were filled a
 * moment ago. Where it takes them for empty it would count everything again for each gift.
 */
export async function refreshPopularity(db: Db): Promise<void> {
  await db.execute(sql`
    with counted as materialized (
      select gifts.id, count(member.id)::int as lists
      from gifts left join gift_list_gifts member on member.gift_id = gifts.id
      where gifts.is_public
      group by gifts.id
    )
    update gifts set popularity = counted.lists from counted
    where gifts.id = counted.id and gifts.popularity <> counted.lists`);
  await markPopular(db);
}

/** The same as upkeep: all or nothing. */
export async function keepPopularityCurrent(db: Db): Promise<void> {
  await transaction(db, refreshPopularity);
}

/** The most popular are also marked as such: all that they are comes before all that others are. */
export async function markPopular(db: Db): Promise<void> {
  await db.execute(sql`
    update gifts set is_popular = not is_popular
    where id in (
      select id from (
        select id, is_popular, row_number() over (order by popularity desc, id desc) <= ${POPULAR_GIFTS} as should_be
        from gifts where is_public
      ) ranked
      where is_popular <> should_be)`);
}
