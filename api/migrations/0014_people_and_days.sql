-- What one knows of a person.
alter table recipients
  add column relationship_id int references categories on delete set null,
  add column good_to_know text check (char_length(good_to_know) <= 2000),
  add column budget_cents int check (budget_cents between 0 and 100000000);
create index recipients_relationship on recipients (relationship_id) where relationship_id is not null;

create table recipient_interests (
  recipient_id int not null,
  category_id int not null references categories on delete cascade,
  user_id int not null references users on delete cascade,
  primary key (recipient_id, category_id),
  foreign key (recipient_id, user_id) references recipients (id, user_id) on delete cascade
);
create index recipient_interests_user on recipient_interests (user_id);
create index recipient_interests_category on recipient_interests (category_id);

-- Days are dates of the calendar and have no time. A holiday is kept by the key of its rule, any other day by month and
-- day; the year is null where it is unknown, or where a day of one's own comes every year.
create table recipient_days (
  id int generated always as identity primary key,
  recipient_id int not null,
  user_id int not null references users on delete cascade,
  kind text not null check (kind in ('birthday', 'anniversary', 'holiday', 'own')),
  name text check (char_length(name) between 1 and 60),
  month int check (month between 1 and 12),
  day int check (day between 1 and 31),
  year int check (year between 1900 and 2100),
  holiday text check (char_length(holiday) between 1 and 50),
  remind int[] check (cardinality(remind) <= 5),
  created_at timestamptz not null default now(),
  changed_at timestamptz not null default now(),
  check ((kind = 'holiday') = (holiday is not null)),
  check ((kind = 'holiday') = (month is null) and (month is null) = (day is null)),
  check (kind <> 'own' or name is not null),
  unique (id, recipient_id),
  foreign key (recipient_id, user_id) references recipients (id, user_id) on delete cascade
);
create index recipient_days_recipient on recipient_days (recipient_id);
create index recipient_days_user on recipient_days (user_id);
create unique index recipient_days_birthday on recipient_days (recipient_id) where kind = 'birthday';
create unique index recipient_days_holiday on recipient_days (recipient_id, holiday) where holiday is not null;

create function recipient_days_room() returns trigger language plpgsql as $$
begin
  perform from users where id in (select user_id from added) order by id for no key update;
  if exists (
    select from (select distinct recipient_id as id from added) person
    where (select count(*) from recipient_days kept where kept.recipient_id = person.id) > 20) then
    raise check_violation using message = 'No room for more in recipient_days', constraint = 'recipient_days_room';
  end if;
  return null;
end $$;
create trigger recipient_days_room after insert on recipient_days referencing new table as added
  for each statement execute function recipient_days_room();

-- What a gift is for, and how far it is. The date of an occurrence stays when its day is removed, and so does the rule
-- that a gift is for a person once on a date: the same one may be given again another year.
alter table recipient_gifts
  add column day_id int,
  add column day_on date,
  add column bought_at date,
  add column paid_cents int check (paid_cents between 0 and 100000000),
  add column thanked_at date,
  add column thanks_note text check (char_length(thanks_note) <= 1000),
  add check (day_id is null or day_on is not null),
  add foreign key (day_id, recipient_id) references recipient_days (id, recipient_id) on delete set null (day_id),
  drop constraint recipient_gifts_pair,
  add constraint recipient_gifts_pair unique nulls not distinct (recipient_id, gift_id, day_on);
create index recipient_gifts_day on recipient_gifts (day_id, day_on) where day_id is not null;

-- How an account is reminded. next_look_at says when something may fall due, so that a run looks at those only; a change
-- of days or of settings makes it now. Whoever looks moves it on first: another server then leaves the account alone.
create table reminder_settings (
  user_id int primary key references users on delete cascade,
  time_zone text check (char_length(time_zone) <= 64),
  by_mail boolean not null default true,
  leads int[] not null default '{30,7,1}' check (cardinality(leads) <= 5),
  even_when_bought boolean not null default false,
  calendar_token text unique check (char_length(calendar_token) between 32 and 64),
  unsubscribe_token text unique check (char_length(unsubscribe_token) between 32 and 64),
  next_look_at timestamptz,
  failures int not null default 0
);
create index reminder_settings_next on reminder_settings (next_look_at) where by_mail and next_look_at is not null;

-- One row for each reminder that went out: it never goes out again.
create table reminders_sent (
  day_id int not null references recipient_days on delete cascade,
  day_on date not null,
  lead int not null,
  user_id int not null references users on delete cascade,
  sent_at timestamptz not null default now(),
  primary key (day_id, day_on, lead)
);
create index reminders_sent_user on reminders_sent (user_id);
