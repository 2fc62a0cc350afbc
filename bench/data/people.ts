import type pg from 'pg';
import { hashToken, newToken, sessionToken } from '../../api/src/platform/security/session.ts';
import { buildList, buildUser } from '../../api/src/test/factories.ts';
import { openTestDb } from '../../api/src/test/database/test-db.ts';

/** A signed-in account: its cookie, and the ids of its rows. */
export interface Person {
  id: number;
  cookie: string;
}

export interface People {
  reader: Person;
  /** Lists of the reader, by the number of gifts in them. */
  lists: { 20: number; 200: number };
  /** Accounts without data. */
  writers: Person[];
}

const GIFTS = 400;
const WRITERS = 20;
const READERS_LISTS = 8;

/**
 * Fills an empty, migrated database, over a connection that may take long: a reader with ten lists, writers, and
 * `others` who keep things of their own.
 */
export async function seedPeople(pool: pg.Pool, others: number): Promise<People> {
  const db = openTestDb(pool);
  await insertGifts(pool);
  await insertOthers(pool, others);
  const reader = await signIn(pool, 'Reader');
  const listOf = async (gifts: number) => {
    const { id } = await buildList(db, { userId: reader.id, title: `${gifts} gifts`, isPrivate: true });
    await pool.query(
      `insert into gift_list_gifts (gift_list_id, gift_id, user_id, position)
       select $1, n, $2, n from generate_series(1, $3::int) n`,
      [id, reader.id, gifts],
    );
    return id;
  };
  const lists = { 20: await listOf(20), 200: await listOf(200) };
  for (let list = 0; list < READERS_LISTS; list++) await listOf(10);
  const writers: Person[] = [];
  for (let writer = 0; writer < WRITERS; writer++) writers.push(await signIn(pool, `Writer ${writer}`));
  // Commits flush the log: vacuum can mark only flushed pages as all-visible.
  const client = await pool.connect();
  for (const statement of ['set synchronous_commit = on', 'analyze', 'vacuum']) await client.query(statement);
  client.release();
  return { reader, lists, writers };
}

export async function signIn(pool: pg.Pool, name: string): Promise<Person> {
  const { id, identityId } = await buildUser(openTestDb(pool), { name });
  const token = sessionToken(id, newToken());
  await pool.query(
    `with session as (
       insert into sessions (user_id, identity_id, expires_at) values ($1, $2, now() + interval '1 day') returning id)
     insert into access_tokens (user_id, hash, session_id, expires_at) select $1, $3, id, now() + interval '1 day' from session`,
    [id, identityId, hashToken(token)],
  );
  return { id, cookie: `accessToken=${token}` };
}

/** Curated gifts with texts as long as those of the catalogue. */
async function insertGifts(pool: pg.Pool): Promise<void> {
  await pool.query(
    `insert into gifts (slug, title, price_cents, purchase_url, retailer, description, picture_key, created_by_type)
     select 'gift-' || n, 'Stoneware teapot for two, number ' || n, 1999 + n,
       'https://www.shop.example/search?q=stoneware+teapot+' || n, 'Shop Example',
       'Holds two cups, keeps them warm for an hour, and pours without a drop. Comes in gift wrap ' || n || '.',
       'tea-for-two-tray', 'SYSTEM'
     from generate_series(1, $1::int) n`,
    [GIFTS],
  );
}

/** Accounts with a session, Favorites and one more list, one own gift, and four saved gifts. */
async function insertOthers(pool: pg.Pool, count: number): Promise<void> {
  const statements = [
    `insert into users (name, email) select 'Other ' || n, 'other' || n || '@example.com' from generate_series(1, ${count}) n`,
    `insert into identities (user_id, provider, issuer, subject, email)
     select id, 'google', 'urn:bench', 'other-' || id, email from users`,
    `insert into sessions (user_id, identity_id, expires_at)
     select user_id, id, now() + interval '1 day' from identities`,
    `insert into access_tokens (user_id, hash, session_id, expires_at)
     select user_id, sha256(('other-' || id)::bytea), id, now() + interval '1 day' from sessions`,
    `insert into gift_lists (title, user_id, is_private, is_favorites, created_by_type)
     select 'Favorites', id, true, true, 'USER' from users union all select 'Others', id, false, false, 'USER' from users`,
    `insert into gifts (title, description, created_by_id, created_by_type)
     select 'A gift of ' || name, 'Something that only ' || name || ' thought of.', id, 'USER' from users`,
    `insert into gift_list_gifts (gift_list_id, gift_id, user_id)
     select l.id, g.id, l.user_id from gift_lists l join gifts g on g.created_by_id = l.user_id`,
    `insert into gift_list_gifts (gift_list_id, gift_id, user_id)
     select l.id, 1 + (l.id + n) % ${GIFTS}, l.user_id from gift_lists l, generate_series(1, 2) n`,
  ];
  for (const statement of statements) await pool.query(statement);
}
