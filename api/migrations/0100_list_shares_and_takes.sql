-- The link of a list: whoever has it reads the list without an account. Ending it forgets the token, settings stay for the
-- next link. The salt makes the names that gifts have on the page, which say nothing about their ids.
create table list_shares (
  gift_list_id int primary key,
  user_id int not null references users on delete cascade,
  token_hash bytea unique check (length(token_hash) = 32),
  salt bytea not null check (length(salt) = 16),
  kind text not null check (kind in ('ideas', 'wishes')),
  degree text not null default 'nothing' check (degree in ('nothing', 'taken', 'all')),
  reveal_on date,
  names_visible boolean not null default true,
  -- What its owner says to visitors.
  words text check (char_length(words) between 1 and 500),
  -- The last day on which the link works, where the owner is.
  expires_on date,
  opens int not null default 0,
  created_at timestamptz not null default now(),
  foreign key (gift_list_id, user_id) references gift_lists (id, user_id) on delete cascade
);
create index list_shares_owner on list_shares (user_id);

-- How many of a gift its owner would like; one where nothing is said.
create table wanted_gifts (
  user_id int not null references users on delete cascade,
  gift_id int not null references gifts on delete cascade,
  quantity int not null check (quantity between 2 and 99),
  primary key (user_id, gift_id)
);
create index wanted_gifts_gift on wanted_gifts (gift_id);

-- Who brings what. A take belongs to the owner and the gift, not to a list: what is taken on one list is taken on all.
-- It keeps what the gift was and what the giver was told the owner would see. No trigger of any other table knows of it.
create table takes (
  id uuid primary key default gen_random_uuid(),
  user_id int not null references users on delete cascade,
  gift_list_id int references gift_lists on delete set null,
  gift_id int references gifts on delete set null,
  -- A line of the giver's own, "I bring something else", instead of a gift.
  is_other boolean not null default false,
  quantity int not null default 1 check (quantity between 1 and 99),
  share_with boolean not null default false,
  giver_name text not null check (char_length(giver_name) between 1 and 40),
  giver_id int references users on delete set null,
  secret_hash bytea not null check (length(secret_hash) = 32),
  kind text not null check (kind in ('ideas', 'wishes')),
  degree text not null check (degree in ('nothing', 'taken', 'all')),
  reveal_on date,
  list_title text not null,
  title text not null check (char_length(title) between 1 and 200),
  price_cents int,
  purchase_url text,
  picture_key text,
  created_at timestamptz not null default now(),
  check (not is_other or (gift_id is null and quantity = 1 and not share_with)),
  check (not share_with or quantity = 1)
);
create index takes_of_gift on takes (user_id, gift_id);
create index takes_of_list on takes (gift_list_id);
create index takes_gift on takes (gift_id) where gift_id is not null;
create index takes_secret on takes (secret_hash);
create index takes_giver on takes (giver_id) where giver_id is not null;
-- The same browser takes a gift once, however often it asks.
create unique index takes_once on takes (secret_hash, user_id, gift_id) where gift_id is not null;

-- Of two takes at once the database lets one through: takes of one gift wait for each other, and are counted after that.
-- Those who share count as one.
create function takes_free() returns trigger language plpgsql as $$
begin
  if new.gift_id is null then return null; end if;
  perform pg_advisory_xact_lock(new.user_id, new.gift_id);
  if (select coalesce(sum(quantity) filter (where not share_with), 0) + coalesce(max(1) filter (where share_with), 0)
      from takes where user_id = new.user_id and gift_id = new.gift_id)
    > coalesce((select quantity from wanted_gifts where user_id = new.user_id and gift_id = new.gift_id), 1) then
    raise check_violation using message = 'No more of it is free', constraint = 'takes_free';
  end if;
  return null;
end $$;
create trigger takes_free after insert on takes for each row execute function takes_free();

-- How many takes there may be at one owner's lists and from one browser: far above any real use.
create function takes_room() returns trigger language plpgsql as $$
begin
  if (select count(*) from takes where user_id = new.user_id) > 5000
    or (select count(*) from takes where secret_hash = new.secret_hash) > 200
    or (select count(*) from takes where gift_list_id = new.gift_list_id and is_other) > 200 then
    raise check_violation using message = 'No room for more in takes', constraint = 'takes_room';
  end if;
  return null;
end $$;
create trigger takes_room after insert on takes for each row execute function takes_room();
