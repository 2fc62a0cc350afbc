import { SUGGESTIONS_MAX, type Suggestions } from '@tuckaway/contract/suggestions';
import type { Db } from '../../db/db.ts';
import { findCuratedLists, findMine, findWords } from './suggestions.store.ts';
import { typedText } from './typed-text.ts';

const MINE_MAX = 4;

/** What is called so of mine, curated lists, and then as many words as there is room for. */
export async function suggest(db: Db, userId: number, text: string): Promise<Suggestions> {
  const typed = typedText(text);
  if (!typed) return { mine: [], lists: [], words: [] };
  const [named, lists, words] = await Promise.all([
    findMine(db, userId, typed),
    findCuratedLists(db, typed),
    findWords(db, typed),
  ]);
  const mine = named.slice(0, MINE_MAX);
  const room = SUGGESTIONS_MAX - mine.length - lists.length;
  return { mine, lists, words: words.slice(0, room).map((word) => typed.before + word) };
}
