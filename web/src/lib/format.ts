import { monthName } from '@tuckaway/domain/month-names';

// Dates are formatted without Intl, because creating its formatters takes longer on a phone than rendering the page.
const BEFORE_THOUSANDS = /\B(?=(\d{3})+\.)/g;
const RELATIVE_STEPS: readonly [Intl.RelativeTimeFormatUnit, number][] = [
  ['year', 31_536_000],
  ['month', 2_592_000],
  ['day', 86_400],
  ['hour', 3600],
  ['minute', 60],
];

type Price = number | string | null | undefined;

/** "$12.00", for badges; undefined without a number. */
export function formatFullPrice(price: Price): string | undefined {
  if (price === null || price === undefined || price === '') return undefined;
  const amount = Number(price);
  return Number.isFinite(amount) ? `$${amount.toFixed(2).replace(BEFORE_THOUSANDS, ',')}` : undefined;
}

/** "$12" or "$12.50", in running text. */
export const formatPrice = (price: Price): string | undefined => formatFullPrice(price)?.replace(/\.00$/, '');

function formatDay(date: string | Date, monthLetters?: number): string {
  const [year, month, day] = dayParts(date);
  return `${monthName(month + 1).slice(0, monthLetters)} ${day}, ${year}`;
}

/** Parts of a date. A date without a time is taken as written; a timestamp is converted to the browser's time zone. */
function dayParts(date: string | Date): [year: number, month: number, day: number] {
  const written = typeof date === 'string' && /^(\d{4})-(\d{2})-(\d{2})$/.exec(date);
  if (written) return [Number(written[1]), Number(written[2]) - 1, Number(written[3])];
  const local = new Date(date);
  return [local.getFullYear(), local.getMonth(), local.getDate()];
}

/** "October 3, 2025" */
export const formatDate = (date: string | Date) => formatDay(date);
/** "Oct 3, 2025" */
export const formatShortDate = (date: string | Date) => formatDay(date, 3);

/** "3 days ago", "in 2 hours", "now". */
export function formatRelative(date: string | Date, now: Date = new Date()): string {
  const words = new Intl.RelativeTimeFormat('en-US', { numeric: 'auto' });
  const seconds = (new Date(date).getTime() - now.getTime()) / 1000;
  for (const [unit, size] of RELATIVE_STEPS) {
    if (Math.abs(seconds) >= size) return words.format(Math.round(seconds / size), unit);
  }
  return words.format(0, 'second');
}

/** At most two letters: the first of the first and of the last word. A name without letters gives its first character. */
export function initialsOf(name: string): string {
  const firsts = name.split(/\s+/).flatMap((word) => /\p{L}/u.exec(word)?.[0] ?? []);
  const picked = firsts.length > 1 ? [firsts[0], firsts.at(-1)] : firsts;
  return (picked.join('') || ([...name.trim()][0] ?? '')).toLocaleUpperCase('en-US');
}

export function plural(count: number, one: string, many = `${one}s`): string {
  return count === 1 ? one : many;
}

export function formatReadingTime(minutes: number): string {
  return minutes === 1 ? '1 min read' : `${minutes} min read`;
}
