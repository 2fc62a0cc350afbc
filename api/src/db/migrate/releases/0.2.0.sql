-- tuckaway-backup {"format":1,"migrations":[{"name":"0001_extensions.sql","checksum":"be2d94d9a9bf5c7bebe094f45f69b1aae5db2297293bf4515709b8b6127fd383"},{"name":"0002_users_and_sessions.sql","checksum":"0eb9f0708c3ed5c977d0bb9adc2bba748ca521ed8e700afc5d499720fbbfa953"},{"name":"0003_gifts_and_lists.sql","checksum":"07ddf7a4b17826b638f2935dd31eb7b6cc0fb6e55df9aea3f9c3cef35082e547"},{"name":"0004_tags_and_recipients.sql","checksum":"ebe8773b15e20e9b1db6393ff4d55916263adefc621dc2a4ccd05bcb6090dca9"},{"name":"0005_waitlist.sql","checksum":"794aa0d5c7aedf41d8554f92ab48dda2e7a2e445e8a9fd5c0a4fc975bdbda090"},{"name":"0006_saved_gifts_order.sql","checksum":"d130326df0ccb0176273f46cfc21f2a987b335122751d279926762aa642d25c4"},{"name":"0007_popular_gifts.sql","checksum":"a468543a5c1b656da20727a6a709109967045123e8881301a20627cf0bfbe23a"},{"name":"0008_room.sql","checksum":"be0429959530a486f46a39f5a0424eaa0d41faa4e555d480fa89636ffd084e7b"},{"name":"0009_versions.sql","checksum":"f6b1e257cc990c3a5c8e5e31397db9a0d9da812c9a797b65bb230fc53a0aef44"},{"name":"0010_popular_gifts_order.sql","checksum":"949f24ac25e8f92909bfa7c12f5ad671a75eac7c4f2e7d86e278cd2d7e78920b"},{"name":"0011_given_day.sql","checksum":"ca9a7d02d35bc20b65c6fc9f09f50c84dcf4e17d86020aaa321435a28cffc48f"},{"name":"0012_key_with_response.sql","checksum":"f3d5e0819fd510d8948c67611d42f4cf3bd8439870e00ffc5d9922c19d61bf5b"},{"name":"0013_upkeep.sql","checksum":"fa78346b69c65b795a335f791c24a843d416ca5318cef11268cde543601dde69"},{"name":"0014_people_and_days.sql","checksum":"f2871507209c825e43094f3768269d69fcd264786a202123b5b8ed13e095c067"},{"name":"0015_reminders_by_mail.sql","checksum":"fcaba932ec2b2db00dda5b7d68b1251f441bf663a3e6e94df520a6d6481aeba3"},{"name":"0018_find_mine.sql","checksum":"682e3bd072744b3b748c8dbc6cc178259d45b6e8d19b2140b288d6a6c821845b"},{"name":"0019_list_covers.sql","checksum":"09c66ec388784796de1be382684ef78199bb39a46375f467fd547309eacb3945"},{"name":"0020_forget_reminders.sql","checksum":"517bd5c730dbc059687254199ce4778791dd5f90a609b7ee693bef8540e33e1f"},{"name":"0023_forget_drawn_pictures.sql","checksum":"37594a1fb2b0199509e2b86128c8c695ef4de00c3418d65741c37ee052668a50"},{"name":"0024_category_pairs.sql","checksum":"2b960e55e89a4f9ef2d1daa6dfc62d9cd9fd5de26d8f42781c4a53ea9b55fa00"}]}
copy public.users (id, name, email, avatar, created_at, version) from stdin;
2	Grace	grace@example.com	\N	2026-04-02 00:00:00+00	2
1	Ada	ada@example.com	\N	2026-03-01 00:00:00+00	3
\.
copy public.identities (id, user_id, provider, issuer, subject, email, created_at) from stdin;
1	1	google	https://accounts.google.com	subject-1	ada@example.com	2026-03-01 00:00:00+00
2	2	google	https://accounts.google.com	subject-2	grace@example.com	2026-04-02 00:00:00+00
\.
copy public.sessions (id, user_id, identity_id, seq, user_agent, ip_prefix, created_at, last_seen_at, expires_at, revoked_at, revoke_reason) from stdin;
1	1	1	0	\N	\N	2026-11-01 00:00:00+00	2026-11-01 00:00:00+00	2200-01-01 00:00:00+00	\N	\N
2	2	2	0	\N	\N	2026-11-01 00:00:00+00	2026-11-01 00:00:00+00	2200-01-01 00:00:00+00	\N	\N
\.
copy public.access_tokens (hash, session_id, expires_at) from stdin;
\\xe243c74e75ec4367f0870e266ac0b67bdc9fc4730b4813129d5c0d0841b80754	1	2200-01-01 00:00:00+00
\\xa4f0afd8ef3811e8d6a4dfa270e83b318f84c45cf97eaec1e93f3a9ae98641f4	2	2200-01-01 00:00:00+00
\.
copy public.app_facts (key, value) from stdin;
catalogue-version	3
\.
copy public.audit_events (id, at, event, user_ref, session_id, request_id, ip_prefix, user_agent_hash, object, outcome, reason) from stdin;
1	2026-11-01 00:00:00+00	session.created	1	\N	\N	\N	\N	\N	success	\N
\.
copy public.categories (id, slug, master_category, name, color, "position") from stdin;
1	birthday	Occasion	Birthday	#aa5500	0
2	cooking	Interest	Cooking	#00aa55	1
3	mother	Relationship	Mother	#5500aa	2
\.
copy public.deleted_accounts (user_id, deleted_at, account) from stdin;
77	2026-06-03 00:00:00+00	dddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddd
\.
copy public.gift_lists (id, slug, title, description, is_private, is_favorites, user_id, created_by_type, occasion_id, category_ids, keywords, "position", created_at, updated_at, retired_at, picture_key) from stdin;
1	\N	Favorites	\N	t	t	1	USER	\N	{}		0	2026-03-01 00:00:00+00	2026-03-01 00:00:00+00	\N	\N
2	\N	Favorites	\N	t	t	2	USER	\N	{}		0	2026-04-02 00:00:00+00	2026-04-02 00:00:00+00	\N	\N
3	\N	For Mum	Small things	f	f	1	USER	\N	{}		0	2026-05-05 00:00:00+00	2026-05-05 00:00:00+00	\N	\N
4	for-cooks	For cooks	\N	f	f	\N	SYSTEM	1	{1,2}	cooking	0	2026-02-01 00:00:00+00	2026-02-01 00:00:00+00	\N	\N
\.
copy public.images (id, user_id, bytes, created_at) from stdin;
0a0a0a0a0a0a0a0a0a0a0a0a0a0a0a0a	1	1234	2026-05-01 00:00:00+00
\.
copy public.gifts (id, slug, title, price_cents, purchase_url, retailer, description, picture_key, image_id, created_by_type, created_by_id, category_ids, keywords, suits, popularity, created_at, updated_at, retired_at, is_popular) from stdin;
1	cast-iron-pan	Cast-iron pan	4500	https://shop.example/pan	Shop	\N	\N	\N	SYSTEM	\N	{1,2}	birthday cooking	{her,him,everyone}	0	2026-02-01 00:00:00+00	2026-02-01 00:00:00+00	\N	f
2	tea-towel	Tea towel	900	\N	\N	\N	\N	\N	SYSTEM	\N	{2}	cooking	{her,him,everyone}	0	2026-02-01 00:00:00+00	2026-02-01 00:00:00+00	2026-10-01 00:00:00+00	f
3	\N	Hand-bound notebook 📓	2250	https://www.notebooks.example/a?b=1	\N	Dotted,\nwith a \\ and a tab\t.	\N	0a0a0a0a0a0a0a0a0a0a0a0a0a0a0a0a	USER	1	{}		{her}	0	2026-05-02 00:00:00+00	2026-05-03 00:00:00+00	\N	f
4	\N	Ticket	\N	\N	\N	\N	\N	\N	USER	2	{}		{everyone}	0	2026-05-04 00:00:00+00	2026-05-04 00:00:00+00	\N	f
\.
copy public.gift_list_gifts (id, gift_list_id, gift_id, user_id, "position", created_at) from stdin;
1	1	2	1	0	2026-05-06 00:00:00+00
2	3	3	1	0	2026-05-06 00:00:00+00
3	3	1	1	1	2026-05-07 00:00:00+00
4	2	4	2	0	2026-05-08 00:00:00+00
5	4	1	\N	0	2026-02-01 00:00:00+00
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
\.
copy public.recipients (id, user_id, name, email, created_at, relationship_id, good_to_know, budget_cents) from stdin;
1	1	Mum	mum@example.com	2026-05-10 00:00:00+00	3	No chocolate	5000
2	2	Lin	\N	2026-05-11 00:00:00+00	\N	\N	\N
\.
copy public.recipient_days (id, recipient_id, user_id, kind, name, month, day, year, holiday, remind, created_at, changed_at) from stdin;
1	1	1	birthday	\N	2	29	1960	\N	{14,1}	2026-05-12 00:00:00+00	2026-05-12 00:00:00+00
2	1	1	own	Retirement	12	1	\N	\N	\N	2026-05-12 00:00:00+00	2026-05-12 00:00:00+00
3	2	2	holiday	\N	\N	\N	\N	christmas	\N	2026-05-12 00:00:00+00	2026-05-12 00:00:00+00
\.
copy public.recipient_gifts (id, user_id, recipient_id, gift_id, note, given_at, created_at, day_id, day_on, bought_at, paid_cents, thanked_at, thanks_note) from stdin;
1	1	1	3	Wrap it in blue	\N	2026-05-13 00:00:00+00	\N	\N	\N	\N	\N	\N
2	1	1	1	\N	2026-02-28	2026-01-13 00:00:00+00	1	2026-02-28	2026-02-20	4200	2026-03-03	A call
3	2	2	4	\N	\N	2026-05-14 00:00:00+00	3	2026-12-25	2026-11-02	1500	\N	\N
\.
copy public.recipient_interests (recipient_id, category_id, user_id) from stdin;
1	2	1
\.
copy public.refresh_tokens (hash, session_id, seq, salt, used_at, expires_at) from stdin;
\.
copy public.reminder_settings (user_id, time_zone, by_mail, leads, even_when_bought, calendar_token, unsubscribe_token, next_look_at, failures, leased_until, mail_since) from stdin;
1	europe/berlin	f	{30,1}	t	cccccccccccccccccccccccccccccccccccccccc	uuuuuuuuuuuuuuuuuuuuuuuuuuuuuuuuuuuuuuuu	\N	0	\N	2026-06-01 00:00:00+00
2	\N	t	{30,7,1}	f	\N	\N	\N	0	\N	2026-06-01 00:00:00+00
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
\.
copy public.search_words (word, uses) from stdin;
pan	1
\.
copy public.used_id_tokens (hash, nonce_hash, session_id, first_used_at, expires_at) from stdin;
\.
copy public.waitlist_entries (id, email, platforms, created_at) from stdin;
1	grace@example.com	{web,ios}	2026-01-01 00:00:00+00
\.
select pg_catalog.setval('public.audit_events_id_seq', 1, true);
select pg_catalog.setval('public.categories_id_seq', 3, true);
select pg_catalog.setval('public.gift_list_gifts_id_seq', 5, true);
select pg_catalog.setval('public.gift_lists_id_seq', 4, true);
select pg_catalog.setval('public.gifts_id_seq', 4, true);
select pg_catalog.setval('public.identities_id_seq', 2, true);
select pg_catalog.setval('public.recipient_days_id_seq', 3, true);
select pg_catalog.setval('public.recipient_gifts_id_seq', 3, true);
select pg_catalog.setval('public.recipients_id_seq', 2, true);
select pg_catalog.setval('public.removals_id_seq', 1, true);
select pg_catalog.setval('public.sessions_id_seq', 2, true);
select pg_catalog.setval('public.tags_id_seq', 2, true);
select pg_catalog.setval('public.users_id_seq', 2, true);
select pg_catalog.setval('public.waitlist_entries_id_seq', 1, true);
-- tuckaway-contents {"tables":{"public.users":{"rows":2,"sha256":"72d45fb0e9ffdef029bfef211ef294b4b404bd8a2c5bf01c02091f08f25ffc76"},"public.identities":{"rows":2,"sha256":"3c282f4eddf1f5cfacc52ee771e59784dc85f7b357f39daf795c7f074a1252c0"},"public.sessions":{"rows":2,"sha256":"46d183a1cd2c9f183dd7d2a15440b72697d032126ca511031f189f3357d14054"},"public.access_tokens":{"rows":2,"sha256":"da7614c358addc8f4c1227d80e7f8ac6fbd5a3a211a31ff1bb939a0ade7190d5"},"public.app_facts":{"rows":1,"sha256":"5f29a292593a07fd306f42a2018451f9c117915d81dc0bc364e57b1809b984f6"},"public.audit_events":{"rows":1,"sha256":"5fab2146ff28b4a190f8be7e90be7a3bfba4c186a8fe16f0229559db8a53c3bd"},"public.categories":{"rows":3,"sha256":"2e9c57fa4bf96479adab0dea2936b5885d5d71f65ca2857775a28ec112a54daa"},"public.deleted_accounts":{"rows":1,"sha256":"a2421a66d0c64733adb9160ea61cf6b746facda8134c9db34b2784cf55dff33c"},"public.gift_lists":{"rows":4,"sha256":"6c1d0be2716072892f53a295ba5148d0ab346b88f43b4ae34c06bab4bf917b9d"},"public.images":{"rows":1,"sha256":"8b38cace415f3781d028765cd612b7d7077c9876a129a14baedf708f2dfd5f10"},"public.gifts":{"rows":4,"sha256":"7799dc3484d15a7b7d4a42cec3b8b8843fb75814eb278036ca0b368da11cac31"},"public.gift_list_gifts":{"rows":5,"sha256":"4421a419a508fa52b93b0cc2fcbcadfeebe10f7a28305164a7344c65c58c2957"},"public.tags":{"rows":2,"sha256":"fa4d8bb042f7fbfab42bb2300b3f2876eda87eb2726ea2444fa8bbff9486f271"},"public.gift_tags":{"rows":3,"sha256":"d2ca7fea51f984b04db6d7ad74307de725bcd43016e04636619476295d39aa9a"},"public.idempotency_keys":{"rows":0,"sha256":"e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"},"public.recipients":{"rows":2,"sha256":"53c08b88949dc52c72962964caffa738c923c0bd718f850cce9c3a4aa6a06695"},"public.recipient_days":{"rows":3,"sha256":"1ef8b5c2dbcce38cc1d80a28ee26b7306e97a2ed9c776bb77845fc5ff6c50501"},"public.recipient_gifts":{"rows":3,"sha256":"6f5406e6811ebd3a995a6fdf079d974881adb2d55d9064fc11a8de86c69a9a87"},"public.recipient_interests":{"rows":1,"sha256":"a58602e7d3147ba3548b81ca49f638744472ae149cea378951bb9c202f4e5ceb"},"public.refresh_tokens":{"rows":0,"sha256":"e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"},"public.reminder_settings":{"rows":2,"sha256":"8b164f06ba31e07e22d7fb97f87b0dd3dcd50ef357e368fa4ed53f4f8f25ef97"},"public.reminders_sent":{"rows":1,"sha256":"2ef14af7077ac0a74d611acfbfbe74b630961e7dfe80a46fb335eb9cb3c87c51"},"public.removals":{"rows":1,"sha256":"fb935f24893440938e55b027fe59fd641ae9d26712fee02ea0166ba96cf5b125"},"public.schema_migrations":{"rows":20,"sha256":"60d2f65df43985aef12637d13b2eb36c8595b4d646e40fbedda94211540bb450"},"public.search_words":{"rows":1,"sha256":"8b9baf6bd960c4650b0b0d59fd0ce395e2a73948a3db54a7f076df65253a4f92"},"public.used_id_tokens":{"rows":0,"sha256":"e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"},"public.waitlist_entries":{"rows":1,"sha256":"ca2026cafb49c2e8792378e8e9aa1d534e6e98e3edd28b89859212c1dd6b12ab"}},"sequences":{"public.audit_events_id_seq":"1","public.categories_id_seq":"3","public.gift_list_gifts_id_seq":"5","public.gift_lists_id_seq":"4","public.gifts_id_seq":"4","public.identities_id_seq":"2","public.recipient_days_id_seq":"3","public.recipient_gifts_id_seq":"3","public.recipients_id_seq":"2","public.removals_id_seq":"1","public.sessions_id_seq":"2","public.tags_id_seq":"2","public.users_id_seq":"2","public.waitlist_entries_id_seq":"1"}}
