export const MONTH_NAMES =
  'January February March April May June July August September October November December'.split(' ');

/** The English name of a month, 1 to 12. */
export const monthName = (month: number): string => MONTH_NAMES[month - 1] ?? '';
