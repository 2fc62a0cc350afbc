import { expect, it } from 'vitest';
import { findTag, splitTypedTags } from './split-typed-tags.ts';

const tags = [
  { id: 1, name: 'Cozy' },
  { id: 2, name: "mother's day" },
];

it.each(['', ' ', 'warm', "mother's"])('waits for the end of %j', (text) => {
  expect(splitTypedTags(text)).toEqual({ names: [], rest: text.trim() });
});

it.each(['warm ', 'warm,', ' warm  ', 'warm , '])('takes %j for a tag', (text) => {
  expect(splitTypedTags(text)).toEqual({ names: ['warm'], rest: '' });
});

it('ends a tag with a space also where a longer one begins alike', () => {
  expect(splitTypedTags("mother's ")).toEqual({ names: ["mother's"], rest: '' });
  expect(findTag("mother's", tags)).toBeUndefined();
});

it('takes several that are pasted with commas, and keeps the words of each together', () => {
  expect(splitTypedTags("cozy, father's day, wa")).toEqual({ names: ['cozy', "father's day"], rest: 'wa' });
});

it('finds the tag that has this name already, in any case', () => {
  expect(findTag('cOZY', tags)).toBe(tags[0]);
});
