import { expect, it } from 'vitest';
import { listNameSize, listNameStyle } from './list-name-size.ts';

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

it('lets a long word shrink to the width of its card, within the same limits', () => {
  expect(listNameStyle('Grandparents').fontSize).toBe('clamp(18px, 13.0cqi, 27.3px)');
  expect(listNameStyle('Thirty characters of a name!!!').fontSize).toBe('18px');
});
