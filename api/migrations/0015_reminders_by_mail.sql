-- Who sends an account's reminders now, until when, and from when on reminders count: what fell before is not caught up on.
alter table reminder_settings
  add column leased_until timestamptz,
  add column mail_since timestamptz not null default now();
create index reminder_settings_failing on reminder_settings (user_id) where failures > 0;

-- A row is written before its mail is handed over and has no sent_at until the mail server has taken it. One that a crash
-- left so is tried once more and never again.
alter table reminders_sent
  alter column sent_at drop not null,
  add column attempts int not null default 1 check (attempts between 1 and 2);

-- Whatever changes somebody's days may make a reminder fall due: the next run looks at that account first.
create function reminders_look_again() returns trigger language plpgsql as $$
begin
  insert into reminder_settings (user_id, next_look_at) select distinct user_id, timestamptz 'epoch' from changed
  on conflict (user_id) do update set next_look_at = excluded.next_look_at;
  return null;
end $$;
create trigger recipient_days_added after insert on recipient_days referencing new table as changed
  for each statement execute function reminders_look_again();
create trigger recipient_days_changed after update on recipient_days referencing new table as changed
  for each statement execute function reminders_look_again();

insert into reminder_settings (user_id, next_look_at) select distinct user_id, timestamptz 'epoch' from recipient_days
on conflict (user_id) do update set next_look_at = excluded.next_look_at;
