/** Currency signs and codes around an amount; ",-" and ".-" after it mean "no cents". */
const CURRENCY = /^(?:us\s?\$|[a-z]{3}\s|\p{Sc})|(?:us\$|\s?[a-z]{3}|\p{Sc})$/giu;
const NO_CENTS = /[.,][-–—]$/u;
const SPACES = /[\s\u00a0\u202f]+/gu;
const LONGEST = 40;

/**
 * Reads an amount of money as people type it: "62,50", "1.299,00", "1 299,00 €", "1,299", "$12". Returns undefined for
 * text that is no amount or that has two readings, such as "1.299".
 */
export function readAmount(text: string): number | undefined {
  if (text.length > LONGEST) return undefined;
  const bare = text.trim().replace(CURRENCY, '').trim().replace(NO_CENTS, '').replace(SPACES, ' ');
  const plain = plainNumber(bare.replaceAll('’', "'"));
  return plain === undefined ? undefined : Number(plain);
}

/** The number with a decimal point and without thousands separators. */
function plainNumber(text: string): string | undefined {
  // A comma before three digits separates thousands; a point there may be either.
  if (/^[1-9]\d{0,2}\.\d{3}$/.test(text)) return undefined;
  if (/^(?:\d{1,12}(?:\.\d{0,6})?|\.\d{1,6})$/.test(text)) return text;
  const grouped = /^([1-9]\d{0,2}(?:([ ',.])\d{3})(?:\2\d{3})*)(?:([.,])(\d{1,2}))?$/.exec(text);
  if (grouped) {
    const [, whole = '', separator, point, cents = '0'] = grouped;
    return separator === point ? undefined : `${whole.replace(/\D/g, '')}.${cents}`;
  }
  return /^(?:\d{0,12},\d{1,2}|0,\d{3})$/.test(text) ? text.replace(',', '.') : undefined;
}

/** The amount for an input field: digits and one decimal point, cents only where there are any. */
export const writeAmount = (amount: number): string =>
  Number.isInteger(amount) ? String(amount) : amount.toFixed(2);

/** The typed text of an optional amount as a request has it: null where empty, NaN (refused) where unreadable. */
export const amountOrNull = (text: string): number | null =>
  text.trim() === '' ? null : (readAmount(text) ?? Number.NaN);
