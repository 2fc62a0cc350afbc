import { dayNoun, dayTitle, yearsText } from '@tuckaway/domain/days/day-words';
import type { DayOccurrence } from '@tuckaway/contract/people/recipient-days';

/** A day with its people: one group for Christmas, one for each birthday. */
export interface DayGroup {
  key: string;
  on: string;
  daysLeft: number;
  title: string;
  people: DayOccurrence[];
}

/** Days within this many days are shown large. */
const NEAR_DAYS = 45;
export const isNear = ({ daysLeft }: DayGroup): boolean => daysLeft <= NEAR_DAYS;

/** One group for each holiday of a date; birthdays and other days are groups of one. */
export function groupByDay(days: readonly DayOccurrence[]): DayGroup[] {
  const groups = new Map<string, DayOccurrence[]>();
  for (const one of days) {
    const key = `${one.on} ${one.day.holiday ?? one.day.id}`;
    const group = groups.get(key);
    if (group) group.push(one);
    else groups.set(key, [one]);
  }
  return [...groups].map(([key, people]) => {
    const [first] = people as [DayOccurrence, ...DayOccurrence[]];
    return { key, on: first.on, daysLeft: first.daysLeft, title: titleOf(first), people };
  });
}

/** 'Christmas', or 'Anna’s birthday, turns 40' */
function titleOf({ day, recipient, years }: DayOccurrence): string {
  if (day.holiday !== null) return dayTitle(day);
  const counted = yearsText(day.kind, years);
  return `${recipient.name}’s ${dayNoun(day)}${counted === null ? '' : `, ${counted}`}`;
}

/** '2026-11' */
export const monthOf = ({ on }: DayGroup): string => on.slice(0, 7);

/** 'Kettle', 'Kettle and 2 more'; undefined without gifts. */
export function giftsText([first, ...others]: DayOccurrence['gifts']): string | undefined {
  if (first === undefined) return undefined;
  return others.length === 0 ? first.title : `${first.title} and ${others.length} more`;
}

/** '2 of 5 ready' */
export function readyText(people: readonly DayOccurrence[]): string {
  const ready = people.filter(({ readiness }) => readiness === 'bought' || readiness === 'given').length;
  return `${ready} of ${people.length} ready`;
}
