import { describe, expect, test } from 'vitest';
import { buildTestApp } from '../../test/build-app.ts';
import {
  buildGift,
  buildList,
  buildRecipient,
  buildRecipientGift,
  buildTag,
  putInList,
} from '../../test/factories.ts';

const { db, asVisitor, asUser } = await buildTestApp();
const ada = await asUser('Ada');
const ben = await asUser('Ben');
const path = '/api/v1/user-saved-gifts';

const favorites = { id: ada.favoritesId, userId: ada.id };
const garden = await buildList(db, { userId: ada.id, title: 'Garden' });
const [trowel, lamp, bread, vase] = [
  await buildGift(db, {
    title: 'Copper trowel',
    priceCents: 3200,
    retailer: 'Green & Sons',
    inLists: [favorites, garden],
  }),
  await buildGift(db, {
    title: 'Reading lamp',
    priceCents: 9900,
    createdById: ada.id,
    description: 'Seen at Zoë’s place, among the dandelions',
    purchaseUrl: 'https://www.lamps.example/dusk?x=1',
    inLists: [favorites],
  }),
  await buildGift(db, { title: 'Bread knife', priceCents: 2499, inLists: [favorites] }),
  await buildGift(db, { title: 'Vase', inLists: [garden] }),
];
const dad = await buildRecipient(db, ada.id, { name: 'Dad' });
const zoe = await buildRecipient(db, ada.id, { name: 'Zoë' });
await buildRecipientGift(db, ada.id, { recipientId: dad.id, giftId: trowel.id, givenAt: '2025-12-24' });
await buildRecipientGift(db, ada.id, { recipientId: zoe.id, giftId: trowel.id });
await buildRecipientGift(db, ada.id, {
  recipientId: dad.id,
  giftId: bread.id,
  boughtAt: '2026-11-01',
  note: 'the serrated one',
});
const cosy = await buildTag(db, ada.id, { name: 'Cosy evening', onGifts: [lamp.id] });

const titlesIn = ({ data }: { data: { gift: { title: string } }[] }) => data.map(({ gift }) => gift.title);

/** Titles of all matches, in the default order of the call and by title. */
async function titles(query: string, user = ada): Promise<string[]> {
  const [newest, byTitle] = [
    await user.get(`${path}?${query}`),
    await user.get(`${path}?sort=title&${query}`),
  ];
  for (const { status, body } of [newest, byTitle]) {
    expect(status).toBe(200);
    expect(body.total).toBe(body.data.length);
  }
  const sorted = titlesIn(byTitle.body);
  expect(titlesIn(newest.body).toSorted()).toEqual(sorted);
  return sorted;
}

describe('filters', () => {
  test.each([
    ['a person', `recipientId=${dad.id}`, ['Bread knife', 'Copper trowel']],
    ['a person and a status', `recipientId=${zoe.id}&status=idea`, ['Copper trowel']],
    ['a person and another status', `recipientId=${zoe.id}&status=given`, []],
    ['a tag', `tagId=${cosy.id}`, ['Reading lamp']],
    ['what is given', 'status=given', ['Copper trowel']],
    ['what is bought', 'status=bought', ['Bread knife']],
    ['ideas, also those for nobody yet', 'status=idea', ['Copper trowel', 'Reading lamp', 'Vase']],
    ['a list', `giftListId=${garden.id}`, ['Copper trowel', 'Vase']],
    ['a price', 'price=under-25', ['Bread knife']],
    ['the next price', 'price=25-50', ['Copper trowel']],
    ['what I added', 'source=own', ['Reading lamp']],
    ['the catalogue', 'source=catalogue', ['Bread knife', 'Copper trowel', 'Vase']],
    ['a shop by its name', 'shop=green%20%26%20sons', ['Copper trowel']],
    ['a shop by its site', 'shop=lamps.example', ['Reading lamp']],
    ['several at once', `recipientId=${dad.id}&price=25-50&source=catalogue`, ['Copper trowel']],
    ['a list of somebody else', `giftListId=${ben.favoritesId}`, []],
  ])('select by %s', async (_, query, expected) => {
    expect(await titles(query)).toEqual(expected);
  });

  test('name things of mine alone: nobody else finds anything with them', async () => {
    await putInList(db, { id: ben.favoritesId, userId: ben.id }, trowel.id);
    for (const query of [`recipientId=${dad.id}`, `tagId=${cosy.id}`, `giftListId=${garden.id}`, 'query=dad'])
      expect(await titles(query, ben)).toEqual([]);
    expect((await asVisitor.get(`${path}?recipientId=${dad.id}`)).status).toBe(401);
  });

  test('count what they leave, also of mine', async () => {
    const { body } = await ada.get(`${path}?price=50-100&mine=true`);
    expect(body).toMatchObject({ total: 1, totalMine: 1 });
  });

  test.each(['recipientId=0', 'status=lost', 'price=cheap', 'source=moon', 'tagId=x'])(
    'refuse %s',
    async (query) => {
      expect((await ada.get(`${path}?${query}`)).status).toBe(400);
    },
  );

  test('go on page by page', async () => {
    const { body: first } = await ada.get(`${path}?recipientId=${dad.id}&limit=1`);
    const { body: second } = await ada.get(
      `${path}?recipientId=${dad.id}&limit=1&cursor=${first.nextCursor}`,
    );
    expect([...first.data, ...second.data].map(({ gift }) => gift.title)).toEqual([
      'Bread knife',
      'Copper trowel',
    ]);
    expect(second.nextCursor).toBeNull();
  });
});

test('an entry says whom the gift is for and how far it is, each person once', async () => {
  await buildRecipientGift(db, ada.id, {
    recipientId: zoe.id,
    giftId: trowel.id,
    dayOn: '2024-05-05',
    givenAt: '2024-05-05',
  });
  const { body } = await ada.get(`${path}?giftListId=${garden.id}&sort=title`);
  expect(body.data.map(({ recipients }: { recipients: unknown }) => recipients)).toEqual([
    [
      { id: dad.id, name: 'Dad', status: 'given' },
      { id: zoe.id, name: 'Zoë', status: 'idea' },
    ],
    [],
  ]);
  expect((await ben.get(path)).body.data[0].recipients).toEqual([]);
});

describe('search', () => {
  test.each([
    ['words of a title in any order', 'trowel copper', ['Copper trowel']],
    ['notes', 'dandelion', ['Reading lamp']],
    ['notes and people', 'zoe', ['Copper trowel', 'Reading lamp']],
    ['a note for somebody', 'serrated', ['Bread knife']],
    ['a tag', 'cosy', ['Reading lamp']],
    ['a person', 'DAD', ['Bread knife', 'Copper trowel']],
    ['a shop', 'sons', ['Copper trowel']],
    ['the site of a link', 'lamps.ex', ['Reading lamp']],
    ['words of several of these', 'dad knife', ['Bread knife']],
    ['nothing', 'xylophone', []],
  ])('finds %s', async (_, query, expected) => {
    expect(await titles(`query=${encodeURIComponent(query)}`)).toEqual(expected);
  });

  test('does not look into notes of a gift that somebody else created', async () => {
    const shown = await buildList(db, { userId: ben.id });
    const theirs = await buildGift(db, {
      title: 'Kite',
      createdById: ben.id,
      description: 'secretive',
      inLists: [shown],
    });
    await putInList(db, favorites, theirs.id);
    expect(await titles('query=kite')).toEqual(['Kite']);
    expect(await titles('query=secretive')).toEqual([]);
  });

  test.each(["'", '\\', '&|!', ':*', "a' | b", '%', '<->'])('takes %j for text', async (query) => {
    expect((await ada.get(`${path}?query=${encodeURIComponent(query)}`)).status).toBe(200);
  });
});

test('a tag shows all that has it on demand, saved or not, as far as I may see it', async () => {
  const loose = await buildGift(db, { title: 'Loose leaf tea' });
  const gone = await buildGift(db, { title: 'Out of sight', createdById: ben.id });
  const tag = await buildTag(db, ada.id, { name: 'tea', onGifts: [loose.id, gone.id, vase.id] });
  expect(await titles(`tagId=${tag.id}`)).toEqual(['Vase']);
  expect(await titles(`tagId=${tag.id}&unsaved=true`)).toEqual(['Loose leaf tea', 'Vase']);
  expect(await titles(`tagId=${tag.id}&unsaved=true`, ben)).toEqual([]);
});

test('the shops of what I saved, and nobody else’s', async () => {
  const { body } = await ada.get(`${path}/shops`);
  expect(body.data).toEqual([
    { shop: 'Green & Sons', giftCount: 1 },
    { shop: 'lamps.example', giftCount: 1 },
  ]);
  expect((await (await asUser('Cleo')).get(`${path}/shops`)).body.data).toEqual([]);
  expect((await asVisitor.get(`${path}/shops`)).status).toBe(401);
});

describe('a gift that is tucked away for somebody without being in a list', async () => {
  const eve = await asUser('Eve');
  const mum = await buildRecipient(db, eve.id, { name: 'Mum' });
  const quilt = await buildGift(db, { title: 'Patchwork quilt' });
  await buildRecipientGift(db, eve.id, { recipientId: mum.id, giftId: quilt.id });
  const unlinked = await buildGift(db, { title: 'Patchwork cap', createdById: eve.id });

  test.each([
    ['for the person', `recipientId=${mum.id}`],
    ['for the person and status', `recipientId=${mum.id}&status=idea`],
    ['by its title', 'query=patchwork'],
    ['by the name of the person', 'query=mum'],
  ])('appears among the results %s', async (_, query) => {
    expect(await titles(query, eve)).toEqual(['Patchwork quilt']);
  });

  test('does not appear among saved gifts otherwise, and reports that no list has it', async () => {
    expect(await titles('', eve)).toEqual([]);
    const { body } = await eve.get(`${path}?recipientId=${mum.id}`);
    expect(body.data).toMatchObject([{ id: null, giftListId: null, gift: { isSaved: false } }]);
    expect(await titles(`recipientId=${mum.id}`, ada)).toEqual([]);
    expect(unlinked.id).toBeGreaterThan(0);
  });
});
