-- Words about sizes that co-givers see. What is good to know and all notes stay with their writer.
alter table recipients add column sizes text check (char_length(sizes) between 1 and 500);

-- People who give to the same person. The circle belongs to whoever invites, and ends with the person on their side. The
-- link of the invitation is kept as a hash; without one nobody can join.
create table circles (
  id int generated always as identity primary key,
  user_id int not null references users on delete cascade,
  recipient_id int not null unique,
  token_hash bytea unique check (length(token_hash) = 32),
  link_ends_at timestamptz,
  created_at timestamptz not null default now(),
  check ((token_hash is null) = (link_ends_at is null)),
  foreign key (recipient_id, user_id) references recipients (id, user_id) on delete cascade
);
create index circles_owner on circles (user_id);

-- Each member keeps the person among their own people, and everything there stays theirs. The owner is a member, too.
create table circle_members (
  id int generated always as identity primary key,
  circle_id int not null references circles on delete cascade,
  user_id int not null references users on delete cascade,
  -- One of the member's own people is in one circle at most.
  recipient_id int not null unique,
  joined_at timestamptz not null default now(),
  unique (circle_id, user_id),
  foreign key (recipient_id, user_id) references recipients (id, user_id) on delete cascade
);
create index circle_members_user on circle_members (user_id);

create function circle_members_room() returns trigger language plpgsql as $$
begin
  perform from users where id = new.user_id for no key update;
  perform from circles where id = new.circle_id for update;
  if (select count(*) from circle_members where circle_id = new.circle_id) > 12 then
    raise check_violation using message = 'No room for more in circle_members', constraint = 'circle_members_room';
  end if;
  if (select count(*) from circle_members where user_id = new.user_id) > 50 then
    raise check_violation using message = 'No room for more in circles', constraint = 'circles_room';
  end if;
  return null;
end $$;
create trigger circle_members_room after insert on circle_members for each row execute function circle_members_room();
