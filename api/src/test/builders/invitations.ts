import { randomBytes } from 'node:crypto';
import type { Row } from '../../db/row.ts';
import type { TestDb } from '../database/test-db.ts';

/** An invitation that one more person may use. */
export async function buildInvitation(db: TestDb, userId: number, fields: Partial<Row<'invitations'>> = {}) {
  const values = {
    hash: randomBytes(32),
    maxUses: 1,
    expiresAt: new Date(Date.now() + 24 * 60 * 60 * 1000),
    ...fields,
    userId,
  };
  return await db.insert('invitations', values);
}
