import { draftBackup, keepBackup, type Draft } from './backups.ts';
import type { Database } from './pool.ts';

interface Log {
  info(details: object, message: string): void;
  error(details: object, message: string): void;
}

const HOUR_MS = 60 * 60 * 1000;
// The embedded engine has no autovacuum: without this, updated rows would never give their space back.
const VACUUM_MS = HOUR_MS / 2;

/** What a database server would do by itself: vacuum, and a backup an hour where something changed. */
export function startMaintenance(database: Database, log: Log): () => void {
  if (!database.embedded) return () => {};
  let backedUpAt: string | undefined;
  const vacuum = setInterval(() => {
    database.pool.query('vacuum analyze').catch((err: unknown) => log.error({ err }, 'Vacuum failed'));
  }, VACUUM_MS);
  const backup = setInterval(() => {
    backUpNow(database, backedUpAt)
      .then((state) => {
        if (state !== backedUpAt) log.info({}, 'Backed up the database');
        backedUpAt = state;
      })
      .catch((err: unknown) => log.error({ err }, 'The backup failed'));
  }, HOUR_MS);
  vacuum.unref();
  backup.unref();
  return () => {
    clearInterval(vacuum);
    clearInterval(backup);
  };
}

/** Backs up unless nothing was written since `knownState`; answers the state that is now safe. */
export async function backUpNow({ pool, embedded }: Database, knownState?: string): Promise<string> {
  if (!embedded) throw new Error('PostgreSQL is backed up with its own tools, such as pg_dump.');
  const client = await pool.connect();
  let state: string;
  let draft: Draft;
  try {
    const { rows } = await client.query<{ state: string }>(
      'select pg_snapshot_xmax(pg_current_snapshot())::text as state',
    );
    state = rows[0]!.state;
    if (state === knownState) return state;
    draft = await draftBackup(embedded.engine, client, embedded.backupDir);
  } finally {
    client.release();
  }
  // The check loads the copy into a second engine; requests need not wait for that.
  await keepBackup(draft);
  return state;
}
