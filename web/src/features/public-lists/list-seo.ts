import type { MetaDescriptor } from 'react-router';
import { paths } from '../../lib/navigation/paths.ts';
import { absoluteUrl, publicMeta } from '../../lib/seo/public-meta.ts';
import { breadcrumbData } from '../../lib/seo/structured-data.ts';
import type { PublicHub, PublicList } from './public-lists.types.ts';

interface Item {
  name: string;
  path: string;
  picture: string | null;
}

/** Structured data of a list. Its gifts are list items, not products or offers, because nothing is sold here. */
function collectionData(title: string, description: string, path: string, items: readonly Item[]): object {
  return {
    '@type': 'CollectionPage',
    '@id': absoluteUrl(path),
    name: title,
    description,
    url: absoluteUrl(path),
    inLanguage: 'en-US',
    mainEntity: {
      '@type': 'ItemList',
      numberOfItems: items.length,
      itemListElement: items.map(({ name, path: address, picture }, index) => ({
        '@type': 'ListItem',
        position: index + 1,
        name,
        url: absoluteUrl(address),
        ...(picture && { image: absoluteUrl(picture) }),
      })),
    },
  };
}

function collectionMeta(
  title: string,
  description: string,
  path: string,
  items: readonly Item[],
  card?: string,
) {
  const crumbs = [
    { name: 'Home', path: paths.home },
    { name: 'Gift lists', path: paths.publicLists },
  ];
  if (path !== paths.publicLists) crumbs.push({ name: title, path });
  return publicMeta({
    title,
    description,
    path,
    ...(card && { picture: { path: card, alt: `Gifts of “${title}”` } }),
    structuredData: [collectionData(title, description, path, items), breadcrumbData(crumbs)],
  });
}

export function listMeta(list: PublicList): MetaDescriptor[] {
  const path = paths.publicList(list.slug);
  const items = list.gifts.map(({ slug, title, picture }) => ({
    name: title,
    path: paths.publicGift(list.slug, slug),
    picture,
  }));
  return collectionMeta(list.title, list.description, path, items, `/pictures/cards/${list.slug}.jpg`);
}

export function hubMeta(hub: PublicHub): MetaDescriptor[] {
  const items = hub.gifts.map(({ title, path, picture }) => ({ name: title, path, picture }));
  return collectionMeta(
    hub.title,
    firstSentences(hub.words),
    paths.giftsFor(hub.slug),
    items,
    `/pictures/cards/gifts-for-${hub.slug}.jpg`,
  );
}

export const listsIndexMeta = (items: readonly Item[]): MetaDescriptor[] =>
  collectionMeta(
    'Gift lists',
    'Gift lists by occasion, interest, relationship and season, each with a word on who it is for and what was left out.',
    paths.publicLists,
    items,
  );

const firstSentences = (text: string) =>
  text
    .split(/(?<=[.])\s+/)
    .slice(0, 2)
    .join(' ');
