import type { TestApp, TestUser } from '../build-app.ts';
import { buildRecipient } from '../factories.ts';

export const circlePath = (recipientId: number) => `/api/v1/recipients/${recipientId}/circle`;
export const invitationPath = (token: string) => `/api/v1/circle-invitations/${token}`;

export const circleOf = async (user: TestUser, recipientId: number) =>
  (await user.get(circlePath(recipientId))).body.data;

export const tokenIn = (link: string) => link.split('/app/circle/')[1]!;

/** A recipient of the owner, and the token of an invitation to their circle. */
export async function invite({ db }: Pick<TestApp, 'db'>, owner: TestUser, name = 'Mom') {
  const person = await buildRecipient(db, owner.id, { name });
  const answer = await owner.post(`${circlePath(person.id)}/invitation`);
  return { personId: person.id, token: tokenIn(answer.body.data.link) };
}

export const joinCircle = (user: TestUser, token: string, recipient: object = { name: 'Mum' }) =>
  user.post(`${invitationPath(token)}/join`, { recipient });

/** The member's own recipient. */
export const joinedCircle = async (user: TestUser, token: string, recipient?: object) =>
  (await joinCircle(user, token, recipient)).body.data.recipientId as number;
