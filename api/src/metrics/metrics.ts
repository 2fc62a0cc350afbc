import { collectDefaultMetrics, Gauge, Registry } from 'prom-client';
import type { Database } from '../db/connection/pool.ts';
import { version } from '../version.ts';
import { registerDatabaseGauges, type DatabaseGauges } from './database-gauges.ts';
import { countJobs } from './job-metrics.ts';
import { countRequests } from './request-metrics.ts';
import { countResources } from './resource-metrics.ts';

export interface MetricsParts {
  database: Pick<Database, 'db' | 'pool'>;
  dataDir: string;
  databaseGauges?: DatabaseGauges;
}

interface Metrics {
  /** Everything in the text format of Prometheus. */
  read(): Promise<string>;
  contentType: string;
  close(): void;
}

/** Starts counting the signals of the server. */
export function startMetrics({ database, dataDir, databaseGauges = {} }: MetricsParts): Metrics {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  const build = { name: 'tuckaway_build_info', help: 'Always 1; the version is a label.' };
  new Gauge({ ...build, labelNames: ['version'], registers }).set({ version }, 1);
  const jobs = countJobs(registers);
  const ends = [countRequests(registers), jobs.end, countResources(registers, database.pool, dataDir)];
  const readDatabase = registerDatabaseGauges(registers, databaseGauges);
  return {
    read: async () => {
      await readDatabase(database.db);
      await jobs.refresh(database.db).catch(() => {}); // tuckaway_database_up says that the database is gone
      return await registry.metrics();
    },
    contentType: registry.contentType,
    close: () => {
      for (const end of ends) end();
      registry.clear();
    },
  };
}
