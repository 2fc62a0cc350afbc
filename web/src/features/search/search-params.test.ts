import { describe, expect, it } from 'vitest';
import {
  NO_FILTERS,
  isSearch,
  readSearchParams,
  sameFilters,
  withToggledFilter,
  writeSearchParams,
} from './search-params.ts';

describe('a search in the address', () => {
  it('comes back as it was written', () => {
    const search = {
      query: 'camp mug',
      filters: {
        occasion: ['birthday', 'christmas'],
        interest: [],
        relationship: ['friends'],
        price: ['under-25'],
      },
      category: 'all-interests' as const,
    };
    expect(readSearchParams(new URLSearchParams(writeSearchParams(search)))).toEqual(search);
  });

  it('trims its words and knows only the three shortcuts', () => {
    const read = readSearchParams(
      new URLSearchParams('query=%20%20mug%20&category=everything&occasion=,a,,a'),
    );
    expect(read.query).toBe('mug');
    expect(read.category).toBeUndefined();
    expect(read.filters.occasion).toEqual(['a']);
  });

  it('does not exist without words, filters or shortcut', () => {
    expect(isSearch({ query: '', filters: NO_FILTERS })).toBe(false);
    expect(isSearch({ query: '', filters: { ...NO_FILTERS, price: ['25-50'] } })).toBe(true);
  });
});

describe('choosing filters', () => {
  it('puts a value in and takes it out again', () => {
    const chosen = withToggledFilter(NO_FILTERS, 'occasion', 'birthday');
    expect(chosen.occasion).toEqual(['birthday']);
    expect(withToggledFilter(chosen, 'occasion', 'birthday')).toEqual(NO_FILTERS);
  });

  it('does not care in which order values were chosen', () => {
    const one = { ...NO_FILTERS, price: ['25-50', 'under-25'] };
    expect(sameFilters(one, { ...NO_FILTERS, price: ['under-25', '25-50'] })).toBe(true);
    expect(sameFilters(one, { ...NO_FILTERS, price: ['under-25'] })).toBe(false);
  });
});
