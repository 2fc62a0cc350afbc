import { GIVER_NAME_MAX, OTHER_TEXT_MAX } from '@tuckaway/domain/limits';
import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { Email, Id, PathId, line } from '../fields.ts';
import { ListParams } from '../gifts/gift-lists.ts';
import { RECIPIENT_NAME_MAX, recipientOrName } from '../people/recipients.ts';
import { LinkToken, TokenParams } from './secret-links.ts';
import { Degree, ShareKind, WANTED_MAX } from './shares.ts';

/** Key of a gift on one shared page, which does not reveal its id. */
export const GiftRef = z.string().regex(/^[0-9a-f]{24}$/, 'Not a gift of this list');

const GiverName = line({
  max: GIVER_NAME_MAX,
  required: 'Please say who you are',
  tooLong: `A name can have at most ${GIVER_NAME_MAX} characters`,
});
const OtherText = line({
  max: OTHER_TEXT_MAX,
  required: 'Please say what you bring',
  tooLong: `Please use at most ${OTHER_TEXT_MAX} characters`,
});
const Quantity = z.int().min(1).max(WANTED_MAX, `At most ${WANTED_MAX}`);

/** Takes as visitors see them. Names are left out where the list hides them between givers. */
const GiftState = z.object({
  gift: GiftRef,
  wanted: z.int(),
  free: z.int(),
  /** Whether somebody who took the gift would share it. */
  isShared: z.boolean(),
  names: z.array(z.string()),
  /** My own take of it. */
  mine: z.uuid().nullable(),
});
export const ShareState = z.object({
  /** The caller owns this wish list or edits it with its owner, and has not asked to see takes: none are sent. */
  asksFirst: z.boolean(),
  isSignedIn: z.boolean(),
  gifts: z.array(GiftState),
  others: z.array(z.object({ text: z.string(), name: z.string().nullable(), mine: z.uuid().nullable() })),
});
export type ShareState = z.infer<typeof ShareState>;

/** A taken gift, copied when it was taken. */
export const MyTake = z.object({
  id: z.uuid(),
  title: z.string(),
  price: z.number().nullable(),
  purchaseUrl: z.string().nullable(),
  quantity: z.int(),
  isOther: z.boolean(),
  shareWith: z.boolean(),
  listTitle: z.string(),
  /** The first name of the list's owner. */
  forName: z.string(),
  giverName: z.string(),
  /** The gift has left the list. The take stays until its giver removes it. */
  isWithdrawn: z.boolean(),
  takenAt: z.iso.datetime(),
});
export type MyTake = z.infer<typeof MyTake>;

const NewTake = z.object({
  id: z.uuid(),
  /** Personal link to the takes of this browser. */
  personalLink: z.string(),
});

/** Takes of a gift as the owner sees them, each within the degree that its giver was shown. */
const SeenGift = z.object({
  giftId: Id,
  title: z.string(),
  quantity: z.int(),
  isShared: z.boolean(),
  names: z.array(z.string()),
});
export const SeenTakes = z.object({
  gifts: z.array(SeenGift),
  others: z.array(z.object({ text: z.string(), name: z.string() })),
});
export type SeenTakes = z.infer<typeof SeenTakes>;

const TakeParams = z.strictObject({ takeId: z.uuid() });

export const takes = {
  ofList: endpoint({
    method: 'GET',
    path: '/api/gift-lists/:giftListId/takes',
    summary: 'Who takes what from my list, as far as I chose to see it',
    params: ListParams,
    response: SeenTakes,
    cacheOffline: false,
  }),
  look: endpoint({
    method: 'GET',
    path: '/api/gift-lists/:giftListId/takes/:giftId',
    summary: 'Look at one gift of my list: whether it is taken, not by whom',
    params: z.strictObject({ giftListId: PathId, giftId: PathId }),
    response: z.object({ giftId: Id, quantity: z.int() }),
    cacheOffline: false,
  }),
  state: endpoint({
    method: 'GET',
    path: '/api/v1/s/:token',
    summary: 'What is free in a shared list',
    params: TokenParams,
    /** `look`: the owner asks to see the takes. */
    query: z.strictObject({ look: z.literal('yes').optional() }),
    response: ShareState,
    access: 'public',
    rateLimit: 'sharePages',
    cache: 'none',
    cacheOffline: false,
  }),
  countOpen: endpoint({
    method: 'POST',
    path: '/api/v1/s/:token/opens',
    summary: 'Somebody opened a shared list in a browser',
    params: TokenParams,
    response: z.object({
      kind: ShareKind,
      degree: Degree,
      /** True for the owner and for co-editors of a wish list: their openings are not counted. */
      isOwner: z.boolean(),
      isSignedIn: z.boolean(),
    }),
    access: 'public',
    rateLimit: 'sharePages',
  }),
  take: endpoint({
    method: 'POST',
    path: '/api/v1/s/:token/takes',
    summary: 'Say that I bring a gift of a shared list; a repeat from the same browser changes nothing',
    params: TokenParams,
    body: z.strictObject({
      gift: GiftRef,
      name: GiverName,
      quantity: Quantity.default(1),
      /** Whether the giver would share this gift with others. */
      shareWith: z.boolean().default(false),
    }),
    response: NewTake,
    status: 201,
    access: 'public',
    rateLimit: 'takes',
  }),
  bringOther: endpoint({
    method: 'POST',
    path: '/api/v1/s/:token/others',
    summary: 'Say that I bring something that is not in the list; a repeat of the same words changes nothing',
    params: TokenParams,
    body: z.strictObject({ text: OtherText, name: GiverName }),
    response: NewTake,
    status: 201,
    access: 'public',
    rateLimit: 'takes',
  }),
  save: endpoint({
    method: 'POST',
    path: '/api/v1/s/:token/gifts/:gift/save',
    summary: 'Save a gift of a shared list to my favorites; what its owner made is copied',
    params: z.strictObject({ token: LinkToken, gift: GiftRef }),
    response: z.object({ giftId: Id }),
    status: 201,
  }),
  mine: endpoint({
    method: 'GET',
    path: '/api/v1/s/mine',
    summary: 'What I took from shared lists, in this browser or signed in',
    response: z.array(MyTake),
    access: 'public',
    rateLimit: 'sharePages',
    cache: 'none',
    cacheOffline: false,
  }),
  undo: endpoint({
    method: 'DELETE',
    path: '/api/v1/s/mine/:takeId',
    summary: 'Let go of what I took',
    params: TakeParams,
    response: z.object({ id: z.uuid() }),
    access: 'public',
    rateLimit: 'takes',
  }),
  mail: endpoint({
    method: 'POST',
    path: '/api/v1/s/mine/mail',
    summary: 'Send me my personal link; the address is not kept',
    body: z.strictObject({ email: Email }),
    response: z.object({ sent: z.literal(true) }),
    access: 'public',
    rateLimit: 'takeMails',
  }),
  keep: endpoint({
    method: 'POST',
    path: '/api/v1/s/mine/:takeId/keep',
    summary: 'Note what I took for one of my people, or for a new one',
    params: TakeParams,
    body: z.strictObject({
      recipient: recipientOrName(line({ max: RECIPIENT_NAME_MAX, required: 'Please say who it is for' })),
      status: z.enum(['idea', 'bought']),
    }),
    response: z.object({ recipientId: Id, giftId: Id }),
    status: 201,
  }),
};
