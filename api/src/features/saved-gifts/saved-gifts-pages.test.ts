import { expect, test } from 'vitest';
import { buildTestApp } from '../../test/build-app.ts';
import { buildGift, buildList, buildRecipient, buildRecipientGift } from '../../test/factories.ts';

const { db, asUser } = await buildTestApp();
const path = '/api/v1/user-saved-gifts';
const titlesIn = ({ data }: { data: { gift: { title: string } }[] }) => data.map(({ gift }) => gift.title);

const fay = await asUser('Fay');
const mum = await buildRecipient(db, fay.id, { name: 'Mum' });
const forMum = { recipientId: mum.id };
const favoritesOfFay = { id: fay.favoritesId, userId: fay.id };
const saved = [
  await buildGift(db, { title: 'Apron', priceCents: 300, inLists: [favoritesOfFay] }),
  await buildGift(db, { title: 'Drum', priceCents: null, inLists: [favoritesOfFay] }),
];
const linkedOnly = [
  await buildGift(db, { title: 'Bell', priceCents: 100 }),
  await buildGift(db, { title: 'Bell', priceCents: 100 }),
];
const ownUnlisted = await buildGift(db, { title: 'Clock', priceCents: 100, createdById: fay.id });
for (const gift of [...saved, ...linkedOnly, ownUnlisted])
  await buildRecipientGift(db, fay.id, { ...forMum, giftId: gift.id });

async function pageByPage(query: string): Promise<string[]> {
  const found: string[] = [];
  let cursor: string | null = '';
  while (cursor !== null) {
    const { status, body } = await fay.get(`${path}?${query}&limit=1${cursor && `&cursor=${cursor}`}`);
    expect(status).toBe(200);
    found.push(...titlesIn(body));
    cursor = body.nextCursor;
  }
  return found;
}

test.each([
  ['newest', ['Drum', 'Apron', 'Clock', 'Bell', 'Bell']],
  ['title', ['Apron', 'Bell', 'Bell', 'Clock', 'Drum']],
  ['price', ['Bell', 'Bell', 'Clock', 'Apron', 'Drum']],
])('pages with gifts in no list go on to the end, sorted by %s', async (sort, expected) => {
  const query = `recipientId=${mum.id}&sort=${sort}`;
  expect(await pageByPage(query)).toEqual(expected);
  const { body } = await fay.get(`${path}?${query}`);
  expect(titlesIn(body)).toEqual(expected);
  expect(body.total).toBe(expected.length);
});

test.each(['newest', 'title', 'price'])(
  'pages of my own gifts go on to one in no list, sorted by %s',
  async (sort) => {
    expect(await pageByPage(`mine=true&recipientId=${mum.id}&sort=${sort}`)).toEqual(['Clock']);
  },
);

test.each(['newest', 'title', 'price'])(
  'pages of the lists with one gift name each list, sorted by %s',
  async (sort) => {
    const [shelf, trunk] = [await buildList(db, { userId: fay.id }), await buildList(db, { userId: fay.id })];
    const kite = await buildGift(db, { title: 'Kite', inLists: [shelf, trunk] });
    expect(await pageByPage(`giftId=${kite.id}&sort=${sort}`)).toEqual(['Kite', 'Kite']);
  },
);
