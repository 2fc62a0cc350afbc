import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Catalogue, GiftEntry, ListEntry } from '@tuckaway/content/catalogue/catalogue.schema';
import { readHubs, type Hub } from '@tuckaway/content/lists/hubs';
import { readCatalogue } from '@tuckaway/content/catalogue/read-catalogue';
import { readListWords } from '@tuckaway/content/lists/read-list-words';
import { categoryPicture, giftPicture, listPicture } from '@tuckaway/domain/pictures';
import { affiliateLink } from './affiliate-link.ts';
import type { PublicGift } from './public-lists.types.ts';

/** The curated catalogue as the public site shows it; read once per build. */
interface PublicCatalogue extends Catalogue {
  words: ReadonlyMap<string, string>;
  hubs: { single: Hub[]; pairs: Hub[] };
  giftBySlug: ReadonlyMap<string, GiftEntry>;
  /** First list of each gift, by slug; the gift's address is an anchor in it. */
  listOfGift: ReadonlyMap<string, string>;
}

let cache: PublicCatalogue | undefined;

export function publicCatalogue(): PublicCatalogue {
  cache ??= readPublicCatalogue(catalogueFolder(import.meta.dirname));
  return cache;
}

function readPublicCatalogue(dir: string): PublicCatalogue {
  const catalogue = readCatalogue(dir);
  const source = (name: string) => readFileSync(join(dir, 'hubs', `${name}.yaml`), 'utf8');
  const listOfGift = new Map<string, string>();
  for (const list of catalogue.lists)
    for (const gift of list.gifts) if (!listOfGift.has(gift)) listOfGift.set(gift, list.slug);
  return {
    ...catalogue,
    words: readListWords(dir),
    hubs: readHubs({ categories: source('categories'), pairs: source('pairs') }, catalogue),
    giftBySlug: new Map(catalogue.gifts.map((gift) => [gift.slug, gift])),
    listOfGift,
  };
}

/** Finds content/catalogue in a parent folder: source and build are at different depths of the repository. */
function catalogueFolder(from: string): string {
  const folder = join(from, 'content', 'catalogue');
  if (existsSync(join(folder, 'categories.yaml'))) return folder;
  if (dirname(from) === from) throw new Error('content/catalogue was not found above the built site.');
  return catalogueFolder(dirname(from));
}

export function giftsOf(catalogue: PublicCatalogue, list: ListEntry): GiftEntry[] {
  return list.gifts.flatMap((slug) => catalogue.giftBySlug.get(slug) ?? []);
}

export function toPublicGift(catalogue: PublicCatalogue, gift: GiftEntry): PublicGift {
  const retailer = catalogue.retailers.find(({ slug }) => slug === gift.retailer)!;
  const search = retailer.search.replace('{query}', encodeURIComponent(gift.shopPhrase));
  return {
    slug: gift.slug,
    title: gift.title,
    price: gift.price,
    text: gift.description,
    shop: retailer.name,
    ...affiliateLink(search),
    picture: pictureOfGift(catalogue, gift.slug),
  };
}

export const pictureOfGift = ({ pictures }: PublicCatalogue, slug: string) =>
  pictures.has(`gifts/${slug}`) ? giftPicture(slug) : null;

export function pictureOfList(catalogue: PublicCatalogue, list: ListEntry): string | null {
  if (catalogue.pictures.has(`lists/${list.slug}`)) return listPicture(list.slug);
  const shown = list.gifts.find((slug) => catalogue.pictures.has(`gifts/${slug}`));
  return shown ? giftPicture(shown) : null;
}

export const pictureOfCategory = ({ pictures }: PublicCatalogue, slug: string) =>
  pictures.has(`categories/${slug}`) ? categoryPicture(slug) : null;
