import { describe, expect, test } from 'vitest';
import { buildCoEditing } from '../../test/builders/co-editing.ts';
import { buildGift, buildList, putInList } from '../../test/factories.ts';
import { buildSearchTest, titles } from './search.fixture.ts';

const { db, asUser, asVisitor, startAnother, ada, ben, find, say } = await buildSearchTest();

describe('search by words', () => {
  test.each([
    ['a word', 'lantern', ['Camp lantern', 'Folding lantern set']],
    ['a beginning', 'lante', ['Camp lantern', 'Folding lantern set']],
    ['a plural', 'lanterns', ['Camp lantern', 'Folding lantern set']],
    ['missing accents', 'creme brulee', ['Crème brûlée torch']],
    ['another order', 'mat putting', ['Putting mat for golf']],
  ])('finds gifts by %s', async (_how, query, expected) => {
    expect(titles((await say(query)).gifts).toSorted()).toEqual(expected);
  });

  test('finds a gift by its title, although the title names an age', async () => {
    const found = await say('olive tree, two years old');
    expect(titles(found.gifts)).toEqual(['Olive tree, two years old']);
    expect(found.understood).toEqual([]);
  });

  test('ranks a title with all words first', async () => {
    expect(titles((await say('camp quilt')).gifts)[0]).toBe('Down camp quilt');
    expect(titles((await say('tea sampler')).gifts)[0]).toBe('Green tea sampler');
  });

  test('corrects a misspelled word, tells so, and searches it as typed on request', async () => {
    const found = await say('lantren');
    expect(found.correctedQuery).toBe('lantern');
    expect(found.giftTotal).toBe(2);
    const asTyped = await find('query=lantren&asTyped=spelling');
    expect([asTyped.correctedQuery, asTyped.giftTotal]).toEqual([null, 0]);
  });

  test('does not correct an ordinary English word that no gift has', async () => {
    const found = await say('horse');
    expect(found.correctedQuery).toBeNull();
    expect(found.ignoredWords).toEqual([]);
  });

  test.each(['%', '_', '&|!', "'", '\\', '<->', '((('])('answers the query %j', async (text) => {
    expect((await ada.get(`/api/v1/search?query=${encodeURIComponent(text)}`)).status).toBe(200);
  });
});

describe('search by a sentence', () => {
  test('returns the understood parts, and the query without each of them', async () => {
    const { understood, gifts } = await say('tea gift for mom under $30, not golf');
    expect(understood.map(({ kind, label }) => [kind, label])).toEqual([
      ['interest', 'Tea'],
      ['person', 'Mom'],
      ['price', 'Up to $30'],
      ['refusal', 'Not golf'],
    ]);
    expect(understood.map(({ without }) => without)).toEqual([
      'gift for mom under $30, not golf',
      'tea gift under $30, not golf',
      'tea gift for mom, not golf',
      'tea gift for mom under $30',
    ]);
    expect(gifts[0]!.title).toBe('Green tea sampler');
  });

  test('applies the price, the refusals and the age of the sentence', async () => {
    const dad = await say('gift for dad under $65 but not golf');
    expect(dad.gifts).not.toEqual([]);
    expect(titles(dad.gifts)).not.toContain('Putting mat for golf');
    for (const { price } of dad.gifts) expect(price).toBeLessThanOrEqual(65);
    expect(titles((await say('newborn')).gifts)).toEqual(['Wooden rattle']);
  });

  test('without children leaves out gifts for them alone, without adults all others', async () => {
    const foundTitles = async (sentence: string) => titles((await say(sentence)).gifts);
    expect(await foundTitles('gift, not for kids')).not.toContain('Magnetic tiles');
    expect((await foundTitles('gift, not for adults')).toSorted()).toEqual([
      'Magnetic tiles',
      'Wooden rattle',
    ]);
    expect(await foundTitles('gift, not for old people')).toContain('Magnetic tiles');
  });

  test('searches for the words alone on request', async () => {
    const found = await find('query=mat+under+%2450&asTyped=true');
    expect(found.understood).toEqual([]);
    expect(titles(found.gifts)).toEqual(['Putting mat for golf']);
  });

  test('adds a note on an allergy', async () => {
    expect((await say('treats, allergic to nuts')).notes).toHaveLength(1);
    expect((await say('treats')).notes).toEqual([]);
  });

  test('accepts 300 characters and refuses 301', async () => {
    expect((await ada.get(`/api/v1/search?query=${'mug '.repeat(74)}`)).status).toBe(200);
    expect((await ada.get(`/api/v1/search?query=${'a'.repeat(301)}`)).status).toBe(400);
  });
});

test('a list that names a father in its title is not found for a mother', async () => {
  await buildList(db, { title: 'Marrakesh for a Father' });
  expect(titles((await say('marrakesh')).giftLists)).toEqual(['Marrakesh for a Father']);
  expect(titles((await say('marrakesh for my mother in law')).giftLists)).toEqual([]);
});

describe('search with few matches', () => {
  test('adds the closest gifts with their unmet parts', async () => {
    const found = await say('lantern under $10');
    expect([found.giftTotal, found.gifts]).toEqual([0, []]);
    const lantern = found.closestGifts.find(({ title }) => title === 'Camp lantern');
    expect(lantern?.unmet).toEqual(['Up to $10']);
    expect(found.closestGifts.length).toBeGreaterThan(7);
  });

  test('finds no match for nonsense, and offers other gifts and lists', async () => {
    const found = await say('xqzzvblorp');
    expect([found.giftTotal, found.giftListTotal, found.gifts]).toEqual([0, 0, []]);
    expect(found.ignoredWords).toEqual(['xqzzvblorp']);
    expect(found.closestGifts.length).toBeGreaterThan(7);
    expect(found.otherLists.length).toBeGreaterThan(0);
  });

  test('adds no closest gifts where there are enough matches', async () => {
    const found = await say('friends');
    expect(found.giftTotal).toBeGreaterThan(7);
    expect(found.closestGifts).toEqual([]);
  });
});

describe('owners of found gifts and lists', () => {
  test('a search finds curated and own things, never those of others', async () => {
    const mine = await buildGift(db, { title: 'Zanzibar clove tin', createdById: ada.id });
    const open = await buildList(db, { title: 'Zanzibar plans', userId: ada.id, isPrivate: false });
    const forAda = await say('zanzibar');
    expect(forAda.gifts.map(({ id }) => id)).toEqual([mine.id]);
    expect(forAda.giftLists.map(({ id }) => id)).toEqual([open.id]);
    const forBen = await say('zanzibar', ben);
    expect([forBen.giftTotal, forBen.giftListTotal, forBen.gifts]).toEqual([0, 0, []]);
    expect(JSON.stringify(forBen)).not.toContain('clove');
  });

  test('co-editors find the list, with the gifts and prices that they see in it', async () => {
    const cleo = await asUser('Cleo');
    const dora = await asUser('Dora');
    const list = await buildList(db, { title: 'Xylophone corner', userId: cleo.id, isPrivate: true });
    // Cleo saved a gift that Dora made: it is in the list, and not Cleo's to show.
    const hidden = await buildGift(db, { title: 'Secret mallet', createdById: dora.id, priceCents: 900 });
    await putInList(db, list, hidden.id);
    const shown = await buildGift(db, { title: 'Music stand', createdById: cleo.id, priceCents: 9000 });
    await putInList(db, list, shown.id);
    await buildCoEditing(db, { id: list.id, userId: cleo.id }, null, ben.id);
    const { giftLists } = await say('xylophone', ben);
    expect(giftLists).toMatchObject([{ id: list.id, userId: cleo.id, giftCount: 1 }]);
    expect(JSON.stringify(giftLists)).not.toContain('mallet');
    expect((await say('xylophone over $50', ben)).giftListTotal).toBe(1);
    expect((await say('xylophone under $20', ben)).giftListTotal).toBe(0);
    expect((await say('xylophone', cleo)).giftLists).toMatchObject([{ id: list.id, giftCount: 2 }]);
    expect((await say('xylophone', dora)).giftListTotal).toBe(0);
  });

  test('own gifts that match the words and the price come first', async () => {
    await buildGift(db, { title: 'My rusty lantern', createdById: ada.id, priceCents: 900 });
    expect(titles((await say('lantern')).gifts)[0]).toBe('My rusty lantern');
    expect(titles((await say('lantern over $20')).gifts)).toEqual(['Camp lantern']);
    expect(titles((await say('lantern, not rusty')).gifts)).not.toContain('My rusty lantern');
    expect(titles((await say('teapot')).gifts)).not.toContain('My rusty lantern');
  });

  test('own gifts, which have no categories, pass no filter by category', async () => {
    await buildGift(db, { title: 'My battered lantern', createdById: ada.id, priceCents: 900 });
    expect(titles((await find('query=battered+lantern&price=under-25')).gifts)).toContain(
      'My battered lantern',
    );
    for (const filter of ['occasion=birthday', 'interest=camping', 'category=all-interests'])
      expect(titles((await find(`query=lantern&${filter}`)).gifts)).not.toContain('My battered lantern');
  });

  test('own gifts are found where the query names an interest', async () => {
    for (const title of ['Fishing net', 'Gardening gloves', 'Coffee table book'])
      await buildGift(db, { title, createdById: ada.id });
    expect(titles((await say('fishing')).gifts)).toContain('Fishing net');
    expect(titles((await say('gardening')).gifts)).toContain('Gardening gloves');
    expect(titles((await say('coffee for mom')).gifts)).toContain('Coffee table book');
    expect(titles((await say('yoga')).gifts)).not.toContain('Fishing net');
  });

  test.each(['', '/gifts', '/gift-lists', '/finder'])('visitors get 401 from search%s', async (path) => {
    expect((await asVisitor.get(`/api/v1/search${path}?query=mug`)).status).toBe(401);
  });

  test.each(['query=', 'query=%20%20', 'query=a&query=b', 'color=red'])(
    'the invalid query %s is refused',
    async (query) => {
      expect((await ada.get(`/api/v1/search?${query}`)).status).toBe(400);
    },
  );
});

describe('names of recipients', () => {
  test('a search knows a recipient by the first name, with their interests', async () => {
    const draft = { name: 'Anna Gruber', relationship: 'friends', interests: ['gardening'] };
    expect((await ada.post('/api/v1/recipients', draft)).status).toBe(201);
    const { understood, gifts } = await say('gift for anna');
    expect(understood.map(({ label }) => label)).toEqual(['Anna Gruber']);
    expect(['Copper trowel', 'Seed library']).toContain(gifts[0]!.title);
    expect((await say('gift for anna', ben)).understood).toEqual([]);
  });
});

test('every server finds a change of the catalogue at once', async () => {
  const other = (await startAnother())(ada);
  expect((await find('query=quillwort', other)).giftTotal).toBe(0);
  const gift = await buildGift(db, { title: 'Quillwort print' });
  expect(titles((await find('query=quillwort', other)).gifts)).toEqual(['Quillwort print']);
  expect((await find('query=quillwort')).gifts.map(({ id }) => id)).toEqual([gift.id]);
});
