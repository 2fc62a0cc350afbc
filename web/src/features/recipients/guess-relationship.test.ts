import { expect, it } from 'vitest';
import { guessRelationship } from './guess-relationship.ts';

it.each([
  ['Mom', 'parents'],
  ['my grandpa Joe', 'grandparents'],
  ['Aunt May', 'relatives'],
  ['Oma', 'grandparents'],
])('%s sounds like one of the %s', (name, slug) => expect(guessRelationship(name)).toBe(slug));

it('knows words only as a whole', () => {
  expect(guessRelationship('Momoko')).toBeUndefined();
  expect(guessRelationship('Theo')).toBeUndefined();
});
