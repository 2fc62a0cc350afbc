import { addDays, daysBetween, type CalendarDate } from './calendar-date.ts';
import { dateOfGivenAt } from './given-at.ts';
import { nextOccurrence, occurrencesBetween, type DayRule } from './occurrences.ts';
import type { LinkedGift } from './readiness.ts';

interface RecipientDayRule extends DayRule {
  id: number;
}

/** The stored day of a link between a gift and a person. */
export interface DatedLink extends LinkedGift {
  dayId: number | null;
  dayOn: CalendarDate | null;
  /** True where the user chose "No day in particular". */
  forNoDay: boolean;
}

/** One occurrence of a day; `dayId` is null where the day was removed and only its date is left. */
export interface GiftDay {
  dayId: number | null;
  on: CalendarDate;
}

/** A bought gift stays with a day that passed this recently: the app asks whether it was given. */
export const ASK_WHETHER_GIVEN_DAYS = 60;
/** A gift given without a day belongs to a day at most this far from the date it was given. */
export const GIVEN_NEAR_DAYS = 31;

/** The soonest occurrence of any of a person's days on or after `from`. Ties go to the day that was added first. */
export function nextDayOf(days: readonly RecipientDayRule[], from: CalendarDate): GiftDay | null {
  let soonest: GiftDay | null = null;
  for (const day of days) {
    const next = nextOccurrence(day, from);
    if (next && (soonest === null || next.on < soonest.on)) soonest = { dayId: day.id, on: next.on };
  }
  return soonest;
}

/**
 * Which occurrence of a person's days a gift is for. A chosen day is kept, except that an idea whose day has passed
 * follows the next day again. A gift without a chosen day follows the person's next day; once bought it stays with a
 * recently passed day. Every screen and reminder uses it, with two exceptions that read the stored day alone: the budget
 * for bought and given gifts, because the sum of a year must not change when a day is added, and the list of co-givers' gifts,
 * because its reader may not have the days that these gifts follow.
 */
export function dayOfGift(
  link: DatedLink,
  days: readonly RecipientDayRule[],
  today: CalendarDate,
): GiftDay | null {
  const { dayId, dayOn, boughtAt, givenAt } = link;
  const stored = dayOn === null ? null : { dayId, on: dayOn };
  if (givenAt !== null) return stored ?? (link.forNoDay ? null : dayNear(days, dateOfGivenAt(givenAt)));
  if (link.forNoDay) return stored;
  const isKept = stored !== null && stored.dayId !== null && (boughtAt !== null || stored.on >= today);
  if (isKept) return stored;
  const recent = addDays(today, -ASK_WHETHER_GIVEN_DAYS);
  // The date of a purchase was typed, or is the device's: it may be after the account's `today`.
  const from = boughtAt === null ? today : boughtAt > recent ? minDate(boughtAt, today) : recent;
  return nextDayOf(days, from) ?? stored;
}

const minDate = (one: CalendarDate, other: CalendarDate) => (one < other ? one : other);

/** The day nearest to a date, where one is near enough. */
function dayNear(days: readonly RecipientDayRule[], date: CalendarDate): GiftDay | null {
  const distance = (on: CalendarDate) => Math.abs(daysBetween(date, on));
  const near = days.flatMap((day) =>
    occurrencesBetween(day, addDays(date, -GIVEN_NEAR_DAYS), addDays(date, GIVEN_NEAR_DAYS + 1)).map(
      ({ on }) => ({ dayId: day.id, on }),
    ),
  );
  return near.toSorted((one, other) => distance(one.on) - distance(other.on))[0] ?? null;
}

export const giftDayKey = ({ dayId, on }: GiftDay): string => `${dayId} ${on}`;

/** Groups the gifts of several people by the occurrence they are for; gifts for no day are left out. */
export function giftsByDay<Link extends DatedLink & { recipientId: number }>(
  links: readonly Link[],
  days: readonly (RecipientDayRule & { recipientId: number })[],
  today: CalendarDate,
): Map<string, Link[]> {
  const daysOf = Map.groupBy(days, ({ recipientId }) => recipientId);
  const groups = new Map<string, Link[]>();
  for (const link of links) {
    const day = dayOfGift(link, daysOf.get(link.recipientId) ?? [], today);
    if (day === null) continue;
    const key = giftDayKey(day);
    const group = groups.get(key);
    if (group) group.push(link);
    else groups.set(key, [link]);
  }
  return groups;
}
