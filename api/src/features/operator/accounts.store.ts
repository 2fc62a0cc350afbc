import { ACCOUNTS_COUNTED, ACCOUNTS_PAGE } from '@tuckaway/contract/accounts/operator';
import type { Db } from '../../db/db.ts';
import { sql } from '../../db/sql.ts';
import type { Row } from '../../db/row.ts';

export type ListedAccount = Row<'users', 'id' | 'name' | 'email' | 'createdAt'> & {
  isOperator: boolean;
  lastSeenAt: Date | null;
  sessions: number;
  gifts: number;
  lists: number;
  people: number;
  pictureBytes: number;
};

/** Accounts of a page and one more, which shows that there is a next page. Rows are counted for these accounts alone. */
export async function listAccounts(
  db: Db,
  { search = '', before }: { search?: string | undefined; before?: number | undefined },
): Promise<ListedAccount[]> {
  const { rows } = await db.executeFresh<ListedAccount>(sql`
    with listed as materialized (
      select id, name, email, created_at from users
      where (${search} = '' or strpos(lower(name), lower(${search})) > 0 or strpos(lower(email), lower(${search})) > 0)
        and (${before ?? null}::bigint is null or id < ${before ?? null}::bigint)
      order by id desc limit ${ACCOUNTS_PAGE + 1})
    select u.id, u.name, u.email, u.created_at as "createdAt",
      exists (select from operators o where o.user_id = u.id) as "isOperator",
      seen.last_seen_at as "lastSeenAt", seen.sessions,
      (select count(*)::int from gifts g where g.created_by_id = u.id) as gifts,
      (select count(*)::int from gift_lists l where l.user_id = u.id) as lists,
      (select count(*)::int from recipients r where r.user_id = u.id) as people,
      (select coalesce(sum(i.bytes), 0)::float8 from images i where i.user_id = u.id) as "pictureBytes"
    from listed u, lateral (
      select max(s.last_seen_at) as last_seen_at,
        count(*) filter (where s.revoked_at is null and s.expires_at > now())::int as sessions
      from sessions s where s.user_id = u.id) seen
    order by u.id desc`);
  return rows;
}

export async function countAccounts(db: Db): Promise<number> {
  const { rows } = await db.execute<{ count: number }>(sql`
    select count(*)::int as count from (select from users limit ${ACCOUNTS_COUNTED}) counted`);
  return rows[0]!.count;
}

export async function findAccount(
  db: Db,
  userId: number,
): Promise<Row<'users', 'name' | 'email'> | undefined> {
  const { rows } = await db.execute<Row<'users', 'name' | 'email'>>(sql`
    select name, email from users where id = ${userId}`);
  return rows[0];
}
