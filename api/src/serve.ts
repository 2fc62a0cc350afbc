import type { FastifyInstance } from 'fastify';
import type { Logger } from 'pino';
import { buildApp, type AppOptions } from './app.ts';
import type { Config } from './config.ts';
import { DatabaseBusy } from './db/bounded-pool.ts';
import { DataUnusable } from './db/data-folder.ts';
import type { Maintenance } from './db/backup/maintenance.ts';
import { MigrationRefused } from './db/migrate.ts';
import { openDb, type Db } from './db/db.ts';
import type { Database } from './db/pool.ts';
import { startUpkeep } from './db/upkeep.ts';
import { openMigrated } from './db/open-migrated.ts';
import { forgetEndedSessions } from './features/auth/auth-upkeep.ts';
import { loadCatalogue } from './features/catalogue/catalogue-loader.ts';
import { ContentError } from '@tuckaway/content/content-error';
import { recordKnownDeletions, replayDeletions } from './features/me/deletion-journal.ts';
import { ImageFiles } from './features/images/image-files.ts';
import { sweepStrayFiles, sweepUnusedImages } from './features/images/images.store.ts';
import { recordKnownOptOuts, replayOptOuts } from './features/reminders/unsubscribe/opt-out-journal.ts';
import { startReminders } from './features/reminders/sending/reminder-runs.ts';
import { forgetOldReminders } from './features/reminders/sending/reminders-upkeep.ts';
import { forgetOldEvents } from './platform/security/audit.ts';
import { forgetOldKeys } from './platform/http/idempotency.ts';
import { forgetOldTakes } from './features/takes/takes.store.ts';
import { catalogueDir, siteDir } from './locations.ts';
import { createLog } from './platform/log.ts';
import { openSmtp, type Outbox } from './platform/mail.ts';

type Parts = Pick<AppOptions, 'providers' | 'addLocalRoutes'> & {
  /** What a mode does to the database before the first request. */
  prepare?: (database: Database) => Promise<unknown>;
  /** Where mail goes if no mail server is configured; without it, none is sent. */
  mailbox?: Outbox;
};

const DRAIN_MS = 10_000;
const SAME_SIGNAL_MS = 1_000;
/** What one of the servers does every hour. A feature that leaves something behind adds its sweep here. */
const HOURLY = [forgetOldKeys, forgetEndedSessions, forgetOldEvents, forgetOldReminders, forgetOldTakes];

const sweepImagesIn =
  ({ dataDir }: Config) =>
  async (db: Db) => {
    const files = new ImageFiles(dataDir);
    return (await sweepUnusedImages(db, files)) + (await sweepStrayFiles(db, files));
  };

/** Database, then app, then listen; and at a signal the same backwards. */
export async function serve(config: Config, { prepare, mailbox, ...parts }: Parts): Promise<void> {
  const log = createLog(config);
  let database: Database | undefined;
  try {
    database = await openMigrated(config, log);
    await bringUpToDate(database, config, log);
    await prepare?.(database);
    let draining = false;
    const isDraining = () => draining;
    const outbox = config.mail ? openSmtp(config.mail) : mailbox;
    const canMail = outbox !== undefined;
    const app = await buildApp({ config, ...database, log, siteDir, isDraining, canMail, outbox, ...parts });
    await app.listen({ port: config.port, host: config.host });
    const stopUpkeep = startUpkeep(database, [...HOURLY, sweepImagesIn(config)], log);
    const reminders = outbox && startReminders({ ...database, outbox, publicUrl: config.publicUrl, log });
    const maintenance = await maintain(database, log);
    const { close } = database;
    onStopSignal(async () => {
      draining = true;
      stopUpkeep();
      await Promise.all([drain(app), reminders?.stop()]);
      await maintenance?.stop();
      await close();
    }, log);
  } catch (error) {
    await database?.close();
    giveUp(error, config, log);
  }
}

/** What a database needs before the first request, whether it was just restored or is merely older than this code. */
async function bringUpToDate(database: Database, { dataDir }: Config, log: Logger): Promise<void> {
  await database.withLongWork(async (pool) => {
    const db = openDb(pool);
    const catalogue = await loadCatalogue(db, catalogueDir);
    if (catalogue.changed) log.info(catalogue, 'Loaded the catalogue');
    const deleted = await replayDeletions(db, dataDir);
    if (deleted > 0) log.warn({ deleted }, 'Deleted accounts had come back: deleted them again');
    await recordKnownDeletions(db, dataDir);
    const optedOut = await replayOptOuts(db, dataDir);
    if (optedOut > 0)
      log.warn({ optedOut }, 'Mail had come back on for accounts that opted out: turned it off');
    await recordKnownOptOuts(db, dataDir);
  });
}

/** An external PostgreSQL is backed up by whoever runs it. */
async function maintain(database: Database, log: Logger): Promise<Maintenance | undefined> {
  if (!database.embedded) return undefined;
  const { startMaintenance } = await import('./db/backup/maintenance.ts');
  return startMaintenance(database, database.embedded, log);
}

/** Running requests may finish; after the limit their connections are cut. */
async function drain(app: FastifyInstance): Promise<void> {
  const cut = setTimeout(() => app.server.closeAllConnections(), DRAIN_MS);
  await app.close();
  clearTimeout(cut);
}

function onStopSignal(stop: () => Promise<void>, log: Logger): void {
  let askedAt: number | undefined;
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.on(signal, () => {
      // Whoever asks again does not want to wait; but one Ctrl-C may arrive twice, from the terminal and from npm.
      if (askedAt !== undefined && Date.now() - askedAt > SAME_SIGNAL_MS) process.exit(1);
      if (askedAt !== undefined) return;
      askedAt = Date.now();
      stop().then(
        () => process.exit(0),
        (err: unknown) => {
          log.fatal({ err }, 'The server did not stop cleanly');
          process.exit(1);
        },
      );
    });
  }
}

/** What an operator can mend is said in one sentence; anything else with its trace. */
function giveUp(error: unknown, config: Config, log: Logger): never {
  const sentence = sentenceFor(error, config);
  if (sentence === undefined) log.fatal({ err: error }, 'The server could not start');
  else process.stderr.write(`${sentence}\n`);
  process.exit(1);
}

function sentenceFor(error: unknown, { host, port }: Config): string | undefined {
  if ([DataUnusable, MigrationRefused, ContentError].some((kind) => error instanceof kind))
    return (error as Error).message;
  if (error instanceof DatabaseBusy)
    return `DATABASE_URL: the database cannot be reached (${String(error.cause)}).`;
  const { code } = error as NodeJS.ErrnoException;
  if (code === 'EADDRINUSE') return `Port ${port} on ${host} is in use: set PORT to another one.`;
  if (code === 'EACCES')
    return `Port ${port} on ${host} may not be used by this account: set PORT to another one.`;
  return undefined;
}
