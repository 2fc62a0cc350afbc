import type { Recipient } from '@tuckaway/contract/recipients';
import { useSearchParams } from 'react-router';
import type { NextDays } from '../recipient-days/recipient-days.queries.ts';

export type PeopleOrder = 'next-day' | 'name';

const ORDER_PARAM = 'sort';

/** In the address, so that going back to the list finds it as it was. */
export function usePeopleOrder() {
  const [params, setParams] = useSearchParams();
  const order: PeopleOrder = params.get(ORDER_PARAM) === 'name' ? 'name' : 'next-day';
  const choose = (next: PeopleOrder) =>
    setParams(next === 'name' ? { [ORDER_PARAM]: 'name' } : {}, { preventScrollReset: true, replace: true });
  return { order, choose };
}

/** Whoever matches, in the order that was asked for; people come in by name, and who has no day stays behind. */
export function arrangePeople(
  people: readonly Recipient[],
  nextDays: NextDays,
  { order, text }: { order: PeopleOrder; text: string },
): Recipient[] {
  const wanted = text.trim().toLowerCase();
  const found = people.filter(({ name, email }) => `${name}\n${email ?? ''}`.toLowerCase().includes(wanted));
  if (order === 'name') return found;
  const daysLeft = ({ id }: Recipient) => nextDays.get(id)?.daysLeft ?? Number.MAX_SAFE_INTEGER;
  return found.toSorted((a, b) => daysLeft(a) - daysLeft(b));
}
