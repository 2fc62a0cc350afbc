import { expect, it } from 'vitest';
import { buildGift } from '../../test/gifts.ts';
import { buildLink } from '../../test/recipient-gifts.ts';
import { findGivenAlike, givenBeforeText } from './given-before.ts';
import { checkGivenDay, dayOf, dayToIso, today } from './given-day.ts';
import { groupLinks } from './recipient-gifts.groups.ts';

const now = new Date(2025, 10, 16, 23, 30);

it("knows the reader's own today", () => {
  expect(today(now)).toBe('2025-11-16');
});

it('keeps a day the same day on its way through the server', () => {
  expect(dayOf(dayToIso('2024-02-29'))).toBe('2024-02-29');
});

it.each([
  ['', 'Please enter a valid date'],
  ['2025-13-01', 'Please enter a valid date'],
  ['1899-12-31', 'Please enter a date after 1900'],
  ['2025-11-17', 'Please choose today or an earlier day'],
  ['2025-11-16', undefined],
])('says of %j: %j', (day, message) => {
  expect(checkGivenDay(day, now)).toBe(message);
});

it('groups what was given by year, newest first, and leaves nothing out', () => {
  const given = (id: number, day: string) => buildLink({ id, givenAt: dayToIso(day) });
  const many = Array.from({ length: 300 }, (_, index) => given(1000 + index, '2019-05-05'));
  const { planned, given: years } = groupLinks([
    buildLink({ id: 1 }),
    given(2, '2024-03-01'),
    given(3, '2025-01-01'),
    given(4, '2024-12-31'),
    ...many,
  ]);
  expect(planned.map(({ id }) => id)).toEqual([1]);
  expect(years.map(({ year, links }) => [year, links.length])).toEqual([
    [2025, 1],
    [2024, 2],
    [2019, 300],
  ]);
  expect(years[1]?.links.map(({ id }) => id)).toEqual([4, 2]);
});

it('finds that somebody has had the same thing: by link, or by title but for case and marks', () => {
  const planned = buildLink({ gift: buildGift({ id: 1, title: 'Pour over kettle!', purchaseUrl: null }) });
  const given = buildLink({ id: 2, gift: buildGift({ id: 2 }), giftId: 2, givenAt: dayToIso('2024-12-24') });
  const alike = findGivenAlike(planned, [given]);
  expect(alike && givenBeforeText(alike, 1)).toBe('Given to Ann on December 24, 2024: Pour-over kettle');
  const other = buildLink({ gift: buildGift({ title: 'Kite', purchaseUrl: 'https://shop.example/kite' }) });
  expect(findGivenAlike(other, [given])).toBeUndefined();
});
