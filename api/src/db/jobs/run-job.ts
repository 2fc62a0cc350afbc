import { randomUUID } from 'node:crypto';
import { signal } from '../../signals.ts';

export interface JobLog<Lines> {
  child(bindings: { job: string; traceId: string }): Lines;
}

/** Runs a background job once: all its lines carry one trace id, and its end is counted. `work` resolves to whether all went well. */
export async function runJob<Lines>(
  job: string,
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
