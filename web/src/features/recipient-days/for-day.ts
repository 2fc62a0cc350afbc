import { dayNoun, dayTitle } from '@tuckaway/domain/days/day-words';
import type { RecipientDay } from '@tuckaway/contract/people/recipient-day';
import type { ForDay } from '@tuckaway/contract/people/recipient-gifts';
import { formatDate } from '../../lib/format.ts';

export const isSameOccurrence = (a: ForDay | null, b: ForDay | null) =>
  a?.dayId === b?.dayId && a?.on === b?.on;

/** 'Birthday, November 29, 2026'; the date alone if the day was deleted. */
export const occurrenceTitle = (day: RecipientDay | undefined, on: string): string =>
  day ? `${dayTitle(day)}, ${formatDate(on)}` : formatDate(on);

/** 'For the birthday on November 29, 2026' */
export function forDayText(day: RecipientDay | undefined, on: string): string {
  if (!day) return `For ${formatDate(on)}`;
  const noun = dayNoun(day);
  const article = day.name === null && day.holiday === null ? 'the ' : '';
  return `For ${article}${noun} on ${formatDate(on)}`;
}
