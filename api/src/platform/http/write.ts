import type { Endpoint } from '@tuckaway/contract/endpoint';
import type { FastifyRequest } from 'fastify';
import type { Db, Tx } from '../../db/db.ts';
import { lockUser, transaction } from '../../db/transaction.ts';
import { audit, auditRow, insertAudit, logAudit } from '../security/audit.ts';
import type { Call, Input, PreparedHandler, TransactionCallback } from './call.ts';
import { AppError, unauthorized } from './errors.ts';
import {
  findResponse,
  requestKeyOf,
  storeResponse,
  type RequestKey,
  type StoredResponse,
} from './idempotency.ts';

interface WriteParts<E extends Endpoint, Prepared> {
  db: Db;
  endpoint: E;
  input: Input<E>;
  steps: PreparedHandler<E, Prepared>;
  /** The serialised response. */
  bodyOf: (result: unknown) => string;
}

/** Callbacks for the end of a transaction. */
class TransactionCallbacks {
  readonly afterCommit: TransactionCallback[] = [];
  readonly afterRollback: TransactionCallback[] = [];
}

type Outcome =
  | { kind: 'done'; body: string }
  | { kind: 'refused'; refusal: AppError }
  | { kind: 'repeated'; first: StoredResponse };

/**
 * Runs a write in one transaction. A key is stored in it, beside the work and together with the response: after a
 * crash, an error or a lost connection either all of it is there and a repeat gets the first response, or none of it is
 * and a repeat does the work. Writes of one person run one after the other, so that equal ones never run side by side.
 */
export async function runWrite<E extends Endpoint, Prepared>(
  parts: WriteParts<E, Prepared>,
): Promise<string> {
  const { db, endpoint, input, steps } = parts;
  const key = requestKeyOf(endpoint, input.request);
  const first = key && (await findResponse(db, key));
  if (first) return sendStoredResponse(input, first);

  const undo: TransactionCallback[] = [];
  // Reset by every attempt.
  let callbacks = new TransactionCallbacks();
  let outcome: Outcome;
  try {
    const prepared = await steps.prepare(preparationOf(parts, undo));
    outcome = await transaction(db, async (tx) => {
      callbacks = new TransactionCallbacks();
      return await runInTransaction(parts, { tx, key, prepared, callbacks });
    });
  } catch (error) {
    await runCallbacks([...callbacks.afterRollback, ...undo], parts);
    throw error;
  }
  if (outcome.kind === 'repeated') {
    await runCallbacks(undo, parts);
    return sendStoredResponse(input, outcome.first);
  }
  await runCallbacks(callbacks.afterCommit, parts);
  if (outcome.kind === 'refused') throw outcome.refusal;
  return outcome.body;
}

interface Attempt<Prepared> {
  tx: Tx;
  key: RequestKey | undefined;
  prepared: Prepared;
  callbacks: TransactionCallbacks;
}

async function runInTransaction<E extends Endpoint, Prepared>(
  { db, endpoint, input, steps, bodyOf }: WriteParts<E, Prepared>,
  { tx, key, prepared, callbacks }: Attempt<Prepared>,
): Promise<Outcome> {
  const { request, reply } = input;
  if (endpoint.access === 'user' && !(await lockUser(tx, request.currentUser!.id))) throw unauthorized();
  const first = key && (await findResponse(tx, key));
  if (first) return { kind: 'repeated', first };

  // Set before the handler runs, which may set another one.
  reply.code(endpoint.status);
  const call: Call<E, Prepared> = {
    ...input,
    db: tx as Call<E>['db'],
    replica: tx,
    prepared,
    afterCommit: (work) => callbacks.afterCommit.push(work),
    audit: async (event) => {
      if (event.outcome === 'success') {
        const row = auditRow(request, event);
        callbacks.afterCommit.push(() => logAudit(request, row));
        return await insertAudit(tx, row);
      }
      const record = () => audit(db, request, event);
      callbacks.afterCommit.push(record);
      callbacks.afterRollback.push(record);
    },
  };
  const result = await steps.run(call);
  if (result instanceof AppError) return { kind: 'refused', refusal: result };
  const body = bodyOf(result);
  if (key) await storeResponse(tx, key, { status: reply.statusCode, body });
  return { kind: 'done', body };
}

function preparationOf<E extends Endpoint, Prepared>(
  { db, input }: WriteParts<E, Prepared>,
  undo: TransactionCallback[],
) {
  return {
    ...input,
    db,
    afterRollback: (work: TransactionCallback) => undo.push(work),
    audit: (event: Parameters<Call<E>['audit']>[0]) => audit(db, input.request, event),
  };
}

function sendStoredResponse<E extends Endpoint>(
  { reply }: Input<E>,
  { status, body }: StoredResponse,
): string {
  reply.code(status).header('idempotent-replay', 'true');
  return body;
}

/** The call is done already, so a failure here is logged and not returned to the caller. */
export async function runCallbacks(
  callbacks: readonly TransactionCallback[],
  { db, input }: { db: Db; input: { request: FastifyRequest } },
): Promise<void> {
  for (const callback of callbacks) {
    try {
      await callback(db);
    } catch (err) {
      input.request.log.error({ err }, 'A step after the commit or rollback failed');
    }
  }
}
