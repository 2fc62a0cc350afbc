import type { Platform } from '@tuckaway/contract/waitlist';
import { asc, sql } from 'drizzle-orm';
import type { Db } from '../../db/pool.ts';
import { waitlistEntries } from '../../db/schema.ts';

/** An address is kept once, whatever its case; whoever comes back adds platforms. */
export async function joinWaitlist(db: Db, email: string, platforms: Platform[]): Promise<void> {
  await db.execute(sql`
    insert into waitlist_entries (email, platforms) values (${email}, ${sql.param(platforms)}::text[])
    on conflict (lower(email)) do update set platforms = (
      select array_agg(platform order by array_position(array['web', 'ios', 'android'], platform))
      from (select distinct unnest(waitlist_entries.platforms || excluded.platforms) as platform) as merged)`);
}

export interface WaitlistEntry {
  email: string;
  platforms: string[];
  createdAt: Date;
}

/** In the order people came. */
export async function listWaitlist(db: Db): Promise<WaitlistEntry[]> {
  const { email, platforms, createdAt } = waitlistEntries;
  return await db
    .select({ email, platforms, createdAt })
    .from(waitlistEntries)
    .orderBy(asc(waitlistEntries.id));
}
