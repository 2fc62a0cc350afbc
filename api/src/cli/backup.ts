import { backUpChanges } from '../db/maintenance.ts';
import { CommandRefused, runCommand } from './run.ts';

await runCommand(async (database) => {
  if (!database.embedded)
    throw new CommandRefused('PostgreSQL is backed up with its own tools, such as pg_dump.');
  const { file } = await backUpChanges(database);
  return `Wrote and verified ${file}.`;
});
