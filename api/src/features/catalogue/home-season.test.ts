import { join } from 'node:path';
import type { GiftList } from '@tuckaway/contract/gifts/gift-lists';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { buildTestApp } from '../../test/build-app.ts';
import { loadCatalogue } from './catalogue-loader.ts';

const { db, asVisitor, asUser } = await buildTestApp();
const setClock = (now: string) => vi.useFakeTimers({ toFake: ['Date'], now: new Date(now) });
const DATED = [
  'Christmas',
  'Hanukkah',
  'Thanksgiving',
  "Valentine's Day",
  "Mother's Day",
  "Father's Day",
  'Halloween',
  'Lunar New Year',
  'Eid',
  'Easter',
  'Teacher Day',
  'Graduation',
  'Back to School',
  'Diwali',
];
const isDated = ({ occasion }: GiftList) => DATED.includes(occasion ?? '');

beforeAll(async () => {
  await loadCatalogue(db, join(import.meta.dirname, '../../../../content/catalogue'));
}, 60_000);
afterEach(() => vi.useRealTimers());

async function readHome(limit = 100, caller: Pick<typeof asVisitor, 'get'> = asVisitor): Promise<GiftList[]> {
  const lists: GiftList[] = [];
  let cursor = '';
  do {
    const { status, body } = await caller.get(`/api/gift-lists/public?limit=${limit}${cursor}`);
    expect(status).toBe(200);
    lists.push(...body.data);
    cursor = body.nextCursor && `&cursor=${body.nextCursor}`;
  } while (cursor);
  return lists;
}

test.each([
  ['2026-01-05', "Valentine's Day"],
  ['2026-05-01', "Mother's Day"],
  ['2026-10-01', 'Halloween'],
  ['2026-11-18', 'Thanksgiving'],
  ['2026-12-10', 'Hanukkah'],
])(
  'on %s the home screen has %s among the first, no day too often, and evergreen lists',
  async (day, expected) => {
    setClock(`${day}T12:00:00Z`);
    const first = (await readHome()).slice(0, 12);
    expect(first.map(({ occasion }) => occasion)).toContain(expected);
    for (const some of Map.groupBy(first.filter(isDated), ({ occasion }) => occasion).values())
      expect(some.length).toBeLessThanOrEqual(4);
    expect(first.filter((list) => !isDated(list)).length).toBeGreaterThanOrEqual(2);
  },
);

test('pages show each list once, in the order of the first page, also past midnight', async () => {
  setClock('2026-10-31T23:59:00Z');
  const whole = await readHome();
  expect((await readHome(7)).map(({ id }) => id)).toEqual(whole.map(({ id }) => id));
  const first = (await asVisitor.get('/api/gift-lists/public?limit=40')).body;
  setClock('2026-11-01T00:01:00Z');
  const second = (await asVisitor.get(`/api/gift-lists/public?limit=40&cursor=${first.nextCursor}`)).body;
  expect([...first.data, ...second.data]).toEqual(whole.slice(0, 80));
  expect((await readHome())[0]!.occasion).toBe('Diwali');
});

test('the order is that of the day, and a browser that has it is told so', async () => {
  setClock('2026-02-14T09:00:00Z');
  const morning = await asVisitor.get('/api/gift-lists/public');
  setClock('2026-02-14T22:00:00Z');
  expect((await asVisitor.get('/api/gift-lists/public')).body).toEqual(morning.body);
  setClock('2026-02-15T00:01:00Z');
  expect((await asVisitor.get('/api/gift-lists/public')).body.data[0].occasion).not.toBe("Valentine's Day");
});

test('the day is that of the account', async () => {
  setClock('2027-02-15T05:00:00Z');
  const honolulu = await asUser('Kai');
  const told = await honolulu.put('/api/v1/me/reminders', { timeZone: 'Pacific/Honolulu' });
  expect(told.status).toBe(200);
  expect((await readHome(100, honolulu))[0]!.occasion).toBe("Valentine's Day");
  expect((await readHome())[0]!.occasion).not.toBe("Valentine's Day");
});

test('one occasion: what is about it, then what suits it too', async () => {
  setClock('2026-06-30T12:00:00Z');
  const { data } = (await asVisitor.get('/api/gift-lists/public?occasion=christmas')).body;
  const occasions = data.map(({ occasion }: GiftList) => occasion);
  const about = occasions.filter((occasion: GiftList['occasion']) => occasion === 'Christmas').length;
  expect(about).toBeGreaterThan(4);
  expect(occasions.slice(0, about)).toEqual(Array(about).fill('Christmas'));
  expect(data.length).toBeGreaterThan(about);
});

test.each([
  ['not-a-day', 0, 1, 1],
  ['9999-12-31', 0, 1, 1],
  ['2026-01-01', 99, 1, 1],
  ['2026-01-01', -1, 1, 1],
])('a cursor that is none of ours breaks nothing: %j', async (...key) => {
  const cursor = Buffer.from(JSON.stringify(key)).toString('base64url');
  expect([200, 400]).toContain((await asVisitor.get(`/api/gift-lists/public?cursor=${cursor}`)).status);
});
