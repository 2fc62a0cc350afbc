import { statfs } from 'node:fs/promises';
import { Counter, Gauge, Histogram, type Registry } from 'prom-client';
import type { Database } from '../db/connection/pool.ts';
import { onSignal } from '../signals.ts';

const WAIT_SECONDS = [0.001, 0.005, 0.025, 0.1, 0.25, 0.5, 1, 2.4];

/** Metrics of limited resources: database connections, workers and disk. */
export function countResources(registers: Registry[], pool: Database['pool'], dataDir: string): () => void {
  const ends = [countConnections(registers, pool), countWorkers(registers)];
  countDisk(registers, dataDir);
  return () => ends.forEach((end) => end());
}

function countConnections(registers: Registry[], pool: Database['pool']): () => void {
  new Gauge({
    name: 'tuckaway_db_pool_connections',
    help: 'Connections to the database by state (busy, idle).',
    labelNames: ['state'],
    registers,
    collect() {
      this.set({ state: 'idle' }, pool.idleCount);
      this.set({ state: 'busy' }, pool.totalCount - pool.idleCount);
    },
  });
  new Gauge({
    name: 'tuckaway_db_pool_max_connections',
    help: 'Connections that the pool may open.',
    registers,
    collect() {
      this.set(pool.options.max);
    },
  });
  new Gauge({
    name: 'tuckaway_db_pool_waiting',
    help: 'Callers that wait for a connection.',
    registers,
    collect() {
      this.set(pool.waitingCount);
    },
  });
  const seconds = new Histogram({
    name: 'tuckaway_db_pool_acquire_duration_seconds',
    help: 'How long callers waited for a connection.',
    buckets: WAIT_SECONDS,
    registers,
  });
  const refused = new Counter({
    name: 'tuckaway_db_pool_refusals_total',
    help: 'Callers that got no connection.',
    registers,
  });
  return onSignal('connection', ({ seconds: waited, isRefused }) => {
    if (isRefused) refused.inc();
    else seconds.observe(waited);
  });
}

function countWorkers(registers: Registry[]): () => void {
  const jobs = new Counter({
    name: 'tuckaway_worker_jobs_total',
    help: 'Files and pages that worker processes read, by kind and outcome (done, failed, refused).',
    labelNames: ['pool', 'outcome'],
    registers,
  });
  const unfinished = new Gauge({
    name: 'tuckaway_worker_jobs_unfinished',
    help: 'Jobs of worker processes by kind and state (waiting, running).',
    labelNames: ['pool', 'state'],
    registers,
  });
  return onSignal('worker', ({ pool, outcome, waiting, running }) => {
    if (outcome) jobs.inc({ pool, outcome });
    unfinished.set({ pool, state: 'waiting' }, waiting);
    unfinished.set({ pool, state: 'running' }, running);
  });
}

function countDisk(registers: Registry[], dataDir: string): void {
  const size = new Gauge({
    name: 'tuckaway_data_dir_size_bytes',
    help: 'Size of the file system of DATA_DIR.',
    registers,
  });
  new Gauge({
    name: 'tuckaway_data_dir_available_bytes',
    help: 'Room that is left on the file system of DATA_DIR.',
    registers,
    async collect() {
      const found = await statfs(dataDir).catch(() => undefined);
      if (!found) return;
      this.set(found.bavail * found.bsize);
      size.set(found.blocks * found.bsize);
    },
  });
}
