import { z } from 'zod';
import { CalendarDateText, Readiness, RecipientDay, RecipientDayInput } from './recipient-day.ts';
import { RecipientParams } from './recipients.ts';
import { HOLIDAY_KEYS } from '@tuckaway/domain/days/holidays';
import { endpoint } from '../endpoint.ts';
import { Cursor, Id, PathId, pageSize, manyIds, page } from '../fields.ts';

/** How many dates come with one request; the home screen asks for fewer. */
const UPCOMING_PAGE = 50;

/** One occurrence of a day, passed or upcoming, and how ready the user is for it. */
export const DayOccurrence = z.object({
  day: RecipientDay,
  recipient: z.object({ id: Id, name: z.string(), budget: z.number().nullable() }),
  on: CalendarDateText,
  /** Counted from today where the account is; negative for a passed one. */
  daysLeft: z.int(),
  years: z.int().nullable(),
  movedFromLeapDay: z.boolean(),
  readiness: Readiness,
  /** Gifts for this occurrence, the most advanced first; days/day-of-gift.ts decides which. */
  gifts: z.array(
    z.object({
      recipientGiftId: Id,
      giftId: Id,
      title: z.string(),
      boughtAt: CalendarDateText.nullable(),
      givenAt: z.iso.datetime().nullable(),
      /** False where the link follows the recipient's next day. */
      dayChosen: z.boolean(),
    }),
  ),
});
export type DayOccurrence = z.infer<typeof DayOccurrence>;

const DayParams = z.strictObject({ dayId: PathId });

export const recipientDays = {
  list: endpoint({
    method: 'GET',
    path: '/api/v1/recipients/:recipientId/days',
    summary: 'The days of one of my recipients',
    params: RecipientParams,
    response: z.array(RecipientDay),
  }),
  create: endpoint({
    method: 'POST',
    path: '/api/v1/recipients/:recipientId/days',
    summary: 'Add a day; at most 20 for a recipient',
    params: RecipientParams,
    body: RecipientDayInput,
    response: RecipientDay,
    status: 201,
  }),
  change: endpoint({
    method: 'PUT',
    path: '/api/v1/recipient-days/:dayId',
    summary: 'Replace a day; gifts for it stay with it',
    params: DayParams,
    body: RecipientDayInput,
    response: RecipientDay,
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/api/v1/recipient-days/:dayId',
    summary: 'Remove a day; gifts for it stay with the recipient',
    params: DayParams,
    response: z.object({ id: Id }),
  }),
  upcoming: endpoint({
    method: 'GET',
    path: '/api/v1/upcoming',
    summary: 'What the next twelve months bring, the soonest first',
    query: z.strictObject({
      recipientId: PathId.optional(),
      /** 'next' returns only the soonest date of each recipient. */
      perRecipient: z.enum(['next']).optional(),
      limit: pageSize(UPCOMING_PAGE, 200),
      cursor: Cursor.optional(),
    }),
    response: page(DayOccurrence).extend({ today: CalendarDateText }),
    envelope: 'raw',
  }),
  passed: endpoint({
    method: 'GET',
    path: '/api/v1/upcoming/passed',
    summary: 'Days of the last 60 days, the latest first, with the gifts for them',
    query: z.strictObject({ recipientId: PathId.optional() }),
    response: z.array(DayOccurrence),
  }),
  createForMany: endpoint({
    method: 'POST',
    path: '/api/v1/recipient-days/many',
    summary: 'Add one holiday to several recipients; those who have it already are left alone',
    body: z.strictObject({ recipientIds: manyIds, holiday: z.enum(HOLIDAY_KEYS, 'Please choose a holiday') }),
    response: z.array(RecipientDay),
    status: 201,
  }),
  removeMany: endpoint({
    method: 'POST',
    path: '/api/v1/recipient-days/many/remove',
    summary: 'Undo createForMany: removes days, except those with a gift or with lead times of their own',
    body: z.strictObject({ dayIds: manyIds }),
    response: z.object({ dayIds: z.array(Id) }),
  }),
};
