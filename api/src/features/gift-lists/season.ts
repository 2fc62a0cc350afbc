import { addDays, daysBetween, type CalendarDate } from '@tuckaway/contract/days/calendar-date';
import { HOLIDAY_KEYS, holidayDates, type HolidayKey } from '@tuckaway/contract/days/holidays';

/** How long before its day an occasion is on people's minds. */
const AHEAD_DAYS = 56;
/** Hanukkah begins on its date's evening; until the last one there is still something to give. */
const LASTS_DAYS: Partial<Record<HolidayKey, number>> = { hanukkah: 8 };
/** Days whose category in the catalogue has another name: a kind of people. */
const CATEGORY_OF: Partial<Record<HolidayKey, string>> = {
  'teacher-appreciation-day': 'teachers',
  'grandparents-day': 'grandparents',
};

/** Slugs that occasions with a date have in the catalogue. Some holidays have none; that is no matter. */
export const DATED_OCCASIONS: readonly string[] = HOLIDAY_KEYS;

/** Slugs of the categories whose day is today or in the coming eight weeks, the nearest first. */
export function comingCategories(today: CalendarDate): string[] {
  return HOLIDAY_KEYS.flatMap((key) => {
    const isAhead = (date: CalendarDate) => addDays(date, LASTS_DAYS[key] ?? 0) >= today;
    const next = holidayDates(key).find(isAhead);
    const days = next === undefined ? Infinity : daysBetween(today, next);
    return days <= AHEAD_DAYS ? [{ slug: CATEGORY_OF[key] ?? key, days }] : [];
  })
    .sort((one, other) => one.days - other.days)
    .map(({ slug }) => slug);
}
