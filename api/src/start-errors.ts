import { ContentError } from '@tuckaway/content/content-error';
import type { Logger } from 'pino';
import type { Config } from './config.ts';
import { databaseSentence } from './db/connection/database-refusal.ts';
import { DataUnusable } from './db/data-folder.ts';
import { MigrationRefused } from './db/migrate/migrate.ts';
import { StorageRefused } from './features/pictures/storage/picture-storage.ts';

/** Ends the process: prints one sentence for errors an operator can mend, and a stack trace for all others. */
export function giveUp(error: unknown, config: Config, log: Logger): never {
  const sentence = sentenceFor(error, config);
  if (sentence === undefined) log.fatal({ err: error }, 'The server could not start');
  else process.stderr.write(`${sentence}\n`);
  process.exit(1);
}

function sentenceFor(error: unknown, config: Config): string | undefined {
  if ([DataUnusable, MigrationRefused, ContentError, StorageRefused].some((kind) => error instanceof kind))
    return (error as Error).message;
  const aboutDatabase = databaseSentence(error);
  if (aboutDatabase !== undefined) return aboutDatabase;
  const { code, port: wantedPort } = error as NodeJS.ErrnoException & { port?: number };
  const isMetrics = config.metrics !== undefined && wantedPort === config.metrics.port;
  const { host, port } = isMetrics ? config.metrics! : config;
  const variable = isMetrics ? 'METRICS_PORT' : 'PORT';
  if (code === 'EADDRINUSE') return `Port ${port} on ${host} is in use: set ${variable} to another one.`;
  if (code === 'EACCES')
    return `Port ${port} on ${host} may not be used by this account: set ${variable} to another one.`;
  return undefined;
}
