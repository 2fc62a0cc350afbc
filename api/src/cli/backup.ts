import { readStorageConfig } from '../config.ts';
import { backUp } from '../db/backup/backups.ts';
import { dataFolder } from '../db/data-folder.ts';
import { runCommand } from './run.ts';

await runCommand(async ({ url }) => {
  const { file } = await backUp(url, dataFolder(readStorageConfig().dataDir));
  return `Wrote and verified ${file}.`;
});
