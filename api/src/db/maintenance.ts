import type pg from 'pg';
import { draftBackup, keepBackup, type Draft } from './backups.ts';
import type { Database } from './pool.ts';

interface Log {
  info(details: object, message: string): void;
  error(details: object, message: string): void;
}

export interface Maintenance {
  /** No more by the clock; backs up what was written since the last one. To be called before the database closes. */
  stop(): Promise<void>;
}

const MINUTE_MS = 60 * 1000;
const HOUR_MS = 60 * MINUTE_MS;
// The embedded engine has no autovacuum: without this, updated rows would never give their space back.
const VACUUM_MS = HOUR_MS / 2;

/** What a database server would do by itself: vacuum, and backups where something changed. */
export function startMaintenance(database: Database, log: Log): Maintenance {
  let saved: string | undefined;
  let last: Promise<void> = Promise.resolve();
  // One at a time: a backup that takes long is not overtaken by the next, nor by the end.
  const inTurn = (what: string, job: () => Promise<void>) => {
    last = last.then(job).catch((err: unknown) => log.error({ err }, `${what} failed`));
    return last;
  };
  const backUp = () =>
    inTurn('The backup', async () => {
      const { state, file } = await backUpChanges(database, saved);
      saved = state;
      if (file) log.info({ file }, 'Backed up the database');
    });
  const vacuum = () =>
    inTurn('Vacuum', async () => {
      saved = await vacuumKeeping(database, saved);
    });
  const timers = [
    setTimeout(() => void backUp(), MINUTE_MS),
    setInterval(() => void backUp(), HOUR_MS),
    setInterval(() => void vacuum(), VACUUM_MS),
  ].map((timer) => timer.unref());
  return {
    stop: () => {
      timers.forEach((timer) => clearInterval(timer));
      return backUp();
    },
  };
}

interface Saved {
  /** What the database holds, as far as it is in a backup. */
  state: string;
  file?: string;
}

/** Backs up unless nothing was written since `saved`. */
export async function backUpChanges({ pool, embedded }: Database, saved?: string): Promise<Saved> {
  if (!embedded) throw new Error('PostgreSQL is backed up with its own tools, such as pg_dump.');
  const client = await pool.connect();
  let state: string;
  let draft: Draft;
  try {
    state = await stateOf(client);
    if (state === saved) return { state };
    draft = await draftBackup(embedded.engine, client, embedded.folder);
  } finally {
    client.release();
  }
  // The check loads the copy into a second engine; requests need not wait for that.
  return { state, file: await keepBackup(draft, embedded.folder) };
}

/** Another one after every write. */
async function stateOf(client: pg.ClientBase): Promise<string> {
  const { rows } = await client.query<{ state: string }>(
    'select pg_snapshot_xmax(pg_current_snapshot())::text as state',
  );
  return rows[0]!.state;
}

/** Vacuuming writes too, but nothing that would be worth a backup. */
async function vacuumKeeping({ pool }: Database, saved: string | undefined): Promise<string | undefined> {
  const client = await pool.connect();
  try {
    const isSaved = (await stateOf(client)) === saved;
    await client.query('vacuum analyze');
    return isSaved ? await stateOf(client) : saved;
  } finally {
    client.release();
  }
}
