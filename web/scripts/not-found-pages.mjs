// The pages for unknown addresses become 404.html, so that no address answers them with status 200.
import { rename, rmdir } from 'node:fs/promises';
import { join } from 'node:path';

const BUILD = join(import.meta.dirname, '../build/client');

for (const folder of ['404', 'blog/404']) {
  await rename(join(BUILD, folder, 'index.html'), join(BUILD, `${folder}.html`));
  await rmdir(join(BUILD, folder));
}
