import { SLUG } from '@tuckaway/contract/fields';
import { FINDER_GENDERS } from '@tuckaway/contract/search/search';
import { z } from 'zod';
import type { Catalogue, GiftEntry } from '../catalogue/catalogue.schema.ts';
import { parseListWords } from './read-list-words.ts';
import { parseEntries } from '../yaml-source.ts';

const PairEntry = z.strictObject({
  slug: z.string().regex(SLUG),
  title: z.string().min(3).max(60),
  categories: z.tuple([z.string(), z.string()]),
  suits: z.enum(FINDER_GENDERS).optional(),
  words: z.string().min(1),
});
type PairEntry = z.infer<typeof PairEntry>;

export interface Hub {
  slug: string;
  title: string;
  words: string;
  categories: readonly string[];
  gifts: GiftEntry[];
}

/** Fewer gifts do not fill a page of a category or a pair. */
export const HUB_GIFTS_MIN = 12;
export const MOST_PAIRS = 40;

/** Sources of hubs/categories.yaml and hubs/pairs.yaml. */
interface HubSources {
  categories: string;
  pairs: string;
}

/** Reads the hubs: a page for each category, and pages for pairs of categories. */
export function readHubs(sources: HubSources, catalogue: Catalogue): { single: Hub[]; pairs: Hub[] } {
  const words = parseListWords({ 'hubs/categories.yaml': sources.categories });
  const pairs = parseEntries('hubs/pairs.yaml', sources.pairs, PairEntry);
  return {
    single: catalogue.categories.map(({ slug, name }) => ({
      slug,
      title: `${name} Gifts`,
      words: words.get(slug) ?? '',
      categories: [slug],
      gifts: giftsFor(catalogue.gifts, { categories: [slug] }),
    })),
    pairs: pairs.map(({ entry }) => ({ ...entry, gifts: giftsFor(catalogue.gifts, entry) })),
  };
}

/** Gifts with every category, the most particular first: those with the fewest labels. */
function giftsFor(
  gifts: readonly GiftEntry[],
  { categories, suits }: { categories: readonly string[]; suits?: PairEntry['suits'] },
): GiftEntry[] {
  const labels = (gift: GiftEntry) => [...gift.occasions, ...gift.interests, ...gift.relationships];
  return gifts
    .filter((gift) => categories.every((slug) => labels(gift).includes(slug)))
    .filter((gift) => suits === undefined || gift.suits.includes(suits))
    .toSorted((a, b) => labels(a).length - labels(b).length);
}
