import fc from 'fast-check';
import { expect, it } from 'vitest';
import { keepPriceCharacters } from './price-field.tsx';

const anything = fc.oneof(
  fc.string({ unit: 'grapheme' }),
  fc.string({ unit: fc.constantFrom(...'0123456789.,-+e$ ') }),
);

it('keeps nothing but digits and one decimal point', () => {
  fc.assert(fc.property(anything, (text) => /^\d*\.?\d*$/.test(keepPriceCharacters(text))));
});

it('keeps every digit, in order', () => {
  fc.assert(
    fc.property(anything, (text) => {
      expect(keepPriceCharacters(text).replace('.', '')).toBe(text.replace(/[^0-9]/g, ''));
    }),
  );
});

it('leaves alone what is already a price', () => {
  fc.assert(
    fc.property(fc.nat({ max: 100_000_000 }), (cents) => {
      const price = (cents / 100).toFixed(2);
      expect(keepPriceCharacters(price)).toBe(price);
    }),
  );
});

it('takes the first point as the decimal point', () => {
  expect(keepPriceCharacters('1.2.3')).toBe('1.23');
  expect(keepPriceCharacters('$1,299.50')).toBe('1299.50');
});
