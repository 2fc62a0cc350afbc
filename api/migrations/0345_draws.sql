-- Drawing names in a group: each gives to one other. Names and addresses are what the organiser entered.
create table draws (
  id int generated always as identity primary key,
  user_id int not null references users on delete cascade,
  title text not null check (char_length(title) between 1 and 60),
  budget_cents int check (budget_cents between 0 and 100000000),
  -- The day on which gifts are given. Links work for 60 days after it.
  day_on date not null,
  drawn_at timestamptz,
  created_at timestamptz not null default now()
);
create index draws_owner on draws (user_id);

create table draw_people (
  id int generated always as identity primary key,
  draw_id int not null references draws on delete cascade,
  -- Whose account it is: the organiser's from the start, anybody else's once they kept their draw while signed in.
  account_id int references users on delete set null,
  name text not null check (char_length(name) between 1 and 100),
  email text check (char_length(email) between 3 and 254),
  position int not null,
  -- The same person in the draw before.
  earlier_id int references draw_people on delete set null,
  token_hash bytea unique check (length(token_hash) = 32),
  mailed_at timestamptz,
  opened_at timestamptz,
  -- Whom the giver made of it in their own People.
  recipient_id int references recipients on delete set null,
  unique (id, draw_id)
);
create index draw_people_draw on draw_people (draw_id);
create unique index draw_people_account on draw_people (account_id, draw_id) where account_id is not null;
create index draw_people_earlier on draw_people (earlier_id) where earlier_id is not null;
create index draw_people_recipient on draw_people (recipient_id) where recipient_id is not null;

-- Two who do not give to each other, in neither direction.
create table draw_exclusions (
  draw_id int not null references draws on delete cascade,
  first_id int not null,
  second_id int not null,
  primary key (first_id, second_id),
  check (first_id < second_id),
  foreign key (first_id, draw_id) references draw_people (id, draw_id) on delete cascade,
  foreign key (second_id, draw_id) references draw_people (id, draw_id) on delete cascade
);
create index draw_exclusions_draw on draw_exclusions (draw_id);
create index draw_exclusions_second on draw_exclusions (second_id);

-- Who gives to whom. Read for a giver alone, never for the organiser.
create table draw_pairs (
  giver_id int primary key,
  receiver_id int not null unique,
  draw_id int not null references draws on delete cascade,
  check (giver_id <> receiver_id),
  foreign key (giver_id, draw_id) references draw_people (id, draw_id) on delete cascade,
  foreign key (receiver_id, draw_id) references draw_people (id, draw_id) on delete cascade
);
create index draw_pairs_draw on draw_pairs (draw_id);

-- How much one account may keep, as in 0008_room.sql.
create function draws_room() returns trigger language plpgsql as $$
begin
  perform from users where id in (select user_id from added) order by id for no key update;
  if exists (
    select from (select distinct user_id as id from added) owner
    where (select count(*) from draws kept where kept.user_id = owner.id) > 50) then
    raise check_violation using message = 'No room for more in draws', constraint = 'draws_room';
  end if;
  return null;
end $$;
create trigger draws_room after insert on draws referencing new table as added
  for each statement execute function draws_room();

create function draw_people_room() returns trigger language plpgsql as $$
begin
  if exists (
    select from (select distinct draw_id as id from added) one
    where (select count(*) from draw_people kept where kept.draw_id = one.id) > 50) then
    raise check_violation using message = 'No room for more in draw_people', constraint = 'draw_people_room';
  end if;
  return null;
end $$;
create trigger draw_people_room after insert on draw_people referencing new table as added
  for each statement execute function draw_people_room();
