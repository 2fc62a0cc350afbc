import type { Config } from '../config.ts';
import type { Reader } from '../db/named-query.ts';
import type { RateLimits } from './rate-limits.ts';

/** What every feature is given; nothing is found through a global. */
export interface Deps {
  config: Config;
  /** For the short reads of every screen, which are planned once. Everything else goes through `call.db`. */
  reader: Reader;
  limits: RateLimits;
}
