import type { Config } from '../config.ts';
import type { Db } from '../db/pool.ts';
import type { Reader } from '../db/shared-reader.ts';
import type { RateLimits } from './rate-limits.ts';

/** What every feature is given; nothing is found through a global. */
export interface Deps {
  config: Config;
  db: Db;
  /** For the short reads of every screen, which are planned once. */
  reader: Reader;
  /** The same for writes of one statement: each has a connection to itself and is never sent twice. */
  pool: Reader;
  limits: RateLimits;
}
