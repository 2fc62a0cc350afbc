import { unavailable, unprocessable } from '../../../platform/http/errors.ts';
import { GatePerUser } from '../../../platform/limits/concurrency-gate.ts';
import { workerFile, WorkerPool, workersAtOnce } from '../../../platform/workers/worker-pool.ts';
import { JobFailed } from '../../../platform/workers/worker-process.ts';
import type { ContactPreview } from '@tuckaway/contract/people/contact-preview';
import type { ContactFile, ContactReading } from '../preview/contact-preview.ts';

const LIMITS = { atOnce: workersAtOnce(), waiting: 8, jobMs: 10_000, heapMb: 192, memoryMb: 384 };

const ONE_AT_A_TIME = { atOnce: 1, waiting: 2 };

const tooManyFiles = () =>
  unavailable('contacts_busy', 'Too many files are being read. Please try again in a moment.');
const unreadable = (sentence: string) => unprocessable('unreadable_file', sentence);

/** Reads contact files in worker processes, so that large or hostile files do not block the server. */
export class ContactReader {
  readonly #workers = new WorkerPool<ContactFile, ContactReading>(
    workerFile('contacts', import.meta.url),
    LIMITS,
    tooManyFiles,
  );
  readonly #turns = new GatePerUser(ONE_AT_A_TIME, tooManyFiles);

  /** One file at a time per user, so that one user cannot occupy all workers. */
  async read(userId: number, file: ContactFile): Promise<ContactPreview> {
    const job = this.#turns.run(userId, () => this.#workers.run(file));
    const reading = await job.catch((error: unknown) => {
      throw error instanceof JobFailed ? unreadable('This file could not be read.') : error;
    });
    if ('refused' in reading) throw unreadable(reading.refused);
    return reading.preview;
  }

  close(): void {
    this.#workers.close();
  }
}
