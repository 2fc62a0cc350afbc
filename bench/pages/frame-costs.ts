import type { Browser, Page } from '@playwright/test';

interface TraceEvent {
  name: string;
  pid: number;
  tid: number;
  /** Microseconds, like the others. */
  ts: number;
  /** Processor time of the thread, without the time in which other programs ran. */
  tdur?: number;
}

const CATEGORIES = ['devtools.timeline', 'disabled-by-default-devtools.timeline', 'blink.user_timing'];
const MARK = 'frames begin here';

/**
 * Processor time of the costliest frame on the page's main thread while `work` ran, in milliseconds. Wall time would
 * include waiting for the processor on a busy machine.
 */
export async function costliestFrameMs(
  browser: Browser,
  page: Page,
  work: () => Promise<void>,
): Promise<number> {
  await browser.startTracing(page, { categories: CATEGORIES });
  await page.evaluate((mark) => performance.mark(mark), MARK);
  await work();
  const trace = JSON.parse((await browser.stopTracing()).toString()) as { traceEvents: TraceEvent[] };
  return Math.max(...frameCosts(trace.traceEvents)) / 1000;
}

function frameCosts(events: TraceEvent[]): number[] {
  const start = events.find(({ name }) => name === MARK);
  if (!start) throw new Error('The page’s main thread is not in the trace');
  const after = events
    .filter(({ pid, tid, ts }) => pid === start.pid && tid === start.tid && ts >= start.ts)
    .toSorted((a, b) => a.ts - b.ts);
  const costs = [0];
  for (const { name, tdur = 0 } of after) {
    if (name === 'RunTask') costs[costs.length - 1]! += tdur;
    // The end of a frame: the commit to the compositor.
    if (name === 'Commit') costs.push(0);
  }
  return costs;
}
