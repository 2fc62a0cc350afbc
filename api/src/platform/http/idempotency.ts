import { createHash } from 'node:crypto';
import type { Endpoint } from '@tuckaway/contract/endpoint';
import { IDEMPOTENCY_KEY_LIFE_H } from '@tuckaway/domain/limits';
import type { FastifyRequest } from 'fastify';
import type { Db, Tx } from '../../db/db.ts';
import { sql } from '../../db/sql.ts';
import type { Row } from '../../db/row.ts';
import { deleteInBatches } from '../../db/jobs/upkeep.ts';
import { badRequest, unprocessable } from './errors.ts';

/** Anything printable without spaces; the client sends a UUID. */
export const IDEMPOTENCY_KEY_FORM = /^[\x21-\x7e]{1,200}$/;

/** Key of one intended write of one user, equal for all its repeats. */
export type RequestKey = Row<'idempotencyKeys', 'userId' | 'key' | 'requestHash'>;
export type StoredResponse = Row<'idempotencyKeys', 'status' | 'body'>;

/** Key of a request. undefined: the request carries no key, or the endpoint does not need one. */
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
  const { rows } = await db.execute<StoredResponse & Pick<RequestKey, 'requestHash'>>(sql`
    select request_hash as "requestHash", status, body from idempotency_keys
    where user_id = ${userId} and key = ${key}`);
  const first = rows[0];
  if (!first) return undefined;
  if (!first.requestHash.equals(requestHash)) {
    throw unprocessable('idempotency_mismatch', 'This Idempotency-Key belongs to another request.');
  }
  return { status: first.status, body: first.body };
}

/** Stores the response in the transaction of the write, so that both are committed or neither is. */
export async function storeResponse(
  tx: Tx,
  { userId, key, requestHash }: RequestKey,
  { status, body }: StoredResponse,
): Promise<void> {
  await tx.execute(sql`
    insert into idempotency_keys (user_id, key, request_hash, status, body)
    values (${userId}, ${key}, ${requestHash}, ${status}, ${body})`);
}

function hashOf(request: FastifyRequest): Buffer {
  return createHash('sha256')
    .update(`${request.method} ${request.url}\n${JSON.stringify(request.body)}`)
    .digest();
}

export async function forgetOldKeys(db: Db): Promise<void> {
  await deleteInBatches(
    db,
    'idempotency_keys',
    sql`created_at < now() - make_interval(hours => ${IDEMPOTENCY_KEY_LIFE_H}::int)`,
  );
}
