import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { Cursor, Id, PathId, limit, line, userIdBodyClaim, userIdClaim } from './fields.ts';
import { Gift } from './gifts.ts';

export const SAVED_GIFTS_PAGE = 60;
export const SavedSort = z.enum(['newest', 'title', 'price']);
export type SavedSort = z.infer<typeof SavedSort>;

/** A gift in one of the user's lists. */
export const SavedGift = z.object({
  id: Id,
  gift: Gift,
  giftListId: Id,
  userId: Id,
  savedAt: z.iso.datetime(),
});
export type SavedGift = z.infer<typeof SavedGift>;

export const NO_LIST = 'Gift list ID is required to save a gift. Please select a gift list.';
const Target = z.strictObject({
  ...userIdBodyClaim,
  giftId: Id,
  giftListId: z.int({ error: NO_LIST }).min(1, NO_LIST),
});

export const savedGifts = {
  list: endpoint({
    method: 'GET',
    path: '/api/v1/user-saved-gifts',
    summary: 'My saved gifts: one entry a gift, the newest; with giftId every list that holds it',
    query: z.strictObject({
      ...userIdClaim,
      giftId: PathId.optional(),
      query: line({ max: 100 }).optional(),
      mine: z.enum(['true', 'false']).default('false'),
      sort: SavedSort.default('newest'),
      cursor: Cursor.optional(),
      limit: limit(SAVED_GIFTS_PAGE, 500),
    }),
    response: z.object({
      data: z.array(SavedGift),
      nextCursor: Cursor.nullable(),
      /** Distinct saved gifts that match, and of those the ones I created. */
      total: z.int(),
      totalMine: z.int(),
    }),
    envelope: 'raw',
  }),
  save: endpoint({
    method: 'POST',
    path: '/api/v1/user-saved-gifts',
    summary: 'Save a gift to one of my lists; 409 where it is there already',
    body: Target,
    response: SavedGift,
    status: 201,
  }),
  unsave: endpoint({
    method: 'DELETE',
    path: '/api/v1/user-saved-gifts',
    summary: 'Take a gift out of one of my lists',
    body: Target,
    response: z.object({ giftId: Id, giftListId: Id }),
  }),
  unsaveAll: endpoint({
    method: 'DELETE',
    path: '/api/v1/user-saved-gifts/unsave-all',
    summary: 'Take a gift out of all my lists',
    body: z.strictObject({ ...userIdBodyClaim, giftId: Id }),
    response: z.object({ giftId: Id, count: z.int() }),
  }),
};
