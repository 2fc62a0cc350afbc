import { expect, it } from 'vitest';
import { buildRecipient, buildDayOccurrence } from '../../../test/people.ts';
import { rankRecipients } from './rank-recipients.ts';

it('suggests people with a near day and no gift, then those who got most gifts, then by next day', () => {
  const person = (id: number, name: string, givenCount = 0) => buildRecipient({ id, name, givenCount });
  const people = [
    person(1, 'Ann'),
    person(2, 'Ben', 3),
    person(3, 'Cleo'),
    person(4, 'Dora'),
    person(5, 'Emil'),
    person(6, 'Finn', 1),
  ];
  const nextDays = new Map([
    [3, buildDayOccurrence({ daysLeft: 40 })],
    [4, buildDayOccurrence({ daysLeft: 3 })],
    [5, buildDayOccurrence({ daysLeft: 200 })],
    [6, buildDayOccurrence({ daysLeft: 10, readiness: 'bought' })],
  ]);
  expect(rankRecipients(people, nextDays).map(({ name }) => name)).toEqual([
    'Dora',
    'Cleo',
    'Ben',
    'Finn',
    'Emil',
    'Ann',
  ]);
});
