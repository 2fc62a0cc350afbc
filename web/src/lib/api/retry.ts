import { isApiError, type ErrorKind } from './api-error.ts';
import { wait } from '../wait.ts';

export interface RetryPolicy {
  retries: number;
  /** Delay before a retry; the first one is number 0. */
  delayMs: (retry: number) => number;
  on: readonly ErrorKind[];
}

const RETRY_CAP_MS = 10_000;

/** Exponential backoff with jitter (50 to 100 %), so that clients do not retry at the same time. */
export function backoffMs(retry: number, baseMs: number, random: () => number = Math.random): number {
  return Math.min(baseMs * 2 ** retry, RETRY_CAP_MS) * (0.5 + random() * 0.5);
}

const backoffFrom = (baseMs: number) => (retry: number) => backoffMs(retry, baseMs);

/** How often each kind of call is repeated, and after which failures. The numbers are the specification's. */
export const RETRY = {
  /** All reads that have no policy of their own. */
  default: { retries: 3, delayMs: backoffFrom(1000), on: ['network', 'timeout', 'server'] },
  /** Reads of gift lists, categories and search: fewer and sooner, because the user is browsing. */
  browsing: { retries: 2, delayMs: backoffFrom(500), on: ['network', 'timeout', 'server'] },
  /** All writes: only if there was no response, because any other failure may have changed something. */
  write: { retries: 1, delayMs: backoffFrom(1000), on: ['network', 'timeout'] },
  /** Validation of the session, for which the whole app waits. */
  session: { retries: 2, delayMs: () => 1000, on: ['network', 'timeout', 'server'] },
  /** Reads with a cached response while the server is unreachable: a lost connection returns the cached response at once. */
  cachedRead: { retries: 3, delayMs: backoffFrom(1000), on: ['server'] },
  /** Calls whose caller repeats them, that work only once, or whose result would come too late. */
  never: { retries: 0, delayMs: () => 0, on: [] },
} as const satisfies Record<string, RetryPolicy>;

export async function withRetries<Result>(
  policy: RetryPolicy,
  attempt: () => Promise<Result>,
): Promise<Result> {
  for (let retry = 0; ; retry += 1) {
    try {
      return await attempt();
    } catch (error) {
      if (retry >= policy.retries || !isApiError(error) || !policy.on.includes(error.kind)) throw error;
      await wait(policy.delayMs(retry));
    }
  }
}
