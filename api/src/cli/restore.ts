import { existsSync, renameSync } from 'node:fs';
import { join } from 'node:path';
import { orExit, readStorageConfig } from '../config.ts';
import { lockDataFolder } from '../db/data-lock.ts';
import { startEmbedded } from '../db/embedded.ts';

const { dataDir } = orExit(() => readStorageConfig());
const file = process.argv[2];
if (file === undefined || !existsSync(file)) {
  console.error('Say which backup to restore: npm run restore -- <file>.');
  process.exit(1);
}

const unlock = orExplain(() => lockDataFolder(join(dataDir, 'database.lock')));
const database = join(dataDir, 'database');
if (existsSync(database)) {
  const aside = `${database}.before-restore-${new Date().toISOString().replaceAll(':', '-')}`;
  renameSync(database, aside);
  console.log(`Kept the present database as ${aside}.`);
}
const engine = await startEmbedded({ dataDir: database, restoreFrom: file });
await engine.close();
unlock();
console.log(`Restored ${file}.`);

function orExplain<T>(work: () => T): T {
  try {
    return work();
  } catch (error) {
    console.error((error as Error).message);
    process.exit(1);
  }
}
