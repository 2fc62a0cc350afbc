import type { Suggestions } from '@tuckaway/contract/search/suggestions';
import { beforeAll, describe, expect, test } from 'vitest';
import { buildTestApp, type TestUser } from '../../test/build-app.ts';
import { buildCoEditing } from '../../test/builders/co-editing.ts';
import { buildGift, buildList } from '../../test/factories.ts';
import { buildSearchFixture } from '../../test/search-fixture.ts';

const { db, asUser, asVisitor } = await buildTestApp();
let ada: TestUser;
let ben: TestUser;

beforeAll(async () => {
  await buildSearchFixture(db);
  for (const title of [
    'Cast iron skillet',
    'Cast iron pan',
    'Christmas candle',
    'Christmas wreath',
    'Candle holder',
    'Coffee grinder',
    'Coffee mug',
    'Grandparents journal',
  ])
    await buildGift(db, { title });
  await buildList(db, { title: 'The Hanukkah Table', position: 1 });
  ada = await asUser('Ada');
  ben = await asUser('Ben');
});

async function ask(query: string, user = ada): Promise<Suggestions> {
  const { status, body } = await user.get(`/api/v1/search/suggestions?query=${encodeURIComponent(query)}`);
  expect(status).toBe(200);
  return body.data;
}

describe('words', () => {
  test('complete what is being typed, the most used first', async () => {
    const { words } = await ask('chr');
    expect(words[0]).toBe('christmas');
    const completed = (await ask('cam')).words;
    expect(completed).not.toEqual([]);
    for (const word of completed) expect(word).toMatch(/^cam\w+$/);
  });

  test('go with those before them, which stay as they were typed', async () => {
    const { words } = await ask('Cast Iron Sk');
    expect(words).toContain('Cast Iron skillet');
    for (const text of words) expect(text).toMatch(/^Cast Iron sk/);
    expect((await ask('gift for my gra')).words[0]).toMatch(/^gift for my gra\w+/);
  });

  test('leave out words that were typed already', async () => {
    const { words } = await ask('candle');
    expect(words).not.toEqual([]);
    expect(words).not.toContain('candle');
    expect(words).not.toContain('candles');
  });

  test('go on after a whole word as titles do', async () => {
    expect((await ask('cast iron')).words).toContain('cast iron skillet');
    const { words } = await ask('coffee');
    expect(words).not.toEqual([]);
    for (const text of words) expect(text).toMatch(/^coffee( |\w)/);
  });

  test('leave out names of authors and makers, which a search still finds and corrects', async () => {
    await buildGift(db, { title: 'The Quokka Atlas by Wilhelmina Zyzzart, board book' });
    await buildGift(db, { title: 'Quokka lamp painted by hand' });
    expect((await ask('quo')).words).toEqual(['quokka']);
    expect((await ask('wilhelm')).words).toEqual([]);
    expect((await ask('quokka')).words.toSorted()).toEqual(['quokka atlas', 'quokka lamp']);
    expect((await ask('quokka zyz')).words).toEqual([]);
    expect((await ask('quokka boar')).words).toEqual(['quokka board']);
    expect((await ask('quokka pain')).words).toEqual(['quokka painted']);
    for (const query of ['zyzzart', 'zyzart']) {
      const { body } = await ada.get(`/api/v1/search?query=${query}`);
      expect(body.data.gifts[0].title).toContain('Zyzzart');
    }
  });

  test('lead to something: every one is found by a search', async () => {
    for (const begun of ['ca', 'wo', 'tea', 'bir', 'cast iron sk']) {
      const { words } = await ask(begun);
      expect(words, begun).not.toEqual([]);
      for (const text of words) {
        const { body } = await ada.get(`/api/v1/search?limit=1&query=${encodeURIComponent(text)}`);
        expect(body.data.giftTotal + body.data.giftListTotal, text).toBeGreaterThan(0);
      }
    }
  });
});

describe('my own things', () => {
  test('match the beginning of any word of their names, for their owner only', async () => {
    const person = await ada.post('/api/v1/recipients', { name: 'Aunt Zélia', userId: ada.id });
    const list = await ada.post('/api/gift-lists/simple', { title: 'Zelia’s kitchen', userId: ada.id });
    const tag = await ada.post('/api/v1/tags', { name: 'zelia-ish' });
    const gift = await ada.post('/api/v1/gifts', { title: 'Clock for Zelia', createdById: ada.id });
    const { mine } = await ask('zel');
    expect(mine).toEqual([
      { kind: 'person', id: person.body.data.id, title: 'Aunt Zélia' },
      { kind: 'list', id: list.body.data.id, title: 'Zelia’s kitchen' },
      { kind: 'tag', id: tag.body.data.id, title: 'zelia-ish' },
      { kind: 'gift', id: gift.body.data.id, title: 'Clock for Zelia' },
    ]);
    expect((await ask('something for ZÉL')).mine).toHaveLength(4);
    expect(await ask('zel', ben)).toEqual({ mine: [], lists: [], words: [] });
  });

  test('include lists that the user edits, after their own', async () => {
    const cleo = await asUser('Cleo');
    const theirs = await buildList(db, { title: 'Quilt plans of all', userId: cleo.id, isPrivate: true });
    await buildCoEditing(db, { id: theirs.id, userId: cleo.id }, null, ben.id);
    const own = await buildList(db, { title: 'Quilt ideas', userId: ben.id });
    const lists = (await ask('quilt', ben)).mine;
    expect(lists.map(({ id }) => id)).toEqual([own.id, theirs.id]);
    expect((await ask('quilt', ada)).mine).toEqual([]);
  });

  test('leave room for words: all kinds together are at most eight', async () => {
    for (let index = 0; index < 6; index++) {
      await ben.post('/api/v1/recipients', { name: `Christa ${index}`, userId: ben.id });
      await ben.post('/api/v1/tags', { name: `christening${index}` });
    }
    const { mine, lists, words } = await ask('chri', ben);
    expect(mine.map(({ kind }) => kind)).toEqual(['person', 'person', 'tag', 'tag']);
    expect(words).toContain('christmas');
    expect(mine.length + lists.length + words.length).toBeLessThanOrEqual(8);
  });
});

test('curated lists are found by their names', async () => {
  const { lists } = await ask('the hanukkah ta');
  expect(lists.map(({ title }) => title)).toEqual(['The Hanukkah Table']);
  expect((await ada.get(`/api/gift-lists/${lists[0]!.id}`)).status).toBe(200);
});

test('text that is no words suggests nothing, and breaks nothing', async () => {
  for (const text of ['a', '%%', "'", "x' | 'y", '100%_', '((((', 'a & !b:*', '日', '🎁🎁'])
    expect((await ask(text)).mine).toEqual([]);
  expect((await ada.get('/api/v1/search/suggestions?query=%20')).status).toBe(400);
  expect((await ada.get('/api/v1/search/suggestions')).status).toBe(400);
  expect((await asVisitor.get('/api/v1/search/suggestions?query=tea')).status).toBe(401);
});

describe('curated lists', () => {
  test('come as their editors placed them, three at most', async () => {
    for (const [title, position] of [
      ['Zebra fourth', 904],
      ['Zebra second', 902],
      ['Zebra third', 903],
      ['Zebra first', 901],
    ] as const)
      await buildList(db, { title, position });
    const { lists } = await ask('zebr');
    expect(lists.map(({ title }) => title)).toEqual(['Zebra first', 'Zebra second', 'Zebra third']);
  });
});
