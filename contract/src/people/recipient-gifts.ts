import { z } from 'zod';
import { CalendarDateText } from './recipient-day.ts';
import { endpoint } from '../endpoint.ts';
import { Id, PathId, isWithoutRepeats, prose, uniqueIds, userIdBodyClaim, userIdClaim } from '../fields.ts';
import { Gift, GiftParams, Price } from '../gifts/gifts.ts';

export const NOTE_MAX = 1000;

/** The link between a gift and a recipient: planned until `givenAt` is set. */
export const RecipientGift = z.object({
  id: Id,
  recipientId: Id,
  recipient: z.object({ id: Id, name: z.string() }),
  giftId: Id,
  gift: Gift,
  userId: Id,
  note: z.string().nullable(),
  givenAt: z.iso.datetime().nullable(),
  createdAt: z.iso.datetime(),
  /** The occurrence it counts for, as days/day-of-gift.ts decides; `dayId` is null where the day was removed. */
  dayId: Id.nullable(),
  dayOn: CalendarDateText.nullable(),
  /** False where the link follows the recipient's next day. */
  dayChosen: z.boolean(),
  boughtAt: CalendarDateText.nullable(),
  paid: z.number().nullable(),
  thankedAt: CalendarDateText.nullable(),
  thanksNote: z.string().nullable(),
});
export type RecipientGift = z.infer<typeof RecipientGift>;

/** Status of a link. `givenAt` alone decides 'given'. */
export const GiftStatus = z.enum(['idea', 'bought', 'given']);
export type GiftStatus = z.infer<typeof GiftStatus>;
/** A recipient of a gift, with the status of the link. */
export const GiftRecipient = z.object({ id: Id, name: z.string(), status: GiftStatus });
export type GiftRecipient = z.infer<typeof GiftRecipient>;

/** A recipient who already got this gift, or one with the same purchase link or nearly the same title. */
export const GivenBefore = z.object({
  /** The requested or planned gift; `giftId` is the given one. */
  forGiftId: Id,
  recipientId: Id,
  recipientName: z.string(),
  giftId: Id,
  giftTitle: z.string(),
  givenAt: z.iso.datetime(),
});
export type GivenBefore = z.infer<typeof GivenBefore>;

const Note = prose({ max: NOTE_MAX });
const isOurTime = (date: string) => date >= '1900' && date < '2101';
const LinkDate = CalendarDateText.refine(isOurTime, 'Please enter a date between 1900 and 2100');
/** Which occurrence of which day. */
export const ForDay = z.strictObject({ dayId: Id, on: LinkDate });
export type ForDay = z.output<typeof ForDay>;
/** 'next' follows the recipient's next day, as do links that never named one; null is for no day in particular. */
const DayChoice = z.union([ForDay, z.literal('next')]).nullable();
export type DayChoice = z.output<typeof DayChoice>;
const GivenAt = z.iso
  .datetime({ offset: true, error: 'Please enter a valid date' })
  .refine(isOurTime, 'Please enter a date between 1900 and 2100');
const RecipientGiftParams = z.strictObject({ recipientGiftId: PathId });
const GiftQuery = z.strictObject({ giftId: PathId, ...userIdClaim });
const GiftOrRecipientQuery = z
  .strictObject({ giftId: PathId.optional(), recipientId: PathId.optional(), ...userIdClaim })
  .refine(
    (query) => query.giftId !== undefined || query.recipientId !== undefined,
    'Name a giftId or a recipientId',
  );
const Count = z.object({ count: z.int() });
const RemovedLink = z.strictObject({
  recipientId: Id,
  giftId: Id,
  dayId: Id.nullable(),
  dayOn: LinkDate.nullable(),
  dayChosen: z.boolean(),
  note: Note.nullable(),
  givenAt: GivenAt.nullable(),
  boughtAt: LinkDate.nullable(),
  paid: Price.nullable(),
  thankedAt: LinkDate.nullable(),
  thanksNote: Note.nullable(),
});
export type RemovedLink = z.output<typeof RemovedLink>;

export const recipientGifts = {
  list: endpoint({
    method: 'GET',
    path: '/api/v1/recipient-gifts',
    summary: 'Who a gift is for (giftId), or everything for one recipient (recipientId)',
    query: GiftOrRecipientQuery,
    response: z.array(RecipientGift),
  }),
  count: endpoint({
    method: 'GET',
    path: '/api/v1/recipient-gifts/count',
    summary: 'How many of my recipients a gift is for',
    query: GiftQuery,
    response: Count,
  }),
  givenBefore: endpoint({
    method: 'GET',
    path: '/api/v1/recipient-gifts/given-before',
    summary: 'Who already got this gift or one like it (giftId), or what is planned again for one recipient',
    query: GiftOrRecipientQuery,
    response: z.array(GivenBefore),
  }),
  create: endpoint({
    method: 'POST',
    path: '/api/v1/recipient-gifts',
    summary:
      'Link a gift to a recipient, for their next day unless another is named; 409 where that link exists',
    body: z.strictObject({
      recipientId: Id,
      giftId: Id,
      note: Note.optional(),
      forDay: DayChoice.optional(),
      ...userIdBodyClaim,
    }),
    response: RecipientGift,
    status: 201,
  }),
  createMany: endpoint({
    method: 'POST',
    path: '/api/v1/recipient-gifts/bulk',
    summary: 'Link a gift to several recipients: all or none; existing links come back unchanged',
    body: z.strictObject({
      giftId: Id,
      recipientIds: uniqueIds,
      note: Note.optional(),
      /** Days of some of these recipients, one each at most; for the others it is for their next day. */
      forDays: z.array(ForDay).max(100, 'At most 100 at once').optional(),
      ...userIdBodyClaim,
    }),
    response: z.array(RecipientGift),
    status: 201,
  }),
  change: endpoint({
    method: 'PUT',
    path: '/api/v1/recipient-gifts/:recipientGiftId',
    summary:
      'Set the note, what it is for, and how far it is; absent stays, null clears; a given gift keeps its day',
    params: RecipientGiftParams,
    body: z.strictObject({
      note: Note.nullish(),
      givenAt: GivenAt.nullish(),
      forDay: DayChoice.optional(),
      boughtAt: LinkDate.nullish(),
      paid: Price.nullish(),
      thankedAt: LinkDate.nullish(),
      thanksNote: Note.nullish(),
      ...userIdBodyClaim,
    }),
    response: RecipientGift,
  }),
  choose: endpoint({
    method: 'POST',
    path: '/api/v1/recipient-gifts/choose',
    summary:
      'Say whom a gift is for and for which days, in one transaction; what was given is planned once more, 409 where it was given for that day',
    body: z.strictObject({
      giftId: Id,
      people: z
        .array(z.strictObject({ recipientId: Id, isFor: z.boolean(), forDay: DayChoice.optional() }))
        .min(1, 'Choose at least one')
        .max(100, 'At most 100 at once')
        .refine(
          (people) => isWithoutRepeats(people.map(({ recipientId }) => recipientId)),
          'Must not repeat a recipient',
        ),
      ...userIdBodyClaim,
    }),
    /** `removed` can be sent to `restore`; `links` are all links of the gift afterwards. */
    response: z.object({ added: z.int(), removed: z.array(RecipientGift), links: z.array(RecipientGift) }),
  }),
  restore: endpoint({
    method: 'POST',
    path: '/api/v1/recipient-gifts/restore',
    summary: 'Undo: put removed links back with their notes, dates and prices, all or none',
    body: z.strictObject({
      links: z.array(RemovedLink).min(1).max(100, 'At most 100 at once'),
      ...userIdBodyClaim,
    }),
    response: Count,
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/api/v1/recipient-gifts/:recipientGiftId',
    summary: 'Take a gift off a recipient',
    params: RecipientGiftParams,
    query: z.strictObject(userIdClaim),
    response: z.object({ id: Id }),
  }),
  removeOfGift: endpoint({
    method: 'DELETE',
    path: '/api/v1/recipient-gifts/gift/:giftId',
    summary: 'Take a gift off all my recipients',
    params: GiftParams,
    query: z.strictObject(userIdClaim),
    response: Count,
  }),
};
