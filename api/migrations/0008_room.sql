-- How much one person can keep: far above any real use, far below what would hurt the others. The database counts after
-- each insert, with the person's row held, so that of two writes at once only one takes the last place.
do $migration$
declare
  kind record;
begin
  for kind in
    select * from (values
      ('gift_lists', 'user_id', 'count(*)', 200),
      ('gifts', 'created_by_id', 'count(*)', 5000),
      ('gift_list_gifts', 'user_id', 'count(*)', 20000),
      ('recipients', 'user_id', 'count(*)', 1000),
      ('recipient_gifts', 'user_id', 'count(*)', 20000),
      ('images', 'user_id', 'sum(bytes)', 500 * 1024 * 1024)
    ) as kinds (name, owner, used, most)
  loop
    execute format($make$
      create function %1$s_room() returns trigger language plpgsql as $body$
      begin
        perform from users where id in (select %2$I from added) order by id for no key update;
        if exists (
          select from (select distinct %2$I as id from added) owner
          where (select %3$s from %1$I kept where kept.%2$I = owner.id) > %4$s) then
          raise check_violation using message = 'No room for more in %1$s', constraint = '%1$s_room';
        end if;
        return null;
      end $body$;
      create trigger %1$s_room after insert on %1$I referencing new table as added
        for each statement execute function %1$s_room()
      $make$, kind.name, kind.owner, kind.used, kind.most);
  end loop;
end $migration$;
