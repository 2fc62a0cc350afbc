import type { Config } from '../config.ts';
import type { RateLimits } from './limits/rate-limit-rules.ts';

/** What every feature is given; nothing is found through a global. */
export interface Deps {
  config: Config;
  limits: RateLimits;
}
