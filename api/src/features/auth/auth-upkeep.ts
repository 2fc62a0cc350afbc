import { lt, or, sql } from 'drizzle-orm';
import type { Db } from '../../db/pool.ts';
import { accessTokens, refreshTokens, sessions, usedIdTokens } from '../../db/schema.ts';
import { deleteInBatches } from '../../db/upkeep.ts';

// A week is enough to look into a complaint; the audit trail lasts longer.
const ended = sql`now() - interval '7 days'`;

/** Takes away what can no longer let anybody in. */
export async function forgetEndedSessions(db: Db): Promise<void> {
  for (const tokens of [accessTokens, refreshTokens, usedIdTokens])
    await deleteInBatches(db, tokens, lt(tokens.expiresAt, sql`now()`));
  await deleteInBatches(db, sessions, or(lt(sessions.expiresAt, ended), lt(sessions.revokedAt, ended))!);
}
