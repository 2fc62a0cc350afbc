import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { z } from 'zod';
import { CategoryEntry, GiftEntry, ListEntry, RetailerEntry, type Catalogue } from './catalogue.schema.ts';
import { ContentError } from '../content-error.ts';
import { readPublished } from './published-pictures.ts';
import { parseEntries, type LocatedEntry } from '../yaml-source.ts';

/** Reads and checks the whole catalogue. Errors have file and line. */
export function readCatalogue(dir: string): Catalogue {
  const categories = readEntries(join(dir, 'categories.yaml'), CategoryEntry);
  const retailers = readEntries(join(dir, 'retailers.yaml'), RetailerEntry);
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

  for (const gift of gifts) {
    requireExisting([gift.entry.retailer], retailerSlugs, 'retailer', gift);
    requireExisting(gift.entry.occasions, occasions, 'occasion', gift);
    requireExisting(gift.entry.interests, interests, 'interest', gift);
    requireExisting(gift.entry.relationships, relationships, 'relationship', gift);
  }
  for (const list of lists) {
    requireExisting(list.entry.occasion ? [list.entry.occasion] : [], occasions, 'occasion', list);
    requireExisting(list.entry.categories, categorySlugs, 'category', list);
    requireExisting(list.entry.gifts, giftSlugs, 'gift', list);
  }
  const entries = <Entry>(located: LocatedEntry<Entry>[]) => located.map(({ entry }) => entry);
  return {
    categories: entries(categories),
    retailers: entries(retailers),
    gifts: entries(gifts),
    lists: entries(lists),
    pictures: new Set(readPublished(dir).keys()),
  };
}

function readEntries<Schema extends z.ZodType>(path: string, schema: Schema) {
  return parseEntries(relative(process.cwd(), path), readFileSync(path, 'utf8'), schema);
}

function readFolder<Schema extends z.ZodType>(folder: string, schema: Schema) {
  const files = readdirSync(folder).filter((file) => file.endsWith('.yaml'));
  return files.sort().map((file) => readEntries(join(folder, file), schema));
}

/** Takes one entry of each file in turn, so that neighbors on the home screen differ. */
function interleave<Item>(files: Item[][]): Item[] {
  const longest = Math.max(0, ...files.map((file) => file.length));
  return Array.from({ length: longest }, (_, index) =>
    files.flatMap((file) => file.slice(index, index + 1)),
  ).flat();
}

function requireUnique(located: LocatedEntry<{ slug: string }>[], noun: string): Set<string> {
  const first = new Map<string, LocatedEntry<{ slug: string }>>();
  for (const current of located) {
    const { slug } = current.entry;
    const earlier = first.get(slug);
    if (earlier) refuse(current, `the ${noun} "${slug}" stands at ${earlier.file}:${earlier.line} already`);
    first.set(slug, current);
  }
  return new Set(first.keys());
}

function requireExisting(
  slugs: string[],
  existing: ReadonlySet<string>,
  noun: string,
  located: LocatedEntry<unknown>,
): void {
  const missing = slugs.find((slug) => !existing.has(slug));
  if (missing) refuse(located, `there is no ${noun} "${missing}"`);
}

function refuse({ file, line }: LocatedEntry<unknown>, message: string): never {
  throw new ContentError([{ file, line, message }]);
}
