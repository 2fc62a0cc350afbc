import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

interface Usage {
  /** Processor time that the process has used so far, of all its threads. */
  cpuMicros: number;
  /** Memory that it holds now. */
  memoryBytes: number;
}

export interface ServerProcess<Details> {
  url: string;
  details: Details;
  usage(): Promise<Usage>;
  /** Runs a command of the process, one at a time. */
  ask<Answer>(command: string): Promise<Answer>;
  stop(): Promise<void>;
}

/** Runs a file, relative to this folder, in a process of its own, on the same Node. */
export async function startServer<Details>(
  file: string,
  env: Record<string, string> = {},
): Promise<ServerProcess<Details>> {
  const child = fork(join(import.meta.dirname, file), {
    env: { PATH: process.env.PATH, ...env },
    execArgv: [],
  });
  const { port, details } = await answerOf<{ port: number; details: Details }>(child);
  const ask = async <Answer>(command: string): Promise<Answer> => {
    child.send(command);
    return await answerOf<Answer>(child);
  };
  return {
    url: `http://127.0.0.1:${port}`,
    details,
    usage: () => ask<Usage>('usage'),
    ask,
    stop: async () => {
      const exited = once(child, 'exit');
      child.disconnect();
      await exited;
    },
  };
}

async function answerOf<Answer>(child: ChildProcess): Promise<Answer> {
  const { promise, resolve, reject } = Promise.withResolvers<Answer>();
  const fail = (code: number | null) => reject(new Error(`A server of the benchmark ended with ${code}`));
  child.once('exit', fail);
  child.once('message', (message) => resolve(message as Answer));
  try {
    return await promise;
  } finally {
    child.off('exit', fail);
  }
}
