import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { gzipSync } from 'node:zlib';
import type pg from 'pg';
import { DataUnusable } from '../data-folder.ts';
import { readApplied } from '../migrate/migrate.ts';
import { newBackupFile, publish, sha256 } from './backup-files.ts';
import { CONTENTS, HEADER } from './copy-in.ts';
import { sequencesOf, SESSION, setvalOf, tablesOf, type Contents } from './copy-out.ts';

/** The methods of the engine of 0.1.0 that the export calls. */
interface OldEngine {
  exec(statements: string): Promise<unknown>;
  query(statement: string): Promise<{ rows: object[]; blob?: Blob }>;
  close(): Promise<void>;
}

/** Writes the database of 0.1.0 as a backup of this version; returns the path of its file. */
export async function exportOldDatabase(checkout: string, dataDir: string): Promise<string> {
  const database = join(dataDir, 'database');
  if (!existsSync(join(database, 'PG_VERSION')))
    throw new DataUnusable(`There is no database of 0.1.0 in ${dataDir}.`);
  if (existsSync(`${database}.lock`))
    throw new DataUnusable(
      `${database}.lock is there: stop the server of 0.1.0 first; where it was killed, start and stop it once.`,
    );
  const engine = await openOldEngine(checkout, database);
  const backups = join(dataDir, 'backups');
  mkdirSync(backups, { recursive: true, mode: 0o700 });
  const draft = newBackupFile(backups);
  writeFileSync(draft.unfinished, gzipSync(await textOf(engine)), { mode: 0o600 });
  await engine.close();
  publish(draft, await sha256(draft.unfinished), new Map());
  return draft.file;
}

/** The engine's packages come from the checkout of 0.1.0: this version does not have them. */
async function openOldEngine(folder: string, files: string): Promise<OldEngine> {
  const require = createRequire(join(folder, 'api', 'package.json'));
  const load = async (name: string) =>
    (await import(pathToFileURL(require.resolve(name)).href)) as Record<string, unknown>;
  const { PGlite } = await load('@electric-sql/pglite');
  const { pg_trgm } = await load('@electric-sql/pglite/contrib/pg_trgm');
  const { unaccent } = await load('@electric-sql/pglite/contrib/unaccent');
  const { create } = PGlite as { create(options: object): Promise<OldEngine> };
  return await create.call(PGlite, { dataDir: files, extensions: { pg_trgm, unaccent } });
}

async function textOf(old: OldEngine): Promise<Buffer> {
  const client = old as unknown as pg.ClientBase; // `query` returns rows in the same form
  await old.exec(SESSION);
  const parts: (string | Buffer)[] = [
    `${HEADER}${JSON.stringify({ format: 1, migrations: await readApplied(client) })}\n`,
  ];
  const tables: Contents['tables'] = {};
  for (const { name, columns } of await tablesOf(client)) {
    // A table without rows gives no blob.
    const { blob } = await old.query(`copy ${name} (${columns}) to '/dev/blob'`);
    const rows = Buffer.from((await blob?.arrayBuffer()) ?? new ArrayBuffer(0));
    const lines = rows.reduce((count, byte) => count + (byte === 10 ? 1 : 0), 0);
    tables[name] = { rows: lines, sha256: createHash('sha256').update(rows).digest('hex') };
    parts.push(`copy ${name} (${columns}) from stdin;\n`, rows, '\\.\n');
  }
  const sequences = await sequencesOf(client);
  parts.push(
    ...Object.entries(sequences).map(setvalOf),
    `${CONTENTS}${JSON.stringify({ tables, sequences })}\n`,
  );
  return Buffer.concat(parts.map((part) => Buffer.from(part)));
}
