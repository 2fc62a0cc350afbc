alter table identities drop constraint identities_provider_check;
alter table identities add constraint identities_provider_check check (provider in ('google', 'apple', 'oidc', 'mail'));

-- Links that were sent to sign in by mail. Token and browser are kept as SHA-256 only.
create table sign_in_links (
  hash bytea primary key check (length(hash) = 32),
  browser_hash bytea not null check (length(browser_hash) = 32),
  email text not null,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null
);
create index sign_in_links_expiry on sign_in_links (expires_at);
create index sign_in_links_email on sign_in_links (lower(email));
