import { plural } from '../../lib/format.ts';
import type { Total } from './use-result-pages.ts';

/** The server stops counting at a limit; beyond it the number is shown as '…+'. */
export const totalText = ({ count, isExact }: Total) => (isExact ? String(count) : `${count}+`);

export const sumOf = (one: Total, other: Total): Total => ({
  count: one.count + other.count,
  isExact: one.isExact && other.isExact,
});

/** '12 results found', '1 result found' */
export const resultsFound = (total: Total) => `${totalText(total)} ${plural(total.count, 'result')} found`;
