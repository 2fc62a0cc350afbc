import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { freePort } from './free-port.ts';

export interface TestPostgres {
  /** An empty database on a server that may be thrown away. */
  url: string;
  stop: () => Promise<void>;
  /** Of a server that was started here. */
  pid?: number | undefined;
}

interface Account {
  uid: number;
  gid: number;
}

const START_ATTEMPTS = 600;
const START_WAIT_MS = 100;
const NONE_FOUND =
  'The tests need a PostgreSQL: install one (on Debian: apt-get install postgresql) or set DATABASE_URL_TEST.';

/** The PostgreSQL that DATABASE_URL_TEST names, or a throw-away cluster made with the machine's own programs. */
export async function startTestPostgres(extraSettings: string[] = []): Promise<TestPostgres> {
  const given = process.env.DATABASE_URL_TEST;
  if (given) return await emptyDatabaseOn(given);
  const bin = requirePrograms();
  const account = serverAccount();
  // Not below the project: the server's account must be able to walk to it, and homes are often closed.
  const dir = mkdtempSync('/tmp/tuckaway-pg-');
  if (account) chownSync(dir, account.uid, account.gid);
  const identity = { ...account, cwd: dir, env: { PATH: process.env.PATH, LC_ALL: 'C' } };
  const data = join(dir, 'data');
  execFileSync(
    join(bin, 'initdb'),
    ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--no-sync'],
    { ...identity, stdio: 'ignore' },
  );
  const port = await freePort();
  const settings = [
    'fsync=off',
    'full_page_writes=off',
    'synchronous_commit=off',
    `unix_socket_directories=${dir}`,
    ...extraSettings,
  ];
  const args = [
    '-D',
    data,
    '-h',
    '127.0.0.1',
    '-p',
    String(port),
    ...settings.flatMap((setting) => ['-c', setting]),
  ];
  const server = spawn(join(bin, 'postgres'), args, { ...identity, stdio: 'ignore' });
  const url = `postgres://postgres@127.0.0.1:${port}/postgres`;
  await untilReady(url, server);
  const database = await emptyDatabaseOn(url);
  return { url: database.url, stop: () => throwAway(server, dir), pid: server.pid };
}

/** The folder of the machine's PostgreSQL; installs Debian's where that is possible. */
export const requirePrograms = (): string => findPrograms() ?? installPrograms();

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

function findPrograms(): string | undefined {
  const debian = '/usr/lib/postgresql';
  const versions = existsSync(debian) ? readdirSync(debian).sort((a, b) => Number(b) - Number(a)) : [];
  const folders = [
    ...versions.map((version) => join(debian, version, 'bin')),
    ...(process.env.PATH ?? '').split(':'),
  ];
  return folders.find((folder) => ['initdb', 'postgres'].every((name) => existsSync(join(folder, name))));
}

function installPrograms(): string {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) throw new Error(NONE_FOUND);
  try {
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
    execFileSync('apt-get', ['update', '-qq'], { stdio: 'ignore', env });
    execFileSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'postgresql'], {
      stdio: 'ignore',
      env,
    });
  } catch (cause) {
    throw new Error(NONE_FOUND, { cause });
  }
  const bin = findPrograms();
  if (!bin) throw new Error(NONE_FOUND);
  return bin;
}

/** PostgreSQL refuses to run as root, so root starts it as another account. */
function serverAccount(): Account | undefined {
  if (process.getuid?.() !== 0) return undefined;
  for (const name of ['postgres', 'nobody']) {
    try {
      const id = (flag: string) =>
        Number(execFileSync('id', [flag, name], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }));
      return { uid: id('-u'), gid: id('-g') };
    } catch {
      continue;
    }
  }
  throw new Error(
    'The tests run as root, and there is no account postgres or nobody to start PostgreSQL as.',
  );
}

async function untilReady(url: string, server: ChildProcess): Promise<void> {
  for (let attempt = 0; attempt < START_ATTEMPTS && server.exitCode === null; attempt++) {
    try {
      return await asAdmin(url);
    } catch {
      await sleep(START_WAIT_MS);
    }
  }
  throw new Error('The throw-away PostgreSQL did not start.');
}

async function throwAway(server: ChildProcess, dir: string): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  server.once('exit', () => resolve());
  // It may have ended already, by a signal that was sent to all of us.
  if (server.exitCode !== null || server.signalCode !== null) resolve();
  server.kill('SIGINT'); // PostgreSQL's fast shutdown
  await promise;
  rmSync(dir, { recursive: true, force: true });
}
