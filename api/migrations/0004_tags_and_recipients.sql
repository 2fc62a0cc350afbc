create table tags (
  id int generated always as identity primary key,
  user_id int not null references users on delete cascade,
  name text not null check (char_length(name) between 1 and 50),
  created_at timestamptz not null default now(),
  unique (id, user_id)
);
create unique index tags_name on tags (user_id, lower(name));

create table gift_tags (
  tag_id int not null,
  gift_id int not null references gifts on delete cascade,
  user_id int not null references users on delete cascade,
  primary key (tag_id, gift_id),
  foreign key (tag_id, user_id) references tags (id, user_id) on delete cascade
);
create index gift_tags_gift on gift_tags (gift_id);
create index gift_tags_user_gift on gift_tags (user_id, gift_id);

create table recipients (
  id int generated always as identity primary key,
  user_id int not null references users on delete cascade,
  name text not null check (char_length(name) between 1 and 100),
  email text check (char_length(email) <= 254),
  created_at timestamptz not null default now(),
  unique (id, user_id)
);
create index recipients_user on recipients (user_id, lower(name), id);

create table recipient_gifts (
  id int generated always as identity primary key,
  user_id int not null references users on delete cascade,
  recipient_id int not null,
  gift_id int not null references gifts on delete cascade,
  note text check (char_length(note) <= 1000),
  given_at timestamptz,
  created_at timestamptz not null default now(),
  constraint recipient_gifts_pair unique (recipient_id, gift_id),
  foreign key (recipient_id, user_id) references recipients (id, user_id) on delete cascade
);
create index recipient_gifts_gift on recipient_gifts (gift_id);
create index recipient_gifts_user_gift on recipient_gifts (user_id, gift_id);
