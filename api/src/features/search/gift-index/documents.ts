import type { IndexedCategoryRow, IndexRows } from './index-rows.store.ts';

/** A gift or a list as the index takes it. */
export interface SearchDocument {
  id: number;
  title: string;
  /** Phrase for the shop's own search. */
  shopPhrase: string;
  description: string;
  /** Titles and descriptions of the curated lists that contain it. */
  listTexts: readonly string[];
  /** Slugs of its categories, relationships and occasions among them. */
  categories: readonly string[];
  relationships: readonly string[];
  occasions: readonly string[];
  /** Slugs of content/search/qualities.yaml. */
  qualities: readonly string[];
  suits: readonly string[];
  /** Price of a gift; prices of a list's gifts. */
  pricesCents: readonly number[];
  /** Categories of the curated lists that contain it, once for each list. */
  filedUnder: readonly string[];
  /** Order among equals: in how many curated lists it is, or how far ahead its editors placed it. */
  standing: number;
  facts: DocumentFacts;
}

/**
 * Facts that the index keeps as they are, for filters and comparisons. A column for a new filter is added here. Each builder of a
 * document writes its own facts, so that the type checker names all of them.
 */
export interface DocumentFacts {
  /** Address of the shop's page. Gifts with the same address are duplicates. */
  purchaseUrl: string | null;
}

/** The labels and texts of a document that has none, as the user's own gifts and lists. */
export const UNLABELED: Omit<SearchDocument, 'id' | 'title' | 'pricesCents' | 'facts'> = {
  shopPhrase: '',
  description: '',
  listTexts: [],
  categories: [],
  relationships: [],
  occasions: [],
  qualities: [],
  suits: [],
  filedUnder: [],
  standing: 0,
};

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
      shopPhrase: gift.shopPhrase,
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
      facts: { purchaseUrl: gift.purchaseUrl },
    };
  });
}

export function listDocuments({ categories, gifts, lists }: IndexRows): SearchDocument[] {
  const slugs = slugsBy(categories);
  const priceOf = new Map(gifts.map(({ id, priceCents }) => [id, priceCents]));
  return lists.map((list, index) => ({
    ...UNLABELED,
    id: list.id,
    title: list.title,
    description: list.description ?? '',
    categories: slugs.categories(list.categoryIds),
    relationships: slugs.ofKind(list.categoryIds, 'Relationship'),
    occasions: slugs.ofKind(list.categoryIds, 'Occasion'),
    suits: suitsOf(list.title),
    pricesCents: list.giftIds.flatMap((id) => priceOf.get(id) ?? []),
    // Lists of equal score stand in the order of the catalogue.
    standing: 1 - index / Math.max(1, lists.length),
    facts: { purchaseUrl: null },
  }));
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

/** A list says in its title whom it is for: 'For a Father Over Sixty' is not for a mother-in-law. */
function suitsOf(title: string): string[] {
  if (/\b(?:father|dad|grandpa|grandfather|husband)s?\b/i.test(title)) return ['him', 'everyone'];
  return /\b(?:mother|mom|grandma|grandmother|wife)s?\b/i.test(title) ? ['her', 'everyone'] : [];
}
