import type { Recipient } from '@tuckaway/contract/people/recipients';
import { useSearchParams } from 'react-router';
import type { NextDays } from '../recipient-days/recipient-days.queries.ts';
import { findPeople } from './find-people.ts';

export type PeopleOrder = 'next-day' | 'name';

/** How the list of people is shown. */
export interface PeopleView {
  order: PeopleOrder;
  /** Only people for whose next day nothing is bought or given. */
  notReady: boolean;
  /** The slug of a relationship; empty for all. */
  relationship: string;
}

const PARAMS = { order: 'sort', notReady: 'not-ready', relationship: 'relationship' } as const;

/** Order and filters of the list of people, in the URL, so that Back restores them. */
export function usePeopleView() {
  const [params, setParams] = useSearchParams();
  const view: PeopleView = {
    order: params.get(PARAMS.order) === 'name' ? 'name' : 'next-day',
    notReady: params.has(PARAMS.notReady),
    relationship: params.get(PARAMS.relationship) ?? '',
  };
  const change = (changes: Partial<PeopleView>) => {
    const next = { ...view, ...changes };
    const written = {
      ...(next.order === 'name' && { [PARAMS.order]: 'name' }),
      ...(next.notReady && { [PARAMS.notReady]: '1' }),
      ...(next.relationship && { [PARAMS.relationship]: next.relationship }),
    };
    setParams(written, { preventScrollReset: true, replace: true });
  };
  return { view, change };
}

/** Whether the next day of a recipient still needs a gift. */
export const isNotReady = ({ id }: Recipient, nextDays: NextDays): boolean => {
  const readiness = nextDays.get(id)?.readiness;
  return readiness === 'nothing' || readiness === 'idea';
};

/** The matching people in the chosen order. Input is sorted by name; people without a day come last. */
export function arrangePeople(
  people: readonly Recipient[],
  nextDays: NextDays,
  { order, notReady, relationship, text }: PeopleView & { text: string },
): Recipient[] {
  const found = findPeople(people, text).filter(
    (person) =>
      (!notReady || isNotReady(person, nextDays)) &&
      (relationship === '' || person.relationship === relationship),
  );
  if (order === 'name') return text.trim() === '' ? found : people.filter((one) => found.includes(one));
  const daysLeft = ({ id }: Recipient) => nextDays.get(id)?.daysLeft ?? Number.MAX_SAFE_INTEGER;
  return found.toSorted((a, b) => daysLeft(a) - daysLeft(b));
}
