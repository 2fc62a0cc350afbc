import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { Id, MANY_MAX, PathId, manyIds } from '../fields.ts';
import { GiftStatus } from '../people/recipient-gifts.ts';

/** Gifts that changed. Gifts that were in this state already are left out, also by Undo. */
const Changed = z.object({ giftIds: z.array(Id) });

const MarkStatus = GiftStatus.exclude(['idea']);
export type MarkStatus = z.output<typeof MarkStatus>;

/** Calls that change many gifts at once: all of them or none. */
export const manyGifts = {
  addToList: endpoint({
    method: 'POST',
    path: '/api/v1/gifts/many/list',
    summary: 'Put gifts into a list that I edit; answers those that were not in it',
    body: z.strictObject({ giftIds: manyIds, giftListId: Id }),
    response: Changed,
  }),
  remove: endpoint({
    method: 'POST',
    path: '/api/v1/gifts/many/remove',
    summary:
      'Take gifts out of a list that I edit, or without giftListId out of all my own; it can be undone',
    body: z.strictObject({ giftIds: manyIds, giftListId: Id.optional() }),
    response: Changed.extend({ removalId: Id }),
  }),
  undoRemoval: endpoint({
    method: 'POST',
    path: '/api/v1/gifts/many/removals/:removalId/undo',
    summary: 'Put gifts back to where they were; 404 once it is too late',
    params: z.strictObject({ removalId: PathId }),
    response: Changed,
  }),
  tag: endpoint({
    method: 'POST',
    path: '/api/v1/gifts/many/tag',
    summary: 'Put one of my tags on gifts; answers those that did not have it',
    body: z.strictObject({ giftIds: manyIds, tagId: Id }),
    response: Changed,
  }),
  untag: endpoint({
    method: 'POST',
    path: '/api/v1/gifts/many/untag',
    summary: 'Take one of my tags off gifts',
    body: z.strictObject({ giftIds: manyIds, tagId: Id }),
    response: Changed,
  }),
  /** Links gifts to a recipient as ideas; `takeBack` removes these links. Both keep their names, which are operation ids. */
  giveTo: endpoint({
    method: 'POST',
    path: '/api/v1/gifts/many/recipient',
    summary: 'Mean gifts for one of my recipients; those meant for them already stay as they are',
    body: z.strictObject({ giftIds: manyIds, recipientId: Id }),
    response: Changed.extend({ recipientGiftIds: z.array(Id) }),
  }),
  mark: endpoint({
    method: 'POST',
    path: '/api/v1/gifts/many/mark',
    summary:
      'Mark gifts as bought for, or given to, one of my recipients today; links those that are not planned yet',
    body: z.strictObject({ giftIds: manyIds, recipientId: Id, status: MarkStatus }),
    response: Changed.extend({ recipientGiftIds: z.array(Id), addedIds: z.array(Id) }),
  }),
  unmark: endpoint({
    method: 'POST',
    path: '/api/v1/gifts/many/unmark',
    summary: 'Undo mark: clears the date of the links that it marked, and removes those that it added',
    body: z.strictObject({
      recipientGiftIds: manyIds,
      addedIds: z.array(Id).max(MANY_MAX),
      status: MarkStatus,
    }),
    response: z.object({ recipientGiftIds: z.array(Id) }),
  }),
  takeBack: endpoint({
    method: 'POST',
    path: '/api/v1/gifts/many/take-back',
    summary: 'Undo giveTo: removes links that nothing was noted on since',
    body: z.strictObject({ recipientGiftIds: manyIds }),
    response: z.object({ recipientGiftIds: z.array(Id) }),
  }),
};
