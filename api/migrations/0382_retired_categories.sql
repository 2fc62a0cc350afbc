-- Categories that leave the catalogue are retired, as gifts and lists are: people keep the ones they chose.
alter table categories add column retired_at timestamptz;
comment on column categories.retired_at is 'Time at which the category left the catalogue. Recipients keep it; nothing offers it';

-- A retired category gives its name free. The check at the commit lets two categories swap their names. Servers of the version before
-- insert with `on conflict (slug)`, which neither needs nor meets this constraint.
alter table categories
  drop constraint categories_master_category_name_key,
  add constraint categories_name_excl exclude (master_category with =, name with =)
    where (retired_at is null) deferrable initially deferred;
