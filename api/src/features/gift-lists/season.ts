import { addDays, daysBetween, type CalendarDate } from '@tuckaway/domain/days/calendar-date';
import { HOLIDAYS, HOLIDAY_KEYS, holidayDates, type Holiday } from '@tuckaway/domain/days/holidays';

/** Days before an occasion in which its lists come first. */
const AHEAD_DAYS = 56;
/** Days after the date for which an occasion still counts as coming. */
const LASTS_DAYS: Record<string, number> = { hanukkah: 8, graduation: 21, 'back-to-school': 14 };
/** Seasons of the school year, which are no holidays. */
const SCHOOL_YEAR: Record<string, string> = { graduation: '05-25', 'back-to-school': '08-20' };

const HOLIDAY_SEASONS = HOLIDAY_KEYS.flatMap((key) => {
  const { category, season = category }: Holiday = HOLIDAYS[key];
  return season === null ? [] : [{ slug: season, dates: holidayDates(key) }];
});

/** Slugs of the categories that have a date: occasions, and the grandparents by their day. */
export const DATED_CATEGORIES: readonly string[] = [
  ...new Set([...HOLIDAY_SEASONS.map(({ slug }) => slug), ...Object.keys(SCHOOL_YEAR)]),
];

/** The dates of each season, in order. */
function seasons(today: CalendarDate): { slug: string; dates: readonly CalendarDate[] }[] {
  const year = Number(today.slice(0, 4));
  return [
    ...HOLIDAY_SEASONS,
    ...Object.entries(SCHOOL_YEAR).map(([slug, day]) => ({
      slug,
      dates: [`${year}-${day}`, ...(year < 9999 ? [`${year + 1}-${day}`] : [])],
    })),
  ];
}

/** Slugs of the categories whose day is today or in the coming eight weeks, the nearest first. */
export function upcomingCategories(today: CalendarDate): string[] {
  const upcoming = seasons(today).flatMap(({ slug, dates }) => {
    const next = dates.find((date) => addDays(date, LASTS_DAYS[slug] ?? 0) >= today);
    const days = next === undefined ? Infinity : daysBetween(today, next);
    return days <= AHEAD_DAYS ? [{ slug, days }] : [];
  });
  return [...new Set(upcoming.sort((one, other) => one.days - other.days).map(({ slug }) => slug))];
}
