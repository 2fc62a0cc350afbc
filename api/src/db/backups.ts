import { createHash } from 'node:crypto';
import { createReadStream, existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import pg from 'pg';
import { startEmbedded, type Embedded } from './embedded.ts';

const KEEP = [
  { count: 24, slot: (at: string) => at.slice(0, 13) }, // one an hour
  { count: 7, slot: (at: string) => at.slice(0, 10) }, // one a day
  { count: 4, slot: (at: string) => String(Math.floor(Date.parse(at.slice(0, 10)) / (7 * 86_400_000))) },
];
const PREFIX = 'tuckaway-';
const SUFFIX = '.tar.gz';

export interface Draft {
  file: string;
  rowCounts: string;
}

/** Writes a copy of the whole embedded database. The caller holds the engine's one connection, so nothing is half done. */
export async function draftBackup(engine: Embedded, client: pg.ClientBase, dir: string): Promise<Draft> {
  mkdirSync(dir, { recursive: true, mode: 0o700 });
  const stamp = new Date().toISOString().replaceAll(':', '-').slice(0, 19);
  const draft = { file: join(dir, `${PREFIX}${stamp}${SUFFIX}`), rowCounts: await rowCounts(client) };
  await engine.dump(draft.file);
  return draft;
}

/** Keeps a draft only if it opens and holds the same rows, then drops what rotation gives up. */
export async function keepBackup({ file, rowCounts: expected }: Draft): Promise<void> {
  try {
    await verify(file, expected);
  } catch (error) {
    rmSync(file, { force: true });
    throw error;
  }
  // The checksum is written last: a backup without one was never verified and is not used.
  writeFileSync(checksumFile(file), `${await sha256(file)}\n`, { mode: 0o600 });
  const dir = dirname(file);
  for (const old of surplus(verified(dir))) {
    rmSync(join(dir, checksumFile(old)), { force: true });
    rmSync(join(dir, old), { force: true });
  }
}

export function latestBackup(dir: string): string | undefined {
  const newest = existsSync(dir) ? verified(dir).at(-1) : undefined;
  return newest && join(dir, newest);
}

/** What rotation gives up, given the names in ascending order. */
export function surplus(names: string[]): string[] {
  const kept = new Set<string>();
  for (const { count, slot } of KEEP) {
    const newestOfSlot = new Map(names.map((name) => [slot(name.slice(PREFIX.length)), name]));
    for (const name of [...newestOfSlot.values()].slice(-count)) kept.add(name);
  }
  return names.filter((name) => !kept.has(name));
}

function verified(dir: string): string[] {
  const names = new Set(readdirSync(dir));
  return [...names].filter((name) => name.endsWith(SUFFIX) && names.has(checksumFile(name))).sort();
}

const checksumFile = (file: string) => `${file}.sha256`;

async function verify(file: string, expected: string): Promise<void> {
  const copy = await startEmbedded({ restoreFrom: file });
  const client = new pg.Client({ host: copy.socketDir, user: 'postgres', database: 'postgres' });
  try {
    await client.connect();
    const found = await rowCounts(client);
    if (found !== expected) throw new Error(`The backup ${file} does not hold what the database holds.`);
  } finally {
    await client.end();
    await copy.close();
  }
}

/** Every table's row count, read once from the table and once from an index where one helps: both must agree. */
async function rowCounts(client: pg.ClientBase): Promise<string> {
  const { rows: tables } = await client.query<{ name: string }>(
    `select quote_ident(tablename) as name from pg_tables where schemaname = 'public' order by 1`,
  );
  const counts: string[] = [];
  for (const { name } of tables) {
    const byTable = await countWith(client, name, 'enable_indexonlyscan');
    const byIndex = await countWith(client, name, 'enable_seqscan');
    if (byTable !== byIndex) throw new Error(`An index of ${name} disagrees with its table.`);
    counts.push(`${name}=${byTable}`);
  }
  return counts.join(' ');
}

async function countWith(client: pg.ClientBase, table: string, turnedOff: string): Promise<number> {
  await client.query(`set ${turnedOff} = off`);
  try {
    const { rows } = await client.query<{ n: number }>(`select count(*)::int as n from ${table}`);
    return rows[0]!.n;
  } finally {
    await client.query(`reset ${turnedOff}`);
  }
}

async function sha256(file: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(file), hash);
  return hash.digest('hex');
}
