-- Accounts that run this installation. The first account becomes one; of an older installation none is (decision 0351).
create table operators (
  user_id int primary key references users on delete cascade,
  since timestamptz not null default now()
);

-- Links by which people may make an account. The token is kept as SHA-256 only.
create table invitations (
  id uuid primary key default gen_random_uuid(),
  hash bytea not null unique check (length(hash) = 32),
  user_id int not null references users on delete cascade,
  -- Bound to this address where there is one.
  email text,
  uses int not null default 0 check (uses between 0 and max_uses),
  max_uses int not null check (max_uses between 1 and 100),
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  revoked_at timestamptz
);
create index invitations_user on invitations (user_id);
create index invitations_email on invitations (lower(email)) where email is not null;
create index invitations_expiry on invitations (expires_at);
