import { hash } from 'node:crypto';
import {
  RateLimiterMemory,
  RateLimiterPostgres,
  RateLimiterRes,
  type RateLimiterAbstract,
} from 'rate-limiter-flexible';
import { sql } from '../../db/sql.ts';
import type { Db } from '../../db/db.ts';
import type { Database } from '../../db/connection/pool.ts';
import { deleteInBatches } from '../../db/jobs/upkeep.ts';
import { tooMany } from '../http/errors.ts';

/** At most `limit` calls in `seconds`, which begin with a caller's first call. */
export interface Window {
  limit: number;
  seconds: number;
}

/** Windows that must all agree, and who counts the calls. */
export interface RateRule {
  windows: readonly Window[];
  counted: 'by each server' | 'by all servers';
}

interface LimiterOptions<Rule extends string> {
  /** Multiplies every limit. */
  factor?: number;
  /** Database of the rules that are counted by all servers. Without it, each server counts them. */
  pool?: Database['pool'];
  onRefusal?: (rule: Rule) => void;
}

/** Counts calls by rule and caller. A call that the database cannot count is counted in memory. */
export class RateLimiter<Rule extends string> {
  readonly #limiters = new Map<Rule, readonly RateLimiterAbstract[]>();
  readonly #onRefusal: (rule: Rule) => void;

  constructor(
    rules: Record<Rule, RateRule>,
    { factor = 1, pool, onRefusal = () => {} }: LimiterOptions<Rule> = {},
  ) {
    this.#onRefusal = onRefusal;
    for (const [rule, { windows, counted }] of Object.entries<RateRule>(rules)) {
      // Shortest window first: a call that it refuses is not counted by the longer ones.
      const sorted = windows.toSorted((a, b) => a.seconds - b.seconds);
      const limiters = sorted.map(({ limit, seconds }) =>
        createLimiter(
          {
            keyPrefix: `${rule} ${seconds}`,
            points: Math.max(1, limit * factor),
            duration: seconds,
          },
          counted === 'by all servers' ? pool : undefined,
        ),
      );
      this.#limiters.set(rule as Rule, limiters);
    }
  }

  /** Counts one call; rejects with 429 above the limit. */
  async spend(rule: Rule, key: string): Promise<void> {
    for (const limiter of this.#of(rule))
      await limiter.consume(hashOf(key)).catch((result: unknown) => this.#refuse(rule, result));
  }

  /** Rejects with 429 if the next call would exceed the limit. Counts nothing. */
  async check(rule: Rule, key: string): Promise<void> {
    for (const limiter of this.#of(rule)) {
      const used = await limiter.get(hashOf(key));
      if (used && used.consumedPoints >= limiter.points) this.#refuse(rule, used);
    }
  }

  /** Counts one call whose response was already sent. */
  async count(rule: Rule, key: string): Promise<void> {
    for (const limiter of this.#of(rule)) await limiter.penalty(hashOf(key));
  }

  #refuse(rule: Rule, result: unknown): never {
    if (!(result instanceof RateLimiterRes)) throw result;
    this.#onRefusal(rule);
    throw tooMany(Math.max(1, Math.ceil(result.msBeforeNext / 1000)));
  }

  #of(rule: Rule): readonly RateLimiterAbstract[] {
    return this.#limiters.get(rule)!;
  }
}

interface LimiterSettings {
  keyPrefix: string;
  points: number;
  duration: number;
}

function createLimiter(settings: LimiterSettings, pool: Database['pool'] | undefined): RateLimiterAbstract {
  const inMemory = new RateLimiterMemory(settings);
  if (!pool) return inMemory;
  return new RateLimiterPostgres({
    ...settings,
    storeClient: pool,
    storeType: 'pool',
    tableName: 'rate_limits',
    tableCreated: true,
    clearExpiredByTimeout: false,
    // A caller over the limit is refused without asking the database again.
    inMemoryBlockOnConsumed: settings.points,
    insuranceLimiter: inMemory,
  });
}

/** Hash of a key, because keys contain IP and mail addresses. */
const hashOf = (key: string) => hash('sha256', key, 'base64url');

export async function forgetOldRateLimits(db: Db): Promise<void> {
  await deleteInBatches(db, 'rate_limits', sql`expire < ${Date.now()}`);
}
