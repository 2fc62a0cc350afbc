-- The gifts that most people keep, with word indexes of their own: a common word fills its page from these few.
-- Upkeep sets it together with the popularity.
alter table gifts add column is_popular boolean not null default false;
create index gifts_popular_title on gifts using gin (title_tsv, category_ids) where is_public and is_popular;
create index gifts_popular_search on gifts using gin (search_tsv, category_ids) where is_public and is_popular;
