import type { Db, Tx } from '../../db/db.ts';
import { sql } from '../../db/sql.ts';
import { hashToken } from '../../platform/security/session.ts';

/** Creates a personal link for a participant and revokes the previous one. */
export async function replacePersonalLink(
  tx: Tx,
  { drawId, personId, token }: { drawId: number; personId: number; token: string },
): Promise<void> {
  await tx.execute(sql`
    update draw_people set token_hash = ${hashToken(token)}, mailed_at = null
    where id = ${personId} and draw_id = ${drawId}`);
}

/**
 * Creates a link that is about to be mailed. False where one was mailed within a minute, so that of two concurrent
 * requests one sends.
 */
export async function replaceMailedLink(
  tx: Tx,
  { drawId, personId, token }: { drawId: number; personId: number; token: string },
): Promise<boolean> {
  const { rowCount } = await tx.execute(sql`
    update draw_people set token_hash = ${hashToken(token)}, mailed_at = now()
    where id = ${personId} and draw_id = ${drawId} and email is not null
      and (mailed_at is null or mailed_at < now() - interval '1 minute')`);
  return rowCount === 1;
}

/** Records that the mail with this link was not sent, and revokes the link. A link made meanwhile stays valid. */
export async function revokeUnsentLink(
  db: Db,
  { personId, token }: { personId: number; token: string },
): Promise<void> {
  await db.execute(sql`
    update draw_people set mailed_at = null, token_hash = null
    where id = ${personId} and token_hash = ${hashToken(token)}`);
}
