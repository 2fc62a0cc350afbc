import { expect, it } from 'vitest';
import { listNameSize, rowNameStyles } from './list-name-size.ts';

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

it('gives the names of a row of the grid one size, for every number of columns', () => {
  const names = ['Birthday', 'Twenty characters ok', 'Mum', 'Dad'];
  const sizes = (columns: number) =>
    (rowNameStyles(names) as Record<string, string>[]).map((style) => style[`--name-${columns}`]);
  const [birthday, twenty, mum, dad] = sizes(2);
  expect([birthday, mum]).toEqual([twenty, dad]);
  expect(mum).not.toBe(birthday);
  expect(new Set(sizes(3).slice(0, 3)).size).toBe(1);
  expect(new Set(sizes(6)).size).toBe(1);
});
