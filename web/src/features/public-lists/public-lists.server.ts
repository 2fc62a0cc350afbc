import { priceSpan } from '@tuckaway/content/lists/list-words';
import type { CategoryEntry, GiftEntry, ListEntry } from '@tuckaway/content/catalogue/catalogue.schema';
import type { Hub } from '@tuckaway/content/lists/hubs';
import { formatPrice } from '../../lib/format.ts';
import { paths } from '../../lib/navigation/paths.ts';
import {
  giftsOf,
  pictureOfCategory,
  pictureOfGift,
  pictureOfList,
  publicCatalogue,
  toPublicGift,
} from './catalogue.server.ts';
import { hubTitle, SEASONS } from './hub-titles.ts';
import type { ListsIndex, PictureLink, PlainLink, PublicHub, PublicList } from './public-lists.types.ts';

const RELATED = 4;
const HUB_GIFTS = 24;
const MORE_HUBS = 8;

export function publicList(slug: string): PublicList | undefined {
  const catalogue = publicCatalogue();
  const list = catalogue.lists.find((one) => one.slug === slug);
  if (!list) return undefined;
  const gifts = giftsOf(catalogue, list);
  return {
    slug,
    title: list.title,
    description: list.description,
    words: catalogue.words.get(slug) ?? list.description,
    priceSpan: priceSpan(gifts),
    gifts: gifts.map((gift) => toPublicGift(catalogue, gift)),
    related: relatedLists(list).map(listLink),
    hubs: [...categoriesOf(list), ...pairsOf(list)],
  };
}

/** Link card of a list; undefined for an unknown slug. */
export function publicListLink(slug: string): PictureLink | undefined {
  const list = publicCatalogue().lists.find((one) => one.slug === slug);
  return list && listLink(list);
}

/** Link card of a gift in its list; undefined for an unknown slug. */
export function publicGiftLink(slug: string): PictureLink | undefined {
  const gift = publicCatalogue().giftBySlug.get(slug);
  return gift && giftLink(gift);
}

export function publicHub(slug: string): PublicHub | undefined {
  const { hubs, lists, categories } = publicCatalogue();
  const hub = [...hubs.single, ...hubs.pairs].find((one) => one.slug === slug);
  if (!hub) return undefined;
  const category = categories.find((one) => one.slug === slug);
  return {
    slug,
    title: category ? hubTitle(category) : hub.title,
    words: hub.words,
    priceSpan: priceSpan(hub.gifts),
    lists: lists
      .filter((list) => hub.categories.some((one) => list.categories.includes(one)))
      .filter((list) => hub.categories.length === 1 || sharesGifts(list, hub))
      .map(listLink),
    gifts: hub.gifts.slice(0, HUB_GIFTS).map(giftLink),
    more: nearbyHubs(hub),
  };
}

/** Whether a list belongs to a pair of categories: at least a third of its gifts do. */
const sharesGifts = (list: ListEntry, hub: Hub) =>
  list.gifts.filter((slug) => hub.gifts.some((gift) => gift.slug === slug)).length * 3 >= list.gifts.length;

export function publicListsIndex(): ListsIndex {
  const catalogue = publicCatalogue();
  const { categories, hubs, lists, gifts } = catalogue;
  const inGroup = (master: string) => categories.filter((one) => one.master === master);
  const withSlugs = (slugs: readonly string[]) => categories.filter(({ slug }) => slugs.includes(slug));
  const section = (title: string, entries: CategoryEntry[]) => ({
    title,
    id: `by-${title.toLowerCase().replaceAll(' ', '-')}`,
    hubs: entries.map(categoryLink),
  });
  const seasonal = SEASONS.flatMap(({ days }) => days);
  return {
    sections: [
      ...SEASONS.map(({ name, days }) => section(name, withSlugs(days))),
      section(
        'Any time of the year',
        inGroup('Occasion').filter(({ slug }) => !seasonal.includes(slug)),
      ),
      section('Interest', inGroup('Interest')),
      section('Relationship', inGroup('Relationship')),
    ],
    pairs: hubs.pairs.map(hubLink),
    groups: categories.flatMap((category) => {
      const own = lists.filter((list) => mainCategory(list) === category.slug);
      const links = own.map((list) => ({ path: paths.publicList(list.slug), title: list.title }));
      return links.length > 0 ? [{ title: hubTitle(category), lists: links }] : [];
    }),
    count: { lists: lists.length, gifts: gifts.length },
  };
}

const mainCategory = (list: ListEntry) => list.occasion ?? list.categories[0];

/** Addresses of all pages, for the build and for the sitemap. */
export function publicListPages() {
  const catalogue = publicCatalogue();
  return {
    lists: catalogue.lists.map((list) => ({
      path: paths.publicList(list.slug),
      pictures: list.gifts.flatMap((slug) => pictureOfGift(catalogue, slug) ?? []),
    })),
    hubs: [...catalogue.hubs.single, ...catalogue.hubs.pairs].map(({ slug }) => paths.giftsFor(slug)),
  };
}

function relatedLists(list: ListEntry): ListEntry[] {
  const shared = (other: ListEntry) =>
    other.categories.filter((slug) => list.categories.includes(slug)).length +
    other.gifts.filter((slug) => list.gifts.includes(slug)).length / other.gifts.length;
  return publicCatalogue()
    .lists.filter((other) => other.slug !== list.slug && shared(other) > 0)
    .toSorted((a, b) => shared(b) - shared(a))
    .slice(0, RELATED);
}

function categoriesOf(list: ListEntry): PlainLink[] {
  return publicCatalogue()
    .categories.filter(({ slug }) => list.categories.includes(slug))
    .map((category) => ({
      path: paths.giftsFor(category.slug),
      title: hubTitle(category),
      hue: category.color,
    }));
}

const pairsOf = (list: ListEntry): PlainLink[] =>
  publicCatalogue()
    .hubs.pairs.filter((pair) => pair.categories.every((slug) => list.categories.includes(slug)))
    .map(hubLink);

function nearbyHubs(hub: Hub): PlainLink[] {
  const { hubs, categories } = publicCatalogue();
  const pairs = hubs.pairs.filter(
    (pair) => pair.slug !== hub.slug && pair.categories.some((slug) => hub.categories.includes(slug)),
  );
  const parts = categories.filter(({ slug }) => slug !== hub.slug && hub.categories.includes(slug));
  const links = [
    ...parts.map((one) => ({ path: paths.giftsFor(one.slug), title: hubTitle(one) })),
    ...pairs.map(hubLink),
  ];
  return links.slice(0, MORE_HUBS);
}

function listLink(list: ListEntry): PictureLink {
  return {
    path: paths.publicList(list.slug),
    title: list.title,
    picture: pictureOfList(publicCatalogue(), list),
    note: `${list.gifts.length} gifts`,
  };
}

function giftLink(gift: GiftEntry): PictureLink {
  const catalogue = publicCatalogue();
  return {
    path: paths.publicGift(catalogue.listOfGift.get(gift.slug)!, gift.slug),
    title: gift.title,
    picture: pictureOfGift(catalogue, gift.slug),
    note: formatPrice(gift.price) ?? '',
  };
}

function categoryLink(category: CategoryEntry): PictureLink {
  const catalogue = publicCatalogue();
  const lists = catalogue.lists.filter((list) => list.categories.includes(category.slug)).length;
  return {
    path: paths.giftsFor(category.slug),
    title: category.name,
    picture: pictureOfCategory(catalogue, category.slug),
    note: lists === 1 ? '1 list' : `${lists} lists`,
  };
}

const hubLink = ({ slug, title }: Hub): PlainLink => ({ path: paths.giftsFor(slug), title });
