import { expect, test } from 'vitest';
import { homeOrder, type HomeList } from './home-order.ts';

let id = 0;
const lists = (
  count: number,
  occasion: string | null,
  categories: string[] = [],
  instantShare = 0,
): HomeList[] => Array.from({ length: count }, () => ({ id: ++id, occasion, categories, instantShare }));
const LISTS = [
  ...lists(8, 'christmas'),
  ...lists(3, 'hanukkah'),
  ...lists(4, 'thanksgiving'),
  ...lists(8, 'fathers-day'),
  ...lists(4, 'mothers-day'),
  ...lists(7, 'graduation'),
  ...lists(2, 'valentines-day'),
  ...lists(6, null, ['grandparents']),
  ...lists(3, 'wedding', ['wedding']),
  ...lists(3, null, ['travel']),
  ...lists(4, null, [], 0.9),
  ...lists(30, null),
];
const firstOn = (day: string) => homeOrder(LISTS, day).slice(0, 12);
const isEvergreen = ({ occasion }: HomeList) => occasion === null || occasion === 'wedding';

test.each([
  '2026-01-02',
  '2026-02-10',
  '2026-05-01',
  '2026-07-20',
  '2026-08-25',
  '2026-10-01',
  '2026-11-18',
  '2026-12-23',
])('on %s no day has more than four of the first twelve, and two are evergreen', (day) => {
  const first = firstOn(day);
  for (const some of Map.groupBy(
    first.filter((list) => !isEvergreen(list)),
    ({ occasion }) => occasion,
  ).values())
    expect(some.length).toBeLessThanOrEqual(4);
  expect(first.filter(isEvergreen).length).toBeGreaterThanOrEqual(2);
  expect(first.filter(({ categories }) => categories.includes('grandparents')).length).toBeLessThanOrEqual(4);
  const whole = homeOrder(LISTS, day);
  expect(new Set(whole).size).toBe(LISTS.length);
});

test('the nearest day comes first, and other days that are near follow', () => {
  const days = (day: string) => [...new Set(firstOn(day).flatMap(({ occasion }) => occasion ?? []))];
  expect(days('2026-11-18').slice(0, 3)).toEqual(['thanksgiving', 'hanukkah', 'christmas']);
  expect(days('2026-05-01')).toEqual(expect.arrayContaining(['mothers-day', 'graduation', 'fathers-day']));
});

test('summer has travel and weddings, and two weeks of winter are not the same', () => {
  const summer = firstOn('2026-07-20');
  expect(summer.flatMap(({ categories }) => categories)).toContain('travel');
  expect(summer.map(({ occasion }) => occasion)).toContain('wedding');
  expect(firstOn('2026-01-02').map((list) => list.id)).not.toEqual(
    firstOn('2026-02-10').map((list) => list.id),
  );
});

test('the last days before Christmas begin with gifts that still arrive', () => {
  const firstInstant = (day: string) =>
    firstOn(day)
      .slice(0, 4)
      .map(({ instantShare }) => instantShare > 0.5);
  expect(firstInstant('2026-12-23')).toEqual([true, true, true, true]);
  expect(firstInstant('2026-12-10')).toContain(false);
});
