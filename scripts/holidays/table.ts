import Holidays from 'date-holidays';
import { addDays } from '@tuckaway/domain/days/calendar-date';
import { HOLIDAY_KEYS, type HolidayKey } from '@tuckaway/domain/days/holidays';
import { formatSource } from '../format-source.ts';
import { FIRST_YEAR, LAST_YEAR, RULES } from './rules.ts';

const isKey = (name: string): name is HolidayKey => (HOLIDAY_KEYS as readonly string[]).includes(name);

/** The dates of every holiday from the first to the last year, in order. */
function holidayTable(): Record<HolidayKey, string> {
  const calendar = new Holidays('US');
  const dates = new Map<HolidayKey, string[]>();
  for (const key of HOLIDAY_KEYS) {
    const { rule, dates: published = [] } = RULES[key];
    dates.set(key, [...published]);
    if (rule !== null) calendar.setHoliday(rule, { name: key, type: 'observance' });
  }
  for (let year = FIRST_YEAR; year <= LAST_YEAR; year += 1) {
    for (const { name, date } of calendar.getHolidays(year)) {
      if (isKey(name)) dates.get(name)!.push(addDays(date.slice(0, 10), RULES[name].shift ?? 0));
    }
  }
  const entries = [...dates].map(([key, all]) => [key, [...new Set(all)].toSorted().join(' ')]);
  return Object.fromEntries(entries) as Record<HolidayKey, string>;
}

/** The file that the table is committed as. */
export const holidayTableFile = (): Promise<string> =>
  formatSource(`// Written by \`npm run holidays\`; change scripts/holidays/rules.ts instead.
/** The dates of each holiday from ${FIRST_YEAR} to ${LAST_YEAR}. */
export const HOLIDAY_TABLE = ${JSON.stringify(holidayTable(), null, 2)};
`);
