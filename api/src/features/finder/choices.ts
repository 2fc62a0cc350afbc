import { isAgeGroup } from '@tuckaway/domain/age-groups';
import type { FinderChoices } from '@tuckaway/contract/search/search';
import { FINDER_PRICES } from '@tuckaway/domain/price-bands';
import type { SearchIndex } from '../search/gift-index/search-index.ts';
import type { PriceCriterion } from '../search/understand/prices.ts';
import { understand } from '../search/understand/understand.ts';
import { NOTHING_UNDERSTOOD, type Understanding } from '../search/understand/understanding.ts';
import { NO_CRITERION, type Criterion } from '../search/vocabulary/criteria.ts';

function priceCriterion(slug: NonNullable<FinderChoices['priceRange']>): PriceCriterion {
  const { from, below, label } = FINDER_PRICES.find((price) => price.slug === slug)!;
  return below === Infinity ? { min: from, label } : { max: below - 0.01, label };
}

const GENDERS = { her: 'For her', him: 'For him', everyone: 'For everyone else' } as const;

/** The finder's choices in the form that the ranking knows. */
export function understandChoices(
  { gender, ageGroup: relationship, event: occasion, priceRange, playground: interest }: FinderChoices,
  index: SearchIndex,
): Understanding {
  const named = (slug: string) => index.categories.find((category) => category.slug === slug)?.name ?? slug;
  const criteria: Criterion[] = [];
  if (gender)
    criteria.push({
      ...NO_CRITERION,
      kind: 'person',
      key: gender,
      label: GENDERS[gender],
      suits: gender,
      isAnyAge: true,
    });
  if (relationship)
    criteria.push({
      ...NO_CRITERION,
      kind: 'person',
      key: relationship,
      label: named(relationship),
      relationships: [relationship],
      namesAgeGroup: isAgeGroup(relationship),
    });
  if (interest)
    criteria.push({
      ...NO_CRITERION,
      kind: 'interest',
      key: interest,
      label: named(interest),
      interests: [interest],
    });
  const day = occasion ? understandOccasion(occasion, index) : NOTHING_UNDERSTOOD;
  return {
    ...day,
    criteria: [...criteria, ...day.criteria],
    ...(priceRange && { price: priceCriterion(priceRange) }),
  };
}

/** An occasion by its slug, or words of the giver's own. */
function understandOccasion(occasion: string, index: SearchIndex): Understanding {
  const category = index.categories.find(
    ({ slug, masterCategory }) => slug === occasion && masterCategory === 'Occasion',
  );
  if (!category) return understand(occasion, index.vocabulary, index.spelling);
  const criterion: Criterion = {
    ...NO_CRITERION,
    kind: 'occasion',
    key: category.slug,
    label: category.name,
    occasions: [category.slug],
  };
  return { ...NOTHING_UNDERSTOOD, criteria: [criterion] };
}
