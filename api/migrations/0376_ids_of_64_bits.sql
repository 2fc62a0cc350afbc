-- offline: servers of older versions read ids as 32-bit numbers. One table after the other is rewritten.
-- Ids, and columns that hold ids, have 64 bits (decision 0376). One statement for each table, so that each is rewritten once.
do $migration$
declare
  one record;
begin
  for one in
    select attrelid::regclass as name,
      string_agg(format('alter column %I type %s', attname,
        case atttypid when 'int4'::regtype then 'bigint' else 'bigint[]' end), ', ' order by attnum) as changes
    from pg_attribute join pg_class on pg_class.oid = attrelid
    where relnamespace = 'public'::regnamespace and relkind = 'r' and not attisdropped and attnum > 0
      and atttypid in ('int4'::regtype, 'int4[]'::regtype) and attname ~ '(^|_)ids?$'
    group by attrelid
  loop
    execute format('alter table %s %s', one.name, one.changes);
  end loop;
end $migration$;

-- The lock of a gift has one key of 64 bits: there is no such lock of two ids of 64 bits.
do $migration$
begin
  if to_regproc('takes_free') is not null then
    create or replace function takes_free() returns trigger language plpgsql as $$
    begin
      if new.gift_id is null then return null; end if;
      perform pg_advisory_xact_lock(hashtextextended(new.user_id || ' ' || new.gift_id, 0));
      if (select coalesce(sum(quantity) filter (where not share_with), 0) + coalesce(max(1) filter (where share_with), 0)
          from takes where user_id = new.user_id and gift_id = new.gift_id)
        > coalesce((select quantity from wanted_gifts where user_id = new.user_id and gift_id = new.gift_id), 1) then
        raise check_violation using message = 'No more of it is free', constraint = 'takes_free';
      end if;
      return null;
    end $$;
  end if;
end $migration$;
