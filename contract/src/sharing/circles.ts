import { HOLIDAY_KEYS } from '@tuckaway/domain/days/holidays';
import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { Id, PathId } from '../fields.ts';
import { CalendarDateText, DayKind } from '../people/recipient-day.ts';
import { GiftStatus } from '../people/recipient-gifts.ts';
import { RecipientParams, recipientOrName } from '../people/recipients.ts';
import { TokenParams } from './secret-links.ts';

const Member = z.object({
  id: Id,
  /** The first name, or the whole one where two share it. */
  name: z.string(),
  isOwner: z.boolean(),
  isMe: z.boolean(),
});

/** A gift of a co-giver for the person, with its status, without notes and the paid price. */
export const CircleGift = z.object({
  /** Id of the co-giver's link. */
  id: Id,
  addedBy: z.string(),
  title: z.string(),
  price: z.number().nullable(),
  purchaseUrl: z.string().nullable(),
  isAffiliate: z.boolean(),
  retailer: z.string().nullable(),
  imageUrl: z.string().nullable(),
  status: GiftStatus,
  /** The date on which it was given, else the chosen date, if any. */
  on: CalendarDateText.nullable(),
  /** I have tucked the same gift away for the person, too. */
  isNoted: z.boolean(),
});
export type CircleGift = z.infer<typeof CircleGift>;

const CircleDay = z.object({
  addedBy: z.string(),
  kind: DayKind,
  name: z.string().nullable(),
  month: z.int().nullable(),
  day: z.int().nullable(),
  year: z.int().nullable(),
  holiday: z.enum(HOLIDAY_KEYS).nullable(),
});
type CircleDay = z.infer<typeof CircleDay>;

export const Circle = z.object({
  isOwner: z.boolean(),
  /** The circle is about the user's own e-mail address, so nothing of it is shown. */
  isForMe: z.boolean(),
  /** End of the invitation; null if there is none, and for all but the owner. */
  linkEndsAt: z.iso.datetime().nullable(),
  members: z.array(Member),
  /** Gifts of the other members. */
  gifts: z.array(CircleGift),
  days: z.array(CircleDay),
  sizes: z.array(z.object({ addedBy: z.string(), text: z.string() })),
});
export type Circle = z.infer<typeof Circle>;

export const CircleInvitation = z.object({
  /** First name of the inviting user. */
  invitedBy: z.string(),
  /** The inviting user's name for the person. */
  personName: z.string(),
  memberNames: z.array(z.string()),
  /** The caller's recipient in the circle; null if the caller is not in it yet. */
  recipientId: Id.nullable(),
});
export type CircleInvitation = z.infer<typeof CircleInvitation>;

export const circles = {
  get: endpoint({
    method: 'GET',
    path: '/api/v1/recipients/:recipientId/circle',
    summary: 'With whom I give to a person, and what the others added; null where nobody was invited',
    params: RecipientParams,
    response: Circle.nullable(),
  }),
  invite: endpoint({
    method: 'POST',
    path: '/api/v1/recipients/:recipientId/circle/invitation',
    summary: 'Make a link that invites others to give to my person together; an earlier link stops working',
    params: RecipientParams,
    /** Only this response carries the link: it is kept as a hash, and the response is not kept for a repeat. */
    response: z.object({ link: z.string(), linkEndsAt: z.iso.datetime() }),
    status: 201,
    write: 'unkeyed',
  }),
  endLink: endpoint({
    method: 'DELETE',
    path: '/api/v1/recipients/:recipientId/circle/invitation',
    summary: 'End the link of the invitation at once; whoever joined stays',
    params: RecipientParams,
    response: z.object({ recipientId: Id }),
  }),
  leave: endpoint({
    method: 'POST',
    path: '/api/v1/recipients/:recipientId/circle/leave',
    summary: 'Leave a circle; where I am its owner, end it for everybody. Each keeps what they added',
    params: RecipientParams,
    response: z.object({ recipientId: Id }),
  }),
  removeMember: endpoint({
    method: 'DELETE',
    path: '/api/v1/recipients/:recipientId/circle/members/:memberId',
    summary: 'Take somebody out of my circle; the link of the invitation ends',
    params: z.strictObject({ recipientId: PathId, memberId: PathId }),
    response: z.object({ recipientId: Id }),
  }),
  keepGift: endpoint({
    method: 'POST',
    path: '/api/v1/recipients/:recipientId/circle/gifts/:circleGiftId/keep',
    summary: 'Note what a co-giver added as an idea of my own; what they made is copied',
    params: z.strictObject({ recipientId: PathId, circleGiftId: PathId }),
    response: z.object({ giftId: Id }),
    status: 201,
  }),
  invitation: endpoint({
    method: 'GET',
    path: '/api/v1/circle-invitations/:token',
    summary: 'Who invites me to give to whom',
    params: TokenParams,
    response: CircleInvitation,
    cacheOffline: false,
  }),
  join: endpoint({
    method: 'POST',
    path: '/api/v1/circle-invitations/:token/join',
    summary: 'Accept an invitation for one of my people, or for a new one; a repeat changes nothing',
    params: TokenParams,
    body: z.strictObject({
      recipient: recipientOrName(),
    }),
    response: z.object({ recipientId: Id }),
    status: 201,
  }),
};
