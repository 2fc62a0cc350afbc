import { categoriesOfList, type Catalogue } from '@tuckaway/content/catalogue/catalogue.schema';
import type { IndexRows } from '../gift-index/index-rows.store.ts';

/** The written catalogue as the rows of which the index is built, without a database. */
export function catalogueRows({ categories, gifts, lists }: Catalogue): IndexRows {
  const categoryIds = new Map(categories.map(({ slug }, position) => [slug, position + 1]));
  const giftIds = new Map(gifts.map(({ slug }, position) => [slug, position + 1]));
  const idsOf = (ids: ReadonlyMap<string, number>, slugs: readonly string[]) =>
    slugs.map((slug) => ids.get(slug)!);
  return {
    categories: categories.map(({ slug, name, master }) => ({
      id: categoryIds.get(slug)!,
      slug,
      name,
      masterCategory: master,
    })),
    gifts: gifts.map((gift) => ({
      id: giftIds.get(gift.slug)!,
      title: gift.title,
      description: gift.description,
      shopPhrase: gift.shopPhrase,
      priceCents: Math.round(gift.price * 100),
      categoryIds: idsOf(categoryIds, [...gift.occasions, ...gift.interests, ...gift.relationships]),
      suits: gift.suits,
      qualities: gift.qualities,
      purchaseUrl: null,
    })),
    lists: lists.map((list, position) => ({
      id: position + 1,
      title: list.title,
      description: list.description,
      categoryIds: idsOf(categoryIds, categoriesOfList(list)),
      position,
      giftIds: idsOf(giftIds, list.gifts),
    })),
  };
}
