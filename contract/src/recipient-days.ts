import { z } from 'zod';
import { CalendarDateText, RecipientDay, RecipientDayInput } from './days/recipient-day.ts';
import { Readiness } from './days/readiness.ts';
import { endpoint } from './endpoint.ts';
import { Cursor, Id, PathId, limit, page } from './fields.ts';

/** How many dates come with one request; the home screen asks for fewer. */
const UPCOMING_PAGE = 50;

/** One time that a day comes round, and how ready one is for it. */
export const UpcomingDay = z.object({
  day: RecipientDay,
  recipient: z.object({ id: Id, name: z.string(), budget: z.number().nullable() }),
  on: CalendarDateText,
  /** Counted from today where the account is. */
  daysLeft: z.int(),
  years: z.int().nullable(),
  movedFromLeapDay: z.boolean(),
  readiness: Readiness,
  /** What is tucked away for it, the furthest first: the next step is about the first of them. */
  gifts: z.array(
    z.object({
      recipientGiftId: Id,
      giftId: Id,
      title: z.string(),
      boughtAt: CalendarDateText.nullable(),
      givenAt: z.iso.datetime().nullable(),
    }),
  ),
});
export type UpcomingDay = z.infer<typeof UpcomingDay>;

const DayParams = z.strictObject({ dayId: PathId });
const OfRecipient = z.strictObject({ recipientId: PathId });

export const recipientDays = {
  list: endpoint({
    method: 'GET',
    path: '/api/v1/recipients/:recipientId/days',
    summary: 'The days of one of my recipients',
    params: OfRecipient,
    response: z.array(RecipientDay),
  }),
  create: endpoint({
    method: 'POST',
    path: '/api/v1/recipients/:recipientId/days',
    summary: 'Add a day; at most 20 for a recipient',
    params: OfRecipient,
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
      /** 'next': only the soonest date of each recipient. */
      perRecipient: z.enum(['next']).optional(),
      limit: limit(UPCOMING_PAGE, 200),
      cursor: Cursor.optional(),
    }),
    response: page(UpcomingDay).extend({ today: CalendarDateText }),
    envelope: 'raw',
  }),
};
