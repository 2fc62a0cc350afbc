-- Meanings of columns that their names do not tell, as in 0379. `npm run db:types` writes them into the row types.

-- Gifts and lists
comment on column gifts.keywords is 'Phrase to type into the search of a shop: `shopPhrase` in the catalogue and in code';
comment on column gifts.suits is 'Whom a curated gift suits: her, him, everyone';
comment on column gifts.picture_key is 'Name of the published picture of a curated gift';
comment on column gifts.image_id is 'Uploaded picture of a user''s gift';
comment on column gift_list_gifts.user_id is 'Owner of the list, whoever added the gift; null for a curated list';
comment on column gift_list_gifts.added_by is 'Co-editor who added the gift; null for the owner of the list';
comment on column gift_list_gifts.position is 'Ascending order in the list. Arranged gifts of users are negative, gifts added later are 0';

-- Recipients, their days and gifts
comment on column recipient_days.year is 'Year of birth or of the first anniversary; null where unknown, or for a day of the kind `own` that comes every year';
comment on column recipient_days.remind is 'Days ahead to remind of this day; null for the leads of the account, empty for no reminder';
comment on column recipient_days.changed_at is 'Last change of the day or of the recipient''s name. Reminders that fell due before it are not sent';
comment on column recipient_gifts.given_at is 'Date on which the gift was given; null until then';
comment on column recipient_gifts.day_on is 'Date of the occurrence that the gift is for; it stays when the day is removed';
comment on column recipient_gifts.for_no_day is 'The account chose "No day in particular". Without it a link without a day follows the next day of the recipient';
comment on column recipient_gifts.noted_title is 'Title of another owner''s gift when it was linked, shown once the gift is private; so are price and link';

-- Shared lists and takes
comment on column list_shares.token_hash is 'SHA-256 of the token in the link; null while the list has no link';
comment on column list_shares.salt is 'Salt of the hashes that stand for ids of gifts on the page';
comment on column list_shares.reveal_on is 'Day from which the owner sees all, whatever the degree';
comment on column takes.user_id is 'Owner of the list, not the giver';
comment on column takes.giver_id is 'Account of the giver, if one was signed in';
comment on column takes.secret_hash is 'SHA-256 of the secret in the cookie of the giver''s browser, by which a visitor changes own takes';
comment on column takes.is_other is 'A gift outside of the list, "I bring something else": `title` is the text of the giver';
comment on column takes.share_with is 'The giver would share the gift with others';
comment on column takes.title is 'Title of the gift when it was taken; so are price, link and picture';

-- Reminders
comment on column reminder_settings.leads is 'Days ahead to remind of every day that has none of its own';
comment on column reminder_settings.mail_since is 'Reminders that fell due before this time are not sent';
comment on column reminder_settings.leased_until is 'Time until which one server alone sends the reminders of the account';
comment on column reminders_sent.sent_at is 'Null from before the mail is sent until the mail server has taken it';

-- Draws, accounts
comment on column draw_people.account_id is 'Account of the participant: the organiser, or a participant who kept the draw while signed in';
comment on column draw_people.recipient_id is 'Recipient that this participant, as a giver, made of the drawn one';
comment on column draw_people.earlier_id is 'The same participant in the draw before';
comment on column audit_events.user_ref is 'Id of the account, or a random pseudonym once it is deleted';
comment on column deleted_accounts.account is 'Hash of id and time of creation, which no later account can have: a restored backup is searched for it';
