import { createHash } from 'node:crypto';
import type { Endpoint } from '@tuckaway/contract/endpoint';
import { and, eq, lt, sql } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import type { Db } from '../db/pool.ts';
import { idempotencyKeys } from '../db/schema.ts';
import { deleteInBatches } from '../db/upkeep.ts';
import { badRequest, unprocessable } from './errors.ts';

/** Anything printable without spaces; the client sends a UUID. */
export const IDEMPOTENCY_KEY_FORM = /^[\x21-\x7e]{1,200}$/;

/** Names one intention of one person, however often it is sent. */
export interface RequestKey {
  userId: number;
  key: string;
  requestHash: Buffer;
}

export interface StoredResponse {
  status: number;
  body: string;
}

/** undefined: the request carries no key, or the endpoint does not need one. */
export function requestKeyOf({ write }: Endpoint, request: FastifyRequest): RequestKey | undefined {
  const key = request.headers['idempotency-key'];
  const userId = request.currentUser?.id;
  if (write !== 'keyed' || key === undefined || userId === undefined) return undefined;
  if (typeof key !== 'string' || !IDEMPOTENCY_KEY_FORM.test(key))
    throw badRequest('The Idempotency-Key is not usable.');
  return { userId, key, requestHash: hashOf(request) };
}

/** The response of the first request with this key; undefined where there was none. */
export async function findResponse(
  db: Db,
  { userId, key, requestHash }: RequestKey,
): Promise<StoredResponse | undefined> {
  const [first] = await db
    .select()
    .from(idempotencyKeys)
    .where(and(eq(idempotencyKeys.userId, userId), eq(idempotencyKeys.key, key)));
  if (!first) return undefined;
  if (!first.requestHash.equals(requestHash)) {
    throw unprocessable('idempotency_mismatch', 'This Idempotency-Key belongs to another request.');
  }
  return { status: first.status, body: first.body };
}

/** In the transaction of the work itself: both are there afterwards, or neither is. */
export async function storeResponse(tx: Db, key: RequestKey, response: StoredResponse): Promise<void> {
  await tx.insert(idempotencyKeys).values({ ...key, ...response });
}

function hashOf(request: FastifyRequest): Buffer {
  return createHash('sha256')
    .update(`${request.method} ${request.url}\n${JSON.stringify(request.body)}`)
    .digest();
}

/** Keys are remembered for a day. */
export async function forgetOldKeys(db: Db): Promise<void> {
  await deleteInBatches(db, idempotencyKeys, lt(idempotencyKeys.createdAt, sql`now() - interval '24 hours'`));
}
