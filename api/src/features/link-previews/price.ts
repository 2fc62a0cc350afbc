import { readAmount } from '@tuckaway/domain/amounts';
import { PRICE_MAX } from '@tuckaway/contract/gifts/gifts';

interface Price {
  price: number | null;
  /** Currency code, if it is not USD; the price is null then. */
  currency: string | null;
}

export function readPrice(text: string | undefined, currency: string | undefined): Price {
  const price = parseAmount(text);
  const code = currency?.trim().toUpperCase() || 'USD';
  if (price === null) return { price: null, currency: null };
  if (code !== 'USD') return { price: null, currency: /^[A-Z]{3}$/.test(code) ? code : null };
  return { price, currency: null };
}

// A sign or code of another currency: the default of USD would be wrong.
const OTHER_CURRENCY = /(?!\$)\p{Sc}|(?<![a-z])(?!USD)[a-z]{3}$|^(?!USD)[a-z]{3}(?![a-z])/iu;
const BEFORE = /^(?:from|starting at|now|only)\s+/i;

/** The amount as shops write it. Text with two readings, such as 1.299, is not read at all. */
function parseAmount(text: string | undefined): number | null {
  const written = (text ?? '').trim().replace(BEFORE, '');
  const amount = OTHER_CURRENCY.test(written) ? undefined : readAmount(written);
  return amount !== undefined && amount <= PRICE_MAX ? Math.round(amount * 100) / 100 : null;
}
