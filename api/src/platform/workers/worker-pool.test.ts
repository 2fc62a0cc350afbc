import { getPriority } from 'node:os';
import { afterEach, describe, expect, test, vi } from 'vitest';
import type { TestJob } from '../../test/test.worker.ts';
import { WorkerPool, type PoolLimits } from './worker-pool.ts';
import { JobFailed } from './worker-process.ts';

// Starts worker processes.
vi.setConfig({ testTimeout: 60_000 });

const FILE = new URL('../../test/test.worker.ts', import.meta.url);
const LIMITS: PoolLimits = { atOnce: 2, waiting: 2, jobMs: 20_000, heapMb: 64, memoryMb: 256 };
interface TestResult {
  text: string | undefined;
  pid: number;
  secrets: string[];
}

const pools: WorkerPool<TestJob, TestResult>[] = [];
afterEach(() => pools.splice(0).forEach((pool) => pool.close()));

function poolOf(limits: Partial<PoolLimits> = {}) {
  const pool = new WorkerPool<TestJob, TestResult>(
    FILE,
    { ...LIMITS, ...limits },
    () => new Error('too many'),
  );
  pools.push(pool);
  return pool;
}

const isRunning = (pid: number) => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

describe('a worker', () => {
  test('runs as another process of low priority without the environment, and does job after job', async () => {
    const pool = poolOf();
    const first = await pool.run({ do: 'echo', text: 'one' });
    const second = await pool.run({ do: 'echo', text: 'two' });
    expect([first.text, second.text]).toEqual(['one', 'two']);
    expect(first.pid).not.toBe(process.pid);
    expect(second.pid).toBe(first.pid);
    expect(getPriority(first.pid)).toBeGreaterThan(getPriority());
    expect(first.secrets).toEqual([]);
  });

  test('does the next job after it refused one', async () => {
    const pool = poolOf();
    const { pid } = await pool.run({ do: 'echo' });
    await expect(pool.run({ do: 'throw' })).rejects.toThrow(JobFailed);
    expect((await pool.run({ do: 'echo' })).pid).toBe(pid);
  });

  test.each([
    ['hangs', 'hang', { jobMs: 500 }],
    ['fills its heap', 'grow heap', {}],
    ['fills its memory natively', 'grow natively', {}],
  ] as const)('ends and gets a successor when it %s', async (_, bad, limits) => {
    const pool = poolOf(limits);
    const { pid } = await pool.run({ do: 'echo' });
    await expect(pool.run({ do: bad })).rejects.toThrow(JobFailed);
    const next = await pool.run({ do: 'echo', text: 'again' });
    expect(next.text).toBe('again');
    expect(next.pid).not.toBe(pid);
    await expect.poll(() => isRunning(pid), { timeout: 10_000 }).toBe(false);
  });
});

describe('a pool', () => {
  test('lets a few run, a few wait, and refuses the rest', async () => {
    const pool = poolOf({ jobMs: 500 });
    const answers = await Promise.allSettled(Array.from({ length: 6 }, () => pool.run({ do: 'hang' })));
    const reasons = answers.map((answer) => answer.status === 'rejected' && answer.reason);
    expect(reasons.filter((reason) => reason instanceof JobFailed)).toHaveLength(4);
    expect(reasons.filter((reason) => String(reason) === 'Error: too many')).toHaveLength(2);
  });

  test('says so where its workers do not start', async () => {
    const missing = new URL('./no-such.worker.ts', import.meta.url);
    const pool = new WorkerPool(missing, LIMITS, () => new Error('too many'));
    await expect(pool.run({})).rejects.toThrow('A worker did not start: ended with 1');
  });
});
