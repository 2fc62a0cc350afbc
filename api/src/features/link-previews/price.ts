import { PRICE_MAX } from '@tuckaway/contract/gifts';

interface Price {
  price: number | null;
  /** Named where it is not USD; the price is null then. */
  currency: string | null;
}

export function readPrice(text: string | undefined, currency: string | undefined): Price {
  const price = parseAmount(text);
  const code = currency?.trim().toUpperCase() || 'USD';
  if (price === null) return { price: null, currency: null };
  if (code !== 'USD') return { price: null, currency: /^[A-Z]{3}$/.test(code) ? code : null };
  return { price, currency: null };
}

const BEFORE = /^(?:(?:from|starting at|now|only)\s+)?(?:USD|US\s?\$|\$)?\s*/i;
const AFTER = /\s*(?:USD|\$)?$/i;
const LONGEST = 40;

/** Shops write 1299, 1,299.00 and 1.299,00. What could be read in two ways, such as 1.299, is not read at all. */
function parseAmount(text: string | undefined): number | null {
  const plain = text?.trim() ?? '';
  if (plain.length > LONGEST) return null;
  const amount = Number(withPoint(plain.replace(BEFORE, '').replace(AFTER, '')));
  return amount <= PRICE_MAX ? Math.round(amount * 100) / 100 : null;
}

function withPoint(digits: string): string | undefined {
  if (/^\d{1,3}\.\d{3}$/.test(digits)) return undefined;
  if (/^\d{1,9}(\.\d{1,6})?$/.test(digits)) return digits;
  if (/^\d{1,3}(,\d{3})+(\.\d+)?$/.test(digits)) return digits.replaceAll(',', '');
  if (/^\d{1,3}(\.\d{3})+,\d{1,2}$/.test(digits)) return digits.replaceAll('.', '').replace(',', '.');
  return /^\d+,\d{2}$/.test(digits) ? digits.replace(',', '.') : undefined;
}
