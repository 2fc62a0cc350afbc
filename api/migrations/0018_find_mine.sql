-- Where a gift is sold, to filter and search by: the retailer's name, or else the site that its link leads to.
alter table gifts add column shop text generated always as (
  coalesce(nullif(retailer, ''), lower(substring(purchase_url from '(?i)^https?://(?:www\.)?([^/:?#]+)')))) stored;

-- What was taken out of lists together, so that it can be put back to where it was. Only the latest few are kept.
create table removals (
  id int generated always as identity primary key,
  user_id int not null references users on delete cascade,
  -- Rows of gift_list_gifts as they were, as JSON.
  places text not null,
  removed_at timestamptz not null default now()
);
create index removals_user on removals (user_id, id);
