import pg from 'pg';
import { startScratchDatabase } from '../../db/embedded/scratch-database.ts';
import { THROW_AWAY_SETTINGS, type Settings } from '../../db/embedded/settings.ts';

export interface TestPostgres {
  /** An empty database on a server that may be thrown away. */
  url: string;
  stop: () => Promise<void>;
  /** Process id of the server, if it was started here. */
  pid?: number | undefined;
}

const log = { error: (_details: object, message: string) => console.error(message) };

/** The PostgreSQL that DATABASE_URL_TEST names, or a throw-away cluster of the embedded one. */
export async function startTestPostgres(extraSettings: Settings = {}): Promise<TestPostgres> {
  const given = process.env.DATABASE_URL_TEST;
  if (given) return await emptyDatabaseOn(given);
  // On a port, as most servers are reached: some tests put a proxy in between.
  const server = await startScratchDatabase(log, {
    settings: { ...THROW_AWAY_SETTINGS, ...extraSettings },
    onPort: true,
  });
  const { url } = await emptyDatabaseOn(server.url);
  return { url, stop: server.close, pid: server.pid() };
}

async function emptyDatabaseOn(serverUrl: string): Promise<TestPostgres> {
  const name = `tuckaway_test_${process.pid}`;
  await asAdmin(serverUrl, `drop database if exists ${name} with (force)`, `create database ${name}`);
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  return { url: url.href, stop: () => dropAll(serverUrl, name) };
}

async function dropAll(serverUrl: string, prefix: string): Promise<void> {
  const client = new pg.Client({ connectionString: serverUrl });
  await client.connect();
  const { rows } = await client.query<{ datname: string }>(
    'select datname from pg_database where starts_with(datname, $1)',
    [prefix],
  );
  for (const { datname } of rows) await client.query(`drop database if exists ${datname} with (force)`);
  await client.end();
}

async function asAdmin(serverUrl: string, ...statements: string[]): Promise<void> {
  const client = new pg.Client({ connectionString: serverUrl });
  await client.connect();
  for (const statement of statements) await client.query(statement);
  await client.end();
}
