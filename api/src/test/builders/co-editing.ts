import type { TestApp, TestClient, TestUser } from '../build-app.ts';
import { buildList, buildUser, putInList } from '../factories.ts';
import type { TestDb } from '../database/test-db.ts';
import { buildOwnGift } from './own-gift.ts';

const HOUR_MS = 60 * 60 * 1000;

export const coEditingPath = (listId: number) => `/api/gift-lists/${listId}/co-editing`;
export const listInvitationPath = (token: string) => `/api/v1/list-invitations/${token}`;

const tokenIn = (link: string) => link.split('/app/list-invitation/')[1]!;

export const joinList = (user: TestClient, token: string) => user.post(`${listInvitationPath(token)}/join`);

/** The link of a new invitation to edit a list. */
export const inviteTo = async (owner: TestUser, listId: number): Promise<string> =>
  tokenIn((await owner.post(`${coEditingPath(listId)}/invitation`)).body.data.link);

/** A private list of the owner with a gift that they made, and an invitation to edit it. */
export async function listToEdit({ db }: Pick<TestApp, 'db'>, owner: TestUser) {
  const list = await buildList(db, { userId: owner.id, title: 'Our house', isPrivate: true });
  const lamp = await buildOwnGift({ db }, owner.id, 'Lamp');
  await putInList(db, list, lamp.id);
  return { listId: list.id, lamp, token: await inviteTo(owner, list.id) };
}

export const editorsOf = async (user: TestUser, listId: number) =>
  (await user.get(coEditingPath(listId))).body.data;

/** Titles in the order of the list, as somebody sees it. null: it is not theirs to open. */
export async function titlesIn(user: TestClient, listId: number): Promise<string[] | null> {
  const { status, body } = await user.get(`/api/gift-lists/${listId}/gifts`);
  return status === 404 ? null : body.data.map(({ title }: { title: string }) => title);
}

export const addToList = (user: TestClient, giftId: number, listId: number) =>
  user.post('/api/gift-list-gifts', { giftId, giftListIds: [listId] });

/** Makes a list edited together: an invitation, where a hash is given, and a co-editor, a new account unless one is named. */
export async function buildCoEditing(
  db: TestDb,
  list: { id: number; userId: number },
  tokenHash: Buffer | null = null,
  editorId?: number,
) {
  const userId = editorId ?? (await buildUser(db, { name: 'Dora' })).id;
  const linkEndsAt = tokenHash && new Date(Date.now() + HOUR_MS);
  await db.insert('coEditedLists', { giftListId: list.id, userId: list.userId, tokenHash, linkEndsAt });
  const coEditor = await db.insert('coEditors', { giftListId: list.id, userId });
  return coEditor;
}
