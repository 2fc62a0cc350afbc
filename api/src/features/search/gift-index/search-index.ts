import { Spelling } from '../understand/spelling.ts';
import type { Vocabulary } from '../vocabulary/vocabulary.ts';
import { DocumentIndex } from './document-index.ts';
import { giftDocuments, listDocuments } from './documents.ts';
import type { IndexedCategoryRow, IndexRows } from './index-rows.store.ts';

/** The search index: curated gifts and lists, and the vocabulary for queries. */
export interface SearchIndex {
  gifts: DocumentIndex;
  lists: DocumentIndex;
  categories: readonly IndexedCategoryRow[];
  vocabulary: Vocabulary;
  spelling: Spelling;
}

export async function buildSearchIndex(rows: IndexRows, vocabulary: Vocabulary): Promise<SearchIndex> {
  const { categories } = rows;
  const gifts = await DocumentIndex.build(giftDocuments(rows), vocabulary.phrases);
  const lists = await DocumentIndex.build(listDocuments(rows), vocabulary.phrases);
  return { gifts, lists, categories, vocabulary, spelling: new Spelling(vocabulary, gifts) };
}
