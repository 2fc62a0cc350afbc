import { beforeAll, beforeEach, afterEach, describe, expect, test, vi } from 'vitest';
import { gifts } from '../../db/schema.ts';
import { buildTestApp, type TestUser } from '../../test/build-app.ts';
import { buildCategory, buildGift, buildList } from '../../test/factories.ts';

const { db, asUser } = await buildTestApp();
const ada = await asUser('Ada');
const kai = await asUser('Kai');
const setClock = (now: string) => vi.useFakeTimers({ toFake: ['Date'], now: new Date(now) });
beforeEach(() => void setClock('2026-11-17T12:00:00Z'));
afterEach(() => vi.useRealTimers());

beforeAll(async () => {
  const occasion = (slug: string) => buildCategory(db, { slug });
  const [christmas, halloween, fathersDay] = [
    await occasion('christmas'),
    await occasion('halloween'),
    await occasion('fathers-day'),
  ];
  await occasion('birthday');
  const camping = await buildCategory(db, { slug: 'camping', masterCategory: 'Interest' });
  const parents = await buildCategory(db, { slug: 'parents', masterCategory: 'Relationship' });
  const gift = (title: string, popularity: number, of: { id: number }[], description = '') =>
    buildGift(db, {
      title,
      popularity,
      description,
      categoryIds: [camping.id, parents.id, ...of.map(({ id }) => id)],
    });
  await gift('Zorb lantern', 9, []);
  await gift('Zorb lantern, orange', 5, [halloween]);
  await gift('Zorb lantern, red', 1, [christmas]);
  await gift('Zorb lantern, blue', 0, [christmas, fathersDay]);
  await gift('Holder', 99, [christmas], 'For a zorb lantern.');
  const list = (title: string, position: number, of: { id: number }[]) =>
    buildList(db, { title, position, categoryIds: of.map(({ id }) => id) });
  await list('Zorb lanterns', 1, []);
  await list('Zorb lanterns at night', 2, [halloween]);
  await list('Zorb lanterns in snow', 3, [christmas]);
});

const read = async (query: string, by: TestUser = ada) => {
  const { status, body } = await by.get(`/api/v1/search?${query}`);
  expect(status).toBe(200);
  return body.data;
};
/** What tells the gifts apart: the end of their titles. */
const shortened = (found: { title: string }[]) =>
  found.map(({ title }) => title.replace(/^Zorb lantern,? ?/, ''));
const order = async (query: string, by?: TestUser) => shortened((await read(query, by)).gifts);

describe('inside a tier', () => {
  test.each([
    ['2026-10-05', ['orange', '', 'red', 'blue', 'Holder']],
    ['2026-11-17', ['red', 'blue', '', 'orange', 'Holder']],
    ['2026-12-25', ['red', 'blue', '', 'orange', 'Holder']],
    ['2026-12-26', ['', 'orange', 'red', 'blue', 'Holder']],
    ['2027-06-01', ['blue', '', 'orange', 'red', 'Holder']],
    ['2027-07-01', ['', 'orange', 'red', 'blue', 'Holder']],
  ])('on %s what fits the season comes first, then what is kept more', async (day, expected) => {
    setClock(`${day}T12:00:00Z`);
    for (const isPopular of [false, true]) {
      await db.update(gifts).set({ isPopular });
      expect(await order('query=lantern')).toEqual(expected);
      expect(await order('query=lanter')).toEqual(expected);
      expect(await order('query=zorb+lantern')).toEqual(expected);
    }
  });

  test.each([
    ['2026-10-05', ['Zorb lanterns at night', 'Zorb lanterns', 'Zorb lanterns in snow']],
    ['2026-11-17', ['Zorb lanterns in snow', 'Zorb lanterns', 'Zorb lanterns at night']],
    ['2027-07-01', ['Zorb lanterns', 'Zorb lanterns at night', 'Zorb lanterns in snow']],
  ])('on %s lists go by the season too', async (day, expected) => {
    setClock(`${day}T12:00:00Z`);
    for (const query of ['lantern', 'lanter']) {
      const { giftLists } = await read(`query=${query}`);
      expect(giftLists.map(({ title }: { title: string }) => title)).toEqual(expected);
    }
  });

  test('it does so without words, and beside what was understood', async () => {
    const withoutWords = ['Holder', 'red', 'blue', '', 'orange'];
    expect(await order('interest=camping')).toEqual(withoutWords);
    expect(await order('query=camping')).toEqual(withoutWords);
    expect(await order('query=lantern+for+parents')).toEqual(['red', 'blue', '', 'orange', 'Holder']);
    // What suits a dad is a tier of its own, and stays ahead of the season.
    expect(await order('query=gift+for+dad')).toEqual(['blue', 'Holder', 'red', '', 'orange']);
  });

  test('it does not where a day is named', async () => {
    expect(await order('query=halloween+lantern')).toEqual(['orange']);
    expect(await order('query=lantern&occasion=halloween,christmas')).toEqual([
      'orange',
      'red',
      'blue',
      'Holder',
    ]);
    expect(await order('query=birthday+lantern')).toEqual(['', 'orange', 'red', 'blue', 'Holder']);
  });

  test('today is that of the account', async () => {
    setClock('2026-12-26T05:00:00Z');
    await kai.put('/api/v1/me/reminders', { timeZone: 'Pacific/Honolulu' });
    expect((await order('query=lantern', kai))[0]).toBe('red');
    expect((await order('query=lantern'))[0]).toBe('');
  });
});

describe('pages', () => {
  test.each(['query=lantern', 'query=lanter', 'interest=camping', 'query=gift+for+dad'])(
    'of %s that begin before midnight and go on after it have no gap and no repeat',
    async (query) => {
      setClock('2026-10-31T23:59:00Z');
      const whole = await read(query);
      expect(shortened(whole.gifts)).toHaveLength(5);
      for (let before = 1; before <= 4; before++) {
        const seen: string[] = [];
        let cursor: string | null = '';
        while (cursor !== null) {
          setClock(seen.length < before ? '2026-10-31T23:59:00Z' : '2026-11-01T00:01:00Z');
          const page = await read(`${query}&limit=1${cursor && `&cursor=${cursor}`}`);
          seen.push(...shortened(page.gifts));
          cursor = page.nextCursor;
        }
        expect(seen).toEqual(shortened(whole.gifts));
      }
      setClock('2026-11-01T00:01:00Z');
      expect(await order(query)).not.toEqual(shortened(whole.gifts));
    },
  );

  test('of lists go on with the lists of the first day', async () => {
    setClock('2026-10-31T23:59:00Z');
    const titles = (page: { data: { title: string }[] }) => page.data.map(({ title }) => title);
    const path = '/api/v1/search/gift-lists?query=lantern';
    const whole = titles((await ada.get(path)).body);
    const { body: first } = await ada.get(`${path}&limit=1`);
    setClock('2026-11-01T00:01:00Z');
    const { body: others } = await ada.get(`${path}&limit=5&cursor=${first.nextCursor}`);
    expect([...titles(first), ...titles(others)]).toEqual(whole);
    expect(whole[0]).toBe('Zorb lanterns at night');
  });
});
