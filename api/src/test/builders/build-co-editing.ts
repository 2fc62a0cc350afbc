import { buildUser } from '../factories.ts';
import { coEditedLists, coEditors } from '../schema/tables.ts';
import type { TestDb } from '../database/test-db.ts';

const HOUR_MS = 60 * 60 * 1000;

/** Makes a list edited together: an invitation, where a hash is given, and a co-editor, a new account unless one is named. */
export async function buildCoEditing(
  db: TestDb,
  list: { id: number; userId: number },
  tokenHash: Buffer | null = null,
  editorId?: number,
) {
  const userId = editorId ?? (await buildUser(db, { name: 'Dora' })).id;
  const linkEndsAt = tokenHash && new Date(Date.now() + HOUR_MS);
  await db.insert(coEditedLists).values({ giftListId: list.id, userId: list.userId, tokenHash, linkEndsAt });
  const [coEditor] = await db.insert(coEditors).values({ giftListId: list.id, userId }).returning();
  return coEditor!;
}
