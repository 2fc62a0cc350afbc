// `npm run release:dump`: a database of this release for the test of later migrations, made of the last one's.
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { backUp, withClient } from '../../api/src/db/backup/backups.ts';
import { loadBackup } from '../../api/src/db/backup/copy-in.ts';
import { connectPostgres, NO_LIMITS } from '../../api/src/db/connection/pool.ts';
import { migrate } from '../../api/src/db/migrate/migrate.ts';
import { migrationsDir } from '../../api/src/locations.ts';
import { startTestPostgres } from '../../api/src/test/database/test-postgres.ts';
import { version } from '../../api/src/version.ts';

const RELEASES = join(import.meta.dirname, '../../api/src/db/migrate/releases');

const thisRelease = `${version}.sql`;
const lastRelease = readdirSync(RELEASES)
  .filter((name) => name !== thisRelease)
  .toSorted((one, other) => one.localeCompare(other, 'en', { numeric: true }))
  .at(-1)!;
/** SQL that fills the tables and columns that this release adds. */
const [rowsFile] = process.argv.slice(2);

const folder = mkdtempSync(join(tmpdir(), 'tuckaway-release-'));
const server = await startTestPostgres();
try {
  const lastDump = join(folder, 'last.sql.gz');
  writeFileSync(lastDump, gzipSync(readFileSync(join(RELEASES, lastRelease))));
  await withClient(server.url, (client) => loadBackup(client, lastDump));
  const pool = connectPostgres(server.url, console, { limits: NO_LIMITS });
  await migrate(pool, migrationsDir);
  if (rowsFile) await pool.query(readFileSync(rowsFile, 'utf8'));
  await pool.end();
  const { file } = await backUp(server.url, {
    backups: join(folder, 'backups'),
    pictures: join(folder, 'pictures'),
  });
  writeFileSync(join(RELEASES, thisRelease), gunzipSync(readFileSync(file!)));
  console.log(`Wrote ${join(RELEASES, thisRelease)} from ${lastRelease}.`);
} finally {
  await server.stop();
  rmSync(folder, { recursive: true });
}
