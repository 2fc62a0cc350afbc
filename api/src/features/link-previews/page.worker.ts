import { serveJobs } from '../../platform/workers/worker-jobs.ts';
import { decodePage } from './page-text.ts';
import { readProductPage } from './product-page.ts';

export interface PageJob {
  body: Uint8Array;
  contentType: string;
  url: string;
}

serveJobs(({ body, contentType, url }: PageJob) =>
  readProductPage(decodePage(body, contentType), new URL(url)),
);
