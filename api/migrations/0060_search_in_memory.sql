-- The search ranks curated gifts in memory (docs/decisions/0090): words, labels and popularity need no columns of their
-- own any more.
drop table search_words;
alter table gifts
  drop column title_tsv, drop column search_tsv, drop column category_pairs, drop column popularity, drop column is_popular;
alter table gift_lists
  drop column title_tsv, drop column search_tsv, drop column category_pairs, drop column keywords;
drop function category_pairs(int[], int);
drop index gifts_price;

-- What a gift is like, by the slugs of content/search/qualities.yaml. Keywords now hold the phrase for a shop's own search.
alter table gifts add column qualities text[] not null default '{}';

-- The version of the catalogue tells every server when its index is out of date, so all that is in the index counts.
create function count_changed_gifts() returns trigger language plpgsql as $$
begin
  if exists (select from changed where created_by_type = 'SYSTEM') then
    perform count_catalogue_change();
  end if;
  return null;
end $$;
create trigger gifts_inserted after insert on gifts referencing new table as changed
  for each statement execute function count_changed_gifts();
create trigger gifts_deleted after delete on gifts referencing old table as changed
  for each statement execute function count_changed_gifts();

drop trigger gifts_updated on gifts;
create trigger gifts_updated
  after update of title, price_cents, purchase_url, retailer, description, picture_key, image_id,
    category_ids, keywords, suits, qualities, retired_at on gifts
  for each row execute function count_gift_change();
