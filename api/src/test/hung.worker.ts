import { serveJobs } from '../platform/worker-jobs.ts';

/** Never comes back from any job. */
serveJobs(() => {
  for (;;);
});
