import { resolve } from 'node:path';
import { exportOldDatabase } from '../db/backup/old-engine.ts';
import { DataUnusable } from '../db/data-folder.ts';

// Brings a database of 0.1.0 over: npm run export:0.1.0 -- <checkout of 0.1.0> <its DATA_DIR>
const [checkout, dataDir] = process.argv.slice(2);
try {
  if (!checkout || !dataDir)
    throw new DataUnusable('Say where: npm run export:0.1.0 -- <checkout of 0.1.0> <its DATA_DIR>');
  const file = await exportOldDatabase(resolve(checkout), resolve(dataDir));
  console.log(`Wrote ${file}. Bring it into this version: npm run restore`);
} catch (error) {
  if (!(error instanceof DataUnusable)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}
