import { beforeEach, expect, test } from 'vitest';
import { raw, sql } from '../../db/sql.ts';
import { buildTestApp, type TestUser } from '../../test/build-app.ts';
import { buildDay, buildGift, buildList, buildRecipient, buildTag } from '../../test/factories.ts';

const { db, asUser } = await buildTestApp();
let one: TestUser;
let many: TestUser;
let giftIds: number[];

beforeEach(async () => {
  [one, many] = [await asUser('One'), await asUser('Many')];
  giftIds = [(await buildGift(db)).id, (await buildGift(db)).id, (await buildGift(db)).id];
});

/** Rows of an account without ids and times, which differ between two accounts. */
async function rowsOf(
  table: 'gift_list_gifts' | 'gift_tags' | 'recipient_gifts' | 'recipient_days',
  user: TestUser,
) {
  const { rows } = await db.execute<{ row: object }>(sql`
    select to_jsonb(t) - array['id', 'user_id', 'gift_list_id', 'tag_id', 'recipient_id', 'created_at',
      'changed_at'] as row
    from ${raw(table)} t where user_id = ${user.id} order by to_jsonb(t)->'gift_id', to_jsonb(t)->'id'`);
  return rows.map(({ row }) => row);
}

async function expectEqualRows(table: Parameters<typeof rowsOf>[0], count: number) {
  const rows = await rowsOf(table, many);
  expect(rows).toHaveLength(count);
  expect(rows).toEqual(await rowsOf(table, one));
}

test('many gifts in one call enter a list like each alone', async () => {
  const [alone, together] = [
    await buildList(db, { userId: one.id }),
    await buildList(db, { userId: many.id }),
  ];
  for (const giftId of giftIds)
    expect((await one.post('/api/v1/user-saved-gifts', { giftId, giftListId: alone.id })).status).toBe(201);
  await many.post('/api/v1/gifts/many/list', { giftIds, giftListId: together.id });
  await expectEqualRows('gift_list_gifts', 3);
});

test('a first gift enters a new list like one that is added to it', async () => {
  const giftId = giftIds[0]!;
  expect((await many.post('/api/gift-lists', { title: 'New', giftId })).status).toBe(201);
  const { body } = await one.post('/api/gift-lists', { title: 'New' });
  await one.post('/api/v1/user-saved-gifts', { giftId, giftListId: body.data.id });
  await expectEqualRows('gift_list_gifts', 1);
});

test('many gifts in one call get a tag like each alone', async () => {
  const [alone, together] = [await buildTag(db, one.id), await buildTag(db, many.id)];
  for (const giftId of giftIds)
    expect((await one.post('/api/v1/tags/associations', { giftId, tagIds: [alone.id] })).status).toBe(200);
  await many.post('/api/v1/gifts/many/tag', { giftIds, tagId: together.id });
  await expectEqualRows('gift_tags', 3);
});

test('many gifts in one call are linked to a person like each alone', async () => {
  const [alone, together] = [await buildRecipient(db, one.id), await buildRecipient(db, many.id)];
  for (const person of [alone, together]) await buildDay(db, person.userId, { recipientId: person.id });
  for (const giftId of giftIds) await one.post('/api/v1/recipient-gifts', { recipientId: alone.id, giftId });
  await many.post('/api/v1/gifts/many/recipient', { giftIds, recipientId: together.id });
  await expectEqualRows('recipient_gifts', 3);
});

test('one gift is linked to many people in one call like to each alone', async () => {
  const giftId = giftIds[0]!;
  const recipientIds: number[] = [];
  for (let person = 0; person < 3; person++) {
    await one.post('/api/v1/recipient-gifts', { recipientId: (await buildRecipient(db, one.id)).id, giftId });
    recipientIds.push((await buildRecipient(db, many.id)).id);
  }
  await many.post('/api/v1/recipient-gifts/bulk', { giftId, recipientIds });
  await expectEqualRows('recipient_gifts', 3);
});

test('a holiday is added to many people in one call like to each alone', async () => {
  const recipientIds: number[] = [];
  for (let person = 0; person < 2; person++) {
    const { id } = await buildRecipient(db, one.id);
    await one.post(`/api/v1/recipients/${id}/days`, { kind: 'holiday', holiday: 'christmas' });
    recipientIds.push((await buildRecipient(db, many.id)).id);
  }
  await many.post('/api/v1/recipient-days/many', { recipientIds, holiday: 'christmas' });
  await expectEqualRows('recipient_days', 2);
});
