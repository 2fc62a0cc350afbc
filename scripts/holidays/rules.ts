import type { HolidayKey } from '@tuckaway/contract/days/holidays';

export const FIRST_YEAR = 2024;
export const LAST_YEAR = 2045;

export interface HolidayRule {
  /** In the language of date-holidays. */
  rule: string;
  /** Days between what the rule says and the day that people give on. */
  shift?: number;
}

export const RULES: Record<HolidayKey, HolidayRule> = {
  'new-years-day': { rule: '01-01' },
  'lunar-new-year': { rule: 'chinese 01-0-01' },
  'valentines-day': { rule: '02-14' },
  'eid-al-fitr': { rule: '1 Shawwal' },
  easter: { rule: 'easter' },
  // Wednesday of the last week of April that is whole.
  'administrative-professionals-day': { rule: 'wednesday before 04-28' },
  // Tuesday of the first week of May that is whole; weeks begin on Sunday.
  'teacher-appreciation-day': { rule: 'tuesday after 1st sunday in May' },
  'mothers-day': { rule: '2nd sunday in May' },
  'fathers-day': { rule: '3rd sunday in June' },
  // The Sunday after Labor Day.
  'grandparents-day': { rule: 'sunday after 1st monday in September' },
  halloween: { rule: '10-31' },
  thanksgiving: { rule: '4th thursday in November' },
  // The festival begins on the evening before its first day, and so do the gifts.
  hanukkah: { rule: '25 Kislev', shift: -1 },
  christmas: { rule: '12-25' },
  kwanzaa: { rule: '12-26' },
};
