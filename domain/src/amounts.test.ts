import fc from 'fast-check';
import { expect, it } from 'vitest';
import { amountOrNull, readAmount, writeAmount } from './amounts.ts';

it.each([
  ['62,50', 62.5],
  ['62.50', 62.5],
  ['1.299,00', 1299],
  ['1,299.00', 1299],
  ['1 299,00 €', 1299],
  ['1\u00a0299,00\u00a0€', 1299],
  ["1'299.50 CHF", 1299.5],
  ['1’299.50', 1299.5],
  ['1,299', 1299],
  ['1.299.000', 1_299_000],
  ['$12', 12],
  ['US$12', 12],
  ['USD 12', 12],
  ['12 EUR', 12],
  ['12,-', 12],
  ['12.–', 12],
  ['5.', 5],
  ['.5', 0.5],
  [',5', 0.5],
  ['12,5', 12.5],
  ['0.125', 0.125],
  ['007', 7],
])('reads %j as %d', (text, amount) => {
  expect(readAmount(text)).toBe(amount);
});

it.each([
  '',
  ' ',
  '.',
  ',',
  '1.299',
  '1,2,3',
  '1.2.3',
  '1,299,00',
  '1.299.00',
  '-5',
  '5-5',
  'twelve',
  '12abcd',
])('refuses %j', (text) => {
  expect(readAmount(text)).toBeUndefined();
});

const cents = fc.integer({ min: 0, max: 100_000_000 });
const grouped = (amount: number, separator: string) =>
  String(Math.floor(amount)).replace(/\B(?=(\d{3})+$)/g, separator);

it('reads every notation of the same amount alike', () => {
  const notation = fc.constantFrom([',', '.'], ['.', ','], [' ', ','], ["'", '.'], ['', '.'], ['', ',']);
  const sign = fc.constantFrom(['', ''], ['$', ''], ['', ' €'], ['€ ', ''], ['', ' USD']);
  fc.assert(
    fc.property(cents, notation, sign, (count, [separator, point], [before, after]) => {
      const digits = String(count % 100).padStart(2, '0');
      const text = `${before}${grouped(count / 100, separator!)}${point}${digits}${after}`;
      expect(readAmount(text)).toBe(count / 100);
    }),
  );
});

it('reads back what it writes, with digits and one point alone', () => {
  fc.assert(
    fc.property(cents, (count) => {
      const text = writeAmount(count / 100);
      expect(text).toMatch(/^\d+(\.\d\d)?$/);
      expect(readAmount(text)).toBe(count / 100);
    }),
  );
});

it('answers any text with a number from 0 on, or not at all', () => {
  const typed = fc.string({ unit: fc.constantFrom(...'0123456789.,- $€') });
  fc.assert(
    fc.property(fc.oneof(typed, fc.string({ unit: 'grapheme' })), (text) => {
      const amount = readAmount(text) ?? 0;
      // Never more digits before the point than were typed: nothing is multiplied.
      expect(amount).toBeGreaterThanOrEqual(0);
      expect(Math.floor(amount)).toBeLessThanOrEqual(Number(text.replace(/\D/g, '')));
    }),
  );
});

it('tells an empty field from an unreadable one', () => {
  expect(amountOrNull(' ')).toBeNull();
  expect(amountOrNull('1.299')).toBeNaN();
  expect(amountOrNull('62,50')).toBe(62.5);
});
