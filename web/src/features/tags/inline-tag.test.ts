import { expect, it } from 'vitest';
import { readInlineTag } from './inline-tag.ts';

const known = [
  { id: 1, name: 'Cozy' },
  { id: 2, name: "mother's day" },
];

it('makes a tag of a name followed by a space', () => {
  expect(readInlineTag('warm ', known)).toEqual({ kind: 'create', name: 'warm' });
});

it.each(['', ' ', 'warm', "mother's"])('searches for %j', (text) => {
  expect(readInlineTag(text, known)).toEqual({ kind: 'search' });
});

it('chooses the tag that has this name already, in any case', () => {
  expect(readInlineTag('cOZY ', known)).toEqual({ kind: 'choose', tag: known[0] });
});

it('keeps searching while the words lead to a tag of several words', () => {
  expect(readInlineTag("mother's ", known)).toEqual({ kind: 'search' });
});
