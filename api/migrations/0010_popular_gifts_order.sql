-- The most popular gifts in their order: a search for a common word goes along it until its page is full.
create index gifts_popular_order on gifts (popularity desc, id desc) where is_public and is_popular;
