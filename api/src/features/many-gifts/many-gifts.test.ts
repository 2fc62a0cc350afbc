import { beforeEach, describe, expect, test } from 'vitest';
import { buildTestApp, type TestUser } from '../../test/build-app.ts';
import { buildGift, buildList, buildRecipient, buildTag } from '../../test/factories.ts';

const { db, asVisitor, asUser } = await buildTestApp();
const ben = await asUser('Ben');
const path = '/api/v1/gifts/many';
let ada: TestUser;
let list: { id: number; userId: number | null };
let giftIds: number[];
let hidden: { id: number };

beforeEach(async () => {
  ada = await asUser('Ada');
  list = await buildList(db, { userId: ada.id });
  giftIds = [];
  for (const title of ['One', 'Two', 'Three']) giftIds.push((await buildGift(db, { title })).id);
  hidden = await buildGift(db, { createdById: ben.id });
});

const placesIn = (giftListId: number) => db.count('giftListGifts', { giftListId });
async function titlesOf(query: string, user = ada): Promise<string[]> {
  const { body } = await user.get(query);
  return body.data.map(
    (entry: { title?: string; gift?: { title: string } }) => entry.gift?.title ?? entry.title,
  );
}

describe('putting many into a list', () => {
  test('adds those that are missing, in the order given, and says which', async () => {
    await ada.post(`${path}/list`, { giftIds: [giftIds[1]], giftListId: list.id });
    const { status, body } = await ada.post(`${path}/list`, { giftIds, giftListId: list.id });
    expect([status, body.data.giftIds]).toEqual([200, [giftIds[0], giftIds[2]]]);
    expect(await titlesOf(`/api/gift-lists/${list.id}/gifts`)).toEqual(['Two', 'One', 'Three']);
  });

  test('changes all or nothing, in my own lists only', async () => {
    const mixed = { giftIds: [...giftIds, hidden.id], giftListId: list.id };
    expect((await ada.post(`${path}/list`, mixed)).status).toBe(404);
    expect((await ben.post(`${path}/list`, { giftIds, giftListId: list.id })).status).toBe(403);
    expect((await asVisitor.post(`${path}/list`, mixed)).status).toBe(401);
    expect(await placesIn(list.id)).toBe(0);
  });

  test.each([
    [[], 'Choose at least one'],
    [[1, 1], 'Must not repeat an id'],
    [Array.from({ length: 501 }, (_, n) => n + 1), 'At most 500 at once'],
  ])('refuses a choice with a sentence', async (chosen, message) => {
    const { status, body } = await ada.post(`${path}/list`, { giftIds: chosen, giftListId: list.id });
    expect([status, body.errors[0].message]).toEqual([400, message]);
  });
});

describe('removing many', () => {
  beforeEach(async () => {
    await ada.post(`${path}/list`, { giftIds, giftListId: list.id });
    await ada.post(`${path}/list`, { giftIds: [giftIds[0]], giftListId: ada.favoritesId });
  });

  test('leaves gifts in other lists when one list is named, and undoing restores their places', async () => {
    const before = await titlesOf(`/api/gift-lists/${list.id}/gifts`);
    const saved = await titlesOf('/api/v1/user-saved-gifts');
    const { body } = await ada.post(`${path}/remove`, { giftIds: giftIds.slice(0, 2), giftListId: list.id });
    expect(await titlesOf(`/api/gift-lists/${list.id}/gifts`)).toEqual(['Three']);
    expect(await titlesOf('/api/v1/user-saved-gifts')).toEqual(['One', 'Three']);

    const undo = `${path}/removals/${body.data.removalId}/undo`;
    expect((await ben.post(undo)).status).toBe(404);
    expect((await asVisitor.post(undo)).status).toBe(401);
    expect((await ada.post(undo)).body.data.giftIds.toSorted()).toEqual(giftIds.slice(0, 2).toSorted());
    expect(await titlesOf(`/api/gift-lists/${list.id}/gifts`)).toEqual(before);
    expect(await titlesOf('/api/v1/user-saved-gifts')).toEqual(saved);
    expect((await ada.post(undo)).status).toBe(404);
  });

  test('undoing does not show a gift that its creator has made private', async () => {
    const open = await buildList(db, { userId: ben.id, isPrivate: false });
    await db.insert('giftListGifts', { giftListId: open.id, giftId: hidden.id, userId: ben.id, position: 1 });
    await ada.post(`${path}/list`, { giftIds: [hidden.id], giftListId: list.id });
    const { body } = await ada.post(`${path}/remove`, { giftIds: [hidden.id] });
    await db.update('giftLists', { isPrivate: true }, { id: open.id });
    const undone = await ada.post(`${path}/removals/${body.data.removalId}/undo`);
    expect([undone.status, undone.body.data.giftIds]).toEqual([200, []]);
    expect((await ada.get(`/api/v1/gifts/${hidden.id}`)).status).toBe(404);
  });

  test('takes gifts out of all lists when none is named, and undoing finds all of these again', async () => {
    const { body } = await ada.post(`${path}/remove`, { giftIds });
    expect([await placesIn(list.id), await placesIn(ada.favoritesId)]).toEqual([0, 0]);
    await ada.post(`${path}/removals/${body.data.removalId}/undo`);
    expect([await placesIn(list.id), await placesIn(ada.favoritesId)]).toEqual([3, 1]);
  });

  test('puts back what still can be: neither a list that is gone nor a gift that is', async () => {
    const own = (await ada.post('/api/v1/gifts/with-saved-gift', { title: 'Mine' })).body.data.id as number;
    const { body } = await ada.post(`${path}/remove`, { giftIds: [...giftIds, own] });
    await ada.delete(`/api/gift-lists/${list.id}`);
    await ada.delete(`/api/v1/gifts/${own}`);
    const undone = await ada.post(`${path}/removals/${body.data.removalId}/undo`);
    expect([undone.status, undone.body.data.giftIds]).toEqual([200, [giftIds[0]]]);
  });

  test('changes all or nothing, and only my own gifts', async () => {
    const other = await buildGift(db);
    expect((await ada.post(`${path}/remove`, { giftIds: [giftIds[0], other.id] })).status).toBe(404);
    expect((await ben.post(`${path}/remove`, { giftIds })).status).toBe(404);
    expect((await ben.post(`${path}/remove`, { giftIds, giftListId: list.id })).status).toBe(404);
    expect(await placesIn(list.id)).toBe(3);
  });

  test('keeps the last five to undo', async () => {
    const removals: number[] = [];
    for (let round = 0; round < 6; round++) {
      const { body } = await ada.post(`${path}/remove`, { giftIds: [giftIds[2]] });
      removals.push(body.data.removalId);
      await ada.post(`${path}/list`, { giftIds: [giftIds[2]], giftListId: list.id });
    }
    expect((await ada.post(`${path}/removals/${removals[0]}/undo`)).status).toBe(404);
    expect((await ada.post(`${path}/removals/${removals[1]}/undo`)).status).toBe(200);
  });
});

describe('tagging many', () => {
  const tagged = (tagId: number) => db.count('giftTags', { tagId });

  test('says which are new, and untagging those undoes it', async () => {
    const tag = await buildTag(db, ada.id, { onGifts: [giftIds[0]!] });
    const { body } = await ada.post(`${path}/tag`, { giftIds, tagId: tag.id });
    expect(body.data.giftIds.toSorted()).toEqual(giftIds.slice(1).toSorted());
    expect((await ben.post(`${path}/untag`, { giftIds, tagId: tag.id })).status).toBe(404);
    expect(await tagged(tag.id)).toBe(3);
    await ada.post(`${path}/untag`, { giftIds: body.data.giftIds, tagId: tag.id });
    expect(await tagged(tag.id)).toBe(1);
  });

  test('changes all or nothing, with my own tags only', async () => {
    const tag = await buildTag(db, ada.id);
    expect((await ada.post(`${path}/tag`, { giftIds: [...giftIds, hidden.id], tagId: tag.id })).status).toBe(
      404,
    );
    expect((await ben.post(`${path}/tag`, { giftIds, tagId: tag.id })).status).toBe(404);
    expect((await asVisitor.post(`${path}/tag`, { giftIds, tagId: tag.id })).status).toBe(401);
    expect(await tagged(tag.id)).toBe(0);
  });
});

describe('many for one person', () => {
  const linked = (recipientId: number) => db.count('recipientGifts', { recipientId });

  test('links those that are not yet, and taking back leaves what was noted since', async () => {
    const mum = await buildRecipient(db, ada.id);
    await ada.post('/api/v1/recipient-gifts', { recipientId: mum.id, giftId: giftIds[0], note: 'hers' });
    const { body } = await ada.post(`${path}/recipient`, { giftIds, recipientId: mum.id });
    expect(body.data.giftIds.toSorted()).toEqual(giftIds.slice(1).toSorted());
    const [kept, gone] = body.data.recipientGiftIds;
    await ada.put(`/api/v1/recipient-gifts/${kept}`, { note: 'the blue one' });
    expect((await ben.post(`${path}/take-back`, { recipientGiftIds: [gone] })).status).toBe(404);
    const back = await ada.post(`${path}/take-back`, { recipientGiftIds: [kept, gone] });
    expect(back.body.data.recipientGiftIds).toEqual([gone]);
    expect(await linked(mum.id)).toBe(2);
  });

  test('changes all or nothing, with my own people only', async () => {
    const mum = await buildRecipient(db, ada.id);
    const mixed = { giftIds: [...giftIds, hidden.id], recipientId: mum.id };
    expect((await ada.post(`${path}/recipient`, mixed)).status).toBe(404);
    expect((await ben.post(`${path}/recipient`, { giftIds, recipientId: mum.id })).status).toBe(404);
    expect((await asVisitor.post(`${path}/recipient`, mixed)).status).toBe(401);
    expect(await linked(mum.id)).toBe(0);
  });

  test('links each person once in two simultaneous calls', async () => {
    const mum = await buildRecipient(db, ada.id);
    await Promise.all(
      Array.from({ length: 6 }, () => ada.post(`${path}/recipient`, { giftIds, recipientId: mum.id })),
    );
    expect(await db.count('recipientGifts', { recipientId: mum.id, giftId: giftIds[0]! })).toBe(1);
  });

  test('marks all of them as bought today, links those that are not yet, and can be undone', async () => {
    const mum = await buildRecipient(db, ada.id);
    await ada.post('/api/v1/recipient-gifts', { recipientId: mum.id, giftId: giftIds[0], note: 'hers' });
    const mark = { giftIds, recipientId: mum.id, status: 'bought' };
    expect((await ben.post(`${path}/mark`, mark)).status).toBe(404);
    expect((await asVisitor.post(`${path}/mark`, mark)).status).toBe(401);
    const { body } = await ada.post(`${path}/mark`, mark);
    expect(body.data.recipientGiftIds).toHaveLength(3);
    expect(body.data.addedIds).toHaveLength(2);
    const bought = async () =>
      (await db.rows('recipientGifts', { recipientId: mum.id })).filter(({ boughtAt }) => boughtAt !== null)
        .length;
    expect(await bought()).toBe(3);
    expect((await ada.post(`${path}/mark`, mark)).body.data.recipientGiftIds).toEqual([]);
    const { giftIds: _gifts, ...marked } = body.data;
    expect((await ben.post(`${path}/unmark`, { ...marked, status: 'bought' })).status).toBe(404);
    expect((await ada.post(`${path}/unmark`, { ...marked, status: 'bought' })).status).toBe(200);
    expect([await bought(), await linked(mum.id)]).toEqual([0, 1]);
  });

  test('marks all of them as given today', async () => {
    const mum = await buildRecipient(db, ada.id);
    await ada.post(`${path}/mark`, { giftIds, recipientId: mum.id, status: 'given' });
    const given = await ada.get(`/api/v1/recipient-gifts?recipientId=${mum.id}`);
    expect(given.body.data.map((link: { givenAt: string | null }) => link.givenAt !== null)).toEqual([
      true,
      true,
      true,
    ]);
  });
});
