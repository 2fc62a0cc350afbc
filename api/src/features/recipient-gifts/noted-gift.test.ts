import { beforeEach, expect, test } from 'vitest';
import { buildTestApp } from '../../test/build-app.ts';
import { buildDay, buildGift, buildList, buildRecipient, putInList } from '../../test/factories.ts';

const { db, asUser } = await buildTestApp();
const ben = await asUser('Ben');
let ada: typeof ben;
let mum: { id: number };
let gift: { id: number };
let list: Awaited<ReturnType<typeof buildList>>;
let count = 0;
const IMAGE_KEY = 'a-picture';

beforeEach(async () => {
  ada = await asUser(`Ada ${++count}`);
  mum = await buildRecipient(db, ada.id, { name: 'Mum' });
  await buildDay(db, ada.id, { recipientId: mum.id, kind: 'birthday', month: 5, day: 5 });
  list = await buildList(db, { userId: ben.id });
  const seen = { title: 'Blue teapot', priceCents: 2500, purchaseUrl: 'https://shop.example/teapot' };
  gift = await buildGift(db, { ...seen, createdById: ben.id, pictureKey: IMAGE_KEY, inLists: [list] });
  const linked = await ada.post('/api/v1/recipient-gifts', {
    recipientId: mum.id,
    giftId: gift.id,
    userId: ada.id,
  });
  expect(linked.status).toBe(201);
});

const edit = async () => {
  const changed = { title: 'Private words', price: 99, purchaseUrl: 'https://private.example/x' };
  expect((await ben.put(`/api/v1/gifts/${gift.id}`, changed)).status).toBe(200);
};
const hide = async () =>
  expect((await ben.put(`/api/gift-lists/${list.id}`, { isPrivate: true })).status).toBe(200);

/** All that the owner can read of the gift. */
async function everythingRead(): Promise<string> {
  const paths = [
    `/api/v1/recipient-gifts?recipientId=${mum.id}`,
    '/api/v1/recipient-gifts',
    '/api/v1/upcoming',
    '/api/v1/budget',
    `/api/v1/recipient-gifts/given-before?recipientId=${mum.id}`,
    `/api/v1/recipients/${mum.id}/ideas`,
    '/api/v1/me/export',
  ];
  const answers = await Promise.all(paths.map((path) => ada.get(path)));
  return JSON.stringify(answers.map(({ body }) => body));
}

test('a link shows the gift as it is while its owner shows it', async () => {
  await edit();
  const { body } = await ada.get(`/api/v1/recipient-gifts?recipientId=${mum.id}`);
  expect(body.data[0].gift).toMatchObject({ title: 'Private words', price: 99 });
});

test('a link shows what was noted once its owner has made the gift private', async () => {
  await hide();
  await edit();
  const { body } = await ada.get(`/api/v1/recipient-gifts?recipientId=${mum.id}`);
  expect(body.data[0].gift).toMatchObject({
    title: 'Blue teapot',
    price: 25,
    purchaseUrl: 'https://shop.example/teapot',
  });
  const read = await everythingRead();
  expect(read).toContain('Blue teapot');
  expect(read).not.toContain('Private words');
  expect(read).not.toContain('private.example');
  const { body: budget } = await ada.get('/api/v1/budget?year=2027');
  expect(JSON.stringify(budget)).not.toContain('99');
});

test('saving the gift keeps it in view, and its owner sees their own words', async () => {
  await putInList(db, await buildList(db, { userId: ada.id, isPrivate: true }), gift.id);
  await hide();
  await edit();
  expect(await everythingRead()).toContain('Private words');
});

test('a link that was made for many gifts at once notes them too', async () => {
  const dad = await buildRecipient(db, ada.id, { name: 'Dad' });
  const body = { giftIds: [gift.id], recipientId: dad.id };
  expect((await ada.post('/api/v1/gifts/many/recipient', body)).status).toBe(200);
  await hide();
  await edit();
  const { body: links } = await ada.get(`/api/v1/recipient-gifts?recipientId=${dad.id}`);
  expect(links.data[0].gift).toMatchObject({ title: 'Blue teapot', price: 25 });
});
