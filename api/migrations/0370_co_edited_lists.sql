-- A list that its owner edits together with others. The link of the invitation is kept as a hash; without one nobody can
-- join. Everything here ends with the list.
create table co_edited_lists (
  gift_list_id bigint primary key,
  user_id bigint not null references users on delete cascade,
  token_hash bytea unique check (length(token_hash) = 32),
  link_ends_at timestamptz,
  created_at timestamptz not null default now(),
  check ((token_hash is null) = (link_ends_at is null)),
  foreign key (gift_list_id, user_id) references gift_lists (id, user_id) on delete cascade
);
create index co_edited_lists_owner on co_edited_lists (user_id);

-- Accounts that edit the list besides its owner, who has no row here.
create table co_editors (
  id bigint generated always as identity,
  gift_list_id bigint not null references co_edited_lists on delete cascade,
  user_id bigint not null references users on delete cascade,
  joined_at timestamptz not null default now(),
  primary key (user_id, id),
  unique (gift_list_id, user_id)
);

-- The co-editor who put the gift into the list; null for its owner. `user_id` stays the owner of the list: a gift is saved
-- for the account that has the list. The key lets only current co-editors stand here.
alter table gift_list_gifts
  add column added_by bigint,
  add constraint gift_list_gifts_co_editor foreign key (gift_list_id, added_by)
    references co_editors (gift_list_id, user_id) on delete set null (added_by);
create index gift_list_gifts_added on gift_list_gifts (gift_list_id, added_by) where added_by is not null;
