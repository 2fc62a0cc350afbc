import { spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { openDatabase } from '../connection/open-database.ts';
import { createCluster } from './cluster.ts';
import { startEmbedded, type Embedded } from './embedded.ts';

// Each test creates and starts a PostgreSQL.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

const root = mkdtempSync(join(tmpdir(), 'tuckaway-embedded-'));
afterAll(() => rmSync(root, { recursive: true, force: true }));
const cluster = join(root, 'postgres');
const complaints: string[] = [];
const log = { error: (_details: object, message: string) => void complaints.push(message) };
const pidFile = join(cluster, 'postmaster.pid');

async function ask<Row extends pg.QueryResultRow>({ url }: Embedded, statement: string): Promise<Row[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query<Row>(statement)).rows;
  } finally {
    await client.end();
  }
}

const countOf = async (engine: Embedded) =>
  (await ask<{ n: number }>(engine, 'select count(*)::int as n from things'))[0]!.n;

const socketFolder = () => readFileSync(pidFile, 'utf8').split('\n')[4]!;

beforeAll(async () => {
  await createCluster(cluster, { sync: false });
  const engine = await startEmbedded(cluster, log);
  await ask(engine, 'create table things (id int)');
  await engine.close();
});

test('writes to the disk, listens on no port, and leaves nothing behind when it closes', async () => {
  const engine = await startEmbedded(cluster, log);
  const settings = await ask(
    engine,
    `select name, setting from pg_settings
     where name in ('fsync', 'full_page_writes', 'synchronous_commit', 'listen_addresses', 'data_checksums') order by 1`,
  );
  expect(settings.map(({ name, setting }) => `${name}=${setting}`)).toEqual([
    'data_checksums=on',
    'fsync=on',
    'full_page_writes=on',
    'listen_addresses=',
    'synchronous_commit=on',
  ]);
  const socketDir = socketFolder();
  await engine.close();
  expect(existsSync(pidFile)).toBe(false);
  expect(existsSync(socketDir)).toBe(false);
});

test('an embedded database on a port asks for the password', async () => {
  const engine = await startEmbedded(cluster, log, { onPort: true });
  expect(await countOf(engine)).toBe(0);
  const stranger = new URL(engine.url);
  stranger.password = 'wrong';
  await expect(ask({ ...engine, url: stranger.href }, 'select 1')).rejects.toThrow('password authentication');
  await engine.close();
});

test('a PostgreSQL that is killed starts again, with everything that was acknowledged', async () => {
  const engine = await startEmbedded(cluster, log);
  const before = await countOf(engine);
  await ask(engine, 'insert into things values (1)');
  const killed = engine.pid();
  complaints.length = 0;
  process.kill(killed, 'SIGKILL');
  await expect.poll(() => engine.pid(), { timeout: 15_000 }).not.toBe(killed);
  expect(await countOf(engine)).toBe(before + 1);
  expect(complaints).toEqual(['PostgreSQL ended: starting it again']);
  await engine.close();
});

test('a PostgreSQL that is killed again and again keeps its server', async () => {
  const engine = await startEmbedded(cluster, log);
  for (let kills = 0; kills < 5; kills++) {
    const killed = engine.pid();
    process.kill(killed, 'SIGKILL');
    await expect.poll(() => engine.pid(), { timeout: 15_000, interval: 5 }).not.toBe(killed);
  }
  // The lock is taken again by then, or soon.
  await expect
    .poll(async () => await startEmbedded(cluster, log).catch(String), { timeout: 15_000 })
    .toContain(`is in use by process ${process.pid};`);
  await engine.close();
});

test('a second server is refused while the first lives', async () => {
  const first = await startEmbedded(cluster, log);
  await expect(startEmbedded(cluster, log)).rejects.toThrow(`is in use by process ${process.pid};`);
  expect(await countOf(first)).toBeGreaterThanOrEqual(0);
  await first.close();
});

test('one of two servers that start at once is refused', async () => {
  const start = () => startEmbedded(cluster, log).catch(String);
  const ends = await Promise.all([start(), start()]);
  const [refusal] = ends.filter((end) => typeof end === 'string');
  const [engine] = ends.filter((end) => typeof end !== 'string');
  expect(refusal).toContain(`is in use by process ${process.pid};`);
  await engine!.close();
});

test('a number in postmaster.pid that belongs to another program by now does not stop the start', async () => {
  writeFileSync(pidFile, `${process.pid}\n${cluster}\n1\n5432\n/nowhere\n\n\n`);
  const engine = await startEmbedded(cluster, log);
  expect(await countOf(engine)).toBeGreaterThanOrEqual(0);
  await engine.close();
});

test.runIf(process.platform === 'linux')(
  'a killed PostgreSQL that nobody has reaped does not hold the folder',
  async () => {
    // The shell becomes a program that never waits for its child, which ends after that.
    const parent = spawn('/bin/sh', ['-c', 'sleep 1 & echo $!; exec sleep 60'], {
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    const [output] = (await once(parent.stdout, 'data')) as [Buffer];
    const zombie = output.toString().trim();
    await expect
      .poll(() => readFileSync(`/proc/${zombie}/stat`, 'utf8'), { timeout: 10_000 })
      .toContain(') Z ');
    writeFileSync(pidFile, `${zombie}\n${cluster}\n1\n5432\n/nowhere\n\n\n`);
    const engine = await startEmbedded(cluster, log);
    expect(await countOf(engine)).toBeGreaterThanOrEqual(0);
    await engine.close();
    parent.kill('SIGKILL');
    await once(parent, 'exit');
  },
);

/** A server of its own that is killed. Where its shell is killed first, nothing stops its PostgreSQL. */
async function killServer({ withShell }: { withShell: boolean }) {
  const program = `
    import { startEmbedded } from ${JSON.stringify(join(import.meta.dirname, 'embedded.ts'))};
    const engine = await startEmbedded(${JSON.stringify(cluster)}, console);
    console.log(engine.pid());`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', program], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [pid] = (await once(child.stdout, 'data')) as [Buffer];
  const watcher = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .find((name) => isWatcherOf(name, pid.toString().trim()));
  const folder = socketFolder();
  if (withShell) process.kill(Number(watcher), 'SIGKILL');
  child.kill('SIGKILL');
  await once(child, 'exit');
  return { pid: Number(pid), folder };
}

function isWatcherOf(watcher: string, pid: string): boolean {
  try {
    const words = readFileSync(`/proc/${watcher}/cmdline`, 'utf8').split('\0');
    return words[0] === '/bin/sh' && words.includes(pid);
  } catch {
    return false;
  }
}

test.runIf(process.platform === 'linux')(
  'a PostgreSQL that a killed server left behind is stopped, and the folder can be used again',
  async () => {
    const { pid, folder } = await killServer({ withShell: true });
    expect(existsSync(`/proc/${pid}/exe`)).toBe(true);
    const engine = await startEmbedded(cluster, log);
    expect(engine.pid()).not.toBe(pid);
    expect(existsSync(folder)).toBe(false);
    expect(await countOf(engine)).toBeGreaterThanOrEqual(0);
    await engine.close();
  },
);

test.runIf(process.platform === 'linux')(
  'a killed server leaves neither PostgreSQL nor its folder',
  async () => {
    const { pid, folder } = await killServer({ withShell: false });
    await expect.poll(() => existsSync(`/proc/${pid}/exe`), { timeout: 15_000 }).toBe(false);
    await expect.poll(() => existsSync(folder), { timeout: 15_000 }).toBe(false);
    expect(existsSync(pidFile)).toBe(false);
  },
);

test('a folder of the former engine is refused in one sentence, and nothing in it changes', async () => {
  const dataDir = mkdtempSync(join(root, 'old-'));
  mkdirSync(join(dataDir, 'database'));
  writeFileSync(join(dataDir, 'database', 'PG_VERSION'), '18\n');
  await expect(openDatabase({ dataDir, databaseUrl: undefined }, log)).rejects.toThrow(
    /belongs to Tuckaway 0\.1\.0, the last version that reads it/,
  );
  expect(readdirSync(dataDir)).toEqual(['database']);
});
