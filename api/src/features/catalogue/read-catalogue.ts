import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { z } from 'zod';
import { CategoryEntry, GiftEntry, ListEntry, RetailerEntry, type Catalogue } from './catalogue.schema.ts';
import { ContentError, readYamlEntries, type PlacedEntry } from './yaml-file.ts';

/** Reads and checks the whole catalogue; the first thing wrong is told with file and line. */
export function readCatalogue(dir: string): Catalogue {
  const categories = readYamlEntries(join(dir, 'categories.yaml'), CategoryEntry);
  const retailers = readYamlEntries(join(dir, 'retailers.yaml'), RetailerEntry);
  const gifts = readFolder(join(dir, 'gifts'), GiftEntry).flat();
  const lists = interleave(readFolder(join(dir, 'lists'), ListEntry));

  const categorySlugs = requireUnique(categories, 'category');
  const retailerSlugs = requireUnique(retailers, 'retailer');
  const giftSlugs = requireUnique(gifts, 'gift');
  requireUnique(lists, 'list');
  const ofMaster = (master: string) =>
    new Set(categories.filter(({ entry }) => entry.master === master).map(({ entry }) => entry.slug));
  const occasions = ofMaster('Occasion');
  const interests = ofMaster('Interest');
  const relationships = ofMaster('Relationship');

  for (const { entry, place } of gifts) {
    requireKnown([entry.retailer], retailerSlugs, 'retailer', place);
    requireKnown(entry.occasions, occasions, 'occasion', place);
    requireKnown(entry.interests, interests, 'interest', place);
    requireKnown(entry.relationships, relationships, 'relationship', place);
  }
  for (const { entry, place } of lists) {
    requireKnown(entry.occasion ? [entry.occasion] : [], occasions, 'occasion', place);
    requireKnown(entry.categories, categorySlugs, 'category', place);
    requireKnown(entry.gifts, giftSlugs, 'gift', place);
  }
  const entries = <Entry>(placed: PlacedEntry<Entry>[]) => placed.map(({ entry }) => entry);
  return {
    categories: entries(categories),
    retailers: entries(retailers),
    gifts: entries(gifts),
    lists: entries(lists),
  };
}

function readFolder<Schema extends z.ZodType>(folder: string, schema: Schema) {
  const files = readdirSync(folder).filter((file) => file.endsWith('.yaml'));
  return files.sort().map((file) => readYamlEntries(join(folder, file), schema));
}

/** One of each file in turn, so that neighbors on the home screen differ. */
function interleave<Item>(files: Item[][]): Item[] {
  const longest = Math.max(0, ...files.map((file) => file.length));
  return Array.from({ length: longest }, (_, index) =>
    files.flatMap((file) => file.slice(index, index + 1)),
  ).flat();
}

function requireUnique(placed: PlacedEntry<{ slug: string }>[], noun: string): Set<string> {
  const places = new Map<string, string>();
  for (const { entry, place } of placed) {
    const earlier = places.get(entry.slug);
    if (earlier) throw new ContentError(`${place}: the ${noun} "${entry.slug}" stands at ${earlier} already`);
    places.set(entry.slug, place);
  }
  return new Set(places.keys());
}

function requireKnown(slugs: string[], known: ReadonlySet<string>, noun: string, place: string): void {
  const unknown = slugs.find((slug) => !known.has(slug));
  if (unknown) throw new ContentError(`${place}: there is no ${noun} "${unknown}"`);
}
