/** Price bands of the filters in search and Saved. */
export const PRICE_BANDS = [
  { slug: 'under-25', label: 'Under $25', fromCents: 0, belowCents: 2500 },
  { slug: '25-50', label: '$25 - $50', fromCents: 2500, belowCents: 5000 },
  { slug: '50-100', label: '$50 - $100', fromCents: 5000, belowCents: 10_000 },
  { slug: '100-200', label: '$100 - $200', fromCents: 10_000, belowCents: 20_000 },
  { slug: 'over-200', label: 'Over $200', fromCents: 20_000, belowCents: null },
] as const;

/** Price choices of the gift finder, in dollars. */
export const FINDER_PRICES = [
  { slug: 'under-25', label: '<$25', from: 0, below: 25 },
  { slug: 'under-50', label: '<$50', from: 0, below: 50 },
  { slug: 'under-100', label: '<$100', from: 0, below: 100 },
  { slug: 'over-100', label: '$100+', from: 100, below: Infinity },
] as const;
