import { fork, type ChildProcess } from 'node:child_process';
import { constants, setPriority } from 'node:os';
import type { WorkerMessage } from './worker-jobs.ts';

export interface WorkerLimits {
  /** After this a job's worker is killed. */
  jobMs: number;
  /** JavaScript heap of the worker. */
  heapMb: number;
  /** Resident memory of the worker, native libraries included. */
  memoryMb: number;
}

/** The job threw, took too long or took too much memory. Where the input is a stranger's, it is the input's fault. */
export class JobFailed extends Error {}

const START_MS = 30_000;

/** A child process that does one job at a time. */
export class WorkerProcess<Job extends object, Result> {
  readonly #child: ChildProcess;
  readonly #jobMs: number;
  /** Rejects if the process does not start. */
  readonly ready: Promise<void>;

  /** `file` is a module that calls serveJobs. */
  constructor(file: URL, { jobMs, heapMb, memoryMb }: WorkerLimits) {
    this.#jobMs = jobMs;
    this.#child = fork(file, [String(memoryMb)], {
      execArgv: [`--max-old-space-size=${heapMb}`],
      // Without the server's environment, which holds secrets such as the database's password.
      env: {},
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    });
    // The server's own work comes first. Threads that the worker starts inherit this.
    if (this.#child.pid !== undefined) setPriority(this.#child.pid, constants.priority.PRIORITY_BELOW_NORMAL);
    // The waiting caller gets the error. A worker that dies during `send` emits it twice.
    this.#child.on('error', () => {});
    // An idle worker does not keep the server from ending.
    this.#child.unref();
    this.#child.channel?.unref();
    this.ready = this.#nextMessage(START_MS).then((message) => {
      if (message.kind !== 'ready') throw new Error(`A worker did not start: ${messageText(message)}`);
    });
  }

  get isAlive(): boolean {
    const { killed, exitCode, signalCode } = this.#child;
    return !killed && exitCode === null && signalCode === null;
  }

  async run(job: Job): Promise<Result> {
    const answered = this.#nextMessage(this.#jobMs);
    this.#child.send(job);
    const message = await answered;
    if (message.kind === 'done') return message.result as Result;
    throw new JobFailed(messageText(message));
  }

  /** Kills the process by SIGKILL, because a worker that is busy with a job handles no other signal or message. */
  kill(): void {
    this.#child.kill('SIGKILL');
  }

  /** Next message of the worker, which is killed after the timeout. */
  #nextMessage(limitMs: number): Promise<WorkerMessage> {
    const { promise, resolve } = Promise.withResolvers<WorkerMessage>();
    const child = this.#child;
    const onExit = (code: number | null, signal: string | null) =>
      resolve({ kind: 'failed', reason: `ended with ${signal ?? code}` });
    const onError = (error: Error) => resolve({ kind: 'failed', reason: error.message });
    const timer = setTimeout(() => {
      resolve({ kind: 'failed', reason: 'took too long' });
      this.kill();
    }, limitMs);
    child.once('message', resolve).once('exit', onExit).once('error', onError);
    return promise.finally(() => {
      clearTimeout(timer);
      child.off('message', resolve).off('exit', onExit).off('error', onError);
    });
  }
}

const messageText = (message: WorkerMessage) => (message.kind === 'failed' ? message.reason : message.kind);
