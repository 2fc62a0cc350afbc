import { z } from 'zod';
import { RemindLeads } from './recipient-day.ts';
import { TimeZone } from '../accounts/time-zone.ts';
import { endpoint } from '../endpoint.ts';

/** How the account wants to be reminded. */
export const ReminderSettings = z.object({
  /** Null until the browser or the user has set it; until then UTC applies. */
  timeZone: z.string().nullable(),
  /** Whether mails go out at all. */
  byMail: z.boolean(),
  leads: z.array(z.int()),
  /** Whether to remind of days whose gift is bought, too. */
  evenWhenBought: z.boolean(),
  /** Secret address of the calendar feed; null where it is off. */
  calendarUrl: z.string().nullable(),
  /** False where the server has no way to send mail. */
  canMail: z.boolean(),
});
export type ReminderSettings = z.infer<typeof ReminderSettings>;

export const reminders = {
  settings: endpoint({
    method: 'GET',
    path: '/api/v1/me/reminders',
    summary: 'How I am reminded',
    response: ReminderSettings,
    cacheOffline: false,
  }),
  change: endpoint({
    method: 'PUT',
    path: '/api/v1/me/reminders',
    summary: 'Change how I am reminded; absent stays',
    body: z.strictObject({
      timeZone: TimeZone.optional(),
      byMail: z.boolean().optional(),
      leads: RemindLeads.optional(),
      evenWhenBought: z.boolean().optional(),
    }),
    response: ReminderSettings,
  }),
  renewCalendar: endpoint({
    method: 'POST',
    path: '/api/v1/me/calendar',
    summary: 'Make a new address for my calendar feed; the one before it stops working',
    response: ReminderSettings,
  }),
  stopCalendar: endpoint({
    method: 'DELETE',
    path: '/api/v1/me/calendar',
    summary: 'Switch my calendar feed off',
    response: ReminderSettings,
  }),
};
