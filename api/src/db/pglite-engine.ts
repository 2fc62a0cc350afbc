import { setFlagsFromString } from 'node:v8';
import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { unaccent } from '@electric-sql/pglite/contrib/unaccent';

interface Source {
  /** In memory where there is none. */
  dataDir?: string;
  /** A backup to begin with. */
  loadDataDir?: Blob;
}

/** With less memory than this to be had, the engine stays small and is slower. */
const ROOMY_BYTES = 2 * 1024 ** 3;

/** The embedded engine. Whoever reads everything once and ends says that it is brief. */
export async function createEngine(source: Source, { isBrief = false } = {}): Promise<PGlite> {
  // What runs often is compiled once more, better. For one function of this engine that takes 1.2 GB for a second, which
  // a small machine does not have, and longer than a short run would gain by it: docs/decisions/0059.
  if (isBrief || process.availableMemory() < ROOMY_BYTES) {
    setFlagsFromString('--no-wasm-tier-up');
    setFlagsFromString('--no-wasm-dynamic-tiering');
  }
  return await PGlite.create({ ...source, extensions: { pg_trgm, unaccent } });
}
