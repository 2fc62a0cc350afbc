import type { Db } from '../../db/db.ts';
import { transaction } from '../../db/transaction.ts';
import { editionOf, shouldLoad } from './catalogue-edition.ts';
import { findLoadedEdition, lockCatalogue, storeEdition } from './loaded-edition.store.ts';
import { writeCatalogue } from './catalogue.store.ts';

type LoadReport = { changed: false } | { changed: true; gifts: number; lists: number };

interface LoadOptions {
  /** Loads an older catalogue too, by an operator's command. */
  force?: boolean;
}

/**
 * Loads the curated lists and gifts of the content folder into the database. Idempotent. While servers of two
 * versions run side by side, the older content never replaces the newer.
 */
export async function loadCatalogue(
  db: Db,
  dir: string,
  { force = false }: LoadOptions = {},
): Promise<LoadReport> {
  const offered = editionOf(dir);
  if (!shouldLoad(offered, await findLoadedEdition(db), force)) return { changed: false };
  return await transaction(db, async (tx) => {
    // Servers that start together load one after the other; the second finds nothing to change.
    await lockCatalogue(tx);
    const loaded = await findLoadedEdition(tx);
    if (!shouldLoad(offered, loaded, force)) return { changed: false };
    await storeEdition(tx, offered);
    if (loaded?.hash === offered.hash) return { changed: false };
    // Parsing takes a while and a parser: neither is needed for a start with nothing new.
    const { readCatalogue } = await import('@tuckaway/content/catalogue/read-catalogue');
    const catalogue = readCatalogue(dir);
    await writeCatalogue(tx, catalogue);
    return { changed: true, gifts: catalogue.gifts.length, lists: catalogue.lists.length };
  });
}
