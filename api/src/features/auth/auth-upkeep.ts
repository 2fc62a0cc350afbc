import type { Db } from '../../db/db.ts';
import { sql } from '../../db/sql.ts';
import { deleteInBatches } from '../../db/jobs/upkeep.ts';

// A week is enough to look into a complaint; the audit trail lasts longer.
const ended = sql`now() - interval '7 days'`;

/** Deletes expired sessions, tokens and sign-ins. */
export async function forgetEndedSessions(db: Db): Promise<void> {
  for (const tokens of ['access_tokens', 'refresh_tokens', 'used_id_tokens', 'sign_in_links'])
    await deleteInBatches(db, tokens, sql`expires_at < now()`);
  await deleteInBatches(db, 'sessions', sql`expires_at < ${ended} or revoked_at < ${ended}`);
}
