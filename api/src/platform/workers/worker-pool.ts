import { availableParallelism } from 'node:os';
import { basename } from 'node:path';
import { signal } from '../../signals.ts';
import { ConcurrencyGate } from '../limits/concurrency-gate.ts';
import { JobFailed, WorkerProcess, type WorkerLimits } from './worker-process.ts';

export interface PoolLimits extends WorkerLimits {
  /** Workers, each with one job at a time. */
  atOnce: number;
  /** Jobs that may wait for a worker; further ones are refused. */
  waiting: number;
}

const IDLE_MS = 30_000;
const MAX_WORKERS = 2;

/** One core stays free for the server: a waking process may have to wait for a running one, however low its priority. */
export const workersAtOnce = () => Math.min(MAX_WORKERS, Math.max(1, availableParallelism() - 1));

/**
 * Does jobs in worker processes. They start with the first job, end when there was none for a while, and one that was
 * killed is replaced by the next job.
 */
export class WorkerPool<Job extends object, Result> {
  readonly #file: URL;
  /** 'picture' of picture.worker.ts */
  readonly #name: string;
  readonly #limits: PoolLimits;
  readonly #gate: ConcurrencyGate;
  readonly #workers = new Set<WorkerProcess<Job, Result>>();
  readonly #idle: { worker: WorkerProcess<Job, Result>; end: NodeJS.Timeout }[] = [];

  /** `refusal` is thrown while too many jobs wait. */
  constructor(file: URL, limits: PoolLimits, refusal: () => Error) {
    this.#file = file;
    this.#name = basename(file.pathname).split('.')[0]!;
    this.#limits = limits;
    this.#gate = new ConcurrencyGate(limits, refusal);
  }

  /** Throws JobFailed where the job cannot be done. */
  async run(job: Job): Promise<Result> {
    const inTurn = this.#gate.run(() => this.#runNow(job));
    this.#signalLoad();
    try {
      const result = await inTurn;
      this.#signalLoad('done');
      return result;
    } catch (error) {
      this.#signalLoad(error instanceof JobFailed ? 'failed' : 'refused');
      throw error;
    }
  }

  async #runNow(job: Job): Promise<Result> {
    this.#signalLoad();
    const worker = this.#takeIdle() ?? this.#start();
    try {
      await worker.ready;
      return await worker.run(job);
    } finally {
      if (worker.isAlive) this.#keepIdle(worker);
      else this.#workers.delete(worker);
    }
  }

  #signalLoad(outcome?: 'done' | 'failed' | 'refused'): void {
    signal('worker', { pool: this.#name, ...this.#gate.load, ...(outcome && { outcome }) });
  }

  /** Kills all workers, busy or not. */
  close(): void {
    for (const worker of this.#workers) worker.kill();
    this.#workers.clear();
  }

  #start(): WorkerProcess<Job, Result> {
    const worker = new WorkerProcess<Job, Result>(this.#file, this.#limits);
    this.#workers.add(worker);
    return worker;
  }

  #takeIdle(): WorkerProcess<Job, Result> | undefined {
    for (;;) {
      const found = this.#idle.pop();
      if (!found) return undefined;
      clearTimeout(found.end);
      if (found.worker.isAlive) return found.worker;
      this.#workers.delete(found.worker);
    }
  }

  #keepIdle(worker: WorkerProcess<Job, Result>): void {
    const end = setTimeout(() => this.#end(worker), IDLE_MS);
    this.#idle.push({ worker, end: end.unref() });
  }

  #end(worker: WorkerProcess<Job, Result>): void {
    this.#idle.splice(
      this.#idle.findIndex((resting) => resting.worker === worker),
      1,
    );
    this.#workers.delete(worker);
    worker.kill();
  }
}

/** From source a worker is a TypeScript file beside the module that uses it; the build puts a bundle beside the server's. */
export function workerFile(name: string, moduleUrl: string): URL {
  const extension = moduleUrl.endsWith('.ts') ? 'ts' : 'js';
  return new URL(`./${name}.worker.${extension}`, moduleUrl);
}
