import { expect, test } from 'vitest';
import { pathTo } from './path-to.ts';

test('parameters are filled in and encoded', () => {
  expect(pathTo('/s/:token/pictures/:gift', { token: 'a b', gift: 7 })).toBe('/s/a%20b/pictures/7');
  expect(pathTo('/s/mine', {})).toBe('/s/mine');
});
