-- Caps, takes and the next look for reminders are decided by statements of the transaction that writes (docs/decisions/0375).
-- Dropping a function drops its triggers.
drop function
  gift_lists_room(), gifts_room(), gift_list_gifts_room(), recipients_room(), recipient_gifts_room(), images_room(),
  tags_room(), recipient_days_room(), circle_members_room(), draws_room(), draw_people_room(),
  takes_free(), takes_room(), reminders_look_again()
cascade;

-- While servers are replaced one by one, an older one relies on the trigger that is gone: accounts are looked at after that.
insert into reminder_settings as s (user_id, next_look_at) select id, now() + interval '1 hour' from users
on conflict (user_id) do update set next_look_at = least(s.next_look_at, excluded.next_look_at);
