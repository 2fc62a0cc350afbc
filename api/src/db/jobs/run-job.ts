import { randomUUID } from 'node:crypto';
import { signal } from '../../signals.ts';

/** Background jobs. */
export const JOBS = ['upkeep', 'reminders', 'backup'] as const;
type Job = (typeof JOBS)[number];

export interface JobLog<Lines> {
  child(bindings: { job: Job; traceId: string }): Lines;
}

/**
 * Runs a background job once. All its log lines have one trace id, and its end is counted. `work` resolves to whether all
 * went well.
 */
export async function runJob<Lines>(
  job: Job,
  log: JobLog<Lines>,
  work: (log: Lines) => Promise<boolean>,
): Promise<void> {
  const started = performance.now();
  let isFine = false;
  try {
    isFine = await work(log.child({ job, traceId: randomUUID().replaceAll('-', '') }));
  } finally {
    signal('job', { job, isFine, seconds: (performance.now() - started) / 1000 });
  }
}
