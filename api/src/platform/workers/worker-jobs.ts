/** Messages from a worker to the server. */
export type WorkerMessage =
  | { kind: 'ready' }
  | { kind: 'done'; result: unknown }
  | { kind: 'failed'; reason: string };

const MEMORY_CHECK_MS = 10;
const MB = 1024 * 1024;

/** The worker's side: a file that calls this can be run by WorkerPool. */
export function serveJobs<Job, Result>(work: (job: Job) => Result | Promise<Result>): void {
  const maxBytes = Number(process.argv[2]) * MB;
  const say = (message: WorkerMessage) => process.send!(message);
  process.on('disconnect', () => process.exit());
  process.on('message', (job: Job) => {
    // V8 limits its own heap only. Native libraries show up in the memory of the process.
    const watch = setInterval(() => {
      if (process.memoryUsage.rss() > maxBytes) process.exit(1);
    }, MEMORY_CHECK_MS);
    Promise.try(work, job)
      .then(
        (result) => say({ kind: 'done', result }),
        (error: unknown) => say({ kind: 'failed', reason: String(error) }),
      )
      .finally(() => clearInterval(watch));
  });
  say({ kind: 'ready' });
}
