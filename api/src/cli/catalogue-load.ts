import { loadCatalogue } from '../features/catalogue/catalogue-loader.ts';
import { catalogueDir } from '../platform/locations.ts';
import { runCommand } from './run.ts';

await runCommand(async ({ db }) => {
  const { changed, gifts, lists } = await loadCatalogue(db, catalogueDir);
  return `${changed ? 'Loaded' : 'Nothing has changed in'} ${lists} lists with ${gifts} gifts.`;
});
