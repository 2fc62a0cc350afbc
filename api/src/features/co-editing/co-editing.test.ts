import { describe, expect, test } from 'vitest';
import { sql } from '../../db/sql.ts';
import { buildTestApp, type TestUser } from '../../test/build-app.ts';
import {
  addToList,
  coEditingPath,
  editorsOf,
  joinList,
  listToEdit,
  titlesIn,
} from '../../test/builders/co-editing.ts';
import { buildGift, buildList, putInList } from '../../test/factories.ts';
import { buildOwnGift } from '../../test/builders/own-gift.ts';

const app = await buildTestApp();
const { db, asUser, asVisitor } = app;
const [ada, ben] = [await asUser('Ada Long'), await asUser('Ben Short')];
const [cleo, eve] = [await asUser('Cleo'), await asUser('Eve')];

/** Ada's list, which Ben and Cleo edit, too. */
async function together() {
  const made = await listToEdit(app, ada);
  for (const user of [ben, cleo]) await joinList(user, made.token);
  return { ...made, path: `/api/gift-lists/${made.listId}` };
}

const remove = (user: TestUser, giftId: number, giftListId: number) =>
  user.delete('/api/v1/user-saved-gifts', { giftId, giftListId });

/** Saved gifts of a user: the page, its counts, and the file of the export. */
async function everySavedOf(user: TestUser) {
  const { data, total } = (await user.get('/api/v1/user-saved-gifts')).body;
  const everything = (await user.get('/api/v1/me/export')).body;
  const { savedGifts, giftLists } = everything.data ?? everything;
  return {
    titles: data.map(({ gift }: { gift: { title: string } }) => gift.title),
    total,
    savedGifts,
    giftLists,
  };
}

describe('a co-editor', () => {
  test('sees its gifts without notes, and who edits it', async () => {
    const { listId, path, lamp } = await together();
    const kite = await buildOwnGift(app, ben.id, 'Kite');
    expect((await addToList(ben, kite.id, listId)).body.data.added).toBe(1);
    for (const user of [ada, ben, cleo]) expect(await titlesIn(user, listId)).toEqual(['Lamp', 'Kite']);
    expect((await cleo.get(path)).body.data).toMatchObject({
      title: 'Our house',
      giftCount: 2,
      userId: ada.id,
    });
    const seen = (await cleo.get(`/api/v1/gifts/${kite.id}`)).body.data;
    expect(seen).toMatchObject({ title: 'Kite', description: null, isSaved: false });
    expect((await cleo.get(`/api/v1/gifts/${lamp.id}`)).body.data.description).toBeNull();
    const { editors, isOwner } = await editorsOf(ben, listId);
    expect(isOwner).toBe(false);
    expect(editors).toEqual([
      { id: null, name: 'Ada', isOwner: true, isMe: false },
      { id: expect.any(Number), name: 'Ben', isOwner: false, isMe: true },
      { id: expect.any(Number), name: 'Cleo', isOwner: false, isMe: false },
    ]);
  });

  test('has it among the lists of others, with its owner and only where it holds a gift', async () => {
    const { listId, lamp } = await together();
    const listsWith = async (query: string) => (await ben.get(`/api/v1/co-edited-lists${query}`)).body.data;
    expect((await listsWith(''))[0]).toMatchObject({ id: listId, ownerName: 'Ada', giftCount: 1 });
    expect((await listsWith(`?giftId=${lamp.id}`)).map(({ id }: { id: number }) => id)).toEqual([listId]);
    const other = await buildGift(db);
    expect(await listsWith(`?giftId=${other.id}`)).toEqual([]);
    const mine = (await ben.get('/api/gift-lists')).body.data;
    expect(mine.map(({ id }: { id: number }) => id)).toEqual([ben.favoritesId]);
  });

  test('adds, removes with Undo, sorts and arranges', async () => {
    const { listId, path, lamp } = await together();
    const [vase, pan] = [await buildGift(db, { title: 'Vase' }), await buildGift(db, { title: 'Pan' })];
    const many = { giftIds: [vase.id, pan.id], giftListId: listId };
    expect((await cleo.post('/api/v1/gifts/many/list', many)).body.data.giftIds).toEqual([vase.id, pan.id]);
    expect((await ben.put(`${path}/order`, { giftId: pan.id, afterGiftId: null })).status).toBe(200);
    expect(await titlesIn(ada, listId)).toEqual(['Pan', 'Lamp', 'Vase']);
    const sorted = await ben.get(`${path}/gifts?sort=title`);
    expect(sorted.body.data.map(({ title }: { title: string }) => title)).toEqual(['Lamp', 'Pan', 'Vase']);

    const removed = await ben.post('/api/v1/gifts/many/remove', {
      giftIds: [lamp.id, vase.id],
      giftListId: listId,
    });
    expect(await titlesIn(ada, listId)).toEqual(['Pan']);
    const { removalId } = removed.body.data;
    expect((await ben.post(`/api/v1/gifts/many/removals/${removalId}/undo`)).status).toBe(200);
    expect(await titlesIn(ada, listId)).toEqual(['Pan', 'Lamp', 'Vase']);
    expect((await remove(cleo, lamp.id, listId)).status).toBe(200);
    expect(await titlesIn(ada, listId)).toEqual(['Pan', 'Vase']);
    expect((await ada.get(`/api/v1/gifts/${lamp.id}`)).status).toBe(200);
  });

  test('shows nothing else of theirs, and nothing of third people', async () => {
    const { listId } = await together();
    const secret = await buildOwnGift(app, ben.id, 'Only of Ben');
    const open = await buildList(db, { userId: eve.id });
    const eves = await buildOwnGift(app, eve.id, 'Of Eve');
    await putInList(db, open, eves.id);
    expect((await addToList(ben, eves.id, listId)).body.code).toBe('not_your_gift');
    expect((await addToList(ben, secret.id, ada.favoritesId)).status).toBe(404);
    for (const user of [ada, cleo]) expect((await user.get(`/api/v1/gifts/${secret.id}`)).status).toBe(404);
    // Eve's gift is in the list, because Ada saved it. It is hidden as soon as Eve no longer shows it.
    await addToList(ada, eves.id, listId);
    await db.execute(sql`update gift_lists set is_private = true where id = ${open.id}`);
    expect(await titlesIn(ben, listId)).toEqual(['Lamp']);
    expect((await remove(ben, eves.id, listId)).status).toBe(404);
    expect(await titlesIn(ada, listId)).toEqual(['Lamp', 'Of Eve']);
  });

  test('does not save for others: a gift is saved for the owner of the list alone', async () => {
    const { listId, path } = await together();
    const before = await Promise.all([ben, cleo].map((user) => everySavedOf(user)));
    const vase = await buildGift(db, { title: 'Vase of all' });
    await addToList(ben, vase.id, listId);
    expect(await Promise.all([ben, cleo].map((user) => everySavedOf(user)))).toEqual(before);
    expect((await everySavedOf(ada)).titles).toContain('Vase of all');
    const heart = async (user: TestUser) =>
      (await user.get(`${path}/gifts`)).body.data.map(({ isSaved }: { isSaved: boolean }) => isSaved);
    expect([await heart(ada), await heart(ben)]).toEqual([
      [true, true],
      [false, false],
    ]);
    // Removing a gift that was never saved does not change the shared list.
    expect((await ben.delete('/api/v1/user-saved-gifts/unsave-all', { giftId: vase.id })).status).toBe(404);
    expect(await titlesIn(ada, listId)).toEqual(['Lamp', 'Vase of all']);
  });
});

describe('the cap of gifts of co-editors', () => {
  /** Puts new curated gifts into Ada's list as additions of Ben. */
  async function addForBen(listId: number, count: number): Promise<number[]> {
    const { rows } = await db.execute<{ giftId: number }>(sql`
      with made as (insert into gifts (slug, title, created_by_type)
        select ${`room-${listId}-`} || n, 'Room', 'SYSTEM' from generate_series(1, ${count}::int) n returning id)
      insert into gift_list_gifts (gift_list_id, gift_id, user_id, added_by)
      select ${listId}, id, ${ada.id}, ${ben.id} from made returning gift_id as "giftId"`);
    return rows.map(({ giftId }) => giftId);
  }
  const FULL = 'Co-editors can add at most 500 gifts to a list.';

  test('adding stops at 500 gifts of others; the owner adds more', async () => {
    const { listId } = await together();
    await addForBen(listId, 499);
    const [one, two] = [await buildGift(db), await buildGift(db)];
    const answers = await Promise.all([addToList(ben, one.id, listId), addToList(cleo, two.id, listId)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    const refused = answers.find(({ status }) => status === 409)!;
    expect(refused.body.detail).toBe(FULL);
    expect((await addToList(ada, (await buildGift(db)).id, listId)).status).toBe(200);
  });

  test('adding does not count gifts that the list holds already', async () => {
    const { listId } = await together();
    const present = (await addForBen(listId, 498)).slice(0, 10);
    const absent = [await buildGift(db), await buildGift(db)].map(({ id }) => id);
    const add = (giftIds: number[]) => cleo.post('/api/v1/gifts/many/list', { giftIds, giftListId: listId });
    const { status, body } = await add([...present, ...absent]);
    expect([status, body.data?.giftIds]).toEqual([200, absent]);
    const refused = await add([...present, (await buildGift(db)).id]);
    expect([refused.status, refused.body.detail]).toEqual([409, FULL]);
  });

  test.each([
    ['a co-editor', ben],
    ['the owner', ada],
  ])('Undo of a removal by %s stops at 500, too', async (_, user) => {
    const { listId, path } = await together();
    const giftIds = (await addForBen(listId, 500)).slice(0, 2);
    const removed = await user.post('/api/v1/gifts/many/remove', { giftIds, giftListId: listId });
    const undo = () => user.post(`/api/v1/gifts/many/removals/${removed.body.data.removalId}/undo`);
    const other = await buildGift(db);
    expect((await addToList(cleo, other.id, listId)).status).toBe(200);
    const refused = await undo();
    expect([refused.status, refused.body.detail]).toEqual([409, FULL]);
    expect((await ada.get(path)).body.data.giftCount).toBe(500);
    // The refused call has kept the removal.
    expect((await remove(cleo, other.id, listId)).status).toBe(200);
    expect((await undo()).status).toBe(200);
  });
});

describe('permissions', async () => {
  const { listId, path, lamp, token } = await together();
  const kite = await buildOwnGift(app, ben.id, 'Kite');
  await addToList(ben, kite.id, listId);
  const former = await asUser('Former');
  await joinList(former, token);
  const left = await buildOwnGift(app, former.id, 'Left with them');
  await addToList(former, left.id, listId);
  const thing = await buildGift(db);
  const roles = { owner: ada, member: ben, former, invited: eve, visitor: asVisitor };
  await former.post(`${coEditingPath(listId)}/leave`);
  const { editors } = await editorsOf(ada, listId);
  const cleosId = editors.find(({ name }: { name: string }) => name === 'Cleo').id;

  type Role = keyof typeof roles;
  type Call = ['get' | 'post' | 'put' | 'delete', string, object?];
  // Statuses of owner, member, former member, invited (a stranger until they join) and visitor.
  test.each<[string, Call, number[]]>([
    ['open', ['get', path], [200, 200, 404, 404, 401]],
    ['its gifts', ['get', `${path}/gifts`], [200, 200, 404, 404, 401]],
    ['a gift in it', ['get', `/api/v1/gifts/${kite.id}`], [200, 200, 404, 404, 401]],
    ['who edits it', ['get', `${path}/co-editing`], [200, 200, 404, 404, 401]],
    [
      'add',
      ['post', '/api/gift-list-gifts', { giftId: thing.id, giftListIds: [listId] }],
      [200, 200, 404, 404, 401],
    ],
    [
      'add many',
      ['post', '/api/v1/gifts/many/list', { giftIds: [thing.id], giftListId: listId }],
      [200, 200, 404, 404, 401],
    ],
    ['arrange', ['put', `${path}/order`, { giftId: kite.id, afterGiftId: null }], [200, 200, 404, 404, 401]],
    ['for whom', ['get', `${path}/recipients`], [200, 200, 404, 404, 401]],
    ['rename', ['put', path, { title: 'Our house' }], [200, 403, 404, 404, 401]],
    ['open to all', ['put', path, { isPrivate: true }], [200, 403, 404, 404, 401]],
    ['delete', ['delete', path], [0, 403, 404, 404, 401]],
    ['share', ['get', `${path}/share`], [200, 403, 404, 404, 401]],
    ['takes', ['get', `${path}/takes`], [200, 403, 404, 404, 401]],
    ['look at one gift', ['get', `${path}/takes/${lamp.id}`], [200, 403, 404, 404, 401]],
    ['invite', ['post', `${path}/co-editing/invitation`], [0, 403, 404, 404, 401]],
    ['end the invitation', ['delete', `${path}/co-editing/invitation`], [0, 403, 404, 404, 401]],
    ['take out', ['delete', `${path}/co-editing/editors/${cleosId}`], [0, 403, 404, 404, 401]],
    ['leave', ['post', `${path}/co-editing/leave`], [0, 0, 404, 404, 401]],
    ['read the invitation', ['get', `/api/v1/list-invitations/${token}`], [200, 200, 200, 200, 401]],
  ])('%s', async (_, [method, address, body], expected) => {
    const asked = (Object.keys(roles) as Role[]).map(async (role, column) => {
      if (expected[column] === 0) return 0;
      const client = roles[role];
      return (method === 'get' ? await client.get(address) : await client[method](address, body)).status;
    });
    expect(await Promise.all(asked)).toEqual(expected);
  });

  test('a former member left with the gift that they made', async () => {
    expect(await titlesIn(ada, listId)).not.toContain('Left with them');
    expect((await ada.get(`/api/v1/gifts/${left.id}`)).status).toBe(404);
    expect((await former.get(`/api/v1/gifts/${left.id}`)).status).toBe(200);
  });
});
