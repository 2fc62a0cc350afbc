/** Money travels as a number with two decimals and is kept in whole cents. Absent stays absent, null stays null. */
export function toCents(amount: number): number;
export function toCents(amount: number | null): number | null;
export function toCents(amount: number | null | undefined): number | null | undefined;
export function toCents(amount: number | null | undefined): number | null | undefined {
  return typeof amount === 'number' ? Math.round(amount * 100) : amount;
}

export const fromCents = (cents: number | null): number | null => (cents === null ? null : cents / 100);
