import { describe, expect, test } from 'vitest';
import { sql } from '../../db/sql.ts';
import { lockUser } from '../../db/transaction.ts';
import { buildTestApp, type TestUser } from '../../test/build-app.ts';
import {
  addToList,
  coEditingPath,
  editorsOf,
  joinList,
  listInvitationPath,
  listToEdit,
  titlesIn,
} from '../../test/builders/co-editing.ts';
import { buildGift } from '../../test/factories.ts';
import { buildOwnGift } from '../../test/builders/own-gift.ts';
import { buildPicture } from '../../test/pictures.ts';

const app = await buildTestApp();
const { db, asUser, startAnother } = app;
const [ada, ben, cleo] = [await asUser('Ada Long'), await asUser('Ben Short'), await asUser('Cleo')];

/** Ada's list with a lamp of hers, a kite of Ben's, a curated vase that Ben added, and a jug of Cleo's. */
async function together() {
  const made = await listToEdit(app, ada);
  for (const user of [ben, cleo]) await joinList(user, made.token);
  const kite = await buildOwnGift(app, ben.id, 'Kite');
  await addToList(ben, kite.id, made.listId);
  await addToList(ben, (await buildGift(db, { title: 'Vase' })).id, made.listId);
  await addToList(cleo, (await buildOwnGift(app, cleo.id, 'Jug')).id, made.listId);
  return { ...made, kite };
}

const leave = (user: TestUser, listId: number) => user.post(`${coEditingPath(listId)}/leave`);

async function takeOut(listId: number, editorName: string) {
  const { editors } = await editorsOf(ada, listId);
  const { id } = editors.find(({ name }: { name: string }) => name === editorName);
  return await ada.delete(`${coEditingPath(listId)}/editors/${id}`);
}

describe('the end of a co-editing', () => {
  test.each([
    ['leaving', (listId: number) => leave(ben, listId), 201],
    ['being taken out', (listId: number) => takeOut(listId, 'Ben'), 404],
  ])('removes, by %s, the gifts that the co-editor made, on every server', async (_, end, joinsAgain) => {
    const { listId, kite, token } = await together();
    const elsewhere = (await startAnother())(ben);
    expect(await titlesIn(elsewhere, listId)).toEqual(['Lamp', 'Kite', 'Vase', 'Jug']);
    expect((await end(listId)).status).toBe(200);
    expect(await titlesIn(elsewhere, listId)).toBeNull();
    expect((await elsewhere.get('/api/v1/co-edited-lists')).body.data).not.toContainEqual(
      expect.objectContaining({ id: listId }),
    );
    for (const user of [ada, cleo]) {
      expect(await titlesIn(user, listId)).toEqual(['Lamp', 'Vase', 'Jug']);
      expect((await user.get(`/api/v1/gifts/${kite.id}`)).status).toBe(404);
    }
    expect((await ben.get(`/api/v1/gifts/${kite.id}`)).status).toBe(200);
    expect((await joinList(ben, token)).status).toBe(joinsAgain);
  });

  test('removes all co-editors when the owner ends it, and the list keeps curated gifts', async () => {
    const { listId, token } = await together();
    expect((await leave(ada, listId)).status).toBe(200);
    expect(await titlesIn(ada, listId)).toEqual(['Lamp', 'Vase']);
    expect([await titlesIn(ben, listId), await titlesIn(cleo, listId)]).toEqual([null, null]);
    expect((await joinList(ben, token)).status).toBe(404);
    expect(await editorsOf(ada, listId)).toBeNull();
    expect((await leave(ada, listId)).status).toBe(404);
  });

  test('comes with deleting the list', async () => {
    const { listId, kite } = await together();
    expect((await ada.delete(`/api/gift-lists/${listId}`)).status).toBe(200);
    expect(await titlesIn(ben, listId)).toBeNull();
    expect((await ben.get(`/api/v1/gifts/${kite.id}`)).status).toBe(200);
  });

  test('comes with deleting an account, on either side', async () => {
    const [dan, fay] = [await asUser('Dan'), await asUser('Fay')];
    const { listId, token } = await listToEdit(app, fay);
    for (const user of [dan, ben]) await joinList(user, token);
    await addToList(dan, (await buildOwnGift(app, dan.id, 'Of Dan')).id, listId);
    await addToList(dan, (await buildGift(db, { title: 'Curated' })).id, listId);
    await db.execute(sql`delete from users where id = ${dan.id}`);
    expect(await titlesIn(ben, listId)).toEqual(['Lamp', 'Curated']);
    expect((await editorsOf(ben, listId)).editors).toHaveLength(2);
    await db.execute(sql`delete from users where id = ${fay.id}`);
    expect(await titlesIn(ben, listId)).toBeNull();
  });

  test('loses no gift and leaves none behind while somebody adds', async () => {
    for (const end of [leave.bind(null, ben), (listId: number) => takeOut(listId, 'Ben')]) {
      const { listId } = await together();
      const gifts = await Promise.all(
        ['One', 'Two', 'Three'].map((title) => buildOwnGift(app, ben.id, title)),
      );
      const [ended, ...added] = await Promise.all([
        end(listId),
        ...gifts.map(({ id }) => addToList(ben, id, listId)),
      ]);
      expect(ended.status).toBe(200);
      for (const { status } of added) expect([200, 403, 404]).toContain(status);
      expect(await titlesIn(ada, listId)).toEqual(['Lamp', 'Vase', 'Jug']);
      const { rows } = await db.execute(sql`
        select 1 from gift_list_gifts place join gifts g on g.id = place.gift_id
        where place.gift_list_id = ${listId} and g.created_by_id = ${ben.id}`);
      expect(rows).toEqual([]);
    }
  });

  test('leaving and adding do not wait for a write of the owner, who may be waiting for the list', async () => {
    const { listId, kite } = await together();
    const removal = { giftIds: [kite.id], giftListId: listId };
    const { removalId } = (await ben.post('/api/v1/gifts/many/remove', removal)).body.data;
    const more = await buildOwnGift(app, ben.id, 'More');
    await db.transaction(async (tx) => {
      await lockUser(tx, ada.id);
      expect((await addToList(ben, more.id, listId)).status).toBe(200);
      expect((await ben.post(`/api/v1/gifts/many/removals/${removalId}/undo`)).body.data.giftIds).toEqual([
        kite.id,
      ]);
      expect((await leave(ben, listId)).status).toBe(200);
    });
  });

  test('a removal is undone for gifts of those who are still there, and of nobody else', async () => {
    const { listId, kite } = await together();
    const { body } = await cleo.post('/api/v1/gifts/many/remove', { giftIds: [kite.id], giftListId: listId });
    const undo = (id: number) => cleo.post(`/api/v1/gifts/many/removals/${id}/undo`);
    expect((await undo(body.data.removalId)).body.data.giftIds).toEqual([kite.id]);
    expect(await titlesIn(ada, listId)).toEqual(['Lamp', 'Kite', 'Vase', 'Jug']);

    const again = await cleo.post('/api/v1/gifts/many/remove', { giftIds: [kite.id], giftListId: listId });
    await leave(ben, listId);
    expect((await undo(again.body.data.removalId)).body.data.giftIds).toEqual([]);
    const last = await cleo.post('/api/v1/gifts/many/list', {
      giftIds: [(await buildGift(db)).id],
      giftListId: listId,
    });
    const { giftIds } = last.body.data;
    const gone = await cleo.post('/api/v1/gifts/many/remove', { giftIds, giftListId: listId });
    await leave(cleo, listId);
    expect((await undo(gone.body.data.removalId)).body.data.giftIds).toEqual([]);
  });
});

test('a picture is seen while its gift is in the list', async () => {
  const { listId, token } = await listToEdit(app, ada);
  await joinList(ben, token);
  const drawn = { title: 'Drawn', imageUrl: await buildPicture() };
  const made = (await ben.post('/api/v1/gifts', drawn)).body.data;
  expect((await ada.get(made.imageUrl)).status).toBe(404);
  await addToList(ben, made.id, listId);
  expect((await ada.get(made.imageUrl)).status).toBe(200);
  await leave(ben, listId);
  expect((await ada.get(made.imageUrl)).status).toBe(404);
});

test('the export says which lists one edits with others and what one added, and nothing of the others', async () => {
  const gus = await asUser('Gus');
  const { listId, token } = await listToEdit(app, gus);
  await joinList(ben, token);
  await addToList(ben, (await buildOwnGift(app, ben.id, 'From Ben')).id, listId);
  const exportOf = async (user: TestUser) => {
    const { body } = await user.get('/api/v1/me/export');
    return body.data ?? body;
  };
  const [mine, his] = [await exportOf(gus), await exportOf(ben)];
  const own = { giftListId: listId, isOwner: true, hasLink: true, title: null };
  expect(mine.coEditing).toEqual([expect.objectContaining(own)]);
  expect(mine.addedToLists).toEqual([]);
  expect(his.coEditing).toContainEqual(
    expect.objectContaining({ giftListId: listId, isOwner: false, hasLink: false, title: 'Our house' }),
  );
  expect(his.addedToLists).toContainEqual(expect.objectContaining({ giftListId: listId, title: 'From Ben' }));
  expect(JSON.stringify(his)).not.toMatch(/Lamp|Gus/);
  expect(JSON.stringify(mine)).not.toMatch(/Ben Short|psst.*From Ben/);
  expect(JSON.stringify([mine, his])).not.toContain(token);
  expect((await cleo.get(listInvitationPath(token))).status).toBe(200);
});
