import type { Db } from '../../db/db.ts';
import type { Viewer } from '../gifts/gift-access.store.ts';
import { DocumentIndex } from './gift-index/document-index.ts';
import { findOwnGifts, findOwnLists } from './own-things.store.ts';
import type { HardFilter } from './rank/constraints.ts';
import { rank } from './rank/rank.ts';
import { wordsOf } from './text/words.ts';
import { queryWord, type Understanding } from './understand/understanding.ts';
import type { Vocabulary } from './vocabulary/vocabulary.ts';

interface OwnSearch {
  userId: Viewer;
  query: string;
  understanding: Understanding;
  filters: readonly HardFilter[];
  /** Excluded ids: gifts that the recipient already has. */
  excluded?: ReadonlySet<number>;
  vocabulary: Vocabulary;
}

/**
 * Ids of the searcher's own gifts, or of the lists that they own or edit, that match: best first, ranked as curated ones are.
 * Visitors have none.
 */
export async function rankOwnThings(db: Db, kind: 'gifts' | 'lists', search: OwnSearch): Promise<number[]> {
  const { filters, excluded, vocabulary } = search;
  if (search.userId === null || filters.some(({ canOwnThingsPass }) => !canOwnThingsPass)) return [];
  const understanding = asWordSearch(search);
  const terms = search.query === '' ? undefined : termsOf(understanding);
  const hasCriteria = search.query !== '' || filters.length > 0;
  if (!hasCriteria || terms?.length === 0) return [];
  const find = kind === 'gifts' ? findOwnGifts : findOwnLists;
  const documents = await find(db, search.userId, terms);
  const index = await DocumentIndex.build(documents, vocabulary.phrases);
  const { matches } = rank(index, {
    understanding,
    filters,
    ...(excluded && { excluded }),
    limit: documents.length,
  });
  return matches.map(({ document }) => index.ids[document]!);
}

/**
 * Own gifts have no labels, so people, days and interests are ranked as words, which may begin longer ones;
 * qualities are ranked by their terms.
 */
function asWordSearch({ query, understanding, vocabulary }: OwnSearch): Understanding {
  const qualities = understanding.criteria.filter(({ kind }) => kind === 'quality');
  const isAboutThings =
    qualities.length > 0 || understanding.criteria.some(({ kind }) => kind === 'interest');
  const written = understanding.words.map((word) => ({
    ...word,
    isExplained: word.isExplained && qualities.length > 0,
    isBeginning: true,
  }));
  const spoken = understanding.parts
    .filter(({ kind }) => kind === 'person' || kind === 'occasion')
    .flatMap(({ spans }) => spans.flatMap(({ start, end }) => wordsOf(query.slice(start, end))))
    .filter((text) => !vocabulary.connectors.has(text))
    .map((text) => queryWord(text, { isExplained: isAboutThings, isBeginning: true }));
  return {
    ...understanding,
    criteria: qualities.map((criterion) => ({ ...criterion, avoided: [] })),
    words: [...written, ...spoken],
  };
}

/** Terms of which an own gift needs one, escaped for `like`; undefined for a query of only a price. */
function termsOf({ words, criteria, price, refusals }: Understanding): string[] | undefined {
  const terms = [...words.map(({ stem: one }) => one), ...criteria.flatMap((criterion) => criterion.terms)];
  if (terms.length > 0) return terms.map((one) => one.replaceAll(/[\\%_]/g, '\\$&'));
  return price && refusals.length === 0 ? undefined : [];
}
