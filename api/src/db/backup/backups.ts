import { once } from 'node:events';
import { createWriteStream, mkdirSync, rmSync } from 'node:fs';
import { open } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import pg from 'pg';
import { DataUnusable, type DataFolder } from '../data-folder.ts';
import { readApplied } from '../migrate/migrate.ts';
import { dropSurplus, newBackupFile, publish, sha256 } from './backup-files.ts';
import { CONTENTS, HEADER, loadBackup, type Header } from './copy-in.ts';
import { copyOut, differenceOf, prepareSession, type Contents } from './copy-out.ts';
import { dropUnusedCopies, hardLinkPictures, keepCopies } from './picture-copies.ts';

interface BackedUp {
  contents: Contents;
  /** Undefined: nothing has changed since. */
  file: string | undefined;
}

/**
 * Backs up a database: all tables as of one moment into a file, which is loaded into a scratch database on the same
 * server and compared before it counts. Nothing is kept where the tables hold the same as `last`.
 */
export async function backUp(
  url: string,
  { backups, pictures }: Pick<DataFolder, 'backups' | 'pictures'>,
  last?: Contents,
): Promise<BackedUp> {
  mkdirSync(backups, { recursive: true, mode: 0o700 });
  const draft = newBackupFile(backups);
  try {
    let pictureNames: string[] = [];
    const contents = await writeCopy(url, draft.unfinished, () => {
      pictureNames = hardLinkPictures(pictures, backups);
    });
    if (last && !hasChanged(last, contents)) return { contents: last, file: undefined };
    await verify(url, draft.unfinished);
    publish(draft, await sha256(draft.unfinished), await keepCopies(pictureNames, pictures, backups));
    return { contents, file: draft.file };
  } finally {
    rmSync(draft.unfinished, { force: true });
    dropSurplus(backups);
    dropUnusedCopies(backups);
  }
}

/** True if rows differ, apart from `app_facts`: the server's own notes, such as the time of its last upkeep. */
function hasChanged(last: Contents, contents: Contents): boolean {
  const notes = { 'public.app_facts': { rows: 0, sha256: '' } };
  const withoutNotes = ({ tables }: Contents) => ({ tables: { ...tables, ...notes }, sequences: {} });
  return differenceOf(withoutNotes(last), withoutNotes(contents)) !== undefined;
}

async function writeCopy(url: string, file: string, onSnapshot: () => void): Promise<Contents> {
  return await withClient(url, async (client) => {
    await prepareSession(client);
    await client.query('begin isolation level repeatable read, read only');
    const header: Header = { format: 1, migrations: await readApplied(client) };
    onSnapshot();
    const gzip = createGzip();
    const written = pipeline(gzip, createWriteStream(file, { mode: 0o600 }));
    written.catch(() => {}); // awaited below; the disk may be full before that
    const write = async (chunk: string | Buffer) => {
      if (!gzip.write(chunk)) await Promise.race([once(gzip, 'drain'), written]);
    };
    await write(`${HEADER}${JSON.stringify(header)}\n`);
    const contents = await copyOut(client, write);
    await client.query('commit');
    gzip.end(`${CONTENTS}${JSON.stringify(contents)}\n`);
    await written;
    await syncFile(file);
    return contents;
  });
}

/** Loads a backup into a database of its own, which is dropped again. */
async function verify(url: string, file: string): Promise<void> {
  await withClient(url, async (admin) => {
    const { rows } = await admin.query<{ name: string }>('select current_database() as name');
    const name = `${rows[0]!.name}_backup_check`;
    const drop = `drop database if exists ${pg.escapeIdentifier(name)} with (force)`;
    await admin.query(drop);
    await admin.query(`create database ${pg.escapeIdentifier(name)}`);
    try {
      const scratch = new URL(url);
      scratch.pathname = `/${encodeURIComponent(name)}`;
      await withClient(scratch.href, (client) => loadBackup(client, file));
    } finally {
      await admin.query(drop);
    }
  });
}

/** A connection without the time limits of requests. */
export async function withClient<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url, application_name: 'tuckaway-backup' });
  client.on('error', () => {}); // the query that was running fails
  await client.connect().catch((cause: Error) => {
    const { host, database } = client;
    throw new DataUnusable(
      `The database ${database ?? ''} at ${host} cannot be reached (${cause.message}).`,
      { cause },
    );
  });
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

async function syncFile(file: string): Promise<void> {
  const handle = await open(file, 'r+');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
