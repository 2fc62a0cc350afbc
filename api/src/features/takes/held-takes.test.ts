import { expect, onTestFinished, test } from 'vitest';
import { sql } from '../../db/sql.ts';
import { hashToken, newToken } from '../../platform/security/session.ts';
import { buildTestApp } from '../../test/build-app.ts';
import { openList } from '../../test/builders/sharing.ts';
import { requireOpenShare } from '../shares/open-share.store.ts';
import { findSharedGift } from '../shares/shared-gifts.store.ts';
import { insertTake } from './takes.store.ts';

const app = await buildTestApp();
const { db, asUser, asVisitor } = app;
const ada = await asUser('Ada');
const giver = () => ({ secret: newToken(), userId: null });

test('a take that is being written holds up another one, and nothing that its owner does', async () => {
  const { token, refs, listId, giftIds } = await openList(app, ada, { own: true });
  const [written, ended] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  onTestFinished(() => ended.resolve());
  const taking = db.transaction(async (tx) => {
    const share = await requireOpenShare(tx, token);
    const gift = await findSharedGift(tx, share, refs[0]!);
    await insertTake(tx, { share, giver: giver(), name: 'Ben' }, gift!, { quantity: 1, shareWith: false });
    written.resolve();
    await ended.promise;
  });
  await written.promise;
  const second = asVisitor.post(`/api/v1/s/${token}/takes`, { gift: refs[0], name: 'Cleo' });

  const share = `/api/gift-lists/${listId}/share`;
  const statuses = [
    await ada.put(`/api/v1/gifts/${giftIds[0]}`, { title: 'Changed' }),
    await ada.put(`/api/gift-lists/${listId}/order`, { giftId: giftIds[1], afterGiftId: null }),
    await ada.put(`${share}/wanted`, { giftId: giftIds[1], quantity: 2 }),
    await ada.put(`/api/gift-lists/${listId}`, { title: 'Renamed' }),
    await ada.delete(`/api/v1/gifts/${giftIds[1]}`),
    await ada.post('/api/v1/gifts', { title: 'Another' }),
    await ada.post('/api/v1/recipients', { name: 'Dad', birthday: { month: 1, day: 2, year: null } }),
    await ada.get(`/api/gift-lists/${listId}/takes`),
  ].map(({ status }) => status);
  expect(statuses).toEqual([200, 200, 200, 200, 200, 201, 201, 200]);
  const isWaiting = await Promise.race([second.then(() => false), ada.get('/api/v1/me').then(() => true)]);
  expect(isWaiting).toBe(true);

  ended.resolve();
  await taking;
  expect((await second).body.code).toBe('just_taken');
});

test('a list that ends while a take waits refuses it as not found', async () => {
  const eve = await asUser('Eve');
  const { token, refs, listId } = await openList(app, eve);
  const share = await requireOpenShare(db, token);
  const gift = await findSharedGift(db, share, refs[0]!);
  expect((await eve.delete(`/api/gift-lists/${listId}`)).status).toBe(200);
  const take = { share, giver: giver(), name: 'Ben' };
  const taking = db.transaction((tx) => insertTake(tx, take, gift!, { quantity: 1, shareWith: false }));
  await expect(taking).rejects.toMatchObject({ status: 404 });
});

test('one browser has room for 200 takes', async () => {
  const dan = await asUser('Dan');
  const { token, refs } = await openList(app, dan);
  const secret = newToken();
  await db.execute(sql`
    insert into takes (user_id, is_other, giver_name, secret_hash, kind, degree, list_title, title)
    select ${dan.id}, true, 'Ben', ${hashToken(secret)}, 'wishes', 'nothing', 'A list', 'Thing ' || n
    from generate_series(1, 199) n`);
  const cookie = { cookie: `giver=${secret}` };
  const take = (gift: number) =>
    asVisitor.post(`/api/v1/s/${token}/takes`, { gift: refs[gift], name: 'Ben' }, cookie);
  expect((await take(0)).status).toBe(201);
  const { status, body } = await take(1);
  const sentence = 'There is no room for more here. Please ask the person whose list this is.';
  expect([status, body.code, body.detail]).toEqual([409, 'limit_reached', sentence]);
  // A repeat finds the first take.
  expect((await take(0)).status).toBe(201);
});
