import { isApiError, type ErrorKind } from './api-error.ts';
import { wait } from '../wait.ts';

export interface RetryPolicy {
  retries: number;
  baseMs: number;
  on: readonly ErrorKind[];
}

const RETRY_CAP_MS = 10_000;

export const RETRY = {
  default: { retries: 3, baseMs: 1000, on: ['network', 'timeout', 'server'] },
  /** For public lists, the user's lists, categories and search; also for co-editing and gift ideas. */
  read: { retries: 2, baseMs: 500, on: ['network', 'timeout', 'server'] },
  /** Only if there was no response, and with the same Idempotency-Key, because the first request may have arrived. */
  write: { retries: 1, baseMs: 1000, on: ['network', 'timeout'] },
  /** For reads with a cached response, while the server is unreachable. */
  serverErrors: { retries: 3, baseMs: 1000, on: ['server'] },
  never: { retries: 0, baseMs: 0, on: [] },
} as const satisfies Record<string, RetryPolicy>;

/** Delay before a retry: exponential backoff with jitter (50 to 100 %), so that clients do not retry at the same time. */
export function retryDelayMs(retry: number, baseMs: number, random: () => number = Math.random): number {
  return Math.min(baseMs * 2 ** retry, RETRY_CAP_MS) * (0.5 + random() * 0.5);
}

export async function withRetries<Result>(
  policy: RetryPolicy,
  attempt: () => Promise<Result>,
): Promise<Result> {
  for (let retry = 0; ; retry += 1) {
    try {
      return await attempt();
    } catch (error) {
      if (retry >= policy.retries || !isApiError(error) || !policy.on.includes(error.kind)) throw error;
      await wait(retryDelayMs(retry, policy.baseMs));
    }
  }
}
