-- The day a gift was given is a date. Until now it was stored as midday UTC and read by its UTC date, so that date is
-- the day people chose.
alter table recipient_gifts alter column given_at type date using (given_at at time zone 'UTC')::date;
