import { setTimeout as sleep } from 'node:timers/promises';

const POLL_MS = 100;

/** Repeats a check, one that throws too, until it returns true. */
export async function until(
  name: string,
  check: () => Promise<boolean> | boolean,
  limitMs = 60_000,
): Promise<void> {
  const deadline = performance.now() + limitMs;
  let reason = '';
  while (performance.now() < deadline) {
    try {
      if (await check()) return;
    } catch (error) {
      reason = String(error);
    }
    await sleep(POLL_MS);
  }
  throw new Error(`Not seen within ${limitMs / 1000} s: ${name}. ${reason}`);
}
