import { PRICE_BANDS, FINDER_GENDERS, type FinderChoices } from '@tuckaway/contract/search';
import type { Db } from '../../db/pool.ts';
import { ENOUGH } from '../search/finder.ts';
import { findForGiver } from '../search/finder.store.ts';
import type { Catalogue } from './catalogue.schema.ts';

const LISTS_A_CATEGORY = 4;
const GIFTS_A_BAND = 20;

/** What the finder offers; the dialog shows the same choices under its own names. */
const CHOICES = {
  gender: FINDER_GENDERS,
  ageGroup: [
    'infants',
    'toddlers',
    'kids',
    'teens',
    'adolescents',
    'friends',
    'family',
    'relatives',
    'acquaintance',
  ],
  event: ['birthday', 'wedding-anniversary', 'thank-you', 'christmas', 'thanksgiving'],
  priceRange: ['under-25', 'under-50', 'under-100', 'over-100'],
  playground: ['plants', 'geek', 'camping', 'adventure', 'gaming', 'gardening', 'baking', 'cooking'],
} as const;

/** Every way through the finder in which each step is answered. */
export function* finderCombinations(): Generator<FinderChoices> {
  for (const gender of CHOICES.gender)
    for (const ageGroup of CHOICES.ageGroup)
      for (const event of CHOICES.event)
        for (const priceRange of CHOICES.priceRange)
          for (const playground of CHOICES.playground)
            yield { gender, ageGroup, event, priceRange, playground };
}

/** Categories and price bands that would come up empty, or nearly. */
export function thinSpots({ categories, gifts, lists }: Catalogue): string[] {
  const thin = categories.flatMap(({ slug, name }) => {
    const count = lists.filter((list) => list.categories.includes(slug) || list.occasion === slug).length;
    return count < LISTS_A_CATEGORY ? [`${name} has ${count} lists; ${LISTS_A_CATEGORY} are wanted`] : [];
  });
  for (const { label, fromCents, belowCents } of PRICE_BANDS) {
    const inBand = gifts.filter(
      ({ price }) => price * 100 >= fromCents && price * 100 < (belowCents ?? Infinity),
    );
    if (inBand.length < GIFTS_A_BAND)
      thin.push(`${label} has ${inBand.length} gifts; ${GIFTS_A_BAND} are wanted`);
  }
  return thin;
}

/** Ways through the finder that end with fewer gifts than a giver should see. */
export async function deadEnds(
  db: Db,
  combinations: Iterable<FinderChoices> = finderCombinations(),
): Promise<string[]> {
  const parts = { db, serveLink: () => ({ purchaseUrl: null, isAffiliate: false }) };
  const dead: string[] = [];
  for (const choices of combinations) {
    const { gifts } = await findForGiver(parts, 0, { ...choices, limit: ENOUGH });
    if (gifts.length < ENOUGH) dead.push(`${Object.values(choices).join(', ')}: ${gifts.length} gifts`);
  }
  return dead;
}
