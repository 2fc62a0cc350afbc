import { openAsBlob } from 'node:fs';
import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { unaccent } from '@electric-sql/pglite/contrib/unaccent';
import { checkDatabase, countRows, type Ask } from './database-check.ts';

// A program of its own, so that the memory of the second engine goes back to the system. Says the row counts of the
// backup it was given once everything in it has been read; anything wrong ends it with an error.
const loadDataDir = await openAsBlob(process.argv[2]!);
const engine = await PGlite.create({ loadDataDir, extensions: { pg_trgm, unaccent } });
const ask: Ask = async <Row>(statement: string) => (await engine.query<Row>(statement)).rows;
await checkDatabase(ask);
process.stdout.write(await countRows(ask), () => process.exit(0));
