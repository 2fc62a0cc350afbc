import type pg from 'pg';
import type { Config } from '../config.ts';
import type { Db } from '../db/pool.ts';
import type { RateLimits } from './rate-limits.ts';

/** What every feature is given; nothing is found through a global. */
export interface Deps {
  config: Config;
  db: Db;
  /** The same connections, for statements that are planned once. */
  pool: pg.Pool;
  limits: RateLimits;
}
