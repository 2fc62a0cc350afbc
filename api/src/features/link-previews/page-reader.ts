import { unavailable } from '../../platform/http/errors.ts';
import {
  workerFile,
  WorkerPool,
  workersAtOnce,
  type PoolLimits,
} from '../../platform/workers/worker-pool.ts';
import { JobFailed } from '../../platform/workers/worker-process.ts';
import type { PageJob } from './page.worker.ts';
import type { ProductPage } from './product-page.ts';
import { PageRefused, type FetchedPage } from './safe-fetch.ts';

// Up to 10 pages wait, which is the number of previews that may be made at once.
const LIMITS = { atOnce: workersAtOnce(), waiting: 10, jobMs: 5_000, heapMb: 96, memoryMb: 256 };

export const tooManyPages = () =>
  unavailable('previews_busy', 'Too many pages are being read. Please try again in a moment.');

/** Parses foreign pages in worker processes, because a page can be made so that parsing it never ends. */
export class PageReader {
  readonly #workers: WorkerPool<PageJob, ProductPage>;

  constructor(file = workerFile('page', import.meta.url), limits: PoolLimits = LIMITS) {
    this.#workers = new WorkerPool(file, limits, tooManyPages);
  }

  async read({ body, contentType, url }: FetchedPage): Promise<ProductPage> {
    try {
      return await this.#workers.run({ body, contentType, url: url.href });
    } catch (error) {
      throw error instanceof JobFailed ? new PageRefused(`unreadable: ${error.message}`) : error;
    }
  }

  close(): void {
    this.#workers.close();
  }
}
