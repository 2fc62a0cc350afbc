-- "My saved gifts" shows each gift once, at its latest place, newest first: a page is then a short walk along an index.
drop index gift_list_gifts_saved;
create index gift_list_gifts_saved on gift_list_gifts (user_id, gift_id, id) where user_id is not null;
create index gift_list_gifts_newest on gift_list_gifts (user_id, id) where user_id is not null;

-- The title without case and accents, to sort and filter thousands of saved gifts without folding each anew.
alter table gifts add column title_key text not null generated always as (lower(plain_text(title))) stored;
