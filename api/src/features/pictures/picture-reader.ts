import { unavailable } from '../../platform/http/errors.ts';
import { GatePerUser } from '../../platform/limits/concurrency-gate.ts';
import {
  workerFile,
  WorkerPool,
  workersAtOnce,
  type PoolLimits,
} from '../../platform/workers/worker-pool.ts';
import { JobFailed } from '../../platform/workers/worker-process.ts';
import { notAPicture } from './data-url.ts';
import type { PictureJob } from './picture.worker.ts';
import type { Picture } from './redraw.ts';

const LIMITS = { atOnce: workersAtOnce(), waiting: 8, jobMs: 10_000, heapMb: 64, memoryMb: 384 };
const ONE_AT_A_TIME = { atOnce: 1, waiting: 4 };

const busy = () =>
  unavailable('images_busy', 'Too many pictures are being worked on. Please try again in a moment.');

/** Re-encodes uploaded files in worker processes, because such a file can use up time and memory. */
export class PictureReader {
  readonly #workers: WorkerPool<PictureJob, Picture>;
  readonly #turns = new GatePerUser(ONE_AT_A_TIME, busy);

  constructor(file = workerFile('picture', import.meta.url), limits: PoolLimits = LIMITS) {
    this.#workers = new WorkerPool(file, limits, busy);
  }

  /** One at a time per user, so that one user cannot occupy all workers. */
  async read(userId: number, bytes: Buffer): Promise<Picture> {
    try {
      return await this.#turns.run(userId, () => this.#workers.run({ bytes }));
    } catch (error) {
      throw error instanceof JobFailed ? notAPicture() : error;
    }
  }

  close(): void {
    this.#workers.close();
  }
}
