import { randomBytes } from 'node:crypto';
import { invitations } from '../schema/tables.ts';
import type { TestDb } from '../database/test-db.ts';

/** An invitation that one more person may use. */
export async function buildInvitation(
  db: TestDb,
  userId: number,
  fields: Partial<typeof invitations.$inferInsert> = {},
) {
  const values = {
    hash: randomBytes(32),
    maxUses: 1,
    expiresAt: new Date(Date.now() + 24 * 60 * 60 * 1000),
    ...fields,
    userId,
  };
  const [invitation] = await db.insert(invitations).values(values).returning();
  return invitation!;
}
