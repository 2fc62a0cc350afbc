import { expect, test } from 'vitest';
import { assignments, nullIfEmpty } from './row.ts';
import { join } from './sql.ts';

test('absent fields are left out of an update, null empties a column', () => {
  const set = assignments<'recipientGifts'>({
    note: null,
    givenAt: undefined,
    paidCents: 0,
    forNoDay: false,
  });
  const { text, values } = join(set, ', ');
  expect(text).toBe('note = $1, paid_cents = $2, for_no_day = $3');
  expect(values).toEqual([null, 0, false]);
  expect(assignments<'recipientGifts'>({})).toEqual([]);
});

test('an absent text stays absent', () => {
  expect([undefined, null, '', 'blue'].map(nullIfEmpty)).toEqual([undefined, null, null, 'blue']);
});
