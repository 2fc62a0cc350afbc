import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { Cursor, Id, PathId, limit, line, userIdBodyClaim, userIdClaim } from './fields.ts';
import { Gift } from './gifts.ts';

const SAVED_GIFTS_PAGE = 60;
export const SavedSort = z.enum(['newest', 'title', 'price']);
export type SavedSort = z.infer<typeof SavedSort>;

/** A gift in one of the user's lists; or, where `mine` is asked for, one they created that is in no list any more. */
export const SavedGift = z.object({
  id: Id.nullable(),
  gift: Gift,
  giftListId: Id.nullable(),
  userId: Id,
  savedAt: z.iso.datetime().nullable(),
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
    summary:
      'My saved gifts: one entry a gift, the newest; with giftId every list that holds it; with mine all that I created',
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
      /** How many gifts match: those I saved, and those I created, saved or not. */
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
