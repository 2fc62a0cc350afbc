import { createReadStream } from 'node:fs';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import type pg from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import { migrationsDir } from '../../locations.ts';
import { createSchema, type Applied } from '../migrate/migrate.ts';
import { differenceOf, prepareSession, readContents, tablesOf, type Contents } from './copy-out.ts';

/** The first line of a backup. */
export interface Header {
  format: 1;
  migrations: Applied[];
}

export const HEADER = '-- tuckaway-backup ';
export const CONTENTS = '-- tuckaway-contents ';
const END_OF_TABLE = Buffer.from('\\.\n');
const COPY = /^copy public\.\S+ \([^;]*\) from stdin;\n$/;
const SETVAL = /^select pg_catalog\.setval\('[^;]*', \d+, true\);\n$/;
const CHUNK_BYTES = 256 * 1024;

/**
 * Replaces a database by a backup in one transaction: the schema by its migrations, then the rows, which are read
 * again and compared before the commit. Returns the contents.
 */
export async function loadBackup(
  client: pg.ClientBase,
  file: string,
  beforeCommit: (client: pg.ClientBase) => Promise<void> = async () => {},
): Promise<Contents> {
  await prepareSession(client);
  await client.query('begin');
  try {
    const lines = linesOf(createReadStream(file).pipe(createGunzip()));
    const header = parse<Header>(await lines.next(), HEADER);
    await client.query('drop schema public cascade; create schema public');
    await createSchema(client, migrationsDir, header.migrations);
    const expected = await loadRows(client, lines);
    const found = await readContents(client);
    const difference = differenceOf(expected, found);
    if (difference !== undefined) throw new Error(`it does not load as it was: ${difference}`);
    await beforeCommit(client);
    await client.query('commit');
    return found;
  } catch (error) {
    await client.query('rollback').catch(() => {});
    throw error;
  }
}

/**
 * Loads tables in the order of the file, in which referenced rows come first. Triggers are disabled: the schema of an
 * older backup may have some (0375), and their effects are in its rows already.
 */
async function loadRows(client: pg.ClientBase, lines: AsyncGenerator<Buffer>): Promise<Contents> {
  const tables = (await tablesOf(client)).map(({ name }) => name);
  await client.query(`truncate ${tables.join(', ')}`);
  for (const name of tables) await client.query(`alter table ${name} disable trigger user`);
  for (;;) {
    const next = await lines.next();
    const line = next.value?.toString() ?? '';
    if (line.startsWith(CONTENTS)) {
      for (const name of tables) await client.query(`alter table ${name} enable trigger user`);
      return parse<Contents>(next, CONTENTS);
    }
    if (COPY.test(line)) await pipeline(Readable.from(untilEndOfTable(lines)), client.query(copyFrom(line)));
    else if (SETVAL.test(line)) await client.query(line);
    else throw new Error(next.done ? 'it ends too early' : 'it is not a backup of Tuckaway');
  }
}

/** The lines of one table, in chunks of about CHUNK_BYTES. */
async function* untilEndOfTable(lines: AsyncGenerator<Buffer>): AsyncGenerator<Buffer> {
  let waiting: Buffer[] = [];
  let bytes = 0;
  for (;;) {
    const { value: line, done } = await lines.next();
    if (done) throw new Error('it ends in the middle of a table');
    const isEnd = line.equals(END_OF_TABLE);
    if (!isEnd) {
      waiting.push(line);
      bytes += line.length;
    }
    if (bytes > 0 && (isEnd || bytes > CHUNK_BYTES)) {
      yield Buffer.concat(waiting);
      waiting = [];
      bytes = 0;
    }
    if (isEnd) return;
  }
}

/** Each line with its end. */
async function* linesOf(input: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let rest: Buffer = Buffer.alloc(0);
  for await (const chunk of input) {
    const text = rest.length > 0 ? Buffer.concat([rest, chunk]) : chunk;
    let start = 0;
    for (let end = text.indexOf(10); end >= 0; end = text.indexOf(10, start)) {
      yield text.subarray(start, end + 1);
      start = end + 1;
    }
    rest = text.subarray(start);
  }
  if (rest.length > 0) yield rest;
}

function parse<T>({ value }: IteratorResult<Buffer>, prefix: string): T {
  const line = value?.toString() ?? '';
  if (!line.startsWith(prefix)) throw new Error('it is not a backup of Tuckaway');
  return JSON.parse(line.slice(prefix.length)) as T;
}
