import { FINDER_STEPS, type FinderStep } from '@tuckaway/content/search/finder-steps';
import type { FinderChoices } from '@tuckaway/contract/search/search';
import { parseId } from '../../lib/navigation/route-ids.ts';

export type FinderSelections = Partial<Record<FinderStep, string>>;

/** All options of a step, including those behind 'More'. */
function optionsOf(step: FinderStep) {
  const { options = [], more = [] } = FINDER_STEPS.find(({ id }) => id === step) ?? {};
  return [...options, ...more];
}

export const isOffered = (step: FinderStep, value: string): boolean =>
  optionsOf(step).some((choice) => choice.value === value);

/** Label of a choice; for a custom event, the typed text. */
export const choiceLabel = (step: FinderStep, value: string): string =>
  optionsOf(step).find((choice) => choice.value === value)?.label ?? value;

/** The typed event; empty if an offered one is chosen. */
export const customEvent = ({ event = '' }: FinderSelections): string =>
  isOffered('event', event) ? '' : event;

const FINDER_PARAM = 'finder';
const PERSON_PARAM = 'person';

/** The choices, and the person they are for, as parameters of the results' address. */
export const finderParams = (
  selections: FinderSelections,
  personId?: number,
): Record<string, string | undefined> => ({
  [FINDER_PARAM]: '1',
  [PERSON_PARAM]: personId?.toString(),
  ...selections,
});

export const personIdIn = (params: URLSearchParams): number | undefined =>
  parseId(params.get(PERSON_PARAM) ?? undefined);

/** The finder's choices in the URL; undefined for another kind of search. Unknown values are dropped. */
export function readFinderParams(params: URLSearchParams): FinderChoices | undefined {
  if (!params.has(FINDER_PARAM)) return undefined;
  const chosen: Record<string, string> = {};
  for (const { id } of FINDER_STEPS) {
    const value = params.get(id)?.trim();
    if (value && (id === 'event' || isOffered(id, value))) chosen[id] = value;
  }
  return chosen as FinderChoices;
}
