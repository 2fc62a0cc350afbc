import pg from 'pg';
import { openDb } from '../../api/src/db/db.ts';
import { migrate } from '../../api/src/db/migrate/migrate.ts';
import { connectPostgres, NO_LIMITS } from '../../api/src/db/connection/pool.ts';
import { loadCatalogue } from '../../api/src/features/catalogue/catalogue-loader.ts';
import { catalogueDir, migrationsDir } from '../../api/src/locations.ts';
import { measureJobs, type JobCost } from './jobs.ts';
import { readTableSizes, sizePerPerson, type TableSize } from './table-sizes.ts';
import { addTypicalPeople } from './typical-people.ts';

interface CapacitySize {
  people: number;
  rounds: number;
}

interface Capacity {
  sizes: TableSize[];
  jobs: JobCost[];
  perPerson: { rows: number; tableBytes: number; indexBytes: number };
}

const log = { error: (_details: object, message: string) => console.error(message) };

/** Rows and bytes of a typical person, and the statements of typical jobs: the figures of docs/capacity.md. */
export async function measureCapacity(
  serverUrl: string,
  { people, rounds }: CapacitySize,
): Promise<Capacity> {
  const pool = connectPostgres(await createDatabase(serverUrl), log, { max: 4, limits: NO_LIMITS });
  try {
    await migrate(pool, migrationsDir);
    await loadCatalogue(openDb(pool), catalogueDir);
    const before = await readTableSizes(pool);
    await addTypicalPeople(pool, people);
    const sizes = sizePerPerson(before, await readTableSizes(pool), people);
    const sumOf = (part: Exclude<keyof TableSize, 'table'>) =>
      sizes.reduce((sum, size) => sum + size[part], 0);
    const perPerson = {
      rows: sumOf('rows'),
      tableBytes: sumOf('tableBytes'),
      indexBytes: sumOf('indexBytes'),
    };
    return { sizes, perPerson, jobs: await measureJobs(pool, rounds) };
  } finally {
    await pool.end();
  }
}

/** Named after the server's own database, with which it is thrown away. */
async function createDatabase(serverUrl: string): Promise<string> {
  const url = new URL(serverUrl);
  const admin = new pg.Client({ connectionString: serverUrl });
  await admin.connect();
  const name = `${url.pathname.slice(1)}_capacity`;
  await admin.query(`create database ${name}`);
  await admin.end();
  url.pathname = `/${name}`;
  return url.href;
}

const KIB = 1024;
const GIB = 1024 ** 3;
const POPULATIONS = [10_000, 1_000_000, 10_000_000];

export function printCapacity({ sizes, jobs, perPerson }: Capacity): void {
  const rounded = (value: number) => Number(value.toPrecision(3));
  const inKib = (value: number) => rounded(value / KIB);
  console.table(
    Object.fromEntries(
      sizes.map(({ table, rows, tableBytes, indexBytes }) => [
        table,
        { rows: rounded(rows), 'table KiB': inKib(tableBytes), 'index KiB': inKib(indexBytes) },
      ]),
    ),
  );
  console.table(
    Object.fromEntries(
      jobs.map(({ job, statements, databaseMs, requestMs }) => [
        job,
        { statements, 'database ms': rounded(databaseMs), 'request ms': rounded(requestMs) },
      ]),
    ),
  );
  const { rows, tableBytes, indexBytes } = perPerson;
  console.log(
    `A person: ${Math.round(rows)} rows, ${inKib(tableBytes)} KiB in tables, ${inKib(indexBytes)} KiB in indexes`,
  );
  for (const people of POPULATIONS)
    console.log(
      `${people.toLocaleString('en-US')} people: ${rounded((people * rows) / 1e6)} million rows, ` +
        `${rounded((people * (tableBytes + indexBytes)) / GIB)} GiB, ${rounded((people * indexBytes) / GIB)} GiB of it indexes`,
    );
}
