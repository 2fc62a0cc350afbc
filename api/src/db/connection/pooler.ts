import { isDatabaseGone } from './bounded-pool.ts';
import { DatabaseRefused } from './database-refusal.ts';
import { sql } from '../sql.ts';
import { sqlState } from '../transaction.ts';
import { REQUEST_LIMITS, type Database } from './pool.ts';

const UNSUPPORTED = '08P01'; // protocol violation: a startup parameter that a pooler does not know

/**
 * A pooler that hands each transaction to another connection loses prepared statements, session locks and the time limits
 * that a connection begins with. It is known by the limits: PgBouncer refuses them or leaves them out (decision 0391).
 */
export async function refusePooler({ db }: Database): Promise<void> {
  const refused = new DatabaseRefused(
    'DATABASE_URL leads to a connection pooler, such as PgBouncer, that does not pass on the settings of a connection: ' +
      'give the address of PostgreSQL itself. Each server keeps a pool of its own.',
  );
  try {
    const { rows } = await db.executeFresh<{ ms: number }>(sql`
      select setting::int as ms from pg_settings where name = 'statement_timeout'`);
    if (rows[0]!.ms !== REQUEST_LIMITS.statement_timeout) throw refused;
  } catch (error) {
    throw isDatabaseGone(error) && sqlState(error) === UNSUPPORTED ? refused : error;
  }
}
