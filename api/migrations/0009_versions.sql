-- Two counts of changes: to what a person's lists show, and to what the curated ones show. While both stay what they
-- are, so does every answer that was made of the two.
alter table users add column version bigint not null default 0;

create function count_catalogue_change() returns void language sql as $$
  insert into app_facts (key, value) values ('catalogue-version', '1')
  on conflict (key) do update set value = app_facts.value::bigint + 1
$$;

create function count_list_change() returns trigger language plpgsql as $$
begin
  update users set version = version + 1 where id in (select user_id from changed);
  if exists (select from changed where user_id is null) then
    perform count_catalogue_change();
  end if;
  return null;
end $$;

create trigger gift_lists_inserted after insert on gift_lists referencing new table as changed
  for each statement execute function count_list_change();
create trigger gift_lists_updated after update on gift_lists referencing new table as changed
  for each statement execute function count_list_change();
create trigger gift_lists_deleted after delete on gift_lists referencing old table as changed
  for each statement execute function count_list_change();
create trigger gift_list_gifts_inserted after insert on gift_list_gifts referencing new table as changed
  for each statement execute function count_list_change();
create trigger gift_list_gifts_updated after update on gift_list_gifts referencing new table as changed
  for each statement execute function count_list_change();
create trigger gift_list_gifts_deleted after delete on gift_list_gifts referencing old table as changed
  for each statement execute function count_list_change();

-- A gift shows in every list that holds it.
create function count_gift_change() returns trigger language plpgsql as $$
begin
  if new.created_by_type = 'SYSTEM' then
    perform count_catalogue_change();
  else
    update users set version = version + 1
    where id in (select user_id from gift_list_gifts where gift_id = new.id);
  end if;
  return null;
end $$;

create trigger gifts_updated
  after update of title, price_cents, purchase_url, retailer, description, picture_key, image_id on gifts
  for each row execute function count_gift_change();

select count_catalogue_change();
