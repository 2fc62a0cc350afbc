import { openDb } from '../db/db.ts';
import { connectEmbedded } from '../db/pool.ts';
import { startEmbedded } from '../db/embedded.ts';
import { migrate } from '../db/migrate.ts';
import { loadCatalogue } from '../features/catalogue/catalogue-loader.ts';
import { deadEnds, thinSpots } from '../features/catalogue/coverage.ts';
import { senseFaults } from '@tuckaway/content/catalogue-sense';
import { readCatalogue } from '@tuckaway/content/read-catalogue';
import { catalogueDir, migrationsDir } from '../locations.ts';

// Loads the catalogue into a database in memory and fails where something would come up empty,
// or where a label or a list does not mean what it says.
const catalogue = readCatalogue(catalogueDir);
const engine = await startEmbedded({});
const pool = connectEmbedded(engine.socketDir, { error: (_details, message) => console.error(message) });
const db = openDb(pool);
await migrate(pool, migrationsDir);
await loadCatalogue(db, catalogueDir);
const found = [...senseFaults(catalogue), ...thinSpots(catalogue), ...(await deadEnds(db))];
await pool.end();
await engine.close();

for (const problem of found) console.error(problem);
console.log(`${catalogue.gifts.length} gifts in ${catalogue.lists.length} lists; ${found.length} faults`);
process.exitCode = found.length > 0 ? 1 : 0;
