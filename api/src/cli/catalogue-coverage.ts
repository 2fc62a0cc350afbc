import { catalogueFaults } from '@tuckaway/content/catalogue/catalogue-faults';
import { readCatalogue } from '@tuckaway/content/catalogue/read-catalogue';
import { openDb } from '../db/db.ts';
import { withScratchDatabase } from '../db/embedded/scratch-database.ts';
import { migrate } from '../db/migrate/migrate.ts';
import { connectPostgres, NO_LIMITS } from '../db/connection/pool.ts';
import { loadCatalogue } from '../features/catalogue/catalogue-loader.ts';
import { finderDeadEnds, coverageGaps } from '../features/catalogue/coverage.ts';
import { loadVocabulary } from '../features/search/vocabulary/load-vocabulary.ts';
import { catalogueDir, migrationsDir } from '../locations.ts';
import { readContent } from './read-content.ts';

// Loads the catalogue into a database that is thrown away and fails where something would come up empty,
// or where a label or a list is not kept.
const log = { error: (_details: object, message: string) => console.error(message) };
const catalogue = await readContent(() => readCatalogue(catalogueDir));
await readContent(loadVocabulary);
const found = [...catalogueFaults(catalogue), ...coverageGaps(catalogue)];
await withScratchDatabase(log, async (url) => {
  const pool = connectPostgres(url, log, { max: 2, limits: NO_LIMITS });
  const db = openDb(pool);
  await migrate(pool, migrationsDir);
  await loadCatalogue(db, catalogueDir);
  found.push(...(await finderDeadEnds(db)));
  await pool.end();
});

for (const problem of found) console.error(problem);
console.log(`${catalogue.gifts.length} gifts in ${catalogue.lists.length} lists; ${found.length} faults`);
process.exitCode = found.length > 0 ? 1 : 0;
