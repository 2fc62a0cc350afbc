import type { Catalogue } from '@tuckaway/content/catalogue/catalogue.schema';
import { HUB_GIFTS_MIN } from '@tuckaway/content/lists/hubs';
import { FINDER_STEPS } from '@tuckaway/content/search/finder-steps';
import { PRICE_BANDS } from '@tuckaway/domain/price-bands';
import type { FinderChoices } from '@tuckaway/contract/search/search';
import type { Db } from '../../db/db.ts';
import { findForGiver } from '../finder/finder.service.ts';
import { LiveIndex } from '../search/gift-index/live-index.ts';
import { loadVocabulary } from '../search/vocabulary/load-vocabulary.ts';

/** Fewer gifts than this is a dead end. */
const ENOUGH = 8;
const LISTS_A_CATEGORY = 2;
const GIFTS_A_BAND = 20;

/** All combinations of choices in the finder, with a choice in each of these steps. */
export function finderCombinations(steps = FINDER_STEPS): FinderChoices[] {
  return steps.reduce<FinderChoices[]>(
    (soFar, { id, options }) =>
      soFar.flatMap((choices) => options.map(({ value }) => ({ ...choices, [id]: value }))),
    [{}],
  );
}

/** Categories and price bands that would come up empty, or nearly. */
export function coverageGaps({ categories, gifts, lists }: Catalogue): string[] {
  const thin = categories.flatMap(({ slug, name }) => {
    const count = lists.filter((list) => list.categories.includes(slug) || list.occasion === slug).length;
    const given = gifts.filter((gift) =>
      [...gift.occasions, ...gift.interests, ...gift.relationships].includes(slug),
    ).length;
    return [
      ...(count < LISTS_A_CATEGORY ? [`${name} has ${count} lists; ${LISTS_A_CATEGORY} are wanted`] : []),
      ...(given < HUB_GIFTS_MIN ? [`${name} has ${given} gifts; ${HUB_GIFTS_MIN} are wanted`] : []),
    ];
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

/** Choices that the finder never relaxes. With enough gifts for these, every other combination has enough. */
const HELD_STEPS = FINDER_STEPS.filter(({ id }) => id === 'gender' || id === 'ageGroup');

/** Ways through the finder that end with fewer gifts than a giver should see. */
export async function finderDeadEnds(
  db: Db,
  combinations: Iterable<FinderChoices> = finderCombinations(HELD_STEPS),
): Promise<string[]> {
  const liveIndex = new LiveIndex(await loadVocabulary());
  const parts = { db, liveIndex, addAffiliate: () => ({ purchaseUrl: null, isAffiliate: false }) };
  const dead: string[] = [];
  for (const choices of combinations) {
    const { gifts, closestGifts } = await findForGiver(parts, 0, { ...choices, limit: ENOUGH });
    const count = gifts.length + closestGifts.length;
    if (count < ENOUGH) dead.push(`${Object.values(choices).join(', ')}: ${count} gifts`);
  }
  return dead;
}
