import type { CalendarDate } from '@tuckaway/domain/days/calendar-date';
import type { Readiness } from '@tuckaway/domain/days/readiness';
import { mailName, messageId } from '../../../platform/compose-mail.ts';
import type { OutgoingMail } from '../../../platform/mail.ts';
import type { DueReminder } from '../sending/due-reminders.ts';
import type { DayToRemindOf } from '../sending/reminder-days.store.ts';
import { reminderMail } from './reminder.mail.ts';
import { unsubscribePath } from '../unsubscribe/unsubscribe.page.ts';

export type ReminderToSend = DueReminder<DayToRemindOf> & { readiness: Readiness };

interface AccountMailInput {
  userId: number;
  email: string;
  unsubscribeToken: string;
  today: CalendarDate;
  publicUrl: string;
}

/** The mail about some reminders of an account, as it leaves. */
export function accountMail(
  reminders: readonly ReminderToSend[],
  { userId, email, unsubscribeToken, today, publicUrl }: AccountMailInput,
): OutgoingMail {
  const mail = reminderMail({
    items: reminders.map(({ day, ...rest }) => ({
      ...rest,
      day: { kind: day.kind, name: day.name, holiday: day.holiday },
      recipientName: day.recipientName,
      recipientUrl: `${publicUrl}/app/recipients/${day.recipientId}`,
    })),
    today,
    upcomingUrl: `${publicUrl}/app/upcoming`,
    settingsUrl: `${publicUrl}/app/settings`,
    unsubscribeUrl: publicUrl + unsubscribePath(unsubscribeToken),
  });
  const what = reminders.map(({ day, on, lead }) => `${day.id} ${on} ${lead}`).join('\n');
  return { ...mail, to: email, messageId: messageId(mailName(`${userId}\n${what}`), publicUrl) };
}
