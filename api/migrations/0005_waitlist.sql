create table waitlist_entries (
  id int generated always as identity primary key,
  email text not null,
  platforms text[] not null check (platforms <@ array['web', 'ios', 'android'] and cardinality(platforms) > 0),
  created_at timestamptz not null default now()
);
create unique index waitlist_entries_email on waitlist_entries (lower(email));
