import { serveJobs } from '../../platform/workers/worker-jobs.ts';
import { redraw } from './redraw.ts';

export interface PictureJob {
  bytes: Uint8Array;
}

serveJobs(({ bytes }: PictureJob) => redraw(bytes));
