import type { Tx } from '../../db/db.ts';
import { lockRecipients } from './lock-recipients.store.ts';
import { createRecipient } from './recipients.store.ts';

export type RecipientChoice = { id: number } | { name: string };

/** One of the user's recipients, locked against deletion until the transaction ends, or a new one of the given name. */
export async function chosenRecipient(tx: Tx, userId: number, chosen: RecipientChoice): Promise<number> {
  if ('name' in chosen) return (await createRecipient(tx, userId, { name: chosen.name })).id;
  await lockRecipients(tx, userId, [chosen.id]);
  return chosen.id;
}
