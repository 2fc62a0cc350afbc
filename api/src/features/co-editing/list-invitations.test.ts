import { describe, expect, test } from 'vitest';
import { sql } from '../../db/sql.ts';
import { buildTestApp } from '../../test/build-app.ts';
import {
  coEditingPath,
  editorsOf,
  inviteTo,
  joinList,
  listInvitationPath,
  listToEdit,
  titlesIn,
} from '../../test/builders/co-editing.ts';

const app = await buildTestApp();
const { db, asUser, startAnother } = app;
const [ada, ben] = [await asUser('Ada Long'), await asUser('Ben Short')];
const cleo = await asUser('Cleo');

describe('an invitation to edit a list', () => {
  test('says who invites and to which list, and lets in with a press', async () => {
    const { listId, token } = await listToEdit(app, ada);
    expect(token).toMatch(/^[\w-]{43}$/);
    expect((await ben.get(listInvitationPath(token))).body.data).toEqual({
      invitedBy: 'Ada',
      listTitle: 'Our house',
      editorNames: ['Ada'],
      giftListId: null,
    });
    expect(await titlesIn(ben, listId)).toBeNull();
    const answer = await joinList(ben, token);
    expect([answer.status, answer.body.data]).toEqual([201, { giftListId: listId }]);
    expect(await titlesIn(ben, listId)).toEqual(['Lamp']);
    const again = (await ben.get(listInvitationPath(token))).body.data;
    expect(again).toMatchObject({ giftListId: listId, editorNames: ['Ada', 'Ben'] });
    expect((await joinList(ada, token)).body.data).toEqual({ giftListId: listId });
    expect((await editorsOf(ada, listId)).editors).toHaveLength(2);
  });

  test('stores a hash, works for 14 days and tells only its owner of the invitation', async () => {
    const { listId, token } = await listToEdit(app, ada);
    await joinList(ben, token);
    const { linkEndsAt } = await editorsOf(ada, listId);
    const days = (Date.parse(linkEndsAt) - Date.now()) / 86_400_000;
    expect(days).toBeGreaterThan(13.9);
    expect(days).toBeLessThan(14.1);
    expect((await editorsOf(ben, listId)).linkEndsAt).toBeNull();
    expect(JSON.stringify(await editorsOf(ada, listId))).not.toContain(token);
  });

  test('refuses a renewed, an ended, an expired and a made-up invitation alike', async () => {
    const first = await listToEdit(app, ada);
    const second = await inviteTo(ada, first.listId);
    expect((await ben.get(listInvitationPath(second))).status).toBe(200);
    const ended = await listToEdit(app, ada);
    expect((await ada.delete(`${coEditingPath(ended.listId)}/invitation`)).status).toBe(200);
    const expired = await listToEdit(app, ada);
    await db.execute(
      sql`update co_edited_lists set link_ends_at = now() where gift_list_id = ${expired.listId}`,
    );
    expect((await editorsOf(ada, expired.listId)).linkEndsAt).toBeNull();
    for (const token of [first.token, ended.token, expired.token, 'x'.repeat(43)]) {
      for (const answer of [await ben.get(listInvitationPath(token)), await joinList(ben, token)]) {
        expect([answer.status, answer.body.detail]).toEqual([404, 'Not found.']);
      }
    }
  });

  test('joins once, however often it is accepted at the same time, on any server', async () => {
    const { listId, token } = await listToEdit(app, ada);
    const elsewhere = (await startAnother())(ben);
    const users = [ben, ben, elsewhere, elsewhere, cleo];
    const answers = await Promise.all(users.map((user) => joinList(user, token)));
    expect(answers.map(({ status }) => status)).toEqual(Array(5).fill(201));
    expect((await editorsOf(ada, listId)).editors).toHaveLength(3);
  });

  test('has room for twelve, also where the last place is taken twice at once', async () => {
    const { listId, token } = await listToEdit(app, ada);
    await db.execute(sql`with people as (
        insert into users (name, email) select 'N', 'seat' || n || '@example.com' from generate_series(1, 10) n returning id)
      insert into co_editors (gift_list_id, user_id) select ${listId}, id from people`);
    const answers = await Promise.all([joinList(ben, token), joinList(cleo, token)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409]);
    const refused = answers.find(({ status }) => status === 409)!;
    expect(refused.body.detail).toBe('At most 12 people can edit a list together.');
    expect((await editorsOf(ada, listId)).editors).toHaveLength(12);
  });

  test('leaves an account with at most fifty lists of others, also with two at once', async () => {
    const dan = await asUser('Dan');
    await db.execute(sql`with made as (
        insert into gift_lists (title, user_id, created_by_type) select 'L', ${cleo.id}, 'USER' from generate_series(1, 49)
        returning id),
      edited as (insert into co_edited_lists (gift_list_id, user_id) select id, ${cleo.id} from made returning gift_list_id)
      insert into co_editors (gift_list_id, user_id) select gift_list_id, ${dan.id} from edited`);
    const [one, two] = [await listToEdit(app, ada), await listToEdit(app, ada)];
    const answers = await Promise.all([joinList(dan, one.token), joinList(dan, two.token)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409]);
    const refused = answers.find(({ status }) => status === 409)!;
    expect([refused.body.code, refused.body.detail]).toEqual([
      'limit_reached',
      'You can edit at most 50 lists of others.',
    ]);
  });

  test('refuses Favorites and curated lists', async () => {
    const refused = await ada.post(`${coEditingPath(ada.favoritesId)}/invitation`);
    expect([refused.status, refused.body.code]).toEqual([409, 'favorites']);
    const { rows } = await db.execute(
      sql`select 1 from co_edited_lists where gift_list_id = ${ada.favoritesId}`,
    );
    expect(rows).toEqual([]);
  });
});
