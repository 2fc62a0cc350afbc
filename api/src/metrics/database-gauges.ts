import { Gauge, type Registry } from 'prom-client';
import type { Db } from '../db/db.ts';
import { sql } from '../db/sql.ts';

/** Gauges that are read from the database at each scrape, by the name of their metric. */
export type DatabaseGauges = Record<string, { help: string; read: (db: Db) => Promise<number> }>;

/** Registers the gauges; the returned function reads them. Without a database they keep their last values. */
export function registerDatabaseGauges(
  registers: Registry[],
  databaseGauges: DatabaseGauges,
): (db: Db) => Promise<void> {
  const up = new Gauge({
    name: 'tuckaway_database_up',
    help: '1 where the database answered this scrape.',
    registers,
  });
  const gauges = Object.entries(databaseGauges).map(([name, { help, read }]) => ({
    gauge: new Gauge({ name, help, registers }),
    read,
  }));
  return async (db) => {
    try {
      await db.execute(sql`select 1`);
      for (const { gauge, read } of gauges) gauge.set(await read(db));
      up.set(1);
    } catch {
      up.set(0);
    }
  };
}
