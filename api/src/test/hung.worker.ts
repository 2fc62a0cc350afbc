import { serveJobs } from '../platform/workers/worker-jobs.ts';

/** Never finishes a job. */
serveJobs(() => {
  for (;;);
});
