import { parseArgs } from 'node:util';
import { readStorageConfig } from '../config.ts';
import { moveDatabase } from '../db/backup/move.ts';
import { dataFolder } from '../db/data-folder.ts';
import { CommandRefused, runCommand } from './run.ts';

const USAGE = 'Say where to: npm run db:move -- postgres://user:password@host/database [--replace]';

const { values, positionals } = parseArgs({
  options: { replace: { type: 'boolean', default: false } },
  allowPositionals: true,
});

// Copies the embedded database to a PostgreSQL of its own. The server must not be running meanwhile.
await runCommand(async ({ url, embedded }) => {
  const [target] = positionals;
  if (!embedded) throw new CommandRefused('DATABASE_URL is set, so there is no embedded database to move.');
  if (!target || !/^postgres(ql)?:\/\//.test(target)) throw new CommandRefused(USAGE);
  const { tables } = await moveDatabase(url, target, dataFolder(readStorageConfig().dataDir), {
    replace: values.replace,
  });
  const lines = Object.entries(tables).map(
    ([name, { rows }]) => `${name}: ${rows} rows, the same on both sides`,
  );
  return [
    ...lines,
    'Moved. Start with DATABASE_URL set to that address; DATA_DIR stays where it is, for the pictures.',
  ].join('\n');
});
