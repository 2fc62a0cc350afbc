import { loadCatalogue } from '../features/catalogue/catalogue-loader.ts';
import { openDb } from '../db/db.ts';
import { catalogueDir } from '../locations.ts';
import { runCommand } from './run.ts';

// The command loads this catalogue even where a newer one is loaded.
await runCommand(async ({ withLongWork }) => {
  const report = await withLongWork((pool) => loadCatalogue(openDb(pool), catalogueDir, { force: true }));
  if (!report.changed) return 'The catalogue has not changed.';
  return `Loaded ${report.lists} lists with ${report.gifts} gifts.`;
});
