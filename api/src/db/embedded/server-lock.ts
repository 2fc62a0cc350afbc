import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { DataUnusable } from '../data-folder.ts';
import { SERVER_LOCK } from '../locks.ts';

/*
 * A server holds an advisory lock for as long as it lives: the lock goes with its connection, however the server ends.
 * So a PostgreSQL without this lock was left behind by a server that was killed.
 */
const RETRY_MS = 100;

/** Another server works on the data folder. */
export class DataInUse extends DataUnusable {}

export const inUse = (cluster: string, holder: string) =>
  new DataInUse(`The data folder of ${cluster} is in use by process ${holder}; two servers cannot share it.`);

/** Holds the lock until it is released, and takes it again where PostgreSQL closed the connection. */
export async function acquireServerLock(url: string, cluster: string): Promise<() => Promise<void>> {
  let isReleased = false;
  let client = await take();

  async function take(): Promise<pg.Client> {
    const next = new pg.Client({ connectionString: url, application_name: `tuckaway-${process.pid}` });
    next.on('error', () => {}); // 'end' follows
    await next.connect();
    const { rows } = await next.query<{ taken: boolean }>('select pg_try_advisory_lock($1) as taken', [
      SERVER_LOCK,
    ]);
    if (!rows[0]!.taken) {
      const holder = await lockHolder(next);
      await next.end();
      throw inUse(cluster, holder ?? 'unknown');
    }
    next.once('end', () => void takeAgain());
    return next;
  }

  async function takeAgain(): Promise<void> {
    while (!isReleased) {
      await sleep(RETRY_MS, undefined, { ref: false });
      if (isReleased) return;
      try {
        client = await take();
        if (isReleased) await client.end();
        return;
      } catch (error) {
        if (error instanceof DataInUse) throw error;
      }
    }
  }

  return async () => {
    isReleased = true;
    await client.end().catch(() => {});
  };
}

/** The process that holds the lock. */
export async function lockHolder(client: pg.Client): Promise<string | undefined> {
  const { rows } = await client.query<{ holder: string }>(
    `select coalesce(substring(application_name from 'tuckaway-(.*)'), 'unknown') as holder
     from pg_locks join pg_stat_activity using (pid)
     where locktype = 'advisory' and granted and objid = $1 and objsubid = 1`,
    [SERVER_LOCK],
  );
  return rows[0]?.holder;
}
