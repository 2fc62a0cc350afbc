/** Amounts are numbers with two decimals on the wire, whole cents in the database. undefined and null stay as they are. */
export function toCents(amount: number): number;
export function toCents(amount: number | null): number | null;
export function toCents(amount: number | null | undefined): number | null | undefined;
export function toCents(amount: number | null | undefined): number | null | undefined {
  return typeof amount === 'number' ? Math.round(amount * 100) : amount;
}

export const fromCents = (cents: number | null): number | null => (cents === null ? null : cents / 100);
