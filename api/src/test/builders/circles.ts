import { NOBODYS, type MatrixRow } from '../authz/authz-row.ts';
import type { TestApp, TestUser } from '../build-app.ts';
import { buildGift, buildRecipient } from '../factories.ts';

export const circlePath = (recipientId: number) => `/api/v1/recipients/${recipientId}/circle`;
export const invitationPath = (token: string) => `/api/v1/circle-invitations/${token}`;

export const circleOf = async (user: TestUser, recipientId: number) =>
  (await user.get(circlePath(recipientId))).body.data;

export const tokenIn = (link: string) => link.split('/app/circle/')[1]!;

/** Somebody of the owner's people, and a link that invites to give to them together. */
export async function invite({ db }: Pick<TestApp, 'db'>, owner: TestUser, name = 'Mom') {
  const person = await buildRecipient(db, owner.id, { name });
  const answer = await owner.post(`${circlePath(person.id)}/invitation`);
  return { personId: person.id, token: tokenIn(answer.body.data.link) };
}

export const join = (user: TestUser, token: string, recipient: object = { name: 'Mum' }) =>
  user.post(`${invitationPath(token)}/join`, { recipient });

/** The member's own person. */
export const joined = async (user: TestUser, token: string, recipient?: object) =>
  (await join(user, token, recipient)).body.data.recipientId as number;

/** A gift that somebody made, with a note. */
export const ownGift = ({ db }: Pick<TestApp, 'db'>, userId: number, title: string) =>
  buildGift(db, { createdById: userId, title, description: 'psst', priceCents: 1250 });

/** Permissions in the circle of A's recipient, of which B is no member. */
// prettier-ignore
export const CIRCLE_ROWS: MatrixRow[] = [
  { id: 'a circle', method: 'get', path: (f) => `/api/v1/recipients/${f.recA}/circle`, expected: [401, 200, 404, null], check: (data) => data.gifts.length === 1 },
  { id: 'invite to a circle', method: 'post', path: (f) => `/api/v1/recipients/${f.recA}/circle/invitation`, expected: [401, 201, 404, null] },
  { id: 'end an invitation', method: 'delete', path: (f) => `/api/v1/recipients/${f.recA}/circle/invitation`, expected: [401, 200, 404, null] },
  { id: 'leave a circle', method: 'post', path: (f) => `/api/v1/recipients/${f.recA}/circle/leave`, expected: [401, 200, 404, null] },
  { id: 'take somebody out', method: 'delete', path: (f) => `/api/v1/recipients/${f.recA}/circle/members/${f.memberA}`, expected: [401, 200, 404, null] },
  { id: 'keep what a co-giver added', method: 'post', path: (f) => `/api/v1/recipients/${f.recA}/circle/gifts/${f.circleGiftA}/keep`, expected: [401, 201, 404, null] },
  { id: 'read an invitation', method: 'get', path: (f) => `/api/v1/circle-invitations/${f.invitedA}`, expected: [401, 200, 200, null], check: (data, f, role) => data.recipientId === (role === 'owner' ? f.recA : null) },
  { id: 'read no invitation', method: 'get', path: () => `/api/v1/circle-invitations/${NOBODYS}`, expected: [401, 404, 404, null] },
  { id: 'join a circle', method: 'post', path: (f) => `/api/v1/circle-invitations/${f.invitedA}/join`, body: () => ({ recipient: { name: 'New' } }), expected: [401, 201, 201, null] },
];
