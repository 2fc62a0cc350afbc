-- A rename of the recipient no longer counts as a change of their days.
comment on column recipient_days.changed_at is 'Last change of the day. Reminders that fell due before it are not sent';
