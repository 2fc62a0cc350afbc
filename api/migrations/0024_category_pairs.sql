-- Two categories that a gift or list has, or a category and the step of its price, as one number, and each category with
-- itself. To look up two categories that are each on a tenth of all gifts means to go through two tenths of them; to look
-- up the pair does not. The steps are those of api/src/features/search/search-filters.ts.
create function category_pairs(ids int[], price_cents int) returns int[] language sql immutable parallel safe
  as $$
    select coalesce(array_agg(one * 65536 + other), '{}')
    from unnest(ids) one,
      unnest(case when price_cents is null then ids
        else ids || (65000 + width_bucket(price_cents, '{2500,5000,10000,20000}'::int[])) end) other
    where one <= other
  $$;

drop index gifts_title_category, gifts_search_category, gifts_popular_title, gifts_popular_search,
  gift_lists_title_category, gift_lists_search_category;
alter table gifts add column category_pairs int[] not null
  generated always as (category_pairs(category_ids, price_cents)) stored;
alter table gift_lists add column category_pairs int[] not null
  generated always as (category_pairs(category_ids, null)) stored;

create index gifts_title_category on gifts using gin (title_tsv, category_ids, category_pairs) where is_public;
create index gifts_search_category on gifts using gin (search_tsv, category_ids, category_pairs) where is_public;
create index gifts_popular_title on gifts using gin (title_tsv, category_ids, category_pairs)
  where is_public and is_popular;
create index gifts_popular_search on gifts using gin (search_tsv, category_ids, category_pairs)
  where is_public and is_popular;
create index gift_lists_title_category on gift_lists using gin (title_tsv, category_ids, category_pairs) where is_public;
create index gift_lists_search_category on gift_lists using gin (search_tsv, category_ids, category_pairs) where is_public;

-- Whether a list has a gift of a price is asked of its gifts one by one.
create index gifts_price on gifts (id) include (price_cents);
