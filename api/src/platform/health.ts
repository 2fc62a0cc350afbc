import type { FastifyInstance } from 'fastify';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Db } from '../db/db.ts';
import { sql } from '../db/sql.ts';
import { unavailable } from './errors.ts';

// Well within the patience of whoever asks.
const READY_WITHIN_MS = 2_000;

async function tooLate(): Promise<never> {
  await sleep(READY_WITHIN_MS, undefined, { ref: false });
  throw unavailable('busy', 'The database does not answer.');
}

/** Liveness says the process answers; readiness says it should be given requests. */
export function healthRoutes(app: FastifyInstance, db: Db, isDraining: () => boolean): void {
  // Neither limited nor shed: that would look like death, and a supervisor would restart what is merely busy.
  const config = { limit: 'none', anyHost: true } as const;
  app.get('/livez', { config }, async () => ({ status: 'ok' }));
  app.get('/readyz', { config }, async () => {
    if (isDraining()) throw unavailable('draining', 'The server is stopping.');
    await Promise.race([db.execute(sql`select 1`), tooLate()]);
    return { status: 'ok' };
  });
}
