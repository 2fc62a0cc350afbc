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

/** The finder's choices in the form that the ranking knows. `event` may be the giver's own words. */
export function understandChoices(choices: FinderChoices, index: SearchIndex): Understanding {
  const { gender, ageGroup, event, priceRange, playground } = choices;
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
  if (ageGroup)
    criteria.push({
      ...NO_CRITERION,
      kind: 'person',
      key: ageGroup,
      label: named(ageGroup),
      relationships: [ageGroup],
      isStage: isAgeGroup(ageGroup),
    });
  if (playground)
    criteria.push({
      ...NO_CRITERION,
      kind: 'interest',
      key: playground,
      label: named(playground),
      interests: [playground],
    });
  const day = event ? understandEvent(event, index) : NOTHING_UNDERSTOOD;
  return {
    ...day,
    criteria: [...criteria, ...day.criteria],
    ...(priceRange && { price: priceCriterion(priceRange) }),
  };
}

/** An occasion by its slug, or words of the giver's own. */
function understandEvent(event: string, index: SearchIndex): Understanding {
  const category = index.categories.find(
    ({ slug, masterCategory }) => slug === event && masterCategory === 'Occasion',
  );
  if (!category) return understand(event, index.vocabulary, index.spelling);
  const criterion: Criterion = {
    ...NO_CRITERION,
    kind: 'occasion',
    key: category.slug,
    label: category.name,
    occasions: [category.slug],
  };
  return { ...NOTHING_UNDERSTOOD, criteria: [criterion] };
}
