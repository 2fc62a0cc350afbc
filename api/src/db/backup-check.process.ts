import { openAsBlob } from 'node:fs';
import { checkDatabase, countRows, type Ask } from './database-check.ts';
import { createEngine } from './pglite-engine.ts';

// A program of its own, so that the memory of the second engine goes back to the system. Says the row counts of the
// backup it was given once everything in it has been read; anything wrong ends it with an error.
const engine = await createEngine({ loadDataDir: await openAsBlob(process.argv[2]!) }, { isBrief: true });
const ask: Ask = async <Row>(statement: string) => (await engine.query<Row>(statement)).rows;
await checkDatabase(ask);
process.stdout.write(await countRows(ask), () => process.exit(0));
