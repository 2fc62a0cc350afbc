import { expect, test } from 'vitest';
import type { ShareState } from '@tuckaway/contract/sharing/takes';
import { buildTestApp, type TestClient, type TestUser } from '../../test/build-app.ts';
import { addToList, coEditingPath, inviteTo, joinList } from '../../test/builders/co-editing.ts';
import { buildOwnGift } from '../../test/builders/own-gift.ts';
import { openList, stateOf, WISHES } from '../../test/builders/sharing.ts';

const app = await buildTestApp();
const { asUser, asVisitor } = app;
const [ada, ben] = [await asUser('Ada'), await asUser('Ben')];

/** A shared list of Ada's that Ben edits, too. */
async function shared(settings = WISHES) {
  const list = await openList(app, ada, { settings });
  await joinList(ben, await inviteTo(ada, list.listId));
  return list;
}

const take = (person: TestClient, token: string, gift: string, name = 'Gus') =>
  person.post(`/api/v1/s/${token}/takes`, { gift, name });
const look = async (user: TestUser, token: string): Promise<ShareState> =>
  (await user.get(`/api/v1/s/${token}?look=yes`)).body.data;

test('a co-editor of wishes is a wisher: asked first, without names, and takes nothing', async () => {
  const { token, refs, listId } = await shared();
  expect((await take(asVisitor, token, refs[0]!)).status).toBe(201);
  const asked = (await ben.get(`/api/v1/s/${token}`)).body.data;
  expect(asked).toMatchObject({ asksFirst: true, gifts: [], others: [] });
  const state = await look(ben, token);
  expect(state).toEqual(await look(ada, token));
  expect(state.gifts.flatMap(({ names }) => names)).toEqual([]);
  for (const ref of refs) expect((await take(ben, token, ref)).body.code).toBe('own_list');
  const other = await ben.post(`/api/v1/s/${token}/others`, { text: 'A cake', name: 'Ben' });
  expect(other.body.code).toBe('own_list');
  const opened = (await ben.post(`/api/v1/s/${token}/opens`)).body.data;
  expect(opened.isOwner).toBe(true);
  expect((await ben.get(`/api/gift-lists/${listId}/takes`)).status).toBe(403);

  await ada.put(`/api/gift-lists/${listId}/share`, { degree: 'all' });
  expect((await look(ben, token)).gifts.flatMap(({ names }) => names)).toEqual(['Gus']);
});

test('a co-editor of ideas for somebody else, and a former one, are givers as everybody', async () => {
  const ideas = await shared({ ...WISHES, kind: 'ideas' });
  expect((await take(ben, ideas.token, ideas.refs[0]!, 'Ben')).status).toBe(201);
  const wishes = await shared();
  await ben.post(`${coEditingPath(wishes.listId)}/leave`);
  expect((await ben.get(`/api/v1/s/${wishes.token}`)).body.data.asksFirst).toBe(false);
  expect((await take(ben, wishes.token, wishes.refs[0]!, 'Ben')).status).toBe(201);
});

test('a gift that a co-editor made is on the page, is taken there, and is withdrawn when they leave', async () => {
  const { token, listId } = await shared();
  const kite = await buildOwnGift(app, ben.id, 'Kite of Ben');
  await addToList(ben, kite.id, listId);
  const page = async () => (await app.app.inject({ url: `/s/${token}` })).payload;
  expect(await page()).toContain('Kite of Ben');
  expect(await page()).not.toContain('psst');
  const { gifts } = await stateOf(app, token);
  expect(gifts).toHaveLength(3);
  const fay = await asUser('Fay');
  expect((await take(fay, token, gifts[2]!.gift)).status).toBe(201);
  expect((await stateOf(app, token)).gifts[2]).toMatchObject({ free: 0 });
  expect((await fay.post(`/api/v1/s/${token}/gifts/${gifts[2]!.gift}/save`)).status).toBe(201);
  const mine = async () => (await fay.get('/api/v1/s/mine')).body.data[0];
  expect(await mine()).toMatchObject({ title: 'Kite of Ben', isWithdrawn: false });
  await ben.post(`${coEditingPath(listId)}/leave`);
  expect(await page()).not.toContain('Kite of Ben');
  expect(await mine()).toMatchObject({ title: 'Kite of Ben', isWithdrawn: true });
});
