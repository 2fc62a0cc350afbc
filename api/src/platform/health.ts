import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { Db } from '../db/pool.ts';
import { unavailable } from './errors.ts';

/** Liveness says the process answers; readiness says it should be given requests. */
export function healthRoutes(app: FastifyInstance, db: Db, isDraining: () => boolean): void {
  // Shedding load must not look like death, or a supervisor would restart what is merely busy.
  const config = { pressureHandler: () => {} };
  app.get('/livez', { config }, async () => ({ status: 'ok' }));
  app.get('/readyz', { config }, async () => {
    if (isDraining()) throw unavailable('draining', 'The server is stopping.');
    await db.execute(sql`select 1`);
    return { status: 'ok' };
  });
}
