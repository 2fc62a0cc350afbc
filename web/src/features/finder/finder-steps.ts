import { FINDER_STEPS, type FinderStep } from '@tuckaway/content/finder-choices';
import type { FinderChoices } from '@tuckaway/contract/search';

export type FinderSelections = Partial<Record<FinderStep, string>>;

/** How a choice is named on screen; a custom event is its own name. */
export function choiceLabel(step: FinderStep, value: string): string {
  const options = FINDER_STEPS.find(({ id }) => id === step)?.options ?? [];
  return options.find((known) => known.value === value)?.label ?? value;
}

const FINDER_PARAM = 'finder';

/** The choices as parameters of the results' address. */
export const finderParams = (selections: FinderSelections): Record<string, string | undefined> => ({
  [FINDER_PARAM]: '1',
  ...selections,
});

/** The choices in the address, or undefined where it is another search. Values the finder never offers are left out. */
export function readFinderParams(params: URLSearchParams): FinderChoices | undefined {
  if (!params.has(FINDER_PARAM)) return undefined;
  const chosen: Record<string, string> = {};
  for (const { id, options } of FINDER_STEPS) {
    const value = params.get(id)?.trim();
    if (value && (id === 'event' || options.some((known) => known.value === value))) chosen[id] = value;
  }
  return chosen as FinderChoices;
}
