-- Counters of the rate limits that hold across servers. They end within a day, so they are neither logged nor backed up.
-- The library that fills the table prescribes its columns: the caller as a hash, calls so far, end in milliseconds.
create unlogged table rate_limits (
  key text primary key,
  points integer not null,
  expire bigint not null
);
create index rate_limits_expire on rate_limits (expire);
