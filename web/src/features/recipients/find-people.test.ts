import { expect, it } from 'vitest';
import { findNamesake } from './find-people.ts';

const jose = { name: 'José  Lee' };
const plainJose = { name: 'Jose Lee' };

it.each(['José  Lee', 'jose lee', ' JOSÉ LEE '])('finds a person by the name written as %j', (name) => {
  expect(findNamesake([{ name: 'Joseph Lee' }, jose], name)).toBe(jose);
});

it('finds nobody without a name, and nobody by a part of it', () => {
  expect(findNamesake([jose], ' ')).toBeUndefined();
  expect(findNamesake([jose], 'jose')).toBeUndefined();
});

it.each([[[jose, plainJose]], [[plainJose, jose]]])(
  'prefers the one whose name is written the same',
  (people) => {
    expect(findNamesake(people, 'jose lee')).toBe(plainJose);
    expect(findNamesake(people, 'josé  lee')).toBe(jose);
  },
);
