import { unavailable, unprocessable } from '../../platform/errors.ts';
import { workerFile, WorkerPool, workersAtOnce } from '../../platform/worker-pool.ts';
import { JobFailed } from '../../platform/worker-process.ts';
import type { ContactPreview } from '@tuckaway/contract/days/contact-preview';
import type { ContactFile, ContactReading } from './contact-preview.ts';

const LIMITS = { atOnce: workersAtOnce(), waiting: 8, jobMs: 10_000, heapMb: 192, memoryMb: 384 };

const tooManyFiles = () =>
  unavailable('contacts_busy', 'Too many files are being read. Please try again in a moment.');
const unreadable = (sentence: string) => unprocessable('unreadable_file', sentence);

/** Reads files with contacts in workers: megabytes of a stranger's text hold up nobody else. */
export class ContactReader {
  readonly #workers = new WorkerPool<ContactFile, ContactReading>(
    workerFile('contacts', import.meta.url),
    LIMITS,
    tooManyFiles,
  );

  async read(file: ContactFile): Promise<ContactPreview> {
    const reading = await this.#workers.run(file).catch((error: unknown) => {
      throw error instanceof JobFailed ? unreadable('This file could not be read.') : error;
    });
    if ('refused' in reading) throw unreadable(reading.refused);
    return reading.preview;
  }

  close(): void {
    this.#workers.close();
  }
}
