import { recipientGifts } from '@tuckaway/contract/people/recipient-gifts';
import type { Db } from '../../db/db.ts';
import { orNotFound } from '../../platform/http/errors.ts';
import type { Server } from '../../platform/http/handle.ts';
import { requireVisibleGifts } from '../gifts/gift-access.store.ts';
import type { GiftDeps } from '../gifts/gift-deps.ts';
import { findGift } from '../gifts/gifts.store.ts';
import { requireRecipient } from '../recipients/recipients.store.ts';
import { findGivenBefore, findPlannedAgain } from './given-before.store.ts';
import { changeLink } from './change-link.store.ts';
import { chooseRecipients, removedLinks } from './choose-recipients.store.ts';
import { restoreLinks } from './restore-links.store.ts';
import { linkOwnerOf, type LinkOwner } from './resolved-links.store.ts';
import { deleteLink, deleteLinksOfGift, linkForDays, linkToOneRecipient } from './linking.store.ts';
import { countRecipientsOfGift, readLinks, type LinkFilter } from './recipient-gifts.store.ts';

export function recipientGiftRoutes({ handle }: Server, { addAffiliate }: GiftDeps): void {
  const read = async (db: Db, owner: LinkOwner, filter: LinkFilter) =>
    await readLinks(db, owner, filter, addAffiliate);

  handle(recipientGifts.list, async ({ db, user, query: { giftId, recipientId } }) => {
    if (giftId !== undefined) await requireVisibleGifts(db, user.id, [giftId]);
    if (recipientId !== undefined) await requireRecipient(db, user.id, recipientId);
    return await read(db, await linkOwnerOf(db, user.id), { giftId, recipientId });
  });

  handle(recipientGifts.count, async ({ db, user, query }) => ({
    count: await countRecipientsOfGift(db, user.id, query.giftId),
  }));

  handle(recipientGifts.givenBefore, async ({ db, user, query }) => {
    if (query.giftId === undefined) {
      const recipientId = query.recipientId!;
      await requireRecipient(db, user.id, recipientId);
      return await findPlannedAgain(db, user.id, recipientId);
    }
    const gift = orNotFound(await findGift(db, user.id, query.giftId));
    return await findGivenBefore(db, user.id, gift);
  });

  handle(recipientGifts.create, async ({ db, user, body: { recipientId, giftId, note, forDay } }) => {
    const owner = await linkOwnerOf(db, user.id);
    const linkId = await linkToOneRecipient(db, owner, { recipientId, giftId, note: note || null, forDay });
    const [link] = await read(db, owner, { linkId });
    return orNotFound(link);
  });

  handle(recipientGifts.createMany, async ({ db, user, body }) => {
    const { giftId, recipientIds, note, forDays = [] } = body;
    const owner = await linkOwnerOf(db, user.id);
    const days = await linkForDays(db, owner, { giftId, recipientIds, note: note || null, forDays });
    const links = Map.groupBy(await read(db, owner, { giftId }), (link) => link.recipientId);
    // One for each: that for the day, else the planned one or the latest, however often they had it in other years.
    return recipientIds.flatMap((id) => {
      const ofOne = links.get(id) ?? [];
      return ofOne.find(({ dayOn }) => dayOn === days.get(id)?.on) ?? ofOne[0] ?? [];
    });
  });

  handle(recipientGifts.change, async ({ db, user, params: { recipientGiftId }, body }) => {
    const { userId: _, ...change } = body;
    const owner = await linkOwnerOf(db, user.id);
    await changeLink(db, owner, recipientGiftId, change);
    const [link] = await read(db, owner, { linkId: recipientGiftId });
    return orNotFound(link);
  });

  handle(recipientGifts.choose, async ({ db, user, body }) => {
    const { userId: _, ...choice } = body;
    const owner = await linkOwnerOf(db, user.id);
    const before = await read(db, owner, { giftId: choice.giftId });
    const added = await chooseRecipients(db, owner, choice);
    return {
      added,
      removed: removedLinks(before, choice.people),
      links: await read(db, owner, { giftId: choice.giftId }),
    };
  });

  handle(recipientGifts.restore, async ({ db, user, body }) => ({
    count: await restoreLinks(db, user.id, body.links),
  }));

  handle(recipientGifts.remove, async ({ db, user, params }) =>
    orNotFound(await deleteLink(db, user.id, params.recipientGiftId)),
  );

  handle(recipientGifts.removeOfGift, async ({ db, user, params }) => ({
    count: await deleteLinksOfGift(db, user.id, params.giftId),
  }));
}
