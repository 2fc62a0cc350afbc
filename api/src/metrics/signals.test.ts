import { afterAll, expect, test } from 'vitest';
import { pino } from 'pino';
import { runJob } from '../db/jobs/run-job.ts';
import { openDb } from '../db/db.ts';
import { connectPostgres, NO_LIMITS } from '../db/connection/pool.ts';
import { createRateLimits } from '../platform/limits/rate-limit-rules.ts';
import { WorkerPool } from '../platform/workers/worker-pool.ts';
import { buildTestApp } from '../test/build-app.ts';
import { testDatabaseUrl } from '../test/database/test-database.ts';
import type { TestJob } from '../test/test.worker.ts';
import { startMetrics } from './metrics.ts';

const { db, pool, asVisitor } = await buildTestApp({ rateLimitFactor: 1 }, { maxInFlight: 0 });
const metrics = startMetrics({ database: { db, pool }, dataDir: import.meta.dirname });
afterAll(() => metrics.close());
const quiet = pino({ level: 'silent' });

/** Lines of a metric that are not 0. */
async function linesOf(name: string): Promise<string[]> {
  const lines = (await metrics.read()).split('\n');
  return lines.filter((line) => line.startsWith(name) && !line.endsWith(' 0')).toSorted();
}

test('requests that are turned away count', async () => {
  for (let call = 0; call < 3; call++) expect((await asVisitor.get('/api/gift-lists')).status).toBe(503);
  expect(await linesOf('tuckaway_http_shed_total')).toEqual(['tuckaway_http_shed_total 3']);
  expect(await linesOf('tuckaway_http_refusal_duration_seconds_count')).toEqual([
    'tuckaway_http_refusal_duration_seconds_count 3',
  ]);
});

test('calls over a limit count by its rule, and the caller is not named', async () => {
  const limits = createRateLimits(1, pool);
  for (let call = 0; call < 3; call++) await limits.spend('account', 'user 7');
  for (let call = 0; call < 2; call++)
    await expect(limits.spend('account', 'user 7')).rejects.toMatchObject({ status: 429 });
  expect(await linesOf('tuckaway_rate_limit_refusals_total')).toEqual([
    'tuckaway_rate_limit_refusals_total{rule="account"} 2',
  ]);
});

test('jobs of workers count by kind and outcome', async () => {
  const file = new URL('../test/test.worker.ts', import.meta.url);
  const limits = { atOnce: 1, waiting: 1, jobMs: 20_000, heapMb: 64, memoryMb: 256 };
  const workers = new WorkerPool<TestJob, unknown>(file, limits, () => new Error('too many'));
  const jobs = ['echo', 'throw', 'echo'] as const;
  const asked = Promise.allSettled(jobs.map((what) => workers.run({ do: what })));
  expect(await linesOf('tuckaway_worker_jobs_unfinished')).toEqual([
    'tuckaway_worker_jobs_unfinished{pool="test",state="running"} 1',
    'tuckaway_worker_jobs_unfinished{pool="test",state="waiting"} 1',
  ]);
  await asked;
  workers.close();
  expect(await linesOf('tuckaway_worker_jobs_unfinished')).toEqual([]);
  expect(await linesOf('tuckaway_worker_jobs_total')).toEqual([
    'tuckaway_worker_jobs_total{pool="test",outcome="done"} 1',
    'tuckaway_worker_jobs_total{pool="test",outcome="failed"} 1',
    'tuckaway_worker_jobs_total{pool="test",outcome="refused"} 1',
  ]);
}, 60_000);

test('callers that wait for a connection, and those that get none, count', async () => {
  const small = connectPostgres(await testDatabaseUrl(), { error: () => {} }, { max: 1, limits: NO_LIMITS });
  const own = startMetrics({ database: { db, pool: small }, dataDir: import.meta.dirname });
  const busy = await small.connect();
  const waiting = small.connect();
  const text = await own.read();
  expect(text).toContain('tuckaway_db_pool_waiting 1\n');
  expect(text).toContain('tuckaway_db_pool_connections{state="busy"} 1\n');
  busy.release();
  (await waiting).release();
  own.close();
  await small.end();
  const nowhere = connectPostgres('postgres://nobody@127.0.0.1:1/none', { error: () => {} });
  await expect(nowhere.connect()).rejects.toThrow('No database connection');
  await nowhere.end();
  expect(await linesOf('tuckaway_db_pool_refusals_total')).toEqual(['tuckaway_db_pool_refusals_total 1']);
});

test('background jobs count by outcome, also where they throw', async () => {
  await runJob('backup', quiet, async () => true);
  await runJob('backup', quiet, async () => false);
  const broken = runJob('backup', quiet, async () => await Promise.reject(new Error('broken')));
  await expect(broken).rejects.toThrow('broken');
  expect(await linesOf('tuckaway_job_runs_total')).toEqual([
    'tuckaway_job_runs_total{task="backup",outcome="failed"} 2',
    'tuckaway_job_runs_total{task="backup",outcome="fine"} 1',
  ]);
  expect(await linesOf('tuckaway_job_last_success_timestamp_seconds{task="backup"}')).toHaveLength(1);
});

test('the other signals work without a database', async () => {
  const nowhere = connectPostgres('postgres://nobody@127.0.0.1:1/none', { error: () => {} });
  const alone = startMetrics({ database: { db: openDb(nowhere), pool: nowhere }, dataDir: '/nonexistent' });
  const text = await alone.read();
  expect(text).toContain('\ntuckaway_database_up 0\n');
  expect(text).toContain('\nprocess_resident_memory_bytes ');
  alone.close();
  await nowhere.end();
});
