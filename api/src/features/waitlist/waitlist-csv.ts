import type { WaitlistEntry } from './waitlist.store.ts';

const COLUMNS = 'email,platforms,createdAt';
/** First characters that a spreadsheet takes for a formula. */
const FORMULA_START = /^[=+\-@\t\r]/;

export function waitlistCsv(entries: readonly WaitlistEntry[]): string {
  const rows = entries.map(({ email, platforms, createdAt }) =>
    [email, platforms.join(' '), createdAt.toISOString()].map(cell).join(','),
  );
  return [COLUMNS, ...rows].join('\n');
}

function cell(value: string): string {
  const safe = FORMULA_START.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
