import { takes } from '@tuckaway/contract/sharing/takes';
import type { Db } from '../../db/db.ts';
import { orNotFound } from '../../platform/http/errors.ts';
import type { Work } from '../../platform/http/call.ts';
import type { Server } from '../../platform/http/handle.ts';
import type { GiftDeps } from '../gifts/gift.deps.ts';
import type { NewPicture } from '../pictures/picture-files.ts';
import { removeUnlessStored } from '../pictures/pictures.store.ts';
import { chosenRecipient } from '../recipients/chosen-recipient.ts';
import { accountToday } from '../account-time/account-today.store.ts';
import { requireOpenShare } from '../shares/open-share.store.ts';
import { giverOf } from './giver.ts';
import { copyPicture, findKeptTake, keepGift, linkToRecipient } from './keep-gift.store.ts';
import { findSharedGift } from './takes.store.ts';

/** Calls that save gifts and takes of a shared page into the visitor's own account. */
export function keepRoutes({ handle }: Server, { pictureFiles }: Pick<GiftDeps, 'pictureFiles'>): void {
  const copyFor = async (
    { db, userId, afterRollback }: { db: Db; userId: number; afterRollback: (work: Work) => void },
    imageId: string | null,
  ): Promise<NewPicture | undefined> => {
    const picture = await copyPicture(pictureFiles, imageId);
    if (picture) afterRollback(() => removeUnlessStored(db, pictureFiles, userId, picture.id));
    return picture;
  };

  handle(takes.save, {
    prepare: async ({ db, user, params, afterRollback }) => {
      const share = await requireOpenShare(db, params.token);
      const gift = orNotFound(await findSharedGift(db, share, params.gift), 'gift');
      const isCurated = gift.createdByType === 'SYSTEM';
      const copying = { db, userId: user.id, afterRollback };
      const picture = isCurated ? undefined : await copyFor(copying, gift.imageId);
      return { gift: { ...gift, curatedId: isCurated ? gift.id : null }, picture };
    },
    run: async ({ db, user, prepared: { gift, picture } }) => ({
      giftId: await keepGift(db, user.id, gift, picture),
    }),
  });

  handle(takes.keep, {
    prepare: async ({ db, user, params, request, afterRollback }) => {
      const take = orNotFound(await findKeptTake(db, giverOf(request), params.takeId), 'take');
      const isCopied = take.curatedId === null;
      const copying = { db, userId: user.id, afterRollback };
      return { take, picture: isCopied ? await copyFor(copying, take.imageId) : undefined };
    },
    run: async ({ db, user, body, prepared: { take, picture } }) => {
      const recipientId = await chosenRecipient(db, user.id, body.recipient);
      const giftId = await keepGift(db, user.id, take, picture);
      const boughtAt = body.status === 'bought' ? await accountToday(db, user.id) : null;
      await linkToRecipient(db, { userId: user.id, recipientId, giftId, boughtAt });
      return { recipientId, giftId };
    },
  });
}
