import type { HolidayKey } from '@tuckaway/domain/days/holidays';

export const FIRST_YEAR = 2024;
export const LAST_YEAR = 2045;

interface HolidayRule {
  /** In the language of date-holidays; null where it has no rule and `dates` are given. */
  rule: string | null;
  /** Days between the date of the rule and the day on which people give. */
  shift?: number;
  /** Published dates, for a calendar that date-holidays does not know. */
  dates?: readonly string[];
}

/** Lakshmi Puja, the main evening, as published in Hindu calendars. */
const DIWALI = [
  '2024-10-31',
  '2025-10-20',
  '2026-11-08',
  '2027-10-29',
  '2028-10-17',
  '2029-11-05',
  '2030-10-26',
  '2031-11-14',
  '2032-11-02',
  '2033-10-22',
  '2034-11-10',
  '2035-10-30',
];

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
  'eid-al-adha': { rule: '10 Dhu al-Hijjah' },
  'fathers-day': { rule: '3rd sunday in June' },
  // The Sunday after Labor Day.
  'grandparents-day': { rule: 'sunday after 1st monday in September' },
  halloween: { rule: '10-31' },
  diwali: { rule: null, dates: DIWALI },
  thanksgiving: { rule: '4th thursday in November' },
  // The festival begins on the evening before its first day, and so do the gifts.
  hanukkah: { rule: '25 Kislev', shift: -1 },
  christmas: { rule: '12-25' },
  kwanzaa: { rule: '12-26' },
};
