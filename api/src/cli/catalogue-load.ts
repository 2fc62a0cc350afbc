import { loadCatalogue } from '../features/catalogue/catalogue-loader.ts';
import { catalogueDir } from '../platform/locations.ts';
import { runCommand } from './run.ts';

await runCommand(async ({ db }) => {
  const report = await loadCatalogue(db, catalogueDir);
  if (!report.changed) return 'The catalogue has not changed.';
  return `Loaded ${report.lists} lists with ${report.gifts} gifts.`;
});
