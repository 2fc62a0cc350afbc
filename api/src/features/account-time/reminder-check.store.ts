import type { Tx } from '../../db/db.ts';
import { sql } from '../../db/sql.ts';

/**
 * Makes an account due for a reminder check. Every store that adds or changes days calls it in its transaction, because
 * a reminder may have become due.
 */
export async function markReminderCheckDue(tx: Tx, userId: number): Promise<void> {
  await tx.execute(sql`
    insert into reminder_settings (user_id, next_look_at) values (${userId}, 'epoch')
    on conflict (user_id) do update set next_look_at = excluded.next_look_at`);
}
