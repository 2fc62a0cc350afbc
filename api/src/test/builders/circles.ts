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
