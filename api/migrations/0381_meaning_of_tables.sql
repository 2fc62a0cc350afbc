-- The meaning of each table. `npm run db:types` writes it into the row types and into schema.sql.

-- Accounts and sessions
comment on table users is 'Accounts. Rows of an account go with it: its foreign keys cascade';
comment on table identities is 'Ways in which an account signs in: the subject at an issuer, or an e-mail address';
comment on table sessions is 'A signed-in browser, until it is signed out or expires';
comment on table access_tokens is 'Hashes of the short-lived tokens that requests send';
comment on table refresh_tokens is 'Hashes of the tokens that renew a session, a new one for each renewal (`seq`)';
comment on table used_id_tokens is 'Identity tokens and sign-in links that were used, so that each is accepted once';
comment on table sign_in_links is 'Sign-in links sent by mail, by address: an account may not exist yet';
comment on table operators is 'Accounts that may open the operator page';
comment on table invitations is 'Links by which somebody may join this installation';
comment on table deleted_accounts is 'Accounts that were deleted, to delete them again where a restored backup has them';
comment on table waitlist_entries is 'Addresses that were left on the landing page. They belong to no account';

-- Catalogue, gifts and lists
comment on table categories is 'Occasions, interests and relationships of the catalogue';
comment on table gifts is 'Curated gifts (`SYSTEM`) and gifts that users created (`USER`)';
comment on table images is 'Uploaded pictures. The files lie in a folder or a bucket';
comment on table gift_lists is 'Curated lists (`SYSTEM`) and lists of users (`USER`), Favorites included';
comment on table gift_list_gifts is 'Entries: the gifts of a list. A gift is saved while it is in a list of the user';
comment on table removals is 'Entries that were removed at once, for Undo';
comment on table tags is 'Tags of an account';
comment on table gift_tags is 'Taggings: the tags that an account put on a gift';

-- Recipients, their days and gifts
comment on table recipients is 'People to whom an account gives. They have no account themselves';
comment on table recipient_interests is 'Interests of a recipient that are categories. Others are in `recipients.own_interests`';
comment on table recipient_days is 'Days of a recipient that come every year, and days of the kind `own` that come once';
comment on table recipient_gifts is 'Links: a gift for a recipient, for one occurrence of a day, with its status';
comment on table reminder_settings is 'Settings of reminders and of the calendar feed, and the queue of accounts to remind';
comment on table reminders_sent is 'Reminders that were sent, so that each is sent once';

-- Giving together
comment on table circles is 'Circles: co-givers who plan for one person. The owner is the one who invited the others';
comment on table circle_members is 'Members of a circle, each with a recipient of their own for the person';
comment on table co_edited_lists is 'Lists with co-editors, and the link by which somebody joins them';
comment on table co_editors is 'Accounts that edit a list of another account';
comment on table list_shares is 'Secret links that show a list without an account, and their settings';
comment on table wanted_gifts is 'How many of a gift the owner of wishes wants, where that is more than one';
comment on table takes is 'Claims on gifts of shared lists. They stay readable for the giver when list or gift are gone';
comment on table draws is 'Drawings of names in a group';
comment on table draw_people is 'Participants of a draw, each with a personal link';
comment on table draw_exclusions is 'Pairs of participants who do not draw each other';
comment on table draw_pairs is 'The result of a draw: who gives to whom. Only the giver may read the row';

-- Running the product
comment on table idempotency_keys is 'Responses of writes by their idempotency key, so that a repeated request gets the first response';
comment on table rate_limits is 'Counters of rate limits that hold across servers, written by rate-limiter-flexible';
comment on table audit_events is 'Security events: sign-ins, refusals, changes of accounts';
comment on table app_facts is 'Facts about this installation by key: version of the catalogue, last runs of jobs';
