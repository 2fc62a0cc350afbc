import type { Config } from '../config.ts';
import type { RateLimits } from './limits/rate-limit-rules.ts';

/** Dependencies of every feature. There are no globals. */
export interface Deps {
  config: Config;
  limits: RateLimits;
}
