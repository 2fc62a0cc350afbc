import type { FastifyInstance } from 'fastify';
import type { Logger } from 'pino';
import { buildApp, type AppOptions } from './app.ts';
import type { Config } from './config.ts';
import { DatabaseBusy } from './db/bounded-pool.ts';
import { DataLocked } from './db/data-lock.ts';
import { startMaintenance } from './db/maintenance.ts';
import { MigrationRefused } from './db/migrate.ts';
import type { Database, Db } from './db/pool.ts';
import { openMigrated } from './db/open-migrated.ts';
import { forgetEndedSessions } from './features/auth/auth-upkeep.ts';
import { loadCatalogue } from './features/catalogue/catalogue-loader.ts';
import { ContentError } from '@tuckaway/content/content-error';
import { ImageFiles } from './features/images/image-files.ts';
import { sweepStrayFiles } from './features/images/images.store.ts';
import { keepPopularityCurrent } from './features/search/search-upkeep.ts';
import { forgetOldKeys } from './platform/idempotency.ts';
import { catalogueDir, siteDir } from './platform/locations.ts';
import { createLog } from './platform/log.ts';

type Parts = Pick<AppOptions, 'providers' | 'addLocalRoutes'> & {
  /** What a mode does to the database before the first request. */
  prepare?: (database: Database) => Promise<unknown>;
};

const DRAIN_MS = 10_000;
const SAME_SIGNAL_MS = 1_000;
const HOUR_MS = 60 * 60 * 1000;

/** Database, then app, then listen; and at a signal the same backwards. */
export async function serve(config: Config, { prepare, ...parts }: Parts): Promise<void> {
  const log = createLog(config);
  let database: Database | undefined;
  try {
    database = await openMigrated(config, log);
    const catalogue = await loadCatalogue(database.db, catalogueDir);
    if (catalogue.changed) log.info(catalogue, 'Loaded the catalogue');
    await prepare?.(database);
    let draining = false;
    const app = await buildApp({ config, ...database, log, siteDir, isDraining: () => draining, ...parts });
    await app.listen({ port: config.port, host: config.host });
    const stopUpkeep = startUpkeep(database, config, log);
    const { close } = database;
    onStopSignal(async () => {
      draining = true;
      stopUpkeep();
      await drain(app);
      await close();
    }, log);
  } catch (error) {
    await database?.close();
    giveUp(error, config, log);
  }
}

function startUpkeep(database: Database, { dataDir }: Config, log: Logger): () => void {
  const stopMaintenance = startMaintenance(database, log);
  const sweepImages = (db: Db) => sweepStrayFiles(db, new ImageFiles(dataDir));
  const hourly = [forgetOldKeys, forgetEndedSessions, keepPopularityCurrent, sweepImages];
  const upkeep = setInterval(() => {
    for (const task of hourly) {
      task(database.db).catch((err: unknown) => log.error({ err, task: task.name }, 'Upkeep failed'));
    }
  }, HOUR_MS);
  return () => {
    clearInterval(upkeep);
    stopMaintenance();
  };
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
  if (error instanceof DataLocked || error instanceof MigrationRefused || error instanceof ContentError)
    return error.message;
  if (error instanceof DatabaseBusy)
    return `DATABASE_URL: the database cannot be reached (${String(error.cause)}).`;
  const { code } = error as NodeJS.ErrnoException;
  if (code === 'EADDRINUSE') return `Port ${port} on ${host} is in use: set PORT to another one.`;
  if (code === 'EACCES')
    return `Port ${port} on ${host} may not be used by this account: set PORT to another one.`;
  return undefined;
}
