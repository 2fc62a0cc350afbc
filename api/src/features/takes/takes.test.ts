import { describe, expect, test } from 'vitest';
import { sql } from '../../db/sql.ts';
import { buildTestApp, type TestAnswer, type TestUser } from '../../test/build-app.ts';
import { buildGift } from '../../test/factories.ts';
import { WISHES, openList, stateOf } from '../../test/builders/sharing.ts';

const app = await buildTestApp();
const { db, asVisitor, asUser } = app;
const ada = await asUser('Ada Lovelace');

const take = (token: string, gift: string, name: string, more: object = {}, cookie = '') =>
  asVisitor.post(`/api/v1/s/${token}/takes`, { gift, name, ...more }, cookie ? { cookie } : {});
const cookieOf = (answer: TestAnswer) => String(answer.headers['set-cookie']).split(';')[0]!;
const seenBy = async (user: TestUser, listId: number) =>
  (await user.get(`/api/gift-lists/${listId}/takes`)).body.data;

describe('taking a gift', () => {
  test('needs a name, is undone from the same browser alone, and is listed there', async () => {
    const { token, refs } = await openList(app, ada);
    const answer = await take(token, refs[0]!, ' Ben ');
    expect(answer.status).toBe(201);
    const cookie = cookieOf(answer);
    expect(String(answer.headers['set-cookie'])).toMatch(/Path=\/api\/v1\/s; HttpOnly; SameSite=Strict/);
    const mine = (await asVisitor.get('/api/v1/s/mine', { cookie })).body.data;
    expect(mine).toMatchObject([{ title: 'Gift 0', forName: 'Ada', giverName: 'Ben', isWithdrawn: false }]);
    expect((await asVisitor.get('/api/v1/s/mine')).body.data).toEqual([]);
    const { id } = answer.body.data;
    expect((await asVisitor.delete(`/api/v1/s/mine/${id}`)).status).toBe(404);
    expect((await asVisitor.delete(`/api/v1/s/mine/${id}`, undefined, { cookie })).status).toBe(200);
    expect((await stateOf(app, token)).gifts[0]).toMatchObject({ free: 1 });
  });

  test.each([
    ['', 'Please say who you are'],
    ['   ', 'Please say who you are'],
    ['x'.repeat(10_000), 'A name can have at most 40 characters'],
    ['a\u0000b', 'Contains characters that cannot be stored'],
    ['a\nb', 'Contains characters that cannot be stored'],
  ])('refuses the name %j in words', async (name, sentence) => {
    const { token, refs } = await openList(app, ada);
    const answer = await take(token, refs[0]!, name);
    expect([answer.status, answer.body.detail]).toEqual([400, sentence]);
    expect((await stateOf(app, token)).gifts[0]).toMatchObject({ free: 1 });
  });

  test('succeeds once for several visitors at once, and the others are told', async () => {
    const { token, refs } = await openList(app, ada);
    const answers = await Promise.all(
      Array.from({ length: 12 }, (_, n) => take(token, refs[0]!, `Giver ${n}`)),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, ...Array<number>(11).fill(409)]);
    const lost = answers.find(({ status }) => status === 409)!;
    expect(lost.body).toMatchObject({
      code: 'just_taken',
      detail: expect.stringContaining('a moment faster'),
    });
    expect(lost.headers['set-cookie']).toBeUndefined();
  });

  test('succeeds once on two servers at once, too', async () => {
    const { token, refs } = await openList(app, ada);
    const ben = await asUser('Ben');
    const elsewhere = (await app.startAnother())(ben);
    const body = { gift: refs[0], name: 'Ben' };
    const answers = await Promise.all([
      elsewhere.post(`/api/v1/s/${token}/takes`, body),
      take(token, refs[0]!, 'Cleo'),
      elsewhere.post(`/api/v1/s/${token}/takes`, body, { cookie: 'giver=none' }),
    ]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409, 409]);
  });

  test('holds on every list of the same owner that has the gift', async () => {
    const gift = await buildGift(db, { title: 'Shared twice' });
    const [one, two] = [
      await openList(app, ada, { gifts: [gift] }),
      await openList(app, ada, { gifts: [gift] }),
    ];
    expect((await take(one.token, one.refs[0]!, 'Ben')).status).toBe(201);
    expect((await take(two.token, two.refs[0]!, 'Cleo')).status).toBe(409);
    // Curated gifts are in many people's lists: a take on one list does not count on another.
    const other = await openList(app, await asUser('Eve'), { gifts: [gift] });
    expect((await take(other.token, other.refs[0]!, 'Cleo')).status).toBe(201);
  });

  test('counts pieces where several are wanted, and never fewer than none', async () => {
    const { token, refs, listId, giftIds } = await openList(app, ada);
    const want = { giftId: giftIds[0], quantity: 3 };
    expect((await ada.put(`/api/gift-lists/${listId}/share/wanted`, want)).body.data.wanted).toEqual([want]);
    expect((await take(token, refs[0]!, 'Ben', { quantity: 2 })).status).toBe(201);
    expect((await take(token, refs[0]!, 'Cleo', { quantity: 2 })).status).toBe(409);
    expect((await take(token, refs[0]!, 'Cleo')).status).toBe(201);
    await ada.put(`/api/gift-lists/${listId}/share/wanted`, { giftId: giftIds[0], quantity: 1 });
    expect((await stateOf(app, token)).gifts[0]).toMatchObject({
      wanted: 1,
      free: 0,
      names: ['Ben', 'Cleo'],
    });
  });

  test('"I would share this one" lets others join, who count as one', async () => {
    const { token, refs } = await openList(app, ada);
    expect((await take(token, refs[0]!, 'Ben', { shareWith: true })).status).toBe(201);
    expect((await take(token, refs[0]!, 'Cleo', { shareWith: true })).status).toBe(201);
    expect((await take(token, refs[0]!, 'Dan')).status).toBe(409);
    expect((await stateOf(app, token)).gifts[0]).toMatchObject({ isShared: true, free: 0 });
  });

  test('"I bring something else" is a line that other givers see', async () => {
    const { token } = await openList(app, ada);
    const body = { text: 'A <b>cake</b>', name: 'Ben' };
    const first = await asVisitor.post(`/api/v1/s/${token}/others`, body);
    const again = await asVisitor.post(`/api/v1/s/${token}/others`, body, { cookie: cookieOf(first) });
    expect([first.status, again.body.data.id]).toEqual([201, first.body.data.id]);
    expect((await stateOf(app, token)).others).toEqual([{ text: 'A <b>cake</b>', name: 'Ben', mine: null }]);
  });

  test('refuses in words a gift that has just gone, and the owner of the wishes', async () => {
    const { token, refs, giftIds } = await openList(app, ada);
    await ada.delete('/api/v1/user-saved-gifts/unsave-all', { giftId: giftIds[0] });
    expect((await take(token, refs[0]!, 'Ben')).body).toMatchObject({ status: 409, code: 'gone' });
    const own = await ada.post(`/api/v1/s/${token}/takes`, { gift: refs[1], name: 'Ada' });
    expect(own.body).toMatchObject({ status: 409, code: 'own_list' });
  });
});

describe('the view of the owner', () => {
  test('shows nothing of takes on wishes, and all of takes on ideas', async () => {
    const wishes = await openList(app, ada);
    await take(wishes.token, wishes.refs[0]!, 'Ben');
    expect(await seenBy(ada, wishes.listId)).toEqual({ gifts: [], others: [] });
    const ideas = await openList(app, ada, { settings: { ...WISHES, kind: 'ideas' } });
    await take(ideas.token, ideas.refs[0]!, 'Ben');
    expect((await seenBy(ada, ideas.listId)).gifts).toMatchObject([{ quantity: 1, names: ['Ben'] }]);
  });

  test('loosening the degree counts for later takes alone, tightening it for all', async () => {
    const { token, refs, listId } = await openList(app, ada);
    const change = (body: object) => ada.put(`/api/gift-lists/${listId}/share`, body);
    await take(token, refs[0]!, 'Ben');
    await change({ degree: 'taken' });
    await take(token, refs[1]!, 'Cleo');
    await change({ degree: 'all' });
    expect((await seenBy(ada, listId)).gifts).toMatchObject([{ title: 'Gift 1', quantity: 1, names: [] }]);
    await change({ degree: 'nothing' });
    expect((await seenBy(ada, listId)).gifts).toEqual([]);
  });

  test('shows all takes from the day that the giver was told of; a day that is set later changes nothing', async () => {
    const past = { ...WISHES, revealOn: '2020-01-01' };
    const told = await openList(app, ada, { settings: past });
    await take(told.token, told.refs[0]!, 'Ben');
    expect((await seenBy(ada, told.listId)).gifts).toMatchObject([{ names: ['Ben'] }]);
    const later = await openList(app, ada);
    await take(later.token, later.refs[0]!, 'Ben');
    await ada.put(`/api/gift-lists/${later.listId}/share`, { revealOn: '2020-01-01' });
    expect((await seenBy(ada, later.listId)).gifts).toEqual([]);
  });

  test('one gift that they look at, without a name', async () => {
    const { token, refs, listId, giftIds } = await openList(app, ada);
    await take(token, refs[0]!, 'Ben');
    const look = (id: number) => ada.get(`/api/gift-lists/${listId}/takes/${id}`);
    expect((await look(giftIds[0]!)).body.data).toEqual({ giftId: giftIds[0], quantity: 1 });
    expect((await look(giftIds[1]!)).body.data).toEqual({ giftId: giftIds[1], quantity: 0 });
  });

  test('asks first in a browser where they are signed in, and never shows names', async () => {
    const { token, refs } = await openList(app, ada);
    await take(token, refs[0]!, 'Ben');
    expect((await ada.get(`/api/v1/s/${token}`)).body.data).toEqual({
      asksFirst: true,
      isSignedIn: true,
      gifts: [],
      others: [],
    });
    const looked = (await ada.get(`/api/v1/s/${token}?look=yes`)).body.data;
    expect(looked.gifts[0]).toMatchObject({ free: 0, names: [] });
  });
});

describe('the copy of the taker', () => {
  test('keeps the gift as it was, marked as withdrawn once it is gone', async () => {
    const { token, refs, giftIds } = await openList(app, ada, { own: true });
    const answer = await take(token, refs[0]!, 'Ben');
    const cookie = cookieOf(answer);
    expect((await ada.put(`/api/v1/gifts/${giftIds[0]}`, { title: 'Changed' })).status).toBe(200);
    expect((await ada.delete(`/api/v1/gifts/${giftIds[0]}`)).status).toBe(200);
    const mine = () => asVisitor.get('/api/v1/s/mine', { cookie });
    expect((await mine()).body.data).toMatchObject([{ title: 'Gift 0', isWithdrawn: true }]);
    expect(
      (await asVisitor.delete(`/api/v1/s/mine/${answer.body.data.id}`, undefined, { cookie })).status,
    ).toBe(200);
  });

  test('becomes a gift bought for a person of a signed-in taker, as a copy of what its owner made', async () => {
    const { token, refs, giftIds } = await openList(app, ada, { own: true });
    const ben = await asUser('Ben');
    const { body } = await ben.post(`/api/v1/s/${token}/takes`, { gift: refs[0], name: 'Ben' });
    const keep = { recipient: { name: 'Ada' }, status: 'bought' };
    const kept = await ben.post(`/api/v1/s/mine/${body.data.id}/keep`, keep);
    expect(kept.status).toBe(201);
    expect(kept.body.data.giftId).not.toBe(giftIds[0]);
    const links = await ben.get(`/api/v1/recipient-gifts?recipientId=${kept.body.data.recipientId}`);
    expect(links.body.data).toMatchObject([{ gift: { title: 'Gift 0' }, boughtAt: expect.any(String) }]);
    const cleo = await asUser('Cleo');
    expect((await cleo.post(`/api/v1/s/mine/${body.data.id}/keep`, keep)).status).toBe(404);
  });

  test('loses only the name when the account is deleted', async () => {
    const { token, refs } = await openList(app, ada, { settings: { ...WISHES, kind: 'ideas' } });
    const ben = await asUser('Ben');
    await ben.post(`/api/v1/s/${token}/takes`, { gift: refs[0], name: 'Ben' });
    const olga = await asUser('Olga');
    await db.insert('operators', { userId: olga.id });
    const deleted = await olga.delete(`/api/v1/operator/accounts/${ben.id}`, { email: ben.email });
    expect(deleted.status).toBe(200);
    expect((await stateOf(app, token)).gifts[0]).toMatchObject({ free: 0, names: ['Somebody'] });
  });
});

test('a signed-in visitor saves a gift: a curated one itself, the owner’s own as a copy without notes', async () => {
  const ben = await asUser('Ben');
  const curated = await openList(app, ada);
  const saved = await ben.post(`/api/v1/s/${curated.token}/gifts/${curated.refs[0]}/save`);
  expect([saved.status, saved.body.data.giftId]).toEqual([201, curated.giftIds[0]]);
  const own = await openList(app, ada, { own: true });
  const copy = await ben.post(`/api/v1/s/${own.token}/gifts/${own.refs[0]}/save`);
  const gift = (await ben.get(`/api/v1/gifts/${copy.body.data.giftId}`)).body.data;
  expect(gift).toMatchObject({ title: 'Gift 0', description: null, createdById: ben.id, isSaved: true });
});

test('a visitor sees only their own name where names are hidden', async () => {
  const { token, refs } = await openList(app, ada, { settings: { ...WISHES, namesVisible: false } });
  await take(token, refs[0]!, 'Ben');
  expect((await stateOf(app, token)).gifts[0]).toMatchObject({ free: 0, names: [] });
});

test('a list that is deleted leaves takes withdrawn, and nothing in its owner’s way', async () => {
  const { token, refs, listId } = await openList(app, ada);
  const cookie = cookieOf(await take(token, refs[0]!, 'Ben'));
  expect((await ada.delete(`/api/gift-lists/${listId}`)).status).toBe(200);
  const mine = await asVisitor.get('/api/v1/s/mine', { cookie });
  expect(mine.body.data).toMatchObject([{ title: 'Gift 0', isWithdrawn: true }]);
  const { rows } = await db.execute(sql`select 1 from list_shares where gift_list_id = ${listId}`);
  expect(rows).toEqual([]);
});
