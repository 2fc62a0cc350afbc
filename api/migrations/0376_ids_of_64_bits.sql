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
