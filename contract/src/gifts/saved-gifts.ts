import { DEVICE_SHELF_MAX, SAVED_QUERY_MAX } from '@tuckaway/domain/limits';
import { PRICE_BANDS } from '@tuckaway/domain/price-bands';
import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import {
  Cursor,
  Id,
  PathId,
  SLUG,
  isWithoutRepeats,
  line,
  pageSize,
  uniqueIds,
  userIdBodyClaim,
  userIdClaim,
} from '../fields.ts';
import { Gift, GIFT_BODY_LIMIT_BYTES, NewGift } from './gifts.ts';
import { ForDay, GiftRecipient, GiftStatus } from '../people/recipient-gifts.ts';
import { RecipientName } from '../people/recipients.ts';
import { TagName } from './tags.ts';

const SAVED_GIFTS_PAGE = 60;
export const SavedSort = z.enum(['newest', 'title', 'price']);
export type SavedSort = z.infer<typeof SavedSort>;

/** Origin of a gift: 'catalogue', or 'own' if the user created it. */
export const GiftSource = z.enum(['catalogue', 'own']);
export type GiftSource = z.infer<typeof GiftSource>;
export const PriceBand = z.enum(PRICE_BANDS.map(({ slug }) => slug));
export type PriceBand = z.infer<typeof PriceBand>;
const SHOP_MAX = 253;

/** Filters of Saved; a gift must match all that are present. */
const SavedFilters = z.object({
  recipientId: PathId.optional(),
  tagId: PathId.optional(),
  /** Status for the given recipient, else for any. A gift without a recipient is an idea. */
  status: GiftStatus.optional(),
  giftListId: PathId.optional(),
  price: PriceBand.optional(),
  source: GiftSource.optional(),
  shop: line({ max: SHOP_MAX }).optional(),
});
export type SavedFilters = z.output<typeof SavedFilters>;

/**
 * A gift of the user's: in one of their lists, created by them, with a filter by person, status or words also linked to a person,
 * or with `unsaved` also tagged. `id`, `giftListId` and `savedAt` are null for a gift that is in none of their lists.
 */
export const SavedGift = z.object({
  id: Id.nullable(),
  gift: Gift,
  giftListId: Id.nullable(),
  userId: Id,
  savedAt: z.iso.datetime().nullable(),
  /** Linked recipients. */
  recipients: z.array(GiftRecipient),
});
export type SavedGift = z.infer<typeof SavedGift>;

export const NO_LIST = 'Gift list ID is required to save a gift. Please select a gift list.';
const GiftSlug = z.string().regex(SLUG, 'Not a gift').max(100);
const Target = z.strictObject({
  ...userIdBodyClaim,
  giftId: Id,
  giftListId: z.int({ error: NO_LIST }).min(1, NO_LIST),
});

const NAMES_MAX = 20;

/** A new gift with its list, tags and recipients, stored in one transaction. */
export const NewSavedGift = NewGift.extend({
  giftListId: Id.optional(),
  tagIds: uniqueIds.optional(),
  /** Tags that may not exist yet. */
  tagNames: z.array(TagName).max(NAMES_MAX).optional(),
  recipientIds: uniqueIds.optional(),
  /** People who do not exist yet. */
  recipientNames: z.array(RecipientName).max(NAMES_MAX).optional(),
  forDays: z.array(ForDay).max(100).optional(),
});

/** Names chosen parts that no longer exist: deleted in another tab, a day that was moved, or an expired picture. */
const NotSaved = z.enum(['tags', 'recipients', 'days', 'picture']);
export type NotSaved = z.output<typeof NotSaved>;
const NewlySavedGift = Gift.extend({ notSaved: z.array(NotSaved) });

export const savedGifts = {
  createGift: endpoint({
    method: 'POST',
    path: '/api/v1/gifts/with-saved-gift',
    summary:
      'Create a gift with its tags and recipients and keep it in a list (Favorites unless one is named)',
    body: NewSavedGift,
    response: NewlySavedGift,
    status: 201,
    bodyLimit: GIFT_BODY_LIMIT_BYTES,
  }),
  list: endpoint({
    method: 'GET',
    path: '/api/v1/user-saved-gifts',
    summary:
      'My saved gifts: one entry a gift, the newest; with giftId every list that holds it; with mine all that I created',
    query: z.strictObject({
      ...userIdClaim,
      giftId: PathId.optional(),
      /** Words of titles, notes, tags, people and shops. */
      query: line({ max: SAVED_QUERY_MAX }).optional(),
      ...SavedFilters.shape,
      mine: z.enum(['true', 'false']).default('false'),
      /** With tagId: also gifts that have the tag and are in none of my lists. */
      unsaved: z.enum(['true', 'false']).default('false'),
      sort: SavedSort.default('newest'),
      cursor: Cursor.optional(),
      limit: pageSize(SAVED_GIFTS_PAGE, 500),
    }),
    response: z.object({
      data: z.array(SavedGift),
      nextCursor: Cursor.nullable(),
      /** How many gifts match. Created gifts that are in no list and for nobody count in `totalMine` alone. */
      total: z.int(),
      totalMine: z.int(),
    }),
    envelope: 'raw',
  }),
  shops: endpoint({
    method: 'GET',
    path: '/api/v1/user-saved-gifts/shops',
    summary: 'The shops of my saved gifts, those of most gifts first',
    response: z.array(z.object({ shop: z.string(), giftCount: z.int() })),
  }),
  save: endpoint({
    method: 'POST',
    path: '/api/v1/user-saved-gifts',
    summary: 'Save a gift to one of my lists; 409 where it is there already',
    body: Target,
    response: SavedGift,
    status: 201,
  }),
  saveFromDevice: endpoint({
    method: 'POST',
    path: '/api/v1/user-saved-gifts/from-device',
    summary: 'Put the gifts that I kept on a device before signing in into my Favorites',
    body: z.strictObject({
      gifts: z
        .array(GiftSlug)
        .min(1)
        .max(DEVICE_SHELF_MAX)
        .refine(isWithoutRepeats, 'Must not repeat a gift'),
    }),
    /** Gifts that are in Favorites now. Gifts that have left the catalogue are not among them. */
    response: z.object({ giftIds: z.array(Id) }),
  }),
  unsave: endpoint({
    method: 'DELETE',
    path: '/api/v1/user-saved-gifts',
    summary: 'Take a gift out of a list that I edit',
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
