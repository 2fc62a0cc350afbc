import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import {
  Cursor,
  Id,
  PathId,
  pageSize,
  line,
  page,
  uniqueIds,
  userIdBodyClaim,
  userIdClaim,
} from '../fields.ts';
import { CreatedByType, Gift } from './gifts.ts';
import { GiftRecipient } from '../people/recipient-gifts.ts';
import { Tag } from './tags.ts';

export const LIST_TITLE_MAX = 30;
export const PUBLIC_LISTS_PAGE = 48;
const LIST_GIFTS_PAGE = 200;

export const GiftList = z.object({
  id: Id,
  title: z.string(),
  name: z.string(),
  description: z.string().nullable(),
  /** The first gift only, as the cover: the rest is read with `gift-lists/:id/gifts`. */
  gifts: z.array(
    z.object({ gift: z.object({ id: Id, title: z.string(), imageUrl: z.string().nullable() }) }),
  ),
  /** The cover of a curated list, with several of its gifts; other lists use their first gift's picture. */
  imageUrl: z.string().nullable(),
  giftCount: z.int(),
  tags: z.array(Tag),
  isPrivate: z.boolean(),
  /** The private list that every account has from the start; it can't be renamed or deleted. */
  isFavorites: z.boolean(),
  userId: Id.nullable(),
  createdById: Id.nullable(),
  createdByType: CreatedByType,
  occasion: z.string().nullable(),
});
export type GiftList = z.infer<typeof GiftList>;

export const ListTitle = line({
  max: LIST_TITLE_MAX,
  required: 'Gift List name is required',
  tooLong: `Gift List name can have at most ${LIST_TITLE_MAX} characters`,
});
const NewGiftList = z.strictObject({
  title: ListTitle,
  isPrivate: z.boolean().default(false),
  ...userIdBodyClaim,
});
/** Order of a list's gifts. 'hand': the order that its owner arranged. */
export const ListSort = z.enum(['hand', 'title', 'price', 'newest']);
export type ListSort = z.infer<typeof ListSort>;
export const ListParams = z.strictObject({ giftListId: PathId });
const Occasion = line({ max: 50 });

export const giftLists = {
  public: endpoint({
    method: 'GET',
    path: '/api/gift-lists/public',
    summary:
      'Curated lists: those of the coming eight weeks first, then evergreen ones, then the rest; ' +
      'optionally of one occasion (its name)',
    query: z.strictObject({
      occasion: Occasion.optional(),
      cursor: Cursor.optional(),
      limit: pageSize(PUBLIC_LISTS_PAGE, 100),
    }),
    response: page(GiftList),
    envelope: 'raw',
    access: 'public',
  }),
  mine: endpoint({
    method: 'GET',
    path: '/api/gift-lists',
    summary: 'My lists, Favorites first; with giftId only those that hold that gift',
    query: z.strictObject({ ...userIdClaim, giftId: PathId.optional() }),
    response: z.array(GiftList),
    cache: 'etag',
  }),
  occasions: endpoint({
    method: 'GET',
    path: '/api/gift-occasions',
    summary: 'Occasions that lists can be filtered by',
    response: z.array(z.object({ id: Id, name: z.string() })),
    access: 'public',
  }),
  get: endpoint({
    method: 'GET',
    path: '/api/gift-lists/:giftListId',
    summary: 'One list, without its gifts but the cover',
    params: ListParams,
    response: GiftList,
    access: 'public',
  }),
  gifts: endpoint({
    method: 'GET',
    path: '/api/gift-lists/:giftListId/gifts',
    summary: 'The gifts of a list, in its order',
    params: ListParams,
    query: z.strictObject({
      sort: ListSort.default('hand'),
      cursor: Cursor.optional(),
      limit: pageSize(LIST_GIFTS_PAGE, 500),
    }),
    response: page(Gift),
    envelope: 'raw',
    access: 'public',
  }),
  recipients: endpoint({
    method: 'GET',
    path: '/api/gift-lists/:giftListId/recipients',
    summary: 'Whom I mean the gifts of a list for; gifts that are for nobody are left out',
    params: ListParams,
    response: z.array(z.object({ giftId: Id, recipients: z.array(GiftRecipient) })),
  }),
  move: endpoint({
    method: 'PUT',
    path: '/api/gift-lists/:giftListId/order',
    summary: 'Move a gift of a list that I edit behind another one, or to the front',
    params: ListParams,
    body: z.strictObject({ giftId: Id, afterGiftId: Id.nullable() }),
    response: z.object({ giftId: Id, afterGiftId: Id.nullable() }),
  }),
  create: endpoint({
    method: 'POST',
    path: '/api/gift-lists',
    summary: 'Create a list, with a first gift if one is named',
    body: NewGiftList.extend({ giftId: Id.optional() }),
    response: GiftList,
    status: 201,
  }),
  createSimple: endpoint({
    method: 'POST',
    path: '/api/gift-lists/simple',
    summary: 'Create an empty list',
    body: NewGiftList,
    response: GiftList,
    status: 201,
  }),
  change: endpoint({
    method: 'PUT',
    path: '/api/gift-lists/:giftListId',
    summary: 'Rename my list or change who may open it',
    params: ListParams,
    body: z.strictObject({
      title: ListTitle.optional(),
      isPrivate: z.boolean().optional(),
      ...userIdBodyClaim,
    }),
    response: GiftList,
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/api/gift-lists/:giftListId',
    summary: 'Delete my list',
    params: ListParams,
    response: z.object({ id: Id }),
  }),
  addGift: endpoint({
    method: 'POST',
    path: '/api/gift-list-gifts',
    summary: 'Put a gift into several lists that I edit at once; lists that hold it already stay as they are',
    body: z.strictObject({ giftId: Id, giftListIds: uniqueIds }),
    response: z.object({ giftId: Id, giftListIds: z.array(Id), added: z.int() }),
  }),
};
