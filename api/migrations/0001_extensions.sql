create extension if not exists pg_trgm;
create extension if not exists unaccent;

-- unaccent() is only STABLE because its dictionary could change; ours does not, and generated columns need IMMUTABLE.
create function plain_text(text) returns text
  language sql immutable parallel safe strict
  as $$ select public.unaccent('public.unaccent', $1) $$;

-- Small facts the server keeps about itself, such as the hash of the catalogue it has loaded.
create table app_facts (
  key text primary key,
  value text not null
);
