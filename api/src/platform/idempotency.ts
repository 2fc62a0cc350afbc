import { createHash } from 'node:crypto';
import { and, eq, lt, sql } from 'drizzle-orm';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Db } from '../db/pool.ts';
import { idempotencyKeys } from '../db/schema.ts';
import { badRequest, conflict, unprocessable } from './errors.ts';

const KEY_FORM = /^[\x21-\x7e]{1,200}$/;

/**
 * A client that lost the answer to a create sends it again with the same Idempotency-Key, and gets the first answer
 * instead of a second thing. A key that never finished stays taken: after a crash nobody knows whether the row is there.
 */
export async function onceByKey(
  db: Db,
  request: FastifyRequest,
  reply: FastifyReply,
  create: () => Promise<string>,
): Promise<string> {
  const key = request.headers['idempotency-key'];
  const userId = request.currentUser?.id;
  if (key === undefined || userId === undefined) return await create();
  if (typeof key !== 'string' || !KEY_FORM.test(key)) throw badRequest('The Idempotency-Key is not usable.');

  const requestHash = hashOf(request);
  const mine = and(eq(idempotencyKeys.userId, userId), eq(idempotencyKeys.key, key));
  const inserted = await db
    .insert(idempotencyKeys)
    .values({ userId, key, requestHash })
    .onConflictDoNothing()
    .returning();
  if (inserted.length === 0) {
    const [first] = await db.select().from(idempotencyKeys).where(mine);
    if (first && !first.requestHash.equals(requestHash)) {
      throw unprocessable('idempotency_mismatch', 'This Idempotency-Key belongs to another request.');
    }
    if (!first || first.status === null || first.body === null) {
      throw conflict('in_progress', 'The same request is still being worked on.');
    }
    reply.code(first.status).header('idempotent-replay', 'true');
    return first.body;
  }
  return await remember(db, mine, reply, create);
}

async function remember(
  db: Db,
  mine: ReturnType<typeof and>,
  reply: FastifyReply,
  create: () => Promise<string>,
): Promise<string> {
  let body: string;
  try {
    body = await create();
  } catch (error) {
    // Nothing was made, so the same request may be tried again.
    await db.delete(idempotencyKeys).where(mine);
    throw error;
  }
  await db.update(idempotencyKeys).set({ status: reply.statusCode, body }).where(mine);
  return body;
}

function hashOf(request: FastifyRequest): Buffer {
  return createHash('sha256')
    .update(`${request.method} ${request.url}\n${JSON.stringify(request.body)}`)
    .digest();
}

/** Keys are remembered for a day. */
export async function forgetOldKeys(db: Db): Promise<void> {
  await db.delete(idempotencyKeys).where(lt(idempotencyKeys.createdAt, sql`now() - interval '24 hours'`));
}
