import type { Platform } from '@tuckaway/contract/accounts/waitlist';
import type { Db } from '../../db/db.ts';
import { sql } from '../../db/sql.ts';
import type { Row } from '../../db/row.ts';

/** Stores an address once, regardless of case. A repeated sign-up adds its platforms. */
export async function joinWaitlist(db: Db, email: string, platforms: Platform[]): Promise<void> {
  await db.execute(sql`
    insert into waitlist_entries (email, platforms) values (${email}, ${platforms}::text[])
    on conflict (lower(email)) do update set platforms = (
      select array_agg(platform order by array_position(array['web', 'ios', 'android'], platform))
      from (select distinct unnest(waitlist_entries.platforms || excluded.platforms) as platform) as merged)`);
}

export type WaitlistEntry = Row<'waitlistEntries', 'email' | 'platforms' | 'createdAt'>;

/** In the order people came. */
export async function listWaitlist(db: Db): Promise<WaitlistEntry[]> {
  const { rows } = await db.execute<WaitlistEntry>(sql`
    select email, platforms, created_at as "createdAt" from waitlist_entries order by id`);
  return rows;
}
