import type { Db } from '../../db/db.ts';
import type { SavedFilter } from './saved-gifts.filter.ts';
import { findSavedGifts, type Paging, type SavedPage } from './saved-gifts.store.ts';
import { correctSavedWords, readSavedTexts } from './saved-words.ts';

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
  const { words } = filter;
  const asTyped = await findSavedGifts(db, ownerId, filter, paging);
  if (words.length === 0 || asTyped.total + asTyped.totalMine > 0) return asTyped;
  const meant = correctSavedWords(words, await readSavedTexts(db, ownerId));
  if (meant.join(' ') === words.join(' ')) return asTyped;
  const corrected = await findSavedGifts(db, ownerId, { ...filter, words: meant }, paging);
  return corrected.total + corrected.totalMine > 0
    ? { ...corrected, correctedQuery: meant.join(' ') }
    : asTyped;
}
