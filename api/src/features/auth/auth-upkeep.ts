import { lt, or, sql } from 'drizzle-orm';
import type { Db } from '../../db/pool.ts';
import { accessTokens, sessions, usedIdTokens } from '../../db/schema.ts';

// A week is enough to look into a complaint; the audit trail lasts longer.
const ended = sql`now() - interval '7 days'`;

/** Takes away what can no longer let anybody in. Refresh tokens go with their session. */
export async function forgetEndedSessions(db: Db): Promise<void> {
  await db.delete(accessTokens).where(lt(accessTokens.expiresAt, sql`now()`));
  await db.delete(usedIdTokens).where(lt(usedIdTokens.expiresAt, sql`now()`));
  await db.delete(sessions).where(or(lt(sessions.expiresAt, ended), lt(sessions.revokedAt, ended)));
}
