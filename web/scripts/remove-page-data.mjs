// Removes the data files of curated lists and hubs. Their pages carry no app, so that no script reads them.
import { glob, rm } from 'node:fs/promises';
import { join } from 'node:path';

const BUILD = join(import.meta.dirname, '../build/client');

for await (const file of glob(['lists.data', 'lists/*.data', 'gifts-for/*.data'], { cwd: BUILD }))
  await rm(join(BUILD, file));
