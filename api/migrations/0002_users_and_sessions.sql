create table users (
  id int generated always as identity primary key,
  name text not null check (char_length(name) between 1 and 200),
  email text not null,
  avatar text,
  created_at timestamptz not null default now()
);

-- Who somebody is, is (issuer, subject): never the address, which may change hands.
create table identities (
  id int generated always as identity primary key,
  user_id int not null references users on delete cascade,
  provider text not null check (provider in ('google', 'apple')),
  issuer text not null,
  subject text not null check (char_length(subject) between 1 and 255),
  email text not null,
  created_at timestamptz not null default now(),
  unique (issuer, subject)
);
create index identities_user on identities (user_id);

create table sessions (
  id int generated always as identity primary key,
  user_id int not null references users on delete cascade,
  identity_id int not null references identities on delete cascade,
  seq int not null default 0,
  user_agent text,
  ip_prefix text,
  created_at timestamptz not null default now(),
  last_seen_at timestamptz not null default now(),
  expires_at timestamptz not null,
  revoked_at timestamptz,
  revoke_reason text
);
create index sessions_user on sessions (user_id, id desc);
create index sessions_identity on sessions (identity_id);

-- Tokens are kept as SHA-256 only.
create table access_tokens (
  hash bytea primary key check (length(hash) = 32),
  session_id int not null references sessions on delete cascade,
  expires_at timestamptz not null
);
create index access_tokens_session on access_tokens (session_id);

create table refresh_tokens (
  hash bytea primary key check (length(hash) = 32),
  session_id int not null references sessions on delete cascade,
  seq int not null,
  salt bytea not null,
  used_at timestamptz,
  expires_at timestamptz not null,
  unique (session_id, seq)
);

create table used_id_tokens (
  hash bytea primary key check (length(hash) = 32),
  nonce_hash bytea not null,
  session_id int references sessions on delete set null,
  first_used_at timestamptz not null default now(),
  expires_at timestamptz not null
);
create index used_id_tokens_session on used_id_tokens (session_id);
create index used_id_tokens_expiry on used_id_tokens (expires_at);

create table audit_events (
  id bigint generated always as identity primary key,
  at timestamptz not null default now(),
  event text not null,
  -- The user's id, or a random pseudonym once the account is gone.
  user_ref text,
  session_id int,
  request_id text,
  ip_prefix text,
  user_agent_hash text,
  object text,
  outcome text not null check (outcome in ('success', 'failure')),
  reason text
);
create index audit_events_user on audit_events (user_ref, at);
create index audit_events_at on audit_events (at);

-- What a create answered, so that a repeated request is not a second create.
create table idempotency_keys (
  user_id int not null references users on delete cascade,
  key text not null check (char_length(key) between 1 and 200),
  request_hash bytea not null,
  status int,
  body text,
  created_at timestamptz not null default now(),
  primary key (user_id, key)
);
create index idempotency_keys_age on idempotency_keys (created_at);

-- Accounts that were deleted, so that a restored backup can be made to forget them again.
create table deleted_accounts (
  user_id int primary key,
  deleted_at timestamptz not null default now()
);
