import { dateOfGivenAt, givenAtOfDate } from '@tuckaway/domain/days/given-at';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { formatDate } from '../../../lib/format.ts';
import { buildRecipientGift } from '../../../test/recipient-gifts.ts';
import { givenBeforeText } from './given-before.ts';
import { today } from '../../../lib/today.ts';
import { checkGivenDate } from './given-date.ts';
import { groupByYear } from '../group-by-year.ts';

const now = new Date(2025, 10, 16, 23, 30);

it("knows the reader's own today", () => {
  expect(today(now)).toBe('2025-11-16');
});

it('keeps a day the same day on its way through the server', () => {
  expect(dateOfGivenAt(givenAtOfDate('2024-02-29'))).toBe('2024-02-29');
});

it.each([
  ['', 'Please enter a valid date'],
  ['2025-13-01', 'Please enter a valid date'],
  ['2025-02-30', 'Please enter a valid date'],
  ['1899-12-31', 'Please enter a date after 1900'],
  ['2025-11-17', 'Please choose today or an earlier day'],
  ['2025-11-16', undefined],
])('says of %j: %j', (day, message) => {
  expect(checkGivenDate(day, now)).toBe(message);
});

it('groups what was given by year, newest first, and leaves nothing out', () => {
  const given = (id: number, day: string) => buildRecipientGift({ id, givenAt: givenAtOfDate(day) });
  const many = Array.from({ length: 300 }, (_, index) => given(1000 + index, '2019-05-05'));
  const { planned, given: years } = groupByYear([
    buildRecipientGift({ id: 1 }),
    given(2, '2024-03-01'),
    given(3, '2025-01-01'),
    given(4, '2024-12-31'),
    ...many,
  ]);
  expect(planned.map(({ id }) => id)).toEqual([1]);
  expect(years.map(({ year, recipientGifts }) => [year, recipientGifts.length])).toEqual([
    [2025, 1],
    [2024, 2],
    [2019, 300],
  ]);
  expect(years[1]?.recipientGifts.map(({ id }) => id)).toEqual([4, 2]);
});

it('names the other gift where it was only one like it', () => {
  const before = { recipientId: 3, recipientName: 'Ann', giftId: 2, giftTitle: 'Pour-over kettle' };
  const givenAt = givenAtOfDate('2024-12-24');
  expect(givenBeforeText({ ...before, givenAt, forGiftId: 1 })).toBe(
    'Given to Ann on December 24, 2024: Pour-over kettle',
  );
  expect(givenBeforeText({ ...before, givenAt, forGiftId: 2 })).toBe('Given to Ann on December 24, 2024');
});

describe.each(['Pacific/Kiritimati', 'America/Los_Angeles', 'America/Sao_Paulo', 'UTC'])('in %s', (zone) => {
  const home = process.env['TZ'];
  beforeAll(() => void (process.env['TZ'] = zone));
  afterAll(() => {
    if (home === undefined) delete process.env['TZ'];
    else process.env['TZ'] = home;
  });
  const days = fc.date({ min: new Date('1900-01-01'), max: new Date('2100-12-31'), noInvalidDate: true });
  // The nights on which clocks change, and those on which midnight does not exist.
  const turns = fc.constantFrom('2024-03-10', '2024-11-03', '2018-11-04', '2018-02-18', '1994-12-31');
  const day = fc.oneof(
    days.map((date) => date.toISOString().slice(0, 10)),
    turns,
  );

  it('a day is chosen, sent, read and shown as the same day', () => {
    expect(Intl.DateTimeFormat().resolvedOptions().timeZone).toBe(zone);
    fc.assert(
      fc.property(day, (chosen) => {
        const read = dateOfGivenAt(givenAtOfDate(chosen));
        const [year, month, date] = chosen.split('-').map(Number);
        const name = new Date(Date.UTC(2000, month! - 1)).toLocaleString('en-US', {
          month: 'long',
          timeZone: 'UTC',
        });
        expect([read, formatDate(read)]).toEqual([chosen, `${name} ${date}, ${year}`]);
      }),
    );
  });

  it('today is the date on the wall, at any hour', () => {
    fc.assert(
      fc.property(fc.date({ min: new Date(0), max: new Date('2100-01-01'), noInvalidDate: true }), (now) => {
        const wall = now.toLocaleDateString('en-CA', { timeZone: zone });
        expect(today(now)).toBe(wall);
        expect(checkGivenDate(wall, now)).toBeUndefined();
      }),
    );
  });
});
