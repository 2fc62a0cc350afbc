import { Spelling } from '../understand/spelling.ts';
import type { Vocabulary } from '../understand/vocabulary.ts';
import { DocumentIndex } from './document-index.ts';
import type { SearchDocument } from './documents.ts';
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

/** Slugs of category ids: of all, and of one kind alone. */
function slugsBy(categories: readonly IndexedCategoryRow[]) {
  const byId = new Map(categories.map((category) => [category.id, category]));
  const of = (ids: readonly number[]) => ids.flatMap((id) => byId.get(id) ?? []);
  return {
    categories: (ids: readonly number[]) => of(ids).map(({ slug }) => slug),
    ofKind: (ids: readonly number[], master: IndexedCategoryRow['masterCategory']) =>
      of(ids)
        .filter(({ masterCategory }) => masterCategory === master)
        .map(({ slug }) => slug),
  };
}

export function giftDocuments({ categories, gifts, lists }: IndexRows): SearchDocument[] {
  const slugs = slugsBy(categories);
  const listsOf = Map.groupBy(
    lists.flatMap((list) => list.giftIds.map((giftId) => ({ giftId, list }))),
    ({ giftId }) => giftId,
  );
  return gifts.map((gift) => {
    const within = (listsOf.get(gift.id) ?? []).map(({ list }) => list);
    return {
      id: gift.id,
      title: gift.title,
      // The column has the name of its former content, words of categories.
      shopPhrase: gift.keywords,
      description: gift.description ?? '',
      listTexts: within.map(({ title, description }) => `${title} ${description ?? ''}`),
      categories: slugs.categories(gift.categoryIds),
      relationships: slugs.ofKind(gift.categoryIds, 'Relationship'),
      occasions: slugs.ofKind(gift.categoryIds, 'Occasion'),
      qualities: gift.qualities,
      suits: gift.suits,
      pricesCents: gift.priceCents === null ? [] : [gift.priceCents],
      filedUnder: within.flatMap(({ categoryIds }) => slugs.categories(categoryIds)),
      standing: Math.log1p(within.length),
      link: gift.purchaseUrl,
    };
  });
}

/** A list says in its title whom it is for: 'For a Father Over Sixty' is not for a mother-in-law. */
function suitsOf(title: string): string[] {
  if (/\b(?:father|dad|grandpa|grandfather|husband)s?\b/i.test(title)) return ['him', 'everyone'];
  return /\b(?:mother|mom|grandma|grandmother|wife)s?\b/i.test(title) ? ['her', 'everyone'] : [];
}

function listDocuments({ categories, gifts, lists }: IndexRows): SearchDocument[] {
  const slugs = slugsBy(categories);
  const priceOf = new Map(gifts.map(({ id, priceCents }) => [id, priceCents]));
  return lists.map((list, index) => ({
    id: list.id,
    title: list.title,
    shopPhrase: '',
    description: list.description ?? '',
    listTexts: [],
    categories: slugs.categories(list.categoryIds),
    relationships: slugs.ofKind(list.categoryIds, 'Relationship'),
    occasions: slugs.ofKind(list.categoryIds, 'Occasion'),
    qualities: [],
    suits: suitsOf(list.title),
    pricesCents: list.giftIds.flatMap((id) => priceOf.get(id) ?? []),
    filedUnder: [],
    // Lists of equal score stand in the order of the catalogue.
    standing: 1 - index / Math.max(1, lists.length),
  }));
}
