import { openDb, type Db } from '../db.ts';
import { UPKEEP_LOCK } from '../locks.ts';
import { noteJob } from './job-notes.ts';
import { runJob, type JobLog } from './run-job.ts';
import { raw, sql, type Sql } from '../sql.ts';
import type { Database } from '../connection/pool.ts';
import type { Log } from '../log.ts';

/** A part of the upkeep job, which one of the servers runs about once an hour. Its name appears in the log. */
type UpkeepTask = (db: Db) => Promise<unknown>;

const MINUTE_MS = 60 * 1000;
const HOUR_MS = 60 * MINUTE_MS;
const LAST_RUN = 'upkeep-ran-at';
// A little less than the interval, so that the first of several servers runs it every hour.
const RECENTLY = sql`now() - interval '50 minutes'`;

/**
 * Runs the tasks a minute after the start, so that short runs of a server clean up too, then every hour; one after another,
 * in one server at a time. Returns the function that stops it.
 */
export function startUpkeep(database: Database, tasks: UpkeepTask[], log: Log & JobLog<Log>): () => void {
  let isRunning = false;
  const run = () => {
    if (isRunning) return;
    isRunning = true;
    runUpkeep(database, tasks, log)
      .catch((err: unknown) => log.error({ err }, 'Upkeep could not run'))
      .finally(() => {
        isRunning = false;
      });
  };
  const first = setTimeout(run, MINUTE_MS);
  const hourly = setInterval(run, HOUR_MS);
  first.unref();
  hourly.unref();
  return () => {
    clearTimeout(first);
    clearInterval(hourly);
  };
}

/** Runs the due tasks under a lock. Returns whether this server got the lock. */
export async function runUpkeep(database: Database, tasks: UpkeepTask[], log: JobLog<Log>): Promise<boolean> {
  return await database.withLongWork(async (pool) => {
    const db = openDb(pool);
    if (!(await takeTurn(db))) return false;
    await runJob('upkeep', log, async (jobLog) => {
      const failed: string[] = [];
      for (const task of tasks) {
        await task(db).catch((err: unknown) => {
          jobLog.error({ err, task: task.name }, 'Upkeep failed');
          failed.push(task.name);
        });
      }
      await noteJob(db, 'upkeep', failed.length > 0 ? `Failed: ${failed.join(', ')}` : null);
      return failed.length === 0;
    });
    return true;
  });
}

/**
 * Takes the lock and this hour's turn; false where another server has them. It is a session lock: it ends with the
 * connection, so a server that dies leaves none behind.
 */
async function takeTurn(db: Db): Promise<boolean> {
  await db.execute(sql`set statement_timeout = '60s'`);
  await db.execute(sql`set lock_timeout = '5s'`);
  const { rows } = await db.execute<{ taken: boolean }>(
    sql`select pg_try_advisory_lock(${UPKEEP_LOCK}) as taken`,
  );
  if (!rows[0]!.taken) return false;
  const ran = await db.execute(sql`
    insert into app_facts (key, value) values (${LAST_RUN}, now()::text)
    on conflict (key) do update set value = excluded.value
      where app_facts.value::timestamptz < ${RECENTLY}`);
  return ran.rowCount === 1;
}

const BATCH = 1_000;

/** Deletes matching rows in small batches, so that no request waits long for a lock. */
export async function deleteInBatches(db: Db, table: string, condition: Sql): Promise<void> {
  for (let deleted = BATCH; deleted === BATCH;) {
    const { rowCount } = await db.execute(sql`
      delete from ${raw(table)} where ctid in (select ctid from ${raw(table)} where ${condition} limit ${BATCH})`);
    deleted = rowCount ?? 0;
  }
}
