import { expect, test } from 'vitest';
import { nearestWord } from './nearest-word.ts';

const known = ['copper', 'reading', 'lamp', 'lamps', 'tea', ''];

test.each([
  ['coper', 'copper'],
  ['raeding', 'reading'],
  ['lamq', 'lamp'],
  ['xylophone', undefined],
  ['te', undefined],
])('%s is meant for %s', (typed, word) => {
  expect(nearestWord(typed, known)).toBe(word);
});

test('of words that are equally near it is the first by letters, in whatever order they come', () => {
  expect(nearestWord('lamo', ['lamb', 'lama'])).toBe('lama');
  expect(nearestWord('lamo', ['lama', 'lamb'])).toBe('lama');
});

test('a much longer word is not meant', () => {
  expect(nearestWord('lam', ['lampshades'])).toBeUndefined();
});
