import { randomUUID } from 'node:crypto';
import { signal } from '../../signals.ts';

export interface JobLog<Log> {
  child(bindings: { job: string; traceId: string }): Log;
}

/** Runs a background job once: all its lines carry one trace id, and its end is counted. `work` resolves to whether all went well. */
export async function runJob<Log>(
  job: string,
  log: JobLog<Log>,
  work: (log: Log) => Promise<boolean>,
): Promise<void> {
  const started = performance.now();
  let isFine = false;
  try {
    isFine = await work(log.child({ job, traceId: randomUUID().replaceAll('-', '') }));
  } finally {
    signal('job', { job, isFine, seconds: (performance.now() - started) / 1000 });
  }
}
