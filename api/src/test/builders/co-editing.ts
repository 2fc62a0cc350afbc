import type { TestApp, TestClient, TestUser } from '../build-app.ts';
import { buildGift, buildList, putInList } from '../factories.ts';

export const coEditingPath = (listId: number) => `/api/gift-lists/${listId}/co-editing`;
export const listInvitationPath = (token: string) => `/api/v1/list-invitations/${token}`;

const tokenIn = (link: string) => link.split('/app/list-invitation/')[1]!;

export const join = (user: TestClient, token: string) => user.post(`${listInvitationPath(token)}/join`);

/** The link of a new invitation to edit a list. */
export const inviteTo = async (owner: TestUser, listId: number): Promise<string> =>
  tokenIn((await owner.post(`${coEditingPath(listId)}/invitation`)).body.data.link);

/** A private list of the owner with a gift that they made, and an invitation to edit it. */
export async function listToEdit({ db }: Pick<TestApp, 'db'>, owner: TestUser) {
  const list = await buildList(db, { userId: owner.id, title: 'Our house', isPrivate: true });
  const lamp = await ownGift({ db }, owner.id, 'Lamp');
  await putInList(db, list, lamp.id);
  return { listId: list.id, lamp, token: await inviteTo(owner, list.id) };
}

export const ownGift = ({ db }: Pick<TestApp, 'db'>, userId: number, title: string) =>
  buildGift(db, { createdById: userId, title, description: 'psst', priceCents: 1250 });

export const editorsOf = async (user: TestUser, listId: number) =>
  (await user.get(coEditingPath(listId))).body.data;

/** Titles in the order of the list, as somebody sees it. null: it is not theirs to open. */
export async function titlesIn(user: TestClient, listId: number): Promise<string[] | null> {
  const { status, body } = await user.get(`/api/gift-lists/${listId}/gifts`);
  return status === 404 ? null : body.data.map(({ title }: { title: string }) => title);
}

export const add = (user: TestClient, giftId: number, listId: number) =>
  user.post('/api/gift-list-gifts', { giftId, giftListIds: [listId] });
