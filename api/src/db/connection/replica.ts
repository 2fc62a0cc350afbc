import { openDb, type Db } from '../db.ts';
import { connectPostgres, endWithTimeout, REQUEST_LIMITS, type Limits } from './pool.ts';
import { sql, type Sql } from '../sql.ts';
import type { Log } from '../log.ts';

interface Replica {
  db: Db;
  close(): Promise<void>;
}

const POOL_SIZE = 10;
const CHECK_EVERY_MS = 2_000;
// Short, since the primary is asked after it.
const LIMITS: Limits = { ...REQUEST_LIMITS, connectionTimeoutMillis: 500, patienceMs: 1_000 };

/**
 * A standby that has replayed all that it received from a live primary, or something of the last seconds. One that was
 * cut off has neither, and a primary is not asked for old data.
 */
const KEEPS_UP = sql`
  select pg_is_in_recovery() and (
    now() - pg_last_xact_replay_timestamp() < interval '5 seconds'
    or (pg_last_wal_receive_lsn() = pg_last_wal_replay_lsn() and exists (select from pg_stat_wal_receiver))
  ) as "keepsUp"`;

/** Statements of a transaction, and all where the replica is behind, gone or refuses, run on the primary. */
export function openReplica(url: string, primary: Db, log: Log<'warn' | 'error'>): Replica {
  const pool = connectPostgres(url, log, { max: POOL_SIZE, limits: LIMITS });
  const standby = openDb(pool);
  const watch = new StandbyWatch(standby, log);
  const preferStandby =
    (kind: 'execute' | 'executeFresh'): Db['execute'] =>
    async (statement: Sql) => {
      if (!(await watch.keepsUp())) return await primary[kind](statement);
      try {
        return await standby[kind](statement);
      } catch (err) {
        watch.distrust(err);
        return await primary[kind](statement);
      }
    };
  return {
    db: {
      ...primary,
      execute: preferStandby('execute'),
      executeFresh: preferStandby('executeFresh'),
    },
    close: () => endWithTimeout(pool),
  };
}

/** Caches for two seconds whether the standby keeps up. */
class StandbyWatch {
  readonly #standby: Db;
  readonly #log: Log<'warn'>;
  #keepsUp: boolean | undefined;
  #checking: Promise<void> | undefined;
  #checkedAt = 0;

  constructor(standby: Db, log: Log<'warn'>) {
    this.#standby = standby;
    this.#log = log;
  }

  /** While a check runs, the previous result is used; only the first check is awaited. */
  async keepsUp(): Promise<boolean> {
    if (!this.#checking && performance.now() - this.#checkedAt > CHECK_EVERY_MS) {
      this.#checking = this.#check().finally(() => {
        this.#checkedAt = performance.now();
        this.#checking = undefined;
      });
    }
    if (this.#keepsUp === undefined) await this.#checking;
    return this.#keepsUp ?? false;
  }

  distrust(err: unknown): void {
    this.#note(false, { err });
    this.#checkedAt = performance.now();
  }

  async #check(): Promise<void> {
    try {
      const { rows } = await this.#standby.execute<{ keepsUp: boolean | null }>(KEEPS_UP);
      this.#note(rows[0]!.keepsUp ?? false, {});
    } catch (err) {
      this.#note(false, { err });
    }
  }

  #note(keepsUp: boolean, details: object): void {
    const isNew = keepsUp !== this.#keepsUp;
    this.#keepsUp = keepsUp;
    if (isNew && !keepsUp)
      this.#log.warn(details, 'The replica is not used: it is behind or cannot be asked');
  }
}
