import type { DrawnName } from '@tuckaway/contract/sharing/draws';
import type { Tx } from '../../db/db.ts';
import { sql } from '../../db/sql.ts';
import { toCents } from '../../platform/money.ts';
import { insertDay } from '../recipient-days/recipient-days.store.ts';
import { chosenRecipient, type RecipientChoice } from '../recipients/chosen-recipient.ts';

/**
 * Adds the drawn person to the giver's People, as a new or an existing recipient, with a day named after the draw. An
 * existing budget stays.
 */
export async function keepDrawnAsRecipient(
  tx: Tx,
  userId: number,
  recipient: RecipientChoice,
  { title, dayOn, budget }: DrawnName,
): Promise<number> {
  const id = await chosenRecipient(tx, userId, recipient);
  await tx.execute(sql`
    update recipients set budget_cents = coalesce(budget_cents, ${toCents(budget)}::int)
    where id = ${id} and user_id = ${userId}`);
  const [year, month, day] = dayOn.split('-').map(Number) as [number, number, number];
  const once = { kind: 'own' as const, name: title, month, day, year, holiday: null, remind: null };
  await insertDay(tx, userId, id, once);
  return id;
}
