import type { CalendarDate } from './calendar-date.ts';
import { HOLIDAY_TABLE } from './holiday-table.ts';

export interface Holiday {
  name: string;
  /** A note about its date for the reader. */
  note: string | null;
}

/**
 * The holidays that people in the US give on, in the order of the year. Their dates are in a table that
 * `npm run holidays` writes, so that nothing has to be computed here.
 */
export const HOLIDAYS = {
  'new-years-day': { name: "New Year's Day", note: null },
  'lunar-new-year': { name: 'Lunar New Year', note: null },
  'valentines-day': { name: "Valentine's Day", note: null },
  'eid-al-fitr': { name: 'Eid al-Fitr', note: 'May move by a day with the sighting of the moon' },
  easter: { name: 'Easter', note: null },
  'administrative-professionals-day': { name: "Administrative Professionals' Day", note: null },
  'teacher-appreciation-day': { name: 'Teacher Appreciation Day', note: null },
  'mothers-day': { name: "Mother's Day", note: null },
  'eid-al-adha': { name: 'Eid al-Adha', note: 'May move by a day with the sighting of the moon' },
  'fathers-day': { name: "Father's Day", note: null },
  'grandparents-day': { name: 'Grandparents Day', note: null },
  halloween: { name: 'Halloween', note: null },
  diwali: { name: 'Diwali', note: 'The main evening; some places keep it a day earlier or later' },
  thanksgiving: { name: 'Thanksgiving', note: null },
  hanukkah: { name: 'Hanukkah', note: 'The first evening; the first day is the one after' },
  christmas: { name: 'Christmas', note: null },
  kwanzaa: { name: 'Kwanzaa', note: 'The first day' },
} as const satisfies Record<string, Holiday>;

export type HolidayKey = keyof typeof HOLIDAYS;
export const HOLIDAY_KEYS = Object.keys(HOLIDAYS) as [HolidayKey, ...HolidayKey[]];

const DATES = new Map(Object.entries(HOLIDAY_TABLE).map(([key, dates]) => [key, dates.split(' ')]));

/** In order. An Eid may come twice in one year. Dates of Diwali are known until 2035. */
export const holidayDates = (key: HolidayKey): readonly CalendarDate[] => DATES.get(key) ?? [];
