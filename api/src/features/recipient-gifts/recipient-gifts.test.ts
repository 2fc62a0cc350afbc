import fc from 'fast-check';
import { beforeEach, describe, expect, test } from 'vitest';
import { buildTestApp } from '../../test/build-app.ts';
import { buildGift, buildList, buildRecipient, buildRecipientGift } from '../../test/factories.ts';

const { db, asVisitor, asUser } = await buildTestApp();
const ada = await asUser('Ada');
const ben = await asUser('Ben');
const path = '/api/v1/recipient-gifts';
let mum: { id: number };
let dad: { id: number };
let bens: { id: number };
let gift: { id: number };

beforeEach(async () => {
  await db.delete('recipientGifts');
  mum = await buildRecipient(db, ada.id, { name: 'Mum' });
  dad = await buildRecipient(db, ada.id, { name: 'Dad' });
  bens = await buildRecipient(db, ben.id, { name: 'Ben’s' });
  gift = await buildGift(db, { title: 'Scarf' });
});

describe('meaning a gift for somebody', () => {
  test('answers the link with person and gift, and 409 the second time', async () => {
    const sent = { recipientId: mum.id, giftId: gift.id, userId: ada.id, note: 'blue' };
    const { status, body } = await ada.post(path, sent);
    expect(status).toBe(201);
    expect(body.data).toMatchObject({
      ...sent,
      recipient: { id: mum.id, name: 'Mum' },
      gift: { id: gift.id, title: 'Scarf' },
      givenAt: null,
    });
    expect(await ada.post(path, sent)).toMatchObject({ status: 409, body: { code: 'already_linked' } });
    expect((await ben.post(path, { recipientId: mum.id, giftId: gift.id })).status).toBe(404);
    expect((await asVisitor.post(path, sent)).status).toBe(401);
    const hidden = await buildGift(db, { createdById: ada.id });
    expect((await ben.post(path, { recipientId: bens.id, giftId: hidden.id })).status).toBe(404);
  });

  test('links several at once or none, and leaves existing links', async () => {
    await ada.post(path, { recipientId: mum.id, giftId: gift.id, note: 'first' });
    const bulk = `${path}/bulk`;
    const mixed = { giftId: gift.id, recipientIds: [dad.id, bens.id] };
    expect((await ada.post(bulk, mixed)).status).toBe(404);
    expect(await db.count('recipientGifts')).toBe(1);
    const both = await ada.post(bulk, { giftId: gift.id, recipientIds: [mum.id, dad.id], note: 'second' });
    expect(both.status).toBe(201);
    const notes = Object.fromEntries(
      both.body.data.map(({ recipientId, note }: { recipientId: number; note: string }) => [
        recipientId,
        note,
      ]),
    );
    expect(notes).toEqual({ [mum.id]: 'first', [dad.id]: 'second' });
    expect((await ada.post(bulk, { giftId: gift.id, recipientIds: [] })).body).toEqual({ data: [] });
    const many = Array.from({ length: 101 }, (_, index) => index + 1);
    expect((await ada.post(bulk, { giftId: gift.id, recipientIds: many })).status).toBe(400);
    expect((await asVisitor.post(bulk, mixed)).status).toBe(401);
  });
});

describe('reading', () => {
  test('works by gift or by person and shows each account its own links', async () => {
    const other = await buildGift(db);
    await buildRecipientGift(db, ada.id, {
      recipientId: mum.id,
      giftId: gift.id,
      givenAt: '2024-12-24',
    });
    await buildRecipientGift(db, ada.id, { recipientId: mum.id, giftId: other.id });
    await buildRecipientGift(db, ben.id, { recipientId: bens.id, giftId: gift.id });
    const ofGift = await ada.get(`${path}?giftId=${gift.id}&userId=${ada.id}`);
    expect(ofGift.body.data).toMatchObject([{ recipientId: mum.id, givenAt: '2024-12-24T12:00:00.000Z' }]);
    const ofMum = await ada.get(`${path}?recipientId=${mum.id}`);
    expect(ofMum.body.data.map(({ giftId }: { giftId: number }) => giftId)).toEqual([other.id, gift.id]);
    expect((await ada.get(`${path}/count?giftId=${gift.id}`)).body.data).toEqual({ count: 1 });

    expect((await ben.get(`${path}?recipientId=${mum.id}`)).status).toBe(404);
    expect((await ben.get(`${path}?giftId=${gift.id}`)).body.data).toHaveLength(1);
    expect((await ben.get(`${path}?giftId=${gift.id}&userId=${ada.id}`)).status).toBe(403);
    expect((await asVisitor.get(`${path}?giftId=${gift.id}`)).status).toBe(401);
    expect((await ada.get(path)).status).toBe(400);
  });
});

describe('changing and removing', () => {
  test('sets note and day, keeps what is absent, clears what is null', async () => {
    const link = await buildRecipientGift(db, ada.id, { recipientId: mum.id, giftId: gift.id, note: 'old' });
    const one = `${path}/${link.id}`;
    const given = await ada.put(one, { userId: ada.id, givenAt: '2025-05-11T10:00:00+02:00' });
    expect(given.body.data).toMatchObject({ note: 'old', givenAt: '2025-05-11T12:00:00.000Z' });
    const undone = await ada.put(one, { givenAt: null, note: 'new' });
    expect(undone.body.data).toMatchObject({ note: 'new', givenAt: null });
    expect((await ada.put(one, { note: null })).body.data.note).toBeNull();
    for (const givenAt of [
      'yesterday',
      '1899-12-31T23:00:00Z',
      '2101-02-01T00:00:00Z',
      '2025-02-30T00:00:00Z',
    ])
      expect((await ada.put(one, { givenAt })).status).toBe(400);
    expect((await ben.put(one, { note: 'bens' })).status).toBe(404);
    expect((await ben.put(one, { note: 'bens', userId: ada.id })).status).toBe(403);
    expect((await asVisitor.put(one, { note: 'x' })).status).toBe(401);
  });

  test('removes one link, or all of a gift, and nobody else’s', async () => {
    const link = await buildRecipientGift(db, ada.id, { recipientId: mum.id, giftId: gift.id });
    await buildRecipientGift(db, ada.id, { recipientId: dad.id, giftId: gift.id });
    await buildRecipientGift(db, ben.id, { recipientId: bens.id, giftId: gift.id });
    expect((await ben.delete(`${path}/${link.id}`)).status).toBe(404);
    expect((await ada.delete(`${path}/${link.id}?userId=${ada.id}`)).body).toEqual({ data: { id: link.id } });
    expect((await ada.delete(`${path}/${link.id}`)).status).toBe(404);
    expect((await ada.delete(`${path}/gift/${gift.id}`)).body).toEqual({ data: { count: 1 } });
    expect((await ada.delete(`${path}/gift/${gift.id}`)).body).toEqual({ data: { count: 0 } });
    expect((await asVisitor.delete(`${path}/gift/${gift.id}`)).status).toBe(401);
    expect(await db.count('recipientGifts', { userId: ben.id })).toBe(1);
  });
});

describe('the given day', () => {
  test('keeps the date as written, without an offset or a time zone', async () => {
    const link = await buildRecipientGift(db, ada.id, { recipientId: mum.id, giftId: gift.id });
    const days = fc.date({ min: new Date('1900-01-01'), max: new Date('2100-12-31'), noInvalidDate: true });
    const offset = fc.constantFrom('Z', '+14:00', '+05:45', '-03:30', '-08:00', '-12:00');
    const time = fc.constantFrom('00:00:00', '00:59:59', '02:30:00', '12:00:00.000', '23:59:59.999');
    await fc.assert(
      fc.asyncProperty(days, time, offset, async (date, hour, zone) => {
        const day = date.toISOString().slice(0, 10);
        const { body } = await ada.put(`${path}/${link.id}`, { givenAt: `${day}T${hour}${zone}` });
        expect(body.data.givenAt).toBe(`${day}T12:00:00.000Z`);
      }),
      { numRuns: 60 },
    );
  });
});

describe('given before', () => {
  const givenAt = '2023-06-01';
  const give = (giftId: number, given: string | null = givenAt) =>
    buildRecipientGift(db, ada.id, { recipientId: mum.id, giftId, givenAt: given });
  const before = async (giftId: number) =>
    (await ada.get(`${path}/given-before?giftId=${giftId}`)).body.data.map(
      (one: { giftId: number }) => one.giftId,
    );

  test('says who got the very gift, and when', async () => {
    await give(gift.id);
    expect((await ada.get(`${path}/given-before?giftId=${gift.id}`)).body.data).toEqual([
      {
        forGiftId: gift.id,
        recipientId: mum.id,
        recipientName: 'Mum',
        giftId: gift.id,
        giftTitle: 'Scarf',
        givenAt: '2023-06-01T12:00:00.000Z',
      },
    ]);
    expect((await ben.get(`${path}/given-before?giftId=${gift.id}`)).body.data).toEqual([]);
    expect((await asVisitor.get(`${path}/given-before?giftId=${gift.id}`)).status).toBe(401);
    const hidden = await buildGift(db, { createdById: ada.id });
    expect((await ben.get(`${path}/given-before?giftId=${hidden.id}`)).status).toBe(404);
  });

  test('says of a person what is planned for them again, by the same rule', async () => {
    const kettle = await buildGift(db, { title: 'Pour-over kettle, steel' });
    const again = await buildGift(db, { title: 'Steel pour over KETTLE' });
    const linked = await buildGift(db, {
      title: 'Mug',
      purchaseUrl: 'https://shop.example/m?id=1&utm_source=a',
    });
    const relinked = await buildGift(db, { title: 'Big cup', purchaseUrl: 'https://shop.example/m?id=1' });
    await give(kettle.id);
    await give(linked.id);
    for (const { id } of [again, relinked, gift]) await give(id, null);
    await buildRecipientGift(db, ada.id, { recipientId: dad.id, giftId: again.id });
    const ask = (who: typeof ada | typeof asVisitor, id: number) =>
      who.get(`${path}/given-before?recipientId=${id}`);
    const { body } = await ask(ada, mum.id);
    const pairs = body.data.map((one: { forGiftId: number; giftId: number }) => [one.forGiftId, one.giftId]);
    expect(pairs).toEqual([
      [relinked.id, linked.id],
      [again.id, kettle.id],
    ]);
    expect((await ask(ada, dad.id)).body.data).toEqual([]);
    expect((await ask(ben, mum.id)).status).toBe(404);
    expect((await ask(asVisitor, mum.id)).status).toBe(401);
    expect((await ada.get(`${path}/given-before`)).status).toBe(400);
  });

  test('does not count what is only planned', async () => {
    await give(gift.id, null);
    expect(await before(gift.id)).toEqual([]);
  });

  test('knows the same link under other tracking, and another product by its id', async () => {
    const link = (title: string, purchaseUrl: string) => buildGift(db, { title, purchaseUrl });
    const given = await link('Alpha', 'https://www.shop.example/p/?id=7&utm_source=mail&gclid=x');
    await give(given.id);
    expect(await before((await link('Beta', 'http://shop.example/p?ref=me&id=7#top')).id)).toEqual([
      given.id,
    ]);
    expect(await before((await link('Gamma', 'https://shop.example/p?id=8')).id)).toEqual([]);
    expect(await before((await link('Delta', 'https://other.example/p?id=7')).id)).toEqual([]);
  });

  test('knows nearly the same title', async () => {
    const titled = (title: string) => buildGift(db, { title });
    const given = await titled('The Café Espresso Cup Set in Blue');
    await give(given.id);
    expect(await before((await titled('blue CAFE espresso cup set')).id)).toEqual([given.id]);
    expect(await before((await titled('Blue espresso machine')).id)).toEqual([]);
    const open = await buildList(db, { userId: ben.id });
    const foreign = await buildGift(db, {
      title: 'Cafe Espresso cup set, blue',
      createdById: ben.id,
      inLists: [open],
    });
    expect(await before(foreign.id)).toEqual([given.id]);
  });
});
