-- What has ended is looked for by its end.
create index access_tokens_expiry on access_tokens (expires_at);
create index refresh_tokens_expiry on refresh_tokens (expires_at);
create index sessions_expiry on sessions (expires_at);
create index sessions_revoked on sessions (revoked_at) where revoked_at is not null;

-- A name for an account that outlives it and cannot be given to another: ids are given out again after an older state
-- of the database was restored. It stands in a list outside the database, by which a restored one forgets again.
alter table deleted_accounts add column account text;

create function account_ref(users) returns text language sql stable
  as $$ select encode(sha256(convert_to($1.id || ' ' || extract(epoch from $1.created_at), 'UTF8')), 'hex') $$;

-- The same as for other kinds: the database counts after each insert, with the person's row held.
create function tags_room() returns trigger language plpgsql as $$
begin
  perform from users where id in (select user_id from added) order by id for no key update;
  if exists (
    select from (select distinct user_id as id from added) owner
    where (select count(*) from tags kept where kept.user_id = owner.id) > 500) then
    raise check_violation using message = 'No room for more in tags', constraint = 'tags_room';
  end if;
  return null;
end $$;
create trigger tags_room after insert on tags referencing new table as added
  for each statement execute function tags_room();
