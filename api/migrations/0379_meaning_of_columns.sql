-- Meanings of columns whose names say something else. Renaming them would need an offline upgrade: servers of the version before
-- read them by these names.
comment on column gifts.keywords is 'Phrase to type into the search of a shop: `find` in the catalogue, `shopPhrase` in code';
comment on column gifts.is_public is 'Curated and not retired';
comment on column gift_lists.is_public is 'Curated and not retired. A list of a user that is not private is no such list';
comment on column list_shares.words is 'Greeting of the owner to visitors';
comment on column list_shares.degree is 'How much the owner sees of takes from now on';
comment on column takes.degree is 'How much the owner sees of this take, as its giver was told';
comment on column reminder_settings.next_look_at is 'Time of the next check for due reminders';
comment on column removals.places is 'The removed entries: rows of gift_list_gifts as JSON';
