import type { Catalogue } from '@tuckaway/content/catalogue/catalogue.schema';
import type { SearchDocument } from '../gift-index/documents.ts';

/** The gifts of the written catalogue as documents, without a database. */
export function documentsOf({ gifts, lists }: Catalogue): SearchDocument[] {
  const listsOf = Map.groupBy(
    lists.flatMap((list) => list.gifts.map((slug) => ({ slug, list }))),
    ({ slug }) => slug,
  );
  return gifts.map((gift, index) => {
    const within = (listsOf.get(gift.slug) ?? []).map(({ list }) => list);
    return {
      id: index + 1,
      title: gift.title,
      shopPhrase: gift.find,
      description: gift.description,
      listTexts: within.map(({ title, description }) => `${title} ${description}`),
      categories: [...gift.occasions, ...gift.interests, ...gift.relationships],
      relationships: gift.relationships,
      occasions: gift.occasions,
      qualities: gift.qualities,
      suits: gift.suits,
      pricesCents: [Math.round(gift.price * 100)],
      filedUnder: within.flatMap(({ categories }) => categories),
      standing: Math.log1p(within.length),
    };
  });
}
