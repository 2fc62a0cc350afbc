-- Keys of rows that belong to one person begin with that person, and so do the foreign keys between them, so that all rows
-- of a person can lie on one shard (decision 0377). Dropping a key with "cascade" drops the foreign keys that used it.

-- Sessions. A token names its user and is found among that user's tokens. Tokens of before name nobody and are found by
-- their hash alone, for which the indexes on it are; they end within 30 days.
alter table identities drop constraint identities_pkey cascade, add primary key (user_id, id);
drop index identities_user;
alter table sessions drop constraint sessions_pkey cascade, add primary key (user_id, id),
  add foreign key (user_id, identity_id) references identities on delete cascade;
drop index sessions_user;

alter table access_tokens add column user_id bigint;
update access_tokens token set user_id = s.user_id from sessions s where s.id = token.session_id;
alter table access_tokens alter column user_id set not null,
  drop constraint access_tokens_pkey, add primary key (user_id, hash),
  add foreign key (user_id, session_id) references sessions on delete cascade;
create index access_tokens_hash on access_tokens (hash);

alter table refresh_tokens add column user_id bigint;
update refresh_tokens token set user_id = s.user_id from sessions s where s.id = token.session_id;
alter table refresh_tokens alter column user_id set not null,
  drop constraint refresh_tokens_pkey, add primary key (user_id, hash),
  drop constraint refresh_tokens_session_id_seq_key, add unique (user_id, session_id, seq),
  add foreign key (user_id, session_id) references sessions on delete cascade;
create index refresh_tokens_hash on refresh_tokens (hash);

-- Tags
alter table tags drop constraint tags_id_user_id_key cascade, drop constraint tags_pkey, add primary key (user_id, id);
alter table gift_tags drop constraint gift_tags_pkey, add primary key (user_id, tag_id, gift_id),
  add foreign key (user_id, tag_id) references tags on delete cascade;

-- People, their days and gifts. The person that a giver made of a drawn name lies with the giver, the draw with its
-- organiser: what points there is read together with the giver's own rows, and needs no key.
alter table recipients drop constraint recipients_id_user_id_key cascade, drop constraint recipients_pkey cascade,
  add primary key (user_id, id);
drop index draw_people_recipient;
alter table recipient_interests drop constraint recipient_interests_pkey,
  add primary key (user_id, recipient_id, category_id),
  add foreign key (user_id, recipient_id) references recipients on delete cascade;
drop index recipient_interests_user;

alter table recipient_days drop constraint recipient_days_id_recipient_id_key cascade,
  drop constraint recipient_days_pkey cascade,
  add primary key (user_id, id), add unique (user_id, id, recipient_id),
  add foreign key (user_id, recipient_id) references recipients on delete cascade;
drop index recipient_days_user, recipient_days_birthday, recipient_days_holiday, recipient_days_recipient;
create index recipient_days_recipient on recipient_days (user_id, recipient_id);
create unique index recipient_days_birthday on recipient_days (user_id, recipient_id) where kind = 'birthday';
create unique index recipient_days_holiday on recipient_days (user_id, recipient_id, holiday) where holiday is not null;

alter table recipient_gifts drop constraint recipient_gifts_pkey, add primary key (user_id, id),
  drop constraint recipient_gifts_pair,
  add constraint recipient_gifts_pair unique nulls not distinct (user_id, recipient_id, gift_id, day_on),
  add foreign key (user_id, recipient_id) references recipients on delete cascade,
  add foreign key (user_id, day_id, recipient_id) references recipient_days (user_id, id, recipient_id)
    on delete set null (day_id);
drop index recipient_gifts_day;
create index recipient_gifts_day on recipient_gifts (user_id, day_id, day_on) where day_id is not null;

alter table reminders_sent drop constraint reminders_sent_pkey, add primary key (user_id, day_id, day_on, lead),
  add foreign key (user_id, day_id) references recipient_days on delete cascade;
drop index reminders_sent_user;

-- What was removed, links of lists, takes
alter table removals drop constraint removals_pkey, add primary key (user_id, id);
drop index removals_user;
alter table list_shares drop constraint list_shares_pkey, add primary key (user_id, gift_list_id);
drop index list_shares_owner;
alter table takes drop constraint takes_pkey, add primary key (user_id, id),
  drop constraint takes_gift_list_id_fkey,
  add foreign key (gift_list_id, user_id) references gift_lists (id, user_id) on delete set null (gift_list_id);

-- Circles: each member's person lies with the member.
alter table circles drop constraint circles_recipient_id_key, add unique (user_id, recipient_id),
  add foreign key (user_id, recipient_id) references recipients on delete cascade;
drop index circles_owner;
alter table circle_members drop constraint circle_members_recipient_id_key, add unique (user_id, recipient_id),
  add foreign key (user_id, recipient_id) references recipients on delete cascade;
drop index circle_members_user;
