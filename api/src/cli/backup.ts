import { latestBackup } from '../db/backups.ts';
import { backUpNow } from '../db/maintenance.ts';
import { CommandRefused, runCommand } from './run.ts';

await runCommand(async (database) => {
  if (!database.embedded)
    throw new CommandRefused('PostgreSQL is backed up with its own tools, such as pg_dump.');
  await backUpNow(database);
  return `Wrote and verified ${latestBackup(database.embedded.backupDir)}.`;
});
