import type { CalendarDate } from './calendar-date.ts';
import { HOLIDAY_TABLE } from './holiday-table.ts';

export interface Holiday {
  name: string;
  /** A note about its date, shown to the user. */
  note: string | null;
  /** The slug of its occasion in the catalogue, or null where the catalogue has none. */
  category: string | null;
  /**
   * Slug of the category whose lists come first before the holiday, if it is not `category`; null if no lists do.
   */
  season?: string | null;
}

/**
 * The holidays that people in the US give on, in the order of the year. Their dates are in a table that
 * `npm run holidays` writes, so that nothing has to be computed here.
 */
export const HOLIDAYS = {
  'new-years-day': { name: "New Year's Day", note: null, category: null },
  'lunar-new-year': { name: 'Lunar New Year', note: null, category: 'lunar-new-year' },
  'valentines-day': { name: "Valentine's Day", note: null, category: 'valentines-day' },
  'eid-al-fitr': {
    name: 'Eid al-Fitr',
    note: 'May move by a day with the sighting of the moon',
    category: 'eid',
  },
  easter: { name: 'Easter', note: null, category: 'easter' },
  'administrative-professionals-day': {
    name: "Administrative Professionals' Day",
    note: null,
    category: 'thank-you',
    season: null,
  },
  'teacher-appreciation-day': { name: 'Teacher Appreciation Day', note: null, category: 'teacher-day' },
  'mothers-day': { name: "Mother's Day", note: null, category: 'mothers-day' },
  'eid-al-adha': {
    name: 'Eid al-Adha',
    note: 'May move by a day with the sighting of the moon',
    category: 'eid',
  },
  'fathers-day': { name: "Father's Day", note: null, category: 'fathers-day' },
  'grandparents-day': { name: 'Grandparents Day', note: null, category: null, season: 'grandparents' },
  halloween: { name: 'Halloween', note: null, category: 'halloween' },
  diwali: {
    name: 'Diwali',
    note: 'The main evening; some places keep it a day earlier or later',
    category: 'diwali',
  },
  thanksgiving: { name: 'Thanksgiving', note: null, category: 'thanksgiving' },
  hanukkah: {
    name: 'Hanukkah',
    note: 'The first evening; the first day is the one after',
    category: 'hanukkah',
  },
  christmas: { name: 'Christmas', note: null, category: 'christmas' },
  kwanzaa: { name: 'Kwanzaa', note: 'The first day', category: null },
} as const satisfies Record<string, Holiday>;

export type HolidayKey = keyof typeof HOLIDAYS;
export const HOLIDAY_KEYS = Object.keys(HOLIDAYS) as [HolidayKey, ...HolidayKey[]];

const DATES = new Map(Object.entries(HOLIDAY_TABLE).map(([key, dates]) => [key, dates.split(' ')]));

/** Dates of a holiday, in order. An Eid may come twice in one year. Dates of Diwali are known until 2035. */
export const holidayDates = (key: HolidayKey): readonly CalendarDate[] => DATES.get(key) ?? [];
