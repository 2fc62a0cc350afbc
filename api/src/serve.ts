import type { FastifyInstance } from 'fastify';
import type { Logger } from 'pino';
import { buildApp, type AppOptions } from './app.ts';
import type { Config } from './config.ts';
import type { Maintenance } from './db/backup/maintenance.ts';
import { openDb, type Db } from './db/db.ts';
import type { Database } from './db/connection/pool.ts';
import { openReplica } from './db/connection/replica.ts';
import { startUpkeep } from './db/jobs/upkeep.ts';
import { openMigrated } from './db/connection/open-migrated.ts';
import { forgetEndedSessions } from './features/auth/auth-upkeep.ts';
import { forgetOldInvitations } from './features/auth/joining/sign-up-invitations.store.ts';
import { hasNoOperator } from './features/auth/joining/operators.store.ts';
import { loadCatalogue } from './features/catalogue/catalogue-loader.ts';
import { recordKnownDeletions, replayDeletions } from './features/me/deletion-journal.ts';
import { PictureFiles } from './features/pictures/picture-files.ts';
import { openPictures } from './features/pictures/storage/open-storage.ts';
import type { PictureStorage } from './features/pictures/storage/picture-storage.ts';
import { sweepStrayFiles, sweepUnusedPictures } from './features/pictures/pictures.store.ts';
import { recordKnownOptOuts, replayOptOuts } from './features/reminders/unsubscribe/opt-out-journal.ts';
import { countDue, countFailing } from './features/reminders/sending/reminder-queue.store.ts';
import { startReminders } from './features/reminders/sending/reminder-runs.ts';
import { forgetOldReminders } from './features/reminders/sending/reminders-upkeep.ts';
import { forgetOldEvents } from './platform/security/audit.ts';
import { forgetOldKeys } from './platform/http/idempotency.ts';
import { forgetOldRateLimits } from './platform/limits/rate-limiter.ts';
import { forgetOldDraws } from './features/draws/draws.store.ts';
import { forgetOldTakes } from './features/takes/takes.store.ts';
import { catalogueDir, siteDir } from './locations.ts';
import { createLog } from './platform/log.ts';
import { withOutcomeNotes } from './platform/mail-outcomes.ts';
import { openSmtp, type Outbox } from './platform/mail.ts';
import { giveUp } from './start-errors.ts';

type ServeParts = Pick<AppOptions, 'providers' | 'addLocalRoutes'> & {
  /** Steps of a mode on the database before the first request. */
  prepare?: (database: Database) => Promise<unknown>;
  /** Where mail goes if no mail server is configured; without it, none is sent. */
  mailbox?: Outbox;
};

const DRAIN_MS = 10_000;
const SAME_SIGNAL_MS = 1_000;
/** Tasks of the hourly upkeep, run by one of the servers. A feature that has to clean up adds its task here. */
const UPKEEP_TASKS = [
  forgetOldKeys,
  forgetEndedSessions,
  forgetOldEvents,
  forgetOldReminders,
  forgetOldTakes,
  forgetOldInvitations,
  forgetOldDraws,
  forgetOldRateLimits,
];

/** Gauges that the metrics read from the database where mail is sent. Both count to 1,000 at most. */
const MAIL_GAUGES = {
  tuckaway_reminders_waiting: {
    help: 'Accounts that are due for a check of their reminders, up to 1,000.',
    read: countDue,
  },
  tuckaway_reminders_failing: {
    help: 'Accounts whose reminder could not be sent and is tried again, up to 1,000.',
    read: countFailing,
  },
};

const sweepPicturesIn = (pictures: PictureStorage) =>
  async function sweepPictures(db: Db) {
    const files = new PictureFiles(pictures);
    return (await sweepUnusedPictures(db, files)) + (await sweepStrayFiles(db, files));
  };

/** Opens the database, builds the app and listens; at a stop signal closes them in reverse order. */
export async function serve(config: Config, { prepare, mailbox, ...parts }: ServeParts): Promise<void> {
  const log = createLog(config);
  let database: Database | undefined;
  try {
    const pictures = await openPictures(config);
    database = await openMigrated(config, log);
    await loadAndReplay(database, config, log);
    await prepare?.(database);
    let draining = false;
    const isDraining = () => draining;
    const sender = config.mail ? openSmtp(config.mail) : mailbox;
    const outbox = sender && withOutcomeNotes(sender, database.db);
    await startMetrics(config, database, outbox !== undefined);
    const { databaseReplicaUrl } = config;
    const replica = databaseReplicaUrl ? openReplica(databaseReplicaUrl, database.db, log) : undefined;
    const app = await buildApp({
      config,
      ...database,
      replica: replica?.db,
      log,
      pictures,
      siteDir,
      isDraining,
      outbox,
      ...parts,
    });
    await app.listen({ port: config.port, host: config.host });
    const stopUpkeep = startUpkeep(database, [...UPKEEP_TASKS, sweepPicturesIn(pictures)], log);
    const reminders = outbox && startReminders({ ...database, outbox, publicUrl: config.publicUrl, log });
    const maintenance = await maintain(database, log);
    const { close } = database;
    onStopSignal(async () => {
      draining = true;
      stopUpkeep();
      await Promise.all([drain(app), reminders?.stop()]);
      await maintenance?.stop();
      await replica?.close();
      await close();
    }, log);
  } catch (error) {
    await database?.close();
    giveUp(error, config, log);
  }
}

/**
 * Loads the catalogue, and replays the journals of deleted accounts and of mail that was turned off, which a restored
 * backup may have undone. Migrations ran before, in openMigrated.
 */
async function loadAndReplay(database: Database, { dataDir }: Config, log: Logger): Promise<void> {
  await database.withLongWork(async (pool) => {
    const db = openDb(pool);
    const catalogue = await loadCatalogue(db, catalogueDir);
    if (catalogue.changed) log.info(catalogue, 'Loaded the catalogue');
    if (await hasNoOperator(db))
      log.warn('No account is an operator: `npm run operator -- add <e-mail>` makes one');
    const deleted = await replayDeletions(db, dataDir);
    if (deleted > 0) log.warn({ deleted }, 'Deleted accounts had come back: deleted them again');
    await recordKnownDeletions(db, dataDir);
    const optedOut = await replayOptOuts(db, dataDir);
    if (optedOut > 0)
      log.warn({ optedOut }, 'Mail had come back on for accounts that opted out: turned it off');
    await recordKnownOptOuts(db, dataDir);
  });
}

/** Serves metrics where configured. Their library is only loaded then. */
async function startMetrics(
  { metrics, dataDir }: Config,
  database: Database,
  canMail: boolean,
): Promise<void> {
  if (!metrics) return;
  const { serveMetrics } = await import('./metrics/serve-metrics.ts');
  await serveMetrics(metrics, { database, dataDir, databaseGauges: canMail ? MAIL_GAUGES : {} });
}

/** Backups of an external PostgreSQL are its operator's task. */
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
      // A second signal stops at once. One Ctrl-C may arrive twice, from the terminal and from npm.
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
