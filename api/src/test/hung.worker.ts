import { serveJobs } from '../platform/workers/worker-jobs.ts';

/** Never comes back from any job. */
serveJobs(() => {
  for (;;);
});
