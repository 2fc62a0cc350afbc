import { SUGGESTIONS_MAX, type Suggestions } from '@tuckaway/contract/search/suggestions';
import type { Db } from '../../db/db.ts';
import type { SearchIndex } from '../search/gift-index/search-index.ts';
import { findOwnSuggestions } from './suggestions.store.ts';
import { completedWords, titlesWithPrefix } from './title-words.ts';
import { typedText, type TypedText } from './typed-text.ts';

const OWN_MAX = 4;
const LISTS = 3;

/** The user's own matches, then curated lists, then words up to the limit. */
export async function suggest(
  db: Db,
  index: SearchIndex,
  userId: number,
  text: string,
): Promise<Suggestions> {
  const typed = typedText(text);
  if (!typed) return { mine: [], lists: [], words: [] };
  const mine = (await findOwnSuggestions(db, userId, typed)).slice(0, OWN_MAX);
  const lists = curatedLists(index, typed);
  const room = SUGGESTIONS_MAX - mine.length - lists.length;
  const words = completedWords(index, typed).slice(0, room);
  return { mine, lists, words: words.map((word) => typed.before + word) };
}

/** Lists that are called so, in their editors' order. */
function curatedLists({ lists }: SearchIndex, typed: TypedText): Suggestions['lists'] {
  const titles = new Set(titlesWithPrefix(lists.titles, typed).slice(0, LISTS));
  return lists.titles
    .map((title, document) => ({ id: lists.ids[document]!, title }))
    .filter(({ title }) => titles.has(title))
    .slice(0, LISTS);
}
