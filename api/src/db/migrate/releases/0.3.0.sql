-- tuckaway-backup {"format":1,"migrations":[{"name":"0001_extensions.sql","checksum":"be2d94d9a9bf5c7bebe094f45f69b1aae5db2297293bf4515709b8b6127fd383"},{"name":"0002_users_and_sessions.sql","checksum":"0eb9f0708c3ed5c977d0bb9adc2bba748ca521ed8e700afc5d499720fbbfa953"},{"name":"0003_gifts_and_lists.sql","checksum":"07ddf7a4b17826b638f2935dd31eb7b6cc0fb6e55df9aea3f9c3cef35082e547"},{"name":"0004_tags_and_recipients.sql","checksum":"ebe8773b15e20e9b1db6393ff4d55916263adefc621dc2a4ccd05bcb6090dca9"},{"name":"0005_waitlist.sql","checksum":"794aa0d5c7aedf41d8554f92ab48dda2e7a2e445e8a9fd5c0a4fc975bdbda090"},{"name":"0006_saved_gifts_order.sql","checksum":"d130326df0ccb0176273f46cfc21f2a987b335122751d279926762aa642d25c4"},{"name":"0007_popular_gifts.sql","checksum":"a468543a5c1b656da20727a6a709109967045123e8881301a20627cf0bfbe23a"},{"name":"0008_room.sql","checksum":"be0429959530a486f46a39f5a0424eaa0d41faa4e555d480fa89636ffd084e7b"},{"name":"0009_versions.sql","checksum":"f6b1e257cc990c3a5c8e5e31397db9a0d9da812c9a797b65bb230fc53a0aef44"},{"name":"0010_popular_gifts_order.sql","checksum":"949f24ac25e8f92909bfa7c12f5ad671a75eac7c4f2e7d86e278cd2d7e78920b"},{"name":"0011_given_day.sql","checksum":"ca9a7d02d35bc20b65c6fc9f09f50c84dcf4e17d86020aaa321435a28cffc48f"},{"name":"0012_key_with_response.sql","checksum":"f3d5e0819fd510d8948c67611d42f4cf3bd8439870e00ffc5d9922c19d61bf5b"},{"name":"0013_upkeep.sql","checksum":"fa78346b69c65b795a335f791c24a843d416ca5318cef11268cde543601dde69"},{"name":"0014_people_and_days.sql","checksum":"f2871507209c825e43094f3768269d69fcd264786a202123b5b8ed13e095c067"},{"name":"0015_reminders_by_mail.sql","checksum":"fcaba932ec2b2db00dda5b7d68b1251f441bf663a3e6e94df520a6d6481aeba3"},{"name":"0018_find_mine.sql","checksum":"682e3bd072744b3b748c8dbc6cc178259d45b6e8d19b2140b288d6a6c821845b"},{"name":"0019_list_covers.sql","checksum":"09c66ec388784796de1be382684ef78199bb39a46375f467fd547309eacb3945"},{"name":"0020_forget_reminders.sql","checksum":"517bd5c730dbc059687254199ce4778791dd5f90a609b7ee693bef8540e33e1f"},{"name":"0023_forget_drawn_pictures.sql","checksum":"37594a1fb2b0199509e2b86128c8c695ef4de00c3418d65741c37ee052668a50"},{"name":"0024_category_pairs.sql","checksum":"2b960e55e89a4f9ef2d1daa6dfc62d9cd9fd5de26d8f42781c4a53ea9b55fa00"},{"name":"0040_for_no_day.sql","checksum":"e3af919772c4b9922c27017255d5988056d6e5cac66a34165eebcffaadff8755"},{"name":"0041_own_interests.sql","checksum":"f02b734e04669e123b110836c6c8bf40b68bed71bbae504c919fa7f992577e45"},{"name":"0045_category_pictures.sql","checksum":"4b08043b019c08f60dc003144c6aafc32fd9e545b78edfbaf411d4ae87469465"},{"name":"0060_search_in_memory.sql","checksum":"71789cff0dc17f8b1accb3de4b7739149df667616b408cba923aa0e8da9cf7e7"},{"name":"0070_canonical_time_zones.sql","checksum":"aadb7f46c870adad667061d0023fec3ec1f480210ac45a8b5b1a5cd336aa4fb9"},{"name":"0090_no_response_memory.sql","checksum":"35b734b2ee63e8e5455bb753b5fcfc839d7f2f7344d926b92ad4cff53fb85f08"},{"name":"0100_list_shares_and_takes.sql","checksum":"ff025db77b4120616f0cb1277f2195da0ad68b641da2547f9a73df9b2bd92c8a"},{"name":"0130_openid_connect.sql","checksum":"403c6fc1f16db93049de1910ee106682f6be339cd8deb79188d3c16aaf1787bd"},{"name":"0131_sign_in_by_mail.sql","checksum":"301fdbf4aa1dcd0a4a832995d489df4b0576d0652013e695b9cd2d5d6addc241"},{"name":"0200_noted_gifts.sql","checksum":"6f12280b12c7a18147fceebf7120d5de4bea186dd700457782a898f8ec881060"},{"name":"0210_rate_limits.sql","checksum":"3a10234760f245d82dc3cec3e15ea7e238760497ca14535fddf14c8b678c1e3a"},{"name":"0250_curated_places.sql","checksum":"b8ad40db7804b885157247b3a7f8842e5d1e48da7ba48540b55f47d3e6bd3a74"},{"name":"0340_circles.sql","checksum":"ae02b529df9f1d4f415fc8f4c52fa92eae95006be6571cdc6a9efead68c6c2e4"},{"name":"0345_draws.sql","checksum":"999c6ec8a3125404d477081718b15550671a318f99906625f6a34c1164c7519d"},{"name":"0350_operators_and_invitations.sql","checksum":"977569b49d8f87cc5c35b0f4c185f4657201cd40f6e1d3566323669acbfdd9c9"},{"name":"0370_co_edited_lists.sql","checksum":"6c6d1d2720da35e0805ec48072c21c9242c0cd9b2645afe2c56cbcb1c49c97e5"},{"name":"0375_no_triggers.sql","checksum":"6789096dd582d1faacc952a17ca9fc6a63150a6b9ba96af773264f0c5901a39a"},{"name":"0376_ids_of_64_bits.sql","checksum":"09e17a47ccf147ca20681dd38778307507fda2200476a89c08e1c0015b2f4eee"},{"name":"0377_keys_by_person.sql","checksum":"43596846adf8a457b98cca023edd4ef319df0fa0fc0115f64f3d6b5a0627a337"},{"name":"0378_upkeep_in_steps.sql","checksum":"dac845ec563a5812d75b571862425dd621b1ec04c7acf7ef5c0c8021376a0316"},{"name":"0379_meaning_of_columns.sql","checksum":"2f442b15cbd9bf7eec515be560ed4d44f99ff0fffef572db3770f799fd18da6f"},{"name":"0380_more_meanings_of_columns.sql","checksum":"1f53fe31b01f919eb200e58a220352dab7deab748645713233d011b305d39b34"}]}
copy public.users (id, name, email, avatar, created_at) from stdin;
2	Grace	grace@example.com	\N	2026-04-02 00:00:00+00
1	Ada	ada@example.com	\N	2026-03-01 00:00:00+00
3	Ben	ben@example.com	\N	2026-06-01 00:00:00+00
\.
copy public.identities (id, user_id, provider, issuer, subject, email, created_at) from stdin;
1	1	google	https://accounts.google.com	subject-1	ada@example.com	2026-03-01 00:00:00+00
2	2	google	https://accounts.google.com	subject-2	grace@example.com	2026-04-02 00:00:00+00
3	3	mail	urn:tuckaway:mail	ben@example.com	ben@example.com	2026-06-01 00:00:00+00
4	2	oidc	https://id.example.com	grace	grace@example.com	2026-06-02 00:00:00+00
\.
copy public.sessions (id, user_id, identity_id, seq, user_agent, ip_prefix, created_at, last_seen_at, expires_at, revoked_at, revoke_reason) from stdin;
1	1	1	0	\N	\N	2026-11-01 00:00:00+00	2026-11-01 00:00:00+00	2200-01-01 00:00:00+00	\N	\N
2	2	2	0	\N	\N	2026-11-01 00:00:00+00	2026-11-01 00:00:00+00	2200-01-01 00:00:00+00	\N	\N
\.
copy public.access_tokens (hash, session_id, expires_at, user_id) from stdin;
\\xe243c74e75ec4367f0870e266ac0b67bdc9fc4730b4813129d5c0d0841b80754	1	2200-01-01 00:00:00+00	1
\\xa4f0afd8ef3811e8d6a4dfa270e83b318f84c45cf97eaec1e93f3a9ae98641f4	2	2200-01-01 00:00:00+00	2
\.
copy public.app_facts (key, value) from stdin;
catalogue-version	3
\.
copy public.audit_events (id, at, event, user_ref, session_id, request_id, ip_prefix, user_agent_hash, object, outcome, reason) from stdin;
1	2026-11-01 00:00:00+00	session.created	1	\N	\N	\N	\N	\N	success	\N
\.
copy public.categories (id, slug, master_category, name, color, "position", picture_key) from stdin;
1	birthday	Occasion	Birthday	#aa5500	0	\N
3	mother	Relationship	Mother	#5500aa	2	\N
2	cooking	Interest	Cooking	#00aa55	1	category-cooking
\.
copy public.recipients (id, user_id, name, email, created_at, relationship_id, good_to_know, budget_cents, own_interests, sizes) from stdin;
2	2	Lin	\N	2026-05-11 00:00:00+00	\N	\N	\N	{}	\N
1	1	Mum	mum@example.com	2026-05-10 00:00:00+00	3	No chocolate	5000	{"bell ringing"}	Shoes 39
\.
copy public.circles (id, user_id, recipient_id, token_hash, link_ends_at, created_at) from stdin;
1	1	1	\\x8a39178d327e72a92d3b9800e55c5e95930f7ef61605464fe8cb43899abd1367	2200-01-01 00:00:00+00	2026-06-05 00:00:00+00
\.
copy public.circle_members (id, circle_id, user_id, recipient_id, joined_at) from stdin;
1	1	1	1	2026-06-05 00:00:00+00
2	1	2	2	2026-06-06 00:00:00+00
\.
copy public.gift_lists (id, slug, title, description, is_private, is_favorites, user_id, created_by_type, occasion_id, category_ids, "position", created_at, updated_at, retired_at, picture_key) from stdin;
1	\N	Favorites	\N	t	t	1	USER	\N	{}	0	2026-03-01 00:00:00+00	2026-03-01 00:00:00+00	\N	\N
2	\N	Favorites	\N	t	t	2	USER	\N	{}	0	2026-04-02 00:00:00+00	2026-04-02 00:00:00+00	\N	\N
3	\N	For Mum	Small things	f	f	1	USER	\N	{}	0	2026-05-05 00:00:00+00	2026-05-05 00:00:00+00	\N	\N
4	for-cooks	For cooks	\N	f	f	\N	SYSTEM	1	{1,2}	0	2026-02-01 00:00:00+00	2026-02-01 00:00:00+00	\N	\N
5	\N	Favorites	\N	t	t	3	USER	\N	{}	0	2026-06-01 00:00:00+00	2026-06-01 00:00:00+00	\N	\N
\.
copy public.co_edited_lists (gift_list_id, user_id, token_hash, link_ends_at, created_at) from stdin;
3	1	\\xe16c029bb19761ee6049956f9adf4590531afe8e26e4d83e82fe21c6252e4451	2200-01-01 00:00:00+00	2026-06-07 00:00:00+00
\.
copy public.co_editors (id, gift_list_id, user_id, joined_at) from stdin;
1	3	2	2026-06-08 00:00:00+00
\.
copy public.deleted_accounts (user_id, deleted_at, account) from stdin;
77	2026-06-03 00:00:00+00	dddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddd
\.
copy public.draws (id, user_id, title, budget_cents, day_on, drawn_at, created_at) from stdin;
1	1	Christmas 2025	2000	2025-12-24	2025-12-01 00:00:00+00	2025-11-20 00:00:00+00
2	1	Christmas 2026	2500	2026-12-24	2026-06-14 00:00:00+00	2026-06-13 00:00:00+00
\.
copy public.draw_people (id, draw_id, account_id, name, email, "position", earlier_id, token_hash, mailed_at, opened_at, recipient_id) from stdin;
1	1	1	Ada	\N	0	\N	\N	\N	\N	\N
2	2	1	Ada	\N	0	1	\N	\N	2026-06-15 00:00:00+00	1
3	2	3	Ben	ben@example.com	1	\N	\\x599c6bf8ce4992cc7cf2c902bd1559cdb3e2a7a03acffd360a521cfeab9ec344	2026-06-14 00:00:00+00	2026-06-15 00:00:00+00	\N
4	2	\N	Jo	jo@example.com	2	\N	\\xc00fb823c1581db38465ec46ee64ecc59178e5a6c1d77f51d10b49636ca21560	2026-06-14 00:00:00+00	\N	\N
\.
copy public.draw_exclusions (draw_id, first_id, second_id) from stdin;
2	2	3
\.
copy public.draw_pairs (giver_id, receiver_id, draw_id) from stdin;
2	4	2
4	3	2
3	2	2
\.
copy public.images (id, user_id, bytes, created_at) from stdin;
0a0a0a0a0a0a0a0a0a0a0a0a0a0a0a0a	1	1234	2026-05-01 00:00:00+00
\.
copy public.gifts (id, slug, title, price_cents, purchase_url, retailer, description, picture_key, image_id, created_by_type, created_by_id, category_ids, keywords, suits, created_at, updated_at, retired_at, qualities) from stdin;
2	tea-towel	Tea towel	900	\N	\N	\N	\N	\N	SYSTEM	\N	{2}	cooking	{her,him,everyone}	2026-02-01 00:00:00+00	2026-02-01 00:00:00+00	2026-10-01 00:00:00+00	{}
3	\N	Hand-bound notebook 📓	2250	https://www.notebooks.example/a?b=1	\N	Dotted,\nwith a \\ and a tab\t.	\N	0a0a0a0a0a0a0a0a0a0a0a0a0a0a0a0a	USER	1	{}		{her}	2026-05-02 00:00:00+00	2026-05-03 00:00:00+00	\N	{}
4	\N	Ticket	\N	\N	\N	\N	\N	\N	USER	2	{}		{everyone}	2026-05-04 00:00:00+00	2026-05-04 00:00:00+00	\N	{}
1	cast-iron-pan	Cast-iron pan	4500	https://shop.example/pan	Shop	\N	\N	\N	SYSTEM	\N	{1,2}	birthday cooking	{her,him,everyone}	2026-02-01 00:00:00+00	2026-02-01 00:00:00+00	\N	{cozy,handmade}
\.
copy public.gift_list_gifts (id, gift_list_id, gift_id, user_id, "position", created_at, added_by) from stdin;
1	1	2	1	0	2026-05-06 00:00:00+00	\N
2	3	3	1	0	2026-05-06 00:00:00+00	\N
3	3	1	1	1	2026-05-07 00:00:00+00	\N
4	2	4	2	0	2026-05-08 00:00:00+00	\N
5	4	1	\N	0	2026-02-01 00:00:00+00	\N
6	3	4	1	2	2026-06-09 00:00:00+00	2
\.
copy public.tags (id, user_id, name, created_at) from stdin;
1	1	Handmade	2026-05-09 00:00:00+00
2	2	Handmade	2026-05-09 00:00:00+00
\.
copy public.gift_tags (tag_id, gift_id, user_id) from stdin;
1	3	1
1	1	1
2	4	2
\.
copy public.idempotency_keys (user_id, key, request_hash, status, body, created_at) from stdin;
1	key-1	\\x1f58b9145b24d108d7ac38887338b3ea3229833b9c1e418250343f907bfd1047	201	{"id":3}	2026-11-01 00:00:00+00
\.
copy public.invitations (id, hash, user_id, email, uses, max_uses, created_at, expires_at, revoked_at) from stdin;
11111111-1111-4111-8111-111111111111	\\xa3013c082c75edc913598c3baac1afa18f7633fe8f014896ab2f1a72ff83d8ba	1	nora@example.com	0	1	2026-06-03 00:00:00+00	2200-01-01 00:00:00+00	\N
\.
copy public.list_shares (gift_list_id, user_id, token_hash, salt, kind, degree, reveal_on, names_visible, words, expires_on, opens, created_at) from stdin;
3	1	\\xc3bc45ac352fe43ff8f0a1cc26d6cc29f71f536dc417906f8513ea44ed4bb161	\\x5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a	wishes	taken	2026-12-27	t	Thank you!	2200-01-01	4	2026-06-10 00:00:00+00
\.
copy public.operators (user_id, since) from stdin;
1	2026-06-01 00:00:00+00
\.
copy public.recipient_days (id, recipient_id, user_id, kind, name, month, day, year, holiday, remind, created_at, changed_at) from stdin;
1	1	1	birthday	\N	2	29	1960	\N	{14,1}	2026-05-12 00:00:00+00	2026-05-12 00:00:00+00
2	1	1	own	Retirement	12	1	\N	\N	\N	2026-05-12 00:00:00+00	2026-05-12 00:00:00+00
3	2	2	holiday	\N	\N	\N	\N	christmas	\N	2026-05-12 00:00:00+00	2026-05-12 00:00:00+00
\.
copy public.recipient_gifts (id, user_id, recipient_id, gift_id, note, given_at, created_at, day_id, day_on, bought_at, paid_cents, thanked_at, thanks_note, for_no_day, noted_title, noted_price_cents, noted_purchase_url) from stdin;
1	1	1	3	Wrap it in blue	\N	2026-05-13 00:00:00+00	\N	\N	\N	\N	\N	\N	f	\N	\N	\N
2	1	1	1	\N	2026-02-28	2026-01-13 00:00:00+00	1	2026-02-28	2026-02-20	4200	2026-03-03	A call	f	\N	\N	\N
3	2	2	4	\N	\N	2026-05-14 00:00:00+00	3	2026-12-25	2026-11-02	1500	\N	\N	f	\N	\N	\N
4	2	2	3	\N	\N	2026-06-04 00:00:00+00	\N	\N	\N	\N	\N	\N	t	Hand-bound notebook 📓	2250	https://www.notebooks.example/a?b=1
\.
copy public.recipient_interests (recipient_id, category_id, user_id) from stdin;
1	2	1
\.
copy public.refresh_tokens (hash, session_id, seq, salt, used_at, expires_at, user_id) from stdin;
\\xd6cc0a088c07683c65cd266860cab8d94b3a1937b17420d9da30ca299c09fb77	1	0	\\x00ff10	\N	2200-01-01 00:00:00+00	1
\.
copy public.reminder_settings (user_id, time_zone, by_mail, leads, even_when_bought, calendar_token, unsubscribe_token, next_look_at, failures, leased_until, mail_since) from stdin;
2	\N	t	{30,7,1}	f	\N	\N	2026-11-20 00:30:19.805421+00	0	\N	2026-06-01 00:00:00+00
1	Europe/Berlin	f	{30,1}	t	cccccccccccccccccccccccccccccccccccccccc	uuuuuuuuuuuuuuuuuuuuuuuuuuuuuuuuuuuuuuuu	2026-11-20 00:30:19.805421+00	0	\N	2026-06-01 00:00:00+00
\.
copy public.reminders_sent (day_id, day_on, lead, user_id, sent_at, attempts) from stdin;
1	2026-02-28	1	1	2026-02-27 00:00:00+00	1
\.
copy public.removals (id, user_id, places, removed_at) from stdin;
1	1	[]	2026-06-02 00:00:00+00
\.
copy public.schema_migrations (name, checksum, applied_at) from stdin;
0001_extensions.sql	be2d94d9a9bf5c7bebe094f45f69b1aae5db2297293bf4515709b8b6127fd383	2026-11-18 20:58:22.756427+00
0002_users_and_sessions.sql	0eb9f0708c3ed5c977d0bb9adc2bba748ca521ed8e700afc5d499720fbbfa953	2026-11-18 20:58:22.960072+00
0003_gifts_and_lists.sql	07ddf7a4b17826b638f2935dd31eb7b6cc0fb6e55df9aea3f9c3cef35082e547	2026-11-18 20:58:23.156434+00
0004_tags_and_recipients.sql	ebe8773b15e20e9b1db6393ff4d55916263adefc621dc2a4ccd05bcb6090dca9	2026-11-18 20:58:23.429116+00
0005_waitlist.sql	794aa0d5c7aedf41d8554f92ab48dda2e7a2e445e8a9fd5c0a4fc975bdbda090	2026-11-18 20:58:23.557881+00
0006_saved_gifts_order.sql	d130326df0ccb0176273f46cfc21f2a987b335122751d279926762aa642d25c4	2026-11-18 20:58:23.596432+00
0007_popular_gifts.sql	a468543a5c1b656da20727a6a709109967045123e8881301a20627cf0bfbe23a	2026-11-18 20:58:23.652426+00
0008_room.sql	be0429959530a486f46a39f5a0424eaa0d41faa4e555d480fa89636ffd084e7b	2026-11-18 20:58:23.670854+00
0009_versions.sql	f6b1e257cc990c3a5c8e5e31397db9a0d9da812c9a797b65bb230fc53a0aef44	2026-11-18 20:58:23.729933+00
0010_popular_gifts_order.sql	949f24ac25e8f92909bfa7c12f5ad671a75eac7c4f2e7d86e278cd2d7e78920b	2026-11-18 20:58:23.748967+00
0011_given_day.sql	ca9a7d02d35bc20b65c6fc9f09f50c84dcf4e17d86020aaa321435a28cffc48f	2026-11-18 20:58:23.765693+00
0012_key_with_response.sql	f3d5e0819fd510d8948c67611d42f4cf3bd8439870e00ffc5d9922c19d61bf5b	2026-11-18 20:58:23.812939+00
0013_upkeep.sql	fa78346b69c65b795a335f791c24a843d416ca5318cef11268cde543601dde69	2026-11-18 20:58:23.829567+00
0014_people_and_days.sql	f2871507209c825e43094f3768269d69fcd264786a202123b5b8ed13e095c067	2026-11-18 20:58:23.849866+00
0015_reminders_by_mail.sql	fcaba932ec2b2db00dda5b7d68b1251f441bf663a3e6e94df520a6d6481aeba3	2026-11-18 20:58:24.063227+00
0018_find_mine.sql	682e3bd072744b3b748c8dbc6cc178259d45b6e8d19b2140b288d6a6c821845b	2026-11-18 20:58:24.100467+00
0019_list_covers.sql	09c66ec388784796de1be382684ef78199bb39a46375f467fd547309eacb3945	2026-11-18 20:58:24.171511+00
0020_forget_reminders.sql	517bd5c730dbc059687254199ce4778791dd5f90a609b7ee693bef8540e33e1f	2026-11-18 20:58:24.180772+00
0023_forget_drawn_pictures.sql	37594a1fb2b0199509e2b86128c8c695ef4de00c3418d65741c37ee052668a50	2026-11-18 20:58:24.189075+00
0024_category_pairs.sql	2b960e55e89a4f9ef2d1daa6dfc62d9cd9fd5de26d8f42781c4a53ea9b55fa00	2026-11-18 20:58:24.1959+00
0040_for_no_day.sql	e3af919772c4b9922c27017255d5988056d6e5cac66a34165eebcffaadff8755	2026-11-19 23:30:19.511138+00
0041_own_interests.sql	f02b734e04669e123b110836c6c8bf40b68bed71bbae504c919fa7f992577e45	2026-11-19 23:30:19.513229+00
0045_category_pictures.sql	4b08043b019c08f60dc003144c6aafc32fd9e545b78edfbaf411d4ae87469465	2026-11-19 23:30:19.51473+00
0060_search_in_memory.sql	71789cff0dc17f8b1accb3de4b7739149df667616b408cba923aa0e8da9cf7e7	2026-11-19 23:30:19.515547+00
0070_canonical_time_zones.sql	aadb7f46c870adad667061d0023fec3ec1f480210ac45a8b5b1a5cd336aa4fb9	2026-11-19 23:30:19.573141+00
0090_no_response_memory.sql	35b734b2ee63e8e5455bb753b5fcfc839d7f2f7344d926b92ad4cff53fb85f08	2026-11-19 23:30:19.669653+00
0100_list_shares_and_takes.sql	ff025db77b4120616f0cb1277f2195da0ad68b641da2547f9a73df9b2bd92c8a	2026-11-19 23:30:19.676595+00
0130_openid_connect.sql	403c6fc1f16db93049de1910ee106682f6be339cd8deb79188d3c16aaf1787bd	2026-11-19 23:30:19.707624+00
0131_sign_in_by_mail.sql	301fdbf4aa1dcd0a4a832995d489df4b0576d0652013e695b9cd2d5d6addc241	2026-11-19 23:30:19.709689+00
0200_noted_gifts.sql	6f12280b12c7a18147fceebf7120d5de4bea186dd700457782a898f8ec881060	2026-11-19 23:30:19.717678+00
0210_rate_limits.sql	3a10234760f245d82dc3cec3e15ea7e238760497ca14535fddf14c8b678c1e3a	2026-11-19 23:30:19.720985+00
0250_curated_places.sql	b8ad40db7804b885157247b3a7f8842e5d1e48da7ba48540b55f47d3e6bd3a74	2026-11-19 23:30:19.729197+00
0340_circles.sql	ae02b529df9f1d4f415fc8f4c52fa92eae95006be6571cdc6a9efead68c6c2e4	2026-11-19 23:30:19.730879+00
0345_draws.sql	999c6ec8a3125404d477081718b15550671a318f99906625f6a34c1164c7519d	2026-11-19 23:30:19.747776+00
0350_operators_and_invitations.sql	977569b49d8f87cc5c35b0f4c185f4657201cd40f6e1d3566323669acbfdd9c9	2026-11-19 23:30:19.77834+00
0370_co_edited_lists.sql	6c6d1d2720da35e0805ec48072c21c9242c0cd9b2645afe2c56cbcb1c49c97e5	2026-11-19 23:30:19.789397+00
0375_no_triggers.sql	6789096dd582d1faacc952a17ca9fc6a63150a6b9ba96af773264f0c5901a39a	2026-11-19 23:30:19.805421+00
0376_ids_of_64_bits.sql	09e17a47ccf147ca20681dd38778307507fda2200476a89c08e1c0015b2f4eee	2026-11-19 23:30:19.808416+00
0377_keys_by_person.sql	43596846adf8a457b98cca023edd4ef319df0fa0fc0115f64f3d6b5a0627a337	2026-11-19 23:30:20.612435+00
0378_upkeep_in_steps.sql	dac845ec563a5812d75b571862425dd621b1ec04c7acf7ef5c0c8021376a0316	2026-11-19 23:30:20.720127+00
0379_meaning_of_columns.sql	2f442b15cbd9bf7eec515be560ed4d44f99ff0fffef572db3770f799fd18da6f	2026-11-19 23:30:20.727496+00
0380_more_meanings_of_columns.sql	1f53fe31b01f919eb200e58a220352dab7deab748645713233d011b305d39b34	2026-11-19 23:30:20.729049+00
\.
copy public.sign_in_links (hash, browser_hash, email, created_at, expires_at) from stdin;
\\xb1b1bdb480c61d075300d9bff7d9cb69cf31695ea048e478facadf426e8d0fb0	\\xd4c3e8a11256ab82a4fc72560eb4a2b0e87bad820c290dd9b03616de240aa6db	ben@example.com	2026-06-03 00:00:00+00	2200-01-01 00:00:00+00
\.
copy public.takes (id, user_id, gift_list_id, gift_id, is_other, quantity, share_with, giver_name, giver_id, secret_hash, kind, degree, reveal_on, list_title, title, price_cents, purchase_url, picture_key, created_at) from stdin;
22222222-2222-4222-8222-222222222222	1	3	1	f	1	f	Ben	3	\\x9845e77f9fbf985c4217db84db0598ec13596f8dcaae827c69adc1dadefabe8c	wishes	taken	2026-12-27	For Mum	Cast-iron pan	4500	https://shop.example/pan	\N	2026-06-11 00:00:00+00
33333333-3333-4333-8333-333333333333	1	3	\N	t	1	f	Aunt Jo	\N	\\xd9298a10d1b0735837dc4bd85dac641b0f3cef27a47e5d53a54f2f3f5b2fcffa	wishes	nothing	\N	For Mum	A cake	\N	\N	\N	2026-06-12 00:00:00+00
\.
copy public.used_id_tokens (hash, nonce_hash, session_id, first_used_at, expires_at) from stdin;
\\x8b5382cf6fb1669033730c6f432fbb72f1b2b188c2a4b58c93e56aaec2792e01	\\x78377b525757b494427f89014f97d79928f3938d14eb51e20fb5dec9834eb304	1	2026-11-01 00:00:00+00	2200-01-01 00:00:00+00
\.
copy public.waitlist_entries (id, email, platforms, created_at) from stdin;
1	grace@example.com	{web,ios}	2026-01-01 00:00:00+00
\.
copy public.wanted_gifts (user_id, gift_id, quantity) from stdin;
1	1	2
\.
select pg_catalog.setval('public.audit_events_id_seq', 1, true);
select pg_catalog.setval('public.categories_id_seq', 3, true);
select pg_catalog.setval('public.circle_members_id_seq', 2, true);
select pg_catalog.setval('public.circles_id_seq', 1, true);
select pg_catalog.setval('public.co_editors_id_seq', 1, true);
select pg_catalog.setval('public.draw_people_id_seq', 4, true);
select pg_catalog.setval('public.draws_id_seq', 2, true);
select pg_catalog.setval('public.gift_list_gifts_id_seq', 6, true);
select pg_catalog.setval('public.gift_lists_id_seq', 5, true);
select pg_catalog.setval('public.gifts_id_seq', 4, true);
select pg_catalog.setval('public.identities_id_seq', 4, true);
select pg_catalog.setval('public.recipient_days_id_seq', 3, true);
select pg_catalog.setval('public.recipient_gifts_id_seq', 4, true);
select pg_catalog.setval('public.recipients_id_seq', 2, true);
select pg_catalog.setval('public.removals_id_seq', 1, true);
select pg_catalog.setval('public.sessions_id_seq', 2, true);
select pg_catalog.setval('public.tags_id_seq', 2, true);
select pg_catalog.setval('public.users_id_seq', 3, true);
select pg_catalog.setval('public.waitlist_entries_id_seq', 1, true);
-- tuckaway-contents {"tables":{"public.users":{"rows":3,"sha256":"6fa1b777d1fa6160bc751a386ba0da167ca5e23c1028775a3a8f2b38f6b46105"},"public.identities":{"rows":4,"sha256":"57cd8ab5eaef0ed480aa094bbeaaaead5179883a8e19715dcc1407e40af2372f"},"public.sessions":{"rows":2,"sha256":"46d183a1cd2c9f183dd7d2a15440b72697d032126ca511031f189f3357d14054"},"public.access_tokens":{"rows":2,"sha256":"a89905ba21d32a2568a8cf619797b693607936647432ec4a5a6d5bf08c157414"},"public.app_facts":{"rows":1,"sha256":"5f29a292593a07fd306f42a2018451f9c117915d81dc0bc364e57b1809b984f6"},"public.audit_events":{"rows":1,"sha256":"5fab2146ff28b4a190f8be7e90be7a3bfba4c186a8fe16f0229559db8a53c3bd"},"public.categories":{"rows":3,"sha256":"957087c876e05a5935eb242634003a697af473020951a15879ade244e9b31ddb"},"public.recipients":{"rows":2,"sha256":"4c29e0a372f6dae2423362b8a2b1ae5652e0550c39208b13d005154c1472225a"},"public.circles":{"rows":1,"sha256":"89a1eb357def55dd5f12500a5a89095ba9af62b8e18e64e494841df033a5061b"},"public.circle_members":{"rows":2,"sha256":"1ce60f701592efb4a42b26eaa93c1f3009aa6a3648994c0a891b6770b4937cc4"},"public.gift_lists":{"rows":5,"sha256":"3f53e18c6502ec8feb7aa069d4e2c3dbd13b352371eaa2e73e10bd59573eb2e4"},"public.co_edited_lists":{"rows":1,"sha256":"7b3de92c6e591b6bc70aac43a971bc602f810de05244a0d2898d44e7839cff8a"},"public.co_editors":{"rows":1,"sha256":"a06c90713add7ff4dcf580fcf3931b91ab6c70cb5c02facb2b23ea1110387f89"},"public.deleted_accounts":{"rows":1,"sha256":"a2421a66d0c64733adb9160ea61cf6b746facda8134c9db34b2784cf55dff33c"},"public.draws":{"rows":2,"sha256":"d73ee4c82e9db6a4db239152cfac97ffcb3fce68c2cce326409325934c4ec8bc"},"public.draw_people":{"rows":4,"sha256":"62095572f1e7db591c4a4a0b73fb8dc0c6e437e0582b92f59ac381b7ff6b66bf"},"public.draw_exclusions":{"rows":1,"sha256":"cc937e48e4195c9f6781f0362dfe14e6bdf47ec247aff8e1a2dd943afaac00e6"},"public.draw_pairs":{"rows":3,"sha256":"442da3da1cea641d5267bb086cae596412ba974646f7ef41a6f9f5f7461c5096"},"public.images":{"rows":1,"sha256":"8b38cace415f3781d028765cd612b7d7077c9876a129a14baedf708f2dfd5f10"},"public.gifts":{"rows":4,"sha256":"7f970aafe98363088bac5643c26b8d5eeb685190c2da36258a1b766f5af1f6b7"},"public.gift_list_gifts":{"rows":6,"sha256":"2cc3818cf1a19349ca5aaf0506938d98f3365e68b48f6114ca5f79786a481fb1"},"public.tags":{"rows":2,"sha256":"fa4d8bb042f7fbfab42bb2300b3f2876eda87eb2726ea2444fa8bbff9486f271"},"public.gift_tags":{"rows":3,"sha256":"d2ca7fea51f984b04db6d7ad74307de725bcd43016e04636619476295d39aa9a"},"public.idempotency_keys":{"rows":1,"sha256":"84884e6462994976d17ca5bdadc83966cdd381f220a3449aabd4509a7e4ba14c"},"public.invitations":{"rows":1,"sha256":"1d4c9ca136078c5ff1ba560f745fa32fef50f9b6ae4665be05b952b64c2cbb9d"},"public.list_shares":{"rows":1,"sha256":"a9d8cd1c959e6df9fa7a54d24e0bd38feb23eb7dc364bcfc64c8d71ca5a2a13f"},"public.operators":{"rows":1,"sha256":"860c5d3c9a30168436f6c1273df04ab498899f8fcaba4d001b5344e2db0056f8"},"public.recipient_days":{"rows":3,"sha256":"1ef8b5c2dbcce38cc1d80a28ee26b7306e97a2ed9c776bb77845fc5ff6c50501"},"public.recipient_gifts":{"rows":4,"sha256":"11ba44c6458348523c3e92d9a42c3dee3ac2e9b2cfe7cf3ed2ad89394922bb03"},"public.recipient_interests":{"rows":1,"sha256":"a58602e7d3147ba3548b81ca49f638744472ae149cea378951bb9c202f4e5ceb"},"public.refresh_tokens":{"rows":1,"sha256":"d8941e894f9a19e0436925ce8feb21dbcc6750ec0b1b01e3f2f75ee2d32e2cde"},"public.reminder_settings":{"rows":2,"sha256":"86fa49d151c3b7055323941c5806abb5e4e81c2e89e5630cb3c2fc87b6d9e8e2"},"public.reminders_sent":{"rows":1,"sha256":"2ef14af7077ac0a74d611acfbfbe74b630961e7dfe80a46fb335eb9cb3c87c51"},"public.removals":{"rows":1,"sha256":"fb935f24893440938e55b027fe59fd641ae9d26712fee02ea0166ba96cf5b125"},"public.schema_migrations":{"rows":42,"sha256":"999a5c0cbd2dab96e5ec787d022ecb7cebb5cb8ec65fbf0f9c4296992b4d3be7"},"public.sign_in_links":{"rows":1,"sha256":"d63ccf747a8d974aff902bfef584d56c3037b0768b5d9cb0e151d1f226cfbb7e"},"public.takes":{"rows":2,"sha256":"da4f2a6a08b90cfbaa3342112c7019df1ea056869d77161991223d6c104f3d48"},"public.used_id_tokens":{"rows":1,"sha256":"235ba957d2139d82bee2ccc6c241e3cc5e2a1e936d78d814821a86ab90d0c6bc"},"public.waitlist_entries":{"rows":1,"sha256":"ca2026cafb49c2e8792378e8e9aa1d534e6e98e3edd28b89859212c1dd6b12ab"},"public.wanted_gifts":{"rows":1,"sha256":"c6c2376118839a7d2ae0b4b0cbb6878ba9cc9262f10bb15be89b1ed326494a2f"}},"sequences":{"public.audit_events_id_seq":"1","public.categories_id_seq":"3","public.circle_members_id_seq":"2","public.circles_id_seq":"1","public.co_editors_id_seq":"1","public.draw_people_id_seq":"4","public.draws_id_seq":"2","public.gift_list_gifts_id_seq":"6","public.gift_lists_id_seq":"5","public.gifts_id_seq":"4","public.identities_id_seq":"4","public.recipient_days_id_seq":"3","public.recipient_gifts_id_seq":"4","public.recipients_id_seq":"2","public.removals_id_seq":"1","public.sessions_id_seq":"2","public.tags_id_seq":"2","public.users_id_seq":"3","public.waitlist_entries_id_seq":"1"}}
