import { expect, test } from 'vitest';
import { buildTestApp } from '../../test/build-app.ts';
import { buildCoEditing, titlesIn } from '../../test/builders/co-editing.ts';
import { buildDay, buildList, buildRecipient } from '../../test/factories.ts';

const { db, asUser, asVisitor } = await buildTestApp();
const ada = await asUser('Ada');
const ben = await asUser('Ben');
const path = '/api/v1/gifts/with-saved-gift';

const tagOf = async (user: typeof ada, name: string) =>
  (await user.post('/api/v1/tags', { name })).body.data.id as number;
const linksOf = (giftId: number) => db.rows('recipientGifts', { giftId });
const tagsOf = async (giftId: number) => (await db.rows('giftTags', { giftId })).map(({ tagId }) => tagId);

test('stores a gift with its tags and people, old and new ones, in one call', async () => {
  const ann = await buildRecipient(db, ada.id);
  const cozy = await tagOf(ada, 'cozy');
  const { status, body } = await ada.post(path, {
    title: 'Kite',
    tagIds: [cozy],
    tagNames: ['Cozy', 'outdoor'],
    recipientIds: [ann.id],
    recipientNames: ['Uncle Ray'],
  });
  expect(status).toBe(201);
  expect(body.data).toMatchObject({ title: 'Kite', isSaved: true, notSaved: [] });
  const { id } = body.data;
  expect(await tagsOf(id)).toHaveLength(2);
  expect(await linksOf(id)).toMatchObject([{ recipientId: ann.id, userId: ada.id }, { userId: ada.id }]);
  const people = await db.rows('recipients', { userId: ada.id });
  expect(people.map(({ name }) => name)).toContain('Uncle Ray');
});

test('a co-editor creates a gift for the list of somebody else, and keeps it in Favorites', async () => {
  const [cleo, dan] = [await asUser('Cleo'), await asUser('Dan')];
  const list = await buildList(db, { userId: cleo.id, title: 'Our house', isPrivate: true });
  const sent = { title: 'Hammock', giftListId: list.id };
  expect((await dan.post(path, sent)).status).toBe(404);
  await buildCoEditing(db, { id: list.id, userId: cleo.id }, null, dan.id);
  const { status, body } = await dan.post(path, sent);
  expect(status).toBe(201);
  expect(body.data).toMatchObject({ title: 'Hammock', isSaved: true, notSaved: [] });
  for (const user of [cleo, dan]) expect(await titlesIn(user, list.id)).toEqual(['Hammock']);
  expect(await titlesIn(dan, dan.favoritesId)).toEqual(['Hammock']);
  expect(await titlesIn(cleo, cleo.favoritesId)).toEqual([]);
});

test('leaves out and reports what was deleted meanwhile or is somebody else’s', async () => {
  const [his, person] = [await tagOf(ben, 'his'), await buildRecipient(db, ben.id)];
  const mine = await tagOf(ada, 'mine');
  const sent = { title: 'Kite', tagIds: [mine, his], recipientIds: [person.id] };
  const { status, body } = await ada.post(path, sent);
  expect(status).toBe(201);
  expect(body.data.notSaved).toEqual(['tags', 'recipients']);
  expect(await tagsOf(body.data.id)).toEqual([mine]);
  expect(await linksOf(body.data.id)).toEqual([]);
});

test('leaves out and reports days that were deleted or moved meanwhile, and still links their people', async () => {
  const [mum, dad, sis] = [
    await buildRecipient(db, ada.id),
    await buildRecipient(db, ada.id),
    await buildRecipient(db, ada.id),
  ];
  const birthdayOf = (recipientId: number) => buildDay(db, ada.id, { recipientId, month: 4, day: 15 });
  const [kept, moved, deleted] = [
    await birthdayOf(mum.id),
    await birthdayOf(dad.id),
    await birthdayOf(sis.id),
  ];
  const sent = {
    title: 'Kite',
    recipientIds: [mum.id, dad.id, sis.id],
    forDays: [kept, moved, deleted].map((day) => ({ dayId: day.id, on: '2027-04-15' })),
  };
  await ada.put(`/api/v1/recipient-days/${moved.id}`, { kind: 'birthday', month: 4, day: 16 });
  await ada.delete(`/api/v1/recipient-days/${deleted.id}`);
  const { status, body } = await ada.post(path, sent);
  expect(status).toBe(201);
  expect(body.data.notSaved).toEqual(['days']);
  const links = await linksOf(body.data.id);
  expect(links.map(({ recipientId, dayId, dayOn }) => [recipientId, dayId, dayOn])).toEqual([
    [mum.id, kept.id, '2027-04-15'],
    [dad.id, null, null],
    [sis.id, null, null],
  ]);
});

test('keeps nothing of a gift that is refused, neither the gift nor its new tags and people', async () => {
  const day = { dayId: 2_147_483_000, on: '2027-01-01' };
  const before = [await db.count('gifts'), await db.count('tags'), await db.count('recipients')];
  const sent = { title: 'Kite', tagNames: ['never'], recipientNames: ['Nobody', ''], forDays: [day] };
  expect((await ada.post(path, sent)).status).toBe(400);
  const dees = await ada.post('/api/v1/recipients', { name: 'Dee' });
  const named = { kind: 'own', name: 'Name day', month: 6, day: 1 };
  const own = await ada.post(`/api/v1/recipients/${dees.body.data.id}/days`, named);
  const twoDates = ['2027-06-01', '2028-06-01'].map((on) => ({ dayId: own.body.data.id, on }));
  const second = {
    title: 'Kite',
    tagNames: ['never'],
    recipientIds: [dees.body.data.id],
    forDays: twoDates,
  };
  expect((await ada.post(path, second)).status).toBe(400);
  expect([await db.count('gifts'), await db.count('tags'), await db.count('recipients')]).toEqual([
    before[0],
    before[1],
    before[2]! + 1,
  ]);
});

test('stores one gift with one set of tags and people when the call is repeated', async () => {
  const key = { 'idempotency-key': 'with-everything' };
  const sent = { title: 'Twice', tagNames: ['twice'], recipientNames: ['Twin'] };
  const [first, second] = [await ada.post(path, sent, key), await ada.post(path, sent, key)];
  expect(second.body).toEqual(first.body);
  expect(await linksOf(first.body.data.id)).toHaveLength(1);
});

test('creating and saving a gift requires a session', async () => {
  expect((await asVisitor.post(path, { title: 'Kite', tagNames: ['x'] })).status).toBe(401);
});
