import type { Db } from '../../db/db.ts';
import type { SavedFilter } from './saved-gifts.filter.ts';
import { findSavedGifts, type Paging, type SavedPage } from './saved-gifts.store.ts';
import { correctSavedWords } from './saved-words.ts';

interface SearchedPage extends SavedPage {
  /** What was looked for instead, where nothing has the words as typed. */
  correctedQuery?: string;
}

/** Where nothing has the words as they are typed, they are corrected. A later page goes the same way as the first. */
export async function searchSaved(
  db: Db,
  ownerId: number,
  filter: SavedFilter,
  paging: Paging,
): Promise<SearchedPage> {
  const asTyped = await findSavedGifts(db, ownerId, filter, paging);
  if (filter.words.length === 0 || asTyped.total + asTyped.totalMine > 0) return asTyped;
  const words = await correctSavedWords(db, ownerId, filter.words);
  if (words.join(' ') === filter.words.join(' ')) return asTyped;
  const corrected = await findSavedGifts(db, ownerId, { ...filter, words }, paging);
  return corrected.total + corrected.totalMine > 0
    ? { ...corrected, correctedQuery: words.join(' ') }
    : asTyped;
}
