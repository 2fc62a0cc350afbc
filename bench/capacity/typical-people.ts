import type pg from 'pg';

/** Assumed (not measured) numbers of rows of a person who has used the product for a year. */
const TYPICAL = {
  sessions: 2,
  refreshTokensPerSession: 30,
  lists: 6,
  ownGifts: 20,
  savedGifts: 60,
  tags: 10,
  taggedGifts: 30,
  recipients: 12,
  days: 18,
  linkedGifts: 40,
  remindersSent: 6,
  sharedLists: 1,
  takes: 8,
  auditEvents: 40,
  idempotencyKeys: 10,
  pictures: 4,
  removals: 3,
};

const series = (count: number, name = 'n') => `generate_series(1, ${count}) ${name}`;
/** Ids of one person's rows follow each other, because they are inserted in that order. */
const nth = (table: string, n: string, count: number) =>
  `(select min(id) + ${n} % ${count} from ${table} own where own.user_id = u.id)`;
const curated = (n: string) =>
  `(select min(id) from gifts where slug is not null) + (u.id * 31 + ${n} * 7) % 1000`;

/** Rows of typical people for the accounts `u` above the first one, in the order of their foreign keys. */
const rowsOf = (t: typeof TYPICAL): string[] => [
  `insert into identities (user_id, provider, issuer, subject, email)
   select id, 'google', 'https://accounts.google.com', lpad(id::text, 21, '0'), email from u`,
  `insert into sessions (user_id, identity_id, user_agent, ip_prefix, expires_at)
   select u.id, i.id, 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0', '192.0.2.0/24',
     now() + interval '30 days' from u join identities i on i.user_id = u.id, ${series(t.sessions)}`,
  `insert into access_tokens (user_id, hash, session_id, expires_at)
   select s.user_id, sha256(('a' || s.id)::bytea), s.id, now() + interval '15 minutes' from u join sessions s on s.user_id = u.id`,
  `insert into refresh_tokens (user_id, hash, session_id, seq, salt, used_at, expires_at)
   select s.user_id, sha256(('r' || s.id || ' ' || n)::bytea), s.id, n, sha256(n::text::bytea), now(), now() + interval '14 days'
   from u join sessions s on s.user_id = u.id, ${series(t.refreshTokensPerSession)}`,
  `insert into gift_lists (title, user_id, is_private, is_favorites, created_by_type)
   select case n when 1 then 'Favorites' else 'Ideas for the year ' || n end, u.id, true, n = 1, 'USER' from u, ${series(t.lists)} order by u.id, n`,
  `insert into images (id, user_id, bytes)
   select md5(u.id || 'picture' || n), u.id, 150000 from u, ${series(t.pictures)}`,
  `insert into gifts (title, price_cents, purchase_url, retailer, description, image_id, created_by_id, created_by_type)
   select 'A handmade ceramic bowl, number ' || n, 2500 + n, 'https://www.shop.example/products/handmade-bowl-' || n,
     'Shop Example', 'Seen at the market in spring; the potter takes orders until the end of the month.',
     case when n <= ${t.pictures} then md5(u.id || 'picture' || n) end, u.id, 'USER' from u, ${series(t.ownGifts)}`,
  `insert into gift_list_gifts (gift_list_id, gift_id, user_id, position)
   select ${nth('gift_lists', 'n', t.lists)}, ${curated('n')}, u.id, n from u, ${series(t.savedGifts)} on conflict do nothing`,
  `insert into gift_list_gifts (gift_list_id, gift_id, user_id, position)
   select ${nth('gift_lists', 'g.id', t.lists)}, g.id, u.id, 0 from u join gifts g on g.created_by_id = u.id`,
  `insert into tags (user_id, name) select u.id, 'tag number ' || n from u, ${series(t.tags)} order by u.id, n`,
  `insert into gift_tags (tag_id, gift_id, user_id)
   select ${nth('tags', 'n', t.tags)}, ${curated('n')}, u.id from u, ${series(t.taggedGifts)} on conflict do nothing`,
  `insert into recipients (user_id, name, email, good_to_know, relationship_id)
   select u.id, 'Person ' || n, case when n % 3 = 0 then 'person' || n || '@example.com' end,
     case when n % 2 = 0 then 'Likes long walks, tea and detective stories; no scented candles.' end,
     (select min(id) from categories where master_category = 'Relationship') from u, ${series(t.recipients)} order by u.id, n`,
  `insert into recipient_interests (recipient_id, category_id, user_id)
   select r.id, c.id, r.user_id from u join recipients r on r.user_id = u.id
   join lateral (select id from categories where master_category = 'Interest' order by id limit 2) c on true`,
  `insert into recipient_days (recipient_id, user_id, kind, name, month, day)
   select ${nth('recipients', 'n', t.recipients)}, u.id, 'own', 'Name day ' || n, 1 + n % 12, 1 + n % 28 from u, ${series(t.days)}`,
  `insert into recipient_gifts (user_id, recipient_id, gift_id, note, given_at)
   select u.id, ${nth('recipients', 'n', t.recipients)}, ${curated('n')}, case when n % 4 = 0 then 'In blue, medium' end,
     case when n % 2 = 0 then date '2026-05-01' end from u, ${series(t.linkedGifts)} on conflict do nothing`,
  `insert into reminder_settings (user_id, time_zone) select id, 'Europe/Berlin' from u
   on conflict (user_id) do update set time_zone = excluded.time_zone`,
  `insert into reminders_sent (day_id, day_on, lead, user_id)
   select d.id, date '2026-12-01', 7, d.user_id from u join lateral (
     select id, user_id from recipient_days where user_id = u.id order by id limit ${t.remindersSent}) d on true`,
  `insert into list_shares (gift_list_id, user_id, token_hash, salt, kind)
   select l.id, u.id, sha256(('share' || l.id)::bytea), substring(sha256(l.id::text::bytea) for 16), 'wishes'
   from u join lateral (select id from gift_lists where user_id = u.id order by id desc limit ${t.sharedLists}) l on true`,
  `insert into takes (user_id, gift_list_id, gift_id, giver_name, secret_hash, kind, degree, list_title, title, price_cents, purchase_url)
   select u.id, s.gift_list_id, g.id, 'Aunt Example', sha256((u.id || ' ' || g.id)::bytea), 'wishes', 'nothing',
     'Ideas for the year', g.title, g.price_cents, g.purchase_url
   from u join list_shares s on s.user_id = u.id
   join lateral (select * from gifts where created_by_id = u.id order by id limit ${t.takes}) g on true`,
  `insert into audit_events (event, user_ref, request_id, ip_prefix, outcome)
   select 'authn_login_success', u.id::text, md5(n::text), '192.0.2.0/24', 'success' from u, ${series(t.auditEvents)}`,
  `insert into idempotency_keys (user_id, key, request_hash, status, body)
   select u.id, gen_random_uuid()::text, sha256(n::text::bytea), 201, '{"data":{"id":' || n || ',"title":"A handmade ceramic bowl"}}'
   from u, ${series(t.idempotencyKeys)}`,
  `insert into removals (user_id, places)
   select u.id, '[{"id":3000000000,"giftListId":3000000000,"giftId":3000000000,"position":1,"createdAt":"2026-11-01 10:00:00+00"}]'
   from u, ${series(t.removals)}`,
];

const BATCH = 500;

/** Adds typical people to a migrated database with a catalogue. */
export async function addTypicalPeople(pool: pg.Pool, people: number): Promise<void> {
  for (let added = 0; added < people; added += BATCH) {
    const { rows } = await pool.query<{ ids: number[] }>(
      `with added as (
         insert into users (name, email) select 'Nora Example ' || n, 'nora' || n || '@example.com'
         from generate_series($1::int, $2::int) n returning id)
       select array_agg(id) as ids from added`,
      [added + 1, Math.min(people, added + BATCH)],
    );
    for (const statement of rowsOf(TYPICAL)) {
      const withPeople = statement.replace(
        'insert into',
        `with u as (select * from users where id = any($1)) insert into`,
      );
      await pool.query(withPeople, [rows[0]!.ids]);
    }
  }
}
