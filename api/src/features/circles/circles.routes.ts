import { circles, type Circle } from '@tuckaway/contract/sharing/circles';
import type { Db } from '../../db/db.ts';
import { orNotFound } from '../../platform/http/errors.ts';
import type { Server } from '../../platform/http/handle.ts';
import { newToken } from '../../platform/security/session.ts';
import type { GiftDeps } from '../gifts/gift.deps.ts';
import type { ServeLink } from '../gifts/purchase-links.ts';
import { removeUnlessStored } from '../pictures/pictures.store.ts';
import { copyPicture, keepGift, linkToRecipient } from '../takes/keep-gift.store.ts';
import { findCircleGift } from './circle-gift.store.ts';
import { listCircleDays, listCircleGifts, listCircleSizes } from './circle-data.store.ts';
import {
  endInvitation,
  findMembership,
  leaveCircle,
  listMembers,
  upsertInvitation,
  removeMember,
  requireRecipient,
  type Membership,
} from './circles.store.ts';
import { joinCircle, readInvitation } from './invitations.store.ts';

const invitationPath = (token: string) => `/app/circle/${token}`;

export function circleRoutes(server: Server, deps: GiftDeps): void {
  const { handle } = server;
  handle(circles.get, async ({ db, user, params: { recipientId } }) => {
    await requireRecipient(db, user.id, recipientId);
    const membership = await findMembership(db, user.id, recipientId);
    return membership ? await readCircle(db, membership, deps.serveLink) : null;
  });

  handle(circles.invite, async ({ db, user, params: { recipientId } }) => {
    await requireRecipient(db, user.id, recipientId);
    const token = newToken();
    const linkEndsAt = await upsertInvitation(db, user.id, recipientId, token);
    return { link: deps.config.publicUrl + invitationPath(token), linkEndsAt: linkEndsAt.toISOString() };
  });

  handle(circles.endLink, async ({ db, user, params }) => {
    await endInvitation(db, user.id, params.recipientId);
    return params;
  });

  handle(circles.leave, async ({ db, user, params }) => {
    await leaveCircle(db, user.id, params.recipientId);
    return params;
  });

  handle(circles.removeMember, async ({ db, user, params: { recipientId, memberId } }) => {
    await removeMember(db, user.id, recipientId, memberId);
    return { recipientId };
  });

  handle(circles.invitation, ({ db, user, params }) => readInvitation(db, user.id, params.token));

  handle(circles.join, async ({ db, user, params, body }) => ({
    recipientId: await joinCircle(db, user.id, params.token, body.recipient),
  }));

  keepRoute(server, deps);
}

function keepRoute({ handle }: Server, { pictureFiles }: Pick<GiftDeps, 'pictureFiles'>): void {
  const requireGift = async (db: Db, userId: number, recipientId: number, linkId: number) => {
    const membership = orNotFound(await findMembership(db, userId, recipientId), 'circle');
    return orNotFound(await findCircleGift(db, membership, linkId), 'gift');
  };

  handle(circles.keepGift, {
    prepare: async ({ db, user, params, afterRollback }) => {
      const gift = await requireGift(db, user.id, params.recipientId, params.circleGiftId);
      if (gift.createdByType === 'SYSTEM') return undefined;
      const picture = await copyPicture(pictureFiles, gift.imageId);
      if (picture) afterRollback(() => removeUnlessStored(db, pictureFiles, user.id, picture.id));
      return picture;
    },
    run: async ({ db, user, params: { recipientId, circleGiftId }, prepared: picture }) => {
      // Once more: the circle may have ended while the picture was copied.
      const gift = await requireGift(db, user.id, recipientId, circleGiftId);
      const curatedId = gift.createdByType === 'SYSTEM' ? gift.id : null;
      const giftId = await keepGift(db, user.id, { ...gift, curatedId }, picture);
      await linkToRecipient(db, { userId: user.id, recipientId, giftId, boughtAt: null });
      return { giftId };
    },
  });
}

async function readCircle(db: Db, membership: Membership, serveLink: ServeLink): Promise<Circle> {
  const members = await listMembers(db, membership.circleId);
  const names = new Map(members.map(({ userId, name }) => [userId, name]));
  const isOwner = membership.ownerId === membership.userId;
  const { isForMe } = membership;
  return {
    isOwner,
    isForMe,
    linkEndsAt: isOwner ? (membership.linkEndsAt?.toISOString() ?? null) : null,
    members: members.map(({ id, userId, name }) => ({
      id,
      name,
      isOwner: userId === membership.ownerId,
      isMe: userId === membership.userId,
    })),
    gifts: isForMe ? [] : await listCircleGifts(db, membership, names, serveLink),
    days: isForMe ? [] : await listCircleDays(db, membership, names),
    sizes: isForMe ? [] : await listCircleSizes(db, membership, names),
  };
}
