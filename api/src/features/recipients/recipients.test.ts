import { describe, expect, test } from 'vitest';
import { buildTestApp } from '../../test/build-app.ts';
import { buildCategory, buildGift, buildRecipient, buildRecipientGift } from '../../test/factories.ts';

const { db, asVisitor, asUser } = await buildTestApp();
const ada = await asUser('Ada');
const ben = await asUser('Ben');
const path = '/api/v1/recipients';
const UNKNOWN = {
  relationship: null,
  interests: [],
  ownInterests: [],
  goodToKnow: null,
  sizes: null,
  budget: null,
};

describe('recipients', () => {
  test('appear by name with planned and given gifts', async () => {
    const zoe = await buildRecipient(db, ada.id, { name: 'zoe', email: 'zoe@example.com' });
    const max = await buildRecipient(db, ada.id, { name: 'Max' });
    for (const givenAt of [null, null, '2025-05-11']) {
      const gift = await buildGift(db);
      await buildRecipientGift(db, ada.id, { recipientId: zoe.id, giftId: gift.id, givenAt });
    }
    const { status, body } = await ada.get(`${path}?userId=${ada.id}`);
    expect(status).toBe(200);
    expect(body.data).toEqual([
      { id: max.id, name: 'Max', email: null, userId: ada.id, plannedCount: 0, givenCount: 0, ...UNKNOWN },
      {
        id: zoe.id,
        name: 'zoe',
        email: 'zoe@example.com',
        userId: ada.id,
        plannedCount: 2,
        givenCount: 1,
        ...UNKNOWN,
      },
    ]);
    expect((await ada.get(`${path}/${zoe.id}`)).body.data).toEqual(body.data[1]);
    expect((await ben.get(path)).body.data).toEqual([]);
    expect((await ben.get(`${path}?userId=${ada.id}`)).status).toBe(403);
    expect((await ben.get(`${path}/${zoe.id}`)).status).toBe(404);
    expect((await asVisitor.get(path)).status).toBe(401);
    expect((await asVisitor.get(`${path}/${zoe.id}`)).status).toBe(401);
  });

  test('need a name and may have an address; names may repeat', async () => {
    const first = await ada.post(path, { name: ' Mum ', email: 'mum@example.com', userId: ada.id });
    expect(first).toMatchObject({ status: 201, body: { data: { name: 'Mum', email: 'mum@example.com' } } });
    const second = await ada.post(path, { name: 'Mum' });
    expect(second).toMatchObject({ status: 201, body: { data: { email: null, plannedCount: 0 } } });
    expect(second.body.data.id).not.toBe(first.body.data.id);
    expect((await ada.post(path, { name: 'Mum', userId: ben.id })).body.code).toBe('user_mismatch');
    expect((await asVisitor.post(path, { name: 'Mum' })).status).toBe(401);
  });

  test('may have a birthday at once: both are stored, or nothing', async () => {
    const leapDay = { month: 2, day: 29, year: 2000 };
    const { status, body } = await ada.post(path, { name: 'Leah', birthday: leapDay });
    expect(status).toBe(201);
    const days = (await ada.get(`${path}/${body.data.id}/days`)).body.data;
    expect(days).toMatchObject([{ kind: 'birthday', ...leapDay }]);

    const before = (await ada.get(path)).body.data;
    const refused = [
      { month: 2, day: 30, year: null },
      { month: 2, day: 29, year: 2001 },
      { month: 1, day: 1, year: 2099 },
    ];
    for (const birthday of refused) {
      expect((await ada.post(path, { name: 'Nobody', birthday })).status).toBe(400);
    }
    const future = { name: 'Nobody', birthday: { month: 1, day: 1, year: 2099 } };
    expect((await ada.post(path, future)).body.errors).toMatchObject([{ path: '/birthday/year' }]);
    expect((await ada.get(path)).body.data).toEqual(before);
  });

  test.each([
    [{ name: '  ' }, '/name', 'Name is required'],
    [{ name: 'x', email: 'nonsense' }, '/email', 'Please enter a valid email'],
    [{ name: 'x', email: 'a@b@c.d' }, '/email', 'Please enter a valid email'],
    [{ name: 'x\ud800' }, '/name', 'Contains characters that cannot be stored'],
  ])('refuse %j', async (sent, at, message) => {
    const { status, body } = await ada.post(path, sent);
    expect(status).toBe(400);
    expect(body.errors).toContainEqual({ path: at, message });
  });

  test('change as asked: an absent address stays, null removes it', async () => {
    const dad = await buildRecipient(db, ada.id, { name: 'Dad', email: 'dad@example.com' });
    const kept = await ada.put(`${path}/${dad.id}`, { name: 'Papa', userId: ada.id });
    expect(kept.body.data).toMatchObject({ name: 'Papa', email: 'dad@example.com' });
    expect((await ada.put(`${path}/${dad.id}`, { name: 'Papa', email: null })).body.data.email).toBeNull();
    expect((await ben.put(`${path}/${dad.id}`, { name: 'Mine' })).status).toBe(404);
    expect((await ben.put(`${path}/${dad.id}`, { name: 'Mine', userId: ada.id })).status).toBe(403);
    expect((await asVisitor.put(`${path}/${dad.id}`, { name: 'x' })).status).toBe(401);
    expect((await ada.get(`${path}/${dad.id}`)).body.data.name).toBe('Papa');
  });

  test('disappear with the gifts that were planned for and given to them', async () => {
    const aunt = await buildRecipient(db, ada.id, { name: 'Aunt' });
    await buildRecipientGift(db, ada.id, { recipientId: aunt.id, giftId: (await buildGift(db)).id });
    expect((await ben.delete(`${path}/${aunt.id}`)).status).toBe(404);
    expect((await asVisitor.delete(`${path}/${aunt.id}`)).status).toBe(401);
    expect((await ada.delete(`${path}/${aunt.id}?userId=${ada.id}`)).body).toEqual({ data: { id: aunt.id } });
    expect((await ada.delete(`${path}/${aunt.id}`)).status).toBe(404);
    expect(await db.count('recipientGifts', { recipientId: aunt.id })).toBe(0);
  });

  describe('details', async () => {
    const parents = await buildCategory(db, { slug: 'parents', masterCategory: 'Relationship' });
    await buildCategory(db, { slug: 'gardening', masterCategory: 'Interest', position: 2 });
    await buildCategory(db, { slug: 'baking', masterCategory: 'Interest', position: 1 });
    const facts = {
      relationship: 'parents',
      interests: ['baking', 'gardening'],
      goodToKnow: 'Size M\nNo nuts',
      budget: 49.99,
    };

    test('stay, appear, and change piece by piece', async () => {
      const { status, body } = await ada.post(path, {
        name: 'Mom',
        ...facts,
        interests: ['gardening', 'baking'],
      });
      expect([status, body.data]).toEqual([201, expect.objectContaining(facts)]);
      const one = `${path}/${body.data.id}`;
      expect((await ada.put(one, { name: 'Mother' })).body.data).toMatchObject({ name: 'Mother', ...facts });
      const fewer = await ada.put(one, {
        name: 'Mother',
        interests: ['baking'],
        budget: null,
        goodToKnow: '',
      });
      expect(fewer.body.data).toMatchObject({
        ...facts,
        interests: ['baking'],
        budget: null,
        goodToKnow: null,
      });
      const nothing = await ada.put(one, { name: 'Mother', interests: [], relationship: null });
      expect(nothing.body.data).toMatchObject(UNKNOWN);
      expect((await ada.get(one)).body.data).toEqual(nothing.body.data);
    });

    test('refuse changes by another account', async () => {
      const { body } = await ada.post(path, { name: 'Mom', ...facts });
      const one = `${path}/${body.data.id}`;
      expect((await ben.put(one, { name: 'Mine', interests: [] })).status).toBe(404);
      expect((await ada.get(one)).body.data).toMatchObject(facts);
    });

    test('stays where a category leaves the catalogue', async () => {
      const { id } = await buildCategory(db, { slug: 'short-lived', masterCategory: 'Interest' });
      const { body } = await ada.post(path, { name: 'Mom', interests: ['baking', 'short-lived'] });
      await db.delete('categories', { id });
      expect((await ada.get(`${path}/${body.data.id}`)).body.data.interests).toEqual(['baking']);
    });

    const CHOOSE = 'Please choose from the list';
    test.each([
      [{ relationship: 'strangers' }, '/relationship', CHOOSE],
      [{ relationship: 'baking' }, '/relationship', CHOOSE],
      [{ interests: ['baking', 'parents'] }, '/interests/1', CHOOSE],
      [{ interests: ['No Slug'] }, '/interests/0', CHOOSE],
      [{ interests: ['baking', 'baking'] }, '/interests', 'Must not repeat an interest'],
      [{ budget: -1 }, '/budget', 'Please enter a valid price'],
      [{ goodToKnow: 'x'.repeat(2001) }, '/goodToKnow', 'Must be at most 2000 characters'],
    ])('refuse %j and change nothing', async (sent, at, message) => {
      const dad = await buildRecipient(db, ada.id, { name: 'Dad', relationshipId: parents.id });
      for (const answer of [
        await ada.post(path, { name: 'New one', ...sent }),
        await ada.put(`${path}/${dad.id}`, { name: 'Changed', ...sent }),
      ]) {
        expect([answer.status, answer.body.detail]).toEqual([400, message]);
        expect(answer.body.errors).toContainEqual({ path: at, message });
      }
      expect((await ada.get(`${path}/${dad.id}`)).body.data).toMatchObject({
        name: 'Dad',
        relationship: 'parents',
      });
      expect(await db.count('recipients', { name: 'New one' })).toBe(0);
    });
  });
});
