import { plural } from '../../lib/format.ts';

/** '12 results found', '1 result found' */
export const resultsFound = (total: number) => `${total} ${plural(total, 'result')} found`;
