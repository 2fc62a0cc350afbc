import type { CalendarDate } from '@tuckaway/domain/days/calendar-date';
import { upcomingCategories, DATED_CATEGORIES } from './season.ts';

/** Fields of a curated list that decide its position on the home screen. */
export interface HomeList {
  id: number;
  /** The slug of the day that it is about. */
  occasion: string | null;
  categories: readonly string[];
  /** The part of its gifts that arrive at once: experiences, subscriptions, gift cards. */
  instantShare: number;
}

/** The first lists on the screen: at most this many of one day, and always some evergreen ones. */
const FIRST_LISTS = 12;
const PER_DAY_MAX = 4;
const EVERGREEN_MIN = 2;
/** Categories that fit a time of the year without being a day: holidays abroad, weddings, staying with people. */
export const SUMMER = {
  from: '06-22',
  to: '08-31',
  categories: ['travel', 'wedding', 'housewarming', 'thank-you'],
};
/** Dates on which parcels no longer arrive before Christmas. */
const TOO_LATE = { from: '12-19', to: '12-25' };
const INSTANT_SHARE = 0.4;
const WEEK_MS = 7 * 24 * 60 * 60 * 1000;

/**
 * Order of the home screen on a date: lists of the nearest days in turn, then lists of the season, then evergreen
 * lists in weekly rotation, then lists of distant days.
 */
export function homeOrder(lists: readonly HomeList[], today: CalendarDate): HomeList[] {
  const upcoming = upcomingCategories(today);
  const isDated = ({ occasion }: HomeList) => occasion !== null && DATED_CATEGORIES.includes(occasion);
  const ofDays = upcoming.map((slug) => lists.filter(({ occasion }) => occasion === slug));
  const evergreen = evergreenOrder(
    lists.filter((list) => !isDated(list)),
    upcoming,
    today,
  );
  const far = lists.filter((list) => isDated(list) && !upcoming.includes(list.occasion!));
  const days = isTooLate(today) ? [evergreen.filter(arrivesAtOnce), ...ofDays] : ofDays;
  const first = days.flatMap((some) => some.slice(0, PER_DAY_MAX)).slice(0, FIRST_LISTS - EVERGREEN_MIN);
  const filler = evergreen.filter((list) => !first.includes(list)).slice(0, FIRST_LISTS - first.length);
  return [...new Set([...first, ...filler, ...days.flat(), ...evergreen, ...far])];
}

const isIn = (today: CalendarDate, { from, to }: { from: string; to: string }) =>
  today.slice(5) >= from && today.slice(5) <= to;
const isTooLate = (today: CalendarDate) => isIn(today, TOO_LATE);
const arrivesAtOnce = ({ instantShare }: HomeList) => instantShare >= INSTANT_SHARE;

/** Lists of the season first, a few per category; the others rotate weekly. */
function evergreenOrder(
  lists: readonly HomeList[],
  upcoming: readonly string[],
  today: CalendarDate,
): HomeList[] {
  const seasonal = isIn(today, SUMMER) ? [...SUMMER.categories, ...upcoming] : upcoming;
  const fitting = seasonal.flatMap((slug) =>
    lists
      .filter(({ categories, occasion }) => occasion === slug || categories.includes(slug))
      .slice(0, PER_DAY_MAX),
  );
  const week = Math.floor(Date.parse(today) / WEEK_MS);
  const start = lists.length === 0 ? 0 : (week * PER_DAY_MAX) % lists.length;
  return [...new Set([...fitting, ...lists.slice(start), ...lists.slice(0, start)])];
}
