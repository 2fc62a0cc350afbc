import type { FastifyInstance } from 'fastify';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Db } from '../../db/db.ts';
import { sql } from '../../db/sql.ts';
import { unavailable } from './errors.ts';

// Shorter than the usual timeout of a load balancer.
const READY_WITHIN_MS = 2_000;

async function tooLate(): Promise<never> {
  await sleep(READY_WITHIN_MS, undefined, { ref: false });
  throw unavailable('busy', 'The database does not answer.');
}

/** Details of the readiness response, by name. */
export type HealthDetails = Record<string, (db: Db) => Promise<unknown>>;

interface HealthParts {
  db: Db;
  isDraining: () => boolean;
  details: HealthDetails;
}

/** Routes of liveness (the process responds) and readiness (it can serve requests). */
export function healthRoutes(app: FastifyInstance, { db, isDraining, details }: HealthParts): void {
  // No rate limit and no load shedding: a supervisor would restart a server that is only busy.
  const config = { rateLimit: 'none', anyHost: true } as const;
  app.get('/livez', { config }, async () => ({ status: 'ok' }));
  app.get('/readyz', { config }, async () => {
    if (isDraining()) throw unavailable('draining', 'The server is stopping.');
    const results = await Promise.race([runChecks(db, details), tooLate()]);
    return { status: 'ok', ...results };
  });
}

async function runChecks(db: Db, details: HealthDetails): Promise<Record<string, unknown>> {
  await db.execute(sql`select 1`);
  const results: Record<string, unknown> = {};
  for (const [name, check] of Object.entries(details)) results[name] = await check(db);
  return results;
}
