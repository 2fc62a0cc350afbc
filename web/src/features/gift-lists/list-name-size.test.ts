import { expect, it } from 'vitest';
import { listNameSize } from './list-name-size.ts';

it.each([
  ['Mum', 32],
  ['Birthday', 32],
  ['Birthdays, mine', 23.8],
  ['Twenty characters ok', 18],
  ['Thirty characters of a name!!!', 18],
])('writes "%s" in %s px', (name, px) => {
  expect(listNameSize(name)).toBe(px);
});

it('counts an emoji as one character', () => {
  expect(listNameSize('🎁🎁🎁🎁🎁🎁🎁🎁')).toBe(32);
});
