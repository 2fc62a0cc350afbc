create table categories (
  id int generated always as identity primary key,
  slug text not null unique,
  master_category text not null check (master_category in ('Occasion', 'Interest', 'Relationship')),
  name text not null,
  color text not null,
  position int not null,
  unique (master_category, name)
);

-- Pictures people upload. The bytes are files; a row says whose they are.
create table images (
  id text primary key check (id ~ '^[0-9a-f]{32}$'),
  user_id int not null references users on delete cascade,
  bytes int not null check (bytes > 0),
  created_at timestamptz not null default now()
);
create index images_user on images (user_id);

create table gifts (
  id int generated always as identity primary key,
  -- Names a curated gift across catalogue loads.
  slug text unique,
  title text not null check (char_length(title) between 1 and 200),
  price_cents int check (price_cents between 0 and 100000000),
  purchase_url text check (char_length(purchase_url) <= 2048),
  retailer text,
  description text check (char_length(description) <= 2000),
  -- A curated gift's picture is drawn (its key); a person's is uploaded (its id).
  picture_key text,
  image_id text references images on delete set null,
  created_by_type text not null check (created_by_type in ('SYSTEM', 'USER')),
  created_by_id int references users on delete cascade,
  category_ids int[] not null default '{}',
  -- Words of its categories, so that "mug for dad" finds a mug that is good for fathers.
  keywords text not null default '',
  suits text[] not null default '{her,him,everyone}' check (suits <@ array['her', 'him', 'everyone']),
  -- In how many lists it is; what many people keep comes first in searches.
  popularity int not null default 0,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  -- A curated gift that left the catalogue: no longer found, still there for whoever saved it.
  retired_at timestamptz,
  is_public boolean not null generated always as (created_by_type = 'SYSTEM' and retired_at is null) stored,
  title_tsv tsvector not null generated always as (to_tsvector('english', plain_text(title))) stored,
  search_tsv tsvector not null generated always as (
    setweight(to_tsvector('english', plain_text(title)), 'A')
    || setweight(to_tsvector('english', plain_text(coalesce(description, ''))), 'B')
    || setweight(to_tsvector('english', plain_text(keywords)), 'C')) stored,
  constraint gifts_creator check ((created_by_type = 'SYSTEM') = (created_by_id is null)),
  constraint gifts_slug check ((created_by_type = 'SYSTEM') = (slug is not null))
);
create index gifts_creator_index on gifts (created_by_id) where created_by_id is not null;
create index gifts_image on gifts (image_id) where image_id is not null;
create index gifts_popular on gifts (popularity desc, id desc) where is_public;
create index gifts_title_category on gifts using gin (title_tsv, category_ids) where is_public;
create index gifts_search_category on gifts using gin (search_tsv, category_ids) where is_public;

create table gift_lists (
  id int generated always as identity primary key,
  slug text unique,
  title text not null check (char_length(title) between 1 and 30),
  description text,
  is_private boolean not null default false,
  is_favorites boolean not null default false,
  user_id int references users on delete cascade,
  created_by_type text not null check (created_by_type in ('SYSTEM', 'USER')),
  occasion_id int references categories,
  category_ids int[] not null default '{}',
  keywords text not null default '',
  position int not null default 0,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  retired_at timestamptz,
  is_public boolean not null generated always as (created_by_type = 'SYSTEM' and retired_at is null) stored,
  title_tsv tsvector not null generated always as (to_tsvector('english', plain_text(title))) stored,
  search_tsv tsvector not null generated always as (
    setweight(to_tsvector('english', plain_text(title)), 'A')
    || setweight(to_tsvector('english', plain_text(coalesce(description, ''))), 'B')
    || setweight(to_tsvector('english', plain_text(keywords)), 'C')) stored,
  unique (id, user_id),
  constraint gift_lists_owner check ((created_by_type = 'SYSTEM') = (user_id is null)),
  constraint gift_lists_slug check ((created_by_type = 'SYSTEM') = (slug is not null)),
  constraint gift_lists_system_is_public check (created_by_type = 'USER' or not is_private),
  constraint gift_lists_favorites check (not is_favorites or (created_by_type = 'USER' and is_private))
);
create unique index gift_lists_one_favorites on gift_lists (user_id) where is_favorites;
create index gift_lists_owner_index on gift_lists (user_id, id desc) where user_id is not null;
create index gift_lists_public on gift_lists (position, id) where is_public;
create index gift_lists_occasion on gift_lists (occasion_id) where occasion_id is not null;
create index gift_lists_title_category on gift_lists using gin (title_tsv, category_ids) where is_public;
create index gift_lists_search_category on gift_lists using gin (search_tsv, category_ids) where is_public;
create index gift_lists_category on gift_lists using gin (category_ids) where is_public;

-- A gift in a list. In a user's list this is what "saved" means.
create table gift_list_gifts (
  id int generated always as identity primary key,
  gift_list_id int not null references gift_lists on delete cascade,
  gift_id int not null references gifts on delete cascade,
  -- The list's owner once more (null for curated lists), so that "is it saved?" is one index read.
  user_id int references users on delete cascade,
  position int not null default 0,
  created_at timestamptz not null default now(),
  unique (gift_list_id, gift_id),
  foreign key (gift_list_id, user_id) references gift_lists (id, user_id) on delete cascade
);
create index gift_list_gifts_order on gift_list_gifts (gift_list_id, position, id) include (gift_id);
create index gift_list_gifts_gift on gift_list_gifts (gift_id);
create index gift_list_gifts_saved on gift_list_gifts (user_id, gift_id) where user_id is not null;

-- Words of curated titles, for mending typing errors in searches.
create table search_words (
  word text primary key,
  uses int not null
);
create index search_words_similar on search_words using gin (word gin_trgm_ops);
