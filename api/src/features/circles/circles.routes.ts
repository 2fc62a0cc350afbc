import { circles, type Circle } from '@tuckaway/contract/sharing/circles';
import type { Db } from '../../db/db.ts';
import { orNotFound } from '../../platform/http/errors.ts';
import type { Server } from '../../platform/http/handle.ts';
import { newToken } from '../../platform/security/session.ts';
import type { GiftDeps } from '../gifts/gift-deps.ts';
import type { AddAffiliate } from '../gifts/add-affiliate.ts';
import { copyPicture } from '../pictures/copy-picture.ts';
import { planGifts } from '../recipient-gifts/plan-gifts.store.ts';
import { linkOwnerOf } from '../recipient-gifts/resolved-links.store.ts';
import { requireRecipient } from '../recipients/recipients.store.ts';
import { saveSharedGift } from '../saved-gifts/save-shared-gift.ts';
import { findCircleGift } from './circle-gift.store.ts';
import { listCircleDays, listCircleGifts, listCircleSizes } from './circle-data.store.ts';
import {
  endInvitation,
  findMembership,
  leaveCircle,
  listMembers,
  upsertInvitation,
  removeMember,
  type Membership,
} from './circles.store.ts';
import { joinCircle, readInvitation } from './circle-invitations.store.ts';

const invitationPath = (token: string) => `/app/circle/${token}`;

export function circleRoutes(server: Server, deps: GiftDeps): void {
  const { handle } = server;
  handle(circles.get, async ({ db, user, params: { recipientId } }) => {
    await requireRecipient(db, user.id, recipientId);
    const membership = await findMembership(db, user.id, recipientId);
    return membership ? await readCircle(db, membership, deps.addAffiliate) : null;
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

  copyRoute(server, deps);
}

function copyRoute({ handle }: Server, { pictureFiles }: Pick<GiftDeps, 'pictureFiles'>): void {
  const requireGift = async (db: Db, userId: number, recipientId: number, linkId: number) => {
    const membership = orNotFound(await findMembership(db, userId, recipientId));
    return orNotFound(await findCircleGift(db, membership, linkId));
  };

  handle(circles.keepGift, {
    prepare: async ({ db, user, params, afterRollback }) => {
      const gift = await requireGift(db, user.id, params.recipientId, params.circleGiftId);
      if (gift.createdByType === 'SYSTEM') return undefined;
      return await copyPicture(pictureFiles, gift.imageId, { db, userId: user.id, afterRollback });
    },
    run: async ({ db, user, params: { recipientId, circleGiftId }, prepared: picture }) => {
      // Once more: the circle may have ended while the picture was copied.
      const gift = await requireGift(db, user.id, recipientId, circleGiftId);
      const curatedId = gift.createdByType === 'SYSTEM' ? gift.id : null;
      const giftId = await saveSharedGift(db, user.id, { ...gift, curatedId }, picture);
      await planGifts(db, await linkOwnerOf(db, user.id), [giftId], recipientId);
      return { giftId };
    },
  });
}

async function readCircle(db: Db, membership: Membership, addAffiliate: AddAffiliate): Promise<Circle> {
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
    gifts: isForMe ? [] : await listCircleGifts(db, membership, names, addAffiliate),
    days: isForMe ? [] : await listCircleDays(db, membership, names),
    sizes: isForMe ? [] : await listCircleSizes(db, membership, names),
  };
}
