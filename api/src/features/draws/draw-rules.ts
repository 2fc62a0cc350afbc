import { DRAW_PEOPLE_MIN, type DrawDraft } from '@tuckaway/contract/sharing/draws';
import type { CalendarDate } from '@tuckaway/domain/days/calendar-date';
import { conflict, invalidField } from '../../platform/http/errors.ts';
import { drawNames } from './draw-names.ts';
import type { Pair } from './draw-result.store.ts';
import type { OwnDraw } from './draws.store.ts';

/** Draws whom each person gives to. Pairs of the previous draw come up again only with `allowEarlier`. */
export function assignReceivers(
  { people, exclusions }: OwnDraw,
  earlierPairs: readonly Pair[],
  { allowEarlier }: { allowEarlier: boolean },
): Pair[] {
  const excluded = exclusions.flatMap(({ firstId, secondId }) => [
    `${firstId} ${secondId}`,
    `${secondId} ${firstId}`,
  ]);
  const earlier = earlierPairs.map(({ giverId, receiverId }) => `${giverId} ${receiverId}`);
  const drawWithout = (forbidden: ReadonlySet<string>) => {
    const mayGive = (from: number, to: number) => from !== to && !forbidden.has(`${from} ${to}`);
    return drawNames(people.map((giver) => people.map((receiver) => mayGive(giver.id, receiver.id))));
  };
  const to = drawWithout(new Set(allowEarlier ? excluded : [...excluded, ...earlier]));
  if (to)
    return to.map((receiver, giver) => ({ giverId: people[giver]!.id, receiverId: people[receiver]!.id }));
  if (!allowEarlier && earlier.length > 0 && drawWithout(new Set(excluded)))
    throw conflict(
      'only_earlier',
      'Nobody can be found for everybody without a pair of the last draw. Remove an exclusion, or allow those pairs.',
    );
  throw conflict(
    'impossible',
    'With these exclusions nobody can be found for everybody. Please remove one, or add people.',
  );
}

export function refuseTooFew({ people }: OwnDraw): void {
  if (people.length < DRAW_PEOPLE_MIN)
    throw conflict('too_few', `A draw needs at least ${DRAW_PEOPLE_MIN} people.`);
}

export function refusePast(dayOn: CalendarDate, today: CalendarDate): void {
  if (dayOn < today) throw invalidField('/dayOn', 'Please choose a day that is still to come');
}

export const notDrawn = () => conflict('not_drawn', 'The names are not drawn yet.');

export function refuseUndrawn({ drawnAt }: OwnDraw): void {
  if (drawnAt === null) throw notDrawn();
}

export function refuseAfterOpening({ people }: OwnDraw): void {
  const opened = people.filter(({ openedAt }) => openedAt !== null).length;
  if (opened === 0) return;
  const who = opened === 1 ? 'One person has' : `${opened} people have`;
  throw conflict(
    'opened',
    `${who} looked already, so names, people and day stay as they are. To begin again, start over with the same people.`,
  );
}

/** Refuses changes that would send a participant's link to another address, where their drawn name could be read. */
export function refuseNewAddressAfterOpening({ people }: OwnDraw, draft: DrawDraft): void {
  for (const { id, name, email, openedAt } of people) {
    const after = draft.people.find((person) => person.id === id);
    if (openedAt !== null && after && after.email !== email)
      throw conflict('has_looked', `${name} has looked already, so the address stays as it is.`);
  }
}

/** Whether the inputs of the draw are unchanged. */
export function isSameGroup(
  before: OwnDraw,
  { people, exclusions, dayOn }: DrawDraft,
  userId: number,
): boolean {
  const shape = (ids: readonly string[]) => ids.toSorted().join();
  const peopleBefore = shape(before.people.map((person) => `${person.id} ${person.accountId === userId}`));
  const peopleAfter = shape(people.map(({ id, isMe }) => `${id} ${isMe}`));
  const pairsBefore = shape(before.exclusions.map(({ firstId, secondId }) => `${firstId} ${secondId}`));
  const idAt = (index: number) => people[index]?.id ?? 0;
  const pairsAfter = shape(
    exclusions.map(({ first, second }) => [idAt(first), idAt(second)].toSorted((a, b) => a - b).join(' ')),
  );
  return before.dayOn === dayOn && peopleBefore === peopleAfter && pairsBefore === pairsAfter;
}
