import { serveJobs } from '../platform/workers/worker-jobs.ts';

export interface TestJob {
  do: 'echo' | 'throw' | 'hang' | 'grow heap' | 'grow natively';
  text?: string;
}

const kept: unknown[] = [];

/** Everything that can go wrong with a stranger's input. */
serveJobs(async (job: TestJob) => {
  switch (job.do) {
    case 'throw':
      throw new Error('cannot be read');
    case 'hang':
      for (;;);
    case 'grow heap':
      for (;;) kept.push(Array.from({ length: 10_000 }, () => ({})));
    case 'grow natively':
      return await new Promise(() => setInterval(() => kept.push(Buffer.alloc(8 * 1024 * 1024, 1)), 1));
    case 'echo':
      return { text: job.text, pid: process.pid, secrets: Object.keys(process.env) };
  }
});
