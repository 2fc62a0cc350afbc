import { MONTH_NAMES } from '@tuckaway/domain/month-names';
import { dateError, type DayOfYear } from '@tuckaway/domain/days/day-of-year';

/** Which of two numbers comes first where a date does not say: the month in the US, the day nearly everywhere else. */
export type DateOrder = 'month-first' | 'day-first';

const LONGEST = 40;
/** Where Apple's contacts leave the year out, they write this one. */
const NO_YEAR = 1604;
const COMPACT = /^(\d{4}|--)(\d{2})(\d{2})$/;
const YEAR_FIRST = /^(?:(\d{4})[-/.]|--)(\d{1,2})[-/.](\d{1,2})$/;
// German dates without a year end in a dot: 24.12.
const NUMBERS = /^(\d{1,2})([-/.])(\d{1,2})(?:\2(\d{4}|\d{2})|(?<=\.\d{1,2})\.)?$/;
const MONTH_WORD_FIRST = /^([a-z]{3,9})\.?[ -](\d{1,2})(?:st|nd|rd|th)?(?:,? ?[ ,-](\d{4}|\d{2}))?$/;
const DAY_THEN_WORD = /^(\d{1,2})(?:st|nd|rd|th)?\.?[ -]([a-z]{3,9})\.?(?:,?[ -](\d{4}|\d{2}))?$/;
const TIME =
  /(?:(?<=\d)t\d{2}(?::?\d{2}){0,2}|[ t]\d{1,2}:\d{2}(?::\d{2})?)(?:\.\d+)?(?: ?[ap]m)?(?:z|[+-]\d{2}:?\d{2})?$/;

/** Two digits mean the last hundred years. */
function yearOf(digits: string | undefined, thisYear: number): number | null {
  if (digits === undefined || digits === '--') return null;
  if (digits.length === 4) return Number(digits) === NO_YEAR ? null : Number(digits);
  const year = thisYear - (thisYear % 100) + Number(digits);
  return year > thisYear ? year - 100 : year;
}

/** Null where the word is no month, whole or cut short. */
function wordedParts(word: string, day: string, year: number | null): DayOfYear | null {
  const month = MONTH_NAMES.findIndex((name) => name.toLowerCase().startsWith(word)) + 1;
  return month === 0 ? null : { month, day: Number(day), year };
}

const tidy = (text: string) => text.trim().toLowerCase().replace(TIME, '');

/** Month, day and year as they are written, whether or not there is such a day; null where it is no date. */
function readParts(text: string, order: DateOrder, thisYear: number): DayOfYear | null {
  const iso = COMPACT.exec(text) ?? YEAR_FIRST.exec(text);
  if (iso !== null) return { year: yearOf(iso[1], thisYear), month: Number(iso[2]), day: Number(iso[3]) };
  const numbers = NUMBERS.exec(text);
  if (numbers !== null) {
    const [first, second] = [Number(numbers[1]), Number(numbers[3])];
    const year = yearOf(numbers[4], thisYear);
    // Dots are written where the day comes first. A first number above 12 is no month anywhere.
    const isDayFirst = order === 'day-first' || numbers[2] === '.' || first > 12;
    return isDayFirst && second <= 12
      ? { year, month: second, day: first }
      : { year, month: first, day: second };
  }
  const worded = MONTH_WORD_FIRST.exec(text);
  if (worded !== null) return wordedParts(worded[1]!, worded[2]!, yearOf(worded[3], thisYear));
  const turned = DAY_THEN_WORD.exec(text);
  return turned === null ? null : wordedParts(turned[2]!, turned[1]!, yearOf(turned[3], thisYear));
}

interface ReadDate {
  date: DayOfYear | null;
  /** Reason why a date was not read, as the end of a sentence that begins with its kind. */
  complaint: string | null;
}

const NOTHING: ReadDate = { date: null, complaint: null };

/** Placeholders of spreadsheets and Outlook for a missing date. */
const isEmpty = (text: string) => text === '' || /^[0/. -]*$/.test(text);

/** Reads a date from a contact. A day with a year that cannot be is kept without the year. */
export function readContactDate(written: string, order: DateOrder, today: string): ReadDate {
  const shown = written.trim().slice(0, LONGEST);
  if (written.length > LONGEST * 2) return { date: null, complaint: `“${shown}…” is not a date we can read` };
  const text = tidy(written);
  if (isEmpty(text)) return NOTHING;
  const parts = readParts(text, order, Number(today.slice(0, 4)));
  if (parts === null) return { date: null, complaint: `“${shown}” is not a date we can read` };
  const wrong = dateError(parts);
  const isFuture = parts.year !== null && isAfter(parts, today);
  if (wrong?.path !== 'year' && !isFuture) {
    return wrong === null
      ? { date: parts, complaint: null }
      : { date: null, complaint: `“${shown}” is no day of the calendar` };
  }
  const withoutYear = { ...parts, year: null };
  return dateError(withoutYear) === null
    ? { date: withoutYear, complaint: `has the year ${parts.year}, which was left out` }
    : { date: null, complaint: `“${shown}” is no day of the calendar` };
}

function isAfter({ year, month, day }: DayOfYear, today: string): boolean {
  const digits = (value: number, length: number) => String(value).padStart(length, '0');
  return `${digits(year ?? 0, 4)}-${digits(month, 2)}-${digits(day, 2)}` > today;
}

/** One date such as 25/12/1980 shows how a whole file is meant, unless another shows the opposite. */
export function dateOrderOf(written: readonly string[]): DateOrder {
  let dayFirst = false;
  for (const text of written) {
    if (text.length > LONGEST) continue;
    const numbers = NUMBERS.exec(tidy(text));
    if (numbers === null) continue;
    if (Number(numbers[3]) > 12) return 'month-first';
    if (Number(numbers[1]) > 12) dayFirst = true;
  }
  return dayFirst ? 'day-first' : 'month-first';
}
